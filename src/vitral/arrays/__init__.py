"""The rules on arrays, for many tables at the same time on CPU or GPU (docs/arrays.md)."""

try:
    import jax  # noqa: F401 - imported first, so that the error names it
except ImportError as error:
    raise ImportError("vitral.arrays needs JAX: pip install 'vitral[arrays]'") from error

from vitral.arrays.cards import QUESTIONS, Question
from vitral.arrays.environment import Environment, EnvironmentState
from vitral.arrays.legal import mask_of_words, number_in_words, pick
from vitral.arrays.state import State
from vitral.arrays.table import Table

__all__ = [
    "QUESTIONS",
    "Environment",
    "EnvironmentState",
    "Question",
    "State",
    "Table",
    "mask_of_words",
    "number_in_words",
    "pick",
]

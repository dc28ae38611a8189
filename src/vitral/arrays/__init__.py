"""The rules on arrays: as many tables at once as there is room for, on CPU or GPU (docs/arrays.md)."""

try:
    import jax  # noqa: F401 - asked for first, so that its absence is told plainly
except ImportError as error:
    raise ImportError("vitral.arrays needs JAX: pip install 'vitral[arrays]'") from error

from vitral.arrays.cards import QUESTIONS, Question
from vitral.arrays.legal import mask_of_words, number_in_words, pick
from vitral.arrays.state import State
from vitral.arrays.table import Table

__all__ = ["QUESTIONS", "Question", "State", "Table", "mask_of_words", "number_in_words", "pick"]

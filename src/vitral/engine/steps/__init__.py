"""The vocabulary of steps: set-up, rounds, turns and the scripts of tools are all made of these.

Every module of this package is imported here, so that a new step is a file and nothing else.
"""

from importlib import import_module
from pkgutil import iter_modules

from vitral.engine.steps.base import Step, finishable, step_of, vocabulary

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")

__all__ = ["Step", "finishable", "step_of", "vocabulary"]

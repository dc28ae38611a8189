"""The command line: `vitral`, also `python -m vitral`."""

from vitral.cli.main import main

__all__ = ["main"]

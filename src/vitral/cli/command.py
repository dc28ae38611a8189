"""What a command is: its name, its words of help, its arguments and what it does."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from vitral.cli.output.speech import say, speech
from vitral.i18n import Fact


@dataclass(frozen=True, slots=True)
class Command:
    name: str
    message: str
    """The message of its help; the attribute `more` is what stands below the arguments."""
    configure: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]
    """Does it and returns the exit code."""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    """What `more` is told: examples, which are the same in every language."""

    @property
    def help(self) -> str:
        return say(self.message)

    @property
    def more(self) -> str:
        """What its `--help` says below the arguments."""
        message = f"{self.message}.more"
        return say(message, **self.facts) if message in speech() else ""

"""Files that a long run adds lines to, so that it can be stopped at any time and continued later."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from vitral.arena.workers import ArenaError
from vitral.reading import decoded, json_value
from vitral.translatable import TranslatableError, TranslatableText, at_place

_T = TypeVar("_T")


class ResumableFile:
    """A line that identifies a run (its head), then a line for each result; all of them JSON."""

    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        self.path = path
        self.head = head

    def read(self, result_of: Callable[[dict[str, Any]], _T]) -> list[_T]:
        """Returns what *result_of* makes of each result so far; creates a new file with its head.

        Drops a last line cut short. Raises `ArenaError` for the file of another run and for a line that holds no
        result of this one (*result_of* raises an ordinary error); the file is left as it
        is then.
        """
        if not self.path.exists() or not self.path.stat().st_size:
            self.path.write_text(json.dumps(self.head) + "\n", encoding="utf-8")
            return []
        try:
            text = decoded(self.path.read_bytes())
        except TranslatableError as error:
            raise ArenaError(at_place(str(self.path), error.text)) from None
        head, *lines = text.split("\n")
        self.check(head)
        results = [self._result(number, line, result_of) for number, line in enumerate(lines[:-1], 2) if line]
        if not text.endswith("\n"):
            self.path.write_text((text.rpartition("\n")[0] or head) + "\n", encoding="utf-8")
        return results

    def _result(self, number: int, line: str, result_of: Callable[[dict[str, Any]], _T]) -> _T:
        try:
            return result_of(json.loads(line))
        except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
            place = TranslatableText("fault-line", "line {line}", line=number)
            other = TranslatableText(
                "fault-arena-line", "this line is not a result of this run; delete the line, or name another file"
            )
            raise ArenaError(at_place(str(self.path), at_place(place, other))) from None

    def add(self, results: Iterable[dict[str, Any]]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(one) + "\n" for one in results)

    def check(self, line: str) -> None:
        """Raises `ArenaError` if a line is not the head of this run."""
        try:
            theirs = json_value(line)
        except ValueError:
            theirs = None
        if not isinstance(theirs, dict) or theirs.get("format") != self.head["format"]:
            other = TranslatableText("fault-arena-file", "not a file of arena games")
            raise ArenaError(at_place(str(self.path), other))
        for name, value in self.head.items():
            if theirs.get(name) != value:
                other = TranslatableText(
                    "fault-arena-other",
                    "it contains games of another contest ({name} is different); name another file",
                    name=name,
                )
                raise ArenaError(at_place(str(self.path), other))

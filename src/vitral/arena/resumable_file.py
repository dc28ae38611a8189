"""Files that a long run adds lines to, so that it can be stopped at any time and continued later."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from vitral.arena.workers import ArenaError
from vitral.reading import json_value
from vitral.translatable import TranslatableText, at_place


class ResumableFile:
    """A line that identifies a run (its head), then a line for each result; all of them JSON."""

    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        self.path = path
        self.head = head

    def read(self) -> list[Any]:
        """Returns the results so far; creates a new file with its head.

        Drops a last line cut short. Raises `ArenaError` for the file of another run, which is left as it is.
        """
        if not self.path.exists() or not self.path.stat().st_size:
            self.path.write_text(json.dumps(self.head) + "\n", encoding="utf-8")
            return []
        text = self.path.read_text(encoding="utf-8")
        head, *lines = text.split("\n")
        self.check(head)
        if not text.endswith("\n"):
            self.path.write_text((text.rpartition("\n")[0] or head) + "\n", encoding="utf-8")
        return [json.loads(line) for line in lines[:-1] if line]

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

"""Files that a long run adds lines to, so that it can be stopped at any time and go on where it ended."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from vitral.arena.workers import ArenaError
from vitral.reading import json_value
from vitral.translatable import TranslatableText, at_place


class ResumableFile:
    """A line that says what run it is of (its head), then a line for each thing done; all of them JSON."""

    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        self._path = path
        self._head = head

    def read(self, check: Callable[[str], None]) -> list[str]:
        """The lines below the head; none of a new file, which is begun here.

        `check` raises if the head is not this run's; then the file is left as it is. A last line cut short goes.
        """
        if not self._path.exists() or not self._path.stat().st_size:
            self._path.write_text(json.dumps(self._head) + "\n", encoding="utf-8")
            return []
        text = self._path.read_text(encoding="utf-8")
        head, *lines = text.split("\n")
        check(head)
        if not text.endswith("\n"):
            self._path.write_text((text.rpartition("\n")[0] or head) + "\n", encoding="utf-8")
        return lines[:-1]

    def add(self, done: Iterable[dict[str, Any]]) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(one) + "\n" for one in done)


def same_run(path: Path, head: dict[str, Any]) -> Callable[[str], None]:
    """A check for `ResumableFile.read` of games: refuses a file of other games by what is different."""

    def check(line: str) -> None:
        try:
            theirs = json_value(line)
        except ValueError:
            other = TranslatableText("fault-arena-file", "not a file of arena games")
            raise ArenaError(at_place(str(path), other)) from None
        for name, value in head.items():
            if not isinstance(theirs, dict) or theirs.get(name) != value:
                other = TranslatableText(
                    "fault-arena-other",
                    "it contains games of another contest ({name} is different); name another file",
                    name=name,
                )
                raise ArenaError(at_place(str(path), other))

    return check

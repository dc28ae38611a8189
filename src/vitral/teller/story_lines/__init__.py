"""The story of a game: a union of small structs, one for each kind of thing that can happen at a table.

The tag of a line is the message that says it, its fields are the facts of that message. So whoever has a line can
say it, and nobody needs a table from kinds of lines to messages.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Union

from vitral.teller.story_lines import automa, game
from vitral.teller.story_lines.game import NEWS, BaseStoryLine, PeopleLine

__all__ = ["NEWS", "PeopleLine", "StoryLine", "automa", "game"]


def _kinds(base: type[BaseStoryLine]) -> Iterator[type[BaseStoryLine]]:
    for kind in base.__subclasses__():
        yield from _kinds(kind) if kind.__subclasses__() else (kind,)


if TYPE_CHECKING:
    StoryLine = BaseStoryLine
else:
    StoryLine = Union[tuple(_kinds(BaseStoryLine))]  # noqa: UP007 - of a tuple

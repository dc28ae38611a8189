"""The bots' strength on the page is what was measured."""

from __future__ import annotations

import re

from support.paths import DOCS
from vitral.bots.names import LADDER
from vitral.bots.registry import DIFFICULTIES, make_bot, strength

PAGE = (DOCS / "strength.md").read_text("utf-8")


def test_the_figures_are_those_of_the_page() -> None:
    alone = PAGE.partition("each bot against itself")[2].partition("\n## ")[0]
    measured = {bot: float(mean) for bot, mean in re.findall(r"^\| `([\w:]+)` \| \d+ \| \*\*([\d.]+)\*\*", alone, re.M)}
    assert measured == {bot: strength(bot) for bot in DIFFICULTIES}


def test_every_rung_makes_more_points_than_the_one_below() -> None:
    points = [strength(bot) or 0.0 for bot in LADDER]
    assert points == sorted(points)
    assert points[2] >= 54.5
    assert points[4] >= 57.5


def test_difficulties_go_from_the_weakest_to_the_strongest() -> None:
    points = [strength(bot) or 0.0 for bot in DIFFICULTIES]
    assert points == sorted(points)
    assert {*LADDER} < {*DIFFICULTIES}
    for bot in DIFFICULTIES:
        assert make_bot(bot, 1).name == bot


def test_bots_of_others_are_not_measured() -> None:
    assert strength("cautious") is None

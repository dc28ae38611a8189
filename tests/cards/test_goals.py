"""Kinds of goals: what each class of `vitral.cards.goals` must have, and that a new kind needs nothing else."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from pathlib import Path

import msgspec
import pytest

from vitral import Game, load_cards
from vitral.bots.registry import make_bot
from vitral.cards import CardSet
from vitral.cards.goals import GOALS, DiceInWindow, Emblem, FoundSpaces, Goal
from vitral.engine import OptionError, Window
from vitral.spaces import BIT, indexes, mask_of

CORNERS = mask_of(["A1", "A5", "D1", "D5"])
CARD = """\
format = "vitral-cards/1"

[[public]]
id = "corner_stones"
name = "Corner Stones"
points = 4
corners = { least = "5" }
text = "Each corner with a 5 or a 6."
"""


@dataclass(frozen=True, slots=True)
class Corners(Goal):
    """Corners with a high die."""

    kind = "corners"
    example = '{ least = "5" }'
    text = "corners with a high die"

    least: str

    @classmethod
    def read(cls, node):  # type: ignore[no-untyped-def]
        return cls(node.table(("least",))["least"].one_of(tuple("123456")))

    def find(self, window: DiceInWindow) -> FoundSpaces:
        high = window.on[5 + int(self.least) :]
        return [(1, BIT[space]) for mask in high for space in indexes(mask & CORNERS)]

    def emblem(self) -> Emblem:
        return dict.fromkeys(("A1", "A5", "D1", "D5"), self.least)


@pytest.fixture
def cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CardSet:
    """The base game with an objective of a kind of goal that nothing but its own class knows."""
    monkeypatch.setitem(GOALS, Corners.kind, Corners)
    (tmp_path / "corners.toml").write_text(CARD, "utf-8")
    return load_cards("base", tmp_path / "corners.toml", edition=1)


@pytest.mark.parametrize("kind", GOALS.values(), ids=GOALS)
def test_kind_is_complete(kind: type[Goal]) -> None:
    assert GOALS[kind.kind] is kind
    assert kind.text
    assert kind.example.startswith("{ ")
    assert fields(kind)


@pytest.mark.parametrize(
    ("rows", "points"),
    [
        (["R5 -- -- -- Y6", "-- -- -- -- --", "-- -- -- -- --", "-- -- -- -- --"], 8),
        (["R4 -- -- -- --", "-- R6 -- -- --", "-- -- -- -- --", "G1 -- -- -- B5"], 4),
        (["-- -- -- -- --"] * 4, 0),
    ],
)
def test_new_kind_is_read_and_scored(cards: CardSet, rows: list[str], points: int) -> None:
    from vitral.engine.scoring import score_objective

    objective = cards.publics[-1]
    assert objective.goal == Corners("5")
    line = score_objective(Window.parse("fractal_drops", rows), objective)
    assert (line.points, len(line.finds)) == (points, points // 4)


def test_new_kind_needs_nothing_of_bots(cards: CardSet) -> None:
    for name in ("random", "apprentice", "glazier", "master:1", "grandmaster:1"):
        bot = make_bot(name)
        game = Game.new(players=2, seed=3, cards=cards, public=["corner_stones", "light_shades", "deep_shades"])
        for _ in range(6):
            game.play(bot.choose(game.view(game.seat), game.legal_actions()))


def test_arrays_refuse_a_new_kind(cards: CardSet) -> None:
    arrays = pytest.importorskip("vitral.arrays")
    with pytest.raises(OptionError, match="corner_stones"):
        arrays.Table(players=2, cards=cards)


def test_protocol_is_made_from_the_kinds() -> None:
    from vitral.server.protocol import CARD_GOALS, CardGoal, card_goal

    for kind in GOALS.values():
        assert [field.name for field in fields(kind)] == list(CARD_GOALS[kind].__struct_fields__)
    objective = load_cards("base").publics[0]
    encoded = msgspec.json.encode(card_goal(objective.goal))
    assert json.loads(encoded)["kind"] == objective.goal.kind
    assert msgspec.json.decode(encoded, type=CardGoal) == card_goal(objective.goal)

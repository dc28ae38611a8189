"""Every byte sent to a seat or a spectator stays the same when only secrets of others change, in every way to play.

Each game is played three times over the wire: once as dealt, and twice with other secrets, first for some of the seats,
then for the rest. Whoever's own secrets did not change must receive the same until the game is over. Seats on the wire
also ask, err, take back, come in again by other pages and look at everything over HTTP. The table's seed differs each
time while the commitment is held fixed, so nothing made of the seed may show either.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from server_proofs.app_client import LONG
from server_proofs.secret_twins import (
    Deal,
    Script,
    Secrets,
    Transcript,
    fix_randomness,
    play_script,
    with_other_secrets,
)
from vitral.cards import all_cards
from vitral.engine import Options, rules_for
from vitral.server import protocol as wire
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.table import Table
from whole_games.matrix import CORE, OTHERS, ROWS, Row, row_name


def sample() -> list[Row]:
    """Rows in which every mode meets every value of every option that it can have."""
    wanted = {(row["mode"], name, row[name]) for row in ROWS for name in (*CORE, *OTHERS)}
    rows = []
    while wanted:
        row = max(ROWS, key=lambda one: sum((one["mode"], name, one[name]) in wanted for name in one))
        rows.append(row)
        wanted -= {(row["mode"], name, row[name]) for name in row}
    return rows


TABLES = ROWS if LONG else sample()


def play(monkeypatch: pytest.MonkeyPatch, script: Script, deal: Deal, seed: int) -> Transcript:
    with monkeypatch.context() as patched:
        fix_randomness(patched)
        return asyncio.run(play_script(script, deal, bytes([seed]) * 32))


def first_sides(row: Row, rng: Random) -> list[int]:
    return [rng.randrange(4) for _ in range(row["players"])]


def halves(row: Row, rng: Random) -> list[list[int]]:
    """The seats, the Automa's among them, in two parts: with five colors for five seats one alone could not change."""
    seats = list(range(row["players"] + (row["mode"] == "automa")))
    rng.shuffle(seats)
    return [seats[: len(seats) // 2], seats[len(seats) // 2 :]]


def secrets_of(row: Row, deal: Deal, sides: list[int]) -> Secrets:
    decks = dict(rules_for(Options(**row), all_cards()).deck_ids)
    if row["mode"] == "solo":  # objectives lie open
        del decks["private"]
    return Secrets(deal.dealt, sides, decks)


def assert_alike(one: Transcript, other: Transcript, changed: list[int]) -> None:
    for viewer in range(len(one.viewers)):
        if viewer not in changed or viewer == len(one.viewers) - 1:
            name = "a spectator" if viewer == len(one.viewers) - 1 else f"seat {viewer}"
            for at, (first, second) in enumerate(zip(one.viewers[viewer], other.viewers[viewer], strict=False)):
                assert first == second, f"{name} can tell the games apart by what they received at {at}"
            assert len(one.viewers[viewer]) == len(other.viewers[viewer]), name


def compare_twins(row: Row, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play a game and its twins, and compare what was received."""
    rng = Random(row_name(row))
    sides, deal = first_sides(row, rng), Deal()
    one = play(monkeypatch, Script(row, row_name(row), sides), deal, 1)
    assert one.over
    halves_of_seats = [half for half in halves(row, rng) if half]
    # The short run changes the secrets of one half of the seats.
    for number, changed in enumerate(halves_of_seats if LONG else halves_of_seats[:1]):
        swapped, other_sides = with_other_secrets(secrets_of(row, deal, sides), changed, rng)
        other = play(monkeypatch, Script(row, row_name(row), other_sides), swapped, 2 + number)
        assert other.over
        assert swapped.dealt != deal.dealt
        assert_alike(one, other, changed)


@pytest.mark.parametrize("row", TABLES, ids=row_name)
def test_other_secrets_look_the_same_on_the_wire(row: Row, monkeypatch: pytest.MonkeyPatch) -> None:
    compare_twins(row, monkeypatch)


@pytest.mark.parametrize("row", TABLES, ids=row_name)
def test_other_choices_look_the_same_on_the_wire_until_the_reveal(row: Row, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(row_name(row))
    sides = first_sides(row, rng)
    one = play(monkeypatch, Script(row, row_name(row), sides, until_reveal=True), Deal(), 1)
    for number, changed in enumerate(halves({**row, "mode": "standard"}, rng)):
        others = [(side + rng.randrange(1, 4)) % 4 if seat in changed else side for seat, side in enumerate(sides)]
        other = play(monkeypatch, Script(row, row_name(row), others, until_reveal=True), Deal(), 2 + number)
        assert_alike(one, other, changed)


# -- the proof would notice ------------------------------------------------------------------------------------------


Leak = Callable[[Table, wire.Scene], None]


def all_points(table: Table, shown: wire.Scene) -> None:
    shown.target = sum(score.total for score in table.narrated.game.scores())


def sides_of_all(table: Table, shown: wire.Scene) -> None:
    game = table.narrated.game
    shown.dealt_sides = [side.id for seat in range(game.options.players) for side in game.view(seat).dealt_sides]


def names_of_objectives(table: Table, shown: wire.Scene) -> None:
    secret = "".join(card.id for cards in table.narrated.game.state.private for card in cards)
    shown.question = msgspec.structs.replace(shown.question, card=secret)


def sides_chosen(table: Table, shown: wire.Scene) -> None:
    shown.chosen_side = sum(side or 0 for side in table.sides)


def leaking(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Table.scene

    def leaky(table: Table, viewer: int | None) -> wire.Scene:
        shown = msgspec.structs.replace(scene(table, viewer))
        leak(table, shown)
        return shown

    monkeypatch.setattr(Table, "scene", leaky)


@pytest.mark.parametrize("leak", [all_points, sides_of_all, names_of_objectives])
def test_a_leak_is_caught(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leaking(leak, monkeypatch)
    with pytest.raises(AssertionError, match="can tell the games apart"):
        compare_twins(TABLES[0], monkeypatch)


def test_a_leak_of_the_seed_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = LiveTable.info

    def leaky(live: LiveTable) -> wire.TableInfo:
        sent = facts(live)
        sent.forked = live.table.seed.hex()[:2]
        return sent

    monkeypatch.setattr(LiveTable, "info", leaky)
    with pytest.raises(AssertionError, match="can tell the games apart"):
        compare_twins(TABLES[0], monkeypatch)


def test_a_leak_of_a_choice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    leaking(sides_chosen, monkeypatch)
    row = next(row for row in TABLES if row["players"] == 6)
    with pytest.raises(AssertionError, match="can tell the games apart"):
        test_other_choices_look_the_same_on_the_wire_until_the_reveal(row, monkeypatch)

"""A table is the replay of its events, and plays exactly as a `Game` does."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from server.local_tables import happen, new_table
from vitral import Game, Options, Seat, all_cards
from vitral.engine import Action, Reason
from vitral.game.dealer import SeededDealer, commitment
from vitral.records.parsing import stored_options
from vitral.server import protocol as wire
from vitral.server.tables.create import read_options
from vitral.server.tables.errors import RefusalError
from vitral.server.tables.events import (
    ActionChosen,
    ChoiceUndone,
    Event,
    SeatClaimed,
    SeatHandedOver,
    read_event,
    write_event,
)
from vitral.server.tables.setup import Setup, SetupSeat
from vitral.server.tables.table import Table
from vitral.teller.speaker import message_of
from vitral.teller.story_lines import TRANSIENT, PrivateObjectivesDealt, SideChosen, WindowRevealed

SEED = bytes(range(32))
NEW = ("setup", "start_player", "audit", "lathekin", "glass_slot", "rulings")
"""Options there were none of when the first tables were kept."""
MODES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4, "bag": "scaled"},
    {"players": 6},
    {"players": 3, "enforcement": "honour"},
    {"players": 3, "dice_pools": True},
    {"players": 2, "inspirations": True, "rare_glass": True, "passion_publics": True},
    {"players": 5, "dice_pools": True, "inspirations": True, "rare_glass": True, "promos": True},
    {"mode": "solo"},
    {"mode": "solo", "solo_tools": 5, "track": "lighter", "inspirations": True, "solo_payment": "first_printing"},
    {"mode": "automa"},
    {"mode": "automa", "rare_glass": True, "inspirations": True, "automa_misfit": "lenient"},
]


def named(options: dict[str, Any]) -> str:
    return " ".join(str(value if value is not True else name) for name, value in options.items())


def make_table(options: dict[str, Any], timer: int = 0, kind: str = "here", **more: Any) -> Table:
    known = Options.read(options)
    seats = tuple(SetupSeat(kind, f"P{seat}") for seat in range(known.players))  # type: ignore[arg-type]
    return new_table(SEED, Setup(known.to_dict(), seats, timer, **more), 1000.0)


def played(table: Table, random: Random, undo: float = 0.15) -> list[tuple[Event, float]]:
    """Play to the end with some undoing, and return what happened."""
    events: list[tuple[Event, float]] = []
    at = 1000.0
    while not table.over:
        at += 1.0
        event: Event
        if table.narrated.can_undo and random.random() < undo:
            event = ChoiceUndone(table.awaited[0], f"r{at}")
        else:
            seat = random.choice(table.awaited)
            event = ActionChosen(seat, random.choice(table.scene(seat).legal).action, f"r{at}")
        event, _ = table.decide(event, at, SeededDealer(SEED))
        events.append((event, at))
    return events


@pytest.mark.parametrize("options", MODES, ids=named)
def test_whole_games_are_those_of_the_library(options: dict[str, Any]) -> None:
    table = make_table(options)
    events = played(table, Random(1), undo=0.0)
    game = Game.new(dealer=SeededDealer(SEED), cards=all_cards(table.setup.edition), **options)
    for line in table.record().log:
        if line.split()[0] not in ("deal", "start", "roll", "reroll", "draw"):
            game.play(Action(line))
    assert game.over
    assert game.record().log == table.record().log
    assert game.record().result == table.record().result
    assert sum(isinstance(event, ActionChosen) for event, _ in events) == table.ply + table.players - 1, (
        "one ply a choice; that which reveals the windows is the first"
    )


@pytest.mark.parametrize("options", MODES, ids=named)
def test_replaying_the_events_gives_the_same_table(options: dict[str, Any]) -> None:
    table, again = make_table(options), make_table(options)
    for event, at in played(table, Random(2)):
        stored = read_event(write_event(event))
        assert stored == event
        again.apply(stored, at)
    viewers = [None, *range(table.players)]
    assert [again.scene(seat) for seat in viewers] == [table.scene(seat) for seat in viewers]
    assert again.narrated.story == table.narrated.story
    assert again.record() == table.record()
    assert again.deadline == table.deadline


@pytest.mark.parametrize("options", MODES, ids=named)
def test_undo_is_possible_exactly_when_the_library_allows_it(options: dict[str, Any]) -> None:
    table, random = make_table(options), Random(3)
    at = 1000.0
    undone = 0
    while not table.over and at < 1120:
        at += 1.0
        assert table.narrated.can_undo == table.narrated.game.can_undo
        seat = table.awaited[0]
        if table.narrated.can_undo and random.random() < 0.4:
            before = table.narrated.game.copy()
            before.undo()
            change = happen(table, ChoiceUndone(seat), at)
            assert table.narrated.game == before
            assert change.undone >= 1
            undone += 1
        else:
            happen(table, ActionChosen(seat, random.choice(table.scene(seat).legal).action), at)
    assert undone


def test_with_the_cards_first_they_are_shown_while_windows_are_chosen() -> None:
    scene = make_table({"players": 3, "setup": "cards_first", "rare_glass": True, "dice_pools": True}).scene(0)
    assert (scene.phase, len(scene.tools), len(scene.public), len(scene.own)) == ("choosing", 2, 3, 3)
    assert scene.glass is not None
    assert 0 <= scene.start < 3


@pytest.mark.parametrize("options", MODES, ids=named)
def test_a_table_kept_from_before_there_was_an_order_goes_on_as_it_began(options: dict[str, Any]) -> None:
    """Its setup names neither the order nor the new defaults; its events were played with the cards first."""
    known = stored_options({"bag": "full", **options}, old=True)
    assert known.rulings == (1 if known.inspirations else 2)
    new = known.to_dict()
    stored = {name: value for name, value in new.items() if name not in NEW}
    stored |= {"bag": new["bag"] or "full", "privates": options.get("privates")}
    seats = tuple(SetupSeat("here", f"P{seat}") for seat in range(known.players))
    old, today = (new_table(SEED, Setup(given, seats), 1000.0) for given in (stored, new))
    assert old.options == known
    for seat in range(known.players):
        assert old.scene(seat) == today.scene(seat)
        happen(old, ActionChosen(seat, "side 1"), 1.0)
        happen(today, ActionChosen(seat, "side 1"), 1.0)
    assert old.narrated.game == today.narrated.game


def test_a_rematch_is_played_by_the_rulings_of_today() -> None:
    options = {"players": 2, "inspirations": True, "rulings": 1}
    seats = [wire.NewSeat("here", "Ana"), wire.NewSeat("here", "Rui")]
    assert read_options(wire.NewTable(seats, options), None).rulings == 1
    assert read_options(wire.NewTable(seats, options, rematch="table"), None).rulings == 2


def test_windows_are_chosen_in_any_order_and_shown_together() -> None:
    table = make_table({"players": 3})
    assert table.awaited == [0, 1, 2]
    offers = [table.scene(seat).dealt_sides for seat in range(3)]
    for number, seat in enumerate((2, 0), 1):
        change = happen(table, ActionChosen(seat, "side 2"), 1.0)
        assert change.entries == [SideChosen(seat=seat, turn=TRANSIENT)]
        for viewer in (None, 0, 1, 2):
            scene = table.scene(viewer)
            assert (scene.phase, scene.ply, scene.seat, scene.windows) == ("choosing", 0, -1, [])
            assert sum(scene.have_chosen) == number
            assert (scene.tools, scene.public, scene.glass, scene.own, scene.start) == ([], [], None, [], -1)
            assert scene.chosen_side == (1 if viewer is not None and scene.have_chosen[viewer] else -1)
    assert happen(table, ActionChosen(2, "side 1"), 2.0).entries == [], "choosing again adds no line"
    change = happen(table, ActionChosen(1, "side 4"), 3.0)
    assert [message_of(entry) for entry in change.entries] == [
        "story-chosen",
        *["story-side"] * 3,
        *("story-deal-tools", "story-deal-public", "story-start", "story-roll"),
    ]
    built = [entry.card for entry in change.entries if isinstance(entry, WindowRevealed)]
    assert built == [offers[0][1], offers[1][3], offers[2][0]]
    assert (table.ply, table.choosing, table.narrated.can_undo) == (1, False, False)


def test_refusals_carry_every_reason_and_change_nothing() -> None:
    table = make_table({"players": 2})
    for seat in (0, 1):
        happen(table, ActionChosen(seat, "side 1"), 1.0)
    seat = table.awaited[0]
    before = table.narrated.game.copy()
    for text, reason in (("place B3", Reason.NOT_OFFERED), ("take R9", Reason.NOT_OFFERED), ("dance", "")):
        with pytest.raises(RefusalError, match="illegal") as refused:
            happen(table, ActionChosen(seat, text), 2.0)
        assert not reason or reason in refused.value.reasons
    with pytest.raises(RefusalError, match="not_your_turn"):
        happen(table, ActionChosen(1 - seat, "pass"), 2.0)
    with pytest.raises(RefusalError) as nothing:
        happen(table, ChoiceUndone(seat), 2.0)
    assert nothing.value.reasons == (Reason.NOTHING_TO_UNDO,)
    assert (table.narrated.game, table.number) == (before, 2)
    assert table.why(1 - seat, "pass") == (Reason.NOT_YOUR_TURN,)
    assert table.why(seat, "pass") == ()


def test_why_may_ask_about_one_thing_after_another() -> None:
    table = make_table({"players": 2})
    for seat in (0, 1):
        happen(table, ActionChosen(seat, "side 1"), 1.0)
    seat = table.awaited[0]
    choice = next(one for one in table.scene(seat).legal if one.action.startswith("take") and one.spaces)
    assert table.why(seat, f"{choice.action}; place {choice.spaces[0]}") == ()
    assert Reason.NOT_ON_EDGE in table.why(seat, f"{choice.action}; place B3")


def test_actions_may_be_written_as_people_write_them() -> None:
    table = make_table({"players": 2})
    happen(table, ActionChosen(0, "Side 1"), 1.0)
    happen(table, ActionChosen(1, "side 1"), 1.0)
    seat = table.awaited[0]
    take = next(choice.action for choice in table.scene(seat).legal if choice.action.startswith("take"))
    assert table.parse_choice(seat, take.lower()).text == take


def test_the_time_for_a_turn_counts_from_what_began_it() -> None:
    table = make_table({"players": 2}, timer=60)
    assert table.deadline == 1060.0
    happen(table, ActionChosen(0, "side 1"), 1010.0)
    assert table.deadline == 1060.0, "all choose at once"
    happen(table, ActionChosen(1, "side 1"), 1020.0)
    assert table.deadline == 1080.0
    seat = table.awaited[0]
    take = next(choice.action for choice in table.scene(seat).legal if choice.action.startswith("take"))
    happen(table, ActionChosen(seat, take), 1030.0)
    assert table.deadline == 1080.0, "a turn is one time, however many choices it has"
    happen(table, ChoiceUndone(seat), 1040.0)
    assert table.deadline == 1080.0
    happen(table, ActionChosen(seat, "pass"), 1050.0)
    assert table.deadline == 1110.0
    happen(table, SeatHandedOver(table.awaited[0], "random"), 1055.0)
    assert table.deadline == 0.0, "nobody waits for a bot"


@pytest.mark.parametrize("chosen", [False, True], ids=["choosing a window", "in a turn"])
def test_giving_the_seat_away_and_back_gains_no_time(chosen: bool) -> None:
    table = make_table({"players": 2}, timer=5)
    if chosen:
        happen(table, ActionChosen(0, "side 1"), 1000.0)
        happen(table, ActionChosen(1, "side 1"), 1000.0)
    seat = table.awaited[0]
    for at in (1004.0, 1008.0):
        happen(table, SeatHandedOver(seat, "master"), at)
        happen(table, SeatHandedOver(seat), at + 0.5)
    assert table.deadline == 1005.0


def test_time_in_which_nobody_could_play_is_given_back() -> None:
    table = make_table({"players": 2}, timer=5)
    table.extend_turn(1065.0)
    assert table.deadline == 1065.0
    table.extend_turn(1060.0)
    assert table.deadline == 1065.0, "nobody loses any"


def test_time_runs_only_once_everybody_has_come() -> None:
    table = make_table({"players": 2}, timer=60, kind="link")
    assert table.deadline == 0.0
    happen(table, SeatClaimed(0, "Ana"), 1010.0)
    assert table.deadline == 0.0
    happen(table, SeatHandedOver(1, "random"), 1015.0)
    assert table.deadline == 1075.0, "a bot is there too"
    happen(table, SeatClaimed(1), 1020.0)
    happen(table, SeatHandedOver(1), 1025.0)
    assert table.deadline == 1075.0
    assert [seat.name for seat in table.seats] == ["Ana", "P1"]


def test_the_record_carries_seed_and_commitment() -> None:
    table = make_table({"mode": "solo"})
    assert table.commitment == commitment(SEED)
    played(table, Random(5))
    record = table.record()
    assert (record.seed, record.commitment, record.seats) == (SEED.hex(), commitment(SEED), (Seat("P0"),))
    assert isinstance(table.narrated.story[0], PrivateObjectivesDealt)


def test_a_fork_begins_where_the_other_game_stood() -> None:
    table = make_table({"players": 2})
    played(table, Random(6))
    log = table.record().log
    for ply in (0, 3, 8, 40, len(log) - 1):
        fork = make_table({"players": 2}, opening=log[:ply], forked=f"t@{ply}")
        assert fork.record().log[:ply] == log[:ply]
        assert fork.record().dealt_from == ply
        played(fork, Random(7))
        assert fork.over

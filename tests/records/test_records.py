"""Who sat where: the seats of a record, and what older files say of them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from vitral import Action, Game, IllegalActionError, Options, Record, RecordError, Seat, plies, replay

AUTOMA = Options.read({"mode": "automa", "automa_level": "hard"})


def old(names: list[str], **more: Any) -> tuple[Seat, ...]:
    """The seats of a file of the first format."""
    data = {"format": "vitral-game/1", "options": {"players": len(names)}, "log": [], "names": names, **more}
    return Record.from_dict(data).seats


def new(*seats: Any, **options: Any) -> tuple[Seat, ...]:
    return Record.from_dict({"format": "vitral-game/2", "options": options, "log": [], "seats": list(seats)}).seats


def test_seats_travel_with_a_game() -> None:
    game = Game.new(3, seed=1)
    assert game.seats == (Seat(), Seat(), Seat())
    game.seats = [Seat("Ana"), Seat.of_bot("apprentice:3"), Seat.of_bot("glazier", "Gil")]
    game.play("side 1")
    record = Record.from_json(game.record().to_json())
    assert record.seats == replay(record).seats == game.copy().seats == game.seats
    assert [seat.spec for seat in record.seats] == ["", "apprentice:3", "glazier"]
    assert record.to_dict()["seats"][1] == {"name": "", "kind": "bot", "bot": "apprentice", "level": "3"}


def test_the_lines_of_a_record_come_with_the_game_before_each() -> None:
    game, rng = Game.new(3, seed=1), Random(1)
    seen = []
    while not game.over:
        seen.append(game.position)
        game.play(rng.choice(game.legal_actions()))
    record = game.record()
    found = [(before.position, entry) for before, entry in plies(record)]
    assert [position for position, entry in found if isinstance(entry, Action)] == seen
    assert tuple(entry.text for _, entry in found) == record.log
    *_, (last, _) = plies(record)
    assert last == game
    assert list(plies(Record(Options()))) == []


def test_a_line_that_cannot_have_happened_is_refused_when_it_is_reached() -> None:
    record = Game.new(2, seed=1).record()
    lines = plies(replace(record, log=(*record.log, "place A1", "pass")))
    with pytest.raises(IllegalActionError):
        list(lines)


def test_the_automa_has_a_seat_of_its_own() -> None:
    game = Game.new(mode="automa", automa_level="hard", seed=1)
    game.seats = [Seat("Ana")]
    assert (
        game.seats
        == Record.from_json(game.record().to_json()).seats
        == (Seat("Ana"), Seat(kind="automa", level="hard"))
    )


def test_a_table_has_as_many_seats_as_players() -> None:
    game = Game.new(2, seed=1)
    with pytest.raises(ValueError, match="seats: expected a list of 2, found a list of 1"):
        game.seats = [Seat("Ana")]


def test_seats_may_be_left_out() -> None:
    data = {"format": "vitral-game/2", "options": {"players": 3}, "log": []}
    assert Record.from_dict(data).seats == (Seat(),) * 3


PERSON = {"kind": "person"}


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        ([PERSON], "seats: expected a list of 2, found a list of 1"),
        ([PERSON, 3], "seats[1]: expected keys with values, found 3; the keys are: kind, name, bot, level"),
        ([PERSON, {"name": "Ana"}], "seats[1]: missing: kind"),
        ([PERSON, {"kind": "cat"}], 'seats[1].kind: expected one of "person", "bot", found "cat"'),
        ([PERSON, {"kind": "automa"}], 'seats[1].kind: expected one of "person", "bot", found "automa"'),
        ([PERSON, {"kind": "person", "name": 7}], 'seats[1].name: expected text such as "...", found 7'),
        ([PERSON, {"kind": "person", "age": "7"}], 'seats[1]: unknown key "age"; the keys are: kind, name, bot, level'),
        (
            [PERSON, {"kind": "person", "bot": "random"}],
            'seats[1].bot: expected a bot\'s name if the kind is bot, otherwise nothing, found "random"',
        ),
    ],
)
def test_seats_that_cannot_be(seats: list[Any], message: str) -> None:
    with pytest.raises(RecordError) as refused:
        new(*seats, players=2)
    assert str(refused.value) == message


# -- files of the first format, which had only names ---------------------------------------------------------------


def test_bots_of_old_files_are_known_by_their_names() -> None:
    assert old(["Player 1", "Glazier bot 2", "Apprentice:3 bot 3"]) == (
        Seat(),
        Seat.of_bot("glazier"),
        Seat.of_bot("apprentice:3"),
    )
    assert old(["Ana", "Some bot", "Player One"]) == (Seat("Ana"), Seat("Some bot"), Seat("Player One"))


def test_bots_of_old_server_files_are_known_by_their_ids() -> None:
    server = {"version": 1, "seed": "00" * 32, "commitment": "00" * 32}
    assert old(["Ana", "random 1", "random 2"], dealer=server) == (
        Seat("Ana"),
        Seat.of_bot("random"),
        Seat.of_bot("random"),
    )
    assert old(["Ana", "random"]) == (Seat("Ana"), Seat("random"))  # not a server's: a person may be called so


def test_an_old_file_without_names_is_of_people() -> None:
    data = {"format": "vitral-game/1", "options": AUTOMA.to_dict(), "log": [], "names": []}
    assert Record.from_dict(data).seats == (Seat(), Seat(kind="automa", level="hard"))
    with pytest.raises(RecordError, match="names: expected a list of 0 or 2, found a list of 1"):
        Record.from_dict({"format": "vitral-game/1", "options": {"players": 2}, "log": [], "names": ["Ana"]})

"""Whole games at the terminal, played by keys; saved, taken up again, and handed over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from textual.widgets import Button

from terminal.terminal_player import ME_AND_BOT, SOLO, TWO_HERE, Person, at_table, run, sitting
from vitral.game import replay
from vitral.game.proof import prove_dealing
from vitral.records import Record, Seat
from vitral.terminal.local_games import LocalGames
from vitral.terminal.local_tables import LocalTables
from vitral.terminal.screens.dialogs import CurtainScreen, EndScreen, QuestionDialog
from vitral.terminal.table_setup import resumed_seat_plans, seats_of


def test_a_whole_solo_game_by_keyboard() -> None:
    async def play() -> None:
        async with at_table(SOLO) as ana:
            await ana.play_on()
            await ana.until(lambda: isinstance(ana.app.screen, EndScreen))
            assert "round track" in ana.screen
            assert ana.scene.ending is not None
            assert f"{ana.scene.scores[0].total} points against {ana.scene.target}" in ana.screen

    run(play())


def test_a_whole_game_against_a_bot_is_kept_and_proven(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    async def play() -> None:
        async with at_table(ME_AND_BOT, save=str(file)) as ana:
            await ana.play_to_the_end(hurry_from=4)
            await ana.until(lambda: isinstance(ana.app.screen, EndScreen))
            assert "1. " in ana.screen
            assert "Private objective" in ana.screen
            await ana.press("escape")
            assert "The game is over." in ana.screen
            await ana.until(lambda: json.loads(file.read_text())["result"])

    run(play())
    record = Record.load(file)
    assert record.seats == (Seat("Ana"), Seat.of_bot("apprentice", "Apprentice"))
    assert prove_dealing(record) > 10


# -- leaving and coming back -------------------------------------------------------------------------------------


def test_a_game_in_which_nothing_was_chosen_is_not_said_to_be_saved(tmp_path: Path) -> None:
    async def leave() -> None:
        async with at_table(ME_AND_BOT, tables=LocalTables(7, games=LocalGames(tmp_path))) as ana:
            await ana.press("q")
            await ana.until_shown("This game is not saved.")

    run(leave())
    assert LocalGames(tmp_path).games() == []


def test_a_game_left_is_saved_and_goes_on_where_it_was(tmp_path: Path) -> None:
    games = LocalGames(tmp_path)

    async def leave() -> tuple[str | None, list[str]]:
        async with at_table(ME_AND_BOT, tables=LocalTables(7, games=games)) as ana:
            await ana.play_on(lambda: ana.scene.round == 2)
            pool = ana.scene.pool
            await ana.press("q")
            await ana.until_shown("Your game is saved on this computer.")
            await ana.press("enter")
            await ana.until(lambda: ana.app._exit)
            return ana.app.return_value, pool

    said, pool = run(leave())
    assert said == "The game is saved. To continue it: vitral terminal --resume"
    (game,) = games.games()
    record = game.load()

    async def come_back() -> None:
        tables = LocalTables()
        seats = seats_of(resumed_seat_plans(record, {1: "apprentice"}))
        async with sitting(tables, lambda: tables.resume(record, seats)) as ana:
            await ana.turn()
            assert ana.scene.round == 2
            assert ana.scene.pool == pool
            assert "Ana" in ana.screen
            await ana.play_on(lambda: ana.scene.round == 3)
            text = await tables.record(ana.table.client.id)
            assert prove_dealing(Record.from_json(text)) > prove_dealing(record)

    run(come_back())
    assert replay(record).over is False


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_button_at_the_end_is_in_sight(language: str) -> None:
    async def play() -> None:
        async with at_table(SOLO, language=language) as ana:
            await ana.play_to_the_end(1)
            await ana.until(lambda: isinstance(ana.app.screen, EndScreen))
            await ana.settle()
            for button in ana.app.screen.query(Button):
                assert str(button.label) in ana.screen
                assert ana.app.screen.region.contains_region(button.region)

    run(play())


# -- a hot seat --------------------------------------------------------------------------------------------------


def test_the_curtain_hides_what_the_next_person_may_not_see() -> None:
    async def play() -> None:
        async with at_table(TWO_HERE, size=(140, 45)) as people:
            seen: dict[str, str] = {}
            for name in ("Ana", "Rui", "Ana", "Rui"):
                await people.until(lambda: isinstance(people.app.screen, CurtainScreen))
                assert f"Pass the device to {name}" in people.screen
                assert not people.scene.private
                assert not people.scene.dealt_sides
                assert not people.scene.legal
                for secret in seen.values():
                    assert secret not in people.screen
                await people.press("enter")
                await people.turn()
                seen[name] = people.table.speaker.card(people.scene.private[0])
                await people.until_shown(seen[name])
                await _end_turn(people)
            # Rui's second turn follows his first one: nobody else may look, so there is nothing to hide.
            await people.until(lambda: people.scene.turn == 2 and people.scene.legal)
            assert people.app.screen is people.table

    run(play())


async def _end_turn(people: Person) -> None:
    """Choose a window, or end the turn."""
    if people.scene.phase == "choosing":
        await people.press("1")
    else:
        await people.press("e", "e")


def test_behind_the_curtain_one_may_leave() -> None:
    async def play() -> None:
        async with at_table(TWO_HERE) as people:
            await people.until(lambda: isinstance(people.app.screen, CurtainScreen))
            await people.press("q")
            await people.until(lambda: isinstance(people.app.screen, QuestionDialog))
            await people.press("escape")
            await people.until(lambda: isinstance(people.app.screen, CurtainScreen))

    run(play())

"""Setting a table up at the terminal: every way to play, every option, by keys alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from terminal.terminal_player import Person, run, sitting
from vitral.engine.options import OPTIONS
from vitral.i18n import LANGUAGES, translator_for
from vitral.terminal.local_games import LocalGames
from vitral.terminal.local_tables import LocalTables
from vitral.terminal.screens.dialogs import PickCards
from vitral.terminal.screens.setup import about_row, form_rows, turned
from vitral.terminal.screens.table_screen import TableScreen
from vitral.terminal.table_setup import WAYS, again, plan_for
from vitral.terminal.terminal_speaker import TerminalSpeaker
from vitral.terminal.widgets.lists import ChoiceList


def form(person: Person) -> ChoiceList:
    rows = person.one("#form")
    assert isinstance(rows, ChoiceList)
    return rows


async def go_to(person: Person, words_shown: str) -> None:
    """Walk to the row of the form that begins with these words."""
    for _ in range(40):
        at = form(person).highlighted
        assert at is not None
        if form(person).plain[at].startswith(words_shown):
            return
        await person.press("down")
    raise AssertionError(words_shown)


def test_two_keys_begin_a_game() -> None:
    async def begin() -> None:
        async with sitting(LocalTables(7)) as ana:
            assert "Against bots" in ana.screen
            await ana.press("enter", "enter")
            await ana.until(lambda: isinstance(ana.app.screen, TableScreen))
            await ana.turn()
            assert ana.table.client.table is not None
            assert [seat.kind for seat in ana.table.client.table.seats] == ["person", "bot"]

    run(begin())


def test_the_last_game_goes_on_from_the_first_screen(tmp_path: Path) -> None:
    games = LocalGames(tmp_path)

    async def leave() -> None:
        async with sitting(LocalTables(7, games=games)) as ana:
            assert "Your games" not in ana.screen
            await ana.press("enter", "enter")
            await ana.until(lambda: isinstance(ana.app.screen, TableScreen))
            await ana.turn()
            await ana.choose()
            await ana.turn()
            await ana.press("q")
            await ana.until_shown("Your game is saved on this computer.")
            await ana.press("enter")
            await ana.until_shown("with Apprentice, round 1")

    async def come_back() -> None:
        async with sitting(LocalTables(games=games)) as ana:
            await ana.until_shown("with Apprentice, round 1")
            await ana.press("up", "enter")
            await ana.until(lambda: isinstance(ana.app.screen, TableScreen))
            await ana.turn()
            assert ana.scene.phase == "playing"
            await ana.choose()
            assert len(games.games()) == 1

    run(leave())
    run(come_back())


def test_options_names_and_bots_are_changed_by_keys() -> None:
    async def begin() -> None:
        async with sitting(LocalTables(7)) as ana:
            await ana.press("enter", "down", "right")
            assert "Players: ◂ 3 ▸" in ana.screen
            await go_to(ana, "Your name")
            await ana.press("enter", *"Eva", "enter")
            await go_to(ana, "Bot at seat 3")
            await ana.press("right", "left", "right")
            await go_to(ana, "Inspirations")
            await ana.press("enter")
            assert "Inspirations: ◂ On ▸" in ana.screen
            await ana.press("home", "enter")
            await ana.until(lambda: isinstance(ana.app.screen, TableScreen))
            await ana.turn()
            table = ana.table.client.table
            assert table is not None
            assert [(seat.name, seat.bot) for seat in table.seats] == [("Eva", ""), ("", "apprentice"), ("", "glazier")]
            assert TerminalSpeaker("pt").seat_names(table.seats) == ["Eva", "Aprendiz", "Vidraceiro"]
            assert table.options["inspirations"] is True

    run(begin())


def test_cards_are_named_and_a_refusal_is_told_beside_the_form() -> None:
    async def begin() -> None:
        async with sitting(LocalTables(7)) as ana:
            await ana.press("enter")
            await go_to(ana, "Tools")
            await ana.press("enter")
            await ana.until(lambda: isinstance(ana.app.screen, PickCards))
            await ana.press("space", "down", "space", "tab", "enter")
            await ana.until_shown("Tools: 2 chosen")
            await ana.press("home", "enter")
            await ana.until_shown("Tools: name 3 cards")
            assert not isinstance(ana.app.screen, TableScreen)

    run(begin())


def test_a_person_may_be_called_like_a_bot() -> None:
    async def begin() -> None:
        async with sitting(LocalTables(7)) as ana:
            await ana.press("enter")
            await go_to(ana, "Your name")
            await ana.press("enter", *"Random bot", "enter", "home", "enter")
            await ana.until(lambda: isinstance(ana.app.screen, TableScreen))

    run(begin())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_speaks_every_language(language: str) -> None:
    async def look() -> None:
        async with sitting(LocalTables(7), language=language) as ana:
            say = translator_for(language).say
            for title in ("home-ways", "setup-solo-title", "setup-start", "option-tools"):
                assert say(title) in ana.screen

    run(look())


def test_every_way_can_be_set_up() -> None:
    async def create() -> None:
        tables = LocalTables(7)
        for way in WAYS:
            if way != "friends":
                table = await tables.create(plan_for(way).table())
                assert table
        await tables.close()

    run(create())


def test_an_option_of_another_way_is_kept_but_not_sent() -> None:
    plan = plan_for("solo").with_option("dice_pools", True).with_option("solo_tools", 5)
    table = plan.table()
    assert table.options == {"mode": "solo", "players": 1, "solo_tools": 5}
    assert {option.name for option in plan.shown()} < {option.name for option in OPTIONS}


def test_the_form_tells_what_is_usual_at_this_table() -> None:
    def row(players: int, language: str = "en", **chosen: object) -> str:
        plan = replace(plan_for("bot").resized(players), chosen=chosen)
        rows = form_rows(TerminalSpeaker(language), plan, server=False)
        return next(row.words.plain for row in rows if row.on == "option:privates")

    assert row(4) == "Private objectives: ◂ Colors (default) ▸"
    assert row(5) == "Private objectives: ◂ Mixed (default) ▸"
    assert row(5, "pt") == "Objetivos pessoais: ◂ Misturados (padrão) ▸"
    assert row(5, privates="colors") == "Private objectives: ◂ Colors ▸"
    assert row(6, privates="colors") == "Private objectives: ◂ Mixed (default) ▸", "it cannot be had any more"


def test_values_that_cannot_be_had_are_passed_over() -> None:
    def after(players: int) -> object:
        return turned(plan_for("bot").resized(players), "option:privates", 1, server=False).chosen["privates"]

    assert (after(5), after(6)) == ("colors", "mixed")
    five = plan_for("bot").resized(5).with_option("privates", "colors")
    assert five.table().options["privates"] == "colors"
    assert "privates" not in five.resized(6).table().options
    texts = [about_row(TerminalSpeaker("en"), plan, "option:privates") for plan in (five, five.resized(6))]
    assert texts[0].startswith("Color objectives add up")
    assert texts[1].startswith("Private objectives: there are too few color objectives for six players")


def test_six_seats_and_back_keep_the_first_names() -> None:
    plan = plan_for("hotseat", ("Ana", "Rui")).resized(6)
    assert [sitter.name for sitter in plan.seat_plans] == ["Ana", "Rui", "", "", "", ""]
    assert [sitter.name for sitter in plan.resized(2).seat_plans] == ["Ana", "Rui"]


def test_the_same_table_once_more() -> None:
    async def create() -> None:
        tables = LocalTables(7)
        table = await tables.create(plan_for("automa").table())
        facts = (await tables._live(table)).info()
        new = again(facts, [0], rematch=False)
        assert [seat.kind for seat in new.seats] == ["here"]
        assert await tables.create(new) != table
        await tables.close()

    run(create())

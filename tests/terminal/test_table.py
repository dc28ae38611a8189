"""One table on the screen: what is shown, what is pressed, and what is answered when something is impossible."""

from __future__ import annotations

import pytest

from terminal.terminal_player import ME_AND_BOT, Person, at_table, run, take_and_glass
from vitral.i18n import LANGUAGES, translator_for
from vitral.server import protocol as wire
from vitral.teller.story_lines import AutomaCard, DiePlaced
from vitral.terminal.local_tables import LocalTables
from vitral.terminal.screens.dialogs import QuestionDialog
from vitral.terminal.screens.table_screen import TableScreen
from vitral.terminal.widgets.lists import ChoiceList

ALL_IN = wire.NewTable(
    [wire.NewSeat("here", "Ana"), *(wire.NewSeat("bot", f"Bot {seat}", "random") for seat in range(2, 7))],
    {"players": 6, "dice_pools": True, "inspirations": True, "rare_glass": True, "passion_publics": True},
)
AUTOMA = wire.NewTable([wire.NewSeat("here", "Ana")], {"mode": "automa", "rare_glass": True})


async def begin(person: Person) -> None:
    """Choose the first window and wait for the first turn."""
    await person.turn()
    await person.press("1")
    await person.until(lambda: person.scene.phase == "playing" and person.scene.legal)


async def end_turn(person: Person) -> None:
    """End the turn without a die, and wait until it is another's."""
    turn = (person.scene.round, person.scene.turn)
    await person.press("e", "e")
    await person.until_true(lambda: (person.scene.round, person.scene.turn) != turn)


# -- what is shown -----------------------------------------------------------------------------------------------


def test_a_small_screen_shows_the_turn_and_the_rest_by_tabs() -> None:
    async def look() -> None:
        async with at_table(ME_AND_BOT) as ana:
            assert "Your private objective" in ana.screen
            await begin(ana)
            for words_shown in ("Round 1 of 10", "▸Ana", "Draft pool", "Round track", "End turn", "Take the "):
                assert words_shown in ana.screen
            await ana.press("t")
            assert "Public objectives" in ana.screen
            assert "1 favor token" in ana.screen
            await ana.press("v")
            assert "Apprentice" in ana.screen
            await ana.press("s")
            assert "rolls" in ana.screen
            await ana.press("l")
            assert "Open spaces" in ana.screen
            assert "?" in ana.screen, "the bot's private objective is not known"
            await ana.press("m")
            assert "1 " in ana.screen

    run(look())


def test_a_large_screen_shows_everything_at_once() -> None:
    async def look() -> None:
        async with at_table(ALL_IN, size=(160, 50)) as ana:
            await begin(ana)
            shown = (
                "Draft pool",
                "Your private dice",
                "Rare glass",
                "Tools",
                "Inspiration",
                "Bot 6",
                "Open spaces",
                "●",
            )
            for words_shown in shown:
                assert words_shown in ana.screen
            assert {"choices", "cards", "players", "story", "scores"} <= {
                widget.id for widget in ana.table.query("#panels > *") if widget.display
            }

    run(look())


def test_the_automas_things_are_told() -> None:
    async def look() -> None:
        async with at_table(AUTOMA, size=(160, 50)) as ana:
            await begin(ana)
            assert "Automa" in ana.screen
            await ana.press("e", "e")
            await ana.until(lambda: any(isinstance(entry, AutomaCard) for entry in ana.table.client.story))
            assert "from place" in ana.screen or "turns up its card" in ana.screen

    run(look())


def test_a_die_that_waits_stays_in_sight_while_rare_glass_is_placed() -> None:
    """docs/rules.md §4.2: rare glass may be taken with a die in hand, and the die waits."""

    async def look() -> None:
        take, glass = await take_and_glass(AUTOMA)
        async with at_table(AUTOMA) as ana:
            await begin(ana)
            await ana.table.selection.act(take)
            await ana.until(lambda: ana.scene.hand)
            await ana.table.selection.act(glass)
            await ana.until(lambda: ana.scene.waiting)
            assert [f"take {die}" for die in ana.scene.waiting] == [take.split("@")[0]]
            assert f" {ana.scene.hand}   {ana.scene.waiting[0]} " in ana.screen

    run(look())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_begins_in_every_language(language: str) -> None:
    async def look() -> None:
        async with at_table(ME_AND_BOT, language=language) as ana:
            say = translator_for(language).say
            await begin(ana)
            assert say("button-end") in ana.screen
            assert say("draft-pool") in ana.screen
            assert say("round-of", round=1) in ana.screen
            await ana.press("question_mark")
            assert say("help-keys") in ana.screen

    run(look())


def test_without_color_letters_and_signs_say_it_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def look() -> None:
        async with at_table(ME_AND_BOT) as ana:
            await begin(ana)
            assert ana.app.no_color
            die = ana.scene.pool[0]
            assert f"[{die}]" in ana.screen
            await ana.press(die[0].lower(), die[1])
            await ana.until(lambda: ana.scene.hand)
            assert "▸" in str(ana.one("#window").render())

    run(look())


# -- what is pressed ---------------------------------------------------------------------------------------------


def test_a_die_and_a_space_are_typed() -> None:
    async def play() -> None:
        async with at_table(ME_AND_BOT) as ana:
            await begin(ana)
            choice = next(choice for choice in ana.scene.legal if choice.spaces)
            die, space = choice.element.removeprefix("pool:"), choice.spaces[0]
            await ana.press(die[0].lower(), die[1])
            await ana.until(lambda: ana.scene.hand == die)
            assert f"Place the {ana.table.speaker.die(die)}" in ana.screen
            await ana.press(space[0].lower(), space[1])
            await ana.until(lambda: not ana.scene.hand)
            assert die in str(ana.one("#window").render())
            await ana.press("u")
            await ana.until(lambda: ana.scene.hand == die)
            await ana.press("u")
            await ana.until(lambda: not ana.scene.can_undo)
            assert not ana.scene.drafted

    run(play())


def test_a_die_is_clicked_and_a_glowing_space() -> None:
    async def play() -> None:
        async with at_table(ME_AND_BOT) as ana:
            await begin(ana)
            await ana.pilot.click("#pool", offset=(1, 1))
            await ana.until(lambda: ana.scene.hand)
            space = next(choice.element[-2:] for choice in ana.scene.legal if choice.element.startswith("space:"))
            row, column = "ABCD".index(space[0]), int(space[1]) - 1
            await ana.pilot.click("#window", offset=(column * 7 + 3, row * 3 + 1))
            await ana.until(lambda: ana.scene.drafted and not ana.scene.hand)
            assert ana.scene.windows[0].dice[row][column] != "--"

    run(play())


def test_dice_and_spaces_are_walked_to() -> None:
    async def play() -> None:
        async with at_table(ME_AND_BOT) as ana:
            await begin(ana)
            ana.one("#pool").focus()
            await ana.settle()
            fits = {
                space
                for choice in ana.scene.legal
                if choice.element == f"pool:{ana.scene.pool[1]}"
                for space in choice.spaces
            }
            await ana.press("right")
            assert ana.table.selection.preview == fits
            await ana.press("enter")
            await ana.until(lambda: ana.scene.hand)
            assert ana.app.focused is ana.one("#window"), "the focus follows the die"
            await ana.press("enter")
            await ana.until(lambda: ana.scene.drafted and not ana.scene.hand)
            assert ana.app.focused is ana.one("#pool")

    run(play())


def test_reasons_are_told_for_what_is_not_possible() -> None:
    async def play() -> None:
        async with at_table(ME_AND_BOT) as ana:
            await begin(ana)
            await ana.press("b", "3")
            await ana.until_answered("Not on B3, because")
            die = ana.scene.pool[0]
            await ana.press(die[0].lower(), die[1])
            await ana.until(lambda: ana.scene.hand)
            await ana.press("b", "3")
            await ana.until_answered("The first die in a window goes on the edge.")
            await ana.press("escape")
            assert "Not on B3" not in ana.screen
            await ana.press("escape")
            await ana.until(lambda: not ana.scene.hand)

    run(play())


def test_a_die_that_is_not_there_is_answered_and_a_hint_takes_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hint(_: LocalTables, table: str, seat: int) -> wire.Advice:
        return wire.Advice(0, "pass", [], 0.0, 0.0, wire.Sentence("coach-nothing"), [])

    monkeypatch.setattr(LocalTables, "hint", hint)

    async def play() -> None:
        async with at_table(ME_AND_BOT) as ana:
            await begin(ana)
            missing = next(die for die in ("R1", "R2", "R3", "R4", "R5", "R6") if die not in ana.scene.pool)
            await ana.press("r", missing[1])
            await ana.until_answered("There is no such die in the draft pool.")
            await ana.press("h")
            await ana.until_answered(ana.table.speaker.say("coach-nothing"))

    run(play())


def test_a_hint_is_a_key_away(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    async def hint(_: LocalTables, table: str, seat: int) -> wire.Advice:
        asked.append(seat)
        why = [wire.Sentence("coach-why-flexible")]
        return wire.Advice(0, "pass", [], 0.0, 0.0, wire.Sentence("coach-nothing"), why)

    monkeypatch.setattr(LocalTables, "hint", hint)

    async def play() -> None:
        async with at_table(ME_AND_BOT) as ana:
            await begin(ana)
            await ana.press("h")
            say = ana.table.speaker.say
            await ana.until_answered(f"{say('coach-nothing')} {say('coach-why-flexible')}")
            assert not ana.app._notifications, "a hint covers nothing"
            assert asked == [0]
            assert say("round-track") in ana.screen, "a hint pushes nothing off the smallest screen"
            assert say("coach-why-flexible").split()[-1] in ana.screen
            await ana.press("escape")
            await ana.until(lambda: not ana.table.query_one("#notice").display)

    run(play())


def test_notices_do_not_pile_up_and_q_twice_leaves() -> None:
    async def play() -> None:
        async with at_table(ME_AND_BOT) as ana:
            await begin(ana)
            for words in ("one", "two"):
                ana.table.notify(words)
            await ana.until(lambda: [notice.message for notice in ana.app._notifications] == ["two"])
            for closing in ("q", "question_mark", "escape"):
                await ana.press("question_mark")
                await ana.until_shown("end your turn")
                await ana.press(closing)
                assert isinstance(ana.app.screen, TableScreen)
            await ana.press("q")
            await ana.until_shown("Leave (q)")
            await ana.press("q")
            await ana.until(lambda: not any(isinstance(screen, TableScreen) for screen in ana.app.screen_stack))

    run(play())


def test_a_tool_is_used_from_its_card_or_refused_with_a_reason() -> None:
    tools = {"tools": ["lathekin", "grozing_pliers", "lens_cutter"]}

    async def play() -> None:
        async with at_table(wire.NewTable(ME_AND_BOT.seats, tools)) as ana:
            await begin(ana)
            await ana.press("t")
            cards = ana.one("#cards")
            assert isinstance(cards, ChoiceList)
            await ana.press("enter")
            await ana.until_shown("could not finish this")
            while "grozing_pliers" not in cards.looked:
                await ana.press("down")
            await ana.until(lambda: not ana.table.client.sending)
            await ana.press("enter")
            await ana.until(lambda: ana.scene.question.card == "grozing_pliers")
            assert "in use" in ana.screen
            await ana.press("escape")
            await ana.until(lambda: not ana.scene.question.card)

    run(play())


def test_a_turn_without_a_die_is_ended_only_when_asked_twice() -> None:
    async def play() -> None:
        async with at_table(ME_AND_BOT) as ana:
            await begin(ana)
            turn = ana.scene.turn
            await ana.press("e")
            await ana.until_shown("You have not drafted a die.")
            assert ana.scene.turn == turn
            await ana.press("e")
            await ana.until(lambda: ana.scene.turn != turn)

    run(play())


def test_another_window_is_brought_to_the_middle_and_back() -> None:
    async def play() -> None:
        async with at_table(ME_AND_BOT) as ana:
            await begin(ana)
            await ana.press("v", "down", "enter")
            assert ana.table.selection.center == 1
            assert "Apprentice: " in ana.screen
            await ana.press("escape")
            assert ana.table.selection.center == 0

    run(play())


def test_help_and_tabs_open_by_pointer() -> None:
    async def play() -> None:
        async with at_table(ME_AND_BOT) as ana:
            await begin(ana)
            await ana.pilot.click("#tabs", offset=(12, 0))
            assert "Public objectives" in ana.screen
            at = ana.screen.splitlines()[-1].index("Help")
            await ana.pilot.click("#keys", offset=(at, 0))
            await ana.until(lambda: isinstance(ana.app.screen, QuestionDialog))
            await ana.press("escape")

    run(play())


def test_bots_can_be_followed_move_by_move_or_skipped() -> None:
    async def play() -> None:
        async with at_table(ME_AND_BOT, pace=3600.0) as ana:
            await begin(ana)
            await ana.press("e", "e")
            await ana.until(lambda: ana.table.client.waiting and ana.table.client._latest().legal)
            assert not ana.scene.legal
            await ana.press("x")
            assert not ana.table.client.waiting
            assert ana.scene.legal

    run(play())


def test_a_bot_that_thinks_in_a_process_plays_beside_the_screen(caplog: pytest.LogCaptureFixture) -> None:
    glazier = wire.NewTable([wire.NewSeat("here", "Ana"), wire.NewSeat("bot", "Glazier", "glazier")])

    async def play() -> None:
        async with at_table(glazier) as ana:
            await begin(ana)
            while not any(isinstance(entry, DiePlaced) for entry in ana.table.client.story if entry.seat == 1):
                await ana.turn()
                await end_turn(ana)

    run(play())
    assert not caplog.records

"""The first screen: games on the server, modes, and the form of a new table."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Protocol, runtime_checkable

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static

from vitral.bots.names import LADDER
from vitral.engine.option_list import Option, Value, is_among
from vitral.engine.options import OPTIONS
from vitral.server import protocol as wire
from vitral.terminal.screens.dialogs import DialogAnswer, PickCards, QuestionDialog
from vitral.terminal.screens.keys import SETUP_KEYS, bindings, key_bar
from vitral.terminal.table_setup import TIMERS, WAYS, TablePlan, Way, plan_for
from vitral.terminal.tables import Tables, TablesError
from vitral.terminal.terminal_speaker import TerminalSpeaker
from vitral.terminal.widgets.lists import ChoiceList, Row

START = "start"


def form_rows(speaker: TerminalSpeaker, plan: TablePlan, *, server: bool) -> list[Row]:
    """Returns all rows of the form. Their keys: `start`, `players`, `kind:1`, `who:1`, `timer`, `option:NAME`."""
    rows = [Row(START, Content.styled(f"▸ {speaker.say(_start_words(plan))}", "bold $text-accent"))]
    if plan.mode == "standard":
        rows.append(_row("players", speaker.say("setup-players"), f"{len(plan.seat_plans)}"))
    rows += _seats(speaker, plan)
    if server and any(sitter.kind != "bot" for sitter in plan.seat_plans):
        rows.append(_row("timer", speaker.say("setup-timer"), speaker.say(f"setup-timer-{plan.timer}")))
    rows.append(Row("", Content.styled(speaker.say("options-more"), "bold $accent")))
    rows += [_option(speaker, plan, option) for option in plan.shown()]
    return rows


def _start_words(plan: TablePlan) -> str:
    kinds = {sitter.kind for sitter in plan.seat_plans}
    return "setup-start-link" if "link" in kinds else "setup-start" if "here" in kinds else "setup-start-watch"


def _row(on: str, name: str, value: str, *, turns: bool = True) -> Row:
    return Row(on, Content.assemble(f"{name}: ", (f"◂ {value} ▸" if turns else value, "bold")))


def about_row(speaker: TerminalSpeaker, plan: TablePlan, on: str) -> str:
    """Returns a sentence about a row, where there is one."""
    kind, _, what = on.partition(":")
    if kind == "option" and (why := OPTIONS.refusal(what, plan.chosen.get(what), plan.given)):
        # It was chosen for another table.
        return speaker.say("setup-refused", option=speaker.say(f"option-{what}"), why=speaker.translate(why))
    message = {"timer": "setup-timer.about", "option": f"option-{what}.about"}.get(kind, "")
    if kind == "who" and plan.seat_plans[int(what) - 1].kind == "bot":
        message = f"bot-{plan.seat_plans[int(what) - 1].bot}.about"
    return speaker.say(message) if message in speaker else ""


def _seats(speaker: TerminalSpeaker, plan: TablePlan) -> Iterator[Row]:
    for at, sitter in enumerate(plan.seat_plans, 1):
        if plan.mode == "standard" and plan.way != "watch":
            yield _row(
                f"kind:{at}", speaker.say("setup-seat-kind", number=at), speaker.say(f"setup-kind-{sitter.kind}")
            )
        if sitter.kind == "bot":
            yield _row(f"who:{at}", speaker.say("setup-seat-bot", number=at), speaker.bot(sitter.bot))
        else:
            hint = speaker.say("setup-name-guest") if sitter.kind == "link" else speaker.say("player-name", number=at)
            name = speaker.say("setup-name-me") if at == 1 else speaker.say("setup-seat-name", number=at)
            yield _row(f"who:{at}", name, sitter.name or hint, turns=False)


def _option(speaker: TerminalSpeaker, plan: TablePlan, option: Option) -> Row:
    name, on = speaker.say(f"option-{option.name}"), f"option:{option.name}"
    if option.kind == "cards":
        count = len(plan.chosen.get(option.name, ()))
        shown = speaker.say("option-cards-chosen", count=count) if count else speaker.say("option-cards-dealt")
        return _row(on, name, shown, turns=False)
    value = _chosen(plan, option)
    if value is None:
        usual = _value(speaker, option, OPTIONS.usual(option.name, plan.given))
        return _row(on, name, speaker.say("option-usual", value=usual))
    return _row(on, name, _value(speaker, option, value))


def _chosen(plan: TablePlan, option: Option) -> Value:
    """Returns the value in the form; one that is not allowed at this table is replaced by the default."""
    value = plan.chosen.get(option.name)
    return value if is_among(value, OPTIONS.offered(option.name, plan.given)) else option.default


def _value(speaker: TerminalSpeaker, option: Option, value: Value) -> str:
    message = f"option-{option.name}-{str(value).lower()}"
    if message in speaker:
        return speaker.say(message)
    return speaker.say("term-on" if value else "term-off") if isinstance(value, bool) else str(value)


def turned(plan: TablePlan, on: str, step: int, *, server: bool) -> TablePlan:
    """Returns the plan with the next value of a row, or the one before."""
    kind, _, what = on.partition(":")
    if kind == "players":
        return plan.resized(_next(OPTIONS.offered("players", plan.given), len(plan.seat_plans), step))
    if kind == "timer":
        return replace(plan, timer=_next(TIMERS, plan.timer, step))
    if kind == "option":
        if OPTIONS[what].kind == "cards":
            return plan
        return plan.with_option(what, _next(OPTIONS.offered(what, plan.given), _chosen(plan, OPTIONS[what]), step))
    if kind not in ("kind", "who"):
        return plan
    at = int(what) - 1
    sitter = plan.seat_plans[at]
    if kind == "kind":
        kinds = ("here", "link", "bot") if server else ("here", "bot")
        return plan.seated(at, replace(sitter, kind=_next(kinds, sitter.kind, step)))
    if sitter.kind == "bot":
        return plan.seated(at, replace(sitter, bot=_next(LADDER, sitter.bot, step)))
    return plan


def _next(values: Sequence[Any], now: Any, step: int) -> Any:
    at = list(values).index(now) if now in values else 0
    return values[(at + step) % len(values)]


@runtime_checkable
class TableOpener(Protocol):
    """The part of the app that this screen uses."""

    def open_table(self, table: str) -> None: ...


class SetupScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(SETUP_KEYS)]

    def __init__(self, speaker: TerminalSpeaker, tables: Tables, names: tuple[str, ...] = ()) -> None:
        super().__init__()
        self._speaker, self._tables = speaker, tables
        self._plan = plan_for("bot", names)
        self._names = names
        self._games: list[wire.MyTable] = []
        self._problem = ""
        self._busy = False

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="body"):
            yield ChoiceList(id="ways")
            yield ChoiceList(id="form")
        yield Static(id="about")
        yield Static(id="keys")

    def on_mount(self) -> None:
        say = self._speaker.say
        where = self._tables.address or say("term-local")
        self.query_one("#title", Static).update(Content.assemble((" Vitral  ", "bold $accent"), (where, "dim")))
        self.query_one("#keys", Static).update(key_bar(self._speaker, SETUP_KEYS))
        self._show()
        self.query_one("#ways").focus()

    async def on_screen_resume(self) -> None:
        """Loads the list of games again."""
        self._busy = False
        try:
            going = [game for game in await self._tables.mine() if not game.over]
            self._games = sorted(going, key=lambda game: game.damaged)
        except TablesError as error:
            self._problem = self._speaker.problem(error.problem)
        self._show()

    # -- showing ---------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        self.query_one("#ways", ChoiceList).show([*self._game_rows(), *self._way_rows()])
        self.query_one("#form", ChoiceList).show(
            form_rows(self._speaker, self._plan, server=bool(self._tables.address))
        )
        self._show_about()

    @on(OptionList.OptionHighlighted)
    def _show_about(self) -> None:
        """Shows a problem, or a sentence about the row at the cursor."""
        form = self.query_one("#form", ChoiceList)
        about = about_row(self._speaker, self._plan, form.looked)
        words = Content.styled(self._problem, "bold $warning") if self._problem else Content.styled(about, "dim")
        self.query_one("#about", Static).update(words)

    def _way_rows(self) -> list[Row]:
        say = self._speaker.say
        ways = [way for way in WAYS if way != "friends" or self._tables.address]
        rows = [Row("", Content.styled(say("home-ways"), "bold $accent"))]
        for way in ways:
            mark = " ▸" if way == self._plan.way else ""
            about = (f"\n{say(f'setup-{way}-about')}", "dim")
            rows.append(Row(f"way:{way}", Content.assemble((f"{say(f'setup-{way}-title')}{mark}", "bold"), about)))
        return rows

    def _game_rows(self) -> list[Row]:
        say, rows = self._speaker.say, []
        for game in self._games:
            if game.damaged:  # a damaged table has only an id and cannot be opened
                rows.append(Row("", Content.assemble((game.table, "bold"), (f"\n{say('games-damaged')}", "$warning"))))
                continue
            names = [name or (bot and self._speaker.bot(bot)) for name, bot in zip(game.names, game.bots, strict=True)]
            others = [name for seat, name in enumerate(names) if seat not in game.seats and name]
            who = say("games-names", names=self._speaker.listed(others)) if others else say("games-alone")
            when = say("games-round", round=game.round) if game.round else say("games-choosing")
            title = say("games-yours") if game.yours else say("term-game-going")
            mode = say(f"games-mode-{game.options.get('mode', 'standard')}")
            last = time.strftime("%Y-%m-%d %H:%M", time.localtime(game.updated))
            about = Content.assemble((title, "bold"), f"\n{who}, {when}", (f"\n{mode}, {last}", "dim"))
            rows.append(Row(f"game:{game.table}", about))
        return [Row("", Content.styled(say("games-going"), "bold $accent")), *rows] if rows else []

    # -- pressing --------------------------------------------------------------------------------------------------

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        assert isinstance(event.option_list, ChoiceList)
        kind, _, what = event.option_list.on_of(event.option_index).partition(":")
        if kind == "game":
            self.run_worker(self._open_again(what))
        elif kind == "way":
            way: Way = next(way for way in WAYS if way == what)
            self._change(replace(plan_for(way, self._names), chosen=self._plan.chosen))
            form = self.query_one("#form", ChoiceList)
            form.focus()
            form.highlighted = 0
        elif kind == START:
            self.run_worker(self._start())
        else:
            self._press(kind, what)

    def _press(self, kind: str, what: str) -> None:
        """Presses a row of the form: a name is typed, cards are picked, all else goes on to its next value."""
        if kind == "who" and self._plan.seat_plans[int(what) - 1].kind == "here":
            self._ask_name(int(what) - 1)
        elif kind == "option" and OPTIONS[what].kind == "cards":
            picked = self._plan.chosen.get(what, [])
            self.app.push_screen(
                PickCards(self._speaker, what, self._plan, picked), lambda cards: self._picked(what, cards)
            )
        else:
            self.action_turn(1)

    def _ask_name(self, at: int) -> None:
        speaker = self._speaker
        buttons = [("ok", speaker.say("term-ok")), ("cancel", speaker.say("cancel"))]

        def named(answer: DialogAnswer | None) -> None:
            if answer is not None and answer.button == "ok":
                sitter = self._plan.seat_plans[at]
                self._change(self._plan.seated(at, replace(sitter, name=answer.typed.strip()[:40])))

        typed = self._plan.seat_plans[at].name
        self.app.push_screen(
            QuestionDialog(speaker.say("setup-seat-name", number=at + 1), "", buttons, typed=typed), named
        )

    def _picked(self, option: str, cards: list[str] | None) -> None:
        if cards is not None:
            self._change(self._plan.with_option(option, cards))

    def _change(self, plan: TablePlan) -> None:
        self._plan, self._problem = plan, ""
        self._show()

    async def _open_again(self, game: str) -> None:
        self._open(await self._tables.open_again(game))

    async def _start(self) -> None:
        if self._busy:
            return
        self._busy = True
        try:
            table = await self._tables.create(self._plan.table())
        except TablesError as error:
            self._busy = False
            self._problem = self._speaker.problem(error.problem)
            self._show()
        else:
            self._open(table)

    def _open(self, table: str) -> None:
        app = self.app
        assert isinstance(app, TableOpener)
        app.open_table(table)

    # -- keys ------------------------------------------------------------------------------------------------------

    def action_turn(self, step: int) -> None:
        """Goes on to the next value of a row, or back to the one before."""
        form = self.query_one("#form", ChoiceList)
        if form.has_focus and form.highlighted is not None:
            server = bool(self._tables.address)
            self._change(turned(self._plan, form.on_of(form.highlighted), step, server=server))

    def action_back(self) -> None:
        self.query_one("#ways").focus()

    def action_enter(self) -> None:
        """Chooses what the cursor stands on."""
        if isinstance(self.focused, ChoiceList):
            self.focused.action_select()

    def action_help(self) -> None:
        speaker = self._speaker
        buttons = [("close", speaker.say("close"))]
        self.app.push_screen(QuestionDialog(speaker.say("help"), speaker.say("term-help-setup"), buttons))

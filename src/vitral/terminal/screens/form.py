"""The form of a new table as rows: each says what is chosen; another value is one key away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from textual.content import Content

from vitral.bots.registry import LADDER
from vitral.engine.option_list import Option, Value, is_among
from vitral.engine.options import OPTIONS
from vitral.terminal.plan import TIMERS, Plan
from vitral.terminal.speaker import TerminalSpeaker
from vitral.terminal.widgets.rows import Row

START = "start"


def form_rows(speaker: TerminalSpeaker, plan: Plan, *, server: bool) -> list[Row]:
    """All rows of the form. Their keys: `start`, `players`, `kind:1`, `who:1`, `timer`, `option:NAME`."""
    rows = [Row(START, Content.styled(f"▸ {speaker.say(_start_words(plan))}", "bold $text-accent"))]
    if plan.mode == "standard":
        rows.append(_row("players", speaker.say("setup-players"), f"{len(plan.sitters)}"))
    rows += _seats(speaker, plan)
    if server and any(sitter.kind != "bot" for sitter in plan.sitters):
        rows.append(_row("timer", speaker.say("setup-timer"), speaker.say(f"setup-timer-{plan.timer}")))
    rows.append(Row("", Content.styled(speaker.say("options-more"), "bold $accent")))
    rows += [_option(speaker, plan, option) for option in plan.shown()]
    return rows


def _start_words(plan: Plan) -> str:
    kinds = {sitter.kind for sitter in plan.sitters}
    return "setup-start-link" if "link" in kinds else "setup-start" if "here" in kinds else "setup-start-watch"


def _row(on: str, name: str, value: str, *, turns: bool = True) -> Row:
    return Row(on, Content.assemble(f"{name}: ", (f"◂ {value} ▸" if turns else value, "bold")))


def about_row(speaker: TerminalSpeaker, plan: Plan, on: str) -> str:
    """A sentence about a row, where there is one."""
    kind, _, what = on.partition(":")
    if kind == "option" and (why := OPTIONS.refusal(what, plan.chosen.get(what), plan.given)):
        # It was chosen for another table.
        return speaker.say("setup-refused", option=speaker.say(f"option-{what}"), why=speaker.translate(why))
    message = {"timer": "setup-timer.about", "option": f"option-{what}.about"}.get(kind, "")
    if kind == "who" and plan.sitters[int(what) - 1].kind == "bot":
        message = f"bot-{plan.sitters[int(what) - 1].bot}.about"
    return speaker.say(message) if message in speaker else ""


def _seats(speaker: TerminalSpeaker, plan: Plan) -> Iterator[Row]:
    for at, sitter in enumerate(plan.sitters, 1):
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


def _option(speaker: TerminalSpeaker, plan: Plan, option: Option) -> Row:
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


def _chosen(plan: Plan, option: Option) -> Value:
    """The value in the form; one that cannot be had at this table gives way to the default."""
    value = plan.chosen.get(option.name)
    return value if is_among(value, OPTIONS.offered(option.name, plan.given)) else option.default


def _value(speaker: TerminalSpeaker, option: Option, value: Value) -> str:
    message = f"option-{option.name}-{str(value).lower()}"
    if message in speaker:
        return speaker.say(message)
    return speaker.say("term-on" if value else "term-off") if isinstance(value, bool) else str(value)


def turned(plan: Plan, on: str, step: int, *, server: bool) -> Plan:
    """The plan with the next value of a row, or the one before."""
    kind, _, what = on.partition(":")
    if kind == "players":
        return plan.resized(_next(OPTIONS.offered("players", plan.given), len(plan.sitters), step))
    if kind == "timer":
        return replace(plan, timer=_next(TIMERS, plan.timer, step))
    if kind == "option":
        if OPTIONS[what].kind == "cards":
            return plan
        return plan.with_option(what, _next(OPTIONS.offered(what, plan.given), _chosen(plan, OPTIONS[what]), step))
    if kind not in ("kind", "who"):
        return plan
    at = int(what) - 1
    sitter = plan.sitters[at]
    if kind == "kind":
        kinds = ("here", "link", "bot") if server else ("here", "bot")
        return plan.seated(at, replace(sitter, kind=_next(kinds, sitter.kind, step)))
    if sitter.kind == "bot":
        return plan.seated(at, replace(sitter, bot=_next(LADDER, sitter.bot, step)))
    return plan


def _next(values: Sequence[Any], now: Any, step: int) -> Any:
    at = list(values).index(now) if now in values else 0
    return values[(at + step) % len(values)]

"""A real table's dice and cards: people are asked what was rolled, drawn or dealt, and may correct what they typed."""

from __future__ import annotations

from typing import Any, Final

from vitral.engine import Chance, ChanceError, Options
from vitral.terminal.lines.answers import answer
from vitral.terminal.lines.by_hand import RANDOM, Part, outcome_of, parts_of, plain
from vitral.terminal.lines.commands import command_of
from vitral.terminal.lines.session import Session
from vitral.terminal.lines.unclear import UnclearError
from vitral.translatable import sentence_of

_SECRET: Final = ("deal private", "deal windows", "side")
"""Lines of a record whose end is not for everybody."""


async def reveal(session: Session) -> bool:
    """If dice or cards come next, ask for them until they are known or something was taken back; whether they did."""
    if session.real is None:
        return False
    table, seen = session.line.id, session.seen
    chance = (await session.real.game(table)).chance
    if chance is None:
        return False
    if seen.scene.windows:
        session.tell_news()
    values: list[Any] = []
    for part in parts_of(seen.speaker, chance, Options.read(seen.table.options), seen.scene.start):
        here = part.secret_of in session.line.you
        await session.hand_over(part.secret_of if here else None, "line-hand-over-cards")
        session.tell("", f"{part.question} ({part.hint})")
        found = await _read(session, part, chance, values)
        if found is None:
            return True
        values += found
    session.expect()
    try:
        await session.real.deal(table, outcome_of(chance, values))
    except ChanceError as error:
        session.say("line-bad-outcome", why=session.speaker.translate(sentence_of(error)))
    else:
        await session.wait()
    return True


async def _read(session: Session, part: Part, chance: Chance, before: list[Any]) -> tuple[Any, ...] | None:
    """What a person typed; None if something was taken back instead."""
    while True:
        typed = await session.typed(f"{session.speaker.say('line-prompt-table')}> ")
        word, _, rest = typed.partition(" ")
        command = command_of(session.speaker, word)
        if command == "list":
            session.tell(*(part.choices or (session.speaker.say("line-hint-dice"),)))
        elif command in ("undo", "correct"):
            if await _take_back(session, command):
                return None
        elif command and command != "random":
            await answer(session, command, rest.strip())
        elif typed or part.enter_is_random:
            try:
                return part.read(RANDOM if command else plain(typed, chance) or RANDOM, before)
            except UnclearError as error:
                told = f"{str(error)[0].upper()}{str(error)[1:]}"
                session.tell(told if told.endswith("?") else f"{told}.")


async def _take_back(session: Session, command: str) -> bool:
    """While dice or cards are asked for, a choice of this turn is taken back like anything else that was typed."""
    assert session.real is not None
    if command == "correct" or (await session.real.game(session.line.id)).can_undo:
        return await correct(session)
    session.say("reason-nothing_to_undo")
    session.say("line-mistyped")
    return False


async def correct(session: Session) -> bool:
    """Take back what a person typed last; whether there was anything."""
    if session.real is None:
        session.say("line-only-by-hand")
        return False
    session.expect()
    line = await session.real.correct(session.line.id)
    if not line:
        session.say("line-nothing-typed")
        return False
    await session.wait()
    session.shown = None
    session.news.forget_from(len(session.line.story))
    hidden = line.startswith(_SECRET)
    session.say("line-taken-back", line=" ".join(line.split()[:2]) if hidden else line)
    return True

"""A real table's dice and cards: people are asked what was rolled, drawn or dealt, and may correct what they typed."""

from __future__ import annotations

from typing import Any, Final

from vitral.engine import Chance, ChanceError, Options
from vitral.said import sentence_of
from vitral.terminal.lines.answers import answer
from vitral.terminal.lines.by_hand import RANDOM, Part, outcome_of, parts_of, plain
from vitral.terminal.lines.commands import command_of
from vitral.terminal.lines.sitting import Sitting
from vitral.terminal.lines.unclear import UnclearError

_SECRET: Final = ("deal private", "deal windows", "side")
"""Lines of a record whose end is not for everybody."""


async def reveal(sitting: Sitting) -> bool:
    """If dice or cards come next, ask for them until they are known or something was taken back; whether they did."""
    if sitting.real is None:
        return False
    table, seen = sitting.line.id, sitting.seen
    chance = (await sitting.real.game(table)).chance
    if chance is None:
        return False
    if seen.scene.windows:
        sitting.tell_news()
    values: list[Any] = []
    for part in parts_of(seen.voice, chance, Options.read(seen.table.options), seen.scene.start):
        here = part.secret_of in sitting.line.you
        await sitting.hand_over(part.secret_of if here else None, "line-hand-over-cards")
        sitting.tell("", f"{part.question} ({part.hint})")
        found = await _read(sitting, part, chance, values)
        if found is None:
            return True
        values += found
    sitting.expect()
    try:
        await sitting.real.deal(table, outcome_of(chance, values))
    except ChanceError as error:
        sitting.say("line-bad-outcome", why=sitting.voice.retell(sentence_of(error)))
    else:
        await sitting.wait()
    return True


async def _read(sitting: Sitting, part: Part, chance: Chance, before: list[Any]) -> tuple[Any, ...] | None:
    """What a person typed; None if something was taken back instead."""
    while True:
        typed = await sitting.typed(f"{sitting.voice.say('line-prompt-table')}> ")
        word, _, rest = typed.partition(" ")
        command = command_of(sitting.voice, word)
        if command == "list":
            sitting.tell(*(part.choices or (sitting.voice.say("line-hint-dice"),)))
        elif command in ("undo", "correct"):
            if await _take_back(sitting, command):
                return None
        elif command and command != "random":
            await answer(sitting, command, rest.strip())
        elif typed or part.enter_is_random:
            try:
                return part.read(RANDOM if command else plain(typed, chance) or RANDOM, before)
            except UnclearError as error:
                told = f"{str(error)[0].upper()}{str(error)[1:]}"
                sitting.tell(told if told.endswith("?") else f"{told}.")


async def _take_back(sitting: Sitting, command: str) -> bool:
    """While dice or cards are asked for, a choice of this turn is taken back like anything else that was typed."""
    assert sitting.real is not None
    if command == "correct" or (await sitting.real.game(sitting.line.id)).can_undo:
        return await correct(sitting)
    sitting.say("reason-nothing_to_undo")
    sitting.say("line-mistyped")
    return False


async def correct(sitting: Sitting) -> bool:
    """Take back what a person typed last; whether there was anything."""
    if sitting.real is None:
        sitting.say("line-only-by-hand")
        return False
    sitting.expect()
    line = await sitting.real.correct(sitting.line.id)
    if not line:
        sitting.say("line-nothing-typed")
        return False
    await sitting.wait()
    sitting.shown = None
    sitting.news.forget_from(len(sitting.line.story))
    hidden = line.startswith(_SECRET)
    sitting.say("line-taken-back", line=" ".join(line.split()[:2]) if hidden else line)
    return True

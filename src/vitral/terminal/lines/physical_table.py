"""A physical table: asks people what was rolled, drawn, or dealt there, and lets them correct it."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from vitral.dice import COLOR, COLOR_COUNT, GLASS, LETTERS, TEXT, die_of
from vitral.engine import Chance, ChanceError, Options, Outcome
from vitral.engine.steps.dice_pools import DICE_EACH
from vitral.game import SeededDealer
from vitral.terminal.lines.command_words import command_of
from vitral.terminal.lines.commands import answer
from vitral.terminal.lines.line_input import UnknownInputError, quoted, tidy
from vitral.terminal.lines.session import Session
from vitral.terminal.terminal_speaker import TerminalSpeaker
from vitral.translatable import sentence_of


class Deck:
    """The cards that a deal may bring."""

    def __init__(self, speaker: TerminalSpeaker, among: Sequence[str]) -> None:
        self._speaker = speaker
        self._among = among
        self._english = english = speaker.card_index.names()
        self._known: dict[str, str] = {}
        """Every spelling and the card it means."""
        for card in dict.fromkeys(among):
            for spelling in (card, *card.split("/")):
                for name in (spelling, english.get(spelling, spelling), self._named(spelling)):
                    self._known[tidy(name)] = card

    @property
    def listed(self) -> tuple[str, ...]:
        return tuple(self.name_of(card) for card in dict.fromkeys(self._among))

    def name_of(self, card: str) -> str:
        """Returns what a card is called; a window card by both sides."""
        return " / ".join(map(self._named, card.split("/")))

    def _named(self, card: str) -> str:
        return self._speaker.card(card) if card in self._english else card

    def find(self, typed: str) -> str:
        """Returns the card a text names; `UnknownInputError` if there is none, or more than one."""
        wanted = tidy(typed)
        if wanted in self._known:
            return self._known[wanted]
        found = {card for spelling, card in self._known.items() if wanted and spelling.startswith(wanted)}
        if len(found) == 1:
            return found.pop()
        if found:
            names = self._speaker.either(sorted(self.name_of(card) for card in found))
            raise UnknownInputError(self._speaker.say("line-bad-card-unclear", typed=quoted(typed), cards=names))
        close = get_close_matches(wanted, self._known, 2)
        if close:
            raise UnknownInputError(
                self._speaker.say("line-bad-card-close", typed=quoted(typed), cards=self._speaker.either(close))
            )
        raise UnknownInputError(self._speaker.say("line-bad-card", typed=quoted(typed)))

    def drawn(self, taken: Collection[str]) -> str:
        """Returns a card that is left, each as often as its chance has it."""
        return secrets.choice([card for card in self._among if card not in taken])


def split_names(text: str, amount: int) -> list[str]:
    """Returns several names: with commas between them, or else blanks; one name may have blanks."""
    if amount == 1:
        return [text.strip().rstrip(",").strip()]
    return [name.strip() for name in text.split(",") if name.strip()] if "," in text else text.split()


RANDOM: Final = "random"
"""What is typed to leave an answer, or one card of it, to the program."""

_NOBODY_HAS: Final = ("automa", "position", "slot")
"""Decks of the Automa, whose printed cards are not available."""
_DIE: Final = re.compile(r"[A-Za-z]\s*[0-9]|[0-9]+|[A-Za-z?]+")


@dataclass(frozen=True, slots=True)
class OutcomePart:
    """One thing to type. An answer of chance is made of one part or, where seats are asked one by one, of several."""

    question: str
    hint: str
    read: Callable[[str, Sequence[Any]], tuple[Any, ...]]
    """The values that a text means, given those of the parts before; `UnknownInputError` says what would be right."""
    secret_of: int | None = None
    """The seat that alone may see it."""
    enter_is_random: bool = False
    """Whether an empty line leaves it to the program: for cards that no real table has."""
    choices: tuple[str, ...] = ()
    """What may be named, for those who want a list."""


def parts_of(speaker: TerminalSpeaker, chance: Chance, options: Options, start: int) -> list[OutcomePart]:
    """Returns what is to be typed for a question of chance."""
    names = speaker.names
    if chance.kind == "deal":
        return list(_deals(speaker, chance, options, Deck(speaker, chance.among)))
    if chance.kind == "start":
        seats = ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))
        question, hint = speaker.say("line-hand-start", seats=seats), speaker.say("line-hint-seat")
        return [OutcomePart(question, hint, lambda text, _: _start(speaker, text))]
    if chance.kind == "roll":
        return [_roll(speaker, chance, names[start], options)]
    if chance.kind == "draw":
        return [
            OutcomePart(
                speaker.say("line-hand-draw"),
                speaker.say("line-hint-draw"),
                lambda text, _: _draw(speaker, text, chance),
            )
        ]
    return list(_rerolls(speaker, chance))


def outcome_of(chance: Chance, values: Sequence[Any]) -> Outcome:
    """Returns the outcome that some values make."""
    purpose = {"deal": chance.purpose, "roll": "pool"}.get(chance.kind, chance.kind)
    return Outcome(chance.kind, purpose, tuple(values))


def plain(text: str, chance: Chance) -> str:
    """Returns what was typed, without the first words a line of a record has: `roll R4 B2` is `R4 B2`."""
    words = text.split()
    for word in (chance.kind, chance.purpose if chance.kind == "deal" else ""):
        if word and words[1:] and words[0].lower() == word:
            words = words[1:]
    return " ".join(words)


# -- cards ---------------------------------------------------------------------------------------------------------


def _deals(speaker: TerminalSpeaker, chance: Chance, options: Options, deck: Deck) -> Iterator[OutcomePart]:
    one_by_one = chance.purpose in ("private", "windows", "inspirations")
    seats = options.seats if chance.purpose == "private" else options.players
    amount = chance.amount // seats if one_by_one else chance.amount
    for seat in range(seats if one_by_one else 1):
        hidden = seat >= options.players
        yield OutcomePart(
            _deal_question(speaker, chance, amount, speaker.names[seat], options),
            _deal_hint(speaker, chance.purpose, amount, hidden),
            _dealt(speaker, deck, amount),
            secret_of=seat if chance.purpose in ("private", "windows") and not hidden else None,
            enter_is_random=chance.purpose in _NOBODY_HAS,
            choices=deck.listed,
        )


def _deal_question(speaker: TerminalSpeaker, chance: Chance, amount: int, name: str, options: Options) -> str:
    one_of_many = chance.purpose == "public" and amount < options.public_shown
    message = {
        "inspirations": "line-hand-inspiration",
        "public": "line-hand-public-nth" if one_of_many else "line-hand-public",
    }.get(chance.purpose, f"line-hand-{chance.purpose}")
    count = options.public_shown if one_of_many else amount
    return speaker.say(message, name=name, count=count, number=chance.turn + 1, round=chance.round)


def _deal_hint(speaker: TerminalSpeaker, purpose: str, amount: int, hidden: bool) -> str:
    if purpose in _NOBODY_HAS:
        return speaker.say("line-hint-enter")
    if purpose == "windows":
        return speaker.say("line-hint-sides")
    return speaker.say(f"line-hint-card{'s' if amount > 1 else ''}{'-unseen' if hidden else ''}")


def _dealt(speaker: TerminalSpeaker, deck: Deck, amount: int) -> Callable[[str, Sequence[Any]], tuple[Any, ...]]:
    def read(text: str, before: Sequence[Any]) -> tuple[str, ...]:
        typed = [RANDOM] * amount if text.lower() == RANDOM else split_names(text, amount)
        if len(typed) != amount:
            cards = ", ".join(typed) or speaker.say("line-none")
            raise UnknownInputError(speaker.say("line-bad-cards", count=amount, found=len(typed), cards=cards))
        found: list[str] = []
        for name in typed:
            taken = {*before, *found}
            card = (
                deck.drawn(taken) if name.lower() in (RANDOM, speaker.say("line-command-random")) else deck.find(name)
            )
            if card in taken:
                raise UnknownInputError(speaker.say("line-bad-dealt", card=deck.name_of(card)))
            found.append(card)
        return tuple(found)

    return read


# -- dice ----------------------------------------------------------------------------------------------------------


def _roll(speaker: TerminalSpeaker, chance: Chance, starter: str, options: Options) -> OutcomePart:
    message = {"standard": "line-hand-roll", "solo": "line-hand-roll-alone", "automa": "line-hand-roll-places"}
    question = speaker.say(message[options.mode], round=chance.round, name=starter, count=chance.amount)

    def read(text: str, _: Sequence[Any]) -> tuple[int, ...]:
        if text.lower() == RANDOM:
            return SeededDealer().answer(chance).values
        dice = [_die(speaker, word) for word in _DIE.findall(text)]
        if len(dice) != chance.amount:
            raise UnknownInputError(
                speaker.say("line-bad-dice", count=chance.amount, found=len(dice), dice=_dice(dice))
            )
        for color in range(COLOR_COUNT):
            wanted = sum(COLOR[die] == color for die in dice)
            if wanted > chance.among[color]:
                word = speaker.color(LETTERS[color])
                raise UnknownInputError(speaker.say("line-bad-bag", color=word, count=wanted, held=chance.among[color]))
        return tuple(dice)

    return OutcomePart(question, speaker.say("line-hint-roll"), read)


def _dice(dice: Sequence[int]) -> str:
    return " ".join(TEXT[die] for die in dice)


def _die(speaker: TerminalSpeaker, word: str) -> int:
    text = "".join(word.split()).upper()
    try:
        die = die_of(text)
    except ValueError:
        raise UnknownInputError(speaker.say("line-bad-die", typed=quoted(word))) from None
    if COLOR[die] == GLASS:
        raise UnknownInputError(speaker.say("line-bad-glass", die=text))
    return die


def _rerolls(speaker: TerminalSpeaker, chance: Chance) -> Iterator[OutcomePart]:
    dice: tuple[int, ...] = chance.among
    if chance.purpose == "own":
        for at, name in enumerate(speaker.names):
            share = dice[DICE_EACH * at : DICE_EACH * (at + 1)]
            yield _values(speaker, share, speaker.say("line-hand-roll-own", name=name))
    elif chance.purpose == "board":
        yield _values(speaker, dice, speaker.say("line-hand-roll-board", count=len(dice)))
    else:
        yield _values(speaker, dice, speaker.say("line-hand-reroll", dice=_dice(dice)))


def _values(speaker: TerminalSpeaker, dice: tuple[int, ...], question: str) -> OutcomePart:
    amount = len(dice)

    def read(text: str, _: Sequence[Any]) -> tuple[int, ...]:
        if text.lower() == RANDOM:
            return tuple(6 * COLOR[die] + secrets.randbelow(6) for die in dice)
        words = _DIE.findall(text)
        if len(words) != amount:
            raise UnknownInputError(speaker.say("line-bad-values", count=amount, found=len(words)))
        if words[0][0].isalpha():
            return _by_color(speaker, dice, [_any_die(speaker, word) for word in words])
        return _in_order(speaker, dice, words)

    return OutcomePart(question, speaker.say("line-hint-values", count=amount), read)


def _any_die(speaker: TerminalSpeaker, word: str) -> int:
    try:
        return die_of("".join(word.split()).upper())
    except ValueError:
        raise UnknownInputError(speaker.say("line-bad-value-or-die", typed=quoted(word))) from None


def _in_order(speaker: TerminalSpeaker, dice: tuple[int, ...], words: list[str]) -> tuple[int, ...]:
    for word in words:
        if word not in ("1", "2", "3", "4", "5", "6"):
            raise UnknownInputError(speaker.say("line-bad-value", typed=quoted(word)))
    return tuple(6 * COLOR[die] + int(word) - 1 for die, word in zip(dice, words, strict=True))


def _by_color(speaker: TerminalSpeaker, dice: tuple[int, ...], typed: list[int]) -> tuple[int, ...]:
    """Returns dice named in any order, put into the order they were asked in."""
    if sorted(COLOR[die] for die in typed) != sorted(COLOR[die] for die in dice):
        colors = speaker.listed(speaker.color(LETTERS[COLOR[die]]) for die in dice)
        raise UnknownInputError(speaker.say("line-bad-colors", colors=colors, dice=_dice(typed)))
    left = list(typed)
    return tuple(left.pop(next(at for at, one in enumerate(left) if COLOR[one] == COLOR[die])) for die in dice)


def _draw(speaker: TerminalSpeaker, text: str, chance: Chance) -> tuple[int, ...]:
    if text.lower() == RANDOM:
        return SeededDealer().answer(chance).values
    letter = {speaker.color(one): one for one in LETTERS}.get(text.lower(), text.upper())
    if letter not in tuple(LETTERS[:COLOR_COUNT]):
        raise UnknownInputError(speaker.say("line-bad-color", typed=quoted(text)))
    color = LETTERS.index(letter)
    if not chance.among[color]:
        raise UnknownInputError(speaker.say("line-bad-color-gone", color=speaker.color(letter)))
    return (color,)


def _start(speaker: TerminalSpeaker, text: str) -> tuple[int, ...]:
    if text.lower() == RANDOM:
        return (secrets.randbelow(len(speaker.names)),)
    names = speaker.names
    called = [name.lower() for name in names]
    if text.lower() in called:
        return (called.index(text.lower()),)
    if text.isascii() and text.isdecimal() and 1 <= int(text[:9]) <= len(names):
        return (int(text) - 1,)
    raise UnknownInputError(speaker.say("line-bad-seat", typed=quoted(text), count=len(names)))


_SECRET: Final = ("deal private", "deal windows", "side")
"""Lines of a record whose end is not for everybody."""


async def reveal(session: Session) -> bool:
    """Asks for dice or cards that come next until they are known or something was taken back; returns whether they
    came.
    """
    if session.real is None:
        return False
    table, seen = session.client.id, session.seen
    chance = (await session.real.game(table)).chance
    if chance is None:
        return False
    if seen.scene.windows:
        session.show_news()
    values: list[Any] = []
    for part in parts_of(seen.speaker, chance, Options.read(seen.options), seen.scene.start):
        here = part.secret_of in session.client.you
        await session.hand_over(part.secret_of if here else None, "line-hand-over-cards")
        session.write("", f"{part.question} ({part.hint})")
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


async def _read(session: Session, part: OutcomePart, chance: Chance, before: list[Any]) -> tuple[Any, ...] | None:
    """Returns what a person typed; None if something was taken back instead."""
    while True:
        typed = await session.typed(f"{session.speaker.say('line-prompt-table')}> ")
        _, _, rest = typed.partition(" ")
        command = command_of(session.speaker, typed)
        if command == "list":
            session.write(*(part.choices or (session.speaker.say("line-hint-dice"),)))
        elif command in ("undo", "correct"):
            if await _take_back(session, command):
                return None
        elif command and command != "random":
            await answer(session, command, rest.strip())
        elif typed or part.enter_is_random:
            try:
                return part.read(RANDOM if command else plain(typed, chance) or RANDOM, before)
            except UnknownInputError as error:
                problem = f"{str(error)[0].upper()}{str(error)[1:]}"
                session.write(problem if problem.endswith("?") else f"{problem}.")


async def _take_back(session: Session, command: str) -> bool:
    """Takes back a choice of this turn like anything else that was typed, while dice or cards are asked for."""
    assert session.real is not None
    if command == "correct" or (await session.real.game(session.client.id)).can_undo:
        return await correct(session)
    session.say("reason-nothing_to_undo")
    session.say("line-mistyped")
    return False


async def correct(session: Session) -> bool:
    """Takes back what a person typed last; returns whether there was anything."""
    if session.real is None:
        session.say("line-only-by-hand")
        return False
    session.expect()
    line = await session.real.correct(session.client.id)
    if not line:
        session.say("line-nothing-typed")
        return False
    await session.wait()
    session.shown = None
    session.news.forget_from(len(session.client.story))
    hidden = line.startswith(_SECRET)
    session.say("line-taken-back", line=" ".join(line.split()[:2]) if hidden else line)
    return True

"""A real table: what was rolled, drawn or dealt there is asked from the person, who may leave it to the program."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from vitral.cards import CardSet
from vitral.cli.deck import Deck, split_names
from vitral.cli.errors import UnclearError
from vitral.cli.words import COLOR_WORDS, count, dice_text, listed
from vitral.engine import Chance, Options, Outcome
from vitral.engine.dice import COLOR, COLOR_COUNT, GLASS, LETTERS, die_of
from vitral.engine.steps.own import DICE_EACH
from vitral.game import SeededDealer
from vitral.referee.fields import shown

RANDOM: Final = "random"
"""What is typed to leave an answer, or one card of it, to the program."""

_NOBODY_HAS: Final = ("automa", "position", "slot")
"""Decks of the Automa: the real cards are lost."""
_DIE: Final = re.compile(r"[A-Za-z]\s*[0-9]|[0-9]+|[A-Za-z?]+")
_COLORS: Final = {word: letter for letter, word in COLOR_WORDS.items()}


@dataclass(frozen=True, slots=True)
class Part:
    """One thing to type. An answer of chance is made of one part or, where seats are asked one by one, of several."""

    question: str
    hint: str
    read: Callable[[str, Sequence[Any]], tuple[Any, ...]]
    """The values that a text means, given those of the parts before; `UnclearError` says what would be right."""
    secret_of: int | None = None
    """The seat that alone may see it."""
    enter_is_random: bool = False
    """Whether an empty line leaves it to the program: for cards that no real table has."""
    choices: tuple[str, ...] = ()
    """What may be named, for those who want a list."""


def parts_of(chance: Chance, names: Sequence[str], options: Options, cards: CardSet, start: int) -> list[Part]:
    """What is to be typed for a question of chance."""
    if chance.kind == "deal":
        return list(_deals(chance, names, options, Deck(chance.among, cards)))
    if chance.kind == "start":
        seats = ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))
        return [Part(f"Who starts? {seats}", "a number or a name", lambda text, _: _start(text, names))]
    if chance.kind == "roll":
        return [_roll(chance, names[start], options)]
    if chance.kind == "draw":
        return [Part("Draw a die from the bag. Which color is it?", "such as B", lambda text, _: _draw(text, chance))]
    return list(_rerolls(chance, names))


def outcome_of(chance: Chance, values: Sequence[Any]) -> Outcome:
    """The outcome that some values make."""
    purpose = {"deal": chance.purpose, "roll": "pool"}.get(chance.kind, chance.kind)
    return Outcome(chance.kind, purpose, tuple(values))


def plain(text: str, chance: Chance) -> str:
    """What was typed, without the first words a line of a record has: `roll R4 B2` is `R4 B2`."""
    words = text.split()
    for word in (chance.kind, chance.purpose if chance.kind == "deal" else ""):
        if word and words[1:] and words[0].lower() == word:
            words = words[1:]
    return " ".join(words)


# -- cards ---------------------------------------------------------------------------------------------------------


def _deals(chance: Chance, names: Sequence[str], options: Options, deck: Deck) -> Iterator[Part]:
    one_by_one = chance.purpose in ("private", "windows", "inspirations")
    seats = options.seats if chance.purpose == "private" else options.players
    amount = chance.amount // seats if one_by_one else chance.amount
    for seat in range(seats if one_by_one else 1):
        hidden = seat >= options.players
        yield Part(
            _deal_question(chance, amount, names[seat], options),
            _deal_hint(chance.purpose, amount, hidden),
            _dealt(deck, amount),
            secret_of=seat if chance.purpose in ("private", "windows") and not hidden else None,
            enter_is_random=chance.purpose in _NOBODY_HAS,
            choices=deck.listed,
        )


def _deal_question(chance: Chance, amount: int, name: str, options: Options) -> str:
    number = f"{chance.turn + 1} of {options.public_shown}" if amount < options.public_shown else ""
    return {
        "private": f"Private {'objectives' if amount > 1 else 'objective'} of {name}",
        "windows": f"The two window cards of {name}",
        "inspirations": f"The inspiration of {name}",
        "tools": f"The {count(amount, 'tool')} on the table, from left to right",
        "public": f"Public objective {number}" if number else f"The {amount} public objectives on the table",
        "board": "The rare-glass board",
        "automa": f"The Automa's card of round {chance.round}",
        "position": "The position card of the Automa's rare glass",
        "slot": "The place of the rare-glass board in the row of three tools: 1, 2 or 3",
    }[chance.purpose]


def _deal_hint(purpose: str, amount: int, hidden: bool) -> str:
    if purpose in _NOBODY_HAS:
        return "Enter: the program draws it"
    sides = "one side of each, " if purpose == "windows" else ""
    names = f"{sides}by name with commas between them, or by id" if amount > 1 else "by name or id"
    return f"{names}; {RANDOM}: the program deals {'them' if amount > 1 else 'it'}{', unseen' if hidden else ''}"


def _dealt(deck: Deck, amount: int) -> Callable[[str, Sequence[Any]], tuple[Any, ...]]:
    def read(text: str, before: Sequence[Any]) -> tuple[str, ...]:
        typed = [RANDOM] * amount if text.lower() == RANDOM else split_names(text, amount)
        if len(typed) != amount:
            raise UnclearError(f"expected {count(amount, 'card')}, found {len(typed)}: {', '.join(typed) or 'none'}")
        found: list[str] = []
        for name in typed:
            taken = {*before, *found}
            card = deck.drawn(taken) if name.lower() == RANDOM else deck.find(name)
            if card in taken:
                raise UnclearError(f"{deck.name_of(card)} is dealt already; a card lies on the table once")
            found.append(card)
        return tuple(found)

    return read


# -- dice ----------------------------------------------------------------------------------------------------------


def _roll(chance: Chance, starter: str, options: Options) -> Part:
    alone = f"draw {chance.amount} dice from the bag and roll them"
    question = (
        f"Round {chance.round}: "
        + {
            "standard": f"{starter} draws {chance.amount} dice from the bag and rolls them",
            "solo": alone,
            "automa": f"{alone} onto the places 1 to 5, in this order",
        }[options.mode]
    )

    def read(text: str, _: Sequence[Any]) -> tuple[int, ...]:
        if text.lower() == RANDOM:
            return SeededDealer().answer(chance).values
        dice = [_die(word) for word in _DIE.findall(text)]
        if len(dice) != chance.amount:
            raise UnclearError(f"expected {chance.amount} dice, found {len(dice)}: {dice_text(dice)}")
        for color in range(COLOR_COUNT):
            wanted = sum(COLOR[die] == color for die in dice)
            if wanted > chance.among[color]:
                word, held = COLOR_WORDS[LETTERS[color]], chance.among[color]
                raise UnclearError(f"{wanted} {word} dice cannot be: the bag holds {held} of them")
        return tuple(dice)

    return Part(question, f"such as R4 B2 G6; {RANDOM}: the program rolls", read)


def _die(word: str) -> int:
    text = "".join(word.split()).upper()
    try:
        die = die_of(text)
    except ValueError:
        raise UnclearError(
            f"{shown(word)} is not a die; expected a color R Y G B P and a value 1-6, such as R4"
        ) from None
    if COLOR[die] == GLASS:
        raise UnclearError(f"{text} is rare glass, which is not in the bag")
    return die


def _rerolls(chance: Chance, names: Sequence[str]) -> Iterator[Part]:
    dice: tuple[int, ...] = chance.among
    if chance.purpose == "own":
        for at, name in enumerate(names):
            share = dice[DICE_EACH * at : DICE_EACH * (at + 1)]
            yield _values(share, f"{name} rolls the ten own dice, two of each color: red, yellow, green, blue, purple")
    elif chance.purpose == "board":
        yield _values(dice, f"Roll {count(len(dice), 'rare-glass die').replace('dies', 'dice')} for the board")
    else:
        yield _values(dice, f"Roll again: {dice_text(dice)}")


def _values(dice: tuple[int, ...], question: str) -> Part:
    amount = len(dice)
    expected = "the new value, 1-6" if amount == 1 else f"{amount} values 1-6, in this order"

    def read(text: str, _: Sequence[Any]) -> tuple[int, ...]:
        if text.lower() == RANDOM:
            return tuple(6 * COLOR[die] + secrets.randbelow(6) for die in dice)
        words = _DIE.findall(text)
        if len(words) != amount:
            raise UnclearError(f"expected {expected}, found {len(words)}")
        return _by_color(dice, [_any_die(word) for word in words]) if words[0][0].isalpha() else _in_order(dice, words)

    return Part(question, f"type {expected}; {RANDOM}: the program rolls", read)


def _any_die(word: str) -> int:
    try:
        return die_of("".join(word.split()).upper())
    except ValueError:
        raise UnclearError(f"{shown(word)} is neither a value 1-6 nor a die such as R4") from None


def _in_order(dice: tuple[int, ...], words: list[str]) -> tuple[int, ...]:
    for word in words:
        if word not in ("1", "2", "3", "4", "5", "6"):
            raise UnclearError(f"{shown(word)} is not a value; dice show 1-6")
    return tuple(6 * COLOR[die] + int(word) - 1 for die, word in zip(dice, words, strict=True))


def _by_color(dice: tuple[int, ...], typed: list[int]) -> tuple[int, ...]:
    """Dice named in any order, put into the order they were asked in."""
    if sorted(COLOR[die] for die in typed) != sorted(COLOR[die] for die in dice):
        colors = listed(COLOR_WORDS[LETTERS[COLOR[die]]] for die in dice)
        raise UnclearError(f"the dice rolled are {colors}; {dice_text(typed)} are others")
    left = list(typed)
    return tuple(left.pop(next(at for at, one in enumerate(left) if COLOR[one] == COLOR[die])) for die in dice)


def _draw(text: str, chance: Chance) -> tuple[int, ...]:
    if text.lower() == RANDOM:
        return SeededDealer().answer(chance).values
    letter = _COLORS.get(text.lower(), text.upper())
    if letter not in tuple(LETTERS[:COLOR_COUNT]):
        raise UnclearError(f"{shown(text)} is not a color; expected one of R Y G B P")
    color = LETTERS.index(letter)
    if not chance.among[color]:
        raise UnclearError(f"the bag holds no {COLOR_WORDS[letter]} die")
    return (color,)


def _start(text: str, names: Sequence[str]) -> tuple[int, ...]:
    if text.lower() == RANDOM:
        return (secrets.randbelow(len(names)),)
    called = [name.lower() for name in names]
    if text.lower() in called:
        return (called.index(text.lower()),)
    if text.isascii() and text.isdecimal() and 1 <= int(text[:9]) <= len(names):
        return (int(text) - 1,)
    raise UnclearError(f"{shown(text)} is no seat; expected a number from 1 to {len(names)} or a name")

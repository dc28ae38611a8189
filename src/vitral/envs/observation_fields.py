"""The fields of an observation: small whole numbers, each field written from one fact of a view.

A view is an allow-list already (`vitral.engine.views`), and nothing else is asked here, so an observation can show no
secret. Seats are counted from the viewer on, clockwise: 0 is the viewer. Dice are counted by kind, 6·color + value − 1,
colors in the order R Y G B P (W, rare glass, where a table has it); spaces are A1 to D5, row by row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import prod
from operator import attrgetter, itemgetter
from typing import Any, Final, NamedTuple

from vitral.dice import GLASS
from vitral.engine.actions import ROUNDS
from vitral.engine.questions import QuestionKind
from vitral.engine.rules import Rules
from vitral.engine.steps.glass import SUPPLY
from vitral.envs.encoders import (
    HAND_DIE,
    MAX_INT8,
    QUESTION,
    Counts,
    Encoded,
    Encoder,
    Number,
    Planes,
    TrackCounts,
    card_id,
    cards_there,
    glass_counts,
    mask_bytes,
    one_of,
    printed_bytes,
    rows_of,
    seat_at,
    seats_from,
    seats_of,
)
from vitral.spaces import COLUMNS, ROWS, SPACES

_KINDS: Final = 30
_GLASS_KINDS: Final = 6
_SIDES: Final = 4
_PRINTS: Final = 11
"""What a space may ask for: R Y G B P, 1-6."""


class Part(NamedTuple):
    """A part of a fact: how it is read, and what reads it in source text."""

    read: Callable[[Any], Any]
    suffix: str


FIRST: Final = Part(itemgetter(0), "[0]")


def attribute(name: str) -> Part:
    """Returns the part of a fact that is this attribute."""
    return Part(attrgetter(name), f".{name}")


@dataclass(frozen=True, slots=True)
class Field:
    name: str
    source: str
    """The fact of the view it is written from."""
    shape: tuple[int, ...]
    most: int
    """The largest number in it; the smallest is 0."""
    about: str
    encoder: Encoder
    each: tuple[int, ...] = ()
    """If the fact is kept by seat or slot: which shares are written, one by one, in what order."""
    part: Part | None = None
    """What is written of the fact, or of each share, if not all of it."""

    @property
    def size(self) -> int:
        return prod(self.shape)


def fields_for(rules: Rules, seat: int) -> tuple[Field, ...]:
    """Returns the fields of a table for one of its seats. Names, shapes and order are the same for every seat."""
    options = rules.options
    found = [*_turn(rules, seat), *_table(rules), *_windows(rules, seat)]
    if options.mode == "automa":
        found += _automa(rules)
    if options.dice_pools:
        found += _pools(rules, seat)
    if options.inspirations:
        found += _inspirations(rules, seat)
    if options.rare_glass:
        found += _rare_glass(rules, seat)
    if options.enforcement == "honour":
        found += _honor(rules, seat)
    return tuple(found)


def _turn(rules: Rules, seat: int) -> Iterator[Field]:
    players, turns = rules.players, len(rules.timings)
    at_work = [*rules.decks["tools"], *rules.decks["inspirations"], *rules.decks["board"]]
    waiting = rows_of(2, 12, HAND_DIE.encode)
    about = "what is asked, in the order of `vitral.engine.questions.QuestionKind`"
    yield Field("ask", "todo", (len(QuestionKind),), 1, about, QUESTION, part=FIRST)
    yield Field("to_move", "seat", (players,), 1, "whose choice it is", seat_at(players, seat))
    yield Field("round", "round", (ROUNDS,), 1, "the round, 1-10; none during setup", one_of(ROUNDS, 1))
    yield Field("turn", "turn", (turns,), 1, "the turn of the round", one_of(turns))
    yield Field("start", "start", (players,), 1, "the start player of the round", seat_at(players, seat))
    yield Field("drafted", "drafted", (1,), 1, "whether this turn's die has been drafted", Number())
    yield Field("tool_used", "tool_used", (1,), 1, "whether this turn's tool has been used", Number())
    yield Field("skips", "skips", (players,), 1, "who skips the second turn of the round", seats_of(players, seat))
    yield Field("hand", "hand", (12,), 1, "the die in hand: its color R Y G B P W, its value 1-6", HAND_DIE)
    yield Field("hand_from", "origin", (SPACES,), 1, "the space the die in hand was lifted from", one_of(SPACES))
    yield Field("waiting", "waiting", (2, 12), 1, "dice in hand that wait, each as in `hand`", waiting)
    yield Field("moved", "moved", (SPACES,), 1, "the spaces of dice moved by the tool at work", Encoded(mask_bytes))
    about = "the cards at work, by the decks of tools, inspirations and rare-glass boards"
    yield Field("using", "using", (len(at_work),), 1, about, Encoded(cards_there(at_work)))


def _table(rules: Rules) -> Iterator[Field]:
    size, shown = rules.pool_size, rules.options.tools_shown
    tools, publics, privates = (rules.decks[name] for name in ("tools", "public", "private"))
    slots = tuple(range(shown))
    sides = rows_of(_SIDES, _PRINTS * SPACES, printed_bytes)
    tokens = rows_of(_SIDES, 1, lambda side: bytes((side.difficulty,)))
    yield Field("pool", "pool", (_KINDS,), size, "the draft pool: dice by kind", Counts())
    yield Field("bag", "bag", (5,), max(rules.bag), "dice in the bag by color", Encoded(bytes))
    yield Field(
        "track", "track", (ROUNDS, _KINDS), size, "the round track: dice by round and kind", TrackCounts(ROUNDS)
    )
    about = "the tool in each slot, by its deck"
    yield Field("tools", "tools", (shown, len(tools)), 1, about, card_id(tools), slots)
    about = "favor tokens on the tools"
    yield Field("tool_tokens", "tool_tokens", (shown,), MAX_INT8, about, Number(), slots)
    yield Field(
        "public", "public", (len(publics),), 1, "the public objectives, by their deck", Encoded(cards_there(publics))
    )
    about = "your private objectives, by their deck"
    yield Field("private", "private", (len(privates),), 1, about, Encoded(cards_there(privates)))
    about = "the window sides you were dealt: their print R Y G B P 1-6 by row and column"
    yield Field("offers", "dealt_sides", (_SIDES, _PRINTS, ROWS, COLUMNS), 1, about, sides)
    yield Field("offer_tokens", "dealt_sides", (_SIDES,), MAX_INT8, "favor tokens those sides bring", tokens)
    yield Field("choice", "chosen_side", (_SIDES,), 1, "the side you chose", one_of(_SIDES))


def _windows(rules: Rules, seat: int) -> Iterator[Field]:
    players = rules.players
    shape = (players, _PRINTS, ROWS, COLUMNS)
    seats = seats_from(seat, players)
    about = "the print of the windows: by seat, R Y G B P 1-6, row, column"
    yield Field("print", "windows", shape, 1, about, Encoded(printed_bytes), seats, attribute("pattern"))
    about = "the dice on the windows: by seat, R Y G B P 1-6, row, column"
    yield Field("dice", "windows", shape, 1, about, Planes(), seats)
    yield Field("tokens", "tokens", (players,), MAX_INT8, "favor tokens by seat", Number(), seats)


def _automa(rules: Rules) -> Iterator[Field]:
    automa, size = rules.cards.automa, rules.pool_size
    assert automa is not None
    ids = [card.id for card in automa.cards]
    entries = max(len(card.places) for card in automa.cards)
    card, ended, slot = cards_there(ids), one_of(entries), one_of(3, 1)
    places, dice = rows_of(size, size, one_of(size, 1).encode), rows_of(size, _KINDS, one_of(_KINDS).encode)
    yield Field("places", "places", (size, size), 1, "the places of the dice left in the pool", places)
    yield Field("pool_in_order", "pool", (size, _KINDS), 1, "those dice by kind, in the order of their places", dice)
    about = "the Automa's card of this round"
    yield Field("automa_card", "automa", (len(ids),), 1, about, Encoded(lambda at_work: card((at_work.card,))))
    about = "the Automa's cards so far"
    yield Field("automa_drawn", "automa", (len(ids),), 1, about, Encoded(lambda at_work: card(at_work.drawn)))
    about = "the entry of its card at which its first pick ended"
    yield Field("automa_ended", "automa", (entries,), 1, about, Encoded(lambda at_work: ended.encode(at_work.ended)))
    about = "the tool slot that the rare-glass board takes"
    yield Field("board_slot", "automa", (3,), 1, about, Encoded(lambda at_work: slot.encode(at_work.board_slot)))


def _pools(rules: Rules, seat: int) -> Iterator[Field]:
    players = rules.players
    about, seats = "the private dice pools: dice by seat and kind", seats_from(seat, players)
    yield Field("own", "own", (players, _KINDS), 10, about, Counts(), seats)
    yield Field("own_used", "own_used", (1,), 1, "whether a private die has been used this turn", Number())
    yield Field("picked", "picked", (_KINDS,), 10, "private dice picked to be rolled again", Counts())
    yield Field("from_own", "source", (1,), 1, "whether the die in hand is a private one", Number())


def _inspirations(rules: Rules, seat: int) -> Iterator[Field]:
    people, deck = rules.options.players, rules.decks["inspirations"]
    about, seats = "the inspirations, by seat and deck", seats_from(seat, people)
    yield Field("inspirations", "inspirations", (people, len(deck)), 1, about, card_id(deck), seats)
    yield Field("inspired", "inspired", (people,), 1, "whose inspiration has been used", seats_of(people, seat))


def _rare_glass(rules: Rules, seat: int) -> Iterator[Field]:
    players, boards = rules.players, rules.decks["board"]
    card = cards_there(boards)
    seats = seats_from(seat, players)
    about = "the rare-glass board, by its deck"
    yield Field(
        "board", "glass_board", (len(boards),), 1, about, Encoded(lambda board: card((board,) if board else ()))
    )
    yield Field(
        "glass", "glass", (_GLASS_KINDS,), SUPPLY, "the rare glass on the board, by value", Encoded(glass_counts)
    )
    yield Field("glass_supply", "glass_supply", (1,), SUPPLY, "rare glass not rolled yet", Number())
    yield Field("glass_tokens", "glass_tokens", (1,), MAX_INT8, "favor tokens on the board", Number())
    yield Field("glass_used", "glass_used", (1,), 1, "whether rare glass has been taken this turn", Number())
    about = "the rare glass on the windows: by seat, row, column"
    yield Field(
        "glass_dice",
        "windows",
        (players, ROWS, COLUMNS),
        1,
        about,
        Encoded(lambda window: mask_bytes(window.on[GLASS])),
        seats,
    )


def _honor(rules: Rules, seat: int) -> Iterator[Field]:
    players = rules.players
    shape = (players, ROWS, COLUMNS)
    seats = seats_from(seat, players)
    about = "dice put down against the rules of touching and of the edge: by seat, row, column"
    yield Field("misplaced", "windows", shape, 1, about, Encoded(mask_bytes), seats, attribute("misplaced"))
    about = "dice whose print does not count: by seat, row, column"
    yield Field("excused", "windows", shape, 1, about, Encoded(mask_bytes), seats, attribute("excused"))
    yield Field("checked", "checked", (players,), 1, "who has been checked", seats_of(players, seat))
    yield Field("accused", "accused", (players,), 1, "who has to remove dice", seat_at(players, seat))

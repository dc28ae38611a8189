"""Questions about a table, and the engine's answers: all claims in the words of a lesson come from here.

A question is a word and what it is about: `spaces P5`, `points light_shades`, `turn 4`. `count` in front of one that is
answered by a list returns the length of the list.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from vitral.dice import COLOR, COLOR_COUNT, NO_DIE, SHADE, TEXT, UNSET, die_of, texts
from vitral.engine import Score, ScoreLine, State
from vitral.engine.actions import ROUNDS
from vitral.engine.standing import score
from vitral.engine.steps.turn import use_tool
from vitral.spaces import FULL, INDEX, NAMES, SPACES, names
from vitral.tutor.lesson import LEARNER, LessonError

Kind = Literal["number", "dice", "spaces", "card", "seat"]


class Fact(NamedTuple):
    """An answer: a number, dice, spaces, the id of a card, or a seat, as text."""

    kind: Kind
    values: tuple[str, ...]


def fact(question: str, state: State) -> Fact:
    """Returns what the engine says to that question at that table; `LessonError` if it cannot be asked there."""
    word, *about = question.split()
    if word == "count":
        return _number(len(fact(" ".join(about), state).values))
    if word not in _ANSWERS:
        raise LessonError(f"{question!r}: nobody can answer that; questions begin with {', '.join(sorted(_ANSWERS))}")
    try:
        return _ANSWERS[word](state, about)
    except (KeyError, IndexError, ValueError, StopIteration) as error:
        raise LessonError(f"{question!r} cannot be asked at this table: {error}") from None


def line_of(state: State, name: str) -> ScoreLine:
    """Returns a line of the learner's score sheet, as if the game ended now."""
    return next(line for line in _sheet(state).lines if line.id == name)


def _sheet(state: State) -> Score:
    return score(state, LEARNER)


def _number(value: int) -> Fact:
    return Fact("number", (str(value),))


def _die(state: State, about: Sequence[str]) -> Fact:
    """Returns a die that is there to be taken, or `hand`."""
    die = _named(state, about[0])
    if die not in (*state.pool, state.hand):
        raise ValueError("no such die in the draft pool or in hand")
    return Fact("dice", (TEXT[die],))


def _lying(state: State, about: Sequence[str]) -> Fact:
    """Returns the die on a space of the learner's window."""
    return Fact("dice", (state.windows[LEARNER].dice()[about[0]],))


def _open(state: State, about: Sequence[str]) -> Fact:
    """Returns a space of the learner's window, which must be open."""
    if about[0] in state.windows[LEARNER].dice():
        raise ValueError("a die lies there")
    return Fact("spaces", (NAMES[INDEX[about[0]]],))


def _named(state: State, text: str) -> int:
    if text != "hand":
        return die_of(text)
    if state.hand == NO_DIE or state.hand >= UNSET:
        raise ValueError("no die is in hand")
    return state.hand


def _spaces(state: State, about: Sequence[str]) -> Fact:
    """Returns where a die may go in the learner's window."""
    return Fact("spaces", tuple(names(state.windows[LEARNER].spaces(_named(state, about[0])))))


def _blocked(state: State, _: Sequence[str]) -> Fact:
    """Returns the open spaces of the learner's window that no die fits any more: a neighbor has what is
    printed there.
    """
    window = state.windows[LEARNER]
    free = 0
    for die in range(COLOR_COUNT * 6):
        free |= window.fits[COLOR[die]] & window.fits[SHADE[die]]
    return Fact("spaces", tuple(names(FULL & ~free & ~window.filled)))


def _points(state: State, about: Sequence[str]) -> Fact:
    """Points of a line, or of all of them (`total`)."""
    return _number(_sheet(state).total if about[0] == "total" else line_of(state, about[0]).points)


def _lit(state: State, about: Sequence[str]) -> Fact:
    """Returns the spaces that make the points of a line."""
    return Fact("spaces", tuple(space for find in line_of(state, about[0]).finds for space in find.spaces))


def _each(state: State, about: Sequence[str]) -> Fact:
    """Returns what a public objective brings each time."""
    return _number(next(card.points for card in state.public if card.id == about[0]))


def _slot(state: State, tool: str) -> int:
    return [tool_in_play.card.id for tool_in_play in state.tools].index(tool)


def _price(state: State, about: Sequence[str]) -> Fact:
    """Returns what a tool costs the learner now: what the engine takes when it is used."""
    trial = state.copy()
    trial.seat = LEARNER
    use_tool(trial, state.tools[_slot(state, about[0])].action)
    return _number(state.tokens[LEARNER] - trial.tokens[LEARNER])


def _card(state: State, about: Sequence[str]) -> Fact:
    """Returns a card that lies on the table, or is the learner's own; `window` is their pattern."""
    if about[0] == "window":
        return Fact("card", (state.windows[LEARNER].pattern.id,))
    there = [tool.card.id for tool in state.tools]
    there += [card.id for card in (*state.public, *state.private[LEARNER])]
    return Fact("card", (there[there.index(about[0])],))


def _turn(state: State, about: Sequence[str]) -> Fact:
    """Returns whose turn of the round it is: the first, the second, …"""
    return Fact("seat", (str(state.rules.turns[state.start][int(about[0]) - 1]),))


_ANSWERS: Final[dict[str, Callable[[State, Sequence[str]], Fact]]] = {
    "at": _lying,
    "blocked": _blocked,
    "card": _card,
    "colors": lambda *_: _number(COLOR_COUNT),
    "dice": lambda state, _: Fact("dice", tuple(texts(state.pool))),
    "die": _die,
    "each": _each,
    "excused": lambda state, _: Fact("spaces", tuple(names(state.windows[LEARNER].excused))),
    "lit": _lit,
    "number": lambda _, about: _number(int(about[0])),
    "open": _open,
    "penalty": lambda state, _: _number(state.rules.penalty),
    "players": lambda state, _: _number(state.rules.players),
    "points": _points,
    "price": _price,
    "rolled": lambda state, _: _number(state.rules.pool_size),
    "round": lambda state, _: _number(state.round),
    "rounds": lambda *_: _number(ROUNDS),
    "size": lambda *_: _number(SPACES),
    "spaces": _spaces,
    "starter": lambda state, _: Fact("seat", (str(state.start),)),
    "token": lambda state, about: _number(state.tool_tokens[_slot(state, about[0])]),
    "tokens": lambda state, _: _number(state.tokens[LEARNER]),
    "track": lambda state, about: Fact("dice", tuple(texts(state.track[int(about[0]) - 1]))),
    "turn": _turn,
}

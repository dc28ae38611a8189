"""Spaces that nobody enters: people at a real table say which die they took, and where it lies is supposed.

What is supposed always keeps to the rules. If something is entered that it leaves no room for, other spaces are
supposed, and as soon as people say where their dice really lie, those spaces take the place of all that was supposed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from vitral.dice import GLASS, LETTERS, TEXT
from vitral.engine import Action, IllegalActionError, Outcome, Reason
from vitral.engine.actions import ACTIONS, LEAVE, LIFT, OWN, PLACE, STOP, TAKE, TAKE_GLASS, TOOL
from vitral.engine.questions import QuestionKind
from vitral.engine.transitions import reasons
from vitral.game import Game
from vitral.records.record import read_entry
from vitral.server.answers.entered_game import SUPPOSED, EnteredGame

_MAX_STEPS: Final = 100_000
"""How many steps a search for other spaces may try."""
_ANY: Final = 1000
_MAX_OTHERS: Final = (1, 2, _ANY)
"""How many dice each search may move to other spaces: most often a single one is in the way."""
_KINDS: Final = (PLACE, LIFT, STOP)
_NO_ROOM: Final = frozenset([Reason.NO_COMPLETION])
_DOUBTS: Final = {
    TAKE: _NO_ROOM,
    TOOL: _NO_ROOM,
    OWN: _NO_ROOM,
    TAKE_GLASS: frozenset([Reason.NO_COMPLETION, Reason.CANNOT_PAY]),
}
"""The reasons that do not prove a line wrong while spaces are only supposed: glass may also cost less than it seems."""

_Entry = Action | Outcome
_Spaces = list[str]
"""Spaces chosen one after the other, as they were supposed before."""
Dice = Mapping[str, str]
"""Where the dice of a window lie, by space."""


class _Node(NamedTuple):
    """A game in the midst of a search."""

    game: Game
    part: int
    chosen: int
    """How many spaces of that part were chosen."""
    others: int
    """The number of choices that were not the likeliest ones."""
    lines: tuple[str, ...]


def suppose(entered: EnteredGame) -> bool:
    """Enters a likely space for the die in hand or to be moved, if only a space is missing; returns whether it did."""
    game = entered.game
    if not _asks_space(game):
        return False
    entered.enter(_candidates(game, "")[0].text + SUPPOSED)
    return True


def marked(entries: Sequence[str]) -> list[str]:
    """Returns entries with every space in them as one that is supposed."""
    return [entry + SUPPOSED if entry.startswith(("place ", "lift ")) else entry for entry in entries]


def with_doubtful(game: Game) -> list[Action]:
    """Returns the choices of the seat to move, and in its turn those that nothing but supposed spaces rules out."""
    legal = list(game.legal_actions())
    if game.view().question.kind is not QuestionKind.TURN:
        return legal
    state = game.state
    doubtful = [
        action
        for action in ACTIONS
        if action.kind in _DOUBTS and action not in legal and {*reasons(state, action)} <= _DOUBTS[action.kind]
    ]
    return [*doubtful, *legal]


def supposed_seats(entered: EnteredGame) -> list[int]:
    """Returns the seats whose dice lie where it was supposed."""
    if not any(line.endswith(SUPPOSED) for line in entered.lines):
        return []
    again, found = entered.begun_anew(), set()
    for line in entered.lines:
        if line.endswith(SUPPOSED):
            found.add(again.game.seat)
        again.enter(line)
    return sorted(found)


def with_room_for(entered: EnteredGame, entries: Sequence[str]) -> EnteredGame | None:
    """Enters more lines, moving supposed dice out of their way; returns None if no supposed spaces leave room.

    Other spaces are supposed for the dice of the seat whose entry does not fit.
    """
    trying = entered.game.copy(by_hand=True)
    for entry in entries:
        try:
            _play(trying, read_entry(entry.removesuffix(SUPPOSED)))
        except ValueError:
            break
    return _fitted(entered, [*entered.lines, *entries], trying.seat, None)


def with_dice_at(entered: EnteredGame, seat: int, dice: Dice) -> EnteredGame | None:
    """Returns the game with the dice of a seat placed so that they lie where they really do; None if the rules allow
    no way there.
    """
    return _fitted(entered, entered.lines, seat, dice)


def _fitted(entered: EnteredGame, lines: Sequence[str], seat: int, dice: Dice | None) -> EnteredGame | None:
    first = next((at for at, line in enumerate(lines) if line.endswith(SUPPOSED)), None)
    if first is None:
        return None
    fresh = entered.begun_anew()
    if fresh.enter_all(lines[:first]):
        return None
    search = _Search(lines[first:], seat, dice)
    found = None
    for most in _MAX_OTHERS if dice is None else (_ANY,):
        found = found or search.run(fresh.game.copy(by_hand=True), most)
    if found is None or fresh.enter_all(found):
        return None
    return fresh


class _Search:
    """A search for the spaces of one seat: deep first, and first what was supposed before."""

    def __init__(self, lines: Sequence[str], seat: int, dice: Dice | None) -> None:
        self._parts: list[_Entry | _Spaces] = []
        self._seat = seat
        self._dice = dice
        """Where the dice have to lie in the end, if that is known."""
        self._steps_left = 0
        for line in lines:
            if not line.endswith(SUPPOSED):
                self._parts.append(read_entry(line))
                continue
            if not self._parts or not isinstance(self._parts[-1], list):
                self._parts.append([])
            spaces = self._parts[-1]
            assert isinstance(spaces, list)
            spaces.append(line.removesuffix(SUPPOSED))

    def run(self, game: Game, most: int) -> list[str] | None:
        """Returns the lines with other spaces, or None; at *most* that many choices are not the likeliest ones."""
        self._steps_left = _MAX_STEPS
        ways: list[tuple[_Node, Iterator[tuple[int, Action]]]] = []
        node = _Node(game, 0, 0, 0, ())
        while True:
            forward = self._forward(node)
            if forward is not None and forward.part == len(self._parts):
                if self._is_as_wanted(forward.game):
                    return list(forward.lines)
            elif forward is not None:
                choices = self._choices(forward)
                ways.append((forward, enumerate(choices if forward.others < most else choices[:1])))
            found = None
            while ways and found is None:
                before, among = ways[-1]
                found = next(among, None)
                if found is None:
                    ways.pop()
            if found is None or self._steps_left <= 0:
                return None
            self._steps_left -= 1
            rank, action = found
            chosen = before.game.copy(by_hand=True)
            chosen.play(action)
            line = action.text + ("" if self._dice is not None else SUPPOSED)
            node = _Node(chosen, before.part, before.chosen + 1, before.others + bool(rank), (*before.lines, line))

    def _forward(self, node: _Node) -> _Node | None:
        """Returns the game where the next space is to be chosen, or at its end; None if an entry does not fit."""
        game, part, chosen, others, lines = node
        try:
            while part < len(self._parts):
                entry = self._parts[part]
                if not isinstance(entry, list):
                    _play(game, entry)
                    lines = (*lines, entry.text)
                elif game.seat != self._seat:
                    for line in entry:
                        _play(game, read_entry(line))
                        lines = (*lines, line + SUPPOSED)
                elif _asks_any_space(game):
                    break
                part, chosen = part + 1, 0
                self._steps_left -= 1
        except ValueError:
            return None
        return _Node(game, part, chosen, others, lines)

    def _choices(self, node: _Node) -> list[Action]:
        """Returns the choices that may lead to where the dice lie, likely ones first."""
        before = self._parts[node.part]
        assert isinstance(before, list)
        among = _candidates(node.game, before[node.chosen] if node.chosen < len(before) else "")
        if self._dice is None:
            return among
        window, hand = node.game.show(lambda state: (state.windows[self._seat], state.hand))
        misplaced = sum(not self._lies(space, die) for space, die in window.dice().items())
        right: list[Action] = []
        others: list[Action] = []
        for action in among:
            if action.kind == PLACE:
                (right if self._lies(action.named, TEXT[hand]) else others).append(action)
            else:
                stays = action.kind == LIFT and self._lies(action.named, TEXT[window.die_at(action.arg)])
                (others if stays else right).append(action)
        moves = self._moves_after(node)
        if misplaced > moves:
            return []
        return [*right, *others] if misplaced < moves else right

    def _lies(self, space: str, die: str) -> bool:
        """Returns whether a die lies there in the end; glass may have another value by then."""
        assert self._dice is not None
        last = self._dice.get(space, "")
        return last == die or (last[:1] == die[:1] == LETTERS[GLASS])

    def _moves_after(self, node: _Node) -> int:
        """Returns how many dice may yet be moved once the next space is chosen, at most."""
        now = self._parts[node.part]
        assert isinstance(now, list)
        rest = now[node.chosen + 1 :] if now[0].startswith("place ") else now[node.chosen :]
        return _moves(rest) + sum(_moves(part) for part in self._parts[node.part + 1 :] if isinstance(part, list))

    def _is_as_wanted(self, game: Game) -> bool:
        return self._dice is None or game.show(lambda state: state.windows[self._seat].dice()) == dict(self._dice)


def _moves(spaces: _Spaces) -> int:
    """Returns how many dice are moved there, or might be."""
    return sum(not space.startswith("place ") for space in spaces)


def _play(game: Game, entry: _Entry) -> None:
    if not isinstance(entry, Outcome):
        game.play(entry)
    elif game.chance is None:
        raise IllegalActionError(entry.text, [Reason.NOT_OFFERED])
    else:
        game.resolve(entry)


def _asks_any_space(game: Game) -> bool:
    """Returns whether a person is asked where a die goes, or which one is moved."""
    if game.over or game.chance is not None:
        return False
    kind = game.show(lambda state: state.todo[0].question.kind)
    return kind in (QuestionKind.PLACE, QuestionKind.LIFT)


def _asks_space(game: Game) -> bool:
    """Returns whether the die certainly goes on a space: it may not be left, for instance in the pool."""
    return _asks_any_space(game) and all(action.kind != LEAVE for action in game.legal_actions())


def _candidates(game: Game, before: str) -> list[Action]:
    """Returns the choices of a space: what was supposed before, then those that break no rule and leave most room."""
    legal = [action for action in game.legal_actions() if action.kind in _KINDS]
    window, hand, seat = game.show(lambda state: (state.windows[state.seat], state.hand, state.seat))

    def rank(action: Action) -> tuple[bool, int, int]:
        if action.kind != PLACE:
            return (action.text != before, int(action.kind == LIFT), 0)
        after = game.copy(by_hand=True)
        after.play(action)
        left = after.show(lambda state: state.windows[seat])
        masks = [left.reach & left.fits[color] & left.fits[shade] for color in range(5) for shade in range(6, 12)]
        return (
            action.text != before,
            len(window.reasons(action.arg, hand)),
            -sum(4 * bool(mask) + mask.bit_count() for mask in masks),
        )

    return sorted(legal, key=rank)

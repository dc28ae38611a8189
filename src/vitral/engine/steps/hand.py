"""Taking a die from the draft pool in hand, and what tools do to it before it is placed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final

from vitral.cards.scripts import ScriptStep
from vitral.dice import COLOR, NO_DIE, VALUE, with_die, without
from vitral.engine.actions import SET, SETS, TAKE, TAKES, TAKES_AT, TRACK, TRACKS, Action
from vitral.engine.questions import QuestionKind
from vitral.engine.reasons import Reason
from vitral.engine.state import FROM_OWN, FROM_POOL, State, Work
from vitral.engine.steps.base import Step, advance, finishable, register
from vitral.engine.steps.place import PLACE_DIE, PLACE_ISOLATED, any_fits, spaces_left

_AS_IT_IS: Final = tuple((die,) for die in range(len(VALUE)))


class ChangeHand(Step, ABC):
    """A choice after which another die is in hand."""

    @abstractmethod
    def changes(self, state: State, hand: int) -> Iterator[tuple[Action, int]]:
        """Yields each action and the die in hand after it, whether or not the rest of the script can be finished."""

    def choices(self, state: State) -> tuple[Action, ...]:
        rest = state.todo[1:]
        window, hand, origin, moved = state.work
        field = spaces_left(window, origin, rest)
        if field >= 0:
            actions = [action for action, die in self.changes(state, hand) if any_fits(window, field, (die,))]
            return tuple(actions)
        return tuple(
            [
                action
                for action, die in self.changes(state, hand)
                if finishable(self.state_after_change(state, hand, action), (window, die, origin, moved), rest)
            ]
        )

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        window, hand, origin, moved = work
        field = spaces_left(window, origin, rest)
        if field >= 0:
            return any_fits(window, field, self.possible_hands(state, hand))
        for action, die in self.changes(state, hand):
            if finishable(self.state_after_change(state, hand, action), (window, die, origin, moved), rest):
                return True
        return False

    def possible_hands(self, state: State, hand: int) -> Iterable[int]:
        """Returns the dice that could be in hand after it."""
        return (die for _, die in self.changes(state, hand))

    def state_after_change(self, state: State, hand: int, action: Action) -> State:
        """Returns the state on which the rest is judged: the same, unless the change alters what the rest may use."""
        return state


def takes(state: State) -> Iterator[tuple[Action, int]]:
    """Yields each distinct die of the draft pool with the action that takes it."""
    if state.places:
        for die, place in zip(state.pool, state.places, strict=True):
            yield TAKES_AT[die, place], die
    else:
        for die in dict.fromkeys(state.pool):
            yield TAKES[die], die


def take_die(state: State, action: Action) -> None:
    """Takes a die of the draft pool in hand; this turn's draft is used up."""
    at = state.places.index(action.at) if action.at > 0 else state.pool.index(action.arg)
    state.pool = (*state.pool[:at], *state.pool[at + 1 :])
    if state.places:
        state.place = action.at
        state.places = (*state.places[:at], *state.places[at + 1 :])
    state.hand = action.arg
    state.source = FROM_POOL
    state.drafted = True


def put_back(state: State) -> None:
    """Puts the die in hand back where it came from, with the value it has now."""
    if state.source == FROM_OWN:
        seat = state.seat
        state.own[seat] = with_die(state.own[seat], state.hand)
    else:
        state.rules.return_to_pool(state)
    state.hand = NO_DIE


class Take(ChangeHand):
    """Drafts a die with which the tool at work can be finished."""

    kind = QuestionKind.TAKE
    verb = "take"

    def changes(self, state: State, hand: int) -> Iterator[tuple[Action, int]]:
        return takes(state)

    def choices(self, state: State) -> tuple[Action, ...]:
        rest = state.todo[1:]
        if rest[0].sure:
            return tuple([action for action, _ in takes(state)])
        becomes, place = placed_directly(rest)
        if not becomes:
            return super().choices(state)
        window = state.windows[state.seat]
        field = window.alone if place is PLACE_ISOLATED else window.reach
        return tuple([action for action, die in takes(state) if any_fits(window, field, becomes[die])])

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        step, later = rest[0], rest[1:]
        if step.sure:
            return bool(state.pool)
        window, _, origin, moved = work
        if step is SWAP_TRACK:  # the possible results do not depend on which die is given away
            return bool(state.pool) and step.feasible(state, (window, state.pool[0], origin, moved), later)
        for die in state.pool:
            if step.feasible(state, (window, die, origin, moved), later):
                return True
        return False

    def apply(self, state: State, action: Action) -> None:
        take_die(state, action)
        advance(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        if action.kind != TAKE:
            return [Reason.NOT_OFFERED]
        return [Reason.NO_COMPLETION if in_pool(state, action) else Reason.NOT_IN_POOL]


def placed_directly(rest: tuple[Step, ...]) -> tuple[tuple[tuple[int, ...], ...], Step]:
    """Returns by die what it is placed as, and the step that places it, if it is at most turned before that.

    The table of dice is empty if there is more to do before it is placed, or something after it may fail.
    """
    becomes = rest[0].becomes
    place, after = (rest[1], rest[2]) if becomes else (rest[0], rest[1])
    plain = after.sure and (place is PLACE_DIE or place is PLACE_ISOLATED)
    return (becomes or _AS_IT_IS if plain else (), place)


def in_pool(state: State, action: Action) -> bool:
    """Returns whether the die that an action takes lies in the draft pool, at the place it names."""
    return any(take is action for take, _ in takes(state))


class Nudge(ChangeHand):
    """Raises or lowers the die in hand by one, never between 6 and 1."""

    kind = QuestionKind.VALUE
    verb = "set"
    becomes = tuple(tuple(die + by for by in (-1, 1) if 1 <= VALUE[die] + by <= 6) for die in range(len(VALUE)))

    def changes(self, state: State, hand: int) -> Iterator[tuple[Action, int]]:
        for die in self.becomes[hand]:
            yield SETS[VALUE[die] - 1], die

    def apply(self, state: State, action: Action) -> None:
        state.hand = 6 * COLOR[state.hand] + action.arg - 1
        advance(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        if action.kind != SET:
            return [Reason.NOT_OFFERED]
        near = abs(action.arg - VALUE[state.hand]) == 1
        return [Reason.NO_COMPLETION if near else Reason.WRONG_STEP_OF_VALUE]


class SetValue(Step):
    """Chooses the value of the die just drawn, freely."""

    kind = QuestionKind.VALUE
    verb = "set"
    sure = True  # what follows is always `place or_leave`

    def choices(self, state: State) -> tuple[Action, ...]:
        return SETS

    def apply(self, state: State, action: Action) -> None:
        state.hand = 6 * COLOR[state.hand] + action.arg - 1
        advance(state)


def opposite(die: int) -> int:
    """Returns the die with its opposite face up: 7 − value."""
    return 6 * COLOR[die] + 6 - VALUE[die]


class Flip(Step):
    """Turns the die in hand to its opposite face."""

    auto = True
    becomes = tuple((opposite(die),) for die in range(len(VALUE)))

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        window, hand, origin, moved = work
        return finishable(state, (window, opposite(hand), origin, moved), rest)

    def run(self, state: State) -> None:
        state.hand = opposite(state.hand)
        state.todo = state.todo[1:]


class SwapTrack(ChangeHand):
    """Exchanges the die in hand with one of the round track; both keep their values."""

    kind = QuestionKind.TRACK
    verb = "track"

    def changes(self, state: State, hand: int) -> Iterator[tuple[Action, int]]:
        for at, dice in enumerate(state.track):
            for die in dict.fromkeys(dice):
                yield TRACKS[die, at], die

    def possible_hands(self, state: State, hand: int) -> Iterable[int]:
        return chain.from_iterable(state.track)

    def state_after_change(self, state: State, hand: int, action: Action) -> State:
        """Returns the state after a swap: with inspirations a script may swap twice, then with a new track."""
        if not state.inspirations:
            return state
        swapped = state.copy()
        swapped.track = _swapped(state, hand, action)
        return swapped

    def apply(self, state: State, action: Action) -> None:
        state.track = _swapped(state, state.hand, action)
        state.hand = action.arg
        advance(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        if action.kind != TRACK:
            return [Reason.NOT_OFFERED]
        there = action.at < len(state.track) and action.arg in state.track[action.at]
        return [Reason.NO_COMPLETION if there else Reason.NOT_ON_TRACK]


def _swapped(state: State, hand: int, action: Action) -> tuple[tuple[int, ...], ...]:
    """Returns the round track with the die in hand in the place of the one that an action names."""
    at = action.at
    dice = state.rules.add_to_track_space(without(state.track[at], action.arg), hand)
    return (*state.track[:at], dice, *state.track[at + 1 :])


TAKE_DIE: Final = register(
    Take("take"),
    ScriptStep("takes", "drafts a pool die with which the rest can be finished"),
    en="Choose a die.",
    pt="Escolha um dado.",
    es="Elige un dado.",
    ru="Выберите кубик.",
    de="Wähle einen Würfel.",
)
register(
    Nudge("nudge"),
    ScriptStep("changes", "changes the die in hand by one", never_stuck=True),
    en="Raise or lower the { $die } by 1.",
    pt="Aumente ou diminua em 1 o valor do { $die }.",
    es="Sube o baja en uno el valor del { $die }.",
    ru="Измените яркость на 1 в любую сторону ({ $die }).",
    de="Dreh die { $die } um eins nach oben oder unten.",
)
register(
    SetValue("set"),
    ScriptStep("changes", "chooses the value of the die just drawn", never_stuck=True),
    en="Choose a value for the { $die }.",
    pt="Escolha um valor para o { $die }.",
    es="Elige un valor para el { $die }.",
    ru="Выберите яркость ({ $die }).",
    de="Wähle die Zahl für diesen Würfel ({ $die }).",
)
register(
    Flip("flip"),
    ScriptStep("changes", "turns the die in hand to 7 − value", never_stuck=True),
)
SWAP_TRACK: Final = register(
    SwapTrack("swap track"),
    ScriptStep("changes", "swaps the die in hand with one on the round track"),
    en="Choose a die on the round track to swap with the { $die }.",
    pt="Escolha um dado da trilha de rodadas para trocar pelo { $die }.",
    es="Elige un dado del marcador de ronda para cambiarlo por el { $die }.",
    ru="Выберите на счётчике раундов кубик, на который обменяете { $die }.",
    de="Wähle einen Würfel vom Rundenanzeiger im Tausch gegen die { $die }.",
)


def set_aside(state: State) -> None:
    state.waiting = (*state.waiting, state.hand)
    state.waiting_from = (*state.waiting_from, state.origin)
    state.hand = NO_DIE
    state.origin = -1


def take_up(state: State) -> None:
    """Takes the die that was set aside last in hand again."""
    *waiting, state.hand = state.waiting
    *waiting_from, state.origin = state.waiting_from
    state.waiting, state.waiting_from = tuple(waiting), tuple(waiting_from)

"""A turn of the Automa (docs/rules.md §5), an opponent played by cards. Every step leaves a note that says why."""

from __future__ import annotations

from typing import Final

from vitral.dice import COLOR, TEXT, VALUE, without
from vitral.engine.chance import Chance, Outcome, impossible, not_in_deck
from vitral.engine.prices import tool_price
from vitral.engine.state import State
from vitral.engine.steps.automa_glass import TAKE_GLASS
from vitral.engine.steps.automa_seat import SEAT, automa_of, card_of, note
from vitral.engine.steps.base import Step, register, settle
from vitral.engine.steps.rounds import end_turn
from vitral.engine.window import Window
from vitral.spaces import BIT, COLUMN_MASKS, COLUMNS, NAMES, SPACES
from vitral.translatable import expected


class AutomaTurn(Step):
    """The Automa's turn: its first of a round reveals a card."""

    __slots__ = ()
    auto = True
    sure = True

    def run(self, state: State) -> None:
        if state.automa.card:
            state.todo = (PICK, NEXT)
        else:
            state.todo = (REVEAL, PICK, TAKE_GLASS, PAY_TOOL, AT_ONCE, NEXT)

    def seat_of(self, state: State) -> int:
        return SEAT


class Reveal(Step):
    """Turn up the card of the round."""

    __slots__ = ()
    asks = False
    chance = True

    def pending(self, state: State) -> Chance:
        """One card; with rare glass one of the ten is a Passion card, equally likely to be any."""
        return Chance("deal", "automa", 1, _deck(state), state.round)

    def resolve(self, state: State, outcome: Outcome) -> None:
        if outcome.kind != "deal" or outcome.purpose != "automa" or len(outcome.values) != 1:
            raise impossible(outcome.text, expected("deal automa ID"))
        card = str(outcome.values[0])
        if card not in _deck(state):
            raise impossible(outcome.text, not_in_deck(card))
        state.automa = state.automa._replace(card=card, drawn=(*state.automa.drawn, card), ended=-1)
        note(state, "automa_card", card, *card_of(state).places)
        state.todo = state.todo[1:]
        settle(state)


def _deck(state: State) -> tuple[str, ...]:
    """The cards that may come, each as often as its chance has it."""
    cards = automa_of(state).cards
    drawn = state.automa.drawn
    old = tuple(card.id for card in cards if not card.passion and card.id not in drawn)
    passion = tuple(card.id for card in cards if card.passion)
    if not state.rules.options.rare_glass or set(passion) & set(drawn):
        return old
    # One of the cards still to come is a Passion card: with k to come it is this one in 1 of k cases.
    to_come = 11 - state.round
    return passion * len(old) + old * (len(passion) * (to_come - 1))


class Pick(Step):
    """Choose a die by the card and put it into the window."""

    __slots__ = ()
    auto = True

    def run(self, state: State) -> None:
        """The first place to the right that still has a die."""
        state.todo = state.todo[1:]
        pick(state)


def pick(state: State) -> None:
    """One pick (C6-C8, A1-A3, A6)."""
    places = card_of(state).places
    for at in range(state.automa.ended + 1, len(places)):
        place = places[at]
        if place not in state.places:
            note(state, "automa_empty", place)
            continue
        state.automa = state.automa._replace(ended=at)
        if _use(state, place):
            return
        if state.rules.options.automa_misfit == "strict":
            note(state, "automa_lost")
            return
    note(state, "automa_nothing")


def _use(state: State, place: int) -> bool:
    """Put the die of a place into the window, or a fitting one of the track space of that number."""
    slot = state.places.index(place)
    die = state.pool[slot]
    space = _free_space(state, COLOR[die])
    if space >= 0:
        _leave_pool(state, slot)
        _put(state, space, die)
        note(state, "automa_takes", TEXT[die], place, NAMES[space])
        return True
    note(state, "automa_full", TEXT[die], place)
    if _swap(state, slot, die, place):
        return True
    if card_of(state).effect == "misfits_anywhere":
        space = _roomiest(state)
        if space >= 0:
            _leave_pool(state, slot)
            _put(state, space, die)
            note(state, "automa_misfit", TEXT[die], NAMES[space])
            return True
    return False


def _swap(state: State, slot: int, die: int, place: int) -> bool:
    on_track = state.track[place - 1] if place <= len(state.track) else ()
    fitting = [other for other in on_track if _free_space(state, COLOR[other]) >= 0]
    if not fitting:
        return False
    # The highest; of equals the one that was put there first (A2).
    best = max(fitting, key=lambda other: VALUE[other])
    space = _free_space(state, COLOR[best])
    _leave_pool(state, slot)
    dice = (*without(on_track, best), die)
    state.track = (*state.track[: place - 1], dice, *state.track[place:])
    _put(state, space, best)
    note(state, "automa_swaps", TEXT[die], TEXT[best], place, NAMES[space])
    return True


def _leave_pool(state: State, slot: int) -> None:
    state.pool = (*state.pool[:slot], *state.pool[slot + 1 :])
    state.places = (*state.places[:slot], *state.places[slot + 1 :])


def _put(state: State, space: int, die: int) -> None:
    state.windows[SEAT] = state.windows[SEAT].place(space, die)


def _free_space(state: State, color: int) -> int:
    """The topmost open space of a color's column, or −1."""
    column = automa_of(state).columns.index("RYGBP"[color])
    return _topmost(state.windows[SEAT], column)


def _topmost(window: Window, column: int) -> int:
    spaces = range(column, SPACES, COLUMNS)
    return next((space for space in spaces if not window.filled & BIT[space]), -1)


def _roomiest(state: State) -> int:
    """The topmost open space of the column with the most open ones, leftmost on a tie (A6)."""
    window = state.windows[SEAT]
    open_spaces = [(mask & ~window.filled).bit_count() for mask in COLUMN_MASKS]
    return _topmost(window, open_spaces.index(max(open_spaces))) if any(open_spaces) else -1


class PayTool(Step):
    """A tool picture on the card: the Automa pays for that tool without using it (C9)."""

    __slots__ = ()
    auto = True

    def run(self, state: State) -> None:
        """Pay 1 or 2 onto it, or nothing."""
        state.todo = state.todo[1:]
        slot = card_of(state).tool
        board = state.automa.board_slot
        if not slot:
            return
        if slot == board:
            note(state, "automa_tool_is_board", slot)
            return
        at = slot - 1 - (1 if board and slot > board else 0)
        price = tool_price(state.tool_tokens[at])
        if state.tokens[SEAT] < price:
            note(state, "automa_cannot_pay", state.tools[at].card.id)
            return
        state.tokens[SEAT] -= price
        state.tool_tokens[at] += price
        note(state, "automa_pays", price, state.tools[at].card.id)


class AtOnce(Step):
    """A card that takes its second die at once; in even rounds this comes before the person's turns (C10, A5)."""

    __slots__ = ()
    auto = True

    def run(self, state: State) -> None:
        """Pick again and skip the later turn."""
        state.todo = state.todo[1:]
        if card_of(state).effect == "second_die_at_once" and not state.skips >> SEAT & 1:
            note(state, "automa_at_once")
            state.skips |= 1 << SEAT
            pick(state)


class Next(Step):
    """The Automa's turn is over."""

    __slots__ = ()
    auto = True

    def run(self, state: State) -> None:
        end_turn(state)


AUTOMA_TURN: Final = register(AutomaTurn("automa turn"))
REVEAL: Final = register(Reveal("automa reveal"))
PICK: Final = register(Pick("automa pick"))
PAY_TOOL: Final = register(PayTool("automa pay"))
AT_ONCE: Final = register(AtOnce("automa at_once"))
NEXT: Final = register(Next("automa next"))

"""A turn of the Automa (docs/rules.md §5), an opponent played by cards. Every step leaves a note that says why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vitral.dice import COLOR, GLASS, NO_DIE, TEXT, VALUE, with_die, without
from vitral.engine.prices import tool_price
from vitral.engine.state import State
from vitral.engine.steps.base import AutoStep, register
from vitral.engine.steps.glass import REFILL
from vitral.engine.steps.rounds import end_turn
from vitral.engine.steps.setup import DealOne
from vitral.engine.window import Window
from vitral.spaces import BIT, COLUMN_MASKS, COLUMNS, INDEX, NAMES, SPACES
from vitral.translatable import TranslatableText, expected, one_of

if TYPE_CHECKING:
    from vitral.cards import Automa, AutomaCard


SEAT: Final = 1
"""The Automa's seat; the person has seat 0."""


def automa_of(state: State) -> Automa:
    """Returns the cards and facts of the Automa at this table."""
    automa = state.rules.cards.automa
    assert automa is not None
    return automa


def card_of(state: State) -> AutomaCard:
    return next(card for card in automa_of(state).cards if card.id == state.automa.card)


def note(state: State, key: str, *facts: object) -> None:
    """Adds a note of what happened: the key of a message and its facts."""
    state.notes = (*state.notes, (key, *map(str, facts)))


# -- rare glass: taken by a card, drawn a position, or late, after the last round ------------------------------------


def _take_glass(state: State) -> None:
    """Plays a glass card: up to 2 tokens onto the board, the highest glass die to a drawn position (C14, A10)."""
    if card_of(state).effect != "glass":
        return
    if not state.glass or state.windows[SEAT].on[GLASS]:
        note(state, "automa_no_glass")
        return
    paid = min(2, state.tokens[SEAT])
    state.tokens[SEAT] -= paid
    state.glass_tokens += paid
    _glass_in_hand(state)
    note(state, "automa_glass", TEXT[state.hand], paid)
    state.todo = (POSITION, REFILL, *state.todo)


def _glass_in_hand(state: State) -> None:
    state.hand = state.glass[-1]
    state.glass = state.glass[:-1]


class Position(DealOne):
    """Draws the position of the glass; a die already there moves down its column, or out of the game (A8)."""

    deck = "position"
    example = "B3"

    def among(self, state: State) -> tuple[str, ...]:
        return automa_of(state).positions

    def take(self, state: State, card: str) -> None:
        space = INDEX[card]
        window = state.windows[SEAT]
        pushed = window.die_at(space)
        if pushed != NO_DIE:
            window = window.lift(space)
        window = window.place(space, state.hand)
        if pushed != NO_DIE:
            window = _make_room(state, window, space, pushed)
        state.windows[SEAT] = window
        note(state, "automa_glass_at", TEXT[state.hand], NAMES[space])
        state.hand = NO_DIE


def _make_room(state: State, window: Window, space: int, die: int) -> Window:
    column = range(space % COLUMNS, SPACES, COLUMNS)
    free = [other for other in column if not window.filled & BIT[other]]
    below = [other for other in free if other > space]
    if not free:
        state.removed = with_die(state.removed, die)
        note(state, "automa_pushed_out", TEXT[die])
        return window
    target = below[0] if below else free[0]
    note(state, "automa_pushed", TEXT[die], NAMES[target])
    return window.place(target, die)


def _late_glass(state: State) -> None:
    """Gives an Automa without glass what lies on the board after the last round (C15)."""
    if state.glass and not state.windows[SEAT].on[GLASS]:
        _glass_in_hand(state)
        state.todo = (LATE_POSITION, *state.todo)


class LatePosition(Position):
    """The glass takes the place and the value of the die there, which leaves the game; alone it keeps its own."""

    def take(self, state: State, card: str) -> None:
        space = INDEX[card]
        window, glass = state.windows[SEAT], state.hand
        replaced = window.die_at(space)
        if replaced != NO_DIE:
            state.removed = with_die(state.removed, replaced)
            glass = 6 * GLASS + VALUE[replaced] - 1
            window = window.lift(space)
        state.windows[SEAT] = window.place(space, glass)
        note(state, "automa_late_glass", TEXT[glass], NAMES[space])
        state.hand = NO_DIE


class DrawSlot(DealOne):
    """Set-up with rare glass: which of the three tool slots the board takes."""

    deck = "slot"
    example = "2"

    def among(self, state: State) -> tuple[str, ...]:
        return ("1", "2", "3")

    def refusal(self, card: str) -> TranslatableText:
        return expected(one_of(f"deal slot {slot}" for slot in (1, 2, 3)))

    def take(self, state: State, card: str) -> None:
        state.automa = state.automa._replace(board_slot=int(card))


# -- a turn ----------------------------------------------------------------------------------------------------------


def _automa_turn(state: State) -> None:
    """Plays the Automa's turn: its first of a round reveals a card."""
    state.todo = (PICK, NEXT) if state.automa.card else (REVEAL, PICK, TAKE_GLASS, PAY_TOOL, AT_ONCE, NEXT)


class Reveal(DealOne):
    """Turns up the card of the round. With rare glass one of the ten is a Passion card, equally likely to be any."""

    deck = "automa"

    def among(self, state: State) -> tuple[str, ...]:
        return _deck(state)

    def take(self, state: State, card: str) -> None:
        state.automa = state.automa._replace(card=card, drawn=(*state.automa.drawn, card), ended=-1)
        note(state, "automa_card", card, *card_of(state).places)


def _deck(state: State) -> tuple[str, ...]:
    """Returns the cards that may come, each as often as its probability needs."""
    cards = automa_of(state).cards
    drawn = state.automa.drawn
    old = tuple(card.id for card in cards if not card.passion and card.id not in drawn)
    passion = tuple(card.id for card in cards if card.passion)
    if not state.rules.options.rare_glass or set(passion) & set(drawn):
        return old
    # One of the cards still to come is a Passion card: with k to come it is this one in 1 of k cases.
    to_come = 11 - state.round
    return passion * len(old) + old * (len(passion) * (to_come - 1))


def pick(state: State) -> None:
    """Makes one pick (C6-C8, A1-A3, A6)."""
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
    """Places the die of a place, or else one of the track space of that number; returns whether one fits."""
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
    """Returns the topmost open space of a color's column, or −1."""
    column = automa_of(state).columns.index("RYGBP"[color])
    return _topmost(state.windows[SEAT], column)


def _topmost(window: Window, column: int) -> int:
    spaces = range(column, SPACES, COLUMNS)
    return next((space for space in spaces if not window.filled & BIT[space]), -1)


def _roomiest(state: State) -> int:
    """Returns the topmost open space of the column with the most, the leftmost on a tie (A6), or −1."""
    window = state.windows[SEAT]
    open_spaces = [(mask & ~window.filled).bit_count() for mask in COLUMN_MASKS]
    return _topmost(window, open_spaces.index(max(open_spaces))) if any(open_spaces) else -1


def _pay_tool(state: State) -> None:
    """Pays for the tool that the card shows, without using it (C9)."""
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


def _pick_at_once(state: State) -> None:
    """Takes the second die at once if the card says so; in even rounds before the person's turns (C10, A5)."""
    if card_of(state).effect == "second_die_at_once" and not state.skips >> SEAT & 1:
        note(state, "automa_at_once")
        state.skips |= 1 << SEAT
        pick(state)


TAKE_GLASS: Final = register(AutoStep("automa glass", _take_glass))
POSITION: Final = register(Position("automa position"))
LATE_GLASS: Final = register(AutoStep("automa late_glass", _late_glass))
LATE_POSITION: Final = register(LatePosition("automa late_position"))
DRAW_SLOT: Final = register(DrawSlot("automa slot"))
AUTOMA_TURN: Final = register(AutoStep("automa turn", _automa_turn, sure=True))
REVEAL: Final = register(Reveal("automa reveal"))
PICK: Final = register(AutoStep("automa pick", pick))
PAY_TOOL: Final = register(AutoStep("automa pay", _pay_tool))
AT_ONCE: Final = register(AutoStep("automa at_once", _pick_at_once))
NEXT: Final = register(AutoStep("automa next", end_turn))

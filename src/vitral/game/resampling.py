"""Resampling: another game that a seat could not tell from the one in play, with the others' secrets dealt again."""

from __future__ import annotations

from random import Random

from vitral.cards import Pattern, WindowCard
from vitral.engine import Action, Outcome, State
from vitral.engine.actions import SIDE, SIDES
from vitral.game.game import Game
from vitral.records import LogEntry


def resampled(game: Game, seat: int, rng: Random) -> Game:
    """Returns a game by hand whose log, view and legal actions are the same to a seat.

    What is hidden from the seat (private objectives, sides dealt, sides chosen before the reveal) is dealt again at
    random from what the seat does not hold. No secret of *game* is in it.
    """
    log = game.entries
    sampled = game.view(seat).sample(rng)
    windows = _window_cards(log, sampled, seat, rng)
    new = Game.of(game.options, cards=sampled.rules.cards, by_hand=True)
    chosen = 0
    for entry in log:
        if isinstance(entry, Outcome):
            new.resolve(_dealt_again(entry, sampled, windows, seat))
        elif entry.kind == SIDE:
            new.play(
                entry if chosen == seat else SIDES[_side(new.state.dealt_sides[chosen], sampled, chosen, entry, rng)]
            )
            chosen += 1
        else:
            new.play(entry)
    return new


def _dealt_again(entry: Outcome, sampled: State, windows: tuple[str, ...], seat: int) -> Outcome:
    if entry.kind == "deal" and entry.purpose == "private" and not sampled.rules.options.solo:
        return entry._replace(values=tuple(card.id for cards in sampled.private for card in cards))
    if entry.kind == "deal" and entry.purpose == "windows":
        return entry._replace(values=windows)
    return entry


def _window_cards(log: tuple[LogEntry, ...], sampled: State, seat: int, rng: Random) -> tuple[str, ...]:
    """Returns the window cards dealt: the seat's own, and for others two that hold the side they show, if they do."""
    dealt = next((entry.values for entry in log if isinstance(entry, Outcome) and entry.purpose == "windows"), ())
    deck: dict[str, WindowCard] = sampled.rules.decks["windows"]
    card_of: dict[Pattern, str] = {side: name for name, card in deck.items() for side in card.sides}
    people = sampled.rules.options.players
    own = [str(card) for card in dealt[2 * seat : 2 * seat + 2]]
    shown = {at: card_of.get(window.pattern) for at, window in enumerate(sampled.windows[:people]) if at != seat}
    unseen = [name for name in deck if name not in own and name not in shown.values()]
    rng.shuffle(unseen)
    hands = []
    for at in range(people if dealt else 0):
        card = shown.get(at)
        hand = own if at == seat else [unseen.pop() if card is None else card, unseen.pop()]
        if at != seat and rng.randrange(2):
            hand.reverse()
        hands += hand
    return tuple(hands)


def _side(dealt_sides: tuple[Pattern, ...], sampled: State, seat: int, entry: Action, rng: Random) -> int:
    """Returns which of its sides another seat has chosen: the one it shows, before the reveal any."""
    return dealt_sides.index(sampled.windows[seat].pattern) if sampled.windows else rng.randrange(len(dealt_sides))

"""What the modules bring to the table, as lines of text: private pools, rare glass, inspirations, the Automa."""

from __future__ import annotations

from collections.abc import Iterator

from vitral.cli.automa_words import card_words
from vitral.cli.drawn import window_lines
from vitral.cli.ink import Ink
from vitral.cli.scene import Scene
from vitral.cli.table import wrapped
from vitral.cli.words import AUTOMA_NAME, count, dice_text, marked, price_words
from vitral.engine.dice import GLASS

_AUTOMA_SEAT = 1


def module_cards_lines(scene: Scene, *, in_full: bool) -> Iterator[str]:
    """The cards of the modules: inspirations of all seats and the rare-glass board."""
    yield from _inspirations_in_full(scene) if in_full else _inspirations_in_short(scene)
    yield from _board_lines(scene, in_full=in_full)


def module_dice_lines(scene: Scene, ink: Ink) -> Iterator[str]:
    """What lies in the open beside the draft pool: private pools, dice out of the game, the Automa's things."""
    view = scene.view
    if view.own:
        yield own_line(scene, ink)
        for seat, dice in enumerate(view.own):
            if seat != scene.me:
                yield f"Own dice of {scene.names[seat]}: {ink.dice(dice_text(dice))}"
    if scene.options.solo and view.removed:
        yield f"Out of the game: {ink.dice(dice_text(view.removed))}"
    yield from _automa_lines(scene, ink)


def own_line(scene: Scene, ink: Ink) -> str:
    """The private pool of the seat that looks."""
    view = scene.view
    used = " (one was placed this turn)" if view.own_used else ""
    aside = f"; to be rolled again: {ink.dice(dice_text(view.picked))}" if view.picked else ""
    return f"Your own dice: {ink.dice(dice_text(view.own[scene.me]))}{used}{aside}"


# -- inspirations --------------------------------------------------------------------------------------------------


def _inspirations_in_full(scene: Scene) -> Iterator[str]:
    if scene.view.inspirations:
        yield "Inspirations"
    for seat, card in enumerate(scene.view.inspirations):
        who = "yours" if seat == scene.me else scene.names[seat]
        yield from wrapped(f"{who}: {marked(card)}, {_state_of(scene, seat)}: {card.text}")


def _inspirations_in_short(scene: Scene) -> Iterator[str]:
    cards = scene.view.inspirations
    if not cards:
        return
    told = [
        f"{'yours' if seat == scene.me else scene.names[seat]} {marked(card)} ({_state_of(scene, seat)})"
        for seat, card in enumerate(cards)
    ]
    yield from wrapped(f"Inspirations: {', '.join(told)}", "")


def _state_of(scene: Scene, seat: int) -> str:
    per = scene.view.inspirations[seat].per
    if scene.used(seat):
        return "used this round" if per == "round" else "used up"
    return f"once a {per}, not used yet"


# -- rare glass ----------------------------------------------------------------------------------------------------


def _board_lines(scene: Scene, *, in_full: bool) -> Iterator[str]:
    view, board = scene.view, scene.view.glass_board
    if board is None:
        return
    if in_full:
        yield "Rare glass"
        yield from wrapped(f"{marked(board)}: {board.text}")
    place = view.automa.board_slot if view.automa else 0
    tokens = count(view.glass_tokens, "token") if view.glass_tokens else "no tokens"
    where = f"place {place} of the tools, " if place else ""
    dice = f"{marked(board)} ({where}{tokens} on it) holds {dice_text(view.glass)}"
    yield from wrapped(f"{dice}{_price_words(scene)}", "  " if in_full else "")


def _price_words(scene: Scene) -> str:
    view = scene.view
    if not view.glass:
        return "; no rare glass is left"
    if not view.windows:
        return ""
    if view.windows[scene.me].on[GLASS]:
        return "; your window has its rare glass already"
    used = "; you have used it this turn" if view.glass_used else ""
    return f", one die costs you {price_words(scene.glass_price)} now{used}"


# -- the Automa ----------------------------------------------------------------------------------------------------


def _automa_lines(scene: Scene, ink: Ink) -> Iterator[str]:
    view = scene.view
    if view.automa is None or not view.windows:
        return
    card = scene.automa_card
    shown = f"card {card.id}: {card_words(card)}" if card else "its card of this round is not turned up yet"
    yield from wrapped(f"{AUTOMA_NAME} has {count(view.tokens[_AUTOMA_SEAT], 'favor token')}; {shown}", "")
    yield f"{AUTOMA_NAME}'s window"
    yield from window_lines(view.windows[_AUTOMA_SEAT], ink)

"""What the modules bring to the table, as lines of text: private pools, rare glass, inspirations, the Automa."""

from __future__ import annotations

from collections.abc import Iterator

from vitral.cli.automa_words import card_words
from vitral.cli.drawn import window_lines
from vitral.cli.ink import Ink
from vitral.cli.scene import Scene
from vitral.cli.speech import say
from vitral.cli.table import wrapped
from vitral.cli.words import dice_text, marked, text_of
from vitral.engine.dice import GLASS
from vitral.engine.steps.automa import SEAT as AUTOMA_SEAT


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
                yield say("line-own-of", name=scene.names[seat], dice=ink.dice(dice_text(dice)))
    if scene.options.solo and view.removed:
        yield say("line-out-of-game", dice=ink.dice(dice_text(view.removed)))
    yield from _automa_lines(scene, ink)


def own_line(scene: Scene, ink: Ink) -> str:
    """The private pool of the seat that looks."""
    view = scene.view
    used = f" ({say('line-own-used')})" if view.own_used else ""
    aside = f"; {say('line-own-aside', dice=ink.dice(dice_text(view.picked)))}" if view.picked else ""
    return f"{say('own-dice')}: {ink.dice(dice_text(view.own[scene.me]))}{used}{aside}"


# -- inspirations --------------------------------------------------------------------------------------------------


def _inspirations_in_full(scene: Scene) -> Iterator[str]:
    if scene.view.inspirations:
        yield say("line-inspirations")
    for seat, card in enumerate(scene.view.inspirations):
        yield from wrapped(f"{_whose(scene, seat)}: {marked(card)}, {_state_of(scene, seat)}: {text_of(card)}")


def _inspirations_in_short(scene: Scene) -> Iterator[str]:
    cards = scene.view.inspirations
    if not cards:
        return
    told = (f"{_whose(scene, seat)}: {marked(card)} ({_state_of(scene, seat)})" for seat, card in enumerate(cards))
    yield from wrapped(f"{say('line-inspirations')}: {', '.join(told)}", "")


def _whose(scene: Scene, seat: int) -> str:
    return say("line-yours") if seat == scene.me else scene.names[seat]


def _state_of(scene: Scene, seat: int) -> str:
    per = scene.view.inspirations[seat].per
    return say(f"line-inspiration-{per}{'-used' if scene.used(seat) else ''}")


# -- rare glass ----------------------------------------------------------------------------------------------------


def _board_lines(scene: Scene, *, in_full: bool) -> Iterator[str]:
    view, board = scene.view, scene.view.glass_board
    if board is None:
        return
    if in_full:
        yield say("kind-glass")
        yield from wrapped(f"{marked(board)}: {text_of(board)}")
    place = view.automa.board_slot if view.automa else 0
    facts = [say("line-board-place", place=place)] if place else []
    facts.append(say("line-board-tokens", tokens=view.glass_tokens))
    told = say("line-board", card=marked(board), facts=", ".join(facts), dice=dice_text(view.glass))
    yield from wrapped("; ".join([told, *_glass_facts(scene)]), "  " if in_full else "")


def _glass_facts(scene: Scene) -> list[str]:
    """What taking rare glass would cost, or why it cannot be taken."""
    view = scene.view
    if not view.glass:
        return [say("line-glass-gone")]
    if not view.windows:
        return []
    if view.windows[scene.me].on[GLASS]:
        return [say("line-glass-has")]
    price = say("line-glass-price" if scene.glass_price else "line-glass-free", tokens=scene.glass_price)
    return [price, say("line-glass-used")] if view.glass_used else [price]


# -- the Automa ----------------------------------------------------------------------------------------------------


def _automa_lines(scene: Scene, ink: Ink) -> Iterator[str]:
    view = scene.view
    if view.automa is None or not view.windows:
        return
    card = scene.automa_card
    told = say("line-automa-card", card=card.id, words=card_words(card)) if card else say("line-automa-no-card")
    has = say("line-automa-has", name=say("line-automa"), tokens=view.tokens[AUTOMA_SEAT], card=told)
    yield from wrapped(has, "")
    yield say("line-automa-window")
    yield from window_lines(view.windows[AUTOMA_SEAT], ink)

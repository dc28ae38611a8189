"""What the modules bring to the table, as lines of text: private pools, rare glass, inspirations, the Automa."""

from __future__ import annotations

from collections.abc import Iterator

from vitral.cards import AutomaCard, Inspiration
from vitral.server import protocol as wire
from vitral.teller.automa import card_sentences
from vitral.terminal.lines.drawn import wrapped
from vitral.terminal.lines.layout import Sight, text


def module_cards_lines(sight: Sight, *, in_full: bool) -> Iterator[str]:
    """The cards of the modules: inspirations of all seats and the rare-glass board."""
    yield from _inspirations_in_full(sight) if in_full else _inspirations_in_short(sight)
    yield from _board_lines(sight, in_full=in_full)


def module_dice_lines(sight: Sight) -> Iterator[str]:
    """What lies in the open beside the draft pool: private pools, dice out of the game, the Automa's things."""
    scene = sight.scene
    if scene.own:
        yield own_line(sight)
        for seat, dice in enumerate(scene.own):
            if seat != sight.me:
                yield sight.say("line-own-of", name=sight.seen.names[seat], dice=sight.dice(dice))
    if sight.solo and scene.removed:
        yield sight.say("line-out-of-game", dice=sight.dice(scene.removed))
    yield from _automa_lines(sight)


def own_line(sight: Sight) -> str:
    """The private pool of the seat that looks."""
    scene = sight.scene
    used = f" ({sight.say('line-own-used')})" if scene.own_used else ""
    aside = f"; {sight.say('line-own-aside', dice=sight.dice(scene.picked))}" if scene.picked else ""
    return f"{sight.say('own-dice')}: {sight.dice(scene.own[sight.me])}{used}{aside}"


# -- inspirations --------------------------------------------------------------------------------------------------


def _inspirations_in_full(sight: Sight) -> Iterator[str]:
    held = sight.scene.inspirations
    if held:
        yield sight.say("line-inspirations")
    for seat, one in enumerate(held):
        told = f"{_whose(sight, seat)}: {sight.name(one.id)}, {_state_of(sight, one)}: {text(sight, one.id)}"
        yield from wrapped(told)


def _inspirations_in_short(sight: Sight) -> Iterator[str]:
    held = sight.scene.inspirations
    if held:
        told = (f"{_whose(sight, at)}: {sight.name(one.id)} ({_state_of(sight, one)})" for at, one in enumerate(held))
        yield from wrapped(f"{sight.say('line-inspirations')}: {', '.join(told)}", "")


def _whose(sight: Sight, seat: int) -> str:
    return sight.say("line-yours") if seat == sight.scene.viewer else sight.seen.names[seat]


def _state_of(sight: Sight, held: wire.InspirationState) -> str:
    card = sight.seen.speaker.book.find(held.id)
    per = card.per if isinstance(card, Inspiration) else "round"
    return sight.say(f"line-inspiration-{per}{'-used' if held.used else ''}")


# -- rare glass ----------------------------------------------------------------------------------------------------


def _board_lines(sight: Sight, *, in_full: bool) -> Iterator[str]:
    glass, automa = sight.scene.glass, sight.scene.automa
    if glass is None:
        return
    if in_full:
        yield sight.say("kind-glass")
        yield from wrapped(f"{sight.name(glass.board)}: {text(sight, glass.board)}")
    facts = [sight.say("line-board-place", place=automa.board_slot)] if automa and automa.board_slot else []
    facts.append(sight.say("line-board-tokens", tokens=glass.tokens))
    dice = sight.dice(glass.dice)
    told = sight.say("line-board", card=sight.name(glass.board), facts=", ".join(facts), dice=dice)
    yield from wrapped("; ".join([told, *_glass_facts(sight, glass)]), "  " if in_full else "")


def _glass_facts(sight: Sight, glass: wire.RareGlassBoard) -> list[str]:
    """What taking rare glass would cost, or why it cannot be taken."""
    windows = sight.scene.windows
    if not glass.dice:
        return [sight.say("line-glass-gone")]
    if not windows or sight.scene.viewer != sight.scene.seat:
        return []
    if any(die.startswith("W") for row in windows[sight.me].dice for die in row):
        return [sight.say("line-glass-has")]
    price = sight.say("line-glass-price", tokens=glass.price) if glass.price else sight.say("line-glass-free")
    return [price, sight.say("line-glass-used")] if glass.used else [price]


# -- the Automa ----------------------------------------------------------------------------------------------------


def _automa_lines(sight: Sight) -> Iterator[str]:
    scene, speaker = sight.scene, sight.seen.speaker
    if scene.automa is None or not scene.windows:
        return
    seat = len(scene.windows) - 1
    card = speaker.book.find(scene.automa.card)
    if isinstance(card, AutomaCard):
        told = sight.say("line-automa-card", card=card.id, words="; ".join(map(speaker.say, card_sentences(card))))
    else:
        told = sight.say("line-automa-no-card")
    name = sight.seen.names[seat]
    yield from wrapped(sight.say("line-automa-has", name=name, tokens=scene.tokens[seat], card=told), "")
    yield sight.say("line-automa-window")
    yield from sight.window(scene.windows[seat])

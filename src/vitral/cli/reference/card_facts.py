"""The facts of a card as lines of text, kind by kind."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from vitral.cards import (
    Automa,
    AutomaCard,
    CardSet,
    GlassBoard,
    Inspiration,
    Objective,
    Pattern,
    Tool,
)
from vitral.cli.output.speech import say, speech
from vitral.cli.output.words import color_words, listed, name_of, text_of
from vitral.teller.automa import card_words
from vitral.teller.speaker import Speaker
from vitral.terminal.lines.drawn import drawn
from vitral.terminal.lines.ink import Ink

Card = Pattern | Tool | Objective | Inspiration | GlassBoard | Automa | AutomaCard


class Kind(NamedTuple):
    """The message that names one card of a kind (its attribute `many` heads the list), and what JSON calls them."""

    message: str
    key: str


KINDS: Final = {
    "window": Kind("cards-window", "windows"),
    "tool": Kind("cards-tool", "tools"),
    "public": Kind("cards-public", "public"),
    "private": Kind("cards-private", "private"),
    "inspiration": Kind("cards-inspiration", "inspirations"),
    "glass_board": Kind("cards-glass-board", "glass_boards"),
    "automa": Kind("cards-automa", "automa"),
    "automa_card": Kind("cards-automa-card", "automa_cards"),
}

_WHEN: Final = {
    "before_draft": "cards-when-before-draft",
    "after_draft": "cards-when-after-draft",
    "first_turn": "cards-when-first-turn",
    "second_turn": "cards-when-second-turn",
}
_MOMENTS: Final = {"in_hand": "cards-moment-in-hand", "tool": "cards-moment-tool", "turn": "cards-moment-turn"}


def kinds(cards: CardSet) -> dict[str, Sequence[Card]]:
    automa = cards.automa
    return {
        "window": cards.patterns,
        "tool": cards.tools,
        "public": cards.publics,
        "private": cards.privates,
        "inspiration": cards.inspirations,
        "glass_board": cards.glass_boards,
        "automa": (automa,) if automa else (),
        "automa_card": automa.cards if automa else (),
    }


def id_of(card: Card) -> str:
    """A card's id; there is but one Automa."""
    return "automa" if isinstance(card, Automa) else card.id


def in_short(card: Card) -> str:
    """A card in one line of the list."""
    if isinstance(card, Pattern):
        return f"{name_of(card)} ({card.difficulty})"
    if isinstance(card, Tool):
        return f"{card.number:2}  {name_of(card)}"
    if isinstance(card, Automa):
        return say("cards-automa-short", columns=_columns(card), tokens=card.tokens)
    if isinstance(card, AutomaCard):
        return f"{_automa_words(card)} ({say('box-passion')})" if card.passion else _automa_words(card)
    if isinstance(card, Inspiration):
        return f"{name_of(card)}, {_once(card)}"
    return name_of(card) if isinstance(card, GlassBoard) else text_of(card)


def _automa_words(card: AutomaCard) -> str:
    speaker = Speaker(speech().language)
    return "; ".join(map(speaker.say, card_words(card)))


def _once(card: Inspiration) -> str:
    return say("cards-once-a-round" if card.per == "round" else "cards-once-a-game")


def _columns(card: Automa) -> str:
    return listed(map(color_words, card.columns))


def title_of(card: Card) -> str:
    if isinstance(card, Automa):
        return say("automa-name")
    return say("cards-card", id=card.id) if isinstance(card, AutomaCard) else name_of(card)


def note_of(card: Card) -> str:
    """What of a card is inferred or reconstructed, and why; cards of people's own files say it themselves."""
    return (speech().card_note(id_of(card), card.revision) if card.box else "") or card.note


def facts_of(card: Card, cards: CardSet) -> Iterator[str]:
    if isinstance(card, Pattern):
        yield from _window(card, cards)
    elif isinstance(card, Tool):
        yield from _tool(card)
    elif isinstance(card, Objective):
        yield from _objective(card)
    elif isinstance(card, Inspiration):
        yield from _inspiration(card)
    elif isinstance(card, GlassBoard):
        yield from _folded(text_of(card))
        yield say("cards-room", count=card.slots)
    elif isinstance(card, AutomaCard):
        words = _automa_words(card)
        yield f"{words[0].upper()}{words[1:]}."
        if card.passion:
            yield say("cards-automa-passion")
    else:
        yield from _automa(card, cards)


def _window(card: Pattern, cards: CardSet) -> Iterator[str]:
    other = [name_of(side) for pair in cards.window_cards if card in pair.sides for side in pair.sides if side != card]
    told = say("cards-difficulty", difficulty=card.difficulty)
    yield f"{told} {say('cards-other-side', card=other[0])}" if other else told
    yield from drawn(card.grid, {}, Ink.of_stdout())
    yield say("cards-letters")


def _tool(card: Tool) -> Iterator[str]:
    yield from _folded(say("cards-tool-number", number=card.number, text=text_of(card)))
    moments = listed(say(_WHEN[when]) for when in card.when) if card.when else say("cards-when-any")
    yield say("cards-when", moments=moments)
    yield say("cards-solo-payment", symbol=card.solo_color)


def _objective(card: Objective) -> Iterator[str]:
    yield from _folded(text_of(card))
    is_sum = card.goal.adds_values and card.points == 1
    yield say("cards-points-sum") if is_sum else say("cards-points-each", points=card.points)


def _inspiration(card: Inspiration) -> Iterator[str]:
    yield from _folded(text_of(card))
    yield say("cards-when", moments=f"{say(_MOMENTS[card.moment])}, {_once(card)}")
    costs = say("cards-costs", tokens=card.price) if card.price else say("cards-costs-nothing")
    less = -card.setup_tokens
    start = f", {say('cards-begins-with-less', tokens=less)}" if less > 0 else ""
    yield f"{costs}{start}; {say('cards-for-solo' if card.solo else 'cards-not-for-solo')}."


def _automa(card: Automa, cards: CardSet) -> Iterator[str]:
    names = {objective.id: name_of(objective) for objective in cards.publics}
    yield say("cards-automa-columns", columns=_columns(card))
    yield say("cards-automa-tokens", tokens=card.tokens)
    yield say("cards-automa-positions", spaces=" ".join(card.positions))
    by_columns = [names.get(one, one) for one in card.scoring.by_columns]
    told = listed(by_columns) if by_columns else say("line-none")
    yield from _folded(say("cards-automa-scoring", points=card.scoring.points_per_column, cards=told))
    yield say("cards-automa-levels", levels=", ".join(f"{level} {bonus}" for level, bonus in card.level_bonus))


def _folded(text: str) -> list[str]:
    return textwrap.wrap(text, 90)

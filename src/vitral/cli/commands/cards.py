"""`vitral cards`: everything about the cards."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

import msgspec

from vitral.cards import (
    CERTAINTIES,
    Automa,
    AutomaCard,
    CardSet,
    GlassBoard,
    Inspiration,
    Objective,
    Pattern,
    Tool,
    card_sources,
)
from vitral.cli.arguments import cards_of
from vitral.cli.command import OK, CliError
from vitral.cli.flags import KINDS_OF_CARDS
from vitral.cli.output import listed, print_found, say, translator
from vitral.terminal.lines.layout import TextStyle, drawn, wrapped
from vitral.translatable import did_you_mean, guess

Card = Pattern | Tool | Objective | Inspiration | GlassBoard | Automa | AutomaCard
_NOT_IN_JSON: Final = ("goal", "dice_pools", "together", "picture", "cards", "revision")


def data_of(card: Card) -> dict[str, Any]:
    """Returns everything that is on a card, and where it comes from, as JSON."""
    facts = {one.name: getattr(card, one.name) for one in fields(card) if one.name not in _NOT_IN_JSON}
    data: dict[str, Any] = {"id": id_of(card), **msgspec.to_builtins(facts)}
    data["sources"] = {key: card_sources()[key] for key in card.sources}
    if isinstance(card, Automa):
        data["level_bonus"] = dict(card.level_bonus)
    return data


def _message(kind: str) -> str:
    """Returns the message that names one card of a kind; its attribute `many` heads a list of them."""
    return f"cards-{_hyphenated(kind)}"


def _hyphenated(name: str) -> str:
    return name.replace("_", "-")


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


def name_of(card: Pattern | Tool | Objective | Inspiration | GlassBoard) -> str:
    """Returns the name of a card; cards of custom files have only one."""
    return translator().card_name(card.id, card.name, card.revision if card.box else 0)


def text_of(card: Tool | Objective | Inspiration | GlassBoard) -> str:
    return translator().card_text(card.id, card.text, card.revision if card.box else 0)


def id_of(card: Card) -> str:
    """Returns a card's id; there is but one Automa."""
    return "automa" if isinstance(card, Automa) else card.id


def in_short(card: Card) -> str:
    """Returns a card in one line of the list."""
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
    from vitral.teller.automa import card_sentences
    from vitral.teller.speaker import Speaker

    speaker = Speaker(translator().language)
    return "; ".join(map(speaker.say, card_sentences(card)))


def _once(card: Inspiration) -> str:
    return say("cards-once-a-round" if card.per == "round" else "cards-once-a-game")


def _columns(card: Automa) -> str:
    return listed(say(f"color-{letter}") for letter in card.columns)


def title_of(card: Card) -> str:
    if isinstance(card, Automa):
        return say("automa-name")
    return say("cards-card", id=card.id) if isinstance(card, AutomaCard) else name_of(card)


def note_of(card: Card) -> str:
    """Returns what of a card is inferred or reconstructed, and why; cards of people's own files say it themselves."""
    return (translator().card_note(id_of(card), card.revision) if card.box else "") or card.note


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
    difficulty = say("cards-difficulty", difficulty=card.difficulty)
    yield f"{difficulty} {say('cards-other-side', card=other[0])}" if other else difficulty
    yield from drawn(card.grid, {}, TextStyle.of_stdout())
    yield say("cards-letters")


def _tool(card: Tool) -> Iterator[str]:
    yield from _folded(say("cards-tool-number", number=card.number, text=text_of(card)))
    moments = (
        listed(say(f"cards-when-{when.replace('_', '-')}") for when in card.when)
        if card.when
        else say("cards-when-any")
    )
    yield say("cards-when", moments=moments)
    yield say("cards-solo-payment", symbol=card.solo_color)


def _objective(card: Objective) -> Iterator[str]:
    yield from _folded(text_of(card))
    is_sum = card.goal.adds_values and card.points == 1
    yield say("cards-points-sum") if is_sum else say("cards-points-each", points=card.points)


def _inspiration(card: Inspiration) -> Iterator[str]:
    yield from _folded(text_of(card))
    yield say("cards-when", moments=f"{say(f'cards-moment-{_hyphenated(card.moment)}')}, {_once(card)}")
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
    by_column = listed(by_columns) if by_columns else say("line-none")
    yield from _folded(say("cards-automa-scoring", points=card.scoring.points_per_column, cards=by_column))
    bonuses = [f"{say(f'option-automa_level-{level}')} {bonus}" for level, bonus in card.level_bonus]
    yield say("cards-automa-levels", levels=", ".join(bonuses))


def _folded(text: str) -> list[str]:
    return wrapped(text, "", "")


def run(args: argparse.Namespace) -> int:
    cards = cards_of(args)
    if args.sources:
        if args.id is not None:
            raise CliError(say("command-cards-both"))
        print_found(_source_lines(cards), card_sources, as_json=args.json)
    elif args.id is None or _kind(args.id):
        some = {kind: group for kind, group in kinds(cards).items() if args.id is None or kind == _kind(args.id)}
        print_found(_all_lines(some), lambda: _all_data(cards, some), as_json=args.json)
    else:
        kind, card = _find(args.id, cards)
        print_found(_card_lines(kind, card, cards), lambda: {"kind": kind, **data_of(card)}, as_json=args.json)
    return OK


def _kind(wanted: str) -> str:
    """Returns the kind of cards that a word means, if it means one; `automa` is a card."""
    spelled = _plain(wanted)
    return next((kind for kind, key in KINDS_OF_CARDS.items() if spelled in (kind, key) and kind != "automa"), "")


def _find(wanted: str, cards: CardSet) -> tuple[str, Card]:
    """Returns a card by its id or by its name in the language spoken."""
    known = {id_of(card).lower(): (kind, card) for kind, group in kinds(cards).items() for card in group}
    named = {_plain(title_of(card)): found for found in known.values() for card in found[1:]}
    spelled = _plain(wanted)
    if found := known.get(spelled) or named.get(spelled):
        return found
    parts = [name for name in known if spelled and (spelled in name.split("_") or name.startswith(spelled))]
    close = did_you_mean(parts[:3]) if parts else guess(wanted, (*KINDS_OF_CARDS.values(), *known))
    hint = translator().translate(close)
    raise CliError(say("command-cards-none-close" if hint else "command-cards-none", card=f'"{wanted}"', hint=hint))


def _plain(name: str) -> str:
    return name.strip().lower().replace(" ", "_").replace("-", "_")


# -- text ----------------------------------------------------------------------------------------------------------


def _all_lines(groups: Mapping[str, Sequence[Card]]) -> Iterator[str]:
    sure = {word: say(f"certainty-{word}") for word in CERTAINTIES}
    width = max(15, *(len(word) + 2 for word in sure.values()))
    for kind, group in groups.items():
        if not group:
            continue
        yield say(f"{_message(kind)}.many")
        for card in group:
            yield f"  {id_of(card):28}{sure[card.certainty]:{width}}{in_short(card)}"
        yield ""
    meanings = "; ".join(f"{sure[word]}: {_about(word)}" for word in reversed(CERTAINTIES))
    yield say("command-cards-certainty", certainty=meanings)


def _about(certainty: str) -> str:
    return say(f"certainty-{certainty}.about")


def _card_lines(kind: str, card: Card, cards: CardSet) -> Iterator[str]:
    yield f"{title_of(card)} ({id_of(card)}), {say(_message(kind))}"
    yield from facts_of(card, cards)
    yield say("command-cards-certainty", certainty=_about(card.certainty))
    if card.note:
        yield from wrapped(say("command-cards-note", note=note_of(card)), "")
    if card.sources:
        yield say("command-cards-sources")
        for key in card.sources:
            yield from wrapped(f"{key}: {_source(key)}")


def _source_lines(cards: CardSet) -> Iterator[str]:
    cited = [key for group in kinds(cards).values() for card in group for key in card.sources]
    for key in card_sources():
        yield from wrapped(say("command-cards-source", key=key, count=cited.count(key), text=_source(key)), "")


def _source(key: str) -> str:
    return say(f"source-{key}")


# -- JSON: the contents of the card files, untranslated -----------------------------------------------------------


def _all_data(cards: CardSet, groups: Mapping[str, Sequence[Card]]) -> dict[str, Any]:
    return {"cards": cards.name} | {
        KINDS_OF_CARDS[kind]: [data_of(card) for card in group] for kind, group in groups.items()
    }

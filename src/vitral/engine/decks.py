"""The decks that a table is dealt from, and how many cards of each are dealt (docs/rules.md §1-§7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from vitral.cards import CardSet, Pattern, Tool, WindowCard
from vitral.engine.options import OptionError, Options, Privates, option_error
from vitral.translatable import TranslatableText, guess, in_quotes

_NAMES = {
    "private": TranslatableText("fault-deck-private", "private objectives"),
    "windows": TranslatableText("fault-deck-windows", "window cards"),
    "tools": TranslatableText("fault-deck-tools", "tools"),
    "public": TranslatableText("fault-deck-public", "public objectives"),
    "inspirations": TranslatableText("fault-deck-inspirations", "inspirations"),
    "board": TranslatableText("fault-deck-board", "board"),
}
MAX_OFFERED: Final = 4
"""The most window sides that one seat chooses from."""
_NO_AUTOMA = TranslatableText(
    "fault-option-no-automa", "the card set has no Automa; add the box automa or a file with one"
)


def decks_for(options: Options, cards: CardSet) -> tuple[dict[str, dict[str, Any]], dict[str, int]]:
    """Returns the decks by name, each card by id, and how many cards of each are dealt.

    `OptionError` if the card set is too small for the table, or does not hold a card that was named.
    """
    decks: dict[str, dict[str, Any]] = {
        "private": _by_id(card for card in cards.privates if card.box in _private_boxes(options)),
        "windows": _by_id(card for card in cards.window_cards if _is_dealt(card, options)),
        "tools": _by_id(tool for tool in cards.tools if _tool_is_in(tool, options)),
        "public": _by_id(card for card in cards.publics if card.box in ("", *options.boxes("public"))),
        "inspirations": _by_id(card for card in cards.inspirations if card.solo or not options.solo),
        "board": _by_id(cards.glass_boards),
    }
    deals = {
        "private": options.solo_private if options.solo else options.seats,
        "windows": 2 * options.players,
        "tools": options.tools_shown,
        "public": options.public_shown,
        "inspirations": options.players if options.inspirations else 0,
        "board": 1 if options.rare_glass else 0,
    }
    _check_named(options, decks, cards)
    _check_sizes(decks, deals)
    if options.mode == "automa" and cards.automa is None:
        raise option_error("mode", _NO_AUTOMA)
    return decks, deals


def _by_id(cards: Iterable[Any]) -> dict[str, Any]:
    return {card.id: card for card in cards}


def _private_boxes(options: Options) -> tuple[str, ...]:
    """Returns the boxes of the private objectives to deal. Custom cards (of no box) join in, but with rare glass only
    its own objectives are dealt.
    """
    if options.rare_glass:
        return ("passion",)
    boxes: dict[Privates, tuple[str, ...]] = {
        "colors": ("base", ""),
        "positions": ("pools",),
        "mixed": ("base", "pools", ""),
    }
    return boxes[options.settled("privates")]


def offered(cards: CardSet) -> tuple[Pattern, ...]:
    """Returns the windows that every seat may choose, beside those it is dealt."""
    sides = tuple(side for card in cards.window_cards if card.offered for side in card.sides)
    if len(sides) > MAX_OFFERED:
        raise OptionError(
            TranslatableText(
                "fault-option-offered",
                "a table offers at most {most} windows to everybody; its card set has {held}",
                most=MAX_OFFERED,
                held=len(sides),
            )
        )
    return sides


def _is_dealt(card: WindowCard, options: Options) -> bool:
    return not card.offered and card.sides[0].box in _window_boxes(options)


def _window_boxes(options: Options) -> tuple[str, ...]:
    expansion = ("pools",) if options.settled("expansion_windows") else ()
    return ("base", "", *expansion, *(("promos",) if options.promos else ()))


def _tool_is_in(tool: Tool, options: Options) -> bool:
    out = "never" if options.dice_pools else "only"
    return tool.dice_pools != out and (options.promos or tool.box != "promos")


def _check_named(options: Options, decks: dict[str, dict[str, Any]], cards: CardSet) -> None:
    known = {card.id for group in (cards.tools, cards.publics) for card in group}
    for name, ids in (("tools", options.tools), ("public", options.public)):
        for card in ids:
            if card not in decks[name]:
                raise option_error(name, _not_in_deck(card, decks[name], mistyped=card not in known))


def _not_in_deck(card: str, deck: dict[str, Any], *, mistyped: bool) -> TranslatableText:
    if mistyped and (hint := guess(card, deck)):
        return TranslatableText(
            "fault-option-not-in-deck-close",
            "{name} is not in the deck of this table; {hint}",
            name=in_quotes(card),
            hint=hint,
        )
    return TranslatableText(
        "fault-option-not-in-deck",
        "{name} is not in the deck of this table, which contains: {names}",
        name=in_quotes(card),
        names=", ".join(sorted(deck)),
    )


def _check_sizes(decks: dict[str, dict[str, Any]], deals: dict[str, int]) -> None:
    for name, needed in deals.items():
        if len(decks[name]) < needed:
            raise OptionError(
                TranslatableText(
                    "fault-option-too-few",
                    "this table needs {needed} {kind}; its card set has {held}",
                    needed=needed,
                    kind=_NAMES[name],
                    held=len(decks[name]),
                )
            )

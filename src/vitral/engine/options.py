"""The switches a table may set, each refused with a sentence when it does not fit (RULES.md §7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final, Literal, get_args

from vitral.cards import CardSet

Mode = Literal["standard"]
Bag = Literal["full", "scaled"]
Enforcement = Literal["strict", "honour"]


class OptionError(ValueError):
    """An option, or a combination of options, that no table can be set up with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """How a table plays. The first value of each choice is the default."""

    mode: Mode = "standard"
    players: int = 2
    bag: Bag = "full"
    """`full`: 18 dice of each color; `scaled`: 4 per player and 2 more."""
    enforcement: Enforcement = "strict"
    """`strict` refuses illegal placements; `honour` accepts them and lets players call a check."""
    tools: tuple[str, ...] = ()
    """The tools on the table, by id; none named: three are dealt."""
    public: tuple[str, ...] = ()
    """The public objectives on the table, by id; none named: three are dealt."""

    @classmethod
    def read(cls, given: Mapping[str, Any]) -> Options:
        """Options from names and values, lists allowed for tuples; `OptionError` says what would be right."""
        unknown = sorted(set(given) - set(OPTION_NAMES))
        if unknown:
            raise OptionError(f"unknown option {unknown[0]!r}; the options are: {', '.join(OPTION_NAMES)}")
        if given.keys() == {"players"} and type(given["players"]) is int:
            return _plain_options(given["players"])
        tidy: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in given.items()
        }
        options = cls(**tidy)
        options.check()
        return options

    def check(self) -> None:
        """Refuse what no table can be set up with."""
        _one_of("mode", self.mode, get_args(Mode))
        _one_of("bag", self.bag, get_args(Bag))
        _one_of("enforcement", self.enforcement, get_args(Enforcement))
        if type(self.players) is not int or not 2 <= self.players <= 4:
            raise OptionError(f"players: the standard game is for 2 to 4 players, not {self.players!r}")
        for name in ("tools", "public"):
            ids = getattr(self, name)
            if not isinstance(ids, tuple) or not all(isinstance(card, str) for card in ids):
                raise OptionError(f"{name}: expected a list of card ids, found {ids!r}")
            if len(ids) not in (0, CARDS_SHOWN):
                raise OptionError(f"{name}: name {CARDS_SHOWN} cards, or none to deal them; found {len(ids)}")
            if len(set(ids)) != len(ids):
                raise OptionError(f"{name}: a card is named twice: {', '.join(ids)}")

    def to_dict(self) -> dict[str, Any]:
        """Every option by name, JSON-ready; `read` takes it back."""
        return {
            name: list(value) if isinstance(value := getattr(self, name), tuple) else value for name in OPTION_NAMES
        }


@cache
def _plain_options(players: int) -> Options:
    options = Options(players=players)
    options.check()
    return options


OPTION_NAMES: Final = tuple(field.name for field in fields(Options))
CARDS_SHOWN: Final = 3
"""Tools and public objectives face up at a standard table."""


def _one_of(name: str, value: object, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise OptionError(f"{name}: {value!r} is not available; choose one of: {', '.join(allowed)}")


def check_cards(options: Options, cards: CardSet) -> None:
    """Refuse a card set too small for the table, or named cards it does not hold."""
    known = {"tools": {tool.id for tool in cards.tools}, "public": {card.id for card in cards.publics}}
    for name, ids in (("tools", options.tools), ("public", options.public)):
        for card in ids:
            if card not in known[name]:
                raise OptionError(
                    f"{name}: {card!r} is not in the card set; it holds: {', '.join(sorted(known[name]))}"
                )
    needs = (
        ("window cards", len(cards.window_cards), 2 * options.players),
        ("tools", len(cards.tools), CARDS_SHOWN),
        ("public objectives", len(cards.publics), CARDS_SHOWN),
        ("private objectives", len(cards.privates), options.players),
    )
    for what, held, needed in needs:
        if held < needed:
            raise OptionError(f"{options.players} players need {needed} {what}; the card set holds {held}")

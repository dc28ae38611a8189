"""The switches a table may set, each refused with a sentence when it does not fit (RULES.md §7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final, Literal, get_args

from vitral.said import Said, ToldError, at_place, hinted, unlike

Mode = Literal["standard", "solo", "automa"]
Bag = Literal["full", "scaled"]
Enforcement = Literal["strict", "honour"]
Privates = Literal["colors", "mixed", "positions"]
SoloPayment = Literal["color", "first_printing"]
Track = Literal["all", "lighter"]
Misfit = Literal["strict", "lenient"]
Level = Literal["easy", "normal", "hard"]


class OptionError(ToldError):
    """An option, or a combination of options, that no table can be set up with: which one, if it is one, and why."""

    def __init__(self, why: Said, option: str = "") -> None:
        ValueError.__init__(self, why, option)
        self.option = option
        self.why = why

    @property
    def said(self) -> Said:
        """The sentence, which begins with the option."""
        return at_place(self.option, self.why) if self.option else self.why

    def __str__(self) -> str:
        return str(self.said)


def refused(option: str, why: Said) -> OptionError:
    """The refusal of one option."""
    return OptionError(why, option)


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """How a table plays. The first value of each choice is the default; None stands for "as the mode has it"."""

    mode: Mode = "standard"
    players: int = 2
    """People at the table: 2-6, or 1 in solo and against the Automa."""
    bag: Bag = "full"
    """`full`: 18 dice of each color; `scaled`: 4 per player and 2 more. For 2-4 players without dice pools."""
    enforcement: Enforcement = "strict"
    """`strict` refuses illegal placements; `honour` accepts them and lets players call a check."""
    tools: tuple[str, ...] = ()
    """The tools on the table, by id; none named: they are dealt."""
    public: tuple[str, ...] = ()
    """The public objectives on the table, by id; none named: they are dealt."""
    privates: Privates | None = None
    """Private objectives: colors, positions, or both mixed; colors up to 4 players, mixed from 5 on. Moot with rare
    glass, which brings its own."""
    expansion_windows: bool | None = None
    """The window cards of the 5-6 player box; on from 5 players."""
    dice_pools: bool = False
    """Private dice pools: ten dice each, one turn a round."""
    inspirations: bool = False
    """Passion: an inspiration for each player."""
    rare_glass: bool = False
    """Passion: a rare-glass board and its private objectives."""
    passion_publics: bool = False
    """Passion: six more public objectives."""
    avoid_conflicts: bool = True
    """Passion: objectives that do not go well together are not dealt together."""
    promos: bool = False
    """Promo cards, as far as they are known or stood in for."""
    solo_tools: int = 3
    """Solo: 1 (hardest) to 5 tools."""
    solo_private: int = 2
    """Solo: two private objectives, of which the better counts, or one."""
    solo_payment: SoloPayment = "color"
    """Solo: tools are paid with a die of their color, or as the first printing has it."""
    track: Track = "all"
    """Solo: all dice left go on the round track, or fewer (the lighter variant)."""
    automa_misfit: Misfit = "strict"
    """Automa: a pick without a fitting die is lost, or goes on to the next place."""
    automa_level: Level = "easy"
    """Automa: how many points it is given."""
    automa_bonus: int | None = None
    """Automa: the points it is given, whatever its level. A game writes them down, so that its record stays true when
    the levels are measured anew."""

    @classmethod
    def read(cls, given: Mapping[str, Any]) -> Options:
        """Options from names and values, lists allowed for tuples; `OptionError` says what would be right."""
        if given.keys() == {"players"} and type(given["players"]) is int:
            return _plain_options(given["players"])
        unknown = sorted(set(given) - set(OPTION_NAMES))
        if unknown:
            raise OptionError(
                Said(
                    "fault-option-unknown",
                    "unknown option {name}; the options are: {names}",
                    name=repr(unknown[0]),
                    names=", ".join(OPTION_NAMES),
                )
            )
        tidy: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in given.items()
        }
        if tidy.get("mode") in ("solo", "automa"):
            tidy.setdefault("players", 1)
        options = cls(**tidy)
        options.check()
        return options

    def check(self) -> None:
        """Refuse what no table can be set up with."""
        for name in OPTION_NAMES:
            _check_value(name, getattr(self, name))
        _check_players(self)
        _check_bonus(self.automa_bonus)
        _check_module(self)
        _check_cards_named(self)

    def to_dict(self) -> dict[str, Any]:
        """Every option by name, JSON-ready; `read` takes it back."""
        return {
            name: list(value) if isinstance(value := getattr(self, name), tuple) else value for name in OPTION_NAMES
        }

    @property
    def solo(self) -> bool:
        """Whether one plays against the target score."""
        return self.mode == "solo"

    @property
    def tools_shown(self) -> int:
        """Tools face up."""
        return self.solo_tools if self.solo else 2 if self.rare_glass else 3

    @property
    def public_shown(self) -> int:
        """Public objectives face up."""
        return 2 if self.solo else 3

    @property
    def seats(self) -> int:
        """Windows at the table: the Automa has one too."""
        return 2 if self.mode == "automa" else self.players


@cache
def _plain_options(players: int) -> Options:
    options = Options(players=players)
    options.check()
    return options


MOST_BONUS: Final = 99
OPTION_NAMES: Final = tuple(field.name for field in fields(Options))
_CHOICES: Final[dict[str, tuple[Any, ...]]] = {
    "mode": get_args(Mode),
    "bag": get_args(Bag),
    "enforcement": get_args(Enforcement),
    "privates": (None, *get_args(Privates)),
    "expansion_windows": (None, True, False),
    "solo_tools": (1, 2, 3, 4, 5),
    "solo_private": (2, 1),
    "solo_payment": get_args(SoloPayment),
    "track": get_args(Track),
    "automa_misfit": get_args(Misfit),
    "automa_level": get_args(Level),
    **dict.fromkeys(
        ("dice_pools", "inspirations", "rare_glass", "passion_publics", "avoid_conflicts", "promos"), (True, False)
    ),
}


def _check_value(name: str, value: object) -> None:
    allowed = _CHOICES.get(name)
    if allowed is not None and not any(value is one or (type(value) is type(one) and value == one) for one in allowed):
        shown = ", ".join(str(one) for one in allowed if one is not None)
        if None in allowed:
            raise refused(
                name,
                Said(
                    "fault-option-value-or-none",
                    "{value} is not available; choose one of: {names}, or leave it out",
                    value=repr(value),
                    names=shown,
                ),
            )
        raise refused(
            name,
            Said(
                "fault-option-value", "{value} is not available; choose one of: {names}", value=repr(value), names=shown
            ),
        )


def _check_players(options: Options) -> None:
    players = options.players
    if options.mode != "standard":
        if type(players) is not int or players != 1:
            raise refused(
                "players",
                Said(
                    "fault-option-one-player",
                    "{mode} is for 1 player, not {found}",
                    mode=options.mode,
                    found=repr(players),
                ),
            )
    elif type(players) is not int or not 2 <= players <= 6:
        many = Said("fault-option-players", "the standard game is for 2 to 6 players, not {found}", found=repr(players))
        alone = Said("fault-option-alone", "for one player choose mode solo or automa")
        raise refused("players", hinted(many, alone) if players == 1 else many)


def _check_bonus(bonus: object) -> None:
    if bonus is not None and (type(bonus) is not int or not 0 <= bonus <= MOST_BONUS):
        raise refused(
            "automa_bonus",
            Said(
                "fault-option-bonus",
                "expected 0 to {most} points, or leave it out; found {found}",
                most=MOST_BONUS,
                found=repr(bonus),
            ),
        )


def _check_module(options: Options) -> None:
    """Refuse combinations the rules do not know (RULES.md §1.1, §2-§7)."""
    solo, standard = options.solo, options.mode == "standard"
    own_bag = not standard or options.players > 4 or options.dice_pools
    wrong: list[tuple[bool, str, Said]] = [
        (options.bag == "scaled" and own_bag, "bag", _BAG),
        (options.dice_pools and not standard, "dice_pools", _POOLS),
        (options.enforcement == "honour" and not standard, "enforcement", _HONOUR),
        (options.rare_glass and solo, "rare_glass", _GLASS),
        (options.privates == "colors" and options.players == 6 and not options.rare_glass, "privates", _COLORS),
    ]
    wrong += [
        (not solo and getattr(options, name) != default, name, _SOLO_ONLY)
        for name, default in (("solo_tools", 3), ("solo_private", 2), ("solo_payment", "color"), ("track", "all"))
    ]
    wrong += [
        (options.mode != "automa" and getattr(options, name) != default, name, _AUTOMA_ONLY)
        for name, default in (("automa_misfit", "strict"), ("automa_level", "easy"), ("automa_bonus", None))
    ]
    for unfit, name, why in wrong:
        if unfit:
            raise refused(name, why)


_BAG: Final = Said(
    "fault-option-bag",
    "full or scaled is for the standard game with 2 to 4 players without dice pools; "
    "every other way to play has a bag of its own",
)
_POOLS: Final = Said("fault-option-pools", "for the standard game only, with 2 to 6 players")
_HONOUR: Final = Said("fault-option-honour", "honour tables need two or more people; choose strict")
_GLASS: Final = Said(
    "fault-option-glass",
    "not in solo, where there are no favor tokens; it is for the standard game and the Automa",
)
_COLORS: Final = Said("fault-option-colors", "colors are too few for six players; choose mixed or positions")
_SOLO_ONLY: Final = Said("fault-option-solo-only", "for solo only; set mode to solo or leave it out")
_AUTOMA_ONLY: Final = Said("fault-option-automa-only", "for the Automa only; set mode to automa or leave it out")


def _check_cards_named(options: Options) -> None:
    for name, shown in (("tools", options.tools_shown), ("public", options.public_shown)):
        ids = getattr(options, name)
        if not isinstance(ids, tuple) or not all(isinstance(card, str) for card in ids):
            raise refused(name, unlike(Said("fault-option-ids", "a list of card ids"), repr(ids)))
        if len(ids) not in (0, shown):
            raise refused(name, _wrong_number(shown, len(ids)))
        if len(set(ids)) != len(ids):
            raise refused(name, Said("fault-option-twice", "a card is named twice: {names}", names=", ".join(ids)))


def _wrong_number(wanted: int, found: int) -> Said:
    if wanted == 1:
        return Said("fault-option-one-card", "name 1 card, or none to deal them; found {found}", found=found)
    return Said(
        "fault-option-cards", "name {wanted} cards, or none to deal them; found {found}", wanted=wanted, found=found
    )

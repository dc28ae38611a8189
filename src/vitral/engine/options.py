"""The switches a table may set, each refused with a sentence when it does not fit (docs/rules.md §7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final, Literal, get_args

from vitral.engine.option_list import (
    ALWAYS,
    Box,
    Condition,
    Default,
    NumberRange,
    Refusal,
    cards,
    choice,
    described,
    number,
    switch,
)
from vitral.engine.prices import open_space_penalty
from vitral.translatable import TranslatableError, TranslatableText, at_place, hinted, quoted, unlike

Mode = Literal["standard", "solo", "automa"]
SetUp = Literal["printed", "cards_first"]
StartPlayer = Literal["random", 1, 2, 3, 4, 5, 6]
Bag = Literal["full", "scaled"]
Enforcement = Literal["strict", "honour"]
Privates = Literal["colors", "mixed", "positions"]
SoloPayment = Literal["color", "first_printing"]
Lathekin = Literal["one_by_one", "together"]
Audit = Literal["whole", "neighbors"]
Track = Literal["all", "lighter"]
Misfit = Literal["strict", "lenient"]
Level = Literal["easy", "normal", "hard"]
GlassSlot = Literal["lot", 1, 2, 3]
Rulings = Literal[2, 1]

MAX_BONUS: Final = 99


class OptionError(TranslatableError):
    """An option, or a combination of options, that no table can be set up with: which one, if it is one, and why."""

    def __init__(self, why: TranslatableText, option: str = "") -> None:
        ValueError.__init__(self, why, option)
        self.option = option
        self.why = why

    @property
    def text(self) -> TranslatableText:
        """The sentence, which begins with the option."""
        return at_place(self.option, self.why) if self.option else self.why

    def __str__(self) -> str:
        return str(self.text)


def option_error(option: str, why: TranslatableText) -> OptionError:
    return OptionError(why, option)


_STANDARD: Final = Condition(modes=("standard",))
_SOLO: Final = Condition(modes=("solo",))
_AUTOMA: Final = Condition(modes=("automa",))
_BIG: Final = Condition(players=(5, 6))
_BIG_BOX: Final = Condition(with_any=("dice_pools", "expansion_windows"))
"""The box for five and six players is in use."""
_SOLO_ONLY: Final = TranslatableText("fault-option-solo-only", "for solo only; set mode to solo or leave it out")
_AUTOMA_ONLY: Final = TranslatableText(
    "fault-option-automa-only", "for the Automa only; set mode to automa or leave it out"
)
_BAG: Final = TranslatableText(
    "fault-option-bag",
    "full or scaled is for the standard game with 2 to 4 players without dice pools; "
    "every other way to play uses its own bag",
)
_POOLS: Final = TranslatableText("fault-option-pools", "for the standard game only, with 2 to 6 players")
_HONOR: Final = TranslatableText("fault-option-honour", "honor tables need two or more people; choose strict")
_GLASS: Final = TranslatableText(
    "fault-option-glass",
    "not in solo games, which have no favor tokens; only for the standard game and the Automa",
)
_COLORS: Final = TranslatableText(
    "fault-option-colors", "there are too few color objectives for six players; choose mixed or positions"
)
_STARTS: Final = TranslatableText(
    "fault-option-starts", "in solo games and against the Automa, the person begins; leave it out"
)
_SLOT: Final = TranslatableText("fault-option-slot", "only for the Automa with rare glass; leave it out")


def _no_such_seat(players: int) -> Refusal:
    why = TranslatableText(
        "fault-option-start-player", "there are {players} players; choose random or a seat", players=players
    )
    return Refusal(tuple(range(players + 1, 7)), Condition(players=(players, players)), why)


def _one_player(mode: Mode, found: object) -> TranslatableText:
    return TranslatableText(
        "fault-option-one-player", "{mode} is for 1 player, not {found}", mode=mode, found=quoted(found)
    )


def _players(found: object) -> TranslatableText:
    many = TranslatableText(
        "fault-option-players", "the standard game is for 2 to 6 players, not {found}", found=quoted(found)
    )
    return (
        hinted(many, TranslatableText("fault-option-alone", "for one player, choose mode solo or automa"))
        if found == 1
        else many
    )


def _bonus(found: object) -> TranslatableText:
    return TranslatableText(
        "fault-option-bonus",
        "expected 0 to {most} points, or leave it out; found {found}",
        most=MAX_BONUS,
        found=quoted(found),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options of a table. The first value of each choice is the default; None stands for the usual value there.

    Each field describes its option: `OPTIONS` is made of them, and every check and form of that. Forms show the options
    in this order.
    """

    mode: Mode = choice(*get_args(Mode))
    players: int = number(
        2,
        NumberRange(1, 1, partial(_one_player, "solo"), _SOLO),
        NumberRange(1, 1, partial(_one_player, "automa"), _AUTOMA),
        NumberRange(2, 6, _players),
        usual=(Default(1, Condition(modes=("solo", "automa"))),),
    )
    """People at the table: 2-6, or 1 in solo and against the Automa."""
    dice_pools: bool = switch(group="play", applies=_STANDARD, elsewhere=_POOLS)
    """Private dice pools: ten dice each, one turn a round."""
    setup: SetUp = choice(*get_args(SetUp), group="play", applies=Condition(modes=("standard", "solo")))
    """`printed`: windows are chosen before the table's cards are dealt, as rulebooks have it; `cards_first`: after.
    Automa tables are dealt cards first, as its own rulebook has it."""
    start_player: StartPlayer = choice(
        *get_args(StartPlayer),
        group="play",
        applies=_STANDARD,
        elsewhere=_STARTS,
        refused=tuple(_no_such_seat(players) for players in range(2, 6)),
    )
    """The start player: drawn at random, or a seat that the table has agreed on, counted from 1."""
    bag: Bag | None = choice(
        None,
        *get_args(Bag),
        group="play",
        applies=Condition(modes=("standard",), players=(2, 4), without=("dice_pools",)),
        elsewhere=_BAG,
        usual=(Default("scaled", Condition(with_any=("expansion_windows",))), Default("full", ALWAYS)),
    )
    """`full`: 18 dice of each color; `scaled`: 4 per player and 2 more. For 2-4 players without dice pools."""
    enforcement: Enforcement = choice(*get_args(Enforcement), group="play", applies=_STANDARD, elsewhere=_HONOR)
    """`strict` refuses illegal placements; `honour` accepts them and lets players call a check."""
    audit: Audit = choice(*get_args(Audit), applies=_STANDARD, elsewhere=_HONOR)
    """Honor tables: `whole` remembers dice put down unlawfully, and asks for checks before scoring until all decline;
    `neighbors` is how games of record format 1 were played, and is for their replay."""
    lathekin: Lathekin = choice(*get_args(Lathekin), group="play")
    """The way Lathekin moves its two dice: one after the other, or both lifted first."""
    tools: tuple[str, ...] = cards(
        Box("base"),
        Box("pools", Condition(with_any=("dice_pools",))),
        Box("promos", Condition(with_any=("promos",))),
    )
    """The tools on the table, by id; none named: they are dealt."""
    public: tuple[str, ...] = cards(
        Box("base"),
        Box("passion", Condition(with_any=("passion_publics",))),
        Box("promos", Condition(with_any=("promos",))),
    )
    """The public objectives on the table, by id; none named: they are dealt."""
    privates: Privates | None = choice(
        None,
        *get_args(Privates),
        group="cards",
        applies=Condition(without=("rare_glass",)),
        usual=(Default("mixed", _BIG_BOX), Default("mixed", _BIG), Default("colors", ALWAYS)),
        refused=(Refusal(("colors",), Condition(players=(6, 6)), _COLORS),),
    )
    """Private objectives: colors, positions, or both mixed. Moot with rare glass, which brings its own."""
    expansion_windows: bool | None = switch(on=None, group="boxes", usual=(Default(True, _BIG), Default(False, ALWAYS)))
    """The window cards of the 5-6 player box."""
    inspirations: bool = switch(group="boxes")
    """Passion: an inspiration for each player."""
    rare_glass: bool = switch(group="boxes", applies=Condition(modes=("standard", "automa")), elsewhere=_GLASS)
    """Passion: a rare-glass board and its private objectives."""
    passion_publics: bool = switch(group="boxes")
    """Passion: six more public objectives."""
    promos: bool = switch(group="boxes")
    """Promo cards, those with replaced content included."""
    avoid_conflicts: bool = switch(on=True, group="boxes", applies=Condition(with_any=("passion_publics", "promos")))
    """Passion: objectives that do not go well together are not dealt together."""
    solo_tools: int = choice(3, 1, 2, 4, 5, group="play", applies=_SOLO, elsewhere=_SOLO_ONLY)
    """Solo: 1 (hardest) to 5 tools."""
    solo_private: int = choice(2, 1, group="play", applies=_SOLO, elsewhere=_SOLO_ONLY)
    """Solo: two private objectives, of which the better counts, or one."""
    solo_payment: SoloPayment = choice(*get_args(SoloPayment), group="play", applies=_SOLO, elsewhere=_SOLO_ONLY)
    """Solo: tools are paid with a die of their color, or as the first printing has it."""
    track: Track = choice(*get_args(Track), group="play", applies=_SOLO, elsewhere=_SOLO_ONLY)
    """Solo: all dice left go on the round track, or fewer (the lighter variant)."""
    automa_level: Level = choice(*get_args(Level), group="play", applies=_AUTOMA, elsewhere=_AUTOMA_ONLY)
    """Automa: how many points it is given."""
    automa_misfit: Misfit = choice(*get_args(Misfit), group="play", applies=_AUTOMA, elsewhere=_AUTOMA_ONLY)
    """Automa: a pick without a fitting die is lost, or goes on to the next place."""
    glass_slot: GlassSlot = choice(
        *get_args(GlassSlot),
        group="play",
        applies=Condition(modes=("automa",), with_any=("rare_glass",)),
        elsewhere=_SLOT,
    )
    """Automa with rare glass: which of the three tool slots the glass board takes; one is drawn unless it is named."""
    automa_bonus: int | None = number(None, NumberRange(0, MAX_BONUS, _bonus), applies=_AUTOMA, elsewhere=_AUTOMA_ONLY)
    """Automa: the points it is given, whatever its level. A game writes them down, so that its record stays true when
    the levels are measured again."""

    rulings: Rulings = choice(*get_args(Rulings))
    """The version of our rulings (docs/rules-decisions.md). Games begun under the first are replayed by it: Luck may be
    tried when it is certain to fail and leaves no time for rare glass, Charm is for the menu of a turn only, and
    Lathekin with `together` may leave its two dice apart from all others."""

    @classmethod
    def read(cls, given: Mapping[str, Any]) -> Options:
        """Reads options from names and values, lists allowed for tuples; `OptionError` says what would be right."""
        if given.keys() == {"players"} and type(given["players"]) is int:
            return _plain_options(given["players"])
        unknown = sorted(set(given) - set(OPTION_NAMES))
        if unknown:
            raise OptionError(
                TranslatableText(
                    "fault-option-unknown",
                    "unknown option {name}; the options are: {names}",
                    name=quoted(unknown[0]),
                    names=", ".join(OPTION_NAMES),
                )
            )
        tidy: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in given.items()
        }
        tidy.setdefault("players", OPTIONS.usual("players", tidy))
        options = cls(**tidy)
        options.check()
        return options

    def check(self) -> None:
        """Refuses what no table can be set up with."""
        given = self._given()
        for why_not in (OPTIONS.unknown, OPTIONS.unfit):
            for name, value in given.items():
                why = why_not(name, value, given)
                if why is not None:
                    raise option_error(name, why)
        for option in OPTIONS:
            if option.kind == "cards":
                _check_cards(option.name, given[option.name], getattr(self, f"{option.name}_shown"))

    def settled(self, name: str) -> Any:
        """Returns the value of an option; the usual one of this table where none was given."""
        value = getattr(self, name)
        return OPTIONS.usual(name, self._given()) if value is None else value

    def boxes(self, name: str) -> tuple[str, ...]:
        """Returns the boxes whose cards may lie on the table under the name of an option."""
        return OPTIONS.boxes(name, self._given())

    def _given(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in OPTION_NAMES}

    def to_dict(self) -> dict[str, Any]:
        """Returns every option by name, JSON-ready; `read` takes it back."""
        return {
            name: list(value) if isinstance(value := getattr(self, name), tuple) else value for name in OPTION_NAMES
        }

    @property
    def solo(self) -> bool:
        """Whether one plays against the target score."""
        return self.mode == "solo"

    @property
    def cards_first(self) -> bool:
        """Whether the table's cards lie open before windows are chosen."""
        return self.setup == "cards_first" or self.mode == "automa"

    @property
    def tools_shown(self) -> int:
        return self.solo_tools if self.solo else 2 if self.rare_glass else 3

    @property
    def public_shown(self) -> int:
        return 2 if self.solo else 3

    @property
    def open_space_penalty(self) -> int:
        """Points lost for each open space at the end, the Automa's included."""
        return open_space_penalty(solo=self.solo)

    @property
    def seats(self) -> int:
        """Windows at the table: the Automa has one too."""
        return 2 if self.mode == "automa" else self.players


@cache
def _plain_options(players: int) -> Options:
    options = Options(players=players)
    options.check()
    return options


OPTIONS: Final = described(Options)
OPTION_NAMES: Final = tuple(option.name for option in OPTIONS)


def _check_cards(name: str, ids: object, shown: int) -> None:
    if not isinstance(ids, tuple) or not all(isinstance(card, str) for card in ids):
        raise option_error(name, unlike(TranslatableText("fault-option-ids", "a list of card ids"), quoted(ids)))
    if len(ids) not in (0, shown):
        raise option_error(name, _wrong_number(shown, len(ids)))
    if len(set(ids)) != len(ids):
        raise option_error(
            name, TranslatableText("fault-option-twice", "a card is named twice: {names}", names=", ".join(ids))
        )


def _wrong_number(wanted: int, found: int) -> TranslatableText:
    if wanted == 1:
        return TranslatableText(
            "fault-option-one-card", "name 1 card, or none to deal it at random; found {found}", found=found
        )
    return TranslatableText(
        "fault-option-cards",
        "name {wanted} cards, or none to deal them at random; found {found}",
        wanted=wanted,
        found=found,
    )

"""Tables in the making, and what the description of the options says of each, for the page to say the same.

`make page-data` writes them to `tests/data/option_cases.json`; `web/src/home/setup/options.test.ts` reads it.
Besides the options there are, some are made up: their defaults hang on each other, and their values on the number of
players.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from generators.paths import TEST_DATA
from vitral.engine.option_list import (
    ALWAYS,
    Box,
    Condition,
    Default,
    NumberRange,
    Option,
    OptionList,
    Refusal,
    cards,
    choice,
    described,
    number,
    switch,
)
from vitral.engine.options import OPTIONS
from vitral.server.answers.options import table_options
from vitral.translatable import TranslatableText

CASES: Final = TEST_DATA / "option_cases.json"
_NO: Final = TranslatableText("fault-option-colors", "not here")


@dataclass(frozen=True)
class MadeUp:
    mode: str = choice("standard", "solo", "automa")
    players: int = number(
        2,
        NumberRange(1, 1, lambda found: _NO, Condition(modes=("solo", "automa"))),
        NumberRange(2, 6, lambda found: _NO),
        usual=(Default(1, Condition(modes=("solo", "automa"))),),
    )
    setup: str | None = choice(
        None,
        "printed",
        "cards_first",
        group="play",
        usual=(Default("cards_first", Condition(modes=("automa",))), Default("printed", ALWAYS)),
    )
    start_player: str | int = choice(
        *("random", 1, 2, 3, 4, 5, 6),
        group="play",
        applies=Condition(modes=("standard",)),
        elsewhere=_NO,
        refused=tuple(Refusal((seat,), Condition(players=(1, seat - 1)), _NO) for seat in range(3, 7)),
    )
    big_box: bool | None = switch(
        on=None, group="boxes", usual=(Default(True, Condition(players=(5, 6))), Default(False, ALWAYS))
    )
    pools: bool = switch(group="boxes", applies=Condition(modes=("standard",)))
    bag: str | None = choice(
        *(None, "full", "scaled"),
        group="play",
        applies=Condition(without=("pools",)),
        usual=(Default("scaled", Condition(with_any=("big_box", "pools"))), Default("full", ALWAYS)),
        refused=(Refusal(("full",), Condition(with_any=("big_box",), players=(6, 6)), _NO),),
    )
    glass: bool = switch(on=True, group="boxes", applies=Condition(modes=("standard", "automa"), without=("pools",)))
    glass_slot: str | int = choice(
        *("lot", 1, 2, 3), group="play", applies=Condition(modes=("automa",), with_any=("glass",)), elsewhere=_NO
    )
    tools: tuple[str, ...] = cards(
        Box("base", Condition(without=("pools",))), Box("pools", Condition(with_any=("big_box", "pools")))
    )


LISTS: Final = {"real": OPTIONS, "made up": described(MadeUp)}


def tables(options: OptionList, seed: int, count: int) -> Iterator[dict[str, Any]]:
    """Some values for some options, whether they can be had there or not."""
    chance = random.Random(seed)
    for at in range(count):
        mode = ("standard", "standard", "solo", "automa")[at % 4]
        given: dict[str, Any] = {"mode": mode, "players": chance.randint(2, 6) if mode == "standard" else 1}
        for option in options:
            if option.name not in given and chance.random() < 0.5:
                given[option.name] = chance.choice(_values(option))
        yield given


def _values(option: Option) -> list[Any]:
    if option.kind == "cards":
        return [[], ["lathekin"]]
    return [0, 7, None] if option.kind == "number" else [*option.values * 3, "no such value"]


def case_of(options: OptionList, given: dict[str, Any]) -> dict[str, Any]:
    """What a form needs to know of a table."""
    shown = options.shown(given)
    return {
        "given": given,
        "shown": [option.name for option in shown],
        "offered": {option.name: options.offered(option.name, given) for option in (options["players"], *shown)},
        "usual": {option.name: options.usual(option.name, given) for option in options if option.usual},
        "value": {option.name: options.value(option.name, given) for option in options},
        "changed": options.changed(given),
        "boxes": {option.name: options.boxes(option.name, given) for option in options if option.kind == "cards"},
    }


def as_text() -> str:
    """The whole file, one line a table."""
    parts = []
    for seed, (name, options) in enumerate(LISTS.items()):
        described = msgspec.json.encode(table_options(options)).decode()
        cases = ",\n".join(json.dumps(case_of(options, given)) for given in tables(options, seed, 48))
        parts.append(f'{json.dumps(name)}: {{"options": {described},\n"cases": [\n{cases}\n]}}')
    return "{" + ",\n".join(parts) + "}\n"

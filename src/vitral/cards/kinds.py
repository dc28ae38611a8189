"""Reads the kinds of cards, one function a kind: a table of the file in, a type of `model` out."""

from __future__ import annotations

import re
from typing import get_args

from vitral.cards.custom_windows import custom_window_code, is_custom_window
from vitral.cards.errors import CardError
from vitral.cards.goals import GOALS, read_goal
from vitral.cards.model import (
    GlassBoard,
    GlassPrice,
    Inspiration,
    Objective,
    Pattern,
    Tool,
    When,
    WindowCard,
    WithPools,
)
from vitral.cards.provenance import PROVENANCE, provenance
from vitral.cards.scripts import Moment, inspiration_steps, tool_steps
from vitral.dice import COLORS
from vitral.reading import Node
from vitral.translatable import TranslatableText, either, like, list_like, list_of, needs, not_together

_VALUES = "123456"
_ROW = re.compile(rf"[.{COLORS}{_VALUES}]{{5}}")
_WHENS: tuple[When, ...] = get_args(When)
_WITH_POOLS: tuple[WithPools, ...] = get_args(WithPools)
_MOMENTS: tuple[Moment, ...] = get_args(Moment)
_GLASS_PRICES: tuple[GlassPrice, ...] = get_args(GlassPrice)
_GLASS_DICE = 6
_PICTURE = re.compile(r"[MLHVCSQTAZmlhvcsqtaz0-9 ,.-]{1,1000}")
"""The path of an SVG: it goes into pages as it is."""
_CELLS = TranslatableText("fault-cards-row", "5 of {cells}", cells='". R Y G B P 1-6"')


def tables(name: str) -> TranslatableText:
    """Returns what a list of tables of that name is called."""
    return TranslatableText("fault-cards-tables", "a list of tables, each under [[{table}]]", table=name)


def window_card(node: Node) -> WindowCard:
    """Returns a window card with one or two sides."""
    keys = node.table(("side",), ("offered",))
    sides = keys["side"]
    nodes = sides.some(tables("window_card.side"))
    if len(nodes) > 2:
        raise sides.unlike(list_of(either("1", "2")))
    return WindowCard(
        tuple(_pattern(side) for side in nodes), offered=keys["offered"].flag() if "offered" in keys else False
    )


def _pattern(node: Node) -> Pattern:
    keys = node.table(("id", "name", "difficulty", "grid"), PROVENANCE)
    card_id = keys["id"].value
    own = isinstance(card_id, str) and is_custom_window(card_id)
    pattern = Pattern(
        id=str(card_id) if own else keys["id"].id(),
        name=keys["name"].line(),
        difficulty=keys["difficulty"].integer(6),
        grid=_grid(keys["grid"]),
        **provenance(keys),
    )
    if own:
        _require_same(keys["id"], pattern)
    return pattern


def _require_same(node: Node, pattern: Pattern) -> None:
    """Refuses an own window that is not what its id says: pages draw it by its id."""
    try:
        same = custom_window_code(pattern.name, pattern.difficulty, pattern.grid) == pattern.id
    except CardError as error:
        raise node.error(error.text) from None
    if not same:
        raise node.error(TranslatableText("fault-own-other", "its id is that of another window"))


def _grid(node: Node) -> tuple[str, str, str, str]:
    rows = node.exactly(4, list_like('["R.4..", ...]'))
    first, second, third, fourth = (row.match(_ROW, _CELLS) for row in rows)
    return first, second, third, fourth


def tool(node: Node) -> Tool:
    """Returns a tool with its moments and its script."""
    required = ("number", "id", "name", "solo_color", "first_printing", "when", "steps", "text")
    keys = node.table(required, ("dice_pools", "together", "picture", *PROVENANCE))
    return Tool(
        id=keys["id"].id(),
        name=keys["name"].line(),
        number=keys["number"].integer(99),
        solo_color=keys["solo_color"].one_of(tuple(COLORS)),
        first_printing=keys["first_printing"].one_of(tuple(_VALUES + COLORS)),
        when=_when(keys["when"]),
        steps=tool_steps(keys["steps"]),
        text=keys["text"].line(),
        dice_pools=keys["dice_pools"].one_of(_WITH_POOLS) if "dice_pools" in keys else "any",
        together=keys["together"].flag() if "together" in keys else False,
        picture=keys["picture"].match(_PICTURE, like('"M6 26L18 14"')) if "picture" in keys else "",
        **provenance(keys),
    )


def _when(node: Node) -> tuple[When, ...]:
    if node.value == []:
        return ()
    moments = node.distinct(list_like('["before_draft"]'), lambda moment: moment.one_of(_WHENS))
    for pair in (("before_draft", "after_draft"), ("first_turn", "second_turn")):
        if set(pair) <= set(moments):
            raise node.error(not_together(*pair))
    return moments


def objective(node: Node) -> Objective:
    """Returns a public or private objective with its one goal."""
    keys = node.table(("id", "name", "points", "text"), (*PROVENANCE, *GOALS))
    return Objective(
        id=keys["id"].id(),
        name=keys["name"].line(),
        points=keys["points"].integer(99),
        goal=read_goal(node, keys),
        text=keys["text"].line(),
        **provenance(keys),
    )


def inspiration(node: Node) -> Inspiration:
    """Returns an inspiration with its moment, its price and its script."""
    required = ("id", "name", "per", "moment", "price", "steps", "text")
    keys = node.table(required, ("setup_tokens", "solo", *PROVENANCE))
    moment = keys["moment"].one_of(_MOMENTS)
    price = keys["price"].integer(6, least=0)
    solo = keys["solo"].flag() if "solo" in keys else False
    if solo and price:
        raise keys["solo"].error(needs("solo = true", "price = 0"))
    return Inspiration(
        id=keys["id"].id(),
        name=keys["name"].line(),
        per=keys["per"].one_of(("round", "game")),
        moment=moment,
        price=price,
        steps=inspiration_steps(keys["steps"], moment),
        setup_tokens=keys["setup_tokens"].integer(6, least=-6) if "setup_tokens" in keys else 0,
        solo=solo,
        text=keys["text"].line(),
        **provenance(keys),
    )


def glass_board(node: Node) -> GlassBoard:
    """Returns a rare-glass board with its slots and its price."""
    keys = node.table(("id", "name", "slots", "price", "text"), ("reroll", *PROVENANCE))
    return GlassBoard(
        id=keys["id"].id(),
        name=keys["name"].line(),
        slots=keys["slots"].integer(_GLASS_DICE),
        price=keys["price"].one_of(_GLASS_PRICES),
        reroll=keys["reroll"].flag() if "reroll" in keys else False,
        text=keys["text"].line(),
        **provenance(keys),
    )


def avoid(node: Node) -> tuple[str, str]:
    """Returns two public objectives that are better not on the table together."""
    cards = node.table(("cards",))["cards"]
    pair = list_like('["light_shades", "deep_shades"]')
    cards.exactly(2, pair)
    first, second = cards.distinct(pair, Node.id)
    return first, second

"""What a turn must offer, according to the slow referee: dice, own dice, rare glass, tools and inspirations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from oracle import slow_modes, slow_tools
from oracle.slow_rules import COLORS, SlowWindow, Track, color, legal_spaces
from oracle.slow_tools import CARDS, MOVES_DICE, ON_A_DRAFTED_DIE, REVEALS, nudged, turned
from vitral import State, UncheckedWindow
from vitral.dice import TEXT
from vitral.engine import legal_actions
from whole_games.random_games import pool_of, slow_window, track_of

INSPIRATION_PRICES = {"resourcefulness": 1, "precision": 1}
TURNS = ("turn", "turn menu")


@dataclass(frozen=True)
class Bench:
    """What the seat to move has before it."""

    window: SlowWindow
    pool: list[str]
    own: list[str]
    track: Track
    tokens: int
    inspiration: str
    """The card's id while it is unused."""
    together: bool
    """Whether Lathekin lifts both its dice first."""
    honor: bool
    """Whether any open space will do (docs/rules.md §1.8)."""


def bench_of(state: State) -> Bench:
    """The bench of the seat to move."""
    seat = state.seat
    unused = state.inspirations and not state.inspired >> seat & 1
    return Bench(
        window=slow_window(state.windows[seat]),
        pool=pool_of(state),
        own=[TEXT[die] for die in state.own[seat]] if state.own else [],
        track=track_of(state),
        tokens=state.tokens[seat],
        inspiration=state.inspirations[seat].id if unused else "",
        together=state.rules.options.lathekin == "together",
        honor=isinstance(state.windows[seat], UncheckedWindow),
    )


def check_offers(state: State) -> None:
    """Dice, own dice and rare glass are offered exactly when they can be paid and placed; the lighter track too."""
    step = state.todo[0].text
    texts = [action.text for action in legal_actions(state)]
    if step in TURNS:
        bench = bench_of(state)
        places = [f"@{place}" for place in state.places] or [""] * len(bench.pool)
        pool = zip(bench.pool, places, strict=True)
        takes = [die + place for die, place in pool if not state.drafted and draftable(state, bench, die)]
        assert offered(texts, "take") == unique(takes)
        own = [die for die in bench.own if not state.own_used and placeable(bench, die)]
        assert offered(texts, "own") == unique(own)
        assert offered(texts, "glass") == glass_offers(state, bench)
        if state.rules.options.enforcement == "honour":
            seats = [str(seat + 1) for seat in range(state.rules.players) if not state.checked >> seat & 1]
            assert offered(texts, "check") == seats
        assert offered(texts, "gather") == [tool for tool, _, _ in gathered(state, bench)]
    elif step in ("place drafted", "inspirable place drafted"):
        bench, die = bench_of(state), TEXT[state.hand]
        if not state.waiting:
            able = [
                tool
                for tool, after, charmed in gathered(state, bench)
                if fits(charmed, die) or tools_in_hand(after, charmed, die)
            ]
            assert offered(texts, "gather") == able
        assert offered(texts, "tool") == tools_in_hand(state, bench, die)
        if not bench.honor:
            assert offered(texts, "place") == legal_spaces(bench.window, die)
            wise = bench.inspiration == "wisdom" and bool(tools_in_hand(state, bench, die, wise=True))
            helps = wise or inspiration_helps(state, bench, die)
            assert ("inspire" in texts) == helps
    elif step in ("place", "inspirable place") and state.origin < 0 and not state.waiting:
        bench, die = bench_of(state), TEXT[state.hand]
        if not bench.honor:
            assert offered(texts, "place") == legal_spaces(bench.window, die)
            assert ("inspire" in texts) == (step != "place" and color(die) != "W" and rescued(bench, die))
    elif step == "turn last_glass":
        assert texts == [*(f"glass {die}" for die in glass_offers(state, bench_of(state))), "pass"]
    elif step == "lighter track":
        assert set(offered(texts, "keep")) == slow_modes.may_go_alone(track_of(state)[-1], pool_of(state)) | {"all"}


def check_charm(state: State) -> None:
    """In the middle of a tool or of rare glass, Charm may take the tokens of any tool (docs/rules.md §4.1)."""
    step = state.todo[0]
    begun = step.asks and state.windows and state.todo[-1].text in TURNS and step.text not in TURNS
    if begun and state.accused < 0 and "place drafted" not in " ".join(one.text for one in state.todo):
        texts = [action.text for action in legal_actions(state)]
        assert offered(texts, "gather") == [tool for tool, _, _ in gathered(state, bench_of(state))]


def offered(texts: Iterable[str], verb: str) -> list[str]:
    """What is offered of one verb."""
    return [text.removeprefix(f"{verb} ") for text in texts if text.startswith(f"{verb} ")]


def unique(texts: Iterable[str]) -> list[str]:
    """Each once, in order."""
    return list(dict.fromkeys(texts))


# -- placing a die in hand ---------------------------------------------------------------------------------------


def fits(bench: Bench, die: str, *, waived: bool = False, how: str = "place") -> bool:
    """Whether a die has a space, as it is; `how` is the step that places it."""
    if bench.honor:
        return len(bench.window.dice) < 20
    color_waived, value_waived = waived or "ignore_color" in how, waived or "ignore_value" in how
    isolated = "isolated" in how
    return bool(
        legal_spaces(bench.window, die, ignore_color=color_waived, ignore_value=value_waived, isolated=isolated)
    )


def placeable(bench: Bench, die: str, *, how: str = "place") -> bool:
    """Whether a die in hand can be placed as it is or after the owner's inspiration (docs/rules.md §4.1)."""
    return fits(bench, die, how=how) or rescued(bench, die, how=how)


def rescued(bench: Bench, die: str, *, how: str = "place") -> bool:
    """Whether it can after using the inspiration."""
    if bench.inspiration == "courage":
        return fits(bench, die, waived=True, how=how)
    return any(fits(after, other, how=how) for other, after in inspired(bench, die))


def inspired(bench: Bench, die: str) -> list[tuple[str, Bench]]:
    """The dice that Luck, or for a token Precision or Resourcefulness, can make of the one in hand."""
    if bench.inspiration == "luck":
        return [(f"{color(die)}{shade}", replace(bench, inspiration="")) for shade in range(1, 7)]
    if not bench.tokens:
        return []
    after = replace(bench, inspiration="", tokens=bench.tokens - 1)
    if bench.inspiration == "precision":
        return [(other, after) for other in nudged(die)]
    return list(swapped(after, die)) if bench.inspiration == "resourcefulness" else []


def swapped(bench: Bench, die: str) -> Iterator[tuple[str, Bench]]:
    """Each die of the round track in exchange for the one in hand, which lies there then."""
    for number, dice in enumerate(bench.track):
        for index, other in enumerate(dice):
            track = [list(others) for others in bench.track]
            track[number][index] = die
            yield other, replace(bench, track=track)


# -- a drafted die, and the tools that act on it -----------------------------------------------------------------


def draftable(state: State, bench: Bench, die: str) -> bool:
    """Whether a die may be drafted: it can be placed as it is, after the inspiration, after a tool, or after both."""
    if placeable(bench, die):
        return True
    bench = replace(bench, pool=slow_tools.without_one(bench.pool, bench.pool.index(die)))
    if tools_in_hand(state, bench, die) or inspiration_helps(state, bench, die):
        return True
    if any(tools_in_hand(after, charmed, die) for _, after, charmed in gathered(state, bench)):
        return True
    return bench.inspiration == "wisdom" and bool(tools_in_hand(state, bench, die, wise=True))


def gathered(state: State, bench: Bench) -> Iterator[tuple[str, State, Bench]]:
    """Each tool whose tokens Charm may take, and the table after that."""
    for slot, paid in enumerate(state.tool_tokens):
        if paid and bench.inspiration == "charm":
            after = state.copy()
            after.tool_tokens[slot] -= min(3, paid)
            charmed = replace(bench, inspiration="", tokens=bench.tokens + min(3, paid))
            yield state.tools[slot].card.id, after, charmed


def tools_in_hand(state: State, bench: Bench, die: str, *, wise: bool = False) -> list[str]:
    """The tools that can be used on the drafted die in hand; `wise`: those that cost 2, for 1."""
    found = []
    for tool, paid in zip(state.tools, state.tool_tokens, strict=True):
        name = tool.card.id
        if name not in ON_A_DRAFTED_DIE or state.tool_used or (wise and not paid):
            continue
        price = 1 if wise or not paid else 2
        # With the die alone in the pool, the tool before the draft is the same as the tool after it.
        benches = payments(state, bench, name, price)
        after = [replace(one, pool=[die], inspiration="" if wise else one.inspiration) for one in benches]
        if any(possible(one, name) for one in after):
            found.append(name)
    return found


def inspiration_helps(state: State, bench: Bench, die: str) -> bool:
    """Whether the inspiration may be used on the die in hand: it can be placed then, as it is or after a tool."""
    if rescued(bench, die):
        return True
    if bench.inspiration == "courage":  # a tool may follow; the waiver holds for what it makes of the die
        return bool(tools_in_hand(state, bench, die))
    return any(tools_in_hand(state, after, other) for other, after in inspired(bench, die))


def glass_offers(state: State, bench: Bench) -> list[str]:
    """The dice of the rare-glass board the seat to move may have."""
    if state.glass_board is None or state.glass_used:
        return []
    price = slow_modes.glass_price(state.glass_board.id, bench.window, len(state.glass), state.glass_tokens)
    if slow_modes.glass_space(bench.window) or bench.tokens < price:
        return []
    rolled_first = state.glass_board.id == "seeded"
    return unique(TEXT[die] for die in state.glass if rolled_first or fits(bench, TEXT[die]))


# -- tools -------------------------------------------------------------------------------------------------------


def check_tools(state: State) -> None:
    """A tool is offered exactly when it is its moment, it can be paid, and it can then be finished (§1.5, §2-§4)."""
    if state.todo[0].text not in TURNS:
        return
    texts = [action.text for action in legal_actions(state)]
    bench = bench_of(state)
    usable, for_one = [], []
    for tool, paid in zip(state.tools, state.tool_tokens, strict=True):
        name = tool.card.id
        if state.tool_used or not timely(state, name):
            continue
        if any(possible(after, name) for after in payments(state, bench, name, 2 if paid else 1)):
            usable.append(name)
        if paid and any(possible(after, name) for after in payments(state, bench, name, 1)):
            for_one.append(name)
    assert offered(texts, "tool") == usable
    assert ("inspire" in texts) == (bench.inspiration == "wisdom" and bool(for_one))


def timely(state: State, tool: str) -> bool:
    """Whether this is the moment for a tool: its turn of the round, before or after the draft."""
    options = state.rules.options
    turns = slow_modes.turn_order(options.mode, options.players, 0, dice_pools=options.dice_pools)
    return slow_tools.timely(tool, second_turn=state.turn >= len(turns) // 2, drafted=bool(state.drafted))


def payments(state: State, bench: Bench, tool: str, price: int) -> list[Bench]:
    """The benches after paying: less tokens, or in solo less a die that shows the tool's symbol."""
    options = state.rules.options
    if not options.solo:
        return [replace(bench, tokens=bench.tokens - price)] if bench.tokens >= price else []
    symbol = CARDS[tool].first_printing if options.solo_payment == "first_printing" else CARDS[tool].solo_color
    return [
        replace(bench, pool=slow_tools.without_one(bench.pool, index))
        for index, die in enumerate(bench.pool)
        if symbol in die
    ]


def possible(bench: Bench, tool: str) -> bool:
    """Whether a tool, once paid, can be finished."""
    steps = CARDS[tool].steps
    if tool in MOVES_DICE:
        return can_move(bench, tool)
    if "pick own" in steps:
        return bool(bench.own)
    if set(REVEALS) & set(steps):  # whatever comes of it can be finished
        return any(changed(bench, die, tool) for die in bench.pool)
    how = next((step for step in steps if step.startswith("place")), "place")
    for die in unique(bench.pool):
        # The inspiration may come after the tool's change, or before it.
        if any(placeable(after, other, how=how) for other, after in changed(bench, die, tool)):
            return True
        for first, between in inspired(bench, die):
            if any(fits(after, other, how=how) for other, after in changed(between, first, tool)):
                return True
    return False


def changed(bench: Bench, die: str, tool: str) -> list[tuple[str, Bench]]:
    """The dice that a tool can make of the one just drafted, before it is rolled."""
    found = [(die, bench)]
    for step in CARDS[tool].steps:
        if step in REVEALS:
            break
        found = [way for other, between in found for way in ways_of(step, between, other)]
    return found


def ways_of(step: str, bench: Bench, die: str) -> list[tuple[str, Bench]]:
    """What a step can make of the die in hand."""
    if step == "swap track":
        return list(swapped(bench, die))
    dice = [die]
    if step == "nudge":
        dice = nudged(die)
    elif step == "flip":
        dice = [turned(die)]
    elif step == "swap own":
        dice = bench.own
    return [(other, bench) for other in dice]


def can_move(bench: Bench, tool: str) -> bool:
    """Whether the dice that a tool moves have somewhere to go; rare glass is moved by all but Tap Wheel."""
    steps, window = CARDS[tool].steps, bench.window
    if not bench.honor:
        together = tool == "lathekin" and bench.together
        move = slow_tools.lathekin_together if together else slow_tools.TOOLS[tool]
        return any(True for _ in move(window, bench.pool, bench.track))
    shown = {color(die) for dice in bench.track for die in dice if color(die) in COLORS}
    dice = [die for die in window.dice.values() if "lift track_color" not in steps or color(die) in shown]
    if "exchange" in steps:
        return len(dice) >= 2
    return len(window.dice) < 20 and len(dice) >= (2 if "lift other" in steps else 1)

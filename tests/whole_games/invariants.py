"""What must hold at every position of every game, in every mode; `check_position` checks all of it."""

from __future__ import annotations

import json
from collections import Counter
from functools import lru_cache
from random import Random

import pytest

from oracle import slow_modes, slow_rules, slow_scores
from oracle.slow_rules import Rows, read_window
from vitral import ACTIONS, IllegalActionError, Options, State, Window, parse_position
from vitral.dice import COLOR, LETTERS, NO_DIE
from vitral.engine import (
    HonorWindow,
    apply,
    legal_actions,
    parse_outcome,
    pending,
    ranking,
    reasons,
    resolve,
    scores,
    view,
)
from vitral.engine.position import position, state_from_dict
from vitral.engine.standing import tallies, target
from vitral.spaces import names
from vitral.translatable import TranslatableError
from whole_games.offers import INSPIRATION_PRICES, check_charm, check_offers, check_tools
from whole_games.random_games import slow_window, track_of

AUTOMA = 1
"""The seat of the Automa."""
ONLY_WITH_POOLS = {"strip_cutter", "lead_came_nippers"}
NOT_WITH_POOLS = {"glazing_hammer", "running_pliers"}


def check_position(state: State, rng: Random, spent: int = 0, refusals: int = 6) -> None:
    """Checks all of this module for one position, before which *spent* tokens went to inspirations."""
    check_table(state, spent)
    check_choices(state)
    check_refusals(state, rng, refusals)
    check_wrong_outcomes(state)
    check_texts(state)
    check_views(state)
    check_scores(state)


def check_table(state: State, spent: int = 0) -> None:
    """Checks what is quick to check: nothing is lost, no rule is broken, the right choices are offered."""
    check_waits_for_one_thing(state)
    check_dice_conserved(state)
    check_tokens_conserved(state, spent)
    check_windows(state)
    check_deals(state)
    check_offers(state)
    check_charm(state)
    check_tools(state)


def check_waits_for_one_thing(state: State) -> None:
    """A choice, chance or nothing: exactly one; so there is no dead end (docs/rules.md §1.3)."""
    waits = [bool(legal_actions(state)), pending(state) is not None, state.over]
    assert waits.count(True) == 1, waits
    if state.todo[0].text.startswith("turn"):
        assert "pass" in {action.text for action in legal_actions(state)}


def is_automa(state: State, seat: int) -> bool:
    """Whether nobody sits there but the Automa."""
    return state.rules.options.mode == "automa" and seat == AUTOMA


def check_dice_conserved(state: State) -> None:
    """No die of any color appears or is lost: bag, pools, track, windows, hand and out of the game together."""
    options = state.rules.options
    found = Counter(dict(zip(LETTERS, state.bag, strict=False)))
    loose = [*state.pool, *state.removed, *state.picked, *state.glass, *state.waiting]
    loose += [die for dice in (*state.own, *state.track) for die in dice]
    found.update(LETTERS[COLOR[die]] for die in loose)
    found.update(die[0] for window in state.windows for die in window.dice().values())
    if state.hand != NO_DIE:
        found[LETTERS[COLOR[state.hand]]] += 1
    found["W"] += state.glass_supply
    scaled = (options.bag or ("scaled" if wide(options) else "full")) == "scaled"
    each = slow_modes.bag_per_color(options.mode, options.players, dice_pools=options.dice_pools, scaled=scaled)
    # Ten own dice a seat come from outside the bag when they are rolled; six rare-glass dice come with the board.
    each += 2 * len(state.own)
    assert len(state.own) in (0, options.players if options.dice_pools else 0)
    assert found == {**dict.fromkeys("RYGBP", each), "W": 6 if state.glass_board else 0}


def check_tokens_conserved(state: State, spent: int) -> None:
    """Tokens move between players, tools and the glass board; inspirations take them out of the game; solo has none."""
    held = [*state.tokens, *state.tool_tokens, state.glass_tokens]
    dealt = sum(window.pattern.difficulty for window in state.windows)
    if state.windows and any(card.id == "wisdom" for card in state.inspirations):
        dealt -= 1  # its owner loses one at set-up
    assert sum(held) == (0 if state.rules.options.solo else dealt - spent)
    assert min(held) >= 0


def price_of_inspiration(state: State, text: str) -> int:
    """What a choice costs beside tools and the glass board."""
    return INSPIRATION_PRICES.get(state.inspirations[state.seat].id, 0) if text == "inspire" else 0


def check_windows(state: State) -> None:
    """At a strict table no window breaks a rule but what was waived; one rare glass in each (docs/rules.md §4.2)."""
    for seat, window in enumerate(state.windows):
        printed, rows = window.pattern.grid, tuple(window.rows())
        assert sum(row.count("W") for row in rows) <= 1
        if is_automa(state, seat):
            continue
        found = {space: set(why) for space, why in audited(printed, rows, tuple(names(window.excused))).items()}
        for space, mistake in noted(window).items():
            found.setdefault(space, set()).add(mistake)
        assert {space: set(why) for space, why in window.breaches().items()} == found
        if state.rules.options.enforcement == "strict":
            assert not found


@lru_cache(maxsize=1000)
def audited(printed: Rows, rows: Rows, excused: Rows) -> dict[str, set[str]]:
    """The breaches of a window; the windows of those who wait are asked for again and again."""
    return slow_rules.breaches(read_window(printed, rows), excused)


def noted(window: Window) -> dict[str, str]:
    """The mistakes an honor table remembers; `check_put_down` compares them with the slow referee as they are made."""
    return window.mistakes_by_space() if isinstance(window, HonorWindow) else {}


def check_put_down(before: State, action: str, after: State) -> None:
    """An honor table remembers a die put down unlawfully, and forgets it when it is lifted or removed (§1.8)."""
    verb, _, space = action.partition(" ")
    if verb not in ("place", "lift", "remove") or before.todo[0].text.endswith(("together", "exchange")):
        return
    owner = before.accused if verb == "remove" else before.seat
    window = before.windows[owner]
    expected = {at: mistake for at, mistake in noted(window).items() if at != space}
    if verb == "place" and isinstance(window, HonorWindow):
        isolated = "isolated" in before.todo[0].text
        mistake = slow_rules.put_down_wrong(slow_window(window), space, isolated=isolated)
        expected |= {space: mistake} if mistake else {}
    assert noted(after.windows[owner]) == expected


def check_deals(state: State) -> None:
    """The cards on the table are as many and of such boxes as its options say (§2-§4, §7)."""
    options = state.rules.options
    promos = {"promos"} if options.promos else set()
    publics = {card.id for card in state.public}
    assert {card.box for card in state.public} <= {"base"} | promos | (
        {"passion"} if options.passion_publics else set()
    )
    if options.avoid_conflicts and not options.public:
        assert not [pair for pair in slow_modes.AVOID_TOGETHER if pair <= publics]
    boxes = {"base"} | promos | ({"pools"} if wide(options) else set())
    assert {side.box for sides in state.dealt_sides for side in sides} <= boxes
    tools = {tool.card.id for tool in state.tools}
    assert not tools & (NOT_WITH_POOLS if options.dice_pools else ONLY_WITH_POOLS)
    assert {card for held in state.private for card in held if card.id not in private_deck(options)} == set()
    if options.solo:
        assert {card.id for card in state.inspirations} <= {"luck", "courage"}
        shown = (2, options.solo_tools)
    else:
        shown = (3, 2 if options.rare_glass else 3)
    choosing = state.todo[0].text == "choose side"
    if choosing or state.round:
        assert len(state.inspirations) == (options.players if options.inspirations else 0)
    if state.round or (choosing and (options.setup == "cards_first" or options.mode == "automa")):
        assert (len(publics), len(tools)) == shown or (options.solo and len(tools) < shown[1])
        assert (state.glass_board is not None) == options.rare_glass
        assert len(state.own) == (options.players if options.dice_pools else 0)
        assert 0 <= state.start < options.seats
    elif choosing:
        check_only_the_players_cards(state)


def check_only_the_players_cards(state: State) -> None:
    """Set-up as printed: while windows are chosen nothing of the table's lies open but what was named (§1.1)."""
    options = state.rules.options
    assert tuple(card.id for card in state.public) == options.public
    assert tuple(tool.card.id for tool in state.tools) == options.tools
    assert (state.glass_board, state.glass, state.own) == (None, (), [])
    unknown = options.mode == "standard" and options.start_player == "random"
    assert state.start == (-1 if unknown else 0 if options.start_player == "random" else options.start_player - 1)


def wide(options: Options) -> bool:
    """Whether the windows of the box for five and six are dealt along (§3)."""
    return options.players >= 5 if options.expansion_windows is None else options.expansion_windows


def private_deck(options: Options) -> set[str]:
    """The ids of the private objectives a table is dealt from."""
    if options.rare_glass:
        return set(slow_modes.GLASS_OBJECTIVES)
    colors, positions = set(slow_scores.PRIVATE_OBJECTIVES), set(slow_modes.POSITIONS)
    default = "mixed" if options.players >= 5 or wide(options) or options.dice_pools else "colors"
    return {"colors": colors, "positions": positions, "mixed": colors | positions}[options.privates or default]


# -- choices -----------------------------------------------------------------------------------------------------


def check_choices(state: State) -> None:
    """The list is short of duplicates, always in one order, and everything on it can really be played."""
    legal = legal_actions(state)
    assert len(set(legal)) == len(legal)
    on_table = [tool.card.id for tool in state.tools]
    for kind in {action.kind for action in legal}:
        actions = [action for action in legal if action.kind == kind]
        if actions[0].text.startswith(("tool ", "gather ")):
            places = [on_table.index(action.text.split()[1]) for action in actions]
            assert places == sorted(places), "tools as they lie on the table"
        else:
            assert actions == sorted(actions, key=lambda action: action.id), kind
    before = state.copy()
    for action in legal:
        assert reasons(state, action) == ()
        after = state.copy()
        apply(after, action)
        assert after != state, action
        check_put_down(state, action.text, after)
        check_waits_for_one_thing(after)
    assert state == before, "playing on a copy has changed the original"


def check_refusals(state: State, rng: Random, count: int) -> None:
    """Whatever is not on the list is refused with a reason and leaves everything as it was."""
    legal = set(legal_actions(state))
    before = state.copy()
    for action in rng.sample(ACTIONS, count):
        if action in legal:
            continue
        why = reasons(state, action)
        assert why
        assert len(set(why)) == len(why)
        with pytest.raises(IllegalActionError) as refusal:
            apply(state, action)
        assert set(refusal.value.reasons) == set(why)
        assert state == before


IMPOSSIBLE = ("deal tools luck", "deal private luck luck", "start 9", "roll R1", "roll W1", "reroll R1 W1", "draw W")
"""Outcomes that no question of any table can have."""


def check_wrong_outcomes(state: State) -> None:
    """What cannot have happened, or was not asked, is refused and leaves everything as it was."""
    options = state.rules.options
    wrong = [*IMPOSSIBLE]
    if not options.solo:
        wrong.append("deal tools lathekin")  # one tool is dealt in solo only
    if not options.rare_glass:
        wrong.append("reroll W1")
    before = state.copy()
    for text in wrong:
        with pytest.raises(TranslatableError):
            resolve(state, parse_outcome(text))
        assert state == before


def check_texts(state: State) -> None:
    """As data, as JSON and as one line of text a state comes back equal, and goes on alike."""
    data = json.loads(json.dumps(state.to_dict()))
    for again in (state_from_dict(data), parse_position(position(state))):
        assert again == state
        assert legal_actions(again) == legal_actions(state)
        assert pending(again) == pending(state)
        assert again.to_dict() == state.to_dict()


# -- secrets -----------------------------------------------------------------------------------------------------


def check_views(state: State) -> None:
    """Nobody's view changes when the secrets of the others do (docs/rules.md §1.1); solo has no secrets (§2)."""
    if state.rules.options.solo:
        return
    for viewer in (None, *range(state.rules.options.players)):
        other = with_other_secrets(state, viewer)
        assert view(other, viewer) == view(state, viewer)
        if viewer == state.seat:
            assert json.dumps(view(other, viewer).to_dict()) == json.dumps(view(state, viewer).to_dict())
            assert legal_actions(other) == legal_actions(state)


def with_other_secrets(state: State, viewer: int | None) -> State:
    """The same table, but every secret that the viewer does not share is another one."""
    other = state.copy()
    all_cards, sides = state.rules.cards.privates, state.rules.cards.patterns
    other.private = tuple(
        held if seat == viewer else (all_cards[(all_cards.index(held[0]) + 1) % len(all_cards)],)
        for seat, held in enumerate(state.private)
    )
    other.dealt_sides = tuple(
        dealt if seat == viewer else tuple(sides[(sides.index(side) + 1) % len(sides)] for side in dealt)
        for seat, dealt in enumerate(state.dealt_sides)
    )
    other.chosen = tuple(side if seat == viewer else (side + 1) % 4 for seat, side in enumerate(state.chosen))
    return other


# -- points ------------------------------------------------------------------------------------------------------


def slow_sheet(state: State, seat: int) -> slow_scores.Score:
    """The score sheet of a seat as the slow referee counts it."""
    options, window = state.rules.options, state.windows[seat]
    publics = tuple(card.id for card in state.public)
    privates = tuple(card.id for card in state.private[seat])
    assert len(privates) == (options.solo_private if options.solo else 1)
    bonus = None
    if is_automa(state, seat):
        automa = state.rules.cards.automa
        assert automa is not None
        levels = dict(automa.level_bonus)
        bonus = levels[options.automa_level] if options.automa_bonus is None else options.automa_bonus
    return counted(options, window.pattern.grid, tuple(window.rows()), publics, privates, state.tokens[seat], bonus)


@lru_cache(maxsize=1000)
def counted(
    options: Options, printed: Rows, rows: Rows, publics: Rows, privates: Rows, tokens: int, bonus: int | None
) -> slow_scores.Score:
    """A sheet of the slow referee; `bonus` is the Automa's."""
    return slow_modes.score_sheet(options.to_dict(), read_window(printed, rows), publics, privates, tokens, bonus)


def check_scores(state: State) -> None:
    """Engine and slow referee count alike, at any time, and every point is proven."""
    for seat, sheet in enumerate(scores(state)):
        assert sheet.to_dict() == slow_sheet(state, seat), "the engine and tests/oracle/slow_modes.py count differently"
        for line in (*sheet.public, *sheet.private, sheet.open):
            assert line.points == sum(find.points for find in line.finds)
    if state.rules.options.solo:
        assert target(state) == slow_modes.solo_target(track_of(state))
    elif state.windows:
        check_ranking(state)
    check_tallies(state)


def check_tallies(state: State) -> None:
    """What searches and environments count agrees with the score sheets, number by number."""
    expected = [(sheet.total, sheet.private_points, sheet.tokens.points) for sheet in scores(state)]
    assert [tally[:3] for tally in tallies(state)] == expected, "`tally_window` and `score_window` count differently"


def check_ranking(state: State) -> None:
    """Points, private points, tokens, then the later first turn of the round (§1.7)."""
    lines = []
    for seat in slow_rules.turn_order(len(state.windows), state.start)[: len(state.windows)]:
        sheet = slow_sheet(state, seat)
        lines.append((str(seat), sheet["total"], sum(sheet["private"].values()), sheet["tokens"]))
    assert [str(place.seat) for place in ranking(state)] == slow_scores.ranking(lines)

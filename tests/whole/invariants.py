"""What must hold at every position of every game, each told once; `check_position` looks at all of it."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from whole_games import slow_window

import slow_rules
import slow_scores
from vitral import ACTIONS, Action, Game, IllegalActionError, Record, State, Window, parse_position
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
from vitral.records import replay_states
from vitral.spaces import names
from vitral.translatable import TranslatableError


def check_position(state: State, rng: Random, refusals: int = 8) -> None:
    """Everything below, for a position in the middle of a game."""
    check_waits_for_one_thing(state)
    check_dice_conserved(state)
    check_tokens_conserved(state)
    check_windows_legal(state)
    check_choices(state)
    check_refusals(state, rng, refusals)
    check_wrong_outcomes(state)
    check_texts(state)
    check_views(state)
    check_scores(state)


def check_waits_for_one_thing(state: State) -> None:
    """A choice, chance or nothing: exactly one; so there is no dead end (docs/rules.md §1.3)."""
    waits = [bool(legal_actions(state)), pending(state) is not None, state.over]
    assert waits.count(True) == 1, waits
    if state.todo[0].text.startswith("turn"):
        assert "pass" in {action.text for action in legal_actions(state)}


def check_dice_conserved(state: State) -> None:
    """No die of any color appears or is lost (docs/rules.md §1.1)."""
    found = Counter(dict(zip(LETTERS, state.bag, strict=False)))
    loose = [*state.pool, *state.removed, *state.waiting, *(die for dice in state.track for die in dice)]
    found.update(LETTERS[COLOR[die]] for die in loose)
    found.update(die[0] for window in state.windows for die in window.dice().values())
    if state.hand != NO_DIE:
        found[LETTERS[COLOR[state.hand]]] += 1
    options = state.rules.options
    each = slow_rules.bag_per_color(options.players, scaled=options.bag == "scaled")
    assert found == dict.fromkeys("RYGBP", each)


def check_tokens_conserved(state: State) -> None:
    """Favor tokens move from players to tools and nowhere else (docs/rules.md §1.5)."""
    printed = sum(window.pattern.difficulty for window in state.windows)
    assert sum(state.tokens) + sum(state.tool_tokens) == printed
    assert min([0, *state.tokens, *state.tool_tokens]) == 0


def check_windows_legal(state: State) -> None:
    """At a strict table no window ever breaks a rule, but for what a tool has waived (docs/rules.md §1.8)."""
    for window in state.windows:
        found = slow_rules.breaches(slow_window(window), names(window.excused))
        for space, mistake in noted(window).items():
            found.setdefault(space, set()).add(mistake)
        assert {space: set(why) for space, why in window.breaches().items()} == found
        if state.rules.options.enforcement == "strict":
            assert not found


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


def check_choices(state: State) -> None:
    """The list is short of duplicates, always in one order, and everything on it can really be played."""
    legal = legal_actions(state)
    assert len(set(legal)) == len(legal)
    tools = [tool.action for tool in state.tools if tool.action in legal]
    assert [action for action in legal if action.text.startswith("tool ")] == tools, "tools as they lie on the table"
    for kind in {action.kind for action in legal} - {action.kind for action in tools}:
        ids = [action.id for action in legal if action.kind == kind]
        assert ids == sorted(ids)
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


IMPOSSIBLE = ("deal tools lathekin", "deal private luck luck", "start 9", "roll R1", "roll W1", "reroll W1", "draw W")
"""Outcomes that no question of the base game can have."""


def check_wrong_outcomes(state: State) -> None:
    """What cannot have happened, or was not asked, is refused and leaves everything as it was."""
    before = state.copy()
    for text in IMPOSSIBLE:
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


def check_views(state: State) -> None:
    """Nobody's view changes when the secrets of the others do (docs/rules.md §1.1)."""
    for viewer in (None, *range(state.rules.players)):
        other = with_other_secrets(state, viewer)
        assert view(other, viewer) == view(state, viewer)
        if viewer == state.seat:
            assert json.dumps(view(other, viewer).to_dict()) == json.dumps(view(state, viewer).to_dict())
            assert legal_actions(other) == legal_actions(state)


def with_other_secrets(state: State, viewer: int | None) -> State:
    """The same table, but every secret that the viewer does not share is another one."""
    other = state.copy()
    cards = state.rules.cards
    seats = range(state.rules.players)
    if state.private:
        all_cards = cards.privates
        other.private = tuple(
            held if seat == viewer else (all_cards[(all_cards.index(held[0]) + 1) % len(all_cards)],)
            for seat, held in zip(seats, state.private, strict=True)
        )
    if state.offers:
        sides = cards.patterns
        other.offers = tuple(
            dealt if seat == viewer else tuple(sides[(sides.index(side) + 1) % len(sides)] for side in dealt)
            for seat, dealt in zip(seats, state.offers, strict=True)
        )
    other.chosen = tuple(
        side if seat == viewer else (side + 1) % 4 for seat, side in zip(seats, state.chosen, strict=False)
    )
    return other


def check_scores(state: State) -> None:
    """Engine and slow referee count alike, at any time, and every point is proven (docs/rules.md §1.7)."""
    sheets = scores(state)
    for seat, (window, sheet) in enumerate(zip(state.windows, sheets, strict=True)):
        publics = [card.id for card in state.public]
        privates = [card.id for card in state.private[seat]]
        assert sheet.to_dict() == slow_scores.score(slow_window(window), publics, privates, state.tokens[seat])
        for line in (*sheet.public, *sheet.private, sheet.open):
            assert line.points == sum(find.points for find in line.finds)


def check_ranking(state: State) -> None:
    """Engine and slow referee rank alike; ties go down to the order of the last round (docs/rules.md §1.7)."""
    players = state.rules.players
    sheets = scores(state)
    first_turns = slow_rules.turn_order(players, state.start)[:players]
    told = [
        (str(seat), sheets[seat].total, sheets[seat].private_points, sheets[seat].tokens.points) for seat in first_turns
    ]
    assert [str(place.seat) for place in ranking(state)] == slow_scores.ranking(told)


def check_finished(game: Game) -> None:
    """A game that is over: nothing left to choose, ten rounds behind it, the ranking right."""
    state = game.state
    assert game.over
    assert game.legal_actions() == ()
    assert game.chance is None
    assert state.round == 10
    assert len(state.track) == 10
    assert state.pool == ()
    assert state.hand == NO_DIE
    assert reasons(state, ACTIONS[0])
    assert not game.can_undo
    check_ranking(state)
    check_course(game.record())


def check_course(record: Record) -> None:
    """Ten rounds, each a snake of turns, less those that Running Pliers cost; no turn with more than its due."""
    players = record.options.players
    drawn = (int(line.split()[1]) for line in record.log if line.startswith("start "))
    named = record.options.start_player
    start = (next(drawn) if named == "random" else named) - 1
    assert not list(drawn)
    turns: list[tuple[int, int, int]] = []
    taken: Counter[tuple[int, int]] = Counter()
    tools: Counter[tuple[int, int]] = Counter()
    pliers: set[tuple[int, int]] = set()
    rolls = []
    for entry, state in replay_states(record):
        if not isinstance(entry, Action):
            if entry.kind == "roll":
                rolls.append(len(entry.values))
        elif entry.text.startswith("take "):
            taken[state.round, state.turn] += 1
        elif entry.text.startswith("tool "):
            tools[state.round, state.turn] += 1
            if entry.text == "tool running_pliers":
                pliers.add((state.round, state.seat))
        in_turn = state.round and state.todo[-1].text.startswith("turn") and state.accused < 0
        now = (state.round, state.turn, state.seat)
        if in_turn and turns[-1:] != [now]:
            turns.append(now)
    assert turns == [
        (number, turn, seat)
        for number in range(1, 11)
        for turn, seat in enumerate(slow_rules.turn_order(players, (start + number - 1) % players))
        if turn < players or (number, seat) not in pliers
    ]
    assert rolls == [slow_rules.dice_per_round(players)] * 10
    assert max(tools.values(), default=0) <= 1
    for (number, turn), count in taken.items():
        seat = next(seat for n, t, seat in turns if (n, t) == (number, turn))
        # Running Pliers take their die in the first turn; a seat has its second turn only without them.
        assert count <= (2 if (number, seat) in pliers else 1)

"""The engine's windows against the slow referee, on thousands of random ones: placing, audit, removals, scores."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import slow_rules
from slow_rules import COLORS, GLASS, OPEN, SPACES, VALUES, SlowWindow
from vitral import Pattern, Window, base_cards, smallest_removals
from vitral.engine import Line, Score, rank, score_window
from vitral.engine.dice import NO_DIE, die_of
from vitral.engine.spaces import INDEX, names
from whole_games import PRIVATES, PUBLICS

DICE = [color + value for color in COLORS + GLASS for value in VALUES]
CHUNKS = range(6)
IN_A_CHUNK = 250
Grid = tuple[str, str, str, str]


# -- windows at random -------------------------------------------------------------------------------------------


def random_grid(rng: Random) -> Grid:
    """A pattern of the box, or one of our own with anything printed anywhere."""
    if rng.random() < 0.7:
        return rng.choice(base_cards().patterns).grid
    symbols = "." * rng.randrange(1, 15) + COLORS + VALUES
    a, b, c, d = ("".join(rng.choices(symbols, k=5)) for _ in range(4))
    return a, b, c, d


def arbitrary(rng: Random) -> SlowWindow:
    """Dice thrown on the board, mostly against all rules."""
    density = rng.random()
    rows = [" ".join(rng.choice(DICE) if rng.random() < density else OPEN for _ in range(5)) for _ in range(4)]
    return slow_rules.read_window(random_grid(rng), rows)


def grown(rng: Random) -> SlowWindow:
    """Dice placed one by one by the slow rules, as far as they go."""
    window = slow_rules.read_window(random_grid(rng), [" ".join([OPEN] * 5)] * 4)
    for _ in range(rng.randrange(28)):
        die = rng.choice(DICE[:30] if rng.random() < 0.9 else DICE)
        spaces = slow_rules.legal_spaces(window, die)
        if spaces:
            window = window.with_die(rng.choice(spaces), die)
    return window


def spoiled(rng: Random) -> SlowWindow:
    """A grown window with a few dice changed, added or taken away."""
    window = grown(rng)
    for space in rng.sample(SPACES, rng.randrange(1, 5)):
        if space in window.dice:
            window = window.without(space)
        if rng.random() < 0.8:
            window = window.with_die(space, rng.choice(DICE))
    return window


def windows(kind: Callable[[Random], SlowWindow], chunk: int, count: int) -> list[tuple[SlowWindow, Window, Random]]:
    """The same windows for the referee and for the engine."""
    rng = Random(f"{kind.__name__} {chunk}")
    return [(slow, engine_window(slow), rng) for slow in (kind(rng) for _ in range(count))]


def engine_window(slow: SlowWindow, excused: tuple[str, ...] = ()) -> Window:
    a, b, c, d = ("".join(slow.printed[row + column] for column in "12345") for row in "ABCD")
    return Window.parse(Pattern("random", "Random", 3, (a, b, c, d)), slow.rows(), excused)


KINDS = pytest.mark.parametrize("kind", [arbitrary, grown, spoiled], ids=lambda kind: kind.__name__)
CHUNK = pytest.mark.parametrize("chunk", CHUNKS)


# -- placing (RULES.md §1.4) -------------------------------------------------------------------------------------


@CHUNK
@KINDS
def test_legal_spaces_of_all_dice(kind: Callable[[Random], SlowWindow], chunk: int, times: int) -> None:
    for slow, window, _ in windows(kind, chunk, IN_A_CHUNK * times):
        for text in DICE:
            die = die_of(text)
            assert window.legal_spaces(text) == slow_rules.legal_spaces(slow, text), (window, text)
            waived = names(window.spaces_ignoring_color(die)), names(window.spaces_ignoring_value(die))
            assert waived[0] == slow_rules.legal_spaces(slow, text, ignore_color=True), (window, text)
            assert waived[1] == slow_rules.legal_spaces(slow, text, ignore_value=True), (window, text)
            assert names(window.spaces_isolated(die)) == slow_rules.legal_spaces(slow, text, isolated=True)


@CHUNK
@KINDS
def test_reasons_against_a_space(kind: Callable[[Random], SlowWindow], chunk: int, times: int) -> None:
    for slow, window, rng in windows(kind, chunk, IN_A_CHUNK * times):
        for _ in range(30):
            space, die = rng.choice(SPACES), rng.choice(DICE)
            waived = {name: rng.random() < 0.3 for name in ("ignore_color", "ignore_value", "isolated")}
            found = window.reasons(INDEX[space], die_of(die), **waived)
            assert len(set(found)) == len(found)
            assert set(found) == slow_rules.placement_reasons(slow, die, space, **waived), (window, die, space)


@CHUNK
@KINDS
def test_moving_a_die(kind: Callable[[Random], SlowWindow], chunk: int, times: int) -> None:
    for slow, window, _ in windows(kind, chunk, IN_A_CHUNK * times):
        for space, die in slow.dice.items():
            targets = [target for target, _ in slow_rules.moves(slow, space)]
            assert names(window.spaces_elsewhere(INDEX[space])) == targets, (window, space)
            lifted = window.lift(INDEX[space])
            assert lifted.die_at(INDEX[space]) == NO_DIE
            assert sorted(set(lifted.legal_spaces(die)) - {space}) == targets
            back = lifted.place(INDEX[space], die_of(die))
            assert (back, back.reach, back.fits) == (window, window.reach, window.fits)


# -- the audit (RULES.md §1.8) -----------------------------------------------------------------------------------


@CHUNK
@KINDS
def test_breaches_with_and_without_excuses(kind: Callable[[Random], SlowWindow], chunk: int, times: int) -> None:
    for slow, plain, rng in windows(kind, chunk, IN_A_CHUNK * times):
        excused = tuple(rng.sample(SPACES, rng.randrange(6)))
        for window, forgiven in ((plain, ()), (engine_window(slow, excused), excused)):
            found = {space: set(why) for space, why in window.breaches().items()}
            assert found == slow_rules.breaches(slow, forgiven), window
            assert list(found) == sorted(found)


@CHUNK
@pytest.mark.parametrize("kind", [spoiled, arbitrary], ids=lambda kind: kind.__name__)
def test_smallest_removals(kind: Callable[[Random], SlowWindow], chunk: int, times: int) -> None:
    compared = repaired = 0
    for slow, _, rng in windows(kind, chunk, IN_A_CHUNK * times):
        excused = tuple(rng.sample(SPACES, rng.randrange(3)))
        # The referee tries every set of breaching dice: 4,096 of them are enough.
        if len(slow_rules.breaches(slow, excused)) <= 12:
            found = smallest_removals(engine_window(slow, excused))
            assert found == [removal for removal in slow_rules.smallest_removals(slow, excused) if removal]
            compared += 1
            repaired += bool(found)
    assert compared > IN_A_CHUNK / 4
    assert repaired > IN_A_CHUNK / 8


# -- scoring (RULES.md §1.7) -------------------------------------------------------------------------------------


@CHUNK
@KINDS
def test_scores_of_all_objectives(kind: Callable[[Random], SlowWindow], chunk: int, times: int) -> None:
    cards = base_cards()
    for slow, window, rng in windows(kind, chunk, IN_A_CHUNK * times):
        tokens = rng.randrange(7)
        sheet = score_window(window, cards.publics, cards.privates, tokens)
        assert sheet.to_dict() == slow_rules.score(slow, PUBLICS, PRIVATES, tokens), window
        for line in (*sheet.public, *sheet.private):
            assert line.points == sum(find.points for find in line.finds)
            for find in line.finds:
                assert find.points > 0
                assert set(find.spaces) <= set(slow.dice)


def test_every_objective_has_scored_on_the_random_windows() -> None:
    cards = base_cards()
    scored: set[str] = set()
    for _, window, _ in windows(grown, 0, IN_A_CHUNK) + windows(arbitrary, 0, IN_A_CHUNK):
        sheet = score_window(window, cards.publics, cards.privates, 0)
        scored |= {line.id for line in (*sheet.public, *sheet.private) if line.points}
    assert scored == {*PUBLICS, *PRIVATES}


def test_ranking_of_close_scores(times: int) -> None:
    rng = Random(1)
    for _ in range(2000 * times):
        seats = list(range(rng.choice((2, 3, 4))))
        sheets = []
        for _ in seats:
            private, tokens = rng.randrange(2), rng.randrange(2)
            rest = rng.randrange(2) - private - tokens
            sheets.append(
                Score((Line("light_shades", rest),), (Line("shades_of_red", private),), Line("tokens", tokens), Line("open", 0))
            )
        order = slow_rules.turn_order(len(seats), rng.choice(seats))[: len(seats)]
        told = [(str(s), sheets[s].total, sheets[s].private_points, sheets[s].tokens.points) for s in order]
        assert [str(place.seat) for place in rank(sheets, order)] == slow_rules.ranking(told)

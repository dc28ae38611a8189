"""The engine's windows against the slow referee, on thousands of random ones: placing, audit, removals, scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from oracle import slow_rules, slow_scores, slow_tools
from oracle.slow_rules import COLORS, GLASS, OPEN, SPACES, VALUES, SlowWindow
from support.long_run import LONG
from vitral import Pattern, Window, base_cards, smallest_removals
from vitral.dice import NO_DIE, die_of
from vitral.engine import Score, ScoreLine, rank, score_window
from vitral.spaces import INDEX, names
from whole_games.random_games import PRIVATES, PUBLICS

DICE = [color + value for color in COLORS + GLASS for value in VALUES]
CHUNKS = range(4)
IN_A_CHUNK = 100 if LONG else 50
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


def engine_window(slow: SlowWindow, excused: tuple[str, ...] = ()) -> Window:
    """The same window for the engine."""
    a, b, c, d = ("".join(slow.printed[row + column] for column in "12345") for row in "ABCD")
    return Window.parse(Pattern("random", "Random", 3, (a, b, c, d)), slow.rows(), excused)


@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize("kind", [arbitrary, grown, spoiled], ids=lambda kind: kind.__name__)
def test_windows_are_judged_alike(kind: Callable[[Random], SlowWindow], chunk: int, times: int) -> None:
    rng = Random(f"{kind.__name__} {chunk}")
    for _ in range(IN_A_CHUNK * times):
        slow = kind(rng)
        window = engine_window(slow)
        compare_legal_spaces(slow, window)
        compare_lonely_spaces_and_reasons(slow, window, rng)
        compare_moves(slow, window)
        compare_audits(slow, rng)
        compare_scores(slow, window, rng)


def compare_legal_spaces(slow: SlowWindow, window: Window) -> None:
    """Where each of the 30 dice and rare glass may go, printed restrictions counting or not (docs/rules.md §1.4)."""
    for text in DICE:
        why = {space: slow_rules.placement_reasons(slow, text, space) for space in SPACES}
        die = die_of(text)
        assert window.legal_spaces(text) == [space for space in SPACES if not why[space]], (window, text)
        for mask, waived in (
            (window.spaces(die, ignore_color=True), "wrong_color"),
            (window.spaces(die, ignore_value=True), "wrong_value"),
        ):
            assert names(mask) == [space for space in SPACES if why[space] <= {waived}], (window, text, waived)


def compare_lonely_spaces_and_reasons(slow: SlowWindow, window: Window, rng: Random) -> None:
    """Spaces that touch no die (tool 9), and every reason against a space, for some dice."""
    for text in rng.sample(DICE, 6):
        alone = slow_rules.legal_spaces(slow, text, isolated=True)
        assert names(window.spaces(die_of(text), isolated=True)) == alone, (window, text)
    for _ in range(20):
        space, text = rng.choice(SPACES), rng.choice(DICE)
        waived = {name: rng.random() < 0.3 for name in ("ignore_color", "ignore_value", "isolated")}
        found = window.reasons(INDEX[space], die_of(text), **waived)
        assert len(set(found)) == len(found)
        assert set(found) == slow_rules.placement_reasons(slow, text, space, **waived), (window, text, space, waived)


def compare_moves(slow: SlowWindow, window: Window) -> None:
    """Where each placed die could be moved; lifted and put back it leaves no trace."""
    for space, die in slow.dice.items():
        lifted = window.lift(INDEX[space])
        assert lifted.die_at(INDEX[space]) == NO_DIE
        targets = [target for target, _ in slow_tools.moves(slow, space)]
        assert [target for target in lifted.legal_spaces(die) if target != space] == targets, (window, space)
        back = lifted.place(INDEX[space], die_of(die))
        assert (back, back.reach, back.fits) == (window, window.reach, window.fits)


def compare_audits(slow: SlowWindow, rng: Random) -> None:
    """Breaches, and all smallest ways to mend them, with and without excused dice (docs/rules.md §1.8)."""
    for excused in ((), tuple(rng.sample(SPACES, rng.randrange(1, 6)))):
        window = engine_window(slow, excused)
        found = {space: set(why) for space, why in window.breaches().items()}
        assert found == slow_rules.breaches(slow, excused), window
        assert list(found) == sorted(found)
        # The referee tries every set of breaching dice: 1,024 of them are enough.
        if len(found) <= 10:
            expected = [removal for removal in slow_rules.smallest_removals(slow, excused) if removal]
            assert smallest_removals(window) == expected, window


def compare_scores(slow: SlowWindow, window: Window, rng: Random) -> None:
    """The points of all fifteen objectives, each point proven by dice that are there (docs/rules.md §1.7)."""
    cards = base_cards()
    tokens = rng.randrange(7)
    sheet = score_window(window, cards.publics, cards.privates, tokens)
    assert sheet.to_dict() == slow_scores.score(slow, PUBLICS, PRIVATES, tokens), window
    for line in (*sheet.public, *sheet.private):
        assert line.points == sum(find.points for find in line.finds)
        for find in line.finds:
            assert find.points > 0
            assert set(find.spaces) <= set(slow.dice)


# -- the random windows are worth comparing ----------------------------------------------------------------------


def test_every_objective_has_scored_on_the_random_windows() -> None:
    cards = base_cards()
    scored: set[str] = set()
    rng = Random(2)
    for kind in [arbitrary, grown, spoiled] * 200:
        sheet = score_window(engine_window(kind(rng)), cards.publics, cards.privates, 0)
        scored |= {line.id for line in (*sheet.public, *sheet.private) if line.points}
    assert scored == {*PUBLICS, *PRIVATES}


def test_many_spoiled_windows_can_be_mended_in_several_ways() -> None:
    rng = Random(3)
    ways = Counter(len(smallest_removals(engine_window(spoiled(rng)))) for _ in range(300))
    assert ways[0] < 100
    assert sum(count for number, count in ways.items() if number > 1) > 40


def test_ranking_of_close_scores(times: int) -> None:
    rng = Random(1)
    for _ in range(2000 * times):
        seats = list(range(rng.choice((2, 3, 4))))
        sheets = []
        for _ in seats:
            private, tokens = rng.randrange(2), rng.randrange(2)
            rest = rng.randrange(2) - private - tokens
            public, secret = ScoreLine("light_shades", rest), ScoreLine("shades_of_red", private)
            sheets.append(Score((public,), (secret,), ScoreLine("tokens", tokens), ScoreLine("open", 0)))
        order = slow_rules.turn_order(len(seats), rng.choice(seats))[: len(seats)]
        lines = [(str(s), sheets[s].total, sheets[s].private_points, sheets[s].tokens.points) for s in order]
        assert [str(place.seat) for place in rank(sheets, order)] == slow_scores.ranking(lines)

"""Searches for puzzles: games between bots of mixed strength, and in them the turns of which one is clearly best.

A turn is clearly best if the master's play-outs say so twice, with other seeds: all good turns are tried in the same
worlds, and it is ahead of the next best by `MARGIN` points or more both times. Most turns are sorted out sooner, by a
few play-outs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from vitral.bots import make_bot
from vitral.bots.glazier import GlazierBot
from vitral.bots.master import MasterBot
from vitral.bots.turn_search import Plan, SearchWidth
from vitral.coach.reasons import reasons
from vitral.engine import Action, State, View
from vitral.engine.actions import DO_PASS
from vitral.engine.position import position
from vitral.game import Game
from vitral.puzzles.puzzle import Attempt, Puzzle, hide_secrets

MARGIN: Final = 3.0
"""Points by which the best turn is ahead of the next best."""
WORLDS: Final = 200
"""Worlds in which all good turns are tried, each of two times."""
LEAST_MISSED: Final = 0.1
"""A turn that fewer of the bots' attempts miss is no puzzle."""
PLAYERS: Final = (2, 2, 2, 3, 3, 4)
PLAYERS_OF_GAMES: Final = ("apprentice:2", "apprentice:4", "master:1", "master:2", "glazier")
"""Who plays the games: windows of weaker players have other troubles than those of stronger ones."""
SOLVERS: Final = (
    *("apprentice:1", "apprentice:2", "apprentice:3", "apprentice:4"),
    *("master:1", "master:2", "master:3", "glazier"),
)
"""Who tries to solve them."""
ATTEMPTS: Final = 4
"""How often each of them tries."""
_IDEAS: Final = 6
_WIDE: Final = SearchWidth(menus=6, undrafted=3, moves=12, rolls=4, scripts=3)
_STAGES: Final = ((12, MARGIN - 1.0), (40, MARGIN - 0.5))
"""Worlds of a first look, and how far ahead the best turn has to be for another."""


class BestTurn(NamedTuple):
    """The best turn of a position, by how many points it is ahead of the next, and what it was compared with."""

    plan: Plan
    margin: float
    rivals: list[Plan]


def find_puzzles(seed: str, number: int) -> list[Puzzle]:
    """Returns the puzzles of one game; the same seed and number always give the same."""
    name = f"{seed}/{number}"
    candidates = (_puzzle(view, name) for view in _turns(name))
    return [puzzle for puzzle in candidates if puzzle is not None and puzzle.missed >= LEAST_MISSED]


def _turns(name: str) -> Iterator[View]:
    """Plays a game, and shows each turn as it begins to the seat that has it."""
    rng = Random(name)
    game = Game.new(rng.choice(PLAYERS), seed=name)
    bots = [make_bot(rng.choice(PLAYERS_OF_GAMES), f"{name}/{seat}") for seat in range(game.options.players)]
    last_turn = (0, 0)
    while not game.over:
        view, legal = game.view(game.seat), game.legal_actions()
        if view.windows and view.todo[0] is view.rules.turn and last_turn != (view.round, view.turn):
            last_turn = (view.round, view.turn)
            yield view
        game.play(bots[game.seat].choose(view, legal) if len(legal) > 1 else legal[0])


def _puzzle(view: View, name: str) -> Puzzle | None:
    state = view.sample(Random(name))
    best = find_clearly_best(view, state, name)
    if best is None:
        return None
    line = position(hide_secrets(state))
    puzzle = Puzzle(
        id=hashlib.sha256(line.encode()).hexdigest()[:8],
        game=name,
        position=line,
        turn=action_texts((*best.plan.actions, DO_PASS)),
        margin=best.margin,
        missed=0.0,
        theme=theme_of(state, best, view),
    )
    return Puzzle(**{**vars(puzzle), "missed": missed_share(puzzle)})


def find_clearly_best(view: View, state: State, name: str) -> BestTurn | None:
    """Returns the turn that is ahead of all others by enough, in two sets of worlds; None if there is none."""
    glazier = GlazierBot(name, width=_WIDE)
    ideas = glazier.plans(state, glazier.evaluator(view))[:_IDEAS]
    if len(ideas) < 2:
        return None
    for worlds, least in _STAGES:
        if _ahead(view, state, ideas, f"{name}/{worlds}", worlds).margin < least:
            return None
    first, second = (_ahead(view, state, ideas, f"{name}/{time}", WORLDS) for time in ("first", "second"))
    margin = min(first.margin, second.margin)
    by_chance = first.plan.state.todo[0].chance
    if first.plan is not second.plan or margin < MARGIN or by_chance:
        return None
    return first._replace(margin=margin)


def _ahead(view: View, state: State, ideas: list[Plan], seed: str, worlds: int) -> BestTurn:
    rows = MasterBot(seed).compare(view, state, ideas, worlds)
    means = [fmean(row[at] for row in rows) for at in range(len(ideas))]
    order = sorted(range(len(ideas)), key=lambda at: -means[at])
    return BestTurn(ideas[order[0]], means[order[0]] - means[order[1]], [ideas[at] for at in order[1:]])


def theme_of(state: State, best: BestTurn, view: View) -> str:
    """Returns the weightiest reason; but where a tool is needed, that is what it is about."""
    evaluator = GlazierBot().evaluator(view)
    codes = [why.code for why in reasons(state, best.plan, best.rivals, view.private, evaluator)]
    return "tool" if "tool" in codes else "keeps_open" if codes[0] == "keeps_for" else codes[0]


def missed_share(puzzle: Puzzle) -> float:
    """Returns the share of the bots' attempts that play another turn."""
    tries = [(bot, f"{puzzle.id}/{time}") for bot in SOLVERS for time in range(ATTEMPTS)]
    return fmean(not _solves(puzzle, bot, seed) for bot, seed in tries)


def _solves(puzzle: Puzzle, name: str, seed: str) -> bool:
    bot, attempt = make_bot(name, seed), Attempt(puzzle)
    while not attempt.over:
        legal = attempt.game.legal_actions()
        view = attempt.game.view(puzzle.seat)
        attempt.play(bot.choose(view, legal) if len(legal) > 1 else legal[0])
    return attempt.right


def action_texts(actions: Sequence[Action]) -> tuple[str, ...]:
    return tuple(action.text for action in actions)

"""The end of a game: score sheets, ranking or target, and who has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vitral.cli.sheet import sheet_lines, starred
from vitral.cli.speech import say
from vitral.cli.words import ranking_lines, verdict
from vitral.game import Game


def sheets_lines(game: Game, names: Sequence[str]) -> Iterator[str]:
    """Every score sheet with its proof, and a blank line after each."""
    cards, scores = game.state.rules.cards, game.scores()
    for name, score in zip(names, scores, strict=True):
        yield from sheet_lines(name, score, cards, proof=True, solo=game.options.solo)
        yield ""
    if any(starred(score, cards) for score in scores):
        yield say("line-star")
        yield ""


def outcome_lines(game: Game, names: Sequence[str]) -> Iterator[str]:
    """The ranking and the winner; in solo, how the score stands to the target."""
    totals = [score.total for score in game.scores()]
    to_beat = game.target
    if to_beat is not None:
        yield say("line-target-end", target=to_beat)
        yield verdict(totals[0], to_beat)
        return
    places = game.ranking()
    yield from ranking_lines(places, names, totals)
    yield say("line-wins", name=names[places[0].seat])

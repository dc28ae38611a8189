"""Contests and simulations as pictures: how scores are spread, and the ladder of ratings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple
from xml.sax.saxutils import escape

from vitral.arena.contest_result import ContestResult
from vitral.arena.simulation import Results, SimulationResult

_COLORS: Final = ("#b3352f", "#c48a1a", "#2f7d4f", "#2b5f9e", "#6f4a9c", "#4a4a4a")
"""The five glass colors and lead."""
_WIDTH: Final = 760
_LEFT: Final = 130
_RIGHT: Final = 100
_ROW: Final = 74
_BIN: Final = 2
"""The width of a bar of the histogram, in points."""


class ScoreRow(NamedTuple):
    """The scores of one bot."""

    bot: str
    results: Results
    scores: Counter[int]


def contest_svg(result: ContestResult) -> str:
    """Returns an SVG of a contest: how the scores of each bot are spread, and the ladder of ratings."""
    rows = [ScoreRow(bot, standing.results, standing.scores) for bot, standing in result.standings.items()]
    facts = f"{result.games} games on {result.deals} deals, seed {result.seed}"
    return _scores_svg(_title(result.bots, result.options), facts, rows, result.ratings)


def simulation_svg(result: SimulationResult) -> str:
    """Returns an SVG of many games: how the scores of each bot are spread."""
    rows = [ScoreRow(bot, results, result.scores[bot]) for bot, results in result.by_bot.items()]
    facts = f"{result.games} games, seed {result.seed}"
    return _scores_svg(_title(tuple(result.by_bot), result.options), facts, rows, {})


def _scores_svg(title: str, facts: str, rows: Sequence[ScoreRow], ratings: dict[str, float]) -> str:
    """Returns an SVG that is readable without colors: every bot has a row of its own with its name and numbers."""
    low = min(row.results.lowest for row in rows) // 10 * 10
    high = -(-max(row.results.highest for row in rows) // 10) * 10
    top = 58
    parts = [_text(16, 26, title, size=17, weight="bold"), _text(16, 45, facts, size=12, fill="#555")]
    for at, row in enumerate(rows):
        parts += _distribution(row, top + _ROW * at, low, high, _COLORS[at % len(_COLORS)])
    bottom = top + _ROW * len(rows)
    parts += _axis(bottom, low, high)
    height = bottom + 34
    if ratings:
        parts += _ladder(ratings, height)
        height += 86
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}" '
        f'font-family="system-ui, sans-serif" role="img"><title>{escape(title)}</title>'
        f'<rect width="{_WIDTH}" height="{height}" fill="#fdfcf8"/>{"".join(parts)}</svg>\n'
    )


def _title(bots: Sequence[str], options: dict[str, Any]) -> str:
    mode, players = options["mode"], options["players"]
    table = {"solo": "solo", "automa": "against the Automa"}.get(mode, f"{players} players")
    return f"Scores of {', '.join(bots)}: {table}"


def _x(score: float, low: int, high: int) -> float:
    return _LEFT + (score - low) / max(1, high - low) * (_WIDTH - _LEFT - _RIGHT)


def _distribution(row: ScoreRow, top: int, low: int, high: int, color: str) -> list[str]:
    """Draws bars for scores and a line for the mean."""
    bins: dict[int, int] = {}
    for score, count in row.scores.items():
        bins[score // _BIN] = bins.get(score // _BIN, 0) + count
    tallest = max(bins.values())
    base = top + _ROW - 8
    parts = [_text(16, base - 16, row.bot, size=14, weight="bold")]
    for at, count in sorted(bins.items()):
        left, right = _x(at * _BIN, low, high), _x((at + 1) * _BIN, low, high)
        tall = 54 * count / tallest
        parts.append(
            f'<rect x="{left:.1f}" y="{base - tall:.1f}" width="{right - left - 0.6:.1f}" height="{tall:.1f}" '
            f'fill="{color}"><title>{at * _BIN} to {at * _BIN + _BIN - 1}: {count}</title></rect>'
        )
    mean = _x(row.results.mean, low, high)
    parts.append(f'<line x1="{mean:.1f}" x2="{mean:.1f}" y1="{top + 4}" y2="{base}" stroke="#111" stroke-width="1.5"/>')
    parts.append(_text(_WIDTH - _RIGHT + 8, base - 24, f"{row.results.mean:.1f}", size=15, weight="bold"))
    parts.append(_text(_WIDTH - _RIGHT + 8, base - 8, f"± {row.results.deviation:.1f}", size=12, fill="#555"))
    parts.append(f'<line x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{base}" y2="{base}" stroke="#999"/>')
    return parts


def _axis(top: int, low: int, high: int) -> list[str]:
    return [
        _text(_x(score, low, high), top + 10, str(score), size=11, fill="#555", anchor="middle")
        for score in range(low, high + 1, 10)
    ]


def _ladder(ratings: dict[str, float], top: int) -> list[str]:
    """Returns the bots on one line, by rating."""
    low, high = min(ratings.values()), max(ratings.values())
    line = top + 36
    parts = [
        _text(16, line + 4, "rating", size=13, fill="#555"),
        f'<line x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{line}" y2="{line}" stroke="#999"/>',
    ]
    for at, (bot, rating) in enumerate(ratings.items()):
        x = _LEFT + (rating - low) / max(1.0, high - low) * (_WIDTH - _LEFT - _RIGHT)
        above = at % 2 == 0
        parts.append(f'<circle cx="{x:.1f}" cy="{line}" r="6" fill="{_COLORS[at % len(_COLORS)]}"/>')
        label = f"{bot} {rating:+.0f}"
        parts.append(_text(x, line - 12 if above else line + 24, label, size=12, anchor="middle"))
    return parts


def _text(
    x: float, y: float, words: str, *, size: int, fill: str = "#111", weight: str = "normal", anchor: str = "start"
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{fill}" font-weight="{weight}" '
        f'text-anchor="{anchor}">{escape(words)}</text>'
    )

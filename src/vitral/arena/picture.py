"""A contest as a picture: how scores are spread, and the ladder of ratings."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from vitral.arena.contest_result import BotResult, ContestResult

_COLORS: Final = ("#b3352f", "#c48a1a", "#2f7d4f", "#2b5f9e", "#6f4a9c", "#4a4a4a")
"""The five glass colors and lead."""
_WIDTH: Final = 760
_LEFT: Final = 130
_RIGHT: Final = 100
_ROW: Final = 74
_BIN: Final = 2
"""Points of one bar."""


def contest_svg(result: ContestResult) -> str:
    """An SVG of the contest, readable without colors: every bot has a row of its own with its name and numbers."""
    standings = list(result.standings.items())
    low = min(one.results.lowest for _, one in standings) // 10 * 10
    high = -(-max(one.results.highest for _, one in standings) // 10) * 10
    ratings = result.ratings
    top = 58
    parts = [
        _text(16, 26, _title(result), size=17, weight="bold"),
        _text(16, 45, f"{result.games} games on {result.deals} deals, seed {result.seed}", size=12, fill="#555"),
    ]
    for at, (bot, one) in enumerate(standings):
        parts += _distribution(bot, one, top + _ROW * at, low, high, _COLORS[at % len(_COLORS)])
    bottom = top + _ROW * len(standings)
    parts += _axis(bottom, low, high)
    height = bottom + 34
    if ratings:
        parts += _ladder(ratings, height)
        height += 86
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}" '
        f'font-family="system-ui, sans-serif" role="img"><title>{escape(_title(result))}</title>'
        f'<rect width="{_WIDTH}" height="{height}" fill="#fdfcf8"/>{"".join(parts)}</svg>\n'
    )


def _title(result: ContestResult) -> str:
    mode, players = result.options["mode"], result.options["players"]
    table = {"solo": "solo", "automa": "against the Automa"}.get(mode, f"{players} players")
    return f"Scores of {', '.join(result.bots)}: {table}"


def _x(score: float, low: int, high: int) -> float:
    return _LEFT + (score - low) / max(1, high - low) * (_WIDTH - _LEFT - _RIGHT)


def _distribution(bot: str, one: BotResult, top: int, low: int, high: int, color: str) -> list[str]:
    """Bars for scores, a line for the mean."""
    bins: dict[int, int] = {}
    for score, count in one.scores.items():
        bins[score // _BIN] = bins.get(score // _BIN, 0) + count
    tallest = max(bins.values())
    base = top + _ROW - 8
    parts = [_text(16, base - 16, bot, size=14, weight="bold")]
    for at, count in sorted(bins.items()):
        left, right = _x(at * _BIN, low, high), _x((at + 1) * _BIN, low, high)
        tall = 54 * count / tallest
        parts.append(
            f'<rect x="{left:.1f}" y="{base - tall:.1f}" width="{right - left - 0.6:.1f}" height="{tall:.1f}" '
            f'fill="{color}"><title>{at * _BIN} to {at * _BIN + _BIN - 1}: {count}</title></rect>'
        )
    mean = _x(one.results.mean, low, high)
    parts.append(f'<line x1="{mean:.1f}" x2="{mean:.1f}" y1="{top + 4}" y2="{base}" stroke="#111" stroke-width="1.5"/>')
    parts.append(_text(_WIDTH - _RIGHT + 8, base - 24, f"{one.results.mean:.1f}", size=15, weight="bold"))
    parts.append(_text(_WIDTH - _RIGHT + 8, base - 8, f"± {one.results.deviation:.1f}", size=12, fill="#555"))
    parts.append(f'<line x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{base}" y2="{base}" stroke="#999"/>')
    return parts


def _axis(top: int, low: int, high: int) -> list[str]:
    return [
        _text(_x(score, low, high), top + 10, str(score), size=11, fill="#555", anchor="middle")
        for score in range(low, high + 1, 10)
    ]


def _ladder(ratings: dict[str, float], top: int) -> list[str]:
    """The bots on one line, by rating."""
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

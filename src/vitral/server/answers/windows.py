"""Windows that people design: checked, measured and printed."""

from __future__ import annotations

from typing import Final

import msgspec

from vitral.cards import CardError, Pattern
from vitral.cards.custom_windows import MAX_CUSTOM_WINDOWS, clashes, custom_window_code, custom_window_pattern
from vitral.i18n import translator_for
from vitral.server import protocol as wire
from vitral.server.problems import ProblemError, invalid
from vitral.teller.sentence import Sentence
from vitral.windows import (
    SheetError,
    find_filling,
    measure,
    paper_pdf,
    paper_svg,
    printed_means,
    sheet,
    suggested_difficulty,
)
from vitral.windows.print_sheet import PAPERS, WIDTH

_MEASURING: Final = 4.0
"""Seconds of test games; on a busy computer fewer are played."""
FORMS: Final = {"pdf": "application/pdf", "svg": "image/svg+xml"}


def check_design(drawn: wire.WindowDesign, language: str = "en") -> wire.WindowDesignReport:
    """Returns the report on a design: whether and how it can be filled, its code and, if asked for, its difficulty."""
    code, problem, text = "", None, ""
    try:
        code = custom_window_code(drawn.name, drawn.difficulty, drawn.grid)
    except CardError as error:
        problem = msgspec.convert(error.text.to_dict(), Sentence)
        text = translator_for(language).translate(error.text)
    proper = all(letter in ".RYGBP123456" for row in drawn.grid for letter in row)
    apart = [list(pair) for pair in clashes(drawn.grid)] if proper else []
    dice = find_filling(drawn.grid) if proper else None
    return wire.WindowDesignReport(
        code=code,
        problem=problem,
        text=text,
        clashes=apart,
        filled=dice or [],
        measured=_measure(drawn) if drawn.measure and dice else None,
    )


def _measure(drawn: wire.WindowDesign) -> wire.WindowMeasure:
    first, second, third, fourth = drawn.grid
    measured = measure(Pattern("drawn", "", drawn.difficulty, (first, second, third, fourth)), _MEASURING)
    printed = {str(difficulty): round(one.open, 2) for difficulty, one in printed_means().items()}
    return wire.WindowMeasure(
        round(measured.open, 2), round(measured.points, 1), suggested_difficulty(measured), printed
    )


def windows_file(query: dict[str, str]) -> tuple[bytes, str]:
    """Returns a file with some windows to print, and its media type; raises `ProblemError`."""
    codes = query.get("windows", "").split(",")
    form, paper = query.get("form", "pdf"), query.get("paper", "a4")
    if form not in FORMS or paper not in PAPERS:
        raise invalid(f"expected a form ({', '.join(FORMS)}) and a paper ({', '.join(PAPERS)})", "form, paper")
    if len(codes) > MAX_CUSTOM_WINDOWS:
        raise invalid(f"expected at most {MAX_CUSTOM_WINDOWS} windows", "windows")
    try:
        made = sheet([custom_window_pattern(code) for code in codes], _width(query), paper)
    except (CardError, SheetError) as error:
        raise ProblemError(400, "invalid", error.text, "windows") from None
    return (paper_pdf(made) if form == "pdf" else paper_svg(made).encode()), FORMS[form]


def _width(query: dict[str, str]) -> float:
    text = query.get("width", f"{WIDTH:g}")
    if not text.replace(".", "", 1).isdecimal() or not text.isascii() or len(text) > 6:
        raise invalid("expected a width in millimeters", "width")
    return float(text)

"""The page scores and checks real tables without a server: what it is held to is what the referee finds today."""

from __future__ import annotations

from referee_cases import CASES, as_text


def test_the_cases_are_fresh() -> None:
    assert CASES.read_text(encoding="utf-8") == as_text(), "run: python tests/referee_cases.py"

"""The reading sheet: every message of every language, readable, with the numbers that plurals turn on."""

from __future__ import annotations

from pathlib import Path

import pytest

from generators.fluent_files import FOLDER, parts
from translation_sheet import COUNTS, files, main, readings
from vitral.i18n import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_read(language: str) -> None:
    """With its attributes, and with every count where either language counts; `say` raises if a fact is missing."""
    assert files(language) == files("en")
    for file in files(language):
        english, own = parts(FOLDER / "en" / file), parts(FOLDER / language / file)
        read = [*readings(language, file)]
        assert list(dict.fromkeys(one.message for one in read)) == list(own)
        for name, part in own.items():
            counts = [one.number for one in read if one.message == name]
            assert counts == ([*COUNTS] if part.selectors | english[name].selectors else [None]), name
        for one in read:
            assert one.said or one.message in UNSAID, one.message
            assert "{" not in one.said + one.english, one.message


UNSAID = {"story-end-turn", "story-lift", "story-go", "story-stop"}
"""What goes without saying."""


def test_counts_are_said_in_both_languages() -> None:
    tokens = {
        reading.number: (reading.english, reading.said)
        for reading in readings("ru", "table.ftl")
        if reading.message == "favor-of"
    }
    assert tokens[2] == ("2 favor tokens", "2 фишки привилегий")
    assert tokens[21] == ("21 favor tokens", "21 фишка привилегии")


def test_facts_are_said_in_the_words_of_the_language() -> None:
    read = {reading.message: reading for reading in readings("de", "table.ftl")}
    assert (read["hand-holds"].english, read["hand-holds"].said) == ("In hand: red 4", "In der Hand: rote 4")


def test_a_page_is_written_for_each_language_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--lang", "de", "--lang", "ru", "--out", str(tmp_path / "words")])
    assert capsys.readouterr().out.splitlines() == [str(tmp_path / "words" / f"{one}.html") for one in ("de", "ru")]
    page = (tmp_path / "words" / "ru.html").read_text("utf-8")
    assert '<html lang="ru">' in page
    assert "<th>favor-of <small>5</small></th><td>5 favor tokens</td><td>5 фишек привилегий</td>" in page

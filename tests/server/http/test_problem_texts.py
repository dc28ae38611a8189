"""What the server refuses comes in words of the language that the request asks for."""

from __future__ import annotations

import re
from pathlib import Path

from vitral import i18n
from vitral.i18n import translator_for
from vitral.server.problems import translated
from vitral.server.protocol import Problem, Sentence
from vitral.teller.sentence import FACT_KINDS


def test_sentences_within_sentences_are_said_too() -> None:
    problem = Problem("unreadable", "x", "", Sentence("problem-not-a-record", {"why": Sentence("fault-deep")}))
    assert translated(problem, "en").text == "This is not a game file: it is nested too deeply."
    assert translated(problem, "de").text == translator_for("de").say(
        "problem-not-a-record", why=translator_for("de").say("fault-deep")
    )


def test_what_is_for_developers_alone_has_no_words() -> None:
    assert translated(Problem("no_length", "a body needs its Content-Length"), "ru").text == ""


def test_texts_of_the_library_name_no_argument_like_a_fact_of_the_teller() -> None:
    """The speaker says a fact by its name: `seat` as the name of who sits there, `card` as that of a card."""
    folder = Path(i18n.__file__).parent / "en"
    texts = "".join((folder / name).read_text("utf-8") for name in ("problems.ftl", "problems-library.ftl"))
    assert set(re.findall(r"\$([\w-]+)", texts)) & FACT_KINDS.keys() == set()

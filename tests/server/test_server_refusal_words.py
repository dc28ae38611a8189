"""What the server refuses comes in words of the language that the request asks for."""

from __future__ import annotations

from vitral.i18n import translator_for
from vitral.server.http.responses import in_words
from vitral.server.protocol import Problem, Sentence


def test_sentences_within_sentences_are_said_too() -> None:
    problem = Problem("unreadable", "x", "", Sentence("problem-not-a-record", {"why": Sentence("fault-deep")}))
    assert in_words(problem, "en").text == "This is not a game file: it is nested too deeply."
    assert in_words(problem, "de").text == translator_for("de").say(
        "problem-not-a-record", why=translator_for("de").say("fault-deep")
    )


def test_what_is_for_developers_alone_has_no_words() -> None:
    assert in_words(Problem("no_length", "a body needs its Content-Length"), "ru").text == ""

"""What the library refuses: English as ever, and in every language, with nothing lost on the way."""

from __future__ import annotations

import asyncio
import copy
import json
import pickle
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from generators.library_messages import fields_of, sentences
from generators.paths import SOURCES
from vitral import Action, Game, IllegalActionError, Options, Record, load_cards, replay
from vitral.arena import ArenaError, BenchError, load_yardstick, simulate
from vitral.bots import BotError, make_bot
from vitral.cards import CardError, card_sources, read_file
from vitral.engine import ChanceError, OptionError, Reason, parse_outcome
from vitral.game.proof import prove_dealing
from vitral.i18n import LANGUAGES, translator_for
from vitral.records import RecordError
from vitral.referee import TableDescriptionError, read_table_description
from vitral.server.store import StoreError, open_store
from vitral.translatable import TranslatableError, TranslatableText, at_place, did_you_mean, sentence_of

OTHERS = [language for language in LANGUAGES if language != "en"]
ENGLISH = r"\b(?:the|and|of|with|your|you|this|that|from|expected|found|is|not|are|an)\b"
CARDS = 'format = "vitral-cards/1"\n'
WINDOW = {"name": "Ana", "pattern": "batllo", "dice": ["-- -- -- -- --"] * 4}
LOG = ("deal private shades_of_red shades_of_blue",)


# -- the sentences and their messages ------------------------------------------------------------------------------


@pytest.mark.parametrize("message", sentences())
def test_fluent_says_exactly_what_the_library_says(message: str) -> None:
    one = sentences()[message]
    assert one.facts == fields_of(one.english), one.where
    facts: dict[str, str | int] = {fact: 12345 if fact == "found" else f"<{fact}>" for fact in one.facts}
    assert translator_for("en").say(message, **facts) == TranslatableText(message, one.english, **facts)


def test_sources_of_cards_are_told_in_english_as_the_card_files_tell_them() -> None:
    for key, text in card_sources().items():
        assert translator_for("en").say(f"source-{key}").replace("’", "'") == text


def test_every_error_for_people_is_made_of_a_sentence() -> None:
    """Whatever is raised in the library with one of these is a `TranslatableText`: the type checker asks for it."""
    for kind in (
        ArenaError,
        BenchError,
        BotError,
        CardError,
        ChanceError,
        IllegalActionError,
        OptionError,
        RecordError,
    ):
        assert issubclass(kind, TranslatableError), kind
    assert issubclass(TableDescriptionError, TranslatableError)
    raised = re.compile(r"raise \w*Error\(\s*f?[\"']")
    people = ("cards", "engine/options.py", "engine/chance.py", "engine/decks.py", "records", "referee", "arena")
    for path in (path for part in people for path in _python(SOURCES / part)):
        assert not raised.findall(path.read_text("utf-8")), path


def _python(path: Path) -> list[Path]:
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


# -- errors as people meet them ------------------------------------------------------------------------------------


def _situation(**changed: Any) -> Callable[[], object]:
    situation = {"public": [], "windows": [{**WINDOW, "private": [], "tokens": 0}], **changed}
    return lambda: read_table_description(situation, load_cards("base", "automa"), for_scoring=True, file="table.json")


def _window(**changed: Any) -> Callable[[], object]:
    return _situation(windows=[{**WINDOW, "private": [], "tokens": 0, **changed}])


def _options(**given: Any) -> Callable[[], object]:
    return lambda: Options.read(given)


def _cards(text: str | bytes) -> Callable[[], object]:
    return lambda: read_file(text if isinstance(text, bytes) else CARDS + text, "mine.toml")


def _record(**changed: Any) -> Callable[[], object]:
    data = {"format": "vitral-game/2", "options": {}, "log": [], **changed}
    return lambda: replay(Record.from_dict({key: value for key, value in data.items() if value is not ...}))


TOOL = """
[[tool]]
number = 1
id = "mine"
name = "Mine"
solo_color = "R"
first_printing = "1"
when = {when}
steps = {steps}
text = "Text."
"""

ERRORS: dict[str, Callable[[], object]] = {
    "no_object": lambda: read_table_description(7, load_cards("base"), for_scoring=True),
    "unknown_key": _situation(publik=[]),
    "missing_key": _situation(windows=[{"name": "Ana"}]),
    "no_windows": _situation(windows=[]),
    "mode": _situation(mode="socre"),
    "automa": _situation(mode="automa"),
    "solo_tokens": _situation(mode="solo", windows=[{**WINDOW, "private": ["shades_of_red"], "tokens": 2}]),
    "no_pattern": _window(pattern="batlo"),
    "pattern_no_text": _window(pattern=["batllo"]),
    "no_public": _situation(public=["nothing_like_it"]),
    "public_twice": _situation(public=["light_shades", "light_shades"]),
    "name_unprintable": _window(name="\n"),
    "tokens": _window(tokens=-1),
    "rows": _window(dice=["-- -- -- -- --"]),
    "spaces": _window(dice=["-- --"] * 4),
    "no_die": _window(dice=["X9 -- -- -- --", *WINDOW["dice"][1:]]),
    "two_dice": _window(dice=["R4B2 -- -- -- --", *WINDOW["dice"][1:]]),
    "two_glasses": _window(dice=["W4 -- W2 -- --", *WINDOW["dice"][1:]]),
    "excused": _window(excused=["E9"]),
    "track": _situation(track=[["W1"]]),
    "option_unknown": _options(bga=1),
    "option_value": _options(bag="huge"),
    "option_or_none": _options(privates="all"),
    "players": _options(players=7),
    "alone": _options(players=1),
    "solo_players": _options(mode="solo", players=2),
    "bonus": _options(mode="automa", automa_bonus=-1),
    "bag": _options(players=5, bag="scaled"),
    "pools": _options(mode="solo", dice_pools=True),
    "honour": _options(mode="solo", enforcement="honour"),
    "glass": _options(mode="solo", rare_glass=True),
    "colors": _options(players=6, privates="colors"),
    "solo_only": _options(solo_tools=1),
    "automa_only": _options(automa_level="hard"),
    "tools": _options(tools=["lathekin"]),
    "one_tool": _options(mode="solo", solo_tools=1, tools=["lathekin", "tap_wheel"]),
    "tools_twice": _options(tools=["lathekin"] * 3),
    "tools_no_list": _options(tools="lathekin"),
    "tool_not_in_deck": lambda: Game.new(tools=["strip_cutter", "lathekin", "tap_wheel"]),
    "no_automa": lambda: Game.new(cards=load_cards("base"), mode="automa"),
    "too_few": lambda: Game.new(cards=load_cards("automa")),
    "card_unknown_box": lambda: load_cards("bese"),
    "card_no_file": lambda: load_cards("nowhere.toml"),
    "toml": _cards("[[tool]\n"),
    "toml_value": _cards("x = \n"),
    "toml_twice": _cards("[tool]\n[tool]\n"),
    "not_utf8": _cards(b"name = \xff\n"),
    "no_cards": _cards(""),
    "card_key": _cards("colour = 1\n"),
    "card_missing": _cards('[[tool]]\nid = "mine"\n'),
    "card_steps": _cards(TOOL.format(when="[]", steps='["place"]')),
    "card_step_unknown": _cards(TOOL.format(when="[]", steps='["fly"]')),
    "card_stuck": _cards(TOOL.format(when="[]", steps='["take", "draw", "set", "place"]')),
    "card_when": _cards(TOOL.format(when='["first_turn", "second_turn"]', steps='["take", "place"]')),
    "card_window": _cards("[[window_card]]\nside = []\n"),
    "record_format": _record(format="vitral-game/3"),
    "record_key": _record(colour=1),
    "record_missing": _record(log=...),
    "record_options": _record(options={"players": 9}),
    "record_log": _record(log=[7]),
    "record_old_names": _record(format="vitral-game/1", names=["Ana"]),
    "record_seats": _record(seats="Ana"),
    "record_seat_key": _record(seats=[{"kind": "person", "color": "R"}, {"kind": "person"}]),
    "record_seat_kind": _record(seats=[{"kind": "cat"}, {"kind": "person"}]),
    "record_seat_bot": _record(seats=[{"kind": "bot"}, {"kind": "person"}]),
    "record_seat_automa": _record(seats=[{"kind": "person"}, {"kind": "automa"}]),
    "record_dealer": _record(dealer={"version": 1, "seed": "zz"}),
    "record_line": _record(log=["deal private nobody"]),
    "record_action": _record(log=["take Z9"]),
    "record_outcome": _record(log=["roll Z9"]),
    "record_result": _record(log=LOG, result={"won": True}),
    "record_json": lambda: Record.from_json('{"format": '),
    "record_no_proof": lambda: prove_dealing(Record(Options())),
    "deal": lambda: parse_outcome("deal nothing"),
    "start": lambda: parse_outcome("start x"),
    "action": lambda: Action("place Z9"),
    "action_unknown": lambda: Action("fly"),
    "bot": lambda: make_bot("randm"),
    "bots": lambda: simulate(bots=["random"] * 3, games=1, players=2),
    "games": lambda: simulate(bots=["random"], games=0),
    "yardstick": lambda: load_yardstick("nowhere.py"),
}


def raised(name: str) -> TranslatableError:
    with pytest.raises(TranslatableError) as caught:
        ERRORS[name]()
    return caught.value


def by_fluent(text: str) -> str:
    """A sentence put together from the English messages."""
    if not isinstance(text, TranslatableText):
        return text
    facts = {name: by_fluent(fact) if isinstance(fact, str) else fact for name, fact in text.facts.items()}
    return translator_for("en").say(text.message, **facts)


@pytest.mark.parametrize("name", ERRORS)
def test_an_error_says_the_same_by_its_messages(name: str) -> None:
    error = raised(name)
    assert by_fluent(error.text) == str(error) == translator_for("en").translate(error.text)
    assert type(str(error)) is str


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", ERRORS)
def test_an_error_has_no_word_of_english_left(language: str, name: str) -> None:
    error = raised(name)
    text = translator_for(language).translate(error.text)
    assert text != str(error)
    for word in _facts(error.text):
        text = text.replace(word, "")
    assert re.findall(ENGLISH, text) == []


def _facts(text: str) -> Iterator[str]:
    """What a sentence quotes from a file or a request."""
    if isinstance(text, TranslatableText):
        for fact in text.facts.values():
            yield from (
                _facts(fact) if isinstance(fact, TranslatableText) else [str(fact)] if isinstance(fact, str) else []
            )


def test_a_refused_action_is_told_by_its_reasons() -> None:
    error = IllegalActionError("place A1", [Reason.WRONG_COLOR, Reason.NOT_TOUCHING])
    assert str(error) == (
        "'place A1' is refused: the space asks for another color (wrong_color); "
        "it would touch no die of the window (not_touching)"
    )
    translator = translator_for("de")
    reasons = f"{translator.say('reason-wrong_color')} {translator.say('reason-not_touching')}"
    assert translator.translate(error.text) == f"'place A1' wird abgelehnt: {reasons}"


async def _opened(path: Path) -> None:
    await open_store(str(path))


def test_a_store_that_cannot_be_opened(tmp_path: Path) -> None:
    file = tmp_path / "no_folder"
    file.write_text("")
    with pytest.raises(StoreError) as caught:
        asyncio.run(_opened(file / "tables.db"))
    assert translator_for("ru").translate(sentence_of(caught.value)).startswith(f"{file}/tables.db: не открывается: ")


# -- sentences as values -------------------------------------------------------------------------------------------

NESTED = at_place("log[3]", did_you_mean(["random", "master"]))


def test_a_sentence_is_its_english_text() -> None:
    assert NESTED == "log[3]: did you mean random or master?"
    assert translator_for("pt").translate(NESTED) == "log[3]: você quis dizer random ou master?"
    assert translator_for("pt").translate("plain text") == "plain text"
    assert (
        translator_for("pt").translate(TranslatableText("of-another-package", "their {thing}", thing="own words"))
        == "their own words"
    )


def test_a_sentence_can_be_told_to_programs() -> None:
    assert NESTED.to_dict() == {
        "message": "fault-at",
        "facts": {
            "where": "log[3]",
            "what": {
                "message": "fault-did-you-mean",
                "facts": {"names": {"message": "fault-or", "facts": {"first": "random", "second": "master"}}},
            },
        },
    }
    json.dumps(NESTED.to_dict())


def test_sentences_and_errors_travel() -> None:
    for other in (copy.deepcopy(NESTED), pickle.loads(pickle.dumps(NESTED))):
        assert (other, other.message, other.facts) == (NESTED, NESTED.message, NESTED.facts)
    refused = OptionError(
        TranslatableText("fault-option-twice", "a card is named twice: {names}", names="x, x"), "tools"
    )
    for error in (raised("option_value"), raised("no_die"), raised("bot"), refused, IllegalActionError("pass", [])):
        travelled = pickle.loads(pickle.dumps(error))
        assert (str(travelled), travelled.text) == (str(error), error.text)

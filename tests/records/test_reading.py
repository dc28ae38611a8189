"""Values that know where they stand, and files no person would write: each ends in one short sentence."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from cli.test_cli import run
from vitral import Record, replay
from vitral.i18n import LANGUAGES, translator_for
from vitral.reading import Node, json_value, placed, shown, toml_table
from vitral.records import RecordError
from vitral.server.data_folder import own_folder
from vitral.translatable import TranslatableError, TranslatableText, list_like, quoted

DEEP = "[" * 100_000
LONG = "x" * 300_000
DIGITS = "9" * 5_000


def root(value: object) -> Node:
    return Node(value, lambda place, fault: TranslatableError(placed("file", place, fault)))


def refused(read: object) -> str:
    with pytest.raises(TranslatableError) as caught:
        read()  # type: ignore[operator]
    return str(caught.value)


# -- places --------------------------------------------------------------------------------------------------------


def test_a_place_is_the_way_to_the_value() -> None:
    node = root({"a": [{"so lo": [1, True]}]})
    inner = node.table(("a",))["a"].items(list_like("[{}]"))[0].object()["so lo"]
    assert inner.place == 'a[0]."so lo"'
    assert [one.value for one in inner.items(list_like("[1]"))] == [1, True]
    assert refused(inner.items(list_like("[1]"))[1].integer) == (
        'file: a[0]."so lo"[1]: expected a whole number from 1 up, found true'
    )


def test_what_is_wrong_with_the_whole_has_no_place() -> None:
    assert refused(lambda: root([]).table(("a", "b"), ("c",))) == (
        "file: expected keys with values, found an empty list; the keys are: a, b, c"
    )
    assert refused(lambda: root({"b": 1, "d": 2}).table(("a", "b"))) == 'file: unknown key "d"; the keys are: a, b'
    assert refused(lambda: root({}).table(("a", "b"), ("c",))) == "file: missing: a, b"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("a\nb", '"a\\nb"'),
        ("\x9b2J", '"\\u009b2J"'),
        ("paño", '"paño"'),
        ("x" * 61, f'"{"x" * 60}…"'),
        (None, "null"),
        (1.5, "1.5"),
        ({}, "keys with values"),
        ([1, 2], "a list of 2"),
    ],
)
def test_values_are_shown_as_in_the_file(value: object, text: str) -> None:
    assert shown(value) == text


def test_a_number_that_python_would_not_write_is_shown_too() -> None:
    assert shown(16**5000) == "a huge number"


# -- syntax --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[1,", "line 1, column 4: expected valid JSON (Python says: Expecting value); the file may be cut off"),
        ("[1,]", "line 1, column 3: remove the comma before ]"),
        ('{"a": [\n  1,\n  2 ,\n]}', "line 3, column 5: remove the comma before ]"),
        ('{"a": 1, }', "line 1, column 8: remove the comma before }"),
        ("[1, 2 3]", "line 1, column 7: expected valid JSON (Python says: Expecting ',' delimiter)"),
        ("[1, x]", "line 1, column 5: expected valid JSON (Python says: Expecting value)"),
        ('{"a" 1, "b": 2}', "line 1, column 6: expected valid JSON (Python says: Expecting ':' delimiter)"),
        ('{"a": 1,\n "a": 2}', 'the key "a" is given twice'),
        (DEEP, "it is nested too deeply"),
        (f"[{DIGITS}]", "it contains a number with thousands of digits"),
    ],
)
def test_json(text: str, message: str) -> None:
    assert refused(lambda: json_value(text)) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a = 1\nb", "expected valid TOML (Python says: Expected '=' after a key in a key/value pair "),
        ("a = 1\na = 2\n", "line 2, column 6: expected valid TOML (Python says: Cannot overwrite a value"),
        (f"a = {DEEP}", "it is nested too deeply"),
        (f"a = {DIGITS}", "it contains a number with thousands of digits"),
    ],
)
def test_toml(text: str, message: str) -> None:
    assert refused(lambda: toml_table(text)).startswith(message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_where_and_then_quotes_python(language: str) -> None:
    with pytest.raises(TranslatableError) as caught:
        json_value('{"a" 1}')
    text = translator_for(language).translate(caught.value.text)
    assert "JSON" in text
    assert text.rstrip(")").endswith("Expecting ':' delimiter")


# -- files no person would write -----------------------------------------------------------------------------------


def record(**changed: object) -> str:
    return json.dumps({"format": "vitral-game/1", "options": {}, "log": [], **changed})


ABSURD = {
    "deep_list": DEEP,
    "deep_object": '{"a": ' * 100_000,
    "digits": f'{{"format": {DIGITS}}}',
    "key": record(**{LONG: 1}),
    "format": record(format=LONG),
    "line": record(log=[LONG]),
    "start": record(log=[f"start {DIGITS}"]),
    "roll": record(log=[f"roll {LONG}"]),
    "deal": record(log=[f"deal {LONG}"]),
    "deal_card": record(log=[f"deal private {LONG} {LONG}"]),
    "take": record(log=[f"take {LONG}"]),
    "blank": record(log=["   "]),
    "name": record(names=[LONG]),
    "seed": record(dealer={"version": 1, "seed": LONG}),
    "cards": record(cards={"name": LONG, "texts": []}),
    "card_text": record(cards={"name": "my.toml", "texts": [LONG]}),
    "card_deep": record(cards={"name": "my.toml", "texts": [f"a = {DEEP}"]}),
    "card_digits": record(cards={"name": "my.toml", "texts": [f"a = {DIGITS}"]}),
}


@pytest.mark.parametrize("name", ABSURD)
def test_an_absurd_record_is_refused_in_one_short_sentence(name: str) -> None:
    with pytest.raises(RecordError) as caught:
        replay(Record.from_json(ABSURD[name]))
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")])
@pytest.mark.parametrize("name", ["deep_list", "digits", "line", "start", "card_deep"])
def test_commands_refuse_absurd_records(command: tuple[str, ...], name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(ABSURD[name], "utf-8")
    ran = run(*command, file)
    assert ran.code in (1, 2)
    assert ran.err.startswith(f"vitral {command[0]}: {file}: ")
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 600


def test_facts_without_end_are_cut() -> None:
    assert len(quoted(LONG)) < 100
    assert len(TranslatableText("fault-of-nobody", "{what}", what=LONG)) < 2_100


# -- the folder of a person ----------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="where these systems keep things is their own")
def test_things_are_kept_where_the_system_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert own_folder() == tmp_path / "vitral"


def test_a_folder_of_earlier_versions_on_a_mac_goes_on_being_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = tmp_path / "Library" / "Application Support" / "vitral"
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    assert own_folder() != before
    before.mkdir(parents=True)
    assert own_folder() == before

"""The library as people meet it: names, documentation, examples that run, texts that paste back, copies."""

from __future__ import annotations

import ast
import copy
import doctest
import inspect
import pickle
import pkgutil
import shutil
import types
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import vitral
from support.paths import ROOT
from vitral import Action, Game, Outcome, SeededDealer, State, UncheckedWindow, Window, replay

ENGINE = ROOT / "src" / "vitral" / "engine"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("**/*.md"))]
MODULES = sorted(
    module.name for module in pkgutil.walk_packages(vitral.__path__, "vitral.") if not module.name.endswith("__main__")
)


# -- names -------------------------------------------------------------------------------------------------------


def test_all_is_sorted_and_without_duplicates() -> None:
    # Constants, then classes, then functions, each by alphabet: the order the linter keeps.
    assert vitral.__all__ == sorted(vitral.__all__, key=lambda name: (not name.isupper(), not name[0].isupper(), name))
    assert len(set(vitral.__all__)) == len(vitral.__all__)


def test_all_is_importable_and_complete() -> None:
    public = {
        name
        for name, thing in vars(vitral).items()
        if not name.startswith("_") and not isinstance(thing, types.ModuleType)
    }
    assert public == set(vitral.__all__)


@pytest.mark.parametrize("name", vitral.__all__)
def test_everything_public_is_documented(name: str) -> None:
    thing = getattr(vitral, name)
    if callable(thing):  # a constant is in the documentation of its module
        assert inspect.getdoc(thing), name


@pytest.mark.parametrize("name", MODULES)
def test_every_all_names_things_that_are_there(name: str) -> None:
    module = import_module(name)
    for public in getattr(module, "__all__", ()):
        assert hasattr(module, public)


def test_the_types_are_marked_as_such() -> None:
    assert (ROOT / "src" / "vitral" / "py.typed").exists()
    assert vitral.__version__


# -- examples ----------------------------------------------------------------------------------------------------


def python_blocks(page: Path) -> str:
    """The page's examples in one text; blank lines keep the line numbers of the page."""
    code = []
    inside = False
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.strip().startswith("```"):
            inside = line.strip().startswith(("```python", "```pycon"))
            code.append("")
        else:
            code.append(line if inside else "")
    return "\n".join(code) + "\n"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_of_the_documentation_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = python_blocks(page)
    if ">>>" not in text:
        return
    # Examples read files as from the repository's folder; what they write is thrown away.
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    monkeypatch.chdir(tmp_path)
    run_examples(doctest.DocTestParser().get_doctest(text, {"__name__": "__main__"}, page.name, str(page), 0))


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_the_docstrings_run(name: str) -> None:
    for example in doctest.DocTestFinder().find(import_module(name)):
        run_examples(example)


def run_examples(examples: doctest.DocTest) -> None:
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    runner.run(examples, out=report.append)
    assert not report, "".join(report)


def test_a_wrong_example_is_noticed() -> None:
    wrong = doctest.DocTestParser().get_doctest(">>> 1 + 1\n3\n", {}, "wrong", None, 0)
    with pytest.raises(AssertionError, match="Expected"):
        run_examples(wrong)


# -- a pure engine -----------------------------------------------------------------------------------------------

PURE = {
    "__future__",
    "abc",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "importlib",
    "itertools",
    "json",
    "operator",
    "pkgutil",
    "typing",
}


OURS = ("vitral.engine", "vitral.cards", "vitral.dice", "vitral.spaces", "vitral.translatable")


@pytest.mark.parametrize("path", sorted(ENGINE.rglob("*.py")), ids=lambda path: path.stem)
def test_the_engine_imports_rules_and_cards_only(path: Path) -> None:
    for module in imports(path):
        ours = module.startswith(
            ("vitral.engine", "vitral.cards", "vitral.dice", "vitral.spaces", "vitral.translatable")
        )
        assert ours or module.split(".")[0] in PURE, f"{path.name} imports {module}: no chance, no clock, no files here"


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "absolute imports only"
            yield node.module or ""


# -- texts that paste back ---------------------------------------------------------------------------------------


def pasted(text: str) -> Any:
    """What a text gives when it is pasted after `from vitral import *`."""
    return eval(text, {name: getattr(vitral, name) for name in vitral.__all__})


def a_game(plies: int = 60, **options: Any) -> Game:
    """A game some choices old."""
    game = Game.new(seed=4, **options)
    rng = Random(4)
    for _ in range(plies):
        if not game.over:
            game.play(rng.choice(game.legal_actions()))
    return game


GAMES = {
    "set-up": a_game(0),
    "strict": a_game(),
    "honour": a_game(enforcement="honour", players=3),
    "four": a_game(players=4, bag="scaled"),
    "finished": a_game(1000),
}
EACH_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def test_actions_paste_back_as_the_same_object() -> None:
    for action in vitral.ACTIONS:
        assert pasted(repr(action)) is action
        assert Action(str(action)) is action
        assert vitral.ACTIONS[int(action)] is action


@EACH_GAME
def test_games_paste_back(game: Game) -> None:
    again = pasted(repr(game))
    assert again == game
    assert again.legal_actions() == game.legal_actions()
    assert again.record() == game.record()


@EACH_GAME
def test_windows_paste_back(game: Game) -> None:
    for window in game.state.windows:
        assert pasted(repr(window)) == window
        assert type(pasted(repr(window))) is type(window)


def test_windows_with_excuses_and_prints_of_ones_own_paste_back() -> None:
    excused = Window.parse("fractal_drops", ["G1 -- -- -- --", *["-- -- -- -- --"] * 3], ["A1"])
    assert pasted(repr(excused)) == excused
    own = Window.empty(vitral.Pattern("own", "My own", 3, ("R....", ".....", ".....", "....6")))
    assert pasted(repr(own)) == own
    honor = UncheckedWindow.empty("batllo")
    assert pasted(repr(honor)) == honor
    assert pasted(repr(honor)) != Window.empty("batllo")


@EACH_GAME
def test_score_sheets_options_places_and_outcomes_paste_back(game: Game) -> None:
    for thing in (game.options, game.scores(), game.ranking()):
        assert pasted(repr(thing)) == thing
    outcome = Outcome("roll", "pool", (3, 4))
    assert pasted(repr(outcome)) == outcome


def test_dealers_paste_back() -> None:
    dealer = SeededDealer(7)
    assert pasted(repr(dealer)).seed == dealer.seed


# -- copies ------------------------------------------------------------------------------------------------------


def copies(thing: Any) -> list[Any]:
    return [copy.copy(thing), copy.deepcopy(thing), *(pickle.loads(pickle.dumps(thing, p)) for p in (2, 5))]


def test_copied_and_pickled_actions_are_the_same_object() -> None:
    for action in vitral.ACTIONS:
        assert all(again is action for again in copies(action))


@EACH_GAME
def test_copied_and_pickled_games_are_equal_and_go_on_alike(game: Game) -> None:
    for again in [*copies(game)[1:], game.copy()]:
        assert again == game
        assert again.record() == game.record()
        assert again.legal_actions() == game.legal_actions()
        before = game.record()
        play_some(again)
        assert game.record() == before, "independent"
        other = game.copy()
        play_some(other)
        assert again == other


@EACH_GAME
def test_copied_and_pickled_states_and_windows_are_equal(game: Game) -> None:
    state = game.state
    for again in [*copies(state), state.copy()]:
        assert isinstance(again, State)
        assert again == state
        assert again.to_dict() == state.to_dict()
    for window in state.windows:
        for same in copies(window):
            assert same == window
            assert hash(same) == hash(window)
            assert same.legal_spaces("R4") == window.legal_spaces("R4")
    for seat in (None, 0, 1):
        assert all(again == game.view(seat) for again in copies(game.view(seat)))


def play_some(game: Game) -> None:
    for _ in range(5):
        if not game.over:
            game.play(game.legal_actions()[0])


def test_a_refusal_can_be_pickled() -> None:
    with pytest.raises(vitral.IllegalActionError) as refusal:
        Game.new(seed=1).play("pass")
    again = pickle.loads(pickle.dumps(refusal.value))
    assert (str(again), again.reasons) == (str(refusal.value), refusal.value.reasons)


def test_a_record_pastes_back_as_data() -> None:
    record = GAMES["finished"].record()
    assert vitral.Record.from_dict(ast.literal_eval(repr(record.to_dict()))) == record
    assert replay(record) == GAMES["finished"]

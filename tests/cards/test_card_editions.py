"""Cards are added, retired, corrected and put in another order, and every game keeps the cards it was dealt."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from generators import card_digests
from generators.card_folder import read_folder
from generators.message_files import card_messages
from support.narration import narrate
from support.paths import PLAYTHROUGHS
from vitral import Game, Record, replay
from vitral.cards import (
    RELEASED_EDITION,
    CardError,
    all_cards,
    cards_from_texts,
    find_objective,
    library,
    load_cards,
    newest_edition,
)
from vitral.cards.built_in import BuiltIn
from vitral.cards.card_data import DATA, card_data
from vitral.engine.position import parse_position, position
from vitral.i18n.catalogue import Catalogue
from vitral.i18n.translator import Translator
from vitral.teller.speaker import Speaker

RECORDS = sorted(path for path in PLAYTHROUGHS.rglob("*.json") if path.parent.name != "old")
EDITION = newest_edition()
TODAY = all_cards()

TEXTS = "".join(f'\n[text.{language}]\nname = "New"\ntext = "New."\n' for language in ("en", "pt", "es", "ru", "de"))
PUBLIC = f"""
id = "corners"
number = 99
edition = {EDITION + 1}
revision = 1
points = 3
sum_of_spaces = {{ spaces = ["A1", "A5", "D1", "D5"] }}
automa = "normal"
rules = "objectives"
{TEXTS}
"""
TOOL = f"""
id = "glass_saw"
number = 99
edition = {EDITION + 1}
revision = 1
solo_color = "G"
first_printing = "3"
when = []
steps = ["lift", "place isolated"]
rules = "tools"
{TEXTS}
"""


def add(folder: Path) -> None:
    """One more public objective and one more tool."""
    (folder / "base" / "public" / "corners.toml").write_text(PUBLIC, "utf-8")
    (folder / "base" / "tools" / "glass_saw.toml").write_text(TOOL, "utf-8")


def retire(folder: Path) -> None:
    """A card of every kind fewer."""
    for file in (
        "base/public/deep_shades",
        "base/public/row_color_variety",  # other cards name it as one to avoid
        "base/tools/lathekin",
        "base/private/shades_of_red",
        "base/windows/batllo",
        "pools/private/wall",
        "passion/inspirations/luck",
        "passion/glass_boards/textured",
        "passion/private/rg_row_sum",
        "automa/automa/A01",
    ):
        change(folder, file, "revision = 1\n", f"revision = 1\nretired = {EDITION + 1}\n")


def correct(folder: Path) -> None:
    """New revisions: other points, other steps, another grid, another reading of the Automa."""
    for file, old, new in (
        ("base/public/deep_shades", "points = 2", "points = 9"),
        ("base/tools/grozing_pliers", 'steps = ["take", "nudge", "place"]', 'steps = ["take", "flip", "place"]'),
        ("base/private/shades_of_red", "points = 1", "points = 2"),
        ("automa/automa/A01", "places = [1, 2, 3, 4]", "places = [4, 3, 2, 1]"),
    ):
        text = (folder / f"{file}.toml").read_text("utf-8")
        facts = text.partition("\n[text.en]")[0]
        earlier = "\n[[earlier]]\n" + "".join(
            f"{line}\n" for line in facts.splitlines() if not line.startswith(("id", "number", "rules"))
        )
        change(folder, file, old, new)
        change(folder, file, "edition = 1\nrevision = 1", f"edition = {EDITION + 1}\nrevision = 2")
        path = folder / f"{file}.toml"
        path.write_text(path.read_text("utf-8") + earlier, "utf-8")


def rename_boxes(folder: Path) -> None:
    """Files that a file system lists in another order: every card in a folder that was made again, backwards."""
    for kind in [
        path for path in folder.rglob("*") if path.is_dir() and not any(one.is_dir() for one in path.iterdir())
    ]:
        files = {path.name: path.read_bytes() for path in kind.iterdir()}
        shutil.rmtree(kind)
        kind.mkdir()
        for name in sorted(files, reverse=True):
            (kind / name).write_bytes(files[name])


def change(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / f"{file}.toml"
    text = path.read_text("utf-8")
    assert old in text, file
    path.write_text(text.replace(old, new, 1), "utf-8")


def everything(folder: Path) -> None:
    for one in (add, retire, rename_boxes):
        one(folder)


CHANGES: dict[str, Callable[[Path], None]] = {
    "added": add,
    "retired": retire,
    "corrected": correct,
    "in another order": rename_boxes,
    "all but corrections": everything,
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(str(DATA), tmp_path / "data")
    return tmp_path / "data"


@pytest.fixture(params=CHANGES)
def later(request: pytest.FixtureRequest, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A later version of the package, with other cards."""
    CHANGES[request.param](folder)
    use(folder, monkeypatch)
    return str(request.param)


def use(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal from these cards instead of those of the package."""
    boxes = BuiltIn(read_folder(folder))
    monkeypatch.setattr(library, "built_in", lambda: boxes)


def replay_facts(path: Path) -> Any:
    """What comes of a record: its last state, its scores and its story, with the names of cards."""
    record = Record.load(path)
    game = replay(record)
    entries = narrate(record).story
    return game.state.to_dict(), game.record().to_json(), Speaker("en", "ABCDEF").story(entries)


@pytest.fixture(scope="module")
def before() -> dict[Path, Any]:
    return {path: replay_facts(path) for path in RECORDS}


def test_recorded_games_of_every_mode_stay_as_they_are(later: str, before: dict[Path, Any]) -> None:
    assert RECORDS
    for path in RECORDS:
        assert replay_facts(path) == before[path], f"{path.name}, cards {later}"


def test_editions_stay_as_they_are(later: str) -> None:
    assert all_cards(EDITION) == TODAY
    assert newest_edition() == (EDITION if later == "in another order" else EDITION + 1)
    assert (all_cards() == TODAY) == (later == "in another order")


@pytest.mark.parametrize("seed", range(3))
def test_a_seed_deals_the_same_from_its_edition(later: str, seed: int) -> None:
    then = Game.new(players=2, inspirations=True, rare_glass=True, seed=seed, cards=TODAY)
    now = Game.new(players=2, inspirations=True, rare_glass=True, seed=seed, cards=all_cards(EDITION))
    assert now.log() == then.log()


def test_a_game_of_a_later_edition_names_it(later: str) -> None:
    game = Game.new(players=2, seed=5)
    written = json.loads(game.record().to_json())
    edition = newest_edition()
    assert written["cards"].get("edition", 1) == edition
    assert Record.from_json(game.record().to_json()).cards is all_cards(edition)
    assert parse_position(position(game.state)) == game.state


# -- what a correction does ----------------------------------------------------------------------------------------


def test_a_corrected_card_has_both_revisions(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    correct(folder)
    use(folder, monkeypatch)
    old, new = (find_objective("deep_shades", all_cards(edition)) for edition in (EDITION, EDITION + 1))
    assert (old.points, old.revision, new.points, new.revision) == (2, 1, 9, 2)
    assert [tool.id for tool in all_cards(EDITION).tools] == [tool.id for tool in all_cards().tools]
    automa = all_cards().automa
    assert automa is not None
    assert automa.cards[0].places == (4, 3, 2, 1)


def test_a_superseded_revision_keeps_its_words(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    correct(folder)
    with (folder / "base" / "public" / "deep_shades.toml").open("a", encoding="utf-8") as file:
        file.write('[earlier.text.en]\ntext = "As it was."\n')
    data = read_folder(folder)
    texts = {language: card_messages(data, language) for language in ("en", "de")}
    assert "\ncard-deep-shades-r1 = Deep Shades\n    .text = As it was.\n" in texts["en"]
    assert "\ncard-grozing-pliers-r1 = " in texts["de"]
    assert "\ncard-A01-r1 = " in texts["en"]
    spoken = Translator("de")
    monkeypatch.setattr(spoken, "_catalogues", [Catalogue(one, texts[one]) for one in ("de", "en")])
    english = Translator("en")
    monkeypatch.setattr(english, "_catalogues", [Catalogue("en", texts["en"])])
    assert english.card_text("deep_shades", revision=1) == "As it was."
    assert english.card_text("deep_shades", revision=2) == english.card_text("deep_shades") != "As it was."
    assert spoken.card_text("A01", revision=1) != spoken.card_text("A01", revision=2)


def test_retired_cards_are_found_in_the_editions_that_dealt_them(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    retire(folder)
    use(folder, monkeypatch)
    assert find_objective("deep_shades", all_cards(EDITION)).points == 2
    with pytest.raises(CardError, match="deep_shades"):
        find_objective("deep_shades", all_cards())


def test_an_edition_of_the_future_is_refused() -> None:
    for read in (all_cards, lambda edition: load_cards("base", edition=edition)):
        with pytest.raises(CardError, match=f"edition 999 of the cards is not known here; the newest is {EDITION}"):
            read(999)
    with pytest.raises(CardError, match="edition 0"):
        cards_from_texts("base", [], 0)


# -- what is frozen ------------------------------------------------------------------------------------------------

REMEDY = (
    "a card that games were dealt has changed. Undo that, or keep what it was: move its facts as they were to an"
    f" [[earlier]] table of its file, and give the card the next `revision` and `edition = {RELEASED_EDITION + 1}`"
    f' (docs/adding-a-card.md, "Correcting a card"). A new card belongs to edition {RELEASED_EDITION + 1}, too.'
    " Then run `make generate`"
)


def test_no_card_changes_underneath_a_game() -> None:
    now = card_digests.digests(card_data())
    changed = [name for name, digest in card_digests.frozen().items() if now.get(name) != digest]
    assert changed == [], REMEDY


def test_every_released_card_is_frozen() -> None:
    assert card_digests.digests(card_data()).keys() == card_digests.frozen().keys(), "run `make generate`"


def test_cards_released_together_share_an_edition() -> None:
    assert newest_edition() <= RELEASED_EDITION + 1, f"new cards and revisions have `edition = {RELEASED_EDITION + 1}`"


def test_what_is_not_released_may_still_change(folder: Path) -> None:
    add(folder)
    before = card_digests.digest_file(read_folder(folder))
    change(folder, "base/public/corners", "points = 3", "points = 4")
    (folder / "base" / "tools" / "glass_saw.toml").unlink()
    assert card_digests.digest_file(read_folder(folder)) == before == card_digests.FILE.read_text("utf-8")


@pytest.mark.parametrize(
    ("change_made", "noticed"),
    [
        (lambda folder: change(folder, "base/public/deep_shades", "points = 2", "points = 3"), True),
        (lambda folder: change(folder, "base/public/deep_shades", "number = 7", "number = 70"), True),
        (lambda folder: change(folder, "base/windows/batllo", "..6..", "..5.."), True),
        (lambda folder: change(folder, "automa/automa/automa", "tokens = 5", "tokens = 6"), True),
        (lambda folder: change(folder, "base/public/deep_shades", 'automa = "normal"', 'automa = "by_columns"'), True),
        (lambda folder: change(folder, "base/public/deep_shades", "Deep Shades", "Dark Shades"), False),
        (retire, False),
        (add, False),
        (correct, False),
    ],
)
def test_changes_are_noticed_unless_they_make_an_edition(
    folder: Path, change_made: Callable[[Path], None], noticed: bool
) -> None:
    change_made(folder)
    now = card_digests.digests(read_folder(folder))
    assert any(now.get(name) != digest for name, digest in card_digests.frozen().items()) == noticed


def test_a_card_that_joins_an_old_edition_is_noticed(folder: Path) -> None:
    add(folder)
    for file in ("base/public/corners", "base/tools/glass_saw"):
        change(folder, file, f"edition = {EDITION + 1}", "edition = 1")
    assert card_digests.digests(read_folder(folder))["edition 1"] != card_digests.frozen()["edition 1"]

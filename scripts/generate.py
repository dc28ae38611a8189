"""Writes every file that is made from others: `make generate`. A test says which of them are stale.

Steps, cards and options come first: whatever else is made speaks of them as they are then. What only the page's tests
read is not kept in Git: `make page-data` writes it before they run. A small sample of it is kept, so that a change in
which page and Python go wrong together is seen.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import fields
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from zlib import crc32

from generators import card_digests
from generators.card_folder import LANGUAGES, read_folder
from generators.message_files import card_messages
from generators.paths import ROOT, SOURCES, TEST_DATA
from vitral.cards.card_data import DATA, CardData
from vitral.cards.scripts import ScriptStep

HINT: Final = "run `make generate`"

_TOOL_IDS: Final = '''\
"""The tools of all boxes by their numbers, made from the card files by `make generate`; do not edit."""

from __future__ import annotations

from typing import Final

TOOL_IDS: Final = (
{}
)
'''


_STEP_MESSAGES: Final = """\
# What the steps of tools ask. Made from src/vitral/engine/steps by `make generate`; do not edit.

"""


def step_files() -> dict[Path, str]:
    """What the cards and the messages know of the engine's steps."""
    from vitral.engine.steps.base import PROMPTS, SCRIPT_STEPS

    known = [f"{json.dumps(text)}: {_facts_of(step)}" for text, step in sorted(SCRIPT_STEPS.items())]
    return {
        SOURCES / "cards" / "data" / "steps.json": "{\n" + ",\n".join(known) + "\n}\n",
        **{
            SOURCES / "i18n" / language / "steps.ftl": _STEP_MESSAGES
            + "".join(
                f"prompt-{text.replace(' ', '-')} = {words[language]}\n" for text, words in sorted(PROMPTS.items())
            )
            for language in LANGUAGES
        },
    }


def option_files() -> dict[Path, str]:
    """The messages about options."""
    from generators.message_files import option_messages, option_ruling_messages

    folder = SOURCES / "i18n"
    return {
        **{folder / language / "options.ftl": option_messages(language) for language in LANGUAGES},
        **{folder / language / "option-rulings.ftl": option_ruling_messages(language) for language in LANGUAGES},
    }


def _facts_of(step: ScriptStep) -> str:
    """What is not as usual."""
    facts = {
        field.name: getattr(step, field.name) for field in fields(step) if getattr(step, field.name) != field.default
    }
    return json.dumps(facts, ensure_ascii=False)


def card_files() -> dict[Path, str]:
    """What is made from the card files alone."""
    data = read_folder(DATA)
    words = {SOURCES / "i18n" / language / "cards.ftl": card_messages(data, language) for language in LANGUAGES}
    return {
        SOURCES / "cards" / "data" / "cards.json": data.to_json(),
        SOURCES / "engine" / "tool_ids.py": _tool_ids(data),
        card_digests.FILE: card_digests.digest_file(data),
        **words,
    }


def _tool_ids(data: CardData) -> str:
    tools = sorted((card for card in data.cards if card.kind == "tool"), key=lambda card: card.number)
    return _TOOL_IDS.format("\n".join(f'    "{tool.id}",' for tool in tools))


FIRST: Final = {"steps": step_files, "cards": card_files, "options": option_files}
"""What everything else is made of, in this order."""


def other_files() -> dict[Path, Callable[[], str]]:
    """What is made of everything else."""
    from generators import card_vocabulary, dealt_games, home_game, man_page, page_constants, rules_decisions
    from generators.library_messages import english_problems
    from generators.provenance_page import PAGE, provenance_page
    from vitral.server import schema

    return {
        SOURCES / "i18n" / "en" / "problems-library.ftl": english_problems,
        PAGE: provenance_page,
        man_page.PAGE: man_page.man_page,
        card_vocabulary.PAGE: card_vocabulary.with_tables,
        rules_decisions.PAGE: rules_decisions.with_options,
        schema.SCHEMA: schema.json_schema,
        schema.TYPESCRIPT: schema.typescript,
        page_constants.PAGE: page_constants.page_constants,
        dealt_games.DEALINGS: dealt_games.as_text,
        home_game.GAME: home_game.as_text,
        TEST_DATA / "sample.json": sample,
    }


def research_files() -> dict[Path, Callable[[], str]]:
    """What shows the environments, where everything that they need is installed."""
    if any(find_spec(package) is None for package in ("pettingzoo", "gymnasium", "pyspiel", "pyarrow")):
        print("docs/research.md and its notebook need: pip install 'vitral[rl,data]'")
        return {}
    from generators.research_page import NOTEBOOK, PAGE, notebook, research_page

    return {PAGE: research_page, NOTEBOOK: notebook}


def page_data() -> dict[Path, Callable[[], str]]:
    """Returns the files that hold the page's tests to what Python does, with the functions that write them."""
    from generators import list_cases, message_cases, option_cases, page_fixtures, referee_cases, sentence_cases

    fixtures = page_fixtures.fixtures()
    return {
        list_cases.CASES: list_cases.as_text,
        option_cases.CASES: option_cases.as_text,
        referee_cases.CASES: referee_cases.as_text,
        message_cases.CASES: message_cases.as_text,
        sentence_cases.CASES: sentence_cases.as_text,
        **{page_fixtures.FOLDER / name: partial(str, text) for name, text in fixtures.items()},
    }


def sample() -> str:
    """Some of what the page is held to: about one in forty, chosen by name, so that additions move nothing."""
    from generators import list_cases, message_cases, option_cases, sentence_cases

    stories = json.loads(sentence_cases.as_text())
    options = json.loads(option_cases.as_text())
    found = [
        *(case for case in message_cases.cases() if _in_sample(case["message"])),
        *(sentence for sentence in stories["sentences"] if _in_sample(json.dumps(sentence["sentence"]))),
        *(case for case in json.loads(list_cases.as_text()) if _in_sample("".join(case["parts"]))),
        *(one for name in options for one in options[name]["cases"] if _in_sample(json.dumps(one["given"]))),
    ]
    return "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in found) + "\n]\n"


def _in_sample(name: str) -> bool:
    return crc32(name.encode()) % 40 == 0


def write(path: Path, text: str) -> None:
    """Write a file if it is not there yet as it should be, and say so."""
    if not path.is_file() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT))


def main(argv: list[str]) -> None:
    if argv and argv[0] in FIRST:
        for path, text in FIRST[argv[0]]().items():
            write(path, text)
        return
    if argv == ["page-data"]:
        for path, make in page_data().items():
            write(path, make())
        return
    if not argv:
        # Each is a process of its own, which reads what the one before has written.
        for part in (*FIRST, "others"):
            if failed := subprocess.run([sys.executable, __file__, part]).returncode:
                raise SystemExit(failed)
        return
    for path, make in (other_files() | research_files()).items():
        write(path, make())


if __name__ == "__main__":
    main(sys.argv[1:])

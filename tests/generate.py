"""Writes every file that is made from others: `make generate`. A test tells which of them are stale.

Cards come first: whatever else is made speaks of the cards as they are then.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import card_digests
from vitral.cards.card_data import DATA, CardData
from vitral.cards.card_files import LANGUAGES, read_folder
from vitral.i18n.card_messages import card_messages

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src" / "vitral"
HINT: Final = "run `make generate`"

_TOOL_IDS: Final = '''\
"""The tools of all boxes by their numbers, made from the card files by `make generate`; do not edit."""

from __future__ import annotations

from typing import Final

TOOL_IDS: Final = (
{}
)
'''


def card_files() -> dict[Path, str]:
    """What is made from the card files alone."""
    data = read_folder(DATA)
    words = {SOURCES / "i18n" / one / "cards.ftl": card_messages(data, one) for one in LANGUAGES}
    return {
        SOURCES / "cards" / "data" / "cards.json": data.to_json(),
        SOURCES / "engine" / "tool_ids.py": _tool_ids(data),
        card_digests.FILE: card_digests.digest_file(data),
        **words,
    }


def _tool_ids(data: CardData) -> str:
    tools = sorted((card for card in data.cards if card.kind == "tool"), key=lambda card: card.number)
    return _TOOL_IDS.format("\n".join(f'    "{tool.id}",' for tool in tools))


def other_files() -> dict[Path, Callable[[], str]]:
    """What is made of everything else."""
    from provenance_page import PAGE, provenance_page
    from sentences import english_problems
    from vitral.server import schema

    return {
        SOURCES / "i18n" / "en" / "problems-library.ftl": english_problems,
        PAGE: provenance_page,
        schema.SCHEMA: schema.json_schema,
        schema.TYPESCRIPT: schema.typescript,
    }


def write(path: Path, text: str) -> None:
    """Write a file if it is not there yet as it should be, and say so."""
    if not path.is_file() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT))


def main(argv: list[str]) -> None:
    if argv == ["cards"]:
        for path, text in card_files().items():
            write(path, text)
        return
    # Another process reads the cards again, as they are now.
    subprocess.run([sys.executable, __file__, "cards"], check=True)
    for path, make in other_files().items():
        write(path, make())


if __name__ == "__main__":
    main(sys.argv[1:])

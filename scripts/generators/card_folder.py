"""Reads the folder of built-in cards: a `box.toml` in each box, and one TOML file a card in a folder a kind.

Only `make generate` and tests read these files. What is installed reads `data/cards.json`, which is made of them: a
hundred small files in five languages take much longer to parse.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from importlib.resources.abc import Traversable
from typing import Any, Final

from vitral.cards.card_data import CardData, CardEntry, CardKind, CardVersion, Texts
from vitral.cards.errors import CardError, root
from vitral.cards.reader import decode
from vitral.reading import Node, toml_table
from vitral.translatable import at_place, list_like, used_at

LANGUAGES: Final = ("en", "pt", "es", "ru", "de")
"""The languages of a card file, English first."""
FOLDERS: Final[dict[str, CardKind]] = {
    "windows": "window_card",
    "tools": "tool",
    "public": "public",
    "private": "private",
    "inspirations": "inspiration",
    "glass_boards": "glass_board",
    "automa": "automa_card",
}
"""The folders of a box, and the kind of card in each."""

_BESIDE: Final = ("number", "edition", "revision", "rules")
"""What every file says beside the facts of the card."""
_NO_FACTS: Final = (*_BESIDE, "retired", "earlier", "text", "face")
_WORDS: Final = ("name", "text", "note")
_AUTOMA: Final = "automa"
_TABLES: Final = list_like("[[...]]")


def read_folder(folder: Traversable) -> CardData:
    """Every box and card of a data folder; `CardError` names the file and what is wrong there."""
    sources = toml_table(decode((folder / "sources.toml").read_bytes(), "sources.toml"))
    found = [entry for entry in folder.iterdir() if entry.is_dir() and (entry / "box.toml").is_file()]
    boxes = sorted(map(_box, found), key=lambda box: int(box["number"]))
    order = [box["id"] for box in boxes]
    kinds = (*list(FOLDERS.values())[:-1], _AUTOMA, "automa_card")
    cards = [card for box in found for card in _cards(box)]
    cards.sort(key=lambda card: (order.index(card.box), kinds.index(card.kind), card.number))
    taken: dict[tuple[str, int], str] = {}
    for card in cards:
        place = f"{card.box}/{card.id}.toml: number"
        if (other := taken.setdefault((card.kind, card.number), place)) != place:
            raise CardError(at_place(place, used_at(str(card.number), other)))
    return CardData({key: str(line) for key, line in sources.items()}, boxes, cards)


def _box(folder: Traversable) -> dict[str, Any]:
    keys = _document(folder, "box.toml").table(("id", "number", "edition", "name"))
    names = keys["name"].table(LANGUAGES)
    return {
        "id": keys["id"].one_of((folder.name,)),
        "number": keys["number"].integer(),
        "edition": keys["edition"].integer(),
        "name": {language: names[language].line() for language in LANGUAGES},
    }


def _cards(box: Traversable) -> Iterator[CardEntry]:
    for folder, kind in FOLDERS.items():
        if (box / folder).is_dir():
            names = sorted(path.name for path in (box / folder).iterdir() if path.name.endswith(".toml"))
            cards = [_card(box, f"{folder}/{name}", kind) for name in names]
            faces = [card.versions[-1].texts["face"] for card in cards if card.kind == _AUTOMA]
            yield from (_with_face(card, faces[0]) if card.kind == "automa_card" else card for card in cards)


def _document(box: Traversable, file: str) -> Node:
    label = f"{box.name}/{file}"
    return root(toml_table(decode(box.joinpath(*file.split("/")).read_bytes(), label)), label)


def _card(box: Traversable, file: str, kind: CardKind) -> CardEntry:
    """One card: its newest revision, as the file begins, and the earlier ones below it."""
    node = _document(box, file)
    given = node.object()
    node.table(_BESIDE, given)
    named = file.rpartition("/")[2].removesuffix(".toml")
    kind = _AUTOMA if kind == "automa_card" and named == _AUTOMA else kind
    newest = _version(node, kind, named, {})
    versions = [newest]
    for one in reversed(given["earlier"].items(_TABLES)) if "earlier" in given else ():
        one.table(("revision", "edition"), one.object())
        before = versions[0].revision - 1
        one.child("revision").integer(before, least=before)
        one.child("edition").integer(versions[0].edition - 1)
        versions.insert(0, _version(one, kind, named, newest.texts, given["number"]))
    first = given["side"].items(_TABLES)[0] if kind == "window_card" else node
    first.child("id").one_of((named,))
    return CardEntry(
        kind=kind,
        box=box.name,
        id=named,
        number=given["number"].integer(least=0),
        rules=given["rules"].line(),
        versions=tuple(versions),
        retired=given["retired"].integer() if "retired" in given else 0,
    )


def _version(node: Node, kind: CardKind, card: str, newer: Texts, number: Node | None = None) -> CardVersion:
    """The card as a table of its file has it; an earlier revision leaves out its id, its number and equal words."""
    given = node.object()
    facts: dict[str, Any] = {key: child.value for key, child in given.items() if key not in _NO_FACTS}
    texts: Texts = {}
    if kind == "window_card":
        facts["side"] = []
        for side in given["side"].some(_TABLES):
            parts = side.object()
            one = parts["id"].id()
            texts[one] = _texts(side, newer.get(one, {}))
            facts["side"].append(
                _in_english({key: part.value for key, part in parts.items() if key != "text"}, texts[one])
            )
    elif kind == "automa_card":
        facts = {"id": card, **facts}
        texts[card] = _texts(node, {}) if "text" in given else {}
    else:
        texts[card] = _texts(node, newer.get(card, {}))
        facts = _in_english({"id": card, **facts}, texts[card])
    if kind == "tool":
        facts["number"] = (number or given["number"]).integer()
    if "face" in given:
        texts["face"] = {
            language: {key: part.text('" and "') for key, part in face.object().items()}
            for language, face in given["face"].table(LANGUAGES).items()
        }
    return CardVersion(given["revision"].integer(), given["edition"].integer(), facts, texts)


def _in_english(facts: dict[str, Any], texts: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """Returns the facts with the English texts, as a custom card file has them."""
    card_id, *rest = facts.items()
    return dict((card_id, *((key, texts["en"][key]) for key in _WORDS if key in texts["en"]), *rest))


def _texts(node: Node, newer: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    """What a card says, by language; a language may be left out where it uses the English name."""
    given = node.child("text").table((), LANGUAGES) if "text" in node.object() else {}
    if not newer:
        node.table(("text",), node.object())["text"].table(("en",), LANGUAGES)["en"].table(("name",), (*_WORDS, "ours"))
    texts: dict[str, dict[str, Any]] = {}
    for language in LANGUAGES:
        words = given[language].table((), (*_WORDS, "ours")) if language in given else {}
        texts[language] = {
            **(
                {}
                if "name" in words
                else {key: texts["en"][key] for key in ("name", "ours") if texts and key in texts["en"]}
            ),
            **newer.get(language, {}),
            **{key: words[key].line() for key in _WORDS if key in words},
            **({"ours": words["ours"].flag()} if "ours" in words else {}),
        }
    return texts


def _with_face(card: CardEntry, face: Mapping[str, Mapping[str, str]]) -> CardEntry:
    """A card of the Automa with the words that its facts come to."""
    return replace(card, versions=tuple(_faced(card.id, version, face) for version in card.versions))


def _faced(card: str, version: CardVersion, face: Mapping[str, Mapping[str, str]]) -> CardVersion:
    facts = version.facts
    texts = version.texts[card]
    for language, words in face.items() if not texts else ():
        *most, last = map(str, facts["places"])
        places = words["places"].format(places=f"{', '.join(most)}{words['last']}{last}")
        tool = words["tool"].format(tool=facts["tool"]) if facts.get("tool") else ""
        texts[language] = {
            "name": words["name"].format(id=card),
            "text": f"{places}{tool}{words.get(facts.get('effect', ''), '')}",
            "note": words["note"],
            "ours": True,
        }
    return replace(version, facts={**facts, "note": texts["en"]["note"]} if texts["en"].get("note") else facts)

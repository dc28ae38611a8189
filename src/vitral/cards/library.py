"""Puts card sets together: the built-in boxes, people's own files, and the texts that a record carries."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files as package_files
from pathlib import Path
from typing import TypeVar

from vitral.cards.checks import require_known_publics, require_unique
from vitral.cards.errors import CardError
from vitral.cards.model import AutomaCard, CardSet, GlassBoard, Inspiration, Objective, Pattern, Tool
from vitral.cards.reader import Box, decode, read_file
from vitral.said import NO_FILE, Said, at_place, hinted, known, list_of, missing, unknown_name, unlike, unread

_DATA = package_files("vitral.cards") / "data"
_MANIFEST = "box.toml"
_JOINT = "+"
_BASE = "base"
_EVERYTHING = "base+pools+passion+automa+promos"
_SOURCE = Said("fault-cards-source", "expected a built-in box or a {ending} file", ending=".toml")

_Card = TypeVar("_Card", Pattern, Tool, Objective, Inspiration, GlassBoard, AutomaCard)


@dataclass(frozen=True, slots=True)
class _Part:
    """What one source brings: its mark in the name of the set, its files, and the texts a record carries."""

    mark: str
    files: tuple[CardSet, ...]
    texts: tuple[str, ...] = ()


def load_cards(*sources: str | Path) -> CardSet:
    """The cards of all sources in order; the set is named after them, as in `base+my.toml`.

    A source is the id of a built-in box, or a path to a `.toml` card file or box manifest. If several bring an
    Automa, the last one is it. Raises `CardError` for anything unreadable or wrong, for an id or tool number used
    twice, and for a mention of a public objective that exists nowhere.
    """
    if not sources:
        raise CardError(hinted(_SOURCE, _offer()))
    return _joined([_part(source) for source in sources])


def cards_from_texts(name: str, texts: Sequence[str]) -> CardSet:
    """The set that has this `name` and these `sources`; equal to the one that `load_cards` returned.

    Sets of built-in boxes alone are the same object every time, so that tables can share what is made of them.
    """
    if not texts and all(_is_built_in(mark) for mark in name.split(_JOINT)):
        return _of_boxes(name)
    queue = iter(texts)
    parts = [_built_in(mark) if _is_built_in(mark) else _from_queue(mark, queue) for mark in name.split(_JOINT)]
    cards = _joined(parts)
    if len(cards.sources) != len(texts):
        raise CardError(at_place(name, unlike(list_of(len(cards.sources)), list_of(len(texts)))))
    return cards


@cache
def _of_boxes(name: str) -> CardSet:
    return load_cards(*name.split(_JOINT))


def base_cards() -> CardSet:
    """The cards of the base game alone, read once."""
    return _of_boxes(_BASE)


def all_cards() -> CardSet:
    """The cards of all built-in boxes: the base game first, the promos last."""
    return _of_boxes(_EVERYTHING)


@cache
def built_in_boxes() -> tuple[str, ...]:
    """The ids of the boxes that come with the package, sorted."""
    return tuple(sorted(entry.name for entry in _DATA.iterdir() if (entry / _MANIFEST).is_file()))


def _offer() -> Said:
    return known(built_in_boxes())


def _is_built_in(mark: str) -> bool:
    return mark in built_in_boxes()


def _is_card_file(mark: str) -> bool:
    return mark.lower().endswith(".toml")


def _joined(parts: Sequence[_Part]) -> CardSet:
    files = [cards for part in parts for cards in part.files]
    require_unique(files)
    require_known_publics(files, _built_in_publics)
    return CardSet(
        name=_JOINT.join(part.mark for part in parts),
        window_cards=tuple(card for cards in files for card in cards.window_cards),
        tools=tuple(tool for cards in files for tool in cards.tools),
        publics=tuple(objective for cards in files for objective in cards.publics),
        privates=tuple(objective for cards in files for objective in cards.privates),
        inspirations=tuple(inspiration for cards in files for inspiration in cards.inspirations),
        glass_boards=tuple(board for cards in files for board in cards.glass_boards),
        automa=next((cards.automa for cards in reversed(files) if cards.automa), None),
        avoid=tuple(pair for cards in files for pair in cards.avoid),
        sources=tuple(text for part in parts for text in part.texts),
    )


def _part(source: str | Path) -> _Part:
    if isinstance(source, str) and _is_built_in(source):
        return _built_in(source)
    if not _is_card_file(str(source)):
        raise CardError(at_place(str(source), hinted(_SOURCE, _offer())))
    return _from_path(Path(source))


@cache
def _built_in(box_id: str) -> _Part:
    folder = _DATA / box_id
    part = _assembled(box_id, _MANIFEST, lambda file: (folder / file).read_bytes())
    return _Part(part.mark, tuple(_put_in_box(cards, box_id) for cards in part.files))


def _put_in_box(cards: CardSet, box: str) -> CardSet:
    """The same cards, each knowing its box."""

    def put(group: tuple[_Card, ...]) -> tuple[_Card, ...]:
        return tuple(replace(card, box=box) for card in group)

    automa = cards.automa
    return replace(
        cards,
        window_cards=tuple(replace(card, sides=put(card.sides)) for card in cards.window_cards),
        tools=put(cards.tools),
        publics=put(cards.publics),
        privates=put(cards.privates),
        inspirations=put(cards.inspirations),
        glass_boards=put(cards.glass_boards),
        automa=replace(automa, cards=put(automa.cards), box=box) if automa else None,
    )


@cache
def _built_in_publics() -> tuple[str, ...]:
    return tuple(card.id for box in built_in_boxes() for cards in _built_in(box).files for card in cards.publics)


def _from_path(path: Path) -> _Part:
    def beside(file: str) -> bytes:
        if file == path.name:
            return _bytes_of(path, at_place(str(path), hinted(NO_FILE, _offer())))
        return _bytes_of(path.with_name(file), at_place(f'{path}: files: "{file}"', NO_FILE))

    return _assembled(path.name.replace(_JOINT, "_"), path.name, beside)


def _from_queue(mark: str, queue: Iterator[str]) -> _Part:
    if not _is_card_file(mark):
        raise CardError(unknown_name(mark, built_in_boxes()))

    def following(file: str) -> str:
        text = next(queue, None)
        if text is None:
            raise CardError(missing([file]))
        return text

    return _assembled(mark, mark, following)


def _bytes_of(path: Path, if_missing: Said) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise CardError(if_missing) from None
    except (OSError, ValueError) as error:  # ValueError: a name that no file system takes
        raise CardError(at_place(str(path), unread(error))) from None


def _assembled(mark: str, file: str, fetch: Callable[[str], bytes | str]) -> _Part:
    """The part that `file` describes; if it is a manifest, its files are fetched too, in order."""
    text = decode(fetch(file), file)
    first = read_file(text, file)
    if isinstance(first, CardSet):
        return _Part(mark, (first,), (text,))
    labels = [f"{first.id}/{name}" for name in first.files]
    texts = [decode(fetch(name), label) for name, label in zip(first.files, labels, strict=True)]
    cards = tuple(map(_cards_only, texts, labels))
    return _Part(mark, cards, (text, *texts))


def _cards_only(text: str, label: str) -> CardSet:
    cards = read_file(text, label)
    if isinstance(cards, Box):
        inside = Said("fault-cards-box-in-box", "a box cannot hold another box; list card files only")
        raise CardError(at_place(label, inside))
    return cards

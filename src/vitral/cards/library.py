"""Puts card sets together: the built-in boxes, people's own files, and the texts that a record carries."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from vitral.cards.built_in import BuiltIn, built_in
from vitral.cards.checks import require_known_publics, require_unique
from vitral.cards.custom_windows import custom_windows_file
from vitral.cards.errors import CardError
from vitral.cards.model import DECKS, CardSet
from vitral.cards.reader import Box, decode, read_file
from vitral.translatable import (
    NO_FILE,
    TranslatableText,
    at_place,
    hinted,
    known,
    list_of,
    missing,
    unknown_name,
    unlike,
    unread,
)

_JOINT = "+"
_BASE = "base"
_SOURCE = TranslatableText("fault-cards-source", "expected a built-in box or a {ending} file", ending=".toml")


@dataclass(frozen=True, slots=True)
class _Source:
    """One source of cards: its mark in the name of the set, its files, and the texts a record carries."""

    mark: str
    files: tuple[CardSet, ...]
    texts: tuple[str, ...] = ()


def load_cards(*sources: str | Path, edition: int | None = None) -> CardSet:
    """Returns the cards of all sources in order; the set is named after them, as in `base+my.toml`.

    A source is the id of a built-in box, or a path to a `.toml` card file or box manifest. Boxes are those of an
    `edition`, the newest if none is given. If several sources bring an Automa, the last one is it. Raises `CardError`
    for anything unreadable or wrong, for an id or tool number used twice, and for a mention of a public objective that
    exists nowhere.
    """
    if not sources:
        raise CardError(hinted(_SOURCE, _known_boxes()))
    edition = _known_edition(edition)
    return _combine([_part(source, edition) for source in sources], edition)


def cards_from_texts(name: str, texts: Sequence[str], edition: int | None = None) -> CardSet:
    """Returns the set that has this `name`, these `sources` and this `edition` (the newest if none is given); equal to
    the one that `load_cards` returned.

    Sets of built-in boxes alone are the same object every time, so that tables can share what is made of them.
    """
    edition = _known_edition(edition)
    if not texts and all(_is_built_in(mark) for mark in name.split(_JOINT)):
        return _box_cards(name, edition)
    queue = iter(texts)
    parts = [
        _built_in(mark, edition) if _is_built_in(mark) else _from_queue(mark, queue) for mark in name.split(_JOINT)
    ]
    cards = _combine(parts, edition)
    if len(cards.sources) != len(texts):
        raise CardError(at_place(name, unlike(list_of(len(cards.sources)), list_of(len(texts)))))
    return cards


def cards_with_windows(codes: Sequence[str], cards: CardSet | None = None) -> CardSet:
    """Returns the cards of a set (all boxes if none is given), and custom windows, by code, for everybody to choose
    from.

    Raises `CardError` for an invalid code.
    """
    cards = cards or all_cards()
    return cards_from_texts(f"{cards.name}+windows.toml", [*cards.sources, custom_windows_file(codes)], cards.edition)


_SETS: Final[dict[tuple[BuiltIn, str, int], CardSet]] = {}


def _box_cards(name: str, edition: int) -> CardSet:
    key = (built_in(), name, edition)
    cards = _SETS.get(key)
    if cards is None:
        cards = _SETS[key] = load_cards(*name.split(_JOINT), edition=edition)
    return cards


def base_cards() -> CardSet:
    """Returns the cards of the base game alone, read once."""
    return _box_cards(_BASE, built_in().newest)


def all_cards(edition: int | None = None) -> CardSet:
    """Returns the cards of all built-in boxes in an edition, the newest if none is given: the base game first."""
    edition = _known_edition(edition)
    return _box_cards(_JOINT.join(built_in().boxes(edition)), edition)


def differs_in_windows_only(cards: CardSet) -> bool:
    """Returns whether a set differs from all boxes of its edition in windows at most: once they are chosen, either will
    do.
    """
    other = all_cards(cards.edition)
    return cards is other or all(
        getattr(cards, deck) == getattr(other, deck) for deck in ("automa", *DECKS) if deck != "window_cards"
    )


def newest_edition() -> int:
    """Returns the number of the newest edition of the built-in boxes."""
    return built_in().newest


def built_in_boxes() -> tuple[str, ...]:
    """Returns the ids of the boxes that come with the package, sorted."""
    return tuple(sorted(built_in().boxes(built_in().newest)))


def _known_edition(edition: int | None) -> int:
    if edition is None:
        return built_in().newest
    built_in().require_known(edition)
    return edition


def _known_boxes() -> TranslatableText:
    return known(built_in_boxes())


def _is_built_in(mark: str) -> bool:
    return mark in built_in_boxes()


def _is_card_file(mark: str) -> bool:
    return mark.lower().endswith(".toml")


def _combine(parts: Sequence[_Source], edition: int) -> CardSet:
    files = [cards for part in parts for cards in part.files]
    require_unique(files)
    require_known_publics(files, lambda: built_in().publics(edition))
    decks = {deck: tuple(card for cards in files for card in getattr(cards, deck)) for deck in DECKS}
    return CardSet(
        name=_JOINT.join(part.mark for part in parts),
        **decks,
        automa=next((cards.automa for cards in reversed(files) if cards.automa), None),
        sources=tuple(text for part in parts for text in part.texts),
        edition=edition,
    )


def _part(source: str | Path, edition: int) -> _Source:
    if isinstance(source, str) and _is_built_in(source):
        return _built_in(source, edition)
    if not _is_card_file(str(source)):
        raise CardError(at_place(str(source), hinted(_SOURCE, _known_boxes())))
    return _from_path(Path(source))


def _built_in(box: str, edition: int) -> _Source:
    return _Source(box, (built_in().box(box, edition),))


def _from_path(path: Path) -> _Source:
    def beside(file: str) -> bytes:
        if file == path.name:
            return _bytes_of(path, at_place(str(path), hinted(NO_FILE, _known_boxes())))
        return _bytes_of(path.with_name(file), at_place(f'{path}: files: "{file}"', NO_FILE))

    return _load_source(path.name.replace(_JOINT, "_"), path.name, beside)


def _from_queue(mark: str, queue: Iterator[str]) -> _Source:
    if not _is_card_file(mark):
        raise CardError(unknown_name(mark, built_in_boxes()))

    def following(file: str) -> str:
        text = next(queue, None)
        if text is None:
            raise CardError(missing([file]))
        return text

    return _load_source(mark, mark, following)


def _bytes_of(path: Path, if_missing: TranslatableText) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise CardError(if_missing) from None
    except (OSError, ValueError) as error:  # ValueError: a name that no file system takes
        raise CardError(at_place(str(path), unread(error))) from None


def _load_source(mark: str, file: str, fetch: Callable[[str], bytes | str]) -> _Source:
    """Returns the part that `file` describes; if it is a manifest, its files are fetched too, in order."""
    text = decode(fetch(file), file)
    first = read_file(text, file)
    if isinstance(first, CardSet):
        return _Source(mark, (first,), (text,))
    labels = [f"{first.id}/{name}" for name in first.files]
    texts = [decode(fetch(name), label) for name, label in zip(first.files, labels, strict=True)]
    cards = tuple(map(_cards_only, texts, labels))
    return _Source(mark, cards, (text, *texts))


def _cards_only(text: str, label: str) -> CardSet:
    cards = read_file(text, label)
    if isinstance(cards, Box):
        inside = TranslatableText("fault-cards-box-in-box", "a box cannot hold another box; list card files only")
        raise CardError(at_place(label, inside))
    return cards

"""Sentences and stories as Python says them in every language, for the page to say the same.

`make page-data` writes them to `tests/data/sentence_cases.json`: what the recorded games
ask, offer and narrate, and entries and facts of every kind.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final, get_args

import msgspec

from generators.paths import PLAYTHROUGHS, TEST_DATA
from vitral.cards import all_cards
from vitral.engine import Action
from vitral.i18n import LANGUAGES, translator_for
from vitral.records import Record
from vitral.records.record import read_entry
from vitral.teller.advice import action_clause, advice_sentence, reason_sentence
from vitral.teller.choices import choices
from vitral.teller.narrated_game import NarratedGame
from vitral.teller.questions import question_of
from vitral.teller.sentence import Sentence, sentence
from vitral.teller.speaker import Speaker
from vitral.teller.story_lines import TRANSIENT, StoryLine

CASES: Final = TEST_DATA / "sentence_cases.json"
NAMES: Final = ["Ana", "Benedikt", "Irene", "Дмитрий", "Hilda", "Zoë"]
STORIES: Final = {
    "two_players_honour": 60,
    "modes/solo_five_tools": 60,
    "modes/automa_glass_1": 60,
    "modes/inspirations_dice_pools": 60,
    "modes/rare_glass": 60,
}
"""Recorded games whose stories are cases, and how many of their entries."""
ENTRIES: Final[tuple[type[Any], ...]] = get_args(StoryLine)
_FACTS: Final[dict[str, Any]] = {
    "die": "R4",
    "other": "B?",
    "best": "W6",
    "dice": ["G1", "Y?"],
    "card": "lathekin",
    "cards": ["lathekin", "lens_cutter", "deep_shades"],
    "count": 2,
    "tokens": 1,
    "space": "B3",
    "origin": "A1",
    "to": "D5",
    "place": 3,
    "at": 7,
    "whom": 1,
    "number": "A01",
    "letter": "G",
    "why": sentence("automa-why-empty", count=2, places=["1", "4"]),
    "words": [sentence("automa-card-places", places=["3", "1", "2"]), sentence("automa-pays", slot=2)],
}
"""A fact for every field that an entry may have."""


def made_up() -> list[StoryLine]:
    """An entry of every kind: alone, as part of a turn, as news, and because the time ran out."""
    kinds = list(ENTRIES)
    found: list[StoryLine] = []
    for at, kind in enumerate(kinds):
        facts = {name: _FACTS[name] for name in kind.__struct_fields__ if name in _FACTS}
        found.append(kind(**facts, seat=at % 3, round=1))
        found.append(kind(**facts, seat=at % 2, round=1 + at // 2, turn=at // 4))
        found.append(kind(**facts, seat=0, turn=TRANSIENT))
        found.append(kind(**facts, seat=2, round=1, turn=100 + at, by="timer"))
    return found


def made_up_sentences() -> Iterator[Sentence]:
    """Facts of every kind, as they seldom come."""
    for die in ("R4", "W6", "B?", ""):
        yield sentence("choice-place", die=die, space="A1")
    for cards in (["lathekin"], ["lathekin", "iris"], ["lathekin", "lens_cutter", "iris"]):
        yield sentence("story-deal-tools", cards=[*cards])
    for dice in ([], ["R1"], ["R1", "Y2", "G3", "B?"]):
        yield sentence("story-roll", dice=[*dice])
    for symbol in ("R", "4"):
        yield sentence("tool-pay", symbol=symbol)
    for tokens in (0, 1, 2, 5, 21):
        yield sentence("choice-glass", die="W2", tokens=tokens)
    for gain in (0.06, 0.25, 2.25, 2.45, 12, -0.04, -0.35):
        yield sentence(
            "coach-advice", moves=[sentence("coach-take", die="R4"), sentence("coach-place", space="A1")], gain=gain
        )
    for whom in (0, 2, 9):
        yield sentence("choice-check", whom=whom)
    yield sentence("choice-fits", spaces=["A1", "B2", "C3"])
    yield sentence("automa-card-places", places=["3", "1", "4", "2"])
    yield sentence("asks-color", color="P")
    yield sentence("text-misfit", take=sentence("choice-own", die="R4"), space="B3")
    yield sentence("prompt-with", card="running_pliers", words=sentence("prompt-place", die="R4"))
    for code in ("scores", "own_objective", "keeps_open", "narrow", "tool", "flexible", "wait"):
        yield reason_sentence(code, "B2" if code in ("keeps_open", "narrow") else "deep_shades", 3)


@cache
def recorded() -> dict[str, tuple[list[StoryLine], list[Sentence]]]:
    """By game: its story, and the first of each kind of sentence that its questions and choices hold."""
    return {
        str(path.relative_to(PLAYTHROUGHS).with_suffix("")): _played(Record.from_json(path.read_text("utf-8")))
        for path in sorted(PLAYTHROUGHS.rglob("*.json"))
    }


def _played(record: Record) -> tuple[list[StoryLine], list[Sentence]]:
    narrated = NarratedGame.begin(record.options, None, record.cards)
    found: dict[str, Sentence] = {}
    for text in record.log:
        entry = read_entry(text)
        if not isinstance(entry, Action):
            narrated.resolve(entry)
            continue
        seen = narrated.game.view(narrated.game.seat)
        legal = narrated.game.legal_actions()
        offered = choices(legal, seen)
        spoken = [
            question_of(seen, legal).prompt,
            *(one.label for one in offered),
            *(one.details for one in offered if one.details),
        ]
        spoken += [action_clause(entry, seen), advice_sentence([entry], 1.5, seen)]
        for one in spoken:
            found.setdefault(_kind(one), one)
        narrated.play(entry)
    return narrated.story, list(found.values())


def _kind(of: Sentence) -> str:
    """The messages of a sentence and of those within it."""
    return " ".join([of.message, *(_kind(fact) for fact in of.facts.values() if isinstance(fact, Sentence))])


def sentences() -> list[Sentence]:
    """Returns all sentences of the cases, each once."""
    found = {_kind(one): one for _, group in reversed(recorded().values()) for one in group}
    return [*made_up_sentences(), *found.values()]


def stories() -> dict[str, list[StoryLine]]:
    """Returns all stories of the cases, by name."""
    return {"every kind": made_up()} | {name: recorded()[name][0][:most] for name, most in STORIES.items()}


def _texts(entries: Sequence[StoryLine], *, news: bool) -> list[list[Any]]:
    """Each sentence of a story: its first entry, its seat, round and turn, and what each language says."""
    in_languages = [Speaker(language, NAMES).story(entries, news=news) for language in LANGUAGES]
    return [[*one[0][:4], [in_language.text for in_language in one]] for one in zip(*in_languages, strict=True)]


def as_text() -> str:
    """The whole file, one line a sample."""
    samples = [{"sentence": one, "texts": [Speaker(to, NAMES).say(one) for to in LANGUAGES]} for one in sentences()]
    story_cases = [
        {"name": name, "news": news, "entries": entries, "lines": _texts(entries, news=news)}
        for name, entries in stories().items()
        for news in ((False, True) if name == "every kind" else (False,))
    ]
    return (
        f'{{"names": {json.dumps(NAMES, ensure_ascii=False)},\n"cards": {_line(_card_names())},\n'
        f'"sentences": [\n{_lines(samples)}\n],\n"stories": [\n{_lines(story_cases)}\n]}}\n'
    )


def _card_names() -> dict[str, dict[str, str]]:
    cards = all_cards()
    automa = cards.automa.cards if cards.automa else ()
    decks = (cards.patterns, cards.tools, cards.objectives, cards.inspirations, cards.glass_boards, automa)
    ids = sorted({card.id for deck in decks for card in deck})
    return {language: {card: translator_for(language).card_name(card) for card in ids} for language in LANGUAGES}


def _line(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _lines(values: Sequence[object]) -> str:
    return ",\n".join(map(_line, values))

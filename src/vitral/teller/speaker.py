"""Sentences and stories in the words of one language; `web/src/lib/i18n/story.ts` does the same on the page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import asdict

from vitral.cards.custom_windows import custom_window
from vitral.i18n import Translator, translator_for
from vitral.i18n.formatting import format_points, listed
from vitral.teller.sentence import FACT_KINDS, Fact, FactKind, Sentence
from vitral.teller.story_lines import TRANSIENT, StoryLine


class StorySentence(NamedTuple):
    """A sentence of the story: which entries it was made of, whose doing it was, and its text."""

    first: int
    """The index of its first entry."""
    seat: int
    round: int
    turn: int
    text: str


class Speaker:
    """Speaks one language about one table.

    `names` are those of its seats, `cards` the names of cards of its own, `revisions` those of its cards.
    """

    def __init__(
        self,
        language: str,
        names: Sequence[str] = (),
        cards: Mapping[str, str] | None = None,
        revisions: Mapping[str, int] | None = None,
    ) -> None:
        self.words: Translator = translator_for(language)
        self.names = names
        self._cards = cards or {}
        self._revisions = revisions or {}

    def say(self, sentence: Sentence) -> str:
        return self._message(sentence.message, sentence.facts)

    def all(self, sentences: Iterable[Sentence]) -> str:
        return " ".join(map(self.say, sentences))

    def listed(self, parts: Iterable[str]) -> str:
        """Returns the parts, joined as the language joins a list."""
        return listed(self.words, parts)

    def _message(self, message: str, facts: Mapping[str, Fact]) -> str:
        return self.words.say(message, **{name: self._fact(name, fact) for name, fact in facts.items()})

    def _fact(self, name: str, fact: Fact) -> str | int | float:
        kind = FACT_KINDS.get(name)
        if kind is not None and not isinstance(fact, Sentence):
            return _KINDS[kind](self, fact)
        if isinstance(fact, Sentence):
            return self.say(fact)
        if isinstance(fact, list):
            return self.listed([self.say(part) if isinstance(part, Sentence) else part for part in fact])
        return fact

    # -- things ----------------------------------------------------------------------------------------------------

    def die(self, die: str) -> str:
        """Returns "red 4" for `R4`, "blue die" for `B?`, and nothing for nothing."""
        if not die:
            return ""
        color = self.words.say(f"color-{die[0]}")
        if die[1:2] in ("", "?"):
            return self.words.say("die-unset", color=color)
        return self.words.say("die-words", color=color, value=die[1])

    def dice(self, dice: Iterable[str]) -> str:
        """Returns dice as a list, or "none"."""
        return self.listed([self.die(die) for die in dice]) or self.words.say("no-dice")

    def card(self, card: str) -> str:
        """Returns the name of a card; a card of a custom file has the name given there."""
        own = custom_window(card)
        otherwise = own.name if own else card.replace("_", " ").capitalize()
        return self.words.card_name(card, self._cards.get(card, otherwise), self._revisions.get(card, 0))

    def seat(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    # -- the story -------------------------------------------------------------------------------------------------

    def clause(self, entry: StoryLine, *, joined: bool = False) -> str:
        """Returns an entry without its player; empty for lines that are not shown.

        `joined`: it is not the first clause of its sentence.
        """
        message = message_of(entry)
        if joined and f"{message}.joined" in self.words:
            message = f"{message}.joined"
        return self._message(message, facts_of(entry))

    def story(self, entries: Sequence[StoryLine], *, news: bool = False) -> list[StorySentence]:
        """Returns the entries as sentences: one for each turn, and one for each thing that stands alone.

        `news`: they have just happened, so that lines left out of the story later are included.
        """
        grouped: list[tuple[int, StoryLine, list[str]]] = []
        last: StoryLine | None = None
        for at, entry in enumerate(entries):
            if entry.turn == TRANSIENT and not news:
                continue
            same = last is not None and same_turn(last, entry)
            clause = self.clause(entry, joined=same and bool(grouped[-1][2]))
            last = entry
            if not same:
                grouped.append((at, entry, []))
            if clause:
                grouped[-1][2].append(clause)
        return [
            StorySentence(at, line.seat, line.round, line.turn, self._sentence(line, clauses))
            for at, line, clauses in grouped
            if clauses
        ]

    def _sentence(self, first: StoryLine, clauses: list[str]) -> str:
        text, name = self.listed(clauses), self.seat(first.seat)
        text = (
            self.words.say("story-sentence", name=name, words=text)
            if name
            else self.words.say("story-table", words=text)
        )
        return f"{text} {self.words.say('story-by-timer')}" if first.by == "timer" else text


_KINDS: Final[dict[FactKind, Callable[..., str]]] = {
    "die": lambda speaker, die: speaker.die(die),
    "dice": lambda speaker, dice: speaker.dice(dice),
    "card": lambda speaker, card: speaker.card(card),
    "cards": lambda speaker, cards: speaker.listed(
        [speaker.words.say("card-quoted", card=speaker.card(card)) for card in cards]
    ),
    "seat": lambda speaker, seat: speaker.seat(seat),
    "color": lambda speaker, letter: speaker.words.say(f"color-{letter}"),
    "spaces": lambda speaker, spaces: ", ".join(spaces),
    "list": lambda speaker, parts: speaker.listed(parts),
    "moves": lambda speaker, moves: _capital(speaker.listed([speaker.say(move) for move in moves])),
    "points": lambda speaker, points: format_points(speaker.words, points),
    "gain": lambda speaker, points: format_points(speaker.words, points, signed=True),
}


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def message_of(entry: StoryLine) -> str:
    """Returns the id of the message for an entry."""
    return str(entry.__struct_config__.tag)


def facts_of(entry: StoryLine) -> dict[str, Fact]:
    return {name: fact for name, fact in asdict(entry).items() if name != "by"}


def same_turn(first: StoryLine, second: StoryLine) -> bool:
    """Returns whether two entries, one after the other, belong to one sentence."""
    return second.turn >= 0 and (first.seat, first.round, first.turn) == (second.seat, second.round, second.turn)

"""The words of the terminal in one language: what the teller says, and besides it cards, seats and problems."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vitral.bots.names import PREFIX
from vitral.cards import AutomaCard, Pattern
from vitral.i18n import Fact
from vitral.i18n.formatting import either
from vitral.server import protocol as wire
from vitral.teller.choices import asks_for
from vitral.teller.sentence import Sentence
from vitral.teller.speaker import Speaker
from vitral.terminal.card_index import CardIndex, built_in_cards

STAR = "★"
"""Marks a card that is our own reconstruction."""


class TerminalSpeaker(Speaker):
    """Speaks one language about the table that has these names and these cards."""

    def __init__(self, language: str, names: Sequence[str] = (), card_index: CardIndex | None = None) -> None:
        self.card_index = card_index or built_in_cards()
        super().__init__(language, names, self.card_index.names(), self.card_index.revisions())
        self.language = language

    def at(self, names: Sequence[str]) -> TerminalSpeaker:
        """Returns the same speaker at a table with these names."""
        return TerminalSpeaker(self.language, names, self.card_index)

    def __contains__(self, message: str) -> bool:
        return message in self.words

    def say(self, sentence: Sentence | str, **facts: Fact) -> str:
        """Returns the words of a sentence, or of a message with facts that are words already."""
        return super().say(sentence) if isinstance(sentence, Sentence) else self.words.say(sentence, **facts)

    def translate(self, text: str) -> str:
        """Returns a sentence of the library in this language, if it can be said in it."""
        return self.words.translate(text)

    # -- things ----------------------------------------------------------------------------------------------------

    def color(self, letter: str) -> str:
        return self.say(f"color-{letter}")

    def either(self, parts: Iterable[str]) -> str:
        """Returns the parts, of which one is meant, joined by "or"."""
        return either(self.words, parts)

    def card(self, card: str) -> str:
        """Returns a card's name; the Automa's window goes by its own."""
        return self.say("automa-name") if card == "automa" else super().card(card)

    def card_with_mark(self, card: str, star: str = f" {STAR}") -> str:
        """Returns a card's name, with a star if its face is ours."""
        return f"{self.card(card)}{star}" if self.card_index.is_reconstructed(card) else self.card(card)

    def card_text(self, card: str) -> str:
        found = self.card_index.find(card)
        text = "" if found is None or isinstance(found, AutomaCard | Pattern) else found.text
        return self.words.card_text(card, text, self._revisions.get(card, 0))

    def bot(self, bot: str) -> str:
        """Returns the kind of a bot, such as "Glazier", or the file of a program that plays."""
        if bot.startswith(PREFIX):
            from vitral.bots.process_bot import program_name

            return program_name(bot)
        named = f"bot-{bot.replace(':', '-')}"  # a level has a name of its own
        return self.say(named) if named in self else bot

    def points(self, points: int) -> str:
        return self.say("points-of", points=points)

    def tokens(self, tokens: int) -> str:
        return self.say("favor-tokens", count=tokens)

    def price(self, tool: wire.ToolCard) -> str:
        """Returns what a tool costs: favor tokens, or in solo a die."""
        return self.say("tool-pay", symbol=tool.pay) if tool.pay else self.tokens(tool.price)

    # -- windows ---------------------------------------------------------------------------------------------------

    def space(self, space: str, asked: str, die: str) -> str:
        """Returns what a space asks for, and the die that it holds, if any."""
        asks = self.say(asks_for(asked))
        if die:
            return self.say("space-holds", space=space, asks=asks, die=self.die(die))
        return self.say("space-empty", space=space, asks=asks)

    # -- people ----------------------------------------------------------------------------------------------------

    def seat_names(self, seats: Sequence[wire.Seat]) -> list[str]:
        """Returns the names of the seats; one without a name is called by what sits there."""
        nameless = ["" if seat.name or not seat.bot else self.bot(seat.bot) for seat in seats]
        return [self._seat(seat, at, nameless) for at, seat in enumerate(seats)]

    def _seat(self, seat: wire.Seat, at: int, nameless: list[str]) -> str:
        if seat.kind == "automa":
            return self.say("automa-name")
        if seat.kind == "person" and not seat.claimed and not seat.name:
            return self.say("seat-free")
        if seat.name or not seat.bot or seat.resigned:
            return seat.name or self.say("player-name", number=at + 1)
        kind = nameless[at]
        nth = nameless[: at + 1].count(kind)
        return kind if nameless.count(kind) == 1 else self.say("bot-nth", bot=kind, nth=nth)

    # -- refusals --------------------------------------------------------------------------------------------------

    def problem(self, problem: wire.Problem) -> str:
        """Returns why a request was refused: the words of the server where it has some, else ours for the code."""
        if problem.code == "offline":
            reason = self.translate(problem.message) or self.say("problem-offline")
            return self.say("term-error-unreachable", server=problem.where, reason=reason)
        if problem.code == "no_vitral":
            return self.say("term-error-no-vitral", server=problem.where)
        if problem.code == "other_version":
            return self.say("term-error-other-version", server=problem.where)
        if problem.code == "too_many":
            return self.say("problem-too-many")
        if problem.code.startswith("http_5"):
            return self.say("problem-server")
        text = self.translate(problem.message)
        option, _, why = text.partition(": ")
        if f"option-{option}" in self and why:
            return self.say("setup-refused", option=self.say(f"option-{option}"), why=why)
        if problem.sentence is not None and problem.sentence.message in self:
            return self.say(problem.sentence)
        return text or self.say("problem-unknown")

"""The words of the terminal in one language: dice, cards, seats, lists, and reasons of refusals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vitral.i18n import Fact, words
from vitral.i18n.lists import listed
from vitral.server import protocol as wire
from vitral.terminal.facts import asked_at, die_at, grid_of, is_ours

STAR = "★"
"""Marks a card that is our own reconstruction."""


class Voice:
    """Speaks one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._words = words(language)

    def __contains__(self, message: str) -> bool:
        return message in self._words

    def say(self, message: str, **facts: Fact) -> str:
        """The words of a message."""
        return self._words.say(message, **facts)

    def retell(self, text: str) -> str:
        """A sentence of the library in this language, if it can be said in it."""
        return self._words.retell(text)

    # -- things ----------------------------------------------------------------------------------------------------

    def color(self, letter: str) -> str:
        """`R` is "red"."""
        return self.say(f"color-{letter}")

    def die(self, die: str) -> str:
        """`R4` is "red 4", `B?` "blue die"."""
        color = self.color(die[0])
        unset = die[1:2] in ("", "?")
        return self.say("die-unset", color=color) if unset else self.say("die-words", color=color, value=die[1])

    def dice(self, dice: Iterable[str]) -> str:
        """Dice, joined as a list."""
        return self.listed([self.die(die) for die in dice])

    def listed(self, parts: Sequence[str]) -> str:
        """Parts joined as the language joins a list."""
        return listed(self._words, parts)

    def card(self, card: str) -> str:
        """A card's name; one of somebody's own goes by its id."""
        if card == "automa":
            return self.say("automa-name")
        return self._words.card_name(card, card.replace("_", " ").capitalize())

    def marked(self, card: str) -> str:
        """A card's name, with a star if its face is ours."""
        return f"{self.card(card)} {STAR}" if is_ours(card) else self.card(card)

    def card_text(self, card: str) -> str:
        """What a card does."""
        return self._words.card_text(card, "")

    def bot(self, bot: str) -> str:
        """The kind of a bot: "Glazier"."""
        kind = bot.partition(":")[0]
        return self.say(f"bot-{kind}") if f"bot-{kind}" in self else bot

    def points(self, points: int) -> str:
        """`3` is "3 points"."""
        return self.say("points-of", points=points)

    def tokens(self, tokens: int) -> str:
        """`3` is "3 favor tokens"."""
        return self.say("favor-tokens", count=tokens)

    def price(self, tool: wire.ToolCard) -> str:
        """What a tool costs: favor tokens, or in solo a die."""
        if not tool.pay:
            return self.tokens(tool.price)
        return self.say("tool-pay", die=tool.pay if tool.pay.isdigit() else self.color(tool.pay))

    # -- windows ---------------------------------------------------------------------------------------------------

    def space(self, space: str, pane: wire.Pane) -> str:
        """What a space asks for and holds."""
        asks = asked_at(grid_of(pane.pattern), space)
        if asks == ".":
            told = self.say("asks-nothing")
        elif asks.isdigit():
            told = self.say("asks-value", value=asks)
        else:
            told = self.say("asks-color", color=self.color(asks))
        die = die_at(pane.dice, space)
        if die:
            return self.say("space-holds", space=space, asks=told, die=self.die(die))
        return self.say("space-empty", space=space, asks=told)

    # -- people ----------------------------------------------------------------------------------------------------

    def seats(self, table: wire.Table) -> list[str]:
        """What seats are called; one without a name is told by what sits there."""
        nameless = ["" if seat.name else seat.bot for seat in table.seats]
        return [self._seat(seat, at, nameless) for at, seat in enumerate(table.seats)]

    def _seat(self, seat: wire.Seat, at: int, nameless: list[str]) -> str:
        if seat.kind == "automa":
            return self.say("automa-name")
        if seat.kind == "person" and not seat.claimed and not seat.name:
            return self.say("seat-free")
        if seat.name or not seat.bot:
            return seat.name or self.say("player-name", number=at + 1)
        kind, nth = self.bot(seat.bot), nameless[: at + 1].count(seat.bot)
        return kind if nameless.count(seat.bot) == 1 else self.say("bot-nth", bot=kind, nth=nth)

    # -- refusals --------------------------------------------------------------------------------------------------

    def reasons(self, reasons: Iterable[str]) -> str:
        """Why something is not possible, a sentence each."""
        known = [reason if f"reason-{reason}" in self else "other" for reason in reasons]
        return " ".join(self.say(f"reason-{reason}") for reason in dict.fromkeys(known))

    def refused(self, refused: wire.Refused) -> str:
        """Why a message changed nothing."""
        first = self.say("stale" if refused.code == "stale" else f"refused-{refused.code}")
        known = [reason for reason in refused.reasons if f"reason-{reason}" in self]
        return " ".join(filter(None, [first, self.reasons(known)]))

    def problem(self, problem: wire.Problem) -> str:
        """Why a house refused: the words of the server where it has some, else ours for the code."""
        if problem.code == "offline":
            return self.say("problem-offline")
        if problem.code == "too_many":
            return self.say("problem-too-many")
        if problem.code.startswith("http_5"):
            return self.say("problem-server")
        told = self.retell(problem.message)
        option, _, why = told.partition(": ")
        if f"option-{option}" in self and why:
            return self.say("setup-refused", option=self.say(f"option-{option}"), why=why)
        return told or self.say("problem-unknown")

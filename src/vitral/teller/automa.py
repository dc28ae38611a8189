"""Story lines about the Automa, made from the notes that the engine leaves of every step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from vitral.cards import AutomaCard
from vitral.engine import View
from vitral.engine.steps.automa_turn import SEAT
from vitral.teller import story_lines as lines
from vitral.teller.sentence import Sentence, sentence
from vitral.teller.story_lines import StoryLine

_PICK_ENDS: Final = ("automa_takes", "automa_swaps", "automa_misfit", "automa_lost", "automa_nothing")


def automa_lines(notes: Iterable[Sequence[str]], before: View, after: View) -> list[StoryLine]:
    """Returns the lines of some notes, left between two views of a table."""
    story: list[StoryLine] = []
    if notes:
        reader = _Reader(before, after)
        for code, *facts in notes:
            reader.read(code, facts)
        story = reader.found
    for entry in story:
        entry.seat, entry.round = SEAT, before.round
    return story


def card_sentences(card: AutomaCard) -> list[Sentence]:
    """Returns what a card of its deck says."""
    sentences = [sentence("automa-card-places", places=[str(place) for place in card.places])]
    if card.tool:
        sentences.append(sentence("automa-pays", slot=card.tool))
    if card.effect != "none":
        sentences.append(sentence(f"automa-effect-{card.effect}"))
    return sentences


class _Reader:
    """Collects why a place was passed over until the pick ends, and makes one line of it."""

    def __init__(self, before: View, after: View) -> None:
        self.found: list[StoryLine] = []
        automa = before.rules.cards.automa
        self._deck = {card.id: card for card in automa.cards} if automa else {}
        automa_state = before.automa or after.automa
        self._card = automa_state.card if automa_state else ""
        self._empty: list[str] = []
        self._full: dict[str, Any] = {}
        """The facts of a die that the Automa came to and whose column is full."""
        self._pushed: list[str] = []
        """The die that rare glass has pushed away, and where to, if anywhere."""
        self._readers: dict[str, Callable[..., StoryLine]] = {
            "automa_card": self._card_up,
            "automa_takes": lambda die, place, space: lines.AutomaTakes(**self._pick(die, place), space=space),
            "automa_swaps": lambda die, best, place, space: lines.AutomaSwaps(**self._full, best=best, space=space),
            "automa_misfit": lambda die, space: lines.AutomaMisfit(**self._full, space=space),
            "automa_lost": lambda: lines.AutomaLost(**self._full),
            "automa_nothing": lines.AutomaNothing,
            "automa_pays": lambda price, tool: lines.AutomaPays(card=tool, tokens=int(price)),
            "automa_cannot_pay": lambda tool: lines.AutomaCannotPay(card=tool),
            "automa_tool_is_board": lambda slot: lines.AutomaToolIsBoard(place=slot),
            "automa_at_once": lines.AutomaAtOnce,
            "automa_no_glass": lines.AutomaNoGlass,
            "automa_glass": lambda die, paid: lines.AutomaGlass(die=die, tokens=int(paid)),
            "automa_glass_at": self._glass_at,
            "automa_late_glass": lambda die, space: lines.AutomaLateGlass(die=die, space=space),
        }

    def read(self, code: str, facts: list[str]) -> None:
        if code == "automa_empty":
            self._empty += facts
        elif code == "automa_full":
            self._goes_on()
            self._full = self._pick(*facts)
            self._empty = []
        elif code in ("automa_pushed", "automa_pushed_out"):
            self._pushed = facts
        else:
            if code in ("automa_takes", "automa_nothing"):
                self._goes_on()
            self.found.append(self._readers[code](*facts))
            if code in _PICK_ENDS:
                self._empty, self._full = [], {}

    def _goes_on(self) -> None:
        """Adds that the Automa goes on to the next place, since the die before was of no use (the lenient reading)."""
        if self._full:
            self.found.append(lines.AutomaGoesOn(**self._full))
            self._full = {}

    def _pick(self, die: str, place: str) -> dict[str, Any]:
        """Returns the facts of a die that the Automa looks at."""
        return {"die": die, "place": place, "why": self._why(place), "letter": die[0]}

    def _why(self, place: str) -> Sentence:
        """Returns why the Automa looks at that place."""
        if self._empty:
            return sentence("automa-why-empty", count=len(self._empty), places=[*self._empty])
        card = self._deck.get(self._card)
        first = card is not None and str(card.places[0]) == place
        return sentence("automa-why-first" if first else "automa-why-next")

    def _card_up(self, card: str, *_: str) -> StoryLine:
        self._card = card
        return lines.AutomaCard(number=card, words=[*card_sentences(self._deck[card])])

    def _glass_at(self, die: str, space: str) -> StoryLine:
        pushed, self._pushed = self._pushed, []
        if not pushed:
            return lines.AutomaGlassAt(die=die, space=space)
        if len(pushed) > 1:
            return lines.AutomaGlassPushed(die=die, space=space, other=pushed[0], to=pushed[1])
        return lines.AutomaGlassPushedOut(die=die, space=space, other=pushed[0])

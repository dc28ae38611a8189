"""What the Automa did, in sentences with reasons: made from the notes that the engine leaves of every step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from vitral.cards import AutomaCard, CardSet
from vitral.cli.speech import say
from vitral.cli.words import listed, name_of, text_words
from vitral.i18n import Fact

_PICK_ENDS: Final = ("automa_takes", "automa_swaps", "automa_misfit", "automa_lost", "automa_nothing")
_PLAIN: Final = {"automa_at_once": "line-automa-at-once", "automa_no_glass": "line-automa-no-glass"}


def automa_sentences(notes: Iterable[Sequence[str]], cards: CardSet, card_id: str = "") -> list[str]:
    """The sentences of some notes; `card_id` is the card of the round, if it was revealed before them."""
    teller = _Teller(cards, card_id)
    for code, *facts in notes:
        teller.hear(code, facts)
    return teller.told


def card_words(card: AutomaCard) -> str:
    """What a card of its deck says."""
    tool = f", {say('automa-pays', slot=card.tool)}" if card.tool else ""
    effect = "" if card.effect == "none" else f"; {say(f'automa-effect-{card.effect}')}"
    return f"{say('line-automa-places', places=listed(map(str, card.places)))}{tool}{effect}"


class _Teller:
    """Collects why a place was passed over until the pick ends, and makes one sentence of it."""

    def __init__(self, cards: CardSet, card_id: str) -> None:
        self.told: list[str] = []
        self._deck = {card.id: card for card in cards.automa.cards} if cards.automa else {}
        self._tools = {tool.id: tool for tool in cards.tools}
        self._card = card_id
        self._empty: list[str] = []
        self._stuck: dict[str, Fact] = {}
        """The facts of a die that the Automa came to and whose column is full."""
        self._pushed: tuple[str, ...] = ()
        """The die that rare glass has pushed away, and where to, if anywhere."""
        self._words: dict[str, Callable[..., str]] = {
            "automa_takes": self._takes,
            "automa_swaps": self._swaps,
            "automa_misfit": lambda _, space: say("line-automa-misfit", **self._stuck, space=space),
            "automa_lost": lambda: say("line-automa-lost", **self._stuck),
            "automa_nothing": lambda: self._gone_on(say("line-automa-nothing")),
            "automa_card": self._card_up,
            "automa_pays": self._pays,
            "automa_cannot_pay": lambda tool: say("line-automa-cannot-pay", card=name_of(self._tools[tool])),
            "automa_tool_is_board": lambda slot: say("line-automa-tool-is-board", place=slot),
            "automa_glass": lambda die, paid: say("line-automa-glass", die=text_words(die), tokens=int(paid)),
            "automa_glass_at": self._glass_at,
            "automa_late_glass": lambda die, space: say("line-automa-late-glass", die=text_words(die), space=space),
        }

    def hear(self, code: str, facts: list[str]) -> None:
        """One note."""
        if code == "automa_empty":
            self._empty += facts
        elif code == "automa_full":
            self._full(*facts)
        elif code in ("automa_pushed", "automa_pushed_out"):
            self._pushed = tuple(facts)
        else:
            self._say(say(_PLAIN[code]) if code in _PLAIN else self._words[code](*facts))
            if code in _PICK_ENDS:
                self._empty, self._stuck = [], {}

    def _say(self, words: str) -> None:
        self.told.append(say("story-sentence", name=say("line-automa"), words=words))

    # -- picks -----------------------------------------------------------------------------------------------------

    def _full(self, die: str, place: str) -> None:
        if self._stuck:  # the lenient reading: the die before was of no use either, and the Automa went on
            self._say(say("line-automa-goes-on", **self._stuck))
        self._stuck = self._pick(die, place)
        self._empty = []

    def _pick(self, die: str, place: str) -> dict[str, Fact]:
        """The facts of a die that the Automa looks at."""
        return {"die": text_words(die), "place": place, "why": self._why(place), "letter": die[0]}

    def _why(self, place: str) -> str:
        """Why the Automa looks at that place."""
        if self._empty:
            return say("line-automa-why-empty", count=len(self._empty), places=listed(self._empty))
        card = self._deck.get(self._card)
        first = card is not None and str(card.places[0]) == place
        return say("line-automa-why-first" if first else "line-automa-why-next")

    def _gone_on(self, then: str) -> str:
        return say("line-automa-goes-on-and", **self._stuck, then=then) if self._stuck else then

    def _takes(self, die: str, place: str, space: str) -> str:
        return self._gone_on(say("line-automa-takes", **self._pick(die, place), space=space))

    def _swaps(self, _: str, best: str, __: str, space: str) -> str:
        return say("line-automa-swaps", **self._stuck, best=text_words(best), space=space)

    # -- cards, tokens, glass --------------------------------------------------------------------------------------

    def _card_up(self, card: str, *_: str) -> str:
        self._card = card
        return say("line-automa-turns-up", card=card, words=card_words(self._deck[card]))

    def _pays(self, price: str, tool: str) -> str:
        return say("line-automa-pays", tokens=int(price), card=name_of(self._tools[tool]))

    def _glass_at(self, die: str, space: str) -> str:
        pushed, self._pushed = self._pushed, ()
        facts: dict[str, Fact] = {"die": text_words(die), "space": space}
        if not pushed:
            return say("line-automa-glass-at", **facts)
        other = text_words(pushed[0])
        if len(pushed) > 1:
            return say("line-automa-glass-pushed", **facts, other=other, to=pushed[1])
        return say("line-automa-glass-pushed-out", **facts, other=other)

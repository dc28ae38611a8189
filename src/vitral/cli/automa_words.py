"""What the Automa did, in sentences with reasons: made from the notes that the engine leaves of every step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from vitral.cards import AutomaCard, CardSet
from vitral.cli.words import AUTOMA_NAME, COLOR_WORDS, count, die_words, listed
from vitral.engine.dice import PARSE

_EFFECTS: Final = {
    "second_die_at_once": "it takes its second die at once",
    "glass": "it takes rare glass",
    "misfits_anywhere": "a die that fits nowhere may go on any open space",
}
_PICK_ENDS: Final = ("automa_takes", "automa_swaps", "automa_misfit", "automa_lost", "automa_nothing")


def automa_sentences(notes: Iterable[Sequence[str]], cards: CardSet, card_id: str = "") -> list[str]:
    """The sentences of some notes; `card_id` is the card of the round, if it was revealed before them."""
    teller = _Teller(cards, card_id)
    for code, *facts in notes:
        teller.hear(code, facts)
    return teller.told


def card_words(card: AutomaCard) -> str:
    """What a card of its deck says."""
    tool = f", pays for tool {card.tool}" if card.tool else ""
    effect = f"; {_EFFECTS[card.effect]}" if card.effect in _EFFECTS else ""
    return f"places {listed(map(str, card.places))} in this order{tool}{effect}"


class _Teller:
    """Collects why a place was passed over until the pick ends, and makes one sentence of it."""

    def __init__(self, cards: CardSet, card_id: str) -> None:
        self.told: list[str] = []
        self._deck = {card.id: card for card in cards.automa.cards} if cards.automa else {}
        self._tools = {tool.id: tool.name for tool in cards.tools}
        self._card = card_id
        self._empty: list[str] = []
        self._stuck = ""
        """That the Automa came to a die whose column is full."""
        self._no_use = ""
        self._pushed = ""
        self._words: dict[str, Callable[..., str]] = {
            "automa_takes": self._takes,
            "automa_swaps": self._swaps,
            "automa_misfit": self._misfit,
            "automa_lost": self._lost,
            "automa_nothing": self._nothing,
            "automa_card": self._card_up,
            "automa_pays": self._pays,
            "automa_cannot_pay": self._cannot_pay,
            "automa_tool_is_board": self._tool_is_board,
            "automa_at_once": self._at_once,
            "automa_no_glass": self._no_glass,
            "automa_glass": self._glass,
            "automa_glass_at": self._glass_at,
            "automa_late_glass": self._late_glass,
        }

    def hear(self, code: str, facts: list[str]) -> None:
        """One note."""
        if code == "automa_empty":
            self._empty += facts
        elif code == "automa_full":
            self._full(*facts)
        elif code in ("automa_pushed", "automa_pushed_out"):
            self._pushed = _pushed(*facts)
        else:
            self._say(self._words[code](*facts))
            if code in _PICK_ENDS:
                self._empty, self._stuck = [], ""

    def _say(self, text: str) -> None:
        self.told.append(f"{AUTOMA_NAME} {text}.")

    # -- picks -----------------------------------------------------------------------------------------------------

    def _full(self, die: str, place: str) -> None:
        if self._stuck:  # the lenient reading: the die before was of no use either, and the Automa went on
            self._say(f"{self._stuck} and {self._no_use}, so it goes on")
        color = COLOR_WORDS[die[0]]
        self._stuck = f"comes to the {_die(die)} on place {place}, {self._why(place)}, but its {color} column is full"
        self._no_use = f"nothing of round {place} on the round track fits"
        self._empty = []

    def _why(self, place: str) -> str:
        """Why the Automa looks at that place."""
        if self._empty:
            one = len(self._empty) == 1
            return f"because {'place' if one else 'places'} {listed(self._empty)} {'is' if one else 'are'} empty"
        card = self._deck.get(self._card)
        first = card is not None and str(card.places[0]) == place
        return f"because that is the {'first' if first else 'next'} place on its card"

    def _gone_on(self) -> str:
        return f"{self._stuck} and {self._no_use}, so it goes on and " if self._stuck else ""

    def _takes(self, die: str, place: str, space: str) -> str:
        return (
            f"{self._gone_on()}takes the {_die(die)} from place {place}, {self._why(place)}, and puts it on {space}, "
            f"the topmost open space of the {COLOR_WORDS[die[0]]} column"
        )

    def _swaps(self, die: str, best: str, place: str, space: str) -> str:
        return (
            f"{self._stuck}: it swaps it for the {_die(best)} of round {place} on the round track, "
            f"the highest there that fits, and puts that on {space}"
        )

    def _misfit(self, die: str, space: str) -> str:
        return (
            f"{self._stuck} and {self._no_use}; its card lets such a die go anywhere, so it puts it on {space}, "
            "in the column with the most open spaces"
        )

    def _lost(self) -> str:
        return f"{self._stuck} and {self._no_use}: this pick is lost"

    def _nothing(self) -> str:
        return f"{self._gone_on()}takes no die, because no other place on its card holds one"

    # -- cards, tokens, glass --------------------------------------------------------------------------------------

    def _card_up(self, card: str, *places: str) -> str:
        self._card = card
        return f"turns up its card {card}: {card_words(self._deck[card])}"

    def _pays(self, price: str, tool: str) -> str:
        why = "because no token lies there" if price == "1" else "because tokens lie there already"
        return f"pays {count(int(price), 'token')} for {self._tools[tool]} without using it, as its card says, {why}"

    def _cannot_pay(self, tool: str) -> str:
        return f"should pay for {self._tools[tool]}, but has too few tokens: nothing happens"

    def _tool_is_board(self, slot: str) -> str:
        return f"should pay for tool {slot}, but there lies the rare-glass board: nothing happens"

    def _at_once(self) -> str:
        return "takes its second die at once, because its card says so"

    def _no_glass(self) -> str:
        return "should take rare glass, but has one already, or none is left: nothing happens"

    def _glass(self, die: str, paid: str) -> str:
        tokens = count(int(paid), "token")
        return f"takes the {_die(die)} from the rare-glass board for {tokens}, because its card says so"

    def _glass_at(self, die: str, space: str) -> str:
        pushed, self._pushed = self._pushed, ""
        return f"puts the {_die(die)} on {space}, as the position card says{pushed}"

    def _late_glass(self, die: str, space: str) -> str:
        return (
            f"has no rare glass after the last round, so that of the board goes on {space}, as the position card says, "
            f"and takes over the value of any die there: {_die(die)}"
        )


def _die(text: str) -> str:
    return die_words(PARSE[text])


def _pushed(die: str, space: str = "") -> str:
    return f"; the {_die(die)} that lay there {f'moves to {space}' if space else 'leaves the game: its column is full'}"

"""Which question a table asks now, and its prompt."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from vitral.dice import NO_DIE, TEXT
from vitral.engine import Action, View
from vitral.engine.actions import OWN, TAKE, TAKE_GLASS, TOOL
from vitral.engine.questions import Question as Asked
from vitral.engine.questions import QuestionKind
from vitral.spaces import NAMES
from vitral.teller.asking import Question
from vitral.teller.sentence import Fact, Sentence, sentence

_ASKS: Final[dict[QuestionKind, Any]] = {QuestionKind(ask.__struct_config__.tag): ask for ask in Question.__args__}


def question(seen: View, legal: Sequence[Action] = ()) -> Question:
    """What a table asks now; `legal` is what may be chosen, if the viewer may know it."""
    turn = _turn_prompt(legal) if seen.question.kind is QuestionKind.TURN else ""
    return _asked(seen.question, seen.hand, seen.origin, seen.waiting, turn, over=seen.over)


@lru_cache(4096)
def _asked(asked: Asked, hand: int, origin: int, waiting: tuple[int, ...], turn: str, *, over: bool) -> Question:
    """The same for every table; it is not to be changed."""
    make = _ASKS[asked.kind]
    about: dict[str, Any] = {
        "die": TEXT[hand] if hand != NO_DIE else "",
        "origin": NAMES[origin] if origin >= 0 else "",
        "leave": asked.leave,
        "stop": asked.stop,
        "symbol": asked.symbol,
    }
    facts = {name: about[name] for name in make.__struct_fields__ if name in about}
    prompt = sentence(turn) if turn else _prompt(asked, waiting, facts, over=over)
    found: Question = make(verb=asked.verb, card=asked.card, prompt=prompt, **facts)
    return found


def _prompt(asked: Asked, waiting: tuple[int, ...], facts: dict[str, Fact], *, over: bool) -> Sentence:
    if asked.kind is QuestionKind.NOTHING:
        return sentence("game-over" if over else "prompt-chance")
    die = {"die": facts["die"]} if facts.get("die") else {}
    symbol = {"symbol": facts["symbol"]} if facts.get("symbol") else {}
    words = sentence(f"prompt-{asked.prompt}", **die, **symbol)
    if waiting:
        words = sentence("prompt-waiting", words=words, dice=[TEXT[waiting[-1]]])
    return sentence("prompt-with", card=asked.card, words=words) if asked.card else words


def _turn_prompt(legal: Sequence[Action]) -> str:
    kinds = {action.kind for action in legal}
    if kinds & {TAKE, OWN, TAKE_GLASS}:
        return "prompt-turn" if TOOL in kinds else "prompt-turn-dice"
    return "prompt-turn-tools" if TOOL in kinds else "prompt-turn-done"

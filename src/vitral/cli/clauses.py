"""What one thing that happened adds to the sentence of its turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vitral.cli.speech import say, speech
from vitral.cli.words import text_words
from vitral.game.story import Happening


def clause(one: Happening, names: Sequence[str], cards: Mapping[str, str]) -> str:
    """It in words, without who did it; nothing for what goes without saying. `cards` are the English names by id."""
    message = _message(one)
    if message not in speech():
        return ""
    return say(
        message,
        die=text_words(one.die) if one.what == "draw" else one.die,
        dice=" ".join(one.dice) or say("line-none"),
        space=one.space,
        origin=one.origin,
        card=speech().card_name(one.card, cards[one.card]) if one.card else "",
        tokens=one.tokens,
        at=one.at,
        whom=names[one.whom] if one.whom >= 0 else "",
    )


def _message(one: Happening) -> str:
    """The message that tells it; there may be none."""
    note = one.note[0] if one.note else ""
    special = {
        "place": "story-move" if one.origin else "story-place-it",
        "take": "story-take-place" if one.at else "story-take",
        "glass": "story-glass" if one.tokens else "story-take",
        "keep": "line-tell-keep" if one.die else "story-keep-all",
        "leave": "story-leave-board" if one.card else "story-leave",
        "tool": "story-tool" if one.tokens else "story-tool-free",
        "check": "story-check-right" if one.right else "story-check-wrong",
        "round": "story-round" if one.dice else "story-round-none",
        "reroll": {"board": "story-reroll-glass", "pool": "story-reroll-pool", "picked": "story-reroll-picked"}.get(
            note, "story-reroll"
        ),
    }
    return special.get(one.what, f"story-{one.what}")

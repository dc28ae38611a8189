"""Entries of the story as clauses, and clauses gathered into the turns they belong to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from vitral.server.protocol import Entry
from vitral.terminal.voice import Voice

_APART: Final = ("roll", "round", "automa")
"""Told on their own, whoever did it."""
_DICE: Final = {
    **dict.fromkeys(
        (
            "automa_takes",
            "automa_full",
            "automa_misfit",
            "automa_glass",
            "automa_glass_at",
            "automa_late_glass",
            "automa_pushed",
            "automa_pushed_out",
        ),
        (0,),
    ),
    "automa_swaps": (0, 1),
}
"""Which facts of a note of the Automa are dice, and below, which is a tool's id."""
_TOOLS: Final = {"automa_pays": 1, "automa_cannot_pay": 0}


@dataclass(slots=True)
class Paragraph:
    """What one seat did in a turn, or one thing that the table did by itself."""

    round: int
    seat: int
    turn: int
    clauses: list[str] = field(default_factory=list)
    by: str = ""

    def told(self, voice: Voice, names: Sequence[str]) -> str:
        """As a sentence."""
        words = voice.listed(self.clauses)
        name = names[self.seat] if 0 <= self.seat < len(names) else ""
        told = voice.say("story-sentence", name=name, words=words) if name else voice.say("story-table", words=words)
        return f"{told} {voice.say('story-by-timer')}" if self.by == "timer" else told


def clause(voice: Voice, entry: Entry, names: Sequence[str], in_hand: str = "") -> str:
    """One entry in words, without who did it; nothing for what goes without saying."""
    if entry.what == "automa":
        return _automa_clause(voice, entry.note)
    if entry.what == "deal":
        message = f"story-deal-{entry.note[0] if entry.note else ''}"
        return (
            voice.say(message, cards=voice.listed([voice.card(card) for card in entry.cards]))
            if (message in voice)
            else ""
        )
    message = f"story-{_told_as(voice, entry, in_hand)}"
    if message not in voice:
        return ""
    return voice.say(
        message,
        die=voice.die(entry.die) if entry.die else "",
        dice=voice.dice(entry.dice),
        space=entry.space,
        origin=entry.origin,
        card=voice.card(entry.card) if entry.card else "",
        tokens=entry.tokens,
        at=entry.at,
        whom=names[entry.whom] if 0 <= entry.whom < len(names) else "",
        round=entry.round,
    )


def _told_as(voice: Voice, entry: Entry, in_hand: str) -> str:
    """The message of an entry: most go by what happened, some are told apart."""
    what, note = entry.what, entry.note[0] if entry.note else ""
    special = {
        "place": "move" if entry.origin else "place-it" if entry.die and entry.die == in_hand else "",
        "take": "take-place" if entry.at else "",
        "keep": "" if entry.die else "keep-all",
        "leave": "leave-board" if entry.card else "",
        "tool": "" if entry.tokens else "tool-free",
        "check": "check-right" if entry.right else "check-wrong",
        "round": "" if entry.dice else "round-none",
        "reroll": "first-glass" if entry.seat < 0 else f"reroll-{note}" if f"story-reroll-{note}" in voice else "",
    }
    return special.get(what) or what


def _automa_clause(voice: Voice, note: Sequence[str]) -> str:
    code, *facts = note
    message = f"story-{code}"
    if message not in voice:
        return ""
    dice = _DICE.get(code, ())
    named = [
        voice.die(fact) if at in dice else voice.card(fact) if _TOOLS.get(code) == at else fact
        for at, fact in enumerate(facts)
    ]
    a, b, c, d = [*named, "", "", "", ""][:4]
    color = voice.color(facts[0][0]) if dice else ""
    return voice.say(message, a=a, b=b, c=c, d=d, color=color, list=", ".join(named[1:]))


def sentence(voice: Voice, entry: Entry, names: Sequence[str]) -> str:
    """One entry as a sentence, or nothing."""
    words = clause(voice, entry, names)
    return Paragraph(entry.round, entry.seat, entry.turn, [words]).told(voice, names) if words else ""


def paragraphs(voice: Voice, entries: Sequence[Entry], names: Sequence[str]) -> list[Paragraph]:
    """One for each turn, and one for each thing the table did by itself."""
    told: list[Paragraph] = []
    in_hand = ""
    for entry in entries:
        words = clause(voice, entry, names, in_hand)
        if entry.what == "place":
            in_hand = ""
        else:
            in_hand = entry.die or (entry.dice[0] if entry.what == "reroll" and entry.dice else in_hand)
        # That somebody has chosen is news for a moment; the window itself is told when all are revealed.
        if not words or entry.what == "chosen":
            continue
        apart = entry.what in _APART
        turn = (entry.seat, entry.round, entry.turn)
        last = told[-1] if told else None
        same = last is not None and not apart and entry.seat >= 0 and (last.seat, last.round, last.turn) == turn
        # Ending a turn needs no word of its own, unless nothing else was done in it.
        if same and last is not None:
            if entry.what != "pass":
                last.clauses.append(words)
        else:
            told.append(Paragraph(entry.round, entry.seat, -2 if apart else entry.turn, [words], entry.by))
    return told

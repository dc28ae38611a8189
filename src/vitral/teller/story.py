"""Writes the story of a table: one or more lines for each choice and each outcome, with public facts only.

Made from what a spectator sees before and after it, so nothing secret can get in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from vitral.dice import COLOR, LETTERS, NO_DIE, TEXT, UNSET, texts, without
from vitral.engine import Action, Chance, Outcome, View, actions
from vitral.engine.questions import QuestionKind
from vitral.engine.steps.glass import LAST_GLASS
from vitral.game.actions import tool_of
from vitral.spaces import NAMES
from vitral.teller import story_lines as lines
from vitral.teller.automa import automa_lines
from vitral.teller.choices import exchanged
from vitral.teller.story_lines import StoryLine

_SET_UP: Final[dict[str, Callable[..., StoryLine]]] = {
    "tools": lines.ToolsDealt,
    "public": lines.PublicObjectivesDealt,
    "board": lines.GlassBoardDealt,
    "inspirations": lines.InspirationsDealt,
}
"""Decks whose cards lie open as soon as they are dealt."""


class Story:
    """The entries of one game so far. It grows with the game, and shrinks when a choice is taken back."""

    __slots__ = ("entries",)

    def __init__(self) -> None:
        self.entries: list[StoryLine] = []

    def choice(self, action: Action, before: View, after: View, by: str = "") -> None:
        """Adds a choice and the automatic changes that followed."""
        entry = self._pass(before) if action.kind == actions.PASS else _CHOICES[action.kind](action, before, after)
        _sign(entry, before)
        entry.by = by
        self.entries.append(entry)
        if (other := exchanged(action, before)) != NO_DIE:
            space, origin = NAMES[before.origin], NAMES[action.arg]
            self._add(lines.DieMoved(die=TEXT[other], origin=origin, space=space), before)
        if action.kind == actions.PLACE and after.skips != before.skips:
            self._add(lines.SecondTurnSkipped(), before)
        if (die := turned_over(action, before, after)) != NO_DIE:
            self._add(lines.DieFlipped(die=TEXT[die]), before)
        self._take_up(before, after)
        self._automatic_changes(before, after, fresh=action.kind == actions.PASS)

    def outcome(self, question: Chance, outcome: Outcome, before: View, after: View) -> None:
        """Adds an outcome of chance, unless it is secret, and the automatic changes that followed."""
        failed = luck_failed(question, before, after)
        dealt = _outcome(question, outcome, before, after)
        last = self.entries[-1] if self.entries else None
        if (
            dealt
            and isinstance(dealt[0], lines.PublicObjectivesDealt)
            and isinstance(last, lines.PublicObjectivesDealt)
        ):
            last.cards += dealt[0].cards  # dealt one by one, shown as one
        else:
            self.entries += dealt
        if failed:
            self._add(lines.DieLost(die=TEXT[int(outcome.values[0])]), before)
        elif question.purpose == "luck" and (die := turned_to(int(outcome.values[0]), after)) != NO_DIE:
            self._add(lines.DieFlipped(die=TEXT[die]), before)
        self._take_up(before, after)
        self._automatic_changes(before, after, fresh=failed and after.step != LAST_GLASS.text)

    def reveal(self, after: View, by: Sequence[str]) -> None:
        """Adds everybody's window; all have chosen."""
        for seat, who in enumerate(by):
            card, tokens = after.windows[seat].pattern.id, after.tokens[seat]
            self.entries.append(lines.WindowRevealed(seat=seat, card=card, tokens=tokens, by=who))

    def undo(self, entries: int) -> int:
        """Takes back what came after the first `entries`; returns how many that were. What people did beside the game
        stays.
        """
        tail = self.entries[entries:]
        self.entries[entries:] = [entry for entry in tail if isinstance(entry, lines.PeopleLine)]
        return len(tail)

    def _add(self, entry: StoryLine, before: View) -> None:
        _sign(entry, before)
        self.entries.append(entry)

    def _take_up(self, before: View, after: View) -> None:
        """Adds that a die is in hand again which waited for rare glass."""
        if len(before.waiting) > len(after.waiting) and before.origin < 0:
            self._add(lines.DieTakenUp(die=TEXT[before.waiting[-1]]), before)

    def _pass(self, before: View) -> StoryLine:
        """Returns the line of a turn that ends; it is shown only if nothing else was done in the turn."""
        turn = (before.seat, before.round, before.turn)
        for entry in reversed(self.entries):
            if (entry.seat, entry.round, entry.turn) == turn:
                return lines.TurnEnded()
            # People come and go, and a check lets another player remove a die in the middle of the turn.
            if not isinstance(entry, lines.PeopleLine) and (entry.round, entry.turn) != turn[1:]:
                break
        return lines.TurnPassed()

    def _automatic_changes(self, before: View, after: View, *, fresh: bool) -> None:
        """Adds what the Automa did, and the dice that went on the round track."""
        notes = after.notes if fresh else after.notes[len(before.notes) :]
        self.entries += automa_lines(notes, before, after)
        if len(after.track) > len(before.track):
            dice = texts(after.track[-1])
            ended = lines.RoundEnded(dice=dice) if dice else lines.RoundEndedEmpty()
            ended.round = before.round
            self.entries.append(ended)


def _sign(entry: StoryLine, before: View) -> None:
    """Sets the seat, round and turn of a line."""
    entry.seat, entry.round, entry.turn = before.seat, before.round, before.turn


# -- outcomes ------------------------------------------------------------------------------------------------------


def _outcome(question: Chance, outcome: Outcome, before: View, after: View) -> list[StoryLine]:
    kind, values, purpose = outcome.kind, outcome.values, question.purpose
    if kind == "deal":
        return _dealt(outcome, before, after)
    if kind == "start":
        return [lines.StartPlayerDrawn(seat=int(values[0]))]
    if kind == "roll":
        dice = texts(after.pool)
        make = lines.PlacesRolled if after.places else lines.PoolRolled
        return [make(seat=after.start, round=after.round, dice=dice)]
    if kind == "draw":
        entry: StoryLine = lines.DieDrawn(die=f"{LETTERS[int(values[0])]}?")
    elif purpose == "own":
        return [lines.OwnDiceRolled(seat=seat, dice=texts(own)) for seat, own in enumerate(after.own)]
    else:
        dice = texts(tuple(int(value) for value in values))
        if purpose == "board" and before.seat < 0:
            return [lines.FirstGlassRolled(dice=dice)]
        entry = _REROLLS.get(purpose, lines.DieRerolled)(dice=dice)
    _sign(entry, before)
    return [entry]


_REROLLS: Final[dict[str, Callable[..., StoryLine]]] = {
    "board": lines.NewGlassRolled,
    "picked": lines.PickedDiceRerolled,
    "pool": lines.PoolRerolled,
}


def _dealt(outcome: Outcome, before: View, after: View) -> list[StoryLine]:
    cards = [str(card) for card in outcome.values]
    if outcome.purpose == "private" and after.private:  # face up in solo, for spectators too
        return [lines.PrivateObjectivesDealt(seat=0, cards=cards, count=len(cards))]
    if outcome.purpose == "slot" and after.automa:
        return [lines.BoardPlaced(place=after.automa.board_slot)]
    make = _SET_UP.get(outcome.purpose)
    return [make(round=before.round, cards=cards)] if make else []


# -- choices -------------------------------------------------------------------------------------------------------


def _paid(before: View, after: View) -> int:
    return before.tokens[before.seat] - after.tokens[before.seat]


def _take(action: Action, before: View, after: View) -> StoryLine:
    die = TEXT[action.arg]
    return lines.DieTakenFromPlace(die=die, place=action.at) if action.at > 0 else lines.DieDrafted(die=die)


def _own(action: Action, before: View, after: View) -> StoryLine:
    die = TEXT[action.arg]
    if before.question.kind is QuestionKind.OWN:
        return lines.DieSwappedWithOwn(die=die)
    return lines.OwnDiePicked(die=die) if before.question.kind is QuestionKind.PICK else lines.OwnDieTaken(die=die)


def _place(action: Action, before: View, after: View) -> StoryLine:
    die, space = TEXT[before.hand], NAMES[action.arg]
    if before.origin >= 0:
        return lines.DieMoved(die=die, origin=NAMES[before.origin], space=space)
    return lines.DiePlaced(die=die, space=space)


def _glass(action: Action, before: View, after: View) -> StoryLine:
    die, paid = TEXT[action.arg], _paid(before, after)
    return lines.GlassTaken(die=die, tokens=paid) if paid else lines.DieDrafted(die=die)


def _tool(action: Action, before: View, after: View) -> StoryLine:
    card, paid = tool_of(action, before).id, _paid(before, after)
    return lines.ToolUsed(card=card, tokens=paid) if paid else lines.ToolUsedFree(card=card)


def _check(action: Action, before: View, after: View) -> StoryLine:
    right = after.question.kind is QuestionKind.REMOVE
    if action.arg == before.seat:
        return lines.OwnMistakeFound() if right else lines.OwnWindowFaultless()
    return (lines.CheckFoundMistake if right else lines.CheckFoundNothing)(whom=action.arg)


def _in_window(make: Callable[..., StoryLine]) -> Callable[[Action, View, View], StoryLine]:
    def made(action: Action, before: View, after: View) -> StoryLine:
        return make(die=TEXT[before.windows[before.seat].die_at(action.arg)], space=NAMES[action.arg])

    return made


_CHOICES: Final[dict[int, Callable[[Action, View, View], StoryLine]]] = {
    actions.TAKE: _take,
    actions.OWN: _own,
    actions.PLACE: _place,
    actions.TAKE_GLASS: _glass,
    actions.TOOL: _tool,
    actions.CHECK: _check,
    actions.LIFT: _in_window(lines.DieLifted),
    actions.REMOVE: _in_window(lines.DieRemoved),
    actions.GATHER: lambda action, before, after: lines.TokensGathered(
        card=tool_of(action, before).id, tokens=-_paid(before, after)
    ),
    actions.INSPIRE: lambda action, before, after: lines.InspirationUsed(
        card=before.inspirations[before.seat].id, tokens=_paid(before, after)
    ),
    actions.LEAVE: lambda action, before, after: (
        lines.DieLeftOnBoard if before.question.leave == "board" else lines.DieLeft
    )(die=TEXT[before.hand]),
    actions.PAY: lambda action, before, after: lines.DiePaid(die=TEXT[action.arg]),
    actions.SET: lambda action, before, after: lines.DieSet(die=f"{LETTERS[COLOR[before.hand]]}{action.arg}"),
    actions.TRACK: lambda action, before, after: lines.DieSwappedWithTrack(die=TEXT[action.arg], at=action.at + 1),
    actions.KEEP: lambda action, before, after: lines.OneDieOntoTrack(
        die=TEXT[action.arg], dice=texts(without(before.pool, action.arg))
    ),
    actions.KEEP_ALL: lambda action, before, after: lines.AllDiceOntoTrack(),
    actions.GO: lambda action, before, after: lines.InspirationDeclined(),
    actions.STOP: lambda action, before, after: (
        lines.CheckDeclined() if before.question.kind is QuestionKind.CHECK else lines.ToolStopped()
    ),
}


# -- what two views show beyond a choice or an outcome -----------------------------------------------------------------


_HANDS: Final[dict[int, Callable[[Action, View], int]]] = {
    actions.TAKE: lambda action, _: action.arg,
    actions.OWN: lambda action, _: action.arg,
    actions.TRACK: lambda action, _: action.arg,
    actions.SET: lambda action, before: 6 * COLOR[before.hand] + action.arg - 1,
    actions.TOOL: lambda _, before: before.hand,
    actions.PAY: lambda _, before: before.hand,
    actions.GO: lambda _, before: before.hand,
    actions.INSPIRE: lambda _, before: before.hand,
}
"""The die in hand right after an action."""


def turned_over(action: Action, before: View, after: View) -> int:
    """Returns the die to which a die was flipped automatically after an action (tool 10), or `NO_DIE`."""
    return turned_to(_HANDS[action.kind](action, before), after) if action.kind in _HANDS else NO_DIE


def turned_to(hand: int, after: View) -> int:
    """Returns the die to which the die just in hand was flipped automatically (tool 10), or `NO_DIE`."""
    return NO_DIE if after.hand in (hand, NO_DIE) or after.hand >= UNSET else after.hand


def luck_failed(question: Chance, before: View, after: View) -> bool:
    """Returns whether the outcome was a roll of Luck that put the die back and ended the turn, but for rare glass."""
    moved_on = (before.round, before.turn, before.seat) != (after.round, after.turn, after.seat)
    round_over = len(after.track) > len(before.track) or after.question.kind is QuestionKind.KEEP
    return question.purpose == "luck" and (moved_on or round_over or after.step == LAST_GLASS.text)

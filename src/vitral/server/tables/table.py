"""A table: how it was set up and everything that happened since. It uses no files, no clock, and does not wait.

The state is the replay of the events, which hold every choice and every outcome of chance: no seed, deck or dealer is
consulted. A new event is decided by `decide`, where the dealer answers; `apply` repeats an event that was stored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Self

import msgspec

from vitral.engine import Action, IllegalActionError, Reason, parse_outcome
from vitral.engine.actions import SIDE
from vitral.game.dealer import Dealer, commitment
from vitral.records import Record
from vitral.records.record import read_entry
from vitral.server import protocol as wire
from vitral.server.scenes.scene import public_scene, scene_for
from vitral.server.scenes.score_sheets import SceneCache
from vitral.server.store.table_store import TableStage
from vitral.server.tables.errors import RefusalError
from vitral.server.tables.events import (
    OUTCOMES,
    ActionChosen,
    BotFailed,
    Change,
    ChoiceUndone,
    EmblemChosen,
    Event,
    LinkReissued,
    LogCorrected,
    OutcomeEntered,
    PlayerResigned,
    RematchCreated,
    SeatClaimed,
    SeatFreed,
    SeatHandedOver,
    TableLocked,
)
from vitral.server.tables.seats import NOBODY, SeatState, seat_of_link
from vitral.server.tables.setup import Setup
from vitral.spaces import NAMES
from vitral.teller import story_lines as lines
from vitral.teller.choices import action_sentence, action_text
from vitral.teller.narrated_game import NarratedGame
from vitral.teller.sentence import Sentence, sentence

UNDO_LIMIT: Final = 300
"""The undo limit of a seat in one game, so that a game cannot go on for ever."""
HANDOVER_LIMIT: Final = 100
"""The most handovers of a seat between person and bot."""
REISSUE_LIMIT: Final = 100
"""The most reissues of a table's links."""


class Table:
    """A table as it was set up; `Setup.opening` has to hold what was dealt to begin with (`Table.new`)."""

    def __init__(self, table: str, created: float, seed: bytes, setup: Setup, displayed_commitment: str = "") -> None:
        self.id = table
        self.created = created
        self.seed = seed
        self.setup = setup
        self.commitment = displayed_commitment or commitment(seed)
        self.options = setup.table_options()
        self.cards = setup.card_set()
        self.players = self.options.players
        self.number = 0
        """The number of events so far."""
        self.updated = created
        self.rematch = ""
        self.link_versions: Counter[str] = Counter()
        """The number of reissues of each link; for `lock`, how often the table was locked or unlocked."""
        self.locked = False
        self.seats = [SeatState.of(seat) for seat in setup.seats]
        self.sides: list[int | None] = [None] * self.players
        self._sides_by = [""] * self.players
        self._moves = 0
        self._undo_counts = [0] * self.players
        self._handovers = [0] * self.players
        self.bot_failures = [0] * self.players
        """The number of failures of the bot of each seat."""
        self._refs: dict[tuple[int, str], int] = {}
        self._turn_began = created
        self._scene_cache = SceneCache()
        self._scenes: dict[int | None, wire.Scene] = {}
        """The scenes made since the last event, by viewer."""
        self.narrated = self._replay_opening(setup.opening)
        self._turn = self.narrated.turn
        self.choosing = self.narrated.choosing
        """Whether windows are being chosen."""
        self.ply = 0
        """How often the game changed since the windows were revealed; strictly growing."""

    @classmethod
    def new(
        cls, table: str, created: float, seed: bytes, setup: Setup, dealer: Dealer, displayed_commitment: str = ""
    ) -> Self:
        """Returns a new table, with its first cards and dice dealt; its setup is to be stored as it is then."""
        if not setup.by_hand:
            game = NarratedGame.begin(setup.table_options(), None, setup.card_set()).game
            for line in setup.opening:
                entry = read_entry(line)
                if isinstance(entry, Action):
                    game.play(entry)
                else:
                    game.resolve(entry)
            game.deal_on(dealer)
            opening = game.record(seed=False).log
            setup = msgspec.structs.replace(setup, opening=opening, dealt_from=len(setup.opening))
        return cls(table, created, seed, setup, displayed_commitment)

    def _replay_opening(self, log: Sequence[str]) -> NarratedGame:
        """Returns the game after these lines."""
        narrated = NarratedGame.begin(self.options, None, self.cards)
        for line in log:
            entry = read_entry(line)
            if isinstance(entry, Action):
                if entry.kind == SIDE:
                    self.sides[narrated.game.seat] = entry.arg
                narrated.play(entry)
            else:
                narrated.resolve(entry)
        if not self.setup.by_hand and narrated.game.chance is not None:
            raise ValueError("the setup does not hold what was dealt")
        return narrated

    # -- state -----------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.narrated.game.over

    @property
    def stage(self) -> int:
        """The stage as it is stored: the number of a `TableStage`."""
        if self.choosing:
            return TableStage.CHOOSING
        return TableStage.OVER if self.over else TableStage.PLAYING

    @property
    def awaited(self) -> list[int]:
        """The seats whose decision the table waits for."""
        if self.over or self.narrated.game.chance is not None:
            return []
        if self.choosing:
            return [seat for seat, side in enumerate(self.sides) if side is None]
        return [self.narrated.public_view.seat]

    @property
    def deadline(self) -> float:
        """When the turn timer runs out; 0 if it is not running. While windows are chosen, it starts once every seat is
        taken.
        """
        waiting_for_seats = self.choosing and not self._everybody_seated
        if not self.setup.timer or waiting_for_seats or all(self.seats[seat].bot for seat in self.awaited):
            return 0.0
        return self._turn_began + self.setup.timer

    @property
    def _everybody_seated(self) -> bool:
        return all(seat.claimed or seat.bot for seat in self.seats)

    @property
    def plays_on_its_own(self) -> bool:
        """Whether the game may go on without a person: a bot plays, or turns run out."""
        return bool(self.setup.timer) or any(seat.bot for seat in self.seats)

    def extend_turn(self, due: float) -> None:
        """Moves the deadline to *due* if that is later. Used after a restart: time without a server does not count."""
        if self.deadline:
            self._turn_began += max(0.0, due - self.deadline)

    def scene(self, viewer: int | None) -> wire.Scene:
        """Returns what a viewer sees and may do now; must not be modified."""
        if viewer not in self._scenes:
            self._scenes[viewer] = self._make_scene(viewer)
        return self._scenes[viewer]

    def _make_scene(self, viewer: int | None) -> wire.Scene:
        narrated, cache = self.narrated, self._scene_cache
        sides = self.sides if self.choosing else ()
        if viewer is None:
            return public_scene(narrated.game, self.ply, cache=cache, sides=sides, view=narrated.public_view)
        scene = scene_for(
            self.scene(None), narrated.game, viewer, cache, sides, can_undo=narrated.can_undo, view=narrated.public_view
        )
        if self.seats[viewer].bot:
            scene.legal, scene.can_undo = [], False
        if not self.may_undo_again(viewer):
            scene.can_undo = False
        return scene

    def ply_of(self, seat: int, ref: str) -> int | None:
        """Returns the ply that a seat's choice of that reference led to, if it was accepted."""
        return self._refs.get((seat, ref))

    def record(self) -> Record:
        """Returns the game so far as a record, its seed revealed."""
        game = self.narrated.game
        game.seats = tuple(seat.recorded for seat in self.seats)
        if self.setup.by_hand:
            return game.record()
        start = self.setup.dealt_from
        return replace(game.record(), seed=self.seed.hex(), commitment=self.commitment, dealt_from=start)

    # -- what is allowed ------------------------------------------------------------------------------------------

    def parse_choice(self, seat: int, text: str) -> Action:
        """Returns the action of that text; raises `RefusalError` if the seat may not choose it now."""
        if self.over:
            raise RefusalError("over", (Reason.GAME_OVER,))
        if self.choosing and self.narrated.game.chance is None:
            return self._parse_side(seat, text)  # until all have chosen, everybody may choose again
        if seat not in self.awaited:
            raise RefusalError("not_your_turn", (Reason.NOT_YOUR_TURN,))
        narrated = self.narrated
        legal = narrated.game.legal_actions()
        for action in legal:
            if text == action.text:
                return action
        for action in legal:
            if text == action_text(action, narrated.public_view):
                return action
        trial = narrated.trial()
        try:
            trial.play(text)
        except IllegalActionError as error:
            raise RefusalError("illegal", error.reasons) from None
        except ValueError:
            raise RefusalError("illegal", (Reason.NOT_OFFERED,)) from None
        return Action(text)  # legal, but written in another way

    def _parse_side(self, seat: int, text: str) -> Action:
        dealt_sides = self.narrated.game.view(seat).dealt_sides
        try:
            action = Action(text)
        except ValueError:
            action = None
        if action is None or action.kind != SIDE or action.arg >= len(dealt_sides):
            raise RefusalError("illegal", (Reason.NOT_OFFERED,))
        return action

    def why(self, seat: int, text: str) -> tuple[str, ...]:
        """Returns every reason why a seat may not do something now; `take R4; place B3` asks about one after the
        other.
        """
        if self.over or self.choosing or seat not in self.awaited:
            try:
                self.parse_choice(seat, text)
            except RefusalError as refusal:
                return refusal.reasons
            return ()
        trial = self.narrated.trial()
        try:
            for part in text.split(";"):
                trial.play(part.strip(), seat)
        except IllegalActionError as error:
            return error.reasons
        except ValueError:
            return (Reason.NOT_OFFERED,)
        return ()

    def describe_action(self, seat: int, text: str) -> Sentence | None:
        """Returns a sentence for an action, or for `take R4; place B3`; None while that seat is not to move."""
        if self.over or self.choosing or seat not in self.awaited:
            return None
        view = self.narrated.game.view(seat)
        try:
            first, *more = [Action(part.strip()) for part in text.split(";")]
            clause = action_sentence(first, view)
        except (ValueError, LookupError):  # not an action, or one about a card or seat that is not at this table
            return None
        return sentence("text-misfit", take=clause, space=NAMES[more[0].arg]) if more else clause

    def _check_undo(self, seat: int) -> None:
        """Raises `RefusalError` if that seat may not take its last choice back."""
        if self.over:
            raise RefusalError("over", (Reason.GAME_OVER,))
        if seat not in self.awaited:
            raise RefusalError("not_your_turn", (Reason.NOT_YOUR_TURN,))
        if not self.narrated.can_undo:
            raise RefusalError("illegal", (Reason.NOTHING_TO_UNDO,))

    def may_undo_again(self, seat: int) -> bool:
        """Returns whether a seat may still take choices back in this game."""
        return self._undo_counts[seat] < UNDO_LIMIT

    def may_hand_over(self, seat: int) -> bool:
        """Returns whether a seat may still be handed over between person and bot."""
        return self._handovers[seat] < HANDOVER_LIMIT

    def played_by_person(self, seat: int) -> bool:
        """Returns whether the person of a seat has played all of it so far."""
        return self.seats[seat].person and not self.seats[seat].bot and not self._handovers[seat]

    @property
    def may_reissue_links(self) -> bool:
        """Whether links may still be reissued."""
        return self.link_versions.total() < REISSUE_LIMIT

    # -- events ---------------------------------------------------------------------------------------------------

    def decide(self, event: Event, at: float, dealer: Dealer, ply: int | None = None) -> tuple[Event, Change]:
        """Applies a new event and lets the dealer answer chance; a `RefusalError` changes nothing.

        `ply` is the one that a person saw who chooses or undoes; it must be the table's. Returns the event as it is to
        be stored, with the action as the rules write it and what was dealt.
        """
        if (
            ply is not None
            and isinstance(event, ActionChosen | ChoiceUndone)
            and self.seats[event.seat].bot
            and not self.over
        ):
            raise RefusalError("not_allowed")
        if isinstance(event, ActionChosen):
            action = self.parse_choice(event.seat, event.action)
            self._check_ply(event.seat, ply, takes_back=self.choosing and self.sides[event.seat] is not None)
            change, dealt = self._choose(event, action, dealer)
            if dealt or action.text != event.action:
                event = msgspec.structs.replace(event, action=action.text, dealt=OUTCOMES.join(dealt))
        else:
            if isinstance(event, ChoiceUndone):
                self._check_undo(event.seat)
                self._check_ply(event.seat, ply, takes_back=True)
            change = self._apply(event, at)
        self._finish_event(at)
        return event, change

    def _check_ply(self, seat: int, ply: int | None, *, takes_back: bool) -> None:
        """Raises `RefusalError` if the seat has reached its undo limit, or did not see the latest state."""
        if ply is not None and takes_back and not self.may_undo_again(seat):
            raise RefusalError("undo_limit")
        if ply not in (None, self.ply):
            raise RefusalError("stale")

    def apply(self, event: Event, at: float) -> Change:
        """Applies an event that was stored; raises `RefusalError` or `ValueError` if it cannot have happened."""
        change = self._apply(event, at)
        self._finish_event(at)
        return change

    def _finish_event(self, at: float) -> None:
        """Counts an event, and notes when a new turn began."""
        self._scenes.clear()
        self.number += 1
        self.updated = at
        if self.narrated.turn != self._turn:
            self._turn = self.narrated.turn
            self._turn_began = at

    def _apply(self, event: Event, at: float) -> Change:
        # The choice of windows is timed from when the last seat is taken; no other change of seats resets a timer.
        if self.choosing and not self._everybody_seated and isinstance(event, SeatClaimed | SeatHandedOver):
            self._turn_began = at
        match event:
            case ActionChosen():
                return self._choose(event, self.parse_choice(event.seat, event.action), None)[0]
            case ChoiceUndone():
                return self._apply_choice_undone(event)
            case OutcomeEntered(outcome):
                length = len(self.narrated.story)
                self.narrated.resolve(parse_outcome(outcome))
                self._advance_ply()
                return Change(self.narrated.story[length:])
            case LogCorrected(line):
                return self._apply_log_corrected(line)
            case SeatClaimed(number, name):
                seat = self.seats[number]
                seat.claimed, seat.name = True, name or seat.name
            case EmblemChosen(number, color, pattern):
                self.seats[number].emblem = color, pattern
                self.seats[number].emblems += 1
            case SeatHandedOver():
                return self._apply_seat_handed_over(event)
            case PlayerResigned(number, bot):
                self.seats[number].bot, self.seats[number].resigned = bot or NOBODY, True
                return self._add_to_story((lines.ResignedToBot if bot else lines.ResignedToNobody)(seat=number))
            case BotFailed():
                return self._apply_bot_failed(event)
            case RematchCreated(table):
                self.rematch = table
            case LinkReissued(link):
                return self._apply_link_reissued(link, at)
            case SeatFreed(number):
                self.seats[number] = SeatState.of(self.setup.seats[number])
                self.sides[number] = None
                for link in ("join", f"s{number}"):
                    self.link_versions[link] += 1
            case TableLocked(locked):
                self.locked = locked
                self.link_versions["lock"] += 1
        return Change([])

    def _apply_choice_undone(self, event: ChoiceUndone) -> Change:
        self._check_undo(event.seat)
        length = len(self.narrated.story)
        undone = self.narrated.undo()
        self._undo_counts[event.seat] += 1
        self._advance_ply()
        self._refs[event.seat, event.ref] = self.ply
        return Change(self.narrated.story[length - undone :], undone)

    def _apply_bot_failed(self, event: BotFailed) -> Change:
        self.bot_failures[event.seat] += 1
        if event.for_good:
            self.seats[event.seat].bot = event.stand_in
            return self._add_to_story(lines.StandInForGood(whom=event.seat))
        return self._add_to_story((lines.StandInForTurn if event.stand_in else lines.TurnCutShort)(whom=event.seat))

    def _apply_seat_handed_over(self, event: SeatHandedOver) -> Change:
        seat = self.seats[event.seat]
        self._handovers[event.seat] += 1
        seat.bot = event.bot
        if not seat.claimed:
            return Change([])  # no person was there
        line = lines.PlayerReturned if not event.bot else lines.BotTookOver if event.away else lines.SeatGivenToBot
        return self._add_to_story(line(seat=event.seat))

    def _apply_link_reissued(self, link: str, at: float) -> Change:
        self.link_versions[link] += 1
        if (seat := seat_of_link(link)) is None:
            return Change([])
        self.seats[seat].reissued_at = at
        return self._add_to_story(lines.LinkReissued(seat=seat))

    def _add_to_story(self, entry: lines.StoryLine) -> Change:
        """Adds a line about the people of the table to the story, in the current round."""
        entry.round = self.narrated.public_view.round
        self.narrated.story.append(entry)
        return Change([entry])

    def _choose(self, event: ActionChosen, action: Action, dealer: Dealer | None) -> tuple[Change, list[str]]:
        """Plays a seat's action; returns what that adds to the story, and what the dealer, if there is one, dealt."""
        length = len(self.narrated.story)
        if self.choosing:
            if self.sides[event.seat] is None:
                self.narrated.story.append(lines.SideChosen(seat=event.seat, turn=lines.TRANSIENT, by=event.by))
            else:
                self._undo_counts[event.seat] += 1
            self.sides[event.seat] = action.arg
            self._sides_by[event.seat] = event.by
            self._play_chosen_sides()
        else:
            self.narrated.play(action, event.by)
        dealt = self._resolve_chance(event.dealt, dealer)
        self._advance_ply()
        if event.ref:
            self._refs[event.seat, event.ref] = self.ply
        return Change(self.narrated.story[length:]), dealt

    def _resolve_chance(self, stored: str, dealer: Dealer | None) -> list[str]:
        """Lets the dealer answer chance, or without one repeats what was stored. Returns what was dealt now.

        At a real table people enter what was dealt (`OutcomeEntered`).
        """
        narrated, dealt = self.narrated, []
        if self.setup.by_hand:
            return []
        if dealer is None and stored:
            for line in stored.split(OUTCOMES):
                narrated.resolve(parse_outcome(line))
        while (question := narrated.game.chance) is not None:
            if dealer is None:
                raise ValueError("the event does not hold what was dealt")
            outcome = dealer.answer(question)
            narrated.resolve(outcome)
            dealt.append(outcome.text)
        return dealt

    def _advance_ply(self) -> None:
        """Counts a change of the game, and notes whether windows are still chosen."""
        self.choosing = self.narrated.choosing
        if not self.choosing:
            self._moves += 1
            self.ply = self._moves

    def _apply_log_corrected(self, line: int) -> Change:
        undone = len(self.narrated.story)
        self.sides = [None] * self.players
        self._sides_by = [""] * self.players
        self.narrated = self._replay_opening(self.narrated.game.record().log[:line])
        self._scene_cache = SceneCache()
        self._moves += 1
        self.choosing = self.narrated.choosing
        self.ply = 0 if self.choosing else self._moves
        return Change(self.narrated.story, undone)

    def _play_chosen_sides(self) -> None:
        """Plays the chosen windows in seat order, once all have chosen: until then each may choose another."""
        sides = [side for side in self.sides if side is not None]
        while len(sides) == self.players and self.narrated.choosing:
            seat = self.narrated.game.seat
            self.narrated.play_side(sides[seat], self._sides_by[seat])

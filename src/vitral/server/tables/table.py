"""A table: how it was set up and everything that happened since. Pure: no files, no clock, no waiting.

The state is the replay of the events; an event is applied here only if it may happen, or else `Refusal` says why not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from vitral.cards import CardSet, all_cards, cards_from_texts
from vitral.engine import Action, IllegalAction, Options, Reason, parse_outcome
from vitral.engine.actions import SIDE
from vitral.engine.spaces import NAMES
from vitral.game.dealer import Dealer, SeededDealer, commitment
from vitral.records import Record
from vitral.records.older import with_old_defaults
from vitral.records.record import read_entry
from vitral.server import protocol as wire
from vitral.server.answers.scene import public_scene, scene_for
from vitral.server.answers.sheets import Known
from vitral.server.store.base import CHOOSING, OVER, PLAYING
from vitral.server.tables.events import Change, Chose, Claimed, Corrected, Dealt, Event, Followed, Replaced, Undid
from vitral.server.tables.refusal import Refusal
from vitral.server.tables.seats import SeatState
from vitral.server.tables.setup import Setup
from vitral.teller.choices import action_text, words
from vitral.teller.entries import NEWS
from vitral.teller.entries.setup import SideChosen
from vitral.teller.narrated_game import NarratedGame
from vitral.teller.sentence import Sentence, sentence


class Table:
    """One table."""

    def __init__(
        self, table: str, created: float, seed: bytes, setup: Setup, dealer: Dealer | None = None, shown: str = ""
    ) -> None:
        self.id = table
        self.created = created
        self.seed = seed
        self.setup = setup
        self.commitment = shown or commitment(seed)
        self.options = _options(setup)
        own = setup.own_cards
        self.cards: CardSet = cards_from_texts(own.name, own.texts) if own else all_cards()
        self.players = self.options.players
        self.number = 0
        """How many events there were."""
        self.updated = created
        self.rematch = ""
        self.seats = [SeatState.of(seat) for seat in setup.seats]
        self.sides: list[int | None] = [None] * self.players
        self._sides_by = [""] * self.players
        self._moves = 0
        self._refs: dict[tuple[int, str], int] = {}
        self._turn_began = created
        self._known = Known()
        self._public: wire.Scene | None = None
        """What spectators see now, once somebody has asked; most of every view is the same."""
        self._dealer = None if setup.by_hand else dealer or SeededDealer(seed)
        self.narrated = self._opened(setup.opening)
        self._turn = self.narrated.turn

    def _opened(self, log: Sequence[str]) -> NarratedGame:
        """The game after these lines; from there on the dealer deals, if there is one."""
        narrated = NarratedGame.begin(self.options, None, self.cards)
        for line in log:
            entry = read_entry(line)
            if isinstance(entry, Action):
                if entry.kind == SIDE:
                    self.sides[narrated.game.seat] = entry.arg
                narrated.play(entry)
            else:
                narrated.resolve(entry)
        if self._dealer is not None:
            narrated.deal_on(self._dealer)
        return narrated

    # -- what is ---------------------------------------------------------------------------------------------------

    @property
    def choosing(self) -> bool:
        """Whether windows are chosen, all at once."""
        return self.narrated.choosing

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.narrated.game.over

    @property
    def stage(self) -> int:
        return CHOOSING if self.choosing else OVER if self.over else PLAYING

    @property
    def ply(self) -> int:
        """How often the game changed since the windows were revealed; strictly growing."""
        return 0 if self.choosing else self._moves

    @property
    def awaited(self) -> list[int]:
        """The seats whose decision the table waits for."""
        if self.over or self.narrated.game.chance is not None:
            return []
        if self.choosing:
            return [seat for seat, side in enumerate(self.sides) if side is None]
        return [self.narrated.seen.seat]

    @property
    def deadline(self) -> float:
        """When the turn of the person to move runs out, or 0. Windows are waited for once everybody has come."""
        if not self.setup.timer or not any(not self.seats[seat].bot for seat in self.awaited):
            return 0.0
        if self.choosing and not all(seat.claimed or seat.bot for seat in self.seats):
            return 0.0
        return self._turn_began + self.setup.timer

    def scene(self, viewer: int | None) -> wire.Scene:
        """What a viewer sees and may do now."""
        narrated, known = self.narrated, self._known
        sides = self.sides if self.choosing else ()
        if self._public is None:
            self._public = public_scene(narrated.game, self.ply, known=known, sides=sides)
        shown = scene_for(self._public, narrated.game, viewer, known=known, sides=sides, can_undo=narrated.can_undo)
        if viewer is not None and self.seats[viewer].bot:
            shown.legal, shown.can_undo = [], False
        return shown

    def accepted(self, seat: int, ref: str) -> int | None:
        """The ply that a seat's choice of that reference led to, if it was accepted."""
        return self._refs.get((seat, ref))

    def record(self) -> Record:
        """The game so far as a record, its seed revealed."""
        game = self.narrated.game
        game.seats = tuple(seat.recorded for seat in self.seats)
        if self._dealer is None:
            return game.record()
        start = len(self.setup.opening)
        return replace(game.record(), seed=self.seed.hex(), commitment=self.commitment, dealt_from=start)

    # -- what may be ----------------------------------------------------------------------------------------------

    def read_choice(self, seat: int, text: str) -> Action:
        """The action of that text, if the seat may choose it now; else `Refusal`."""
        if self.over:
            raise Refusal("over", (Reason.GAME_OVER,))
        if seat not in self.awaited:
            raise Refusal("not_your_turn", (Reason.NOT_YOUR_TURN,))
        if self.choosing:
            return self._read_side(seat, text)
        narrated = self.narrated
        for action in narrated.game.legal_actions():
            if text in (action.text, action_text(action, narrated.seen)):
                return action
        trial = narrated.trial()
        try:
            trial.play(text)
        except IllegalAction as error:
            raise Refusal("illegal", error.reasons) from None
        except ValueError:
            raise Refusal("illegal", (Reason.NOT_OFFERED,)) from None
        return Action(text)  # legal, but written in another way

    def _read_side(self, seat: int, text: str) -> Action:
        offers = self.narrated.game.view(seat).offers
        try:
            action = Action(text)
        except ValueError:
            action = None
        if action is None or action.kind != SIDE or action.arg >= len(offers):
            raise Refusal("illegal", (Reason.NOT_OFFERED,))
        return action

    def why(self, seat: int, text: str) -> tuple[str, ...]:
        """Every reason why a seat may not do something now; `take R4; place B3` asks about one after the other."""
        if self.over or self.choosing or seat not in self.awaited:
            try:
                self.read_choice(seat, text)
            except Refusal as refusal:
                return refusal.reasons
            return ()
        trial = self.narrated.trial()
        try:
            for part in text.split(";"):
                trial.play(part.strip(), seat)
        except IllegalAction as error:
            return error.reasons
        except ValueError:
            return (Reason.NOT_OFFERED,)
        return ()

    def in_words(self, seat: int, text: str) -> Sentence | None:
        """What somebody asks about in words: an action, or `take R4; place B3`; none where nothing is played."""
        if self.over or self.choosing or seat not in self.awaited:
            return None
        seen = self.narrated.game.view(seat)
        try:
            first, *more = [Action(part.strip()) for part in text.split(";")]
            said = words(first, seen)
        except (ValueError, LookupError):  # no action, or one about something that this table does not have
            return None
        return sentence("text-misfit", take=said, space=NAMES[more[0].arg]) if more else said

    def check_undo(self, seat: int) -> None:
        """`Refusal` if that seat may not take its last choice back."""
        if self.over:
            raise Refusal("over", (Reason.GAME_OVER,))
        if seat not in self.awaited:
            raise Refusal("not_your_turn", (Reason.NOT_YOUR_TURN,))
        if not self.narrated.can_undo:
            raise Refusal("illegal", (Reason.NOTHING_TO_UNDO,))

    # -- what happens ---------------------------------------------------------------------------------------------

    def apply(self, event: Event, at: float) -> Change:
        """Let an event happen; `Refusal` changes nothing."""
        change = self._apply(event, at)
        self._public = None
        self.number += 1
        self.updated = at
        if self.narrated.turn != self._turn:
            self._turn = self.narrated.turn
            self._turn_began = at
        return change

    def _apply(self, event: Event, at: float) -> Change:
        if isinstance(event, Chose):
            return self._chose(event)
        if isinstance(event, Undid):
            self.check_undo(event.seat)
            undone = self.narrated.undo()
            self._moves += 1
            self._refs[event.seat, event.ref] = self.ply
            return Change(self.narrated.story[-1:], undone)
        if isinstance(event, Dealt):
            told = len(self.narrated.story)
            self.narrated.resolve(parse_outcome(event.outcome))
            self._moves += not self.choosing
            return Change(self.narrated.story[told:])
        if isinstance(event, Corrected):
            return self._corrected(event.line)
        if isinstance(event, Claimed):
            seat = self.seats[event.seat]
            seat.claimed, seat.name = True, event.name or seat.name
            self._turn_began = at if self.choosing else self._turn_began
        elif isinstance(event, Replaced):
            seat = self.seats[event.seat]
            seat.bot = event.bot
            self._turn_began = at if event.seat in self.awaited else self._turn_began
        elif isinstance(event, Followed):
            self.rematch = event.table
        return Change([])

    def _chose(self, event: Chose) -> Change:
        action = self.read_choice(event.seat, event.action)
        told = len(self.narrated.story)
        if self.choosing:
            self.sides[event.seat] = action.arg
            self._sides_by[event.seat] = event.by
            self.narrated.story.append(SideChosen(seat=event.seat, turn=NEWS, by=event.by))
            self._feed_sides()
        else:
            self.narrated.play(action, event.by)
        self._moves += not self.choosing
        if event.ref:
            self._refs[event.seat, event.ref] = self.ply
        return Change(self.narrated.story[told:])

    def _corrected(self, line: int) -> Change:
        undone = len(self.narrated.story)
        self.sides = [None] * self.players
        self._sides_by = [""] * self.players
        self.narrated = self._opened(self.narrated.game.record().log[:line])
        self._known = Known()
        self._moves += 1
        return Change(self.narrated.story, undone)

    def _feed_sides(self) -> None:
        """The engine asks in seat order: give it what is known so far."""
        while self.choosing and (side := self.sides[self.narrated.game.seat]) is not None:
            self.narrated.play_side(side, self._sides_by[self.narrated.game.seat])


def _options(setup: Setup) -> Options:
    """The options of a table; one kept from before `setup` was an option goes on as it began."""
    given = setup.options
    return Options.read(given if "setup" in given else with_old_defaults(given))

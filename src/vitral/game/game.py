"""A game in play: a state, a dealer and a log. This is the library's front door."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, Self, TypeGuard

from vitral.cards import CardSet, all_cards, cards_with_windows
from vitral.engine import (
    Action,
    Chance,
    IllegalActionError,
    Options,
    Outcome,
    Reason,
    Score,
    Standing,
    State,
    View,
    new_state,
    parse_outcome,
    standing,
)
from vitral.engine import transitions as rules
from vitral.engine import view as views
from vitral.engine.position import parse_position, position
from vitral.engine.scoring import Tally, automa_bonus
from vitral.game.actions import parse_action
from vitral.game.dealer import Dealer, SeededDealer
from vitral.game.log import Watcher, masked_log, missing_record_error, record_of
from vitral.game.undo import may_undo, state_after
from vitral.records import LogEntry, Record, Seat, seats_for

_COMPILED: Final = not __file__.endswith((".py", ".pyc"))


def _contains(action: object, legal: tuple[Action, ...]) -> TypeGuard[Action]:
    """Returns whether an action is among others: compiled, this is faster than `in`, which asks for equality."""
    for other in legal:
        if other is action:
            return True
    return False


class Game:
    """A game in play.

    >>> game = Game.new(players=2, seed=7)
    >>> game.legal_actions()
    (Action('side 1'), Action('side 2'), Action('side 3'), Action('side 4'))
    >>> game.play("side 1")
    >>> game.seat
    1
    """

    __slots__ = (
        "_cards",
        "_dealer",
        "_fast",
        "_initial_state",
        "_legal",
        "_log",
        "_options",
        "_seats",
        "_state",
        "_undo_states",
        "_watcher",
        "over",
    )

    _initial_state: State | None
    """The first state, if the game did not begin with its set-up."""
    _options: Options
    _cards: CardSet
    _dealer: Dealer | None
    _fast: bool
    """Whether the next step can be asked directly: no card may interrupt it, and there is no watcher."""
    _state: State
    _log: list[LogEntry]
    _legal: tuple[Action, ...] | None
    _watcher: Watcher | None
    _undo_states: list[State]
    """While the game is watched: the states before the choices of this turn that may be taken back."""
    over: bool
    """Whether the game has ended."""
    _seats: tuple[Seat, ...]

    @classmethod
    def new(
        cls,
        players: int | None = None,
        seed: int | str | bytes | None = None,
        *,
        cards: CardSet | None = None,
        windows: Sequence[str] = (),
        dealer: Dealer | None = None,
        by_hand: bool = False,
        **options: Any,
    ) -> Self:
        """Sets a table up, for 2 players by default (1 in solo and against the Automa).

        Options are those of `Options`; a seed makes the game repeatable. Custom `windows`, given by their codes, are
        offered to everybody (docs/windows.md).

        With `by_hand` nobody answers chance but you: `game.chance` asks, `game.resolve("roll R4 B2 ...")` answers.
        """
        read = Options.read(options if players is None else {"players": players, **options})
        if windows:
            cards = cards_with_windows(windows, cards)
        return cls.of(read, seed, cards=cards, dealer=dealer, by_hand=by_hand)

    @classmethod
    def of(
        cls,
        options: Options,
        seed: int | str | bytes | None = None,
        *,
        cards: CardSet | None = None,
        dealer: Dealer | None = None,
        by_hand: bool = False,
    ) -> Self:
        """Sets a table up as `new` does, from options that were read before, which is faster for many games."""
        cards = cards if cards is not None else all_cards()
        options = options if options.mode != "automa" else _with_bonus(options, cards)
        game = cls(options, cards, None if by_hand else dealer or SeededDealer(seed), seats_for(options))
        game._resolve_chance()
        return game

    @classmethod
    def at(cls, position: State | str) -> Self:
        """Returns a game by hand that goes on from a position, given as a state or as its line (`Game.position`).

        What led there is not known: the log begins empty, and there is no record.
        """
        state = parse_position(position) if isinstance(position, str) else position
        options = state.rules.options
        game = cls(options, state.rules.cards, None, seats_for(options), state.copy())
        game._resolve_chance()
        return game

    def __init__(
        self,
        options: Options,
        cards: CardSet,
        dealer: Dealer | None,
        seats: tuple[Seat, ...],
        initial_state: State | None = None,
        state: State | None = None,
    ) -> None:
        """Sets up a table before any outcome of chance; `Game.new` and `Game.at` go on to the first choice.

        A copy starts from the *state* of another game.
        """
        self._options = options
        self._cards = cards
        self._dealer = dealer
        self._seats = seats
        self._initial_state = initial_state
        self._state = self._first_state() if state is None else state
        self._fast = not self._state.rules.interrupts
        self._log = []
        self._legal = None
        self._watcher = None
        self._undo_states = []
        self.over = False

    def _first_state(self) -> State:
        return new_state(self._options, self._cards) if self._initial_state is None else self._initial_state.copy()

    def _resolve_chance(self) -> None:
        """Lets the dealer answer until a seat has to choose or the game is over."""
        dealer = self._dealer
        state = self._state
        if dealer is not None:
            while (step := state.todo[0]).chance:
                question = step.pending(state)
                if isinstance(dealer, SeededDealer):  # noqa: SIM108 - compiled, a known class is asked in less time
                    outcome = dealer.answer(question)
                else:
                    outcome = dealer.answer(question)
                if self._fast:  # `_apply_outcome`, written out
                    step.resolve(state, outcome)
                    self._log.append(outcome)
                else:
                    self._apply_outcome(outcome)
        self.over = state.todo[0].over

    def _apply_outcome(self, outcome: Outcome) -> None:
        watcher = self._watcher
        if watcher is None:
            rules.resolve(self._state, outcome)
            self._log.append(outcome)
            return
        question = self.chance
        rules.resolve(self._state, outcome)
        assert question is not None
        self._log.append(outcome)
        self._undo_states.clear()
        watcher.answered(question, outcome, self.view())

    # -- what is ---------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Whose choice it is, from 0; −1 while chance is asked before the first choice."""
        return self._state.seat

    @property
    def state(self) -> State:
        """A copy of the state, secrets included."""
        return self._state.copy()

    @property
    def options(self) -> Options:
        return self._options

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, as records name them. Set those of the players; the Automa's follows by itself."""
        return self._seats

    @seats.setter
    def seats(self, players: Sequence[Seat]) -> None:
        self._seats = seats_for(self._options, players)

    @property
    def ply(self) -> int:
        """The number of lines in the log: choices and outcomes."""
        return len(self._log)

    @property
    def entries(self) -> tuple[LogEntry, ...]:
        """Every choice and outcome so far, secrets included."""
        return tuple(self._log)

    @property
    def chance(self) -> Chance | None:
        """The pending question to chance; always None where a dealer answers."""
        return rules.pending(self._state)

    @property
    def position(self) -> str:
        """The state in one line, secrets included (`vitral.engine.position`)."""
        return position(self._state)

    def legal_actions(self) -> tuple[Action, ...]:
        """Returns every choice of the seat to move, always in the same order; empty at the end."""
        legal = self._legal
        if legal is None:
            state = self._state
            # `rules.legal_actions`, written out, since it is asked for at every step of every game.
            legal = self._legal = state.todo[0].choices(state) if self._fast else rules.legal_actions(state)
        return legal

    def scores(self) -> tuple[Score, ...]:
        """Returns the score sheets by seat as the table stands, with their proofs; none before windows are chosen."""
        return standing.scores(self._state)

    def score(self, seat: int) -> Score:
        """Returns the score sheet of one seat as the table stands, with its proof."""
        return standing.score(self._state, seat)

    def tallies(self) -> list[Tally]:
        """Returns what decides the ranking, by seat, as the table stands: points without sheets, for those who only
        count.
        """
        return standing.tallies(self._state)

    @property
    def target(self) -> int | None:
        """In solo, the score to beat as the table stands."""
        return standing.target(self._state)

    def ranking(self) -> tuple[Standing, ...]:
        """Returns the seats from first to last as the table stands, and what set each before the next."""
        return standing.ranking(self._state)

    def view(self, seat: int | None = None) -> View:
        """Returns what a seat may know; without one, what a spectator may."""
        return views(self._state, self._check_seat(seat))

    def show(self, observe: Callable[[State], Any]) -> Any:
        """Returns what a function makes of the state, secrets included, which it must not change."""
        return observe(self._state)

    def log(self, seat: int | None = None) -> tuple[str, ...]:
        """Returns the lines of the log as a seat (or a spectator) may read them: secrets show as `?`."""
        return masked_log(self._log, self._check_seat(seat), self._state)

    def _check_seat(self, seat: int | None) -> int | None:
        if seat is not None and not 0 <= seat < self._options.players:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self._options.players - 1}")
        return seat

    # -- what is done ----------------------------------------------------------------------------------------------

    def play(self, action: Action | str | int, seat: int | None = None) -> None:
        """Makes a choice: an action, its text or its id. `IllegalActionError` carries every reason and changes nothing.

        With `seat` the choice is refused if it is not that seat's to make.
        """
        state = self._state
        legal = self._legal
        # The way in for players who choose among what they were just offered; all others are read and checked.
        if seat is not None or legal is None:
            action = self._checked(action, seat)
        elif _COMPILED:
            if not _contains(action, legal):
                action = self._checked(action, seat)
        elif action not in legal:
            action = self._checked(action, seat)
        if self._fast:  # `_do`, written out
            state.todo[0].apply(state, action)
            self._log.append(action)
        else:
            self._do(action)
        self._legal = None
        if not state.todo[0].asks:
            self._resolve_chance()

    def play_single_choices(self) -> None:
        """Plays the only legal action, again and again, until there is something to choose or the game is over."""
        state, plain = self._state, self._fast
        while True:
            legal = self._legal
            if legal is None:  # `legal_actions`, written out
                legal = self._legal = state.todo[0].choices(state) if plain else rules.legal_actions(state)
            if len(legal) != 1:
                return
            action = legal[0]  # `play`, written out
            if plain:
                state.todo[0].apply(state, action)
                self._log.append(action)
            else:
                self._do(action)
            self._legal = None
            if not state.todo[0].asks:
                self._resolve_chance()

    def _do(self, action: Action) -> None:
        state, watcher = self._state, self._watcher
        if watcher is None:
            rules.do(state, action)
            self._log.append(action)
            return
        old = state.copy()
        rules.do(state, action)
        self._log.append(action)
        if may_undo(old, state):
            self._undo_states.append(old)
        else:
            self._undo_states.clear()
        watcher.chose(action, self.view())

    def _checked(self, given: Action | str | int, seat: int | None) -> Action:
        """Returns the action of a choice, which is that seat's to make and legal."""
        action = parse_action(given, self._state.tools)
        if seat is not None and seat != self._state.seat and not self.over:
            raise IllegalActionError(action.text, [Reason.NOT_YOUR_TURN])
        if action not in self.legal_actions():
            raise IllegalActionError(action.text, rules.reasons(self._state, action))
        return action

    def resolve(self, outcome: Outcome | str) -> None:
        """Answers chance by hand. `ChanceError` says what cannot have happened and changes nothing."""
        read = parse_outcome(outcome) if isinstance(outcome, str) else outcome
        self._apply_outcome(read)
        self._legal = None
        self._resolve_chance()

    def deal_on(self, dealer: Dealer) -> None:
        """Lets that dealer answer chance from here on."""
        self._dealer = dealer
        self._legal = None
        self._resolve_chance()

    def watch(self, watcher: Watcher) -> None:
        """Sends everything that happens from here on to *watcher*. Undo then works without replaying the game.

        Choices made before cannot be taken back any more. Copies of the game are not watched.
        """
        self._watcher = watcher
        self._fast = False
        self._undo_states = []

    @property
    def can_undo(self) -> bool:
        """Whether the last choice may be taken back (docs/rules.md §1.3)."""
        return self._before_last() is not None

    def undo(self) -> Action:
        """Takes back the last choice of the seat to move, and returns it.

        It stops at an outcome of chance, at another seat's choice and at the start of the turn.
        """
        before = self._before_last()
        if before is None:
            raise IllegalActionError("undo", [Reason.NOTHING_TO_UNDO])
        self._state = before
        self._legal = None
        if self._undo_states:
            self._undo_states.pop()
        action = self._log.pop()
        assert isinstance(action, Action)
        return action

    def _before_last(self) -> State | None:
        if self._watcher is not None:
            return self._undo_states[-1] if self._undo_states else None
        if not self._log or not isinstance(self._log[-1], Action):
            return None
        before = state_after(self._first_state(), self._log[:-1])
        return before if may_undo(before, self._state) else None

    # -- copies and files ------------------------------------------------------------------------------------------

    def copy(self, *, dealer: Dealer | None = None, by_hand: bool = False) -> Self:
        """Returns an independent copy whose chance *dealer* answers; with `by_hand` nobody does.

        Without either it has the same dealer, and so the same future: a search would see dice that are still to come.
        Play-outs use `copy_with_new_chance`, or begin with what a seat may know (`Game.view`).
        """
        answers = None if by_hand else dealer or self._dealer
        state = self._state.copy()
        # Not `__new__`, which asks for the arguments of `__init__` where it is compiled.
        new = type(self)(self._options, self._cards, answers, self._seats, self._initial_state, state)
        new._log = self._log[:]
        new._legal = self._legal
        new.over = self.over
        return new

    def copy_with_new_chance(self, seed: int | str | bytes | None = None) -> Self:
        """Returns an independent copy whose chance is answered from another seed, for play-outs.

        Dice to come differ; private objectives stay, so for a player who must not know them sample a view instead.
        """
        return self.copy(dealer=SeededDealer(seed))

    def record(self, *, seed: bool = True) -> Record:
        """Returns the game so far as a record; `seed=False` leaves out the dealer's seed, and with it the future."""
        if self._initial_state is not None:
            raise missing_record_error()
        dealer = self._dealer
        revealed = dealer.seed if seed and isinstance(dealer, SeededDealer) else None
        return record_of(self._state, self._log, self._seats, revealed)

    def _repr_svg_(self) -> str | None:
        """Returns the table as a spectator sees it, for notebooks; nothing before the windows are known."""
        if not self._state.windows:
            return None
        from vitral.drawing import table_picture, table_svg  # few games are drawn

        return table_svg(table_picture(self.view(), tuple(seat.name for seat in self._seats)))

    def __str__(self) -> str:
        """Returns the table as a spectator sees it: round, pool, track, cards and windows, in lines of text."""
        from vitral.drawing.board_text import table_text

        return table_text(self.view())

    def __repr__(self) -> str:
        if self._initial_state is not None:
            return f"Game.at({self.position!r})"
        return f"replay(Record.from_dict({self.record().to_dict()!r}))"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._log == other._log and self._state == other._state

    __hash__ = None  # type: ignore[assignment]


def _with_bonus(options: Options, cards: CardSet) -> Options:
    """Returns the Automa's points written down: levels may be measured again, but a game in play does not change."""
    return options if cards.automa is None else replace(options, automa_bonus=automa_bonus(cards.automa, options))

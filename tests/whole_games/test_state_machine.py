"""A state machine over whole games: any table, any choice, any outcome of chance, and undo, in any order.

After every action all of `invariants` holds; every game is then played to its end.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from vitral import Action, Chance, Game, IllegalActionError, Outcome, SeededDealer, State
from vitral.dice import COLOR
from whole_games.course import check_course, check_finished
from whole_games.invariants import check_position
from whole_games.random_games import PUBLICS, TOOLS, lively

SEEDS = st.integers(0, 2**32 - 1)


def three_of(ids: tuple[str, ...]) -> st.SearchStrategy[tuple[str, ...]]:
    """Three cards named, or none so that they are dealt."""
    return st.just(()) | st.lists(st.sampled_from(ids), min_size=3, max_size=3, unique=True).map(tuple)


def outcome(data: st.DataObject, chance: Chance) -> Outcome:
    """Anything that chance could answer."""
    if chance.kind == "deal":
        cards = st.lists(
            st.sampled_from(sorted(str(card) for card in chance.among)),
            min_size=chance.amount,
            max_size=chance.amount,
            unique=True,
        )
        return Outcome("deal", chance.purpose, tuple(data.draw(cards, label=f"deal {chance.purpose}")))
    if chance.kind == "start":
        return Outcome("start", "start", (data.draw(st.integers(0, chance.amount - 1), label="start"),))
    if chance.kind == "reroll":
        values = [data.draw(st.integers(0, 5), label="value") for _ in chance.among]
        dice = [6 * COLOR[int(die)] + value for die, value in zip(chance.among, values, strict=True)]
        return Outcome("reroll", "reroll", tuple(dice))
    left = [int(count) for count in chance.among]
    dice = []
    for _ in range(chance.amount):
        color = data.draw(st.sampled_from([color for color in range(5) if left[color]]), label="color")
        left[color] -= 1
        value = data.draw(st.integers(0, 5), label="value") if chance.kind == "roll" else 0
        dice.append(6 * color + value)
    if chance.kind == "roll":
        return Outcome("roll", "pool", tuple(dice))
    return Outcome("draw", "draw", (dice[0] // 6,))


class WholeGame(RuleBasedStateMachine):
    players = 2
    game: Game
    back: list[State]
    """What undo must give back, the last state last."""

    @initialize(
        enforcement=st.sampled_from(["strict", "honour"]),
        bag=st.sampled_from(["full", "scaled"]),
        tools=three_of(TOOLS),
        public=three_of(PUBLICS),
        seed=SEEDS,
        by_hand=st.booleans(),
    )
    def create_table(
        self,
        enforcement: str,
        bag: str,
        tools: tuple[str, ...],
        public: tuple[str, ...],
        seed: int,
        by_hand: bool,
    ) -> None:
        self.rng = Random(seed)
        self.dealer = SeededDealer(seed)
        self.back = []
        self.game = Game.new(
            self.players, seed, by_hand=by_hand, enforcement=enforcement, bag=bag, tools=tools, public=public
        )

    def choose(self, action: Action) -> None:
        game = self.game
        before, ply = game.state, game.ply
        game.play(action)
        # docs/rules.md §1.3: undo stops at chance, another seat's choice and the start of the turn; windows show.
        alone = game.ply == ply + 1 and game.seat == before.seat
        if alone and action.text != "pass" and before.windows and not game.over:
            self.back.append(before)
        else:
            self.back.clear()

    def answer(self, found: Outcome) -> None:
        self.game.resolve(found if self.rng.random() < 0.5 else found.text)
        self.back.clear()

    # No rule has a precondition: Hypothesis gives up when it meets too many that do not hold.

    @rule(data=st.data())
    def answer_or_choose_anything(self, data: st.DataObject) -> None:
        chance = self.game.chance
        if chance is not None:
            self.answer(outcome(data, chance))
        elif not self.game.over:
            self.choose(data.draw(st.sampled_from(self.game.legal_actions()), label="choice"))

    @rule(count=st.integers(2, 12), seed=SEEDS)
    def play_on(self, count: int, seed: int) -> None:
        rng = Random(seed)
        for _ in range(count):
            if self.game.over:
                break
            self.position_is_consistent()
            self.one_more(rng)

    def one_more(self, rng: Random) -> None:
        chance = self.game.chance
        if chance is not None:
            self.answer(self.dealer.answer(chance))
        else:
            self.choose(lively(rng, self.game.legal_actions()))

    @rule()
    def undo(self) -> None:
        if self.back:
            self.game.undo()
            assert self.game.state == self.back.pop()
        else:
            before = self.game.state
            with pytest.raises(IllegalActionError, match="nothing_to_undo"):
                self.game.undo()
            assert self.game.state == before

    @rule(seed=SEEDS)
    def play_on_a_copy(self, seed: int) -> None:
        game, rng = self.game.copy(), Random(seed)
        assert game == self.game
        before = self.game.state
        for _ in range(3):
            if game.legal_actions():
                game.play(rng.choice(game.legal_actions()))
        assert self.game.state == before
        assert self.game.over == (game.ply == self.game.ply and game.chance is None)

    @invariant()
    def position_is_consistent(self) -> None:
        state = self.game.state
        check_position(state, self.rng, refusals=4)
        assert self.game.can_undo == bool(self.back)

    def teardown(self) -> None:
        if hasattr(self, "game"):
            while not self.game.over:
                self.one_more(self.rng)
            check_position(self.game.state, self.rng)
            check_finished(self.game)
            check_course(self.game.record())


class GameOfThree(WholeGame):
    players = 3


class GameOfFour(WholeGame):
    players = 4


TestTwoPlayers = WholeGame.TestCase
TestThreePlayers = GameOfThree.TestCase
TestFourPlayers = GameOfFour.TestCase

"""The rules of a table: computed once from its options and cards, and shared by all its states."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from vitral.cards import CardSet, Pattern, Tool, WindowCard
from vitral.dice import COLOR_COUNT, with_die
from vitral.engine.actions import Action
from vitral.engine.chance import Chance
from vitral.engine.decks import MAX_OFFERED, decks_for, offered
from vitral.engine.honor_window import HonorWindow, UncheckedWindow
from vitral.engine.options import Options
from vitral.engine.state import AutomaState, State
from vitral.engine.steps import setup
from vitral.engine.steps.automa_turn import AUTOMA_TURN, DRAW_SLOT, LATE_GLASS
from vitral.engine.steps.base import Step, step_of
from vitral.engine.steps.dice_pools import OWN_DIE, ROLL_OWN
from vitral.engine.steps.draft import PLACE_DRAFTED
from vitral.engine.steps.glass import GLASS_DIE, ROLL_GLASS
from vitral.engine.steps.honor import OLD_FINAL_CHECK, final_checks_from
from vitral.engine.steps.inspirations import CHARM, INSPIRABLE, WISDOM, inspirable
from vitral.engine.steps.lathekin import TOGETHER
from vitral.engine.steps.menu import CALL, DONE, DRAFT, MENU_TURN, TOOLS, Offer
from vitral.engine.steps.place import PLACE_DIE
from vitral.engine.steps.rounds import OVER, ROLL_POOL
from vitral.engine.steps.solo import LIGHTER, SOLO_HAND_TOOLS, SOLO_TOOLS, lighter_choices, pay_step
from vitral.engine.steps.turn import HAND_TOOLS, TURN, HandTools
from vitral.engine.tools import ToolInPlay
from vitral.engine.window import Window

FULL_BAG: Final = 18
"""Dice of each color in the base box."""
SOLO_POOL: Final = 4


class Rules:
    """The rules of one table. Equal options and cards make equal rules."""

    decks: dict[str, dict[str, Any]]
    """The cards of each deck by id."""
    turns: tuple[tuple[int, ...], ...]
    """The seats in the order of their turns, by start player."""

    def __init__(self, options: Options, cards: CardSet) -> None:
        options.check()
        self.options = options
        self.cards = cards
        self.players = options.seats
        self.decks, self.deals = decks_for(options, cards)
        self._offered = offered(cards)
        self.deck_ids = {name: tuple(deck) for name, deck in self.decks.items()}
        self.setup_chances = {
            name: Chance("deal", name, amount, self.deck_ids[name]) for name, amount in self.deals.items()
        }
        """The question to chance for each deal of the set-up, by deck."""
        self._set_dice()
        self._set_turns()
        self._layouts: dict[tuple[str, ...], tuple[ToolInPlay, ...]] = {}
        self._tools: dict[tuple[str, int], ToolInPlay] = {}
        self._blank: dict[str, Window] = {}
        self.fixed_tools = self.tools_in_play(options.tools)
        self.fixed_public = tuple(self.decks["public"][card] for card in options.public)
        self.ending = self._ending()
        self.opening = self._opening()
        self._new = State.before_set_up(self)

    def new_state(self) -> State:
        """Returns the state of a table before its set-up."""
        return self._new.copy()

    def _set_dice(self) -> None:
        options, players = self.options, self.players
        if options.solo:
            each, self.pool_size = FULL_BAG, SOLO_POOL
        elif options.dice_pools:
            each, self.pool_size = 2 * players + 2, players + 1
        else:
            scaled = options.mode == "automa" or players > 4 or options.settled("bag") == "scaled"
            each, self.pool_size = 4 * players + 2 if scaled else FULL_BAG, 2 * players + 1
        self.bag = (each,) * COLOR_COUNT
        automa = options.mode == "automa"
        # Against the Automa dice lie on numbered places, in rolled order; elsewhere dice of one kind are alike.
        self.places: tuple[int, ...] = tuple(range(1, self.pool_size + 1)) if automa else ()
        self.automa = AutomaState(board_slot=0 if options.glass_slot == "lot" else options.glass_slot)
        self.penalty = options.open_space_penalty

    def _set_turns(self) -> None:
        options, players = self.options, self.players
        there = tuple(range(players))
        order = there if options.dice_pools else (*there, *reversed(there))
        drawn = options.mode == "standard" and options.start_player == "random"
        self.fixed_start = -1 if drawn else 0 if options.start_player == "random" else options.start_player - 1
        """The start player of the first round, if known before the set-up; else −1."""
        self.turns = tuple(tuple((start + at) % players for at in order) for start in range(players))
        self.timings = tuple(2 * (turn // players) for turn in range(len(order)))
        """By turn of the round: 0 in a seat's first turn, 2 in its second; plus 1 with the die drafted in `timely`."""
        self.menu = self._menu()
        # The base game has a faster turn step with the same offers.
        self.has_menu = options.mode != "standard" or self.menu != (DRAFT, TOOLS, DONE)
        self.turn: Step = MENU_TURN if self.has_menu else TURN
        self.turn_steps: tuple[tuple[Step, ...], ...] = ((self.turn,),) * players
        if options.mode == "automa":
            self.turn_steps = ((self.turn,), (AUTOMA_TURN,))
        self.round_steps: tuple[tuple[Step, ...], ...] = tuple([(ROLL_POOL, *turn) for turn in self.turn_steps])
        """The steps that begin a round, by start player."""
        inspired = options.inspirations
        self.draft: tuple[Step, ...] = (INSPIRABLE["place drafted"] if inspired else PLACE_DRAFTED, self.turn)
        """The steps after taking a die of the draft pool."""
        self.own_draft: tuple[Step, ...] = (INSPIRABLE["place"] if inspired else PLACE_DIE, self.turn)
        """The steps after taking a die of the private pool: no tool acts on it."""
        self.hand_tools: HandTools = SOLO_HAND_TOOLS if options.solo else HAND_TOOLS
        self.pays_with_dice = options.solo
        self.rare_glass = options.rare_glass
        charm: tuple[Offer, ...] = (CHARM,) if options.inspirations and options.rulings > 1 else ()
        self.interrupts: tuple[Offer, ...] = (*charm, GLASS_DIE) if options.rare_glass else charm
        """Offers that may be used at any moment of a turn, also in the middle of a script."""
        self.window_type: type[Window] = Window
        if options.enforcement == "honour":
            self.window_type = HonorWindow if options.audit == "whole" else UncheckedWindow
        self.automa_pattern = self._automa_pattern()

    def _menu(self) -> tuple[Offer, ...]:
        options = self.options
        offers: list[Offer] = [DRAFT]
        if options.dice_pools:
            offers.append(OWN_DIE)
        offers.append(SOLO_TOOLS if options.solo else TOOLS)
        if options.inspirations:
            offers += [WISDOM, CHARM]
        if options.rare_glass:
            offers.append(GLASS_DIE)
        if options.enforcement == "honour":
            offers.append(CALL)
        return (*offers, DONE)

    def offer_of(self, action: Action) -> Offer | None:
        """Returns the offer of the menu that has actions of that kind, if there is one."""
        return next((offer for offer in self.menu if action.kind in offer.kinds), None)

    # -- set-up and end --------------------------------------------------------------------------------------------

    def _opening(self) -> tuple[Step, ...]:
        """Returns the steps of the set-up, in the order of the rulebooks: what each player is given, then the table.

        Inspirations are dealt before windows (the Russian rulebook of Passion), private dice rolled after them. With
        `cards_first`, windows are dealt with the rest and chosen at the end.
        """
        options = self.options
        choose = (setup.ASK_SIDES, *(setup.CHOOSE_SIDE,) * options.players, setup.REVEAL)
        inspirations = (setup.DEAL_INSPIRATIONS,) if options.inspirations else ()
        own = (ROLL_OWN,) if options.dice_pools else ()
        players = (setup.DEAL_PRIVATE, *inspirations, setup.DEAL_WINDOWS)
        if options.cards_first:
            return (*players, *self._table_cards(), *own, *choose, setup.BEGIN)
        return (*players, *choose, *own, *self._table_cards(), setup.BEGIN)

    def _table_cards(self) -> list[Step]:
        options = self.options
        steps: list[Step] = [setup.DEAL_BOARD, ROLL_GLASS] if options.rare_glass else []
        if not options.tools:
            steps.append(setup.DEAL_TOOLS)
        if options.mode == "automa" and options.rare_glass and not self.automa.board_slot:
            steps.append(DRAW_SLOT)
        if not options.public:
            one_by_one = options.avoid_conflicts and (options.passion_publics or options.promos)
            steps += [setup.DEAL_PUBLIC_ONE] * options.public_shown if one_by_one else [setup.DEAL_PUBLIC]
        if self.fixed_start < 0:
            steps.append(setup.DRAW_START)
        return steps

    def _ending(self) -> tuple[Step, ...]:
        options = self.options
        checks: tuple[Step, ...] = ()
        if options.enforcement == "honour":
            whole = options.audit == "whole"
            checks = final_checks_from(0, self.players) if whole else (OLD_FINAL_CHECK,) * self.players
        late = (LATE_GLASS,) if options.mode == "automa" and options.rare_glass else ()
        return (*checks, *late, OVER)

    def steps(self, texts: Iterable[str]) -> tuple[Step, ...]:
        """Returns the steps of some texts."""
        return tuple(step_of(text) for text in texts)

    def tools_in_play(self, ids: tuple[str, ...]) -> tuple[ToolInPlay, ...]:
        """Returns the tools on the table, in that order."""
        tools = self._layouts.get(ids)
        if tools is None:
            tools = self._layouts[ids] = tuple(self._in_play(card, slot) for slot, card in enumerate(ids))
        return tools

    def _in_play(self, card: str, slot: int) -> ToolInPlay:
        in_play = self._tools.get((card, slot))
        if in_play is None:
            tool: Tool = self.decks["tools"][card]
            in_play = self._tools[card, slot] = ToolInPlay(
                tool, slot, self._script(tool), self.turn, tight=self.options.inspirations
            )
        return in_play

    def _script(self, tool: Tool) -> tuple[Step, ...]:
        together = tool.together and self.options.lathekin == "together"
        steps = TOGETHER if together else self.steps(tool.steps)
        if self.options.inspirations:
            steps = inspirable(steps)
        if self.options.solo:
            first_printing = self.options.solo_payment == "first_printing"
            steps = (pay_step(tool.first_printing if first_printing else tool.solo_color), *steps)
        return steps

    def _automa_pattern(self) -> Pattern | None:
        automa = self.cards.automa
        if self.options.mode != "automa" or automa is None:
            return None
        row = automa.columns
        return Pattern("automa", "Automa", automa.tokens, (row, row, row, row), certainty=automa.certainty)

    def window(self, pattern: Pattern) -> Window:
        """Returns the empty window of a pattern, of the kind this table plays on; always the same object."""
        window = self._blank.get(pattern.id)
        if window is None:
            window = self._blank[pattern.id] = self.window_type.empty(pattern)
        return window

    def reveal(self, state: State) -> None:
        """Lays out the windows that were chosen, and the Automa's, and hands out favor tokens."""
        sides = [offer[side] for offer, side in zip(state.dealt_sides, state.chosen, strict=True)]
        state.windows = [self.window(side) for side in sides]
        state.tokens = [0 if self.options.solo else side.difficulty for side in sides]
        if self.automa_pattern is not None:
            state.windows.append(UncheckedWindow.empty(self.automa_pattern))
            state.tokens.append(self.automa_pattern.difficulty)
        for seat, inspiration in enumerate(state.inspirations):
            state.tokens[seat] = max(0, state.tokens[seat] + inspiration.setup_tokens)

    def sides(self, first: WindowCard, second: WindowCard) -> tuple[Pattern, ...]:
        """Returns the sides that a seat with these cards may choose: the table's own windows first, four in all."""
        return (self._offered + first.sides + second.sides)[:MAX_OFFERED]

    # -- what tables do differently --------------------------------------------------------------------------------

    def reset_turn(self, state: State) -> None:
        """Resets what modules track within a turn."""
        state.checked = 0
        state.own_used = state.glass_used = False
        state.source = state.place = 0

    def reset_round(self, state: State) -> None:
        """Resets what modules track within a round."""
        for seat, inspiration in enumerate(state.inspirations):
            if inspiration.per == "round":
                state.inspired &= ~(1 << seat)
        if state.automa.card:
            state.automa = state.automa._replace(card="", ended=-1)

    def steps_before_track(self, state: State) -> tuple[Step, ...]:
        """Returns the steps before dice go on the round track: none, unless something has to be chosen."""
        if self.options.track == "lighter" and lighter_choices(state):
            return (LIGHTER,)
        return ()

    def arrange_pool(self, dice: tuple[int, ...]) -> tuple[int, ...]:
        """Returns the dice of a draft pool in the order in which states hold them."""
        return dice if self.places else tuple(sorted(dice))

    def add_to_track_space(self, dice: tuple[int, ...], die: int) -> tuple[int, ...]:
        """Returns the dice of a track space with one more. Against the Automa it matters which was there first."""
        return (*dice, die) if self.places else with_die(dice, die)

    def return_to_pool(self, state: State) -> None:
        """Puts the die in hand back into the draft pool, to its place if it had one."""
        if self.places:
            at = sum(place < state.place for place in state.places)
            state.pool = (*state.pool[:at], state.hand, *state.pool[at:])
            state.places = (*state.places[:at], state.place, *state.places[at:])
        else:
            state.pool = with_die(state.pool, state.hand)

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Rules) and self.options == other.options and self.cards == other.cards
        )

    def __hash__(self) -> int:
        return hash(self.options)

    def __reduce__(self) -> tuple[object, tuple[Options, CardSet]]:
        return (rules_for, (self.options, self.cards))


_RULES: Final[dict[tuple[Options, int], Rules]] = {}
_LAST: Final[list[Rules | None]] = [None]
"""The rules asked for last: many games of a kind are set up, and hashing options takes time."""
_MAX_RULES: Final = 256
_OWN_TEXTS: Final = 1_000_000
"""The most characters of custom cards whose rules are cached."""


def rules_for(options: Options, cards: CardSet) -> Rules:
    """Returns the rules for options and cards, made once. Card sets are compared by identity, since they are long."""
    last = _LAST[0]
    if last is not None and last.options is options and last.cards is cards:
        return last
    key = (options, id(cards))
    rules = _RULES.get(key)
    if rules is None:
        own = sum(map(len, cards.sources))
        if len(_RULES) >= _MAX_RULES or (own and own + sum(map(_own_texts, _RULES.values())) > _OWN_TEXTS):
            _RULES.clear()
        rules = _RULES[key] = Rules(options, cards)
    _LAST[0] = rules
    return rules


def _own_texts(rules: Rules) -> int:
    return sum(map(len, rules.cards.sources))

"""Vitral for Gymnasium: one seat, the others played by bots; solo and the Automa too.

    import gymnasium, vitral.envs
    env = gymnasium.make("Vitral-v0", opponents="glazier", players=2)

Options are those of `vitral.Game.new`; an action is its id in `vitral.ACTIONS`. Only actions that the observation's
`action_mask` allows are legal (`info["action_mask"]` and `action_masks()` say the same); any other ends the episode
with a reward of −1, and `info["illegal"]` says why.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from vitral.bots import ANY_TIME, Bot, Budget, make_bot
from vitral.envs.episode import ILLEGAL, Table
from vitral.envs.observation import ACTION_COUNT, VERSIONS, Numbers
from vitral.envs.rendering import RENDER_MODES, check_render_mode, rendered
from vitral.game import Game
from vitral.translatable import TranslatableError, TranslatableText, at_place, unlike

Observed = dict[str, Numbers]


class VitralEnv(gymnasium.Env[Observed, int]):
    """One seat of a table.

    `opponents` names the bots on the other seats, one for all or a list with one for each, in the order of the seats;
    `budget` is how long they may think. `reward` and `single_choices` are as for PettingZoo.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2, **VERSIONS}  # noqa: RUF012 - Gymnasium's type

    def __init__(
        self,
        render_mode: str | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        budget: Budget = ANY_TIME,
        **options: Any,
    ) -> None:
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self._table = Table(**options)
        players = self._table.players
        if not 0 <= seat < players:
            raise TranslatableError(at_place("seat", unlike(f"0-{players - 1}", repr(seat))))
        self._seat = seat
        self._names = _seated((opponents,) if isinstance(opponents, str) else tuple(opponents), players, seat)
        self._budget = budget
        self._bots: list[Bot] = []
        self._game: Game | None = None
        self.observation_space: Any = self._table.observation_space(seat)
        self.action_space: Any = Discrete(ACTION_COUNT)

    @property
    def game(self) -> Game:
        """The game in play; raises `ResetNeeded` before the first `reset`."""
        if self._game is None:
            raise ResetNeeded("call reset() before step(), render() or action_masks()")
        return self._game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deals a new game and lets the others play up to the first choice of this seat."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(1 << 62))
        self._game = self._table.deal(dealt)
        self._bots = [make_bot(name, f"{dealt}/{at}") for at, name in enumerate(self._names)]
        self._let_others_play()
        self._show()
        return self._observed({})

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Plays an action, and lets the others play up to the next choice of this seat."""
        game = self.game
        info: dict[str, Any] = {}
        reward = 0.0
        if refused := self._table.choose(game, action):
            reward, info["illegal"] = ILLEGAL, refused
        else:
            self._let_others_play()
            self._show()
        if game.over:
            reward = self._table.rewards(game)[self._seat]
            info["points"] = [sheet.total for sheet in game.scores()]
        seen, info = self._observed(info)
        return seen, reward, bool(refused) or game.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Returns which actions are legal now, as sb3-contrib's `MaskablePPO` asks for it."""
        mask: NDArray[np.bool_] = self._table.observe(self.game, self._seat)["action_mask"].astype(bool)
        return mask

    def render(self) -> Any:
        """Returns the table as a spectator sees it: text, an SVG or an array of pixels; `human` prints the text."""
        return rendered(self.game, self.render_mode)

    def _observed(self, info: dict[str, Any]) -> tuple[Observed, dict[str, Any]]:
        seen = self._table.observe(self.game, self._seat)
        return seen, info | {"action_mask": seen["action_mask"]}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _let_others_play(self) -> None:
        game = self.game
        while not game.over and (seat := game.seat) != self._seat:
            legal = game.legal_actions()
            chosen = self._bots[seat].choose(game.view(seat), legal, self._budget) if len(legal) > 1 else legal[0]
            self._table.play(game, chosen)


def _seated(names: tuple[str, ...], players: int, seat: int) -> tuple[str, ...]:
    """Returns the bot of each seat; this one's is never asked."""
    others = players - 1
    if len(names) not in (1, others):
        wrong = TranslatableText(
            "fault-envs-opponents", "name 1 bot for all or {count}; found {found}", count=others, found=len(names)
        )
        raise TranslatableError(at_place("opponents", wrong))
    for name in names:
        make_bot(name)
    each = names * others if len(names) == 1 else names
    return (*each[:seat], names[0], *each[seat:])

"""Vitral for PettingZoo: one agent for each person at the table, in the order the game asks them.

    from vitral.envs import pettingzoo
    env = pettingzoo.env(players=3, dice_pools=True)

Options are those of `vitral.Game.new`. Observations are dictionaries of `observation` (`vitral.envs.Observer`) and
`action_mask`; an action is its id in `vitral.ACTIONS`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat
from sys import maxsize
from typing import Any, ClassVar

from gymnasium.error import ResetNeeded
from gymnasium.spaces import Dict, Discrete
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from vitral.envs.episode import ILLEGAL, Table
from vitral.envs.observation import ACTION_COUNT, VERSIONS, Numbers
from vitral.envs.rendering import RENDER_MODES, check_render_mode, rendered
from vitral.game import Game

Observed = dict[str, Numbers]


def env(**options: Any) -> AECEnv[str, Observed, int | None]:
    """Returns the environment. It needs no PettingZoo wrappers: it makes their checks itself, which is faster."""
    return raw_env(**options)


class raw_env(AECEnv[str, Observed, int | None], EzPickle):  # type: ignore[misc]  # noqa: N801 - PettingZoo's own name for it
    """The environment itself.

    `reward` is `place`, `win`, `points` or `margin` (`vitral.envs.utilities`), given when the game is over. Single
    choices are played for the agents unless `single_choices`. An illegal action ends the game: −1 for its agent, and
    the reasons are in its `infos`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "vitral_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        **VERSIONS,
        "render_fps": 2,
    }

    def __init__(self, render_mode: str | None = None, **options: Any) -> None:
        EzPickle.__init__(self, render_mode, **options)
        super().__init__()
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self._table = Table(**options)
        self.possible_agents = [f"player_{seat}" for seat in range(self._table.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._table.observation_space(seat) for agent, seat in self._seats.items()}
        self.action_spaces = {agent: Discrete(ACTION_COUNT) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._game: Game | None = None

    def observation_space(self, agent: str) -> Dict:
        """Returns a dictionary of `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Returns every action of the table, by id."""
        return self.action_spaces[agent]

    @property
    def game(self) -> Game:
        """The game in play; raises `ResetNeeded` before the first `reset`."""
        if self._game is None:
            raise ResetNeeded("call reset() before anything else")
        return self._game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game. After a seed, later games without one follow from it."""
        self._game = game = self._table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[game.seat]
        self._show()

    def observe(self, agent: str) -> Observed:
        """Returns what an agent sees and may do."""
        return self._table.observe(self.game, self._seats[agent])

    def agent_iter(self, max_iter: int = maxsize) -> Iterator[str]:
        """Yields the agent selected, again and again until all are done: `step` once each time."""
        for _ in repeat(None, min(max_iter, maxsize)):
            if not self.agents:
                return
            yield self.agent_selection

    def last(self, observe: bool = True) -> tuple[Observed | None, float, bool, bool, dict[str, Any]]:
        """Returns observation, reward, terminated, truncated and info of the agent selected, as
        PettingZoo's own does.
        """
        game = self.game
        agent = self.agent_selection
        return (
            self._table.observe(game, self._seats[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Plays the action of the agent selected."""
        game = self.game
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if refused := self._table.choose(game, action):
            self._end({agent: ILLEGAL})
            self.infos[agent]["illegal"] = refused
            return
        if game.over:
            self._end(dict(zip(self.possible_agents, self._table.rewards(game), strict=True)))
        else:
            self.agent_selection = self.possible_agents[game.seat]
        self._show()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = dict.fromkeys(self.agents, 0.0) | rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        """Returns the table as a spectator sees it: text, an SVG or an array of pixels; `human` prints the text."""
        return rendered(self.game, self.render_mode)

    def close(self) -> None:
        """Does nothing: PettingZoo asks for it, but no window or file is open."""

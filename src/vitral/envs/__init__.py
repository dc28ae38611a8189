"""Environments for learning: PettingZoo, Gymnasium and OpenSpiel, over one table, one observation, one list of actions.

Importing this package registers `Vitral-v0` with Gymnasium, if that is installed. `vitral.envs.pettingzoo`,
`vitral.envs.gymnasium` and `vitral.envs.open_spiel` need their package (`pip install 'vitral[rl]'`); what is here needs
NumPy. See docs/research.md.
"""

from vitral.envs.episode import REWARDS, Reward, Table, utilities
from vitral.envs.observation import ACTION_COUNT, Observer, action_mask
from vitral.envs.observation_fields import Field
from vitral.envs.registration import register

__all__ = ["ACTION_COUNT", "REWARDS", "Field", "Observer", "Reward", "Table", "action_mask", "utilities"]

register()

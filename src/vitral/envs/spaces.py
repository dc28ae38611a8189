"""The spaces of observations and actions, for Gymnasium and PettingZoo."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box, Dict

from vitral.envs.observation import ACTION_COUNT, Observer


def observation_space(observer: Observer) -> Dict:
    """An observation and the mask of the legal actions."""
    return Dict(
        {
            "observation": Box(np.zeros(observer.size, np.int8), observer.most, dtype=np.int8),
            "action_mask": Box(0, 1, (ACTION_COUNT,), np.int8),
        }
    )

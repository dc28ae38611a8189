"""PPO on the PettingZoo environment with sb3-contrib: one agent learns, the other chooses at random.

pip install 'vitral[rl]' sb3-contrib
python docs/examples/ppo_pettingzoo.py --steps 400000 --curve curve.csv
"""

import argparse
import csv
import random
from pathlib import Path

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from vitral.envs import pettingzoo


class OneAgent(gymnasium.Env):
    """One agent of the PettingZoo environment; the other plays at random. Its reward is its score, in tens."""

    def __init__(self, seed):
        self.aec = pettingzoo.env(players=2, reward="points")
        self.me = self.aec.possible_agents[0]
        self.observation_space = self.aec.observation_space(self.me)["observation"]
        self.action_space = self.aec.action_space(self.me)
        self.rng = random.Random(seed)

    def reset(self, seed=None, options=None):
        self.aec.reset(seed=self.rng.getrandbits(31))
        return self.to_my_turn()[0], {}

    def step(self, action):
        self.aec.step(int(action))
        return *self.to_my_turn(), False, {}

    def to_my_turn(self):
        while True:
            seen, _, over, _, _ = self.aec.last()
            self.mask = seen["action_mask"].view(bool)
            if over or self.aec.agent_selection == self.me:
                return seen["observation"], self.aec.rewards[self.me] / 10, over
            self.aec.step(int(self.rng.choice(self.mask.nonzero()[0])))

    def action_masks(self):
        return self.mask


def measured(model, games=400):
    """Games won against random play, and the mean score, on the same deals every time."""
    tables = [OneAgent(seed) for seed in range(games)]
    seen = [table.reset()[0] for table in tables]
    while playing := [at for at, table in enumerate(tables) if not table.aec.game.over]:
        masks = np.stack([tables[at].mask for at in playing])
        actions, _ = model.predict(np.stack([seen[at] for at in playing]), action_masks=masks)
        for at, action in zip(playing, actions, strict=True):
            seen[at] = tables[at].step(action)[0]
    won = sum(table.aec.game.ranking()[0].seat == 0 for table in tables)
    return won / games, sum(table.aec.game.score(0).total for table in tables) / games


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=400_000)
    parser.add_argument("--curve", default="curve.csv")
    args = parser.parse_args()
    torch.set_num_threads(1)
    tables = DummyVecEnv([lambda seed=seed: OneAgent(seed) for seed in range(1000, 1032)])
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=256,  # for each of 32 tables: about seven games
        batch_size=1024,
        n_epochs=4,
        learning_rate=1e-3,
        ent_coef=0.01,
        gamma=1.0,  # the score comes at the end
        policy_kwargs={"net_arch": [64]},
        seed=0,
    )
    with Path(args.curve).open("w", newline="") as file:
        table = csv.writer(file)
        table.writerow(("steps", "won", "points"))
        while True:
            table.writerow((model.num_timesteps, *measured(model)))
            file.flush()
            if model.num_timesteps >= args.steps:
                break
            model.learn(40_960, reset_num_timesteps=False)

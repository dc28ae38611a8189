"""PPO on the PettingZoo environment with sb3-contrib: one agent learns, the others choose at random.

pip install 'vitral[rl]' sb3-contrib
python docs/examples/ppo_pettingzoo.py --steps 100000 --curve curve.csv
"""

import argparse
import csv
import random
from pathlib import Path

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker

from vitral.envs import pettingzoo


class OneAgent(gymnasium.Env):
    """One agent of the PettingZoo environment; the others play at random."""

    def __init__(self, seed=0):
        self.aec = pettingzoo.env(players=2, reward="margin")
        self.me = self.aec.possible_agents[0]
        self.observation_space = self.aec.observation_space(self.me)["observation"]
        self.action_space = self.aec.action_space(self.me)
        self.rng = random.Random(seed)

    def reset(self, seed=None, options=None):
        self.aec.reset(seed=self.rng.getrandbits(31))
        return self.to_my_turn()[0], {}

    def step(self, action):
        self.aec.step(int(action))
        observation, reward, over = self.to_my_turn()
        return observation, reward / 20, over, False, {}

    def to_my_turn(self):
        while True:
            observation, reward, over, _, _ = self.aec.last()
            if over:
                return observation["observation"], self.aec.rewards[self.me], True
            if self.aec.agent_selection == self.me:
                return observation["observation"], reward, False
            self.aec.step(int(self.rng.choice(np.flatnonzero(observation["action_mask"]))))

    def legal(self):
        return self.aec.observe(self.me)["action_mask"].astype(bool)


def measured(model, games=200):
    """Games won against random play, and the mean score, on the same deals every time."""
    env, wins, points = OneAgent(seed=1), 0, 0
    for _ in range(games):
        observation, over = env.reset()[0], False
        while not over:
            action, _ = model.predict(observation, action_masks=env.legal(), deterministic=True)
            observation, reward, over, _, _ = env.step(action)
        wins += reward > 0
        points += env.aec.game.scores()[0].total
    return wins / games, points / games


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--curve", default="curve.csv")
    args = parser.parse_args()
    env = ActionMasker(OneAgent(), lambda env: env.unwrapped.legal())
    model = MaskablePPO("MlpPolicy", env, n_steps=2048, batch_size=256, ent_coef=0.01, gamma=1.0, seed=0)
    with Path(args.curve).open("w", newline="") as file:
        table = csv.writer(file)
        table.writerow(("steps", "won", "points"))
        for steps in range(0, args.steps + 1, 10_000):
            if steps:
                model.learn(10_000, reset_num_timesteps=False)
            table.writerow((model.num_timesteps, *measured(model)))
            file.flush()

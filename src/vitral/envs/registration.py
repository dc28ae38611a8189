"""Registers the environment with Gymnasium: on `import vitral.envs`, or by Gymnasium itself through an entry point."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

NAME: Final = "Vitral-v0"
"""The version goes up when the rules or the layout of observations change (docs/library.md)."""


def register() -> None:
    """Registers `Vitral-v0`, once; does nothing where Gymnasium is not installed."""
    if find_spec("gymnasium") is None:
        return
    from gymnasium.envs import registration

    if NAME not in registration.registry:
        registration.register(NAME, entry_point="vitral.envs.gymnasium:VitralEnv", disable_env_checker=True)

"""Settings of a user: the environment variables VITRAL_NAME, and below them a configuration file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from vitral.cli.command import CliError
from vitral.cli.output import either, say

SETTINGS: Final = ("language", "server", "bot", "color")
COLORS: Final = ("auto", "always", "never")


def config_file() -> Path:
    """Returns the configuration file, which may not exist; on macOS where `git` and `gh` have theirs, too."""
    folder = os.environ.get("XDG_CONFIG_HOME") or os.environ.get("APPDATA") or "~/.config"
    return Path(folder).expanduser() / "vitral" / "config.toml"


def setting(name: str) -> str:
    """Returns a setting from the environment or from the configuration file; an empty string if it is nowhere."""
    return os.environ.get(f"VITRAL_{name.upper()}") or _read_config().get(name, "")


def apply_color_setting() -> None:
    """Applies the color setting to all output; raises `CliError` for an invalid value."""
    color = setting("color")
    if color and color not in COLORS:
        expected = say("argument-choice", values=either(COLORS), found=f'"{color}"')
        raise CliError(f"color: {expected}")
    if color:
        os.environ["VITRAL_COLOR"] = color


def _read_config() -> dict[str, str]:
    path = config_file()
    if not path.is_file():
        return {}
    import tomllib

    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise CliError(f"{path}: {error}") from None
    for name, value in found.items():
        if name not in SETTINGS or not isinstance(value, str):
            raise CliError(f"{path}: {say('config-unknown', name=name, names=', '.join(SETTINGS))}")
    return found

"""Settings of a user: the environment variables VITRAL_NAME, and below them a configuration file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from vitral.cli.command import CliError
from vitral.cli.output import not_a_choice, say
from vitral.i18n import LANGUAGES, negotiate
from vitral.translatable import in_quotes

SETTINGS: Final = ("language", "server", "bot", "color")
COLORS: Final = ("auto", "always", "never")


def config_file() -> Path:
    """Returns the configuration file, which may not exist; on macOS where `git` and `gh` have theirs, too."""
    folder = os.environ.get("XDG_CONFIG_HOME") or os.environ.get("APPDATA") or "~/.config"
    return Path(folder).expanduser() / "vitral" / "config.toml"


def setting(name: str) -> str:
    """Returns a setting from the environment or from the configuration file; an empty string if it is nowhere."""
    return os.environ.get(f"VITRAL_{name.upper()}") or _read_config().get(name, "")


def source_of(name: str) -> str:
    """Returns where a setting comes from, as errors name it."""
    variable = f"VITRAL_{name.upper()}"
    return variable if os.environ.get(variable) else f"{config_file()}: {name}"


def language_setting() -> str:
    """Returns the language of the settings, if they name one; raises `CliError` for one that there is not."""
    wanted = setting("language")
    found = negotiate((wanted,), ("", *LANGUAGES))
    if wanted and not found:
        unknown = say("argument-language", text=in_quotes(wanted), names=", ".join(LANGUAGES))
        raise CliError(f"{source_of('language')}: {unknown}")
    return found


def apply_color_setting() -> None:
    """Applies the color setting to all output; raises `CliError` for an invalid value."""
    color = setting("color")
    if color and color not in COLORS:
        raise CliError(f"{source_of('color')}: {not_a_choice(color, COLORS)}")
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

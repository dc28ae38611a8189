"""The options of a table, described for whoever builds a form (`engine/option_list.py` tells what the parts mean)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vitral.teller.sentence import Sentence


class OptionWhen(Struct):
    """A condition on a table: all its parts hold. A part that is empty always holds."""

    modes: list[str]
    players: list[int]
    """Fewest and most."""
    with_any: list[str]
    """Switches of which one is on."""
    without: list[str]
    """Switches that are all off."""


class OptionUsual(Struct):
    """The value an option has at such a table unless another one is given."""

    value: str | int | bool | None
    when: OptionWhen


class OptionRefusal(Struct):
    """Values that cannot be had at such a table, and why."""

    values: list[str | int | bool | None]
    when: OptionWhen
    why: Sentence


class OptionNumbers(Struct):
    """The numbers that can be had at such a table."""

    least: int
    most: int
    when: OptionWhen


class OptionBox(Struct):
    """A box whose cards can be named at such a table."""

    box: str
    when: OptionWhen


class TableOption(Struct):
    """One option of a table. Its words are `option-NAME`, those of a value `option-NAME-VALUE`."""

    name: str
    kind: Literal["choice", "switch", "number", "cards"]
    group: Literal["play", "cards", "boxes"] | None
    """Where a form shows it; null: the form finds it out by other means, or leaves it out."""
    default: str | int | bool | None
    """Null: the first of `usual` that holds, or no cards named."""
    values: list[str | int | bool | None]
    """The default first; none for a number and for cards."""
    applies: OptionWhen
    elsewhere: Sentence | None
    """Why it is refused where it does not apply; null: there it means nothing."""
    usual: list[OptionUsual]
    refused: list[OptionRefusal]
    numbers: list[OptionNumbers]
    """The first that holds counts."""
    boxes: list[OptionBox]

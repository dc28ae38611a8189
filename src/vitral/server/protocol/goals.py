"""What an objective looks for, as the page needs it to count without a server (see `vitral.cards.model`)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vitral.cards.model import GlassRule, Pairing, Trait


class LinesGoal(Struct, tag="lines", tag_field="kind"):
    """Full rows or columns in which a trait never repeats."""

    axis: Literal["row", "column"]
    trait: Trait


class SetsGoal(Struct, tag="sets", tag_field="kind"):
    """Sets of dice that show each member once: values or color letters."""

    members: list[str]


class DiagonalsGoal(Struct, tag="diagonals", tag_field="kind"):
    """Dice with a diagonal neighbor alike in the trait."""

    trait: Trait


class SumOfColorGoal(Struct, tag="sum_of_color", tag_field="kind"):
    """The values of all dice of a color."""

    color: str


class SumOfSpacesGoal(Struct, tag="sum_of_spaces", tag_field="kind"):
    """The values of the dice on some spaces."""

    spaces: list[str]


class PairsGoal(Struct, tag="pairs", tag_field="kind"):
    """Pairs of dice at matching places that are alike."""

    pairing: Pairing
    trait: Literal["color", "value", "both"]


class GlassGoal(Struct, tag="by_glass", tag_field="kind"):
    """What lies around, beside or like the rare glass of the window."""

    rule: GlassRule


CardGoal = LinesGoal | SetsGoal | DiagonalsGoal | SumOfColorGoal | SumOfSpacesGoal | PairsGoal | GlassGoal

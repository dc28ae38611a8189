"""The tools of all boxes by their numbers, made from the card files by `make generate`; do not edit."""

from __future__ import annotations

from typing import Final

TOOL_IDS: Final = (
    "grozing_pliers",
    "eglomise_brush",
    "copper_foil_burnisher",
    "lathekin",
    "lens_cutter",
    "flux_brush",
    "glazing_hammer",
    "running_pliers",
    "cork_backed_straightedge",
    "grinding_stone",
    "flux_remover",
    "tap_wheel",
    "strip_cutter",
    "lead_came_nippers",
    "soldering_iron",
)

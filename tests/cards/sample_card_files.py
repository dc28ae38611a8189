"""Small sound card files, to be spoilt by tests."""

from __future__ import annotations

HEAD = 'format = "vitral-cards/1"\n'

SIDE = """
[[window_card.side]]
id = "glasshouse"
name = "Glasshouse"
difficulty = 3
grid = [
    "R....",
    ".....",
    ".....",
    "....6",
]
"""

WINDOW = HEAD + "[[window_card]]" + SIDE

TOOL = (
    HEAD
    + """
[[tool]]
number = 21
id = "soft_cloth"
name = "Soft Cloth"
solo_color = "G"
first_printing = "3"
when = ["before_draft"]
steps = ["take", "flip", "place"]
text = "Take a die and turn it over."
"""
)

PUBLIC = (
    HEAD
    + """
[[public]]
id = "twins"
name = "Twins"
points = 2
sets = { members = ["1", "2"] }
text = "Every pair."
"""
)

BOX = (
    HEAD
    + """
id = "attic"
name = "The Attic"
files = ["tools.toml"]
"""
)

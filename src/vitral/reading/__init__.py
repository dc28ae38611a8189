"""Reading what people hand in: JSON and TOML, and checked values that know where they stand."""

from vitral.reading.node import KEYS, Node, placed, require_distinct, shown
from vitral.reading.text import decoded, json_value, toml_table

__all__ = ["KEYS", "Node", "decoded", "json_value", "placed", "require_distinct", "shown", "toml_table"]

"""The part of msgspec that Vitral uses, in plain Python: there is no msgspec for WebAssembly.

Only the browser uses it (`use_as_msgspec`); everywhere else msgspec itself is used, which is many times faster.
`tests/browser` compares the two over every struct of the protocol.
"""

from __future__ import annotations

import sys

from vitral.browser.structs import conversion, json, structs
from vitral.browser.structs.conversion import DecodeError, MsgspecError, ValidationError, convert
from vitral.browser.structs.fields import NODEFAULT, UNSET, Meta, UnsetType, field
from vitral.browser.structs.struct import Struct, defstruct

__all__ = [
    "NODEFAULT",
    "UNSET",
    "DecodeError",
    "Meta",
    "MsgspecError",
    "Struct",
    "UnsetType",
    "ValidationError",
    "conversion",
    "convert",
    "defstruct",
    "field",
    "json",
    "structs",
]


def use_as_msgspec() -> None:
    """Has every later `import msgspec` of this program find this package."""
    sys.modules.update({"msgspec": sys.modules[__name__], "msgspec.json": json, "msgspec.structs": structs})

"""Whether this is the long run of the tests (`make test-long`)."""

from __future__ import annotations

import os
from typing import Final

LONG: Final = os.environ.get("VITRAL_LONG") == "1"
"""Set by `make test-long`: the large counts."""

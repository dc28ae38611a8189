"""The parts of other packages that we use beyond their documentation: each is there, so that a new version is noticed.

Those of uvicorn and redis are in `tests/server/http/test_uvicorn.py`.
"""

from __future__ import annotations

import argparse
import importlib
from inspect import signature

import pytest


def test_argparse_has_the_private_parts_that_the_command_line_uses() -> None:
    """Python has no other way to print the usage of one argument (`cli/parser.py`) or all of them (`man_page.py`)."""
    parser = argparse.ArgumentParser()
    group = parser.add_mutually_exclusive_group()
    first, second = group.add_argument("--first"), group.add_argument("--second")
    assert {first, second} <= set(parser._actions)
    assert [one._group_actions for one in parser._mutually_exclusive_groups] == [[first, second]]
    assert isinstance(parser._get_formatter(), argparse.HelpFormatter)
    assert list(signature(argparse.HelpFormatter._fill_text).parameters) == ["self", "text", "width", "indent"]


def test_ray_has_the_private_part_that_its_output_is_silenced_by() -> None:
    """Ray reports every worker that died on standard output, where our results are (`arena/ray_workers.py`)."""
    pytest.importorskip("ray")
    assert callable(importlib.import_module("ray._private.worker").print_to_stdstream)

"""The table of docs/testing.md that leads from what was found to its tests: it is whole, and names tests that exist."""

from __future__ import annotations

import re

from support.paths import ROOT

_PAGE = (ROOT / "docs" / "testing.md").read_text("utf-8")
_ROWS = re.findall(r"^\| (\d+ [^|]+) \| ([^|]+) \|$", _PAGE, re.MULTILINE)
_POINTS = 13


def test_every_point_has_a_row() -> None:
    points = {int(number) for point, _ in _ROWS for number in re.findall(r"(?:^|; )(\d+) ", point)}
    assert points == set(range(1, _POINTS + 1))


def test_every_named_test_exists() -> None:
    for point, tests in _ROWS:
        file = ROOT / "tests"
        for named in re.findall(r"`([^`]+)`", tests):
            if named.endswith(".py"):
                file = ROOT / "tests" / named if "/" in named else file.with_name(named)
                assert file.is_file(), f"{point}: {named}"
            else:
                begins = rf"^def {named.removesuffix('…')}"
                assert re.search(begins, file.read_text("utf-8"), re.MULTILINE), f"{point}: {named} of {file.name}"


def test_the_guides_say_how_to_install_and_how_to_guard_what_servers_share() -> None:
    public, scale = ((ROOT / "docs" / name).read_text("utf-8") for name in ("public.md", "scale.md"))
    assert "pip install -c constraints.txt 'vitral[server]'" in public
    assert "--read-only --cap-drop=ALL --security-opt no-new-privileges" in public
    assert all(word in scale for word in ("`requirepass`", "SCRAM"))

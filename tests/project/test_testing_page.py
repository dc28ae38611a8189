"""The table of docs/testing.md that leads from a rule or defense to its tests names tests that exist."""

from __future__ import annotations

import re

from support.paths import ROOT

_PAGE = (ROOT / "docs" / "testing.md").read_text("utf-8")
_TABLE = _PAGE.partition("| rule or defense |")[2].partition("\n\n")[0]
_ROWS = re.findall(r"^\| ([^|-][^|]+) \| ([^|]+) \|$", _TABLE, re.MULTILINE)


def test_every_named_test_exists() -> None:
    assert len(_ROWS) > 20
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

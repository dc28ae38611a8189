"""The built site, once for all tests, and a browser."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.site_page import served
from e2e.conftest import ARGUMENTS, ROOT, built_page, chromium_path  # noqa: F401 (a fixture)


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built once for all processes that test; VITRAL_TEST_SITE names another one."""
    given = os.environ.get("VITRAL_TEST_SITE")
    if given:
        return Path(given)
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder = shared / "site"
    with (shared / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "vitral-site.json").is_file():
            subprocess.run([sys.executable, "hatch_build.py", "--quick", "--tests"], cwd=ROOT, check=True)
            subprocess.run([sys.executable, "-m", "vitral", "site", folder, "--quick"], cwd=ROOT, check=True)
    return folder


@pytest.fixture
def site(site_folder: Path) -> Iterator[str]:
    """The address of the site, under a path of its host."""
    with served(site_folder.parent) as address:
        yield f"{address}{site_folder.name}/"


# It ends with this package, as in `e2e/conftest.py`.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        yield browser
        browser.close()

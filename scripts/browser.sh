#!/bin/sh
# Prints the path of a Chromium for the tests: from VITRAL_CHROMIUM, else from PATH, else installed now. The one without
# a window of its own takes half the time.
set -eu

found() {
    if [ -n "${VITRAL_CHROMIUM:-}" ]; then
        [ -x "$VITRAL_CHROMIUM" ] || { echo "VITRAL_CHROMIUM: $VITRAL_CHROMIUM is not a program" >&2; exit 1; }
        echo "$VITRAL_CHROMIUM"
        return
    fi
    for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
        command -v "$name" && return
    done
    return 1
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

found && exit 0
echo "No Chromium found; installing one for the tests." >&2
if command -v apt-get >/dev/null; then
    as_root apt-get update -qq >&2 || true
    for name in chromium-headless-shell chromium; do
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$name" fonts-dejavu-core >&2 || true
        found && exit 0
    done
fi
python="$(dirname "$0")/../.venv/bin/python"
"$python" -m playwright install chromium >&2 || true
"$python" - <<'PYTHON'
import os
import sys

from playwright.sync_api import sync_playwright

with sync_playwright() as playwright:
    path = playwright.chromium.executable_path
if not os.path.exists(path):
    sys.exit("No Chromium could be found or installed; set VITRAL_CHROMIUM to the path of one.")
print(path)
PYTHON

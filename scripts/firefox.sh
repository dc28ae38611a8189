#!/bin/sh
# Prints the path of a Firefox for the tests of other engines: from VITRAL_FIREFOX, else from PATH, else installed now.
set -eu

if [ -n "${VITRAL_FIREFOX:-}" ]; then
    echo "$VITRAL_FIREFOX"
    exit
fi
program() {
    command -v firefox-esr || command -v firefox
}
as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}
program || {
    echo "No Firefox found; installing one for the tests." >&2
    command -v apt-get >/dev/null && { as_root apt-get update -qq && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends firefox-esr; } >&2
    program || { echo "No Firefox could be found or installed; set VITRAL_FIREFOX." >&2; exit 1; }
}

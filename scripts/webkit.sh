#!/bin/sh
# Prints the paths of WebKitWebDriver, MiniBrowser and Xvfb for the tests of other engines, installed now if need be.
set -eu

programs() {
    browser=$(find /usr/lib /usr/libexec -path '*webkit2gtk-4.1/MiniBrowser' 2>/dev/null | head -n 1)
    [ -n "$browser" ] && command -v WebKitWebDriver && echo "$browser" && command -v Xvfb
}
as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}
programs || {
    echo "No WebKitGTK found; installing one for the tests." >&2
    command -v apt-get >/dev/null && { as_root apt-get update -qq && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends webkit2gtk-driver xvfb; } >&2
    programs || { echo "No WebKitGTK could be found or installed." >&2; exit 1; }
}

#!/bin/sh
# A throw-away Redis for the tests.
#   scripts/redis.sh         says where the server's program is
# It comes from VITRAL_REDIS, else from PATH, else it is installed now.
set -eu

if [ -n "${VITRAL_REDIS:-}" ]; then
    echo "$VITRAL_REDIS"
    exit
fi
program() {
    command -v redis-server || command -v valkey-server
}
as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}
program || {
    echo "No Redis found; installing one for the tests." >&2
    command -v apt-get >/dev/null && { as_root apt-get update -qq && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends redis-server; } >&2
    program || { echo "No Redis could be found or installed; set VITRAL_REDIS." >&2; exit 1; }
}

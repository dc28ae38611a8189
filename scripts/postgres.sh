#!/bin/sh
# A throw-away PostgreSQL for the tests.
#   scripts/postgres.sh start DIR   makes a cluster in DIR, starts it and prints its URL
#   scripts/postgres.sh stop DIR    stops it and removes DIR
# The programs come from VITRAL_POSTGRES_BIN, else from PATH or Debian's usual place, else they are installed now.
set -eu

usage() {
    sed -n '2,4p' "$0" >&2
    exit 2
}
[ $# = 2 ] || usage
dir=$2

programs() {
    if [ -n "${VITRAL_POSTGRES_BIN:-}" ]; then
        echo "$VITRAL_POSTGRES_BIN"
        return
    fi
    if command -v initdb >/dev/null && command -v pg_ctl >/dev/null; then
        dirname "$(command -v initdb)"
        return
    fi
    for bin in /usr/lib/postgresql/*/bin; do
        [ -x "$bin/initdb" ] && { echo "$bin"; return; }
    done
    return 1
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

# PostgreSQL refuses to run as root.
as_owner() {
    if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}

bin=$(programs) || {
    echo "No PostgreSQL found; installing one for the tests." >&2
    command -v apt-get >/dev/null && { as_root apt-get update -qq && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends postgresql; } >&2
    bin=$(programs) || { echo "No PostgreSQL could be found or installed; set VITRAL_POSTGRES_BIN or VITRAL_TEST_POSTGRES." >&2; exit 1; }
}

case $1 in
start)
    mkdir -p "$dir"
    if [ "$(id -u)" = 0 ]; then
        id postgres >/dev/null 2>&1 || useradd --system --no-create-home postgres
        chown postgres "$dir"
        # The folders above have to let the owner through; those of the tests' own are made for one user only.
        above=$(dirname "$dir")
        while [ "$above" != / ] && ! runuser -u postgres -- test -x "$above"; do
            chmod o+x "$above"
            above=$(dirname "$above")
        done
    fi
    port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
    cd "$dir"
    as_owner "$bin/initdb" -D "$dir/data" -U vitral --auth=trust --encoding=UTF8 --locale=C >"$dir.log" 2>&1 ||
        { cat "$dir.log" >&2; exit 1; }
    as_owner "$bin/pg_ctl" -D "$dir/data" -w -t 60 -l "$dir/log" \
        -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=60" start >>"$dir.log" 2>&1 ||
        { cat "$dir.log" "$dir/log" >&2; exit 1; }
    rm -f "$dir.log"
    echo "postgresql://vitral@127.0.0.1:$port/postgres"
    ;;
stop)
    cd "$dir"
    as_owner "$bin/pg_ctl" -D "$dir/data" -m immediate stop >/dev/null
    cd /
    rm -rf "$dir"
    ;;
*) usage ;;
esac

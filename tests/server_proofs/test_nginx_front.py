"""The public front of docs/public.md: the files of `deploy/`, run as they are."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from server.server_thread import ME_AND_BOT, TWO_HERE, Session
from server_proofs.nginx_front import DEPLOY, SEEN_FROM, NginxFront, free_port, front, missing
from support.waiting import TIMEOUT, wait_until
from vitral.server.serving.server import VitralServer
from vitral.server.settings import Settings

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NginxFront]:
    if missing():
        pytest.skip(missing())
    with front(tmp_path_factory.mktemp("front")) as one:
        yield one


def test_pages_come_over_tls_and_no_other_way(public: NginxFront) -> None:
    plain = httpx.get(f"http://127.0.0.1:{public.http}/t/abc?x=1", headers={"Host": "localhost"}, trust_env=False)
    assert (plain.status_code, plain.headers["location"]) == (308, "https://localhost/t/abc?x=1")
    with public.client() as ana:
        page = ana.get("/")
        assert page.status_code == 200
        assert "strict-transport-security" in page.headers
        assert "content-security-policy" in page.headers
        made = ana.post("/api/tables", json=TWO_HERE, headers={"Origin": public.url})
        assert made.status_code == 201
        cookie = made.headers["set-cookie"].lower()
        assert "; secure" in cookie
        assert "httponly" in cookie
        assert ana.post("/api/tables", json=TWO_HERE, headers={"Origin": "https://evil.example"}).status_code == 403
        assert ana.get("/metrics").status_code == 404


def test_a_game_is_played_through_the_front(public: NginxFront) -> None:
    with public.client() as ana:
        table = ana.post("/api/tables", json=TWO_HERE).json()["table"]
        (name, value), *_ = ana.cookies.items()
        url = f"wss://localhost:{public.https}/api/tables/{table}/socket"
        headers = {"Cookie": f"{name}={value}"}
        origin = Origin(public.url)
        with connect(url, ssl=public.tls, additional_headers=headers, origin=origin, proxy=None) as opened:
            page = Session(opened).hello()
            for seat in (0, 1):
                page.look_from(seat)
                page.play("side 1")
            page.look_from(page.scene["seat"])
            page.play("pass")
            page.catch_up()


def test_a_page_where_nobody_says_anything_is_not_cut_off() -> None:
    """The server pings every page more often than nginx waits for a word of it."""
    waits = re.search(r"proxy_read_timeout (\d+)s;", (DEPLOY / "nginx.conf").read_text("utf-8"))
    assert waits is not None
    pings = VitralServer(Settings()).config.ws_ping_interval
    assert pings is not None
    assert 2 * pings < float(waits[1])


def test_limits_count_the_address_of_the_client_and_not_what_it_says(public: NginxFront) -> None:
    with public.client("127.0.0.7") as eve, public.client("127.0.0.8") as ana:
        refused = 0
        for number in range(1500):
            headers = {"X-Forwarded-For": f"203.0.113.{number % 250}", "Forwarded": f"for=203.0.113.{number % 250}"}
            refused += eve.get("/api/bots", headers=headers).status_code == 429
            if refused > 20:
                break
        assert refused > 20, "all those requests are one address's"
        assert ana.get("/api/bots").status_code == 200
        assert ana.get("/api/bots", headers={"X-Forwarded-For": "127.0.0.7"}).status_code == 200


@pytest.mark.parametrize(
    ("path", "most"),
    [
        ("/api/frames", 2_000_000),
        ("/api/questions", 2_000_000),
        ("/api/review", 2_000_000),
        ("/api/daily/2026-01-01/solo/record", 2_000_000),
        ("/api/tables", 65_536),
    ],
)
def test_a_body_too_large_is_refused_in_words(public: NginxFront, path: str, most: int) -> None:
    with public.client("127.0.0.9") as ana:
        assert ana.post(path, content=b" " * most).status_code in (400, 403, 422), "so much may be sent"
        answer = ana.post(path, content=b" " * (most + 1))
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
        assert answer.json()["sentence"]["message"] == "problem-too-large"


def test_one_client_cannot_flood_pages(public: NginxFront) -> None:
    with public.client("127.0.0.11") as eve, public.client("127.0.0.12") as ana:
        statuses = {eve.get("/").status_code for _ in range(600)}
        assert statuses == {200, 429}
        assert ana.get("/").status_code == 200


def test_a_whole_network_of_ipv6_is_one_client(public: NginxFront) -> None:
    networks = {
        "2001:db8:1:2::/64": [f"2001:db8:1:2:{number:x}::1" for number in range(600)],
        "2001:db8::/64": [f"2001:db8::{number:x}:0:0:9" for number in range(600)],
    }
    with public.client() as browser:
        for addresses in networks.values():
            statuses = {browser.get("/", headers={SEEN_FROM: address}).status_code for address in addresses}
            assert statuses == {200, 429}
            for other in ("2001:db8:1:3::1", "::ffff:192.0.2.1", "2001:db9::1", "192.0.2.2"):
                assert browser.get("/", headers={SEEN_FROM: other}).status_code == 200


def test_links_lead_to_the_configured_name_alone(public: NginxFront) -> None:
    for host in ("evil.example", "localhost:x@evil.example", "localhost@evil.example"):
        plain = httpx.get(f"http://127.0.0.1:{public.http}/", headers={"Host": host}, trust_env=False)
        assert plain.headers.get("location", "https://localhost/") == "https://localhost/"
        with public.client("127.0.0.13") as ana:
            assert ana.get("/", headers={"Host": host}).status_code in (400, 421)


def test_assets_are_kept_by_the_front_and_nothing_else_is(public: NginxFront) -> None:
    with public.client("127.0.0.10") as ana:
        page = ana.get("/").text
        asset = next(part for part in page.split('"') if part.startswith("/assets/") and part.endswith(".js"))
        first, second = ana.get(asset), ana.get(asset)
        assert [one.headers["x-cache-status"] for one in (first, second)] == ["MISS", "HIT"]
        assert "immutable" in second.headers["cache-control"]
        assert first.content == second.content
        assert "set-cookie" not in second.headers
        plain = ana.get(asset, headers={"Accept-Encoding": "identity"})
        assert plain.content == first.content, "whoever takes nothing packed gets it unpacked"
        for path in ("/", "/api/me", "/api/health"):
            assert "x-cache-status" not in ana.get(path).headers
        public.stop_vitral()
        assert ana.get(asset).headers["x-cache-status"] == "HIT"
        away = ana.get("/api/me")
        assert (away.status_code, away.headers["retry-after"]) == (503, "5")
        public.start_vitral()
        assert ana.get("/api/me").status_code == 200


def test_half_sent_requests_end(public: NginxFront) -> None:
    with (
        socket.create_connection(("127.0.0.1", public.https)) as raw,
        public.tls.wrap_socket(raw, server_hostname="localhost") as held,
    ):
        held.settimeout(TIMEOUT)
        held.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-")
        assert held.recv(1000) == b"", "the connection is closed"


def test_the_units_hold(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("needs systemd-analyze, which this machine does not have")
    for unit in DEPLOY.glob("vitral*.*"):
        text = unit.read_text("utf-8").replace("/opt/vitral/bin/vitral", "/bin/true")
        (tmp_path / unit.name).write_text(text, "utf-8")
    units = sorted(str(path) for path in tmp_path.iterdir())
    assert len(units) == 3
    result = subprocess.run([analyze, "verify", *units], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")
    asked = [analyze, "security", "--offline=true", "--no-pager", str(DEPLOY / "vitral.service")]
    result = subprocess.run(asked, capture_output=True, text=True, check=False)
    found = re.search(r"Overall exposure level for vitral.service: ([\d.]+)", result.stdout)
    assert found is not None
    assert float(found[1]) <= 2.0


def test_the_container_is_built_and_serves(tmp_path: Path) -> None:
    builder = next((name for name in ("docker", "podman") if _works(name)), None)
    if builder is None:
        pytest.skip("needs docker or podman with a daemon that answers, and a registry to fetch the base image from")
    file, root = DEPLOY / "Containerfile", DEPLOY.parent
    subprocess.run([builder, "build", "-f", str(file), "-t", "vitral-test", str(root)], check=True)
    hardened = ["--read-only", "--cap-drop=ALL", "--security-opt", "no-new-privileges"]
    run = [builder, "run", "--rm", "-d", *hardened, "-p", "127.0.0.1:0:8000", "vitral-test"]
    name = subprocess.run(run, check=True, capture_output=True, text=True).stdout.strip()
    try:
        ports = subprocess.run([builder, "port", name, "8000"], check=True, capture_output=True, text=True).stdout
        url = f"http://{ports.split()[0]}/api/health"

        def answers() -> bool:
            with suppress(httpx.HTTPError):
                return httpx.get(url, trust_env=False, timeout=TIMEOUT).status_code == 200
            return False

        wait_until(answers)
    finally:
        subprocess.run([builder, "stop", name], check=True, capture_output=True)


READ_ONLY_ROOT = """
set -e
mount --make-rprivate /
mount --bind "$1" "$1"
mount -o remount,ro,bind /
! touch /read-only 2> /dev/null
cd /
shift
exec setpriv --bounding-set=-all --inh-caps=-all --no-new-privs "$@"
"""
"""What `--read-only --cap-drop=ALL --security-opt no-new-privileges` do: only the folder named first can be written."""


def test_the_server_runs_on_a_read_only_root_without_privileges(tmp_path: Path) -> None:
    if not shutil.which("setpriv") or subprocess.run(["unshare", "--mount", "true"], check=False).returncode:
        pytest.skip("needs root, and unshare and setpriv of util-linux")
    port = free_port()
    serve = [sys.executable, "-m", "vitral", "serve", "--port", str(port), "--db", str(tmp_path / "tables.db")]
    command = ["unshare", "--mount", "sh", "-c", READ_ONLY_ROOT, "sh", str(tmp_path), *serve]
    with subprocess.Popen(command, env={**os.environ, "HOME": "/nonexistent"}) as process:
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=TIMEOUT) as ana:

                def answers() -> bool:
                    with suppress(httpx.HTTPError):
                        return ana.get("/api/health").status_code == 200
                    return process.poll() is not None

                wait_until(answers)
                table = ana.post("/api/tables", json=ME_AND_BOT).json()["table"]
                assert ana.get(f"/api/tables/{table}").status_code == 200
                assert ana.post(f"/api/tables/{table}/hint", json={"seat": 0}).status_code in (200, 409, 422)
        finally:
            process.terminate()
    assert process.returncode in (0, -signal.SIGTERM)
    assert (tmp_path / "tables.db").is_file()


def _works(builder: str) -> bool:
    if shutil.which(builder) is None:
        return False
    asked = [builder, "run", "--rm", "docker.io/library/python:3.13-slim", "true"]
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0

"""A public front for tests: `vitral serve` behind the distribution's nginx, with the file of `deploy/` and TLS."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx

from support.paths import ROOT
from support.waiting import TIMEOUT, wait_until

DEPLOY = ROOT / "deploy"
SEEN_FROM = "X-Seen-From"
"""A header by which tests say what address nginx is to see; only in their configuration."""
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


def missing() -> str:
    """What a front needs and this machine lacks; nothing if all is there."""
    lacking = [name for name, there in (("nginx", NGINX), ("openssl", shutil.which("openssl"))) if not there]
    if not lacking:
        return ""
    return f"needs {' and '.join(lacking)}, which this machine does not have: apt-get install {' '.join(lacking)}"


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class NginxFront:
    """Both servers, running."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.http, self.https, self._inner = free_port(), free_port(), free_port()
        self.certificate = folder / "certificate.pem"
        self._vitral: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"https://localhost:{self.https}"

    @property
    def tls(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.certificate))

    def client(self, address: str = "127.0.0.1") -> httpx.Client:
        """A browser at another address of this machine."""
        transport = httpx.HTTPTransport(verify=self.tls, local_address=address)
        return httpx.Client(base_url=self.url, transport=transport, timeout=TIMEOUT, trust_env=False)

    def wait_until_it_answers(self) -> None:
        def answers() -> bool:
            with suppress(httpx.HTTPError), self.client() as browser:
                return browser.get("/api/health").is_success
            return False

        wait_until(answers)

    def make_certificate(self) -> None:
        key = self._folder / "key.pem"
        names = ("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost")
        made = ("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2")
        command = ["openssl", *made, *names, "-keyout", str(key), "-out", str(self.certificate)]
        subprocess.run(command, check=True, capture_output=True)

    def configuration(self) -> Path:
        """The file of `deploy/`, with nothing changed but names, ports and paths."""
        text = (DEPLOY / "nginx.conf").read_text("utf-8")
        for pattern, instead in (
            (r"server 127\.0\.0\.1:8000;", f"server 127.0.0.1:{self._inner};"),
            (r"listen \[::\]:\d+[^;]*;", ""),
            (r"listen 80;", f"listen 127.0.0.1:{self.http};"),
            (r"listen 443 ", f"listen 127.0.0.1:{self.https} "),
            (r"play\.example\.org;", "localhost;"),
            (r"/etc/letsencrypt\S+fullchain\.pem", str(self.certificate)),
            (r"/etc/letsencrypt\S+privkey\.pem", str(self._folder / "key.pem")),
            (r"/var/cache/nginx/vitral", str(self._folder / "cache")),
        ):
            text, count = re.subn(pattern, instead, text)
            assert count, f"deploy/nginx.conf has no {pattern}"
        places = "".join(
            f"{kind}_temp_path {self._folder / kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        user = "user root;\n" if os.geteuid() == 0 else ""
        places += f"set_real_ip_from 127.0.0.0/8;\nreal_ip_header {SEEN_FROM};\n"
        whole = (
            f"{user}pid {self._folder}/nginx.pid;\nerror_log stderr warn;\nevents {{}}\nhttp {{\n{places}{text}\n}}\n"
        )
        path = self._folder / "nginx.conf"
        path.write_text(whole, "utf-8")
        return path

    @contextmanager
    def nginx(self) -> Iterator[None]:
        assert NGINX is not None
        command = [NGINX, "-p", str(self._folder), "-c", str(self.configuration()), "-g", "daemon off;"]
        subprocess.run([*command, "-t"], check=True, capture_output=True)
        with subprocess.Popen(command) as running:
            try:
                yield
            finally:
                running.terminate()

    def start_vitral(self) -> None:
        db = str(self._folder / "tables.db")
        command = [sys.executable, "-m", "vitral", "serve", "--port", str(self._inner), "--db", db]
        self._vitral = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._vitral.stdout is not None
        assert self._vitral.stdout.readline()

    def stop_vitral(self) -> None:
        if self._vitral is not None:
            self._vitral.terminate()
            self._vitral.communicate(timeout=TIMEOUT)
            self._vitral = None


@contextmanager
def front(folder: Path) -> Iterator[NginxFront]:
    """A front that answers."""
    one = NginxFront(folder)
    one.make_certificate()
    with ExitStack() as stack:
        stack.callback(one.stop_vitral)
        one.start_vitral()
        stack.enter_context(one.nginx())
        one.wait_until_it_answers()
        yield one

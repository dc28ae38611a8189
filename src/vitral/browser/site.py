"""Builds the static site: the page, Python for browsers and our package, in a folder that any host can serve.

It needs a checkout of the sources and Node.js: an installed package has neither the page's sources nor Pyodide. The
first time it also needs a package registry: msgspec for WebAssembly is downloaded and then reused.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from vitral.i18n import translator_for
from vitral.translatable import TranslatableError, TranslatableText

ROOT: Final = Path(__file__).parents[3]
WEB: Final = ROOT / "web"
_SLOT: Final = re.compile(r"\{\{([\w-]+)\}\}")
_NOT_OF_THE_SITE: Final = ("offline.html", "offline.css", "preview.png", "icon-maskable.svg", ".stamp")
_POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' '{import_map}'; style-src 'self'; "
    "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self' blob:; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
_LANGUAGE: Final = "en"
_MARK: Final = "vitral-site.json"
"""In a folder that this module wrote: it may be written again."""


class SiteError(TranslatableError):
    """The site cannot be built here."""


def build_site(out: Path, *, quick: bool = False) -> dict[str, Any]:
    """Writes the site to a folder, new, empty or written before; returns what is in it, with sizes in bytes.

    `quick` leaves out the smallest possible packing of the page. Raises `SiteError`.
    """
    node = _check_tools()
    if out.exists() and any(out.iterdir()) and not (out / _MARK).is_file():
        raise SiteError(
            TranslatableText(
                "fault-site-folder",
                "{folder} is not empty, and it is not a site that this command wrote",
                folder=str(out),
            )
        )
    with tempfile.TemporaryDirectory(prefix="vitral-site-") as folder:
        page, python = Path(folder, "page"), Path(folder, "python")
        python.mkdir()
        _run(
            [node, WEB / "node_modules/vite/bin/vite.js", "build", "--config", "vite.site.config.ts", "--outDir", page],
            VITRAL_SITE="1",
            **({"VITRAL_QUICK": "1"} if quick else {}),
        )
        packages = sysconfig.get_path("purelib")
        _run([node, "site/pack.mjs", ROOT / "src", packages, _fetch_msgspec(), python], VITRAL_NO_KERNEL="1")
        made = _put_together(page, python)
        if out.exists():
            shutil.rmtree(out)
        shutil.copytree(page, out)
    return made


def _check_tools() -> str:
    node = shutil.which("node")
    if not (WEB / "package.json").is_file() or node is None:
        raise SiteError(
            TranslatableText("fault-site-sources", "the site is built from a checkout of the sources, with Node.js")
        )
    if not (WEB / "node_modules/pyodide").is_dir():
        raise SiteError(
            TranslatableText(
                "fault-site-modules",
                "first install what the page's tests need: {command}",
                command="python hatch_build.py --tests",
            )
        )
    return node


def _fetch_msgspec() -> Path:
    """Returns a folder with msgspec for Pyodide's Python, in the version that is installed here."""
    pyodide = _pyodide_lock()["info"]
    number = version("msgspec")
    folder = ROOT / "build/wasm" / f"msgspec-{number}-{pyodide['python']}-{pyodide['abi_version']}"
    if folder.is_dir():
        return folder
    python = pyodide["python"].rpartition(".")[0]
    platform = f"pyemscripten_{pyodide['abi_version']}_{pyodide['arch']}"
    target = ["--platform", platform, "--python-version", python, "--implementation", "cp"]
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as download:
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        _run([*pip, "--only-binary=:all:", *target, "--dest", download, f"msgspec=={number}"])
        unpacked = Path(download, "unpacked")
        with zipfile.ZipFile(next(Path(download).glob("*.whl"))) as wheel:
            wheel.extractall(unpacked)
        with suppress(OSError):  # another build was faster
            unpacked.rename(folder)
    return folder


def _pyodide_lock() -> dict[str, Any]:
    lock: dict[str, Any] = json.loads((WEB / "node_modules/pyodide/pyodide-lock.json").read_text())
    return lock


def _run(command: list[str | Path], **environment: str) -> None:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=WEB,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines()[-15:]
        why = "\n".join(line[:300] for line in lines)
        raise SiteError(TranslatableText("fault-site-failed", "the site could not be built: {why}", why=why))


def _put_together(page: Path, python: Path) -> dict[str, Any]:
    """Completes the page that Vite built: Python's files, texts, policy, and the list of all files."""
    for name in _NOT_OF_THE_SITE:
        (page / name).unlink(missing_ok=True)
    for file in page.rglob("*.gz"):
        file.unlink()  # hosts compress by themselves
    files = {"worker": _built(page, "main-*.js"), "wasm": _built(page, "pyodide.asm-*.wasm")}
    files |= {name: _hashed(python / f"{name}.zip", page / "assets") for name in ("stdlib", "vitral")}
    _write_manifest(page)
    _write_index(page, {name: _described(file, page) for name, file in files.items()})
    names = sorted(str(file.relative_to(page).as_posix()) for file in _files(page) if file.name != "sw.js")
    hashes = {"./" if name == "index.html" else name: _integrity(page / name) for name in names}
    mark = hashlib.sha256(json.dumps(hashes).encode()).hexdigest()
    worker = (WEB / "site/sw.js").read_text("utf-8").replace("{{version}}", mark[:16])
    (page / "sw.js").write_text(worker.replace('{ "{{file}}": "{{integrity}}" }', json.dumps(hashes)), "utf-8")
    (page / ".nojekyll").touch()
    made = {
        "version": mark[:16],
        "python": json.loads((python / "report.json").read_text()),
        "files": {str(file.relative_to(page).as_posix()): file.stat().st_size for file in sorted(_files(page))},
    }
    (page / _MARK).write_text(json.dumps(made, indent=1) + "\n", "utf-8")
    return made


def _files(folder: Path) -> Iterator[Path]:
    return (file for file in folder.rglob("*") if file.is_file())


def _hashed(file: Path, folder: Path) -> Path:
    """Copies a file under a name with a hash of its content."""
    mark = hashlib.sha256(file.read_bytes()).hexdigest()[:12]
    return Path(shutil.copy(file, folder / f"{file.stem}-{mark}{file.suffix}"))


def _built(page: Path, name: str) -> Path:
    return next((page / "assets").glob(name))


def _described(file: Path, page: Path) -> dict[str, Any]:
    url = file.relative_to(page).as_posix()
    return {"url": url, "bytes": file.stat().st_size, "integrity": _integrity(file)}


def _integrity(file: Path) -> str:
    return _source_hash(file.read_bytes())


def _source_hash(content: bytes) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


def _filled(text: str, escape: Any) -> str:
    say = translator_for(_LANGUAGE).say
    return _SLOT.sub(lambda slot: escape(_LANGUAGE if slot[1] == "language" else say(slot[1])), text)


def _write_manifest(page: Path) -> None:
    file = page / "manifest.webmanifest"
    manifest = json.loads(_filled(file.read_text("utf-8"), lambda text: json.dumps(text, ensure_ascii=False)[1:-1]))
    manifest.update({"id": "./", "start_url": "./", "scope": "./"})
    for icon in manifest["icons"]:
        icon["src"] = icon["src"].lstrip("/")
    manifest["shortcuts"] = [
        {**one, "url": f"./#{one['url']}"} for one in manifest["shortcuts"] if "friends" not in one["url"]
    ]
    file.write_text(json.dumps(manifest, ensure_ascii=False, indent=1) + "\n", "utf-8")


def _write_index(page: Path, python: dict[str, dict[str, Any]]) -> None:
    """Adds the policy, and the hash of everything that the page loads.

    Browsers check scripts and styles, also those of later screens; the worker checks Python's files.
    """
    file = page / "index.html"
    text = _filled(file.read_text("utf-8"), html.escape)
    text = re.sub(
        r'(<(?:script|link)\b[^>]*?(?:src|href)="\./(assets/[^"]+)")',
        lambda tag: f'{tag[1]} integrity="{_integrity(page / tag[2])}"',
        text,
    )
    loaded = sorted(file for file in (page / "assets").iterdir() if file.suffix in (".js", ".css"))
    checked = json.dumps({"integrity": {f"./assets/{file.name}": _integrity(file) for file in loaded}})
    policy = _POLICY.format(import_map=_source_hash(checked.encode()))
    lock = json.dumps({**_pyodide_lock(), "packages": {}})
    data = json.dumps({**python, "lock": lock}).replace("<", "\\u003c")
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        f'    <script type="importmap">{checked}</script>\n'
        f'    <script type="application/json" id="python-files">{data}</script>\n    '
    )
    text = text.replace('<meta name="viewport"', head + '<meta name="viewport"', 1)
    file.write_text(text, "utf-8")

"""Packs Python for the browser: our package and the standard library, compiled, each as a zip file without compression.

Runs in Pyodide itself (`pack.mjs`), so that what is compiled is what the browser's Python reads. Of the standard
library it takes what our package imports, here or in any function; of other packages those that messages need.
"""

import ast
import importlib
import importlib.util
import json
import marshal
import pickle
import sys
import sysconfig
import zipfile
from pathlib import Path

SOURCE = Path("/source")
PACKAGES = Path("/packages")
"""Packages in plain Python, as they are installed here."""
WASM = Path("/wasm")
"""Packages compiled to WebAssembly."""
OUT = Path("/out")
OTHERS = ("attr", "attrs", "babel", "fluent", "typing_extensions")
LOCALES = ("root", "en", "pt", "es", "ru", "de")
OURS = (
    *("bots", "browser", "cards", "coach", "dice", "drawing", "engine", "game", "i18n", "puzzles", "reading"),
    *("records", "referee", "server", "spaces", "teller", "translatable", "tutor", "windows"),
)
NOT_OURS = (
    *("vitral.server.http", "vitral.server.serving", "vitral.server.people", "vitral.server.schema"),
    *(
        "vitral.server.admin",
        "vitral.server.lobby",
        "vitral.server.store.sqlite",
        "vitral.server.store.postgres",
        "vitral.server.page",
    ),
    *("vitral.server.deals.contests", "vitral.bots.playout_kernels", "vitral.bots.compiled_playouts"),
    *("vitral.i18n.sheet", "vitral.i18n.parts", "vitral.server.data_folder", "vitral.browser.site"),
)
LOCALE_FACTS = (
    *("plural_form", "ordinal_form", "list_patterns", "number_symbols", "decimal_formats", "percent_formats"),
    *("number_systems", "default_numbering_system", "minimum_grouping_digits", "parent_exceptions", "likely_subtags"),
)
"""What of Babel's data plurals, numbers and lists need."""
NEVER = {"numba", "numpy", "jax", "asyncpg", "redis", "uvicorn", "starlette", "sqlite3", "ssl", "_ssl", "cryptography"}
DATA = (".toml", ".json", ".jsonl", ".ftl", ".md", ".csv", ".txt")
NO_DATA = {
    *("about.ftl", "command.ftl", "companion.ftl", "line.ftl", "notifications.ftl", "replay.ftl", "story.ftl"),
    *("terminal.ftl", "text.ftl", "glossary.toml"),
}
"""What only the page says, which has its own copy, or the command line, or nobody."""
KEPT = (
    "pyodide",
    "_pyodide",
    *(f"encodings.{name}" for name in ("aliases", "utf_8", "utf_8_sig", "latin_1", "ascii", "cp437")),
)


def our_modules() -> list[str]:
    """Every module of ours that a browser may need."""
    found = ["vitral"]
    for path in sorted((SOURCE / "vitral").rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        inside = len(parts) > 1 and parts[1] in OURS
        if inside and not any(name == no or name.startswith(no + ".") for no in NOT_OURS):
            found.append(name)
    return list(dict.fromkeys(found))


def imported_by(path: Path, package: str) -> set[str]:
    """The modules that a file imports, wherever in it."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
    return {name for name in names if name.split(".")[0] not in NEVER}


def load(name: str) -> bool:
    try:
        importlib.import_module(name)
    except (ImportError, AttributeError, SyntaxError):
        return False
    return True


def compiled(source: bytes, name: str) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    # Never checked against a source: there is none.
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


class Archive:
    """A zip file whose bytes depend on its content alone."""

    def __init__(self, path: Path) -> None:
        self._zip = zipfile.ZipFile(path, "w", zipfile.ZIP_STORED)
        self.names: set[str] = set()

    def add(self, name: str, content: bytes) -> None:
        if name not in self.names:
            self.names.add(name)
            self._zip.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content)

    def close(self) -> None:
        self._zip.close()


def pack_ours(archive: Archive, modules: list[str]) -> None:
    folders = set()
    for name in modules:
        path = SOURCE.joinpath(*name.split("."))
        package = (path / "__init__.py").is_file()
        file = path / "__init__.py" if package else path.with_suffix(".py")
        inside = file.relative_to(SOURCE).as_posix()
        archive.add(inside + "c", compiled(file.read_bytes(), inside))
        if package:
            folders.add(path)
    for folder in sorted(folders):
        for file in sorted(folder.rglob("*")):
            inside = file.relative_to(SOURCE)
            parents = {*file.parents}
            deepest = max((one for one in folders if one in parents), key=lambda one: len(one.parts))
            data = file.suffix in DATA and file.name not in NO_DATA and deepest == folder and "page" not in inside.parts
            if data and file.is_file() and not any(str(inside).startswith(no.replace(".", "/")) for no in NOT_OURS):
                archive.add(inside.as_posix(), file.read_bytes())


def pack_others(archive: Archive) -> None:
    for _, module in sorted(sys.modules.items()):
        file = Path(getattr(module, "__file__", None) or "")
        for folder in (PACKAGES, WASM):
            if file.is_relative_to(folder):
                inside, content = file.relative_to(folder).as_posix(), file.read_bytes()
                if file.suffix == ".py":
                    archive.add(inside + "c", compiled(content, inside))
                else:
                    archive.add(inside, content)
    for name in [*(f"locale-data/{locale}.dat" for locale in LOCALES), "global.dat"]:
        facts = pickle.loads((PACKAGES / "babel" / name).read_bytes())
        needed = {key: value if key in LOCALE_FACTS else type(value)() for key, value in facts.items()}
        archive.add(f"babel/{name}", pickle.dumps(needed))


def pack_standard_library(archive: Archive) -> None:
    with zipfile.ZipFile(next(one for one in sys.path if one.endswith(".zip"))) as whole:
        for inside in sorted(whole.namelist()):
            if not inside.endswith(".py"):
                continue
            name = inside.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            wanted = name in sys.modules or any(name == one or name.startswith(one + ".") for one in KEPT)
            if wanted and not name.startswith("test"):
                archive.add(inside + "c", compiled(whole.read(inside), inside))


def main() -> None:
    sys.path[:0] = [str(SOURCE), str(WASM), str(PACKAGES)]
    before = sysconfig.get_config_var("SOABI")
    importlib.import_module("vitral.browser.worker")
    modules = our_modules()
    missing = [name for name in modules if not load(name)]
    wanted = set()
    for name in modules:
        path = SOURCE.joinpath(*name.split("."))
        wanted |= imported_by(path / "__init__.py" if path.is_dir() else path.with_suffix(".py"), name)
    for name in sorted(wanted):
        if not name.startswith("vitral") and name.split(".")[0] not in OTHERS:
            load(name)
    translate_once()
    needed = sorted({*modules, *(name for name in sys.modules if name == "vitral" or name.startswith("vitral."))})
    ours, library = Archive(OUT / "vitral.zip"), Archive(OUT / "stdlib.zip")
    pack_ours(ours, [name for name in needed if name not in missing])
    pack_others(ours)
    pack_standard_library(library)
    ours.close()
    library.close()
    report = {"python": sys.version.split()[0], "abi": before, "left_out": missing, "modules": len(needed)}
    (OUT / "report.json").write_text(json.dumps(report))


def translate_once() -> None:
    """Loads what plurals and lists need, in every language."""
    from vitral.i18n import LANGUAGES, translator_for
    from vitral.i18n.formatting import format_points, listed

    for language in LANGUAGES:
        translator = translator_for(language)
        translator.say("favor-tokens", count=2)
        listed(translator, ["a", "b", "c"])
        format_points(translator, 1.5)


main()

"""What is refused is said in a sentence, with advice that helps, and stays as it was."""

from __future__ import annotations

import sqlite3
import ssl
from contextlib import closing
from pathlib import Path
from urllib.error import URLError

import pytest

from cli.test_cli import run
from vitral.i18n import LANGUAGES
from vitral.terminal.remote_tables import unreachable


@pytest.mark.parametrize("command", [("serve", "--port", "0", "--db"), ("admin", "tables", "--db")])
@pytest.mark.parametrize("kind", ["text", "database"])
def test_a_file_of_another_program_stays_as_it_was(command: tuple[str, ...], kind: str, tmp_path: Path) -> None:
    folder = tmp_path / "theirs"
    folder.mkdir()
    file = folder / "file.db"
    if kind == "text":
        file.write_text("a diary, and no database\n" * 20)
    else:
        with closing(sqlite3.connect(file)) as theirs:
            theirs.execute("CREATE TABLE diary (day TEXT)")
            theirs.commit()
    file.chmod(0o644)
    before = file.read_bytes()
    ran = run(*command, file)
    assert (ran.code, ran.out) == (2, "")
    assert "file is not a database" in ran.err
    assert file.read_bytes() == before
    assert file.stat().st_mode & 0o777 == 0o644
    assert list(folder.iterdir()) == [file]


def test_another_port_is_advised_only_where_it_helps() -> None:
    ran = run("serve", "--host", "256.1.1.1", "--port", "0", "--db", ":memory:")
    assert ran.code == 2
    assert ran.err == "vitral serve: cannot listen on 256.1.1.1, port 0: there is no such host\n"


def test_a_bad_certificate_is_not_a_matter_of_permission() -> None:
    bad = ssl.SSLCertVerificationError(1, "certificate verify failed")
    bad.verify_message = "self-signed certificate"
    assert unreachable(URLError(bad)) == "its certificate is not valid: self-signed certificate"
    assert unreachable(URLError(ssl.SSLError(1, "wrong version number"))).startswith("it does not speak https")


def test_a_game_that_cannot_be_saved_is_announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    ran = run("play", "--seed", "7", stdin="")
    assert ran.code == 0
    assert ran.err.startswith("warning: this game is not saved, because nothing can be written in ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_the_arena_fits_a_terminal(language: str) -> None:
    ran = run("arena", "--bots", "random,apprentice", "--deals", "1", "--lang", language)
    assert max(map(len, ran.out.splitlines()[2:5])) <= 80

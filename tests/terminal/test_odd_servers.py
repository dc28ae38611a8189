"""What the terminal says of servers that answer oddly: of others, of another version, or in the middle of a restart."""

from __future__ import annotations

import asyncio
import io
import urllib.error
import urllib.request
from email.message import Message
from http.client import IncompleteRead
from typing import Any

import pytest

from vitral.i18n import translator_for
from vitral.server import protocol as wire
from vitral.terminal.remote_tables import RemoteTables
from vitral.terminal.tables import TablesError
from vitral.terminal.terminal_speaker import TerminalSpeaker

ADDRESS = "http://there:8000"


class Answer(io.BytesIO):
    """An answer of HTTP without cookies."""

    headers = Message()


class BrokenAnswer(Answer):
    def read(self, *_: Any) -> bytes:
        raise IncompleteRead(b"")


def refused(code: int, reason: str) -> urllib.error.HTTPError:
    return urllib.error.HTTPError(ADDRESS, code, reason, Message(), io.BytesIO(b"<html>"))


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (Answer(b"<html>"), "what answers there is not a Vitral server"),
        (refused(404, "Not Found"), "what answers there is not a Vitral server"),
        (refused(403, "Forbidden"), "cannot reach the server: HTTP 403 Forbidden"),
        (Answer(b'{"tables": 7}'), "this server runs a different version of Vitral; update Vitral here or there"),
        (BrokenAnswer(), "cannot reach the server: " + translator_for("en").say("problem-offline")),
    ],
)
def test_an_odd_answer_is_told_for_what_it_is(
    answer: Answer | urllib.error.HTTPError, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def urlopen(*_: Any, **__: Any) -> Answer:
        if isinstance(answer, urllib.error.HTTPError):
            raise answer
        return answer

    monkeypatch.setattr(urllib.request, "urlopen", urlopen)
    with pytest.raises(TablesError) as caught:
        asyncio.run(RemoteTables(ADDRESS).mine())
    assert TerminalSpeaker("en").problem(caught.value.problem) == f"{ADDRESS}: {said}"


def test_a_damaged_table_has_no_date(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from vitral.cli.main import main

    broken = wire.MyTable("abc", {}, [], [], [], [], round=0, over=False, yours=False, updated=0.0, damaged=True)

    async def mine(_: RemoteTables) -> list[wire.MyTable]:
        return [broken]

    monkeypatch.setattr(RemoteTables, "mine", mine)
    assert main(["games", "--server", ADDRESS, "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("abc  –  ")
    assert "19" not in printed.splitlines()[0]

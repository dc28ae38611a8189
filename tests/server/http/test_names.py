"""Hostile names, wherever one is given: far too long ones are refused in words, what cannot be seen is left out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from server.server_thread import BY_LINK, Guest, Server
from vitral.i18n import LANGUAGES, translator_for

Naming = Callable[[Guest, Guest, str], tuple[str, dict[str, Any]]]
"""Where a name is given, and how, to the server of a host by a guest."""
HOSTILE = "\u202e<b>\u0000Ana</b> שלום 👩\u200d🎨"
SHOWN = "<b>Ana</b> שלום 👩🎨"


def _open(host: Guest) -> str:
    return host.create(**BY_LINK, public=True)


def _contest(host: Guest) -> str:
    return str(host.post("/api/contests", {"system": "once", "kind": "solo", "name": "Eva"}, 201)["id"])


NAMINGS: dict[str, Naming] = {
    "a table": lambda _, guest, name: ("/api/tables", {"seats": [{"kind": "here", "name": name}, {"kind": "bot"}]}),
    "a link": lambda host, _, name: (
        "/api/enter",
        {"secret": host.get(f"/api/tables/{_open(host)}/links")["join"], "name": name},
    ),
    "the lobby": lambda host, _, name: (f"/api/lobby/tables/{_open(host)}", {"name": name, "watch": False}),
    "a quick match": lambda _, guest, name: ("/api/lobby/match", {"pace": "days", "name": name}),
    "the daily deal": lambda _, guest, name: (f"/api/daily/{guest.get('/api/daily')['today']}/solo", {"name": name}),
    "a new contest": lambda _, guest, name: ("/api/contests", {"system": "once", "kind": "solo", "name": name}),
    "a title": lambda _, guest, name: ("/api/contests", {"system": "once", "kind": "solo", "title": name}),
    "a contest": lambda host, _, name: (f"/api/contests/{_contest(host)}/enter", {"name": name}),
}
everywhere = pytest.mark.parametrize("where", NAMINGS)


@everywhere
def test_ten_thousand_characters_are_refused_in_words(server: Server, where: str) -> None:
    with server.guest() as host, server.guest() as guest:
        path, body = NAMINGS[where](host, guest, "x" * 10_000)
        problem = guest.post(path, body, 422)["sentence"]
        assert problem["message"] == "problem-too-long"
        for language in LANGUAGES:
            assert str(problem["facts"]["most"]) in translator_for(language).say(problem["message"], **problem["facts"])


@everywhere
def test_names_are_shown_as_text_without_what_cannot_be_seen(server: Server, where: str) -> None:
    with server.guest() as host, server.guest() as guest:
        path, body = NAMINGS[where](host, guest, HOSTILE)
        answer = guest.http.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        response = answer.json()
        shown = guest.get(f"/api/tables/{response['table']}") if response.get("table") else response
        assert SHOWN in str(shown)
        assert not any(sign in str(shown) for sign in ("\u202e", "\u200d", "\\u202e", "\\u200d", "\\x00"))

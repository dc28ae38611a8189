"""The OpenAPI description of the HTTP part, made from the protocol's structs and one line for each address."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from vitral import __version__
from vitral.server.protocol import PROTOCOL
from vitral.server.schema import definitions

_REF: Final = "#/components/schemas/{name}"


class _Call(NamedTuple):
    method: str
    path: str
    words: str
    answer: str = ""
    body: str = ""
    status: str = "200"
    query: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ("application/json",)


_CALLS: Final = (
    _Call("get", "/api/me", "The guest's games", "Me"),
    _Call("post", "/api/tables", "Set a table up", "Created", "NewTable", "201"),
    _Call("post", "/api/enter", "Exchange a link's secret for a seat", "Entered", "Enter"),
    _Call("post", "/api/invitation", "Where a link's secret leads", "Invitation", "Invited"),
    _Call("get", "/api/tables/{table}", "A table, for those who hold something there", "TableInfo"),
    _Call("get", "/api/tables/{table}/links", "The secrets a guest may hand on", "Links"),
    _Call("post", "/api/tables/{table}/seats/{seat}", "Let a bot play a seat, or give it back", "TableInfo", "Replace"),
    _Call("post", "/api/tables/{table}/seats/{seat}/free", "Let a seat go free again, as the host", "TableInfo"),
    _Call("post", "/api/tables/{table}/seats/{seat}/resign", "Give a seat up for good", "TableInfo"),
    _Call("post", "/api/tables/{table}/renew", "Give a link out anew, as the host", "Renewed", "Renew"),
    _Call("post", "/api/tables/{table}/leave", "Forget what a guest holds at a table", status="204"),
    _Call("get", "/api/tables/{table}/record", "A finished game as a file", "RecordFile"),
    _Call("get", "/api/tables/{table}/frames", "A finished game to look at", "Frames", query=("seat", "from", "to")),
    _Call("post", "/api/frames", "A record to look at", "Frames", "ToldRecord", query=("seat", "from", "to")),
    _Call("post", "/api/questions", "What the game of a record asked of chance", "Questions", "ToldRecord"),
    _Call("post", "/api/tables/{table}/hint", "Advice for a decision of yours", "Advice", "AskHint"),
    _Call("get", "/api/tables/{table}/review", "What can be said of a finished game", "Reviewed"),
    _Call("post", "/api/review", "What can be said of a game file", "Reviewed", "*"),
    _Call("get", "/api/daily", "Which day it is, and how you have played its deals", "Daily"),
    _Call("get", "/api/daily/{day}/{kind}", "Everybody's results of a day", "DailyStanding"),
    _Call("post", "/api/daily/{day}/{kind}", "Play the deal of a day", "Created", "PlayDaily", "201"),
    _Call("post", "/api/daily/{day}/{kind}/record", "A day's deal played elsewhere", "DailyStanding", "ToldRecord"),
    _Call("get", "/api/lobby", "Tables to join and to watch", "Lobby"),
    _Call("post", "/api/lobby/match", "Play with one other person, whoever comes", "Matched", "QuickMatch"),
    _Call("post", "/api/lobby/tables/{table}", "Sit down at an open table, or look on", "Entered", "JoinOpen"),
    _Call("post", "/api/tables/{table}/lock", "Let nobody else come in, as the host", "TableInfo", "Lock"),
    _Call("post", "/api/tables/{table}/block", "Do not meet somebody again", "TableInfo", "BlockSeat"),
    _Call("get", "/api/blocks", "Whom you do not want to meet", "Blocked[]"),
    _Call("post", "/api/blocks", "Meet somebody again", "Blocked[]", "Unblock"),
    _Call("get", "/api/contests", "Your contests", "ContestLine[]"),
    _Call("post", "/api/contests", "Set up a contest", "ContestStanding", "NewContest", "201"),
    _Call("get", "/api/contests/{contest}", "A contest and how it stands", "ContestStanding"),
    _Call("get", "/api/contests/{contest}/export", "The same as a file", "ContestStanding"),
    _Call("post", "/api/contests/{contest}/enter", "Take part", "ContestStanding", "EnterContest"),
    _Call("post", "/api/contests/{contest}/next", "Begin, or end the round, as the host", "ContestStanding"),
    _Call("post", "/api/contests/{contest}/play", "Play the deal of this round", "Created", status="201"),
    _Call("get", "/api/lessons", "The lessons of the first game", "Lessons"),
    _Call("post", "/api/lessons/{lesson}", "Where some answers lead in a lesson", "LessonNow", "Answers"),
    _Call("get", "/api/puzzles", "The puzzles, the easiest first", "Puzzles"),
    _Call("post", "/api/puzzles/{puzzle}", "Where some choices lead at a puzzle", "PuzzleNow", "PuzzleChoices"),
    _Call("post", "/api/windows", "Judge a window that somebody draws", "JudgedWindow", "DrawnWindow"),
    _Call(
        "get",
        "/api/windows/sheet",
        "Windows on paper, as large as they are",
        query=("windows", "form", "width", "paper"),
        kinds=("application/pdf", "image/svg+xml"),
    ),
    _Call("get", "/api/you", "What the server knows about whoever asks", "You"),
    _Call("post", "/api/you/key", "A new key, in the place of the one before", "NewKey"),
    _Call("post", "/api/you/key/throw-away", "Let nobody in by key or passkey any more", "You"),
    _Call("post", "/api/you/enter", "Be whoever has that key", "You", "EnterKey"),
    _Call("post", "/api/you/sign-out", "Let this browser be nobody's", "You"),
    _Call("post", "/api/you/sign-others-out", "Let all other browsers be nobody's", "You"),
    _Call("post", "/api/you/kept", "Keep what a browser would keep for itself", "KeptAt", "Kept"),
    _Call("post", "/api/you/passkey/begin", "What a browser needs to make a passkey", "PasskeyBegun"),
    _Call("post", "/api/you/passkey", "Keep a passkey", "You", "PasskeyAnswer"),
    _Call("post", "/api/you/passkey/ask", "What a browser needs to use a passkey", "PasskeyBegun"),
    _Call("post", "/api/you/passkey/enter", "Be whoever has that passkey", "You", "PasskeyAnswer"),
    _Call("post", "/api/tables/{table}/tell", "Be told about a table, one way or none", "TellMe", "TellMe"),
    _Call("post", "/api/you/push", "Have this browser take notifications", "TellMe", "PushSubscription"),
    _Call("post", "/api/you/push/stop", "Have no browser take notifications", "TellMe"),
    _Call("post", "/api/you/mail", "Have a question sent to a mail address", "MailAddress", "MailAddress"),
    _Call("post", "/api/you/telling", "When not to be told, and in which language", "Telling", "Telling"),
    _Call("post", "/api/stop", "Do what a secret out of a message says", "MessageUsed", "Stop"),
    _Call("get", "/api/you/statistics", "Ratings and statistics of whoever asks", "Statistics"),
    _Call("get", "/api/you/data", "Everything that is kept about whoever asks", "OwnData"),
    _Call("post", "/api/you/erase", "Forget whoever asks", "ErasedAll"),
    _Call("get", "/api/lessons/{lesson}/pack", "A whole lesson to take along", "LessonPack"),
    _Call("get", "/api/cards/{lang}", "All cards with their words", "Cards"),
    _Call("get", "/api/rules/{lang}", "The rulebook, its examples and where everything is explained", "Rulebook"),
    _Call("get", "/api/bots", "The bots, and how strong they are", "BotKind[]"),
    _Call("get", "/api/options", "The options of a table, for a form", "TableOption[]"),
    _Call("get", "/api/health", "Whether the server works, and what it is", "Health"),
    _Call("get", "/api/ready", "Whether requests should be sent here: it can keep what it is told", "Ready"),
    _Call("get", "/api/live", "Whether the process answers, whatever its store does", "Alive"),
    _Call("get", "/api/openapi.json", "This description", "Description"),
    _Call("post", "/api/score", "Score a table as it lies before you", "Scored", "ToldTable"),
    _Call("post", "/api/check", "Check a window as it lies before you", "Checked", "ToldTable"),
)
_LENGTHS: Final[dict[str, dict[str, Any]]] = {
    "table": {"type": "string", "minLength": 1, "maxLength": 40},
    "seat": {"type": "integer", "minimum": 0, "maximum": 5},
    "lesson": {"type": "string", "minLength": 1, "maxLength": 40},
    "puzzle": {"type": "string", "minLength": 1, "maxLength": 40},
    "contest": {"type": "string", "minLength": 1, "maxLength": 40},
    "day": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},
    "kind": {"enum": ["solo", "glazier"]},
    "lang": {"type": "string", "minLength": 2, "maxLength": 5},
}
_QUERY: Final[dict[str, dict[str, Any]]] = {
    "seat": {"type": "string", "pattern": "^([0-5]|all|none)$"},
    "from": {"type": "integer", "minimum": 0},
    "to": {"type": "integer", "minimum": 0},
    "windows": {"type": "string", "minLength": 1, "maxLength": 600},
    "form": {"type": "string", "enum": ["pdf", "svg"]},
    "width": {"type": "number", "minimum": 40, "maximum": 180},
    "paper": {"type": "string", "enum": ["a4", "letter"]},
}


@cache
def openapi() -> dict[str, Any]:
    paths: dict[str, Any] = {}
    for call in _CALLS:
        paths.setdefault(call.path, {})[call.method] = _operation(call)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Vitral's server",
            "version": __version__,
            "description": "Tables over HTTP; the games themselves are played over the WebSocket "
            f"`/api/tables/{{table}}/socket` (docs/protocol.md), version {PROTOCOL} of the protocol.",
        },
        "paths": paths,
        "components": {"schemas": definitions(_REF)},
    }


def _operation(call: _Call) -> dict[str, Any]:
    told: dict[str, Any] = {"summary": call.words, "responses": _responses(call)}
    names = [part[1:-1] for part in call.path.split("/") if part.startswith("{")]
    parameters = [{"name": name, "in": "path", "required": True, "schema": _LENGTHS[name]} for name in names]
    parameters += [{"name": name, "in": "query", "schema": _QUERY[name]} for name in call.query]
    if parameters:
        told["parameters"] = parameters
    if call.body:
        schema = {"$ref": _REF.format(name=call.body)}
        told["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return told


def _responses(call: _Call) -> dict[str, Any]:
    good: dict[str, Any] = {"description": call.words}
    if "application/json" not in call.kinds:
        good["content"] = {kind: {"schema": {"type": "string", "format": "binary"}} for kind in call.kinds}
    elif call.status != "204":
        one = {"$ref": _REF.format(name=call.answer.removesuffix("[]"))}
        schema = {"type": "array", "items": one} if call.answer.endswith("[]") else one
        good["content"] = {"application/json": {"schema": schema}}
    problem = {"application/json": {"schema": {"$ref": _REF.format(name="Problem")}}}
    return {call.status: good, "default": {"description": "A refusal, and why", "content": problem}}

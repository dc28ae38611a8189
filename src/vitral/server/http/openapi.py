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
    _Call("post", "/api/tables", "Set a table up", "CreatedTable", "NewTable", "201"),
    _Call("post", "/api/enter", "Exchange a link's secret for a seat", "EnteredTable", "EnterTable"),
    _Call("post", "/api/invitation", "Where a link's secret leads", "Invitation", "InvitationRequest"),
    _Call("get", "/api/tables/{table}", "A table, for those who hold something there", "TableInfo"),
    _Call("get", "/api/tables/{table}/links", "The secrets a guest may hand on", "Links"),
    _Call(
        "post",
        "/api/tables/{table}/seats/{seat}",
        "Let a bot play a seat, or give it back",
        "TableInfo",
        "ReplacePlayer",
    ),
    _Call("post", "/api/tables/{table}/seats/{seat}/free", "Let a seat go free again, as the host", "TableInfo"),
    _Call("post", "/api/tables/{table}/seats/{seat}/resign", "Give a seat up for good", "TableInfo"),
    _Call("post", "/api/tables/{table}/renew", "Reissue a link, as the host", "RenewedLink", "RenewLink"),
    _Call("post", "/api/tables/{table}/leave", "Forget what a guest holds at a table", status="204"),
    _Call("get", "/api/tables/{table}/record", "A finished game as a file", "RecordFile"),
    _Call(
        "get", "/api/tables/{table}/frames", "A finished game to look at", "ReplayFrames", query=("seat", "from", "to")
    ),
    _Call("post", "/api/frames", "A record to look at", "ReplayFrames", "RecordUpload", query=("seat", "from", "to")),
    _Call("post", "/api/questions", "What the game of a record asked of chance", "ChanceQuestions", "RecordUpload"),
    _Call("post", "/api/tables/{table}/hint", "Advice for a decision of yours", "Advice", "HintRequest"),
    _Call("get", "/api/tables/{table}/review", "What can be said of a finished game", "GameReview"),
    _Call("post", "/api/review", "What can be said of a game file", "GameReview", "*"),
    _Call("get", "/api/daily", "Which day it is, and how you have played its deals", "Daily"),
    _Call("get", "/api/daily/{day}/{kind}", "Everybody's results of a day", "DailyStanding"),
    _Call("post", "/api/daily/{day}/{kind}", "Play the deal of a day", "CreatedTable", "PlayDaily", "201"),
    _Call("post", "/api/daily/{day}/{kind}/record", "A day's deal played elsewhere", "DailyStanding", "RecordUpload"),
    _Call("get", "/api/lobby", "Tables to join and to watch", "Lobby"),
    _Call("post", "/api/lobby/match", "Play with one other person who waits", "MatchedTable", "QuickMatch"),
    _Call(
        "post", "/api/lobby/tables/{table}", "Sit down at an open table, or look on", "EnteredTable", "JoinOpenTable"
    ),
    _Call("post", "/api/tables/{table}/lock", "Lock or unlock a table, as the host", "TableInfo", "LockTable"),
    _Call("post", "/api/tables/{table}/block", "Block the person of a seat", "TableInfo", "BlockPlayer"),
    _Call("get", "/api/blocks", "The people you have blocked", "BlockedPlayer[]"),
    _Call("post", "/api/blocks", "Unblock a person", "BlockedPlayer[]", "UnblockPlayer"),
    _Call("get", "/api/contests", "Your contests", "ContestLine[]"),
    _Call("post", "/api/contests", "Set up a contest", "ContestStanding", "NewContest", "201"),
    _Call("get", "/api/contests/{contest}", "A contest and how it stands", "ContestStanding"),
    _Call("get", "/api/contests/{contest}/export", "The same as a file", "ContestStanding"),
    _Call("post", "/api/contests/{contest}/enter", "Take part", "ContestStanding", "EnterContest"),
    _Call("post", "/api/contests/{contest}/next", "Begin, or end the round, as the host", "ContestStanding"),
    _Call("post", "/api/contests/{contest}/play", "Play the deal of this round", "CreatedTable", status="201"),
    _Call("get", "/api/lessons", "The lessons of the first game", "Lessons"),
    _Call("post", "/api/lessons/{lesson}", "Where some answers lead in a lesson", "LessonState", "LessonAnswers"),
    _Call("get", "/api/puzzles", "The puzzles, the easiest first", "Puzzles"),
    _Call("post", "/api/puzzles/{puzzle}", "Where some choices lead at a puzzle", "PuzzleState", "PuzzleChoices"),
    _Call("post", "/api/windows", "Judge a window of your own", "WindowDesignReport", "WindowDesign"),
    _Call(
        "get",
        "/api/windows/sheet",
        "Windows on paper, as large as they are",
        query=("windows", "form", "width", "paper"),
        kinds=("application/pdf", "image/svg+xml"),
    ),
    _Call("get", "/api/you", "Your account", "Account"),
    _Call("post", "/api/you/key", "A new key, in the place of the one before", "NewKey"),
    _Call("post", "/api/you/key/throw-away", "Delete the key and all passkeys", "Account"),
    _Call("post", "/api/you/enter", "Sign in by key", "Account", "KeySignIn"),
    _Call("post", "/api/you/sign-out", "Sign this browser out", "Account"),
    _Call("post", "/api/you/sign-others-out", "Sign all other browsers out", "Account"),
    _Call("post", "/api/you/settings", "Store browser settings", "SettingsSavedAt", "SavedSettings"),
    _Call("post", "/api/you/passkey/begin", "What a browser needs to make a passkey", "PasskeyChallenge"),
    _Call("post", "/api/you/passkey", "Add a passkey", "Account", "PasskeyResponse"),
    _Call("post", "/api/you/passkey/ask", "What a browser needs to use a passkey", "PasskeyChallenge"),
    _Call("post", "/api/you/passkey/enter", "Sign in by passkey", "Account", "PasskeyResponse"),
    _Call(
        "post",
        "/api/tables/{table}/notifications",
        "Choose how to be notified of a table",
        "TableNotifications",
        "TableNotifications",
    ),
    _Call("post", "/api/you/push", "Subscribe this browser to notifications", "TableNotifications", "PushSubscription"),
    _Call("post", "/api/you/push/stop", "Unsubscribe all browsers from notifications", "TableNotifications"),
    _Call("post", "/api/you/mail", "Set a mail address, to be confirmed by mail", "MailAddress", "MailAddress"),
    _Call(
        "post",
        "/api/you/notifications",
        "Set quiet hours and the language of notifications",
        "NotificationPreferences",
        "NotificationPreferences",
    ),
    _Call("post", "/api/stop", "Carry out the token of a message", "MailTokenResult", "MailToken"),
    _Call("get", "/api/you/statistics", "Your ratings and statistics", "Statistics"),
    _Call("get", "/api/you/data", "Everything that is stored about you", "PersonalData"),
    _Call("post", "/api/you/erase", "Erase everything that is stored about you", "ErasedData"),
    _Call("get", "/api/lessons/{lesson}/pack", "A whole lesson to take along", "LessonPack"),
    _Call("get", "/api/cards/{lang}", "All cards with their words", "Cards"),
    _Call("get", "/api/rules/{lang}", "The rulebook, its examples and where everything is explained", "Rulebook"),
    _Call("get", "/api/bots", "The bots, and how strong they are", "BotKind[]"),
    _Call("get", "/api/options", "The options of a table, for a form", "TableOption[]"),
    _Call("get", "/api/health", "Whether the server works, and what it is", "Health"),
    _Call("get", "/api/ready", "Whether requests should be sent here: it can store what it is sent", "Readiness"),
    _Call("get", "/api/live", "Whether the process answers, whatever its store does", "Liveness"),
    _Call("get", "/api/openapi.json", "This description", "ApiDescription"),
    _Call(
        "post", "/api/real-table", "Where entries lead in a game at a real table", "RealTableState", "RealTableRequest"
    ),
    _Call("post", "/api/real-table/turn", "What a bot does at a real table", "RealTableTurn", "RealTableRequest"),
    _Call("post", "/api/score", "Score a table as it lies before you", "TableScores", "RefereeTable"),
    _Call("post", "/api/check", "Check a window as it lies before you", "TableCheck", "RefereeTable"),
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
    operation: dict[str, Any] = {"summary": call.words, "responses": _responses(call)}
    names = [part[1:-1] for part in call.path.split("/") if part.startswith("{")]
    parameters = [{"name": name, "in": "path", "required": True, "schema": _LENGTHS[name]} for name in names]
    parameters += [{"name": name, "in": "query", "schema": _QUERY[name]} for name in call.query]
    if parameters:
        operation["parameters"] = parameters
    if call.body:
        schema = {"$ref": _REF.format(name=call.body)}
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return operation


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

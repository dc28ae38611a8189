"""What `vitral.server.serving.connections` needs of uvicorn and the bus of redis beyond their documentation."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from redis.asyncio import ConnectionPool
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from vitral.server.serving.connections import ConnectionLimits, HttpConnection, SocketConnection
from vitral.server.settings import Settings

COMMON = {"client", "conn", "connection_lost", "connection_made", "data_received", "loop"}
COMMON |= {"pause_writing", "resume_writing", "shutdown", "transport"}
USED = {
    H11Protocol: COMMON
    | {"cycle", "flow", "handle_events", "handle_websocket_upgrade", "headers"}
    | {"on_response_complete", "send_400_response"},
    WebSocketsSansIOProtocol: COMMON
    | {"close_sent", "frames", "handle_cont", "handle_parser_exception", "handshake_initiated"}
    | {"curr_msg_data_type", "queue", "read_paused", "receive", "send_receive_event_to_app"},
}


async def _app(scope: Any, receive: Any, send: Any) -> None: ...


def arguments() -> dict[str, Any]:
    config = Config(_app, ws=WebSocketsSansIOProtocol)
    config.load()
    return {"config": config, "server_state": ServerState(), "app_state": {}}


@pytest.mark.parametrize("protocol", USED, ids=lambda protocol: protocol.__name__)
def test_a_protocol_of_uvicorn_has_what_ours_uses(protocol: Any) -> None:
    async def made() -> Any:
        return protocol(**arguments())

    one = asyncio.run(made())
    assert {name for name in USED[protocol] if not hasattr(one, name)} == set()


@pytest.mark.parametrize("protocol", [HttpConnection, SocketConnection])
def test_ours_overrides_nothing_else(protocol: Any) -> None:
    bases = [one for one in protocol.__mro__ if one in USED]
    own = {
        name for one in protocol.__mro__ if one.__module__ == "vitral.server.serving.connections" for name in vars(one)
    }
    inherited = {name for name in own if not name.startswith("__") and any(hasattr(base, name) for base in bases)}
    assert inherited <= USED[bases[0]]


def test_the_parts_of_a_request_are_where_they_were() -> None:
    assert {"conn", "flow", "message_event", "transport"} <= set(RequestResponseCycle.__init__.__annotations__)
    names = set(RequestResponseCycle.__init__.__code__.co_names)
    assert {"keep_alive", "response_complete"} <= names


def test_trusted_proxies_are_known_by_their_addresses() -> None:
    limits = ConnectionLimits(Settings(), 1)
    limits.trust_proxies(Config(_app, forwarded_allow_ips="10.0.0.1"))
    assert (limits.is_proxy("10.0.0.1"), limits.is_proxy("10.0.0.2")) == (True, False)
    assert hasattr(ProxyHeadersMiddleware(_app), "trusted_hosts")


def test_a_connection_of_redis_has_what_the_bus_uses() -> None:
    connection: Any = ConnectionPool.from_url("redis://127.0.0.1:1/0").make_connection()  # type: ignore[no-untyped-call]
    used = {"connect", "disconnect", "pack_command", "read_response", "send_command", "send_packed_command"}
    assert {name for name in used if not callable(getattr(connection, name, None))} == set()

"""The routes of the HTTP interface, each declared once: where it is served and how the OpenAPI description shows it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

_Handler = Callable[[Request], Awaitable[Response]]
_JSON: Final = ("application/json",)


class ApiRoute(NamedTuple):
    """One method of one address; `answer` and `body` are structs of the protocol, or lists of them."""

    method: str
    path: str
    handler: _Handler
    answer: Any
    body: Any
    status: int
    query: tuple[str, ...]
    media_types: tuple[str, ...]

    @property
    def summary(self) -> str:
        """The first sentence of the handler's docstring."""
        return " ".join((self.handler.__doc__ or "").split()).partition(". ")[0].rstrip(".")

    def route(self) -> Route:
        return Route(self.path, self.handler, methods=[self.method.upper()])


class ApiRoutes(list[ApiRoute]):
    """The routes of a module; its decorators add the functions that handle them."""

    def get(
        self, path: str, answer: Any = None, *, query: tuple[str, ...] = (), media_types: tuple[str, ...] = _JSON
    ) -> Callable[[_Handler], _Handler]:
        return self._add("get", path, answer, query=query, media_types=media_types)

    def post(
        self, path: str, answer: Any = None, body: Any = None, *, status: int = 200, query: tuple[str, ...] = ()
    ) -> Callable[[_Handler], _Handler]:
        return self._add("post", path, answer, body, status, query)

    def _add(
        self,
        method: str,
        path: str,
        answer: Any,
        body: Any = None,
        status: int = 200,
        query: tuple[str, ...] = (),
        media_types: tuple[str, ...] = _JSON,
    ) -> Callable[[_Handler], _Handler]:
        def add(handler: _Handler) -> _Handler:
            self.append(ApiRoute(method, path, handler, answer, body, status, query, media_types))
            return handler

        return add

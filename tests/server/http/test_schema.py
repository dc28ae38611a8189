"""The other forms of the protocol have all of it, and the description has every address."""

from __future__ import annotations

import re

from starlette.routing import Route

from support.paths import ROOT
from vitral.server import schema
from vitral.server.http.app import create_app
from vitral.server.http.openapi import API_ROUTES, openapi
from vitral.server.settings import Settings


def test_every_struct_and_message_is_in_them() -> None:
    text = schema.typescript()
    for struct in schema.structs():
        assert re.search(rf"^export interface {struct.__name__}( extends \w+)? {{$", text, re.MULTILINE)
        assert struct.__doc__
    assert "export type FromServer = Hello | Update" in text
    assert 'type: "act";' in text


def test_every_address_is_described() -> None:
    described = {(path, method) for path, methods in openapi()["paths"].items() for method in methods}
    routes = {
        (route.path.replace(":int", ""), method.lower())
        for route in create_app(Settings()).routes
        if isinstance(route, Route) and route.path.startswith("/api/")
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert described == routes


def test_every_address_is_on_the_page_about_the_protocol() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    described = [f"`{route.method.upper()} {route.path}" for route in API_ROUTES]
    assert [one for one in described if f"{one}`" not in page and f"{one}?" not in page] == []


def test_every_answer_has_a_type() -> None:
    description = openapi()
    names = {struct.__name__ for struct in schema.structs()} | set(schema.UNIONS)
    assert set(description["components"]["schemas"]) == names
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            for status, answer in operation["responses"].items():
                if status == "204":
                    continue
                if "application/pdf" in answer["content"]:  # a file, and no struct
                    continue
                shape = answer["content"]["application/json"]["schema"]
                ref = shape.get("items", shape).get("$ref", "")
                assert ref.rpartition("/")[2] in names, f"{method} {path} {status} is untyped"

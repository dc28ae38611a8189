"""The state that all requests of a server share."""

from __future__ import annotations

import sys
from dataclasses import dataclass, fields
from functools import partial
from typing import Final, Self

from starlette.applications import Starlette
from starlette.requests import HTTPConnection

from vitral.server.answers.coach import Coach
from vitral.server.deals.contests import is_deal_secret
from vitral.server.deals.deal_service import DealService
from vitral.server.limits import ConcurrencyLimit, RateLimit
from vitral.server.lobby import Lobby
from vitral.server.people.people_service import PeopleService
from vitral.server.settings import Settings
from vitral.server.tables.registry import TableRegistry

_REMEMBERED_KEYS: Final = 100_000
"""How many marks of tried keys are remembered: those of half an hour, when attempts are made without a pause."""


@dataclass(slots=True)
class RateLimits:
    """Limits that count for all servers of a cluster together; `Settings` describes each of them."""

    request_rate: RateLimit
    new_table_rate: RateLimit
    bot_table_rate: RateLimit
    watch_rate: RateLimit
    join_rate: RateLimit
    page_rate: RateLimit
    coach_rate: RateLimit
    guest_message_rate: RateLimit
    address_message_rate: RateLimit
    upload_rate: RateLimit
    long_answer_rate: RateLimit
    key_rate: RateLimit
    similar_key_rate: RateLimit
    mail_rate: RateLimit
    total_mail_rate: RateLimit
    own_data_rate: RateLimit

    @classmethod
    def from_settings(cls, settings: Settings) -> Self:
        limits = cls(*(RateLimit(getattr(settings, field.name), settings.clock) for field in fields(cls)))
        limits.similar_key_rate = RateLimit(settings.similar_key_rate, settings.clock, _REMEMBERED_KEYS)
        return limits


class ServerState:
    """The tables and people of a server, and its limits. `open` it before the first request."""

    registry: TableRegistry
    people: PeopleService
    deals: DealService
    lobby: Lobby
    coach: Coach

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = RateLimits.from_settings(settings)
        self.uploads_at_once = ConcurrencyLimit(*settings.uploads_at_once)
        self.turns_at_once = ConcurrencyLimit(*settings.turns_at_once)
        self.sockets = ConcurrencyLimit(settings.sockets_per_guest, sys.maxsize)
        """The open WebSockets of each guest."""
        self.spectators = ConcurrencyLimit(settings.spectators_per_address, sys.maxsize)
        """The open WebSockets of spectators, by table and address."""
        self.lesson_packs: dict[str, bytes] = {}
        """Whole lessons, compressed, by name; computed once."""
        self._is_open = False

    async def open(self) -> None:
        """Opens the store, unless it is open; `StoreError` if it cannot be."""
        if self._is_open:
            return
        self.registry = await TableRegistry.open(self.settings)
        try:
            self.people = await PeopleService.open(self.registry)
        except BaseException:
            await self.registry.close()
            raise
        self.registry.cluster.limits.update(
            {field.name: getattr(self.limits, field.name) for field in fields(self.limits)}
        )
        self.deals = DealService(self.registry)
        self.registry.is_deal_secret = partial(is_deal_secret, self.deals)
        self.lobby = Lobby(self.registry, lambda: self.sockets.keys)
        self.coach = Coach(self.registry.pool, self.settings.budget)
        self._is_open = True

    async def close(self) -> None:
        await self.people.close()
        await self.registry.close()


def server_state(app: Starlette) -> ServerState:
    state: ServerState = app.state.server
    return state


def state_of(request: HTTPConnection) -> ServerState:
    return server_state(request.app)

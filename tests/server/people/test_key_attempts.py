"""Attempts at keys: however many networks try them, whoever tries seldom is let through, and guessing is hopeless."""

from __future__ import annotations

import asyncio

import pytest

from server.conftest import Serve
from vitral.server.http.addresses import wide_networks_of
from vitral.server.people.attempt_queue import AttemptQueue, TooManyAttemptsError
from vitral.server.people.keys import _HASH_PAUSE, WORDS, word_list


class _Attempts:
    """A queue, and who was let through or refused so far."""

    def __init__(self) -> None:
        self.now = 0.0
        self.queue = AttemptQueue(lambda: self.now)
        self.granted: list[str] = []
        self.refused: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def try_keys(self, *owners: str) -> None:
        self.tasks += [asyncio.create_task(self._enter(owner)) for owner in owners]
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def _enter(self, owner: str) -> None:
        try:
            await self.queue.enter(*owner.split())
        except TooManyAttemptsError:
            self.refused.append(owner)
        else:
            self.granted.append(owner)

    async def leave(self, times: int = 1) -> None:
        for _ in range(times):
            self.queue.leave()
            await asyncio.sleep(0)
            await asyncio.sleep(0)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def test_an_attack_from_thousands_of_networks_delays_itself() -> None:
    async def attack() -> None:
        attempts = _Attempts()
        networks = [f"network-{number}" for number in range(3000)]
        for _ in range(2):
            await attempts.try_keys(*networks)
        assert len(attempts.granted) + len(attempts.refused) > 5000, "most of them are refused"
        await attempts.leave(150)
        await attempts.try_keys(*networks[:400])
        await attempts.try_keys("owner")
        await attempts.leave()
        assert attempts.granted[-1] == "owner", "who has not tried lately is next"
        assert "owner" not in attempts.refused
        await attempts.stop()

    asyncio.run(attack())


def test_a_provider_with_thousands_of_networks_delays_itself_too() -> None:
    """Networks of IPv6 are to be had by the thousand, so attempts of one that never tried count with its provider's."""

    async def attack() -> None:
        attempts = _Attempts()
        networks = [" ".join(wide_networks_of(f"2001:db8:{number:x}:1::/64")) for number in range(1000)]
        await attempts.try_keys(*networks)
        await attempts.try_keys(owner := " ".join(wide_networks_of("2001:db9:1:1::/64")))
        assert owner not in attempts.refused
        await attempts.leave()
        assert attempts.granted[-1] == owner
        await attempts.stop()

    asyncio.run(attack())


def test_attempts_at_two_providers_lock_out_the_customers_of_neither() -> None:
    """However much was tried at a provider, its other customers wait for those who tried somewhat less elsewhere."""

    async def attack() -> None:
        attempts = _Attempts()

        def owner(network: str) -> str:
            return " ".join(wide_networks_of(network))

        await attempts.try_keys(*[owner("2001:db8:666:1::/64")] * 3000)
        await attempts.leave(len(attempts.tasks))
        elsewhere = [owner("2001:db9:666:1::/64")] * 101
        await attempts.try_keys(*elsewhere)
        await attempts.leave(50)
        await attempts.try_keys(*elsewhere)
        before = len(attempts.granted)
        await attempts.try_keys(customer := owner("2001:db8:1:1::/64"))
        assert not attempts.refused.count(customer)
        await attempts.leave()
        assert attempts.granted[before:] == [customer]
        await attempts.stop()

    asyncio.run(attack())


def test_attempts_that_are_refused_do_not_count_as_like_a_key(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else so many of them would make the limit forget what it counted before."""

    async def refuse(*_: str) -> None:
        raise TooManyAttemptsError

    monkeypatch.setattr(AttemptQueue, "enter", refuse)
    server = serve(similar_key_rate=(1e-6, 1.0))
    with server.guest() as thief:
        thief.post("/api/you/enter", {"phrase": " ".join(word_list()[:WORDS])}, 429)
        assert not server._server._state.limits.similar_key_rate._buckets


def test_who_tried_most_is_refused_and_forgotten_after_a_rest() -> None:
    async def attack() -> None:
        attempts = _Attempts()
        await attempts.try_keys("first", *["thief"] * 101)
        assert attempts.refused == ["thief"]
        await attempts.try_keys("owner")
        assert attempts.refused == ["thief", "thief"]
        await attempts.leave(102)
        assert attempts.granted[:4] == ["first", "thief", "owner", "thief"], "its first attempt was no worse"
        attempts.now += 600 * 103
        await attempts.try_keys("guest", "rui", "thief", "eva")
        await attempts.leave(3)
        assert attempts.granted[-4:] == ["guest", "rui", "thief", "eva"], "in order again"
        await attempts.stop()

    asyncio.run(attack())


def test_who_gives_up_waiting_makes_room() -> None:
    async def give_up() -> None:
        attempts = _Attempts()
        await attempts.try_keys("first", "second", "third")
        attempts.tasks[1].cancel()
        await attempts.leave()
        assert attempts.granted == ["first", "third"]
        await attempts.leave()
        await attempts.try_keys("fourth")
        assert attempts.granted[-1] == "fourth"
        await attempts.stop()

    asyncio.run(give_up())


def test_guessing_is_hopeless() -> None:
    """Two queues let one attempt through each in every pause, whoever tries: a million keys for a year."""
    a_second, a_year, keys = 2 / _HASH_PAUSE, 365 * 86_400, 1_000_000
    assert a_second * a_year * keys / len(word_list()) ** WORDS < 1 / 2_500


@pytest.mark.parametrize(
    ("network", "wide"),
    [
        ("203.0.113.7", ("203.0.113.0/24",)),
        ("2001:db8:1:2::/64", ("2001:db8:1::/48", "2001:db8::/32")),
        ("unknown", ("unknown",)),
    ],
)
def test_neighboring_networks_try_keys_together(network: str, wide: tuple[str, ...]) -> None:
    assert wide_networks_of(network) == wide


def test_a_browser_that_is_signed_in_is_not_counted_with_its_address(serve: Serve) -> None:
    server = serve(key_rate=(1e-6, 2.0))
    with server.guest() as ana, server.guest() as thief:
        ana.post("/api/you/key", None)
        guess = {"phrase": " ".join(word_list()[:WORDS])}
        thief.post("/api/you/enter", guess, 404)
        thief.post("/api/you/enter", guess, 429)
        ana.post("/api/you/key", None)
        ana.post("/api/you/key", None)
        ana.post("/api/you/key", None, 429)

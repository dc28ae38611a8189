"""Which mail addresses are accepted, which mailbox they are counted by, and how links are written in mail."""

from __future__ import annotations

import pytest

from server.people.notification_services import Mailbox, mailbox
from vitral.server.people.mail import Email, Mailer, is_mail, mailbox_of

__all__ = ["mailbox"]


@pytest.mark.parametrize(
    "disguised", ["=?utf-8?q?rui?=@example.org", "rui%example.com@example.org", "example.com!rui@example.org"]
)
def test_an_address_that_may_lead_to_another_mailbox_is_none(disguised: str) -> None:
    assert not is_mail(disguised)
    assert is_mail("o'brien=x#2@example.org")


def test_links_in_mail_are_in_one_piece(mailbox: tuple[Mailbox, str]) -> None:
    box, address = mailbox
    link = "https://play.example.org/api/stop?token=" + "x" * 200
    Mailer(address, "v@example.org").send(Email("rui@example.org", "It is your turn", link, link))
    assert f"List-Unsubscribe: <{link}>\r\n".encode() in box.raw[0]
    assert f"\r\n\r\n{link}\r\n".encode() in box.raw[0]


def test_a_mailbox_has_one_mark_under_both_of_its_domains() -> None:
    assert mailbox_of("R.ui+cards@GoogleMail.com") == mailbox_of("rui@gmail.com") == "rui@gmail.com"
    assert mailbox_of("rui@example.org") != mailbox_of("rui@example.com")

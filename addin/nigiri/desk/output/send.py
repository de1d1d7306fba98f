"""Results sent to a federation: where they go, the files, the text of the mail.

nigiri sends nothing: the mail program opens with the text, and a director attaches the files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import quote, urlencode

from nigiri.desk.setup.questions import home_of
from nigiri.domain.federations.addresses import DESTINATIONS
from nigiri.errors import WrongUse
from nigiri.messages.catalogue import text
from nigiri.messages.message import message, several
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.domain.federations.addresses import Destination
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Workbook


_CONGRESS = {"egc": "egf"}
"""Federation or congress -> whom its results go to, where it is called otherwise."""


class Mail(NamedTuple):
    """A mail to be looked at and sent by hand; to, copy -- addresses."""

    to: tuple[str, ...]
    copy: tuple[str, ...]
    subject: str
    body: str

    @property
    def address(self) -> str:
        """Return the address that opens the mail program: "mailto:..."; "" where nobody gets it."""
        if not self.to:
            return ""
        facts = {"subject": self.subject, "body": self.body.replace("\n", "\r\n")}
        facts |= {"cc": ",".join(self.copy)} if self.copy else {}
        return f"mailto:{quote(','.join(self.to), safe='@,')}?{urlencode(facts, quote_via=quote)}"


def destination(name: str) -> Destination:
    """Return the destination of that name; WrongUse, naming all, where there is none."""
    if name not in DESTINATIONS:
        raise WrongUse(message("output.send.unknown", choices=", ".join(DESTINATIONS)))
    return DESTINATIONS[name]


def usual_destination(workbook: Workbook, club: Mapping[str, str]) -> str:
    """Return the key of whom results go to: of the event's federation, else of the club's; or "".

    club -- what is kept of it, empty where nothing is
    """
    own = home_of(read(workbook).event.settings)
    found = (_CONGRESS.get(each, each) for each in (own, club.get("federation", "")))
    return next((each for each in found if each in DESTINATIONS), "")


def results_mail(
    workbook: Workbook, to: Destination, files: Mapping[str, int], also: Sequence[str]
) -> Mail:
    """Return the mail with the results, in the language of whoever gets it.

    files -- name of a file to be attached -> the number of players in it
    also -- addresses of the club's own
    """
    event = read(workbook).event
    settings = event.settings
    first, copies = ((to.mail,), tuple(also)) if to.mail else (tuple(also), ())
    facts = {
        "name": settings.name,
        "when": ", ".join(filter(None, (settings.dates, settings.place))),
        "players": max(files.values()),
        "rounds": len(event.rounds),
        "files": ", ".join(files),
        "director": settings.director,
    }
    subject = text("output.send.subject", to.language, **facts)
    return Mail(first, copies, subject, text("output.send.body", to.language, **facts).rstrip())


def where_words(to: Destination, mail: Mail) -> tuple[Message, ...]:
    """Return the sentences on who gets the results, and whether somebody checked the address."""
    said = []
    if to.page:
        said.append(message("output.send.page", name=to.name, page=to.page))
    if mail.to:
        said.append(message("output.send.to", addresses=several((*mail.to, *mail.copy))))
    return (*said, checked_words_of(to))


def checked_words_of(to: Destination) -> Message:
    """Return the sentence on an address: when somebody used it, or that nobody did yet."""
    if to.checked is None:
        return message("output.send.not-checked")
    return message("output.send.checked", day=str(to.checked))


def mail_words(mail: Mail) -> tuple[Message, ...]:
    """Return the text of the mail, for who copies it."""
    return (message("output.send.text", subject=mail.subject, body=mail.body),)

"""Results made ready to be sent: the files beside the workbook, then mail program and folder."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.output.export_event import (
    ExportedFile,
    export,
    file_name,
    questions,
    written_sentences,
)
from nigiri.desk.output.send import (
    destination,
    mail_words,
    results_mail,
    usual_destination,
    where_words,
)
from nigiri.desk.setup.club import MAIL, addresses
from nigiri.hosts.openers import open_address, open_folder
from nigiri.hosts.paper.write import existing_content, write_with_backup
from nigiri.members.club_file import read_club
from nigiri.messages.message import message

if TYPE_CHECKING:
    import datetime as dt
    from pathlib import Path

    from nigiri.desk.output.send import Mail
    from nigiri.workbook.model.cells import Workbook


class Delivered(NamedTuple):
    """What is told: of the files, who gets them, the mail, and what is left to be done."""

    files: tuple[str, ...]
    where: tuple[str, ...]
    mail: tuple[str, ...]
    last: str

    @property
    def in_a_terminal(self) -> tuple[str, ...]:
        """Return all sentences; what is to be done comes last, where one looks."""
        return (*self.files, *self.where, *self.mail, self.last)

    @property
    def in_a_dialog(self) -> tuple[str, ...]:
        """Return all sentences; what is to be done comes first: the list of a file may be long."""
        return (self.last, *self.where, *self.mail, *self.files)


class Parcel(NamedTuple):
    """Results ready to be sent.

    files -- path and content of each; mail -- to be looked at; page -- where they are uploaded, ""
    for a mail alone; where -- sentences on who gets them
    """

    files: tuple[tuple[Path, ExportedFile], ...]
    mail: Mail
    page: str
    where: tuple[str, ...]

    @property
    def open_points(self) -> tuple[str, ...]:
        """Return the sentences on what would be refused or asked back, once each."""
        return tuple(dict.fromkeys(each for _, file in self.files for each in file.open_points))

    @property
    def questions(self) -> tuple[str, ...]:
        """Return the question whether to send results with open points, then these."""
        return questions(*(file for _, file in self.files))

    def deliver(self, *, opens: bool = True) -> Delivered:
        """Write the files, open mail, page and folder; return what is told.

        opens -- False: open nothing. Raises HostError where a file cannot be written.
        """
        told: list[str] = []
        for path, file in self.files:
            kept = write_with_backup(path, file.data)
            told += written_sentences(path, kept, file.sentences)
        opened = self._opened(opens=opens)
        return Delivered((*told,), self.where, mail_words(self.mail), opened)

    def _opened(self, *, opens: bool) -> str:
        """Open what the results go by, and their folder; return what is left to be done."""
        target, folder = self.page or self.mail.address, self.files[0][0].parent.resolve()
        done = opens and bool(target) and open_address(target)
        if done:
            open_folder(folder)
        key = "page" if self.page else "mail"
        files = ", ".join(path.name for path, _ in self.files)
        facts = {"files": files, "folder": str(folder)}
        return message(f"output.send.{key}.{'open' if done else 'closed'}", **facts)


def parcel(
    workbook: Workbook, file: Path, to: str, now: dt.datetime, also: str | None = None
) -> Parcel:
    """Return the results of an event, ready to be sent.

    file -- of the workbook: results are made beside it; to -- a key of a destination, "" for that
    of the event, or else of the club; also -- addresses besides, None for those of the club

    Raises WrongUse for an unknown destination or a wrong address, and what `export` raises.
    """
    club = read_club()
    chosen = destination(to or usual_destination(workbook, club))
    paths = [(file.with_name(file_name(file.stem, form)), form) for form in chosen.formats]
    files = tuple(
        (path, export(workbook, form, now.date(), existing_content(path))) for path, form in paths
    )
    held = {path.name: each.players for path, each in files}
    besides = addresses(club.get(MAIL, "") if also is None else also)
    mail = results_mail(workbook, chosen, held, besides)
    return Parcel(files, mail, chosen.page, where_words(chosen, mail))

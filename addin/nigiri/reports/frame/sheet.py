"""The fields and files that all printed sheets have: language, event, time, HTML, text."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from nigiri.domain.text import clean
from nigiri.messages.message import message
from nigiri.reports.frame.render import render

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Sequence
    from pathlib import Path

    from nigiri.domain.model.event import Event
    from nigiri.messages.message import Message
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.logo import Logo
    from nigiri.reports.frame.options import Options


def file_word(kind: str, **facts: int) -> Message:
    """Return the word behind the workbook's name in that of a file, in the event's language."""
    return message(f"printed.file.{kind}", **facts)


def numbered_file(kind: str, number: int) -> Message:
    """Return the word in the name of the file of a list of one round: "standings-3"."""
    return message("printed.file.numbered", sheet=file_word(kind), number=number)


def common(event: Event, speech: Speech, options: Options) -> dict[str, Any]:
    """Return the fields that every sheet has."""
    frozen = options.frozen
    return {
        "speech": speech,
        "event": clean(event.settings.name),
        "stamp": options.stamp,
        "paper": options.paper or "",
        "notice": "" if frozen is None else speech.say("frozen", number=frozen),
    }


@dataclass(frozen=True, kw_only=True)
class Sheet(ABC):
    """A printed sheet as plain data; its template knows HTML and paper, and nothing of Go.

    event -- the event's name, may be ""
    stamp -- the time of printing, None to print no time
    paper -- "A4" or "letter", "" to leave it to the printer
    notice -- that newer results are not shown (Settings.standings_after), "" where all are
    """

    speech: Speech
    event: str = ""
    stamp: dt.datetime | None = None
    paper: str = ""
    notice: str = ""

    @property
    @abstractmethod
    def template(self) -> str:
        """Return the template in templates/ for HTML, such as "slips.html.j2"."""

    @property
    def usual_template(self) -> str:
        """Return the template for HTML where there is none of its own, "" for none."""
        return ""

    @property
    def text_template(self) -> str:
        """Return the template for text: "slips.txt.j2" beside "slips.html.j2"."""
        return self.template.replace(".html.", ".txt.")

    @property
    def which(self) -> Message:
        """Return the sheet's word in the name of its file: "grid", "round-3-by-name"."""
        return file_word(self.template.partition(".")[0].replace("_", "-"))

    @property
    @abstractmethod
    def title(self) -> str:
        """Return the title, such as "Round 3"."""

    @property
    def about(self) -> str:
        """Return the small text beside the event's name, "" for none."""
        return ""

    @property
    def details(self) -> str:
        """Return the small text beside the event's name with the notice, "" for none."""
        return " · ".join(filter(None, [self.about, self.notice]))

    @property
    def subtitle(self) -> str:
        """Return event and details: "2005 Quebec Open · Saturday 16 h · komi 6½"."""
        return " · ".join(filter(None, [self.event, self.details]))

    def to_html(self, own: Path | None = None, logo: Logo | None = None) -> str:
        """Return a whole HTML document.

        own -- a folder whose templates win over those of nigiri, None for none
        logo -- of the club, in the head; None for none
        """
        return self._filled(self.template, own, self.usual_template, logo=logo)

    def to_text(self, own: Path | None = None) -> str:
        """Return the sheet as text, for an e-mail or a terminal."""
        return self._filled(self.text_template, own, lines=self.text_lines())

    def text_lines(self) -> Sequence[str]:
        """Return the sheet's table as aligned lines; none for a sheet without."""
        return ()

    def _filled(self, template: str, own: Path | None, usual: str = "", **facts: object) -> str:
        """Return a template filled in with this sheet."""
        return render(template, own, usual, sheet=self, say=self.speech.say, **facts)


@dataclass(frozen=True, kw_only=True)
class TableSheet(Sheet):
    """A sheet that is one table; as text it has the one template of all lists.

    heading -- the title
    """

    heading: str

    @property
    def text_template(self) -> str:
        """Return the one template of all lists."""
        return "_list.txt.j2"

    @property
    def title(self) -> str:
        """Return the title."""
        return self.heading

"""Every format that events are read from or written to: a card each, which all else reads.

Commands, dialogs, Preflight, documentation and tests go by these cards; what reads and writes a
format is loaded when it is asked for. Its words go by its key: in a dialog it is called
`field.format.KEY`, elsewhere `format.KEY` unless it has the name of its program.

A file is recognised by its first bytes, never by its name, also in a .gz or .zip; one of no format
that can be read is refused. Where an event goes then: desk/setup/import_event.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from nigiri.errors import WrongUse
from nigiri.lazy import loaded
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.exchange.parts.format import Incoming, Outgoing
    from nigiri.messages.message import Message

    Fits = Callable[[bytes], bool]
    Read = Callable[[bytes], Incoming]
    Write = Callable[[Event], Outgoing]
    Carry = Callable[[bytes, bytes], Outgoing]


class Format(NamedTuple):
    """The card of a format; what works is "module:function" in this package, "" for none.

    key -- its name on the command line: "opengotha"
    suffixes -- endings of its files, the usual one first: (".xml",)
    recognised_by -- tells from the first bytes of a file whether it is of this format
    read_by -- makes an event of a file's bytes; raises WrongUse with one sentence for a file that
    is not of this format or damaged
    written_by -- makes a file of an event; raises Forbidden where the format cannot express an
    event at all
    program -- what it is called in every language; "": the catalogue has its words
    comment -- the beginning of a line that readers skip; "": there are no such lines
    federation -- its key in preflight, such as "aga"; "": no federation
    carried_by -- copies what was typed by hand into an older file to a new one, both as bytes, and
    reports what it cannot copy; "": nobody types anything into such files
    """

    key: str
    suffixes: tuple[str, ...]
    recognised_by: str = ""
    read_by: str = ""
    written_by: str = ""
    program: str = ""
    comment: str = ""
    federation: str = ""
    carried_by: str = ""

    @property
    def name(self) -> str:
        """Return the name of the format: "OpenGotha"."""
        return self.program or message(f"format.{self.key}")

    @property
    def title(self) -> Message:
        """Return the title in a list of what can be written."""
        return message(f"field.format.{self.key}")

    def fits(self, data: bytes) -> bool:
        """Tell from the first bytes of a file whether it is of this format."""
        fits: Fits | None = _loaded(self.recognised_by)
        return fits is not None and fits(data)

    @property
    def read(self) -> Read | None:
        """Return the function from a file's bytes to an event; None: it cannot be read."""
        read: Read | None = _loaded(self.read_by)
        return read

    @property
    def write(self) -> Write | None:
        """Return the function from an event to a file; None: it cannot be written."""
        write: Write | None = _loaded(self.written_by)
        return write

    @property
    def carried(self) -> Carry | None:
        """Return the function that copies the work of hands to a new file; None: there is none."""
        carried: Carry | None = _loaded(self.carried_by)
        return carried


def _loaded(place: str) -> Any:  # noqa: ANN401 -- the card says what stands where
    """Return the object at a place, None for ""; its module is loaded."""
    return loaded("nigiri.exchange", place) if place else None


FORMATS: Mapping[str, Format] = {form.key: form for form in (
    Format("opengotha", (".xml",), "opengotha.read:fits", "opengotha.read:read",
           "opengotha.write:write", program="OpenGotha"),
    Format("macmahon", (".xml",), "macmahon:fits", "macmahon:read",
           "macmahon.write:write", program="MacMahon"),
    Format("json", (".json",), "json_form:fits", "json_form:read",
           "json_form:written", program="JSON"),
    Format("aga", (".txt",), "aga.lines:fits", "aga.read:read",
           "aga.write:write", comment="#", federation="aga", carried_by="aga.contacts:carried"),
    Format("aga-2008", (".txt",), written_by="aga.write:write_2008",
           comment="#", federation="aga", carried_by="aga.contacts:carried"),
    Format("ffg", (".tou",), "result_files.ffg:fits", "result_files.ffg:read",
           "result_files.ffg:write", comment=";", federation="ffg"),
    Format("egf", (".h9", ".h0", ".h1", ".txt"), "result_files.egf:fits", "result_files.egf:read",
           "result_files.egf:write", comment=";", federation="egf"),
    Format("egf-defaults", (".h9",), written_by="result_files.egf:write_with_defaults",
           comment=";", federation="egf"),
    Format("xlsx", (".xlsx",), written_by="analysis.frames:written_sheets", program="Excel"),
    Format("csv", (".zip",), written_by="analysis.csv_files:written", program="CSV"),
    Format("parquet", (".zip",), written_by="analysis.frames:written", program="Parquet"),
)}  # fmt: skip  # a format a row
"""Key -> format, in the order in which a file is tried: the most distinctive first."""

WRITTEN: tuple[Format, ...] = tuple(
    sorted(
        (form for form in FORMATS.values() if form.written_by),
        key=lambda form: (not form.federation, form.federation),
    )
)
"""What can be written, as dialogs offer it: federations first."""


def known(data: bytes) -> Format | None:
    """Return the format of a file by its bytes; None for an unknown one."""
    return next((each for each in FORMATS.values() if each.fits(data)), None)


def incoming(data: bytes) -> tuple[Format, Incoming]:
    """Return the format of a file, compressed (.gz, .zip) or not, and its event.

    Raises WrongUse with one sentence for a file of no format that can be read, or a damaged one.
    """
    from nigiri.exchange.parts.decompressed import decompressed  # noqa: PLC0415 -- menus read cards

    plain = decompressed(data)
    if not plain.strip():
        raise WrongUse(message("foreign.empty"))
    form = known(plain)
    if form is None or form.read is None:
        names = several(each.name for each in FORMATS.values() if each.read_by)
        raise WrongUse(message("foreign.unknown", formats=names))
    return form, form.read(plain)


def outgoing(key: str) -> tuple[Format, Write]:
    """Return the format of that key and the function that writes it.

    Raises WrongUse where there is none.
    """
    form = FORMATS.get(key)
    if form is None or form.write is None:
        keys = ", ".join(each.key for each in FORMATS.values() if each.written_by)
        raise WrongUse(message("foreign.unwritable", asked=key, choices=keys))
    return form, form.write

"""Every format that events are read from or written to, by its key.

A new one is a module (or a folder) of this package with a `Format`, and a line here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.errors import WrongUse
from nigiri.exchange.aga.write import AGA, AGA_2008
from nigiri.exchange.analysis.csv_files import CSV
from nigiri.exchange.analysis.frames import PARQUET, XLSX
from nigiri.exchange.json_form import JSON
from nigiri.exchange.macmahon import MACMAHON
from nigiri.exchange.opengotha import OPENGOTHA
from nigiri.exchange.parts.decompressed import decompressed
from nigiri.exchange.result_files.egf import EGF, EGF_DEFAULTS
from nigiri.exchange.result_files.ffg import FFG
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.exchange.parts.format import Format, Incoming, Outgoing

FORMATS: Mapping[str, Format] = {
    each.key: each
    for each in (
        OPENGOTHA,
        MACMAHON,
        JSON,
        AGA,
        AGA_2008,
        FFG,
        EGF,
        EGF_DEFAULTS,
        CSV,
        PARQUET,
        XLSX,
    )
}
"""Key -> format, in the order in which a file is tried: the most distinctive first."""


def known(data: bytes) -> Format | None:
    """Return the format of a file by its bytes; None for an unknown one."""
    return next((each for each in FORMATS.values() if each.fits(data)), None)


def incoming(data: bytes) -> tuple[Format, Incoming]:
    """Return the format of a file, compressed (.gz, .zip) or not, and its event.

    Raises WrongUse with one sentence for a file of no format that can be read, or a damaged one.
    """
    plain = decompressed(data)
    if not plain.strip():
        raise WrongUse(message("foreign.empty"))
    form = known(plain)
    if form is None or form.read is None:
        names = several(each.name for each in FORMATS.values() if each.read)
        raise WrongUse(message("foreign.unknown", formats=names))
    return form, form.read(plain)


def outgoing(key: str) -> tuple[Format, Callable[[Event], Outgoing]]:
    """Return the format of that key and the function that writes it.

    Raises WrongUse where there is none.
    """
    form = FORMATS.get(key)
    if form is None or form.write is None:
        keys = ", ".join(each.key for each in FORMATS.values() if each.write)
        raise WrongUse(message("foreign.unwritable", asked=key, choices=keys))
    return form, form.write

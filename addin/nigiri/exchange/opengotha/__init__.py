"""OpenGotha's own file: whole events in XML (formats 4), those of Pairgoth included."""

from nigiri.exchange.opengotha.read import fits, read
from nigiri.exchange.opengotha.write import write
from nigiri.exchange.parts.format import Format

__all__ = ["OPENGOTHA"]

OPENGOTHA = Format("opengotha", "OpenGotha", (".xml",), fits, read, write)

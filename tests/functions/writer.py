"""Print the VBA that xlwings writes for the functions; what it needs of Windows is played."""

from __future__ import annotations

import sys
import warnings
from types import ModuleType, SimpleNamespace

MODULE = "nigiri.hosts.excel_functions"


class Played(ModuleType):
    """A module of Windows: everything is in it, and nothing does anything."""

    def __getattr__(self, name: str) -> type:
        """Return a class of that name."""
        return type(name, (), {})


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    for name in ("", ".client", ".server", ".server.util", ".server.dispatcher", ".server.policy"):
        sys.modules[f"win32com{name}"] = Played(f"win32com{name}")
    sys.modules |= {name: Played(name) for name in ("pythoncom", "pywintypes")}
    import xlwings
    from xlwings import udfs

    xlwings.func, xlwings.arg = udfs.xlfunc, udfs.xlarg
    __import__(MODULE)
    udfs.generate_vba_wrapper(
        MODULE, sys.modules[MODULE], sys.stdout, SimpleNamespace(Name="nigiri.xlam")
    )

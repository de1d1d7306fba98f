"""The systems for which an extension with its own engine is built, and what each needs.

A wheel is chosen by its tags (packaging.python.org, "Platform compatibility tags"). What is
compiled has the version of its Python at the end of its names, so that several fit into one folder.
LibreOffice refuses an extension whose platform is another one (dp_platform.cxx of LibreOffice).
"""

from __future__ import annotations

from typing import NamedTuple

from nigiri.errors import WrongUse
from nigiri.messages.message import message, quoted

#: Of the Python that LibreOffice brings: 3.11 (25.8), 3.12 (26.2), 3.13 (26.8), and before 25.8 3.8
#: to 3.10, for which there is no nigiri. On Linux it is the system's: Fedora 43 has 3.14.
_BROUGHT = ("3.11", "3.12", "3.13")


class System(NamedTuple):
    """A system.

    name -- as people choose it: "linux-x86_64"
    tags -- of its wheels, the newest kind first
    suffix -- end of the names of what is compiled; {} is the version without its point: "311"
    platform -- as LibreOffice calls it
    pythons -- versions for which it is built
    """

    name: str
    tags: tuple[str, ...]
    suffix: str
    platform: str
    pythons: tuple[str, ...] = _BROUGHT


def _linux(machine: str) -> System:
    """Return a Linux with the C library of 2018 or newer."""
    kinds = ("_2_28", "_2_27", "_2_26", "_2_24", "_2_17", "2014")
    return System(
        f"linux-{machine}",
        tuple(f"manylinux{kind}_{machine}" for kind in kinds),
        f".cpython-{{}}-{machine}-linux-gnu.so",
        f"linux_{machine}",
        (*_BROUGHT, "3.14"),
    )


SYSTEMS: dict[str, System] = {
    each.name: each
    for each in (
        System("windows-x86_64", ("win_amd64",), ".cp{}-win_amd64.pyd", "windows_x86_64"),
        System("macos-arm64", ("macosx_11_0_arm64",), ".cpython-{}-darwin.so", "macosx_aarch64"),
        System("macos-x86_64", ("macosx_11_0_x86_64",), ".cpython-{}-darwin.so", "macosx_x86_64"),
        _linux("x86_64"),
        _linux("aarch64"),
    )
}
"""By name. Not Windows on ARM: nobody makes a wheel of rustworkx for it."""


def system_named(name: str) -> System:
    """Return a system by its name; WrongUse for another."""
    if name not in SYSTEMS:
        raise WrongUse(message("install.system", name=quoted(name), names=", ".join(SYSTEMS)))
    return SYSTEMS[name]

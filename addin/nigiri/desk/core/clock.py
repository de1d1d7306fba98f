"""The clock of this computer and who is logged in; only those who ask the desk look here."""

from __future__ import annotations

import datetime as dt


def clock() -> dt.datetime:
    """Return the time of the clock, in whole seconds."""
    return dt.datetime.now(dt.UTC).astimezone().replace(tzinfo=None, microsecond=0)


def logged_in() -> str:
    """Return who is logged in, "" where the system does not know."""
    import getpass  # noqa: PLC0415 -- not needed where somebody is named

    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):  # no name for this number; no such thing on Windows
        return ""

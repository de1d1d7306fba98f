"""The clock of this computer and the user who is logged in; used where a `Desk` is made."""

from __future__ import annotations

import datetime as dt


def clock() -> dt.datetime:
    """Return the local time in whole seconds, without a time zone."""
    return dt.datetime.now(dt.UTC).astimezone().replace(tzinfo=None, microsecond=0)


def logged_in() -> str:
    """Return the login name of the user, "" where the system does not know it."""
    import getpass  # noqa: PLC0415 -- not needed where somebody is named

    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):  # no name for this number; no such thing on Windows
        return ""

"""Rights of files: a new file that replaces an old one gets its rights.

right                 where possible; else
owner                 only an administrator may give a file away: reported
group                 if the user belongs to it; else the group gets the rights of everybody, and
                      it is reported
mode                  always
access list (ACL)     on Linux, where the drive has them; else reported, and nobody gets more
attributes (user.*)   on Linux; else they are lost without a report

Windows and macOS: of all this what the system's `chmod` does. A new file there gets the access
list of its folder.
"""

from __future__ import annotations

import os
import struct
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_USUAL = 0o666
_ACL, _OWN_ATTRIBUTES = "system.posix_acl_access", "user."
#: Of an access list: its version, then for each entry kind, permissions, and whom it is about.
_ACL_HEAD, _ACL_ENTRY = struct.Struct("<I"), struct.Struct("<HHI")
_ACL_GROUP = 0x04


class Rights(NamedTuple):
    """The rights of a file.

    owner, group -- numbers; None where the system has none, or for a new file
    acl -- the access list as Linux stores it, None without one
    """

    mode: int
    owner: int | None = None
    group: int | None = None
    acl: bytes | None = None

    @property
    def of_folder(self) -> Rights:
        """Return the rights of a folder for such files: their readers may look into it."""
        acl = None if self.acl is None else _acl_with(self.acl, lambda _, may: may | may >> 2 & 1)
        return self._replace(mode=0o700 | self.mode | (self.mode & 0o444) >> 2, acl=acl)

    @property
    def of_stranger(self) -> Rights:
        """Return the rights for a file whose group is another one: it gets what everybody has."""
        all_may = self.mode & 0o7
        acl = self.acl and _acl_with(
            self.acl, lambda kind, may: all_may if kind == _ACL_GROUP else may
        )
        return self._replace(mode=self.mode & 0o707 | all_may << 3, acl=acl)


class Lost(NamedTuple):
    """The rights of the old file that the new one could not get."""

    owner: bool = False
    group: bool = False
    acl: bool = False


def rights_of(path: Path) -> Rights:
    """Return the rights of a file, or those of any new file."""
    try:
        found = path.stat()
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return Rights(_USUAL & ~mask)
    if not hasattr(os, "chown"):  # Windows
        return Rights(found.st_mode & 0o777)
    return Rights(found.st_mode & 0o777, found.st_uid, found.st_gid, _acl_of(path))


def give_rights(path: Path, rights: Rights) -> Lost:
    """Give a file or folder rights as far as the system allows; OSError where even `chmod` fails.

    At no moment has anybody more than these rights.
    """
    lost = _give_owner(path, rights)
    if lost.group:
        rights = rights.of_stranger
    if _acl_of(path) is not None:
        with suppress(OSError):
            os.removexattr(path, _ACL)
    if rights.acl is None:
        path.chmod(rights.mode)
        return lost
    path.chmod(rights.mode & 0o707)  # the group's part of it is what the list allows at most
    try:
        os.setxattr(path, _ACL, rights.acl)
    except OSError:
        return lost._replace(acl=True)
    return lost


def has_rights(path: Path, rights: Rights) -> bool:
    """Tell whether a file or folder has these rights already."""
    now = rights_of(path)
    if rights.owner is None:
        now = now._replace(owner=None, group=None)
    return now == rights


def give_attributes(path: Path, old: Path) -> None:
    """Copy the user attributes of the old file, as far as possible."""
    if not hasattr(os, "listxattr"):
        return
    with suppress(OSError):
        for name in os.listxattr(old):
            if name.startswith(_OWN_ATTRIBUTES):
                os.setxattr(path, name, os.getxattr(old, name))


def lost_rights_sentences(path: Path, rights: Rights, lost: Lost) -> list[str]:
    """Return sentences on lost rights and how to restore them; rights -- of the old file."""
    found: list[str] = []
    name, mode = path.name, f"{rights.mode:03o}"
    if lost.owner:
        owner, user = _user(rights.owner), _user(path.stat().st_uid)
        found.append(message("file.rights.owner", file=name, owner=owner, user=user))
    if lost.group:
        group = _group(rights.group)
        found.append(message("file.rights.group", file=name, group=group, mode=mode))
    if lost.acl:
        found.append(message("file.rights.list", file=name))
    return found


def _give_owner(path: Path, rights: Rights) -> Lost:
    """Set owner and group, or at least the group; return what failed."""
    if rights.owner is None or rights.group is None:
        return Lost()
    now = path.stat()
    if (now.st_uid, now.st_gid) == (rights.owner, rights.group):
        return Lost()
    with suppress(OSError):
        os.chown(path, rights.owner, rights.group)
        return Lost()
    other_owner = now.st_uid != rights.owner
    if now.st_gid == rights.group:
        return Lost(owner=other_owner)
    with suppress(OSError):
        os.chown(path, -1, rights.group)
        return Lost(owner=other_owner)
    return Lost(owner=other_owner, group=True)


def _acl_of(path: Path) -> bytes | None:
    """Return the access list of a file, None without one."""
    if hasattr(os, "getxattr"):
        with suppress(OSError):
            return os.getxattr(path, _ACL)
    return None


def _acl_with(acl: bytes, changed: Callable[[int, int], int]) -> bytes:
    """Return an access list with changed permissions: kind of entry, permissions -> permissions."""
    head = acl[: _ACL_HEAD.size]
    entries = _ACL_ENTRY.iter_unpack(acl[_ACL_HEAD.size :])
    packed = (_ACL_ENTRY.pack(kind, changed(kind, may), whom) for kind, may, whom in entries)
    return head + b"".join(packed)


def _user(number: int | None) -> str:
    """Return the name of a user, the number where it has none."""
    import pwd  # noqa: PLC0415 -- not on Windows, and seldom wanted

    try:
        return pwd.getpwuid(number or 0).pw_name
    except KeyError:
        return str(number)


def _group(number: int | None) -> str:
    """Return the name of a group, the number where it has none."""
    import grp  # noqa: PLC0415 -- as above

    try:
        return grp.getgrgid(number or 0).gr_name
    except KeyError:
        return str(number)

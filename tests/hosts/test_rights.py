"""What a new file gets of the old one's rights where the system does not let it have all."""

from __future__ import annotations

import errno
import os
import stat
from typing import TYPE_CHECKING

import pytest

from nigiri.hosts.files.atomic_write import write_safely
from nigiri.hosts.files.rights import Lost, lost_rights_sentences, rights_of

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")

ANN, CLUB = 60001, 60101
"""Numbers that no user and no group has."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a file; what is in it does not matter here."""
    path = tmp_path / "open.xlsx"
    path.write_bytes(b"old")
    return path


def mode(path: Path) -> int:
    """Return the rights of a file."""
    return stat.S_IMODE(path.stat().st_mode)


def test_a_lost_group_is_told_and_gets_nothing_more(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The group of the new file is another one: it gets what everybody has."""
    file.chmod(0o664)
    before = rights_of(file)
    elsewhere = before._replace(owner=ANN, group=CLUB)
    denied = PermissionError(errno.EPERM, "denied")

    def fail(*_: object) -> None:
        raise denied

    monkeypatch.setattr(os, "chown", fail)
    monkeypatch.setattr("nigiri.hosts.files.atomic_write.rights_of", lambda _: elsewhere)
    lost: Lost = write_safely(file, b"new")

    assert Lost(owner=True, group=True) == lost
    assert 0o644 == mode(file)
    assert (
        f"open.xlsx was shared with the group {CLUB}, and no longer is: you do not belong to it. "
        f"To share it again: sudo chgrp {CLUB} open.xlsx, then sudo chmod 664 open.xlsx"
    ) == lost_rights_sentences(file, elsewhere, lost)[1]


def test_a_member_of_the_group_keeps_it(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system refuses the owner and lets one give the group."""
    file.chmod(0o664)
    elsewhere = rights_of(file)._replace(owner=ANN, group=CLUB)
    given = []

    def chown(_: object, owner: int, group: int) -> None:
        if owner != -1:
            raise PermissionError(errno.EPERM, "denied")
        given.append(group)

    monkeypatch.setattr(os, "chown", chown)
    monkeypatch.setattr("nigiri.hosts.files.atomic_write.rights_of", lambda _: elsewhere)

    assert Lost(owner=True) == write_safely(file, b"new")
    assert [CLUB] == given
    assert 0o664 == mode(file)


def test_users_and_groups_are_called_by_name(file: Path) -> None:
    """Where they have one; this computer's administrator has."""
    mine = rights_of(file)._replace(owner=0, group=0)
    sentences = lost_rights_sentences(file, mine, Lost(owner=True, group=True))

    assert "belonged to root; it now belongs to" in sentences[0]
    assert "sudo chown root open.xlsx" in sentences[0]
    assert [] == lost_rights_sentences(file, mine, Lost())

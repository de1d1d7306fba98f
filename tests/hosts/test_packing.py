"""Parts are packed and unpacked as an archive says, many at a time, few of them at hand."""

from __future__ import annotations

import zlib
from zipfile import BadZipFile

import pytest

from nigiri.hosts.xlsx.package import archive
from nigiri.hosts.xlsx.package.archive import packed, unpacked


@pytest.mark.parametrize("size", [0, 1, 10_000, archive._MANY])  # noqa: SLF001 - the border
def test_what_is_packed_can_be_unpacked(size: int) -> None:
    """In the order of the parts, also where they are packed at the same time."""
    parts = [bytes([n]) * (size + n) for n in range(5)]

    assert parts == [unpacked(*each) for each in packed(parts)]


@pytest.mark.parametrize(("more", "other"), [(1, 0), (-1, 0), (0, 1)])
def test_a_part_that_is_not_what_the_archive_says_is_refused(more: int, other: int) -> None:
    """Shorter, longer, or with its checksum is wrong; also when the right one is at hand."""
    part = b"abc" * 100
    body, length, check_sum = packed([part])[0]
    assert part == unpacked(body, length, check_sum)

    with pytest.raises(BadZipFile):
        unpacked(body, length + more, check_sum ^ other)


def test_a_small_file_cannot_unpack_to_more_than_it_says() -> None:
    """No more is unpacked than one byte beyond its size."""
    body = packed([bytes(10**7)])[0].body

    with pytest.raises(BadZipFile):
        unpacked(body, 1000, zlib.crc32(bytes(1000)))


def test_what_is_at_hand_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """When it is reached, all goes, and what is asked for then is there again."""
    monkeypatch.setattr(archive, "_MOST", 1500)
    at_hand = archive._AtHand()  # noqa: SLF001 - an empty one
    parts = [bytes([n]) * 400 for n in range(5)]

    asked = packed(parts) * 2
    assert 10 == len(asked)
    for part, each in zip(parts * 2, asked, strict=True):
        assert part == at_hand(*each)
        assert at_hand._size <= 1500  # noqa: SLF001

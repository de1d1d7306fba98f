"""Pack and unpack the parts of an archive; what was unpacked lately is at hand.

A command looks at most parts several times: it reads the cells, writes a few of them, and holds
what it wrote against what was there, while nearly all parts stay the same packed bytes.
"""

from __future__ import annotations

import os
import zlib
from typing import TYPE_CHECKING, NamedTuple
from zipfile import BadZipFile

if TYPE_CHECKING:
    from collections.abc import Sequence

_MOST = 2**27  # bytes at hand; a draw of 600 players with ten rounds needs most of it
_RAW = -zlib.MAX_WBITS  # an archive's parts are packed without a head of their own
_QUICKLY = 3  # nearly a quarter larger than with the usual 6, in a third of the time
_MANY = 2**21  # bytes whose packing takes longer than to start threads


class _AtHand:
    """Packed part, its size and its check sum -> the part; all go when they become too many."""

    def __init__(self) -> None:
        """Begin with none."""
        self._parts: dict[tuple[bytes, int, int], bytes] = {}
        self._size = 0

    def __call__(self, packed: bytes, size: int, check_sum: int) -> bytes:
        """Return a part, unpacked or remembered."""
        key = packed, size, check_sum
        found = self._parts.get(key)
        if found is None:
            found = _unpacked(*key)
            self._size += len(packed) + size
            if self._size > _MOST:
                self._parts.clear()
                self._size = len(packed) + size
            self._parts[key] = found
        return found


def _unpacked(packed: bytes, size: int, check_sum: int) -> bytes:
    """Return what was packed; no more than its size, whatever it would unpack to."""
    found = zlib.decompressobj(_RAW).decompress(packed, size + 1)
    if len(found) != size or zlib.crc32(found) != check_sum:
        msg = "A part is not as long as the archive says, or has another check sum"
        raise BadZipFile(msg)
    return found


unpacked = _AtHand()
"""Return a part of which the archive says the size and the check sum.

Raises BadZipFile where it is another, zlib.error where it is damaged.
"""


class Packed(NamedTuple):
    """A part as an archive holds it; size, check_sum -- of the part."""

    body: bytes
    size: int
    check_sum: int


def packed(parts: Sequence[bytes]) -> list[Packed]:
    """Return every part packed; many of them at a time, one on each processor."""
    if sum(map(len, parts)) < _MANY:
        return list(map(_packed, parts))
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 -- seldom worth its loading

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(_packed, parts))


def _packed(part: bytes) -> Packed:
    """Return a part packed; others can go on meanwhile, as zlib computes without Python."""
    packer = zlib.compressobj(_QUICKLY, zlib.DEFLATED, _RAW)
    return Packed(packer.compress(part) + packer.flush(), len(part), zlib.crc32(part))

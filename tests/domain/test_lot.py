"""The lot."""

from __future__ import annotations

from nigiri.domain.lot import lot


def test_the_hash_is_splitmix64() -> None:
    """The first number of its reference implementation from the seed 0."""
    assert 0xE220A8397B1DCDAF == lot(0, 0)


def test_seed_and_numbers_and_their_order_count() -> None:
    """Without numbers it is the seed, of which 64 bits count."""
    assert 5 == lot(5)
    assert lot(2**64 + 5, 1, 2) == lot(5, 1, 2)
    assert 4 == len({lot(5, 1, 2), lot(5, 2, 1), lot(6, 1, 2), lot(5, 1, 3)})

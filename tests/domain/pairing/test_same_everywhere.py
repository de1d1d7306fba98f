"""The same event gives the same draw: whatever the order of the sheet, in every process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from nigiri.domain.pairing import draw
from nigiri.errors import NigiriError
from tests.domain.pairing.instances import some_event
from tests.generate import random_choices, shuffled
from tests.sample import sampled

ROOT = Path(__file__).parents[3]
SEEDS = range(40)


def drawn(seed: int, *, shuffle: bool = False) -> str:
    """Return the draw of an event with choices and wishes at random, or why there is none."""
    event = random_choices(some_event(seed, 9 + seed % 24, seed % 5), seed)
    try:
        return str(draw(shuffled(event, seed) if shuffle else event, event.next_round))
    except NigiriError as error:
        return str(error)


def test_the_order_of_the_sheet_changes_nothing_whatever_was_chosen() -> None:
    """Sorting the players by name or club gives the same round, for the same reasons."""
    for seed in SEEDS:
        assert drawn(seed) == drawn(seed, shuffle=True), seed


def test_most_of_these_events_can_be_drawn() -> None:
    """Of those of this file."""
    assert 2 * sum(drawn(seed).startswith("Drawn(") for seed in SEEDS) > len(SEEDS)


@pytest.mark.parametrize("hash_seed", sampled(["0", "4711"], ["4711"]))
def test_a_fresh_process_draws_the_same_whatever_was_chosen(hash_seed: str) -> None:
    """Neither memory addresses nor hashes have a say."""
    code = (
        "from tests.domain.pairing.test_same_everywhere import SEEDS, drawn\n"
        "print(*map(drawn, SEEDS), sep='\\n')"
    )
    environment = {
        **os.environ,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join([str(ROOT / "addin"), str(ROOT)]),
        "PYTHONIOENCODING": "utf-8",
    }
    fresh = subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )

    assert list(map(drawn, SEEDS)) == fresh.stdout.splitlines()

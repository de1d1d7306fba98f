"""Work for several processes, here because a process that takes it loads this module alone.

What stands beside the tests would load pytest and all of nigiri in each of them.
"""

from __future__ import annotations

import os
from multiprocessing import parent_process
from typing import TYPE_CHECKING

from nigiri.desk.core.workers import RANGE_SIZE

if TYPE_CHECKING:
    from pathlib import Path


def squares(numbers: range) -> list[int]:
    """Return the square of each number."""
    return [number**2 for number in numbers]


def fails(numbers: range) -> list[int]:
    """Fail at the second part."""
    if numbers.start:
        msg = "no more"
        raise ValueError(msg)
    return list(numbers)


def dies_once(file: Path, numbers: range) -> int:
    """Return the first number; the first time at the third part, the process ends instead."""
    if numbers.start == 2 * RANGE_SIZE and not file.exists():
        file.touch()
        os._exit(1)
    return numbers.start


def dies_elsewhere(numbers: range) -> int:
    """Return the first number, in the process of the tests only."""
    if parent_process() is not None:
        os._exit(1)
    return numbers.start

"""Work shared out among processes."""

from __future__ import annotations

import signal
from dataclasses import replace
from functools import partial

import pytest

from nigiri.desk.core.workers import RANGE_SIZE, map_ranges, processors
from nigiri.domain.model.event import Settings
from nigiri.domain.simulation.playing import Plan, simulated, start
from tests.generate import registration


def squares(numbers: range) -> list[int]:
    """Return the square of each number."""
    return [number**2 for number in numbers]


def fails(numbers: range) -> list[int]:
    """Fail at the second part."""
    if numbers.start:
        msg = "no more"
        raise ValueError(msg)
    return list(numbers)


@pytest.mark.parametrize("jobs", [1, 2])
def test_answers_come_in_order_and_progress_is_told(jobs: int) -> None:
    """Whatever is ready first; also the last part, which is shorter."""
    many, steps = 3 * RANGE_SIZE + 1, list[int]()

    assert [n**2 for n in range(many)] == map_ranges(squares, many, jobs, steps.append)
    assert [1, RANGE_SIZE, RANGE_SIZE, RANGE_SIZE] == sorted(steps)


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_goes_wrong_ends_the_work(jobs: int) -> None:
    """The error comes out as it is, and Ctrl-C is heard again."""
    before = signal.getsignal(signal.SIGINT)

    with pytest.raises(ValueError, match="no more"):
        map_ranges(fails, 100 * RANGE_SIZE, jobs, lambda _: None)
    assert before is signal.getsignal(signal.SIGINT)


def test_an_interruption_ends_the_work() -> None:
    """Ctrl-C while others work: what waits is not begun any more."""

    def interrupted(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        map_ranges(squares, 50_000, 2, interrupted)


def test_tournaments_do_not_depend_on_the_number_of_processes() -> None:
    """Played here, or in two other processes."""
    event = registration(3, 12, sections=3, settings=Settings(rounds=4))
    plan = Plan((start(event), start(replace(event, sections=event.sections[-1:]))))
    work = partial(simulated, plan)
    here, elsewhere = (map_ranges(work, 9, jobs, lambda _: None) for jobs in (1, 2))

    assert here == elsewhere


def test_there_is_a_processor() -> None:
    """At least one, and no more than every system can wait for."""
    assert 1 <= processors() <= 60

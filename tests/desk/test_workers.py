"""Work shared out among processes."""

from __future__ import annotations

import signal
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.workers import RANGE_SIZE, each_range, map_ranges, processors
from nigiri.desk.simulate.simulate import Simulation, SimulationRequest, Variant
from nigiri.domain.model.event import Settings
from nigiri.domain.simulation.playing import Plan, start
from tests.desk.ranges import dies_elsewhere, dies_once, fails, squares
from tests.generate import registration
from tests.sample import sampled

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor
    from pathlib import Path


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


def field() -> Simulation:
    """Return a small field under two settings."""
    event = registration(3, 12, sections=3, settings=Settings(rounds=4))
    starts = start(event), start(replace(event, sections=event.sections[-1:]))
    request = SimulationRequest(tournaments=9)
    return Simulation(request, Plan(starts), (Variant(),) * 2, everybody=True, loosened=False)


@pytest.mark.parametrize("jobs", sampled([2, 3], [2]))
def test_tournaments_do_not_depend_on_the_number_of_processes(jobs: int) -> None:
    """Played here, or in two or three other processes, of which two run every time."""
    assert field().run() == field().run(jobs)


@pytest.mark.parametrize("opened", [
    pytest.param(ThreadPoolExecutor, id="threads"),
    pytest.param(partial(ProcessPoolExecutor, mp_context=get_context("spawn")), id="processes",
                 marks=pytest.mark.long),
])  # fmt: skip
def test_whatever_takes_work_may_play(opened: Callable[[int], Executor]) -> None:
    """Threads or processes, as concurrent.futures has them; they stay open. Threads every time."""
    with opened(2) as executor:
        assert field().run() == field().run(executor)
        assert 4 == executor.submit(abs, -4).result()


def test_a_process_that_is_killed_changes_nothing(tmp_path: Path) -> None:
    """Its part, and whatever else was under way, is done by others."""
    file, many = tmp_path / "died", 20 * RANGE_SIZE
    found = dict(each_range(partial(dies_once, file), many, 2))

    assert file.exists()
    assert {range(at, at + RANGE_SIZE): at for at in range(0, many, RANGE_SIZE)} == found


def test_what_kills_all_processes_is_done_here(tmp_path: Path) -> None:
    """A pool that is broken for good, or breaks again and again, loses nothing either."""
    many = 3 * RANGE_SIZE
    expected = {range(at, at + RANGE_SIZE): at for at in range(0, many, RANGE_SIZE)}

    assert expected == dict(each_range(dies_elsewhere, many, 2))
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as executor:
        assert expected == dict(each_range(partial(dies_once, tmp_path / "died"), many, executor))


def test_there_is_a_processor() -> None:
    """At least one, and no more than every system can wait for."""
    assert 1 <= processors() <= 60

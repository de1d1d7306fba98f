"""`simulate` on a cluster of Dask: the same figures, and a sentence for whatever is missing."""

from __future__ import annotations

from importlib.util import find_spec
from time import monotonic
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.simulate import cluster as door
from nigiri.desk.simulate.cluster import cluster
from nigiri.desk.simulate.simulate import Simulation, SimulationRequest, simulation
from nigiri.errors import HostError, WrongUse
from nigiri.version import VERSION
from tests import dask
from tests.desk.story import club

if TYPE_CHECKING:
    from collections.abc import Iterator

# It is large: what these tests call imports it.
pytestmark = pytest.mark.skipif(find_spec("distributed") is None, reason="an extra of nigiri")

FEW, MANY = 9, 200


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Return the address of a scheduler with one worker."""
    with dask.scheduler() as (found, _), dask.worker(found):
        yield found


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for the programs of the tests, which may begin slowly."""
    monkeypatch.setattr(door, "PATIENCE", dask.PATIENCE)


def asked(tournaments: int) -> Simulation:
    """Return a small event, played so often."""
    return simulation(club(8).workbook, SimulationRequest(tournaments=tournaments))


def refused(address: str) -> str:
    """Return the sentence with which a cluster is refused."""
    with pytest.raises((HostError, WrongUse)) as error, cluster(address):
        pass
    return str(error.value)


def test_a_cluster_finds_what_this_process_finds(address: str) -> None:
    """To the last bit."""
    prepared = asked(FEW)
    with cluster(address) as there:
        assert 1 == there.processes
        assert prepared.run() == prepared.run(there.executor)


@pytest.mark.long
def test_a_worker_that_is_killed_changes_nothing(address: str) -> None:
    """It has played some of it; the other worker plays what it had in hand."""
    prepared, steps = asked(MANY), list[int]()
    with dask.worker(address) as second, cluster(address) as there:
        dask.wait(address, workers=2)

        def advance(many: int) -> None:
            steps.append(many)
            if sum(steps) >= MANY // 4 and second.poll() is None:
                dask.end(second)

        found = prepared.run(there.executor, advance)
        assert second.poll() is not None

    assert prepared.run() == found
    assert MANY == sum(steps)


@pytest.mark.long
def test_a_scheduler_without_workers_is_told_and_one_that_is_killed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The one with the command that starts a worker; the other loses what was played."""
    with dask.scheduler() as (address, program):
        with monkeypatch.context() as hurried:
            hurried.setattr(door, "PATIENCE", 1)
            assert f"dask worker {address}" in refused(address)
        with (
            dask.worker(address),
            pytest.raises(HostError, match=f"scheduler at {address} is gone"),
            cluster(address) as there,
        ):
            asked(10 * MANY).run(there.executor, lambda _: dask.end(program))


def test_every_worker_has_this_version(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another one might draw otherwise."""
    monkeypatch.setattr(door, "VERSION", "99.0")
    assert f"has nigiri {VERSION}, this computer has 99.0" in refused(address)
    monkeypatch.setattr(door, "WHERE", "nigiri.version_that_is_nowhere")
    assert "has no nigiri. Install nigiri 99.0 there." in refused(address)


def test_a_worker_that_came_later_is_looked_at(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rather no figures than those that hang on who played what."""
    opened = cluster(address)
    asked(FEW).run(opened.__enter__().executor)
    monkeypatch.setattr(door, "VERSION", "99.0")

    with pytest.raises(HostError, match=r"this computer has 99\.0"):
        opened.__exit__(None, None, None)


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("somewhere", "“somewhere” is no address of a scheduler"),
        ("mail://somewhere:1", "is no address of a scheduler"),
        ("tcp://127.0.0.1:9", "No scheduler answers at tcp://127.0.0.1:9."),
    ],
)
def test_an_address_where_nobody_is_is_told_soon(
    address: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within seconds."""
    monkeypatch.setattr(door, "PATIENCE", 0.1)
    begin = monotonic()

    assert told in refused(address)
    assert monotonic() - begin < 30


def test_without_dask_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few have it."""
    monkeypatch.setattr(door, "find_spec", lambda _: None)

    assert "pip install 'nigiri[cluster]'" in refused("tcp://127.0.0.1:9")

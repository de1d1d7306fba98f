"""The only door to Dask: a cluster of computers that play tournaments.

Dask is large and few need it: it comes with `nigiri[cluster]`. What a worker does is lost with it,
and the scheduler gives it to another one. Every worker must be of this version: an older draw might
pair otherwise, and the figures would hang on who played what.
"""

from __future__ import annotations

from concurrent.futures import CancelledError
from contextlib import contextmanager
from importlib.util import find_spec
from pydoc import locate
from typing import TYPE_CHECKING, NamedTuple

from nigiri.errors import Forbidden, HostError, WrongUse
from nigiri.messages.message import message
from nigiri.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Executor

    from distributed import Client

#: Seconds for the scheduler to answer, and for the first worker to come.
PATIENCE = 5
#: Where a worker finds its version.
WHERE = "nigiri.version.VERSION"


class Cluster(NamedTuple):
    """A cluster that is there; processes: how many it works in."""

    executor: Executor
    processes: int


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    """Open the cluster of a scheduler, such as "tcp://192.168.1.20:8786".

    Raises WrongUse without Dask and for what is no address; HostError when nobody answers, no
    worker is there, workers have another nigiri, or the scheduler is lost; Forbidden when workers
    end over the same tournaments again and again.
    """
    client = _connected(address)
    from distributed import KilledWorker  # noqa: PLC0415 -- it may be missing, and takes a while

    try:
        processes = _workers(client, address)
        yield Cluster(client.get_executor(pure=False), processes)
        _check_versions(client)  # others may have come in between
    except KilledWorker as error:
        raise Forbidden(message("simulate.cluster.killed", address=address)) from error
    except CancelledError as error:
        raise HostError(message("simulate.cluster.lost", address=address)) from error
    finally:
        client.close(timeout=PATIENCE)


def _connected(address: str) -> Client:
    """Return a client of the scheduler, which says nothing on its own."""
    if find_spec("distributed") is None:
        raise WrongUse(message("simulate.cluster.missing"))
    from logging import CRITICAL, getLogger  # noqa: PLC0415 -- Dask alone needs it

    from distributed import Client  # noqa: PLC0415 -- it may be missing, and takes a while

    getLogger("distributed").setLevel(CRITICAL)
    try:
        return Client(address, timeout=PATIENCE, set_as_default=False)
    except ValueError as error:
        raise WrongUse(message("simulate.cluster.address", address=address)) from error
    except OSError as error:
        raise HostError(message("simulate.cluster.silent", address=address)) from error


def _workers(client: Client, address: str) -> int:
    """Return the number of processes of the workers, all of which are of this version."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as error:
        raise HostError(message("simulate.cluster.idle", address=address)) from error
    _check_versions(client)
    return sum(client.nthreads().values())


def _check_versions(client: Client) -> None:
    """Raise HostError when a worker has another nigiri, or none."""
    for worker, version in sorted(client.run(locate, WHERE).items()):
        if version is None:
            raise HostError(message("simulate.cluster.none", worker=worker, version=VERSION))
        if version != VERSION:
            told = {"worker": worker, "other": str(version), "version": VERSION}
            raise HostError(message("simulate.cluster.version", **told))

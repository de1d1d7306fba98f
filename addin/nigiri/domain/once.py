"""Compute something once for an event, however often it is asked for."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.domain.model import Event

P = ParamSpec("P")
T = TypeVar("T")


def once_an_event(
    function: Callable[Concatenate[Event, P], T],
) -> Callable[Concatenate[Event, P], T]:
    """Return `function` with a memory: the same event and arguments are computed once.

    The memory lives and dies with the event, beside its fields (as functools.cached_property keeps
    its value); events are immutable, so it is never out of date. Arguments must be hashable.
    """

    @wraps(function)
    def remembering(event: Event, /, *args: P.args, **kwargs: P.kwargs) -> T:
        memory = event.__dict__.setdefault(f"_{function.__module__}.{function.__qualname__}", {})
        key = (args, *sorted(kwargs.items())) if kwargs else args
        if key not in memory:
            memory[key] = function(event, *args, **kwargs)
        answer: T = memory[key]
        return answer

    return remembering

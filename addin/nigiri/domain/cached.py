"""Compute something once for a thing that never changes, however often it is asked for."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
S = TypeVar("S")
T = TypeVar("T")


def once(function: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """Return `function` with a memory: the same first and other arguments are computed once.

    The memory lives and dies with the first, an event or a sheet, beside its fields (as
    functools.cached_property keeps its value); these are immutable, so it is never out of date.
    The other arguments must be hashable.
    """
    name = f"_{function.__module__}.{function.__qualname__}"

    @wraps(function)
    def remembering(thing: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        memory = thing.__dict__.setdefault(name, {})
        key = (args, *sorted(kwargs.items())) if kwargs else args
        if key not in memory:
            memory[key] = function(thing, *args, **kwargs)
        answer: T = memory[key]
        return answer

    return remembering


def while_same(thing: object, name: str, known: object, compute: Callable[[], T]) -> T:
    """Return what `compute` gave for a thing when `known` was equal last time, or gives now.

    For what hangs on more than can be hashed. The memory, under that name, is as long as one
    answer and lives and dies with the thing; nothing in `known` may change afterwards.
    """
    memory = thing.__dict__
    if name not in memory or memory[name][0] != known:
        memory[name] = known, compute()
    answer: T = memory[name][1]
    return answer


once_an_event = once

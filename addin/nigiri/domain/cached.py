"""Compute something once for an object that never changes, however often it is called."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
S = TypeVar("S")
T = TypeVar("T")


def once(function: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """Return `function` with a memory: the same object and arguments are computed once.

    The memory is kept in the first argument, an event or a sheet, beside its fields (as
    functools.cached_property keeps its value), and goes with it. The object is immutable, so the
    memory is never out of date. The other arguments must be hashable.
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
    """Return the last result of `compute` for an object if `known` is the same, else a new one.

    For results that depend on more than can be hashed. The object keeps one result, under that
    name; nothing in `known` may change afterwards.
    """
    memory = thing.__dict__
    if name not in memory or memory[name][0] != known:
        memory[name] = known, compute()
    answer: T = memory[name][1]
    return answer


once_an_event = once

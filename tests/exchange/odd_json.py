"""Events in JSON with a few things wrong: foreign names, other values, what is twice or gone."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tests.exchange.oddities import VALUES, cut, encoded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    Place = tuple[Any, Any]

#: What stands where something else should, besides texts.
OTHERS: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 3, 7, 20, 21, 99, 10**6, 10**12, 1.5, -0.0, 1e308, [], {}, [[]],
    [1], [1, 2], [1, 1], ["1"], {"x": 1}, "3d", "30k", "1", "yes", "mcmahon", "swiss", "SOS",
)  # fmt: skip
#: Names that this version does not know, or knows somewhere else.
NAMES = (
    "", " ", "x", "colour", "family", "number", "rounds", "players", "settings", "event", "games",
    "__class__", "nigiri", "table", "Rank", "é", "a" * 300, "0", "\u202e",
)  # fmt: skip


def places(form: Any) -> Iterator[Place]:  # noqa: ANN401 -- as JSON has it
    """Yield every container with each of its keys or indices."""
    keys = form.keys() if isinstance(form, dict) else range(len(form))
    for key in keys:
        yield form, key
        if isinstance(form[key], dict | list):
            yield from places(form[key])


def another_value(inside: Any, key: Any, random: Random) -> None:  # noqa: ANN401
    """Put an odd value there."""
    inside[key] = random.choice(random.choice((VALUES, OTHERS)))


def another_number(inside: Any, key: Any, random: Random) -> None:  # noqa: ANN401
    """Put a number there that might be right, where there is one."""
    if isinstance(inside[key], int):
        inside[key] = random.randrange(-1, 30)


def gone(inside: Any, key: Any, _: Random) -> None:  # noqa: ANN401
    """Take it away."""
    del inside[key]


def stranger(inside: Any, key: Any, random: Random) -> None:  # noqa: ANN401
    """Put a foreign name beside it, or a foreign value in front of it."""
    value = random.choice(OTHERS)
    if isinstance(inside, dict):
        inside[random.choice(NAMES)] = value
    else:
        inside.insert(key, value)


def renamed(inside: Any, key: Any, random: Random) -> None:  # noqa: ANN401
    """Give it a foreign name, where it has one."""
    if isinstance(inside, dict):
        inside[random.choice(NAMES)] = inside.pop(key)


def twice(inside: Any, key: Any, random: Random) -> None:  # noqa: ANN401
    """Put it somewhere else in the list as well, or into the place of a neighbour."""
    if isinstance(inside, dict):
        inside[random.choice([*inside])] = inside[key]
    else:
        inside.insert(random.randrange(len(inside) + 1), inside[key])


def shuffled(inside: Any, key: Any, random: Random) -> None:  # noqa: ANN401
    """Put the list there into another order."""
    if isinstance(inside[key], list):
        random.shuffle(inside[key])


EDITS: tuple[Callable[[Any, Any, Random], None], ...] = (
    another_value, another_value, another_number, another_number, gone, stranger, stranger, renamed,
    twice, shuffled,
)  # fmt: skip


def odd_json(data: bytes, random: Random) -> bytes:
    """Return a sound file with a few things wrong."""
    form = json.loads(data)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        inside, key = random.choice([*places(form)] or [({"": 0}, "")])
        random.choice(EDITS)(inside, key, random)
    text = json.dumps(form, ensure_ascii=random.random() < 0.5, indent=random.choice((None, 1)))
    data = text.encode() if random.random() < 0.9 else encoded(text, random)
    return cut(data, random)

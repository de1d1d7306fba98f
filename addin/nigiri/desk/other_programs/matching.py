"""Who of another program's file is who here: by a federation's number, else by name, never guessed.

a player there                                              is here
with a number in a federation that one player here has      that player
with a name that one player here has, and no other number   that player
whose number and name lead to two players                   unclear
with the name of several, or with another number            unclear
whom another player of the file is already                  unclear
with neither                                                new

Capitals, accents and blanks of a name do not matter. Of namesakes, files have all but the first
with a number behind the name, "Yuzo (2)"; it tells them apart where all of them are in the file.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.domain.players.federation_ids import differ_by_number, ids
from nigiri.domain.text import plain

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Player


@dataclass(frozen=True)
class Matches:
    """The players of a file among those here, by their positions in both lists.

    found -- position there -> position here; new -- positions there of those who are not here
    unclear -- positions there of those who may be somebody here, or may not
    """

    found: Mapping[int, int]
    new: tuple[int, ...]
    unclear: tuple[int, ...]


def matched(here: Sequence[Player], there: Sequence[Player]) -> Matches:
    """Return the matches of players there, by their place in the list, with players here."""
    names, numbers = _names(here, {_key(player) for player in there}), _numbers(here)
    candidates = {at: _candidates(here, each, names, numbers) for at, each in enumerate(there)}
    single = {at: found[0] for at, found in candidates.items() if len(found) == 1}
    times = Counter(single.values())
    sure = {at: player for at, player in single.items() if times[player] == 1}
    return Matches(
        sure,
        tuple(at for at, found in candidates.items() if not found),
        tuple(at for at, found in candidates.items() if found and at not in sure),
    )


def _candidates(
    here: Sequence[Player],
    player: Player,
    names: Mapping[str, Sequence[int]],
    numbers: Mapping[tuple[str, str], Sequence[int]],
) -> tuple[int, ...]:
    """Return the positions of those here who may be this player.

    It is one for somebody known for sure; where it is not clear, two or more, perhaps alike.
    """
    by_name = names.get(_key(player), ())
    by_number = {at for one in ids(player.federation_id).items() for at in numbers.get(one, ())}
    if by_number:
        others = (at for at in by_name if len(by_name) == 1)
        return tuple(sorted({*by_number, *others}))
    unlike = [
        at for at in by_name if differ_by_number(here[at].federation_id, player.federation_id)
    ]
    return (*by_name, *unlike)


def _numbers(here: Sequence[Player]) -> Mapping[tuple[str, str], Sequence[int]]:
    """Return federation and number -> the positions of those who have it."""
    found = defaultdict[tuple[str, str], list[int]](list)
    for at, player in enumerate(here):
        for one in ids(player.federation_id).items():
            found[one].append(at)
    return found


def _names(here: Sequence[Player], known: set[str]) -> Mapping[str, Sequence[int]]:
    """Return a name as files have it -> the positions of those who are called so.

    known -- the names of the file
    """
    alike = defaultdict[str, list[int]](list)
    for at, player in enumerate(here):
        alike[_key(player)].append(at)
    found: dict[str, Sequence[int]] = {**alike}
    for namesakes in alike.values():
        told = dict(_told_apart(here, namesakes))
        if len(namesakes) > 1 and told.keys() <= known:
            found |= {name: (at,) for name, at in told.items()}
    return found


def _told_apart(here: Sequence[Player], namesakes: Sequence[int]) -> Iterator[tuple[str, int]]:
    """Yield name in a file and position of namesakes; those with a number here come first."""
    order = sorted(namesakes, key=lambda at: here[at].number is None)
    for again, at in enumerate(order, 1):
        mark = "" if again == 1 else f"({again})"
        yield f"{_key(here[at])}{mark}", at


def _key(player: Player) -> str:
    """Return a name for comparison: both names without blanks."""
    return plain(player.family + player.given).replace(" ", "")

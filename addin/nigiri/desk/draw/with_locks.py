"""Draw a round with locks; say which locks leave no pairing, and which were overruled.

The draw is imported inside the functions, because it takes a while and few commands need it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.desk.core.phrases import players_named
from nigiri.desk.draw.promised_byes import withheld_bye_sentences
from nigiri.domain.model.event import Game
from nigiri.domain.pairing_policies.byes import promised, regulars
from nigiri.errors import Forbidden, NoPairing
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from nigiri.desk.core.locks import Locks
    from nigiri.desk.draw.requests import Requests
    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.pairing import Drawn
    from nigiri.domain.pairing.conflict import Lock
    from nigiri.messages.message import Message


def draw_with_locks(event: Event, number: int, locks: Locks, wanted: Requests) -> Drawn:
    """Return the draw of a round with its locked pairs and byes.

    Raises Forbidden for two byes where only one is possible, and as the draw does; where the locks
    leave no pairing, the error names a smallest set of them.
    """
    # A bye that the director wants now is an order, one that he gave earlier may give way.
    ordered = wanted.bye is not None
    byes = locks.byes if ordered else byes_that_stay(event, number, locks, wanted)
    event = replace(event, wishes=(*wanted.wishes, *event.wishes))
    tables = {line.table for line in locks.lines if line.table is not None}
    from nigiri.domain.pairing import draw  # noqa: PLC0415 -- as said

    try:
        return draw(event, number, locked=locks.games, byes=byes or None, tables=tables)
    except Forbidden as error:
        if ordered:
            raise
        raise _explained(event, number, replace(locks, byes=byes), error) from error


def byes_that_stay(
    event: Event, number: int, locks: Locks, wanted: Requests
) -> tuple[PlayerId, ...]:
    """Return the given byes that leave an even number of players in their part of the round.

    Raises Forbidden where several were given, of which only one can stay (M6).
    """
    from nigiri.domain.pairing.parts import parts  # noqa: PLC0415 -- as said

    taken = {player for game in locks.games for player in game.players} | wanted.seated
    free = [n for n, player in event.by_number.items() if player.plays_in(number)]
    stay: list[PlayerId] = []
    for part in parts(event, number, sorted({*free, *locks.byes} - taken)):
        here = [bye for bye in locks.byes if bye in part]
        asked = [*dict.fromkeys((*here, *promised(event, number, part)))]
        if len(asked) > 1:
            raise Forbidden(_several(event, number, locks, asked))
        if len(regulars(event, set(part) - set(here))) % 2 == 0:
            stay += here
    return tuple(stay)


def overruled_sentences(event: Event, drawn: Drawn, locks: Locks, *, whole: bool) -> Iterator[str]:
    """Yield sentences about pairs and byes of the director's that did not stay, and why.

    whole -- all players are drawn
    """
    for game in locks.dissolved:
        away = [n for n in game.players if not event.player(n).plays_in(drawn.round.number)]
        yield message(
            "drawing.pair.dissolved",
            white=game.white,
            black=game.black,
            names=players_named(event, away),
            many=len(away),
            round=drawn.round.number,
        )
    for bye in set(locks.byes) - set(drawn.round.byes):
        yield message("drawing.bye.needless", name=players_named(event, [bye]))
    yield from withheld_bye_sentences(event, drawn.round, whole=whole)


def _several(event: Event, number: int, locks: Locks, byes: Sequence[PlayerId]) -> str:
    """Return the sentence that only one of these byes is possible, with their cells."""
    where = _locks_words(event, locks, byes)
    return message("drawing.bye.several", round=number, many=len(byes), where=where)


def _explained(event: Event, number: int, locks: Locks, error: Forbidden) -> Forbidden:
    """Return an error that names the locks at fault; the original one where they are not."""
    from nigiri.domain.pairing.conflict import conflict  # noqa: PLC0415 -- as said

    played = [game for game in locks.games if game.result is not None]
    own = [game for game in locks.games if game.result is None]
    found = conflict(event, number, played, [*own, *locks.byes])
    if not found:
        return error
    facts = {"round": number, "where": _locks_words(event, locks, found), "many": len(found)}
    why = _reason(event, number, played, found)
    if why is None:
        return Forbidden(message("drawing.locked", **facts))
    return Forbidden(message("drawing.locked.why", why=why, **facts))


def _reason(
    event: Event, number: int, played: Sequence[Game], found: Sequence[Lock]
) -> Message | None:
    """Return a sentence about players without opponents beside these locks; None for none."""
    from nigiri.domain.pairing import draw  # noqa: PLC0415 -- as said

    games = [*played, *(lock for lock in found if isinstance(lock, Game))]
    byes = tuple(lock for lock in found if not isinstance(lock, Game))
    try:
        draw(event, number, locked=games, byes=byes or None)
    except NoPairing as error:
        return _stuck(error)
    except Forbidden:
        pass
    return None


def _stuck(error: NoPairing) -> Message:
    """Return the sentence about the smallest set of players that blocks the round."""
    many, groups = len(error.stuck), len(error.groups)
    between = message("between")
    names, among = several(error.stuck, between), several(error.helpers, between)
    if many == 1:
        return message("drawing.stuck.one", names=names)
    if groups == 1:
        return message("drawing.stuck.group", many=many, names=names)
    facts = {"helpers": len(error.helpers), "among": among}
    if many == groups:
        return message("drawing.stuck.helpers", many=many, names=names, **facts)
    parts = several((several(group, between) for group in error.groups), " / ")
    return message("drawing.stuck.groups", many=groups, names=parts, **facts)


def _locks_words(event: Event, locks: Locks, found: Iterable[Lock]) -> str:
    """Return pairs and byes with their cells, with semicolons between."""
    return several((_lock_words(event, locks, lock) for lock in found), message("between"))


def _lock_words(event: Event, locks: Locks, lock: Lock) -> str:
    """Return a pair or a bye with its cell: "5 Roy, Ann - 8 Ota, Yuzo (Round 3!C7)"."""
    players = lock.players if isinstance(lock, Game) else (lock,)
    names = " - ".join(players_named(event, [player]) for player in players)
    what = names if isinstance(lock, Game) else message("drawing.locked.bye", names=names)
    cell = locks.cells.get(frozenset(players))
    return message("drawing.locked.at", what=what, cell=cell) if cell else what

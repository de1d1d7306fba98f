"""Draw a round with locks; say which locks leave no pairing, and which were overruled.

The draw is imported inside the functions, because it takes a while and few commands need it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.desk.core.unpaired import players_named
from nigiri.desk.draw.promised_byes import withheld_bye_sentences
from nigiri.domain.model.event import Game
from nigiri.domain.pairing_rules.byes import promised, regulars
from nigiri.errors import Forbidden, NoPairing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.desk.core.locks import Locks
    from nigiri.desk.draw.requests import Requests
    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.pairing import Drawn
    from nigiri.domain.pairing.conflict import Lock


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
        yield (
            f"Your pair {game.white} - {game.black} is dissolved: {players_named(event, away)} "
            f"{'does' if len(away) == 1 else 'do'} not play in round {drawn.round.number}."
        )
    for bye in set(locks.byes) - set(drawn.round.byes):
        name = players_named(event, [bye])
        yield f"The bye you gave {name} is not needed: the number is even (M6)."
    yield from withheld_bye_sentences(event, drawn.round, whole=whole)


def _several(event: Event, number: int, locks: Locks, byes: Sequence[PlayerId]) -> str:
    """Return the sentence that only one of these byes is possible, with their cells."""
    where = "; ".join(_lock_words(event, locks, bye) for bye in byes)
    return (
        f"Round {number} can have one bye, and you gave {len(byes)}: {where}. Empty the others: "
        "who is to sit out without a bye goes under Out, or has the round in Out in rounds."
    )


def _explained(event: Event, number: int, locks: Locks, error: Forbidden) -> Forbidden:
    """Return an error that names the locks at fault; the original one where they are not."""
    from nigiri.domain.pairing.conflict import conflict  # noqa: PLC0415 -- as said

    played = [game for game in locks.games if game.result is not None]
    own = [game for game in locks.games if game.result is None]
    found = conflict(event, number, played, [*own, *locks.byes])
    if not found:
        return error
    where = "; ".join(_lock_words(event, locks, lock) for lock in found)
    why = _reason(event, number, played, found)
    one = len(found) == 1
    return Forbidden(
        f"Round {number} cannot be drawn beside what you decided: {where}.{why} "
        f"Change {'it' if one else 'one of these'}, or take {'its' if one else 'a'} mark out of "
        "Keep; nothing was changed."
    )


def _reason(event: Event, number: int, played: Sequence[Game], found: Sequence[Lock]) -> str:
    """Return a sentence about players without opponents beside these locks; "" for none."""
    from nigiri.domain.pairing import draw  # noqa: PLC0415 -- as said

    games = [*played, *(lock for lock in found if isinstance(lock, Game))]
    byes = tuple(lock for lock in found if not isinstance(lock, Game))
    try:
        draw(event, number, locked=games, byes=byes or None)
    except NoPairing as error:
        return f" {error.reason[:1].upper()}{error.reason[1:]}."
    except Forbidden:
        pass
    return ""


def _lock_words(event: Event, locks: Locks, lock: Lock) -> str:
    """Return a pair or a bye with its cell: "5 Roy, Ann - 8 Ota, Yuzo (Round 3!C7)"."""
    players = lock.players if isinstance(lock, Game) else (lock,)
    names = " - ".join(players_named(event, [player]) for player in players)
    bye = "" if isinstance(lock, Game) else "the bye of "
    cell = locks.cells.get(frozenset(players))
    return f"{bye}{names}" + (f" ({cell})" if cell else "")

"""Draw a round: who sits out, who meets whom, at which table, with which handicap and colours.

Sources: M6 (bye), M7 to M10 (pairs), M11 (colours), M12 and M13 (handicap).

Tables: 1, 2, 3, ... by the higher score of a board, then the other one, then strength (`_order`).
Left out are those that the event does not use (Settings.tables_unused) and those of locked games.

Parts of the field that never mix (parts.py) are drawn one after the other; `among` draws some
players now and leaves the others to a later draw (M19, early_draw.py).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import chain, takewhile
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.event import Game, Round
from nigiri.domain.pairing.criteria import in_order
from nigiri.domain.pairing.field import bans, gather
from nigiri.domain.pairing.fixtures import make_game, promised_byes, round_fixture
from nigiri.domain.pairing.matching import pairable
from nigiri.domain.pairing.optimum import costs, optimum
from nigiri.domain.pairing.parts import parts, wished_games
from nigiri.domain.pairing.patterns import pattern_of
from nigiri.domain.pairing.sitting_out import Bye, sitting
from nigiri.domain.players.numbering import strength_key
from nigiri.domain.scores.scores import pairing_score
from nigiri.domain.systems.stages import played_as
from nigiri.errors import Forbidden, WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.system import Fixture, Meeting
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.pairing.criteria import Criterion
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.matching import Pair
    from nigiri.domain.pairing.sitting_out import Sitting


class Board(NamedTuple):
    """A drawn game with its costs.

    costs -- by the code of each criterion, most important first; empty for a locked game
    locked -- the director's pair, left as it was
    first_not_met -- the group's halves clash with M7: paired from the top (M9, last rounds)
    meeting -- the system's reason for the pair; None: it was paired by the criteria
    """

    game: Game
    costs: Mapping[str, int]
    locked: bool = False
    first_not_met: bool = False
    meeting: Meeting | None = None


class Drawn(NamedTuple):
    """A drawn round with its explanation.

    round -- games in the order of the tables, without results
    boards -- the same games with their costs
    totals -- the sum over the boards that are not locked, by the code of each criterion
    byes -- who sits out; empty when the number is even
    idle -- players to whom the system of the round gives neither a game nor a bye
    notes -- remarks of the system, in sentences
    together -- the players who were paired with one another by the criteria, part by part
    """

    round: Round
    boards: tuple[Board, ...]
    totals: Mapping[str, int]
    byes: tuple[Bye, ...]
    idle: tuple[PlayerId, ...] = ()
    notes: tuple[str, ...] = ()
    together: tuple[tuple[PlayerId, ...], ...] = ()


def draw(  # noqa: PLR0913 -- all but two are what the director decided beforehand
    event: Event,
    round_number: int,
    *,
    locked: Sequence[Game] = (),
    byes: Sequence[PlayerId] | None = None,
    among: Collection[PlayerId] | None = None,
    tables: Collection[int] = (),
) -> Drawn:
    """Return the optimal draw of that round for all who play in it, by the settings of the event.

    locked -- games to be left as they are; their players and tables are not used again
    byes -- the director's choice, () for nobody; None, and in parts without one: by policy
    among -- the only players to be drawn now (M19); None: all
    tables -- tables that stay empty, besides those of the locked games

    Raises Forbidden when nobody is here, the number stays odd, or a player is named twice;
    NoPairing with the players who are stuck when no draw without a rematch exists; WrongUse for an
    unknown player, criterion or pattern.
    """
    free = _free(event, round_number, chain(*(game.players for game in locked), byes or ()), among)
    wished = wished_games(event, round_number, free)
    free = _without(free, chain(*wished))
    promises = promised_byes(event, round_number, free)
    fixture = round_fixture(event, round_number, _without(free, promises))
    paired, out, together = _paired(event, round_number, fixture.fields, byes)
    paired += [
        Board(make_game(event, round_number, pair), costs={}, locked=True) for pair in wished
    ]
    paired.sort(key=lambda board: _order(event, round_number, board.game))
    made = [*_met(event, round_number, fixture.meetings), *paired]
    taken = {*tables, *(game.table for game in locked)}
    boards = _seated(made, locked, event.settings.free_tables(taken))
    if not boards:
        raise Forbidden(_nobody(event, round_number, fixture.byes or fixture.idle))
    chosen = (Bye(player, forced=True) for player in byes or ())
    sitting = (*chosen, *map(Bye, (*promises, *fixture.byes)), *out)
    return _drawn(event, round_number, boards, sitting, fixture)._replace(together=together)


def _nobody(event: Event, round_number: int, alone: Sequence[PlayerId]) -> str:
    """Return the sentence for a round without a game.

    alone -- the players who are here and have no opponent
    """
    if not alone:
        return message("pairing.nobody", round=round_number)
    names = ", ".join(f"{number} {event.player(number).name}" for number in alone)
    return message("pairing.no-game", round=round_number, names=names)


def _free(
    event: Event,
    round_number: int,
    named: Iterable[PlayerId],
    among: Collection[PlayerId] | None,
) -> tuple[PlayerId, ...]:
    """Return the players, by number, who are not named for a game or a bye.

    Raises WrongUse for an unknown number, Forbidden for a player who is named twice.
    """
    counted = Counter(named)
    for number in sorted({*counted, *(among or ())} - event.by_number.keys()):
        raise WrongUse(message("pairing.no-number", number=number))
    for number, times in sorted(counted.items()):
        if times > 1:
            who = f"{event.player(number).name} ({number})"
            msg = message("pairing.named-twice", who=who, times=times, round=round_number)
            raise Forbidden(msg)
    wanted = event.by_number if among is None else event.by_number.keys() & among
    playing = (n for n in wanted if event.player(n).plays_in(round_number))
    return tuple(sorted(number for number in playing if number not in counted))


def _without(players: Iterable[PlayerId], others: Iterable[PlayerId]) -> tuple[PlayerId, ...]:
    """Return the first players without the others, in the same order."""
    gone = set(others)
    return tuple(number for number in players if number not in gone)


def _met(event: Event, round_number: int, meetings: Iterable[Meeting]) -> Iterator[Board]:
    """Yield the boards of the pairs that the system of the round prescribes."""
    for each in meetings:
        game = make_game(event, round_number, (each.one, each.other), each)
        yield Board(game, costs={}, meeting=each)


def _paired(
    event: Event,
    round_number: int,
    fields: Sequence[Sequence[PlayerId]],
    byes: Sequence[PlayerId] | None,
) -> tuple[list[Board], list[Bye], tuple[tuple[PlayerId, ...], ...]]:
    """Return the boards of all fields, each paired by the criteria, the byes, and their parts.

    byes -- the director's choice, as in `draw`; where there are several fields it applies to none
    """
    criteria, boards, sitting_out = in_order(event.settings), list[Board](), list[Bye]()
    together: list[tuple[PlayerId, ...]] = []
    for field in fields:
        own = byes if len(fields) == 1 else None
        for playing, out in sittings(event, round_number, field, own):
            boards += _boards(event, round_number, playing, criteria)
            sitting_out += out
            together.append(tuple(playing))
    return boards, sitting_out, tuple(together)


def drawable(
    event: Event, round_number: int, locked: Iterable[Game], byes: Sequence[PlayerId] | None
) -> bool:
    """Tell whether `draw` would find a round.

    Nobody may be named twice, and all numbers must be known. Raises as `_free` does.
    """
    named = chain(*(game.players for game in locked), byes or ())
    free = _free(event, round_number, named, None)
    wished = set(chain(*wished_games(event, round_number, free)))
    rest = _without(free, {*wished, *promised_byes(event, round_number, free)})
    try:
        fields = [
            playing
            for field in round_fixture(event, round_number, rest).fields
            for playing, _ in sittings(event, round_number, field, byes)
        ]
    except Forbidden:
        return False
    return all(
        pairable(range(len(playing)), bans(event, round_number, playing)) for playing in fields
    )


def sittings(
    event: Event, round_number: int, free: Collection[PlayerId], byes: Sequence[PlayerId] | None
) -> Iterator[Sitting]:
    """Yield for each part of the round the players to be drawn and the bye.

    byes -- the director's choice, as in `draw`. Raises as `sitting` does.
    """
    for part in parts(event, round_number, sorted({*free, *(byes or ())})):
        policy = byes is None or bool(byes and set(byes).isdisjoint(part))
        yield sitting(event, round_number, [n for n in part if n in free], policy=policy)


def solved(field: Field, criteria: Sequence[Criterion]) -> dict[Pair, bool] | None:
    """Return the best pairs of indices; True for those that M9's "first not yet met" made.

    None when this field cannot be paired.
    """
    best = optimum(field, criteria)
    if best is not None and gives_way(field, criteria):
        from nigiri.domain.pairing.halves import relieved  # noqa: PLC0415 -- in last rounds alone

        return relieved(field, best)
    return None if best is None else dict.fromkeys(best, False)


def gives_way(field: Field, criteria: Sequence[Criterion]) -> bool:
    """Tell whether M9's halves may give way in this round.

    Not where a criterion above them is decided inside the score groups, too: then that criterion
    may have broken the halves, and not a want of opponents.
    """
    applying = [each for each in criteria if each.applies(field)]
    above = list(takewhile(lambda each: each.code != "halves", applying))
    last = pattern_of(field) == "slide" and field.settings.is_last(field.round_number)
    return last and above != applying and not any(each.inside(field) for each in above)


def _boards(
    event: Event, round_number: int, playing: Sequence[PlayerId], criteria: Sequence[Criterion]
) -> list[Board]:
    """Return the drawn boards of these players without table numbers, in any order."""
    if not playing:
        return []
    field = gather(event, round_number, playing)
    pairs = solved(field, criteria)
    if pairs is None:
        from nigiri.domain.pairing.deadlock import no_pairing  # noqa: PLC0415 -- seldom there is none

        raise no_pairing(event, round_number, field.numbers)
    return [
        Board(
            game=make_game(event, round_number, tuple(field.numbers[i] for i in pair)),
            costs={each.code: cost for each, cost in zip(criteria, prices, strict=True)},
            first_not_met=pairs[pair],
        )
        for pair, prices in zip(pairs, costs(field, criteria, list(pairs)), strict=True)
    ]


def _order(event: Event, round_number: int, game: Game) -> tuple[object, ...]:
    """Return the sort key of a board among the tables: by both scores, then by strength."""
    seats = sorted(
        (-pairing_score(event, number, round_number), strength_key(event, number))
        for number in game.players
    )
    return tuple(score for score, _ in seats), seats


def _seated(
    boards: Sequence[Board], locked: Sequence[Game], tables: Iterable[int]
) -> tuple[Board, ...]:
    """Return all boards in the order of the tables; locked games without a table come last.

    tables -- those that are free, in order
    """
    seated = [
        board._replace(game=replace(board.game, table=table))
        for board, table in zip(boards, tables, strict=False)
    ]
    seated += [Board(game, costs={}, locked=True) for game in locked]
    return tuple(sorted(seated, key=lambda b: (b.game.table is None, b.game.table or 0)))


def _drawn(
    event: Event,
    round_number: int,
    boards: tuple[Board, ...],
    byes: tuple[Bye, ...],
    fixture: Fixture,
) -> Drawn:
    """Return the round with the totals of its boards."""
    codes = [each.code for each in in_order(event.settings)]
    games, sitting = tuple(board.game for board in boards), tuple(bye.player for bye in byes)
    how = played_as(event.settings, round_number)._asdict()
    return Drawn(
        round=Round(round_number, games, sitting, **how),
        boards=boards,
        totals={code: sum(board.costs.get(code, 0) for board in boards) for code in codes},
        byes=byes,
        idle=fixture.idle,
        notes=fixture.notes,
    )

"""Find problems of players that concern several cells: promised byes, entries, a congress.

Promises of byes (A8, M6): of rounds to come those that contradict one another, the byes given
before, or the rounds the player plays; of the round being played those that were not kept. Rounds
that are over are not looked at. Who did not come to the last round and would be drawn again (M6).

Entries: questions that a federation would ask, as far as cells allow. No list of members is
consulted: its facts are in Published rating and Member until, where `nigiri ratings fill` or the
director wrote them.

Before round 1, players who may be relatives (M10, B8).

Breaches of the rules of a congress (E5, E14), and players too strong for the event (B26). Of the
top group at the bar: who misses rounds (B4), and reserves (B6).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nigiri.domain.model.event import Round
from nigiri.domain.model.figures import points_words
from nigiri.domain.model.units import Rank
from nigiri.domain.pairing_policies.no_shows import no_shows
from nigiri.domain.players.entry_checks import (
    Grades,
    entry_difference,
    entry_doubt,
    highest_by_server,
    known_rating,
    lapsed,
)
from nigiri.domain.players.federation_ids import FEDERATIONS, LONGEST_AGA, ids
from nigiri.domain.players.ratings import grade_of, rating_text
from nigiri.workbook.model.plain import plain
from nigiri.workbook.read.event import setting_cells
from nigiri.workbook.read.workbook import undrawn
from nigiri.workbook.spellings.rounds import format_rounds
from nigiri.workbook.spellings.yes_no import is_marked

_GRADE = re.compile(r"(?<![\w.,-])\d{1,2} ?[kd](?:yu|an)?\b", re.ASCII | re.IGNORECASE)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from nigiri.domain.checks.parts import Part
    from nigiri.domain.model.event import Event, Player, Settings
    from nigiri.domain.starts.congress import Breach
    from nigiri.workbook.live.context import Context
    from nigiri.workbook.problems import Problem
    from nigiri.workbook.read.table_reader import TableReader


def review_promises(context: Context) -> tuple[Problem, ...]:
    """Return the problems of promised byes, by row of Players."""
    location = context.location("players")
    if location is None:
        return ()
    reader, drawn = context.reader(location), len(context.event.rounds)
    for row, player in context.reading.player_rows.items():
        for number in sorted(player.promised):
            if number > drawn:
                _to_come(context, row, player, number, reader)
            elif _is_broken(context, player, number):
                reader.report("promise-open", row, "out", who=_who(player), round=number)
    return tuple(reader.problems)


def _to_come(context: Context, row: int, player: Player, number: int, reader: TableReader) -> None:
    """Report the obstacles to a promise for a round that is not drawn."""
    facts = {"who": _who(player), "round": number}
    bye_before = next((r.number for r in context.event.rounds if player.number in r.byes), None)
    first = min(player.promised - {r.number for r in context.event.rounds})
    if not player.is_promised_bye(number):
        reader.report("promise-idle", row, "out", name=player.name, **facts)
        return
    if bye_before is not None:
        reader.report("promise-had", row, "out", before=bye_before, **facts)
    elif first < number:
        reader.report("promise-again", row, "out", before=first, **facts)
    above = [each for each in rivals(context, row, player, number) if each[0] < row]
    for at, other in above[:1]:
        reader.report("promise-double", row, "out", other=_who(other), at=at, **facts)


def rivals(
    context: Context, row: int, player: Player, number: int, *, unseen: bool = False
) -> Iterator[tuple[int, Player]]:
    """Yield (row, player) of the others to whom the bye of a round was promised.

    unseen -- who is not here yet counts as if they were

    Parts that are drawn apart, such as sections that never mix, have a bye each.
    """
    others = [
        (other, rival)
        for other, rival in context.reading.player_rows.items()
        if other != row and rival.is_promised_bye(number)
    ]
    if not others:
        return
    from nigiri.domain.checks.parts import (  # noqa: PLC0415 -- few byes are promised twice
        in_section,
        part_of,
    )

    part = part_of(context.event, Round(number))

    def its_part(each: Player) -> Part | None:
        found = None if each.number is None else part.get(each.number)
        return in_section(context.event, each) if unseen and found is None else found

    mine = its_part(player)
    yield from ((other, rival) for other, rival in others if its_part(rival) == mine)


def _is_broken(context: Context, player: Player, number: int) -> bool:
    """Tell whether a bye promised for the round being played was not given."""
    this = context.event.rounds[number - 1]
    seated = player.number not in undrawn(context.reading)
    return not this.complete and seated and player.number not in this.byes


def review_no_shows(context: Context) -> tuple[Problem, ...]:
    """Return those who did not come and would be drawn, once the newest round is over (M6)."""
    event, location = context.event, context.location("players")
    number = len(event.rounds) + 1
    if location is None or not 1 < number <= event.settings.rounds:
        return ()
    if context.lives[number - 1].waiting:
        return ()
    reader, away = context.reader(location), no_shows(event, number)
    for row, player in context.reading.player_rows.items():
        if player.number is not None and player.number in away:
            facts = {"who": _who(player), "away": away[player.number], "number": player.number}
            reader.report("no-show", row, "out", round=number, **facts)
    return tuple(reader.problems)


def review_relatives(context: Context) -> tuple[Problem, ...]:
    """Return the one problem that names who shares a family name, before round 1 is drawn (B8)."""
    location, reading = context.location("players"), context.reading
    if location is None or context.event.rounds:
        return ()
    from nigiri.domain.pairing_policies.relatives import namesakes  # noqa: PLC0415 -- before round 1

    apart = (
        {reading.player_rows[row].name for row in wish.people}
        for wish in reading.wishes.values()
        if wish.kind is not None and wish.kind.code in _APART and not wish.rounds
    )
    groups = namesakes(context.event, apart)
    if not groups:
        return ()
    first, reader = groups[0], context.reader(location)
    who = "; ".join(player.name for player in first) if len(first) == _PAIR else _SOMEBODY
    facts = {"names": _families(groups), "who": who}
    row = next(row for row, player in reading.player_rows.items() if player in first)
    reader.report("relatives", row, "family", **facts)
    return tuple(reader.problems)


_APART = {"never", "rather not"}
"""The kinds of wishes after which two do not meet, or only where nothing else is left."""
_PAIR, _MOST_FAMILIES, _SOMEBODY = 2, 3, "NAME; NAME"


def _families(groups: Sequence[Sequence[Player]]) -> str:
    """Return the shared names in words: "Roy (Ann, Luc), Chen (5)"; the first few, then "+2"."""
    words = ", ".join(map(_family, groups[:_MOST_FAMILIES]))
    more = len(groups) - _MOST_FAMILIES
    return f"{words} +{more}" if more > 0 else words


def _family(players: Sequence[Player]) -> str:
    """Return a family name with the given names of two, or with the number of more."""
    given = [player.given for player in players]
    told = ", ".join(given) if len(given) == _PAIR and all(given) else len(given)
    return f"{players[0].family} ({told})"


def _who(player: Player) -> str:
    """Return number and name."""
    return player.name if player.number is None else f"{player.number} {player.name}"


def review_members(context: Context) -> tuple[Problem, ...]:
    """Return the questions about entries, by row of Players."""
    location = context.location("players")
    if location is None:
        return ()
    reader, first = context.reader(location), dict[str, int]()
    unrated = _asks_unrated(context, reader)
    for row, player in context.reading.player_rows.items():
        _number(reader, row, player, first)
        if context.event.settings.is_american:
            _long_number(reader, row, player)
        grades = _grades(reader, row)
        _entry(reader, row, player, context.event.settings, grades)
        _doubt(reader, row, player, grades, unrated=unrated)
    return tuple(reader.problems)


def _asks_unrated(context: Context, reader: TableReader) -> bool:
    """Tell whether players without a rating are asked why they are so strong (B12).

    So where there is a column for who approved it, and by British rules where some have ratings.
    """
    rated = (p.rating is not None or p.published is not None for p in context.event.players)
    british = context.event.settings.rules == "bga"
    return "approved" in reader.location.columns or (british and any(rated))


def _grades(reader: TableReader, row: int) -> Grades:
    """Return a player's grades, as their columns have them; a blank is none (B12, B32)."""
    foreign, approved = (is_marked(reader.cell(row, key)) for key in ("foreign", "approved"))
    return Grades(_grade(reader, row, "earlier"), _grade(reader, row, "server"), foreign, approved)


def _grade(reader: TableReader, row: int, key: str) -> Rank | None:
    """Return the grade in a cell, also behind the name of a server: "OGS 3k"; None without one."""
    typed = reader.text(row, key)
    if not typed:
        return None
    found = _GRADE.search(typed)
    try:
        return Rank.parse(found[0] if found else typed)
    except ValueError:
        reader.report("grade-unknown", row, key, typed=typed)
        return None


def _doubt(reader: TableReader, row: int, player: Player, grades: Grades, *, unrated: bool) -> None:
    """Report an entry above what is known besides ratings (B12, B32)."""
    doubt = entry_doubt(player, grades)
    if not doubt or (doubt == "unrated" and not unrated):
        return
    facts: dict[str, object] = {"name": player.name, "entry": player.initial_rank}
    if doubt == "raised":
        facts["known"] = grades.earlier
    if doubt == "server" and grades.server is not None:
        facts |= {"known": grades.server, "most": highest_by_server(grades.server)}
    reader.report(f"entry-{doubt}", row, "rank", **facts)


def _number(reader: TableReader, row: int, player: Player, first: dict[str, int]) -> None:
    """Report a number in a federation that another player has, too."""
    marks = list(_marks(player.federation_id))
    others = [first[mark] for mark in marks if first.setdefault(mark, row) != row]
    if others:
        reader.report(
            "federation-double",
            row,
            "federation_id",
            name=player.name,
            typed=player.federation_id,
            other=others[0],
        )


def _long_number(reader: TableReader, row: int, player: Player) -> None:
    """Report a number with more digits than any member of the AGA has (A13)."""
    number = ids(player.federation_id).get("aga", "")
    if len(number) > LONGEST_AGA:
        reader.report("federation-long", row, "federation_id", name=player.name, number=number)


def _marks(typed: str) -> Iterator[str]:
    """Yield the texts that no other player may have: each federation with number, or the cell."""
    known = [f"{FEDERATIONS[key]} {number}" for key, number in ids(typed).items()]
    yield from known or filter(None, [plain(typed)])


def _entry(
    reader: TableReader, row: int, player: Player, settings: Settings, grades: Grades
) -> None:
    """Report a lapsed membership, and an entry below or above the published one (A2, B12)."""
    if lapsed(settings, player):
        reader.report("member-lapsed", row, "expires", name=player.name, until=player.expires)
    found, listed = entry_difference(settings, player), known_rating(settings, player)
    if found is None or listed is None:
        return
    how, by = found
    if grades.accepted and not (how == "below" and settings.rules == "aga"):
        return
    printed = rating_text(settings, listed)
    entry, known = str(player.initial_rank), f"{grade_of(settings, listed)} ({printed})"
    if by == "rating":
        entry, known = rating_text(settings, player.rating), printed
    code = "entry-evidence" if how == "below" and settings.entry_by == "rank" else f"entry-{how}"
    reader.report(code, row, by, name=player.name, entry=entry, published=known)


#: Kind of breach -> the code of its problem and the column it points at.
_BREACHES = {
    "pko": ("pko-european", "european"),
    "above": ("supergroup-out", "out"),
    "gap": ("strong-gap", "out"),
    "default": ("strong-default", "family"),
}


def review_congress(context: Context) -> tuple[Problem, ...]:
    """Return the breaches of a congress's rules, and an unreadable time by rank (E8)."""
    return *_players(context), *_time(context)


def review_top_group(context: Context) -> tuple[Problem, ...]:
    """Return the players of the top group who had better not be in it, by row of Players.

    Those who miss rounds are named while there are rounds to be drawn (B4).
    """
    location, event = context.location("players"), context.event
    if location is None or event.settings.start_rule != "bar":
        return ()
    from nigiri.domain.starts.top_group import (  # noqa: PLC0415 -- many events have no bar
        in_top_group,
        missed_rounds,
        sleeping_start,
    )

    reader, to_come = context.reader(location), len(event.rounds) < event.settings.rounds
    for row, player in context.reading.player_rows.items():
        if player.reserve and in_top_group(event, player):
            reader.report("top-reserve", row, "here", name=player.name)
        start = sleeping_start(event, player)
        if start is not None and to_come:
            missed = missed_rounds(event, player)
            facts = {"rounds": format_rounds(missed), "many": len(missed)}
            start_words = points_words(start)
            reader.report("top-sleeper", row, "out", name=player.name, start=start_words, **facts)
    return tuple(reader.problems)


def _time(context: Context) -> tuple[Problem, ...]:
    """Return the problem of an unreadable time by rank."""
    typed = context.event.settings.time_by_rank
    if not typed:
        return ()
    from nigiri.domain.schedule.thinking_time import time_bands  # noqa: PLC0415 -- seldom typed

    if time_bands(typed):
        return ()
    at = setting_cells(context.workbook, context.reading.book)["time_by_rank"]
    reader = context.reader(at.location)
    reader.report("time-unknown", at.row, at.columns.value, typed=typed)
    return tuple(reader.problems)


def _breaches(event: Event, player: Player) -> Iterable[Breach]:
    """Return a player's breaches of the agreement of a congress; nothing at other events."""
    if not event.settings.is_congress:
        return ()
    from nigiri.domain.starts.congress import breaches  # noqa: PLC0415 -- congresses are rare

    return breaches(event, player)


def _players(context: Context) -> tuple[Problem, ...]:
    """Return the breaches of the rules and players too strong, by row of Players."""
    location = context.location("players")
    if location is None:
        return ()
    reader = context.reader(location)
    limit = context.event.settings.strongest
    for row, player in context.reading.player_rows.items():
        facts = {"name": player.name, "rank": player.initial_rank}
        for breach in _breaches(context.event, player):
            code, column = _BREACHES[breach.kind]
            reader.report(
                code, row, column, rounds=format_rounds(frozenset(breach.rounds)), **facts
            )
        if limit is not None and player.initial_rank > limit:
            reader.report("entry-strong", row, "rank", limit=limit, **facts)
    return tuple(reader.problems)

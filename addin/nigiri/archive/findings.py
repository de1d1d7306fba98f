"""What somebody should look at in an archive: people with two names or numbers, doubled games.

finding     what                                                        the cause, mostly
names       one number in a federation has several names                a marriage, a slip
numbers     one name has several numbers of one federation              namesakes, a slip
order       two names have the same words in another order              "Yuzo Ota" and "Ota, Yuzo"
games       two events claim the same games: a fifth of them on the     two files of one event
            same days, half of them where nobody knows the days
older       an older version names somebody who is hidden since         a wish not to be named
strangers   files in the folder that the archive did not write          a mistaken copy
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from nigiri.archive.database import Database
from nigiri.archive.manifest import LIST, UNDATED, Manifest, manifest_of
from nigiri.archive.people import conflicts, numbers_in
from nigiri.archive.tables import TABLES
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from nigiri.messages.message import Message

_KNOWN = """
    SELECT known_as, person, any_value(name)
    FROM players WHERE known_as IS NOT NULL GROUP BY known_as, person ORDER BY known_as
"""
_CLAIMED = """
    WITH played AS (
        SELECT event, round, least(white_person, black_person) AS one,
               greatest(white_person, black_person) AS other
        FROM games WHERE kind = 'game' AND white_person IS NOT NULL AND black_person IS NOT NULL),
    common AS (
        SELECT a.event AS first, b.event AS second, count(*) AS games
        FROM played a JOIN played b USING (round, one, other)
        WHERE a.event < b.event GROUP BY a.event, b.event),
    all_of AS (SELECT event, count(*) AS games FROM played GROUP BY event)
    SELECT f.name, f.source, s.name, s.source, common.games
    FROM common JOIN events f ON f.event = common.first JOIN events s ON s.event = common.second
    JOIN all_of a ON a.event = common.first JOIN all_of b ON b.event = common.second
    WHERE CASE WHEN f.first_day IS NULL OR s.first_day IS NULL
               THEN common.games * 2 >= least(a.games, b.games)
               ELSE f.first_day <= s.last_day AND s.first_day <= f.last_day
                    AND common.games * 5 >= least(a.games, b.games) END
    ORDER BY common.games DESC, f.name, s.name
"""
_HIDDEN_SINCE = """
    SELECT count(*) FROM stored_players old
    JOIN versions v ON (v.event, v.version) = (old.event, old.version)
    JOIN players now ON (now.event, now.number) = (old.event, old.number)
    WHERE NOT v.counts AND now.hidden AND old.name IS NOT NULL
"""
_MOST_NAMED = 8


def findings(folder: Path) -> list[Message]:
    """Return a sentence for everything that somebody should look at; [] where all is well.

    Raises WrongUse for a folder that is no archive, HostError for a damaged one.
    """
    manifest = manifest_of(folder)
    with Database.of(folder) as database:
        found = [*_people(database)]
        for first, source, second, other, games in database.rows(_CLAIMED).rows:
            facts = {"first": first or source, "second": second or other, "games": games}
            found.append(message("archive.claimed", **facts, source=source, other=other))
        ((hidden,),) = database.rows(_HIDDEN_SINCE).rows
        if hidden:
            found.append(message("archive.hidden-since", count=hidden))
    strangers = [*_strangers(folder, manifest)]
    if strangers:
        files = several(strangers[:_MOST_NAMED])
        found.append(message("archive.strangers", count=len(strangers), files=files))
    return found


def _people(database: Database) -> Iterator[Message]:
    """Yield a sentence for each person or name that may be two."""
    shown: dict[str, str] = {}
    by_person: dict[str, list[str]] = defaultdict(list)
    by_name: dict[str, set[str]] = defaultdict(set)
    for entry, person, name in database.rows(_KNOWN).rows:
        plain = entry.partition("|")[0]
        shown[plain] = name
        by_person[person].append(entry)
        by_name[plain].add(person)
    for person, entries in by_person.items():
        yield from _one_person(person, entries, shown)
    for plain, persons in by_name.items():
        if len(persons) > 1:
            numbers = several(sorted(person.upper() for person in persons - {plain}))
            yield message("archive.namesakes", name=shown[plain], numbers=numbers)
    by_words: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for plain, name in shown.items():
        by_words[(*sorted(plain.split()),)].append(name)
    for names in by_words.values():
        if len(names) > 1:
            yield message("archive.word-order", names=several(names, "; "))


def _one_person(person: str, entries: list[str], shown: dict[str, str]) -> Iterator[Message]:
    """Yield a sentence for several names of a person, and for several numbers of a federation."""
    names = {entry.partition("|")[0] for entry in entries}
    if len(names) > 1:
        said = several((shown[name] for name in sorted(names)), "; ")
        yield message("archive.two-names", number=person.upper(), names=said)
    found = numbers_in(entries)
    for federation in conflicts(found):
        facts = {"name": shown[min(names)], "federation": federation.upper()}
        yield message("archive.two-numbers", **facts, numbers=several(sorted(found[federation])))


def _strangers(folder: Path, manifest: Manifest) -> Iterator[str]:
    """Yield the names of files that are none of the archive's."""
    named = {path for table in TABLES for path in manifest.paths(folder, table)}
    for path in sorted(folder.iterdir()):
        if path.name.startswith((LIST, ".")):
            continue
        if path.is_dir() and (path.name == UNDATED or path.name.isdecimal()):
            inside = (each for each in sorted(path.iterdir()) if each not in named)
            yield from (f"{path.name}/{each.name}" for each in inside)
        else:
            yield path.name

"""A demonstration event: invented players, and a director's commands for five rounds.

`nigiri demo` gives the commands one by one in a file; the button makes an event of the first of
them at once. The names are Go terms. Everything follows from the seed.
"""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.results.enter import Entry, enter_results
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.desk.setup.sections import sections
from nigiri.messages.message import message
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.model.changes import Changes, Operation, Say
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    import uuid
    from collections.abc import Callable, Iterator

    from nigiri.desk.core.command import Desk
    from nigiri.desk.core.work import Action
    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.units import PlayerId

NAME, HOST, ROUNDS = "Four Clubs Open", "Castle", 5

OPEN_TABLES = 3
"""So many games of the last round are still being played when the demo ends."""

PLAYED, SEED = 3, 1
"""So many rounds of the sample tournament are played, so that the next can be drawn; its seed."""

_BETTER, _EVEN = 60, 50
"""In a hundred games: how often the higher rank wins in spite of the handicap, and an equal."""

HEADINGS = ("Family name", "Given name", "Rank", "Club", "Out in rounds")

#: One comes for round 3, one leaves after round 3; of the others everybody stays.
PLAYERS = (
    ("Tengen", "Theo", "4d", "Castle", ""),
    ("Moyo", "Maya", "3d", "Riverside", ""),
    ("Fuseki", "Felix", "3d", "Castle", ""),
    ("Sabaki", "Sabina", "2d", "Lakeside", ""),
    ("Tesuji", "Tessa", "1d", "Hilltop", ""),
    ("Hoshi", "Holly", "1d", "Riverside", ""),
    ("Semeai", "Sam", "1k", "Castle", ""),
    ("Joseki", "Josephine", "2k", "Lakeside", ""),
    ("Kosumi", "Konrad", "3k", "Castle", ""),
    ("Keima", "Kay", "3k", "Hilltop", ""),
    ("Miai", "Mirabelle", "4k", "Riverside", "4-5"),
    ("Sente", "Zoë", "5k", "Castle", ""),
    ("Gote", "Gustave", "6k", "Lakeside", "1-2"),
    ("Hane", "Hannah", "7k", "Hilltop", ""),
    ("Ponnuki", "Paul", "8k", "Castle", ""),
    ("Tenuki", "Tina", "9k", "Riverside", ""),
    ("Atari", "Ada", "10k", "Lakeside", ""),
    ("Geta", "Greta", "11k", "Castle", ""),
    ("Shicho", "Chloé", "12k", "Hilltop", ""),
    ("Nobi", "Noah", "14k", "Riverside", ""),
    ("Dango", "Dan", "15k", "Castle", ""),
    ("Komi", "Carla", "17k", "Lakeside", ""),
    ("Dame", "Dora", "18k", "Hilltop", ""),
    ("Byoyomi", "Björn", "20k", "Castle", ""),
)


@dataclass(frozen=True)
class Step:
    """One command: the words typed after the file's name, and what it does."""

    command: str
    words: str
    action: Action


def players_list() -> str:
    """Return the players as a list to be imported, comma-separated."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([HEADINGS, *PLAYERS])
    return text.getvalue()


def sample_event(language: str, desk: Desk, *, event_id: uuid.UUID) -> Changes:
    """Return the changes that turn an empty workbook into the sample tournament.

    Some rounds of it are played, all results in; one sentence names the buttons to try next.
    """
    settings = {"name": NAME, "host": HOST, "rounds": ROUNDS, "seed": SEED}
    wanted, listed = NewEvent(language=language, settings=settings), Sheet.of([HEADINGS, *PLAYERS])
    book, done = Workbook(), list[Operation]()

    def give(action: Action, desk: Desk) -> None:
        """Give one command; its sentences are left out."""
        nonlocal book
        changes = action(book, desk)
        book = applied(book, changes)
        done.extend(each for each in changes.operations if not isinstance(each, Say))

    give(lambda _book, desk: new_event(wanted, desk, event_id=event_id), desk)
    desk = desk._replace(by_hand=())
    give(lambda book, desk: import_players(book, desk, listed, source=NAME, here=True), desk)
    for make in islice(next_steps(SEED), 1 + 2 * PLAYED):  # sections, then two for each round
        give(make(book).action, desk)
    facts = {"players": len(PLAYERS), "played": PLAYED, "round": PLAYED + 1}
    return Changes((*done, Say(message("setup.sample", name=NAME, **facts))))


def next_steps(seed: int) -> Iterator[Callable[[Workbook], Step]]:
    """Yield functions that make the steps after the import, each from the workbook before it."""
    yield lambda _workbook: Step("sections", "", sections)
    for _round in range(ROUNDS):
        yield lambda _workbook: Step("draw", "", draw)
        yield lambda workbook: _results(workbook, seed)
    for kind in ("grid", "standings"):
        yield lambda _workbook, kind=kind: Step(  # type: ignore[misc]
            kind, "", lambda book, desk: refresh(book, desk, kind)
        )


def _results(workbook: Workbook, seed: int) -> Step:
    """Return the step that enters the results of the newest round, in the last not all of them."""
    event = read(workbook).event
    this = event.rounds[-1]
    random = Random(1000 * seed + this.number)  # noqa: S311 -- nothing is to be kept secret
    winners = [_winner(event, game, random) for game in this.games]
    random.shuffle(winners)  # as the slips come in
    if this.number == ROUNDS:
        winners = winners[OPEN_TABLES:]
    entries = [Entry(winner=winner) for winner in winners]
    words = " ".join(map(str, winners))
    return Step("result", words, lambda book, desk: enter_results(book, desk, entries))


def _winner(event: Event, game: Game, random: Random) -> PlayerId:
    """Return a random winner: rather the higher rank, which handicaps do not quite make up for."""
    ranks = [event.player(player).rank for player in game.players]
    chance = _BETTER if ranks[0] != ranks[1] else _EVEN
    return game.players[random.randrange(100) >= chance]


def still_playing(workbook: Workbook) -> list[PlayerId]:
    """Return White's number at every table of the newest round without a result."""
    games = read(workbook).event.rounds[-1].games
    return [game.white for game in games if game.result is None]

"""Events that need a proof: every rule set, byes, defaults, latecomers, leavers, handicaps.

`told` is a story at the desk, by a seed; `random_event` an event of the domain alone.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from nigiri.desk.draw.draw import draw
from nigiri.desk.output.proof import proof
from nigiri.desk.players.import_list import import_players
from nigiri.domain.model.scoring import Scoring, Worth
from nigiri.domain.model.units import PlayerId
from nigiri.domain.rules import RULE_SETS
from nigiri.domain.tiebreaks import TIEBREAKS
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.layout.varying_columns import TICK
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.read.table_finder import find
from tests.desk.story import Story, begin, roster
from tests.generate import random_history, registration

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.domain.model.event import Event, Player, Round
    from nigiri.domain.model.scoring import StandIn
    from nigiri.workbook.model.cells import Cell, Sheet, Workbook

ROUNDS = 3
TOLD = {"SEQ", "KO", "PO", "ONE", "DC", "SDC", "RATING", "RANK", "LOT"}  # no sums
SUMS = tuple(code for code in TIEBREAKS if code not in TOLD)
_OTHERS = tuple(code for code in TIEBREAKS if code not in {"NBW", "MMS"})


def told(seed: int, path: Path | None = None) -> Story:
    """Return an event with a proof, in one of the languages, by one of the rule sets.

    All tie-breaks in three events of four, else those of the rule set; every third has a scoring of
    its own. Somebody comes late and somebody leaves; in every other event the last round is still
    being played.
    """
    random = Random(f"proof {seed}")  # noqa: S311 -- no secret is made from it
    rules = sorted(RULE_SETS)[seed % len(RULE_SETS)]
    options: dict[str, object] = (
        {"tiebreaks": tuple(random.sample(_OTHERS, len(_OTHERS)))} if seed % 4 else {}
    )
    if seed % 3 == 1:
        options["scoring"] = random_scoring(random)
    language = LANGUAGES[seed % len(LANGUAGES)]
    story = begin(path, rules=rules, rounds=ROUNDS, seed=seed, language=language,
                  handicap_cap=9, handicap_by="rank", bye_policy="lowest", **options)  # fmt: skip
    players = random.randint(7, 12)
    story.does(import_players, roster(players, seed), source="list", here=True)
    for name, out in (("Family1", "1"), ("Family2", "2-"), ("Family3", "2"), ("Family4", "3")):
        if random.random() < 0.7:
            story.types("players", {(story.row_of(name), "out"): out})
    for number in range(1, ROUNDS + 1):
        story.does(draw)
        if number < ROUNDS or seed % 2:
            story.plays(number, seed)
        if number == 1 and seed % 3 == 0:
            story.does(proof)
    story.does(proof)
    return story


def random_event(seed: int) -> Event:
    """Return an event of the domain with scoring, handicaps and absences at random."""
    random = Random(f"event {seed}")  # noqa: S311
    event = random_history(registration(seed, random.randint(6, 12)), seed, random.randint(1, 5),
                           missing=0.15)  # fmt: skip
    settings = replace(
        event.settings, scoring=random_scoring(random), first=random.choice(("NBW", "MMS", "ALL")),
        tiebreaks=tuple(random.sample(_OTHERS, len(_OTHERS))),
        ranked_by=random.choice(("sections", "all")),
    )  # fmt: skip
    return replace(
        event, settings=settings, rounds=tuple(_changed(each, random) for each in event.rounds),
        players=tuple(_absent(player, random) for player in event.players),
    )  # fmt: skip


def random_scoring(random: Random) -> Scoring:
    """Return choices nobody has made together yet."""
    stands: tuple[StandIn, ...] = ("nothing", "zero", "start", "own less one")

    def worth() -> Worth:
        return Worth(
            missed=random.choice((0, 1)), unassigned=random.choice((0, 1)),
            default_win=random.choice((1, 2)), bye=random.choice((1, 2)),
            both_lose=random.choice((0, 1)), rounded=random.choice(("none", "idle", "all")),
        )  # fmt: skip

    return Scoring(
        score=worth(), victories=worth(), seen=worth(), seen_victories=worth(),
        after_leaving=random.choice(("nothing", "counted")),
        missed_sos=random.choice(stands), bye_sos=random.choice(stands),
        bye_sdos=random.choice(stands),
        idle_sosos=random.choice(("nothing", "zero", "start", "own")),
        normalised=random.choice(("yes", "no")),
        handicaps=random.choice(("counted", "left out")),
    )  # fmt: skip


def _changed(round_: Round, random: Random) -> Round:
    """Return the round with handicaps, and here and there a game without a result."""
    return replace(round_, games=tuple(
        replace(game, handicap=random.randint(0, 3),
                result=game.result if random.random() < 0.9 else None)
        for game in round_.games
    ))  # fmt: skip


def _absent(player: Player, random: Random) -> Player:
    """Return the player, who perhaps announced to miss rounds, or has gone home."""
    out = frozenset(n for n in range(1, 8) if random.random() < 0.2)
    return replace(player, out=out, here=random.random() < 0.7)


def marks(story: Workbook, shown: Sheet) -> dict[tuple[PlayerId, str], Cell]:
    """Return (player, criterion) -> what stands beside the sum, as a spreadsheet shows the sheet.

    story -- the workbook in which the columns are looked up
    """
    place = find(story).locations["proof"]
    ticks = {key: at for key, at in place.columns.items() if key.endswith(TICK)}
    found: dict[tuple[PlayerId, str], Cell] = {}
    for row in range(place.first_row, shown.height + 1):
        own = whole_number(shown.cell(row, place.columns["own"]))
        if own is not None:
            player = PlayerId(own)
            found |= {(player, key[:-1]): shown.cell(row, at) for key, at in ticks.items()}
    return found

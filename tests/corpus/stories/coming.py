"""Who comes late, leaves, is missing, or is only said to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.corpus.people import PEOPLE, some
from tests.corpus.story import Stories

if TYPE_CHECKING:
    from tests.corpus.person import Person

STORIES = Stories()


def _typed_below(p: Person, at: int, *, here: str = "yes", out: str = "") -> int:
    """Type one more of the people below the list in LibreOffice; return the row."""
    row = 4 + len(p.event.players)
    family, given, rank, club = PEOPLE[at][:4]
    p.keys("players", {(row, "here"): here, (row, "family"): str(family), (row, "given"):
                       str(given), (row, "rank"): str(rank), (row, "club"): str(club),
                       (row, "out"): out})  # fmt: skip
    return row


@STORIES()
def late(p: Person) -> None:
    """Two latecomers paired in the round that is played, by the command."""
    p.begins(11)
    p.does("draw")
    p.puts(
        ("Players", "C15", "Vesper"),
        ("Players", "D15", "Nils"),
        ("Players", "E15", "15k"),
        ("Players", "C16", "Wiśniak"),
        ("Players", "D16", "Ola"),
        ("Players", "E16", "17k"),
    )
    p.does("late", "Vesper; Wiśniak")


@STORIES()
def straggler(p: Person) -> None:
    """A straggler typed below the list in LibreOffice while round 1 is played; no command yet."""
    p.begins(11)
    p.does("draw")
    _typed_below(p, 1)


@STORIES()
def announced(p: Person) -> None:
    """Announced for round 2 (out in round 1), and not seen: round 1 is complete."""
    p.begins(10)
    p.does("draw")
    _typed_below(p, 15, here="", out="1")
    p.plays(1)


@STORIES()
def leaver(p: Person) -> None:
    """Somebody leaves in the middle of round 2: the opponent meets who had the bye."""
    p.begins(11)
    p.draws(1)
    p.does("draw")
    p.does("out", p.event.rounds[1].games[-1].white, "--yes")


@STORIES("calc")
def leavers(p: Person) -> None:
    """Two leave for good, one comes back; typed as 2-, 3 and taken out again."""
    p.begins(12, rounds=4)
    p.draws(1)
    p.does("out", "3; 8", "--from", 2)
    p.does("draw")
    p.plays(2)
    p.does("back", 8, "--from", 3)
    p.does("draw")


@STORIES("ods")
def out_forms(p: Person) -> None:
    """Out in rounds in all its forms: 2, 2-3, 3-, 2?, 3 bye, -1, 1;3, rounds 2 and 3."""
    p.begins(14, rounds=4)
    p.does("number")
    forms = ("2", "2-3", "3-", "2?", "3 bye", "1", "1;3", "1, 4", "4-", "2 3", "3?, 4?", "1-4")
    p.keys("players", {(4 + at, "out"): form for at, form in enumerate(forms)})


@STORIES()
def volunteers(p: Person) -> None:
    """Offers to sit out a round, volunteers first: one has the bye for it."""
    p.begins(11)
    p.sets({"Volunteers first": "yes"})
    p.types("players", {(p.row("Hexley"), "out"): "1?", (p.row("Jansky"), "out"): "1?, 2?"})
    p.draws(1)
    p.does("draw")


@STORIES()
def reserve(p: Person) -> None:
    """A reserve who plays if needed, in an even round and in an odd one."""
    p.begins(11)
    p.types("players", {(p.row("Kestrel"), "here"): "if needed"})
    p.draws(1)
    p.types("players", {(p.row("Iribar"), "out"): "2"})
    p.does("draw")


@STORIES("calc")
def ghosts(p: Person) -> None:
    """Three paired in round 1 never came: one marked nowhere, one emptied, one with no."""
    p.begins(12)
    p.does("draw")
    p.types("players", {(p.row("Hexley"), "here"): None, (p.row("Jansky"), "here"): "no"})
    p.plays(1, leave=2)


@STORIES("calc")
def out_and_plays(p: Person) -> None:
    """Somebody who has played is out in that round, and somebody out is on its sheet."""
    p.begins(11)
    p.draws(1)
    p.does("draw")
    games = p.event.rounds[1].games
    names = {player.number: player.family for player in p.event.players}
    p.types("players", {(p.row(names[games[0].white]), "out"): "1",
                        (p.row(names[games[1].black]), "out"): "2"})  # fmt: skip


@STORIES()
def deleted(p: Person) -> None:
    """A player of round 1 deleted from the list in LibreOffice, the row and all."""
    p.begins(11)
    p.draws(1)
    row = p.row("Grüntal")
    with p.in_calc() as calc:
        calc("delete_rows", "Players", row - 1, 1)


@STORIES("calc")
def mended(p: Person) -> None:
    """A rank and a rating mended after round 1; names spelled otherwise since."""
    p.begins(12)
    p.draws(1)
    p.types("players", {(p.row("Iribar"), "rank"): "1d", (p.row("Kestrel"), "rating"): 1900,
                        (p.row("Jansky"), "family"): "Janský"})  # fmt: skip
    p.does("draw", "--yes")


@STORIES()
def spelling(p: Person) -> None:
    """A spelling mended in LibreOffice in Players after round 2 was drawn."""
    p.begins(10)
    p.draws(1)
    p.does("draw")
    p.keys("players", {(p.row("Jansky"), "family"): "Janská", (p.row("Fjellmo"), "given"): "Aase"})


@STORIES()
def numbers_exchanged(p: Person) -> None:
    """The numbers of two players exchanged in LibreOffice after round 1 was played."""
    p.begins(10)
    p.draws(1)
    p.keys("players", {(p.row("Brackwater"), "number"): "9", (p.row("Iribar"), "number"): "2"})


@STORIES()
def numbers_sorted(p: Person) -> None:
    """The column No. alone sorted in LibreOffice, the names stay: round 2 is being played."""
    p.new()
    p.invites(some(10)[::-1])
    p.draws(1)
    p.does("draw")
    p.plays(2, leave=2)
    name, first = p.at("players", 4, "number")
    with p.in_calc() as calc:
        calc("sort", name, f"{first}:{first[0]}13", 0, up=True)

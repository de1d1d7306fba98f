"""Every rule set, and settings of every kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.corpus.people import listed, some
from tests.corpus.story import Stories
from tests.directed import directed

if TYPE_CHECKING:
    from tests.corpus.person import Person

STORIES = Stories()


@STORIES()
def bga(p: Person) -> None:
    """A British McMahon (bga): bar, handicaps by score, two rounds played."""
    p.begins(16, rules="bga")
    p.sets({"Bar": "2d", "Floor": "12k"})
    p.draws(2)
    p.does("draw")


@STORIES()
def at_the_bar(p: Person) -> None:
    """A ghost and a sleeper at the bar, all below it of one club; CUSS beside CUSP (bga)."""
    p.new(rules="bga")
    p.invites(tuple((*row[:3], "Fen", *row[4:]) if at > 4 else row
                    for at, row in enumerate(some(8))))  # fmt: skip
    p.sets({"Bar": "2d", "Tie-breaks": "SOS, CUSS, CUSP"})
    p.puts((*p.at("players", p.row("Brackwater"), "here"), "if needed"))
    p.puts((*p.at("players", p.row("Drozdek"), "out"), "2"))
    p.does("draw", "--yes")


@STORIES("calc")
def aga(p: Person) -> None:
    """An American event (aga), bands by ratings as the AGA prints them."""
    p.new(rules="aga", rounds=4)
    rows = [(*row[:6], rating) for row, rating in zip(
        some(12), ("5.2", "4.4", "3.8", "3.1", "2.6", "1.2", "1.1", "-1.3", "-2.2", "-3.9",
                   "-4.1", "-5.5"), strict=True)]  # fmt: skip
    p.invites(tuple(rows))
    p.draws(2)
    p.does("draw")


@STORIES("calc")
def aga_two_rounds(p: Person) -> None:
    """An American event of two rounds, as it is born; players typed in since."""
    p.new(rules="aga", rounds=2)
    p.puts(
        *(
            ("Players", f"{letter}{at}", word)
            for at, who in enumerate(some(8), 4)
            for letter, word in zip("BCDE", ("yes", *map(str, who[:3])), strict=True)
        )
    )


@STORIES()
def aga_entries(p: Person) -> None:
    """Ranks above and below the rating (aga), without evidence; clubs strictly apart."""
    p.new(rules="aga", rounds=3)
    ratings = ("5.2", "4.4", "3.8", "3.1", "2.6", "1.2", "-1.3", "-2.2")
    p.invites(tuple((*row[:6], rating) for row, rating in zip(some(8), ratings, strict=True)))
    p.types("players", {(4, "rank"): "7d", (8, "rank"): "3k", (10, "rank"): "9k"})
    p.sets({"Keep apart: club": "strict 1-2"})
    p.draws(1)
    p.does("draw")


@STORIES("ods")
def egc(p: Person) -> None:
    """An event by the European rules (egc), supergroup and bar, times by rank."""
    p.begins(16, rules="egc", rounds=10)
    p.sets({"Bar": "2d", "Supergroup from rank": "4d", "Time by rank": "1d 90 min, 60 min"})
    p.draws(2)


@STORIES()
def opengotha(p: Person) -> None:
    """An event as OpenGotha has it, all of one country."""
    p.new(rules="opengotha", rounds=4)
    p.invites(tuple((*row[:2], "1d", *row[3:5], "FR", None) for row in some(16)))
    p.draws(2)
    p.does("draw")


@STORIES()
def weekend_egf(p: Person) -> None:
    """A weekend on the Continent (egf), all games even; two of one club at the bar."""
    p.new("--federation", "egf", rounds=5)
    p.invites(tuple((*row[:3], "Fen" if at < 3 else row[3], *row[4:])
                    for at, row in enumerate(some(15))))  # fmt: skip
    p.draws(2)
    p.does("draw")


@STORIES()
def weekend_ffg(p: Person) -> None:
    """A weekend in France (ffg), handicaps by score up to 1 dan."""
    p.new("--federation", "ffg", rounds=5, language="fr")
    p.invites(some(16))
    p.draws(2)
    p.does("draw")


@STORIES()
def rules_applied(p: Person) -> None:
    """Another rule set applied to an event that runs; single choices typed since."""
    p.begins(12)
    p.draws(1)
    p.does("rules", "--apply", "bga", "--yes")
    p.sets({"Highest handicap": 6, "Gap between sections": 1})


@STORIES("calc")
def small_boards(p: Person) -> None:
    """Handicaps of 9 × 9 typed on the sheet Handicaps, one wrong."""
    p.begins(10)
    p.sets({"Board size": 9})
    p.draws(1)
    sheet = p.workbook["Handicaps"]
    column = next(c for c in range(1, 12) if str(sheet.cell(3, c)).startswith("9 × 9\nStones"))
    letter = "ABCDEFGHIJ"[column - 1]
    p.puts(("Handicaps", f"{letter}6", 3), ("Handicaps", f"{letter}8", "many"),
           ("Handicaps", f"{letter}10", None))  # fmt: skip


@STORIES("calc")
def members(p: Person) -> None:
    """Handicaps by rating, members' numbers and published ratings, some of them odd."""
    p.new()
    headings = ("Family name", "Given name", "Rank", "Country", "Rating", "Published rating",
                "Federation no.", "Member until")  # fmt: skip
    odd = ((2440, 2440, "11380011", "2026-12-31"), (2356, 2000, "11380012", "2026-04-30"),
           (2251, 2450, "11380011", None), (22, 2204, "11380014", None),
           (2148, 2148, None, "2027-01-01"), (2070, None, "11380016", None))  # fmt: skip
    rows = [(*who[:3], who[5], *more) for who, more in zip(some(6), odd, strict=True)]
    path = p.folder / "players.csv"
    path.write_text(listed(rows, headings), encoding="utf-8")
    p.does("import", path, "--here")
    p.types("players", {(8, "rating"): "strong", (9, "published"): "x"})
    p.sets({"Handicap by": "rating"})
    p.types("players", {(6, "expires"): "soon"})


@STORIES()
def scoring(p: Person) -> None:
    """What rounds count, by settings: half a win for a bye, nothing for a missed round."""
    p.begins(11)
    p.sets({"A bye counts": "½", "A missed round counts": "0", "A jigo counts": "½ · ½ · 0 · 0",
            "SOS of a bye": "the own initial score", "First comes": "score",
            "Tie-breaks": "SOS-1, SODOS, SOSOS", "Places are": "all together"})  # fmt: skip
    p.types("players", {(p.row("Iribar"), "out"): "2"})
    p.draws(3)


@STORIES("ods")
def draw_settings(p: Person) -> None:
    """Criteria of the draw in another order, pairs folded, kept apart by country."""
    p.begins(14)
    p.sets({"Inside a score group": "strongest - weakest", "So until round": 1,
            "And after that round": "by lot", "Keep apart: country": "1-2",
            "Keep apart: points it may cost": 1, "Keep apart: except": "leaders",
            "Order in the group": "SOS", "Colours": 1, "White of an even game": "in turn",
            "Who floats down": "the one in the middle"})  # fmt: skip
    p.draws(2)
    p.does("draw")


@STORIES("calc")
def fees(p: Person) -> None:
    """Stronger players than are admitted, sections cut by size and fees; prizes beside none."""
    p.begins(16)
    p.sets({"Strongest admitted": "1k"})
    p.types("players", {(4 + at, "fee"): "full" if at % 3 else "half" for at in range(16)})
    p.types("players", {(p.row("Kestrel"), "section"): 1, (p.row("L'Épine"), "rank"): "4k"})
    p.does("sections", "--down-to", "2d,4k,12k,20k")
    p.puts(("Sections", "L9", "book"))
    p.draws(1)


def _directed(p: Person, seed: int) -> None:
    """Let a director choose everything at random; the names are those of nobody."""
    directed(seed, p.file)


@STORIES()
def random_1(p: Person) -> None:
    """Everything chosen at random (seed 1): settings, wishes, words typed."""
    _directed(p, 1)


@STORIES("calc")
def random_2(p: Person) -> None:
    """Everything chosen at random (seed 2), saved by LibreOffice."""
    _directed(p, 2)


@STORIES("ods")
def random_5(p: Person) -> None:
    """Everything chosen at random (seed 5), with the sheet Proof, saved as .ods."""
    _directed(p, 5)

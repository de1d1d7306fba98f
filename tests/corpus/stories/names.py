"""Names and words of all kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.corpus.story import Stories

if TYPE_CHECKING:
    from tests.corpus.person import Person

STORIES = Stories()
WORLD = (
    ("Übelhör", "Ännchen"),
    ("Škvorecká", "Žofie"),
    ("Ђорђевић", "Ана"),
    ("山川", "花子"),
    ("김", "하늘"),
    ("Nguyễn", "Thị Ánh"),
    ("Ó Súilleabháin", "Síle"),
    ("İnönü", "Çağrı"),  # noqa: RUF001 -- a Turkish letter
    ("Œuvrard", "Maëlys"),
    ("ß", "ﬁ"),
)


def _invites(p: Person, names: tuple[tuple[str, str], ...]) -> None:
    """Import people of these names, from strong to weak."""
    p.invites(tuple((*name, f"{at + 1}k", "", "", "", None) for at, name in enumerate(names)))


@STORIES("calc")
def names_of_the_world(p: Person) -> None:
    """Names with accents, in Cyrillic, Chinese, Japanese and Korean signs."""
    p.new(name="Frühling – 春", host="Sablé")
    _invites(p, WORLD)
    p.draws(2)


@STORIES()
def names_like_formulas(p: Person) -> None:
    """Names and notes that begin with = + - @ and quotes, as text."""
    p.new(name="=1+1", host="+host", place="@place", director="-me")
    _invites(
        p,
        (
            ("=SUM(A1:A9)", "=1"),
            ("+Plus", "-1"),
            ("@At", "'quoted"),
            ("-Minus", '"x"'),
            ("<b>Bold</b>", "&amp;"),
            ("%s{0}", "$1"),
            ("Null", "None"),
            ("TRUE", "false"),
        ),
    )
    p.types("players", {(4, "notes"): "=cmd", (5, "notes"): "-paid-", (6, "club"): "@club"})
    p.draws(1)
    p.does("draw")
    p.types(2, {(p.boards(2)[0], "note"): "=late"})


@STORIES("calc")
def typed_loosely(p: Person) -> None:
    """Numbers typed as texts, ranks in capitals and with blanks, yes in all its forms."""
    p.begins(10)
    ranks = ("5D", "4 d", "3dan", "3 dan", "2d", "1d ", "1D", "1 K", "2kyu", "3k")
    p.types("players", {(4 + at, "rank"): rank for at, rank in enumerate(ranks)})
    heres = ("Yes", "y", "x", "oui", "1", "YES ", "ok", "✓", "yes", "X")
    p.types("players", {(4 + at, "here"): here for at, here in enumerate(heres)})
    p.types("players", {(4 + at, "number"): str(at + 1) for at in range(10)})

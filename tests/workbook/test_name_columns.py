"""Columns of names are as wide as the longest one, as far as a small screen goes."""

from __future__ import annotations

from nigiri.domain.text import printed_width
from nigiri.workbook.layout.proof import render_proof
from nigiri.workbook.layout.round import render_round
from nigiri.workbook.layout.tables import ROUND

LONGEST = "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Hubert"
SCREEN = 1366
#: The numbers of the rows stand beside the cells; LibreOffice draws columns wider than Excel.
ROW_NUMBERS, WIDER = 32, 1.12


def widths(name: str) -> dict[str, float]:
    """Return how wide the columns of a round are with this longest name."""
    spec = render_round({
        "language": "en", "number": 1, "boards": 3, "byes": 0, "outs": 0,
        "names": printed_width(name), "topics": "sizes",
    })  # fmt: skip
    return {column.key: spec.widths[at] for at, column in enumerate(ROUND, 1)}


def test_short_names_leave_the_columns_as_they_are() -> None:
    """Those of the layout."""
    usual = {column.key: column.width for column in ROUND}

    assert usual == widths("Ota, Yuzo")


def test_a_longer_name_has_its_room_on_both_sides() -> None:
    """White and Black are alike."""
    found = widths("Beaudette, Christian-Pierre")

    assert 26 < found["white"] == found["black"] < 32


def test_with_the_longest_names_a_small_screen_shows_all_up_to_the_winners() -> None:
    """What is longer is printed smaller; notes and the second pass stand further right."""
    found = widths(LONGEST)
    shown = list(found)[: list(found).index("winners") + 1]
    pixels = sum(found[key] * 7 + 5 for key in shown) * WIDER

    assert found["white"] < printed_width(LONGEST) * 12 * 96 / 72 / 100 / 7
    assert ROW_NUMBERS + pixels <= SCREEN


def test_one_column_of_names_may_be_wider() -> None:
    """There is room for it."""
    spec = render_proof({"language": "en", "names": printed_width(LONGEST)})

    assert 40 < max(spec.widths.values())

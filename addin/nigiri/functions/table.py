"""The functions of the worksheet as data; their words are in the catalogue.

One table serves LibreOffice, Excel and the page docs/functions.md. A name is also that of a
procedure in Excel: letters and underscores.
"""

from __future__ import annotations

from functools import partial

from nigiri.functions import formulas
from nigiri.functions.function import Argument, Function

_range = partial(Argument, kind="range")
_optional = partial(Argument, kind="optional")

_RANK = Argument("rank")
_OTHER = Argument("other_rank")
_LINE = _range("line")
_NUMBERS = _range("numbers")
_SCORES = _range("scores")
_RATING = Argument("rating", about="egf")
_OPPONENT = Argument("opponent")
_STONES = _optional("handicap")

FUNCTIONS: tuple[Function, ...] = (
    Function(formulas.rank_difference, (_RANK, _OTHER), '"3d";"2k"', "4"),
    Function(
        formulas.handicap,
        (_RANK, _OTHER, _optional("reduction"), _optional("cap")),
        '"3d";"4k"',
        "5",
    ),
    Function(
        formulas.start_by_section,
        (
            _RANK,
            _range("lowest_ranks"),
            Argument("rounds", about="of-event"),
            _optional("gap"),
        ),
        '"1k";"3d";5',
        "0",
    ),
    Function(
        formulas.start_by_bar,
        (
            _RANK,
            Argument("bar"),
            _optional("floor"),
            _optional("supergroup"),
            _optional("points_above"),
        ),
        '"5k";"3d"',
        "-5",
    ),
    Function(formulas.score, (_LINE, _optional("start"), _optional("unplayed")), '"12+";-2', "-1"),
    Function(
        formulas.sos,
        (_LINE, _NUMBERS, _SCORES, _optional("rounds", about="of-sum")),
        '"12+";12;3.5',
        "3.5",
    ),
    Function(formulas.sdos, (_LINE, _NUMBERS, _SCORES), '"12=";12;3', "1.5"),
    Function(formulas.egf_expected, (_RATING, _OPPONENT, _STONES), "2100;2100", "0.5"),
    Function(
        formulas.egf_change,
        (_RATING, _OPPONENT, Argument("result"), _STONES, _optional("tournament_class")),
        "2100;2100;1",
        "9.306246",
    ),
    Function(formulas.aga_entry_rating, (_RANK, _optional("rating", about="aga")), '"4d"', "4.5"),
)
"""Every function, in the order of the wizard."""

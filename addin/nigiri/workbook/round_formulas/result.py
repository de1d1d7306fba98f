"""What the result says: typed, picked, or the winner in the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.refs import tab
from nigiri.workbook.results import SUBSTITUTIONS, accepted
from nigiri.workbook.words import quoted

if TYPE_CHECKING:
    from nigiri.workbook.round_formulas.board import BoardRefs


def norm(board: BoardRefs) -> str:
    """Give the typed result in the form in which it is looked up."""
    expression = f"LOWER({board['result']})"
    for old, new in SUBSTITUTIONS:
        expression = f"SUBSTITUTE({expression},{quoted(old)},{quoted(new)})"
    return expression


def outcome(board: BoardRefs) -> str:
    """Give the outcome code: W, B, J, N, 2, with ! by default; ? for unreadable, "" for playing."""
    white, black, typed = board["white_no"], board["black_no"], board["norm"]
    in_list = [f"{board.in_list(number)}>0" for number in (white, black)]
    listed = f'IF({in_list[0]},IF({in_list[1]},"?","W"),IF({in_list[1]},"B",""))'
    code = f'IFERROR(VLOOKUP({typed},{_codes(board)},2,FALSE),"?")'
    for letter, number in (("B", black), ("W", white)):
        default = f'OR({typed}={number}&"def",{typed}={number}&"!")'
        code = f'IF({typed}={number}&"","{letter}",IF({default},"{letter}!",{code}))'
    return f'IF(OR({white}="",{black}=""),"",IF({typed}="",{listed},{code}))'


def _codes(board: BoardRefs) -> str:
    """Return the table of accepted results: the hidden sheet, written out where it is gone."""
    codes = accepted(board.refs.language)
    if board.refs.lists:
        return f"{tab(board.refs.lists)}!$A$1:$B${len(codes)}"
    pairs = (f"{quoted(typed)},{quoted(code)}" for typed, code in sorted(codes.items()))
    return "{" + ";".join(pairs) + "}"


def missing(board: BoardRefs) -> str:
    """Give the table whose result is awaited, 0 for one without a number; "" where none is."""
    white, black, table = board["white_no"], board["black_no"], board["table"]
    number = f"IF(ISNUMBER({table}),{table},0)"
    return f'IF(OR({white}="",{black}="",{board["outcome"]}<>""),"",{number})'


def list_bad(board: BoardRefs) -> str:
    """Give 1 where the winners' list has a number twice or one that does not play, else 0."""
    cell = board["winners"]
    plays = "+".join(f"COUNTIF({board.column(key)},{cell})" for key in ("white_no", "black_no"))
    return f'IF({cell}="",0,IF(OR({board.in_list(cell)}>1,{plays}=0),1,0))'


def outcome_words(board: BoardRefs) -> str:
    """Return the expression that says who won, "" while playing."""
    code = board["outcome"]
    words = board.say("check.bothwin")
    for letter, said in (
        ("N", board.say("check.none")),
        ("J", board.say("check.jigo")),
        ("B", board.say("check.won", number=board["black_no"])),
        ("W", board.say("check.won", number=board["white_no"])),
    ):
        words = f'IF(LEFT({code},1)="{letter}",{said},{words})'
    default = f'IF(RIGHT({code},1)="!",{board.say("check.default")},"")'
    listed = f'IF({board["norm"]}="",{board.say("check.inlist")},"")'
    return f'IF({code}="","",{words}&{default}&{listed})'

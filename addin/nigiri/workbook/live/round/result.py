"""The formulas of results: typed, picked, or the winner in the list; and of the second pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.entry.results import SUBSTITUTIONS, accepted
from nigiri.workbook.live.refs import tab
from nigiri.workbook.words.formulas import quoted

if TYPE_CHECKING:
    from nigiri.workbook.live.round.refs import BoardRefs


def norm(board: BoardRefs) -> str:
    """Return the formula of the typed result in the form in which it is looked up."""
    return _norm(board["result"])


def second_norm(board: BoardRefs) -> str:
    """Return the formula of the second pass's result in the form in which it is looked up."""
    return _norm(board["second"])


def _norm(cell: str) -> str:
    """Return the expression for a cell of results in the form in which it is looked up."""
    expression = f"LOWER({cell})"
    for old, new in SUBSTITUTIONS:
        if old != old.lower():
            continue  # nothing has capitals any more
        expression = f"SUBSTITUTE({expression},{quoted(old)},{quoted(new)})"
    return expression


def outcome(board: BoardRefs) -> str:
    """Return the formula of the outcome code: W, B, J, N, 2, with ! by default.

    ? for an unreadable result, "" while the game is played.
    """
    white, black, typed = board["white_no"], board["black_no"], board["norm"]
    in_list = [f"{board.in_list(number)}>0" for number in (white, black)]
    listed = f'IF({in_list[0]},IF({in_list[1]},"?","W"),IF({in_list[1]},"B",""))'
    return f'IF(OR({white}="",{black}=""),"",IF({typed}="",{listed},{_code(board, typed)}))'


def second_outcome(board: BoardRefs) -> str:
    """Return the formula of the second pass's outcome code; ? unreadable, "" none (B11)."""
    white, black, typed = board["white_no"], board["black_no"], board["second_norm"]
    return f'IF(OR({white}="",{black}="",{typed}=""),"",{_code(board, typed)})'


def _code(board: BoardRefs, typed: str) -> str:
    """Return the expression for the outcome code of a typed result, ? for an unreadable one."""
    code = f'IFERROR(VLOOKUP({typed},{_codes(board)},2,FALSE),"?")'
    for letter, number in (("B", board["black_no"]), ("W", board["white_no"])):
        default = f'OR({typed}={number}&"def",{typed}={number}&"!")'
        code = f'IF({typed}={number}&"","{letter}",IF({default},"{letter}!",{code}))'
    return code


def _codes(board: BoardRefs) -> str:
    """Return the table of accepted results: the hidden sheet, written out where it is gone."""
    codes = accepted(board.refs.language)
    if board.refs.lists:
        return f"{tab(board.refs.lists)}!$A$1:$B${len(codes)}"
    pairs = (f"{quoted(typed)},{quoted(code)}" for typed, code in sorted(codes.items()))
    return "{" + ";".join(pairs) + "}"


def missing(board: BoardRefs) -> str:
    """Return the formula of the table whose result is awaited, 0 without a number; else ""."""
    white, black, table = board["white_no"], board["black_no"], board["table"]
    number = f"IF(ISNUMBER({table}),{table},0)"
    return f'IF(OR({white}="",{black}="",{board["outcome"]}<>""),"",{number})'


def list_bad(board: BoardRefs) -> str:
    """Return the formula of 1 if the winners' list has a number twice or of nobody, else 0."""
    cell = board["winners"]
    plays = "+".join(f"COUNTIF({board.column(key)},{cell})" for key in ("white_no", "black_no"))
    return f'IF({cell}="",0,OR({board.in_list(cell)}>1,{plays}=0)*1)'


def said(board: BoardRefs) -> str:
    """Return the formula of the winner in words, with "verified"; "" if playing or unreadable."""
    code = board["outcome"]
    verified = f'IF({board["second_outcome"]}={code},{board.say("check.verified")},"")'
    listed = f'IF({board["norm"]}="",{board.say("check.inlist")},"")'
    words = f"{_won(board, code)}&{listed}&{verified}"
    return f'IF(OR({code}="",{code}="?"),"",{words})'


def passes_words(board: BoardRefs) -> str:
    """Return the expression for the results of two passes that do not agree (B11)."""
    none, listed = board.say("check.second.none"), board.say("check.inlist")
    won = f'SUBSTITUTE({board["said"]},{listed},"")'  # where it comes from is no difference
    return board.say(
        "check.second",
        first=f'IF({board["outcome"]}="",{none},{won})',
        second=_won(board, board["second_outcome"]),
    )


def _won(board: BoardRefs, code: str) -> str:
    """Return the expression for the words of an outcome code."""
    words = {
        "W": board.say("check.won", number=board["white_no"]),
        "B": board.say("check.won", number=board["black_no"]),
        "J": board.say("check.jigo"),
        "N": board.say("check.none"),
        "2": board.say("check.bothwin"),
    }
    chosen = f'CHOOSE(FIND(LEFT({code}),"{"".join(words)}"),{",".join(words.values())})'
    default = f'IF(RIGHT({code})="!",{board.say("check.default")},"")'
    return f"{chosen}&{default}"

"""What the result says: typed, picked, or the winner in the list; and what the second pass says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.live.refs import tab
from nigiri.workbook.live.round.sheet import SIDES
from nigiri.workbook.model.spreadsheet import concatenated
from nigiri.workbook.spellings.results import (
    SUBSTITUTIONS,
    accepted,
    code_of,
    normal_result,
    win_of_number,
)
from nigiri.workbook.words.formulas import quoted

if TYPE_CHECKING:
    from nigiri.workbook.live.refs import RoundTable
    from nigiri.workbook.live.round.board import Board, RoundLive
    from nigiri.workbook.live.round.refs import BoardRefs
    from nigiri.workbook.model.cells import Cell


def norm(board: BoardRefs) -> str:
    """Give the typed result in the form in which it is looked up."""
    return _norm(board["result"])


def second_norm(board: BoardRefs) -> str:
    """Give the result of the second pass in the form in which it is looked up."""
    return _norm(board["second"])


def _norm(cell: str) -> str:
    """Return the expression for what a cell says, as it is looked up."""
    expression = f"LOWER({cell})"
    for old, new in SUBSTITUTIONS:
        if old != old.lower():
            continue  # nothing has capitals any more
        expression = f"SUBSTITUTE({expression},{quoted(old)},{quoted(new)})"
    return expression


def norm_value(board: Board, key: str = "result") -> str:
    """Return a typed result in the form in which it is looked up; key -- of the first pass."""
    return normal_result(concatenated(board[key]))


def outcome(board: BoardRefs) -> str:
    """Give the outcome code: W, B, J, N, 2, with ! by default; ? for unreadable, "" for playing."""
    white, black, typed = board["white_no"], board["black_no"], board["norm"]
    in_list = [f"{board.in_list(number)}>0" for number in (white, black)]
    listed = f'IF({in_list[0]},IF({in_list[1]},"?","W"),IF({in_list[1]},"B",""))'
    return f'IF(OR({white}="",{black}=""),"",IF({typed}="",{listed},{_code(board, typed)}))'


def outcome_value(board: Board) -> str:
    """Return the outcome code, "?" for unreadable, "" for playing."""
    if not board.paired:
        return ""
    if not board["norm"]:
        listed = (board.live.listed[board.white] > 0, board.live.listed[board.black] > 0)
        return {(True, True): "?", (True, False): "W", (False, True): "B"}.get(listed, "")
    return _code_value(board, str(board["norm"]))


def second_outcome(board: BoardRefs) -> str:
    """Give the outcome code of the second pass; ? for unreadable, "" where there is none (B11)."""
    white, black, typed = board["white_no"], board["black_no"], board["second_norm"]
    return f'IF(OR({white}="",{black}="",{typed}=""),"",{_code(board, typed)})'


def second_outcome_value(board: Board) -> str:
    """Return the outcome code of the second pass, "?" for unreadable, "" for none (B11)."""
    typed = str(board["second_norm"])
    return _code_value(board, typed) if board.paired and typed else ""


def _code(board: BoardRefs, typed: str) -> str:
    """Return the expression for the outcome code of what was typed, ? where nobody knows."""
    code = f'IFERROR(VLOOKUP({typed},{_codes(board)},2,FALSE),"?")'
    for letter, number in (("B", board["black_no"]), ("W", board["white_no"])):
        default = f'OR({typed}={number}&"def",{typed}={number}&"!")'
        code = f'IF({typed}={number}&"","{letter}",IF({default},"{letter}!",{code}))'
    return code


def _code_value(board: Board, typed: str) -> str:
    """Return the outcome code of what was typed, "?" where nobody knows."""
    win = win_of_number(typed, board.white, board.black)
    return code_of(win) if win else board.live.codes.get(typed, "?")


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


def missing_value(board: Board) -> Cell:
    """Return the table whose result is awaited, 0 without a number, "" where none is."""
    if not board.paired or board.outcome:
        return ""
    table = board["table"]
    return table if isinstance(table, int | float) else 0


def list_bad(board: BoardRefs) -> str:
    """Give 1 where the winners' list has a number twice or one that does not play, else 0."""
    cell = board["winners"]
    plays = "+".join(f"COUNTIF({board.column(key)},{cell})" for key in ("white_no", "black_no"))
    return f'IF({cell}="",0,OR({board.in_list(cell)}>1,{plays}=0)*1)'


def list_bad_value(board: Board) -> int:
    """Return 1 where the list has a number twice or one that does not play."""
    number = board["winners"]
    if number is None:
        return 0
    return int(board.live.listed[number] > 1 or number not in board.live.seat_of)


def said(board: BoardRefs) -> str:
    """Give who won in words, and whether that was verified; "" while playing, or unreadable."""
    code = board["outcome"]
    verified = f'IF({board["second_outcome"]}={code},{board.say("check.verified")},"")'
    listed = f'IF({board["norm"]}="",{board.say("check.inlist")},"")'
    words = f"{_won(board, code)}&{listed}&{verified}"
    return f'IF(OR({code}="",{code}="?"),"",{words})'


def said_value(board: Board) -> str:
    """Return who won in words, and whether that was verified; "" while playing, or unreadable."""
    say = board.live.say
    if board.outcome in {"", "?"}:
        return ""
    words = _won_value(board, board.outcome) + ("" if board["norm"] else say("check.inlist"))
    return words + (say("check.verified") if is_verified(board) else "")


def is_verified(board: Board) -> bool:
    """Tell whether the second pass says the same as the first."""
    second = board["second_outcome"]
    return second not in {"", "?"} and second == board.outcome


def _won(board: BoardRefs, code: str) -> str:
    """Return the expression that says who won by an outcome code."""
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


def _won_value(board: Board, code: str) -> str:
    """Return who won by an outcome code, in words."""
    say = board.live.say
    winner = {"W": board.white, "B": board.black}.get(code[0])
    key = {"J": "check.jigo", "N": "check.none"}.get(code[0], "check.bothwin")
    words = say(key) if winner is None else say("check.won", number=winner)
    return words + (say("check.default") if code.endswith("!") else "")


def passes_words(board: BoardRefs) -> str:
    """Return the expression that says what each of two passes has that do not agree (B11)."""
    none, listed = board.say("check.second.none"), board.say("check.inlist")
    won = f'SUBSTITUTE({board["said"]},{listed},"")'  # where it comes from is no difference
    return board.say(
        "check.second",
        first=f'IF({board["outcome"]}="",{none},{won})',
        second=_won(board, board["second_outcome"]),
    )


def passes_facts(board: Board) -> dict[str, Cell]:
    """Return what each of two passes says; nothing for an unreadable one (B11)."""
    first, second = board.outcome, str(board["second_outcome"])
    none = board.live.say("check.second.none")
    return {
        "first": _won_value(board, first) if first else none,
        "second": _won_value(board, second) if second else none,
    }


# What the results of a round come to, each as a formula and as its value.


def board_count(own: RoundTable) -> str:
    """Return the expression for the number of boards at which somebody sits."""
    white, black = own.column("white_no"), own.column("black_no")
    return f'SUMPRODUCT(--(({white}<>"")+({black}<>"")>0))'


def boards_of(live: RoundLive) -> int:
    """Return the number of boards at which somebody sits."""
    rows = ([live.cell(row, f"{side}_no") for side in SIDES] for row in live.board_rows)
    return sum(any(number is not None for number in row) for row in rows)


def result_count(own: RoundTable) -> str:
    """Return the expression for the number of boards with a result that can be read."""
    codes = own.column("outcome")
    return f'SUMPRODUCT(({codes}<>"")*({codes}<>"?"))'


def results_of(live: RoundLive) -> int:
    """Return the number of boards with a result that can be read."""
    return sum(live.board(row).outcome not in {"", "?"} for row in live.board_rows)


def missing_tables(live: RoundLive) -> list[int | float]:
    """Return the tables whose results are awaited, smallest first; 0 for one without a number."""
    found = (live.board(row)["missing"] for row in live.board_rows)
    return sorted(table for table in found if isinstance(table, int | float))


def verified_count(own: RoundTable) -> str:
    """Return the expression for the number of results that the second pass confirms (B11)."""
    second, first = own.column("second_outcome"), own.column("outcome")
    return f'SUMPRODUCT(({second}<>"")*({second}<>"?")*({second}={first}))'


def verified_boards(live: RoundLive) -> int:
    """Return the number of results that the second pass confirms (B11)."""
    return sum(is_verified(live.board(row)) for row in live.board_rows)

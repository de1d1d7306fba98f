"""What the result says: typed, picked, or the winner in the list; and what the second pass says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.live.refs import tab
from nigiri.workbook.live.round.sheet import SIDES
from nigiri.workbook.model.spreadsheet import concatenated
from nigiri.workbook.spellings.names import sought_formula
from nigiri.workbook.spellings.results import (
    SUBSTITUTIONS,
    accepted,
    code_in_words,
    code_of,
    normal_result,
    win_of_number,
    without_margin_formula,
    won_by_name,
)
from nigiri.workbook.words.formulas import quoted

if TYPE_CHECKING:
    from nigiri.workbook.live.refs import RoundTable
    from nigiri.workbook.live.round.board import Board, RoundLive
    from nigiri.workbook.live.round.refs import BoardRefs
    from nigiri.workbook.model.cells import Cell

_MEANT = {
    **{code: code for code in ("W", "B", "J", "N", "2", "W!", "B!", "J!", "N!", "2!")},
    "WW": "W",
    "BB": "B",
}
"""What a word for a result says, and behind it what a name says -> what both mean."""
_SIDE_OF = {"W": "white", "B": "black"}


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
        expression = f"SUBSTITUTE({expression},{quoted(old)},{quoted(new)})"
    return expression


def norm_value(board: Board, key: str = "result") -> str:
    """Return a typed result in the form in which it is looked up; key -- of the first pass."""
    return normal_result(concatenated(board[key]))


def outcome(board: BoardRefs) -> str:
    """Give the outcome code: W, B, J, N, 2, with ! by default; ? for unreadable, "" for playing."""
    white, black, typed = board["white_no"], board["black_no"], board["norm"]
    in_list = [f"{board.in_list(number)}>0" for number in (white, black)]
    listed = f'CHOOSE(1+({in_list[0]})+2*({in_list[1]}),"","W","B","?")'
    code = _code(board, typed, _in_words(board))
    return f'IF(OR({white}="",{black}=""),"",IF({typed}="",{listed},{code}))'


def outcome_value(board: Board) -> str:
    """Return the outcome code, "?" for unreadable, "" for playing."""
    if not board.paired:
        return ""
    if not board["norm"]:
        listed = (board.live.listed[board.white] > 0, board.live.listed[board.black] > 0)
        return {(True, True): "?", (True, False): "W", (False, True): "B"}.get(listed, "")
    win = win_of_number(str(board["norm"]), board.white, board.black)
    white, black = _called_value(board)
    typed = board["result"]
    return code_of(win) if win else code_in_words(typed, white, black, board.live.codes)


def second_outcome(board: BoardRefs) -> str:
    """Give the outcome code of the second pass; ? for unreadable, "" where there is none (B11)."""
    white, black, typed = board["white_no"], board["black_no"], board["second_norm"]
    code = _code(board, typed, f'IFERROR({_word(board, typed)},"?")')
    return f'IF(OR({white}="",{black}="",{typed}=""),"",{code})'


def second_outcome_value(board: Board) -> str:
    """Return the outcome code of the second pass, "?" for unreadable, "" for none (B11)."""
    typed = str(board["second_norm"])
    if not board.paired or not typed:
        return ""
    win = win_of_number(typed, board.white, board.black)
    return code_of(win) if win else board.live.codes.get(typed, "?")


def _code(board: BoardRefs, typed: str, words: str) -> str:
    """Return the expression for the outcome code of what was typed: a number, or else these words.

    words -- the expression for the code of what is no number, ? where nobody knows
    """
    code = words
    for letter, number in (("B", board["black_no"]), ("W", board["white_no"])):
        default = f'{typed}={number}&"!"'
        code = f'IF({typed}={number}&"","{letter}",IF({default},"{letter}!",{code}))'
    return code


def _word(board: BoardRefs, typed: str) -> str:
    """Return the expression for the outcome code of a word for a result; an error for others."""
    return f"VLOOKUP({typed},{_codes(board)},2,FALSE)"


def _in_words(board: BoardRefs) -> str:
    """Return the expression for the code of a word for a result or a name, ? where nobody knows.

    A name that both have, or that is a word for another result, is neither.
    """
    word = f'IFERROR({_word(board, without_margin_formula(board["norm"]))},"")'
    white, black = (_is_called(board, side) for side in SIDES)
    name = f'CHOOSE(1+{white}+2*{black},"","W","B","-")'
    meant = ";".join(f"{quoted(said)},{quoted(code)}" for said, code in _MEANT.items())
    return f'IFERROR(VLOOKUP({word}&{name},{{{meant}}},2,0),"?")'


def _is_called(board: BoardRefs, side: str) -> str:
    """Return the expression that is 1 where the result is a name of that side's player, else 0."""
    found = f"FIND({sought_formula(board['result'])},{board.player(side, 'key')})"
    return f"COUNT({found})"  # COUNT passes over errors


def _called_value(board: Board) -> tuple[str, ...]:
    """Return all that White is called, and Black."""
    people = (board.person(side) for side in SIDES)
    return tuple(person.key if person else "" for person in people)


def _codes(board: BoardRefs) -> str:
    """Return the table of accepted results: the hidden sheet, written out where it is gone."""
    codes = accepted(board.refs.language)
    if board.refs.lists:
        return f"{tab(board.refs.lists)}!$A$1:$B${len(codes)}"
    normal = (
        (typed, code) for typed, code in sorted(codes.items()) if typed == normal_result(typed)
    )
    pairs = (f"{quoted(typed)},{quoted(code)}" for typed, code in normal)
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
    """Give the words on the winner, also if verified; "" while playing, or unreadable."""
    code = board["outcome"]
    verified = f'IF({board["second_outcome"]}={code},{board.say("check.verified")},"")'
    listed = f'IF({board["norm"]}="",{board.say("check.inlist")},"")'
    white, black = (f"{board[f'{side}_no']}&{_by_name(board, side)}" for side in SIDES)
    words = f"{_won(board, code, white, black)}&{listed}&{verified}"
    return f'IF(OR({code}="",{code}="?"),"",{words})'


def said_value(board: Board) -> str:
    """Return the words on the winner, also if verified; "" while playing, or unreadable."""
    say = board.live.say
    if board.outcome in {"", "?"}:
        return ""
    words = _said_won(board) + ("" if board["norm"] else say("check.inlist"))
    return words + (say("check.verified") if is_verified(board) else "")


def is_verified(board: Board) -> bool:
    """Tell whether the second pass says the same as the first."""
    second = board["second_outcome"]
    return second not in {"", "?"} and second == board.outcome


def _by_name(board: BoardRefs, side: str) -> str:
    """Return the expression for the name of that side's player where the result is a name of his.

    So that who typed it sees whom nigiri took for the winner.
    """
    return f'IF({_is_called(board, side)}," "&{board.player(side, "name")},"")'


def _said_won(board: Board) -> str:
    """Return the words on the first pass's winner, with the name where a name was typed."""
    named = won_by_name(board["result"], *_called_value(board))
    person = board.person(_SIDE_OF[named]) if named in _SIDE_OF else None
    return _won_value(board, board.outcome, f" {person.name}" if person else "")


def _won(board: BoardRefs, code: str, white: str = "", black: str = "") -> str:
    """Return the expression that says who won by an outcome code.

    white, black -- the expressions for what the two are called there, else their numbers
    """
    words = {
        "W": board.say("check.won", number=white or board["white_no"]),
        "B": board.say("check.won", number=black or board["black_no"]),
        "J": board.say("check.jigo"),
        "N": board.say("check.none"),
        "2": board.say("check.bothwin"),
    }
    chosen = f'CHOOSE(FIND(LEFT({code}),"{"".join(words)}"),{",".join(words.values())})'
    default = f'IF(RIGHT({code})="!",{board.say("check.default")},"")'
    return f"{chosen}&{default}"


def _won_value(board: Board, code: str, name: str = "") -> str:
    """Return the words on the winner by an outcome code; name -- is put behind the number."""
    say = board.live.say
    winner = {"W": board.white, "B": board.black}.get(code[0])
    key = {"J": "check.jigo", "N": "check.none"}.get(code[0], "check.bothwin")
    words = say(key) if winner is None else say("check.won", number=f"{winner}{name}")
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
    """Return the words on the winner in each pass, "first" and "second" (B11)."""
    first, second = board.outcome, str(board["second_outcome"])
    none = board.live.say("check.second.none")
    return {
        "first": _said_won(board) if first else none,
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

"""What is worth a look about a board: who is out, tables, colours, ranks.

code           said of a board                                                     while
out-plays      somebody is out in this round (Out in rounds); it must be put right  it is played
unseen-plays   somebody is not marked here                                          it is played
out-result     somebody is out, and yet the game was played                         it is over
table-missing  no number of a table                                                 it is played
table-double   another board has this table                                         it is played
colour-third   even, and a colour the third round running; exchanged, it is not     it is played
rank-old       the printed rank is no longer that of Players                        it is played

Who is out or not here is known of the newest round only. `round_live.warn` is the twin.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.here_formulas import here_test
from nigiri.workbook.round_formulas.handicap import steps

if TYPE_CHECKING:
    from nigiri.workbook.round_formulas.board import BoardRefs

SIDES = ("white", "black")
_ROUNDS_BEFORE = (1, 2)


def warn(board: BoardRefs) -> str:
    """Give what is worth a look, each with a dot in front and a blank behind; "" for nothing."""
    said = [f'IF({test},{words},"")' for test, words in _while_played(board)]
    over = "&".join(
        f'IF({absent(board, side)},{board.say("check.out.result", number=board[f"{side}_no"])},"")'
        for side in SIDES
    )
    code, paired = board["outcome"], f'OR({board["white_no"]}="",{board["black_no"]}="")'
    default = f'OR(RIGHT({code},1)="!",{code}="?")'
    return f'IF({paired},"",IF({code}="",{"&".join(said)},IF({default},"",{over})))'


def _while_played(board: BoardRefs) -> list[tuple[str, str]]:
    """Return test and words of what is said while the game goes on."""
    table, third = board["table"], board["third"]
    twice = f"COUNTIF({board.column('table')},{table})>1"
    return [
        *((unseen(board, side), board.say("check.unseen", number=board[f"{side}_no"]))
          for side in SIDES),
        (f'{table}=""', board.say("check.table.none")),
        (f'AND({table}<>"",{twice})', board.say("check.table.twice", table=table)),
        *((f"{third}={at}", board.say(f"check.third.{side}", number=board[f"{side}_no"]))
          for at, side in enumerate(SIDES, 1)),
        *((_other_rank(board, side), _rank_words(board, side)) for side in SIDES),
    ]  # fmt: skip


def absent(board: BoardRefs, side: str) -> str:
    """Return the test whether that side is out in this round, the newest one."""
    out = board.player(board[f"{side}_no"], "absent")
    return f"IF({board.overtaken},FALSE,IFERROR({out}=1,FALSE))"


def unseen(board: BoardRefs, side: str) -> str:
    """Return the test whether that side is not marked here, in the newest round."""
    here = here_test(board.player(board[f"{side}_no"], "here"))
    return f"IF({board.overtaken},FALSE,IFERROR({here}=0,FALSE))"


def _other_rank(board: BoardRefs, side: str) -> str:
    """Return the test whether the printed rank, where it is the player's, is that of Players."""
    now = f"TRIM({board.player(board[f'{side}_no'], 'rank')})"
    differ = f"{steps(board[f'{side}_now'])}<>{steps(now)}"
    return f"IFERROR({differ},FALSE)"


def _rank_words(board: BoardRefs, side: str) -> str:
    """Return the words for another rank."""
    number = board[f"{side}_no"]
    rank = f"TRIM({board.player(number, 'rank')})"
    return board.say("check.rank", number=number, printed=board[f"{side}_now"], rank=rank)


def third(board: BoardRefs) -> str:
    """Give 1 where White has White a third round running, 2 for Black, 0 for neither.

    Only of even games in which nobody else would, were the colours exchanged.
    """
    stones = f'IF({board["handicap"]}="",{board["rule"]},{board["handicap"]})'
    (white, black) = (
        f"AND({_twice(board, side, side)},NOT({_twice(board, side, other)}))"
        for side, other in (SIDES, SIDES[::-1])
    )
    return f"IF({stones}<>0,0,IF({white},1,IF({black},2,0)))"


def _twice(board: BoardRefs, colour: str, side: str) -> str:
    """Return the test whether that side had the colour in both rounds before, by default apart."""
    tables = [board.refs.rounds.get(board.number - back) for back in _ROUNDS_BEFORE]
    counts = (
        f"COUNTIFS({table.column(f'{colour}_no')},{board[f'{side}_no']},"
        f'{table.column("outcome")},"<>*!")>0'
        for table in tables
        if table is not None
    )
    return f"AND({','.join(counts)})" if None not in tables else "FALSE"

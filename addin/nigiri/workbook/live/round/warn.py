"""The formulas of warnings about a board: handicap, players out, tables, colours, ranks.

code           the warning                                                          while
out-plays      a player is out in this round (Out in rounds); must be put right     it is played
unseen-plays   a player is not marked here                                          it is played
out-result     a player is out, and yet the game was played                         it is over
table-missing  no number of a table                                                 it is played
table-double   another board has this table                                         it is played
colour-third   even, and a colour the third round running; exchanged, it is not     it is played
rank-old       the printed rank is no longer that of Players                        it is played

In front of these stand the words for another handicap than by rule (M12), or that the next command
will compute it.

Attendance is known of the newest round only. warn_values.py has the same in Python.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.live.person import OUT, UNSEEN
from nigiri.workbook.live.round.people import SIDES
from nigiri.workbook.read.handicap_in_force import UNKNOWN

if TYPE_CHECKING:
    from nigiri.workbook.live.round.refs import BoardRefs

_ROUNDS_BEFORE = (1, 2)


def warn(board: BoardRefs) -> str:
    """Return the formula of all warnings, each between a dot and a blank; "" for none."""
    said = "&".join(f'IF({test},{words},"")' for test, words in _while_played(board))
    over = "&".join(f'IF({test},{words},"")' for test, words in _when_over(board))
    code, alone = board["outcome"], f'OR({board["white_no"]}="",{board["black_no"]}="")'
    default = f'OR(RIGHT({code})="!",{code}="?")'
    so_far = f'IF({code}="",{said},IF({default},"",{over}))'
    later = f'IF({board["stones"]}="{UNKNOWN}",{board.say("check.next")},"")'
    return f'IF({alone},"",{_advice(board)}&{later}&{so_far})'


def _advice(board: BoardRefs) -> str:
    """Return the words for the handicap by rule, "" where it is in force (M12).

    "" as well where the director gave a drawn pair another handicap or table.
    """
    rule, stones = board["rule"], board["stones"]
    by_rule = f'{rule}="",{stones}={rule}'
    decided = f'AND({board["by_hand"]}<>"",{board["drawn_handicap"]}<>"")'
    weaker = board.say("check.weaker", number=board["white_no"], stones=f"-{rule}")
    other = board.say("check.rule", stones=rule)
    return f'IF(OR({by_rule},{decided}),"",IF({rule}<0,{weaker},{other}))'


def _while_played(board: BoardRefs) -> list[tuple[str, str]]:
    """Return (test, words) of the warnings while the game is played."""
    table, third = board["table"], board["third"]
    twice = f"COUNTIF({board.column('table')},{table})>1"
    return [
        *(
            (unseen(board[f"{side}_away"]), board.say("check.unseen", number=board[f"{side}_no"]))
            for side in SIDES
        ),
        (f'{table}=""', board.say("check.table.none")),
        (f'IF({table}<>"",{twice})', board.say("check.table.twice", table=table)),
        *(
            (f"{third}={at}", board.say(f"check.third.{side}", number=board[f"{side}_no"]))
            for at, side in enumerate(SIDES, 1)
        ),
        *((f"COUNT(1/({_rank_gap(board, side)}))>0", _rank_words(board, side)) for side in SIDES),
    ]


def _when_over(board: BoardRefs) -> list[tuple[str, str]]:
    """Return (test, words) of the warnings about a game that was played."""
    return [
        (absent(board[f"{side}_away"]), board.say("check.out.result", number=board[f"{side}_no"]))
        for side in SIDES
    ]


def absent(away: str) -> str:
    """Return the test whether a player is out in this round; away -- the sum of OUT and UNSEEN."""
    return f"{missed(away)}={OUT}"


def missed(away: str) -> str:
    """Return the expression for 1 if a player is out in this round, else 0."""
    return f"MOD({away},{UNSEEN})"


def unseen(away: str) -> str:
    """Return the test whether a player is not marked here."""
    return f"{away}>={UNSEEN}"


def _rank_gap(board: BoardRefs, side: str) -> str:
    """Return the difference of the rank in force and that of Players; an error without a rank.

    1 divided by it is an error without a difference, too: COUNT passes over both.
    """
    return f"{board[f'{side}_steps']}-{board.player(side, 'steps')}"


def _rank_words(board: BoardRefs, side: str) -> str:
    """Return the words for another rank; it is the printed one that differs."""
    printed, rank = f"TRIM({board[f'{side}_rank']})", f"TRIM({board.player(side, 'rank')})"
    return board.say("check.rank", number=board[f"{side}_no"], printed=printed, rank=rank)


def third(board: BoardRefs) -> str:
    """Return the formula of 1 if White has White the third round running, 2 for Black, else 0.

    Only in even games, and if an exchange of colours would not give the other player the same.
    """
    (white, black) = (
        f"{_twice(board, side, side)}>{_twice(board, side, other)}"
        for side, other in (SIDES, SIDES[::-1])
    )
    return f"IF({board['stones']}<>0,0,IF({white},1,IF({black},2,0)))"


def _twice(board: BoardRefs, colour: str, side: str) -> str:
    """Return the test whether that side had the colour in both rounds before, but by default.

    The second round is looked at only where the first says so.
    """
    tables = [board.refs.rounds.get(board.number - back) for back in _ROUNDS_BEFORE]
    counts = (
        f"COUNTIFS({table.column(f'{colour}_no')},{board[f'{side}_no']},"
        f'{table.column("outcome")},"<>*!")>0'
        for table in tables
        if table is not None
    )
    return f"IF({','.join(counts)})" if None not in tables else "FALSE"

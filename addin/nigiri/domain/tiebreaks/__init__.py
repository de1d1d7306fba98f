"""Tie-breaks: criteria that order players, one after the other; later ones only order the tied.

code    what counts                                         without opponent       source
NBW     victories: wins, wins by default, byes              as scored              M14
MMS     the McMahon score the grid shows last               as scored              M5, A10
ALL     1 for who missed no round, else 0                   a bye is not missed    B7, E7
SOS     scores of the opponents                             as scored              M16, M17
SOS-1   SOS without the lowest of them                      may be the lowest      formats 8.2
SOS-2   SOS without the two lowest                          may be the lowest      E6, formats 8.2
SDOS    scores of the opponents beaten, half for a jigo     nothing, or as scored  M16, M17
SOSOS   SOS of the opponents                                as scored              B7, formats 8.2
SOSW    victories of the opponents                          as scored              A10, formats 8.2
SOSW-1  SOSW without the lowest of them                     may be the lowest      formats 8.2
SOSW-2  SOSW without the two lowest                         may be the lowest      formats 8.2
SDOSW   victories of the opponents beaten                   nothing, or as scored  A10, formats 8.2
SOSOSW  SOSW of the opponents                               as scored              formats 8.2
CUSS    sum of the scores after every round                 as scored              B7, formats 8.2
CUSSW   sum of the victories after every round              as scored              formats 8.2
CUSP    the same of wins and jigos alone                    nothing                B7
CPS     result of the last round, doubled for each before   added undoubled        formats 8.2
SEQ     the results in their order, three times the next    a bye is a win         B18
KO      players behind one in the knockout                  -                      B19, B20, E4
PO      players of one's tie behind one by the play-off     -                      E2, E3
EXT     opponents' victories, weighed by stones not taken   nothing                formats 8.2
EXR     the same of the games won                           nothing                formats 8.2
ONE     who beat all the others who are tied                nothing                M15
DC      above everybody beaten, else by what comes later    nothing                formats 8.2
SDC     how many of the tied were beaten, if all met        nothing                E7, formats 8.2
RATING  the rating; who has none comes last                                        E7
RANK    the rank of today                                                          formats 4.4
LOT     a lot by the event's seed                                                  E7

"As scored": the event's scoring says so, see scoring.py. SOS to SOSOS and CUSS count McMahon
scores, those with W victories alone. Figures are whole half points, quarter points for SDOS, or
points; SOS may be a fraction of half points (M17). Never a float. Higher is better, nearer zero
when negative. A game decided by default counts its opponent (decision 8), and so does a game still
being played. Who has no figure (None) comes last of the tie.

CUSS and CUSP do not go together (B30).
Not done: STS and SOSTS, whose stages are nowhere written down; IROS, SORP and SOUD likewise; CAT,
since sections have their places. docs/rules.md tells why.
"""

from __future__ import annotations

from nigiri.domain.tiebreaks.criterion import Tiebreak, Value, grouped
from nigiri.domain.tiebreaks.direct import points_against
from nigiri.domain.tiebreaks.registry import (
    OTHER_NAMES,
    TIEBREAKS,
    chosen_tiebreaks,
    deciding_games,
    format_figure,
    placing,
    tiebreak,
)
from nigiri.domain.tiebreaks.stages import Final
from nigiri.domain.tiebreaks.sums import opponents, sdos, sos, sos_adjusted, sos_unadjusted

__all__ = [
    "OTHER_NAMES",
    "TIEBREAKS",
    "Final",
    "Tiebreak",
    "Value",
    "chosen_tiebreaks",
    "deciding_games",
    "format_figure",
    "grouped",
    "opponents",
    "placing",
    "points_against",
    "sdos",
    "sos",
    "sos_adjusted",
    "sos_unadjusted",
    "tiebreak",
]

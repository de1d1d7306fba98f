"""Material: sets, tables and stationery for a number of players (M27, B24).

what                how many                                                        source
sets                one for two players, rounded up: 29 for 58                      B24
sets borrowed       by the dozen: 36 for 29                                         B24
table               75 cm of edge for each player, both sides counted               B24
index cards         one a table, with its number on it                              M20
pairing cards       one a player                                                    M20
pairing sheets      20 tables a page, for every round                               M20
grid sheets         10 players a page                                               M20
grid posters        16 players a page                                               M20
"""

from __future__ import annotations

from typing import NamedTuple

DOZEN = 12

EDGE = 75
"""Centimetres of table a player has."""

TABLES_A_SHEET, PLAYERS_A_GRID, PLAYERS_A_POSTER = 20, 10, 16


class Item(NamedTuple):
    """Something to be brought along.

    key -- of its words; number -- None where it is only to be there, or there is to be plenty of it
    """

    key: str
    number: int | None = None


def sets(players: int) -> int:
    """Return the sets with clocks that so many players need."""
    return _up(players, 2)


def borrowed(needed: int, own: int = 0) -> int:
    """Return the number of sets to borrow, in dozens; 0 where one's own are enough."""
    return DOZEN * _up(max(0, needed - own), DOZEN)


def table_edge(players: int) -> int:
    """Return the centimetres of table along which so many players sit."""
    return players * EDGE


def stationery(players: int, rounds: int) -> tuple[Item, ...]:
    """Return the things a director brings along, in the order of the manual's list."""
    tables = sets(players)
    return (
        Item("index-cards", tables),
        Item("pens"),
        Item("correction-fluid"),
        Item("tape"),
        Item("membership-forms"),
        Item("pairing-cards", players),
        Item("pairing-sheets", rounds * _up(tables, TABLES_A_SHEET)),
        Item("grid-sheets", _up(players, PLAYERS_A_GRID)),
        Item("grid-posters", _up(players, PLAYERS_A_POSTER)),
        Item("writing-pad"),
        Item("scratch-pad"),
        Item("envelopes"),
    )


def _up(number: int, size: int) -> int:
    """Return the number of sheets or boxes of that size that are needed for so many."""
    return -(-number // size)

"""The page of a knockout: its rounds, the newest on top, winners in bold (B20, E2).

A tree is too wide for a phone: there opponents stand in tables; on a wide screen it is above them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.systems.trees import drawn_trees
from nigiri.reports.results.tree import tree_sheet
from nigiri.reports.site.linked_table import Cell, Heading, Row, Table, found_by, named
from nigiri.reports.site.page import Page

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.brackets.tree import Match, Tree
    from nigiri.domain.model.units import PlayerId
    from nigiri.reports.site.page import Frame


#: Rounds that are left, the last one included -> the words for this one.
_LAST = {1: "tree final", 2: "tree semi", 3: "tree quarter"}


def knockout_pages(site: Frame) -> Iterator[Page]:
    """Yield the page of the knockout of which a round was drawn last; none without one."""
    first, found = drawn_trees(site.event)
    if found:
        tables = [table for tree in found for table in _rounds(site, tree, first)]
        words = site.speech.say("tree")
        parts = tree_sheet(site.event, site.speech, site.options).parts
        yield Page("tree.html", "tree", words, tables, lead=site.notices, finds=True, tree=parts)


def _rounds(site: Frame, tree: Tree, first: int) -> Iterator[Table]:
    """Yield a table for each round with a known player, the newest first."""
    if tree.third is not None:
        yield _table(site, site.speech.say("tree third"), (tree.third,))
    for number in range(tree.height, 0, -1):
        known = tuple(match for match in tree.rounds[number - 1] if match.players)
        if known:
            yield _table(site, _title(site, tree, first, number), known)


def _title(site: Frame, tree: Tree, first: int, number: int) -> str:
    """Return the title of a round: "Final · Round 4", in a play-off with its place in front."""
    say, left = site.speech.say, tree.height - number + 1
    words = [say("tree playoff", place=tree.place)] if tree.playoff else []
    words += [say(_LAST[left])] if left in _LAST and not tree.playoff else []
    return " · ".join([*words, say("round", number=first + tree.first + number - 1)])


def _table(site: Frame, title: str, matches: tuple[Match, ...]) -> Table:
    """Return the table of a round's matches, with the results."""
    say = site.speech.say
    headings = [
        Heading(say("name"), "name"),
        Heading(say("result"), "centre"),
        Heading(say("opponent")),
    ]
    rows = [
        Row(
            [
                _who(site, match, match.players[0]),
                Cell(_score(match)),
                _who(site, match, _second(match)),
            ],
            found_by(*(site.event.player(player) for player in match.players)),
        )
        for match in matches
    ]
    return Table(title, headings, rows)


def _score(match: Match) -> str:
    """Return the score of the player named first: "1–0", "" while nobody has won a game."""
    if match.game is None or match.winner is None:
        return ""
    return "1–0" if match.winner == match.players[0] else "0–1"


def _second(match: Match) -> PlayerId | None:
    """Return the second player of a match, None without one."""
    return match.players[1] if len(match.players) > 1 else None


def _who(site: Frame, match: Match, player: PlayerId | None) -> Cell:
    """Return a player with a link, bold for the winner; or the word for a free opponent."""
    if player is None:
        return Cell(site.speech.say("tree free") if match.free is not None else "")
    return named(site.event.player(player), strong=player == match.winner)

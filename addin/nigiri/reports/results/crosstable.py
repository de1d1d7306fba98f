"""The crosstable on paper: the usual sheet of a round robin (B16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.standings import crosstable as domain
from nigiri.domain.tiebreaks import SCORES, placing
from nigiri.reports.frame.columns import about, columns, figure_columns, figures, table
from nigiri.reports.frame.lists import Column, ListSheet, Part
from nigiri.reports.frame.rounds import after_round
from nigiri.reports.frame.sections import section_title, wanted_section

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.standings.crosstable import Group
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

_SELF, _OPEN = "■", "·"

#: Up to so many players in a group, so large a print in points.
_SIZES = ((10, 11), (14, 10), (20, 9))
_SMALLEST = 8
_MOST = 26
"""With more players there is no room for their names; a sparse table says less than the grid."""


def crosstable(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return the results of all pairs, group by group in order of the places, after a round.

    A cell has all games of the two, in order of the rounds; a point where they have not met.
    A group of more than _MOST has a sentence in its place.

    Raises as Options.round_of does, and WrongUse for a section without players.
    """
    after, fields = after_round(event, speech, options, "crosstable", "crosstable")
    groups = {group.section: group for group in domain.crosstable(event, after)}
    wanted = wanted_section(groups, options)
    there = [group for section, group in groups.items() if section in wanted]
    drawn = [group for group in there if len(group.members) <= _MOST]
    most = max((len(group.members) for group in drawn), default=0)
    shown = columns(("place", "number", "name", "rank"), speech, options)
    shown |= {f"against {n}": Column(str(n), 8, "centre") for n in range(1, most + 1)}
    others = [each for each in placing(event) if each.code not in SCORES]
    shown |= columns(("wins",), speech, options) | figure_columns(others, event.settings, speech)
    size = next((size for upto, size in _SIZES if most <= upto), _SMALLEST)
    parts = (("", [*_lines(event, each, (most, after), shown, speech)]) for each in drawn)
    made = table(shown, parts, size, landscape=True)
    tables = iter(made["parts"])
    made["parts"] = [
        (next(tables) if len(group.members) <= _MOST else _too_large(group, speech))._replace(
            heading=_title(event, group.section, speech)
        )
        for group in there
    ]
    return ListSheet(
        **fields,
        **made,
        notes=[speech.say("read crosstable")] if drawn else [],
    )


def _too_large(group: Group, speech: Speech) -> Part:
    """Return the sentence in place of a group that has no room on paper."""
    return Part([], notes=[speech.say("crosstable large", players=len(group.members))])


def _title(event: Event, section: int, speech: Speech) -> str:
    """Return the heading of a group; "" where all are ranked together."""
    return "" if event.settings.ranked_by == "all" else section_title(event, section, speech)


def _lines(
    event: Event,
    group: Group,
    bounds: tuple[int, int],
    shown: Mapping[str, Column],
    speech: Speech,
) -> Iterator[dict[str, str]]:
    """Yield the cells of each player; bounds -- the number of columns, and the round."""
    columns_wanted, after = bounds
    for each in group.members:
        met = {
            f"against {at}": _cell(group, each.number, other.number)
            for at, other in enumerate(group.members, 1)
        }
        yield {
            **{f"against {at}": "" for at in range(1, columns_wanted + 1)},
            **about(event, event.player(each.number)),
            **figures(event, each.number, shown, after, speech),
            "place": str(each.place),
            **met,
        }


def _cell(group: Group, player: PlayerId, other: PlayerId) -> str:
    """Return a player's results against another: "1", "0 1", "½", "1!" by default, "?"."""
    if player == other:
        return _SELF
    return " ".join(met.sign(player) for met in group.met(player, other)) or _OPEN

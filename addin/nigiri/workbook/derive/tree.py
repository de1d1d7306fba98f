"""Derive the sheet Tree: the players of each round of a knockout, as results come (B20, E2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.domain.systems.trees import drawn_trees
from nigiri.workbook.derive.target import Target
from nigiri.workbook.derive.written_cells import written_cells
from nigiri.workbook.layout.tree import NOBODY, blocks, columns_needed, seeds_on, shape_of, shape_on

if TYPE_CHECKING:
    from nigiri.domain.brackets.tree import Match, Tree
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.layout.tree import Block
    from nigiri.workbook.live.context import Context
    from nigiri.workbook.model.changes import Option
    from nigiri.workbook.model.locations import Location


def wanted_options(context: Context) -> dict[str, Option]:
    """Return the options of the layout for Tree; the shape is "" without a tree."""
    first, found = drawn_trees(context.event)
    return {"language": context.language, "first": first, "shape": shape_of(found)}


def fits(context: Context, location: Location) -> bool:
    """Tell whether the sheet Tree has the lines of the event's trees; always true without trees."""
    options = wanted_options(context)
    if not options["shape"]:
        return True
    parts, first = blocks(str(options["shape"])), int(options["first"] or 0)
    wanted = {f"round{first + step}" for step in range(columns_needed(parts))}
    written = {*seeds_on(location, context.sheet(location))}
    rounds = {key for key in location.columns if key.startswith("round")}
    return rounds == wanted and written in (set(), {row for part in parts for row in part.labelled})


def present_options(context: Context) -> dict[str, Option]:
    """Return the options that make the sheet Tree as it is now."""
    location = context.reading.book.locations["tree"]
    rounds = sorted(int(key[5:]) for key in location.columns if key.startswith("round"))
    shape = shape_on(location, context.sheet(location))
    return {"language": context.language, "first": min(rounds, default=1), "shape": shape}


def tree_target(context: Context, location: Location) -> Target:
    """Return the cells of the sheet Tree."""
    target = Target(location)
    first, found = drawn_trees(context.event)
    for tree, part in zip(found, blocks(shape_of(found)), strict=True):
        _Sheet(context, target, part, first + part.first).put(tree)
    sheet = context.sheet(location)
    target.clear(sheet, written_cells(location, sheet), location.columns.values())
    return target


@dataclass(frozen=True)
class _Sheet:
    """One tree while it is written; begins -- the round of the event in which it begins."""

    context: Context
    target: Target
    part: Block
    begins: int

    def put(self, tree: Tree) -> None:
        """Set its title, the players of each round, the winners, the game for the third place."""
        titled = "tree.playoff" if tree.playoff else "tree.title"
        self.target.put(self.part.top, "seed", self.context.say(titled, place=tree.place))
        for level, matches in enumerate(tree.rounds, 1):
            for seat, player in enumerate(_seats(matches)):
                self._put(self.part.row(level, seat), level, player)
        for seat, player in enumerate(_seats(tree.rounds[0])):
            self._put_seed(self.part.row(1, seat), tree, player)
        for seat, match in enumerate(tree.rounds[-1]):
            self._put(self.part.row(tree.height + 1, seat), tree.height + 1, match.winner)
        if tree.third is not None:
            self._put_third(tree.third)

    def _put(self, row: int, level: int, player: PlayerId | None) -> None:
        """Set a name in a round of the tree, or among the winners behind its last one."""
        last = level > self.part.rounds
        key = "winner" if last else f"round{self.begins + level - 1}"
        name = None if player is None else self.context.event.player(player).name
        self.target.put(row, key, name)

    def _put_seed(self, row: int, tree: Tree, player: PlayerId | None) -> None:
        """Set the place of the seeding before a name; a free place has a dash."""
        if player is None:
            self.target.put(row, f"round{self.begins}", self.context.say("tree.free"))
        seeds: dict[PlayerId | None, int] = {each: n for n, each in enumerate(tree.order, 1)}
        self.target.put(row, "seed", seeds.get(player, NOBODY))

    def _put_third(self, match: Match) -> None:
        """Set the game for the third place."""
        title = self.part.third_title
        self.target.put(title, "seed", self.context.say("tree.third"))
        self._put(title + 1, self.part.rounds, match.one)
        self._put(title + 3, self.part.rounds, match.other)
        self._put(title + 2, self.part.rounds + 1, match.winner)


def _seats(matches: tuple[Match, ...]) -> list[PlayerId | None]:
    """Return the players of a round from the top, None for a free place."""
    return [seat for match in matches for seat in (match.one, match.other)]

"""Measure live columns: `python -m tests.bench_live [PLAYERS]`, with addin/ on the path.

Prints the lines of every module of live columns, all and without blanks, docstrings and comments;
the letters of the formulas of a board; and how long LibreOffice takes to load and calculate anew
an event of ten rounds (600 players without an argument), in seconds of the processor, which other
programs disturb less, the best of three.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from nigiri.desk.draw.draw import draw
from nigiri.workbook.live.context import Context
from nigiri.workbook.live.round.columns import board_formulas
from nigiri.workbook.read.workbook import read
from tests.bench_commands import played
from tests.bench_proof import office

LIVE = Path(__file__).parents[1] / "addin" / "nigiri" / "workbook" / "live"
ROUNDS = 10


def lines(path: Path) -> tuple[int, int]:
    """Return how many lines a module has: all, and those that say something to Python."""
    source = path.read_text(encoding="utf-8")
    words = {
        line
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    every = enumerate(map(str.strip, source.splitlines()), 1)
    bare = [line for at, line in every if line and line[0] != "#" and at not in words]
    return source.count("\n"), len(bare)


def sizes() -> None:
    """Print the lines of the modules, and of all of them."""
    found = {path: lines(path) for path in sorted(LIVE.rglob("*.py"))}
    for path, (raw, bare) in found.items():
        print(f"{raw:5} {bare:5}  {path.relative_to(LIVE)}")  # noqa: T201
    raw, bare = (sum(each[at] for each in found.values()) for at in (0, 1))
    print(f"{raw:5} {bare:5}  in all")  # noqa: T201


def main(players: int) -> None:
    """Print the sizes, and the seconds of an event of that many players."""
    sizes()
    with TemporaryDirectory() as name:
        path = Path(name) / "big.xlsx"
        story = played(players, ROUNDS, path)
        story.does(draw)
        refs = Context(story.workbook, read(story.workbook)).refs
        letters = sum(map(len, board_formulas(refs, refs.rounds[ROUNDS]).values()))
        seconds = min(office(path, Path(name) / str(turn)) for turn in range(3))
        print(f"{letters} letters a board; LibreOffice {seconds:.1f} s")  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 600)

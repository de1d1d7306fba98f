"""docs/archive.md tells every column of every table, and invents none."""

from __future__ import annotations

import re
from pathlib import Path

from nigiri.archive.tables import TABLES, asked_tables

PAGE = (Path(__file__).parents[2] / "docs" / "archive.md").read_text(encoding="utf-8")
#: Told once, above the tables.
SHARED = {"event", "version", "year", "source", "cell"}


def test_every_column_is_told() -> None:
    """In the table of its table."""
    schema = PAGE.partition("## The tables")[2]
    parts = {
        part.partition("\n")[0]: part for part in re.split(r"^### ", schema, flags=re.MULTILINE)[1:]
    }
    told = {
        name: re.findall(
            r"`([a-z_]+)`",
            " ".join(line.split("|")[1] for line in part.splitlines() if line.startswith("| `")),
        )
        for name, part in parts.items()
    }

    assert [*asked_tables()] == [*told]
    for name, columns in asked_tables().items():
        assert {column.name for column in columns} - SHARED == {*told[name]}
        assert len(told[name]) == len({*told[name]})
    assert all(f"`{name}`" in schema.partition("###")[0] for name in SHARED)
    assert all(SHARED <= {column.name for column in columns} for columns in TABLES.values())

"""The Proof sheet: a line with the sums for each player, below it one a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.catalogue import text
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.build import Builder, wide_enough
from nigiri.workbook.layout.spec import Print, SheetSpec
from nigiri.workbook.layout.tables import FIRST_ROW, HEADING_ROW, TITLE_ROW
from nigiri.workbook.layout.varying_columns import PROOF, TICK, proof_columns
from nigiri.workbook.model.cells import column_letters

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.changes import Option


_THREE_LINES = 39.0
_SUMS = looks.RULE_ABOVE._replace(bold=True, fill=looks.LOCKED)


def render_proof(options: Mapping[str, Option]) -> SheetSpec:
    """Return the Proof sheet; options: language, rows, names, columns (keys, commas between)."""
    language, rows = str(options["language"]), int(options.get("rows") or 0)
    keys = str(options.get("columns") or ",".join(column.key for column in PROOF)).split(",")
    columns = wide_enough(proof_columns(tuple(keys)), ("name",), options)
    builder = Builder(columns, language, freeze="D4", whole_columns=True)
    builder.title("number", text("proof.title", language))
    builder.heights[HEADING_ROW] = _THREE_LINES
    verdict = builder.area("opponent", "opponent", TITLE_ROW, TITLE_ROW)
    builder.styles.append((verdict, looks.COUNT))
    last, shown = FIRST_ROW + max(rows, 1), builder.columns[builder.last_shown - 1].key
    for key in builder.position:
        if key.endswith(TICK):
            wrong = f'${column_letters(builder.position[key])}{FIRST_ROW}="✗"'
            builder.when(builder.area(key, key, FIRST_ROW, last), wrong, looks.RED)
    everything = builder.area("number", shown, FIRST_ROW, last)
    own, number, idle = (column_letters(builder.position[k]) for k in ("own", "number", "idle"))
    coming = f'AND(${number}{FIRST_ROW}<>"",${own}{FIRST_ROW}="",${idle}{FIRST_ROW}="")'
    builder.when(everything, coming, looks.CALM)
    builder.when(everything, f'${own}{FIRST_ROW}<>""', _SUMS)
    builder.when(everything, f'${number}{FIRST_ROW}<>""', looks.HAIR_BELOW)
    page = Print(builder.area("number", shown, TITLE_ROW, last))
    filtered = builder.area("number", shown, HEADING_ROW, last)
    return builder.build(page, protected=False, filtered=filtered)

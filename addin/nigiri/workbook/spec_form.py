"""A new sheet's description as JSON, for programs that render it themselves (docs/protocol.md)."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from nigiri.workbook.codec import written_value

if TYPE_CHECKING:
    from nigiri.workbook.spec import Area, DropDown, Format, SheetSpec

Json = dict[str, Any]


def spec_form(spec: SheetSpec) -> Json:
    """Return a description field by field: areas as four numbers, mappings as lists."""
    return {
        "cells": [[*at, written_value(value)] for at, value in sorted(spec.cells.items())],
        "styles": [[_area(area), asdict(style)] for area, style in spec.styles],
        "column_styles": [[at, asdict(style)] for at, style in sorted(spec.column_styles.items())],
        "widths": [[*each] for each in sorted(spec.widths.items())],
        "heights": [[*each] for each in sorted(spec.heights.items())],
        "row_height": spec.row_height,
        "hidden": sorted(spec.hidden),
        "drop_downs": [_drop_down(each) for each in spec.drop_downs],
        "formats": [_format(each) for each in spec.formats],
        "freeze": spec.freeze,
        "filter": _area(spec.filter),
        "protected": spec.protected,
        "print": spec.print and {**asdict(spec.print), "area": _area(spec.print.area)},
        "tab": spec.tab,
        "visible": spec.visible,
    }


def _area(area: Area | None) -> list[int] | None:
    """Return an area as top, left, bottom, right."""
    return None if area is None else [area.top, area.left, area.bottom, area.right]


def _drop_down(each: DropDown) -> Json:
    """Return a list to pick from."""
    return {"area": _area(each.area), "source": each.source}


def _format(each: Format) -> Json:
    """Return a conditional format."""
    return {**asdict(each), "area": _area(each.area)}

"""The picture of a simulation."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from nigiri.errors import WrongUse
from nigiri.reports.charts.plots import Picture, Side, check_plots, drawn

ONE = Side("As it is", "As it is: 0.70", 0.7, {0.6: 1, 0.7: 1, 0.8: 1}, (0.5, 0.5))
PICTURE = Picture(
    title="3 tournaments",
    details=("Then: Name = $100 & $200; " + "words " * 30,),
    order=("Order", "tau", "tournaments"),
    strongest=("The strongest", "place"),
    places=("1", "2+"),
    sides=(ONE, Side("Then", "Then: 0.50", 0.5, {0.4: 1, 0.5: 1, 0.6: 1}, (0.25, 0.75))),
)


@pytest.fixture
def _with_matplotlib() -> None:
    """Skip where the library is not installed."""
    pytest.importorskip("matplotlib")


@pytest.mark.usefixtures("_with_matplotlib")
def test_the_same_picture_has_the_same_bytes() -> None:
    """No date, no chance ids: an SVG can be kept beside an event."""
    svg = drawn(PICTURE, "svg")

    assert svg == drawn(PICTURE, "svg")
    assert "{http://www.w3.org/2000/svg}svg" == ET.fromstring(svg).tag  # noqa: S314 -- our own


@pytest.mark.usefixtures("_with_matplotlib")
def test_another_picture_has_others() -> None:
    """The figures are really drawn, those of one settings alone too."""
    alone = replace(PICTURE, sides=(ONE,))
    flat = replace(PICTURE, sides=(replace(ONE, orders={0.5: 3}),))

    assert 3 == len({drawn(picture, "svg") for picture in (PICTURE, alone, flat)})


@pytest.mark.usefixtures("_with_matplotlib")
def test_a_picture_may_be_dots() -> None:
    """PNG, wide enough to be read."""
    png = drawn(PICTURE, "png")

    assert png.startswith(b"\x89PNG")
    assert (1500, 720) == (int.from_bytes(png[16:20]), int.from_bytes(png[20:24]))


def test_without_matplotlib_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one sentence."""
    monkeypatch.setattr("nigiri.reports.charts.plots.find_spec", lambda _: None)

    with pytest.raises(WrongUse, match=r"pip install 'nigiri\[plots\]'"):
        check_plots()

"""Templates: nigiri's own, those of the club, and what goes wrong in them."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from jinja2 import UndefinedError

from nigiri.reports.desk.registration import registration
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from nigiri.reports.frame.render import WrongTemplate, render
from tests.quebec import quebec_event

LIST = registration(quebec_event(), speech("en"), Options())


def test_a_template_of_the_club_wins(tmp_path: Path) -> None:
    """The others stay those of nigiri, also where the club's own builds on them."""
    (tmp_path / "registration.html.j2").write_text(
        '{% extends "_list.html.j2" %}{% block foot %}<p>Lunch at 12</p>{% endblock %}',
        encoding="utf-8",
    )

    assert "<p>Lunch at 12</p>" in LIST.to_html(tmp_path)
    assert "Ota, Yuzo" in LIST.to_html(tmp_path)
    assert LIST.to_text() == LIST.to_text(tmp_path)


@pytest.mark.parametrize(
    ("template", "sentence"),
    [
        ("{{ sheet.colour }}", r"has no attribute 'colour'\. Correct it, or take it out"),
        ("{% if %}", r"registration\.html\.j2, line 1: "),
        ('{% extends "mine.html.j2" %}', r"there is no “mine\.html\.j2”\. Correct it"),
        (
            "{{ ''.__class__.__mro__ }}",
            r"access to attribute '__class__' of 'str' object is unsafe\. Correct it",
        ),
        ("{{ sheet.columns + 1 }}", r"registration\.html\.j2, line 1: "),
        ("\n{{ 1 // 0 }}", r"registration\.html\.j2, line 2: "),
    ],
)
def test_a_mistake_in_a_template_of_the_club_is_named(
    tmp_path: Path, template: str, sentence: str
) -> None:
    """With its file, in one sentence; and it can do nothing but print."""
    (tmp_path / "registration.html.j2").write_text(template, encoding="utf-8")

    with pytest.raises(WrongTemplate, match=f"^{re.escape(str(tmp_path))}.*{sentence}"):
        LIST.to_html(tmp_path)


def test_a_mistake_in_what_others_extend_is_looked_for_there(tmp_path: Path) -> None:
    """The list itself is nigiri's, and not in that folder."""
    wrong = tmp_path / "_sheet.html.j2"
    wrong.write_text("<html>\n{{ sheet.colour }}", encoding="utf-8")

    with pytest.raises(WrongTemplate, match=f"^{re.escape(str(wrong))}, line 2: "):
        LIST.to_html(tmp_path)


def test_a_template_that_is_no_text_is_named(tmp_path: Path) -> None:
    """It has no lines."""
    wrong = tmp_path / "registration.html.j2"
    wrong.write_bytes(b"\xff\xfe")

    with pytest.raises(WrongTemplate, match=f"^{re.escape(str(wrong))}: 'utf-8' codec"):
        LIST.to_html(tmp_path)


def test_a_template_of_the_club_shows_its_pictures(tmp_path: Path) -> None:
    """Inside the page, which can be mailed as it is."""
    (tmp_path / "logo.png").write_bytes(b"picture")
    (tmp_path / "registration.html.j2").write_text(
        "<img src=\"{{ 'logo.png'|picture }}\">", encoding="utf-8"
    )

    assert LIST.to_html(tmp_path).endswith('<img src="data:image/png;base64,cGljdHVyZQ==">')


@pytest.mark.parametrize("name", ["../logo.png", "/etc/passwd", "logo.txt", "lost.png"])
def test_a_picture_is_one_of_that_folder(tmp_path: Path, name: str) -> None:
    """Not a file from elsewhere, not something else, not one that is missing."""
    (tmp_path / "logo.txt").touch()
    (tmp_path / "registration.html.j2").write_text(f"{{{{ '{name}'|picture }}}}", encoding="utf-8")

    missing = rf"there is no picture {name} in the folder of the templates"
    told = missing if name == "lost.png" else rf"{Path(name).name} is not a picture in the folder"
    with pytest.raises(WrongTemplate, match=told):
        LIST.to_html(tmp_path)


def test_a_template_of_nigiri_that_asks_for_something_unknown_fails() -> None:
    """A gap on a printed page would be found by the players."""
    with pytest.raises(UndefinedError):
        render("_list.txt.j2")


def test_a_title_of_two_lines_has_room_for_them() -> None:
    """Without a width, each of its words would be a line; a short one needs none."""
    long = replace(LIST, heading="Classement après la ronde 6 / Standings after round 6 of the day")

    assert 'line-height: 1; width: 110mm">Classement' in long.to_html()
    assert "width: 110mm" not in LIST.to_html()

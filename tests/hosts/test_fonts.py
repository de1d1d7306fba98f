"""Signs that no font of the computer has."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from nigiri.hosts.paper.fonts import missing_signs

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

NAMES = "Ota, Yuzo; Müller; 王小明; すみれ; 김"

ON_UNIX = pytest.mark.skipif(sys.platform == "win32", reason="a shell script plays fc-list")


@pytest.fixture
def fc_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Let a script stand for fontconfig."""

    def stands(script: str) -> None:
        program = tmp_path / "fc-list"
        program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        program.chmod(0o755)
        monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")

    return stands


@ON_UNIX
@pytest.mark.parametrize(
    ("known", "sign"), [("none", "王"), ("738b", "す"), ("738b|3059", "김"), ("*", "")]
)
def test_the_first_script_without_a_font_is_told(
    known: str, sign: str, fc_list: Callable[[str], None]
) -> None:
    """One sentence with a sign of it, and what to install."""
    fc_list(f'case "${{1#:charset=}}" in {known}) echo Noto;; esac'.replace("|", ") echo Noto;; "))

    told = missing_signs(NAMES)

    assert bool(sign) == bool(told)
    assert not sign or f"has the sign {sign}, which is then printed as a box" in told


@ON_UNIX
def test_names_of_other_signs_ask_nobody(fc_list: Callable[[str], None]) -> None:
    """Every computer has Latin ones."""
    fc_list("exit 0")

    assert "" == missing_signs("Ota, Yuzo; Müller; Łukasz")


@ON_UNIX
def test_a_program_that_fails_is_no_reason_to_complain(fc_list: Callable[[str], None]) -> None:
    """Better no warning than a wrong one."""
    fc_list("exit 1")

    assert "" == missing_signs(NAMES)


def test_where_nobody_knows_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows and macOS, which bring such fonts along."""
    monkeypatch.setenv("PATH", "")

    assert "" == missing_signs(NAMES)


def test_this_computer_has_what_the_tests_print(program: Callable[[str], str]) -> None:
    """Real fontconfig is asked, with the fonts that the tests of pictures need."""
    program("fc-list")

    assert "" == missing_signs(NAMES)

"""Check that this computer has glyphs for the names on a sheet.

Windows and macOS have glyphs of Chinese, Japanese and Korean; a small Linux has none, and prints
empty boxes. fontconfig, which every desktop Linux has, is asked.
"""

from __future__ import annotations

import re
import shutil
import subprocess

from nigiri.messages.message import message

#: One sign of each script decides for all of it.
SCRIPTS = (
    re.compile("[\u4e00-\u9fff]"),  # Chinese, and Japanese names
    re.compile("[\u3040-\u30ff]"),  # Japanese
    re.compile("[\uac00-\ud7a3]"),  # Korean
)
PATIENCE = 10


def missing_signs(text: str) -> str:
    """Return a sentence on a character without a glyph; "" for none, or where it is not known."""
    program = shutil.which("fc-list")
    signs = [found[0] for script in SCRIPTS if (found := script.search(text))]
    lacking = [sign for sign in signs if program and not _has(program, sign)]
    return message("file.font", sign=lacking[0]) if lacking else ""


def _has(program: str, sign: str) -> bool:
    """Tell whether a font has a character; a program that fails counts as yes."""
    command = [program, f":charset={ord(sign):x}", "family"]
    try:
        asked = subprocess.run(  # noqa: S603 -- the program found, our arguments
            command, capture_output=True, timeout=PATIENCE, check=True
        )
    except (OSError, subprocess.SubprocessError):
        return True
    return bool(asked.stdout.strip())

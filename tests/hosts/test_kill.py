"""Whenever a command is killed, the workbook is the old one or the new one, whole.

`nigiri result` runs as a program of its own and is killed by the system, without a chance to tidy
up, at seeded moments between its start and its end. Most of the time goes into starting and
reading, so most moments lie where backup and workbook are written: behind the first new file.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.cli.shell import ADDIN, NOW, Shell, files

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import TWELVE

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")

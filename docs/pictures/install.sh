#!/usr/bin/env bash
# Make the pictures of the installation anew, as a new user sees it:  docs/pictures/install.sh
#
# A test does it, with the mouse, as root: it needs LibreOffice, and besides Xvfb, openbox, xdotool, ImageMagick.
#   install-question.png  what LibreOffice asks when the file is opened
#   install-menu.png      the menu and the toolbar, at once
#   install-event.png     the first press

set -euo pipefail
cd "$(dirname "$0")/../.."
PICTURES=$PWD/docs/pictures .venv/bin/python -m pytest -q -m long tests/libreoffice/test_inside.py -k mouse

#!/usr/bin/env bash
# Make the pictures of the documentation anew:  docs/pictures/make.sh
#
# Needs what `make check` needs (LibreOffice, pdftoppm), and besides: Xvfb, openbox, xdotool, ImageMagick.
#   round.png      round 3 of the 2005 Quebec Open while it is played, in LibreOffice at 1366 x 768
#   grid.png       the finished tournament grid, as printed
#   standings.png  the standings, as printed
#   publish-*.png  published pages, on a phone and on a projector
#   hall-phone.png two questions to a player, on a phone
#   print-*.png    printed sheets, each its first page, for docs/printing.md
#   archive-handicaps.png  what `nigiri archive handicaps` draws of the Quebec Open, for docs/archive.md
#   bad-day-*.png  parts of sheets for docs/bad-day.md, which says where and when (tests/bad_day.py)

set -euo pipefail
cd "$(dirname "$0")/../.."
here=docs/pictures
data=tests/data/quebec-2005
python=.venv/bin/python
test -x "$python" || python=python3
export PYTHONPATH=addin:. LC_ALL=C.UTF-8
work=$(mktemp -d)
started=()
trap 'for id in "${started[@]}"; do kill "$id" 2>/dev/null || true; done; rm -rf "$work"' EXIT

nigiri() { "$python" -m nigiri "$@" --now 2005-05-21T16:40 >"$work/said.txt"; }

# --- Round 3: some results are in, one pair was made by hand, one result cannot be read -----------
file=$work/open.xlsx
nigiri new "$file" --name "2005 Quebec Open" --rounds 6 --host Mtl --seed 2005 \
    --dates "21–22 May 2005" --place "CEGEP Jean-de-Brébeuf, Montréal" --director "S. Mays"
nigiri import "$file" "$data/players.csv" --here
nigiri sections "$file" --down-to 3d,1k,4k,9k,14k,16k,30k
nigiri number "$file"
for list in games byes; do
    awk -F, 'NR == 1 || $1 <= 2' "$data/$list.csv" >"$work/$list.csv"
done
nigiri replay "$file" "$work/games.csv" --byes "$work/byes.csv"
nigiri draw "$file"
cp "$file" "$work/drawn.xlsx"
"$python" - "$work" <<'END'
import sys
from pathlib import Path

from nigiri.workbook.read.table_finder import find
from tests.cli.shell import Shell

shell = Shell(Path(sys.argv[1]))
place = find(shell.workbook).rounds[3]
sheet = shell.workbook[place.name]


def cell(row, key):
    return sheet.cell(row, place.columns[key])


rows = range(4, 4 + len(shell.event.rounds[2].games))
sides = ["white_no", "black_no", "white_no", "white_no", "black_no"]
winners = [cell(row, sides[row % 5]) for row in rows]
shell.does("result", *(w for row, w in zip(rows, winners) if row not in {8, 9, 11, 12, 15, 16}))
shell.types(3, {
    (8, "black_no"): cell(9, "black_no"), (9, "black_no"): cell(8, "black_no"),
    (8, "note"): "they came in the same car",
    (11, "result"): "99",
    (4, "winners"): winners[12 - 4],
    (5, "winners"): winners[15 - 4],
})
END

# --- A window of 1366 x 768, as a club's laptop has it; it calculates every formula anew ------------
profile=$work/profile/user
mkdir -p "$profile"
cat >"$profile/registrymodifications.xcu" <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Common/Misc"><prop oor:name="ShowTipOfTheDay"
 oor:op="fuse"><value>false</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Misc"><prop oor:name="FirstRun"
 oor:op="fuse"><value>false</value></prop></item>
<item oor:path="/org.openoffice.Office.Linguistic/SpellChecking"><prop oor:name="IsSpellAuto"
 oor:op="fuse"><value>false</value></prop></item>
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode"
 oor:op="fuse"><value>0</value></prop></item>
</oor:items>
END
export DISPLAY=:93
Xvfb "$DISPLAY" -screen 0 1366x768x24 >/dev/null 2>&1 &
started+=($!)
sleep 1
openbox >/dev/null 2>&1 &
started+=($!)
SAL_USE_VCLPLUGIN=gtk3 soffice "-env:UserInstallation=file://$work/profile" \
    --norestore --nologo --calc "$file" >/dev/null 2>&1 &
started+=($!)
sleep 14
for _ in Players Sections "Round 1" "Round 2" "Round 3"; do # one sheet to the right each
    xdotool key --delay 120 ctrl+Next
    sleep 0.5
done
xdotool key --delay 60 ctrl+Home Right Right Right Right Right \
    Down Down Down Down Down Down Down Down Down Down Down Down Down Down Down
sleep 1.5
import -window root -strip "$work/round.png"
soffice "-env:UserInstallation=file://$work/profile" --headless --terminate_after_init \
    >/dev/null 2>&1 || true

# --- The finished event, as it prints --------------------------------------------------------------
soffice "-env:UserInstallation=file://$work/print" --headless --convert-to pdf --outdir "$work" \
    workbooks/quebec-2005.xlsx >/dev/null
pages() { # the numbers of the pages on which a line matches
    local page=1
    while pdftotext -f "$page" -l "$page" "$work/quebec-2005.pdf" "$work/page.txt" 2>/dev/null; do
        if grep -q "$1" "$work/page.txt"; then echo "$page"; fi
        page=$((page + 1))
    done
}
picture() { # name, page
    pdftoppm -png -r 90 -f "$2" -l "$2" -singlefile "$work/quebec-2005.pdf" "$work/$1"
    convert "$work/$1.png" -gravity south -chop 0x60 -trim -bordercolor white -border 12 -strip "$work/$1.png"
}
picture grid "$(pages 'R6' | head -1)"
picture standings "$(pages 'Why this place' | head -1)"

# --- Printed sheets: round 3 as it is played, and the finished event -------------------------------
sheets=()
sheet() { # report, event, options
    name=print-$1
    nigiri print "$1" "$2" --pdf --paper A4 -o "$work/$name.pdf" "${@:3}"
    pdftoppm -png -r 90 -f 1 -l 1 -singlefile "$work/$name.pdf" "$work/$name"
    convert "$work/$name.png" -resize 640x640 -bordercolor "#888" -border 1 -strip "$work/$name.png"
    sheets+=("$name")
}
sheet pairings "$work/drawn.xlsx" --round 3
sheet slips "$work/drawn.xlsx" --round 3
for name in grid poster standings certificates; do
    sheet "$name" workbooks/quebec-2005.xlsx
done

# --- A knockout of 13; in each round somebody wins who should not -----------------------------------
cup=$work/cup.xlsx
"$python" -c "from nigiri.desk.samples.demo import players_list; print(players_list(), end='')" | head -14 | cut -d, -f1-4 \
    >"$work/cup.csv"
nigiri new "$cup" --system knockout --name "Castle Cup" --rounds 4
nigiri import "$cup" "$work/cup.csv" --here
for round in 1 2 3 4; do
    nigiri draw "$cup"
    # shellcheck disable=SC2046 -- one number a word
    nigiri result "$cup" $("$python" - "$cup" <<'END'
import sys

import nigiri

games = nigiri.read(sys.argv[1]).rounds[-1].games
print(*(sorted(game.players)[at == 1] for at, game in enumerate(games)))
END
    )
done
sheet tree "$cup"

# --- Parts of sheets, as the bad day comes to them -----------------------------------------------
mkdir "$work/day"
"$python" -m tests.bad_day "$work/day"
soffice "-env:UserInstallation=file://$work/print" --headless --convert-to pdf --outdir "$work" \
    "$work"/day/*.xlsx >/dev/null
parts=()
for part in "$work"/day/*.xlsx; do
    name=$(basename "$part" .xlsx)
    pdftoppm -png -r 110 -f 1 -l 1 -singlefile "$work/$name.pdf" "$work/$name"
    convert "$work/$name.png" -trim -bordercolor white -border 12 -strip "$work/$name.png"
    parts+=("$name")
done

# --- The published pages, on a phone and on a projector -------------------------------------------
"$python" -m nigiri publish workbooks/quebec-2005.xlsx "$work/site" --now 2005-05-22T18:00 >/dev/null
shown() { # name, page, window
    chromium --headless --no-sandbox --hide-scrollbars --screenshot="$work/$1.png" \
        --window-size="$3" "file://$work/site/$2" >/dev/null 2>&1
}
shown publish-phone index.html 500,800
shown publish-grid grid.html 1000,600

# --- The page for the hall: a player of round 3 at table 5, on a phone ----------------------------
"$python" -m nigiri hall "$work/drawn.xlsx" --address 127.0.0.1 --port 8034 >"$work/hall.txt" &
started+=($!)
until grep -q http "$work/hall.txt"; do sleep 0.2; done
code=$("$python" -c 'import json, sys; print(json.load(open(sys.argv[1]))["tables"]["5"])' "$work/drawn.xlsx hall/codes.json")
asked() { # name, what the address has besides
    chromium --headless --no-sandbox --hide-scrollbars --screenshot="$work/$1.png" \
        --window-size=500,420 "http://127.0.0.1:8034/t/5?c=$code&r=3&by=white$2" >/dev/null 2>&1
}
asked hall-won "&change=1"
asked hall-confirm "&result=W"
convert "$work/hall-won.png" "$work/hall-confirm.png" +append "$work/hall-phone.png"

for name in round grid standings "${sheets[@]}" publish-phone publish-grid hall-phone "${parts[@]}"; do
    convert "$work/$name.png" -colors 64 -define png:compression-level=9 "$here/$name.png"
done

# --- An archive of the Quebec Open: games by handicap ---------------------------------------------
"$python" -m nigiri archive add "$work/federation" workbooks/quebec-2005.xlsx
rm -f "$here/archive-handicaps.png"
"$python" -m nigiri archive handicaps "$work/federation" --plot "$here/archive-handicaps.png"

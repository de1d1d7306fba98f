#!/usr/bin/env bash
# Make the pictures of the tutorial anew, in English and French:  docs/pictures/tutorial.sh
#
# Needs what docs/pictures/make.sh needs. The event is that of the tutorial, played by commands; each
# picture is a sheet of it in LibreOffice at 1366 x 768, with the look that most people have (gtk3).

set -euo pipefail
cd "$(dirname "$0")/../.."
here=docs/pictures
python=.venv/bin/python
test -x "$python" || python=python3
export PYTHONPATH=addin:. LC_ALL=C.UTF-8
work=$(mktemp -d)
started=()
trap 'for id in "${started[@]}"; do kill "$id" 2>/dev/null || true; done; rm -rf "$work"' EXIT

nigiri() { "$python" -m nigiri "$@" --now 2027-05-15T09:40 >"$work/said.txt"; }

export DISPLAY=:94
Xvfb "$DISPLAY" -screen 0 1366x768x24 >/dev/null 2>&1 &
started+=($!)
sleep 1
openbox >/dev/null 2>&1 &
started+=($!)

profile=$work/profile/user
mkdir -p "$profile"
cat >"$profile/registrymodifications.xcu" <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Common/Misc"><prop oor:name="ShowTipOfTheDay"
 oor:op="fuse"><value>false</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Misc"><prop oor:name="FirstRun"
 oor:op="fuse"><value>false</value></prop></item>
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode"
 oor:op="fuse"><value>0</value></prop></item>
</oor:items>
END

# The position of a sheet among those that are seen, from 0 on.
position() { # file, number of the sheet in its list
    "$python" - "$1" "$2" <<'END'
import sys

from python_calamine import CalamineWorkbook, SheetVisibleEnum

sheets = CalamineWorkbook.from_path(sys.argv[1]).sheets_metadata
seen = [sheet.name for sheet in sheets if sheet.visible == SheetVisibleEnum.Visible]
print(next(at for at, name in enumerate(seen) if name.startswith(sys.argv[2])))
END
}

picture() { # file, beginning of the sheet's name, name of the picture
    SAL_USE_VCLPLUGIN=gtk3 soffice "-env:UserInstallation=file://$work/profile" \
        --norestore --nologo --calc "$1" >/dev/null 2>&1 &
    sleep 14
    for _ in $(seq 14); do xdotool key --delay 60 ctrl+Prior; done
    for _ in $(seq "$(position "$1" "$2")"); do
        xdotool key --delay 120 ctrl+Next
        sleep 0.4
    done
    sleep 1.5
    import -window root -strip "$work/$3.png"
    convert "$work/$3.png" -colors 128 -strip "$here/$3.png"
    pkill -f "$work/profile" || true
    sleep 2
    rm -f "$work"/.~lock*
}

for code in en fr; do
    declare -A words
    if [ "$code" = en ]; then
        words=([title]="Spring Open" [players]=Players [sections]=Sections [round]="Round 1" [standings]=Standings)
    else
        words=([title]="Coupe de printemps" [players]=Joueurs [sections]=Sections [round]="Ronde 1" [standings]=Classement)
    fi
    file=$work/open.ods
    rm -f "$file" "$file".*
    "$python" -c "from nigiri.desk.samples.demo import players_list; print(players_list(), end='')" | head -13 |
        cut -d, -f1-4 >"$work/players.csv"
    nigiri --language "$code" new "$file" --name "${words[title]}" --rounds 3
    nigiri import "$file" "$work/players.csv" --here
    cp "$file" "$work/players.ods"
    picture "$work/players.ods" "${words[players]}" "tutorial-players-$code"
    nigiri sections "$file"
    cp "$file" "$work/sections.ods"
    picture "$work/sections.ods" "${words[sections]}" "tutorial-sections-$code"
    nigiri draw "$file"
    winners() { # round, how many
        "$python" - "$file" "$1" "$2" <<'END'
import sys

import nigiri

games = nigiri.read(sys.argv[1]).rounds[int(sys.argv[2]) - 1].games[: int(sys.argv[3])]
print(*(game.white if number % 3 else game.black for number, game in enumerate(games)))
END
    }
    # shellcheck disable=SC2046 -- one number a word
    nigiri result "$file" $(winners 1 4)
    cp "$file" "$work/round.ods"
    picture "$work/round.ods" "${words[round]}" "tutorial-round-$code"
    # shellcheck disable=SC2046
    nigiri result "$file" $(winners 1 99)
    nigiri draw "$file"
    # shellcheck disable=SC2046
    nigiri result "$file" $(winners 2 99)
    cp "$file" "$work/standings.ods"
    picture "$work/standings.ods" "${words[standings]}" "tutorial-standings-$code"
done

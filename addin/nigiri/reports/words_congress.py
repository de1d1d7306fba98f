"""The words of a congress on paper: the qualification list, times by rank, stages."""

from __future__ import annotations

CONGRESS: dict[str, tuple[str, str]] = {
    # The qualification list (E7, E9)
    "qualification": (
        "Qualification after round {number}",
        "Qualification après la ronde {number}",
    ),
    "european": ("European", "Européen"),
    "european typed": ("{why}", "{why}"),
    "european eu": ("{why}, in the European Union", "{why}, dans l'Union européenne"),
    "european europe": ("{why}, in Europe", "{why}, en Europe"),
    "european egf": ("{why}, a member of the EGF", "{why}, membre de l'EGF"),
    "qualification order": (
        (
            "Europeans alone: first who played all rounds, then the score, direct comparison, the "
            "rating, a lottery (E7)."
        ),
        (
            "Européens seuls : d'abord qui a joué toutes les rondes, puis le score, la comparaison "
            "directe, la cote, le sort (E7)."
        ),
    ),
    "left unknown": (
        "Left out until it is known whether they are Europeans (E9): {who}.",
        "Laissés de côté tant qu'on ignore s'ils sont européens (E9) : {who}.",
    ),
    "left league": (
        "Left out, since they are qualified through the league: {who}.",
        "Laissés de côté, car qualifiés par la ligue : {who}.",
    ),
    "in league path": (
        "* in the league path: the league or a preliminary knockout (E7).",
        "* dans la voie de la ligue : la ligue ou un tour préliminaire (E7).",
    ),
    # Times by rank, and the stages of a championship (E8, E10, E11)
    "time by rank": (
        "{rank} or stronger: {time}",
        "{rank} ou plus fort : {time}",
    ),
    "stronger decides": (
        "as the stronger of the two is; the same for both",
        "selon le plus fort des deux ; le même pour les deux",
    ),
    "stages": ("Stages of the championship", "Étapes du championnat"),
    "stage komi": ("{time}; komi {komi}", "{time} ; komi {komi}"),
    "stage ing": (
        "{time}; komi 7½, or 8 on Ing material",
        "{time} ; komi 7½, ou 8 sur matériel Ing",
    ),
    "stage league": ("League", "Ligue"),
    "stage pko": ("Preliminary knockouts", "Tours préliminaires"),
    "stage mcmahon": ("McMahon", "McMahon"),
    "stage playoff 1": ("Play-off of 1 round", "Barrage d'une ronde"),
    "stage playoff 2": ("Play-off of 2 rounds", "Barrage de 2 rondes"),
    "stage playoff 3": ("Play-off of 3 rounds", "Barrage de 3 rondes"),
    "stage playoff 4": ("Play-off of 4 rounds", "Barrage de 4 rondes"),
    "stage qt": ("Qualification tournament", "Tournoi qualificatif"),
    "stage qt of 7 rounds": (
        "Qualification tournament of 7 rounds",
        "Tournoi qualificatif de 7 rondes",
    ),
    "stage qt round robin": (
        "Qualification tournament, round robin",
        "Tournoi qualificatif, toutes rondes",
    ),
    "stage qt knockout": ("Its knockout", "Sa phase à élimination"),
    "clocks": ("Clocks", "Pendules"),
    "clocks cannot": (
        "without 45 s: 40 s; a qualification tournament without 30 s: 15 stones in 5 minutes",
        "sans 45 s : 40 s ; un tournoi qualificatif sans 30 s : 15 pierres en 5 min",
    ),
}
"""Key -> the words in English and in French."""

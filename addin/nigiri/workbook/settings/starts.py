"""The settings of start scores and of handicaps."""

from __future__ import annotations

from nigiri.workbook.settings.row import SettingRow

_NO_OR_YES = (("no", "no", "non"), ("yes", "yes", "oui"))
_LEAST_K, _MOST_K = 67, 150

STARTS: tuple[SettingRow, ...] = (
    SettingRow(
        "start_rule", "starts", ("Start scores by", "Scores de départ selon"),
        ("sections and their gap (M3); the grade, up to a bar (B1) or without one; bands (A5)",
         "sections et leur écart (M3) ; le grade, avec barre (B1) ou sans ; bandes de cotes (A5)"),
        "choice",
        choices=(("sections", "section", "section"), ("bar", "bar", "barre"),
                 ("grade", "grade", "grade"), ("bands", "band", "bande"),
                 ("none", "nothing: all 0", "rien : tous 0")),
    ),
    SettingRow(
        "bar", "starts", ("Bar", "Barre"),
        ("all from this rank on start alike (B1); empty: where section 1 ends, or as proposed",
         "dès ce rang, tous partent égaux (B1) ; vide : fin de la section 1, ou proposée"),
        "rank",
    ),
    SettingRow(
        "bar_by", "starts", ("Bar proposed by", "Barre proposée selon"),
        ("the number of rounds (B2); or as the congress does: 67 players, 4 dan or above (E5)",
         "le nombre de rondes (B2) ; ou comme au congrès : 67 joueurs, dès 4 dan (E5)"),
        "choice",
        choices=(("rounds", "rounds", "rondes"), ("congress", "congress", "congrès")),
    ),
    SettingRow(
        "floor", "starts", ("Floor", "Plancher"),
        ("nobody starts lower than this rank; empty: there is none (B1)",
         "personne ne part plus bas que ce rang ; vide : il n'y en a pas (B1)"),
        "rank",
    ),
    SettingRow(
        "supergroup", "starts", ("Supergroup from rank", "Supergroupe dès le rang"),
        ("these start above the bar (B1, E5); empty: nobody. Single players: Other start",
         "ils partent au-dessus de la barre (B1, E5) ; vide : personne. Ou : Autre départ"),
        "rank",
    ),
    SettingRow(
        "supergroup_points", "starts",
        ("Supergroup above the bar by", "Supergroupe au-dessus de"),
        ("points", "points"), "points", optional=False,
    ),
    SettingRow(
        "band_k", "starts", ("K of bands", "K des bandes"),
        ("0.67 to 1.50; a band lies players / (rounds x K) above the next, 1 at least (A5)",
         "0,67 à 1,50 ; écart d'une bande : joueurs / (rondes x K), au moins 1 (A5)"),
        "hundredths", _LEAST_K, _MOST_K, optional=False,
    ),
    SettingRow(
        "band_k_top", "starts", ("K of the top band", "K de la première bande"),
        ("likewise (A5)", "de même (A5)"), "hundredths", _LEAST_K, _MOST_K, optional=False,
    ),
    SettingRow(
        "zero_up", "starts", ("Lowest start is 0", "Le plus bas départ est 0"),
        ("yes: nobody starts below 0, and all others follow (A5)",
         "oui : personne ne part sous 0, et tous les autres suivent (A5)"),
        "choice", choices=_NO_OR_YES,
    ),
    SettingRow(
        "zero", "starts", ("Rank that starts with 0", "Rang qui part de 0"),
        ("with a bar; empty: 1 dan (B1), or as above; 30k as OpenGotha counts",
         "avec une barre ; vide : 1 dan (B1), ou comme ci-dessus ; 30k comme OpenGotha"),
        "rank",
    ),
    SettingRow(
        "rating_scale", "starts", ("Ratings are", "Les cotes sont"),
        ("EGF: 2100 is 1 dan; AGA: 1.5 is 1 dan, -12.3 is 12 kyu (A3)",
         "EGF : 2100 est 1 dan ; AGA : 1,5 est 1 dan, -12,3 est 12 kyu (A3)"),
        "choice", choices=(("egf", "EGF", "EGF"), ("aga", "AGA", "AGA")),
    ),
)  # fmt: skip

HANDICAPS: tuple[SettingRow, ...] = (
    SettingRow(
        "handicap_by", "handicaps", ("Handicap by", "Handicap selon"),
        ("rank (M12), score before the round (B3), rating, or the rank of the rating (A6)",
         "rang (M12), score avant la ronde (B3), cote, ou le rang de la cote (A6)"),
        "choice",
        choices=(("rank", "rank", "rang"), ("score", "score", "score"),
                 ("rating", "rating", "cote"),
                 ("rating rank", "rank of the rating", "rang de la cote")),
    ),
    SettingRow(
        "handicap_even_above", "handicaps", ("Even games from rank", "À égalité dès le rang"),
        ("whoever entered at it or higher plays all games even; a rank, bar, or empty (B3, E8)",
         "qui s'est inscrit à ce rang ou plus haut joue à égalité ; rang, barre, ou vide (B3, E8)"),
        "rank", choices=(("bar", "bar", "barre"),),
    ),
    SettingRow(
        "handicap_top", "handicaps", ("Counted no higher than", "Compté au plus comme"),
        ("for handicaps by rank or score nobody counts above this rank, as in OpenGotha; or empty",
         "pour le handicap par rang ou score, nul ne compte plus haut, comme OpenGotha ; ou vide"),
        "rank",
    ),
    SettingRow(
        "komi_even", "handicaps", ("Komi of even games", "Komi à égalité"),
        ("White's points; the ½ keeps from jigo", "les points de Blanc ; le ½ évite le jigo"),
        "points", optional=False,
    ),
    SettingRow(
        "komi_one", "handicaps", ("Komi with handicap 1", "Komi avec handicap 1"),
        ("½: White wins a tied board (M12); -½: Black does (A6)",
         "½ : Blanc gagne l'égalité (M12) ; -½ : Noir (A6)"),
        "points", optional=False,
    ),
    SettingRow(
        "komi_handicap", "handicaps", ("Komi with stones", "Komi avec pierres"),
        ("from handicap 2 on", "dès le handicap 2"), "points", optional=False,
    ),
    SettingRow(
        "board", "handicaps", ("Board size", "Taille du goban"),
        ("13 and 9: stones and komi stand on the sheet Handicaps, which comes by itself (B23)",
         "13 et 9 : pierres et komi sont sur la feuille Handicaps, qui vient d'elle-même (B23)"),
        "choice", choices=(("19", "19", "19"), ("13", "13", "13"), ("9", "9", "9")),
    ),
)  # fmt: skip

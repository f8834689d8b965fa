# What stands on the board of Xi'an drawn in text. Short, since most of it stands in lines.
# $tolls, $pigments, $name, $material, $section, $source, $what, $value (text): short words; the others are numbers.

xian-round = Tour { $round } sur { $rounds }, phase { $phase }
xian-order = Ordre :
xian-removed = Requêtes passées :
xian-requests = Requêtes
xian-pair = Bâtiments { $standing }/{ $limit }
xian-closed = FERMÉS
xian-minister = Premier ministre
xian-tolls = péage { $tolls }
xian-row = Équipement
xian-equipment = { $name } ({ $material }, { $section }) { $coins }${ $clay ->
    [0] { "" }
   *[other] { " " }+{ $clay } Argile
}
xian-track = Superviseurs
xian-end-tiles = Tuiles de fin restantes
xian-supply = Réserve
xian-statues-left = statues { $count }
xian-statue = statue
xian-painted = peint par 1
xian-signed = signée par 1
xian-space = ce que rapporte une case
xian-statue-cost = statue
xian-clay-cell = { $clay } Argile
xian-paint-cost = peinture
xian-any = au choix
xian-places = places
xian-soldiers = soldats
xian-players = Joueurs
xian-points-short = PP
xian-coins-short = $
xian-clay-short = Arg.
xian-builders-short = Bât.
xian-signatures-short = Sig.
xian-soldiers-short = Sol.
xian-pair-shown = révèle
xian-hand = main
xian-cards-in-hand = cartes en main : { $count }
xian-helpers = Assistants :
xian-tiles = tuiles :
xian-used-tiles = utilisées :
xian-end-tile = Tuile de fin :
xian-equipment-count = Équipements forgés : { $count }
xian-own-equipment = Équipement :
xian-equipment-points = { $points } PP pour l'instant
xian-source = { $source } { $points }
xian-note = { $what } : { $value }
xian-sources = { $total } PP :
xian-brief = { $points } PP, { $coins }$, Argile { $clay }, pigments : { $pigments }
xian-letter-yellow = J
xian-letter-red = R
xian-letter-green = V
xian-letter-blue = B
xian-colour-yellow = jaune
xian-colour-red = rouge
xian-colour-green = vert
xian-colour-blue = bleu

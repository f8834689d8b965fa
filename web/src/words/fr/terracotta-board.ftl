# Ce qui se dit sur le plateau de Terracotta Army, de ses joueurs, et sur le plateau en texte.

## Les parties du plateau

part-mausoleum = Mausolée
part-wheel = Roue d'Actions
part-supplies = Réserves
board-title-organizer = Guerriers
board-title-specialists = Spécialistes
board-title-masters = Maîtres
board-title-order = Ordre du Tour
board-title-priority = Jetons Priorité
board-rounds = Manches et tuiles Décompte
board-none = aucun
board-name-builder = Façonneur
board-name-administrator = Administrateur
board-name-inspector = Inspecteur
board-name-clay-maker = Argilières
board-name-supervisor = Superviseur
board-name-blacksmith = Forgeron

## Ce qui est sous le pointeur

board-refused = { $about }. Pas maintenant : { $reason }
board-cell = { $cell } : { $figure }
board-cell-empty = { $cell } : vide
board-warrior = { $warrior } ({ $seat })
board-rider = { $warrior } à Cheval ({ $seat })
board-horse = Cheval, cavalier en { $rider_cell } ({ $seat })
board-archer = Archer Agenouillé, tourné { $facing }
board-segment = { $actions }. { $workers }
board-worker = { $worker } : { $seat }
board-both-workers = { THING("craftsman") } : { $seat }, { THING("artisan") } : { $other_seat }
board-ring = { $ring }
board-warehouse = Entrepôt { $warehouse } : { AMOUNT($clay, "dry-clay") }
board-inspector = { $inspector } : { $inspector ->
    [row] ligne { $place }
   *[column] colonne { $place }
}
board-tile = Manche { $round } : { $tile }. Domination { $domination }, Présence { $presence }
board-column = { $remaining ->
    [0] { $warrior } : épuisé
    [one] { $warrior } : il en reste { $remaining }, qui vaut { AMOUNT($points, "point") }
   *[other] { $warrior } : il en reste { $remaining }, le prochain vaut { AMOUNT($points, "point") }
}
board-specialist = { $remaining ->
    [0] { $specialist } : épuisé
   *[other] { $specialist } : il en reste { $remaining }, pour { AMOUNT($cost, "coin") } et { THING($weapon, form: "le") }
}
board-master = { $master } : { $names }
board-master-free = { $master } : personne encore
board-token = Jeton Maître pour { AMOUNT($coins, "coin") }
board-order = Ordre du Tour : { $names }
board-priority = { $count ->
    [0] Plus aucun jeton Priorité dans la pile
    [one] Dans la pile : jeton Priorité { $numbers }
   *[other] Dans la pile : jetons Priorité { $numbers }
}

## Li Si

board-overseer = Contremaître de Li Si : segment { $segment }
board-deck = Paquet : { AMOUNT($cards, "card") }
board-discard = { $count ->
    [0] Aucune carte défaussée
   *[other] { $reshuffle ->
        [0] Défaussées : { $numbers }
       *[other] Défaussées : { $numbers } et la carte Mélange
    }
}
board-card = Carte { $card } : { $action }
board-card-turning = Carte { $card } : { $action } ; tourne : { $rings }
board-weapon-row = { $count ->
    [0] Armes, la plus voulue d'abord : { $weapons }. Aucune n'est active
   *[other] Armes, la plus voulue d'abord : { $weapons }. Actives : { $ready }
}
board-masters-to-come = Cartes Maître à venir : { $masters }
board-challenges = { $count ->
    [0] Aucun Défi de l'Empereur
   *[other] Défis de l'Empereur : { $challenges }
}

## Un joueur

player-coming = manche +{ $points }
player-coming-about = Le décompte de la manche rapporterait à présent { AMOUNT($points, "point") }
player-weapon-ready = { $weapon } : active
player-weapon-used = { $weapon } : inactive
player-craftsmen = Apprentis en main : { $count }
player-artisans = Artisans en main : { $count }, à gagner : { $supply }
player-tokens = { $count ->
    [one] Jeton Maître à { $tokens }
   *[other] Jetons Maître à { $tokens }
}
player-no-tokens = Plus aucun jeton Maître
player-priority = Jeton Priorité { $number }
player-sources = Points par origine
player-source-organizer = Rack de Guerriers
player-source-weapons = Armes
player-source-inspectors = Inspecteurs
player-source-musicians = Musiciens
player-source-tiles = Tuiles Décompte
player-source-footmen = Serviteurs
player-source-groups = Groupes
player-source-archers = Archers
player-source-leftovers = Restes
player-source-solo = Bonus solo

## Le plateau en texte

text-players = Joueurs
text-round = Manche { $round } sur { $rounds }
text-active = C'est à { $seat } de jouer.
text-empty = vide
text-nobody = personne
text-weapons = { $weapons }
text-col-round = Manche
text-col-tile = Tuile Décompte
text-col-domination = Domination
text-col-presence = Présence
text-col-segment = Segment
text-col-inner = Disque Central
text-col-middle = Disque Intermédiaire
text-col-outer = Disque Extérieur
text-col-craftsman = Apprenti
text-col-artisan = Artisan
text-col-warehouse = Entrepôt
text-col-warrior = Guerrier
text-col-left = Restants
text-col-points = Points, le prochain d'abord
text-col-specialist = Spécialiste
text-col-weapon = Arme
text-col-price = Prix
text-col-master = Maître
text-col-owners = Qui y a un jeton
text-row-colour = Couleur
text-row-points = Points de Victoire
text-row-coins = Pièces
text-row-wet = Argile Humide
text-row-dry = Argile Sèche
text-row-weapons = Armes actives
text-row-craftsmen = Apprentis en main
text-row-artisans = Artisans en main
text-row-supply = Artisans à gagner
text-row-tokens = Jetons Maître restants
text-row-priority = Jeton Priorité

## La galerie

gallery-title = Galerie des plateaux
gallery-board = Plateau : { $name }
zoom-whole = Tout le plateau

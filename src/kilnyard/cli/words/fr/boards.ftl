# Ce qui figure sur un plateau dessiné en texte. Court, car presque tout se trouve dans des tableaux.

## L'Armée de Terre Cuite : lettres des figurines et des Ouvriers, toutes différentes

letter-officer = O
letter-guard = G
letter-crossbowman = A
letter-soldier = S
letter-horse = c
letter-footman = V
letter-archer = R
letter-musician = M
letter-craftsman = p
letter-artisan = t

## Noms courts

short-builder = Façonneur
short-administrator = Administrateur
short-inspector = Inspecteur
short-clay-maker = Argilières
short-supervisor = Superviseur
short-blacksmith = Forgeron
short-archer = Archer
short-tile-quarter-nw = Quart nord-ouest
short-tile-quarter-ne = Quart nord-est
short-tile-quarter-sw = Quart sud-ouest
short-tile-quarter-se = Quart sud-est
short-tile-officer = Officiers
short-tile-guard = Gardes
short-tile-crossbowman = Arbalétriers
short-tile-soldier = Soldats
short-tile-middle-row = Ligne 4
short-tile-middle-column = Colonne e
short-tile-coins = Pièces
short-tile-clay = Argile, Humide ou Sèche
short-organizer = Rack
short-weapons = Armes
short-inspectors = Inspecteurs
short-musicians = Musiciens
short-tiles = Tuiles
short-footmen = Serviteurs
short-groups = Groupes
short-archers = Archers
short-leftovers = Restes
short-solo = Bonus solo

## Les espaces de la Roue d'Actions

wheel-coins = +{ $amount } { $amount ->
    [one] Pièce
   *[other] Pièces
}
wheel-clay = +{ $amount } Argile
wheel-build = Guerrier −{ $amount }
wheel-soak = Humidifier
wheel-upgrade = Transformer
wheel-master = { $thing }
wheel-priority = Priorité
wheel-weapon = { $thing }
wheel-specialist = Spécialiste

## Les parties de la table

board-inspectors = place des Inspecteurs
board-warehouses = un Entrepôt et son Argile Sèche
board-signs = Signes :
board-owners = le numéro est celui du propriétaire
board-inner = central
board-middle = intermédiaire
board-outer = extérieur
board-workers = qui
board-warehouse = Argile
board-round = Manche { $round } sur { $rounds }
board-order = Ordre du Tour
board-tiles = Tuiles
board-tiles-pay = Domin./Prés.
board-pays = { $domination }/{ $presence } PV
board-organizer = Guerriers
board-column = reste { $remaining }, +{ $points } PV
board-none-left = épuisé
board-specialists = Spécialistes
board-price = reste { $remaining }, { $coins } { $coins ->
    [one] Pièce
   *[other] Pièces
}
board-masters = Maîtres
board-at-master = { $master } :
board-priority-stack = Jetons Priorité sur la pile :
board-players = Joueurs
board-coins = Pièces
board-wet = Argile Humide
board-dry = Argile Sèche
board-craftsmen = Apprentis
board-artisans = Artisans (réserve)
board-artisans-cell = { $inhand } ({ $supply })
board-weapons = Armes actives
board-tokens = Jetons Maître
board-note = { $what } : { $value }
board-priority = Priorité
board-points = PV
board-sources = { $total } PV :
board-source = { $source } { $points }
board-hand = { $points } PV, { $coins } { $coins ->
    [one] Pièce
   *[other] Pièces
}, Argile : { $wet } humide, { $dry } sèche, Armes actives : { $weapons }

## Li Si

board-overseer = Contremaître
board-weapon-row = Armes, la plus voulue d'abord :
board-cards = Cartes :
board-cards-cell = { $deck } dans le paquet, { $discarded } { $discarded ->
    [one] défaussée
   *[other] défaussées
} ; Maîtres à venir : { $masters }
board-active-cards = Cartes actives :
board-turns-inner = (tourne le Disque Central)
board-turns-middle = (tourne le Disque Intermédiaire)
board-challenges = Défis de l'Empereur :

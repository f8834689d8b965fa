# Everything on the table by its name. Forms: `un` has the indefinite article, `le` the definite one,
# `du` the preposition as well.
# docs/glossary.md lists these names in all languages.

## Warriors and their Weapons

thing-officer = Officier
    .un = un Officier
    .le = l'Officier
thing-guard = Garde
    .un = un Garde
    .le = le Garde
thing-crossbowman = Arbalétrier
    .un = un Arbalétrier
    .le = l'Arbalétrier
thing-soldier = Soldat
    .un = un Soldat
    .le = le Soldat
thing-sword = Épée
    .le = l'Épée
thing-halberd = Hallebarde
    .le = la Hallebarde
thing-crossbow = Arbalète
    .le = l'Arbalète
thing-spear = Lance
    .le = la Lance

## Specialists

thing-horse = Cheval
    .un = un Cheval
    .le = le Cheval
thing-footman = Serviteur
    .un = un Serviteur
    .le = le Serviteur
thing-archer = Archer Agenouillé
    .un = un Archer Agenouillé
    .le = l'Archer Agenouillé
thing-musician = Musicien
    .un = un Musicien
    .le = le Musicien

## Masters

thing-builder = Maître Façonneur
    .le = le Maître Façonneur
thing-administrator = Maître Administrateur
    .le = le Maître Administrateur
thing-inspector = Maître Inspecteur
    .le = le Maître Inspecteur
thing-clay-maker = Maître des Argilières
    .le = le Maître des Argilières
thing-supervisor = Maître Superviseur
    .le = le Maître Superviseur
thing-blacksmith = Maître Forgeron
    .le = le Maître Forgeron

## Action Wheel

thing-inner = Disque Central
    .le = le Disque Central
    .du = du Disque Central
thing-middle = Disque Intermédiaire
    .le = le Disque Intermédiaire
    .du = du Disque Intermédiaire
thing-outer = Disque Extérieur
    .le = le Disque Extérieur
    .du = du Disque Extérieur
thing-craftsman = Apprenti
    .un = un Apprenti
thing-artisan = Artisan
    .un = un Artisan

## Inspectors, by what they look along

thing-row = Inspecteur des lignes
    .le = l'Inspecteur des lignes
thing-column = Inspecteur des colonnes
    .le = l'Inspecteur des colonnes

## Directions

thing-up = vers le haut
thing-right = vers la droite
thing-down = vers le bas
thing-left = vers la gauche

## Players

thing-purple = Violet
thing-yellow = Jaune
thing-green = Vert
thing-blue = Bleu
thing-li-si = Li Si

## Where points come from

thing-organizer = Rack de Guerriers
thing-weapons = Armes
thing-inspectors = Inspecteurs
thing-musicians = Musiciens
thing-tiles = tuiles Décompte
thing-footmen = Serviteurs
thing-groups = groupes
thing-archers = Archers Agenouillés
thing-leftovers = restes
thing-solo = partie en solo

## Scoring tiles, by what they compare

thing-tile-quarter-nw = Guerriers du quadrant nord-ouest
thing-tile-quarter-ne = Guerriers du quadrant nord-est
thing-tile-quarter-sw = Guerriers du quadrant sud-ouest
thing-tile-quarter-se = Guerriers du quadrant sud-est
thing-tile-officer = tous les Officiers
thing-tile-guard = tous les Gardes
thing-tile-crossbowman = tous les Arbalétriers
thing-tile-soldier = tous les Soldats
thing-tile-middle-row = Guerriers de la ligne centrale
thing-tile-middle-column = Guerriers de la colonne centrale
thing-tile-coins = Pièces
thing-tile-clay = Argile, Humide et Sèche

## The Emperor's Challenges

thing-rich-treasury = Riche trésor
thing-full-stores = Réserves pleines
thing-armed-workshop = Atelier armé
thing-imperial-favour = Faveur impériale
thing-head-start = Longueur d'avance
thing-trained-hand = Main exercée
thing-no-idle-hands = Sans relâche
thing-overtime = Heures supplémentaires

## Other words of the rules

thing-worker = Ouvrier
thing-clay = Argile
thing-wet-clay = Argile Humide
thing-dry-clay = Argile Sèche
thing-coin = Pièce
thing-points = Points de Victoire (PV)
thing-statue = Statue
thing-warrior = Guerrier
thing-specialist = Spécialiste
thing-weapon = Arme
thing-master = Maître
thing-master-token = jeton Maître
thing-mausoleum = Mausolée
thing-action-wheel = Roue d'Actions
thing-segment = segment
thing-warehouse = Entrepôt
thing-inspector-track = piste Inspecteur
thing-priority-token = jeton Priorité
thing-scoring-tile = tuile Décompte
thing-group = groupe
thing-domination = Domination
thing-presence = Présence
thing-turn-order = Ordre du Tour
thing-round = manche
thing-action-phase = Phase d'Actions
thing-scoring-phase = Phase de Décompte
thing-cleanup-phase = Phase d'Entretien
thing-end-game-scoring = Décompte Final
thing-overseer = Contremaître
thing-action-card = carte Action
thing-reshuffle-card = carte Mélange
thing-spare-action = Action de Rechange
thing-surprise-build = Façonnage Surprise

## Scorings to come

thing-round-scoring = Décompte de la manche
thing-game-scoring = Décompte final

# Everything on the table by its name. Forms: `a` is the name with its indefinite article.

## Workers

thing-worker = Ouvrier
thing-collector = Percepteur
    .le = le Percepteur
thing-craftsman = Artisan
    .le = l'Artisan
thing-helper = Assistant
    .le = l'Assistant
thing-miner = Mineur
    .le = le Mineur
thing-y1 = Percepteur 1
thing-y2 = Percepteur 2
thing-y3 = Percepteur 3
thing-y4 = Percepteur 4
thing-y5 = Percepteur 5
thing-y6 = Percepteur 6
thing-r1 = Artisan 1
thing-r2 = Artisan 2
thing-r3 = Artisan 3
thing-r4 = Artisan 4
thing-r5 = Artisan 5
thing-r6 = Artisan 6
thing-g1 = Assistant 1, Céramiste
thing-g2 = Assistant 2, Comptable
thing-g3 = Assistant 3, Administrateur
thing-g4 = Assistant 4, Émissaire
thing-g5 = Assistant 5, Scientifique
thing-g6 = Assistant 6, Officier
thing-b1 = Mineur 1
thing-b2 = Mineur 2
thing-b3 = Mineur 3
thing-b4 = Mineur 4
thing-b5 = Mineur 5
thing-b6 = Mineur 6

## Helpers

thing-ceramist = Céramiste
    .le = le Céramiste
thing-accountant = Comptable
    .le = le Comptable
thing-administrator = Administrateur
    .le = l'Administrateur
thing-emissary = Émissaire
    .le = l'Émissaire
thing-scientist = Scientifique
    .le = le Scientifique
thing-officer = Officier
    .le = l'Officier

## Buildings

thing-workshop = Atelier
    .le = l'Atelier
    .du = de l'Atelier
    .au = à l'Atelier
thing-laboratory = Laboratoire
    .le = le Laboratoire
    .du = du Laboratoire
    .au = au Laboratoire
thing-armoury = Armurerie
    .le = l'Armurerie
    .du = de l'Armurerie
    .au = à l'Armurerie
thing-palace = Palais
    .le = le Palais
    .du = du Palais
    .au = au Palais

## Resources

thing-resource = ressource
thing-coin = Pièce
    .un = une Pièce
thing-clay = Argile
    .un = une Argile
thing-yellow = pigment jaune
    .un = un pigment jaune
thing-red = pigment rouge
    .un = un pigment rouge
thing-green = pigment vert
    .un = un pigment vert
thing-blue = pigment bleu
    .un = un pigment bleu

## The pit

thing-pit = fosse
thing-A = section A
thing-B = section B
thing-C = section C
thing-statue = statue
thing-soldier = soldat
thing-signature = Signature
thing-group = groupe
thing-request = jeton Requête

## Equipment

thing-equipment = Équipement
thing-empty-place = place vide
thing-crossbow = Arbalète
    .un = une Arbalète
thing-arrowheads = Pointes de flèches
    .un = des Pointes de flèches
thing-chariot = Char
    .un = un Char
thing-halberd = Hallebarde
    .un = une Hallebarde
thing-horse = Cheval
    .un = un Cheval
thing-sword = Épée
    .un = une Épée
thing-wood = bois
thing-bronze = bronze

## The Supervisor track and its tiles

thing-supervisor = Superviseur
thing-start-tile = tuile de départ
thing-bonus-tile = tuile Bonus
thing-end-tiles = tuiles de fin de partie
thing-open-or-free = bâtiment ouvert ou gratuit
    .le = la tuile bâtiment ouvert ou gratuit
thing-market = marché
    .le = la tuile marché
thing-discount = réduction
    .le = la tuile réduction
thing-extra-action = action supplémentaire
    .le = la tuile action supplémentaire
thing-returned-resources = 1 point par ressource rendue, 15 au plus
thing-every-ten-points = 1 point par dizaine de points
thing-unused-tiles = 3 points par tuile Bonus non utilisée
thing-painted-soldiers = 2 points par soldat peint
thing-helpers-recruited = 2 points par Assistant
thing-six-points = 6 points
thing-section-majorities = 5 points par majorité de section
thing-identical-pairs = 4 points par paire d'Équipements identiques

## Players

thing-purple = Violet
thing-orange = Orange
thing-cyan = Cyan
thing-jade = Jade

## Where points come from

thing-modelling = Modelage
thing-painting = Peinture
thing-recruiting = Assistants
thing-prime-minister = Premier ministre
thing-debts = Dettes
thing-majorities = Majorités
thing-equipment-sets = Ensembles d'Équipements
thing-equipment-matches = Équipements appariés
thing-bonus-tiles = Tuiles Bonus non utilisées
thing-end-tile = Tuile de fin de partie
thing-leftovers = Restes

## Other words of the rules

thing-master-builder = Maître-Bâtisseur
thing-toll = péage
thing-points = Points de Prestige
thing-round = tour
thing-phase = phase
thing-game-scoring = Décompte final

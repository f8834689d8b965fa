# La galerie des figures, des icônes et des couleurs, les couvertures et les graphiques.

figures-title = Figures, icônes et couleurs
figures-about = Tout ce qui sert à dessiner les tables, de jour et de nuit. Chaque nom est celui qu’il faut employer dans le code.
figures-day = De jour
figures-night = De nuit
figures-statues = Statues
figures-nobody = à personne
figures-horses = Chevaux
figures-archers = Où vise un Archer agenouillé
figures-emblems = Emblèmes des propriétaires
figures-icons = Icônes
figures-one-colour = En une seule couleur
figures-colours = Couleurs
figures-letters = Lettres
figures-letters-sample = Dès Noël, l’œuvre naît : où l’artisan façonne l’argile, le four reçoit l’armée. 0123456789
figures-buttons = Boutons
figures-button = Ordinaire
figures-button-primary = Premier
figures-button-quiet = Discret
figures-button-disabled = Pas maintenant
figures-covers = Couvertures
figures-charts = Graphiques

cover-terracotta = Terracotta Army : des rangs de guerriers d’argile devant la lueur d’un four
cover-xian = Xi’an : la porte d’un tombeau entre des montagnes aux couleurs minérales
cover-architects = Architectes du Royaume de l’Ouest : un vitrail de cathédrale au-dessus d’un échafaudage de chêne

# $round (number): which round
chart-round = { NUMBER($round) }
chart-rounds = Manche
chart-before-first = Début

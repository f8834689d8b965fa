# Les pages des règles et du protocole des places.

# $game (text): the game's name
rules-title = Règles : { $game }
# $count (number): rules
rules-about = Les { $count } règles que la table applique, une phrase chacune, avec nos propres mots. Quand quelque chose est impossible, la table cite l'une d'elles.
rules-search = Chercher
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rules-parts = Parties des règles
# $lines (text): numbers of lines; $count (number): how many
rules-cite-en = { $count ->
    [one] livret anglais, ligne { $lines }
   *[other] livret anglais, lignes { $lines }
}
rules-cite-fr = { $count ->
    [one] livret français, ligne { $lines }
   *[other] livret français, lignes { $lines }
}
rules-cite-pl = { $count ->
    [one] livret polonais, ligne { $lines }
   *[other] livret polonais, lignes { $lines }
}
# $decision (text): the name of a decision of ours
rules-decision = notre décision : { ID($decision) }

## Terracotta Army

rules-part-TA-SET = Mise en place
rules-part-TA-KEY = Notions clés
rules-part-TA-GAME = Manches et phases
rules-part-TA-ACT = Phase d'Actions
rules-part-TA-RING = Actions des Disques
rules-part-TA-WAR = Façonner des Guerriers
rules-part-TA-OFF = L'Officier
rules-part-TA-GUA = Le Garde
rules-part-TA-CRO = L'Arbalétrier
rules-part-TA-SOL = Le Soldat
rules-part-TA-SPE = Acheter des Spécialistes
rules-part-TA-HOR = Le Cheval
rules-part-TA-FOO = Le Serviteur
rules-part-TA-ARC = L'Archer Agenouillé
rules-part-TA-MUS = Le Musicien
rules-part-TA-MAS = Les Maîtres dans la Phase d'Entretien
rules-part-TA-BUI = Le Maître Façonneur
rules-part-TA-ADM = Le Maître Administrateur
rules-part-TA-INS = Le Maître Inspecteur
rules-part-TA-CLA = Le Maître des Argilières
rules-part-TA-SUP = Le Maître Superviseur
rules-part-TA-BLA = Le Maître Forgeron
rules-part-TA-SCO = Phase de Décompte
rules-part-TA-CLE = Phase d'Entretien
rules-part-TA-END = Décompte Final
rules-part-TA-SOLO-SET = Li Si : mise en place
rules-part-TA-SOLO-ACT = Li Si : Phase d'Actions
rules-part-TA-SOLO-SUR = Li Si : Façonnage Surprise
rules-part-TA-SOLO-SCO = Li Si : décompte et entretien
rules-part-TA-SOLO-RING = Li Si : actions des Disques
rules-part-TA-SOLO-MAS = Li Si : Maîtres
rules-part-TA-SOLO-WEA = Li Si : Armes
rules-part-TA-SOLO-SPE = Li Si : Spécialistes
rules-part-TA-SOLO-SPARE = Li Si : cartes et Actions de Rechange
rules-part-TA-SOLO-BUILD = Li Si : Guerriers
rules-part-TA-SOLO-CHA = Les Défis de l'Empereur
rules-part-TA-SOLO-END = Li Si : la fin

## Le protocole des places

api-title = Le protocole des places
api-about = Tout ce que font ces pages, un programme peut le faire : il interroge les mêmes adresses et apprend ce que sa place peut savoir. La clé d'une place est le jeton à la fin de son lien, envoyé comme « Authorization: Bearer JETON ».
api-docs = Comment un bot s'assied et joue est expliqué pas à pas dans docs/seat-protocol.md, avec un bot entier dans examples/random_bot.py.
api-raw = La description entière au format OpenAPI (JSON)
api-paths = Ce qu'on peut demander
api-types = Ce qui est envoyé et répondu
api-takes = reçoit
api-gives = répond

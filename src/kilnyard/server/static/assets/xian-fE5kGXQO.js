var e=`
amount-coin = { $count ->
    [one] { $count } Pièce
   *[other] { $count } Pièces
}
amount-clay = { $count ->
    [one] { $count } Argile
   *[other] { $count } Argiles
}
amount-point = { $count } PP
amount-card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
amount-soldier = { $count ->
    [one] { $count } soldat
   *[other] { $count } soldats
}
amount-type = { $count ->
    [one] { $count } type
   *[other] { $count } types
}
amount-match = { $count ->
    [one] { $count } paire
   *[other] { $count } paires
}
amount-tile = { $count ->
    [one] { $count } tuile non utilisée
   *[other] { $count } tuiles non utilisées
}
amount-resource = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
}
amount-exchange = { $count ->
    [one] { $count } échange
   *[other] { $count } échanges
}



XI-SET-1 = Chaque joueur a les mêmes 24 cartes Ouvrier\xA0: six de chacune des quatre couleurs, numérotées de 1 à 6.
XI-SET-2 = Chaque joueur commence avec 2 Pièces et 1 Argile.
XI-SET-3 = Chaque joueur a 2 Maîtres-Bâtisseurs, 2 Signatures et 6 soldats de sa couleur.
XI-SET-4 = Chaque joueur commence avec 0 Point de Prestige.
XI-SET-5 = Quatre cartes Équipement sont face visible au départ, rangées de gauche à droite.
XI-SET-6 = Quatre jetons Requête sont tirés au hasard\xA0: un pour la section A, deux pour la section B, un pour la section C.
XI-SET-7 = Les quatre bâtiments sont posés au hasard sur deux paires de cases.
XI-SET-8 = Le Premier ministre commence dans le bâtiment de la couleur du jeton Requête le plus haut.
XI-SET-9 = Les cases 1 à 4 de la Piste du superviseur portent chacune quatre tuiles\xA0: bâtiment ouvert ou gratuit, marché, réduction, action supplémentaire.
XI-SET-10 = Quatre des huit tuiles de fin de partie sont tirées pour la case 5 et visibles de tous\xA0; les autres ne servent pas.
XI-SET-11 = Chaque joueur reçoit au hasard une tuile de départ.
XI-SET-12 = Tous les Superviseurs commencent en une pile sur la case 0\xA0; plus le numéro de départ est petit, plus le Superviseur est haut.
XI-SET-13 = La tuile de départ donne un pigment\xA0: jaune pour le 1, rouge pour le 2, vert pour le 3, bleu pour le 4.
XI-SET-14 = Chaque section de la fosse reçoit au hasard une face Formation parmi quatre.
XI-SET-15 = Une statue non peinte se trouve dès le départ sur chaque icône Statue.
XI-SET-16 = Tout est visible, sauf les cartes en main ou mises de côté, les pioches et les Équipements pris par les joueurs.
XI-SET-17 = La fosse est une seule grille de 24 cases\xA0: la section A touche la B, et la B touche la C.


XI-SUP-1 = Les Pièces et l'Argile ne s'épuisent jamais.
XI-SUP-2 = Il y a 12 soldats non peints\xA0; tant qu'il n'en reste aucun dans la réserve, personne ne peut modeler de statue.
XI-SUP-3 = Il y a 6 pigments de chaque couleur\xA0; un joueur prend ceux qui restent et rien à la place des autres.


XI-GAME-1 = La partie compte 6 tours de 2 phases\xA0: chacun joue donc 12 phases.
XI-GAME-2 = Au début d'un tour, chacun pioche quatre cartes Ouvrier.
XI-GAME-3 = Une paire est jouée dans la première phase\xA0; les deux cartes mises de côté forment la paire de la deuxième.
XI-FAV-1 = Une seule fois, au premier tour, un joueur peut placer des cartes de sa main sous sa pioche et en tirer autant.
XI-FAV-2 = Les cartes placées sous la pioche ne sont pas montrées\xA0; elles sont tirées au dernier tour.
XI-PAIR-1 = Tous les joueurs choisissent leur paire secrètement et en même temps.
XI-PAIR-2 = La carte du dessous donne l'ordre de jeu par son numéro, celle du dessus donne l'action.
XI-PAIR-3 = Dans la deuxième phase, les deux cartes restantes se posent dans l'ordre voulu, de nouveau secrètement et en même temps.
XI-PAIR-4 = Une fois les paires révélées, les cartes restent comme elles sont.
XI-ORDER-1 = Le joueur dont la carte du dessous porte le plus grand numéro joue d'abord, puis les autres selon leur numéro.
XI-ORDER-2 = À numéro égal, le Superviseur le plus avancé sur la piste passe d'abord.
XI-ORDER-3 = À numéro égal sur la même case, le Superviseur le plus haut dans la pile passe d'abord.
XI-ORDER-4 = L'ordre établi quand les paires sont révélées vaut pour toute la phase.
XI-ORDER-5 = Les cartes utilisées sont défaussées face visible à la fin de la phase, sauf les Assistants recrutés.


XI-WORK-1 = Un tour commence par l'action de la carte du dessus, qui est obligatoire.
XI-WORK-2 = Un Percepteur rapporte 2, 3 ou 4 Pièces, selon la carte.
XI-WORK-3 = Un Artisan rapporte 1, 2 ou 3 Argiles, selon la carte.
XI-WORK-4 = Un Assistant recruté reste devant le joueur et sert jusqu'à la fin de la partie.
XI-WORK-5 = Recruter un Assistant rapporte aussitôt les points indiqués pour le tour en cours.
XI-WORK-6 = Un Mineur rapporte le ou les pigments montrés sur la carte.
XI-WORK-7 = À la place de son action, toute carte peut rapporter un pigment de sa propre couleur.
XI-WORK-8 = Un Assistant joué pour son pigment ou posé dessous est défaussé et ne rapporte aucun point.
XI-WORK-9 = Le pigment de la couleur de la carte peut être choisi même si la réserve n'en a plus\xA0; il ne rapporte alors rien.


XI-HELP-1 = Avec le Céramiste, chaque statue que vous modelez rapporte 1 point de plus.
XI-HELP-2 = Avec le Comptable, l'action d'un Percepteur rapporte 1 Pièce de plus.
XI-HELP-3 = Avec l'Administrateur, l'action d'un Artisan rapporte 1 Argile de plus.
XI-HELP-4 = Avec l'Émissaire, vous pouvez échanger une ressource chaque fois que votre Superviseur avance.
XI-HELP-5 = Avec le Scientifique, une statue coûte 1 Argile de moins.
XI-HELP-6 = Avec l'Officier, un Équipement coûte 1 Pièce de moins.
XI-HELP-7 = Un Assistant agit dès qu'il est recruté, y compris dans le même tour.
XI-HELP-8 = Le Comptable et l'Administrateur n'ajoutent rien aux autres gains, ni au pigment pris à la place de l'action.
XI-HELP-9 = Les effets des Assistants et des tuiles Bonus se cumulent.


XI-BLD-1 = À chaque phase, un joueur peut envoyer un Maître-Bâtisseur dans un bâtiment, et pas davantage.
XI-BLD-2 = Une paire de bâtiments accueille 3 pions à 2 joueurs, 4 à 3 joueurs et 5 à 4 joueurs.
XI-BLD-3 = Le Premier ministre compte dans la limite de la paire où il se trouve.
XI-BLD-4 = À la limite, les deux bâtiments de la paire sont fermés jusqu'à la fin du tour.
XI-BLD-5 = Qui entre paie à chaque adversaire 1 Pièce par Maître-Bâtisseur que celui-ci a dans le bâtiment.
XI-BLD-6 = À 2 joueurs, le péage est de 2 Pièces pour un Maître-Bâtisseur adverse et de 3 Pièces pour deux.
XI-BLD-7 = Vos propres Maîtres-Bâtisseurs ne coûtent rien, et vous pouvez entrer dans le même bâtiment aux deux phases.
XI-BLD-8 = Seul un joueur capable d'agir dans un bâtiment peut y entrer.
XI-BLD-9 = Qui n'entre dans aucun bâtiment passe et prend 1 Pièce.
XI-BLD-10 = Qui n'a pas assez de Pièces les paie toutes et perd 2 points par Pièce manquante.
XI-BLD-11 = Les joueurs à qui un péage est dû sont tout de même payés en entier, par la réserve.
XI-BLD-12 = Les points peuvent descendre au-dessous de 0.
XI-BLD-13 = Des Pièces peuvent manquer pour un péage ou un Équipement\xA0; l'Argile et les pigments doivent être en main.
XI-BLD-14 = Le premier joueur du tour à entrer dans le bâtiment du Premier ministre gagne 1 Pièce et 1 point.
XI-BLD-15 = La Pièce du Premier ministre est reçue à l'entrée et peut aider à payer l'action.
XI-BLD-16 = Le péage est payé à l'entrée, avant que l'action rapporte quoi que ce soit.


XI-SHOP-1 = Une statue coûte 2 Argiles en section A, 3 en section B et 5 en section C.
XI-SHOP-2 = Une nouvelle statue va sur n'importe quelle case libre de la section.
XI-SHOP-3 = La case d'une nouvelle statue rapporte aussitôt les points, Pièces ou pigments indiqués.
XI-SHOP-4 = Vous pouvez placer une Signature sous une statue que vous modelez, et seulement à ce moment.
XI-SHOP-5 = Chaque joueur a deux Signatures pour toute la partie\xA0; elles ne reviennent jamais.


XI-LAB-1 = En section A, peindre coûte le pigment demandé et un autre de n'importe quelle couleur.
XI-LAB-2 = En section B, peindre coûte les deux pigments demandés.
XI-LAB-3 = En section C, peindre coûte deux fois le pigment demandé.
XI-LAB-4 = Les pigments payés retournent à la réserve.
XI-LAB-5 = Un de vos soldats prend la place d'une statue non peinte, qui retourne à la réserve.
XI-LAB-6 = Les statues signées par un autre joueur ne peuvent pas être peintes.
XI-LAB-7 = Un soldat peint rapporte 1 point par soldat de son groupe, lui compris.
XI-LAB-8 = Un groupe réunit des soldats d'une couleur qui se touchent par un côté, dans une ou plusieurs sections.
XI-LAB-9 = Chaque joueur peut peindre six soldats par partie.


XI-ARM-1 = À l'Armurerie, vous prenez un Équipement de la rangée pour les Pièces indiquées.
XI-ARM-2 = L'Équipement pris est posé face cachée.
XI-ARM-3 = La rangée n'est complétée qu'à la fin du tour.
XI-ARM-4 = Certains Équipements rapportent aussitôt de l'Argile.


XI-PAL-1 = Au Palais, votre Superviseur avance d'une case.
XI-PAL-2 = Un Superviseur qui arrive sur une case se place au-dessus de ceux qui y sont.
XI-PAL-3 = Vous prenez la tuile de la case atteinte par votre Superviseur.
XI-PAL-4 = Sur la dernière case, vous prenez une des tuiles de fin de partie restantes.
XI-PAL-5 = Un Superviseur sur la dernière case ne va pas plus loin.


XI-TILE-1 = Une tuile Bonus s'utilise une seule fois dans la partie, dès qu'elle est prise.
XI-TILE-2 = Plusieurs tuiles Bonus peuvent servir dans un même tour, mais seulement pendant son propre tour.
XI-OPEN-1 = La tuile bâtiment ouvert permet d'entrer dans un bâtiment fermé\xA0; le péage est payé.
XI-OPEN-2 = Ou bien elle dispense du péage d'un bâtiment qui n'est pas fermé.
XI-OPEN-3 = Un Maître-Bâtisseur entré grâce à la tuile compte\xA0: une paire peut donc dépasser sa limite.
XI-OPEN-4 = La tuile ne dispense jamais du coût de l'action elle-même.
XI-OPEN-5 = La tuile ne s'utilise que s'il y a une limite ou un péage à écarter.
XI-MARK-1 = Le marché échange une ou deux ressources contre d'autres de la réserve.
XI-MARK-2 = Le marché peut servir avant l'action Ouvrier, ou avant ou après l'action Bâtiment.
XI-MARK-3 = Dans un échange, on donne d'abord ce qu'on a, puis on prend ce que la réserve contient.
XI-DISC-1 = La tuile réduction enlève 1 Argile au coût d'une statue.
XI-DISC-2 = La tuile réduction enlève 1 Pièce au prix d'un Équipement.
XI-DISC-3 = Avec la tuile réduction, un des deux pigments, au choix, suffit pour peindre.
XI-DISC-4 = La tuile réduction exige quelque chose à réduire, et un péage n'en est pas.
XI-EXTRA-1 = La tuile action supplémentaire exécute l'action d'un bâtiment au choix, sans Maître-Bâtisseur.
XI-EXTRA-2 = Une action supplémentaire ignore limites et péages.
XI-EXTRA-3 = Elle vient après l'action Ouvrier, avant ou après un Maître-Bâtisseur ou une passe, même au tour où elle est gagnée.
XI-EXTRA-4 = Une action supplémentaire ne rapporte jamais le bonus du Premier ministre.


XI-ROUND-1 = Après chaque tour sauf le dernier, tous les Maîtres-Bâtisseurs rentrent.
XI-ROUND-2 = Le jeton Requête le plus bas quitte la fosse pour la Piste de tour.
XI-ROUND-3 = Le Premier ministre va dans le bâtiment de la couleur de ce jeton.
XI-ROUND-4 = Un nouveau jeton Requête est tiré pour la case libérée.
XI-ROUND-5 = Les Équipements des deux premières places de la rangée sont défaussés.
XI-ROUND-6 = Les autres Équipements glissent vers la gauche, et la rangée est complétée à quatre.
XI-ROUND-7 = Après le tour 6, il n'y a pas de nouveau tour, seulement le décompte final.


XI-END-1 = La partie s'achève après le tour 6\xA0; on ajoute alors ces points.
XI-END-2 = Les majorités de soldats peints rapportent 10, 5 et 2 points en section A, 12, 6 et 3 en B, 14, 7 et 4 en C.
XI-END-3 = Les joueurs à égalité se partagent les points de leurs places, arrondis au chiffre inférieur.
XI-END-4 = Qui n'a aucun soldat dans une section n'y a pas de place.
XI-END-5 = La quatrième place ne rapporte rien.
XI-END-6 = Des Équipements différents d'une même matière forment un ensemble\xA0: 2, 5 ou 10 points pour 1, 2 ou 3 types.
XI-END-7 = Chaque Équipement appartient à un seul ensemble, et les ensembles sont aussi grands que possible.
XI-END-8 = Un Équipement rapporte 3 points de plus avec un de vos soldats peints dans sa section.
XI-END-9 = Chaque soldat ne sert qu'à un seul Équipement.
XI-END-10 = Chaque tuile Bonus non utilisée rapporte 1 point.
XI-END-11 = La tuile de fin de partie de chaque joueur arrivé au bout de la piste est décomptée.
XI-END-12 = Chaque ensemble de trois ressources restantes rapporte 1 point, quelles qu'elles soient.
XI-END-13 = Qui a le plus de points gagne.
XI-END-14 = À égalité, le Superviseur le plus avancé l'emporte, puis le plus haut dans la pile.


XI-GOAL-1 = Une tuile de fin rapporte 1 point par ressource rendue, 15 au plus\xA0; celles-ci ne comptent plus comme restantes.
XI-GOAL-2 = Une tuile de fin rapporte 1 point pour chaque dizaine de points marqués avant elle.
XI-GOAL-3 = Une tuile de fin rapporte 3 points de plus par tuile Bonus non utilisée.
XI-GOAL-4 = Une tuile de fin rapporte 2 points par soldat que vous avez peint.
XI-GOAL-5 = Une tuile de fin rapporte 2 points par Assistant que vous avez recruté.
XI-GOAL-6 = Une tuile de fin rapporte 6 points.
XI-GOAL-7 = Une tuile de fin rapporte 5 points par section où personne n'a peint plus de soldats que vous.
XI-GOAL-8 = Une tuile de fin rapporte 4 points par paire d'Équipements du même type.



event-round-began = Le tour { $round } commence\xA0; chacun pioche quatre cartes.
event-favour-used = { $seat } place { AMOUNT($cards, "card") } sous sa pioche et en tire autant.
event-pair-shown = { $seat } révèle { $over_card } sur { $card }.


event-coins-collected = { $seat } perçoit { AMOUNT($coins, "coin") }.
event-clay-made = { $seat } obtient { AMOUNT($clay, "clay") }.
event-helper-recruited = { $seat } recrute { THING($helper, form: "le") } et gagne { AMOUNT($points, "point") }.
event-pigment-mined = { $seat } extrait { THING($pigment, form: "un") }.
event-pigment-instead = { $seat } prend { THING($pigment, form: "un") } à la place de l'action de la carte.
event-pigment-missed = La réserve n'a plus de { THING($pigment) } pour { $seat }.


event-building-opened = { $seat } utilise la tuile bâtiment ouvert\xA0: l'entrée { THING($building, form: "du") } est permise malgré la limite.
event-toll-spared = { $seat } utilise la tuile bâtiment gratuit\xA0: aucun péage n'est dû { THING($building, form: "au") }.
event-toll-paid = { $seat } paie un péage de { AMOUNT($coins, "coin") }, qui va à { $to_seat }.
event-debt-settled = Il manque { AMOUNT($coins, "coin") }\xA0: { $seat } perd { AMOUNT($points, "point") }.
event-builder-placed = { $seat } envoie un Maître-Bâtisseur { THING($building, form: "au") }.
event-minister-rewarded = { $seat } rencontre en premier lieu le Premier ministre\xA0: { AMOUNT($coins, "coin") } et { AMOUNT($points, "point") }.
event-passed = { $seat } passe et prend { AMOUNT($coins, "coin") }.


event-statue-modelled = { $seat } modèle une statue en { $cell } pour { AMOUNT($clay, "clay") } et gagne { AMOUNT($points, "point") }.
event-coins-found = { $seat } prend { AMOUNT($coins, "coin") } de la case.
event-pigment-found = { $seat } prend { THING($pigment, form: "un") } de la case.
event-ceramist-scored = { $seat } gagne { AMOUNT($points, "point") } grâce au Céramiste.
event-statue-signed = { $seat } signe la statue en { $cell }.
event-pigment-paid = { $seat } paie { THING($pigment, form: "un") }.
event-soldier-painted = { $seat } peint le soldat en { $cell } et gagne { AMOUNT($points, "point") } pour son groupe.
event-equipment-forged = { $seat } forge { THING($equipment, form: "un") } pour { AMOUNT($coins, "coin") }.
event-equipment-clay-taken = { $seat } prend { AMOUNT($clay, "clay") } avec l'Équipement.
event-supervisor-advanced = { $seat } avance son Superviseur jusqu'à la case { $space }.
event-bonus-tile-taken = { $seat } prend { THING($bonus_tile, form: "le") }.
event-end-tile-taken = { $seat } prend une tuile de fin de partie\xA0: { THING($end_tile) }.


event-market-used = { $seat } utilise la tuile marché.
event-discount-used = { $seat } utilise la tuile réduction.
event-extra-action-used = { $seat } utilise la tuile action supplémentaire { THING($building, form: "au") }.
event-resource-exchanged = { $seat } échange { THING($resource, form: "un") } contre { THING($for_resource, form: "un") }.


event-builders-returned = Tous les Maîtres-Bâtisseurs rentrent.
event-request-removed = Le jeton Requête { $number } ({ THING($pigment) }) quitte la fosse.
event-minister-moved = Le Premier ministre va { THING($building, form: "au") }.
event-request-drawn = Le jeton Requête { $number } ({ THING($pigment) }) arrive en { THING($section) }.
event-equipment-scrapped = La rangée perd { THING($equipment, form: "un") }.
event-equipment-revealed = La rangée reçoit { THING($equipment, form: "un") } pour { AMOUNT($coins, "coin") }.


event-majority-scored = { $seat } gagne { AMOUNT($points, "point") } en { THING($section) } avec { AMOUNT($soldiers, "soldier") }.
event-set-scored = { $seat } gagne { AMOUNT($points, "point") } pour un ensemble de { AMOUNT($types, "type") } en { THING($material) }.
event-matches-scored = { $seat } gagne { AMOUNT($points, "point") } pour { AMOUNT($matches, "match") } Équipement-soldat en { THING($section) }.
event-unused-tiles-scored = { $seat } gagne { AMOUNT($points, "point") } pour { AMOUNT($tiles, "tile") }.
event-end-tile-scored = { $seat } gagne { AMOUNT($points, "point") } avec sa tuile de fin de partie\xA0: { THING($end_tile) }.
event-leftovers-scored = { $seat } gagne { AMOUNT($points, "point") } pour ce qui reste ({ AMOUNT($resources, "resource") }).
event-game-won = { $seat } gagne la partie avec { AMOUNT($points, "point") }.
event-tie-won = { $seat } gagne la partie à égalité de points ({ AMOUNT($points, "point") }) grâce à la Piste du superviseur.



ask-favour = { $seat }\xA0: faveur de l'Empereur. Quelles cartes placer sous votre pioche\xA0?
ask-choose-pair = { $seat }\xA0: phase { $phase }. Quelle carte dessous, quelle carte dessus\xA0?
ask-worker-action = { $seat }\xA0: que rapporte la carte ({ $card })\xA0?
ask-take-turn = { $seat }\xA0: quel bâtiment\xA0?
ask-exchange = { $seat }\xA0: qu'échangez-vous ({ AMOUNT($count, "exchange") })\xA0?
ask-use-discount = { $seat }\xA0: utiliser la tuile réduction { THING($building, form: "au") }\xA0?
ask-model = { $seat }\xA0: où placer la nouvelle statue\xA0?
ask-sign = { $seat }\xA0: signer la statue en { $cell }\xA0?
ask-paint = { $seat }\xA0: quelle statue peignez-vous\xA0?
ask-pay-pigments = { $seat }\xA0: que payez-vous pour le soldat en { $cell }\xA0?
ask-forge = { $seat }\xA0: quel Équipement forgez-vous\xA0?
ask-choose-end-tile = { $seat }\xA0: quelle tuile de fin de partie prenez-vous\xA0?


option-thing = { $thing }
option-and = { $first } et { $last }
option-cards = { $first }\xA0; { $last }
option-keep-all = Garder les quatre cartes
option-put-back = Replacer\xA0: { $cards }
option-pair = { $over } sur { $under }
option-collect = Prendre { AMOUNT($coins, "coin") }
option-make-clay = Prendre { AMOUNT($clay, "clay") }
option-recruit = Recruter { THING($helper, form: "le") }\xA0: { AMOUNT($points, "point") }
option-mine = Prendre { THING($pigment, form: "un") }
option-mine-several = Prendre\xA0: { $pigments }
option-pigment = { THING($pigment, form: "un") } à la place
option-enter = { $coins ->
    [0] { $building }
   *[other] { $points ->
        [0] { $building }, péage { AMOUNT($coins, "coin") }
       *[other] { $building }, péage { AMOUNT($coins, "coin") }, dette −{ AMOUNT($points, "point") }
    }
}
option-open = { $coins ->
    [0] { $building }, malgré la limite (tuile bâtiment ouvert ou gratuit)
   *[other] { $points ->
        [0] { $building }, malgré la limite (tuile bâtiment ouvert ou gratuit), péage { AMOUNT($coins, "coin") }
       *[other] { $building }, malgré la limite (tuile bâtiment ouvert ou gratuit), péage { AMOUNT($coins, "coin") }, dette −{ AMOUNT($points, "point") }
    }
}
option-free = { THING($building) }, sans péage (tuile bâtiment ouvert ou gratuit)
option-extra = { THING($building) }, en action supplémentaire
option-market = Utiliser la tuile marché
option-pass = Passer\xA0: { AMOUNT($coins, "coin") }
option-done = Terminer le tour
option-stop = Ne plus rien échanger
option-exchange = { THING($resource, form: "un") } contre { THING($for_resource, form: "un") }
option-discount-no = Garder la tuile réduction
option-discount-yes = Utiliser la tuile réduction
option-model = { $cell } pour { AMOUNT($clay, "clay") }\xA0: { AMOUNT($points, "point") }
option-sign-no = Pas de Signature
option-sign-yes = Signer
option-paint = { $cell }\xA0: { AMOUNT($points, "point") }
option-forge = { $points ->
    [0] { $equipment } pour { AMOUNT($coins, "coin") }
   *[other] { $equipment } pour { AMOUNT($coins, "coin") }, dette −{ AMOUNT($points, "point") }
}{ $clay ->
    [0] { "" }
   *[other] { ", +" }{ AMOUNT($clay, "clay") }
}



refused-already-entered = Vous avez déjà envoyé un Maître-Bâtisseur ou passé dans cette phase.
refused-turn-not-over = Entrez dans un bâtiment ou passez avant de terminer votre tour.


refused-building-closed = Limite atteinte { THING($building, form: "au") }\xA0: sa paire de bâtiments accueille { $limit } pions au plus.
refused-building-open = Aucune limite à écarter { THING($building, form: "au") }\xA0: l'entrée est libre.
refused-no-toll-due = Aucun péage n'est dû { THING($building, form: "au") }.
refused-no-open-or-free = Vous n'avez pas de tuile bâtiment ouvert ou gratuit à utiliser.
refused-no-extra-action = Vous n'avez pas de tuile action supplémentaire à utiliser.


refused-no-statue-left = Il ne reste aucun soldat non peint dans la réserve\xA0: personne ne peut modeler de statue.
refused-pit-full = Il ne reste aucune case libre dans la fosse.
refused-too-little-clay = Vous n'avez pas assez d'Argile.
refused-no-soldier-left = Tous vos soldats sont déjà dans la fosse.
refused-no-statue-to-paint = Il n'y a aucune statue que vous puissiez peindre.
refused-too-few-pigments = Vous n'avez pas les pigments pour peindre là.
refused-row-empty = Il n'y a plus d'Équipement dans la rangée ce tour-ci.
refused-track-ends = Votre Superviseur est déjà sur la dernière case.


refused-space-occupied = La case { $cell } est déjà occupée.
refused-no-signature-left = Vous n'avez plus de Signature.
refused-no-statue-there = Il n'y a pas de statue en { $cell }.
refused-painted-already = Le soldat en { $cell } est déjà peint.
refused-signed-by-another = Un autre joueur a signé la statue en { $cell }.


refused-place-empty = Il n'y a pas d'Équipement à la place { $place } de la rangée.
refused-end-tile-taken = Cette tuile de fin de partie est déjà prise.


refused-no-discount = Vous n'avez pas de tuile réduction à utiliser.
refused-nothing-to-reduce = Il n'y a rien à réduire.
refused-needs-discount = Sans la tuile réduction, vous ne pourriez pas payer.
refused-no-market = Vous n'avez pas de tuile marché à utiliser.
refused-nothing-to-exchange = Vous n'avez rien à échanger.
refused-not-held = Vous n'avez pas cela à donner\xA0: { THING($resource) }.
refused-supply-empty = La réserve n'a pas cela\xA0: { THING($for_resource) }.
refused-exchange-begun = Le marché fait au moins un échange.


game-xian = Xi'an



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


thing-pit = fosse
thing-A = section A
thing-B = section B
thing-C = section C
thing-statue = statue
thing-soldier = soldat
thing-signature = Signature
thing-group = groupe
thing-request = jeton Requête


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


thing-purple = Violet
thing-orange = Orange
thing-cyan = Cyan
thing-jade = Jade


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


thing-master-builder = Maître-Bâtisseur
thing-toll = péage
thing-points = Points de Prestige
thing-round = tour
thing-phase = phase
thing-game-scoring = Décompte final
`;export{e as default};
var e=`
amount-coin = { $count ->
    [one] { $count } Pièce
   *[other] { $count } Pièces
}
amount-clay = { $count ->
    [one] { $count } Argile
   *[other] { $count } Argiles
}
amount-wet-clay = { $count ->
    [one] { $count } Argile Humide
   *[other] { $count } Argiles Humides
}
amount-dry-clay = { $count ->
    [one] { $count } Argile Sèche
   *[other] { $count } Argiles Sèches
}
amount-point = { $count } PV
amount-player = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
amount-space = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
amount-warrior = { $count ->
    [one] { $count } Guerrier
   *[other] { $count } Guerriers
}
amount-officer = { $count ->
    [one] { $count } Officier
   *[other] { $count } Officiers
}
amount-guard = { $count ->
    [one] { $count } Garde
   *[other] { $count } Gardes
}
amount-crossbowman = { $count ->
    [one] { $count } Arbalétrier
   *[other] { $count } Arbalétriers
}
amount-soldier = { $count ->
    [one] { $count } Soldat
   *[other] { $count } Soldats
}
amount-segment = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
}
amount-card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
amount-active-card = { $count ->
    [one] { $count } carte active
   *[other] { $count } cartes actives
}



TA-SET-1 = Le Mausolée est vide au début de la partie.
TA-SET-2 = L'Argile et les Pièces viennent d'une réserve commune qui ne s'épuise jamais.
TA-SET-3 = Chacun des quatre Entrepôts contient 1 Argile Sèche au départ.
TA-SET-4 = La position de départ du Disque Central et celle du Disque Intermédiaire sont tirées au sort.
TA-SET-4_1 = Les Disques restent toujours alignés\xA0: une case de chacun d'eux forme un segment.
TA-SET-5 = Cinq tuiles Décompte sont tirées au sort et posées face visible sur la piste des Manches, une par manche\xA0; les autres ne servent pas.
TA-SET-6 = Le marqueur Manche commence sur la manche 1.
TA-SET-7 = Chacun des deux Inspecteurs commence sur la case de départ de sa propre piste.
TA-SET-8 = Au départ, le Rack de Guerriers contient 11 Guerriers de chaque type, chaque type dans sa propre colonne.
TA-SET-9 = Seize Spécialistes sont à vendre, 4 de chaque type, chaque type dans sa propre colonne.
TA-SET-10 = Les jetons Priorité forment une seule pile dans l'ordre des numéros, le plus petit au-dessus.
TA-SET-10_1 = À 2 joueurs, seul le jeton Priorité 1 est en jeu.
TA-SET-10_2 = À 3 joueurs, les jetons Priorité 1 et 2 sont en jeu.
TA-SET-10_3 = À 4 joueurs, les jetons Priorité 1, 2 et 3 sont en jeu.
TA-SET-11 = Chaque joueur commence avec 3 Pièces.
TA-SET-11_1 = Chaque joueur possède une Arme de chacun des quatre types, et toutes les quatre commencent inactives.
TA-SET-12 = Chaque joueur a une couleur qui n'est à personne d'autre.
TA-SET-12_1 = Chaque joueur dispose de 6 jetons Maître.
TA-SET-12_2 = Un joueur ne peut jamais manquer de socles de Guerrier.
TA-SET-12_3 = Chaque joueur commence avec 5 Apprentis dans une partie à 2, avec 4 dans une partie à 3 et avec 3 dans une partie à 4.
TA-SET-12_4 = Chaque joueur peut obtenir jusqu'à 5 Artisans dans une partie à 2, 4 dans une partie à 3 et 3 dans une partie à 4.
TA-SET-13 = Les Artisans attendent dans la réserve\xA0: personne ne peut en placer un avant qu'une transformation l'ait fait entrer en jeu.
TA-SET-14 = Chaque joueur commence avec 0 Point de Victoire.
TA-SET-15 = Le premier joueur est tiré au sort.
TA-SET-15_1 = Les autres joueurs suivent le premier dans le sens horaire pour former l'Ordre du Tour.
TA-SET-16 = Le deuxième joueur dans l'Ordre du Tour commence avec 1 Argile Humide de plus.
TA-SET-16_1 = Le troisième joueur dans l'Ordre du Tour commence avec 2 Argiles Humides et 1 Pièce de plus.
TA-SET-16_2 = Le quatrième joueur dans l'Ordre du Tour commence avec 3 Argiles Humides et 2 Pièces de plus.


TA-KEY-1 = Les Points de Victoire s'ajoutent à votre score dès que vous les recevez.
TA-KEY-2 = Un score continue de monter au-delà de 100 et au-delà de 200.
TA-KEY-3 = Une règle qui parle d'un Ouvrier vaut aussi bien pour un Apprenti que pour un Artisan.
TA-KEY-4 = Seule l'Argile Humide peut payer un Guerrier\xA0; l'Argile Sèche ne le peut pas.
TA-KEY-5 = Un Guerrier appartient au joueur qui l'a façonné et se dresse sur un socle de sa couleur.
TA-KEY-6 = Un Spécialiste n'appartient à personne, quel que soit son acheteur.
TA-KEY-7 = Un groupe, c'est au moins deux Statues d'un seul et même type.
TA-KEY-8 = Les Statues d'un groupe doivent se toucher par un côté\xA0; se toucher par un coin ne suffit pas.
TA-KEY-9 = Des Guerriers de plusieurs joueurs peuvent faire partie du même groupe.
TA-KEY-10 = Des Statues d'un même type qui ne sont pas reliées font partie de groupes distincts.
TA-KEY-11 = Seule une Arme active peut être utilisée, et l'utiliser la rend inactive.
TA-KEY-12 = Réactiver une Arme la rend active\xA0; une Arme déjà active reste comme elle est.
TA-KEY-13 = La Domination revient à l'unique joueur qui a plus que tout autre de ce qui est décompté.
TA-KEY-14 = Un joueur qui est seul à avoir de ce qui est décompté a la Domination.
TA-KEY-15 = Un seul exemplaire de ce qui est décompté suffit pour la Présence.
TA-KEY-16 = Le joueur payé pour la Domination n'est pas payé en plus pour la Présence.
TA-KEY-17 = Quand la première place est partagée et que rien ne départage, personne n'a la Domination.
TA-KEY-18 = Les joueurs qui restent à égalité en tête sont tous payés pour la Présence.
TA-KEY-19 = Un Inspecteur avance en suivant les flèches de sa propre piste.
TA-KEY-20 = Depuis la dernière case de sa piste, un Inspecteur avance sur la case de départ.


TA-GAME-1 = Une partie dure cinq manches.
TA-GAME-2 = Une manche se compose d'une Phase d'Actions, puis d'une Phase de Décompte, puis d'une Phase d'Entretien.
TA-GAME-3 = Les joueurs jouent l'un après l'autre dans l'Ordre du Tour et placent un seul Ouvrier à chaque tour.
TA-GAME-4 = La Phase d'Actions prend fin quand tous les Ouvriers de tous les joueurs ont été placés.


TA-ACT-1_1 = Avant de placer votre Ouvrier, vous pouvez payer 2 Pièces pour tourner le Disque Central ou le Disque Intermédiaire.
TA-ACT-1_2 = Le Disque Central tourne d'un cran dans le sens horaire, jamais dans l'autre.
TA-ACT-1_3 = Le Disque Intermédiaire tourne d'un cran dans le sens antihoraire, jamais dans l'autre.
TA-ACT-1_4 = Vous tournez au plus un Disque par tour, et une seule fois.
TA-ACT-1_5 = La rotation ne déplace que le Disque\xA0: les Ouvriers restent où ils sont et leurs actions ne sont pas effectuées de nouveau.


TA-ACT-2_1 = À votre tour, vous devez placer un de vos Ouvriers sur une case libre de la Roue d'Actions\xA0; chaque segment en a deux.
TA-ACT-2_2 = Un segment où se trouve un Apprenti, le vôtre ou celui d'un autre joueur, n'accepte plus qu'un Artisan.
TA-ACT-2_3 = Un segment où se trouve un Artisan n'accepte aucun autre Ouvrier.
TA-ACT-2_4 = Un segment vide accepte n'importe quel Ouvrier, sur l'une ou l'autre de ses cases.


TA-ACT-3_1 = Vous effectuez les actions du segment où vous venez de placer votre Ouvrier, et aucune autre.
TA-ACT-3_2 = L'action du Disque Central vient d'abord, puis celle du Disque Intermédiaire, puis celle du Disque Extérieur.
TA-ACT-3_3 = Une action est terminée avant que la suivante commence.
TA-ACT-3_4 = Vous pouvez échanger une action du Disque Central ou du Disque Intermédiaire contre 1 Argile Humide ou 1 Pièce.
TA-ACT-3_5 = Vous pouvez renoncer à n'importe laquelle des trois actions.
TA-ACT-3_6 = Le Disque Extérieur ne donne ni Argile ni Pièce à la place de son action.


TA-RING-1 = Gagner des Pièces\xA0: vous recevez les 2, 3 ou 4 Pièces représentées.
TA-RING-2 = Gagner de l'Argile\xA0: vous recevez les 2 ou 4 Argiles Humides représentées.
TA-RING-3 = Façonner un Guerrier\xA0: vous payez les Argiles Humides représentées et mettez un nouveau Guerrier dans le Mausolée.
TA-RING-4 = Humidifier l'Argile\xA0: toute votre Argile Sèche devient Humide.
TA-RING-5 = Transformer un Apprenti\xA0: l'Apprenti que vous avez placé quitte la partie et un de vos Artisans de la réserve prend sa case.
TA-RING-6 = L'action de transformation ne fait rien pour un Artisan\xA0; vous pouvez prendre 1 Argile Humide ou 1 Pièce à sa place, comme d'habitude.
TA-RING-7 = Chez un Maître où vous avez déjà un jeton, vous utilisez sa capacité sans payer de nouveau jeton.
TA-RING-8 = Chez un Maître où vous n'avez pas de jeton, vous devez d'abord acquérir ce Maître, et vous pouvez ensuite utiliser sa capacité.
TA-RING-9 = Vous choisissez lequel de vos jetons Maître restants vous posez chez un Maître, et vous payez les Pièces qui y sont imprimées.
TA-RING-10 = Acquérir un Maître sans utiliser sa capacité, c'est quand même effectuer l'action\xA0: vous ne recevez ni Argile ni Pièce à la place.
TA-RING-11 = Vous avez au plus un jeton chez chaque Maître.
TA-RING-12 = Prendre un jeton Priorité\xA0: vous prenez celui du dessus de la pile, tant qu'il en reste.
TA-RING-13 = Prendre un jeton Priorité vous rapporte tout de suite l'Argile Humide qui y figure.
TA-RING-14 = Un joueur qui a un jeton Priorité ne peut pas en prendre un deuxième.
TA-RING-15 = Prendre une Arme\xA0: vous réactivez l'Arme représentée.
TA-RING-16 = Acheter un Spécialiste\xA0: contre des Pièces et l'usage d'une Arme, vous mettez dans le Mausolée un Spécialiste du type de votre choix.


TA-WAR-1 = Un Guerrier coûte les 2, 3 ou 4 Argiles Humides de la case Action que vous utilisez.
TA-WAR-2 = L'une des Argiles payées pour un Guerrier va, Sèche, dans un Entrepôt\xA0; les autres retournent à la réserve.
TA-WAR-3 = L'Argile d'un nouveau Guerrier va dans l'Entrepôt du quartier de la Roue d'Actions où se trouve votre Ouvrier.
TA-WAR-4 = Vous choisissez librement le type d'un nouveau Guerrier parmi ceux dont il reste un Guerrier dans le Rack.
TA-WAR-5 = Vous prenez le Guerrier le plus bas de sa colonne du Rack.
TA-WAR-6 = Un nouveau Guerrier va sur n'importe quelle case vide du Mausolée\xA0; s'il n'y en a plus, aucun Guerrier ne peut être façonné.
TA-WAR-7 = Après avoir placé un nouveau Guerrier, vous marquez les Points de Victoire imprimés à côté de la rangée du Rack d'où il vient.
TA-WAR-8 = La direction dans laquelle un Guerrier regarde n'a jamais d'importance.
TA-WAR-9 = Dès qu'un nouveau Guerrier a rapporté ses points, et à aucun autre moment, vous pouvez utiliser l'Arme de son type pour sa capacité, ou la laisser.


TA-OFF-1 = Une Épée utilisée avec un nouvel Officier rapporte 1 Point de Victoire.
TA-OFF-2 = Une Épée utilisée avec un nouvel Officier vous permet aussi, si vous le souhaitez, de déplacer un Inspecteur d'une case, en avant ou en arrière.
TA-OFF-3 = Reculer d'une case depuis la case de départ d'une piste Inspecteur mène à sa dernière case.


TA-GUA-1 = Une Hallebarde utilisée avec un nouveau Garde rapporte 3 Points de Victoire.
TA-GUA-2 = Une Hallebarde utilisée avec un nouveau Garde vous permet aussi, si vous le souhaitez, de déplacer un autre de vos Guerriers le long de sa ligne ou de sa colonne, aussi loin que vous voulez.
TA-GUA-3 = Toutes les cases que franchit un Guerrier déplacé, et celles où il s'arrête, doivent être vides.
TA-GUA-4 = Un Guerrier monté se déplace avec son Cheval, qui garde son orientation, et n'en descend jamais.


TA-CRO-1 = Une Arbalète utilisée avec un nouvel Arbalétrier rapporte 1 Point de Victoire par case vide entre lui et une autre Statue de sa ligne ou de sa colonne.
TA-CRO-2 = Pour une Arbalète, vous choisissez la seule Statue qui compte\xA0; ce n'est pas forcément la plus proche.
TA-CRO-3 = Sans autre Statue dans la ligne ni dans la colonne de l'Arbalétrier, ou seulement des voisines, son Arbalète ne rapporte rien.
TA-CRO-4 = Pour l'Arbalète, les Spécialistes et chaque case d'un Cheval sont des Statues.
TA-CRO-5 = À une table qui joue avec l'option d'Arbalète «\xA0la plus proche\xA0», seule la Statue la plus proche dans chaque direction peut être choisie.


TA-SOL-1 = Une Lance utilisée avec un nouveau Soldat rapporte 1 Point de Victoire.
TA-SOL-2 = Une Lance utilisée avec un nouveau Soldat vous rapporte aussi 2 Pièces.


TA-SPE-1 = Un Spécialiste coûte 1 Pièce, plus 1 pour chaque Spécialiste de son type acheté auparavant.
TA-SPE-2 = L'achat d'un Spécialiste utilise l'Arme qui lui correspond, et elle doit être active.
TA-SPE-3 = L'Épée va avec le Cheval, la Hallebarde avec le Serviteur, l'Arbalète avec l'Archer Agenouillé, la Lance avec le Musicien.
TA-SPE-4 = Un Serviteur, un Archer Agenouillé ou un Musicien va sur n'importe quelle case vide du Mausolée\xA0; s'il n'y en a plus, il ne peut pas être acheté.
TA-SPE-5 = Un type de Spécialiste dont il ne reste aucune figurine ne peut plus être acheté.


TA-HOR-1 = Un Cheval couvre trois cases qui se suivent dans une même ligne ou une même colonne.
TA-HOR-2 = Un Cheval a l'une de ses extrémités sur la case d'un de vos Guerriers, qui y reste comme cavalier.
TA-HOR-3 = Les deux autres cases d'un nouveau Cheval doivent être vides.
TA-HOR-4 = Le cavalier d'un Cheval en occupe les trois cases quand on cherche les groupes et les voisins.
TA-HOR-5 = Quel que soit le nombre de cases qu'il couvre, le cavalier d'un Cheval compte pour un seul Guerrier, et seul il ne forme pas de groupe.
TA-HOR-6 = Le cavalier d'un Cheval garde son type.
TA-HOR-7 = Un Guerrier ne peut avoir qu'un seul Cheval.
TA-HOR-8 = Le cavalier d'un Cheval est présent dans chaque ligne, colonne, quadrant ou entourage de Serviteur que touche l'une de ses cases.


TA-FOO-1 = À la fin de la partie, un Serviteur regarde les Guerriers de tous types sur les huit cases qui l'entourent.
TA-FOO-2 = La Domination autour d'un Serviteur rapporte 8 Points de Victoire.
TA-FOO-3 = La Présence autour d'un Serviteur rapporte 2 Points de Victoire.
TA-FOO-4 = Les Spécialistes autour d'un Serviteur ne comptent pas.
TA-FOO-5 = Les Archers Agenouillés départagent une égalité autour d'un Serviteur.


TA-ARC-1 = En plaçant un Archer Agenouillé, vous choisissez celui des quatre côtés vers lequel il est tourné\xA0; la case devant lui peut être vide.
TA-ARC-2 = Un Archer Agenouillé n'agit que pour un Guerrier qui se trouve juste devant lui, sur la case voisine.
TA-ARC-3 = On regarde à qui un Archer Agenouillé fait face chaque fois que cela compte\xA0: des Guerriers placés ou déplacés plus tard y changent donc quelque chose.
TA-ARC-4 = Un Archer Agenouillé entre dans le groupe du Guerrier auquel il fait face, comme s'il était de ce type.
TA-ARC-5 = Un Archer Agenouillé relie en un seul groupe tout ce qui le touche et qui est du même type que le Guerrier auquel il fait face.
TA-ARC-6 = Un Archer Agenouillé n'est le Guerrier d'aucun joueur\xA0: il n'ajoute rien au compte de personne ni aux couleurs d'un groupe.
TA-ARC-7 = Une égalité pour la Domination revient au joueur à égalité qui a le plus d'Archers Agenouillés tournés vers les Guerriers que l'on compte.
TA-ARC-8 = Des joueurs à égalité pour la Domination, et aussi en Archers Agenouillés, restent à égalité.
TA-ARC-9 = Pour départager, peu importe où se trouve l'Archer Agenouillé lui-même\xA0; seul compte le Guerrier auquel il fait face.
TA-ARC-10 = Un Archer Agenouillé tourné vers un autre Spécialiste ne fait rien.
TA-ARC-11 = Être tourné vers l'une des trois cases d'un Guerrier monté, c'est faire face à ce Guerrier.


TA-MUS-1 = À chaque Phase de Décompte, chaque joueur marque 1 Point de Victoire par Guerrier qu'il a dans la ligne ou la colonne d'un Musicien.
TA-MUS-2 = Chaque Musicien est décompté à part\xA0: un même Guerrier peut donc rapporter des points pour plusieurs d'entre eux.
TA-MUS-3 = Un Guerrier monté rapporte au plus une fois pour le même Musicien.


TA-MAS-1 = Chacun des Maîtres Façonneur, Administrateur et Inspecteur que vous avez vous rapporte 1 Pièce dans la Phase d'Entretien.
TA-MAS-2 = Chacun des Maîtres des Argilières, Superviseur et Forgeron que vous avez garde Humide 1 de vos Argiles Humides dans la Phase d'Entretien.
TA-MAS-3 = Les bonus de Phase d'Entretien de plusieurs Maîtres s'additionnent.
TA-MAS-4 = Un Maître qui protège l'Argile ne rend jamais Humide une Argile Sèche.


TA-BUI-1 = Maître Façonneur\xA0: vous façonnez un Guerrier pour un prix en Pièces égal au numéro de la manche.
TA-BUI-2 = Un Guerrier façonné avec le Maître Façonneur ne coûte pas d'Argile, et aucune Argile ne va dans un Entrepôt.
TA-BUI-3 = Le type d'un Guerrier façonné avec le Maître Façonneur doit être l'un de ceux qui ont le plus de Guerriers restants dans le Rack.
TA-BUI-4 = Quand plusieurs types ont autant de Guerriers restants dans le Rack, vous choisissez l'un d'eux pour le Maître Façonneur.
TA-BUI-5 = Vous ne marquez aucun Point de Victoire en plaçant un Guerrier façonné avec le Maître Façonneur.
TA-BUI-6 = Vous ne pouvez pas utiliser d'Arme avec un Guerrier façonné avec le Maître Façonneur.


TA-ADM-1 = Maître Administrateur\xA0: vous effectuez une fois encore l'action du Disque Central, en la payant de nouveau.
TA-ADM-2 = Avec le Maître Administrateur, vous répétez l'action imprimée sur le Disque Central, même si vous aviez pris de l'Argile ou une Pièce\xA0; cette fois, l'Argile ou la Pièce n'est pas au choix.
TA-ADM-3 = Répéter une transformation ne fait rien une fois que votre Ouvrier est un Artisan.


TA-INS-1 = Maître Inspecteur\xA0: vous pouvez déplacer un Inspecteur de 1 ou 2 cases, et seulement en avant.


TA-CLA-1 = Maître des Argilières\xA0: vous recevez 3 Argiles Humides.


TA-SUP-1 = Maître Superviseur\xA0: vous prenez toute l'Argile de deux Entrepôts de votre choix.
TA-SUP-2 = L'Argile que vous prenez dans les Entrepôts reste Sèche.


TA-BLA-1 = Maître Forgeron\xA0: vous réactivez toutes vos Armes.


TA-SCO-1 = La Phase de Décompte passe par les Inspecteurs, puis par les Musiciens, puis par la tuile Décompte de la manche.
TA-SCO-2 = L'Inspecteur à côté des lignes est décompté avant celui qui se tient sous les colonnes.
TA-SCO-3 = L'Inspecteur de gauche compare les Guerriers de tous types dans sa ligne.
TA-SCO-4 = La Domination auprès d'un Inspecteur rapporte 7 Points de Victoire.
TA-SCO-5 = La Présence auprès d'un Inspecteur rapporte 3 Points de Victoire.
TA-SCO-6 = Les Archers Agenouillés départagent une égalité auprès d'un Inspecteur.
TA-SCO-7 = Chaque Inspecteur avance d'une case dès qu'il a été décompté.
TA-SCO-8 = L'Inspecteur du bas compare les Guerriers de tous types dans sa colonne.
TA-SCO-9 = Seule la tuile Décompte de la manche en cours est décomptée.
TA-SCO-10 = Ce que rapportent la Domination et la Présence sur une tuile Décompte dépend de la manche.
TA-SCO-11 = Une tuile Décompte du milieu compare les Guerriers de la ligne centrale ou de la colonne centrale.
TA-SCO-12 = Une tuile Décompte de Guerrier compare les Guerriers de son type dans tout le Mausolée.
TA-SCO-13 = Une tuile Décompte de quadrant compare les Guerriers de tous types dans ce quadrant du Mausolée.
TA-SCO-14 = La ligne centrale et la colonne centrale ne sont dans aucun quadrant du Mausolée.
TA-SCO-15 = Les Archers Agenouillés départagent une égalité sur une tuile Décompte qui compte des Guerriers.
TA-SCO-16 = La tuile Décompte des Pièces compare les Pièces des joueurs.
TA-SCO-17 = La tuile Décompte de l'Argile compare l'Argile des joueurs, Humide et Sèche ensemble.
TA-SCO-18 = Les Archers Agenouillés ne départagent pas une égalité en Pièces ou en Argile.


TA-CLE-1 = Si personne n'a de jeton Priorité, l'Ordre du Tour reste comme il est.
TA-CLE-1_1 = Le joueur qui a le jeton Priorité 1 passe premier dans l'Ordre du Tour.
TA-CLE-1_2 = Le joueur qui a le jeton Priorité 2 passe deuxième dans l'Ordre du Tour.
TA-CLE-1_3 = Le joueur qui a le jeton Priorité 3 passe troisième dans l'Ordre du Tour.
TA-CLE-1_4 = Les joueurs sans jeton Priorité suivent ceux qui en ont un, dans l'ordre qu'ils avaient entre eux.
TA-CLE-1_5 = Les jetons Priorité retournent dans leur pile, le plus petit au-dessus.
TA-CLE-2 = Dans la Phase d'Entretien, toute Argile Humide qui n'est pas protégée devient Sèche.
TA-CLE-3 = Les Pièces des Maîtres sont versées dans la Phase d'Entretien de chaque manche.
TA-CLE-4 = À la manche 5, on règle d'abord l'Ordre du Tour, l'Argile et les Pièces des Maîtres\xA0; le Décompte Final vient ensuite.
TA-CLE-5_1 = Entre deux manches, chaque joueur reprend ses Ouvriers de la Roue d'Actions, y compris les nouveaux Artisans.
TA-CLE-5_2 = Entre deux manches, le Disque Central tourne d'un cran dans le sens horaire.
TA-CLE-5_3 = Entre deux manches, le Disque Intermédiaire tourne d'un cran dans le sens antihoraire.
TA-CLE-5_4 = Le marqueur Manche passe à la manche suivante.
TA-CLE-5_5 = La manche suivante se joue dans le nouvel Ordre du Tour.


TA-END-1 = Le Décompte Final commence par les Serviteurs, chacun à part.
TA-END-2 = Un Guerrier qui n'est dans aucun groupe ne rapporte rien pour les groupes à la fin de la partie.
TA-END-3 = Un Guerrier et un Archer Agenouillé qui lui fait face suffisent pour un groupe.
TA-END-4 = À la fin de la partie, chaque groupe est décompté à part.
TA-END-5 = Chaque Guerrier d'un groupe vaut autant de Points de Victoire qu'il y a de joueurs avec un Guerrier dans ce groupe.
TA-END-6 = La Domination et la Présence dans un groupe ne comptent que si au moins deux joueurs y ont un Guerrier.
TA-END-7 = La Domination dans un groupe rapporte 5 Points de Victoire.
TA-END-8 = La Présence dans un groupe rapporte 2 Points de Victoire.
TA-END-9 = Les Archers Agenouillés départagent une égalité dans un groupe.
TA-END-10 = À la fin de la partie, un Archer Agenouillé donne 2 Points de Victoire au joueur dont le Guerrier est devant lui.
TA-END-11 = L'Argile et les Pièces restantes sont additionnées\xA0; chaque paire complète rapporte 1 Point de Victoire.
TA-END-12 = Le joueur qui a le plus de Points de Victoire gagne.
TA-END-13 = Parmi les joueurs à égalité pour la victoire, le premier d'entre eux dans l'Ordre du Tour gagne.


TA-SOLO-SET-1 = Li Si suit les règles à plusieurs partout où les règles en solo ne disent rien d'autre.
TA-SOLO-SET-2 = Li Si et vous recevez la même mise en place que dans une partie à 2\xA0: 3 Pièces, 5 Apprentis, quatre Armes inactives, 6 jetons Maître, 0 Point de Victoire.
TA-SOLO-SET-3 = Dans une partie en solo, Li Si commence chaque manche et il n'y a pas de jetons Priorité.
TA-SOLO-SET-4 = Dans une partie en solo, vous commencez avec 1 Argile Humide, comme le deuxième joueur\xA0; Li Si n'en a pas.
TA-SOLO-SET-5 = Dans une partie en solo, un Cheval et un Musicien sont retirés et comptent comme achetés pour le prix du suivant.
TA-SOLO-SET-6 = Les Armes de Li Si forment une rangée dont l'ordre est tiré au sort.
TA-SOLO-SET-7 = Le Contremaître commence au segment opposé à l'action de transformation.
TA-SOLO-SET-8 = Une carte Maître tirée au sort donne à Li Si son premier Maître, et cette carte quitte la partie.
TA-SOLO-SET-9 = La première pioche de cartes Action est mélangée de façon que la carte Mélange ne soit pas parmi les quatre cartes du dessus.
TA-SOLO-SET-10 = Pour une partie plus difficile, on peut choisir ou tirer autant de cartes Défi de l'Empereur que l'on veut, ou aucune.


TA-SOLO-ACT-1 = Là où vous prendriez un jeton Priorité, vous gagnez en solo 2 Points de Victoire et 1 Pièce ou 1 Argile.
TA-SOLO-ACT-2 = On lance deux dés, et le Contremaître avance dans le sens horaire d'autant de segments que l'indique le plus petit.
TA-SOLO-ACT-3 = Le Contremaître ne compte pas les segments où Li Si a un Ouvrier ni ceux où vous avez un Artisan.
TA-SOLO-ACT-4 = Li Si place un Ouvrier là où le Contremaître s'est arrêté, s'il le peut.
TA-SOLO-ACT-5 = Là où les deux conviendraient, Li Si place un Apprenti plutôt qu'un Artisan.
TA-SOLO-ACT-6 = Si Li Si ne peut pas placer d'Ouvrier là où le Contremaître s'est arrêté, une carte Action est révélée et devient active.
TA-SOLO-ACT-7 = Si Li Si n'a pas pu placer d'Ouvrier, le Contremaître poursuit dans le sens horaire jusqu'au prochain segment qui peut recevoir un de ses Apprentis.
TA-SOLO-ACT-8 = Li Si effectue les trois actions de son segment, du Disque Central vers l'extérieur.
TA-SOLO-ACT-9 = Après les actions de son segment, Li Si effectue les cartes actives dans l'ordre de leurs numéros, quel que soit le moment où elles ont été révélées.
TA-SOLO-ACT-10 = Une fois les cartes actives effectuées, chaque icône de rotation qui s'y trouve tourne son Disque d'un cran.
TA-SOLO-ACT-11 = À la fin du tour de Li Si, les cartes actives sont défaussées.
TA-SOLO-ACT-12 = Quand la carte Mélange est révélée, une autre carte est piochée à sa place.
TA-SOLO-ACT-13 = Une fois remplacée, la carte Mélange forme la nouvelle pioche avec la défausse et le reste de la pioche\xA0; les cartes actives n'en font pas partie.
TA-SOLO-ACT-14 = Si la carte Mélange était la dernière de la pioche, la défausse forme une pioche avant que l'autre carte soit piochée.


TA-SOLO-SUR-1 = Le Façonnage Surprise de Li Si a lieu juste avant le décompte des Inspecteurs.
TA-SOLO-SUR-2 = Lors d'un Façonnage Surprise, s'il a 6 Argiles ou plus, Li Si en rend 5 à la réserve et façonne un Guerrier.
TA-SOLO-SUR-3 = Lors d'un Façonnage Surprise, s'il a 8 Pièces ou plus, Li Si en rend 5 à la réserve et façonne un Guerrier.
TA-SOLO-SUR-4 = Li Si façonne un deuxième Guerrier avec son Argile, ou avec ses Pièces, s'il lui en reste assez pour un Façonnage Surprise, mais jamais un troisième.


TA-SOLO-SCO-1 = Les Inspecteurs, les Musiciens et la tuile Décompte rapportent à Li Si et à vous comme dans une partie à deux joueurs.
TA-SOLO-SCO-2 = L'Argile de Li Si ne devient jamais Sèche.
TA-SOLO-SCO-3 = Li Si ne reçoit pas de Pièces pour ses Maîtres dans la Phase d'Entretien.
TA-SOLO-SCO-4 = Après chaque manche sauf la dernière, une nouvelle carte Maître donne gratuitement ce Maître à Li Si.
TA-SOLO-SCO-5 = Une carte Maître révélée ne revient jamais.


TA-SOLO-RING-1 = Gagner des Pièces\xA0: Li Si prend les Pièces représentées.
TA-SOLO-RING-2 = Gagner de l'Argile\xA0: Li Si prend l'Argile représentée.
TA-SOLO-RING-3 = Façonner un Guerrier\xA0: Li Si paie l'Argile représentée, dont une va dans l'Entrepôt.
TA-SOLO-RING-4 = Humidifier l'Argile\xA0: Li Si prend dans la réserve autant d'Argiles qu'il y en a dans l'Entrepôt le plus rempli, qui garde les siennes.
TA-SOLO-RING-5 = Transformer un Apprenti\xA0: Li Si change en Artisan l'Apprenti qu'il a placé, comme vous le feriez.
TA-SOLO-RING-6 = Transformer un Apprenti\xA0: si l'Ouvrier que Li Si a placé est déjà un Artisan, il révèle une autre carte Action.
TA-SOLO-RING-7 = Prendre un jeton Priorité\xA0: Li Si fait une Action de Rechange et révèle une autre carte Action.
TA-SOLO-RING-8 = Façonner un Guerrier\xA0: s'il manque d'Argile pour cela, Li Si révèle une autre carte Action.


TA-SOLO-MAS-1 = Li Si n'acquiert jamais de Maître pendant la Phase d'Actions.
TA-SOLO-MAS-2 = Chez un Maître qu'il n'a pas, Li Si fait une Action de Rechange.
TA-SOLO-MAS-3 = Maître Façonneur\xA0: Li Si façonne un Guerrier pour un prix en Pièces égal au numéro de la manche.
TA-SOLO-MAS-4 = Maître Façonneur\xA0: s'il manque de Pièces pour cela, Li Si révèle une autre carte Action.
TA-SOLO-MAS-5 = Avec le Maître Façonneur, Li Si ne choisit que parmi les types dont il reste le plus de Guerriers dans le Rack.
TA-SOLO-MAS-6 = Maître Administrateur\xA0: Li Si effectue de nouveau l'action du Disque Central, à sa manière.
TA-SOLO-MAS-7 = Maître Inspecteur\xA0: Li Si reçoit 2 Pièces.
TA-SOLO-MAS-8 = Avec le Maître Inspecteur, Li Si avance un Inspecteur de 2 cases au plus, là où son gain ajouté à votre perte est le plus grand\xA0; si tout déplacement devait lui nuire, il n'en fait aucun.
TA-SOLO-MAS-9 = Entre des déplacements d'un Inspecteur aussi bons l'un que l'autre, Li Si choisit le plus court avec le Maître Inspecteur.
TA-SOLO-MAS-10 = Entre des déplacements aussi bons des deux Inspecteurs, le hasard décide pour le Maître Inspecteur de Li Si.
TA-SOLO-MAS-11 = Maître des Argilières\xA0: Li Si reçoit 3 Argiles.
TA-SOLO-MAS-12 = Maître Superviseur\xA0: Li Si prend toute l'Argile de l'Entrepôt le plus rempli, et elle est Humide aussitôt.
TA-SOLO-MAS-13 = Quand Li Si a utilisé le Maître Superviseur, l'Entrepôt qui est alors le plus rempli est vidé dans la réserve.
TA-SOLO-MAS-14 = Entre des Entrepôts aussi remplis l'un que l'autre, le hasard décide pour le Maître Superviseur de Li Si.
TA-SOLO-MAS-15 = Maître Forgeron\xA0: Li Si réactive toutes ses Armes.


TA-SOLO-WEA-1 = Prendre une Arme\xA0: Li Si réactive l'Arme représentée.
TA-SOLO-WEA-2 = Prendre une Arme\xA0: si l'Arme représentée est déjà active, Li Si réactive la plus à gauche de celles qui ne le sont pas.
TA-SOLO-WEA-3 = Prendre une Arme\xA0: si ses quatre Armes sont actives, l'action ne fait rien et devient une Action de Rechange pour Li Si.


TA-SOLO-SPE-1 = Li Si examine un Spécialiste pour chacune de ses Armes actives, de la plus à droite à la plus à gauche, et achète le premier qu'il veut bien placer.
TA-SOLO-SPE-2 = Li Si laisse de côté un Spécialiste qu'il ne peut pas payer.
TA-SOLO-SPE-3 = Li Si veut bien placer un Archer Agenouillé face à l'un de ses Guerriers dans un groupe où il a plus de Guerriers que vous\xA0; ici, un Guerrier isolé n'est pas un groupe.
TA-SOLO-SPE-4 = Entre plusieurs groupes pour un Archer Agenouillé, Li Si prend celui où vous avez le moins de Guerriers.
TA-SOLO-SPE-5 = Li Si veut bien placer un Serviteur là où son avance sur vous, sur les huit cases autour, dépasse le nombre de cases vides qui s'y trouvent.
TA-SOLO-SPE-6 = Li Si veut bien placer un Musicien là où il lui rapporterait au moins 2 Points de Victoire et au moins deux fois plus qu'à vous.
TA-SOLO-SPE-7 = Entre plusieurs cases pour un Musicien, Li Si prend celle où la différence en sa faveur est la plus grande.
TA-SOLO-SPE-8 = Quand les règles de Li Si laissent plusieurs cases pour un Spécialiste, vous en choisissez une.
TA-SOLO-SPE-9 = Li Si ne place jamais de Cheval.
TA-SOLO-SPE-10 = Si l'Épée est la seule Arme active de Li Si, elle remplace chacune des trois autres Armes quand il achète un Spécialiste.
TA-SOLO-SPE-11 = Li Si paie les Pièces d'un Spécialiste et rend inactive l'Arme qui l'a permis.
TA-SOLO-SPE-12 = Acheter un Spécialiste\xA0: si Li Si ne peut en placer aucun, il reçoit 1 Pièce.


TA-SOLO-SPARE-1 = Li Si effectue une carte Action de la même manière que l'action de la Roue qu'elle représente.
TA-SOLO-SPARE-2 = Une carte Action que Li Si ne peut pas effectuer devient une Action de Rechange et ne révèle pas d'autre carte.
TA-SOLO-SPARE-3 = L'Argile d'un Guerrier façonné par une carte Action va dans l'Entrepôt de l'Ouvrier que Li Si vient de placer.
TA-SOLO-SPARE-4 = Une action de Li Si qui ne changerait rien devient une Action de Rechange.
TA-SOLO-SPARE-5 = Une Action de Rechange apporte à Li Si 1 Argile ou 1 Pièce, ainsi que 2 Points de Victoire.
TA-SOLO-SPARE-6 = Si la tuile Décompte de la manche en cours compte les Pièces ou l'Argile, l'Action de Rechange de Li Si prend ce qu'elle compte.
TA-SOLO-SPARE-7 = À moins que la tuile Décompte n'en décide, l'Action de Rechange de Li Si prend une Pièce s'il a 5 Argiles ou plus.
TA-SOLO-SPARE-8 = À moins que la tuile Décompte n'en décide, l'Action de Rechange de Li Si prend une Argile s'il en a moins de 5.


TA-SOLO-BUILD-1 = En façonnant un Guerrier par l'action de la Roue ou par le Maître Administrateur, Li Si préfère un type dont il a l'Arme active.
TA-SOLO-BUILD-2 = Li Si renonce à préférer une Arme active si un type dont l'Arme est inactive vaut au moins 3 Points de Victoire de plus que le meilleur type dont l'Arme est active.
TA-SOLO-BUILD-3 = Lors d'un Façonnage Surprise et avec le Maître Façonneur, peu importe lesquelles de ses Armes Li Si a actives.
TA-SOLO-BUILD-4 = Parmi les types qui restent, Li Si choisit celui qui vaut le plus de Points de Victoire.
TA-SOLO-BUILD-5 = Entre des types qui valent autant de Points de Victoire, Li Si choisit celui qui vient en premier sur une tuile Décompte, à partir de la manche en cours.
TA-SOLO-BUILD-6 = Entre des types encore à égalité, Li Si choisit celui dont l'Arme est la plus à gauche dans sa rangée.
TA-SOLO-BUILD-7 = Li Si marque les Points de Victoire du Guerrier quelle que soit l'action qui le lui a fait façonner.
TA-SOLO-BUILD-8 = Li Si cherche d'abord un groupe où vous et lui avez autant de Guerriers.
TA-SOLO-BUILD-9 = À défaut d'un groupe où vous et lui avez autant de Guerriers, Li Si en cherche un où vous avez exactement un Guerrier de plus que lui.
TA-SOLO-BUILD-10 = À défaut d'un groupe où vous avez autant de Guerriers que lui, ou un de plus, Li Si en cherche un où il n'a aucun Guerrier.
TA-SOLO-BUILD-11 = À défaut de tout autre groupe, Li Si en cherche un où il a un ou deux Guerriers de plus que vous.
TA-SOLO-BUILD-12 = Un groupe que Li Si agrandit doit avoir une case vide à côté de lui\xA0; entre des groupes qui conviennent autant, il prend celui qui a le plus de Guerriers.
TA-SOLO-BUILD-13 = Un Guerrier isolé compte comme un groupe d'un seul quand Li Si cherche un groupe à agrandir.
TA-SOLO-BUILD-14 = Si aucun groupe ne convient, Li Si en commence un nouveau, sur une case qui ne touche aucun groupe de ce type.
TA-SOLO-BUILD-15 = Si un groupe convient, Li Si façonne sur une case qui le touche.
TA-SOLO-BUILD-16 = Une étape du choix de Li Si qui ne laisserait aucune case est ignorée.
TA-SOLO-BUILD-17 = Pour Li Si, les cases sont classées à partir du croisement des deux Inspecteurs\xA0: cette case est la meilleure, celle qui la suit en diagonale vers l'avant vient ensuite.
TA-SOLO-BUILD-18 = Li Si cherche des cases de rang 1 à 3 aux manches 1 et 2, de rang 1 ou 2 à la manche 3, et de rang 1 aux manches 4 et 5.
TA-SOLO-BUILD-19 = Parmi les cases qui restent, Li Si garde celles qui conviennent aux tuiles Décompte de quadrant et du milieu, d'abord à celle de la manche en cours, puis à chaque suivante.
TA-SOLO-BUILD-20 = Parmi les cases qui conviennent autant aux tuiles Décompte, Li Si garde celles du meilleur rang.
TA-SOLO-BUILD-21 = Parmi les cases de même rang, Li Si garde celles qui ont le plus de Musiciens dans leur ligne et leur colonne.
TA-SOLO-BUILD-22 = Parmi les cases qui ont autant de Musiciens, Li Si garde celles qui se trouvent à côté d'un Serviteur, coins compris.
TA-SOLO-BUILD-23 = Entre plusieurs Serviteurs, Li Si préfère celui autour duquel votre nombre de Guerriers et le sien diffèrent le moins.
TA-SOLO-BUILD-24 = Quand des groupes ou des cases sont encore à égalité, vous choisissez pour Li Si.
TA-SOLO-BUILD-25 = En façonnant un Guerrier par l'action de la Roue ou par le Maître Administrateur, Li Si utilise l'Arme du type du nouveau Guerrier si elle est active.
TA-SOLO-BUILD-26 = L'Arme que Li Si utilise avec un Guerrier devient inactive et passe au début de sa rangée, c'est-à-dire à son extrémité gauche.
TA-SOLO-BUILD-27 = L'Épée de Li Si rapporte 2 Points de Victoire avec un Officier.
TA-SOLO-BUILD-28 = L'Épée de Li Si déplace aussi un Inspecteur d'une case au plus, en avant ou en arrière, là où cela l'aide le plus, ou aucun si tout déplacement devait lui nuire.
TA-SOLO-BUILD-29 = Entre des déplacements aussi bons avec son Épée, Li Si en préfère un en avant\xA0; entre les deux Inspecteurs, le hasard décide.
TA-SOLO-BUILD-30 = La Hallebarde de Li Si rapporte 3 Points de Victoire avec un Garde.
TA-SOLO-BUILD-31 = L'Arbalète de Li Si rapporte 3 Points de Victoire avec un Arbalétrier.
TA-SOLO-BUILD-32 = La Lance de Li Si rapporte 2 Points de Victoire avec un Soldat et lui apporte 2 Pièces.
TA-SOLO-BUILD-33 = Li Si ne dépense aucune Arme pour un Guerrier tant qu'une des cartes actives porte la mention Neutre et que le segment de son Ouvrier montre l'action Spécialiste.


TA-SOLO-CHA-1 = Riche trésor (carte maison)\xA0: Li Si commence avec 4 Pièces de plus.
TA-SOLO-CHA-2 = Réserves pleines (carte maison)\xA0: Li Si commence avec 4 Argiles de plus.
TA-SOLO-CHA-3 = Atelier armé (carte maison)\xA0: deux Armes de Li Si tirées au sort commencent actives.
TA-SOLO-CHA-4 = Faveur impériale (carte maison)\xA0: Li Si commence avec un deuxième Maître.
TA-SOLO-CHA-5 = Longueur d'avance (carte maison)\xA0: Li Si commence avec 10 Points de Victoire.
TA-SOLO-CHA-6 = Main exercée (carte maison)\xA0: l'un des Apprentis de Li Si est un Artisan dès le début.
TA-SOLO-CHA-7 = Sans relâche (carte maison)\xA0: une Action de Rechange rapporte 3 Points de Victoire à Li Si.
TA-SOLO-CHA-8 = Heures supplémentaires (carte maison)\xA0: le Façonnage Surprise de Li Si ne demande que 5 Argiles ou 7 Pièces\xA0; il en rend toujours 5.


TA-SOLO-END-1 = L'Argile et les Pièces restantes rapportent à Li Si comme à vous.
TA-SOLO-END-2 = Les groupes sont décomptés comme d'habitude pour Li Si et pour vous.
TA-SOLO-END-3 = Vous ne gagnez qu'avec plus de Points de Victoire que Li Si\xA0; une égalité est une défaite.



event-ring-rotated = { $ring ->
    [inner] { $seat } paie { AMOUNT($coins, "coin") } et tourne le Disque Central d'un cran dans le sens horaire.
   *[middle] { $seat } paie { AMOUNT($coins, "coin") } et tourne le Disque Intermédiaire d'un cran dans le sens antihoraire.
}
event-worker-placed = { $seat } place { THING($worker, form: "un") } au segment { $segment }.
event-action-skipped = { $seat } laisse de côté l'action { THING($ring, form: "du") }.
event-clay-instead = { $seat } prend { AMOUNT($clay, "wet-clay") } au lieu de l'action { THING($ring, form: "du") }.
event-coins-instead = { $seat } prend { AMOUNT($coins, "coin") } au lieu de l'action { THING($ring, form: "du") }.


event-coins-taken = { $seat } prend { AMOUNT($coins, "coin") }.
event-clay-taken = { $seat } prend { AMOUNT($clay, "wet-clay") }.
event-clay-soaked = { $seat } humidifie { AMOUNT($clay, "dry-clay") }.
event-worker-upgraded = { $seat } transforme en Artisan l'Apprenti du segment { $segment }.
event-priority-taken = { $clay ->
    [0] { $seat } prend le jeton Priorité { $number }.
   *[other] { $seat } prend le jeton Priorité { $number } et { AMOUNT($clay, "wet-clay") }.
}
event-weapon-readied = { $seat } réactive { THING($weapon, form: "le") }.
event-favour-taken = { $coins ->
    [0] { $seat } prend { AMOUNT($clay, "wet-clay") } et gagne { AMOUNT($points, "point") } au lieu d'un jeton Priorité.
   *[other] { $seat } prend { AMOUNT($coins, "coin") } et gagne { AMOUNT($points, "point") } au lieu d'un jeton Priorité.
}


event-warrior-paid = { $seat } paie { AMOUNT($clay, "wet-clay") } pour { THING($warrior, form: "un") }\xA0; l'une d'elles va, Sèche, dans l'Entrepôt { $warehouse }.
event-warrior-placed = { $points ->
    [0] { $seat } place { THING($warrior, form: "un") } en { $cell }.
   *[other] { $seat } place { THING($warrior, form: "un") } en { $cell } et gagne { AMOUNT($points, "point") }.
}
event-sword-used = { $seat } utilise l'Épée et gagne { AMOUNT($points, "point") }.
event-halberd-used = { $seat } utilise la Hallebarde et gagne { AMOUNT($points, "point") }.
event-crossbow-used = { $seat } utilise l'Arbalète vers { $cell } et gagne { AMOUNT($points, "point") }.
event-spear-used = { $seat } utilise la Lance, gagne { AMOUNT($points, "point") } et prend { AMOUNT($coins, "coin") }.
event-inspector-moved = { $seat } fait { $way ->
    [backward] reculer
   *[forward] avancer
} { THING($inspector, form: "le") } de { AMOUNT($steps, "space") }, jusqu'à la { $inspector ->
    [row] ligne
   *[column] colonne
} { $place }.
event-warrior-moved = { $seat } déplace { THING($warrior, form: "un") } de { $from_cell } à { $cell }.


event-master-bought = { $seat } paie { AMOUNT($coins, "coin") } pour { THING($master, form: "le") }.
event-builder-used = { $seat } paie { AMOUNT($coins, "coin") } et façonne { THING($warrior, form: "un") } grâce au Maître Façonneur.
event-administrator-used = { $seat } effectue de nouveau l'action du Disque Central grâce au Maître Administrateur.
event-clay-maker-used = { $seat } prend { AMOUNT($clay, "wet-clay") } grâce au Maître des Argilières.
event-warehouses-emptied = { COUNT($warehouses) ->
    [one] { $seat } prend { AMOUNT($clay, "dry-clay") } dans l'Entrepôt { $warehouses } grâce au Maître Superviseur.
   *[other] { $seat } prend { AMOUNT($clay, "dry-clay") } dans les Entrepôts { $warehouses } grâce au Maître Superviseur.
}
event-all-weapons-readied = { $seat } réactive toutes ses Armes grâce au Maître Forgeron.


event-specialist-paid = { $seat } paie { AMOUNT($coins, "coin") } et utilise { THING($weapon, form: "le") } pour { THING($specialist, form: "un") }.
event-specialist-placed = { $seat } place { THING($specialist, form: "un") } en { $cell }.
event-archer-placed = { $seat } place un Archer Agenouillé en { $cell }, orienté { THING($facing) }.
event-warrior-mounted = { $seat } met en selle { THING($warrior, form: "le") } en { $cell } sur un Cheval qui s'étend jusqu'en { $last_cell }.


event-tie-broken = Les Archers Agenouillés tranchent l'égalité\xA0: la Domination va à { $seat }.
event-domination-tied = { AMOUNT($players, "player") } se partagent la tête, donc personne n'a la Domination.
event-inspector-domination-scored = { $inspector ->
    [row] { $seat } gagne { AMOUNT($points, "point") } pour la Domination sur la ligne { $place }, avec { AMOUNT($warriors, "warrior") }.
   *[column] { $seat } gagne { AMOUNT($points, "point") } pour la Domination sur la colonne { $place }, avec { AMOUNT($warriors, "warrior") }.
}
event-inspector-presence-scored = { $inspector ->
    [row] { $seat } gagne { AMOUNT($points, "point") } pour la Présence sur la ligne { $place }, avec { AMOUNT($warriors, "warrior") }.
   *[column] { $seat } gagne { AMOUNT($points, "point") } pour la Présence sur la colonne { $place }, avec { AMOUNT($warriors, "warrior") }.
}
event-inspector-advanced = { $inspector ->
    [row] L'Inspecteur des lignes passe à la ligne { $place }.
   *[column] L'Inspecteur des colonnes passe à la colonne { $place }.
}
event-musician-scored = { $seat } gagne { AMOUNT($points, "point") } pour { AMOUNT($warriors, "warrior") } sur la ligne ou la colonne du Musicien en { $cell }.
event-tile-domination-scored = { $seat } gagne { AMOUNT($points, "point") } pour la Domination sur la tuile Décompte ({ THING($tile) }\xA0: { $amount }).
event-tile-presence-scored = { $seat } gagne { AMOUNT($points, "point") } pour la Présence sur la tuile Décompte ({ THING($tile) }\xA0: { $amount }).


event-turn-order-place-taken = { $seat } prend la place { $place } du nouvel Ordre du Tour.
event-clay-dried = { $wet ->
    [0] { $seat } retourne { AMOUNT($clay, "clay") } face Sèche.
   *[other] { $seat } retourne { AMOUNT($clay, "clay") } face Sèche et garde { AMOUNT($wet, "wet-clay") }.
}
event-master-coins-received = { $seat } prend { AMOUNT($coins, "coin") } grâce à ses Maîtres.
event-workers-taken-back = Tous les joueurs reprennent leurs Ouvriers.
event-inner-ring-turned = Le Disque Central tourne d'un cran dans le sens horaire.
event-middle-ring-turned = Le Disque Intermédiaire tourne d'un cran dans le sens antihoraire.
event-round-began = La manche { $round } commence.


event-footman-domination-scored = { $seat } gagne { AMOUNT($points, "point") } pour la Domination autour du Serviteur en { $cell }, avec { AMOUNT($warriors, "warrior") }.
event-footman-presence-scored = { $seat } gagne { AMOUNT($points, "point") } pour la Présence autour du Serviteur en { $cell }, avec { AMOUNT($warriors, "warrior") }.
event-group-warriors-scored = { $seat } gagne { AMOUNT($points, "point") } pour { AMOUNT($warriors, $warrior) } dans le groupe en { $cell }, partagé par { AMOUNT($players, "player") }.
event-group-domination-scored = { $seat } gagne { AMOUNT($points, "point") } pour la Domination dans le groupe en { $cell }, avec { AMOUNT($warriors, $warrior) }.
event-group-presence-scored = { $seat } gagne { AMOUNT($points, "point") } pour la Présence dans le groupe en { $cell }, avec { AMOUNT($warriors, $warrior) }.
event-archer-scored = { $seat } gagne { AMOUNT($points, "point") } pour l'Archer Agenouillé en { $cell }, qui fait face à { $faced_cell }.
event-leftovers-scored = { $seat } gagne { AMOUNT($points, "point") } pour ses restes\xA0: { AMOUNT($clay, "clay") } et { AMOUNT($coins, "coin") }.
event-game-won = { $seat } remporte la partie avec { AMOUNT($points, "point") }.
event-tie-won = { $seat } partage la tête avec { AMOUNT($points, "point") } et l'emporte par sa place dans l'Ordre du Tour.


event-first-master-appointed = { $seat } a dès le départ { THING($master, form: "le") }.
event-dice-rolled = { $seat } lance les dés\xA0: { $first } et { $second }\xA0; le Contremaître avance de { AMOUNT($steps, "segment") }.
event-overseer-moved = { $seat } voit le Contremaître s'arrêter au segment { $segment }.
event-overseer-advanced = { $seat } ne peut y placer aucun Ouvrier\xA0; le Contremaître continue jusqu'au segment { $segment }.
event-card-revealed = { $seat } révèle la carte { $card }\xA0: { $action ->
    [coins] prendre { AMOUNT($amount, "coin") }
    [clay] prendre { AMOUNT($amount, "clay") }
    [build] façonner un Guerrier pour { AMOUNT($amount, "clay") }
    [soak] humidifier l'Argile
    [upgrade] transformer l'Apprenti
    [master] utiliser { THING($thing, form: "le") }
    [priority] prendre un jeton Priorité
    [weapon] réactiver { THING($thing, form: "le") }
   *[specialist] acheter un Spécialiste
}.
event-reshuffle-revealed = { $seat } révèle la carte Mélange\xA0; la nouvelle pioche compte { AMOUNT($cards, "card") }.
event-card-performed = { $seat } effectue l'action de la carte { $card }.
event-ring-turned-by-card = { $seat } tourne { THING($ring, form: "le") } d'un cran, comme le montre la carte { $card }.
event-cards-discarded = { $seat } défausse { AMOUNT($cards, "active-card") }.
event-spare-action-taken = { $coins ->
    [0] { $seat } prend { AMOUNT($clay, "clay") } et gagne { AMOUNT($points, "point") } par une Action de Rechange.
   *[other] { $seat } prend { AMOUNT($coins, "coin") } et gagne { AMOUNT($points, "point") } par une Action de Rechange.
}
event-clay-of-warehouse-taken = { $seat } prend { AMOUNT($clay, "clay") } dans la réserve, autant qu'il y en a dans l'Entrepôt { $warehouse }.
event-inspector-coins-received = { $seat } prend { AMOUNT($coins, "coin") } grâce au Maître Inspecteur.
event-inspectors-left = { $seat } laisse les deux Inspecteurs en place\xA0: aucun déplacement ne serait utile.
event-inspectors-left-by-sword = { $seat } laisse les deux Inspecteurs en place\xA0: avec l'Épée, tout déplacement serait nuisible.
event-warehouse-taken = { $seat } prend { AMOUNT($clay, "clay") } dans l'Entrepôt { $warehouse } grâce au Maître Superviseur.
event-warehouse-cleared = { $seat } remet dans la réserve { AMOUNT($clay, "clay") } de l'Entrepôt { $warehouse }.
event-li-si-sword-used = { $seat } utilise l'Épée et gagne { AMOUNT($points, "point") }.
event-li-si-halberd-used = { $seat } utilise la Hallebarde et gagne { AMOUNT($points, "point") }.
event-li-si-crossbow-used = { $seat } utilise l'Arbalète et gagne { AMOUNT($points, "point") }.
event-li-si-spear-used = { $seat } utilise la Lance, gagne { AMOUNT($points, "point") } et prend { AMOUNT($coins, "coin") }.
event-specialist-unwanted = { $seat } ne veut aucun Spécialiste et prend { AMOUNT($coins, "coin") }.
event-surprise-clay-discarded = { $seat } défausse { AMOUNT($clay, "clay") } pour un Façonnage Surprise.
event-surprise-coins-discarded = { $seat } défausse { AMOUNT($coins, "coin") } pour un Façonnage Surprise.
event-master-appointed = { $seat } gagne { THING($master, form: "le") }.



ask-take-turn = { $seat }\xA0: placez un Ouvrier sur un segment, ou tournez d'abord un Disque.
ask-choose-worker = { $seat }\xA0: quel Ouvrier va au segment { $segment }\xA0?
ask-ring-action = { $seat }\xA0: que faire de l'action { THING($ring, form: "du") }\xA0?
ask-place-warrior = { $seat }\xA0: où placer { THING($warrior, form: "le") }\xA0?
ask-officer-sword = { $seat }\xA0: utiliser l'Épée pour { AMOUNT($points, "point") }, et déplacer un Inspecteur de { AMOUNT($steps, "space") }\xA0?
ask-guard-halberd = { $seat }\xA0: utiliser la Hallebarde pour { AMOUNT($points, "point") }, et déplacer un autre Guerrier\xA0?
ask-guard-slide = { $seat }\xA0: où déplacer { THING($warrior, form: "le") } en { $from_cell }\xA0?
ask-crossbowman-crossbow = { $seat }\xA0: utiliser l'Arbalète depuis { $from_cell }\xA0? Vers quelle Statue\xA0?
ask-soldier-spear = { $seat }\xA0: utiliser la Lance pour { AMOUNT($points, "point") } et { AMOUNT($coins, "coin") }\xA0?
ask-place-specialist = { $seat }\xA0: où placer { THING($specialist, form: "le") }\xA0?
ask-face-archer = { $seat }\xA0: vers où orienter l'Archer Agenouillé en { $cell }\xA0?
ask-mount-horse = { $seat }\xA0: quel Guerrier monte le Cheval\xA0?
ask-lay-horse = { $seat }\xA0: vers où s'étend le Cheval depuis son cavalier en { $cell }\xA0?
ask-builder-warrior = { $seat }\xA0: quel Guerrier le Maître Façonneur donne-t-il pour { AMOUNT($cost, "coin") }\xA0?
ask-move-inspector = { $seat }\xA0: quel Inspecteur avancer, et de combien\xA0?
ask-empty-warehouses = { $seat }\xA0: quels sont les { $warehouses } Entrepôts à vider\xA0?
ask-li-si-group = { $seat }\xA0: Li Si a plusieurs groupes pour { THING($warrior, form: "un") }. Lequel agrandir\xA0?
ask-li-si-space = { $seat }\xA0: Li Si a plusieurs cases pour { THING($warrior, form: "un") }. Laquelle\xA0?
ask-li-si-specialist-space = { $seat }\xA0: Li Si a plusieurs cases pour { THING($specialist, form: "un") }. Laquelle\xA0?
ask-li-si-archer-facing = { $seat }\xA0: vers où orienter l'Archer Agenouillé de Li Si en { $cell }\xA0?


option-decline = Ne pas s'en servir
option-skip = Laisser cette action de côté
option-cell = { $cell }
option-thing = { $thing }
option-direction-up = Vers le haut
option-direction-right = Vers la droite
option-direction-down = Vers le bas
option-direction-left = Vers la gauche
option-move-row-forward = { THING("row") }\xA0: avancer de { AMOUNT($steps, "space") }
option-move-row-backward = { THING("row") }\xA0: reculer de { AMOUNT($steps, "space") }
option-move-column-forward = { THING("column") }\xA0: avancer de { AMOUNT($steps, "space") }
option-move-column-backward = { THING("column") }\xA0: reculer de { AMOUNT($steps, "space") }
option-rotate-inner = Tourner le Disque Central dans le sens horaire pour { AMOUNT($cost, "coin") }
option-rotate-middle = Tourner le Disque Intermédiaire dans le sens antihoraire pour { AMOUNT($cost, "coin") }
option-segment = Segment { $segment }\xA0: { $inner }\xA0; { $middle }\xA0; { $outer }
option-take-clay = Prendre { AMOUNT($amount, "wet-clay") } à la place
option-take-coins = Prendre { AMOUNT($amount, "coin") } à la place
option-make-warrior = { $warrior } pour { AMOUNT($clay, "wet-clay") }\xA0: { AMOUNT($points, "point") }
option-build-warrior = { $warrior } pour { AMOUNT($coins, "coin") }
option-buy-specialist = { $specialist } pour { AMOUNT($coins, "coin") } et { THING($weapon, form: "le") }
option-buy-master = { $master }\xA0: jeton { $token } pour { AMOUNT($coins, "coin") }
option-favour-clay = { AMOUNT($amount, "wet-clay") } et { AMOUNT($points, "point") }
option-favour-coins = { AMOUNT($amount, "coin") } et { AMOUNT($points, "point") }
option-use-weapon = Utiliser { THING($weapon, form: "le") }\xA0: { AMOUNT($points, "point") }
option-use-spear = Utiliser la Lance\xA0: { AMOUNT($points, "point") } et { AMOUNT($coins, "coin") }
option-shoot = Statue en { $cell }\xA0: { AMOUNT($points, "point") }
option-warrior = { $warrior } en { $cell } ({ $owner_seat })
option-group = { AMOUNT($warriors, $warrior) } en { $cell }
option-empty-warehouses = Entrepôts { $warehouses }\xA0: { AMOUNT($clay, "dry-clay") }


space-coins = Prendre { AMOUNT($amount, "coin") }
space-clay = Prendre { AMOUNT($amount, "wet-clay") }
space-build = Façonner un Guerrier pour { AMOUNT($amount, "wet-clay") }
space-soak = Humidifier toute l'Argile Sèche
space-upgrade = Transformer l'Apprenti
space-master = { $master }
space-priority = Prendre un jeton Priorité
space-weapon = Réactiver { THING($weapon, form: "le") }
space-specialist = Acheter un Spécialiste



refused-already-rotated = Un Disque a déjà tourné pendant ce tour\xA0; un seul est permis.
refused-too-few-coins-to-rotate = Vous avez { AMOUNT($have, "coin") }\xA0; tourner un Disque en coûte { $cost }.


refused-segment-closed = Un Artisan occupe le segment { $segment }\xA0: aucun autre Ouvrier ne peut y venir cette manche.
refused-segment-needs-artisan = Un Apprenti occupe le segment { $segment }\xA0: seul un Artisan peut le rejoindre.
refused-no-craftsman-in-hand = Il ne vous reste aucun Apprenti à placer cette manche.
refused-no-artisan-in-hand = Il ne vous reste aucun Artisan à placer cette manche\xA0; transformer un Apprenti en donne un.


refused-outer-ring-has-no-alternative = On ne prend d'Argile ou de Pièce qu'à la place d'une action du Disque Central ou Intermédiaire.
refused-repeated-action-has-no-alternative = Le Maître Administrateur répète l'action elle-même\xA0: ni Argile ni Pièce à sa place.
refused-no-dry-clay = Vous n'avez pas d'Argile Sèche à humidifier.
refused-upgrade-needs-craftsman = C'est un Artisan que vous avez placé ici, et seul un Apprenti peut être transformé.
refused-priority-stack-empty = Tous les jetons Priorité sont pris pour cette manche.
refused-priority-token-held = Vous avez déjà un jeton Priorité\xA0; un seul est permis.
refused-weapon-already-active = Cette Arme est déjà active\xA0: { THING($weapon) }.


refused-too-little-wet-clay = Vous avez { AMOUNT($have, "wet-clay") }\xA0; ce Guerrier en coûte { $cost }. On peut humidifier l'Argile Sèche.
refused-organizer-column-empty = Il n'y a plus de figurine de ce type dans le Rack\xA0: { THING($warrior) }.
refused-mausoleum-full = Le Mausolée n'a plus aucune case vide.
refused-cell-occupied = Il y a déjà une Statue en { $cell }\xA0; choisissez une case vide.


refused-not-your-warrior = Aucun Guerrier à vous en { $cell }.
refused-warrior-just-made = Le Guerrier en { $cell } vient d'être façonné\xA0; seul un autre de vos Guerriers peut se déplacer.
refused-warrior-cannot-move = Le Guerrier en { $cell } n'a aucune case vide où aller.
refused-way-not-empty = Une Statue barre le chemin vers { $cell }\xA0; toutes les cases du chemin doivent être vides.
refused-horse-cannot-follow = Avec son Guerrier en { $cell }, le Cheval sortirait du Mausolée.
refused-not-in-line = { $cell } n'est ni sur la ligne ni sur la colonne du Guerrier en { $from_cell }.
refused-no-empty-space-between = Il n'y a aucune case vide entre l'Arbalétrier et la Statue en { $cell }.
refused-not-nearest-statue = Une Statue plus proche cache celle en { $cell }\xA0; à cette table, seule la plus proche compte.
refused-no-statue-there = Il n'y a pas de Statue à viser en { $cell }.


refused-weapon-inactive = Ce Spécialiste demande une Arme active ({ THING($specialist) }\xA0: { THING($weapon) })\xA0; réactivez-la d'abord.
refused-too-few-coins-for-specialist = Vous avez { AMOUNT($have, "coin") }\xA0; { THING($specialist, form: "le") } en coûte { $cost }.
refused-specialist-sold-out = Ce Spécialiste n'est plus à vendre\xA0: { THING($specialist) }.
refused-no-space-for-specialist = Le Mausolée n'a aucune case vide pour { THING($specialist, form: "le") }.
refused-specialist-needs-empty-space = Il y a déjà une Statue en { $cell }\xA0; il faut une case vide au Spécialiste.
refused-no-warrior-can-mount = Aucun de vos Guerriers ne peut monter\xA0: un Cheval demande deux cases vides alignées à côté d'un Guerrier encore à pied.
refused-not-your-rider = Le Guerrier en { $cell } n'est pas à vous\xA0; seul un de vos Guerriers peut monter.
refused-already-mounted = Le Guerrier en { $cell } a déjà un Cheval\xA0; un seul est permis.
refused-no-room-for-horse = Un Cheval n'y tient pas\xA0: il lui faut deux cases vides alignées à côté du Guerrier en { $cell }.


refused-master-token-spent = Ce jeton Maître est déjà placé.
refused-too-few-coins-for-master = Vous avez { AMOUNT($have, "coin") }\xA0; ce jeton Maître en coûte { $cost }.
refused-too-few-coins-to-build = Vous avez { AMOUNT($have, "coin") }\xA0; le Maître Façonneur en coûte { $cost } cette manche.
refused-not-most-remaining = Le Maître Façonneur ne donne qu'un Guerrier du type le plus nombreux dans le Rack.
refused-warehouses-empty = Il n'y a pas d'Argile dans ces Entrepôts.
refused-all-weapons-active = Toutes vos Armes sont déjà actives.


refused-not-among-his-places = Les règles de Li Si lui laissent d'autres places que celle-ci.


game-terracotta = Terracotta Army – L'Armée de Terre Cuite
table-crossbow = Arbalète
table-crossbow-any = compte jusqu'à n'importe quelle Statue alignée
table-crossbow-nearest = compte seulement jusqu'à la Statue la plus proche
table-challenges = Défis de l'Empereur
table-challenges-random = tiré au hasard
setup-challenges-need-solo = Les Défis de l'Empereur sont pour une partie en solo contre Li Si.
setup-too-many-challenges = Il n'y a que { $most } Défis au choix.



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


thing-row = Inspecteur des lignes
    .le = l'Inspecteur des lignes
thing-column = Inspecteur des colonnes
    .le = l'Inspecteur des colonnes


thing-up = vers le haut
thing-right = vers la droite
thing-down = vers le bas
thing-left = vers la gauche


thing-purple = Violet
thing-yellow = Jaune
thing-green = Vert
thing-blue = Bleu
thing-li-si = Li Si


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


thing-rich-treasury = Riche trésor
thing-full-stores = Réserves pleines
thing-armed-workshop = Atelier armé
thing-imperial-favour = Faveur impériale
thing-head-start = Longueur d'avance
thing-trained-hand = Main exercée
thing-no-idle-hands = Sans relâche
thing-overtime = Heures supplémentaires


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


thing-round-scoring = Décompte de la manche
thing-game-scoring = Décompte final
`;export{e as default};
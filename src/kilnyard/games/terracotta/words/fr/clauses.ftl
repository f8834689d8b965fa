# The clauses of the rulebooks, one sentence each: what a rule says, and why something may not be
# done. Each sentence is shown alone. A message's id is its clause's, with _ for a full stop.

## Set-up

TA-SET-1 = Le Mausolée est vide au début de la partie.
TA-SET-2 = L'Argile et les Pièces viennent d'une réserve commune qui ne s'épuise jamais.
TA-SET-3 = Chacun des quatre Entrepôts contient 1 Argile Sèche au départ.
TA-SET-4 = La position de départ du Disque Central et celle du Disque Intermédiaire sont tirées au sort.
TA-SET-4_1 = Les Disques restent toujours alignés : une case de chacun d'eux forme un segment.
TA-SET-5 = Cinq tuiles Décompte sont tirées au sort et posées face visible sur la piste des Manches, une par manche ; les autres ne servent pas.
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
TA-SET-13 = Les Artisans attendent dans la réserve : personne ne peut en placer un avant qu'une transformation l'ait fait entrer en jeu.
TA-SET-14 = Chaque joueur commence avec 0 Point de Victoire.
TA-SET-15 = Le premier joueur est tiré au sort.
TA-SET-15_1 = Les autres joueurs suivent le premier dans le sens horaire pour former l'Ordre du Tour.
TA-SET-16 = Le deuxième joueur dans l'Ordre du Tour commence avec 1 Argile Humide de plus.
TA-SET-16_1 = Le troisième joueur dans l'Ordre du Tour commence avec 2 Argiles Humides et 1 Pièce de plus.
TA-SET-16_2 = Le quatrième joueur dans l'Ordre du Tour commence avec 3 Argiles Humides et 2 Pièces de plus.

## Key concepts

TA-KEY-1 = Les Points de Victoire s'ajoutent à votre score dès que vous les recevez.
TA-KEY-2 = Un score continue de monter au-delà de 100 et au-delà de 200.
TA-KEY-3 = Une règle qui parle d'un Ouvrier vaut aussi bien pour un Apprenti que pour un Artisan.
TA-KEY-4 = Seule l'Argile Humide peut payer un Guerrier ; l'Argile Sèche ne le peut pas.
TA-KEY-5 = Un Guerrier appartient au joueur qui l'a façonné et se dresse sur un socle de sa couleur.
TA-KEY-6 = Un Spécialiste n'appartient à personne, quel que soit son acheteur.
TA-KEY-7 = Un groupe, c'est au moins deux Statues d'un seul et même type.
TA-KEY-8 = Les Statues d'un groupe doivent se toucher par un côté ; se toucher par un coin ne suffit pas.
TA-KEY-9 = Des Guerriers de plusieurs joueurs peuvent faire partie du même groupe.
TA-KEY-10 = Des Statues d'un même type qui ne sont pas reliées font partie de groupes distincts.
TA-KEY-11 = Seule une Arme active peut être utilisée, et l'utiliser la rend inactive.
TA-KEY-12 = Réactiver une Arme la rend active ; une Arme déjà active reste comme elle est.
TA-KEY-13 = La Domination revient à l'unique joueur qui a plus que tout autre de ce qui est décompté.
TA-KEY-14 = Un joueur qui est seul à avoir de ce qui est décompté a la Domination.
TA-KEY-15 = Un seul exemplaire de ce qui est décompté suffit pour la Présence.
TA-KEY-16 = Le joueur payé pour la Domination n'est pas payé en plus pour la Présence.
TA-KEY-17 = Quand la première place est partagée et que rien ne départage, personne n'a la Domination.
TA-KEY-18 = Les joueurs qui restent à égalité en tête sont tous payés pour la Présence.
TA-KEY-19 = Un Inspecteur avance en suivant les flèches de sa propre piste.
TA-KEY-20 = Depuis la dernière case de sa piste, un Inspecteur avance sur la case de départ.

## Rounds and phases

TA-GAME-1 = Une partie dure cinq manches.
TA-GAME-2 = Une manche se compose d'une Phase d'Actions, puis d'une Phase de Décompte, puis d'une Phase d'Entretien.
TA-GAME-3 = Les joueurs jouent l'un après l'autre dans l'Ordre du Tour et placent un seul Ouvrier à chaque tour.
TA-GAME-4 = La Phase d'Actions prend fin quand tous les Ouvriers de tous les joueurs ont été placés.

## Action Phase: rotating a ring

TA-ACT-1_1 = Avant de placer votre Ouvrier, vous pouvez payer 2 Pièces pour tourner le Disque Central ou le Disque Intermédiaire.
TA-ACT-1_2 = Le Disque Central tourne d'un cran dans le sens horaire, jamais dans l'autre.
TA-ACT-1_3 = Le Disque Intermédiaire tourne d'un cran dans le sens antihoraire, jamais dans l'autre.
TA-ACT-1_4 = Vous tournez au plus un Disque par tour, et une seule fois.
TA-ACT-1_5 = La rotation ne déplace que le Disque : les Ouvriers restent où ils sont et leurs actions ne sont pas effectuées de nouveau.

## Action Phase: placing a Worker

TA-ACT-2_1 = À votre tour, vous devez placer un de vos Ouvriers sur une case libre de la Roue d'Actions ; chaque segment en a deux.
TA-ACT-2_2 = Un segment où se trouve un Apprenti, le vôtre ou celui d'un autre joueur, n'accepte plus qu'un Artisan.
TA-ACT-2_3 = Un segment où se trouve un Artisan n'accepte aucun autre Ouvrier.
TA-ACT-2_4 = Un segment vide accepte n'importe quel Ouvrier, sur l'une ou l'autre de ses cases.

## Action Phase: performing actions

TA-ACT-3_1 = Vous effectuez les actions du segment où vous venez de placer votre Ouvrier, et aucune autre.
TA-ACT-3_2 = L'action du Disque Central vient d'abord, puis celle du Disque Intermédiaire, puis celle du Disque Extérieur.
TA-ACT-3_3 = Une action est terminée avant que la suivante commence.
TA-ACT-3_4 = Vous pouvez échanger une action du Disque Central ou du Disque Intermédiaire contre 1 Argile Humide ou 1 Pièce.
TA-ACT-3_5 = Vous pouvez renoncer à n'importe laquelle des trois actions.
TA-ACT-3_6 = Le Disque Extérieur ne donne ni Argile ni Pièce à la place de son action.

## Ring actions

TA-RING-1 = Gagner des Pièces : vous recevez les 2, 3 ou 4 Pièces représentées.
TA-RING-2 = Gagner de l'Argile : vous recevez les 2 ou 4 Argiles Humides représentées.
TA-RING-3 = Façonner un Guerrier : vous payez les Argiles Humides représentées et mettez un nouveau Guerrier dans le Mausolée.
TA-RING-4 = Humidifier l'Argile : toute votre Argile Sèche devient Humide.
TA-RING-5 = Transformer un Apprenti : l'Apprenti que vous avez placé quitte la partie et un de vos Artisans de la réserve prend sa case.
TA-RING-6 = L'action de transformation ne fait rien pour un Artisan ; vous pouvez prendre 1 Argile Humide ou 1 Pièce à sa place, comme d'habitude.
TA-RING-7 = Chez un Maître où vous avez déjà un jeton, vous utilisez sa capacité sans payer de nouveau jeton.
TA-RING-8 = Chez un Maître où vous n'avez pas de jeton, vous devez d'abord acquérir ce Maître, et vous pouvez ensuite utiliser sa capacité.
TA-RING-9 = Vous choisissez lequel de vos jetons Maître restants vous posez chez un Maître, et vous payez les Pièces qui y sont imprimées.
TA-RING-10 = Acquérir un Maître sans utiliser sa capacité, c'est quand même effectuer l'action : vous ne recevez ni Argile ni Pièce à la place.
TA-RING-11 = Vous avez au plus un jeton chez chaque Maître.
TA-RING-12 = Prendre un jeton Priorité : vous prenez celui du dessus de la pile, tant qu'il en reste.
TA-RING-13 = Prendre un jeton Priorité vous rapporte tout de suite l'Argile Humide qui y figure.
TA-RING-14 = Un joueur qui a un jeton Priorité ne peut pas en prendre un deuxième.
TA-RING-15 = Prendre une Arme : vous réactivez l'Arme représentée.
TA-RING-16 = Acheter un Spécialiste : contre des Pièces et l'usage d'une Arme, vous mettez dans le Mausolée un Spécialiste du type de votre choix.

## Making Warriors

TA-WAR-1 = Un Guerrier coûte les 2, 3 ou 4 Argiles Humides de la case Action que vous utilisez.
TA-WAR-2 = L'une des Argiles payées pour un Guerrier va, Sèche, dans un Entrepôt ; les autres retournent à la réserve.
TA-WAR-3 = L'Argile d'un nouveau Guerrier va dans l'Entrepôt du quartier de la Roue d'Actions où se trouve votre Ouvrier.
TA-WAR-4 = Vous choisissez librement le type d'un nouveau Guerrier parmi ceux dont il reste un Guerrier dans le Rack.
TA-WAR-5 = Vous prenez le Guerrier le plus bas de sa colonne du Rack.
TA-WAR-6 = Un nouveau Guerrier va sur n'importe quelle case vide du Mausolée ; s'il n'y en a plus, aucun Guerrier ne peut être façonné.
TA-WAR-7 = Après avoir placé un nouveau Guerrier, vous marquez les Points de Victoire imprimés à côté de la rangée du Rack d'où il vient.
TA-WAR-8 = La direction dans laquelle un Guerrier regarde n'a jamais d'importance.
TA-WAR-9 = Dès qu'un nouveau Guerrier a rapporté ses points, et à aucun autre moment, vous pouvez utiliser l'Arme de son type pour sa capacité, ou la laisser.

## The Officer

TA-OFF-1 = Une Épée utilisée avec un nouvel Officier rapporte 1 Point de Victoire.
TA-OFF-2 = Une Épée utilisée avec un nouvel Officier vous permet aussi, si vous le souhaitez, de déplacer un Inspecteur d'une case, en avant ou en arrière.
TA-OFF-3 = Reculer d'une case depuis la case de départ d'une piste Inspecteur mène à sa dernière case.

## The Guard

TA-GUA-1 = Une Hallebarde utilisée avec un nouveau Garde rapporte 3 Points de Victoire.
TA-GUA-2 = Une Hallebarde utilisée avec un nouveau Garde vous permet aussi, si vous le souhaitez, de déplacer un autre de vos Guerriers le long de sa ligne ou de sa colonne, aussi loin que vous voulez.
TA-GUA-3 = Toutes les cases que franchit un Guerrier déplacé, et celles où il s'arrête, doivent être vides.
TA-GUA-4 = Un Guerrier monté se déplace avec son Cheval, qui garde son orientation, et n'en descend jamais.

## The Crossbowman

TA-CRO-1 = Une Arbalète utilisée avec un nouvel Arbalétrier rapporte 1 Point de Victoire par case vide entre lui et une autre Statue de sa ligne ou de sa colonne.
TA-CRO-2 = Pour une Arbalète, vous choisissez la seule Statue qui compte ; ce n'est pas forcément la plus proche.
TA-CRO-3 = Sans autre Statue dans la ligne ni dans la colonne de l'Arbalétrier, ou seulement des voisines, son Arbalète ne rapporte rien.
TA-CRO-4 = Pour l'Arbalète, les Spécialistes et chaque case d'un Cheval sont des Statues.
TA-CRO-5 = À une table qui joue avec l'option d'Arbalète « la plus proche », seule la Statue la plus proche dans chaque direction peut être choisie.

## The Soldier

TA-SOL-1 = Une Lance utilisée avec un nouveau Soldat rapporte 1 Point de Victoire.
TA-SOL-2 = Une Lance utilisée avec un nouveau Soldat vous rapporte aussi 2 Pièces.

## Buying Specialists

TA-SPE-1 = Un Spécialiste coûte 1 Pièce, plus 1 pour chaque Spécialiste de son type acheté auparavant.
TA-SPE-2 = L'achat d'un Spécialiste utilise l'Arme qui lui correspond, et elle doit être active.
TA-SPE-3 = L'Épée va avec le Cheval, la Hallebarde avec le Serviteur, l'Arbalète avec l'Archer Agenouillé, la Lance avec le Musicien.
TA-SPE-4 = Un Serviteur, un Archer Agenouillé ou un Musicien va sur n'importe quelle case vide du Mausolée ; s'il n'y en a plus, il ne peut pas être acheté.
TA-SPE-5 = Un type de Spécialiste dont il ne reste aucune figurine ne peut plus être acheté.

## The Horse

TA-HOR-1 = Un Cheval couvre trois cases qui se suivent dans une même ligne ou une même colonne.
TA-HOR-2 = Un Cheval a l'une de ses extrémités sur la case d'un de vos Guerriers, qui y reste comme cavalier.
TA-HOR-3 = Les deux autres cases d'un nouveau Cheval doivent être vides.
TA-HOR-4 = Le cavalier d'un Cheval en occupe les trois cases quand on cherche les groupes et les voisins.
TA-HOR-5 = Quel que soit le nombre de cases qu'il couvre, le cavalier d'un Cheval compte pour un seul Guerrier, et seul il ne forme pas de groupe.
TA-HOR-6 = Le cavalier d'un Cheval garde son type.
TA-HOR-7 = Un Guerrier ne peut avoir qu'un seul Cheval.
TA-HOR-8 = Le cavalier d'un Cheval est présent dans chaque ligne, colonne, quadrant ou entourage de Serviteur que touche l'une de ses cases.

## The Footman

TA-FOO-1 = À la fin de la partie, un Serviteur regarde les Guerriers de tous types sur les huit cases qui l'entourent.
TA-FOO-2 = La Domination autour d'un Serviteur rapporte 8 Points de Victoire.
TA-FOO-3 = La Présence autour d'un Serviteur rapporte 2 Points de Victoire.
TA-FOO-4 = Les Spécialistes autour d'un Serviteur ne comptent pas.
TA-FOO-5 = Les Archers Agenouillés départagent une égalité autour d'un Serviteur.

## The Kneeling Archer

TA-ARC-1 = En plaçant un Archer Agenouillé, vous choisissez celui des quatre côtés vers lequel il est tourné ; la case devant lui peut être vide.
TA-ARC-2 = Un Archer Agenouillé n'agit que pour un Guerrier qui se trouve juste devant lui, sur la case voisine.
TA-ARC-3 = On regarde à qui un Archer Agenouillé fait face chaque fois que cela compte : des Guerriers placés ou déplacés plus tard y changent donc quelque chose.
TA-ARC-4 = Un Archer Agenouillé entre dans le groupe du Guerrier auquel il fait face, comme s'il était de ce type.
TA-ARC-5 = Un Archer Agenouillé relie en un seul groupe tout ce qui le touche et qui est du même type que le Guerrier auquel il fait face.
TA-ARC-6 = Un Archer Agenouillé n'est le Guerrier d'aucun joueur : il n'ajoute rien au compte de personne ni aux couleurs d'un groupe.
TA-ARC-7 = Une égalité pour la Domination revient au joueur à égalité qui a le plus d'Archers Agenouillés tournés vers les Guerriers que l'on compte.
TA-ARC-8 = Des joueurs à égalité pour la Domination, et aussi en Archers Agenouillés, restent à égalité.
TA-ARC-9 = Pour départager, peu importe où se trouve l'Archer Agenouillé lui-même ; seul compte le Guerrier auquel il fait face.
TA-ARC-10 = Un Archer Agenouillé tourné vers un autre Spécialiste ne fait rien.
TA-ARC-11 = Être tourné vers l'une des trois cases d'un Guerrier monté, c'est faire face à ce Guerrier.

## The Musician

TA-MUS-1 = À chaque Phase de Décompte, chaque joueur marque 1 Point de Victoire par Guerrier qu'il a dans la ligne ou la colonne d'un Musicien.
TA-MUS-2 = Chaque Musicien est décompté à part : un même Guerrier peut donc rapporter des points pour plusieurs d'entre eux.
TA-MUS-3 = Un Guerrier monté rapporte au plus une fois pour le même Musicien.

## Masters in the Cleanup Phase

TA-MAS-1 = Chacun des Maîtres Façonneur, Administrateur et Inspecteur que vous avez vous rapporte 1 Pièce dans la Phase d'Entretien.
TA-MAS-2 = Chacun des Maîtres des Argilières, Superviseur et Forgeron que vous avez garde Humide 1 de vos Argiles Humides dans la Phase d'Entretien.
TA-MAS-3 = Les bonus de Phase d'Entretien de plusieurs Maîtres s'additionnent.
TA-MAS-4 = Un Maître qui protège l'Argile ne rend jamais Humide une Argile Sèche.

## The Master Builder

TA-BUI-1 = Maître Façonneur : vous façonnez un Guerrier pour un prix en Pièces égal au numéro de la manche.
TA-BUI-2 = Un Guerrier façonné avec le Maître Façonneur ne coûte pas d'Argile, et aucune Argile ne va dans un Entrepôt.
TA-BUI-3 = Le type d'un Guerrier façonné avec le Maître Façonneur doit être l'un de ceux qui ont le plus de Guerriers restants dans le Rack.
TA-BUI-4 = Quand plusieurs types ont autant de Guerriers restants dans le Rack, vous choisissez l'un d'eux pour le Maître Façonneur.
TA-BUI-5 = Vous ne marquez aucun Point de Victoire en plaçant un Guerrier façonné avec le Maître Façonneur.
TA-BUI-6 = Vous ne pouvez pas utiliser d'Arme avec un Guerrier façonné avec le Maître Façonneur.

## The Master Administrator

TA-ADM-1 = Maître Administrateur : vous effectuez une fois encore l'action du Disque Central, en la payant de nouveau.
TA-ADM-2 = Avec le Maître Administrateur, vous répétez l'action imprimée sur le Disque Central, même si vous aviez pris de l'Argile ou une Pièce ; cette fois, l'Argile ou la Pièce n'est pas au choix.
TA-ADM-3 = Répéter une transformation ne fait rien une fois que votre Ouvrier est un Artisan.

## The Master Inspector

TA-INS-1 = Maître Inspecteur : vous pouvez déplacer un Inspecteur de 1 ou 2 cases, et seulement en avant.

## The Master Clay Maker

TA-CLA-1 = Maître des Argilières : vous recevez 3 Argiles Humides.

## The Master Supervisor

TA-SUP-1 = Maître Superviseur : vous prenez toute l'Argile de deux Entrepôts de votre choix.
TA-SUP-2 = L'Argile que vous prenez dans les Entrepôts reste Sèche.

## The Master Blacksmith

TA-BLA-1 = Maître Forgeron : vous réactivez toutes vos Armes.

## Scoring Phase

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

## Cleanup Phase

TA-CLE-1 = Si personne n'a de jeton Priorité, l'Ordre du Tour reste comme il est.
TA-CLE-1_1 = Le joueur qui a le jeton Priorité 1 passe premier dans l'Ordre du Tour.
TA-CLE-1_2 = Le joueur qui a le jeton Priorité 2 passe deuxième dans l'Ordre du Tour.
TA-CLE-1_3 = Le joueur qui a le jeton Priorité 3 passe troisième dans l'Ordre du Tour.
TA-CLE-1_4 = Les joueurs sans jeton Priorité suivent ceux qui en ont un, dans l'ordre qu'ils avaient entre eux.
TA-CLE-1_5 = Les jetons Priorité retournent dans leur pile, le plus petit au-dessus.
TA-CLE-2 = Dans la Phase d'Entretien, toute Argile Humide qui n'est pas protégée devient Sèche.
TA-CLE-3 = Les Pièces des Maîtres sont versées dans la Phase d'Entretien de chaque manche.
TA-CLE-4 = À la manche 5, on règle d'abord l'Ordre du Tour, l'Argile et les Pièces des Maîtres ; le Décompte Final vient ensuite.
TA-CLE-5_1 = Entre deux manches, chaque joueur reprend ses Ouvriers de la Roue d'Actions, y compris les nouveaux Artisans.
TA-CLE-5_2 = Entre deux manches, le Disque Central tourne d'un cran dans le sens horaire.
TA-CLE-5_3 = Entre deux manches, le Disque Intermédiaire tourne d'un cran dans le sens antihoraire.
TA-CLE-5_4 = Le marqueur Manche passe à la manche suivante.
TA-CLE-5_5 = La manche suivante se joue dans le nouvel Ordre du Tour.

## End Game Scoring

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
TA-END-11 = L'Argile et les Pièces restantes sont additionnées ; chaque paire complète rapporte 1 Point de Victoire.
TA-END-12 = Le joueur qui a le plus de Points de Victoire gagne.
TA-END-13 = Parmi les joueurs à égalité pour la victoire, le premier d'entre eux dans l'Ordre du Tour gagne.

## Challenging Li Si: set-up

TA-SOLO-SET-1 = Li Si suit les règles à plusieurs partout où les règles en solo ne disent rien d'autre.
TA-SOLO-SET-2 = Li Si et vous recevez la même mise en place que dans une partie à 2 : 3 Pièces, 5 Apprentis, quatre Armes inactives, 6 jetons Maître, 0 Point de Victoire.
TA-SOLO-SET-3 = Dans une partie en solo, Li Si commence chaque manche et il n'y a pas de jetons Priorité.
TA-SOLO-SET-4 = Dans une partie en solo, vous commencez avec 1 Argile Humide, comme le deuxième joueur ; Li Si n'en a pas.
TA-SOLO-SET-5 = Dans une partie en solo, un Cheval et un Musicien sont retirés et comptent comme achetés pour le prix du suivant.
TA-SOLO-SET-6 = Les Armes de Li Si forment une rangée dont l'ordre est tiré au sort.
TA-SOLO-SET-7 = Le Contremaître commence au segment opposé à l'action de transformation.
TA-SOLO-SET-8 = Une carte Maître tirée au sort donne à Li Si son premier Maître, et cette carte quitte la partie.
TA-SOLO-SET-9 = La première pioche de cartes Action est mélangée de façon que la carte Mélange ne soit pas parmi les quatre cartes du dessus.
TA-SOLO-SET-10 = Pour une partie plus difficile, on peut choisir ou tirer autant de cartes Défi de l'Empereur que l'on veut, ou aucune.

## Challenging Li Si: Action Phase

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
TA-SOLO-ACT-13 = Une fois remplacée, la carte Mélange forme la nouvelle pioche avec la défausse et le reste de la pioche ; les cartes actives n'en font pas partie.
TA-SOLO-ACT-14 = Si la carte Mélange était la dernière de la pioche, la défausse forme une pioche avant que l'autre carte soit piochée.

## Challenging Li Si: Surprise Build

TA-SOLO-SUR-1 = Le Façonnage Surprise de Li Si a lieu juste avant le décompte des Inspecteurs.
TA-SOLO-SUR-2 = Lors d'un Façonnage Surprise, s'il a 6 Argiles ou plus, Li Si en rend 5 à la réserve et façonne un Guerrier.
TA-SOLO-SUR-3 = Lors d'un Façonnage Surprise, s'il a 8 Pièces ou plus, Li Si en rend 5 à la réserve et façonne un Guerrier.
TA-SOLO-SUR-4 = Li Si façonne un deuxième Guerrier avec son Argile, ou avec ses Pièces, s'il lui en reste assez pour un Façonnage Surprise, mais jamais un troisième.

## Challenging Li Si: scoring, cleanup and Masters

TA-SOLO-SCO-1 = Les Inspecteurs, les Musiciens et la tuile Décompte rapportent à Li Si et à vous comme dans une partie à deux joueurs.
TA-SOLO-SCO-2 = L'Argile de Li Si ne devient jamais Sèche.
TA-SOLO-SCO-3 = Li Si ne reçoit pas de Pièces pour ses Maîtres dans la Phase d'Entretien.
TA-SOLO-SCO-4 = Après chaque manche sauf la dernière, une nouvelle carte Maître donne gratuitement ce Maître à Li Si.
TA-SOLO-SCO-5 = Une carte Maître révélée ne revient jamais.

## Li Si's ring actions

TA-SOLO-RING-1 = Gagner des Pièces : Li Si prend les Pièces représentées.
TA-SOLO-RING-2 = Gagner de l'Argile : Li Si prend l'Argile représentée.
TA-SOLO-RING-3 = Façonner un Guerrier : Li Si paie l'Argile représentée, dont une va dans l'Entrepôt.
TA-SOLO-RING-4 = Humidifier l'Argile : Li Si prend dans la réserve autant d'Argiles qu'il y en a dans l'Entrepôt le plus rempli, qui garde les siennes.
TA-SOLO-RING-5 = Transformer un Apprenti : Li Si change en Artisan l'Apprenti qu'il a placé, comme vous le feriez.
TA-SOLO-RING-6 = Transformer un Apprenti : si l'Ouvrier que Li Si a placé est déjà un Artisan, il révèle une autre carte Action.
TA-SOLO-RING-7 = Prendre un jeton Priorité : Li Si fait une Action de Rechange et révèle une autre carte Action.
TA-SOLO-RING-8 = Façonner un Guerrier : s'il manque d'Argile pour cela, Li Si révèle une autre carte Action.

## Li Si at a Master

TA-SOLO-MAS-1 = Li Si n'acquiert jamais de Maître pendant la Phase d'Actions.
TA-SOLO-MAS-2 = Chez un Maître qu'il n'a pas, Li Si fait une Action de Rechange.
TA-SOLO-MAS-3 = Maître Façonneur : Li Si façonne un Guerrier pour un prix en Pièces égal au numéro de la manche.
TA-SOLO-MAS-4 = Maître Façonneur : s'il manque de Pièces pour cela, Li Si révèle une autre carte Action.
TA-SOLO-MAS-5 = Avec le Maître Façonneur, Li Si ne choisit que parmi les types dont il reste le plus de Guerriers dans le Rack.
TA-SOLO-MAS-6 = Maître Administrateur : Li Si effectue de nouveau l'action du Disque Central, à sa manière.
TA-SOLO-MAS-7 = Maître Inspecteur : Li Si reçoit 2 Pièces.
TA-SOLO-MAS-8 = Avec le Maître Inspecteur, Li Si avance un Inspecteur de 2 cases au plus, là où son gain ajouté à votre perte est le plus grand ; si tout déplacement devait lui nuire, il n'en fait aucun.
TA-SOLO-MAS-9 = Entre des déplacements d'un Inspecteur aussi bons l'un que l'autre, Li Si choisit le plus court avec le Maître Inspecteur.
TA-SOLO-MAS-10 = Entre des déplacements aussi bons des deux Inspecteurs, le hasard décide pour le Maître Inspecteur de Li Si.
TA-SOLO-MAS-11 = Maître des Argilières : Li Si reçoit 3 Argiles.
TA-SOLO-MAS-12 = Maître Superviseur : Li Si prend toute l'Argile de l'Entrepôt le plus rempli, et elle est Humide aussitôt.
TA-SOLO-MAS-13 = Quand Li Si a utilisé le Maître Superviseur, l'Entrepôt qui est alors le plus rempli est vidé dans la réserve.
TA-SOLO-MAS-14 = Entre des Entrepôts aussi remplis l'un que l'autre, le hasard décide pour le Maître Superviseur de Li Si.
TA-SOLO-MAS-15 = Maître Forgeron : Li Si réactive toutes ses Armes.

## Li Si's Weapons

TA-SOLO-WEA-1 = Prendre une Arme : Li Si réactive l'Arme représentée.
TA-SOLO-WEA-2 = Prendre une Arme : si l'Arme représentée est déjà active, Li Si réactive la plus à gauche de celles qui ne le sont pas.
TA-SOLO-WEA-3 = Prendre une Arme : si ses quatre Armes sont actives, l'action ne fait rien et devient une Action de Rechange pour Li Si.

## Li Si's Specialists

TA-SOLO-SPE-1 = Li Si examine un Spécialiste pour chacune de ses Armes actives, de la plus à droite à la plus à gauche, et achète le premier qu'il veut bien placer.
TA-SOLO-SPE-2 = Li Si laisse de côté un Spécialiste qu'il ne peut pas payer.
TA-SOLO-SPE-3 = Li Si veut bien placer un Archer Agenouillé face à l'un de ses Guerriers dans un groupe où il a plus de Guerriers que vous ; ici, un Guerrier isolé n'est pas un groupe.
TA-SOLO-SPE-4 = Entre plusieurs groupes pour un Archer Agenouillé, Li Si prend celui où vous avez le moins de Guerriers.
TA-SOLO-SPE-5 = Li Si veut bien placer un Serviteur là où son avance sur vous, sur les huit cases autour, dépasse le nombre de cases vides qui s'y trouvent.
TA-SOLO-SPE-6 = Li Si veut bien placer un Musicien là où il lui rapporterait au moins 2 Points de Victoire et au moins deux fois plus qu'à vous.
TA-SOLO-SPE-7 = Entre plusieurs cases pour un Musicien, Li Si prend celle où la différence en sa faveur est la plus grande.
TA-SOLO-SPE-8 = Quand les règles de Li Si laissent plusieurs cases pour un Spécialiste, vous en choisissez une.
TA-SOLO-SPE-9 = Li Si ne place jamais de Cheval.
TA-SOLO-SPE-10 = Si l'Épée est la seule Arme active de Li Si, elle remplace chacune des trois autres Armes quand il achète un Spécialiste.
TA-SOLO-SPE-11 = Li Si paie les Pièces d'un Spécialiste et rend inactive l'Arme qui l'a permis.
TA-SOLO-SPE-12 = Acheter un Spécialiste : si Li Si ne peut en placer aucun, il reçoit 1 Pièce.

## Action cards and Spare Actions

TA-SOLO-SPARE-1 = Li Si effectue une carte Action de la même manière que l'action de la Roue qu'elle représente.
TA-SOLO-SPARE-2 = Une carte Action que Li Si ne peut pas effectuer devient une Action de Rechange et ne révèle pas d'autre carte.
TA-SOLO-SPARE-3 = L'Argile d'un Guerrier façonné par une carte Action va dans l'Entrepôt de l'Ouvrier que Li Si vient de placer.
TA-SOLO-SPARE-4 = Une action de Li Si qui ne changerait rien devient une Action de Rechange.
TA-SOLO-SPARE-5 = Une Action de Rechange apporte à Li Si 1 Argile ou 1 Pièce, ainsi que 2 Points de Victoire.
TA-SOLO-SPARE-6 = Si la tuile Décompte de la manche en cours compte les Pièces ou l'Argile, l'Action de Rechange de Li Si prend ce qu'elle compte.
TA-SOLO-SPARE-7 = À moins que la tuile Décompte n'en décide, l'Action de Rechange de Li Si prend une Pièce s'il a 5 Argiles ou plus.
TA-SOLO-SPARE-8 = À moins que la tuile Décompte n'en décide, l'Action de Rechange de Li Si prend une Argile s'il en a moins de 5.

## Li Si's Warriors

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
TA-SOLO-BUILD-12 = Un groupe que Li Si agrandit doit avoir une case vide à côté de lui ; entre des groupes qui conviennent autant, il prend celui qui a le plus de Guerriers.
TA-SOLO-BUILD-13 = Un Guerrier isolé compte comme un groupe d'un seul quand Li Si cherche un groupe à agrandir.
TA-SOLO-BUILD-14 = Si aucun groupe ne convient, Li Si en commence un nouveau, sur une case qui ne touche aucun groupe de ce type.
TA-SOLO-BUILD-15 = Si un groupe convient, Li Si façonne sur une case qui le touche.
TA-SOLO-BUILD-16 = Une étape du choix de Li Si qui ne laisserait aucune case est ignorée.
TA-SOLO-BUILD-17 = Pour Li Si, les cases sont classées à partir du croisement des deux Inspecteurs : cette case est la meilleure, celle qui la suit en diagonale vers l'avant vient ensuite.
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
TA-SOLO-BUILD-29 = Entre des déplacements aussi bons avec son Épée, Li Si en préfère un en avant ; entre les deux Inspecteurs, le hasard décide.
TA-SOLO-BUILD-30 = La Hallebarde de Li Si rapporte 3 Points de Victoire avec un Garde.
TA-SOLO-BUILD-31 = L'Arbalète de Li Si rapporte 3 Points de Victoire avec un Arbalétrier.
TA-SOLO-BUILD-32 = La Lance de Li Si rapporte 2 Points de Victoire avec un Soldat et lui apporte 2 Pièces.
TA-SOLO-BUILD-33 = Li Si ne dépense aucune Arme pour un Guerrier tant qu'une des cartes actives porte la mention Neutre et que le segment de son Ouvrier montre l'action Spécialiste.

## The Emperor's Challenges

TA-SOLO-CHA-1 = Riche trésor (carte maison) : Li Si commence avec 4 Pièces de plus.
TA-SOLO-CHA-2 = Réserves pleines (carte maison) : Li Si commence avec 4 Argiles de plus.
TA-SOLO-CHA-3 = Atelier armé (carte maison) : deux Armes de Li Si tirées au sort commencent actives.
TA-SOLO-CHA-4 = Faveur impériale (carte maison) : Li Si commence avec un deuxième Maître.
TA-SOLO-CHA-5 = Longueur d'avance (carte maison) : Li Si commence avec 10 Points de Victoire.
TA-SOLO-CHA-6 = Main exercée (carte maison) : l'un des Apprentis de Li Si est un Artisan dès le début.
TA-SOLO-CHA-7 = Sans relâche (carte maison) : une Action de Rechange rapporte 3 Points de Victoire à Li Si.
TA-SOLO-CHA-8 = Heures supplémentaires (carte maison) : le Façonnage Surprise de Li Si ne demande que 5 Argiles ou 7 Pièces ; il en rend toujours 5.

## Challenging Li Si: the end

TA-SOLO-END-1 = L'Argile et les Pièces restantes rapportent à Li Si comme à vous.
TA-SOLO-END-2 = Les groupes sont décomptés comme d'habitude pour Li Si et pour vous.
TA-SOLO-END-3 = Vous ne gagnez qu'avec plus de Points de Victoire que Li Si ; une égalité est une défaite.

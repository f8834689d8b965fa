var e=`

setup-people = Ce jeu se joue de { $least } à { $most } personnes, pas à { $people }.
setup-unknown-option = Ce jeu n'a pas d'option «\xA0{ ID($option) }\xA0». Ses options\xA0: { ID($possible) }.
setup-unknown-value = L'option «\xA0{ ID($option) }\xA0» n'a pas de valeur «\xA0{ ID($value) }\xA0». Possibles\xA0: { ID($possible) }.


refused-not-your-turn = Ce n'est pas à { $seat } de décider maintenant.
refused-game-over = La partie est finie\xA0; il n'y a plus rien à décider.
refused-unknown-option = «\xA0{ ID($option) }\xA0» n'est pas au choix de { $seat } maintenant. Possibles\xA0: { ID($possible) }.
undo-nothing = { $seat } n'a aucun coup à reprendre.
undo-another-seat = Le dernier coup est à { $other_seat }\xA0: { $seat } ne peut rien reprendre.
undo-revealed = { $seat } ne peut reprendre ce coup\xA0: il a révélé quelque chose.
redo-nothing = Il n'y a aucun coup à rejouer.
redo-another-seat = Le coup à rejouer est à { $other_seat }, pas à { $seat }.
plan-no-turn = { $seat } n'a pas de tour à préparer maintenant.


edition-syntax = { $file ->
    [none] L'édition n'est pas du TOML à la ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }.
   *[other] { ID($file) } n'est pas du TOML à la ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }.
}
edition-wrong-value = { ID($path) } vaut { ID($found) }\xA0; attendu\xA0: { ID($expected) }.
edition-unknown-value = { ID($path) } n'existe pas. Possibles ici\xA0: { ID($possible) }.
edition-missing-value = { ID($path) } manque.
edition-unknown-row = { ID($path) } n'a pas de ligne avec { ID($field) } = { ID($row) }. Possibles\xA0: { ID($possible) }.
edition-repeated-row = { ID($path) } a deux lignes avec { ID($field) } = { ID($row) }.
edition-rows = { ID($path) } doit avoir exactement ces lignes, dans cet ordre\xA0: { ID($rows) }.
edition-at-most = { ID($path) } vaut { $value }\xA0; le maximum est { $most }.
edition-at-least = { ID($path) } vaut { $value }\xA0; le minimum est { $least }.


notation-bad-tag = Ceci n'est pas une étiquette\xA0; une étiquette s'écrit [Nom "valeur"].
notation-unknown-tag = Il n'y a pas d'étiquette «\xA0{ ID($tag) }\xA0». Étiquettes\xA0: { ID($possible) }.
notation-repeated-tag = L'étiquette «\xA0{ ID($tag) }\xA0» est là pour la seconde fois.
notation-late-tag = L'étiquette «\xA0{ ID($tag) }\xA0» doit venir avant le premier coup.
notation-missing-tag = L'étiquette «\xA0{ ID($tag) }\xA0» manque.
notation-open-comment = Ce commentaire n'est jamais fermé.
notation-stray = «\xA0{ ID($found) }\xA0» n'a pas sa place ici.
notation-unknown-game = Il n'y a pas de jeu «\xA0{ ID($game) }\xA0». Jeux\xA0: { ID($possible) }.
notation-bad-option = «\xA0{ ID($found) }\xA0» n'est pas une option\xA0; une option s'écrit nom=valeur, et une seule fois.
notation-other-edition = La partie a été jouée avec l'édition «\xA0{ ID($expected) }\xA0»\xA0; celle-ci est «\xA0{ ID($found) }\xA0».
notation-hidden = Cette partie est notée sans ce qui était caché\xA0: on ne peut pas la reprendre.
notation-wrong-turn = Cette ligne est celle du tour { $turn }, mais c'est le tour { $expected } qui vient.
notation-unknown-seat = Personne ici ne s'appelle «\xA0{ ID($found) }\xA0». Possibles\xA0: { ID($possible) }.
notation-no-seat = On ne sait pas qui joue «\xA0{ ID($token) }\xA0»\xA0; écrivez avant le coup la place et deux-points.
notation-secret = «\xA0{ ID($token) }\xA0» est un choix secret\xA0; ceux-là sont entre parenthèses.
notation-not-secret = «\xA0{ ID($token) }\xA0» n'est pas un choix secret\xA0; eux seuls sont entre parenthèses.
notation-unknown-token = { $seat } ne peut pas choisir «\xA0{ ID($token) }\xA0» maintenant. Possibles\xA0: { ID($possible) }.
notation-refused = { $clause ->
    [none] { $seat } ne peut pas choisir «\xA0{ ID($token) }\xA0»\xA0: { $reason }
   *[other] { $seat } ne peut pas choisir «\xA0{ ID($token) }\xA0»\xA0: { $reason } ({ ID($clause) })
}
notation-after-end = La partie est finie, mais «\xA0{ ID($found) }\xA0» suit.
notation-wrong-check = La position n'est pas celle de la notation\xA0: son contrôle est { ID($found) }, la notation dit { ID($expected) }.


seat-without-name = Joueur { $number }
list-and = { $first } et { $last }
language-unknown = Il n'y a pas de mots pour la langue «\xA0{ ID($language) }\xA0». Langues parlées ici\xA0: { $languages }.



table-unknown = Il n'y a pas de table «\xA0{ ID($table) }\xA0».
table-private = Seules les personnes assises à cette table peuvent la regarder.
table-gathering = La partie commence quand toutes les places sont prises.
table-not-playing = Cela ne se fait que dans une partie en cours.
table-given-up = La partie s'est arrêtée\xA0: il ne reste plus d'adversaire.
table-unreadable = Cette table ne peut plus être ouverte ici\xA0: elle est endommagée, ou elle a été commencée avec une autre version de Kilnyard.
table-crowded = Trop de monde regarde déjà cette table.
table-too-many = Vous avez { $most } tables en cours. Terminez-en d'abord une.
table-bad-clock = Une pendule va d'une seconde à { $most } jours et ajoute un jour par tour au plus.
table-seats-of-record = La partie enregistrée est pour { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}\xA0; { $seats ->
    [one] { $seats } place a été demandée
   *[other] { $seats } places ont été demandées
}.
game-unknown = Il n'y a pas de jeu «\xA0{ ID($game) }\xA0». Jeux\xA0: { ID($possible) }.
bot-unknown = Il n'y a pas de robot «\xA0{ ID($bot) }\xA0». Robots\xA0: { ID($possible) }.
move-unknown = Il n'y a pas de coup { $move } ici\xA0: { $moves ->
    [0] aucun coup n'a encore été joué
    [one] { $moves } coup a été joué
   *[other] { $moves } coups ont été joués
}.
record-bad = Ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } de la notation\xA0: { $reason }
fork-not-over = Une variante montre ce qui va venir\xA0: elle doit attendre la fin de la partie.


seat-unknown = Cette table n'a pas de place { $number } pour une personne.
seat-not-yours = Cette place n'est pas la vôtre\xA0: c'est celle que tient { $seat }.
seat-with-bot = Un robot joue pour { $seat } en ce moment\xA0; reprenez d'abord la place.
seat-bots-own = { $seat } est un robot\xA0: personne ne peut reprendre la place.
seat-conceded = { $seat } a abandonné.
seat-out-of-time = { $seat } n'a plus de temps.
seat-not-gone = { $seat } est encore là, ou l'était il y a moins de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
link-dead = Ce lien n'est plus valable. Demandez-en un nouveau à l'hôte de la table.
watching-only = Qui regarde ne joue pas.


undo-over = La partie est finie\xA0: on ne reprend plus rien.
command-key = Une commande doit avoir une clé de 1 à { $most } caractères.


chat-length = Une ligne de la discussion compte de 1 à { $most } caractères.
chat-too-often = Cela fait beaucoup d'un coup\xA0; attendez un instant avant d'en dire plus.


request-unknown = Il n'y a rien à cette adresse.
request-method = Cela ne se demande pas à cette adresse.
request-too-large = C'est trop à la fois.
request-not-json = Ce qui est envoyé ici doit être du JSON.
request-invalid = La demande n'a pas la bonne forme\xA0: { ID($detail) }
request-foreign = Cette demande vient d'une page d'un autre site.
request-too-often = Trop de demandes\xA0; attendez un instant.
request-conflict = Quelqu'un d'autre a été plus rapide\xA0; réessayez.
server-fault = Une erreur s'est produite ici. Elle est de notre fait, et rien n'a changé.


webhook-bad-url = Un webhook a une adresse qui commence par http:// ou https://, sans mot de passe, et d'au plus { $most } caractères.
webhook-unknown-host = L'hôte «\xA0{ ID($host) }\xA0» n'existe pas.
webhook-private = «\xA0{ ID($host) }\xA0» se trouve sur cette machine ou son réseau\xA0; aucun webhook n'y est envoyé.


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
figures-letters-sample = Dès Noël, l’œuvre naît\xA0: où l’artisan façonne l’argile, le four reçoit l’armée. 0123456789
figures-buttons = Boutons
figures-button = Ordinaire
figures-button-primary = Premier
figures-button-quiet = Discret
figures-button-disabled = Pas maintenant
figures-covers = Couvertures
figures-charts = Graphiques

cover-terracotta = Terracotta Army\xA0: des rangs de guerriers d’argile devant la lueur d’un four
cover-xian = Xi’an\xA0: la porte d’un tombeau entre des montagnes aux couleurs minérales
cover-architects = Architectes du Royaume de l’Ouest\xA0: un vitrail de cathédrale au-dessus d’un échafaudage de chêne

chart-round = { NUMBER($round) }
chart-rounds = Manche
chart-before-first = Début



chat-title = Chat
chat-lines = Ce qui s'est dit
chat-nothing = Personne n'a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-readers = Seules les personnes assises ici parlent.
chat-left = { $count ->
    [one] encore { $count } caractère
   *[other] encore { $count } caractères
}
chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
chat-said = { ID($name) }\xA0: { ID($text) }
chat-people = Qui écouter
chat-mute = Masquer ce que dit { ID($name) }
chat-key = aller au chat, s'il y a quelqu'un à qui parler


behind-waiting = { $moves ->
    [one] Vous regardez avec { $moves } coup de retard
   *[other] Vous regardez avec { $moves } coups de retard
}. On attend { $names }
behind-about = Cette table se montre avec un délai à qui la regarde, tour par tour\xA0: chaque tour apparaît après au moins { $moves ->
    [one] { $moves } autre coup
   *[other] { $moves } autres coups
}. Une fois la partie finie, tout est là.


home-play = Jouer tout de suite
home-play-bots = { $count ->
    [one] Contre { $count } bot
   *[other] Contre { $count } bots
}
home-play-alone = En solo contre { $opponent }
home-new = Nouvelle table…
home-rules = Règles
home-people = { $least } à { $most } joueurs
home-minutes = { $least } à { $most } minutes
home-about-terracotta = Dressez l'armée d'argile du Premier Empereur\xA0: tournez les Disques de la Roue, placez vos Ouvriers et disposez vos Guerriers là où les Inspecteurs regarderont.


home-continue = Continuer
home-finished = Parties terminées
home-watch = Regarder
home-watch-nothing = Personne ne joue en public en ce moment.
home-all = Tout afficher ({ $count })
home-fewer = En afficher moins
home-seat-open = place libre
home-status-gathering = en attente de joueurs
home-status-over = terminée
home-round = manche { $round } sur { $rounds }


home-record = Ouvrir une partie enregistrée
home-record-about = Déposez ici un fichier .kgn pour revoir une partie et la continuer.
home-record-choose = Choisir un fichier…


home-to-come = À venir
home-game-xian = Xi'an
home-game-architects = Architectes du Royaume de l'Ouest
home-api = Pour les bots et les programmes\xA0: le protocole des places
home-figures = Toutes les figures et tous les signes


new-title = Nouvelle table\xA0: { $game }
new-people = Combien de personnes jouent\xA0?
new-people-count = { $count ->
    [1] En solo
   *[other] { $count }
}
new-others = Avec qui\xA0?
new-others-link = Par un lien
new-others-here = Sur cet appareil
new-others-bot = Des bots
new-who = Qui joue { $seat }\xA0?
new-who-me = Moi
new-who-me-name = Moi ({ ID($name) })
new-who-link = Quelqu'un, par un lien
new-who-here = Quelqu'un sur cet appareil
new-who-bot = Un bot
new-which-bot = Quel bot joue { $seat }\xA0?
new-seat-name = Nom de qui joue { $seat }
new-name = Nom (facultatif)
new-opponent = { $opponent } joue contre vous.


new-pace = Temps
new-pace-untimed = Sans horloge
new-pace-live = En direct
new-pace-days = Sur plusieurs jours
new-minutes = Minutes par joueur
new-increment = Secondes de plus après chaque tour
new-days = Temps pour chaque tour
new-days-count = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
new-at-zero = Quand le temps est écoulé
new-at-zero-bot = Un bot continue
new-at-zero-concede = Le joueur abandonne
new-watching = Qui peut regarder\xA0?
new-watching-anyone = Tout le monde
new-watching-later = Tout le monde, quelques coups plus tard
new-watching-nobody = Personne


new-more = Édition personnelle, graine
new-edition = Édition
new-edition-about = Un fichier avec vos propres valeurs de matériel, qui remplacent celles fournies.
new-edition-choose = Choisir un fichier…
new-edition-forget = Ne pas l'utiliser
new-seed = Graine
new-seed-about = Le même texte redonne la même partie. Laissez vide pour une graine que personne ne connaît.
new-open = Ouvrir la table
new-open-links = Ouvrir la table et obtenir les liens


seats-title = Places
seats-about = Un lien donne sa place à qui l'ouvre. Un nouveau lien annule le précédent.
seats-invite = Envoyez les liens
seats-invite-about = { $count ->
    [one] Qui ouvre ce lien prend la place. La partie commence quand elle est prise.
   *[other] Qui ouvre un lien prend sa place. La partie commence quand toutes sont prises.
}
seats-later = Vous retrouverez les liens à la table, sous «\xA0Places\xA0», où vous pourrez aussi en envoyer de nouveaux.
seats-go = Aller à la table
seats-link-of = Lien pour { ID($seat) }
seats-copy = Copier
seats-copied = Copié
seats-share = Partager…
seats-share-title = Votre place à une table sur Kilnyard
seats-is-mine = vous
seats-is-mine-bot = vous, mais un bot joue pour le moment
seats-is-person = prise
seats-is-open = encore libre
seats-is-bot = bot
seats-is-game = joue selon les règles du jeu
seats-is-conceded = a abandonné
seats-new-link = Nouveau lien
seats-other-device = Jouer sur un autre appareil
seats-end-link = Annuler ce lien
seats-bot = Laisser un bot continuer
seats-back = Reprendre la place
seats-webhook = Annoncer mes tours à une adresse web
seats-webhook-about = Quand c'est à vous, le serveur y envoie un message signé. Laissez l'adresse vide pour arrêter.
seats-webhook-address = Adresse
seats-webhook-secret = Secret qui le signe
seats-webhook-saved = Vos tours y sont annoncés.
seats-webhook-ended = Vos tours ne sont plus annoncés.


join-title = Une place pour vous
join-game = On vous invite à une partie. Le jeu\xA0: { $game }.
join-about = Ce lien vous donne une place à une table.
join-seat = Votre couleur\xA0: { $colour }
join-taken = { $seat } a déjà cette place. Prenez-la si c'est vous, sur un autre appareil\xA0; sinon, demandez un autre lien.
join-others = Qui joue aussi
join-sit = Prendre la place
join-watch = Regarder seulement
join-ask-again = Demandez un nouveau lien à la personne qui vous l'a envoyé.


rules-title = Règles\xA0: { $game }
rules-about = Les { $count } règles que la table applique, une phrase chacune, avec nos propres mots. Quand quelque chose est impossible, la table cite l'une d'elles.
rules-search = Chercher
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rules-parts = Parties des règles
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
rules-decision = notre décision\xA0: { ID($decision) }


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
rules-part-TA-SOLO-SET = Li Si\xA0: mise en place
rules-part-TA-SOLO-ACT = Li Si\xA0: Phase d'Actions
rules-part-TA-SOLO-SUR = Li Si\xA0: Façonnage Surprise
rules-part-TA-SOLO-SCO = Li Si\xA0: décompte et entretien
rules-part-TA-SOLO-RING = Li Si\xA0: actions des Disques
rules-part-TA-SOLO-MAS = Li Si\xA0: Maîtres
rules-part-TA-SOLO-WEA = Li Si\xA0: Armes
rules-part-TA-SOLO-SPE = Li Si\xA0: Spécialistes
rules-part-TA-SOLO-SPARE = Li Si\xA0: cartes et Actions de Rechange
rules-part-TA-SOLO-BUILD = Li Si\xA0: Guerriers
rules-part-TA-SOLO-CHA = Les Défis de l'Empereur
rules-part-TA-SOLO-END = Li Si\xA0: la fin


api-title = Le protocole des places
api-about = Tout ce que font ces pages, un programme peut le faire\xA0: il interroge les mêmes adresses et apprend ce que sa place peut savoir. La clé d'une place est le jeton à la fin de son lien, envoyé comme «\xA0Authorization: Bearer JETON\xA0».
api-docs = Comment un bot s'assied et joue est expliqué pas à pas dans docs/seat-protocol.md, avec un bot entier dans examples/random_bot.py.
api-raw = La description entière au format OpenAPI (JSON)
api-paths = Ce qu'on peut demander
api-types = Ce qui est envoyé et répondu
api-takes = reçoit
api-gives = répond


app-name = Kilnyard
shell-title = { $page } · { $name }
shell-title-turn = ● À vous – { $page }
shell-your-turn = À vous
shell-turns = { $count ->
    [one] C'est à vous
   *[other] À vous à { $count } tables
}
shell-skip = Aller au contenu
shell-home = Accueil
shell-close = Fermer
shell-save = Enregistrer
shell-again = Réessayer
shell-loading = Chargement…
shell-unloaded = Cette page n'a pas pu être chargée.
shell-go-light = Passer au thème clair
shell-go-dark = Passer au thème sombre
shell-name = Votre nom
shell-no-name = Votre nom
shell-name-title = Comment vous appelez-vous\xA0?
shell-name-about = Les autres voient ce nom aux tables où vous jouez. Pas de compte\xA0: ce navigateur se souvient de vous.


shell-unreachable = Le serveur ne répond pas. Nouvel essai…
shell-broken = Cette page a rencontré un problème. Rien n'est perdu à la table.
shell-status = Le serveur n'a pas pu répondre (code { $status }).
shell-stale = Quelqu'un a joué avant vous\xA0: voici où en est la table.


settings = Réglages
settings-language = Langue
settings-theme = Thème
settings-theme-system = Celui du système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-still = Sans animations
settings-still-about = Tout arrive aussitôt à sa place.
settings-sounds = Sons
settings-sounds-about = Un son discret quand c'est à vous.
settings-notify = Notifications
settings-notify-about = Un appel de votre système quand c'est à vous et que vous regardez ailleurs.
settings-notify-denied = Votre navigateur les interdit à ce site\xA0; autorisez-les d'abord dans ses réglages.


bot-random = Bot novice
bot-random-about = joue au hasard
bot-greedy = Bot solide
bot-greedy-about = prend ce qui rapporte aussitôt


missing-title = Cette page n'existe pas
missing-about = L'adresse est peut-être mal saisie, ou ce qu'elle montrait n'est plus là.



play-loading = On dresse la table…
play-round = Manche { $round } sur { $rounds }
play-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
play-board = Plateau
play-no-board = Il n'y a encore rien à voir.
play-players = Joueurs
play-tray = Ce qui est à moi
play-panels = À côté du plateau
play-tools = Outils
play-home = Toutes les tables
play-rules = Règles
play-menu = Table et réglages
play-this-game = Cette partie
play-how-i-sit = Mes habitudes à table
play-text-board = Plateau en texte
play-skip-to-choices = Aller aux choix


play-sending = En route…
play-waiting = On attend { $names }
play-looking-at-start = Retour en arrière\xA0: le début de la partie
play-looking-back = Retour en arrière\xA0: manche { $round }, tour { $turn } ({ $seat }), après le coup { $move }
play-plan-prompt = Plan. { $prompt }
play-won = { $names } l'emporte
play-won-together = { $names } l'emportent ensemble
play-over = La partie est finie
play-typed = { $number }…


play-choices = Choix
play-choices-count = { $count } choix
play-over-hint = Parcourez la partie ci-dessous\xA0: chaque coup, tour et manche est là.
play-refused = Impossible maintenant ({ $count })
play-mark-several = Cochez\xA0: il reste les choix qui ont tout
play-amount = Combien
play-point-hint = Pointez un choix pour voir ce qu'il coûte et rapporte\xA0; pointez le reste pour savoir pourquoi non.
play-rest-hint = Pointez une ligne du journal\xA0: le plateau montre où cela s'est passé.
play-about = Ce que cela ferait
play-previewing = Un instant…
play-no-preview = Impossible de le prévoir pour l'instant.
play-change-more = +{ $amount }
play-change-less = −{ $amount }
play-change = { $thing }\xA0: { $before } → { $after }
play-points-change = { $before } → { $after }
play-ends-turn = Termine votre tour
play-reveals = Révèle quelque chose de caché\xA0: impossible de revenir dessus
play-do-it = Choisir
play-end-turn = Finir le tour
play-go-back = Revenir
play-open-rules = (ouvre les règles)


play-undo = Annuler
play-undo-turn = Annuler tout le tour
play-undo-refused = Annuler\xA0: { $why }
play-redo = Refaire
play-concede = Abandonner la partie
play-concede-sure = Abandonner pour de bon\xA0? Un bot joue à votre place et vous finissez au dernier rang.
play-copied = Copié


play-decides = doit choisir
play-thinking = réfléchit
play-away = absent
play-conceded = a abandonné
play-seat-open = personne encore
play-seat-there = est là
play-seat-bot = un bot
play-bot = Bot ({ $bot })
play-clock = { $days ->
    [0] Temps restant\xA0: { $hours } h { $minutes } min { $seconds } s
   *[other] Temps restant\xA0: { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }, { $hours } h
}
play-clock-days = { $days } j { $hours } h


play-log = Journal
play-log-all = Tout
play-log-filter = De qui montrer les lignes
play-log-copy = Copier le journal en texte
play-log-empty = Il ne s'est encore rien passé.
play-set-up = Mise en place
play-turn-of = { $seat }, tour { $turn }
play-look-at-turn = Voir la table après ce tour
play-rule-of-line = Règle { $clause }
play-and-before = Et { $count ->
    [one] { $count } chose
   *[other] { $count } choses
} auparavant.
play-announce-prompt = { $prompt } { $count } choix.
play-since = Depuis votre dernier tour
play-since-close = Vu


play-time = Revoir la partie
play-time-line = Le moment montré
play-moment = Coup { $move } sur { $moves }
play-moment-of = { $seat }, manche { $round }, tour { $turn }, coup { $move }
play-round-back = Une manche en arrière
play-turn-back = Un tour en arrière
play-move-back = Un coup en arrière
play-again = Revoir la partie
play-pause = Pause
play-move-ahead = Un coup en avant
play-turn-ahead = Un tour en avant
play-round-ahead = Une manche en avant
play-speed = Vitesse
play-times = { $speed }×
play-back-to-now = Revenir au présent
play-back-to-my-turn = À vous\xA0: revenir au présent
play-share-moment = Copier un lien vers ce moment
play-download = Enregistrer la partie (.kgn)
play-fork = Continuer d'ici contre des bots
play-fork-about = Une nouvelle table s'ouvre, qui commence après le coup { $move } de cette partie. Celle-ci reste telle quelle.
play-fork-seat = Je joue
play-fork-open = L'ouvrir


play-score = Points
play-score-when = Jusqu'où compter
play-score-now = Maintenant
play-score-after = Avec\xA0: { $scoring }
play-score-table = Points par source
play-source = Source
play-total = Total
play-signed = { $sign ->
    [minus] −{ $number }
   *[plus] +{ $number }
}
play-chart = Points manche par manche
play-outlook = { $scoring }, si c'était maintenant
play-outlook-none = Personne ne marquerait de point.


play-result = Résultat
play-place = { $place }.
play-rematch = Rejouer
play-story = Le décompte final
play-story-again = Revoir le décompte final
play-story-back = Un pas en arrière
play-story-ahead = Un pas en avant
play-story-on = Continuer
play-story-skip = Au résultat
play-step = { $step } sur { $steps }


play-plan = Plan
play-plan-begin = Préparer mon prochain tour
play-planning = Vous préparez un plan\xA0; personne ne le voit.
play-plan-kept = Votre plan
play-plan-done = Le plan va jusqu'au bout de votre tour.
play-plan-reveals = Ici, quelque chose de caché serait révélé\xA0: le plan s'arrête.
play-plan-stopped = Le plan s'arrête à «\xA0{ $pick }\xA0».
play-plan-not-offered = Ce n'est plus proposé.
play-plan-send = Jouer ce plan
play-plan-take-back = Un pas en arrière
play-plan-keep = Garder pour plus tard
play-plan-change = Modifier
play-plan-drop = Oublier


play-pass-to = Passez l'écran à { $seat }
play-pass-why = La table est couverte en attendant { $seat }.
play-pass-here = Je suis { $seat }
play-draw-curtain = Couvrir la table


play-gathering = On attend que tout le monde soit assis
play-gathering-about = La partie commence dès que toutes les places sont prises. Un lien donne sa place à qui l'ouvre en premier.


play-connecting = Reconnexion… rien n'est perdu.


play-confirm = Demander avant qu'un choix ne termine mon tour
play-confirm-touch = Sur les écrans tactiles
play-confirm-always = Toujours
play-confirm-never = Jamais
play-curtain = Couvrir la table entre les personnes d'un même écran
play-curtain-hidden = Quand le jeu cache quelque chose
play-curtain-always = Toujours
play-curtain-never = Jamais
play-tap-first = Sur les écrans tactiles, le premier contact montre l'effet, le second choisit
play-letters = Les chiffres et les lettres du clavier sont des raccourcis


play-keys = Clavier
play-key-pick = choisir ce numéro
play-key-move = aller d'un choix à l'autre, sur le plateau et dans la liste
play-key-do = faire ce qui est marqué, ou choisir le numéro tapé
play-key-back = revenir, sans rien faire
play-key-undo = annuler
play-key-undo-turn = annuler tout le tour
play-key-redo = refaire
play-key-choices = vers la liste des choix
play-key-board = vers le plateau
play-key-log = vers le journal
play-key-score = vers les points
play-key-plan = préparer un plan, ou le mettre de côté
play-key-text = plateau en texte, ou dessiné
play-key-moves = un coup en arrière, un coup en avant
play-key-turns = un tour en arrière, un tour en avant
play-key-now = revenir au présent
play-key-help = cette page



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


board-refused = { $about }. Pas maintenant\xA0: { $reason }
board-cell = { $cell }\xA0: { $figure }
board-cell-empty = { $cell }\xA0: vide
board-warrior = { $warrior } ({ $seat })
board-rider = { $warrior } à Cheval ({ $seat })
board-horse = Cheval, cavalier en { $rider_cell } ({ $seat })
board-archer = Archer Agenouillé, tourné { $facing }
board-segment = { $actions }. { $workers }
board-worker = { $worker }\xA0: { $seat }
board-both-workers = { THING("craftsman") }\xA0: { $seat }, { THING("artisan") }\xA0: { $other_seat }
board-ring = { $ring }
board-warehouse = Entrepôt { $warehouse }\xA0: { AMOUNT($clay, "dry-clay") }
board-inspector = { $inspector }\xA0: { $inspector ->
    [row] ligne { $place }
   *[column] colonne { $place }
}
board-tile = Manche { $round }\xA0: { $tile }. Domination { $domination }, Présence { $presence }
board-column = { $remaining ->
    [0] { $warrior }\xA0: épuisé
    [one] { $warrior }\xA0: il en reste { $remaining }, qui vaut { AMOUNT($points, "point") }
   *[other] { $warrior }\xA0: il en reste { $remaining }, le prochain vaut { AMOUNT($points, "point") }
}
board-specialist = { $remaining ->
    [0] { $specialist }\xA0: épuisé
   *[other] { $specialist }\xA0: il en reste { $remaining }, pour { AMOUNT($cost, "coin") } et { THING($weapon, form: "le") }
}
board-master = { $master }\xA0: { $names }
board-master-free = { $master }\xA0: personne encore
board-token = Jeton Maître pour { AMOUNT($coins, "coin") }
board-order = Ordre du Tour\xA0: { $names }
board-priority = { $count ->
    [0] Plus aucun jeton Priorité dans la pile
    [one] Dans la pile\xA0: jeton Priorité { $numbers }
   *[other] Dans la pile\xA0: jetons Priorité { $numbers }
}


board-overseer = Contremaître de Li Si\xA0: segment { $segment }
board-deck = Paquet\xA0: { AMOUNT($cards, "card") }
board-discard = { $count ->
    [0] Aucune carte défaussée
   *[other] { $reshuffle ->
        [0] Défaussées\xA0: { $numbers }
       *[other] Défaussées\xA0: { $numbers } et la carte Mélange
    }
}
board-card = Carte { $card }\xA0: { $action }
board-card-turning = Carte { $card }\xA0: { $action }\xA0; tourne\xA0: { $rings }
board-weapon-row = { $count ->
    [0] Armes, la plus voulue d'abord\xA0: { $weapons }. Aucune n'est active
   *[other] Armes, la plus voulue d'abord\xA0: { $weapons }. Actives\xA0: { $ready }
}
board-masters-to-come = Cartes Maître à venir\xA0: { $masters }
board-challenges = { $count ->
    [0] Aucun Défi de l'Empereur
   *[other] Défis de l'Empereur\xA0: { $challenges }
}


player-coming = manche +{ $points }
player-coming-about = Le décompte de la manche rapporterait à présent { AMOUNT($points, "point") }
player-weapon-ready = { $weapon }\xA0: active
player-weapon-used = { $weapon }\xA0: inactive
player-craftsmen = Apprentis en main\xA0: { $count }
player-artisans = Artisans en main\xA0: { $count }, à gagner\xA0: { $supply }
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


gallery-title = Galerie des plateaux
gallery-board = Plateau\xA0: { $name }
zoom-whole = Tout le plateau
`;export{e as default};
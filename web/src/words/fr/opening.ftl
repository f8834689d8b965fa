# Ouvrir une table, envoyer des liens, prendre place.

# $game (text): the game's name
new-title = Nouvelle table : { $game }
new-people = Combien de personnes jouent ?
# $count (number): people
new-people-count = { $count ->
    [1] En solo
   *[other] { $count }
}
new-others = Avec qui ?
new-others-link = Par un lien
new-others-here = Sur cet appareil
new-others-bot = Des bots
# $seat (text): the seat's colour
new-who = Qui joue { $seat } ?
new-who-me = Moi
# $name (text): my name
new-who-me-name = Moi ({ ID($name) })
new-who-link = Quelqu'un, par un lien
new-who-here = Quelqu'un sur cet appareil
new-who-bot = Un bot
new-which-bot = Quel bot joue { $seat } ?
new-seat-name = Nom de qui joue { $seat }
new-name = Nom (facultatif)
# $opponent (thing): the game's own player
new-opponent = { $opponent } joue contre vous.

## Le temps

new-pace = Temps
new-pace-untimed = Sans horloge
new-pace-live = En direct
new-pace-days = Sur plusieurs jours
new-minutes = Minutes par joueur
new-increment = Secondes de plus après chaque tour
new-days = Temps pour chaque tour
# $days (number)
new-days-count = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
new-at-zero = Quand le temps est écoulé
new-at-zero-bot = Un bot continue
new-at-zero-concede = Le joueur abandonne
new-watching = Qui peut regarder ?
new-watching-anyone = Tout le monde
new-watching-later = Tout le monde, quelques coups plus tard
new-watching-nobody = Personne

## Plus

new-more = Édition personnelle, graine
new-edition = Édition
new-edition-about = Un fichier avec vos propres valeurs de matériel, qui remplacent celles fournies.
new-edition-choose = Choisir un fichier…
new-edition-forget = Ne pas l'utiliser
new-seed = Graine
new-seed-about = Le même texte redonne la même partie. Laissez vide pour une graine que personne ne connaît.
new-open = Ouvrir la table
new-open-links = Ouvrir la table et obtenir les liens

## Liens et places

seats-title = Places
seats-about = Un lien donne sa place à qui l'ouvre. Un nouveau lien annule le précédent.
seats-invite = Envoyez les liens
# $count (number): links
seats-invite-about = { $count ->
    [one] Qui ouvre ce lien prend la place. La partie commence quand elle est prise.
   *[other] Qui ouvre un lien prend sa place. La partie commence quand toutes sont prises.
}
seats-later = Vous retrouverez les liens à la table, sous « Places », où vous pourrez aussi en envoyer de nouveaux.
seats-go = Aller à la table
# $seat (text): who the link is for
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

## Prendre place

join-title = Une place pour vous
# $game (text): the game's name
join-game = On vous invite à une partie. Le jeu : { $game }.
join-about = Ce lien vous donne une place à une table.
# $colour (text): the seat's colour
join-seat = Votre couleur : { $colour }
# $seat (seat): who has it
join-taken = { $seat } a déjà cette place. Prenez-la si c'est vous, sur un autre appareil ; sinon, demandez un autre lien.
join-others = Qui joue aussi
join-sit = Prendre la place
join-watch = Regarder seulement
join-ask-again = Demandez un nouveau lien à la personne qui vous l'a envoyé.

# What the server says to who asks it for something. Arguments called by a text are spoken as typed.

## Tables

table-unknown = Il n'y a pas de table « { ID($table) } ».
table-private = Seules les personnes assises à cette table peuvent la regarder.
table-gathering = La partie commence quand toutes les places sont prises.
table-not-playing = Cela ne se fait que dans une partie en cours.
table-given-up = La partie s'est arrêtée : il ne reste plus d'adversaire.
table-unreadable = Cette table ne peut plus être ouverte ici : elle est endommagée, ou elle a été commencée avec une autre version de Kilnyard.
table-crowded = Trop de monde regarde déjà cette table.
# $most (number): how many tables one person may have open
table-too-many = Vous avez { $most } tables en cours. Terminez-en d'abord une.
# $most (number): days
table-bad-clock = Une pendule va d'une seconde à { $most } jours et ajoute un jour par tour au plus.
# $seats (number): those that were asked for; $people (number): those of the record
table-seats-of-record = La partie enregistrée est pour { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
} ; { $seats ->
    [one] { $seats } place a été demandée
   *[other] { $seats } places ont été demandées
}.
game-unknown = Il n'y a pas de jeu « { ID($game) } ». Jeux : { ID($possible) }.
bot-unknown = Il n'y a pas de robot « { ID($bot) } ». Robots : { ID($possible) }.
move-unknown = Il n'y a pas de coup { $move } ici : { $moves ->
    [0] aucun coup n'a encore été joué
    [one] { $moves } coup a été joué
   *[other] { $moves } coups ont été joués
}.
# $line, $column (number): the place in the record; $reason (text): what is wrong there
record-bad = Ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } de la notation : { $reason }
fork-not-over = Une variante montre ce qui va venir : elle doit attendre la fin de la partie.

## Seats

# $number (number): the seat, counted from 1
seat-unknown = Cette table n'a pas de place { $number } pour une personne.
seat-not-yours = Cette place n'est pas la vôtre : c'est celle que tient { $seat }.
seat-with-bot = Un robot joue pour { $seat } en ce moment ; reprenez d'abord la place.
seat-bots-own = { $seat } est un robot : personne ne peut reprendre la place.
seat-conceded = { $seat } a abandonné.
seat-out-of-time = { $seat } n'a plus de temps.
seat-not-gone = { $seat } est encore là, ou l'était il y a moins de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
link-dead = Ce lien n'est plus valable. Demandez-en un nouveau à l'hôte de la table.
watching-only = Qui regarde ne joue pas.

## Moves

undo-over = La partie est finie : on ne reprend plus rien.
# $most (number): letters
command-key = Une commande doit avoir une clé de 1 à { $most } caractères.

## Talk

# $most (number): characters
chat-length = Une ligne de la discussion compte de 1 à { $most } caractères.
chat-too-often = Cela fait beaucoup d'un coup ; attendez un instant avant d'en dire plus.

## Requests

request-unknown = Il n'y a rien à cette adresse.
request-method = Cela ne se demande pas à cette adresse.
request-too-large = C'est trop à la fois.
# $expected (text): a media type
request-not-json = Ce qui est envoyé ici doit être du JSON.
request-invalid = La demande n'a pas la bonne forme : { ID($detail) }
request-foreign = Cette demande vient d'une page d'un autre site.
request-too-often = Trop de demandes ; attendez un instant.
request-conflict = Quelqu'un d'autre a été plus rapide ; réessayez.
server-fault = Une erreur s'est produite ici. Elle est de notre fait, et rien n'a changé.

## Webhooks

# $most (number): letters
webhook-bad-url = Un webhook a une adresse qui commence par http:// ou https://, sans mot de passe, et d'au plus { $most } caractères.
webhook-unknown-host = L'hôte « { ID($host) } » n'existe pas.
webhook-private = « { ID($host) } » se trouve sur cette machine ou son réseau ; aucun webhook n'y est envoyé.

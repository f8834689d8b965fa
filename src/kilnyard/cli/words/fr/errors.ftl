# Ce qui n'a pas marché, en une ligne.

error-unknown-game = Il n'y a pas de jeu « { ID($game) } ». Il y a : { ID($possible) }.
error-unknown-bot = « { ID($bot) } » ne peut pas jouer ici. Possibles : { ID($possible) }.
error-option-form = « { ID($option) } » n'est pas de la forme NOM=VALEUR.
error-solo-seats = Une partie en solitaire a un seul siège pour vous ; { $count } ont été demandés.
error-resume-seats = La partie sauvegardée a { $seats } { $seats ->
    [one] siège
   *[other] sièges
} ; demandés : { $count }.
error-resume-with = Ne donnez pas { ID($option) } avec --resume : la partie sauvegardée l'apporte déjà.
error-bots-count = Robots nommés : { $count }, pour { $seats } { $seats ->
    [one] siège
   *[other] sièges
}.
error-at-least-one = { ID($option) } doit valoir au moins 1, pas { $value }.
error-at = Il n'y a pas de coup { $at } ; la partie en compte { $moves }.
error-unknown-clause = Il n'y a pas de règle « { ID($clause) } ».
error-edition-action = « { ID($action) } » ne se fait pas avec une édition. Possible : { ID($possible) }.
error-unknown-grade = Aucune valeur n'a le degré « { ID($grade) } ». Degrés : { ID($possible) }.
error-unreadable = Impossible de lire { ID($file) } : { $reason }.
error-unwritable = Impossible d'écrire { ID($file) } : { $reason }.
error-edition = { ID($file) } : { $reason }
error-notation = { ID($file) }, ligne { $line }, colonne { $column } : { $reason }

reason-missing = ce fichier ou ce dossier n'existe pas
reason-forbidden = l'accès est refusé
reason-folder = c'est un dossier
reason-not-text = ce n'est pas un texte en UTF-8
reason-other = { ID($detail) }

## La ligne de commande

error-no-such-command = Il n'y a pas de commande « { ID($command) } ». « kilnyard --help » en donne la liste.
error-no-such-option = Il n'y a pas d'option { ID($option) } ici. « --help » en donne la liste.
error-option-needs-value = L'option { ID($option) } demande une valeur.
error-missing-parameter = Il manque { ID($parameter) }. « --help » montre comment l'écrire.
error-needs-number = La valeur de { ID($option) } doit être un nombre entier.
error-too-many-words = Il y a des mots de trop : { ID($words) }.
error-usage = La ligne de commande n'est pas comprise : { ID($detail) }

# Ce qui n'a pas marché, en une ligne.

error-unknown-game = Il n'y a pas de jeu « { $game } ». Il y a : { $possible }.
error-unknown-bot = Il n'y a pas de robot « { $bot } ». Il y a : { $possible } ; une personne est « human ».
error-option-form = « { $option } » n'est pas de la forme NOM=VALEUR.
error-solo-seats = Une partie en solitaire a un seul siège pour vous ; { $count } ont été demandés.
error-resume-seats = La partie sauvegardée a { $seats } { $seats ->
    [one] siège
   *[other] sièges
} ; demandés : { $count }.
error-resume-with = Une partie sauvegardée apporte déjà { $option } ; ne le donnez pas avec --resume.
error-bots-count = Robots nommés : { $count }, pour { $seats } { $seats ->
    [one] siège
   *[other] sièges
}.
error-at-least-one = { $option } doit valoir au moins 1, pas { $value }.
error-at = Il n'y a pas de coup { $at } ; la partie en compte { $moves }.
error-unknown-clause = Il n'y a pas de règle « { $clause } ».
error-edition-action = « { $action } » ne se fait pas avec une édition. Possible : { $possible }.
error-unreadable = Impossible de lire { $file } : { $reason }.
error-unwritable = Impossible d'écrire { $file } : { $reason }.
error-edition = { $file } : { $reason }
error-notation = { $file }, ligne { $line }, colonne { $column } : { $reason }

reason-missing = ce fichier ou ce dossier n'existe pas
reason-forbidden = l'accès est refusé
reason-folder = c'est un dossier
reason-not-text = ce n'est pas un texte en UTF-8
reason-other = { $detail }

## La ligne de commande

error-no-such-command = Il n'y a pas de commande « { $command } ». « kilnyard --help » en donne la liste.
error-no-such-option = Il n'y a pas d'option { $option } ici. « --help » en donne la liste.
error-option-needs-value = L'option { $option } demande une valeur.
error-missing-parameter = Il manque { $parameter }. « --help » montre comment l'écrire.
error-needs-number = La valeur de { $option } doit être un nombre entier.
error-too-many-words = Il y a des mots de trop : { $words }.
error-usage = La ligne de commande n'est pas comprise : { $detail }

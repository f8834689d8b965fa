# À une table : ce qui est demandé et possible, ce qui s'est passé, revoir, préparer, les points.

## La page

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

## Ce qui est demandé ou attendu

play-sending = En route…
play-waiting = On attend { $names }
play-looking-at-start = Retour en arrière : le début de la partie
play-looking-back = Retour en arrière : manche { $round }, tour { $turn } ({ $seat }), après le coup { $move }
play-plan-prompt = Plan. { $prompt }
play-won = { $names } l'emporte
play-won-together = { $names } l'emportent ensemble
play-over = La partie est finie
play-typed = { $number }…

## Les choix

play-choices = Choix
play-choices-count = { $count } choix
play-over-hint = Parcourez la partie ci-dessous : chaque coup, tour et manche est là.
play-refused = Impossible maintenant ({ $count })
play-mark-several = Cochez : il reste les choix qui ont tout
play-amount = Combien
play-point-hint = Pointez un choix pour voir ce qu'il coûte et rapporte ; pointez le reste pour savoir pourquoi non.
play-rest-hint = Pointez une ligne du journal : le plateau montre où cela s'est passé.
play-about = Ce que cela ferait
play-previewing = Un instant…
play-no-preview = Impossible de le prévoir pour l'instant.
play-change-more = +{ $amount }
play-change-less = −{ $amount }
play-change = { $thing } : { $before } → { $after }
play-points-change = { $before } → { $after }
play-ends-turn = Termine votre tour
play-reveals = Révèle quelque chose de caché : impossible de revenir dessus
play-do-it = Choisir
play-end-turn = Finir le tour
play-go-back = Revenir
play-open-rules = (ouvre les règles)

## Les outils

play-undo = Annuler
play-undo-turn = Annuler tout le tour
play-undo-refused = Annuler : { $why }
play-redo = Refaire
play-concede = Abandonner la partie
play-concede-sure = Abandonner pour de bon ? Un bot joue à votre place et vous finissez au dernier rang.
play-copied = Copié

## Les joueurs

play-decides = doit choisir
play-thinking = réfléchit
play-away = absent
play-conceded = a abandonné
play-seat-open = personne encore
play-seat-there = est là
play-seat-bot = un bot
play-bot = Bot ({ $bot })
play-clock = { $days ->
    [0] Temps restant : { $hours } h { $minutes } min { $seconds } s
   *[other] Temps restant : { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }, { $hours } h
}
play-clock-days = { $days } j { $hours } h

## Le journal

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

## Le temps

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
play-back-to-my-turn = À vous : revenir au présent
play-share-moment = Copier un lien vers ce moment
play-download = Enregistrer la partie (.kgn)
play-fork = Continuer d'ici contre des bots
play-fork-about = Une nouvelle table s'ouvre, qui commence après le coup { $move } de cette partie. Celle-ci reste telle quelle.
play-fork-seat = Je joue
play-fork-open = L'ouvrir

## Les points

play-score = Points
play-score-when = Jusqu'où compter
play-score-now = Maintenant
play-score-after = Avec : { $scoring }
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

## La fin

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

## Les plans

play-plan = Plan
play-plan-begin = Préparer mon prochain tour
play-planning = Vous préparez un plan ; personne ne le voit.
play-plan-kept = Votre plan
play-plan-done = Le plan va jusqu'au bout de votre tour.
play-plan-reveals = Ici, quelque chose de caché serait révélé : le plan s'arrête.
play-plan-stopped = Le plan s'arrête à « { $pick } ».
play-plan-not-offered = Ce n'est plus proposé.
play-plan-send = Jouer ce plan
play-plan-take-back = Un pas en arrière
play-plan-keep = Garder pour plus tard
play-plan-change = Modifier
play-plan-drop = Oublier

## Un seul écran

play-pass-to = Passez l'écran à { $seat }
play-pass-why = La table est couverte en attendant { $seat }.
play-pass-here = Je suis { $seat }
play-draw-curtain = Couvrir la table

## Avant la partie

play-gathering = On attend que tout le monde soit assis
play-gathering-about = La partie commence dès que toutes les places sont prises. Un lien donne sa place à qui l'ouvre en premier.

## La connexion

play-connecting = Reconnexion… rien n'est perdu.

## Les habitudes

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

## Les touches

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

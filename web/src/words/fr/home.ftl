# L'accueil : les jeux, mes tables, les tables à regarder, les parties enregistrées.

home-play = Jouer tout de suite
# $count (number): bots
home-play-bots = { $count ->
    [one] Contre { $count } bot
   *[other] Contre { $count } bots
}
# $opponent (thing): who plays against one person alone
home-play-alone = En solo contre { $opponent }
home-new = Nouvelle table…
home-rules = Règles
# $least, $most (number)
home-people = { $least } à { $most } joueurs
home-minutes = { $least } à { $most } minutes
home-about-terracotta = Dressez l'armée d'argile du Premier Empereur : tournez les Disques de la Roue, placez vos Ouvriers et disposez vos Guerriers là où les Inspecteurs regarderont.

## Tables

home-continue = Continuer
home-finished = Parties terminées
home-watch = Regarder
home-watch-nothing = Personne ne joue en public en ce moment.
# $count (number): tables
home-all = Tout afficher ({ $count })
home-fewer = En afficher moins
home-seat-open = place libre
home-status-gathering = en attente de joueurs
home-status-over = terminée
# $round, $rounds (number)
home-round = manche { $round } sur { $rounds }

## Parties enregistrées

home-record = Ouvrir une partie enregistrée
home-record-about = Déposez ici un fichier .kgn pour revoir une partie et la continuer.
home-record-choose = Choisir un fichier…

## Jeux à venir

home-to-come = À venir
home-game-xian = Xi'an
home-game-architects = Architectes du Royaume de l'Ouest
home-api = Pour les bots et les programmes : le protocole des places
home-figures = Toutes les figures et tous les signes

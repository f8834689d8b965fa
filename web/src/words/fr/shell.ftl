# Le cadre de chaque page, et ce qui peut mal se passer entre la page et le serveur.

app-name = Kilnyard
# $page (text): the page's title; $name (text): the site's
shell-title = { $page } · { $name }
# $page (text): the title without this
shell-title-turn = ● À vous – { $page }
shell-your-turn = À vous
# $count (number): tables that wait
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
shell-name-title = Comment vous appelez-vous ?
shell-name-about = Les autres voient ce nom aux tables où vous jouez. Pas de compte : ce navigateur se souvient de vous.

## Entre la page et le serveur

shell-unreachable = Le serveur ne répond pas. Nouvel essai…
shell-broken = Cette page a rencontré un problème. Rien n'est perdu à la table.
# $status (number): the HTTP status
shell-status = Le serveur n'a pas pu répondre (code { $status }).
shell-stale = Quelqu'un a joué avant vous : voici où en est la table.

## Réglages

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
settings-notify-denied = Votre navigateur les interdit à ce site ; autorisez-les d'abord dans ses réglages.

## Bots

bot-random = Bot novice
bot-random-about = joue au hasard
bot-greedy = Bot solide
bot-greedy-about = prend ce qui rapporte aussitôt

## Pas de telle page

missing-title = Cette page n'existe pas
missing-about = L'adresse est peut-être mal saisie, ou ce qu'elle montrait n'est plus là.

# Le cadre de chaque page, et ce qui peut mal se passer entre la page et le serveur.

app-name = Kilnyard

## Entre la page et le serveur

shell-unreachable = Le serveur ne répond pas. Nouvel essai…
shell-broken = Cette page a rencontré un problème. Rien n'est perdu à la table.
# $status (number): the HTTP status
shell-status = Le serveur n'a pas pu répondre (code { $status }).
shell-stale = Quelqu'un a joué avant vous : voici où en est la table.

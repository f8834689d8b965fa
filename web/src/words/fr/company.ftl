# La compagnie à une table : ce qu'on se dit, et regarder avec un délai.

## Le chat

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
chat-said = { ID($name) } : { ID($text) }
chat-people = Qui écouter
chat-mute = Masquer ce que dit { ID($name) }
chat-key = aller au chat, s'il y a quelqu'un à qui parler

## Regarder avec un délai

behind-waiting = { $moves ->
    [one] Vous regardez avec { $moves } coup de retard
   *[other] Vous regardez avec { $moves } coups de retard
}. On attend { $names }
behind-about = Cette table se montre avec un délai à qui la regarde, tour par tour : chaque tour apparaît après au moins { $moves ->
    [one] { $moves } autre coup
   *[other] { $moves } autres coups
}. Une fois la partie finie, tout est là.

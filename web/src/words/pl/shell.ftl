# Rama każdej strony i to, co może się nie udać między stroną a serwerem.

app-name = Kilnyard

## Między stroną a serwerem

shell-unreachable = Serwer nie odpowiada. Kolejna próba…
shell-broken = Na tej stronie coś poszło nie tak. Przy stole nic nie zginęło.
# $status (number): the HTTP status
shell-status = Serwer nie mógł odpowiedzieć (kod { $status }).
shell-stale = Ktoś wykonał ruch wcześniej: tak wygląda teraz stół.

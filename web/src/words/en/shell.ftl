# The frame around every page, and what goes wrong between page and server.

app-name = Kilnyard

## Between page and server

shell-unreachable = The server does not answer. Trying again…
shell-broken = Something went wrong on this page. Nothing at the table is lost.
# $status (number): the HTTP status
shell-status = The server could not answer (status { $status }).
shell-stale = Somebody moved before you: this is how the table stands now.

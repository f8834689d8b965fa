# `kilnyard serve` and `kilnyard doctor`.

serve-listening = Kilnyard vous attend à l'adresse { $address }
serve-data = Tout est conservé dans { $folder }. Ctrl+C arrête le serveur.
serve-no-port = Le port { NUMBER($port, useGrouping: 0) } de { $host } n'est pas libre : { $detail }. Essayez-en un autre avec --port.

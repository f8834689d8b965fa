# `kilnyard serve` and `kilnyard doctor`.

serve-listening = Kilnyard czeka pod adresem { $address }
serve-data = Wszystko jest przechowywane w { $folder }. Ctrl+C zatrzymuje serwer.
serve-no-port = Port { NUMBER($port, useGrouping: 0) } na { $host } jest zajęty: { $detail }. Inny można podać przez --port.

# `kilnyard serve` and `kilnyard doctor`.

serve-listening = Kilnyard is at { $address }
serve-data = Everything is kept in { $folder }. Ctrl+C stops the server.
serve-no-port = Port { NUMBER($port, useGrouping: 0) } of { $host } is not free: { $detail }. Try another with --port.

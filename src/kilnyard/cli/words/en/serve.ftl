# `kilnyard serve` and `kilnyard doctor`.

serve-listening = Kilnyard is at { $address }
serve-data = Everything is kept in { $folder }. Ctrl+C stops the server.
serve-no-port = Port { NUMBER($port, useGrouping: 0) } of { $host } is not free: { $detail }. Try another with --port.
serve-no-database = The database does not answer: { $detail }. “kilnyard doctor” looks what is missing.

## What the doctor finds

doctor-python = Python { $version }
doctor-python-old = Python { $version } is too old. Install Python 3.11 or newer.
doctor-rules-compiled = The rules are compiled.
doctor-rules-pure = The rules are not compiled, so bots think more slowly; nothing else changes. “make compile” compiles them.
doctor-data = The data folder { $folder } can be written to.
doctor-data-bad = The data folder { $folder } cannot be written to: { $detail }. Name another with --data.
doctor-database-new = The database will be made when the server starts for the first time.
doctor-database-good = The database answers and is up to date.
doctor-database-old = The database answers; it will be brought up to date when the server starts.
doctor-database-bad = The database does not answer: { $detail }. Look at --database, and whether the database server runs.
doctor-port = Port { NUMBER($port, useGrouping: 0) } of { $host } is free.
doctor-port-taken = Port { NUMBER($port, useGrouping: 0) } of { $host } is not free: { $detail }. Perhaps a server runs there already; --port names another port.
doctor-pages = The pages are all there.
doctor-pages-missing = Of the pages { $file } is missing. Run “npm ci” and “npm run build” in the folder web of the source, or install Kilnyard again.
# $codes (text): the codes of the languages
doctor-languages = Every language is complete: { $codes }.
# $code (text): the code of a language; $count (number): sentences
doctor-languages-missing = In the language { $code } { $count ->
    [one] { $count } sentence is
   *[other] { $count } sentences are
} missing. Install Kilnyard again.
doctor-worker = Bots have a process of their own to think in.
doctor-worker-bad = No process can be started for bots: { $detail }. Look whether the system limits processes.

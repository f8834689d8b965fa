# `kilnyard serve` and `kilnyard doctor`.

serve-listening = Kilnyard czeka pod adresem { $address }
serve-data = Wszystko jest przechowywane w { $folder }. Ctrl+C zatrzymuje serwer.
serve-no-port = Port { NUMBER($port, useGrouping: 0) } na { $host } jest zajęty: { $detail }. Inny można podać przez --port.
serve-no-database = Baza danych nie odpowiada: { $detail }. „kilnyard doctor” sprawdza, czego brakuje.

## What the doctor finds

doctor-python = Python { $version }
doctor-python-old = Python { $version } jest za stary. Potrzebny jest Python 3.11 lub nowszy.
doctor-rules-compiled = Zasady są skompilowane.
doctor-rules-pure = Zasady nie są skompilowane, więc boty myślą wolniej; nic innego się nie zmienia. Kompiluje je „make compile”.
doctor-data = W folderze danych { $folder } można zapisywać.
doctor-data-bad = W folderze danych { $folder } nie można zapisywać: { $detail }. Inny można podać przez --data.
doctor-database-new = Baza danych powstanie przy pierwszym uruchomieniu serwera.
doctor-database-good = Baza danych odpowiada i jest aktualna.
doctor-database-old = Baza danych odpowiada; zostanie zaktualizowana przy uruchomieniu serwera.
doctor-database-bad = Baza danych nie odpowiada: { $detail }. Trzeba sprawdzić --database i to, czy serwer baz danych działa.
doctor-port = Port { NUMBER($port, useGrouping: 0) } na { $host } jest wolny.
doctor-port-taken = Port { NUMBER($port, useGrouping: 0) } na { $host } jest zajęty: { $detail }. Być może działa tam już serwer; inny port można podać przez --port.
doctor-pages = Wszystkie strony są na miejscu.
doctor-pages-missing = Wśród stron brakuje { $file }. Trzeba uruchomić „npm ci” i „npm run build” w folderze web źródeł albo zainstalować Kilnyard ponownie.
# $codes (text): the codes of the languages
doctor-languages = Wszystkie języki są kompletne: { $codes }.
# $code (text): the code of a language; $count (number): sentences
doctor-languages-missing = W języku { $code } brakuje { $count ->
    [one] { $count } zdania
   *[other] { $count } zdań
}. Trzeba zainstalować Kilnyard ponownie.
doctor-worker = Boty mają własny proces do myślenia.
doctor-worker-bad = Nie można uruchomić procesu dla botów: { $detail }. Trzeba sprawdzić, czy system nie ogranicza liczby procesów.

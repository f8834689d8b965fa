# Co poszło nie tak, po jednym wierszu.

error-unknown-game = Nie ma gry „{ ID($game) }”. Są: { ID($possible) }.
error-unknown-bot = „{ ID($bot) }” nie może tu grać. Możliwe: { ID($possible) }.
error-option-form = „{ ID($option) }” nie ma postaci NAZWA=WARTOŚĆ.
error-solo-seats = W grze samotnej jest jedno miejsce dla ciebie, a podano: { $count }.
error-resume-seats = Miejsca w zapisanej grze: { $seats }, a podano: { $count }.
error-resume-with = Pomiń { ID($option) } przy --resume: zapisana gra ma już własne.
error-bots-count = Podane boty: { $count }, a miejsca: { $seats }.
error-at-least-one = { ID($option) } musi wynosić co najmniej 1, a nie { $value }.
error-at = Nie ma ruchu { $at }; liczba ruchów w tej grze: { $moves }.
error-unknown-clause = Nie ma zasady „{ ID($clause) }”.
error-edition-action = „{ ID($action) }” to nie jest czynność dla wydania. Możliwe: { ID($possible) }.
error-unknown-grade = Żadna wartość nie ma pewności „{ ID($grade) }”. Są: { ID($possible) }.
error-unreadable = Nie można odczytać { ID($file) }: { $reason }.
error-unwritable = Nie można zapisać { ID($file) }: { $reason }.
error-edition = { ID($file) }: { $reason }
error-notation = { ID($file) }, wiersz { $line }, kolumna { $column }: { $reason }

reason-missing = nie ma takiego pliku ani folderu
reason-forbidden = brak uprawnień
reason-folder = to jest folder
reason-not-text = to nie jest tekst w UTF-8
reason-other = { ID($detail) }

## Wiersz polecenia

error-no-such-command = Nie ma polecenia „{ ID($command) }”. Listę podaje „kilnyard --help”.
error-no-such-option = Nie ma tu opcji { ID($option) }. Listę podaje „--help”.
error-option-needs-value = Opcja { ID($option) } wymaga wartości.
error-missing-parameter = Brakuje: { ID($parameter) }. „--help” pokazuje, jak to podać.
error-needs-number = Wartość { ID($option) } musi być liczbą całkowitą.
error-too-many-words = Podano za dużo słów: { ID($words) }.
error-usage = Wiersz polecenia jest niezrozumiały: { ID($detail) }

# Co poszło nie tak, po jednym wierszu.

error-unknown-game = Nie ma gry „{ $game }”. Są: { $possible }.
error-unknown-bot = Nie ma bota „{ $bot }”. Są: { $possible }; człowiek to „human”.
error-option-form = „{ $option }” nie ma postaci NAZWA=WARTOŚĆ.
error-solo-seats = W grze samotnej jest jedno miejsce dla ciebie, a podano: { $count }.
error-resume-seats = Miejsca w zapisanej grze: { $seats }, a podano: { $count }.
error-resume-with = Zapisana gra ma już własne { $option }; pomiń je przy --resume.
error-bots-count = Podane boty: { $count }, a miejsca: { $seats }.
error-at-least-one = { $option } musi wynosić co najmniej 1, a nie { $value }.
error-at = Nie ma ruchu { $at }; liczba ruchów w tej grze: { $moves }.
error-unknown-clause = Nie ma zasady „{ $clause }”.
error-edition-action = „{ $action }” to nie jest czynność dla wydania. Możliwe: { $possible }.
error-unreadable = Nie można odczytać { $file }: { $reason }.
error-unwritable = Nie można zapisać { $file }: { $reason }.
error-edition = { $file }: { $reason }
error-notation = { $file }, wiersz { $line }, kolumna { $column }: { $reason }

reason-missing = nie ma takiego pliku ani folderu
reason-forbidden = brak uprawnień
reason-folder = to jest folder
reason-not-text = to nie jest tekst w UTF-8
reason-other = { $detail }

## Wiersz polecenia

error-no-such-command = Nie ma polecenia „{ $command }”. Listę podaje „kilnyard --help”.
error-no-such-option = Nie ma tu opcji { $option }. Listę podaje „--help”.
error-option-needs-value = Opcja { $option } wymaga wartości.
error-missing-parameter = Brakuje: { $parameter }. „--help” pokazuje, jak to podać.
error-needs-number = Wartość { $option } musi być liczbą całkowitą.
error-too-many-words = Podano za dużo słów: { $words }.
error-usage = Wiersz polecenia jest niezrozumiały: { $detail }

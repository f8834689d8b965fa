# What the server says to who asks it for something. Arguments called by a text are spoken as typed.

## Tables

table-unknown = Nie ma stołu „{ ID($table) }”.
table-private = Ten stół mogą oglądać tylko osoby, które przy nim siedzą.
table-gathering = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
table-not-playing = To jest możliwe tylko w trakcie gry.
table-given-up = Gra jest skończona, bo nie ma już z kim grać.
table-unreadable = Tego stołu nie da się tu już otworzyć: jest uszkodzony albo pochodzi z innej wersji Kilnyard.
table-crowded = Zbyt wiele osób ogląda już ten stół.
# $most (number): how many tables one person may have open
table-too-many = Liczba nieskończonych stołów: { $most }. Najpierw trzeba któryś skończyć.
# $most (number): days
table-bad-clock = Zegar ma od jednej sekundy do { $most } dni, a na turę dodaje najwyżej jeden dzień.
# $seats (number): those that were asked for; $people (number): those of the record
table-seats-of-record = To zapis gry dla { $people ->
    [one] { $people } osoby
   *[other] { $people } osób
}; liczba podanych miejsc: { $seats }.
game-unknown = Nie ma gry „{ ID($game) }”. Gry: { ID($possible) }.
bot-unknown = Nie ma bota „{ ID($bot) }”. Boty: { ID($possible) }.
move-unknown = Nie ma tu ruchu { $move }; liczba dotychczasowych ruchów: { $moves }.
# $line, $column (number): the place in the record; $reason (text): what is wrong there
record-bad = Wiersz { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) } zapisu: { $reason }
fork-not-over = Odgałęzienie pokazuje, co będzie dalej, więc musi poczekać do końca gry.

## Seats

# $number (number): the seat, counted from 1
seat-unknown = Przy tym stole nie ma miejsca { $number } dla osoby.
seat-not-yours = Miejsce, na którym gra { $seat }, nie jest twoje.
seat-with-bot = Za miejsce { $seat } gra teraz bot; najpierw trzeba je odebrać.
seat-bots-own = { $seat } to bot; nikt nie może odebrać mu miejsca.
seat-conceded = { $seat } już nie gra: miejsce poddane.
seat-out-of-time = { $seat } nie ma już czasu.
seat-not-gone = Miejsce { $seat } nie jest opuszczone: ktoś był na nim mniej niż { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
} temu.
link-dead = Ten odnośnik już nie działa. Gospodarz stołu może dać nowy.
watching-only = Kto ogląda, ten nie wykonuje ruchów.

## Moves

undo-over = Gra jest skończona, więc niczego się już nie cofa.
# $most (number): letters
command-key = Polecenie musi mieć klucz o długości od 1 do { $most } znaków.

## Talk

# $most (number): characters
chat-length = Wpis w rozmowie ma od 1 do { $most } znaków.
chat-too-often = To dużo naraz; trzeba chwilę odczekać.

## Requests

request-unknown = Pod tym adresem niczego nie ma.
request-method = Ten adres nie służy do tego.
request-too-large = To za dużo naraz.
# $expected (text): a media type
request-not-json = To, co się tu wysyła, musi być w formacie JSON.
request-invalid = Żądanie ma niewłaściwą postać: { ID($detail) }
request-foreign = To żądanie pochodzi ze strony innej witryny.
request-too-often = Za dużo żądań; proszę chwilę poczekać.
request-conflict = Ktoś był odrobinę szybszy; można spróbować jeszcze raz.
server-fault = Coś poszło tu nie tak. To nasz błąd i nic się nie zmieniło.

## Webhooks

# $most (number): letters
webhook-bad-url = Webhook ma adres, który zaczyna się od http:// lub https://, nie zawiera hasła i ma najwyżej { $most } znaków.
webhook-unknown-host = Nie ma hosta „{ ID($host) }”.
webhook-private = „{ ID($host) }” leży na tym komputerze lub w jego sieci; tam webhooki nie są wysyłane.

# Otwieranie stołu, wysyłanie odnośników, zajmowanie miejsca.

# $game (text): the game's name
new-title = Nowy stół: { $game }
new-people = Ile osób gra?
# $count (number): people
new-people-count = { $count ->
    [1] Jedna
   *[other] { $count }
}
new-others = Z kim?
new-others-link = Przez odnośnik
new-others-here = Przy tym urządzeniu
new-others-bot = Z botami
# $seat (text): the seat's colour
new-who = Kto gra jako { $seat }?
new-who-me = Ja
# $name (text): my name
new-who-me-name = Ja ({ ID($name) })
new-who-link = Ktoś, przez odnośnik
new-who-here = Ktoś przy tym urządzeniu
new-who-bot = Bot
new-which-bot = Który bot gra jako { $seat }?
new-seat-name = Imię osoby, która gra jako { $seat }
new-name = Imię (opcjonalnie)
# $opponent (thing): the game's own player
new-opponent = { $opponent } gra przeciw tobie.

## Czas

new-pace = Czas
new-pace-untimed = Bez zegara
new-pace-live = Na żywo
new-pace-days = Przez kilka dni
new-minutes = Minuty dla każdego gracza
new-increment = Sekundy dodawane po każdej turze
new-days = Czas na każdą turę
# $days (number)
new-days-count = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[other] { $days } dni
}
new-at-zero = Gdy skończy się czas
new-at-zero-bot = Dalej gra bot
new-at-zero-concede = Gracz się poddaje
new-watching = Kto może oglądać?
new-watching-anyone = Każdy
new-watching-later = Każdy, kilka ruchów później
new-watching-nobody = Nikt

## Więcej

new-more = Własna edycja, ziarno
new-edition = Edycja
new-edition-about = Plik z własnymi wartościami elementów, które zastąpią dołączone.
new-edition-choose = Wybierz plik…
new-edition-forget = Nie używaj
new-seed = Ziarno
new-seed-about = Ten sam tekst rozda tę samą grę. Puste pole to ziarno, którego nikt nie zna.
new-open = Otwórz stół
new-open-links = Otwórz stół i pokaż odnośniki

## Odnośniki i miejsca

seats-title = Miejsca
seats-about = Odnośnik daje miejsce temu, kto go otworzy. Nowy odnośnik unieważnia poprzedni.
seats-invite = Wyślij odnośniki
# $count (number): links
seats-invite-about = { $count ->
    [one] Kto otworzy ten odnośnik, zajmie miejsce. Gra zacznie się, gdy będzie zajęte.
   *[other] Kto otworzy odnośnik, zajmie jego miejsce. Gra zacznie się, gdy wszystkie będą zajęte.
}
seats-later = Odnośniki znajdziesz też przy stole, pod „Miejsca”; tam można również wysłać nowe.
seats-go = Przejdź do stołu
# $seat (text): who the link is for
seats-link-of = Odnośnik: { ID($seat) }
seats-copy = Kopiuj
seats-copied = Skopiowano
seats-share = Udostępnij…
seats-share-title = Twoje miejsce przy stole w Kilnyard
seats-is-mine = ty
seats-is-mine-bot = ty, ale na razie gra bot
seats-is-person = zajęte
seats-is-open = jeszcze wolne
seats-is-bot = bot
seats-is-game = gra według zasad gry
seats-is-conceded = poddane
seats-new-link = Nowy odnośnik
seats-other-device = Graj na innym urządzeniu
seats-end-link = Unieważnij odnośnik
seats-bot = Niech dalej gra bot
seats-back = Wróć na miejsce
seats-webhook = Zgłaszaj moje tury pod adresem sieciowym
seats-webhook-about = Gdy przyjdzie twoja tura, serwer wyśle tam podpisaną wiadomość. Pusty adres to wyłącza.
seats-webhook-address = Adres
seats-webhook-secret = Tajny klucz podpisu
seats-webhook-saved = Twoje tury są tam zgłaszane.
seats-webhook-ended = Twoje tury nie są już zgłaszane.

## Zajmowanie miejsca

join-title = Miejsce dla ciebie
# $game (text): the game's name
join-game = Zaproszenie do gry: { $game }.
join-about = Ten odnośnik daje ci miejsce przy stole.
# $colour (text): the seat's colour
join-seat = Twój kolor: { $colour }
# $seat (seat): who has it
join-taken = To miejsce ma już { $seat }. Zajmij je, jeśli to ty na innym urządzeniu; jeśli nie, poproś o własny odnośnik.
join-others = Kto jeszcze gra
join-sit = Zajmij miejsce
join-watch = Tylko oglądaj
join-ask-again = Poproś o nowy odnośnik osobę, która go wysłała.

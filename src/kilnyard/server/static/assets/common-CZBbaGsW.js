var e=`

setup-people = To gra dla { $least }–{ $most } osób; podana liczba osób: { $people }.
setup-unknown-option = Ta gra nie ma opcji „{ ID($option) }”. Jej opcje: { ID($possible) }.
setup-unknown-value = Opcja „{ ID($option) }” nie ma wartości „{ ID($value) }”. Możliwe: { ID($possible) }.


refused-not-your-turn = { $seat } nie podejmuje teraz decyzji.
refused-game-over = Gra jest skończona; nie ma już o czym decydować.
refused-unknown-option = { $seat } nie może teraz wybrać „{ ID($option) }”. Możliwe: { ID($possible) }.
undo-nothing = { $seat } nie ma ruchu do cofnięcia.
undo-another-seat = Ostatni ruch wykonuje { $other_seat }, więc { $seat } nie może niczego cofnąć.
undo-revealed = { $seat } nie może cofnąć tego ruchu, bo coś ujawnia.
redo-nothing = Nie ma ruchu do powtórzenia.
redo-another-seat = Ruch do powtórzenia ma { $other_seat }, a nie { $seat }.
plan-no-turn = { $seat } nie ma teraz tury do zaplanowania.


edition-syntax = { $file ->
    [none] Edycja nie jest poprawnym TOML: wiersz { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) }.
   *[other] Plik { ID($file) } nie jest poprawnym TOML: wiersz { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) }.
}
edition-wrong-value = { ID($path) } ma wartość { ID($found) }; oczekiwana: { ID($expected) }.
edition-unknown-value = Nie ma { ID($path) }. Możliwe tutaj: { ID($possible) }.
edition-missing-value = Brakuje { ID($path) }.
edition-unknown-row = { ID($path) } nie ma wiersza, w którym { ID($field) } = { ID($row) }. Możliwe: { ID($possible) }.
edition-repeated-row = { ID($path) } ma dwa wiersze, w których { ID($field) } = { ID($row) }.
edition-rows = { ID($path) } musi mieć dokładnie te wiersze, w tej kolejności: { ID($rows) }.
edition-at-most = { ID($path) } ma wartość { $value }; największa możliwa to { $most }.
edition-at-least = { ID($path) } ma wartość { $value }; najmniejsza możliwa to { $least }.


notation-bad-tag = To nie jest znacznik; znacznik zapisuje się [Nazwa "wartość"].
notation-unknown-tag = Nie ma znacznika „{ ID($tag) }”. Znaczniki: { ID($possible) }.
notation-repeated-tag = Znacznik „{ ID($tag) }” jest tu po raz drugi.
notation-late-tag = Znacznik „{ ID($tag) }” musi stać przed pierwszym ruchem.
notation-missing-tag = Brakuje znacznika „{ ID($tag) }”.
notation-open-comment = Ten komentarz nie jest zamknięty.
notation-stray = „{ ID($found) }” nie ma tu miejsca.
notation-unknown-game = Nie ma gry „{ ID($game) }”. Gry: { ID($possible) }.
notation-bad-option = „{ ID($found) }” to nie opcja; opcję zapisuje się nazwa=wartość, i tylko raz.
notation-other-edition = Zapis pochodzi z edycji „{ ID($expected) }”, a ta to „{ ID($found) }”.
notation-hidden = Ten zapis pomija to, co było ukryte, więc nie można go rozegrać.
notation-wrong-turn = Ten wiersz dotyczy tury { $turn }, a teraz jest tura { $expected }.
notation-unknown-seat = Nikt tu nie nazywa się „{ ID($found) }”. Możliwe: { ID($possible) }.
notation-no-seat = Nie wiadomo, kto wykonuje ruch „{ ID($token) }”; przed ruchem trzeba podać gracza i dwukropek.
notation-secret = „{ ID($token) }” to tajny wybór; takie zapisuje się w nawiasach.
notation-not-secret = „{ ID($token) }” nie jest tajnym wyborem; tylko takie zapisuje się w nawiasach.
notation-unknown-token = { $seat } nie może teraz wybrać „{ ID($token) }”. Możliwe: { ID($possible) }.
notation-refused = { $clause ->
    [none] { $seat } nie może wybrać „{ ID($token) }”: { $reason }
   *[other] { $seat } nie może wybrać „{ ID($token) }”: { $reason } ({ ID($clause) })
}
notation-after-end = Gra jest skończona, a dalej stoi „{ ID($found) }”.
notation-wrong-check = Pozycja nie zgadza się z zapisem: jej suma kontrolna to { ID($found) }, a w zapisie jest { ID($expected) }.


seat-without-name = Gracz { $number }
list-and = { $first } i { $last }
language-unknown = Nie ma tu słów w języku „{ ID($language) }”. Dostępne języki: { $languages }.



table-unknown = Nie ma stołu „{ ID($table) }”.
table-private = Ten stół mogą oglądać tylko osoby, które przy nim siedzą.
table-gathering = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
table-not-playing = To jest możliwe tylko w trakcie gry.
table-given-up = Gra jest skończona, bo nie ma już z kim grać.
table-unreadable = Tego stołu nie da się tu już otworzyć: jest uszkodzony albo pochodzi z innej wersji Kilnyard.
table-crowded = Zbyt wiele osób ogląda już ten stół.
table-too-many = Liczba nieskończonych stołów: { $most }. Najpierw trzeba któryś skończyć.
table-bad-clock = Zegar ma od jednej sekundy do { $most } dni, a na turę dodaje najwyżej jeden dzień.
table-seats-of-record = To zapis gry dla { $people ->
    [one] { $people } osoby
   *[other] { $people } osób
}; liczba podanych miejsc: { $seats }.
game-unknown = Nie ma gry „{ ID($game) }”. Gry: { ID($possible) }.
bot-unknown = Nie ma bota „{ ID($bot) }”. Boty: { ID($possible) }.
move-unknown = Nie ma tu ruchu { $move }; liczba dotychczasowych ruchów: { $moves }.
record-bad = Wiersz { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) } zapisu: { $reason }
fork-not-over = Odgałęzienie pokazuje, co będzie dalej, więc musi poczekać do końca gry.


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


undo-over = Gra jest skończona, więc niczego się już nie cofa.
command-key = Polecenie musi mieć klucz o długości od 1 do { $most } znaków.


chat-length = Wpis w rozmowie ma od 1 do { $most } znaków.
chat-too-often = To dużo naraz; trzeba chwilę odczekać.


request-unknown = Pod tym adresem niczego nie ma.
request-method = Ten adres nie służy do tego.
request-too-large = To za dużo naraz.
request-not-json = To, co się tu wysyła, musi być w formacie JSON.
request-invalid = Żądanie ma niewłaściwą postać: { ID($detail) }
request-foreign = To żądanie pochodzi ze strony innej witryny.
request-too-often = Za dużo żądań; proszę chwilę poczekać.
request-conflict = Ktoś był odrobinę szybszy; można spróbować jeszcze raz.
server-fault = Coś poszło tu nie tak. To nasz błąd i nic się nie zmieniło.


webhook-bad-url = Webhook ma adres, który zaczyna się od http:// lub https://, nie zawiera hasła i ma najwyżej { $most } znaków.
webhook-unknown-host = Nie ma hosta „{ ID($host) }”.
webhook-private = „{ ID($host) }” leży na tym komputerze lub w jego sieci; tam webhooki nie są wysyłane.


figures-title = Figury, ikony i kolory
figures-about = Wszystko, z czego rysowane są stoły, za dnia i w nocy. Każda nazwa jest tą, której używa się w kodzie.
figures-day = Za dnia
figures-night = W nocy
figures-statues = Figury
figures-nobody = niczyj
figures-horses = Konie
figures-archers = Dokąd mierzy klęczący kusznik
figures-emblems = Godła właścicieli
figures-icons = Ikony
figures-one-colour = W jednym kolorze
figures-colours = Kolory
figures-letters = Litery
figures-letters-sample = Zażółć gęślą jaźń: rzemieślnik ugniata glinę, piec wypala armię. 0123456789
figures-buttons = Przyciski
figures-button = Zwykły
figures-button-primary = Pierwszy
figures-button-quiet = Cichy
figures-button-disabled = Nie teraz
figures-covers = Okładki
figures-charts = Wykresy

cover-terracotta = Terracotta Army: szeregi glinianych wojowników przed łuną pieca
cover-xian = Xi’an: brama grobowca między górami w barwach minerałów
cover-architects = Architekci Zachodniego Królestwa: katedralny witraż nad dębowym rusztowaniem

chart-round = { NUMBER($round) }
chart-rounds = Runda
chart-before-first = Początek



chat-title = Czat
chat-lines = Co powiedziano
chat-nothing = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
chat-send = Wyślij
chat-readers = Rozmawiają tylko osoby przy stole.
chat-left = { $count ->
    [one] został { $count } znak
    [few] zostały { $count } znaki
    [many] zostało { $count } znaków
   *[other] zostało { $count } znaku
}
chat-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}
chat-said = { ID($name) }: { ID($text) }
chat-people = Kogo słuchać
chat-mute = Ukryj, co mówi { ID($name) }
chat-key = do czatu, jeśli jest z kim rozmawiać


behind-waiting = { $moves ->
    [one] Oglądasz z opóźnieniem o { $moves } ruch
    [few] Oglądasz z opóźnieniem o { $moves } ruchy
    [many] Oglądasz z opóźnieniem o { $moves } ruchów
   *[other] Oglądasz z opóźnieniem o { $moves } ruchu
}. Decyduje: { $names }
behind-about = Ten stół pokazuje się widzom z opóźnieniem, tura po turze: każda tura dopiero wtedy, gdy padnie jeszcze co najmniej { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}. Gdy gra się skończy, będzie widać wszystko.


home-play = Zagraj od razu
home-play-bots = { $count ->
    [one] Przeciw { $count } botowi
   *[other] Przeciw { $count } botom
}
home-play-alone = Solo przeciw { $opponent }
home-new = Nowy stół…
home-rules = Zasady
home-people = { $least }–{ $most } graczy
home-minutes = { $least }–{ $most } minut
home-about-terracotta = Wznieś glinianą armię Pierwszego Cesarza: obracaj koła warsztatu, wysyłaj robotników i ustawiaj wojowników tam, gdzie spojrzą inspektorzy.


home-continue = Graj dalej
home-finished = Zakończone gry
home-watch = Oglądaj
home-watch-nothing = W tej chwili nikt nie gra publicznie.
home-all = Pokaż wszystkie ({ $count })
home-fewer = Pokaż mniej
home-seat-open = wolne miejsce
home-status-gathering = czeka na graczy
home-status-over = zakończona
home-round = runda { $round } z { $rounds }


home-record = Otwórz zapis gry
home-record-about = Upuść tu plik .kgn, aby obejrzeć grę i grać od niej dalej.
home-record-choose = Wybierz plik…


home-to-come = Wkrótce
home-game-xian = Xi'an
home-game-architects = Architekci Zachodniego Królestwa
home-api = Dla botów i programów: protokół miejsc
home-figures = Wszystkie figury i znaki


new-title = Nowy stół: { $game }
new-people = Ile osób gra?
new-people-count = { $count ->
    [1] Jedna
   *[other] { $count }
}
new-others = Z kim?
new-others-link = Przez odnośnik
new-others-here = Przy tym urządzeniu
new-others-bot = Z botami
new-who = Kto gra jako { $seat }?
new-who-me = Ja
new-who-me-name = Ja ({ ID($name) })
new-who-link = Ktoś, przez odnośnik
new-who-here = Ktoś przy tym urządzeniu
new-who-bot = Bot
new-which-bot = Który bot gra jako { $seat }?
new-seat-name = Imię osoby, która gra jako { $seat }
new-name = Imię (opcjonalnie)
new-opponent = { $opponent } gra przeciw tobie.


new-pace = Czas
new-pace-untimed = Bez zegara
new-pace-live = Na żywo
new-pace-days = Przez kilka dni
new-minutes = Minuty dla każdego gracza
new-increment = Sekundy dodawane po każdej turze
new-days = Czas na każdą turę
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


new-more = Własna edycja, ziarno
new-edition = Edycja
new-edition-about = Plik z własnymi wartościami elementów, które zastąpią dołączone.
new-edition-choose = Wybierz plik…
new-edition-forget = Nie używaj
new-seed = Ziarno
new-seed-about = Ten sam tekst rozda tę samą grę. Puste pole to ziarno, którego nikt nie zna.
new-open = Otwórz stół
new-open-links = Otwórz stół i pokaż odnośniki


seats-title = Miejsca
seats-about = Odnośnik daje miejsce temu, kto go otworzy. Nowy odnośnik unieważnia poprzedni.
seats-invite = Wyślij odnośniki
seats-invite-about = { $count ->
    [one] Kto otworzy ten odnośnik, zajmie miejsce. Gra zacznie się, gdy będzie zajęte.
   *[other] Kto otworzy odnośnik, zajmie jego miejsce. Gra zacznie się, gdy wszystkie będą zajęte.
}
seats-later = Odnośniki znajdziesz też przy stole, pod „Miejsca”; tam można również wysłać nowe.
seats-go = Przejdź do stołu
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


join-title = Miejsce dla ciebie
join-game = Zaproszenie do gry: { $game }.
join-about = Ten odnośnik daje ci miejsce przy stole.
join-seat = Twój kolor: { $colour }
join-taken = To miejsce ma już { $seat }. Zajmij je, jeśli to ty na innym urządzeniu; jeśli nie, poproś o własny odnośnik.
join-others = Kto jeszcze gra
join-sit = Zajmij miejsce
join-watch = Tylko oglądaj
join-ask-again = Poproś o nowy odnośnik osobę, która go wysłała.


rules-title = Zasady: { $game }
rules-about = Zasady, których pilnuje stół ({ $count }), każda w jednym zdaniu i naszymi słowami. Gdy coś jest niemożliwe, stół wskazuje jedną z nich.
rules-search = Szukaj
rules-found = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}
rules-parts = Części zasad
rules-cite-en = { $count ->
    [one] angielska instrukcja, wiersz { $lines }
   *[other] angielska instrukcja, wiersze { $lines }
}
rules-cite-fr = { $count ->
    [one] francuska instrukcja, wiersz { $lines }
   *[other] francuska instrukcja, wiersze { $lines }
}
rules-cite-pl = { $count ->
    [one] polska instrukcja, wiersz { $lines }
   *[other] polska instrukcja, wiersze { $lines }
}
rules-decision = nasza decyzja: { ID($decision) }


rules-part-TA-SET = Przygotowanie gry
rules-part-TA-KEY = Najważniejsze pojęcia
rules-part-TA-GAME = Rundy i fazy
rules-part-TA-ACT = Faza akcji
rules-part-TA-RING = Akcje kół
rules-part-TA-WAR = Tworzenie wojowników
rules-part-TA-OFF = Oficer
rules-part-TA-GUA = Strażnik
rules-part-TA-CRO = Kusznik
rules-part-TA-SOL = Żołnierz
rules-part-TA-SPE = Kupowanie specjalistów
rules-part-TA-HOR = Koń
rules-part-TA-FOO = Sługa
rules-part-TA-ARC = Klęczący kusznik
rules-part-TA-MUS = Muzyk
rules-part-TA-MAS = Mistrzowie w fazie porządkowania
rules-part-TA-BUI = Mistrz budowniczy
rules-part-TA-ADM = Mistrz zarządca
rules-part-TA-INS = Mistrz inspektor
rules-part-TA-CLA = Mistrz wytwórca gliny
rules-part-TA-SUP = Mistrz nadzorca
rules-part-TA-BLA = Mistrz kowal
rules-part-TA-SCO = Faza punktowania
rules-part-TA-CLE = Faza porządkowania
rules-part-TA-END = Punktowanie końcowe
rules-part-TA-SOLO-SET = Li Si: przygotowanie gry
rules-part-TA-SOLO-ACT = Li Si: faza akcji
rules-part-TA-SOLO-SUR = Li Si: budowa z zaskoczenia
rules-part-TA-SOLO-SCO = Li Si: punktowanie i porządkowanie
rules-part-TA-SOLO-RING = Li Si: akcje kół
rules-part-TA-SOLO-MAS = Li Si: mistrzowie
rules-part-TA-SOLO-WEA = Li Si: broń
rules-part-TA-SOLO-SPE = Li Si: specjaliści
rules-part-TA-SOLO-SPARE = Li Si: karty i akcje zastępcze
rules-part-TA-SOLO-BUILD = Li Si: wojownicy
rules-part-TA-SOLO-CHA = Wyzwania Cesarza
rules-part-TA-SOLO-END = Li Si: koniec gry


api-title = Protokół miejsc
api-about = Wszystko, co robią te strony, może robić też program: pyta pod tymi samymi adresami i dowiaduje się tego, co wolno wiedzieć jego miejscu. Kluczem miejsca jest żeton z końca odnośnika, wysyłany jako „Authorization: Bearer ŻETON”.
api-docs = Jak bot siada i gra, opisuje krok po kroku docs/seat-protocol.md; cały bot jest w examples/random_bot.py.
api-raw = Cały opis w formacie OpenAPI (JSON)
api-paths = O co można pytać
api-types = Co jest wysyłane i odbierane
api-takes = otrzymuje
api-gives = odpowiada


app-name = Kilnyard
shell-title = { $page } · { $name }
shell-title-turn = ● Twoja tura – { $page }
shell-your-turn = Twoja tura
shell-turns = { $count ->
    [one] Twoja tura
    [few] Twoja tura przy { $count } stołach
   *[other] Twoja tura przy { $count } stołach
}
shell-skip = Przejdź do treści
shell-home = Strona główna
shell-close = Zamknij
shell-save = Zapisz
shell-again = Spróbuj ponownie
shell-loading = Wczytywanie…
shell-unloaded = Nie udało się wczytać tej strony.
shell-go-light = Włącz jasny motyw
shell-go-dark = Włącz ciemny motyw
shell-name = Twoje imię
shell-no-name = Twoje imię
shell-name-title = Jak masz na imię?
shell-name-about = To imię widzą inni przy twoich stołach. Konto nie jest potrzebne: pamięta cię ta przeglądarka.


shell-unreachable = Serwer nie odpowiada. Kolejna próba…
shell-broken = Na tej stronie coś poszło nie tak. Przy stole nic nie zginęło.
shell-status = Serwer nie mógł odpowiedzieć (kod { $status }).
shell-stale = Ktoś wykonał ruch wcześniej: tak wygląda teraz stół.


settings = Ustawienia
settings-language = Język
settings-theme = Motyw
settings-theme-system = Jak w systemie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-still = Bez animacji
settings-still-about = Wszystko jest od razu na swoim miejscu.
settings-sounds = Dźwięki
settings-sounds-about = Cichy dźwięk, gdy przychodzi twoja tura.
settings-notify = Powiadomienia
settings-notify-about = Wezwanie od systemu, gdy przychodzi twoja tura, a ta karta jest ukryta.
settings-notify-denied = Przeglądarka nie pozwala na nie tej stronie; najpierw zezwól na nie w jej ustawieniach.


bot-random = Początkujący bot
bot-random-about = gra losowo
bot-greedy = Solidny bot
bot-greedy-about = bierze to, co od razu się opłaca


missing-title = Nie ma takiej strony
missing-about = Może w adresie jest literówka, a może tego, do czego prowadził, już nie ma.



play-loading = Nakrywanie stołu…
play-round = Runda { $round } z { $rounds }
play-watchers = { $count ->
    [one] patrzy { $count } osoba
    [few] patrzą { $count } osoby
    [many] patrzy { $count } osób
   *[other] patrzy { $count } osoby
}
play-board = Plansza
play-no-board = Jeszcze nic tu nie widać.
play-players = Gracze
play-tray = Co jest moje
play-panels = Obok planszy
play-tools = Narzędzia
play-home = Wszystkie stoły
play-rules = Zasady
play-menu = Stół i ustawienia
play-this-game = Ta gra
play-how-i-sit = Jak wolę grać
play-text-board = Plansza jako tekst
play-skip-to-choices = Przejdź do wyborów


play-sending = W drodze…
play-waiting = Decyduje: { $names }
play-looking-at-start = Spojrzenie wstecz: początek gry
play-looking-back = Spojrzenie wstecz: runda { $round }, tura { $turn } ({ $seat }), po ruchu { $move }
play-plan-prompt = Plan. { $prompt }
play-won = Wygrywa { $names }
play-won-together = Wygrywają wspólnie: { $names }
play-over = Gra skończona
play-typed = { $number }…


play-choices = Wybory
play-choices-count = { $count ->
    [one] { $count } wybór
    [few] { $count } wybory
    [many] { $count } wyborów
   *[other] { $count } wyboru
}
play-over-hint = Poniżej można przejść całą grę: ruch po ruchu, tura po turze, runda po rundzie.
play-refused = Teraz niemożliwe ({ $count })
play-mark-several = Zaznacz kilka; zostaną wybory, które mają wszystkie
play-amount = Ile
play-point-hint = Wskaż wybór, a zobaczysz, ile kosztuje i co daje; wskaż coś innego, a dowiesz się, dlaczego nie można.
play-rest-hint = Wskaż wiersz dziennika, a plansza pokaże, gdzie to się stało.
play-about = Co by to zrobiło
play-previewing = Sprawdzanie…
play-no-preview = Teraz nie da się tego sprawdzić.
play-change-more = +{ $amount }
play-change-less = −{ $amount }
play-change = { $thing }: { $before } → { $after }
play-points-change = { $before } → { $after }
play-ends-turn = Kończy twoją turę
play-reveals = Odkrywa coś ukrytego; nie da się tego cofnąć
play-do-it = Wybierz
play-end-turn = Zakończ turę
play-go-back = Wróć
play-open-rules = (otwiera zasady)


play-undo = Cofnij
play-undo-turn = Cofnij całą turę
play-undo-refused = Cofnij: { $why }
play-redo = Ponów
play-concede = Poddaj grę
play-concede-sure = Poddać grę na dobre? Dalej gra za ciebie bot, a ty zajmujesz ostatnie miejsce.
play-copied = Skopiowano


play-decides = decyduje
play-thinking = myśli
play-away = poza stołem
play-conceded = poddał się
play-seat-open = jeszcze nikogo
play-seat-there = już jest
play-seat-bot = bot
play-bot = Bot ({ $bot })
play-clock = { $days ->
    [0] Zostało: { $hours } godz. { $minutes } min { $seconds } s
   *[other] Zostało: { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }, { $hours } godz.
}
play-clock-days = { $days } d { $hours } godz.


play-log = Dziennik
play-log-all = Wszystko
play-log-filter = Czyje wiersze pokazać
play-log-copy = Skopiuj dziennik jako tekst
play-log-empty = Jeszcze nic się nie stało.
play-set-up = Przygotowanie
play-turn-of = { $seat }, tura { $turn }
play-look-at-turn = Zobacz stół po tej turze
play-rule-of-line = Zasada { $clause }
play-and-before = A przedtem { $count ->
    [one] { $count } rzecz
    [few] { $count } rzeczy
    [many] { $count } rzeczy
   *[other] { $count } rzeczy
}.
play-announce-prompt = { $prompt } { $count ->
    [one] { $count } wybór.
    [few] { $count } wybory.
    [many] { $count } wyborów.
   *[other] { $count } wyboru.
}
play-since = Od twojej ostatniej tury
play-since-close = Widziane


play-time = Oglądanie gry
play-time-line = Pokazana chwila
play-moment = Ruch { $move } z { $moves }
play-moment-of = { $seat }, runda { $round }, tura { $turn }, ruch { $move }
play-round-back = Runda wstecz
play-turn-back = Tura wstecz
play-move-back = Ruch wstecz
play-again = Odtwórz grę
play-pause = Zatrzymaj
play-move-ahead = Ruch naprzód
play-turn-ahead = Tura naprzód
play-round-ahead = Runda naprzód
play-speed = Szybkość
play-times = { $speed }×
play-back-to-now = Wróć do teraz
play-back-to-my-turn = Twoja tura: wróć do teraz
play-share-moment = Skopiuj odnośnik do tej chwili
play-download = Zapisz grę (.kgn)
play-fork = Graj stąd dalej z botami
play-fork-about = Otworzy się nowy stół, który zaczyna się po ruchu { $move } tej gry. Ten stół zostaje, jaki jest.
play-fork-seat = Gram jako
play-fork-open = Otwórz


play-score = Punkty
play-score-when = Do której chwili liczyć
play-score-now = Teraz
play-score-after = Dolicz: { $scoring }
play-score-table = Punkty według źródeł
play-source = Źródło
play-total = Razem
play-signed = { $sign ->
    [minus] −{ $number }
   *[plus] +{ $number }
}
play-chart = Punkty runda po rundzie
play-outlook = { $scoring }, gdyby była teraz
play-outlook-none = Nikt nic by nie zdobył.


play-result = Wynik
play-place = { $place }.
play-rematch = Zagraj jeszcze raz
play-story = Punktowanie końcowe
play-story-again = Obejrzyj punktowanie końcowe
play-story-back = Krok wstecz
play-story-ahead = Krok naprzód
play-story-on = Dalej
play-story-skip = Do wyniku
play-step = { $step } z { $steps }


play-plan = Plan
play-plan-begin = Zaplanuj moją następną turę
play-planning = Planujesz; nikt tego nie widzi.
play-plan-kept = Twój plan
play-plan-done = Plan sięga końca twojej tury.
play-plan-reveals = Tu odkryłoby się coś ukrytego, więc plan się kończy.
play-plan-stopped = Plan zatrzymuje się na: „{ $pick }”.
play-plan-not-offered = Tego już nie można wybrać.
play-plan-send = Zagraj ten plan
play-plan-take-back = Krok wstecz
play-plan-keep = Zachowaj na później
play-plan-change = Zmień
play-plan-drop = Porzuć


play-pass-to = Ekran przejmuje { $seat }
play-pass-why = Stół jest zakryty, dopóki nie usiądzie { $seat }.
play-pass-here = To ja: { $seat }
play-draw-curtain = Zakryj stół


play-gathering = Czekamy, aż wszyscy usiądą
play-gathering-about = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Odnośnik daje miejsce temu, kto pierwszy go otworzy.


play-connecting = Ponowne łączenie… nic nie zginęło.


play-confirm = Pytaj, zanim wybór zakończy moją turę
play-confirm-touch = Na ekranach dotykowych
play-confirm-always = Zawsze
play-confirm-never = Nigdy
play-curtain = Zakrywaj stół między osobami przy jednym ekranie
play-curtain-hidden = Gdy gra coś ukrywa
play-curtain-always = Zawsze
play-curtain-never = Nigdy
play-tap-first = Na ekranach dotykowych pierwsze dotknięcie pokazuje skutek, drugie wybiera
play-letters = Cyfry i litery na klawiaturze są skrótami


play-keys = Klawiatura
play-key-pick = wybór o tym numerze
play-key-move = od wyboru do wyboru, na planszy i na liście
play-key-do = zrób to, co zaznaczone, albo wybierz wpisany numer
play-key-back = wróć, nic nie robiąc
play-key-undo = cofnij
play-key-undo-turn = cofnij całą turę
play-key-redo = ponów
play-key-choices = do listy wyborów
play-key-board = do planszy
play-key-log = do dziennika
play-key-score = do punktów
play-key-plan = planuj albo odłóż plan
play-key-text = plansza jako tekst albo rysunek
play-key-moves = ruch wstecz, ruch naprzód
play-key-turns = tura wstecz, tura naprzód
play-key-now = wróć do teraz
play-key-help = ta strona



part-mausoleum = Mauzoleum
part-wheel = Warsztat
part-supplies = Zasoby
board-title-organizer = Wojownicy
board-title-specialists = Specjaliści
board-title-masters = Mistrzowie
board-title-order = Kolejność tur
board-title-priority = Żetony kolejności
board-rounds = Rundy i żetony punktowania
board-none = brak
board-name-builder = Budowniczy
board-name-administrator = Zarządca
board-name-inspector = Inspektor
board-name-clay-maker = Wytwórca gliny
board-name-supervisor = Nadzorca
board-name-blacksmith = Kowal


board-refused = { $about }. Nie teraz: { $reason }
board-cell = { $cell }: { $figure }
board-cell-empty = { $cell }: puste
board-warrior = { $warrior } ({ $seat })
board-rider = { $warrior } na koniu ({ $seat })
board-horse = koń, jeździec na polu { $rider_cell } ({ $seat })
board-archer = klęczący kusznik, zwrócony { $facing }
board-segment = { $actions }. { $workers }
board-worker = { $worker }: { $seat }
board-both-workers = { THING("craftsman") }: { $seat }, { THING("artisan") }: { $other_seat }
board-ring = { $ring }
board-warehouse = Magazyn { $warehouse }: { AMOUNT($clay, "dry-clay") }
board-inspector = { $inspector }: { $inspector ->
    [row] rząd { $place }
   *[column] kolumna { $place }
}
board-tile = Runda { $round }: { $tile }. Dominacja { $domination }, obecność { $presence }
board-column = { $remaining ->
    [0] { $warrior }: brak
   *[other] { $warrior }: zostało { $remaining }, następny wart { AMOUNT($points, "point", form: "acc") }
}
board-specialist = { $remaining ->
    [0] { $specialist }: brak
   *[other] { $specialist }: zostało { $remaining }, cena: { AMOUNT($cost, "coin") } i { $weapon }
}
board-master = { $master }: { $names }
board-master-free = { $master }: jeszcze nikt
board-token = Żeton mistrza za { AMOUNT($coins, "coin", form: "acc") }
board-order = Kolejność tur: { $names }
board-priority = { $count ->
    [0] Na stosie nie ma żetonów kolejności
    [one] Na stosie: żeton kolejności { $numbers }
   *[other] Na stosie: żetony kolejności { $numbers }
}


board-overseer = Dozorca Li Si: segment { $segment }
board-deck = Talia: { AMOUNT($cards, "card") }
board-discard = { $count ->
    [0] Brak odrzuconych kart
   *[other] { $reshuffle ->
        [0] Odrzucone: { $numbers }
       *[other] Odrzucone: { $numbers } i karta tasowania
    }
}
board-card = Karta { $card }: { $action }
board-card-turning = Karta { $card }: { $action }; obraca: { $rings }
board-weapon-row = { $count ->
    [0] Bronie, od najbardziej pożądanej: { $weapons }. Żadna nie jest aktywna
   *[other] Bronie, od najbardziej pożądanej: { $weapons }. Aktywne: { $ready }
}
board-masters-to-come = Karty mistrzów do odkrycia: { $masters }
board-challenges = { $count ->
    [0] Bez wyzwań Cesarza
   *[other] Wyzwania Cesarza: { $challenges }
}


player-coming = runda +{ $points }
player-coming-about = Punktacja tej rundy dałaby teraz { AMOUNT($points, "point", form: "acc") }
player-weapon-ready = { $weapon }: broń aktywna
player-weapon-used = { $weapon }: broń nieaktywna
player-craftsmen = Rzemieślnicy w ręce: { $count }
player-artisans = Artyści w ręce: { $count }, do zdobycia: { $supply }
player-tokens = { $count ->
    [one] Żeton mistrza za { $tokens }
   *[other] Żetony mistrzów za { $tokens }
}
player-no-tokens = Brak żetonów mistrzów
player-priority = Żeton kolejności { $number }
player-sources = Punkty według źródeł
player-source-organizer = Organizer
player-source-weapons = Bronie
player-source-inspectors = Inspektorzy
player-source-musicians = Muzycy
player-source-tiles = Żetony punktowania
player-source-footmen = Słudzy
player-source-groups = Grupy
player-source-archers = Kusznicy
player-source-leftovers = Zasoby
player-source-solo = Premia solo


text-players = Gracze
text-round = Runda { $round } z { $rounds }
text-active = Teraz gra { $seat }.
text-empty = puste
text-nobody = nikt
text-weapons = { $weapons }
text-col-round = Runda
text-col-tile = Żeton punktowania
text-col-domination = Dominacja
text-col-presence = Obecność
text-col-segment = Segment
text-col-inner = Wewnętrzne koło
text-col-middle = Środkowe koło
text-col-outer = Zewnętrzne koło
text-col-craftsman = Rzemieślnik
text-col-artisan = Artysta
text-col-warehouse = Magazyn
text-col-warrior = Wojownik
text-col-left = Zostało
text-col-points = Punkty, od następnego
text-col-specialist = Specjalista
text-col-weapon = Broń
text-col-price = Cena
text-col-master = Mistrz
text-col-owners = Czyj żeton
text-row-colour = Kolor
text-row-points = Punkty zwycięstwa
text-row-coins = Monety
text-row-wet = Mokra glina
text-row-dry = Sucha glina
text-row-weapons = Aktywne bronie
text-row-craftsmen = Rzemieślnicy w ręce
text-row-artisans = Artyści w ręce
text-row-supply = Artyści do zdobycia
text-row-tokens = Pozostałe żetony mistrzów
text-row-priority = Żeton kolejności


gallery-title = Galeria plansz
gallery-board = Plansza: { $name }
zoom-whole = Cała plansza
`;export{e as default};
# Przy stole: o co chodzi i co można zrobić, co się stało, oglądanie wstecz, plany, punkty.

## Strona

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

## O co chodzi i na co się czeka

play-sending = W drodze…
play-waiting = Decyduje: { $names }
play-looking-at-start = Spojrzenie wstecz: początek gry
play-looking-back = Spojrzenie wstecz: runda { $round }, tura { $turn } ({ $seat }), po ruchu { $move }
play-plan-prompt = Plan. { $prompt }
play-won = Wygrywa { $names }
play-won-together = Wygrywają wspólnie: { $names }
play-over = Gra skończona
play-typed = { $number }…

## Wybory

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

## Narzędzia

play-undo = Cofnij
play-undo-turn = Cofnij całą turę
play-undo-refused = Cofnij: { $why }
play-redo = Ponów
play-concede = Poddaj grę
play-concede-sure = Poddać grę na dobre? Dalej gra za ciebie bot, a ty zajmujesz ostatnie miejsce.
play-copied = Skopiowano

## Gracze

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

## Dziennik

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

## Czas

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

## Punkty

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

## Koniec

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

## Plany

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

## Jeden ekran

play-pass-to = Ekran przejmuje { $seat }
play-pass-why = Stół jest zakryty, dopóki nie usiądzie { $seat }.
play-pass-here = To ja: { $seat }
play-draw-curtain = Zakryj stół

## Przed grą

play-gathering = Czekamy, aż wszyscy usiądą
play-gathering-about = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Odnośnik daje miejsce temu, kto pierwszy go otworzy.

## Połączenie

play-connecting = Ponowne łączenie… nic nie zginęło.

## Przyzwyczajenia

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

## Klawisze

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

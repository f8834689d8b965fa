# Co mówią polecenia.

## Gry

games-people = { $least ->
    [1] od { $least } do { $most } osób; samotnie z --solo
   *[other] od { $least } do { $most } osób
}
games-option = { $option }: { $value }
games-usual = (zwykle)

## Gra

play-title = { $game }, ziarno { ID($seed) }
play-keys = Odpowiadaj numerem albo słowem w nawiasie. ? mówi, dlaczego reszty nie można wybrać, h podaje inne klawisze.
play-prompt = 1–{ $count }, ? lub h:
play-help =
    Numer wskazuje wybór; tak samo jego słowo w nawiasie.
    ?         dlaczego reszty nie można wybrać, wraz z zasadami
    ? N       zasada odmowy N
    ? SŁOWO   zasady, które o tym mówią; ? i symbol zasady pokazuje tę jedną
    b         narysuj planszę jeszcze raz
    l         co się działo w ostatnich turach
    u, r      cofnij, ponów
    s         zapisz; s PLIK zapisuje w pliku
    q         wyjdź
play-refusals = Nie można wybrać:
play-for-example = Na przykład: { $reason }
play-nothing-refused = Można wybrać wszystko, co jest.
play-no-such-number = Nie ma wyboru { $number }; numery są od 1 do { $count }.
play-no-such-refusal = Nie ma odmowy { $number }; ? podaje listę.
play-not-understood = „{ ID($text) }” nie jest zrozumiałe. h mówi, co można wpisać.
play-undone = Cofnięto. Znowu decyduje { $seat }.
play-more-rules = … i jeszcze { $count }: { ID($command) }
play-saved = Zapisano: { ID($file) }
play-resume = Aby grać dalej: { ID($command) }
play-save-first = Zapisać grę przed wyjściem? (t/n)
play-words-for-no = n nie
play-left = Wyjście bez zapisu.

## Koniec

score-source = Punkty
score-total = Razem
score-final = Wynik końcowy
score-winner = Wygrywa { $seat }, z wynikiem: { AMOUNT($points, "point") }.

## Odtwarzanie

replay-title = Po ruchu { $at } z { $moves }
replay-left-out = … { $count } { $count ->
    [one] wcześniejsze zdanie
    [few] wcześniejsze zdania
    [many] wcześniejszych zdań
   *[other] wcześniejszego zdania
}; --log podaje wszystkie

## Symulacja

simulate-title = { $game }: { $games } { $games ->
    [one] gra
    [few] gry
    [many] gier
   *[other] gry
}, ziarno { ID($seed) }
simulate-seat = Miejsce
simulate-score = Średni wynik
simulate-wins = Udział zwycięstw (przedział 95%)
simulate-mean = { $mean } ± { $reach }
simulate-share = { $share }% ({ $low }–{ $high })
simulate-own-seat = miejsce gry
simulate-compiled = zasady skompilowane
simulate-pure = czysty Python
simulate-speed = Na sekundę: gry { $games }, decyzje { $decisions } ({ $build })

## Zasady

rules-coverage = Testy dowodzą { $proven } z { $count } { $count ->
    [one] klauzuli
   *[other] klauzul
}.
rules-no-tests = { $count } { $count ->
    [one] klauzula
    [few] klauzule
    [many] klauzul
   *[other] klauzuli
}; testów tu nie ma, więc nie wiadomo, czego dowodzą.

## Wydania

edition-good = Wydanie „{ ID($name) }” jest poprawne. Zmienia { $count } { $count ->
    [one] wartość
    [few] wartości
    [many] wartości
   *[other] wartości
}.
edition-grades = Wartości według pewności: { $grades }

# What core says about tables, moves, editions and game records. Arguments that are called by a text
# are spoken as they were typed.

## Setting up a table

setup-people = To gra dla { $least }–{ $most } osób; podana liczba osób: { $people }.
setup-unknown-option = Ta gra nie ma opcji „{ ID($option) }”. Jej opcje: { ID($possible) }.
setup-unknown-value = Opcja „{ ID($option) }” nie ma wartości „{ ID($value) }”. Możliwe: { ID($possible) }.

## Moves

refused-not-your-turn = { $seat } nie podejmuje teraz decyzji.
refused-game-over = Gra jest skończona; nie ma już o czym decydować.
refused-unknown-option = { $seat } nie może teraz wybrać „{ ID($option) }”. Możliwe: { ID($possible) }.
undo-nothing = { $seat } nie ma ruchu do cofnięcia.
undo-another-seat = Ostatni ruch wykonuje { $other_seat }, więc { $seat } nie może niczego cofnąć.
undo-revealed = { $seat } nie może cofnąć tego ruchu, bo coś ujawnia.
redo-nothing = Nie ma ruchu do powtórzenia.
redo-another-seat = Ruch do powtórzenia ma { $other_seat }, a nie { $seat }.
plan-no-turn = { $seat } nie ma teraz tury do zaplanowania.

## Editions: component data of a user's own

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

## Game records

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

# Why something may not be picked, with the facts of the question as arguments.

## A turn

refused-already-entered = W tej fazie wysłano już budowniczego albo spasowano.
refused-turn-not-over = Przed zakończeniem ruchu wejdź do budynku albo spasuj.

## Entering a building

refused-building-closed = Nie można wejść do { THING($building, form: "gen") }: ta para budynków jest pełna (limit: { $limit }).
refused-building-open = { THING($building, form: "loc") } limit nie jest osiągnięty, więc nie ma czego pomijać.
refused-no-toll-due = { THING($building, form: "loc") } nie płaci się teraz myta.
refused-no-open-or-free = Nie masz nieużytej płytki otwartego lub darmowego budynku.
refused-no-extra-action = Nie masz nieużytej płytki dodatkowej akcji.

## Being able to act

refused-no-statue-left = W zasobach nie ma niepomalowanego posągu, więc nikt nie może modelować.
refused-pit-full = W wykopie nie ma już wolnego pola.
refused-too-little-clay = Masz za mało gliny.
refused-no-soldier-left = Wszyscy twoi żołnierze stoją już w wykopie.
refused-no-statue-to-paint = Nie ma posągu, który możesz pomalować.
refused-too-few-pigments = Nie masz pigmentów, by tam malować.
refused-row-empty = W tej rundzie w rzędzie nie ma już wyposażenia.
refused-track-ends = Twój nadzorca stoi już na ostatnim polu.

## The Workshop and the Laboratory

refused-space-occupied = Pole { $cell } jest już zajęte.
refused-no-signature-left = Nie masz już sygnatury.
refused-no-statue-there = Na polu { $cell } nie ma posągu.
refused-painted-already = Żołnierz na polu { $cell } jest już pomalowany.
refused-signed-by-another = Posąg na polu { $cell } podpisał inny gracz.

## The Armoury and the Palace

refused-place-empty = Na miejscu { $place } w rzędzie nie ma wyposażenia.
refused-end-tile-taken = Ktoś już wziął tę płytkę końcową.

## Tiles

refused-no-discount = Nie masz nieużytej płytki zniżki.
refused-nothing-to-reduce = Nie ma czego obniżyć.
refused-needs-discount = Bez płytki zniżki nie starczyłoby na zapłatę.
refused-no-market = Nie masz nieużytej płytki targu.
refused-nothing-to-exchange = Nie masz nic na wymianę.
refused-not-held = Nie masz tego do oddania: { THING($resource) }.
refused-supply-empty = W zasobach nie ma tego: { THING($for_resource) }.
refused-exchange-begun = Targ wymaga co najmniej jednej wymiany.

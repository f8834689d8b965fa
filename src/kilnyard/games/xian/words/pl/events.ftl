# One sentence for every event, with the event's fields as arguments; $seat is a player's name.

## Rounds and phases

event-round-began = Zaczyna się runda { $round }; każdy dobiera cztery karty.
event-favour-used = { $seat } odkłada { AMOUNT($cards, "card", form: "acc") } pod talię i dobiera tyle samo.
event-pair-shown = { $seat } odkrywa parę: na wierzchu { $over_card }, pod spodem { $card }.

## Worker actions

event-coins-collected = { $seat } pobiera { AMOUNT($coins, "coin", form: "acc") }.
event-clay-made = { $seat } dostaje { AMOUNT($clay, "clay", form: "acc") }.
event-helper-recruited = { $seat } werbuje { THING($helper, form: "acc") } i zdobywa { AMOUNT($points, "point") }.
event-pigment-mined = { $seat } wydobywa { THING($pigment) }.
event-pigment-instead = { $seat } bierze { THING($pigment) } zamiast akcji karty.
event-pigment-missed = W zasobach nie ma już { THING($pigment, form: "gen") }: { $seat } nic nie dostaje.

## Entering a building

event-building-opened = { $seat } używa płytki otwartego budynku: mimo limitu wejście do { THING($building, form: "gen") } jest możliwe.
event-toll-spared = { $seat } używa płytki darmowego budynku: { THING($building, form: "loc") } nie płaci się myta.
event-toll-paid = { $seat } płaci { AMOUNT($coins, "coin", form: "acc") } myta; dostaje je { $to_seat }.
event-debt-settled = { $seat } traci { AMOUNT($points, "point") }, bo brakuje monet: { $coins }.
event-builder-placed = { $seat } wysyła budowniczego do { THING($building, form: "gen") }.
event-minister-rewarded = { $seat } spotyka pierwszego ministra przed innymi: { AMOUNT($coins, "coin") } i { AMOUNT($points, "point") }.
event-passed = { $seat } pasuje i bierze { AMOUNT($coins, "coin", form: "acc") }.

## Buildings

event-statue-modelled = { $seat } modeluje posąg na polu { $cell } za { AMOUNT($clay, "clay", form: "acc") } i zdobywa { AMOUNT($points, "point") }.
event-coins-found = { $seat } bierze z pola { AMOUNT($coins, "coin", form: "acc") }.
event-pigment-found = { $seat } bierze z pola { THING($pigment) }.
event-ceramist-scored = { $seat } zdobywa { AMOUNT($points, "point") } dzięki ceramikowi.
event-statue-signed = { $seat } podpisuje posąg na polu { $cell }.
event-pigment-paid = { $seat } płaci: { THING($pigment) }.
event-soldier-painted = { $seat } maluje żołnierza na polu { $cell } i zdobywa { AMOUNT($points, "point") } za jego grupę.
event-equipment-forged = { $seat } wykuwa { THING($equipment, form: "acc") } za { AMOUNT($coins, "coin", form: "acc") }.
event-equipment-clay-taken = { $seat } bierze z wyposażeniem { AMOUNT($clay, "clay", form: "acc") }.
event-supervisor-advanced = { $seat } przesuwa nadzorcę na pole { $space }.
event-bonus-tile-taken = { $seat } bierze { THING($bonus_tile, form: "acc") }.
event-end-tile-taken = { $seat } bierze płytkę końcową: { THING($end_tile) }.

## Bonus tiles

event-market-used = { $seat } używa płytki targu.
event-discount-used = { $seat } używa płytki zniżki.
event-extra-action-used = { $seat } używa płytki dodatkowej akcji { THING($building, form: "loc") }.
event-resource-exchanged = { $seat } wymienia { THING($resource, form: "acc") } na { THING($for_resource, form: "acc") }.

## A new round

event-builders-returned = Wszyscy budowniczowie wracają.
event-request-removed = Żeton życzenia { $number } ({ THING($pigment) }) opuszcza wykop.
event-minister-moved = Pierwszy minister idzie do { THING($building, form: "gen") }.
event-request-drawn = Żeton życzenia { $number } ({ THING($pigment) }) trafia do { THING($section, form: "gen") }.
event-equipment-scrapped = Z rzędu odpada { THING($equipment) }.
event-equipment-revealed = Do rzędu dochodzi { THING($equipment) } za { AMOUNT($coins, "coin", form: "acc") }.

## The end of the game

event-majority-scored = { $seat } zdobywa { AMOUNT($points, "point") } { THING($section, form: "loc") } ({ AMOUNT($soldiers, "soldier") }).
event-set-scored = { $seat } zdobywa { AMOUNT($points, "point") } za zestaw z { THING($material, form: "gen") } ({ AMOUNT($types, "type") }).
event-matches-scored = { $seat } zdobywa { AMOUNT($points, "point") } za wyposażenie z żołnierzami { THING($section, form: "loc") } ({ AMOUNT($matches, "match") }).
event-unused-tiles-scored = { $seat } zdobywa { AMOUNT($points, "point") } za { AMOUNT($tiles, "tile", form: "acc") }.
event-end-tile-scored = { $seat } zdobywa { AMOUNT($points, "point") } dzięki płytce końcowej: { THING($end_tile) }.
event-leftovers-scored = { $seat } zdobywa { AMOUNT($points, "point") } za to, co zostało ({ AMOUNT($resources, "resource") }).
event-game-won = { $seat } wygrywa z wynikiem { AMOUNT($points, "point") }.
event-tie-won = { $seat } wygrywa przy remisie ({ AMOUNT($points, "point") }) dzięki torowi nadzorcy.

# One sentence for every event, with the event's fields as arguments; $seat is a player's name.
# Names are unknown words: they stay in the nominative, and the present tense needs no gender.

## A turn

event-ring-rotated = { $ring ->
    [inner] { $seat } płaci { AMOUNT($coins, "coin", form: "acc") } i obraca wewnętrzne koło o 1 krok zgodnie z ruchem wskazówek zegara.
   *[middle] { $seat } płaci { AMOUNT($coins, "coin", form: "acc") } i obraca środkowe koło o 1 krok przeciwnie do ruchu wskazówek zegara.
}
event-worker-placed = { $seat } umieszcza { THING($worker, form: "acc") } w segmencie { $segment }.
event-action-skipped = { $seat } pomija akcję { THING($ring, form: "gen") }.
event-clay-instead = { $seat } bierze { AMOUNT($clay, "wet-clay", form: "acc") } zamiast akcji { THING($ring, form: "gen") }.
event-coins-instead = { $seat } bierze { AMOUNT($coins, "coin", form: "acc") } zamiast akcji { THING($ring, form: "gen") }.

## Actions of the rings

event-coins-taken = { $seat } bierze { AMOUNT($coins, "coin", form: "acc") }.
event-clay-taken = { $seat } bierze { AMOUNT($clay, "wet-clay", form: "acc") }.
event-clay-soaked = { $seat } zwilża { AMOUNT($clay, "dry-clay", form: "acc") }, która staje się mokra.
event-worker-upgraded = { $seat } zamienia rzemieślnika w segmencie { $segment } na artystę.
event-priority-taken = { $clay ->
    [0] { $seat } bierze żeton kolejności { $number }.
   *[other] { $seat } bierze żeton kolejności { $number } i { AMOUNT($clay, "wet-clay", form: "acc") }.
}
event-weapon-readied = { $seat } przygotowuje { THING($weapon, form: "acc") }.
event-favour-taken = { $coins ->
    [0] { $seat } bierze { AMOUNT($clay, "wet-clay", form: "acc") } i zdobywa { AMOUNT($points, "point") } zamiast żetonu kolejności.
   *[other] { $seat } bierze { AMOUNT($coins, "coin", form: "acc") } i zdobywa { AMOUNT($points, "point") } zamiast żetonu kolejności.
}

## Warriors and Weapons

event-warrior-paid = { $seat } płaci { AMOUNT($clay, "wet-clay", form: "acc") } za { THING($warrior, form: "acc") }; 1 z nich trafia jako sucha glina do magazynu { $warehouse }.
event-warrior-placed = { $points ->
    [0] { $seat } umieszcza { THING($warrior, form: "acc") } na polu { $cell }.
   *[other] { $seat } umieszcza { THING($warrior, form: "acc") } na polu { $cell } i zdobywa { AMOUNT($points, "point") }.
}
event-sword-used = { $seat } używa miecza i zdobywa { AMOUNT($points, "point") }.
event-halberd-used = { $seat } używa halabardy i zdobywa { AMOUNT($points, "point") }.
event-crossbow-used = { $seat } używa kuszy w stronę pola { $cell } i zdobywa { AMOUNT($points, "point") }.
event-spear-used = { $seat } używa włóczni, zdobywa { AMOUNT($points, "point") } i bierze { AMOUNT($coins, "coin", form: "acc") }.
event-inspector-moved = { $seat } przesuwa { THING($inspector, form: "acc") } o { AMOUNT($steps, "space", form: "acc") } { $way ->
    [backward] do tyłu
   *[forward] do przodu
}, do { $inspector ->
    [row] rzędu
   *[column] kolumny
} { $place }.
event-warrior-moved = { $seat } przesuwa { THING($warrior, form: "acc") } z pola { $from_cell } na pole { $cell }.

## Masters

event-master-bought = { $seat } płaci { AMOUNT($coins, "coin", form: "acc") } za { THING($master, form: "acc") }.
event-builder-used = { $seat } płaci { AMOUNT($coins, "coin", form: "acc") } i tworzy { THING($warrior, form: "acc") } dzięki mistrzowi budowniczemu.
event-administrator-used = { $seat } ponownie wykonuje akcję wewnętrznego koła dzięki mistrzowi zarządcy.
event-clay-maker-used = { $seat } bierze { AMOUNT($clay, "wet-clay", form: "acc") } dzięki mistrzowi wytwórcy gliny.
event-warehouses-emptied = { COUNT($warehouses) ->
    [one] { $seat } bierze { AMOUNT($clay, "dry-clay", form: "acc") } z magazynu { $warehouses } dzięki mistrzowi nadzorcy.
   *[other] { $seat } bierze { AMOUNT($clay, "dry-clay", form: "acc") } z magazynów { $warehouses } dzięki mistrzowi nadzorcy.
}
event-all-weapons-readied = { $seat } przygotowuje wszystkie bronie dzięki mistrzowi kowalowi.

## Specialists

event-specialist-paid = { $seat } płaci { AMOUNT($coins, "coin", form: "acc") } i używa { THING($weapon, form: "gen") }, aby kupić { THING($specialist, form: "acc") }.
event-specialist-placed = { $seat } umieszcza { THING($specialist, form: "acc") } na polu { $cell }.
event-archer-placed = { $seat } umieszcza klęczącego kusznika na polu { $cell }, obracając go { THING($facing) }.
event-warrior-mounted = { $seat } sadza na koniu { THING($warrior, form: "acc") } z pola { $cell }; koń sięga do pola { $last_cell }.

## Scoring Phase

event-tie-broken = Klęczący kusznicy rozstrzygają remis: dominuje { $seat }.
event-domination-tied = Prowadzenie dzieli { AMOUNT($players, "player") }, więc nikt nie dominuje.
event-inspector-domination-scored = { $inspector ->
    [row] { $seat } zdobywa { AMOUNT($points, "point") } za dominację w rzędzie { $place }, mając { AMOUNT($warriors, "warrior", form: "acc") }.
   *[column] { $seat } zdobywa { AMOUNT($points, "point") } za dominację w kolumnie { $place }, mając { AMOUNT($warriors, "warrior", form: "acc") }.
}
event-inspector-presence-scored = { $inspector ->
    [row] { $seat } zdobywa { AMOUNT($points, "point") } za obecność w rzędzie { $place }, mając { AMOUNT($warriors, "warrior", form: "acc") }.
   *[column] { $seat } zdobywa { AMOUNT($points, "point") } za obecność w kolumnie { $place }, mając { AMOUNT($warriors, "warrior", form: "acc") }.
}
event-inspector-advanced = { $inspector ->
    [row] Inspektor rzędów przechodzi do rzędu { $place }.
   *[column] Inspektor kolumn przechodzi do kolumny { $place }.
}
event-musician-scored = { $seat } zdobywa { AMOUNT($points, "point") } za { AMOUNT($warriors, "warrior", form: "acc") } w jednej linii z muzykiem na polu { $cell }.
event-tile-domination-scored = { $seat } zdobywa { AMOUNT($points, "point") } za dominację według żetonu punktowania ({ THING($tile) }: { $amount }).
event-tile-presence-scored = { $seat } zdobywa { AMOUNT($points, "point") } za obecność według żetonu punktowania ({ THING($tile) }: { $amount }).

## Cleanup Phase

event-turn-order-place-taken = { $seat } zajmuje miejsce { $place } w nowej kolejności tur.
event-clay-dried = { $wet ->
    [0] { $seat } odwraca { AMOUNT($clay, "clay", form: "acc") } na suchą stronę.
   *[other] { $seat } odwraca { AMOUNT($clay, "clay", form: "acc") } na suchą stronę i zachowuje { AMOUNT($wet, "wet-clay", form: "acc") }.
}
event-master-coins-received = { $seat } bierze { AMOUNT($coins, "coin", form: "acc") } od mistrzów.
event-workers-taken-back = Wszyscy gracze zabierają swoich robotników.
event-inner-ring-turned = Wewnętrzne koło obraca się o 1 krok zgodnie z ruchem wskazówek zegara.
event-middle-ring-turned = Środkowe koło obraca się o 1 krok przeciwnie do ruchu wskazówek zegara.
event-round-began = Rozpoczyna się runda { $round }.

## End Game Scoring

event-footman-domination-scored = { $seat } zdobywa { AMOUNT($points, "point") } za dominację wokół sługi na polu { $cell }, mając { AMOUNT($warriors, "warrior", form: "acc") }.
event-footman-presence-scored = { $seat } zdobywa { AMOUNT($points, "point") } za obecność wokół sługi na polu { $cell }, mając { AMOUNT($warriors, "warrior", form: "acc") }.
event-group-warriors-scored = { $seat } zdobywa { AMOUNT($points, "point") } za { AMOUNT($warriors, $warrior, form: "acc") } w grupie na polu { $cell }, w której są wojownicy { AMOUNT($players, "player", form: "gen") }.
event-group-domination-scored = { $seat } zdobywa { AMOUNT($points, "point") } za dominację w grupie na polu { $cell }, mając { AMOUNT($warriors, $warrior, form: "acc") }.
event-group-presence-scored = { $seat } zdobywa { AMOUNT($points, "point") } za obecność w grupie na polu { $cell }, mając { AMOUNT($warriors, $warrior, form: "acc") }.
event-archer-scored = { $seat } zdobywa { AMOUNT($points, "point") } za klęczącego kusznika na polu { $cell }, zwróconego w stronę pola { $faced_cell }.
event-leftovers-scored = { $seat } zdobywa { AMOUNT($points, "point") } za niewykorzystane zasoby ({ AMOUNT($clay, "clay") }, { AMOUNT($coins, "coin") }).
event-game-won = { $seat } wygrywa grę z wynikiem { AMOUNT($points, "point") }.
event-tie-won = { $seat } remisuje na prowadzeniu z wynikiem { AMOUNT($points, "point") } i wygrywa dzięki wcześniejszemu miejscu w kolejności tur.

## Li Si

event-first-master-appointed = { $seat } od początku ma { THING($master, form: "acc") }.
event-dice-rolled = { $seat } rzuca kośćmi: { $first } i { $second }; dozorca idzie o { AMOUNT($steps, "segment", form: "acc") }.
event-overseer-moved = { $seat }: dozorca zatrzymuje się w segmencie { $segment }.
event-overseer-advanced = { $seat } nie może umieścić tam robotnika; dozorca idzie dalej do segmentu { $segment }.
event-card-revealed = { $seat } odkrywa kartę { $card }: { $action ->
    [coins] wziąć { AMOUNT($amount, "coin", form: "acc") }
    [clay] wziąć { AMOUNT($amount, "clay", form: "acc") }
    [build] utworzyć wojownika za { AMOUNT($amount, "clay", form: "acc") }
    [soak] zwilżyć glinę
    [upgrade] zamienić rzemieślnika na artystę
    [master] użyć zdolności { THING($thing, form: "gen") }
    [priority] wziąć żeton kolejności
    [weapon] przygotować { THING($thing, form: "acc") }
   *[specialist] kupić specjalistę
}.
event-reshuffle-revealed = { $seat } odkrywa kartę tasowania; liczba kart w nowej talii: { $cards }.
event-card-performed = { $seat } wykonuje akcję karty { $card }.
event-ring-turned-by-card = { $seat }: karta { $card } obraca { THING($ring, form: "acc") } o 1 krok.
event-cards-discarded = { $seat } odrzuca { AMOUNT($cards, "active-card", form: "acc") }.
event-spare-action-taken = { $coins ->
    [0] { $seat } bierze { AMOUNT($clay, "clay", form: "acc") } i zdobywa { AMOUNT($points, "point") } w akcji zastępczej.
   *[other] { $seat } bierze { AMOUNT($coins, "coin", form: "acc") } i zdobywa { AMOUNT($points, "point") } w akcji zastępczej.
}
event-clay-of-warehouse-taken = { $seat } bierze z zasobów { AMOUNT($clay, "clay", form: "acc") }, tyle, ile leży w magazynie { $warehouse }.
event-inspector-coins-received = { $seat } bierze { AMOUNT($coins, "coin", form: "acc") } dzięki mistrzowi inspektorowi.
event-inspectors-left = { $seat } nie rusza inspektorów, bo żaden ruch nie daje korzyści.
event-inspectors-left-by-sword = { $seat } nie rusza inspektorów, bo z mieczem każdy ruch przynosi stratę.
event-warehouse-taken = { $seat } bierze { AMOUNT($clay, "clay", form: "acc") } z magazynu { $warehouse } dzięki mistrzowi nadzorcy.
event-warehouse-cleared = { $seat } odkłada { AMOUNT($clay, "clay", form: "acc") } z magazynu { $warehouse } do zasobów.
event-li-si-sword-used = { $seat } używa miecza i zdobywa { AMOUNT($points, "point") }.
event-li-si-halberd-used = { $seat } używa halabardy i zdobywa { AMOUNT($points, "point") }.
event-li-si-crossbow-used = { $seat } używa kuszy i zdobywa { AMOUNT($points, "point") }.
event-li-si-spear-used = { $seat } używa włóczni, zdobywa { AMOUNT($points, "point") } i bierze { AMOUNT($coins, "coin", form: "acc") }.
event-specialist-unwanted = { $seat } nie chce żadnego specjalisty i bierze { AMOUNT($coins, "coin", form: "acc") }.
event-surprise-clay-discarded = { $seat } odrzuca { AMOUNT($clay, "clay", form: "acc") } na budowę z zaskoczenia.
event-surprise-coins-discarded = { $seat } odrzuca { AMOUNT($coins, "coin", form: "acc") } na budowę z zaskoczenia.
event-master-appointed = { $seat } zyskuje { THING($master, form: "acc") }.

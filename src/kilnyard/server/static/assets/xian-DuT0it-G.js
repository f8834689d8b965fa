var e=`
amount-coin = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
    .acc = { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }
amount-clay = { $count ->
    [one] { $count } bryła gliny
    [few] { $count } bryły gliny
   *[many] { $count } brył gliny
}
    .acc = { $count ->
        [one] { $count } bryłę gliny
        [few] { $count } bryły gliny
       *[many] { $count } brył gliny
    }
amount-point = { $count } PP
amount-card = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
    .acc = { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
amount-soldier = { $count ->
    [one] { $count } żołnierz
    [few] { $count } żołnierzy
   *[many] { $count } żołnierzy
}
    .acc = { $count ->
        [one] { $count } żołnierza
        [few] { $count } żołnierzy
       *[many] { $count } żołnierzy
    }
amount-type = { $count ->
    [one] { $count } rodzaj
    [few] { $count } rodzaje
   *[many] { $count } rodzajów
}
amount-match = { $count ->
    [one] { $count } dopasowanie
    [few] { $count } dopasowania
   *[many] { $count } dopasowań
}
amount-tile = { $count ->
    [one] { $count } nieużyta płytka
    [few] { $count } nieużyte płytki
   *[many] { $count } nieużytych płytek
}
    .acc = { $count ->
        [one] { $count } nieużytą płytkę
        [few] { $count } nieużyte płytki
       *[many] { $count } nieużytych płytek
    }
amount-resource = { $count ->
    [one] { $count } zasób
    [few] { $count } zasoby
   *[many] { $count } zasobów
}
amount-exchange = { $count ->
    [one] { $count } wymiana
    [few] { $count } wymiany
   *[many] { $count } wymian
}
    .acc = { $count ->
        [one] { $count } wymianę
        [few] { $count } wymiany
       *[many] { $count } wymian
    }



XI-SET-1 = Każdy gracz ma te same 24 karty robotników: po sześć w każdym z czterech kolorów, o numerach od 1 do 6.
XI-SET-2 = Każdy gracz zaczyna z 2 monetami i 1 bryłą gliny.
XI-SET-3 = Każdy gracz ma 2 budowniczych, 2 sygnatury i 6 żołnierzy w swoim kolorze.
XI-SET-4 = Każdy gracz zaczyna z 0 punktów prestiżu.
XI-SET-5 = Na początku cztery karty wyposażenia leżą odkryte w rzędzie od lewej do prawej.
XI-SET-6 = Losuje się cztery żetony życzeń: jeden dla sekcji A, dwa dla sekcji B i jeden dla sekcji C.
XI-SET-7 = Cztery budynki trafiają losowo na dwie pary miejsc.
XI-SET-8 = Pierwszy minister zaczyna w budynku w kolorze najwyższego żetonu życzenia.
XI-SET-9 = Na polach od 1 do 4 toru nadzorcy leżą po cztery płytki: otwarty lub darmowy budynek, targ, zniżka, dodatkowa akcja.
XI-SET-10 = Na pole 5 losuje się cztery z ośmiu płytek końcowych, które każdy może oglądać; pozostałe nie biorą udziału w grze.
XI-SET-11 = Każdy gracz dostaje losowo jedną płytkę startową.
XI-SET-12 = Wszyscy nadzorcy zaczynają w jednym stosie na polu 0; im niższy numer startowy gracza, tym wyżej leży jego nadzorca.
XI-SET-13 = Płytka startowa daje jeden pigment: 1 żółty, 2 czerwony, 3 zielony, 4 niebieski.
XI-SET-14 = Każda sekcja wykopu dostaje losowo jedną z czterech stron planszetek formacji.
XI-SET-15 = Na każdym symbolu posągu od początku stoi niepomalowany posąg.
XI-SET-16 = Wszystko jest jawne oprócz kart na ręce i odłożonych, talii oraz wyposażenia zabranego przez graczy.
XI-SET-17 = Wykop to jedna siatka 24 pól: sekcja A styka się z B, a B z C.


XI-SUP-1 = Monet i gliny nigdy nie zabraknie.
XI-SUP-2 = Jest 12 niepomalowanych posągów; dopóki w zasobach nie ma żadnego, nikt nie może modelować.
XI-SUP-3 = Jest po 6 pigmentów każdego koloru; gracz bierze tyle, ile zostało, a za resztę nic.


XI-GAME-1 = Gra ma 6 rund po 2 fazy, więc każdy rozgrywa 12 faz.
XI-GAME-2 = Na początku rundy każdy dobiera cztery karty robotników.
XI-GAME-3 = W pierwszej fazie gra się jedną parę; dwie odłożone karty tworzą parę drugiej fazy.
XI-FAV-1 = Raz, tylko w pierwszej rundzie, gracz może odłożyć karty z ręki pod talię i dobrać tyle samo.
XI-FAV-2 = Kart odłożonych pod talię nie pokazuje się; dobiera się je w ostatniej rundzie.
XI-PAIR-1 = Wszyscy gracze wybierają pary w tajemnicy i jednocześnie.
XI-PAIR-2 = Karta pod spodem wyznacza numerem kolejność, karta na wierzchu daje akcję.
XI-PAIR-3 = W drugiej fazie dwie pozostałe karty można ułożyć w dowolnej kolejności, znów w tajemnicy i jednocześnie.
XI-PAIR-4 = Po odkryciu par karty leżą tak, jak je ułożono.
XI-ORDER-1 = Pierwszy gra gracz z najwyższym numerem pod spodem, potem kolejni według numerów.
XI-ORDER-2 = Przy równych numerach pierwszeństwo ma nadzorca, który jest dalej na torze.
XI-ORDER-3 = Przy równych numerach na tym samym polu pierwszeństwo ma nadzorca leżący wyżej w stosie.
XI-ORDER-4 = Kolejność ustalona przy odkryciu par obowiązuje przez całą fazę.
XI-ORDER-5 = Zużyte karty odkłada się odkryte na koniec fazy, z wyjątkiem zwerbowanych pomocników.


XI-WORK-1 = Ruch zaczyna się od akcji karty na wierzchu, którą trzeba wykonać.
XI-WORK-2 = Poborca przynosi 2, 3 lub 4 monety, zależnie od karty.
XI-WORK-3 = Rzemieślnik przynosi 1, 2 lub 3 bryły gliny, zależnie od karty.
XI-WORK-4 = Zwerbowany pomocnik zostaje przed graczem i działa do końca gry.
XI-WORK-5 = Zwerbowanie pomocnika daje od razu punkty podane dla bieżącej rundy.
XI-WORK-6 = Górnik przynosi jeden lub dwa pigmenty pokazane na karcie.
XI-WORK-7 = Zamiast akcji każda karta może dać jeden pigment w swoim kolorze.
XI-WORK-8 = Pomocnik zagrany dla pigmentu lub położony pod spód trafia na odrzucone i nie daje punktów.
XI-WORK-9 = Pigment w kolorze karty można wybrać także wtedy, gdy nie ma go w zasobach; nie daje wtedy nic.


XI-HELP-1 = Z ceramikiem każdy modelowany posąg daje o 1 punkt więcej.
XI-HELP-2 = Z księgowym akcja poborcy daje o 1 monetę więcej.
XI-HELP-3 = Z zarządcą akcja rzemieślnika daje o 1 bryłę gliny więcej.
XI-HELP-4 = Z emisariuszem możesz wymienić jeden zasób za każdym razem, gdy twój nadzorca się przesuwa.
XI-HELP-5 = Z uczonym posąg kosztuje o 1 bryłę gliny mniej.
XI-HELP-6 = Z oficerem wyposażenie kosztuje o 1 monetę mniej.
XI-HELP-7 = Pomocnik działa od chwili zwerbowania, także w tym samym ruchu.
XI-HELP-8 = Księgowy i zarządca nie dodają nic do innych zysków ani do pigmentu wziętego zamiast akcji.
XI-HELP-9 = Działania pomocników i płytek premii się sumują.


XI-BLD-1 = W każdej fazie gracz może wysłać do budynku jednego budowniczego, nie więcej.
XI-BLD-2 = Para budynków mieści 3 pionki w grze na 2 osoby, 4 w grze na 3 osoby i 5 w grze na 4 osoby.
XI-BLD-3 = Pierwszy minister liczy się do limitu pary, w której stoi.
XI-BLD-4 = Po osiągnięciu limitu oba budynki pary są zamknięte do końca rundy.
XI-BLD-5 = Kto wchodzi, płaci każdemu przeciwnikowi 1 monetę za każdego jego budowniczego w tym budynku.
XI-BLD-6 = W grze na 2 osoby myto wynosi 2 monety za jednego budowniczego przeciwnika i 3 monety za dwóch.
XI-BLD-7 = Za własnych budowniczych się nie płaci i można wejść do tego samego budynku w obu fazach.
XI-BLD-8 = Do budynku może wejść tylko gracz, który może wykonać jego akcję.
XI-BLD-9 = Kto nie wchodzi do żadnego budynku, pasuje i bierze 1 monetę.
XI-BLD-10 = Kto ma za mało monet, płaci wszystkie i traci 2 punkty za każdą brakującą.
XI-BLD-11 = Gracze, którym należy się myto, i tak dostają całą kwotę, z zasobów.
XI-BLD-12 = Liczba punktów może spaść poniżej 0.
XI-BLD-13 = Można być dłużnym monety za myto lub wyposażenie; glinę i pigmenty trzeba mieć.
XI-BLD-14 = Pierwszy gracz, który w rundzie wejdzie do budynku pierwszego ministra, dostaje 1 monetę i 1 punkt.
XI-BLD-15 = Monetę od pierwszego ministra dostaje się przy wejściu i można nią zapłacić za akcję.
XI-BLD-16 = Myto płaci się przy wejściu, zanim akcja cokolwiek przyniesie.


XI-SHOP-1 = Posąg kosztuje 2 bryły gliny w sekcji A, 3 w sekcji B i 5 w sekcji C.
XI-SHOP-2 = Nowy posąg staje na dowolnym wolnym polu sekcji.
XI-SHOP-3 = Pole nowego posągu daje od razu pokazane punkty, monety lub pigmenty.
XI-SHOP-4 = Pod modelowany posąg możesz podłożyć sygnaturę, ale tylko wtedy.
XI-SHOP-5 = Każdy gracz ma dwie sygnatury na całą grę; nigdy nie wracają.


XI-LAB-1 = W sekcji A malowanie kosztuje żądany pigment i drugi dowolny.
XI-LAB-2 = W sekcji B malowanie kosztuje dwa żądane pigmenty.
XI-LAB-3 = W sekcji C malowanie kosztuje dwa razy żądany pigment.
XI-LAB-4 = Zapłacone pigmenty wracają do zasobów.
XI-LAB-5 = Twój żołnierz zastępuje niepomalowany posąg, który wraca do zasobów.
XI-LAB-6 = Posągów podpisanych przez innego gracza nie można malować.
XI-LAB-7 = Pomalowany żołnierz daje 1 punkt za każdego żołnierza swojej grupy, licząc jego samego.
XI-LAB-8 = Grupę tworzą żołnierze jednego koloru stykający się bokami, w jednej lub kilku sekcjach.
XI-LAB-9 = Każdy gracz może w grze pomalować sześciu żołnierzy.


XI-ARM-1 = W zbrojowni bierzesz wyposażenie z rzędu za podaną liczbę monet.
XI-ARM-2 = Zabrane wyposażenie leży zakryte.
XI-ARM-3 = Rząd uzupełnia się dopiero na koniec rundy.
XI-ARM-4 = Niektóre wyposażenie daje od razu glinę.


XI-PAL-1 = W pałacu twój nadzorca przesuwa się o jedno pole.
XI-PAL-2 = Nadzorca wchodzący na pole kładzie się na wierzchu tych, którzy już tam są.
XI-PAL-3 = Bierzesz płytkę z pola, na które dotarł twój nadzorca.
XI-PAL-4 = Na ostatnim polu bierzesz jedną z pozostałych płytek końcowych.
XI-PAL-5 = Nadzorca na ostatnim polu nie idzie dalej.


XI-TILE-1 = Płytki premii używa się raz w grze, od chwili jej zdobycia.
XI-TILE-2 = W jednym ruchu można użyć kilku płytek premii, ale tylko we własnym ruchu.
XI-OPEN-1 = Płytka otwartego budynku pozwala wejść do zamkniętego budynku; myto się płaci.
XI-OPEN-2 = Albo zwalnia z myta w budynku, który nie jest zamknięty.
XI-OPEN-3 = Budowniczy, który wszedł dzięki płytce, liczy się, więc para może przekroczyć limit.
XI-OPEN-4 = Płytka nigdy nie zwalnia z kosztu samej akcji.
XI-OPEN-5 = Płytki można użyć tylko tam, gdzie jest limit lub myto do pominięcia.
XI-MARK-1 = Targ wymienia jeden lub dwa zasoby na inne z puli.
XI-MARK-2 = Targu można użyć przed akcją robotnika albo przed akcją budynku lub po niej.
XI-MARK-3 = Przy wymianie najpierw oddaje się to, co się ma, a potem bierze to, co jest w zasobach.
XI-DISC-1 = Płytka zniżki obniża koszt posągu o 1 bryłę gliny.
XI-DISC-2 = Płytka zniżki obniża cenę wyposażenia o 1 monetę.
XI-DISC-3 = Z płytką zniżki do malowania wystarczy jeden z dwóch pigmentów, do wyboru.
XI-DISC-4 = Płytka zniżki musi mieć co obniżyć, a myta nie obniża.
XI-EXTRA-1 = Płytka dodatkowej akcji pozwala wykonać akcję dowolnego budynku bez budowniczego.
XI-EXTRA-2 = Dodatkowej akcji nie dotyczą limity ani myto.
XI-EXTRA-3 = Następuje po akcji robotnika, przed wysłaniem budowniczego lub pasem albo po nich, nawet w ruchu, w którym ją zdobyto.
XI-EXTRA-4 = Dodatkowa akcja nigdy nie daje premii pierwszego ministra.


XI-ROUND-1 = Po każdej rundzie oprócz ostatniej wszyscy budowniczowie wracają.
XI-ROUND-2 = Najniższy żeton życzenia trafia z wykopu na tor rund.
XI-ROUND-3 = Pierwszy minister idzie do budynku w kolorze tego żetonu.
XI-ROUND-4 = Na zwolnione miejsce losuje się nowy żeton życzenia.
XI-ROUND-5 = Wyposażenie z dwóch pierwszych miejsc rzędu jest odrzucane.
XI-ROUND-6 = Pozostałe wyposażenie przesuwa się w lewo, a rząd uzupełnia się do czterech.
XI-ROUND-7 = Po rundzie 6 nie ma nowej rundy, jest tylko punktacja końcowa.


XI-END-1 = Gra kończy się po rundzie 6 i wtedy dolicza się punkty końcowe.
XI-END-2 = Najwięcej pomalowanych żołnierzy daje 10, 5 i 2 punkty w sekcji A, 12, 6 i 3 w B, 14, 7 i 4 w C.
XI-END-3 = Gracze z równą liczbą dzielą punkty swoich miejsc, z zaokrągleniem w dół.
XI-END-4 = Kto nie ma w sekcji żadnego żołnierza, nie zajmuje tam miejsca.
XI-END-5 = Czwarte miejsce nie daje nic.
XI-END-6 = Różne wyposażenie z jednego materiału tworzy zestaw: 2, 5 lub 10 punktów za 1, 2 lub 3 rodzaje.
XI-END-7 = Każde wyposażenie należy do jednego zestawu, a zestawy są jak największe.
XI-END-8 = Wyposażenie daje o 3 punkty więcej, jeśli w jego sekcji stoi twój pomalowany żołnierz.
XI-END-9 = Każdy żołnierz przydaje się najwyżej jednemu wyposażeniu.
XI-END-10 = Każda nieużyta płytka premii daje 1 punkt.
XI-END-11 = Punktuje się płytkę końcową każdego gracza, który dotarł na ostatnie pole.
XI-END-12 = Każde trzy pozostałe zasoby dają 1 punkt, obojętnie jakie.
XI-END-13 = Wygrywa gracz z największą liczbą punktów.
XI-END-14 = Przy remisie wygrywa nadzorca, który jest dalej na torze, potem wyżej w stosie.


XI-GOAL-1 = Jedna płytka końcowa daje 1 punkt za każdy oddany zasób, najwyżej 15; te zasoby już nie zostają.
XI-GOAL-2 = Jedna płytka końcowa daje 1 punkt za każde 10 punktów zdobytych przed nią.
XI-GOAL-3 = Jedna płytka końcowa daje dodatkowo 3 punkty za każdą nieużytą płytkę premii.
XI-GOAL-4 = Jedna płytka końcowa daje 2 punkty za każdego twojego pomalowanego żołnierza.
XI-GOAL-5 = Jedna płytka końcowa daje 2 punkty za każdego zwerbowanego pomocnika.
XI-GOAL-6 = Jedna płytka końcowa daje 6 punktów.
XI-GOAL-7 = Jedna płytka końcowa daje 5 punktów za każdą sekcję, w której nikt nie pomalował więcej żołnierzy niż ty.
XI-GOAL-8 = Jedna płytka końcowa daje 4 punkty za każde dwa wyposażenia tego samego rodzaju.



event-round-began = Zaczyna się runda { $round }; każdy dobiera cztery karty.
event-favour-used = { $seat } odkłada { AMOUNT($cards, "card", form: "acc") } pod talię i dobiera tyle samo.
event-pair-shown = { $seat } odkrywa parę: na wierzchu { $over_card }, pod spodem { $card }.


event-coins-collected = { $seat } pobiera { AMOUNT($coins, "coin", form: "acc") }.
event-clay-made = { $seat } dostaje { AMOUNT($clay, "clay", form: "acc") }.
event-helper-recruited = { $seat } werbuje { THING($helper, form: "acc") } i zdobywa { AMOUNT($points, "point") }.
event-pigment-mined = { $seat } wydobywa { THING($pigment) }.
event-pigment-instead = { $seat } bierze { THING($pigment) } zamiast akcji karty.
event-pigment-missed = W zasobach nie ma już { THING($pigment, form: "gen") }: { $seat } nic nie dostaje.


event-building-opened = { $seat } używa płytki otwartego budynku: mimo limitu wejście do { THING($building, form: "gen") } jest możliwe.
event-toll-spared = { $seat } używa płytki darmowego budynku: { THING($building, form: "loc") } nie płaci się myta.
event-toll-paid = { $seat } płaci { AMOUNT($coins, "coin", form: "acc") } myta; dostaje je { $to_seat }.
event-debt-settled = { $seat } traci { AMOUNT($points, "point") }, bo brakuje monet: { $coins }.
event-builder-placed = { $seat } wysyła budowniczego do { THING($building, form: "gen") }.
event-minister-rewarded = { $seat } spotyka pierwszego ministra przed innymi: { AMOUNT($coins, "coin") } i { AMOUNT($points, "point") }.
event-passed = { $seat } pasuje i bierze { AMOUNT($coins, "coin", form: "acc") }.


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


event-market-used = { $seat } używa płytki targu.
event-discount-used = { $seat } używa płytki zniżki.
event-extra-action-used = { $seat } używa płytki dodatkowej akcji { THING($building, form: "loc") }.
event-resource-exchanged = { $seat } wymienia { THING($resource, form: "acc") } na { THING($for_resource, form: "acc") }.


event-builders-returned = Wszyscy budowniczowie wracają.
event-request-removed = Żeton życzenia { $number } ({ THING($pigment) }) opuszcza wykop.
event-minister-moved = Pierwszy minister idzie do { THING($building, form: "gen") }.
event-request-drawn = Żeton życzenia { $number } ({ THING($pigment) }) trafia do { THING($section, form: "gen") }.
event-equipment-scrapped = Z rzędu odpada { THING($equipment) }.
event-equipment-revealed = Do rzędu dochodzi { THING($equipment) } za { AMOUNT($coins, "coin", form: "acc") }.


event-majority-scored = { $seat } zdobywa { AMOUNT($points, "point") } { THING($section, form: "loc") } ({ AMOUNT($soldiers, "soldier") }).
event-set-scored = { $seat } zdobywa { AMOUNT($points, "point") } za zestaw z { THING($material, form: "gen") } ({ AMOUNT($types, "type") }).
event-matches-scored = { $seat } zdobywa { AMOUNT($points, "point") } za wyposażenie z żołnierzami { THING($section, form: "loc") } ({ AMOUNT($matches, "match") }).
event-unused-tiles-scored = { $seat } zdobywa { AMOUNT($points, "point") } za { AMOUNT($tiles, "tile", form: "acc") }.
event-end-tile-scored = { $seat } zdobywa { AMOUNT($points, "point") } dzięki płytce końcowej: { THING($end_tile) }.
event-leftovers-scored = { $seat } zdobywa { AMOUNT($points, "point") } za to, co zostało ({ AMOUNT($resources, "resource") }).
event-game-won = { $seat } wygrywa z wynikiem { AMOUNT($points, "point") }.
event-tie-won = { $seat } wygrywa przy remisie ({ AMOUNT($points, "point") }) dzięki torowi nadzorcy.



ask-favour = { $seat }: łaska cesarza. Które karty odłożyć pod talię?
ask-choose-pair = { $seat }: faza { $phase }. Która karta pod spodem, a która na wierzchu?
ask-worker-action = { $seat }: co przynosi karta ({ $card })?
ask-take-turn = { $seat }: który budynek?
ask-exchange = { $seat }: co wymieniasz ({ AMOUNT($count, "exchange") })?
ask-use-discount = { $seat }: użyć płytki zniżki { THING($building, form: "loc") }?
ask-model = { $seat }: gdzie postawić nowy posąg?
ask-sign = { $seat }: podpisać posąg na polu { $cell }?
ask-paint = { $seat }: który posąg pomalować?
ask-pay-pigments = { $seat }: czym zapłacić za żołnierza na polu { $cell }?
ask-forge = { $seat }: które wyposażenie wykuć?
ask-choose-end-tile = { $seat }: którą płytkę końcową wziąć?


option-thing = { $thing }
option-and = { $first } i { $last }
option-cards = { $first }; { $last }
option-keep-all = Zatrzymaj wszystkie cztery karty
option-put-back = Odłóż: { $cards }
option-pair = { $over } na wierzchu, { $under } pod spodem
option-collect = Weź { AMOUNT($coins, "coin", form: "acc") }
option-make-clay = Weź { AMOUNT($clay, "clay", form: "acc") }
option-recruit = Zwerbuj { THING($helper, form: "acc") }: { AMOUNT($points, "point") }
option-mine = Weź: { THING($pigment) }
option-mine-several = Weź: { $pigments }
option-pigment = Zamiast tego { THING($pigment) }
option-enter = { $coins ->
    [0] { $building }
   *[other] { $points ->
        [0] { $building }, myto: { AMOUNT($coins, "coin") }
       *[other] { $building }, myto: { AMOUNT($coins, "coin") }, dług: −{ AMOUNT($points, "point") }
    }
}
option-open = { $coins ->
    [0] { $building }, mimo limitu (płytka otwartego lub darmowego budynku)
   *[other] { $points ->
        [0] { $building }, mimo limitu (płytka otwartego lub darmowego budynku), myto: { AMOUNT($coins, "coin") }
       *[other] { $building }, mimo limitu (płytka otwartego lub darmowego budynku), myto: { AMOUNT($coins, "coin") }, dług: −{ AMOUNT($points, "point") }
    }
}
option-free = { THING($building) }, bez myta (płytka otwartego lub darmowego budynku)
option-extra = { THING($building) }, jako dodatkowa akcja
option-market = Użyj płytki targu
option-pass = Pas: { AMOUNT($coins, "coin") }
option-done = Zakończ ruch
option-stop = Nic więcej nie wymieniaj
option-exchange = { THING($resource, form: "acc") } na { THING($for_resource, form: "acc") }
option-discount-no = Zachowaj płytkę zniżki
option-discount-yes = Użyj płytki zniżki
option-model = { $cell } za { AMOUNT($clay, "clay", form: "acc") }: { AMOUNT($points, "point") }
option-sign-no = Bez sygnatury
option-sign-yes = Podpisz
option-paint = { $cell }: { AMOUNT($points, "point") }
option-forge = { $points ->
    [0] { $equipment } za { AMOUNT($coins, "coin", form: "acc") }
   *[other] { $equipment } za { AMOUNT($coins, "coin", form: "acc") }, dług: −{ AMOUNT($points, "point") }
}{ $clay ->
    [0] { "" }
   *[other] { ", +" }{ AMOUNT($clay, "clay") }
}



refused-already-entered = W tej fazie wysłano już budowniczego albo spasowano.
refused-turn-not-over = Przed zakończeniem ruchu wejdź do budynku albo spasuj.


refused-building-closed = Nie można wejść do { THING($building, form: "gen") }: ta para budynków jest pełna (limit: { $limit }).
refused-building-open = { THING($building, form: "loc") } limit nie jest osiągnięty, więc nie ma czego pomijać.
refused-no-toll-due = { THING($building, form: "loc") } nie płaci się teraz myta.
refused-no-open-or-free = Nie masz nieużytej płytki otwartego lub darmowego budynku.
refused-no-extra-action = Nie masz nieużytej płytki dodatkowej akcji.


refused-no-statue-left = W zasobach nie ma niepomalowanego posągu, więc nikt nie może modelować.
refused-pit-full = W wykopie nie ma już wolnego pola.
refused-too-little-clay = Masz za mało gliny.
refused-no-soldier-left = Wszyscy twoi żołnierze stoją już w wykopie.
refused-no-statue-to-paint = Nie ma posągu, który możesz pomalować.
refused-too-few-pigments = Nie masz pigmentów, by tam malować.
refused-row-empty = W tej rundzie w rzędzie nie ma już wyposażenia.
refused-track-ends = Twój nadzorca stoi już na ostatnim polu.


refused-space-occupied = Pole { $cell } jest już zajęte.
refused-no-signature-left = Nie masz już sygnatury.
refused-no-statue-there = Na polu { $cell } nie ma posągu.
refused-painted-already = Żołnierz na polu { $cell } jest już pomalowany.
refused-signed-by-another = Posąg na polu { $cell } podpisał inny gracz.


refused-place-empty = Na miejscu { $place } w rzędzie nie ma wyposażenia.
refused-end-tile-taken = Ktoś już wziął tę płytkę końcową.


refused-no-discount = Nie masz nieużytej płytki zniżki.
refused-nothing-to-reduce = Nie ma czego obniżyć.
refused-needs-discount = Bez płytki zniżki nie starczyłoby na zapłatę.
refused-no-market = Nie masz nieużytej płytki targu.
refused-nothing-to-exchange = Nie masz nic na wymianę.
refused-not-held = Nie masz tego do oddania: { THING($resource) }.
refused-supply-empty = W zasobach nie ma tego: { THING($for_resource) }.
refused-exchange-begun = Targ wymaga co najmniej jednej wymiany.


game-xian = Xi'an



thing-worker = robotnik
thing-collector = poborca
    .acc = poborcę
thing-craftsman = rzemieślnik
    .acc = rzemieślnika
thing-helper = pomocnik
    .acc = pomocnika
thing-miner = górnik
    .acc = górnika
thing-y1 = poborca 1
thing-y2 = poborca 2
thing-y3 = poborca 3
thing-y4 = poborca 4
thing-y5 = poborca 5
thing-y6 = poborca 6
thing-r1 = rzemieślnik 1
thing-r2 = rzemieślnik 2
thing-r3 = rzemieślnik 3
thing-r4 = rzemieślnik 4
thing-r5 = rzemieślnik 5
thing-r6 = rzemieślnik 6
thing-g1 = pomocnik 1, ceramik
thing-g2 = pomocnik 2, księgowy
thing-g3 = pomocnik 3, zarządca
thing-g4 = pomocnik 4, emisariusz
thing-g5 = pomocnik 5, uczony
thing-g6 = pomocnik 6, oficer
thing-b1 = górnik 1
thing-b2 = górnik 2
thing-b3 = górnik 3
thing-b4 = górnik 4
thing-b5 = górnik 5
thing-b6 = górnik 6


thing-ceramist = ceramik
    .acc = ceramika
thing-accountant = księgowy
    .acc = księgowego
thing-administrator = zarządca
    .acc = zarządcę
thing-emissary = emisariusz
    .acc = emisariusza
thing-scientist = uczony
    .acc = uczonego
thing-officer = oficer
    .acc = oficera


thing-workshop = warsztat
    .gen = warsztatu
    .loc = w warsztacie
thing-laboratory = laboratorium
    .gen = laboratorium
    .loc = w laboratorium
thing-armoury = zbrojownia
    .gen = zbrojowni
    .loc = w zbrojowni
thing-palace = pałac
    .gen = pałacu
    .loc = w pałacu


thing-resource = zasób
thing-coin = moneta
    .acc = monetę
thing-clay = bryła gliny
    .acc = bryłę gliny
thing-yellow = żółty pigment
    .gen = żółtego pigmentu
thing-red = czerwony pigment
    .gen = czerwonego pigmentu
thing-green = zielony pigment
    .gen = zielonego pigmentu
thing-blue = niebieski pigment
    .gen = niebieskiego pigmentu


thing-pit = wykop
thing-A = sekcja A
    .loc = w sekcji A
    .gen = sekcji A
thing-B = sekcja B
    .loc = w sekcji B
    .gen = sekcji B
thing-C = sekcja C
    .loc = w sekcji C
    .gen = sekcji C
thing-statue = posąg
thing-soldier = żołnierz
thing-signature = sygnatura
thing-group = grupa
thing-request = żeton życzenia


thing-equipment = wyposażenie
thing-empty-place = puste miejsce
thing-crossbow = kusza
    .acc = kuszę
thing-arrowheads = groty strzał
    .acc = groty strzał
thing-chariot = rydwan
    .acc = rydwan
thing-halberd = halabarda
    .acc = halabardę
thing-horse = koń
    .acc = konia
thing-sword = miecz
    .acc = miecz
thing-wood = drewno
    .gen = drewna
thing-bronze = brąz
    .gen = brązu


thing-supervisor = nadzorca
thing-start-tile = płytka startowa
thing-bonus-tile = płytka premii
thing-end-tiles = płytki końcowe
thing-open-or-free = otwarty lub darmowy budynek
    .acc = płytkę otwartego lub darmowego budynku
thing-market = targ
    .acc = płytkę targu
thing-discount = zniżka
    .acc = płytkę zniżki
thing-extra-action = dodatkowa akcja
    .acc = płytkę dodatkowej akcji
thing-returned-resources = 1 punkt za oddany zasób, najwyżej 15
thing-every-ten-points = 1 punkt za każde 10 punktów
thing-unused-tiles = 3 punkty za nieużytą płytkę premii
thing-painted-soldiers = 2 punkty za pomalowanego żołnierza
thing-helpers-recruited = 2 punkty za pomocnika
thing-six-points = 6 punktów
thing-section-majorities = 5 punktów za przewagę w sekcji
thing-identical-pairs = 4 punkty za parę takiego samego wyposażenia


thing-purple = Fioletowy
thing-orange = Pomarańczowy
thing-cyan = Błękitny
thing-jade = Nefrytowy


thing-modelling = Modelowanie
thing-painting = Malowanie
thing-recruiting = Pomocnicy
thing-prime-minister = pierwszy minister
thing-debts = Długi
thing-majorities = Przewagi
thing-equipment-sets = Zestawy wyposażenia
thing-equipment-matches = Wyposażenie z żołnierzami
thing-bonus-tiles = Nieużyte płytki premii
thing-end-tile = Płytka końcowa
thing-leftovers = Pozostałości


thing-master-builder = budowniczy
thing-toll = myto
thing-points = punkty prestiżu
thing-round = runda
thing-phase = faza
thing-game-scoring = Punktacja końcowa
`;export{e as default};
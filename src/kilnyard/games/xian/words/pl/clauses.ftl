# The clauses of the rulebook, one sentence each: what a rule says, and why something may not be
# done. Each sentence is shown alone.

## Set-up

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

## Supply

XI-SUP-1 = Monet i gliny nigdy nie zabraknie.
XI-SUP-2 = Jest 12 niepomalowanych posągów; dopóki w zasobach nie ma żadnego, nikt nie może modelować.
XI-SUP-3 = Jest po 6 pigmentów każdego koloru; gracz bierze tyle, ile zostało, a za resztę nic.

## Rounds and phases

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

## Worker actions

XI-WORK-1 = Ruch zaczyna się od akcji karty na wierzchu, którą trzeba wykonać.
XI-WORK-2 = Poborca przynosi 2, 3 lub 4 monety, zależnie od karty.
XI-WORK-3 = Rzemieślnik przynosi 1, 2 lub 3 bryły gliny, zależnie od karty.
XI-WORK-4 = Zwerbowany pomocnik zostaje przed graczem i działa do końca gry.
XI-WORK-5 = Zwerbowanie pomocnika daje od razu punkty podane dla bieżącej rundy.
XI-WORK-6 = Górnik przynosi jeden lub dwa pigmenty pokazane na karcie.
XI-WORK-7 = Zamiast akcji każda karta może dać jeden pigment w swoim kolorze.
XI-WORK-8 = Pomocnik zagrany dla pigmentu lub położony pod spód trafia na odrzucone i nie daje punktów.
XI-WORK-9 = Pigment w kolorze karty można wybrać także wtedy, gdy nie ma go w zasobach; nie daje wtedy nic.

## Helpers

XI-HELP-1 = Z ceramikiem każdy modelowany posąg daje o 1 punkt więcej.
XI-HELP-2 = Z księgowym akcja poborcy daje o 1 monetę więcej.
XI-HELP-3 = Z zarządcą akcja rzemieślnika daje o 1 bryłę gliny więcej.
XI-HELP-4 = Z emisariuszem możesz wymienić jeden zasób za każdym razem, gdy twój nadzorca się przesuwa.
XI-HELP-5 = Z uczonym posąg kosztuje o 1 bryłę gliny mniej.
XI-HELP-6 = Z oficerem wyposażenie kosztuje o 1 monetę mniej.
XI-HELP-7 = Pomocnik działa od chwili zwerbowania, także w tym samym ruchu.
XI-HELP-8 = Księgowy i zarządca nie dodają nic do innych zysków ani do pigmentu wziętego zamiast akcji.
XI-HELP-9 = Działania pomocników i płytek premii się sumują.

## Entering a building

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

## Workshop

XI-SHOP-1 = Posąg kosztuje 2 bryły gliny w sekcji A, 3 w sekcji B i 5 w sekcji C.
XI-SHOP-2 = Nowy posąg staje na dowolnym wolnym polu sekcji.
XI-SHOP-3 = Pole nowego posągu daje od razu pokazane punkty, monety lub pigmenty.
XI-SHOP-4 = Pod modelowany posąg możesz podłożyć sygnaturę, ale tylko wtedy.
XI-SHOP-5 = Każdy gracz ma dwie sygnatury na całą grę; nigdy nie wracają.

## Laboratory

XI-LAB-1 = W sekcji A malowanie kosztuje żądany pigment i drugi dowolny.
XI-LAB-2 = W sekcji B malowanie kosztuje dwa żądane pigmenty.
XI-LAB-3 = W sekcji C malowanie kosztuje dwa razy żądany pigment.
XI-LAB-4 = Zapłacone pigmenty wracają do zasobów.
XI-LAB-5 = Twój żołnierz zastępuje niepomalowany posąg, który wraca do zasobów.
XI-LAB-6 = Posągów podpisanych przez innego gracza nie można malować.
XI-LAB-7 = Pomalowany żołnierz daje 1 punkt za każdego żołnierza swojej grupy, licząc jego samego.
XI-LAB-8 = Grupę tworzą żołnierze jednego koloru stykający się bokami, w jednej lub kilku sekcjach.
XI-LAB-9 = Każdy gracz może w grze pomalować sześciu żołnierzy.

## Armoury

XI-ARM-1 = W zbrojowni bierzesz wyposażenie z rzędu za podaną liczbę monet.
XI-ARM-2 = Zabrane wyposażenie leży zakryte.
XI-ARM-3 = Rząd uzupełnia się dopiero na koniec rundy.
XI-ARM-4 = Niektóre wyposażenie daje od razu glinę.

## Palace

XI-PAL-1 = W pałacu twój nadzorca przesuwa się o jedno pole.
XI-PAL-2 = Nadzorca wchodzący na pole kładzie się na wierzchu tych, którzy już tam są.
XI-PAL-3 = Bierzesz płytkę z pola, na które dotarł twój nadzorca.
XI-PAL-4 = Na ostatnim polu bierzesz jedną z pozostałych płytek końcowych.
XI-PAL-5 = Nadzorca na ostatnim polu nie idzie dalej.

## Bonus tiles

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

## A new round

XI-ROUND-1 = Po każdej rundzie oprócz ostatniej wszyscy budowniczowie wracają.
XI-ROUND-2 = Najniższy żeton życzenia trafia z wykopu na tor rund.
XI-ROUND-3 = Pierwszy minister idzie do budynku w kolorze tego żetonu.
XI-ROUND-4 = Na zwolnione miejsce losuje się nowy żeton życzenia.
XI-ROUND-5 = Wyposażenie z dwóch pierwszych miejsc rzędu jest odrzucane.
XI-ROUND-6 = Pozostałe wyposażenie przesuwa się w lewo, a rząd uzupełnia się do czterech.
XI-ROUND-7 = Po rundzie 6 nie ma nowej rundy, jest tylko punktacja końcowa.

## End of the game

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

## End tiles

XI-GOAL-1 = Jedna płytka końcowa daje 1 punkt za każdy oddany zasób, najwyżej 15; te zasoby już nie zostają.
XI-GOAL-2 = Jedna płytka końcowa daje 1 punkt za każde 10 punktów zdobytych przed nią.
XI-GOAL-3 = Jedna płytka końcowa daje dodatkowo 3 punkty za każdą nieużytą płytkę premii.
XI-GOAL-4 = Jedna płytka końcowa daje 2 punkty za każdego twojego pomalowanego żołnierza.
XI-GOAL-5 = Jedna płytka końcowa daje 2 punkty za każdego zwerbowanego pomocnika.
XI-GOAL-6 = Jedna płytka końcowa daje 6 punktów.
XI-GOAL-7 = Jedna płytka końcowa daje 5 punktów za każdą sekcję, w której nikt nie pomalował więcej żołnierzy niż ty.
XI-GOAL-8 = Jedna płytka końcowa daje 4 punkty za każde dwa wyposażenia tego samego rodzaju.

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
    [one] { $count } żeton gliny
    [few] { $count } żetony gliny
   *[many] { $count } żetonów gliny
}
amount-wet-clay = { $count ->
    [one] { $count } żeton mokrej gliny
    [few] { $count } żetony mokrej gliny
   *[many] { $count } żetonów mokrej gliny
}
amount-dry-clay = { $count ->
    [one] { $count } żeton suchej gliny
    [few] { $count } żetony suchej gliny
   *[many] { $count } żetonów suchej gliny
}
amount-point = { $count } PZ
amount-player = { $count ->
    [one] { $count } gracz
   *[other] { $count } graczy
}
    .gen = { $count ->
        [one] { $count } gracza
       *[other] { $count } graczy
    }
amount-space = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}
amount-warrior = { $count ->
    [one] { $count } wojownik
   *[other] { $count } wojowników
}
    .acc = { $count ->
        [one] { $count } wojownika
       *[other] { $count } wojowników
    }
amount-officer = { $count ->
    [one] { $count } oficer
   *[other] { $count } oficerów
}
    .acc = { $count ->
        [one] { $count } oficera
       *[other] { $count } oficerów
    }
amount-guard = { $count ->
    [one] { $count } strażnik
   *[other] { $count } strażników
}
    .acc = { $count ->
        [one] { $count } strażnika
       *[other] { $count } strażników
    }
amount-crossbowman = { $count ->
    [one] { $count } kusznik
   *[other] { $count } kuszników
}
    .acc = { $count ->
        [one] { $count } kusznika
       *[other] { $count } kuszników
    }
amount-soldier = { $count ->
    [one] { $count } żołnierz
   *[other] { $count } żołnierzy
}
    .acc = { $count ->
        [one] { $count } żołnierza
       *[other] { $count } żołnierzy
    }
amount-segment = { $count ->
    [one] { $count } segment
    [few] { $count } segmenty
   *[many] { $count } segmentów
}
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
amount-active-card = { $count ->
    [one] { $count } aktywna karta
    [few] { $count } aktywne karty
   *[many] { $count } aktywnych kart
}
    .acc = { $count ->
        [one] { $count } aktywną kartę
        [few] { $count } aktywne karty
       *[many] { $count } aktywnych kart
    }



TA-SET-1 = Na początku gry mauzoleum jest puste.
TA-SET-2 = Glina i monety pochodzą ze wspólnych zasobów, które nigdy się nie kończą.
TA-SET-3 = W każdym z czterech magazynów leży na początku 1 żeton suchej gliny.
TA-SET-4 = Wewnętrzne i środkowe koło zaczynają, każde z osobna, w losowym położeniu.
TA-SET-4_1 = Koła zawsze stoją w jednej linii, tak że po jednym polu z każdego koła tworzy segment.
TA-SET-5 = Na torze rund leży pięć losowych odkrytych żetonów punktowania, po jednym na każdą rundę; pozostałe nie biorą udziału w grze.
TA-SET-6 = Znacznik rundy zaczyna na rundzie 1.
TA-SET-7 = Każdy z dwóch inspektorów zaczyna na polu początkowym swojego toru.
TA-SET-8 = W organizerze stoi na początku po 11 wojowników każdego rodzaju, każdy rodzaj w osobnej kolumnie.
TA-SET-9 = Do kupienia jest szesnastu specjalistów, po 4 każdego rodzaju, każdy rodzaj w osobnej kolumnie.
TA-SET-10 = Żetony kolejności tworzą jeden stos ułożony według numerów, z najniższym na wierzchu.
TA-SET-10_1 = Przy 2 graczach w grze jest tylko żeton kolejności 1.
TA-SET-10_2 = Przy 3 graczach w grze są żetony kolejności 1 i 2.
TA-SET-10_3 = Przy 4 graczach w grze są żetony kolejności 1, 2 i 3.
TA-SET-11 = Każdy gracz zaczyna z 3 monetami.
TA-SET-11_1 = Każdy gracz ma po jednej broni z każdego z czterech rodzajów i wszystkie cztery są na początku nieaktywne.
TA-SET-12 = Każdy gracz ma kolor, którego nie ma nikt inny.
TA-SET-12_1 = Każdy gracz ma 6 żetonów mistrzów.
TA-SET-12_2 = Graczowi nigdy nie może zabraknąć podstawek wojowników.
TA-SET-12_3 = Każdy gracz zaczyna z 5 rzemieślnikami w grze na 2 osoby, z 4 w grze na 3 osoby i z 3 w grze na 4 osoby.
TA-SET-12_4 = Każdy gracz może zdobyć do 5 artystów w grze na 2 osoby, do 4 w grze na 3 osoby i do 3 w grze na 4 osoby.
TA-SET-13 = Artyści czekają w zasobach: nikt nie może umieścić artysty, zanim nie trafi on do gry w zamian za rzemieślnika.
TA-SET-14 = Każdy gracz ma na początku 0 punktów zwycięstwa.
TA-SET-15 = Pierwszego gracza wybiera los.
TA-SET-15_1 = Pozostali gracze następują po pierwszym zgodnie z ruchem wskazówek zegara i tak powstaje kolejność tur.
TA-SET-16 = Drugi gracz w kolejności tur ma na początku dodatkowo 1 żeton mokrej gliny.
TA-SET-16_1 = Trzeci gracz w kolejności tur ma na początku dodatkowo 2 żetony mokrej gliny i 1 monetę.
TA-SET-16_2 = Czwarty gracz w kolejności tur ma na początku dodatkowo 3 żetony mokrej gliny i 2 monety.


TA-KEY-1 = Punkty zwycięstwa są doliczane do wyniku w chwili, gdy je otrzymujesz.
TA-KEY-2 = Wynik rośnie dalej także powyżej 100 i powyżej 200.
TA-KEY-3 = Gdzie zasada mówi o robotniku, dotyczy tak samo rzemieślnika, jak i artysty.
TA-KEY-4 = Za wojownika można zapłacić tylko mokrą gliną; sucha się nie nadaje.
TA-KEY-5 = Wojownik należy do gracza, który go utworzył, i stoi na podstawce w jego kolorze.
TA-KEY-6 = Specjalista nie należy do nikogo, niezależnie od tego, kto go kupił.
TA-KEY-7 = Grupa to co najmniej dwie figury jednego i tego samego rodzaju.
TA-KEY-8 = Figury w grupie muszą się stykać bokami; zetknięcie rogami ich nie łączy.
TA-KEY-9 = Do jednej grupy mogą należeć wojownicy kilku graczy.
TA-KEY-10 = Niepołączone ze sobą figury jednego rodzaju należą do osobnych grup.
TA-KEY-11 = Użyć można tylko aktywnej broni, a użyta broń staje się nieaktywna.
TA-KEY-12 = Przygotowana broń staje się aktywna; broń już aktywna pozostaje bez zmian.
TA-KEY-13 = Dominację ma ten jeden gracz, który tego, co jest punktowane, ma więcej niż każdy inny.
TA-KEY-14 = Gracz, który jako jedyny ma cokolwiek z tego, co jest punktowane, ma dominację.
TA-KEY-15 = Do obecności wystarczy jedna sztuka tego, co jest punktowane.
TA-KEY-16 = Kto dostaje punkty za dominację, nie dostaje ich już za obecność.
TA-KEY-17 = Gdy prowadzi kilku graczy naraz i nic nie rozstrzyga remisu, nikt nie ma dominacji.
TA-KEY-18 = Gracze, których remis o prowadzenie pozostał nierozstrzygnięty, wszyscy dostają punkty za obecność.
TA-KEY-19 = Inspektor idzie do przodu zgodnie ze strzałkami na swoim torze.
TA-KEY-20 = Z ostatniego pola toru inspektora idzie się do przodu na jego pole początkowe.


TA-GAME-1 = Gra trwa pięć rund.
TA-GAME-2 = Runda to faza akcji, potem faza punktowania, potem faza porządkowania.
TA-GAME-3 = Gracze rozgrywają tury jeden po drugim w ustalonej kolejności i w każdej turze umieszczają jednego robotnika.
TA-GAME-4 = Faza akcji kończy się, gdy wszyscy robotnicy wszystkich graczy stoją przy warsztacie.


TA-ACT-1_1 = Przed umieszczeniem robotnika możesz zapłacić 2 monety, aby obrócić wewnętrzne albo środkowe koło.
TA-ACT-1_2 = Wewnętrzne koło obraca się o jedno pole zgodnie z ruchem wskazówek zegara, nigdy w drugą stronę.
TA-ACT-1_3 = Środkowe koło obraca się o jedno pole przeciwnie do ruchu wskazówek zegara, nigdy w drugą stronę.
TA-ACT-1_4 = W swojej turze obracasz najwyżej jedno koło i tylko raz.
TA-ACT-1_5 = Obrót przesuwa tylko koło: robotnicy zostają na swoich miejscach, a ich akcji nie wykonuje się ponownie.


TA-ACT-2_1 = W swojej turze musisz umieścić jednego ze swoich robotników na wolnym polu przy warsztacie; każdy segment ma dwa takie pola.
TA-ACT-2_2 = Do segmentu, w którym stoi jeden rzemieślnik, twój albo innego gracza, może dołączyć tylko artysta.
TA-ACT-2_3 = Do segmentu, w którym stoi artysta, nie może dołączyć żaden robotnik.
TA-ACT-2_4 = W pustym segmencie może stanąć dowolny robotnik, na dowolnym z jego pól.


TA-ACT-3_1 = Wykonujesz akcje segmentu, do którego właśnie trafił twój robotnik, i żadne inne.
TA-ACT-3_2 = Najpierw wykonuje się akcję wewnętrznego koła, potem środkowego, na końcu zewnętrznego.
TA-ACT-3_3 = Jedna akcja kończy się, zanim zacznie się następna.
TA-ACT-3_4 = Akcję wewnętrznego albo środkowego koła możesz zamienić na 1 żeton mokrej gliny albo 1 monetę.
TA-ACT-3_5 = Możesz pominąć każdą z trzech akcji.
TA-ACT-3_6 = Zewnętrzne koło nie daje gliny ani monety w miejsce swojej akcji.


TA-RING-1 = Monety: otrzymujesz tyle monet, ile pokazano na polu (2, 3 albo 4).
TA-RING-2 = Glina: otrzymujesz tyle żetonów mokrej gliny, ile pokazano na polu (2 albo 4).
TA-RING-3 = Tworzenie wojownika: płacisz pokazaną liczbę żetonów mokrej gliny i stawiasz w mauzoleum nowego wojownika.
TA-RING-4 = Zwilżanie gliny: cała twoja sucha glina staje się mokra.
TA-RING-5 = Zamiana na artystę: umieszczony rzemieślnik opuszcza grę, a jego pole zajmuje jeden z twoich artystów z zasobów.
TA-RING-6 = Zamiana na artystę nic nie daje artyście; w jej miejsce możesz jak zwykle wziąć 1 żeton mokrej gliny albo 1 monetę.
TA-RING-7 = U mistrza, u którego masz już żeton, używasz jego zdolności bez ponownej zapłaty za żeton.
TA-RING-8 = U mistrza, u którego nie masz żetonu, musisz najpierw pozyskać tego mistrza, a potem możesz użyć jego zdolności.
TA-RING-9 = U mistrza możesz położyć dowolny z pozostałych ci żetonów mistrzów, płacąc tyle monet, ile na nim wydrukowano.
TA-RING-10 = Pozyskanie mistrza bez użycia jego zdolności też jest wykonaniem akcji: nie dostajesz w jej miejsce gliny ani monety.
TA-RING-11 = U każdego mistrza masz najwyżej jeden żeton.
TA-RING-12 = Kolejność: bierzesz żeton kolejności z wierzchu stosu, o ile jakiś jeszcze został.
TA-RING-13 = Biorąc żeton kolejności, od razu otrzymujesz pokazaną na nim mokrą glinę.
TA-RING-14 = Gracz, który ma żeton kolejności, nie może wziąć drugiego.
TA-RING-15 = Broń: przygotowujesz pokazaną broń.
TA-RING-16 = Kupno specjalisty: wydajesz monety i używasz broni, aby postawić w mauzoleum specjalistę wybranego rodzaju.


TA-WAR-1 = Wojownik kosztuje tyle mokrej gliny, ile wskazuje użyte pole akcji: 2, 3 albo 4 żetony.
TA-WAR-2 = Jeden z żetonów gliny zapłaconych za wojownika trafia jako suchy do magazynu; reszta wraca do zasobów.
TA-WAR-3 = Glina za nowego wojownika trafia do magazynu w tej ćwiartce warsztatu, w której stoi twój robotnik.
TA-WAR-4 = Rodzaj nowego wojownika wybierasz dowolnie spośród tych, których wojownicy są jeszcze w organizerze.
TA-WAR-5 = Z kolumny organizera bierzesz wojownika stojącego najniżej.
TA-WAR-6 = Nowego wojownika stawia się na dowolnym pustym polu mauzoleum; gdy takiego pola nie ma, nie można utworzyć wojownika.
TA-WAR-7 = Po postawieniu nowego wojownika dostajesz punkty zwycięstwa wydrukowane przy rzędzie organizera, z którego pochodzi.
TA-WAR-8 = Kierunek, w którym patrzy wojownik, nigdy nie ma znaczenia.
TA-WAR-9 = Zaraz po punktach za nowego wojownika, i tylko wtedy, możesz użyć broni jego rodzaju dla jej zdolności albo z tego zrezygnować.


TA-OFF-1 = Miecz użyty z nowym oficerem daje 1 punkt zwycięstwa.
TA-OFF-2 = Miecz użyty z nowym oficerem pozwala też, jeśli chcesz, przesunąć jednego inspektora o jedno pole do przodu albo do tyłu.
TA-OFF-3 = Krok do tyłu z pola początkowego toru inspektora prowadzi na jego ostatnie pole.


TA-GUA-1 = Halabarda użyta z nowym strażnikiem daje 3 punkty zwycięstwa.
TA-GUA-2 = Halabarda użyta z nowym strażnikiem pozwala też, jeśli chcesz, przesunąć jednego innego twojego wojownika wzdłuż jego rzędu albo kolumny, dowolnie daleko.
TA-GUA-3 = Wszystkie pola, przez które przechodzi i na których staje przesuwany wojownik, muszą być puste.
TA-GUA-4 = Wojownik na koniu przesuwa się razem z koniem, który zachowuje swój kierunek, i nigdy z niego nie schodzi.


TA-CRO-1 = Kusza użyta z nowym kusznikiem daje po 1 punkcie zwycięstwa za każde puste pole między nim a inną figurą w jego rzędzie albo kolumnie.
TA-CRO-2 = Przy kuszy wybierasz jedną figurę, do której się liczy; nie musi być najbliższa.
TA-CRO-3 = Gdy w rzędzie i kolumnie kusznika nie ma innej figury albo są tylko sąsiednie, jego kusza nie daje punktów.
TA-CRO-4 = Dla kuszy figurami są także specjaliści i każde pole zajęte przez konia.
TA-CRO-5 = Przy stole grającym z opcją kuszy „najbliższa” wybrać można tylko najbliższą figurę w każdym kierunku.


TA-SOL-1 = Włócznia użyta z nowym żołnierzem daje 1 punkt zwycięstwa.
TA-SOL-2 = Włócznia użyta z nowym żołnierzem daje ci też 2 monety.


TA-SPE-1 = Specjalista kosztuje 1 monetę i jeszcze po 1 za każdego wcześniej kupionego specjalistę jego rodzaju.
TA-SPE-2 = Kupno specjalisty wymaga użycia jego broni, która musi być aktywna.
TA-SPE-3 = Miecz pasuje do konia, halabarda do sługi, kusza do klęczącego kusznika, a włócznia do muzyka.
TA-SPE-4 = Sługę, klęczącego kusznika albo muzyka stawia się na dowolnym pustym polu mauzoleum; gdy takiego pola nie ma, nie można go kupić.
TA-SPE-5 = Gdy nie ma już specjalistów danego rodzaju, nie można kupić następnego.


TA-HOR-1 = Koń zajmuje trzy pola leżące obok siebie w jednym rzędzie albo w jednej kolumnie.
TA-HOR-2 = Jednym końcem koń staje na polu twojego wojownika, który zostaje tam jako jeździec.
TA-HOR-3 = Pozostałe dwa pola nowego konia muszą być puste.
TA-HOR-4 = Przy ustalaniu grup i sąsiedztwa jeździec zajmuje wszystkie trzy pola konia.
TA-HOR-5 = Niezależnie od liczby zajmowanych pól jeździec liczy się jako jeden wojownik i sam nie tworzy grupy.
TA-HOR-6 = Jeździec zachowuje swój rodzaj.
TA-HOR-7 = Wojownik może mieć tylko jednego konia.
TA-HOR-8 = Jeździec jest obecny w każdym rzędzie, kolumnie, sektorze i otoczeniu sługi, do którego należy choć jedno z jego pól.


TA-FOO-1 = Na koniec gry przy słudze liczą się wojownicy wszystkich rodzajów na ośmiu polach wokół niego.
TA-FOO-2 = Dominacja wokół sługi daje 8 punktów zwycięstwa.
TA-FOO-3 = Obecność wokół sługi daje 2 punkty zwycięstwa.
TA-FOO-4 = Specjaliści wokół sługi się nie liczą.
TA-FOO-5 = Remis wokół sługi rozstrzygają klęczący kusznicy.


TA-ARC-1 = Stawiając klęczącego kusznika, wybierasz, w którą z czterech stron jest zwrócony; pole przed nim może być puste.
TA-ARC-2 = Klęczący kusznik działa tylko na korzyść wojownika, który stoi na sąsiednim polu tuż przed nim.
TA-ARC-3 = Kogo ma przed sobą klęczący kusznik, sprawdza się zawsze wtedy, gdy ma to znaczenie, więc zmieniają to wojownicy umieszczeni lub przesunięci później.
TA-ARC-4 = Klęczący kusznik wchodzi do grupy wojownika, w którego stronę jest zwrócony, jakby był tego samego rodzaju.
TA-ARC-5 = Klęczący kusznik łączy w jedną grupę wszystko, co się z nim styka i jest tego samego rodzaju co wojownik, w którego stronę jest zwrócony.
TA-ARC-6 = Klęczący kusznik nie jest wojownikiem żadnego gracza: nikomu nie powiększa liczby wojowników ani nie dodaje koloru do grupy.
TA-ARC-7 = Remis o dominację wygrywa ten z remisujących graczy, w stronę którego punktowanych wojowników zwróconych jest najwięcej klęczących kuszników.
TA-ARC-8 = Gracze remisujący o dominację, którzy mają też po tyle samo klęczących kuszników, pozostają w remisie.
TA-ARC-9 = Przy rozstrzyganiu remisu nie ma znaczenia, gdzie stoi sam klęczący kusznik, lecz w stronę którego wojownika jest zwrócony.
TA-ARC-10 = Klęczący kusznik zwrócony w stronę innego specjalisty nie działa.
TA-ARC-11 = Zwrócenie w stronę któregokolwiek z trzech pól wojownika na koniu oznacza zwrócenie w stronę tego wojownika.


TA-MUS-1 = W każdej fazie punktowania każdy gracz dostaje po 1 punkcie zwycięstwa za każdego swojego wojownika w rzędzie albo kolumnie muzyka.
TA-MUS-2 = Każdy muzyk jest punktowany osobno, więc jeden wojownik może dać punkty za kilku muzyków.
TA-MUS-3 = Wojownik na koniu daje punkt za tego samego muzyka najwyżej raz.


TA-MAS-1 = Mistrz budowniczy, mistrz zarządca i mistrz inspektor, jeśli ich masz, dają ci w fazie porządkowania po 1 monecie.
TA-MAS-2 = Mistrz wytwórca gliny, mistrz nadzorca i mistrz kowal, jeśli ich masz, chronią w fazie porządkowania przed wyschnięciem po 1 twoim żetonie mokrej gliny.
TA-MAS-3 = Premie kilku mistrzów w fazie porządkowania sumują się.
TA-MAS-4 = Mistrz, który chroni glinę, nigdy nie zamienia suchej gliny w mokrą.


TA-BUI-1 = Mistrz budowniczy: płacisz tyle monet, ile wynosi numer rundy, i tworzysz wojownika.
TA-BUI-2 = Wojownik utworzony dzięki mistrzowi budowniczemu nie kosztuje gliny i żadna glina nie trafia do magazynu.
TA-BUI-3 = Wojownik utworzony dzięki mistrzowi budowniczemu musi być tego rodzaju, którego wojowników zostało w organizerze najwięcej.
TA-BUI-4 = Gdy w organizerze najwięcej wojowników zostało kilku rodzajom po równo, przy mistrzu budowniczym wybierasz jeden z nich.
TA-BUI-5 = Za postawienie wojownika utworzonego dzięki mistrzowi budowniczemu nie dostajesz punktów zwycięstwa.
TA-BUI-6 = Z wojownikiem utworzonym dzięki mistrzowi budowniczemu nie możesz użyć broni.


TA-ADM-1 = Mistrz zarządca: wykonujesz jeszcze raz akcję wewnętrznego koła i znowu za nią płacisz.
TA-ADM-2 = Dzięki mistrzowi zarządcy powtarzasz akcję wydrukowaną na wewnętrznym kole, nawet jeśli przedtem w jej miejsce wzięto glinę albo monetę; tym razem gliny ani monety wziąć nie można.
TA-ADM-3 = Powtórzona zamiana na artystę nic nie daje, gdy twój robotnik jest już artystą.


TA-INS-1 = Mistrz inspektor: możesz przesunąć jednego inspektora o 1 albo 2 pola, tylko do przodu.


TA-CLA-1 = Mistrz wytwórca gliny: otrzymujesz 3 żetony mokrej gliny.


TA-SUP-1 = Mistrz nadzorca: bierzesz całą glinę z dwóch wybranych magazynów.
TA-SUP-2 = Glina wzięta z magazynów pozostaje sucha.


TA-BLA-1 = Mistrz kowal: przygotowujesz całą swoją broń.


TA-SCO-1 = W fazie punktowania punktuje się najpierw inspektorów, potem muzyków, na końcu żeton punktowania danej rundy.
TA-SCO-2 = Inspektor przy rzędach jest punktowany przed inspektorem pod kolumnami.
TA-SCO-3 = Przy inspektorze po lewej porównuje się wojowników wszystkich rodzajów w jego rzędzie.
TA-SCO-4 = Dominacja u inspektora daje 7 punktów zwycięstwa.
TA-SCO-5 = Obecność u inspektora daje 3 punkty zwycięstwa.
TA-SCO-6 = Remis u inspektora rozstrzygają klęczący kusznicy.
TA-SCO-7 = Każdy inspektor przesuwa się o jedno pole do przodu zaraz po swoim punktowaniu.
TA-SCO-8 = Przy inspektorze na dole porównuje się wojowników wszystkich rodzajów w jego kolumnie.
TA-SCO-9 = Punktuje się tylko żeton punktowania bieżącej rundy.
TA-SCO-10 = To, ile na żetonie punktowania są warte dominacja i obecność, zależy od rundy.
TA-SCO-11 = Środkowy żeton punktowania porównuje wojowników stojących w środkowym rzędzie albo w środkowej kolumnie mauzoleum.
TA-SCO-12 = Żeton punktowania z wojownikiem porównuje wojowników tego rodzaju w całym mauzoleum.
TA-SCO-13 = Żeton punktowania z sektorem porównuje wojowników wszystkich rodzajów w tym sektorze mauzoleum.
TA-SCO-14 = Środkowy rząd i środkowa kolumna nie leżą w żadnym sektorze mauzoleum.
TA-SCO-15 = Remis na żetonie punktowania, który liczy wojowników, rozstrzygają klęczący kusznicy.
TA-SCO-16 = Żeton punktowania z monetami porównuje liczby monet graczy.
TA-SCO-17 = Żeton punktowania z gliną porównuje liczby żetonów gliny graczy, mokrej i suchej razem.
TA-SCO-18 = Klęczący kusznicy nie rozstrzygają remisów w monetach ani w glinie.


TA-CLE-1 = Jeśli nikt nie ma żetonu kolejności, kolejność tur się nie zmienia.
TA-CLE-1_1 = Kto ma żeton kolejności 1, zostaje pierwszy w kolejności tur.
TA-CLE-1_2 = Kto ma żeton kolejności 2, zostaje drugi w kolejności tur.
TA-CLE-1_3 = Kto ma żeton kolejności 3, zostaje trzeci w kolejności tur.
TA-CLE-1_4 = Gracze bez żetonu kolejności następują po tych, którzy go mają, w takim porządku, jaki mieli między sobą.
TA-CLE-1_5 = Żetony kolejności wracają na stos, z najniższym na wierzchu.
TA-CLE-2 = W fazie porządkowania wysycha cała mokra glina, której nic nie chroni.
TA-CLE-3 = Monety za mistrzów wypłaca się w fazie porządkowania każdej rundy.
TA-CLE-4 = W rundzie 5 najpierw ustala się kolejność tur, glinę i monety za mistrzów, a potem następuje punktowanie końcowe.
TA-CLE-5_1 = Między rundami każdy gracz zabiera swoich robotników z warsztatu, także nowych artystów.
TA-CLE-5_2 = Między rundami wewnętrzne koło obraca się o jedno pole zgodnie z ruchem wskazówek zegara.
TA-CLE-5_3 = Między rundami środkowe koło obraca się o jedno pole przeciwnie do ruchu wskazówek zegara.
TA-CLE-5_4 = Znacznik rundy przesuwa się na następną rundę.
TA-CLE-5_5 = Następna runda toczy się w nowej kolejności tur.


TA-END-1 = Punktowanie końcowe zaczyna się od sług, z których każdy jest punktowany osobno.
TA-END-2 = Wojownik, który nie należy do żadnej grupy, nie daje na koniec gry punktów za grupy.
TA-END-3 = Jeden wojownik i zwrócony w jego stronę klęczący kusznik wystarczą na grupę.
TA-END-4 = Na koniec gry każda grupa jest punktowana osobno.
TA-END-5 = Każdy wojownik w grupie jest wart tyle punktów zwycięstwa, ilu graczy ma w tej grupie wojownika.
TA-END-6 = Dominacja i obecność w grupie liczą się tylko wtedy, gdy wojowników ma tam co najmniej dwóch graczy.
TA-END-7 = Dominacja w grupie daje 5 punktów zwycięstwa.
TA-END-8 = Obecność w grupie daje 2 punkty zwycięstwa.
TA-END-9 = Remis w grupie rozstrzygają klęczący kusznicy.
TA-END-10 = Na koniec gry klęczący kusznik daje 2 punkty zwycięstwa graczowi, w stronę którego wojownika jest zwrócony.
TA-END-11 = Pozostałą glinę i monety dodaje się do siebie; każda pełna para daje 1 punkt zwycięstwa.
TA-END-12 = Wygrywa gracz, który ma najwięcej punktów zwycięstwa.
TA-END-13 = Spośród graczy remisujących o zwycięstwo wygrywa najwcześniejszy w kolejności tur.


TA-SOLO-SET-1 = Li Si przestrzega zasad gry wieloosobowej wszędzie tam, gdzie zasady gry solo nie mówią inaczej.
TA-SOLO-SET-2 = Ty i Li Si zaczynacie jak w grze na 2 osoby: 3 monety, 5 rzemieślników, cztery nieaktywne bronie, 6 żetonów mistrzów, 0 punktów zwycięstwa.
TA-SOLO-SET-3 = W grze solo każdą rundę zaczyna Li Si, a żetonów kolejności nie ma.
TA-SOLO-SET-4 = W grze solo zaczynasz z 1 żetonem mokrej gliny, tak jak drugi gracz; Li Si nie ma żadnego.
TA-SOLO-SET-5 = W grze solo usuwa się jednego konia i jednego muzyka, którzy przy cenie następnych liczą się jako kupieni.
TA-SOLO-SET-6 = Bronie Li Si leżą w szeregu w losowym porządku.
TA-SOLO-SET-7 = Dozorca zaczyna przy segmencie naprzeciwko akcji zamiany na artystę.
TA-SOLO-SET-8 = Jedna losowa karta mistrza daje Li Si pierwszego mistrza, a sama opuszcza grę.
TA-SOLO-SET-9 = Pierwszą talię akcji tasuje się tak, aby wśród czterech kart z wierzchu nie było karty tasowania.
TA-SOLO-SET-10 = Aby utrudnić grę, można wybrać albo wylosować dowolną liczbę kart wyzwań cesarza, także żadnej.


TA-SOLO-ACT-1 = W grze solo zamiast żetonu kolejności dostajesz 2 punkty zwycięstwa oraz 1 monetę albo 1 żeton gliny.
TA-SOLO-ACT-2 = Rzuca się dwiema kośćmi, a dozorca przesuwa się zgodnie z ruchem wskazówek zegara o mniejszy z wyników.
TA-SOLO-ACT-3 = Dozorca nie liczy segmentów, w których Li Si ma robotnika albo ty masz artystę.
TA-SOLO-ACT-4 = Li Si umieszcza robotnika tam, gdzie stanął dozorca, jeśli może.
TA-SOLO-ACT-5 = Gdzie może stanąć i rzemieślnik, i artysta, Li Si umieszcza rzemieślnika.
TA-SOLO-ACT-6 = Jeśli Li Si nie może umieścić robotnika tam, gdzie stanął dozorca, odkrywa się kartę akcji, która staje się aktywna.
TA-SOLO-ACT-7 = Jeśli Li Si nie może umieścić robotnika, dozorca idzie dalej zgodnie z ruchem wskazówek zegara do następnego segmentu, w którym może stanąć jego rzemieślnik.
TA-SOLO-ACT-8 = Li Si wykonuje trzy akcje swojego segmentu, od wewnętrznego koła na zewnątrz.
TA-SOLO-ACT-9 = Po akcjach swojego segmentu Li Si wykonuje aktywne karty według ich numerów, bez względu na to, kiedy je odkryto.
TA-SOLO-ACT-10 = Po wykonaniu aktywnych kart każda ikona obrotu na nich obraca swoje koło o jedno pole.
TA-SOLO-ACT-11 = Na końcu tury Li Si aktywne karty są odrzucane.
TA-SOLO-ACT-12 = Gdy zostanie odkryta karta tasowania, w jej miejsce dobiera się inną kartę.
TA-SOLO-ACT-13 = Po dobraniu innej karty w jej miejsce karta tasowania tworzy nową talię wraz z kartami odrzuconymi i resztą talii; aktywnych kart to nie obejmuje.
TA-SOLO-ACT-14 = Jeśli karta tasowania była ostatnia w talii, karty odrzucone tworzą talię, zanim dobierze się inną kartę.


TA-SOLO-SUR-1 = Budowa z zaskoczenia Li Si odbywa się tuż przed punktowaniem inspektorów.
TA-SOLO-SUR-2 = Podczas budowy z zaskoczenia Li Si, mając co najmniej 6 żetonów gliny, zwraca 5 z nich do zasobów i tworzy wojownika.
TA-SOLO-SUR-3 = Podczas budowy z zaskoczenia Li Si, mając co najmniej 8 monet, zwraca 5 z nich do zasobów i tworzy wojownika.
TA-SOLO-SUR-4 = Li Si tworzy drugiego wojownika z gliny, albo z monet, jeśli nadal ma ich dość na budowę z zaskoczenia, ale nigdy trzeciego.


TA-SOLO-SCO-1 = Inspektorzy, muzycy i żeton punktowania dają punkty tobie i Li Si tak jak dwóm graczom.
TA-SOLO-SCO-2 = Glina Li Si nigdy nie wysycha.
TA-SOLO-SCO-3 = Li Si nie dostaje monet za swoich mistrzów w fazie porządkowania.
TA-SOLO-SCO-4 = Po każdej rundzie oprócz ostatniej kolejna karta mistrza daje Li Si tego mistrza, za darmo.
TA-SOLO-SCO-5 = Odkryta karta mistrza nigdy nie wraca do gry.


TA-SOLO-RING-1 = Monety: Li Si bierze pokazaną liczbę monet.
TA-SOLO-RING-2 = Glina: Li Si bierze pokazaną liczbę żetonów gliny.
TA-SOLO-RING-3 = Tworzenie wojownika: Li Si płaci pokazaną liczbę żetonów gliny, z których jeden trafia do magazynu.
TA-SOLO-RING-4 = Zwilżanie gliny: Li Si bierze z zasobów tyle żetonów gliny, ile leży w najpełniejszym magazynie, z którego nic nie ubywa.
TA-SOLO-RING-5 = Zamiana na artystę: Li Si zamienia umieszczonego rzemieślnika na artystę tak jak ty.
TA-SOLO-RING-6 = Zamiana na artystę: jeśli umieszczony robotnik Li Si jest już artystą, odkrywa on kolejną kartę akcji.
TA-SOLO-RING-7 = Kolejność: Li Si wykonuje akcję zastępczą i odkrywa kolejną kartę akcji.
TA-SOLO-RING-8 = Tworzenie wojownika: jeśli Li Si nie ma na to gliny, odkrywa kolejną kartę akcji.


TA-SOLO-MAS-1 = W fazie akcji Li Si nigdy nie pozyskuje mistrza.
TA-SOLO-MAS-2 = U mistrza, którego nie ma, Li Si wykonuje akcję zastępczą.
TA-SOLO-MAS-3 = Mistrz budowniczy: Li Si płaci tyle monet, ile wynosi numer rundy, i tworzy wojownika.
TA-SOLO-MAS-4 = Mistrz budowniczy: jeśli Li Si nie ma na to monet, odkrywa kolejną kartę akcji.
TA-SOLO-MAS-5 = Dzięki mistrzowi budowniczemu Li Si wybiera tylko spośród rodzajów, których wojowników zostało w organizerze najwięcej.
TA-SOLO-MAS-6 = Mistrz zarządca: Li Si wykonuje ponownie akcję wewnętrznego koła, na swój sposób.
TA-SOLO-MAS-7 = Mistrz inspektor: Li Si dostaje 2 monety.
TA-SOLO-MAS-8 = Dzięki mistrzowi inspektorowi Li Si przesuwa jednego inspektora o najwyżej 2 pola do przodu tam, gdzie jego zysk i twoja strata są razem największe; jeśli każdy ruch by mu szkodził, nie robi żadnego.
TA-SOLO-MAS-9 = Spośród równie dobrych ruchów inspektora Li Si wybiera dzięki mistrzowi inspektorowi najkrótszy.
TA-SOLO-MAS-10 = Między równie dobrymi ruchami dwóch inspektorów przy mistrzu inspektorze Li Si decyduje los.
TA-SOLO-MAS-11 = Mistrz wytwórca gliny: Li Si dostaje 3 żetony gliny.
TA-SOLO-MAS-12 = Mistrz nadzorca: Li Si bierze całą glinę z najpełniejszego magazynu, która od razu jest mokra.
TA-SOLO-MAS-13 = Po użyciu mistrza nadzorcy przez Li Si magazyn, który jest teraz najpełniejszy, opróżnia się do zasobów.
TA-SOLO-MAS-14 = Między równie pełnymi magazynami przy mistrzu nadzorcy Li Si decyduje los.
TA-SOLO-MAS-15 = Mistrz kowal: Li Si przygotowuje całą swoją broń.


TA-SOLO-WEA-1 = Broń: Li Si przygotowuje pokazaną broń.
TA-SOLO-WEA-2 = Broń: jeśli pokazana broń jest już aktywna, Li Si przygotowuje pierwszą od lewej z nieaktywnych.
TA-SOLO-WEA-3 = Broń: jeśli wszystkie cztery bronie są aktywne, akcja nic nie daje i staje się dla Li Si akcją zastępczą.


TA-SOLO-SPE-1 = Li Si rozważa po specjaliście na każdą swoją aktywną broń, od skrajnej prawej do skrajnej lewej, i kupuje pierwszego, którego zechce postawić.
TA-SOLO-SPE-2 = Li Si pomija specjalistę, za którego nie może zapłacić.
TA-SOLO-SPE-3 = Li Si chce postawić klęczącego kusznika zwróconego w stronę swojego wojownika w grupie, w której ma więcej wojowników niż ty; samotny wojownik nie jest tu grupą.
TA-SOLO-SPE-4 = Spośród kilku grup dla klęczącego kusznika Li Si wybiera tę, w której masz najmniej wojowników.
TA-SOLO-SPE-5 = Li Si chce postawić sługę tam, gdzie jego przewaga nad tobą na ośmiu polach wokół jest większa niż liczba pustych pól wśród nich.
TA-SOLO-SPE-6 = Li Si chce postawić muzyka tam, gdzie dałby mu on co najmniej 2 punkty zwycięstwa i co najmniej dwa razy tyle co tobie.
TA-SOLO-SPE-7 = Spośród kilku pól dla muzyka Li Si wybiera to, na którym różnica na jego korzyść jest największa.
TA-SOLO-SPE-8 = Gdy zasady Li Si pozostawiają kilka pól dla specjalisty, jedno z nich wybierasz ty.
TA-SOLO-SPE-9 = Li Si nigdy nie stawia konia.
TA-SOLO-SPE-10 = Jeśli jedyną aktywną bronią Li Si jest miecz, zastępuje on przy kupnie specjalisty każdą z trzech innych broni.
TA-SOLO-SPE-11 = Li Si płaci monety za specjalistę, a broń, która na niego pozwoliła, staje się nieaktywna.
TA-SOLO-SPE-12 = Kupno specjalisty: jeśli Li Si żadnego nie może postawić, dostaje 1 monetę.


TA-SOLO-SPARE-1 = Li Si wykonuje kartę akcji tak samo jak akcję warsztatu, którą ona pokazuje.
TA-SOLO-SPARE-2 = Karta akcji, której Li Si nie może wykonać, staje się akcją zastępczą i nie odkrywa kolejnej karty.
TA-SOLO-SPARE-3 = Glina za wojownika utworzonego z karty akcji trafia do magazynu robotnika, którego Li Si właśnie umieścił.
TA-SOLO-SPARE-4 = Akcja Li Si, która nic by nie zmieniła, staje się akcją zastępczą.
TA-SOLO-SPARE-5 = Akcja zastępcza daje Li Si 1 żeton gliny albo 1 monetę, a do tego 2 punkty zwycięstwa.
TA-SOLO-SPARE-6 = Jeśli żeton punktowania bieżącej rundy liczy monety albo glinę, akcja zastępcza Li Si bierze to, co on liczy.
TA-SOLO-SPARE-7 = Jeśli nie rozstrzyga żeton punktowania, akcja zastępcza Li Si bierze monetę, gdy ma on co najmniej 5 żetonów gliny.
TA-SOLO-SPARE-8 = Jeśli nie rozstrzyga żeton punktowania, akcja zastępcza Li Si bierze glinę, gdy ma on mniej niż 5 jej żetonów.


TA-SOLO-BUILD-1 = Tworząc wojownika z akcji warsztatu albo dzięki mistrzowi zarządcy, Li Si woli rodzaj, którego broń ma aktywną.
TA-SOLO-BUILD-2 = Li Si nie trzyma się rodzajów z aktywną bronią, jeśli rodzaj z nieaktywną jest wart co najmniej o 3 punkty zwycięstwa więcej niż najlepszy z tych z aktywną.
TA-SOLO-BUILD-3 = Podczas budowy z zaskoczenia i przy mistrzu budowniczym nie ma znaczenia, które bronie Li Si są aktywne.
TA-SOLO-BUILD-4 = Spośród pozostałych rodzajów Li Si wybiera ten, który jest wart najwięcej punktów zwycięstwa.
TA-SOLO-BUILD-5 = Spośród rodzajów wartych tyle samo punktów zwycięstwa Li Si wybiera ten, który jest pierwszy na żetonach punktowania, począwszy od bieżącej rundy.
TA-SOLO-BUILD-6 = Spośród nadal równych rodzajów Li Si wybiera ten, którego broń leży bardziej na lewo w jego szeregu.
TA-SOLO-BUILD-7 = Li Si dostaje punkty zwycięstwa za wojownika bez względu na to, która akcja pozwoliła go utworzyć.
TA-SOLO-BUILD-8 = Li Si szuka najpierw grupy, w której ty i on macie po tyle samo wojowników.
TA-SOLO-BUILD-9 = Gdy nie ma grupy z równą liczbą wojowników, Li Si szuka grupy, w której masz dokładnie o jednego wojownika więcej niż on.
TA-SOLO-BUILD-10 = Gdy nie ma grupy, w której jest remis albo prowadzisz o jednego wojownika, Li Si szuka grupy, w której sam nie ma żadnego.
TA-SOLO-BUILD-11 = Gdy nie ma żadnej innej grupy, Li Si szuka takiej, w której ma o jednego albo dwóch wojowników więcej niż ty.
TA-SOLO-BUILD-12 = Obok grupy, którą Li Si powiększa, musi być puste pole; spośród równie dobrych grup wybiera tę, w której jest najwięcej wojowników.
TA-SOLO-BUILD-13 = Gdy Li Si szuka grupy do powiększenia, samotny wojownik liczy się jako grupa złożona z jednej figury.
TA-SOLO-BUILD-14 = Jeśli żadna grupa nie pasuje, Li Si zaczyna nową na polu, które nie styka się z żadną grupą tego rodzaju.
TA-SOLO-BUILD-15 = Jeśli jakaś grupa pasuje, Li Si stawia wojownika na polu, które się z nią styka.
TA-SOLO-BUILD-16 = Krok wyboru Li Si, po którym nie zostałoby żadne pole, pomija się.
TA-SOLO-BUILD-17 = Dla Li Si pola mają rangi liczone od skrzyżowania linii dwóch inspektorów: to pole jest najlepsze, a po nim następne na ukos do przodu.
TA-SOLO-BUILD-18 = Li Si szuka pól o rangach od 1 do 3 w rundach 1 i 2, o rangach 1 i 2 w rundzie 3 oraz o randze 1 w rundach 4 i 5.
TA-SOLO-BUILD-19 = Spośród pozostałych pól Li Si zachowuje te, które pasują do żetonów punktowania z sektorami i środkowych, najpierw bieżącej rundy, potem każdej następnej.
TA-SOLO-BUILD-20 = Spośród pól równie dobrze pasujących do żetonów punktowania Li Si zachowuje te o najlepszej randze.
TA-SOLO-BUILD-21 = Spośród pól o równej randze Li Si zachowuje te, w których rzędzie i kolumnie jest najwięcej muzyków.
TA-SOLO-BUILD-22 = Spośród pól o równej liczbie muzyków Li Si zachowuje te obok sługi, także stykające się z nim rogiem.
TA-SOLO-BUILD-23 = Spośród kilku sług Li Si woli tego, wokół którego liczby twoich i jego wojowników różnią się najmniej.
TA-SOLO-BUILD-24 = Gdy grupy albo pola są nadal równe, wybierasz za Li Si.
TA-SOLO-BUILD-25 = Tworząc wojownika z akcji warsztatu albo dzięki mistrzowi zarządcy, Li Si używa broni rodzaju nowego wojownika, jeśli jest aktywna.
TA-SOLO-BUILD-26 = Broń, której Li Si używa z wojownikiem, staje się nieaktywna i trafia na początek jego szeregu, czyli na lewy koniec.
TA-SOLO-BUILD-27 = Miecz Li Si daje 2 punkty zwycięstwa z oficerem.
TA-SOLO-BUILD-28 = Miecz Li Si przesuwa też jednego inspektora o najwyżej jedno pole, do przodu albo do tyłu, tam, gdzie najbardziej mu to pomoże, albo żadnego, jeśli każdy ruch by mu szkodził.
TA-SOLO-BUILD-29 = Spośród równie dobrych ruchów z mieczem Li Si woli ruch do przodu; między dwoma inspektorami decyduje los.
TA-SOLO-BUILD-30 = Halabarda Li Si daje 3 punkty zwycięstwa ze strażnikiem.
TA-SOLO-BUILD-31 = Kusza Li Si daje 3 punkty zwycięstwa z kusznikiem.
TA-SOLO-BUILD-32 = Włócznia Li Si daje 2 punkty zwycięstwa z żołnierzem, a jemu 2 monety.
TA-SOLO-BUILD-33 = Li Si nie zużywa broni na wojownika, dopóki któraś z aktywnych kart jest oznaczona jako neutralna, a segment jego robotnika pokazuje akcję specjalisty.


TA-SOLO-CHA-1 = Bogaty skarbiec (karta domowa): Li Si zaczyna z 4 dodatkowymi monetami.
TA-SOLO-CHA-2 = Pełne składy (karta domowa): Li Si zaczyna z 4 dodatkowymi żetonami gliny.
TA-SOLO-CHA-3 = Uzbrojony warsztat (karta domowa): dwie losowe bronie Li Si są na początku aktywne.
TA-SOLO-CHA-4 = Łaska cesarza (karta domowa): Li Si zaczyna z drugim mistrzem.
TA-SOLO-CHA-5 = Przewaga na starcie (karta domowa): Li Si zaczyna z 10 punktami zwycięstwa.
TA-SOLO-CHA-6 = Wprawna ręka (karta domowa): jeden z rzemieślników Li Si jest od początku artystą.
TA-SOLO-CHA-7 = Bez próżnowania (karta domowa): akcja zastępcza daje Li Si 3 punkty zwycięstwa.
TA-SOLO-CHA-8 = Nadgodziny (karta domowa): budowa z zaskoczenia Li Si wymaga tylko 5 żetonów gliny albo 7 monet; nadal zwraca on 5.


TA-SOLO-END-1 = Pozostała glina i monety dają Li Si punkty tak samo jak tobie.
TA-SOLO-END-2 = Grupy są punktowane jak zwykle, dla ciebie i dla Li Si.
TA-SOLO-END-3 = Wygrywasz tylko wtedy, gdy masz więcej punktów zwycięstwa niż Li Si; remis to porażka.



event-ring-rotated = { $ring ->
    [inner] { $seat } płaci { AMOUNT($coins, "coin", form: "acc") } i obraca wewnętrzne koło o 1 krok zgodnie z ruchem wskazówek zegara.
   *[middle] { $seat } płaci { AMOUNT($coins, "coin", form: "acc") } i obraca środkowe koło o 1 krok przeciwnie do ruchu wskazówek zegara.
}
event-worker-placed = { $seat } umieszcza { THING($worker, form: "acc") } w segmencie { $segment }.
event-action-skipped = { $seat } pomija akcję { THING($ring, form: "gen") }.
event-clay-instead = { $seat } bierze { AMOUNT($clay, "wet-clay", form: "acc") } zamiast akcji { THING($ring, form: "gen") }.
event-coins-instead = { $seat } bierze { AMOUNT($coins, "coin", form: "acc") } zamiast akcji { THING($ring, form: "gen") }.


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


event-master-bought = { $seat } płaci { AMOUNT($coins, "coin", form: "acc") } za { THING($master, form: "acc") }.
event-builder-used = { $seat } płaci { AMOUNT($coins, "coin", form: "acc") } i tworzy { THING($warrior, form: "acc") } dzięki mistrzowi budowniczemu.
event-administrator-used = { $seat } ponownie wykonuje akcję wewnętrznego koła dzięki mistrzowi zarządcy.
event-clay-maker-used = { $seat } bierze { AMOUNT($clay, "wet-clay", form: "acc") } dzięki mistrzowi wytwórcy gliny.
event-warehouses-emptied = { COUNT($warehouses) ->
    [one] { $seat } bierze { AMOUNT($clay, "dry-clay", form: "acc") } z magazynu { $warehouses } dzięki mistrzowi nadzorcy.
   *[other] { $seat } bierze { AMOUNT($clay, "dry-clay", form: "acc") } z magazynów { $warehouses } dzięki mistrzowi nadzorcy.
}
event-all-weapons-readied = { $seat } przygotowuje wszystkie bronie dzięki mistrzowi kowalowi.


event-specialist-paid = { $seat } płaci { AMOUNT($coins, "coin", form: "acc") } i używa { THING($weapon, form: "gen") }, aby kupić { THING($specialist, form: "acc") }.
event-specialist-placed = { $seat } umieszcza { THING($specialist, form: "acc") } na polu { $cell }.
event-archer-placed = { $seat } umieszcza klęczącego kusznika na polu { $cell }, obracając go { THING($facing) }.
event-warrior-mounted = { $seat } sadza na koniu { THING($warrior, form: "acc") } z pola { $cell }; koń sięga do pola { $last_cell }.


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


event-footman-domination-scored = { $seat } zdobywa { AMOUNT($points, "point") } za dominację wokół sługi na polu { $cell }, mając { AMOUNT($warriors, "warrior", form: "acc") }.
event-footman-presence-scored = { $seat } zdobywa { AMOUNT($points, "point") } za obecność wokół sługi na polu { $cell }, mając { AMOUNT($warriors, "warrior", form: "acc") }.
event-group-warriors-scored = { $seat } zdobywa { AMOUNT($points, "point") } za { AMOUNT($warriors, $warrior, form: "acc") } w grupie na polu { $cell }, w której są wojownicy { AMOUNT($players, "player", form: "gen") }.
event-group-domination-scored = { $seat } zdobywa { AMOUNT($points, "point") } za dominację w grupie na polu { $cell }, mając { AMOUNT($warriors, $warrior, form: "acc") }.
event-group-presence-scored = { $seat } zdobywa { AMOUNT($points, "point") } za obecność w grupie na polu { $cell }, mając { AMOUNT($warriors, $warrior, form: "acc") }.
event-archer-scored = { $seat } zdobywa { AMOUNT($points, "point") } za klęczącego kusznika na polu { $cell }, zwróconego w stronę pola { $faced_cell }.
event-leftovers-scored = { $seat } zdobywa { AMOUNT($points, "point") } za niewykorzystane zasoby ({ AMOUNT($clay, "clay") }, { AMOUNT($coins, "coin") }).
event-game-won = { $seat } wygrywa grę z wynikiem { AMOUNT($points, "point") }.
event-tie-won = { $seat } remisuje na prowadzeniu z wynikiem { AMOUNT($points, "point") } i wygrywa dzięki wcześniejszemu miejscu w kolejności tur.


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



ask-take-turn = { $seat }: umieść robotnika w segmencie albo najpierw obróć koło.
ask-choose-worker = { $seat }: którego robotnika umieścić w segmencie { $segment }?
ask-ring-action = { $seat }: co zrobić z akcją { THING($ring, form: "gen") }?
ask-place-warrior = { $seat }: gdzie umieścić { THING($warrior, form: "acc") }?
ask-officer-sword = { $seat }: użyć miecza za { AMOUNT($points, "point") } i przesunąć inspektora o { AMOUNT($steps, "space", form: "acc") }?
ask-guard-halberd = { $seat }: użyć halabardy za { AMOUNT($points, "point") } i przesunąć innego wojownika?
ask-guard-slide = { $seat }: gdzie przesunąć { THING($warrior, form: "acc") } z pola { $from_cell }?
ask-crossbowman-crossbow = { $seat }: użyć kuszy z pola { $from_cell }? W stronę której figury?
ask-soldier-spear = { $seat }: użyć włóczni za { AMOUNT($points, "point") } i { AMOUNT($coins, "coin", form: "acc") }?
ask-place-specialist = { $seat }: gdzie umieścić { THING($specialist, form: "acc") }?
ask-face-archer = { $seat }: w którą stronę obrócić klęczącego kusznika na polu { $cell }?
ask-mount-horse = { $seat }: który wojownik dosiada konia?
ask-lay-horse = { $seat }: w którą stronę od jeźdźca na polu { $cell } ustawić konia?
ask-builder-warrior = { $seat }: którego wojownika tworzy mistrz budowniczy za { AMOUNT($cost, "coin", form: "acc") }?
ask-move-inspector = { $seat }: którego inspektora przesunąć i o ile?
ask-empty-warehouses = { $seat }: z których magazynów wziąć glinę (liczba magazynów: { $warehouses })?
ask-li-si-group = { $seat }: Li Si ma do wyboru kilka grup ({ THING($warrior) }). Którą powiększyć?
ask-li-si-space = { $seat }: Li Si ma do wyboru kilka pól ({ THING($warrior) }). Które wybrać?
ask-li-si-specialist-space = { $seat }: Li Si ma do wyboru kilka pól ({ THING($specialist) }). Które wybrać?
ask-li-si-archer-facing = { $seat }: w którą stronę obrócić klęczącego kusznika, którego Li Si stawia na polu { $cell }?


option-decline = Nie korzystaj
option-skip = Pomiń tę akcję
option-cell = { $cell }
option-thing = { $thing }
option-direction-up = W górę
option-direction-right = W prawo
option-direction-down = W dół
option-direction-left = W lewo
option-move-row-forward = { THING("row") }: { AMOUNT($steps, "space") } do przodu
option-move-row-backward = { THING("row") }: { AMOUNT($steps, "space") } do tyłu
option-move-column-forward = { THING("column") }: { AMOUNT($steps, "space") } do przodu
option-move-column-backward = { THING("column") }: { AMOUNT($steps, "space") } do tyłu
option-rotate-inner = Obróć wewnętrzne koło zgodnie z ruchem wskazówek zegara za { AMOUNT($cost, "coin", form: "acc") }
option-rotate-middle = Obróć środkowe koło przeciwnie do ruchu wskazówek zegara za { AMOUNT($cost, "coin", form: "acc") }
option-segment = Segment { $segment }: { $inner }; { $middle }; { $outer }
option-take-clay = Weź zamiast tego { AMOUNT($amount, "wet-clay", form: "acc") }
option-take-coins = Weź zamiast tego { AMOUNT($amount, "coin", form: "acc") }
option-make-warrior = { $warrior } za { AMOUNT($clay, "wet-clay", form: "acc") }: { AMOUNT($points, "point") }
option-build-warrior = { $warrior } za { AMOUNT($coins, "coin", form: "acc") }
option-buy-specialist = { $specialist } za { AMOUNT($coins, "coin", form: "acc") } i { THING($weapon, form: "acc") }
option-buy-master = { $master }: żeton { $token } za { AMOUNT($coins, "coin", form: "acc") }
option-favour-clay = { AMOUNT($amount, "wet-clay") } i { AMOUNT($points, "point") }
option-favour-coins = { AMOUNT($amount, "coin") } i { AMOUNT($points, "point") }
option-use-weapon = Użyj { THING($weapon, form: "gen") }: { AMOUNT($points, "point") }
option-use-spear = Użyj włóczni: { AMOUNT($points, "point") } i { AMOUNT($coins, "coin") }
option-shoot = figura na polu { $cell }: { AMOUNT($points, "point") }
option-warrior = { $warrior } na polu { $cell } ({ $owner_seat })
option-group = { AMOUNT($warriors, $warrior) } na polu { $cell }
option-empty-warehouses = magazyny { $warehouses }: { AMOUNT($clay, "dry-clay") }


space-coins = weź { AMOUNT($amount, "coin", form: "acc") }
space-clay = weź { AMOUNT($amount, "wet-clay", form: "acc") }
space-build = utwórz wojownika za { AMOUNT($amount, "wet-clay", form: "acc") }
space-soak = zwilż całą suchą glinę
space-upgrade = zamień rzemieślnika na artystę
space-master = { $master }
space-priority = weź żeton kolejności
space-weapon = przygotuj { THING($weapon, form: "acc") }
space-specialist = kup specjalistę



refused-already-rotated = W tej turze koło zostało już obrócone; wolno tylko raz.
refused-too-few-coins-to-rotate = Masz { AMOUNT($have, "coin", form: "acc") }; koszt obrócenia koła to { $cost }.


refused-segment-closed = W segmencie { $segment } jest artysta, więc w tej rundzie nikt więcej się tam nie zmieści.
refused-segment-needs-artisan = W segmencie { $segment } jest rzemieślnik, więc może do niego dołączyć tylko artysta.
refused-no-craftsman-in-hand = Nie masz już w tej rundzie rzemieślnika do umieszczenia.
refused-no-artisan-in-hand = Nie masz już w tej rundzie artysty do umieszczenia; daje go zamiana rzemieślnika.


refused-outer-ring-has-no-alternative = Glinę albo monetę można wziąć tylko zamiast akcji wewnętrznego lub środkowego koła.
refused-repeated-action-has-no-alternative = Mistrz zarządca powtarza samą akcję; nie można wziąć zamiast niej gliny ani monety.
refused-no-dry-clay = Nie masz suchej gliny do zwilżenia.
refused-upgrade-needs-craftsman = Stoi tu twój artysta, a zamienić można tylko rzemieślnika.
refused-priority-stack-empty = W tej rundzie nie ma już żetonów kolejności.
refused-priority-token-held = Masz już żeton kolejności; wolno mieć tylko jeden.
refused-weapon-already-active = Ta broń jest już aktywna: { THING($weapon) }.


refused-too-little-wet-clay = Masz { AMOUNT($have, "wet-clay", form: "acc") }; koszt tego wojownika to { $cost }. Suchą glinę można zwilżyć.
refused-organizer-column-empty = W organizerze nie ma już figurki tego rodzaju: { THING($warrior) }.
refused-mausoleum-full = W mauzoleum nie ma już pustego pola.
refused-cell-occupied = Na polu { $cell } stoi już figura; wybierz puste pole.


refused-not-your-warrior = Na polu { $cell } nie ma twojego wojownika.
refused-warrior-just-made = Wojownik na polu { $cell } jest właśnie utworzony; przesunąć można tylko innego twojego wojownika.
refused-warrior-cannot-move = Wojownik na polu { $cell } nie ma pustego pola, na które można go przesunąć.
refused-way-not-empty = Na drodze do pola { $cell } stoi figura; wszystkie pola drogi muszą być puste.
refused-horse-cannot-follow = Gdyby wojownik stanął na polu { $cell }, koń wystawałby poza mauzoleum.
refused-not-in-line = Pole { $cell } nie leży ani w rzędzie, ani w kolumnie wojownika z pola { $from_cell }.
refused-no-empty-space-between = Między kusznikiem a figurą na polu { $cell } nie ma pustego pola.
refused-not-nearest-statue = Bliższa figura zasłania tę na polu { $cell }; przy tym stole liczy się tylko najbliższa.
refused-no-statue-there = Na polu { $cell } nie ma figury, w którą można celować.


refused-weapon-inactive = Ten specjalista ({ THING($specialist) }) wymaga aktywnej broni ({ THING($weapon) }); najpierw ją przygotuj.
refused-too-few-coins-for-specialist = Masz { AMOUNT($have, "coin", form: "acc") }; koszt tego specjalisty ({ THING($specialist) }) to { $cost }.
refused-specialist-sold-out = Tego specjalisty nie można już kupić: { THING($specialist) }.
refused-no-space-for-specialist = W mauzoleum nie ma pustego pola dla tego specjalisty: { THING($specialist) }.
refused-specialist-needs-empty-space = Na polu { $cell } stoi już figura; specjalista potrzebuje pustego pola.
refused-no-warrior-can-mount = Żaden z twoich wojowników nie może dosiąść konia: potrzeba dwóch pustych pól w linii obok wojownika, który jeszcze nie ma konia.
refused-not-your-rider = Wojownik na polu { $cell } nie jest twój; konia może dosiąść tylko twój wojownik.
refused-already-mounted = Wojownik na polu { $cell } ma już konia; wolno mieć tylko jednego.
refused-no-room-for-horse = Koń się tam nie zmieści: potrzebuje dwóch pustych pól w linii obok wojownika na polu { $cell }.


refused-master-token-spent = Ten żeton mistrza jest już umieszczony.
refused-too-few-coins-for-master = Masz { AMOUNT($have, "coin", form: "acc") }; koszt tego żetonu mistrza to { $cost }.
refused-too-few-coins-to-build = Masz { AMOUNT($have, "coin", form: "acc") }; w tej rundzie koszt mistrza budowniczego to { $cost }.
refused-not-most-remaining = Mistrz budowniczy tworzy tylko wojownika, którego w organizerze zostało najwięcej.
refused-warehouses-empty = W tych magazynach nie ma gliny.
refused-all-weapons-active = Wszystkie twoje bronie są już aktywne.


refused-not-among-his-places = Zasady, którymi kieruje się Li Si, zostawiają mu inne miejsca niż to.


game-terracotta = Terakotowa armia
table-crossbow = Kusza
table-crossbow-any = liczy do dowolnej figury w linii
table-crossbow-nearest = liczy tylko do najbliższej figury
table-challenges = Wyzwania Cesarza
table-challenges-random = wylosowane
setup-challenges-need-solo = Wyzwania Cesarza są tylko dla gry solo, w której przeciwnikiem jest Li Si.
setup-too-many-challenges = Liczba wyzwań do wyboru: tylko { $most }.



thing-officer = oficer
    .acc = oficera
    .gen = oficera
thing-guard = strażnik
    .acc = strażnika
    .gen = strażnika
thing-crossbowman = kusznik
    .acc = kusznika
    .gen = kusznika
thing-soldier = żołnierz
    .acc = żołnierza
    .gen = żołnierza
thing-sword = miecz
    .gen = miecza
thing-halberd = halabarda
    .acc = halabardę
    .gen = halabardy
thing-crossbow = kusza
    .acc = kuszę
    .gen = kuszy
thing-spear = włócznia
    .acc = włócznię
    .gen = włóczni


thing-horse = koń
    .acc = konia
    .gen = konia
thing-footman = sługa
    .acc = sługę
    .gen = sługi
thing-archer = klęczący kusznik
    .acc = klęczącego kusznika
    .gen = klęczącego kusznika
thing-musician = muzyk
    .acc = muzyka
    .gen = muzyka


thing-builder = mistrz budowniczy
    .acc = mistrza budowniczego
    .gen = mistrza budowniczego
thing-administrator = mistrz zarządca
    .acc = mistrza zarządcę
    .gen = mistrza zarządcy
thing-inspector = mistrz inspektor
    .acc = mistrza inspektora
    .gen = mistrza inspektora
thing-clay-maker = mistrz wytwórca gliny
    .acc = mistrza wytwórcę gliny
    .gen = mistrza wytwórcy gliny
thing-supervisor = mistrz nadzorca
    .acc = mistrza nadzorcę
    .gen = mistrza nadzorcy
thing-blacksmith = mistrz kowal
    .acc = mistrza kowala
    .gen = mistrza kowala


thing-inner = wewnętrzne koło
    .gen = wewnętrznego koła
thing-middle = środkowe koło
    .gen = środkowego koła
thing-outer = zewnętrzne koło
    .gen = zewnętrznego koła
thing-craftsman = rzemieślnik
    .acc = rzemieślnika
    .gen = rzemieślnika
thing-artisan = artysta
    .acc = artystę
    .gen = artysty


thing-row = inspektor rzędów
    .acc = inspektora rzędów
thing-column = inspektor kolumn
    .acc = inspektora kolumn


thing-up = w górę
thing-right = w prawo
thing-down = w dół
thing-left = w lewo


thing-purple = Fioletowy
thing-yellow = Żółty
thing-green = Zielony
thing-blue = Niebieski
thing-li-si = Li Si


thing-organizer = organizer
thing-weapons = bronie
thing-inspectors = inspektorzy
thing-musicians = muzycy
thing-tiles = żetony punktowania
thing-footmen = słudzy
thing-groups = grupy
thing-archers = klęczący kusznicy
thing-leftovers = niewykorzystane zasoby
thing-solo = gra solo


thing-tile-quarter-nw = wojownicy w sektorze północno-zachodnim
thing-tile-quarter-ne = wojownicy w sektorze północno-wschodnim
thing-tile-quarter-sw = wojownicy w sektorze południowo-zachodnim
thing-tile-quarter-se = wojownicy w sektorze południowo-wschodnim
thing-tile-officer = wszyscy oficerowie
thing-tile-guard = wszyscy strażnicy
thing-tile-crossbowman = wszyscy kusznicy
thing-tile-soldier = wszyscy żołnierze
thing-tile-middle-row = wojownicy w środkowym rzędzie
thing-tile-middle-column = wojownicy w środkowej kolumnie
thing-tile-coins = monety
thing-tile-clay = glina, mokra i sucha


thing-rich-treasury = Bogaty skarbiec
thing-full-stores = Pełne składy
thing-armed-workshop = Uzbrojony warsztat
thing-imperial-favour = Łaska cesarza
thing-head-start = Przewaga na starcie
thing-trained-hand = Wprawna ręka
thing-no-idle-hands = Bez próżnowania
thing-overtime = Nadgodziny


thing-worker = robotnik
thing-clay = glina
thing-wet-clay = mokra glina
thing-dry-clay = sucha glina
thing-coin = moneta
thing-points = punkty zwycięstwa (PZ)
thing-statue = figura
thing-warrior = wojownik
thing-specialist = specjalista
thing-weapon = broń
thing-master = mistrz
thing-master-token = żeton mistrza
thing-mausoleum = mauzoleum
thing-action-wheel = warsztat
thing-segment = segment
thing-warehouse = magazyn
thing-inspector-track = tor inspektora
thing-priority-token = żeton kolejności
thing-scoring-tile = żeton punktowania
thing-group = grupa
thing-domination = dominacja
thing-presence = obecność
thing-turn-order = kolejność tur
thing-round = runda
thing-action-phase = faza akcji
thing-scoring-phase = faza punktowania
thing-cleanup-phase = faza porządkowania
thing-end-game-scoring = punktowanie końcowe
thing-overseer = dozorca
thing-action-card = karta akcji
thing-reshuffle-card = karta tasowania
thing-spare-action = akcja zastępcza
thing-surprise-build = budowa z zaskoczenia


thing-round-scoring = Punktacja tej rundy
thing-game-scoring = Punktacja końcowa
`;export{e as default};
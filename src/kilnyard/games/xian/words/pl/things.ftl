# Everything on the table by its name. Forms: `a` is the name with its indefinite article.

## Workers

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

## Helpers

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

## Buildings

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

## Resources

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

## The pit

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

## Equipment

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

## The Supervisor track and its tiles

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

## Players

thing-purple = Fioletowy
thing-orange = Pomarańczowy
thing-cyan = Błękitny
thing-jade = Nefrytowy

## Where points come from

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

## Other words of the rules

thing-master-builder = budowniczy
thing-toll = myto
thing-points = punkty prestiżu
thing-round = runda
thing-phase = faza
thing-game-scoring = Punktacja końcowa

# Everything on the table by its name, in the nominative. Forms: `acc` is the accusative, `gen` the
# genitive; a name without one has it like the nominative.
# docs/glossary.md lists these names in all languages.

## Warriors and their Weapons

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

## Specialists

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

## Masters

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

## Action Wheel

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

## Inspectors, by what they look along

thing-row = inspektor rzędów
    .acc = inspektora rzędów
thing-column = inspektor kolumn
    .acc = inspektora kolumn

## Directions

thing-up = w górę
thing-right = w prawo
thing-down = w dół
thing-left = w lewo

## Players

thing-purple = Fioletowy
thing-yellow = Żółty
thing-green = Zielony
thing-blue = Niebieski
thing-li-si = Li Si

## Where points come from

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

## Scoring tiles, by what they compare

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

## The Emperor's Challenges

thing-rich-treasury = Bogaty skarbiec
thing-full-stores = Pełne składy
thing-armed-workshop = Uzbrojony warsztat
thing-imperial-favour = Łaska cesarza
thing-head-start = Przewaga na starcie
thing-trained-hand = Wprawna ręka
thing-no-idle-hands = Bez próżnowania
thing-overtime = Nadgodziny

## Other words of the rules

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

## Scorings to come

thing-round-scoring = Punktacja tej rundy
thing-game-scoring = Punktacja końcowa

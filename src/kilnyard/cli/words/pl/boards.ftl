# Co widać na planszy narysowanej tekstem. Krótko, bo prawie wszystko stoi w tabelach.

## Terakotowa armia: litery figurek i robotników, każda inna

letter-officer = O
letter-guard = S
letter-crossbowman = K
letter-soldier = Ż
letter-horse = k
letter-footman = G
letter-archer = L
letter-musician = M
letter-craftsman = r
letter-artisan = a

## Krótkie nazwy

short-builder = Budowniczy
short-administrator = Zarządca
short-inspector = Inspektor
short-clay-maker = Wytwórca gliny
short-supervisor = Nadzorca
short-blacksmith = Kowal
short-archer = klęczący kusznik
short-tile-quarter-nw = Sektor płn.-zach.
short-tile-quarter-ne = Sektor płn.-wsch.
short-tile-quarter-sw = Sektor płd.-zach.
short-tile-quarter-se = Sektor płd.-wsch.
short-tile-officer = Oficerowie
short-tile-guard = Strażnicy
short-tile-crossbowman = Kusznicy
short-tile-soldier = Żołnierze
short-tile-middle-row = Rząd 4
short-tile-middle-column = Kolumna e
short-tile-coins = Monety
short-tile-clay = Glina, mokra i sucha
short-organizer = Organizer
short-weapons = Bronie
short-inspectors = Inspektorzy
short-musicians = Muzycy
short-tiles = Żetony
short-footmen = Słudzy
short-groups = Grupy
short-archers = Klęczący kusznicy
short-leftovers = Zasoby
short-solo = Premia solo

## Pola warsztatu

wheel-coins = +{ $amount } { $amount ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}
wheel-clay = +{ $amount } { $amount ->
    [one] glina
   *[other] gliny
}
wheel-build = Wojownik −{ $amount }
wheel-soak = Zwilżanie
wheel-upgrade = Zamiana
wheel-master = { $thing }
wheel-priority = Kolejność
wheel-weapon = { $thing }
wheel-specialist = Specjalista

## Części stołu

board-inspectors = miejsca inspektorów
board-warehouses = magazyn z suchą gliną
board-signs = Znaki:
board-owners = liczba oznacza właściciela
board-inner = wewnętrzne
board-middle = środkowe
board-outer = zewnętrzne
board-workers = kto
board-warehouse = Glina
board-round = Runda { $round } z { $rounds }
board-order = Kolejność
board-tiles = Żetony punkt.
board-tiles-pay = domin./obecn.
board-pays = { $domination }/{ $presence } PZ
board-organizer = Wojownicy
board-column = zostało { $remaining }, +{ $points } PZ
board-none-left = brak
board-specialists = Specjaliści
board-price = zostało { $remaining }, { $coins } { $coins ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}
board-masters = Mistrzowie
board-at-master = { $master }:
board-priority-stack = Żetony kolejności na stosie:
board-players = Gracze
board-coins = Monety
board-wet = Mokra glina
board-dry = Sucha glina
board-craftsmen = Rzemieślnicy
board-artisans = Artyści (zasoby)
board-artisans-cell = { $inhand } ({ $supply })
board-weapons = Aktywne bronie
board-tokens = Żetony mistrzów
board-note = { $what }: { $value }
board-priority = Kolejność
board-points = PZ
board-sources = { $total } PZ:
board-source = { $source } { $points }
board-hand = { $points } PZ, { $coins } { $coins ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}, glina mokra: { $wet }, sucha: { $dry }, aktywne bronie: { $weapons }

## Li Si

board-overseer = Dozorca
board-weapon-row = Bronie, od najbardziej pożądanej:
board-cards = Karty:
board-cards-cell = w talii: { $deck }, odrzucone: { $discarded }; Mistrzowie do odkrycia: { $masters }
board-active-cards = Aktywne karty:
board-turns-inner = (obraca wewnętrzne koło)
board-turns-middle = (obraca środkowe koło)
board-challenges = Wyzwania Cesarza:

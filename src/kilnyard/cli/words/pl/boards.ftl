# Co widać na planszy narysowanej tekstem. Krótko, bo prawie wszystko stoi w tabelach.

## Terakotowa armia: litery figurek i robotników, każda inna

letter-officer = O
letter-guard = S
letter-crossbowman = K
letter-soldier = Ż
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
short-archer = Kl. kusznik
short-tile-quarter-nw = Ćwiartka NW
short-tile-quarter-ne = Ćwiartka NE
short-tile-quarter-sw = Ćwiartka SW
short-tile-quarter-se = Ćwiartka SE
short-tile-officer = Oficerowie
short-tile-guard = Strażnicy
short-tile-crossbowman = Kusznicy
short-tile-soldier = Żołnierze
short-tile-middle-row = Rząd 4
short-tile-middle-column = Kolumna e
short-tile-coins = Monety
short-tile-clay = Glina (każda)
short-organizer = organizer
short-weapons = bronie
short-inspectors = inspektorzy
short-musicians = muzycy
short-tiles = żetony punktowania
short-footmen = słudzy
short-groups = grupy
short-archers = klęczący kusznicy
short-leftovers = pozostałe zasoby
short-solo = premia solo

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
wheel-soak = Nawilżenie
wheel-upgrade = Szkolenie
wheel-master = { $thing }
wheel-priority = Kolejność
wheel-weapon = { $thing }
wheel-specialist = Specjalista

## Części stołu

board-inspectors = miejsca inspektorów
board-rider = { $warrior } na koniu, od { $first } do { $last }
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
board-priority-stack = Żetony kolejności na stosie
board-players = Gracze
board-coins = Monety
board-wet = Mokra
board-dry = Sucha
board-craftsmen = Rzemieśl.
board-artisans = Artyści
board-artisans-cell = { $inhand } (+{ $supply })
board-weapons = Aktywne bronie: { $weapons }
board-tokens = Żetony mistrzów: { $tokens }
board-priority = Kolejność
board-points = PZ
board-sources = { $total } PZ = { $sources }
board-hand = { $points } PZ, { $coins } { $coins ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}, glina mokra: { $wet }, sucha: { $dry }, aktywne bronie: { $weapons }

## Li Si

board-overseer = Dozorca (◆)
board-segment = segment { $segment }
board-weapon-row = Bronie, od najbardziej pożądanej
board-cards = Karty
board-cards-cell = w talii: { $deck }, odrzucone: { $discarded }; Mistrzowie do odkrycia: { $masters }
board-active-cards = Aktywne karty
board-turns-inner = (obraca wewnętrzne)
board-turns-middle = (obraca środkowe)
board-challenges = Wyzwania Cesarza

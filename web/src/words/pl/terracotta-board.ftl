# Co się mówi na planszy Terakotowej armii, o jej graczach i na planszy tekstowej.

## Części planszy

part-mausoleum = Mauzoleum
part-wheel = Warsztat
part-supplies = Zasoby
board-title-organizer = Wojownicy
board-title-specialists = Specjaliści
board-title-masters = Mistrzowie
board-title-order = Kolejność tur
board-title-priority = Żetony kolejności
board-rounds = Rundy i żetony punktowania
board-none = brak
board-name-builder = Budowniczy
board-name-administrator = Zarządca
board-name-inspector = Inspektor
board-name-clay-maker = Wytwórca gliny
board-name-supervisor = Nadzorca
board-name-blacksmith = Kowal

## To, co pod wskaźnikiem

board-refused = { $about }. Nie teraz: { $reason }
board-cell = { $cell }: { $figure }
board-cell-empty = { $cell }: puste
board-warrior = { $warrior } ({ $seat })
board-rider = { $warrior } na koniu ({ $seat })
board-horse = koń, jeździec na polu { $rider_cell } ({ $seat })
board-archer = klęczący kusznik, zwrócony { $facing }
board-segment = { $actions }. { $workers }
board-worker = { $worker }: { $seat }
board-both-workers = { THING("craftsman") }: { $seat }, { THING("artisan") }: { $other_seat }
board-ring = { $ring }
board-warehouse = Magazyn { $warehouse }: { AMOUNT($clay, "dry-clay") }
board-inspector = { $inspector }: { $inspector ->
    [row] rząd { $place }
   *[column] kolumna { $place }
}
board-tile = Runda { $round }: { $tile }. Dominacja { $domination }, obecność { $presence }
board-column = { $remaining ->
    [0] { $warrior }: brak
   *[other] { $warrior }: zostało { $remaining }, następny wart { AMOUNT($points, "point", form: "acc") }
}
board-specialist = { $remaining ->
    [0] { $specialist }: brak
   *[other] { $specialist }: zostało { $remaining }, cena: { AMOUNT($cost, "coin") } i { $weapon }
}
board-master = { $master }: { $names }
board-master-free = { $master }: jeszcze nikt
board-token = Żeton mistrza za { AMOUNT($coins, "coin", form: "acc") }
board-order = Kolejność tur: { $names }
board-priority = { $count ->
    [0] Na stosie nie ma żetonów kolejności
    [one] Na stosie: żeton kolejności { $numbers }
   *[other] Na stosie: żetony kolejności { $numbers }
}

## Li Si

board-overseer = Dozorca Li Si: segment { $segment }
board-deck = Talia: { AMOUNT($cards, "card") }
board-discard = { $count ->
    [0] Brak odrzuconych kart
   *[other] { $reshuffle ->
        [0] Odrzucone: { $numbers }
       *[other] Odrzucone: { $numbers } i karta tasowania
    }
}
board-card = Karta { $card }: { $action }
board-card-turning = Karta { $card }: { $action }; obraca: { $rings }
board-weapon-row = { $count ->
    [0] Bronie, od najbardziej pożądanej: { $weapons }. Żadna nie jest aktywna
   *[other] Bronie, od najbardziej pożądanej: { $weapons }. Aktywne: { $ready }
}
board-masters-to-come = Karty mistrzów do odkrycia: { $masters }
board-challenges = { $count ->
    [0] Bez wyzwań Cesarza
   *[other] Wyzwania Cesarza: { $challenges }
}

## Gracz

player-coming = runda +{ $points }
player-coming-about = Punktacja tej rundy dałaby teraz { AMOUNT($points, "point", form: "acc") }
player-weapon-ready = { $weapon }: broń aktywna
player-weapon-used = { $weapon }: broń nieaktywna
player-craftsmen = Rzemieślnicy w ręce: { $count }
player-artisans = Artyści w ręce: { $count }, do zdobycia: { $supply }
player-tokens = { $count ->
    [one] Żeton mistrza za { $tokens }
   *[other] Żetony mistrzów za { $tokens }
}
player-no-tokens = Brak żetonów mistrzów
player-priority = Żeton kolejności { $number }
player-sources = Punkty według źródeł
player-source-organizer = Organizer
player-source-weapons = Bronie
player-source-inspectors = Inspektorzy
player-source-musicians = Muzycy
player-source-tiles = Żetony punktowania
player-source-footmen = Słudzy
player-source-groups = Grupy
player-source-archers = Kusznicy
player-source-leftovers = Zasoby
player-source-solo = Premia solo

## Plansza tekstowa

text-players = Gracze
text-round = Runda { $round } z { $rounds }
text-active = Teraz gra { $seat }.
text-empty = puste
text-nobody = nikt
text-weapons = { $weapons }
text-col-round = Runda
text-col-tile = Żeton punktowania
text-col-domination = Dominacja
text-col-presence = Obecność
text-col-segment = Segment
text-col-inner = Wewnętrzne koło
text-col-middle = Środkowe koło
text-col-outer = Zewnętrzne koło
text-col-craftsman = Rzemieślnik
text-col-artisan = Artysta
text-col-warehouse = Magazyn
text-col-warrior = Wojownik
text-col-left = Zostało
text-col-points = Punkty, od następnego
text-col-specialist = Specjalista
text-col-weapon = Broń
text-col-price = Cena
text-col-master = Mistrz
text-col-owners = Czyj żeton
text-row-colour = Kolor
text-row-points = Punkty zwycięstwa
text-row-coins = Monety
text-row-wet = Mokra glina
text-row-dry = Sucha glina
text-row-weapons = Aktywne bronie
text-row-craftsmen = Rzemieślnicy w ręce
text-row-artisans = Artyści w ręce
text-row-supply = Artyści do zdobycia
text-row-tokens = Pozostałe żetony mistrzów
text-row-priority = Żeton kolejności

## Galeria

gallery-title = Galeria plansz
gallery-board = Plansza: { $name }
zoom-whole = Cała plansza

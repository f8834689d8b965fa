# What stands on the board of Xi'an drawn in text. Short, since most of it stands in lines.
# $tolls, $pigments, $name, $material, $section, $source, $what, $value (text): short words; the others are numbers.

xian-round = Runda { $round } z { $rounds }, faza { $phase }
xian-order = Kolejność:
xian-removed = Dawne życzenia:
xian-requests = Życzenia
xian-pair = Budynki { $standing }/{ $limit }
xian-closed = ZAMKNIĘTE
xian-minister = pierwszy minister
xian-tolls = myto { $tolls }
xian-row = Wyposażenie
xian-equipment = { $name } ({ $material }, { $section }) { $coins }${ $clay ->
    [0] { "" }
   *[other] { " " }+{ $clay } glina
}
xian-track = Nadzorcy
xian-end-tiles = Pozostałe płytki końcowe
xian-supply = Zasoby
xian-statues-left = posągi { $count }
xian-statue = posąg
xian-painted = żołnierz gracza 1
xian-signed = z sygnaturą gracza 1
xian-space = co daje pole
xian-statue-cost = posąg
xian-clay-cell = glina { $clay }
xian-paint-cost = malowanie
xian-any = dowolny
xian-places = miejsca
xian-soldiers = żołnierze
xian-players = Gracze
xian-points-short = PP
xian-coins-short = $
xian-clay-short = Glina
xian-builders-short = Bud.
xian-signatures-short = Syg.
xian-soldiers-short = Żoł.
xian-pair-shown = para
xian-hand = na ręce
xian-cards-in-hand = kart na ręce: { $count }
xian-helpers = Pomocnicy:
xian-tiles = płytki:
xian-used-tiles = użyte:
xian-end-tile = Płytka końcowa:
xian-equipment-count = Wykute wyposażenie: { $count }
xian-own-equipment = Wyposażenie:
xian-equipment-points = teraz { $points } PP
xian-source = { $source } { $points }
xian-note = { $what }: { $value }
xian-sources = { $total } PP:
xian-brief = { $points } PP, { $coins }$, glina { $clay }, pigmenty: { $pigments }
xian-letter-yellow = Ż
xian-letter-red = C
xian-letter-green = Z
xian-letter-blue = N
xian-colour-yellow = żółty
xian-colour-red = czerwony
xian-colour-green = zielony
xian-colour-blue = niebieski

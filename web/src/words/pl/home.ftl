# Strona główna: gry, moje stoły, stoły do oglądania, zapisy gier.

home-play = Zagraj od razu
# $count (number): bots
home-play-bots = { $count ->
    [one] Przeciw { $count } botowi
   *[other] Przeciw { $count } botom
}
# $opponent (thing): who plays against one person alone
home-play-alone = Solo przeciw { $opponent }
home-new = Nowy stół…
home-rules = Zasady
# $least, $most (number)
home-people = { $least }–{ $most } graczy
home-minutes = { $least }–{ $most } minut
home-about-terracotta = Wznieś glinianą armię Pierwszego Cesarza: obracaj koła warsztatu, wysyłaj robotników i ustawiaj wojowników tam, gdzie spojrzą inspektorzy.

## Stoły

home-continue = Graj dalej
home-finished = Zakończone gry
home-watch = Oglądaj
home-watch-nothing = W tej chwili nikt nie gra publicznie.
# $count (number): tables
home-all = Pokaż wszystkie ({ $count })
home-fewer = Pokaż mniej
home-seat-open = wolne miejsce
home-status-gathering = czeka na graczy
home-status-over = zakończona
# $round, $rounds (number)
home-round = runda { $round } z { $rounds }

## Zapisy gier

home-record = Otwórz zapis gry
home-record-about = Upuść tu plik .kgn, aby obejrzeć grę i grać od niej dalej.
home-record-choose = Wybierz plik…

## Gry, które nadejdą

home-to-come = Wkrótce
home-game-xian = Xi'an
home-game-architects = Architekci Zachodniego Królestwa
home-api = Dla botów i programów: protokół miejsc
home-figures = Wszystkie figury i znaki

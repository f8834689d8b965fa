# Galeria figur, ikon i kolorów, okładki i wykresy.

figures-title = Figury, ikony i kolory
figures-about = Wszystko, z czego rysowane są stoły, za dnia i w nocy. Każda nazwa jest tą, której używa się w kodzie.
figures-day = Za dnia
figures-night = W nocy
figures-statues = Figury
figures-nobody = niczyj
figures-horses = Konie
figures-archers = Dokąd mierzy klęczący kusznik
figures-emblems = Godła właścicieli
figures-icons = Ikony
figures-one-colour = W jednym kolorze
figures-colours = Kolory
figures-letters = Litery
figures-letters-sample = Zażółć gęślą jaźń: rzemieślnik ugniata glinę, piec wypala armię. 0123456789
figures-buttons = Przyciski
figures-button = Zwykły
figures-button-primary = Pierwszy
figures-button-quiet = Cichy
figures-button-disabled = Nie teraz
figures-covers = Okładki
figures-charts = Wykresy

cover-terracotta = Terracotta Army: szeregi glinianych wojowników przed łuną pieca
cover-xian = Xi’an: brama grobowca między górami w barwach minerałów
cover-architects = Architekci Zachodniego Królestwa: katedralny witraż nad dębowym rusztowaniem

# $round (number): which round
chart-round = { NUMBER($round) }
chart-rounds = Runda
chart-before-first = Początek

# Strony zasad i protokołu miejsc.

# $game (text): the game's name
rules-title = Zasady: { $game }
# $count (number): rules
rules-about = Zasady, których pilnuje stół ({ $count }), każda w jednym zdaniu i naszymi słowami. Gdy coś jest niemożliwe, stół wskazuje jedną z nich.
rules-search = Szukaj
rules-found = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}
rules-parts = Części zasad
# $lines (text): numbers of lines; $count (number): how many
rules-cite-en = { $count ->
    [one] angielska instrukcja, wiersz { $lines }
   *[other] angielska instrukcja, wiersze { $lines }
}
rules-cite-fr = { $count ->
    [one] francuska instrukcja, wiersz { $lines }
   *[other] francuska instrukcja, wiersze { $lines }
}
rules-cite-pl = { $count ->
    [one] polska instrukcja, wiersz { $lines }
   *[other] polska instrukcja, wiersze { $lines }
}
# $decision (text): the name of a decision of ours
rules-decision = nasza decyzja: { ID($decision) }

## Terracotta Army

rules-part-TA-SET = Przygotowanie gry
rules-part-TA-KEY = Najważniejsze pojęcia
rules-part-TA-GAME = Rundy i fazy
rules-part-TA-ACT = Faza akcji
rules-part-TA-RING = Akcje kół
rules-part-TA-WAR = Tworzenie wojowników
rules-part-TA-OFF = Oficer
rules-part-TA-GUA = Strażnik
rules-part-TA-CRO = Kusznik
rules-part-TA-SOL = Żołnierz
rules-part-TA-SPE = Kupowanie specjalistów
rules-part-TA-HOR = Koń
rules-part-TA-FOO = Sługa
rules-part-TA-ARC = Klęczący kusznik
rules-part-TA-MUS = Muzyk
rules-part-TA-MAS = Mistrzowie w fazie porządkowania
rules-part-TA-BUI = Mistrz budowniczy
rules-part-TA-ADM = Mistrz zarządca
rules-part-TA-INS = Mistrz inspektor
rules-part-TA-CLA = Mistrz wytwórca gliny
rules-part-TA-SUP = Mistrz nadzorca
rules-part-TA-BLA = Mistrz kowal
rules-part-TA-SCO = Faza punktowania
rules-part-TA-CLE = Faza porządkowania
rules-part-TA-END = Punktowanie końcowe
rules-part-TA-SOLO-SET = Li Si: przygotowanie gry
rules-part-TA-SOLO-ACT = Li Si: faza akcji
rules-part-TA-SOLO-SUR = Li Si: budowa z zaskoczenia
rules-part-TA-SOLO-SCO = Li Si: punktowanie i porządkowanie
rules-part-TA-SOLO-RING = Li Si: akcje kół
rules-part-TA-SOLO-MAS = Li Si: mistrzowie
rules-part-TA-SOLO-WEA = Li Si: broń
rules-part-TA-SOLO-SPE = Li Si: specjaliści
rules-part-TA-SOLO-SPARE = Li Si: karty i akcje zastępcze
rules-part-TA-SOLO-BUILD = Li Si: wojownicy
rules-part-TA-SOLO-CHA = Wyzwania Cesarza
rules-part-TA-SOLO-END = Li Si: koniec gry

## Protokół miejsc

api-title = Protokół miejsc
api-about = Wszystko, co robią te strony, może robić też program: pyta pod tymi samymi adresami i dowiaduje się tego, co wolno wiedzieć jego miejscu. Kluczem miejsca jest żeton z końca odnośnika, wysyłany jako „Authorization: Bearer ŻETON”.
api-docs = Jak bot siada i gra, opisuje krok po kroku docs/seat-protocol.md; cały bot jest w examples/random_bot.py.
api-raw = Cały opis w formacie OpenAPI (JSON)
api-paths = O co można pytać
api-types = Co jest wysyłane i odbierane
api-takes = otrzymuje
api-gives = odpowiada

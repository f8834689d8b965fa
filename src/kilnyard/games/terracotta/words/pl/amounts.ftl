# Things that are counted, in the nominative. Every message has $count (number).
# Forms: `acc` is the accusative, `gen` the genitive; an amount without one has it like the
# nominative.

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

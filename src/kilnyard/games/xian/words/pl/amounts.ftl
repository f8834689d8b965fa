# Things that are counted. Every message has $count (number).

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
    [one] { $count } bryła gliny
    [few] { $count } bryły gliny
   *[many] { $count } brył gliny
}
    .acc = { $count ->
        [one] { $count } bryłę gliny
        [few] { $count } bryły gliny
       *[many] { $count } brył gliny
    }
amount-point = { $count } PP
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
amount-soldier = { $count ->
    [one] { $count } żołnierz
    [few] { $count } żołnierzy
   *[many] { $count } żołnierzy
}
    .acc = { $count ->
        [one] { $count } żołnierza
        [few] { $count } żołnierzy
       *[many] { $count } żołnierzy
    }
amount-type = { $count ->
    [one] { $count } rodzaj
    [few] { $count } rodzaje
   *[many] { $count } rodzajów
}
amount-match = { $count ->
    [one] { $count } dopasowanie
    [few] { $count } dopasowania
   *[many] { $count } dopasowań
}
amount-tile = { $count ->
    [one] { $count } nieużyta płytka
    [few] { $count } nieużyte płytki
   *[many] { $count } nieużytych płytek
}
    .acc = { $count ->
        [one] { $count } nieużytą płytkę
        [few] { $count } nieużyte płytki
       *[many] { $count } nieużytych płytek
    }
amount-resource = { $count ->
    [one] { $count } zasób
    [few] { $count } zasoby
   *[many] { $count } zasobów
}
amount-exchange = { $count ->
    [one] { $count } wymiana
    [few] { $count } wymiany
   *[many] { $count } wymian
}
    .acc = { $count ->
        [one] { $count } wymianę
        [few] { $count } wymiany
       *[many] { $count } wymian
    }

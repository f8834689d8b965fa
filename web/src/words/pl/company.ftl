# Towarzystwo przy stole: co ludzie do siebie mówią i oglądanie z opóźnieniem.

## Rozmowa

chat-title = Czat
chat-lines = Co powiedziano
chat-nothing = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
chat-send = Wyślij
chat-readers = Rozmawiają tylko osoby przy stole.
chat-left = { $count ->
    [one] został { $count } znak
    [few] zostały { $count } znaki
    [many] zostało { $count } znaków
   *[other] zostało { $count } znaku
}
chat-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}
chat-said = { ID($name) }: { ID($text) }
chat-people = Kogo słuchać
chat-mute = Ukryj, co mówi { ID($name) }
chat-key = do czatu, jeśli jest z kim rozmawiać

## Oglądanie z opóźnieniem

behind-waiting = { $moves ->
    [one] Oglądasz z opóźnieniem o { $moves } ruch
    [few] Oglądasz z opóźnieniem o { $moves } ruchy
    [many] Oglądasz z opóźnieniem o { $moves } ruchów
   *[other] Oglądasz z opóźnieniem o { $moves } ruchu
}. Decyduje: { $names }
behind-about = Ten stół pokazuje się widzom z opóźnieniem, tura po turze: każda tura dopiero wtedy, gdy padnie jeszcze co najmniej { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}. Gdy gra się skończy, będzie widać wszystko.

# Rama każdej strony i to, co może się nie udać między stroną a serwerem.

app-name = Kilnyard
# $page (text): the page's title; $name (text): the site's
shell-title = { $page } · { $name }
# $page (text): the title without this
shell-title-turn = ● Twoja tura – { $page }
shell-your-turn = Twoja tura
# $count (number): tables that wait
shell-turns = { $count ->
    [one] Twoja tura
    [few] Twoja tura przy { $count } stołach
   *[other] Twoja tura przy { $count } stołach
}
shell-skip = Przejdź do treści
shell-home = Strona główna
shell-close = Zamknij
shell-save = Zapisz
shell-again = Spróbuj ponownie
shell-loading = Wczytywanie…
shell-unloaded = Nie udało się wczytać tej strony.
shell-go-light = Włącz jasny motyw
shell-go-dark = Włącz ciemny motyw
shell-name = Twoje imię
shell-no-name = Twoje imię
shell-name-title = Jak masz na imię?
shell-name-about = To imię widzą inni przy twoich stołach. Konto nie jest potrzebne: pamięta cię ta przeglądarka.

## Między stroną a serwerem

shell-unreachable = Serwer nie odpowiada. Kolejna próba…
shell-broken = Na tej stronie coś poszło nie tak. Przy stole nic nie zginęło.
# $status (number): the HTTP status
shell-status = Serwer nie mógł odpowiedzieć (kod { $status }).
shell-stale = Ktoś wykonał ruch wcześniej: tak wygląda teraz stół.

## Ustawienia

settings = Ustawienia
settings-language = Język
settings-theme = Motyw
settings-theme-system = Jak w systemie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-still = Bez animacji
settings-still-about = Wszystko jest od razu na swoim miejscu.
settings-sounds = Dźwięki
settings-sounds-about = Cichy dźwięk, gdy przychodzi twoja tura.
settings-notify = Powiadomienia
settings-notify-about = Wezwanie od systemu, gdy przychodzi twoja tura, a ta karta jest ukryta.
settings-notify-denied = Przeglądarka nie pozwala na nie tej stronie; najpierw zezwól na nie w jej ustawieniach.

## Boty

bot-random = Początkujący bot
bot-random-about = gra losowo
bot-greedy = Solidny bot
bot-greedy-about = bierze to, co od razu się opłaca

## Nie ma takiej strony

missing-title = Nie ma takiej strony
missing-about = Może w adresie jest literówka, a może tego, do czego prowadził, już nie ma.

# The frame around every page, and what goes wrong between page and server.

app-name = Kilnyard
# $page (text): the page's title; $name (text): the site's
shell-title = { $page } · { $name }
# $page (text): the title without this
shell-title-turn = ● Your turn – { $page }
shell-your-turn = Your turn
# $count (number): tables that wait
shell-turns = { $count ->
    [one] It is your turn
   *[other] Your turn at { $count } tables
}
shell-skip = Skip to the page
shell-home = Home
shell-close = Close
shell-save = Save
shell-again = Try again
shell-loading = Loading…
shell-unloaded = This page could not be loaded.
shell-go-light = To the light theme
shell-go-dark = To the dark theme
shell-name = Your name
shell-no-name = Your name
shell-name-title = What are you called?
shell-name-about = Others see this name at the tables where you sit. There is no account: this browser remembers you.

## Between page and server

shell-unreachable = The server does not answer. Trying again…
shell-broken = Something went wrong on this page. Nothing at the table is lost.
# $status (number): the HTTP status
shell-status = The server could not answer (status { $status }).
shell-stale = Somebody moved before you: this is how the table stands now.

## Settings

settings = Settings
settings-language = Language
settings-theme = Theme
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-still = No animations
settings-still-about = Things are at once where they go.
settings-sounds = Sounds
settings-sounds-about = A quiet one when it is your turn.
settings-notify = Notifications
settings-notify-about = A call from your system when it is your turn and you are looking elsewhere.
settings-notify-denied = Your browser does not allow them for this site; allow them in its settings first.

## Bots

bot-random = Novice bot
bot-random-about = plays at random
bot-greedy = Solid bot
bot-greedy-about = takes what pays at once

## No such page

missing-title = There is no such page
missing-about = The address may be mistyped, or what it led to is gone.

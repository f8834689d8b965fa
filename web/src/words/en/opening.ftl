# Opening a table, sending links, taking a seat.

# $game (text): the game's name
new-title = New table: { $game }
new-people = How many people play?
# $count (number): people
new-people-count = { $count ->
    [1] Alone
   *[other] { $count }
}
new-others = With whom?
new-others-link = By link
new-others-here = At this device
new-others-bot = Bots
# $seat (text): the seat's colour
new-who = Who plays { $seat }?
new-who-me = Me
# $name (text): my name
new-who-me-name = Me ({ ID($name) })
new-who-link = Somebody, by link
new-who-here = Somebody at this device
new-who-bot = A bot
new-which-bot = Which bot plays { $seat }?
new-seat-name = Name of who plays { $seat }
new-name = Name (optional)
# $opponent (thing): the game's own player
new-opponent = { $opponent } plays against you.

## Time

new-pace = Time
new-pace-untimed = No clock
new-pace-live = Live
new-pace-days = Over days
new-minutes = Minutes for each player
new-increment = Seconds more after each turn
new-days = Time for each turn
# $days (number)
new-days-count = { $days ->
    [one] 1 day
   *[other] { $days } days
}
new-at-zero = When the time is up
new-at-zero-bot = A bot plays on
new-at-zero-concede = The seat concedes
new-watching = Who may watch?
new-watching-anyone = Anybody
new-watching-later = Anybody, some moves later
new-watching-nobody = Nobody

## More

new-more = Own edition, seed
new-edition = Edition
new-edition-about = A file with your own component values, laid over the ones shipped.
new-edition-choose = Choose a file…
new-edition-forget = Leave it out
new-seed = Seed
new-seed-about = The same text deals the same game again. Leave it empty for one that nobody knows.
new-open = Open the table
new-open-links = Open the table and get the links

## Links and seats

seats-title = Seats
seats-about = A link gives its seat to whoever opens it. A new link ends the one before it.
seats-invite = Send the links
# $count (number): links
seats-invite-about = { $count ->
    [one] Whoever opens this link takes the seat. The game begins when it is taken.
   *[other] Whoever opens a link takes its seat. The game begins when all are taken.
}
seats-later = You find the links again at the table, under “Seats”, where you can also send new ones.
seats-go = Go to the table
# $seat (text): who the link is for
seats-link-of = Link for { ID($seat) }
seats-copy = Copy
seats-copied = Copied
seats-share = Share…
seats-share-title = Your seat at a table on Kilnyard
seats-is-mine = you
seats-is-mine-bot = you, but a bot plays on for now
seats-is-person = taken
seats-is-open = still open
seats-is-bot = bot
seats-is-game = plays by the rules of the game
seats-is-conceded = has conceded
seats-new-link = New link
seats-other-device = Play on another device
seats-end-link = End this link
seats-bot = Let a bot play on
seats-back = Take the seat back
seats-webhook = Announce my turns at a web address
seats-webhook-about = When it is your turn, the server sends a signed note there. Leave the address empty to end that.
seats-webhook-address = Address
seats-webhook-secret = Secret that signs it
seats-webhook-saved = Your turns are announced there.
seats-webhook-ended = Your turns are no longer announced.

## Taking a seat

join-title = A seat for you
# $game (text): the game's name
join-game = You are invited to a game of { $game }.
join-about = This link gives you a seat at a table.
# $colour (text): the seat's colour
join-seat = Your colour: { $colour }
# $seat (seat): who has it
join-taken = { $seat } has this seat already. Take it if that is you, on another device; if not, ask for a link of your own.
join-others = Who sits there too
join-sit = Take the seat
join-watch = Only watch
join-ask-again = Ask whoever sent you the link for a new one.

var e=`

setup-people = This game is for { $least } to { $most } people, not for { $people }.
setup-unknown-option = This game has no option “{ ID($option) }”. Its options: { ID($possible) }.
setup-unknown-value = The option “{ ID($option) }” has no value “{ ID($value) }”. Possible: { ID($possible) }.


refused-not-your-turn = It is not for { $seat } to decide now.
refused-game-over = The game is over; there is nothing left to decide.
refused-unknown-option = “{ ID($option) }” is not among what { $seat } may pick now. Possible: { ID($possible) }.
undo-nothing = { $seat } has no move to take back.
undo-another-seat = { $other_seat } has moved last, so { $seat } can take nothing back.
undo-revealed = The last move of { $seat } has revealed something, so it stands.
redo-nothing = There is no move to make again.
redo-another-seat = The move to make again is one of { $other_seat }, not of { $seat }.
plan-no-turn = { $seat } has no turn to plan now.


edition-syntax = { $file ->
    [none] The edition is not TOML at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }.
   *[other] { ID($file) } is not TOML at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }.
}
edition-wrong-value = { ID($path) } is { ID($found) }; expected: { ID($expected) }.
edition-unknown-value = There is no { ID($path) }. Possible here: { ID($possible) }.
edition-missing-value = { ID($path) } is missing.
edition-unknown-row = { ID($path) } has no row with { ID($field) } = { ID($row) }. Possible: { ID($possible) }.
edition-repeated-row = { ID($path) } has two rows with { ID($field) } = { ID($row) }.
edition-rows = { ID($path) } needs exactly these rows, in this order: { ID($rows) }.
edition-at-most = { ID($path) } is { $value }; it may be { $most } at most.
edition-at-least = { ID($path) } is { $value }; it must be { $least } at least.


notation-bad-tag = This is no tag; a tag is written [Name "value"].
notation-unknown-tag = There is no tag “{ ID($tag) }”. Tags: { ID($possible) }.
notation-repeated-tag = The tag “{ ID($tag) }” stands here a second time.
notation-late-tag = The tag “{ ID($tag) }” must stand before the first move.
notation-missing-tag = The tag “{ ID($tag) }” is missing.
notation-open-comment = This comment is never closed.
notation-stray = “{ ID($found) }” has no place here.
notation-unknown-game = There is no game “{ ID($game) }”. Games: { ID($possible) }.
notation-bad-option = “{ ID($found) }” is no option; an option is written name=value, and only once.
notation-other-edition = The record was played with the edition “{ ID($expected) }”; this one is “{ ID($found) }”.
notation-hidden = This record leaves out what was hidden, so it cannot be played on.
notation-wrong-turn = This line is for turn { $turn }, but turn { $expected } comes now.
notation-unknown-seat = Nobody here is called “{ ID($found) }”. Possible: { ID($possible) }.
notation-no-seat = It is not said who makes the move “{ ID($token) }”; write the seat and a colon before it.
notation-secret = “{ ID($token) }” is a secret pick; those stand in parentheses.
notation-not-secret = “{ ID($token) }” is no secret pick; only those stand in parentheses.
notation-unknown-token = { $seat } cannot pick “{ ID($token) }” now. Possible: { ID($possible) }.
notation-refused = { $clause ->
    [none] { $seat } may not pick “{ ID($token) }”: { $reason }
   *[other] { $seat } may not pick “{ ID($token) }”: { $reason } ({ ID($clause) })
}
notation-after-end = The game is over, but “{ ID($found) }” follows.
notation-wrong-check = The position does not match the record: its check is { ID($found) }, the record says { ID($expected) }.


seat-without-name = Player { $number }
list-and = { $first } and { $last }
language-unknown = There are no words for the language “{ ID($language) }”. These are spoken here: { $languages }.



table-unknown = There is no table “{ ID($table) }”.
table-private = Nobody may watch this table but those who sit at it.
table-gathering = The game begins when every seat is taken.
table-not-playing = That is for a game in play.
table-given-up = The game has ended, since nobody is left to play it against.
table-unreadable = This table cannot be opened here any more: it is damaged, or was begun with another version of Kilnyard.
table-crowded = Too many people look at this table already.
table-too-many = You have { $most } tables that are not over. Finish one first.
table-bad-clock = A clock needs between one second and { $most } days, and adds a day a turn at most.
table-seats-of-record = The record is of a game for { $people ->
    [one] { $people } person
   *[other] { $people } people
}; { $seats ->
    [one] { $seats } seat was
   *[other] { $seats } seats were
} asked for.
game-unknown = There is no game “{ ID($game) }”. Games: { ID($possible) }.
bot-unknown = There is no bot “{ ID($bot) }”. Bots: { ID($possible) }.
move-unknown = There is no move { $move } here: so far { $moves ->
    [0] none was made
    [one] { $moves } move was made
   *[other] { $moves } moves were made
}.
record-bad = Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) } of the record: { $reason }
fork-not-over = A fork shows what is to come, so it has to wait until the game is over.


seat-unknown = There is no seat { $number } for a person at this table.
seat-not-yours = The seat of { $seat } is not yours.
seat-with-bot = A bot plays for { $seat } now; take the seat back first.
seat-bots-own = { $seat } is a bot, with nobody to take the seat back.
seat-conceded = { $seat } has conceded.
seat-out-of-time = { $seat } has no time left.
seat-not-gone = { $seat } is still here, or was less than { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} ago.
link-dead = This link is no longer good. Ask the host of the table for a new one.
watching-only = Who watches makes no moves.


undo-over = The game is over, so nothing is taken back.
command-key = A command needs a key of between 1 and { $most } letters.


chat-length = A line of the chat has between 1 and { $most } characters.
chat-too-often = That was a lot at once; wait a moment before you say more.


request-unknown = There is nothing at this address.
request-method = This address does not do that.
request-too-large = That is too much at once.
request-not-json = What is sent here must be JSON.
request-invalid = The request does not fit: { ID($detail) }
request-foreign = This request comes from a page of another site.
request-too-often = Too many requests; wait a moment.
request-conflict = Somebody else was a moment faster; try again.
server-fault = Something went wrong here. The fault is ours, and nothing was changed.


webhook-bad-url = A webhook needs an address that begins with http:// or https://, has no password, and is no longer than { $most } letters.
webhook-unknown-host = There is no host “{ ID($host) }”.
webhook-private = “{ ID($host) }” is within this machine or its network; webhooks are not sent there.


figures-title = Figures, icons and colours
figures-about = Everything the tables are drawn with, by day and by night. Each name is the one to use in code.
figures-day = By day
figures-night = By night
figures-statues = Statues
figures-nobody = nobody’s
figures-horses = Horses
figures-archers = Where a Kneeling Archer aims
figures-emblems = Emblems of the owners
figures-icons = Icons
figures-one-colour = In one colour
figures-colours = Colours
figures-letters = Letters
figures-letters-sample = Twelve craftsmen knead clay, glaze jars and fire a quiet army: 0123456789
figures-buttons = Buttons
figures-button = Usual
figures-button-primary = First
figures-button-quiet = Quiet
figures-button-disabled = Not now
figures-covers = Covers
figures-charts = Charts

cover-terracotta = Terracotta Army: ranks of clay warriors before the glow of a kiln
cover-xian = Xi’an: a tomb gate between mountains of mineral colours
cover-architects = Architects of the West Kingdom: a cathedral window over an oak scaffold

chart-round = { NUMBER($round) }
chart-rounds = Round
chart-before-first = Start



chat-title = Chat
chat-lines = What was said
chat-nothing = Nobody has said anything yet.
chat-say = Say something
chat-send = Say it
chat-readers = Only those who sit here talk.
chat-left = { $count ->
    [one] { $count } letter left
   *[other] { $count } letters left
}
chat-unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
chat-said = { ID($name) }: { ID($text) }
chat-people = Whom to listen to
chat-mute = Hide what { ID($name) } says
chat-key = to the chat, where there is somebody to talk to


behind-waiting = { $moves ->
    [one] You watch { $moves } move behind
   *[other] You watch { $moves } moves behind
}. Waiting for { $names }
behind-about = This table is shown to its watchers with a delay, turn by turn: each turn once at least { $moves ->
    [one] { $moves } more move has
   *[other] { $moves } more moves have
} been made. When the game is over, all of it is here.


home-play = Play now
home-play-bots = { $count ->
    [one] Against 1 bot
   *[other] Against { $count } bots
}
home-play-alone = Alone against { $opponent }
home-new = New table…
home-rules = Rules
home-people = { $least } to { $most } players
home-minutes = { $least } to { $most } minutes
home-about-terracotta = Raise the First Emperor's army of clay: turn the rings of the wheel, send out your Workers, and place your Warriors where the Inspectors will look.


home-continue = Continue
home-finished = Finished games
home-watch = Watch
home-watch-nothing = Nobody plays in the open right now.
home-all = Show all { $count }
home-fewer = Show fewer
home-seat-open = open seat
home-status-gathering = waiting for players
home-status-over = finished
home-round = round { $round } of { $rounds }


home-record = Open a game record
home-record-about = Drop a .kgn file here to look back at a game and to play on from it.
home-record-choose = Choose a file…


home-to-come = To come
home-game-xian = Xi'an
home-game-architects = Architects of the West Kingdom
home-api = For bots and programs: the seat protocol
home-figures = Every figure and sign


new-title = New table: { $game }
new-people = How many people play?
new-people-count = { $count ->
    [1] Alone
   *[other] { $count }
}
new-others = With whom?
new-others-link = By link
new-others-here = At this device
new-others-bot = Bots
new-who = Who plays { $seat }?
new-who-me = Me
new-who-me-name = Me ({ ID($name) })
new-who-link = Somebody, by link
new-who-here = Somebody at this device
new-who-bot = A bot
new-which-bot = Which bot plays { $seat }?
new-seat-name = Name of who plays { $seat }
new-name = Name (optional)
new-opponent = { $opponent } plays against you.


new-pace = Time
new-pace-untimed = No clock
new-pace-live = Live
new-pace-days = Over days
new-minutes = Minutes for each player
new-increment = Seconds more after each turn
new-days = Time for each turn
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


new-more = Own edition, seed
new-edition = Edition
new-edition-about = A file with your own component values, laid over the ones shipped.
new-edition-choose = Choose a file…
new-edition-forget = Leave it out
new-seed = Seed
new-seed-about = The same text deals the same game again. Leave it empty for one that nobody knows.
new-open = Open the table
new-open-links = Open the table and get the links


seats-title = Seats
seats-about = A link gives its seat to whoever opens it. A new link ends the one before it.
seats-invite = Send the links
seats-invite-about = { $count ->
    [one] Whoever opens this link takes the seat. The game begins when it is taken.
   *[other] Whoever opens a link takes its seat. The game begins when all are taken.
}
seats-later = You find the links again at the table, under “Seats”, where you can also send new ones.
seats-go = Go to the table
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


join-title = A seat for you
join-game = You are invited to a game of { $game }.
join-about = This link gives you a seat at a table.
join-seat = Your colour: { $colour }
join-taken = { $seat } has this seat already. Take it if that is you, on another device; if not, ask for a link of your own.
join-others = Who sits there too
join-sit = Take the seat
join-watch = Only watch
join-ask-again = Ask whoever sent you the link for a new one.


rules-title = Rules: { $game }
rules-about = The { $count } rules as the table keeps them, one sentence each, in our own words. Whenever something is not possible, the table names one of these.
rules-search = Search
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-parts = Parts of the rules
rules-cite-en = { $count ->
    [one] English rulebook, line { $lines }
   *[other] English rulebook, lines { $lines }
}
rules-cite-fr = { $count ->
    [one] French rulebook, line { $lines }
   *[other] French rulebook, lines { $lines }
}
rules-cite-pl = { $count ->
    [one] Polish rulebook, line { $lines }
   *[other] Polish rulebook, lines { $lines }
}
rules-decision = our decision: { ID($decision) }


rules-part-TA-SET = Set-up
rules-part-TA-KEY = Key concepts
rules-part-TA-GAME = Rounds and phases
rules-part-TA-ACT = Action Phase
rules-part-TA-RING = Ring actions
rules-part-TA-WAR = Making Warriors
rules-part-TA-OFF = The Officer
rules-part-TA-GUA = The Guard
rules-part-TA-CRO = The Crossbowman
rules-part-TA-SOL = The Soldier
rules-part-TA-SPE = Buying Specialists
rules-part-TA-HOR = The Horse
rules-part-TA-FOO = The Footman
rules-part-TA-ARC = The Kneeling Archer
rules-part-TA-MUS = The Musician
rules-part-TA-MAS = Masters in the Cleanup Phase
rules-part-TA-BUI = The Master Builder
rules-part-TA-ADM = The Master Administrator
rules-part-TA-INS = The Master Inspector
rules-part-TA-CLA = The Master Clay Maker
rules-part-TA-SUP = The Master Supervisor
rules-part-TA-BLA = The Master Blacksmith
rules-part-TA-SCO = Scoring Phase
rules-part-TA-CLE = Cleanup Phase
rules-part-TA-END = End Game Scoring
rules-part-TA-SOLO-SET = Li Si: set-up
rules-part-TA-SOLO-ACT = Li Si: Action Phase
rules-part-TA-SOLO-SUR = Li Si: Surprise Build
rules-part-TA-SOLO-SCO = Li Si: scoring and cleanup
rules-part-TA-SOLO-RING = Li Si: ring actions
rules-part-TA-SOLO-MAS = Li Si: Masters
rules-part-TA-SOLO-WEA = Li Si: Weapons
rules-part-TA-SOLO-SPE = Li Si: Specialists
rules-part-TA-SOLO-SPARE = Li Si: cards and Spare Actions
rules-part-TA-SOLO-BUILD = Li Si: Warriors
rules-part-TA-SOLO-CHA = The Emperor's Challenges
rules-part-TA-SOLO-END = Li Si: the end


api-title = The seat protocol
api-about = Everything these pages do, a program can do too: it asks the same addresses and is told what its seat may know. The key of a seat is the token at the end of its link, sent as “Authorization: Bearer TOKEN”.
api-docs = How a bot sits down and plays is told step by step in docs/seat-protocol.md, with a whole bot in examples/random_bot.py.
api-raw = The whole description as OpenAPI (JSON)
api-paths = What can be asked
api-types = What is sent and answered
api-takes = is sent
api-gives = answers


app-name = Kilnyard
shell-title = { $page } · { $name }
shell-title-turn = ● Your turn – { $page }
shell-your-turn = Your turn
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


shell-unreachable = The server does not answer. Trying again…
shell-broken = Something went wrong on this page. Nothing at the table is lost.
shell-status = The server could not answer (status { $status }).
shell-stale = Somebody moved before you: this is how the table stands now.


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


bot-random = Novice bot
bot-random-about = plays at random
bot-greedy = Solid bot
bot-greedy-about = takes what pays at once


missing-title = There is no such page
missing-about = The address may be mistyped, or what it led to is gone.



play-loading = The table is being laid…
play-round = Round { $round } of { $rounds }
play-watchers = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
}
play-board = Board
play-no-board = There is nothing to see yet.
play-players = Players
play-tray = What is mine
play-panels = Beside the board
play-tools = Tools
play-home = All tables
play-rules = Rules
play-menu = Table and settings
play-this-game = This game
play-how-i-sit = How I like to sit
play-text-board = Board as text
play-skip-to-choices = Skip to the choices


play-sending = On its way…
play-waiting = Waiting for { $names }
play-looking-at-start = Looking back: the start of the game
play-looking-back = Looking back: round { $round }, turn { $turn } of { $seat }, after move { $move }
play-plan-prompt = Plan. { $prompt }
play-won = { $names } wins
play-won-together = { $names } win together
play-over = The game is over
play-typed = { $number }…


play-choices = Choices
play-choices-count = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
play-over-hint = Step through the game below: every move, turn and round of it is there.
play-refused = Not possible now ({ $count })
play-mark-several = Mark some; what is left has them all
play-amount = How many
play-point-hint = Point at a choice to see what it costs and brings; at anything else to learn why not.
play-rest-hint = Point at a line of the log and the board shows where it happened.
play-about = What it would do
play-previewing = Looking ahead…
play-no-preview = It cannot be looked ahead just now.
play-change-more = +{ $amount }
play-change-less = −{ $amount }
play-change = { $thing }: { $before } → { $after }
play-points-change = { $before } → { $after }
play-ends-turn = Ends your turn
play-reveals = Turns up something hidden; this cannot be taken back
play-do-it = Do it
play-end-turn = End the turn
play-go-back = Go back
play-open-rules = (opens the rules)


play-undo = Undo
play-undo-turn = Undo the whole turn
play-undo-refused = Undo: { $why }
play-redo = Redo
play-concede = Concede the game
play-concede-sure = Concede for good? A bot plays on for you, and you come last.
play-copied = Copied


play-decides = to decide
play-thinking = is thinking
play-away = away
play-conceded = conceded
play-seat-open = nobody yet
play-seat-there = is here
play-seat-bot = a bot
play-bot = Bot ({ $bot })
play-clock = { $days ->
    [0] Time left: { $hours } h { $minutes } min { $seconds } s
   *[other] Time left: { $days ->
        [one] { $days } day
       *[other] { $days } days
    }, { $hours } h
}
play-clock-days = { $days } d { $hours } h


play-log = Log
play-log-all = All
play-log-filter = Whose lines to show
play-log-copy = Copy the log as text
play-log-empty = Nothing has happened yet.
play-set-up = Set-up
play-turn-of = { $seat }, turn { $turn }
play-look-at-turn = Look at the table after this turn
play-rule-of-line = Rule { $clause }
play-and-before = And { $count ->
    [one] { $count } thing
   *[other] { $count } things
} before that.
play-announce-prompt = { $prompt } { $count ->
    [one] { $count } choice.
   *[other] { $count } choices.
}
play-since = Since your last turn
play-since-close = Seen


play-time = Time travel
play-time-line = The moment shown
play-moment = Move { $move } of { $moves }
play-moment-of = { $seat }, round { $round }, turn { $turn }, move { $move }
play-round-back = A round back
play-turn-back = A turn back
play-move-back = A move back
play-again = Play the game again
play-pause = Pause
play-move-ahead = A move ahead
play-turn-ahead = A turn ahead
play-round-ahead = A round ahead
play-speed = Speed
play-times = { $speed }×
play-back-to-now = Back to now
play-back-to-my-turn = Your turn: back to now
play-share-moment = Copy a link to this moment
play-download = Save the game record (.kgn)
play-fork = Go on from here against bots
play-fork-about = A new table is opened that begins after move { $move } of this game. This one stays as it is.
play-fork-seat = I play
play-fork-open = Open it


play-score = Score
play-score-when = Which moment to count to
play-score-now = Now
play-score-after = With: { $scoring }
play-score-table = Points by source
play-source = Source
play-total = Total
play-signed = { $sign ->
    [minus] −{ $number }
   *[plus] +{ $number }
}
play-chart = Points round by round
play-outlook = { $scoring }, if it came now
play-outlook-none = Nobody would score anything.


play-result = Result
play-place = { $place }.
play-rematch = Play again
play-story = The final scoring
play-story-again = Watch the final scoring
play-story-back = A step back
play-story-ahead = A step ahead
play-story-on = Go on
play-story-skip = To the result
play-step = { $step } of { $steps }


play-plan = Plan
play-plan-begin = Plan my next turn
play-planning = You are planning; nobody sees it.
play-plan-kept = Your plan
play-plan-done = The plan reaches the end of your turn.
play-plan-reveals = Here something hidden would turn up, so the plan ends.
play-plan-stopped = The plan stops at “{ $pick }”.
play-plan-not-offered = It is not on offer any more.
play-plan-send = Play this plan
play-plan-take-back = One step back
play-plan-keep = Keep for later
play-plan-change = Change
play-plan-drop = Drop


play-pass-to = Pass the screen to { $seat }
play-pass-why = The table is covered until { $seat } is there.
play-pass-here = I am { $seat }
play-draw-curtain = Cover the table


play-gathering = Waiting for everybody to sit down
play-gathering-about = The game begins as soon as every seat is taken. A link gives its seat to whoever opens it first.


play-connecting = Connecting again… nothing is lost.


play-confirm = Ask before a choice ends my turn
play-confirm-touch = On touch screens
play-confirm-always = Always
play-confirm-never = Never
play-curtain = Cover the table between people at one screen
play-curtain-hidden = When the game hides something
play-curtain-always = Always
play-curtain-never = Never
play-tap-first = On touch screens the first tap shows what would happen, the second does it
play-letters = Numbers and letters on the keyboard are shortcuts


play-keys = Keyboard
play-key-pick = pick the choice with this number
play-key-move = move among choices, on the board and in the list
play-key-do = do what is marked, or pick the number typed
play-key-back = go back, without doing anything
play-key-undo = undo
play-key-undo-turn = undo the whole turn
play-key-redo = redo
play-key-choices = to the list of choices
play-key-board = to the board
play-key-log = to the log
play-key-score = to the score
play-key-plan = plan, or put the plan aside
play-key-text = board as text, or drawn
play-key-moves = a move back, a move ahead
play-key-turns = a turn back, a turn ahead
play-key-now = back to now
play-key-help = this page



part-mausoleum = Mausoleum
part-wheel = Action Wheel
part-supplies = Supplies
board-title-organizer = Warriors
board-title-specialists = Specialists
board-title-masters = Masters
board-title-order = Turn Order
board-title-priority = Priority tokens
board-rounds = Rounds and Scoring tiles
board-none = none
board-name-builder = Builder
board-name-administrator = Administrator
board-name-inspector = Inspector
board-name-clay-maker = Clay Maker
board-name-supervisor = Supervisor
board-name-blacksmith = Blacksmith


board-refused = { $about }. Not now: { $reason }
board-cell = { $cell }: { $figure }
board-cell-empty = { $cell }: empty
board-warrior = { $warrior } ({ $seat })
board-rider = { $warrior } on a Horse ({ $seat })
board-horse = Horse, its rider on { $rider_cell } ({ $seat })
board-archer = Kneeling Archer, facing { $facing }
board-segment = { $actions }. { $workers }
board-worker = { $worker }: { $seat }
board-both-workers = { THING("craftsman") }: { $seat }, { THING("artisan") }: { $other_seat }
board-ring = { $ring }
board-warehouse = Warehouse { $warehouse }: { AMOUNT($clay, "dry-clay") }
board-inspector = { $inspector }: { $inspector ->
    [row] row { $place }
   *[column] column { $place }
}
board-tile = Round { $round }: { $tile }. Domination { $domination }, Presence { $presence }
board-column = { $remaining ->
    [0] { $warrior }: none left
   *[other] { $warrior }: { $remaining } left, the next is worth { AMOUNT($points, "point") }
}
board-specialist = { $remaining ->
    [0] { $specialist }: none left
   *[other] { $specialist }: { $remaining } left, for { AMOUNT($cost, "coin") } and the { $weapon }
}
board-master = { $master }: { $names }
board-master-free = { $master }: nobody yet
board-token = Master token for { AMOUNT($coins, "coin") }
board-order = Turn Order: { $names }
board-priority = { $count ->
    [0] No Priority token left on the stack
    [one] On the stack: Priority token { $numbers }
   *[other] On the stack: Priority tokens { $numbers }
}


board-overseer = The Overseer of Li Si: segment { $segment }
board-deck = Deck: { AMOUNT($cards, "card") }
board-discard = { $count ->
    [0] No card discarded
   *[other] { $reshuffle ->
        [0] Discarded: { $numbers }
       *[other] Discarded: { $numbers } and the Reshuffle card
    }
}
board-card = Card { $card }: { $action }
board-card-turning = Card { $card }: { $action }; turns the { $rings }
board-weapon-row = { $count ->
    [0] Weapons, most wanted first: { $weapons }. None is ready
   *[other] Weapons, most wanted first: { $weapons }. Ready: { $ready }
}
board-masters-to-come = Master cards to come: { $masters }
board-challenges = { $count ->
    [0] No Challenge of the Emperor
   *[other] The Emperor’s Challenges: { $challenges }
}


player-coming = round +{ $points }
player-coming-about = This round’s scoring would bring { AMOUNT($points, "point") } now
player-weapon-ready = { $weapon }: ready
player-weapon-used = { $weapon }: not ready
player-craftsmen = Craftsmen in hand: { $count }
player-artisans = Artisans in hand: { $count }, to be gained: { $supply }
player-tokens = { $count ->
    [one] Master token for { $tokens }
   *[other] Master tokens for { $tokens }
}
player-no-tokens = No Master token left
player-priority = Priority token { $number }
player-sources = Points by source
player-source-organizer = Organizer
player-source-weapons = Weapons
player-source-inspectors = Inspectors
player-source-musicians = Musicians
player-source-tiles = Scoring tiles
player-source-footmen = Footmen
player-source-groups = Groups
player-source-archers = Archers
player-source-leftovers = Leftovers
player-source-solo = Solo bonus


text-players = Players
text-round = Round { $round } of { $rounds }
text-active = It is the turn of { $seat }.
text-empty = empty
text-nobody = nobody
text-weapons = { $weapons }
text-col-round = Round
text-col-tile = Scoring tile
text-col-domination = Domination
text-col-presence = Presence
text-col-segment = Segment
text-col-inner = Inner Ring
text-col-middle = Middle Ring
text-col-outer = Outer Ring
text-col-craftsman = Craftsman
text-col-artisan = Artisan
text-col-warehouse = Warehouse
text-col-warrior = Warrior
text-col-left = Left
text-col-points = Points, next first
text-col-specialist = Specialist
text-col-weapon = Weapon
text-col-price = Price
text-col-master = Master
text-col-owners = Who has a token there
text-row-colour = Colour
text-row-points = Victory Points
text-row-coins = Coins
text-row-wet = Wet Clay
text-row-dry = Dry Clay
text-row-weapons = Weapons ready
text-row-craftsmen = Craftsmen in hand
text-row-artisans = Artisans in hand
text-row-supply = Artisans to be gained
text-row-tokens = Master tokens left
text-row-priority = Priority token


gallery-title = Gallery of boards
gallery-board = Board: { $name }
zoom-whole = Whole board
`;export{e as default};
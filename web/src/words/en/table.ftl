# At a table: what is asked and what may be done, what happened, looking back, planning, the score.

## The page

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

## What is asked, or awaited

play-sending = On its way…
# $names (text): the seats that must decide
play-waiting = Waiting for { $names }
play-looking-at-start = Looking back: the start of the game
play-looking-back = Looking back: round { $round }, turn { $turn } of { $seat }, after move { $move }
# $prompt (text): the question that the plan has come to
play-plan-prompt = Plan. { $prompt }
play-won = { $names } wins
play-won-together = { $names } win together
play-over = The game is over
play-typed = { $number }…

## Choices

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

## Tools

play-undo = Undo
play-undo-turn = Undo the whole turn
# $why (text): a sentence
play-undo-refused = Undo: { $why }
play-redo = Redo
play-concede = Concede the game
play-concede-sure = Concede for good? A bot plays on for you, and you come last.
play-copied = Copied

## Players

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

## The log

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
# $prompt (text): a question
play-announce-prompt = { $prompt } { $count ->
    [one] { $count } choice.
   *[other] { $count } choices.
}
play-since = Since your last turn
play-since-close = Seen

## Time

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

## Score

play-score = Score
play-score-when = Which moment to count to
play-score-now = Now
# $scoring (thing): a scoring to come
play-score-after = With: { $scoring }
play-score-table = Points by source
play-source = Source
play-total = Total
# $sign (text): plus or minus; $number (number): how many
play-signed = { $sign ->
    [minus] −{ $number }
   *[plus] +{ $number }
}
play-chart = Points round by round
play-outlook = { $scoring }, if it came now
play-outlook-none = Nobody would score anything.

## The end

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

## Plans

play-plan = Plan
play-plan-begin = Plan my next turn
play-planning = You are planning; nobody sees it.
play-plan-kept = Your plan
play-plan-done = The plan reaches the end of your turn.
play-plan-reveals = Here something hidden would turn up, so the plan ends.
# $pick (text): what the plan could not do
play-plan-stopped = The plan stops at “{ $pick }”.
play-plan-not-offered = It is not on offer any more.
play-plan-send = Play this plan
play-plan-take-back = One step back
play-plan-keep = Keep for later
play-plan-change = Change
play-plan-drop = Drop

## One device

play-pass-to = Pass the screen to { $seat }
play-pass-why = The table is covered until { $seat } is there.
play-pass-here = I am { $seat }
play-draw-curtain = Cover the table

## Before the game

play-gathering = Waiting for everybody to sit down
play-gathering-about = The game begins as soon as every seat is taken. A link gives its seat to whoever opens it first.

## Connection

play-connecting = Connecting again… nothing is lost.

## Habits

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

## Keys

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

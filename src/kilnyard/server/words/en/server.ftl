# What the server says to who asks it for something. Arguments called by a text are spoken as typed.

## Tables

table-unknown = There is no table “{ ID($table) }”.
table-private = Nobody may watch this table but those who sit at it.
table-gathering = The game begins when every seat is taken.
table-not-playing = That is for a game in play.
table-given-up = The game has ended, since nobody is left to play it against.
table-unreadable = This table cannot be opened here any more: it is damaged, or was begun with another version of Kilnyard.
table-crowded = Too many people look at this table already.
# $most (number): how many tables one person may have open
table-too-many = You have { $most } tables that are not over. Finish one first.
# $most (number): days
table-bad-clock = A clock needs between one second and { $most } days, and adds a day a turn at most.
# $seats (number): those that were asked for; $people (number): those of the record
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
# $line, $column (number): the place in the record; $reason (text): what is wrong there
record-bad = Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) } of the record: { $reason }
fork-not-over = A fork shows what is to come, so it has to wait until the game is over.

## Seats

# $number (number): the seat, counted from 1
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

## Moves

undo-over = The game is over, so nothing is taken back.
# $most (number): letters
command-key = A command needs a key of between 1 and { $most } letters.

## Talk

# $most (number): characters
chat-length = A line of the chat has between 1 and { $most } characters.
chat-too-often = That was a lot at once; wait a moment before you say more.

## Requests

request-unknown = There is nothing at this address.
request-method = This address does not do that.
request-too-large = That is too much at once.
# $expected (text): a media type
request-not-json = What is sent here must be JSON.
request-invalid = The request does not fit: { ID($detail) }
request-foreign = This request comes from a page of another site.
request-too-often = Too many requests; wait a moment.
request-conflict = Somebody else was a moment faster; try again.
server-fault = Something went wrong here. The fault is ours, and nothing was changed.

## Webhooks

# $most (number): letters
webhook-bad-url = A webhook needs an address that begins with http:// or https://, has no password, and is no longer than { $most } letters.
webhook-unknown-host = There is no host “{ ID($host) }”.
webhook-private = “{ ID($host) }” is within this machine or its network; webhooks are not sent there.

# Company at a table: what people say to each other, and watching with a delay.

## Talk

chat-title = Chat
chat-lines = What was said
chat-nothing = Nobody has said anything yet.
chat-say = Say something
chat-send = Say it
chat-readers = Only those who sit here talk.
# $count (number): letters
chat-left = { $count ->
    [one] { $count } letter left
   *[other] { $count } letters left
}
chat-unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
# $name (text): who said it; $text (text): what they typed
chat-said = { ID($name) }: { ID($text) }
chat-people = Whom to listen to
# $name (text): somebody at the table
chat-mute = Hide what { ID($name) } says
chat-key = to the chat, where there is somebody to talk to

## Watching with a delay

# $moves (number): how far behind; $names (text): whose turn it was then
behind-waiting = { $moves ->
    [one] You watch { $moves } move behind
   *[other] You watch { $moves } moves behind
}. Waiting for { $names }
# $moves (number): how far behind
behind-about = This table is shown to its watchers with a delay, turn by turn: each turn once at least { $moves ->
    [one] { $moves } more move has
   *[other] { $moves } more moves have
} been made. When the game is over, all of it is here.

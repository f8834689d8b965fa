# What core says about tables, moves, editions and game records. Arguments that are called by a text
# are spoken as they were typed.

## Setting up a table

setup-people = This game is for { $least } to { $most } people, not for { $people }.
setup-unknown-option = This game has no option “{ ID($option) }”. Its options: { ID($possible) }.
setup-unknown-value = The option “{ ID($option) }” has no value “{ ID($value) }”. Possible: { ID($possible) }.

## Moves

refused-not-your-turn = It is not for { $seat } to decide now.
refused-game-over = The game is over; there is nothing left to decide.
refused-unknown-option = “{ ID($option) }” is not among what { $seat } may pick now. Possible: { ID($possible) }.
undo-nothing = { $seat } has no move to take back.
undo-another-seat = { $other_seat } has moved last, so { $seat } can take nothing back.
undo-revealed = The last move of { $seat } has revealed something, so it stands.
redo-nothing = There is no move to make again.
redo-another-seat = The move to make again is one of { $other_seat }, not of { $seat }.
plan-no-turn = { $seat } has no turn to plan now.

## Editions: component data of a user's own

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

## Game records

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

# What core says about tables, editions, game records and moves.

setup-people = This game is for { $least } to { $most } people, not for { $people }.
setup-unknown-option = This game has no option “{ ID($option) }”. Its options: { $possible }.
setup-unknown-value = “{ ID($value) }” is no value of the option “{ ID($option) }”. Possible: { $possible }.
refused-not-your-turn = It is not for { $seat } to decide now.
refused-game-over = The game is over; there is nothing left to decide.
refused-unknown-option = “{ ID($option) }” is not among what { $seat } may pick now: { $possible }.
undo-nothing = { $seat } has no move to take back.
undo-another-seat = { $other_seat } has moved last, so { $seat } can take nothing back.
undo-revealed = The last move of { $seat } has revealed something, so it stands.
redo-nothing = There is no move to make again.
redo-another-seat = The move to make again is one of { $other_seat }, not of { $seat }.

# What the commands say.

## Games

# $least, $most (number)
games-people = { $least ->
    [1] { $least } to { $most } people; alone with --solo
   *[other] { $least } to { $most } people
}
# $option, $value (text): what may be agreed on at a table, and what is agreed
games-option = { $option }: { $value }
games-usual = (usual)

## Playing

# $game (text); $seed (text): deals the same game again
play-title = { $game }, seed { ID($seed) }
play-keys = Answer with a number, or with the word in brackets. ? tells why something is not on offer, h the other keys.
# $count (number): how many choices there are
play-prompt = 1–{ $count }, ? or h:
play-help =
    A number picks a choice; so does its word in brackets.
    ?        why the rest may not be picked, with the rules
    ? N      the rule of refusal N
    ? WORD   the rules that speak of it; ? and the code of a rule shows that one
    b        draw the board again
    l        what happened in the last turns
    u, r     take back, make again
    s        save; s FILE saves there
    q        leave
play-refusals = Not on offer:
# $reason (text): one of several
play-for-example = For example: { $reason }
play-nothing-refused = Everything there is may be picked.
# $number (text), $count (number)
play-no-such-number = There is no choice { $number }; they run from 1 to { $count }.
play-no-such-refusal = There is no refusal { $number }; ask ? for the list.
# $text (text): what was typed
play-not-understood = “{ ID($text) }” is not understood. h tells what can be typed.
# $seat (seat): who decides now
play-undone = Taken back. { $seat } decides again.
# $count (number): rules that are not shown; $command (text): shows them all
play-more-rules = … and { $count } more: { ID($command) }
# $file (text)
play-saved = Saved: { ID($file) }
# $command (text)
play-resume = Play on with: { ID($command) }
play-save-first = Save the game before you leave? (y/n)
# All answers that mean no, apart by spaces; any other answer saves.
play-words-for-no = n no
play-left = Left without saving.

## The end

score-source = Points from
score-total = Total
score-final = Final score
# $seat (seat), $points (number)
score-winner = { $seat } wins with { AMOUNT($points, "point") }.

## Replaying

# $at, $moves (number)
replay-title = After move { $at } of { $moves }
# $count (number): sentences of the log that are not shown
replay-left-out = … { $count } earlier { $count ->
    [one] sentence
   *[other] sentences
}; --log tells all

## Simulating

# $game, $seed (text); $games (number)
simulate-title = { $game }: { $games } { $games ->
    [one] game
   *[other] games
}, seed { ID($seed) }
simulate-seat = Seat
simulate-score = Mean score
simulate-wins = Share of wins (95% interval)
# $mean, $reach (text): a mean and half its interval
simulate-mean = { $mean } ± { $reach }
# $share, $low, $high (text): per cent
simulate-share = { $share }% ({ $low }–{ $high })
simulate-own-seat = the game's own
simulate-compiled = compiled rules
simulate-pure = pure Python
# $games, $decisions, $build (text)
simulate-speed = { $games } games and { $decisions } decisions a second ({ $build })

## Rules

# $count, $proven (number)
rules-coverage = { $proven } of { $count } clauses are proven by tests.
rules-no-tests = { $count } clauses; the tests are not here, so what they prove is not known.

## Editions

# $name (text); $count (number): values that differ from the shipped ones
edition-good = Edition “{ ID($name) }” is good. It changes { $count } { $count ->
    [one] value
   *[other] values
}.
# $grades (text): how many values of each grade
edition-grades = Values by grade: { $grades }

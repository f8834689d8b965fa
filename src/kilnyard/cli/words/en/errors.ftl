# What went wrong, in one line each.

# $game, $possible (text)
error-unknown-game = There is no game “{ ID($game) }”. There are: { ID($possible) }.
# $bot, $possible (text)
error-unknown-bot = “{ ID($bot) }” cannot play here. Possible: { ID($possible) }.
# $option (text): what was given
error-option-form = “{ ID($option) }” is not of the form NAME=VALUE.
# $count (number)
error-solo-seats = A solo game has one seat for you, and { $count } were asked for.
# $count, $seats (number)
error-resume-seats = The saved game has { $seats } { $seats ->
    [one] seat
   *[other] seats
}, and { $count } were asked for.
# $option (text)
error-resume-with = Leave out { ID($option) } with --resume: a saved game brings its own.
# $count, $seats (number)
error-bots-count = { $count } bots are named for { $seats } { $seats ->
    [one] seat
   *[other] seats
}.
# $option (text), $value (number)
error-at-least-one = { ID($option) } must be at least 1, not { $value }.
# $at, $moves (number)
error-at = There is no move { $at }; the game has { $moves }.
# $clause (text)
error-unknown-clause = There is no rule “{ ID($clause) }”.
# $action, $possible (text)
error-edition-action = “{ ID($action) }” cannot be done with an edition. Possible: { ID($possible) }.
# $grade, $possible (text)
error-unknown-grade = No value has the grade “{ ID($grade) }”. Grades: { ID($possible) }.
# $file (text), $reason (message)
error-unreadable = Cannot read { ID($file) }: { $reason }.
error-unwritable = Cannot write { ID($file) }: { $reason }.
error-edition = { ID($file) }: { $reason }
# $file (text); $line, $column (number): the place; $reason (message)
error-notation = { ID($file) }, line { $line }, column { $column }: { $reason }

reason-missing = there is no such file or folder
reason-forbidden = permission is denied
reason-folder = it is a folder
reason-not-text = it is not a text in UTF-8
# $detail (text): what the system says
reason-other = { ID($detail) }

## The command line itself

error-no-such-command = There is no command “{ ID($command) }”. “kilnyard --help” lists them.
error-no-such-option = There is no option { ID($option) } here. “--help” lists them.
error-option-needs-value = The option { ID($option) } needs a value.
error-missing-parameter = { ID($parameter) } is missing. “--help” shows how to put it.
error-needs-number = The value of { ID($option) } must be a whole number.
error-too-many-words = More is given than is understood: { ID($words) }.
# $detail (text): what the parser says
error-usage = The command line is not understood: { ID($detail) }

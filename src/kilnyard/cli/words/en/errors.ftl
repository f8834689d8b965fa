# What went wrong, in one line each.

# $game, $possible (text)
error-unknown-game = There is no game “{ $game }”. There are: { $possible }.
# $bot, $possible (text)
error-unknown-bot = There is no bot “{ $bot }”. There are: { $possible }; a person is “human”.
# $option (text): what was given
error-option-form = “{ $option }” is not of the form NAME=VALUE.
# $count (number)
error-solo-seats = A solo game has one seat for you, and { $count } were asked for.
# $count, $seats (number)
error-resume-seats = The saved game has { $seats } { $seats ->
    [one] seat
   *[other] seats
}, and { $count } were asked for.
# $option (text)
error-resume-with = A saved game brings its own { $option }; leave it out with --resume.
# $count, $seats (number)
error-bots-count = { $count } bots are named for { $seats } { $seats ->
    [one] seat
   *[other] seats
}.
# $option (text), $value (number)
error-at-least-one = { $option } must be at least 1, not { $value }.
# $at, $moves (number)
error-at = There is no move { $at }; the game has { $moves }.
# $clause (text)
error-unknown-clause = There is no rule “{ $clause }”.
# $action, $possible (text)
error-edition-action = “{ $action }” cannot be done with an edition. Possible: { $possible }.
# $file (text), $reason (message)
error-unreadable = Cannot read { $file }: { $reason }.
error-unwritable = Cannot write { $file }: { $reason }.
error-edition = { $file }: { $reason }
# $file (text); $line, $column (number): the place; $reason (message)
error-notation = { $file }, line { $line }, column { $column }: { $reason }

reason-missing = there is no such file or folder
reason-forbidden = permission is denied
reason-folder = it is a folder
reason-not-text = it is not a text in UTF-8
# $detail (text): what the system says
reason-other = { $detail }

## The command line itself

error-no-such-command = There is no command “{ $command }”. “kilnyard --help” lists them.
error-no-such-option = There is no option { $option } here. “--help” lists them.
error-option-needs-value = The option { $option } needs a value.
error-missing-parameter = { $parameter } is missing. “--help” shows how to put it.
error-needs-number = The value of { $option } must be a whole number.
error-too-many-words = More is given than is understood: { $words }.
# $detail (text): what the parser says
error-usage = The command line is not understood: { $detail }

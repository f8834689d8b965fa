# What all games say alike.

# $number (number): the seat's number at the table, from 1
seat-without-name = Player { $number }
# $first (text): all but the last of several things; $last (text): the last
list-and = { $first } and { $last }
# $language (text): what was asked for; $languages (text): the codes of those there are
language-unknown = There are no words for the language “{ ID($language) }”. These are spoken here: { $languages }.

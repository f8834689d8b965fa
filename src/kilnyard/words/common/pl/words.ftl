# What all games say alike.

# $number (number): the seat's number at the table, from 1
seat-without-name = Gracz { $number }
# $first (text): all but the last of several things; $last (text): the last
list-and = { $first } i { $last }
# $language (text): what was asked for; $languages (text): the codes of those there are
language-unknown = Nie ma tu słów w języku „{ ID($language) }”. Dostępne języki: { $languages }.

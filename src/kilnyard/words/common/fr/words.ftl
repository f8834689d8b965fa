# What all games say alike.

# $number (number): the seat's number at the table, from 1
seat-without-name = Joueur { $number }
# $first (text): all but the last of several things; $last (text): the last
list-and = { $first } et { $last }
# $language (text): what was asked for; $languages (text): the codes of those there are
language-unknown = Il n'y a pas de mots pour la langue « { ID($language) } ». Langues parlées ici : { $languages }.

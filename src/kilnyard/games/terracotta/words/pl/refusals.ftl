# Why something may not be picked, with the facts of the question as arguments.

## Rotating a ring

refused-already-rotated = W tej turze koło zostało już obrócone; wolno tylko raz.
refused-too-few-coins-to-rotate = Masz { AMOUNT($have, "coin", form: "acc") }; koszt obrócenia koła to { $cost }.

## Placing a Worker

refused-segment-closed = W segmencie { $segment } jest artysta, więc w tej rundzie nikt więcej się tam nie zmieści.
refused-segment-needs-artisan = W segmencie { $segment } jest rzemieślnik, więc może do niego dołączyć tylko artysta.
refused-no-craftsman-in-hand = Nie masz już w tej rundzie rzemieślnika do umieszczenia.
refused-no-artisan-in-hand = Nie masz już w tej rundzie artysty do umieszczenia; daje go zamiana rzemieślnika.

## Performing actions

refused-outer-ring-has-no-alternative = Glinę albo monetę można wziąć tylko zamiast akcji wewnętrznego lub środkowego koła.
refused-repeated-action-has-no-alternative = Mistrz zarządca powtarza samą akcję; nie można wziąć zamiast niej gliny ani monety.
refused-no-dry-clay = Nie masz suchej gliny do zwilżenia.
refused-upgrade-needs-craftsman = Stoi tu twój artysta, a zamienić można tylko rzemieślnika.
refused-priority-stack-empty = W tej rundzie nie ma już żetonów kolejności.
refused-priority-token-held = Masz już żeton kolejności; wolno mieć tylko jeden.
refused-weapon-already-active = Ta broń jest już aktywna: { THING($weapon) }.

## Making Warriors

refused-too-little-wet-clay = Masz { AMOUNT($have, "wet-clay", form: "acc") }; koszt tego wojownika to { $cost }. Suchą glinę można zwilżyć.
refused-organizer-column-empty = W organizerze nie ma już figurki tego rodzaju: { THING($warrior) }.
refused-mausoleum-full = W mauzoleum nie ma już pustego pola.
refused-cell-occupied = Na polu { $cell } stoi już figura; wybierz puste pole.

## Weapon abilities

refused-not-your-warrior = Na polu { $cell } nie ma twojego wojownika.
refused-warrior-just-made = Wojownik na polu { $cell } jest właśnie utworzony; przesunąć można tylko innego twojego wojownika.
refused-warrior-cannot-move = Wojownik na polu { $cell } nie ma pustego pola, na które można go przesunąć.
refused-way-not-empty = Na drodze do pola { $cell } stoi figura; wszystkie pola drogi muszą być puste.
refused-horse-cannot-follow = Gdyby wojownik stanął na polu { $cell }, koń wystawałby poza mauzoleum.
refused-not-in-line = Pole { $cell } nie leży ani w rzędzie, ani w kolumnie wojownika z pola { $from_cell }.
refused-no-empty-space-between = Między kusznikiem a figurą na polu { $cell } nie ma pustego pola.
refused-not-nearest-statue = Bliższa figura zasłania tę na polu { $cell }; przy tym stole liczy się tylko najbliższa.
refused-no-statue-there = Na polu { $cell } nie ma figury, w którą można celować.

## Specialists

refused-weapon-inactive = Ten specjalista ({ THING($specialist) }) wymaga aktywnej broni ({ THING($weapon) }); najpierw ją przygotuj.
refused-too-few-coins-for-specialist = Masz { AMOUNT($have, "coin", form: "acc") }; koszt tego specjalisty ({ THING($specialist) }) to { $cost }.
refused-specialist-sold-out = Tego specjalisty nie można już kupić: { THING($specialist) }.
refused-no-space-for-specialist = W mauzoleum nie ma pustego pola dla tego specjalisty: { THING($specialist) }.
refused-specialist-needs-empty-space = Na polu { $cell } stoi już figura; specjalista potrzebuje pustego pola.
refused-no-warrior-can-mount = Żaden z twoich wojowników nie może dosiąść konia: potrzeba dwóch pustych pól w linii obok wojownika, który jeszcze nie ma konia.
refused-not-your-rider = Wojownik na polu { $cell } nie jest twój; konia może dosiąść tylko twój wojownik.
refused-already-mounted = Wojownik na polu { $cell } ma już konia; wolno mieć tylko jednego.
refused-no-room-for-horse = Koń się tam nie zmieści: potrzebuje dwóch pustych pól w linii obok wojownika na polu { $cell }.

## Masters

refused-master-token-spent = Ten żeton mistrza jest już umieszczony.
refused-too-few-coins-for-master = Masz { AMOUNT($have, "coin", form: "acc") }; koszt tego żetonu mistrza to { $cost }.
refused-too-few-coins-to-build = Masz { AMOUNT($have, "coin", form: "acc") }; w tej rundzie koszt mistrza budowniczego to { $cost }.
refused-not-most-remaining = Mistrz budowniczy tworzy tylko wojownika, którego w organizerze zostało najwięcej.
refused-warehouses-empty = W tych magazynach nie ma gliny.
refused-all-weapons-active = Wszystkie twoje bronie są już aktywne.

## Choosing for Li Si

refused-not-among-his-places = Zasady, którymi kieruje się Li Si, zostawiają mu inne miejsca niż to.

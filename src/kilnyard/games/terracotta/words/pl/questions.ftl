# What is asked (ask-NAME, with the facts of the question), and what its options are called.

## Questions

ask-take-turn = { $seat }: umieść robotnika w segmencie albo najpierw obróć koło.
ask-choose-worker = { $seat }: którego robotnika umieścić w segmencie { $segment }?
ask-ring-action = { $seat }: co zrobić z akcją { THING($ring, form: "gen") }?
ask-place-warrior = { $seat }: gdzie umieścić { THING($warrior, form: "acc") }?
ask-officer-sword = { $seat }: użyć miecza za { AMOUNT($points, "point") } i przesunąć inspektora o { AMOUNT($steps, "space", form: "acc") }?
ask-guard-halberd = { $seat }: użyć halabardy za { AMOUNT($points, "point") } i przesunąć innego wojownika?
ask-guard-slide = { $seat }: gdzie przesunąć { THING($warrior, form: "acc") } z pola { $from_cell }?
ask-crossbowman-crossbow = { $seat }: użyć kuszy z pola { $from_cell }? W stronę której figury?
ask-soldier-spear = { $seat }: użyć włóczni za { AMOUNT($points, "point") } i { AMOUNT($coins, "coin", form: "acc") }?
ask-place-specialist = { $seat }: gdzie umieścić { THING($specialist, form: "acc") }?
ask-face-archer = { $seat }: w którą stronę obrócić klęczącego kusznika na polu { $cell }?
ask-mount-horse = { $seat }: który wojownik dosiada konia?
ask-lay-horse = { $seat }: w którą stronę od jeźdźca na polu { $cell } ustawić konia?
ask-builder-warrior = { $seat }: którego wojownika tworzy mistrz budowniczy za { AMOUNT($cost, "coin", form: "acc") }?
ask-move-inspector = { $seat }: którego inspektora przesunąć i o ile?
ask-empty-warehouses = { $seat }: z których magazynów wziąć glinę (liczba magazynów: { $warehouses })?
ask-li-si-group = { $seat }: Li Si ma do wyboru kilka grup ({ THING($warrior) }). Którą powiększyć?
ask-li-si-space = { $seat }: Li Si ma do wyboru kilka pól ({ THING($warrior) }). Które wybrać?
ask-li-si-specialist-space = { $seat }: Li Si ma do wyboru kilka pól ({ THING($specialist) }). Które wybrać?
ask-li-si-archer-facing = { $seat }: w którą stronę obrócić klęczącego kusznika, którego Li Si stawia na polu { $cell }?

## Options

option-decline = Nie korzystaj
option-skip = Pomiń tę akcję
option-cell = { $cell }
option-thing = { $thing }
option-direction-up = W górę
option-direction-right = W prawo
option-direction-down = W dół
option-direction-left = W lewo
option-move-row-forward = { THING("row") }: { AMOUNT($steps, "space") } do przodu
option-move-row-backward = { THING("row") }: { AMOUNT($steps, "space") } do tyłu
option-move-column-forward = { THING("column") }: { AMOUNT($steps, "space") } do przodu
option-move-column-backward = { THING("column") }: { AMOUNT($steps, "space") } do tyłu
option-rotate-inner = Obróć wewnętrzne koło zgodnie z ruchem wskazówek zegara za { AMOUNT($cost, "coin", form: "acc") }
option-rotate-middle = Obróć środkowe koło przeciwnie do ruchu wskazówek zegara za { AMOUNT($cost, "coin", form: "acc") }
option-segment = Segment { $segment }: { $inner }; { $middle }; { $outer }
option-take-clay = Weź zamiast tego { AMOUNT($amount, "wet-clay", form: "acc") }
option-take-coins = Weź zamiast tego { AMOUNT($amount, "coin", form: "acc") }
option-make-warrior = { $warrior } za { AMOUNT($clay, "wet-clay", form: "acc") }: { AMOUNT($points, "point") }
option-build-warrior = { $warrior } za { AMOUNT($coins, "coin", form: "acc") }
option-buy-specialist = { $specialist } za { AMOUNT($coins, "coin", form: "acc") } i { THING($weapon, form: "acc") }
option-buy-master = { $master }: żeton { $token } za { AMOUNT($coins, "coin", form: "acc") }
option-favour-clay = { AMOUNT($amount, "wet-clay") } i { AMOUNT($points, "point") }
option-favour-coins = { AMOUNT($amount, "coin") } i { AMOUNT($points, "point") }
option-use-weapon = Użyj { THING($weapon, form: "gen") }: { AMOUNT($points, "point") }
option-use-spear = Użyj włóczni: { AMOUNT($points, "point") } i { AMOUNT($coins, "coin") }
option-shoot = figura na polu { $cell }: { AMOUNT($points, "point") }
option-warrior = { $warrior } na polu { $cell } ({ $owner_seat })
option-group = { AMOUNT($warriors, $warrior) } na polu { $cell }
option-empty-warehouses = magazyny { $warehouses }: { AMOUNT($clay, "dry-clay") }

## What is printed on an action space

space-coins = weź { AMOUNT($amount, "coin", form: "acc") }
space-clay = weź { AMOUNT($amount, "wet-clay", form: "acc") }
space-build = utwórz wojownika za { AMOUNT($amount, "wet-clay", form: "acc") }
space-soak = zwilż całą suchą glinę
space-upgrade = zamień rzemieślnika na artystę
space-master = { $master }
space-priority = weź żeton kolejności
space-weapon = przygotuj { THING($weapon, form: "acc") }
space-specialist = kup specjalistę

var e=`
amount-coin = { $count ->
    [one] { $count } Coin
   *[other] { $count } Coins
}
amount-clay = { $count } Clay
amount-wet-clay = { $count } Wet Clay
amount-dry-clay = { $count } Dry Clay
amount-point = { $count ->
    [one] { $count } Victory Point
   *[other] { $count } Victory Points
}
amount-player = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
amount-space = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
amount-warrior = { $count ->
    [one] { $count } Warrior
   *[other] { $count } Warriors
}
amount-officer = { $count ->
    [one] { $count } Officer
   *[other] { $count } Officers
}
amount-guard = { $count ->
    [one] { $count } Guard
   *[other] { $count } Guards
}
amount-crossbowman = { $count ->
    [one] { $count } Crossbowman
   *[other] { $count } Crossbowmen
}
amount-soldier = { $count ->
    [one] { $count } Soldier
   *[other] { $count } Soldiers
}
amount-segment = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
}
amount-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
amount-active-card = { $count ->
    [one] { $count } active card
   *[other] { $count } active cards
}



TA-SET-1 = The Mausoleum is empty when the game begins.
TA-SET-2 = Clay and Coins come from a common supply that never runs out.
TA-SET-3 = Each of the four Warehouses starts with 1 Dry Clay.
TA-SET-4 = The Inner and the Middle Ring each start in a random position.
TA-SET-4_1 = The rings always stand in line, so that one space of each ring makes up a segment.
TA-SET-5 = Five Scoring tiles are drawn at random and laid face up on the Round track, one for each round; the others are not used.
TA-SET-6 = The Round marker starts on round 1.
TA-SET-7 = Both Inspectors start on the starting space of their own track.
TA-SET-8 = The Warrior Organizer starts with 11 Warriors of each type, each type in its own column.
TA-SET-9 = Sixteen Specialists are on offer, 4 of each type, each type in its own column.
TA-SET-10 = The Priority tokens form one stack in order of number, the lowest on top.
TA-SET-10_1 = With 2 players, only Priority token 1 is in the game.
TA-SET-10_2 = With 3 players, Priority tokens 1 and 2 are in the game.
TA-SET-10_3 = With 4 players, Priority tokens 1, 2 and 3 are in the game.
TA-SET-11 = Every player starts with 3 Coins.
TA-SET-11_1 = Every player has one Weapon of each of the four types, and all four start inactive.
TA-SET-12 = Every player has a colour that nobody else has.
TA-SET-12_1 = Every player has 6 Master tokens.
TA-SET-12_2 = A player can never run out of Warrior bases.
TA-SET-12_3 = Every player starts with 5 Craftsmen in a game for 2, with 4 in a game for 3 and with 3 in a game for 4.
TA-SET-12_4 = Every player has 5 Artisans to win in a game for 2, 4 in a game for 3 and 3 in a game for 4.
TA-SET-13 = Artisans wait in the supply: nobody may place one before an upgrade has brought it in.
TA-SET-14 = Every player starts with 0 Victory Points.
TA-SET-15 = The first player is drawn at random.
TA-SET-15_1 = The other players follow the first one clockwise in Turn Order.
TA-SET-16 = The second player in Turn Order starts with 1 Wet Clay more.
TA-SET-16_1 = The third player in Turn Order starts with 2 Wet Clay and 1 Coin more.
TA-SET-16_2 = The fourth player in Turn Order starts with 3 Wet Clay and 2 Coins more.


TA-KEY-1 = Victory Points are added to your score the moment you receive them.
TA-KEY-2 = A score goes on counting beyond 100 and beyond 200.
TA-KEY-3 = Where a rule speaks of a Worker, it means a Craftsman and an Artisan alike.
TA-KEY-4 = Only Wet Clay can pay for a Warrior; Dry Clay cannot.
TA-KEY-5 = A Warrior belongs to the player who made it and stands on a base of that player's colour.
TA-KEY-6 = A Specialist belongs to nobody, whoever bought it.
TA-KEY-7 = A group is at least two Statues of one and the same type.
TA-KEY-8 = The Statues of a group must touch side to side; touching at a corner does not join them.
TA-KEY-9 = Warriors of several players can belong to the same group.
TA-KEY-10 = Statues of one type that are not connected belong to separate groups.
TA-KEY-11 = Only an active Weapon can be used, and using it turns it inactive.
TA-KEY-12 = Readying a Weapon turns it active; a Weapon that is active already stays as it is.
TA-KEY-13 = Domination goes to the one player who has more than any other of what is being scored.
TA-KEY-14 = A player who alone has any of what is being scored has Domination.
TA-KEY-15 = One of what is being scored is enough for Presence.
TA-KEY-16 = Whoever is paid for Domination is not paid for Presence as well.
TA-KEY-17 = When the lead is shared and nothing breaks the tie, nobody has Domination.
TA-KEY-18 = Players who stay tied for the lead are all paid for Presence.
TA-KEY-19 = An Inspector moves forward along the arrows of its own track.
TA-KEY-20 = Forward from the last space of an Inspector track is its starting space.


TA-GAME-1 = A game lasts five rounds.
TA-GAME-2 = A round is an Action Phase, then a Scoring Phase, then a Cleanup Phase.
TA-GAME-3 = Players take turns in Turn Order and place a single Worker in each turn.
TA-GAME-4 = The Action Phase ends once every Worker of every player has been placed.


TA-ACT-1_1 = Before placing your Worker you may pay 2 Coins to rotate the Inner or the Middle Ring.
TA-ACT-1_2 = The Inner Ring turns one step clockwise, never the other way.
TA-ACT-1_3 = The Middle Ring turns one step counterclockwise, never the other way.
TA-ACT-1_4 = You rotate at most one ring in a turn, and only once.
TA-ACT-1_5 = Rotating moves the ring alone: Workers stay where they are, and their actions are not performed again.


TA-ACT-2_1 = In your turn you must place one of your Workers on a free space of the Action Wheel; each segment has two spaces.
TA-ACT-2_2 = A segment with one Craftsman in it, yours or another player's, takes only an Artisan.
TA-ACT-2_3 = A segment with an Artisan in it takes no other Worker.
TA-ACT-2_4 = An empty segment takes any Worker, on either of its spaces.


TA-ACT-3_1 = You perform the actions of the segment where you have just placed your Worker, and no others.
TA-ACT-3_2 = The action of the Inner Ring comes first, then that of the Middle Ring, then that of the Outer Ring.
TA-ACT-3_3 = One action is finished before the next one begins.
TA-ACT-3_4 = You may exchange an action of the Inner or the Middle Ring for 1 Wet Clay or 1 Coin.
TA-ACT-3_5 = You may leave out any of the three actions.
TA-ACT-3_6 = The Outer Ring gives no Clay or Coin in place of its action.


TA-RING-1 = Take Coins: you receive the 2, 3 or 4 Coins shown.
TA-RING-2 = Take Clay: you receive the 2 or 4 Wet Clay shown.
TA-RING-3 = Make a Warrior: you pay the Wet Clay shown and put a new Warrior in the Mausoleum.
TA-RING-4 = Soak: all your Dry Clay becomes Wet.
TA-RING-5 = Upgrade: the Craftsman you placed leaves the game, and one of your Artisans from the supply takes its space.
TA-RING-6 = The upgrade action does nothing for an Artisan; you may take 1 Wet Clay or 1 Coin in its place as usual.
TA-RING-7 = At a Master where you already have a token, you use that Master's ability without paying for a token again.
TA-RING-8 = At a Master where you have no token, you must first buy that Master, and then you may use the ability.
TA-RING-9 = You choose which of your remaining Master tokens to place at a Master, and you pay the Coins printed on it.
TA-RING-10 = Buying a Master without using the ability is still performing the action: you get no Clay or Coin in its place.
TA-RING-11 = You have at most one token at each Master.
TA-RING-12 = Take priority: you take the top Priority token, as long as one is left.
TA-RING-13 = Taking a Priority token brings you at once the Wet Clay shown on it.
TA-RING-14 = A player who has a Priority token cannot take a second one.
TA-RING-15 = Take a Weapon: you ready the Weapon shown.
TA-RING-16 = Buy a Specialist: you spend Coins and use a Weapon to put a Specialist of a type you choose in the Mausoleum.


TA-WAR-1 = A Warrior costs the 2, 3 or 4 Wet Clay of the action space you use.
TA-WAR-2 = One of the Clay you pay for a Warrior goes Dry into a Warehouse; the rest goes back to the supply.
TA-WAR-3 = The Clay of a new Warrior goes to the Warehouse in the quarter of the wheel where your Worker stands.
TA-WAR-4 = You choose the type of a new Warrior freely among those that still have a Warrior in the Organizer.
TA-WAR-5 = You take the lowest Warrior in its column of the Organizer.
TA-WAR-6 = A new Warrior goes to any empty space of the Mausoleum; when there is none, no Warrior can be made.
TA-WAR-7 = Having placed a new Warrior, you score the Victory Points printed beside the row of the Organizer it came from.
TA-WAR-8 = The way a Warrior faces never matters.
TA-WAR-9 = As soon as a new Warrior has scored, and at no other time, you may use the Weapon of its type for its ability, or leave it.


TA-OFF-1 = A Sword used with a new Officer scores 1 Victory Point.
TA-OFF-2 = A Sword used with a new Officer also lets you move one Inspector one step, forward or backward, if you wish.
TA-OFF-3 = One step backward from the starting space of an Inspector track is its last space.


TA-GUA-1 = A Halberd used with a new Guard scores 3 Victory Points.
TA-GUA-2 = A Halberd used with a new Guard also lets you move one other Warrior of yours along its row or column, as far as you like, if you wish.
TA-GUA-3 = Every space that a moved Warrior crosses, and where it stops, must be empty.
TA-GUA-4 = A mounted Warrior is moved together with its Horse, which keeps its direction, and never comes off it.


TA-CRO-1 = A Crossbow used with a new Crossbowman scores 1 Victory Point for every empty space between it and another Statue of its row or column.
TA-CRO-2 = For a Crossbow you choose the one Statue that counts; it need not be the nearest.
TA-CRO-3 = With no other Statue in the row or column of the Crossbowman, or only neighbours, its Crossbow scores nothing.
TA-CRO-4 = Specialists, and every space of a Horse, are Statues for the Crossbow.
TA-CRO-5 = At a table that plays with the Crossbow option “nearest”, only the nearest Statue in each direction may be chosen.


TA-SOL-1 = A Spear used with a new Soldier scores 1 Victory Point.
TA-SOL-2 = A Spear used with a new Soldier also brings you 2 Coins.


TA-SPE-1 = A Specialist costs 1 Coin, plus 1 for each of its type bought before.
TA-SPE-2 = Buying a Specialist uses its Weapon, which must be active.
TA-SPE-3 = The Sword goes with the Horse, the Halberd with the Footman, the Crossbow with the Kneeling Archer, the Spear with the Musician.
TA-SPE-4 = A Footman, a Kneeling Archer or a Musician goes to any empty space of the Mausoleum; when there is none, it cannot be bought.
TA-SPE-5 = A type of Specialist with none left can no longer be bought.


TA-HOR-1 = A Horse covers three spaces side by side in one row or one column.
TA-HOR-2 = A Horse has one end on the space of a Warrior of yours, which stays there as its rider.
TA-HOR-3 = The other two spaces of a new Horse must be empty.
TA-HOR-4 = The rider of a Horse occupies all three of its spaces when groups and neighbours are worked out.
TA-HOR-5 = However many spaces it covers, the rider of a Horse counts as a single Warrior, and alone it is no group.
TA-HOR-6 = The rider of a Horse keeps its type.
TA-HOR-7 = A Warrior can have only one Horse.
TA-HOR-8 = The rider of a Horse is present in every row, column, quarter or Footman's surroundings that one of its spaces touches.


TA-FOO-1 = At the end of the game a Footman looks at the Warriors of every type on the eight spaces around it.
TA-FOO-2 = Domination around a Footman scores 8 Victory Points.
TA-FOO-3 = Presence around a Footman scores 2 Victory Points.
TA-FOO-4 = Specialists around a Footman do not count.
TA-FOO-5 = Kneeling Archers break a tie around a Footman.


TA-ARC-1 = You choose which of the four sides a Kneeling Archer faces when you place it; the space it faces may be empty.
TA-ARC-2 = A Kneeling Archer works only for a Warrior on the neighbouring space that it faces.
TA-ARC-3 = What a Kneeling Archer faces is looked at each time it matters, so Warriors placed or moved later change it.
TA-ARC-4 = A Kneeling Archer joins the group of the Warrior it faces, as one of that type.
TA-ARC-5 = A Kneeling Archer links into one group whatever touches it that is of the same type as the Warrior it faces.
TA-ARC-6 = A Kneeling Archer is no player's Warrior: it adds neither to anybody's count nor to the colours of a group.
TA-ARC-7 = A tie for Domination goes to the tied player with the most Kneeling Archers facing the Warriors being counted.
TA-ARC-8 = Players who are tied for Domination, and in Kneeling Archers too, stay tied.
TA-ARC-9 = For breaking a tie it does not matter where the Kneeling Archer itself stands, only which Warrior it faces.
TA-ARC-10 = A Kneeling Archer that faces another Specialist does nothing.
TA-ARC-11 = Facing any of the three spaces of a mounted Warrior is facing that Warrior.


TA-MUS-1 = In each Scoring Phase a Musician scores every player 1 Victory Point for each Warrior of theirs in its row or its column.
TA-MUS-2 = Every Musician is scored on its own, so one Warrior can score for several of them.
TA-MUS-3 = A mounted Warrior scores at most once for the same Musician.


TA-MAS-1 = Each of your Master Builder, Master Administrator and Master Inspector brings you 1 Coin in the Cleanup Phase.
TA-MAS-2 = Each of your Master Clay Maker, Master Supervisor and Master Blacksmith keeps 1 of your Wet Clay wet in the Cleanup Phase.
TA-MAS-3 = The Cleanup Phase bonuses of several Masters add up.
TA-MAS-4 = A Master that protects Clay never turns Dry Clay wet.


TA-BUI-1 = Master Builder: you pay as many Coins as the number of the round and make a Warrior.
TA-BUI-2 = A Warrior made with the Master Builder costs no Clay, and no Clay goes to a Warehouse.
TA-BUI-3 = A Warrior made with the Master Builder must be of the type with the most Warriors left in the Organizer.
TA-BUI-4 = When several types share the most Warriors left in the Organizer, you choose one of them for the Master Builder.
TA-BUI-5 = You score no Victory Points for placing a Warrior made with the Master Builder.
TA-BUI-6 = You cannot use a Weapon with a Warrior made with the Master Builder.


TA-ADM-1 = Master Administrator: you perform the action of the Inner Ring once more, paying for it again.
TA-ADM-2 = With the Master Administrator you repeat the action printed on the Inner Ring, even if you took Clay or a Coin before; Clay or a Coin is no choice this time.
TA-ADM-3 = Repeating an upgrade does nothing once your Worker is an Artisan.


TA-INS-1 = Master Inspector: you may move one Inspector 1 or 2 spaces, and only forward.


TA-CLA-1 = Master Clay Maker: you receive 3 Wet Clay.


TA-SUP-1 = Master Supervisor: you take all the Clay of two Warehouses of your choice.
TA-SUP-2 = The Clay you take from the Warehouses stays Dry.


TA-BLA-1 = Master Blacksmith: you ready all your Weapons.


TA-SCO-1 = The Scoring Phase goes through the Inspectors, then the Musicians, then the round's Scoring tile.
TA-SCO-2 = The Inspector beside the rows is scored before the one below the columns.
TA-SCO-3 = The Inspector on the left compares the Warriors of every type in its row.
TA-SCO-4 = Domination at an Inspector scores 7 Victory Points.
TA-SCO-5 = Presence at an Inspector scores 3 Victory Points.
TA-SCO-6 = Kneeling Archers break a tie at an Inspector.
TA-SCO-7 = Each Inspector moves one space forward as soon as it has been scored.
TA-SCO-8 = The Inspector below compares the Warriors of every type in its column.
TA-SCO-9 = Only the Scoring tile of the current round is scored.
TA-SCO-10 = What Domination and Presence are worth on a Scoring tile depends on the round.
TA-SCO-11 = A middle Scoring tile compares the Warriors in the middle row, or in the middle column.
TA-SCO-12 = A Warrior Scoring tile compares the Warriors of its type in the whole Mausoleum.
TA-SCO-13 = A quarter Scoring tile compares the Warriors of every type in that quarter of the Mausoleum.
TA-SCO-14 = The middle row and the middle column lie in no quarter of the Mausoleum.
TA-SCO-15 = Kneeling Archers break a tie on a Scoring tile that counts Warriors.
TA-SCO-16 = The Coin Scoring tile compares the Coins of the players.
TA-SCO-17 = The Clay Scoring tile compares the Clay of the players, Wet and Dry together.
TA-SCO-18 = Kneeling Archers break no tie over Coins or Clay.


TA-CLE-1 = If nobody holds a Priority token, Turn Order stays as it is.
TA-CLE-1_1 = Whoever holds Priority token 1 becomes first in Turn Order.
TA-CLE-1_2 = Whoever holds Priority token 2 becomes second in Turn Order.
TA-CLE-1_3 = Whoever holds Priority token 3 becomes third in Turn Order.
TA-CLE-1_4 = Players without a Priority token follow those who have one, in the order they had among themselves.
TA-CLE-1_5 = Priority tokens go back to their stack, the lowest on top.
TA-CLE-2 = In the Cleanup Phase all Wet Clay that is not protected becomes Dry.
TA-CLE-3 = The Coins of the Masters are paid in the Cleanup Phase of every round.
TA-CLE-4 = In round 5, Turn Order, Clay and the Coins of the Masters are settled first; then comes End Game Scoring.
TA-CLE-5_1 = Between rounds every player takes their Workers back from the wheel, new Artisans among them.
TA-CLE-5_2 = The Inner Ring turns one step clockwise between rounds.
TA-CLE-5_3 = The Middle Ring turns one step counterclockwise between rounds.
TA-CLE-5_4 = The Round marker moves on to the next round.
TA-CLE-5_5 = The next round follows the new Turn Order.


TA-END-1 = End Game Scoring begins with the Footmen, each scored on its own.
TA-END-2 = A Warrior that is in no group scores nothing for groups at the end of the game.
TA-END-3 = One Warrior and a Kneeling Archer that faces it are enough for a group.
TA-END-4 = At the end of the game every group is scored on its own.
TA-END-5 = Each Warrior of a group is worth as many Victory Points as there are players with a Warrior in that group.
TA-END-6 = Domination and Presence in a group count only if at least two players have a Warrior there.
TA-END-7 = Domination in a group scores 5 Victory Points.
TA-END-8 = Presence in a group scores 2 Victory Points.
TA-END-9 = Kneeling Archers break a tie in a group.
TA-END-10 = At the end of the game a Kneeling Archer gives 2 Victory Points to the player whose Warrior it faces.
TA-END-11 = Clay and Coins left over are added together; every full pair scores 1 Victory Point.
TA-END-12 = The player with the most Victory Points wins.
TA-END-13 = Of the players tied for the win, the one earliest in Turn Order wins.


TA-SOLO-SET-1 = Li Si follows the rules for several players wherever the solo rules say nothing else.
TA-SOLO-SET-2 = You and Li Si both set up as in a game for 2: 3 Coins, 5 Craftsmen, four inactive Weapons, 6 Master tokens, 0 Victory Points.
TA-SOLO-SET-3 = In a solo game Li Si begins every round, and there are no Priority tokens.
TA-SOLO-SET-4 = In a solo game you start with 1 Wet Clay, as the second player does; Li Si has none.
TA-SOLO-SET-5 = In a solo game one Horse and one Musician are removed, and they count as bought when the next is priced.
TA-SOLO-SET-6 = Li Si's Weapons stand in a row in random order.
TA-SOLO-SET-7 = The Overseer starts at the segment opposite the upgrade action.
TA-SOLO-SET-8 = One random Master card gives Li Si his first Master, and that card leaves the game.
TA-SOLO-SET-9 = The first Action deck is shuffled so that the Reshuffle card is not among its top four cards.
TA-SOLO-SET-10 = Any number of Emperor's Challenge cards may be chosen or drawn for a harder game, or none.


TA-SOLO-ACT-1 = Where you would take a Priority token, in a solo game you gain 2 Victory Points and 1 Coin or 1 Clay.
TA-SOLO-ACT-2 = Two dice are rolled, and the Overseer moves clockwise by the smaller one.
TA-SOLO-ACT-3 = The Overseer does not count segments where Li Si has a Worker or you have an Artisan.
TA-SOLO-ACT-4 = Li Si places a Worker where the Overseer has stopped, if he can.
TA-SOLO-ACT-5 = Where both would fit, Li Si places a Craftsman rather than an Artisan.
TA-SOLO-ACT-6 = If Li Si cannot place a Worker where the Overseer has stopped, an Action card is revealed and becomes active.
TA-SOLO-ACT-7 = If Li Si could not place a Worker, the Overseer goes on clockwise to the next segment that can take a Craftsman of his.
TA-SOLO-ACT-8 = Li Si performs the three actions of his segment from the Inner Ring outward.
TA-SOLO-ACT-9 = After the actions of his segment Li Si performs the active cards in the order of their numbers, whenever they were revealed.
TA-SOLO-ACT-10 = When the active cards have been performed, every rotation icon on them turns its ring one step.
TA-SOLO-ACT-11 = At the end of Li Si's turn the active cards are discarded.
TA-SOLO-ACT-12 = When the Reshuffle card is revealed, another card is drawn in its place.
TA-SOLO-ACT-13 = Once the Reshuffle card has been replaced, it makes up the new deck with the discard pile and the rest of the deck; active cards stay out of it.
TA-SOLO-ACT-14 = If the Reshuffle card was the last of the deck, the discard pile makes up a deck before the other card is drawn.


TA-SOLO-SUR-1 = Li Si's Surprise Build comes just before the Inspectors are scored.
TA-SOLO-SUR-2 = In a Surprise Build, with 6 Clay or more, Li Si gives 5 of them back to the supply and makes a Warrior.
TA-SOLO-SUR-3 = In a Surprise Build, with 8 Coins or more, Li Si gives 5 of them back to the supply and makes a Warrior.
TA-SOLO-SUR-4 = Li Si makes a second Warrior from Clay, or from Coins, if he still has enough for a Surprise Build, but never a third.


TA-SOLO-SCO-1 = Inspectors, Musicians and the Scoring tile score for you and for Li Si as for two players.
TA-SOLO-SCO-2 = Li Si's Clay never becomes Dry.
TA-SOLO-SCO-3 = Li Si receives no Coins for his Masters in the Cleanup Phase.
TA-SOLO-SCO-4 = After every round but the last, one more Master card gives Li Si that Master, free of charge.
TA-SOLO-SCO-5 = A Master card that has been revealed never comes back.


TA-SOLO-RING-1 = Take Coins: Li Si takes the Coins shown.
TA-SOLO-RING-2 = Take Clay: Li Si takes the Clay shown.
TA-SOLO-RING-3 = Make a Warrior: Li Si pays the Clay shown, and one of them goes to the Warehouse.
TA-SOLO-RING-4 = Soak: Li Si takes from the supply as many Clay as lie in the fullest Warehouse, which keeps its own.
TA-SOLO-RING-5 = Upgrade: Li Si turns the Craftsman he placed into an Artisan as you would.
TA-SOLO-RING-6 = Upgrade: if the Worker Li Si placed is an Artisan already, he reveals another Action card.
TA-SOLO-RING-7 = Take priority: Li Si takes a Spare Action and reveals another Action card.
TA-SOLO-RING-8 = Make a Warrior: if Li Si lacks the Clay for it, he reveals another Action card.


TA-SOLO-MAS-1 = Li Si never buys a Master in the Action Phase.
TA-SOLO-MAS-2 = At a Master he does not have, Li Si takes a Spare Action.
TA-SOLO-MAS-3 = Master Builder: Li Si pays as many Coins as the number of the round and makes a Warrior.
TA-SOLO-MAS-4 = Master Builder: if Li Si lacks the Coins for it, he reveals another Action card.
TA-SOLO-MAS-5 = With the Master Builder Li Si chooses only among the types with the most Warriors left in the Organizer.
TA-SOLO-MAS-6 = Master Administrator: Li Si performs the action of the Inner Ring again, in his own way.
TA-SOLO-MAS-7 = Master Inspector: Li Si receives 2 Coins.
TA-SOLO-MAS-8 = With the Master Inspector Li Si moves one Inspector up to 2 spaces forward where his gain and your loss together are greatest; if every move would hurt him he makes none.
TA-SOLO-MAS-9 = Of equally good moves of an Inspector with the Master Inspector, Li Si makes the shortest.
TA-SOLO-MAS-10 = Equally good moves of the two Inspectors with Li Si's Master Inspector are decided at random.
TA-SOLO-MAS-11 = Master Clay Maker: Li Si receives 3 Clay.
TA-SOLO-MAS-12 = Master Supervisor: Li Si takes all the Clay of the fullest Warehouse, and it is wet at once.
TA-SOLO-MAS-13 = When Li Si has used the Master Supervisor, the Warehouse that is now the fullest is emptied into the supply.
TA-SOLO-MAS-14 = Between Warehouses that are equally full, chance decides for Li Si's Master Supervisor.
TA-SOLO-MAS-15 = Master Blacksmith: Li Si readies all his Weapons.


TA-SOLO-WEA-1 = Take a Weapon: Li Si readies the Weapon shown.
TA-SOLO-WEA-2 = Take a Weapon: if the Weapon shown is ready already, Li Si readies the leftmost of his Weapons that is not.
TA-SOLO-WEA-3 = Take a Weapon: with all four Weapons ready, the action does nothing and becomes a Spare Action for Li Si.


TA-SOLO-SPE-1 = Li Si considers a Specialist for each of his ready Weapons, from the rightmost to the leftmost, and buys the first he is willing to place.
TA-SOLO-SPE-2 = Li Si passes over a Specialist he cannot pay for.
TA-SOLO-SPE-3 = Li Si is willing to place a Kneeling Archer facing a Warrior of his in a group where he has more Warriors than you; a lone Warrior is no group here.
TA-SOLO-SPE-4 = Of several groups for a Kneeling Archer, Li Si takes the one with the fewest Warriors of yours.
TA-SOLO-SPE-5 = Li Si is willing to place a Footman where his lead over you on the eight spaces around it is greater than the number of empty spaces there.
TA-SOLO-SPE-6 = Li Si is willing to place a Musician where it would score him at least 2 Victory Points and at least twice as many as you.
TA-SOLO-SPE-7 = Of several spaces for a Musician, Li Si takes the one with the greatest difference in his favour.
TA-SOLO-SPE-8 = Where Li Si's rules leave several spaces for a Specialist, you choose one.
TA-SOLO-SPE-9 = Li Si never places a Horse.
TA-SOLO-SPE-10 = If the Sword is Li Si's only ready Weapon, it stands in for each of the other three Weapons when he buys a Specialist.
TA-SOLO-SPE-11 = Li Si pays the Coins of a Specialist and turns inactive the Weapon that allowed it.
TA-SOLO-SPE-12 = Buy a Specialist: if Li Si can place none, he receives 1 Coin.


TA-SOLO-SPARE-1 = Li Si performs an Action card in the same way as the wheel action it shows.
TA-SOLO-SPARE-2 = An Action card that Li Si cannot perform becomes a Spare Action and reveals no further card.
TA-SOLO-SPARE-3 = A Warrior made by an Action card sends its Clay to the Warehouse of the Worker Li Si has just placed.
TA-SOLO-SPARE-4 = An action of Li Si's that would change nothing becomes a Spare Action.
TA-SOLO-SPARE-5 = A Spare Action brings Li Si 1 Clay or 1 Coin, and 2 Victory Points with it.
TA-SOLO-SPARE-6 = If the Scoring tile of the current round counts Coins or Clay, Li Si's Spare Action takes what it counts.
TA-SOLO-SPARE-7 = Unless the Scoring tile decides, Li Si's Spare Action takes a Coin if he has 5 Clay or more.
TA-SOLO-SPARE-8 = Unless the Scoring tile decides, Li Si's Spare Action takes a Clay if he has less than 5.


TA-SOLO-BUILD-1 = With Make a Warrior or the Master Administrator, Li Si prefers a type whose Weapon he has ready.
TA-SOLO-BUILD-2 = Li Si drops his preference for a ready Weapon if a type without one is worth at least 3 Victory Points more than the best type with one.
TA-SOLO-BUILD-3 = In a Surprise Build and with the Master Builder, it does not matter which Weapons Li Si has ready.
TA-SOLO-BUILD-4 = Of the types that remain, Li Si chooses the one worth the most Victory Points.
TA-SOLO-BUILD-5 = Of types worth equally many Victory Points, Li Si chooses the one that comes first on a Scoring tile, from the current round on.
TA-SOLO-BUILD-6 = Of types that are still equal, Li Si chooses the one whose Weapon stands further to the left in his row.
TA-SOLO-BUILD-7 = Li Si scores the Warrior's Victory Points whichever action let him make it.
TA-SOLO-BUILD-8 = Li Si looks first for a group where you and he have equally many Warriors.
TA-SOLO-BUILD-9 = Failing a group with equally many Warriors of you both, Li Si looks for one where you have exactly one Warrior more than he has.
TA-SOLO-BUILD-10 = Failing a group with equally many Warriors of you both, or with one more of yours, Li Si looks for one where he has no Warrior.
TA-SOLO-BUILD-11 = Failing any other group, Li Si looks for one where he has one or two Warriors more than you.
TA-SOLO-BUILD-12 = A group Li Si adds to must have an empty space beside it; of groups that fit equally well he takes the one with the most Warriors.
TA-SOLO-BUILD-13 = A lone Warrior counts as a group of one when Li Si looks for a group to add to.
TA-SOLO-BUILD-14 = If no group fits, Li Si starts a new one, on a space that touches no group of that type.
TA-SOLO-BUILD-15 = If a group fits, Li Si builds on a space that touches it.
TA-SOLO-BUILD-16 = A step of Li Si's choice that would leave no space at all is skipped.
TA-SOLO-BUILD-17 = Spaces are ranked for Li Si from where the two Inspectors cross: that space is the best, the one diagonally forward of it comes next.
TA-SOLO-BUILD-18 = Li Si looks for spaces of ranks 1 to 3 in rounds 1 and 2, of ranks 1 and 2 in round 3, and of rank 1 in rounds 4 and 5.
TA-SOLO-BUILD-19 = Of the spaces that remain, Li Si keeps those that fit the quarter and middle Scoring tiles, the current round's first, then each later one.
TA-SOLO-BUILD-20 = Of spaces that fit the Scoring tiles equally well, Li Si keeps those of the best rank.
TA-SOLO-BUILD-21 = Of spaces of equal rank, Li Si keeps those with the most Musicians in their row and column.
TA-SOLO-BUILD-22 = Of spaces with equally many Musicians, Li Si keeps those next to a Footman, corners included.
TA-SOLO-BUILD-23 = Of several Footmen, Li Si prefers the one around which your number of Warriors and his differ least.
TA-SOLO-BUILD-24 = Where groups or spaces are still equal, you choose for Li Si.
TA-SOLO-BUILD-25 = With Make a Warrior or the Master Administrator, Li Si uses the Weapon of the new Warrior's type if it is ready.
TA-SOLO-BUILD-26 = The Weapon Li Si uses with a Warrior turns inactive and moves to the front of his row, which is its left end.
TA-SOLO-BUILD-27 = Li Si's Sword scores 2 Victory Points with an Officer.
TA-SOLO-BUILD-28 = Li Si's Sword also moves one Inspector up to one space, forward or backward, where it helps him most, or none if every move would hurt him.
TA-SOLO-BUILD-29 = Of equally good moves with his Sword Li Si prefers one forward; between the two Inspectors, chance decides.
TA-SOLO-BUILD-30 = Li Si's Halberd scores 3 Victory Points with a Guard.
TA-SOLO-BUILD-31 = Li Si's Crossbow scores 3 Victory Points with a Crossbowman.
TA-SOLO-BUILD-32 = Li Si's Spear scores 2 Victory Points with a Soldier and brings him 2 Coins.
TA-SOLO-BUILD-33 = Li Si spends no Weapon on a Warrior while one of the active cards is marked Neutral and his Worker's segment shows the Specialist action.


TA-SOLO-CHA-1 = Rich treasury (house card): Li Si starts with 4 Coins more.
TA-SOLO-CHA-2 = Full stores (house card): Li Si starts with 4 Clay more.
TA-SOLO-CHA-3 = Armed workshop (house card): two random Weapons of Li Si's start ready.
TA-SOLO-CHA-4 = Imperial favour (house card): Li Si starts with a second Master.
TA-SOLO-CHA-5 = Head start (house card): Li Si starts with 10 Victory Points.
TA-SOLO-CHA-6 = Trained hand (house card): one of Li Si's Craftsmen is an Artisan from the start.
TA-SOLO-CHA-7 = No idle hands (house card): a Spare Action scores Li Si 3 Victory Points.
TA-SOLO-CHA-8 = Overtime (house card): Li Si's Surprise Build needs only 5 Clay or 7 Coins; he still gives back 5.


TA-SOLO-END-1 = Clay and Coins left over score for Li Si as they do for you.
TA-SOLO-END-2 = The groups score as usual for you and for Li Si.
TA-SOLO-END-3 = You win only with more Victory Points than Li Si; a tie is a defeat.



event-ring-rotated = { $seat } pays { AMOUNT($coins, "coin") } and rotates the { THING($ring) } one step { $ring ->
    [inner] clockwise
   *[middle] counterclockwise
}.
event-worker-placed = { $seat } places { THING($worker, form: "a") } at segment { $segment }.
event-action-skipped = { $seat } leaves out the action of the { THING($ring) }.
event-clay-instead = { $seat } takes { AMOUNT($clay, "wet-clay") } in place of the action of the { THING($ring) }.
event-coins-instead = { $seat } takes { AMOUNT($coins, "coin") } in place of the action of the { THING($ring) }.


event-coins-taken = { $seat } takes { AMOUNT($coins, "coin") }.
event-clay-taken = { $seat } takes { AMOUNT($clay, "wet-clay") }.
event-clay-soaked = { $seat } soaks { AMOUNT($clay, "dry-clay") }, which turns wet.
event-worker-upgraded = { $seat } upgrades the Craftsman at segment { $segment } to an Artisan.
event-priority-taken = { $clay ->
    [0] { $seat } takes Priority token { $number }.
   *[other] { $seat } takes Priority token { $number } and { AMOUNT($clay, "wet-clay") }.
}
event-weapon-readied = { $seat } readies the { THING($weapon) }.
event-favour-taken = { $coins ->
    [0] { $seat } takes { AMOUNT($clay, "wet-clay") } and scores { AMOUNT($points, "point") }, in place of a Priority token.
   *[other] { $seat } takes { AMOUNT($coins, "coin") } and scores { AMOUNT($points, "point") }, in place of a Priority token.
}


event-warrior-paid = { $seat } pays { AMOUNT($clay, "wet-clay") } for { THING($warrior, form: "a") }; 1 of it goes dry into Warehouse { $warehouse }.
event-warrior-placed = { $points ->
    [0] { $seat } places { THING($warrior, form: "a") } on { $cell }.
   *[other] { $seat } places { THING($warrior, form: "a") } on { $cell } and scores { AMOUNT($points, "point") }.
}
event-sword-used = { $seat } uses the Sword and scores { AMOUNT($points, "point") }.
event-halberd-used = { $seat } uses the Halberd and scores { AMOUNT($points, "point") }.
event-crossbow-used = { $seat } uses the Crossbow toward { $cell } and scores { AMOUNT($points, "point") }.
event-spear-used = { $seat } uses the Spear, scores { AMOUNT($points, "point") } and takes { AMOUNT($coins, "coin") }.
event-inspector-moved = { $seat } moves the { THING($inspector) } { AMOUNT($steps, "space") } { $way ->
    [backward] backward
   *[forward] forward
}, to { $inspector ->
    [row] row
   *[column] column
} { $place }.
event-warrior-moved = { $seat } moves { THING($warrior, form: "a") } from { $from_cell } to { $cell }.


event-master-bought = { $seat } pays { AMOUNT($coins, "coin") } for the { THING($master) }.
event-builder-used = { $seat } pays { AMOUNT($coins, "coin") } and makes { THING($warrior, form: "a") } with the Master Builder.
event-administrator-used = { $seat } performs the action of the Inner Ring again with the Master Administrator.
event-clay-maker-used = { $seat } takes { AMOUNT($clay, "wet-clay") } from the Master Clay Maker.
event-warehouses-emptied = { $seat } takes { AMOUNT($clay, "dry-clay") } from { COUNT($warehouses) ->
    [one] Warehouse
   *[other] Warehouses
} { $warehouses } with the Master Supervisor.
event-all-weapons-readied = { $seat } readies all Weapons with the Master Blacksmith.


event-specialist-paid = { $seat } pays { AMOUNT($coins, "coin") } and uses the { THING($weapon) } for { THING($specialist, form: "a") }.
event-specialist-placed = { $seat } places { THING($specialist, form: "a") } on { $cell }.
event-archer-placed = { $seat } places a Kneeling Archer on { $cell }, facing { THING($facing) }.
event-warrior-mounted = { $seat } mounts the { THING($warrior) } on { $cell } on a Horse that reaches to { $last_cell }.


event-tie-broken = Kneeling Archers break the tie: { $seat } has Domination.
event-domination-tied = { AMOUNT($players, "player") } share the lead, so nobody has Domination.
event-inspector-domination-scored = { $seat } scores { AMOUNT($points, "point") } for Domination in { $inspector ->
    [row] row
   *[column] column
} { $place }, with { AMOUNT($warriors, "warrior") }.
event-inspector-presence-scored = { $seat } scores { AMOUNT($points, "point") } for Presence in { $inspector ->
    [row] row
   *[column] column
} { $place }, with { AMOUNT($warriors, "warrior") }.
event-inspector-advanced = The { THING($inspector) } moves on to { $inspector ->
    [row] row
   *[column] column
} { $place }.
event-musician-scored = { $seat } scores { AMOUNT($points, "point") } for { AMOUNT($warriors, "warrior") } in line with the Musician on { $cell }.
event-tile-domination-scored = { $seat } scores { AMOUNT($points, "point") } for Domination on the Scoring tile ({ THING($tile) }: { $amount }).
event-tile-presence-scored = { $seat } scores { AMOUNT($points, "point") } for Presence on the Scoring tile ({ THING($tile) }: { $amount }).


event-turn-order-place-taken = { $seat } is number { $place } in the new Turn Order.
event-clay-dried = { $wet ->
    [0] { $seat } sees { AMOUNT($clay, "wet-clay") } dry.
   *[other] { $seat } sees { AMOUNT($clay, "wet-clay") } dry and keeps { $wet } wet.
}
event-master-coins-received = { $seat } takes { AMOUNT($coins, "coin") } from the Masters.
event-workers-taken-back = All players take their Workers back.
event-inner-ring-turned = The Inner Ring turns one step clockwise.
event-middle-ring-turned = The Middle Ring turns one step counterclockwise.
event-round-began = Round { $round } begins.


event-footman-domination-scored = { $seat } scores { AMOUNT($points, "point") } for Domination around the Footman on { $cell }, with { AMOUNT($warriors, "warrior") }.
event-footman-presence-scored = { $seat } scores { AMOUNT($points, "point") } for Presence around the Footman on { $cell }, with { AMOUNT($warriors, "warrior") }.
event-group-warriors-scored = { $seat } scores { AMOUNT($points, "point") } for { AMOUNT($warriors, $warrior) } in the group at { $cell }, shared by { AMOUNT($players, "player") }.
event-group-domination-scored = { $seat } scores { AMOUNT($points, "point") } for Domination in the group at { $cell }, with { AMOUNT($warriors, $warrior) }.
event-group-presence-scored = { $seat } scores { AMOUNT($points, "point") } for Presence in the group at { $cell }, with { AMOUNT($warriors, $warrior) }.
event-archer-scored = { $seat } scores { AMOUNT($points, "point") } for the Kneeling Archer on { $cell }, which faces { $faced_cell }.
event-leftovers-scored = { $seat } scores { AMOUNT($points, "point") } for { AMOUNT($clay, "clay") } and { AMOUNT($coins, "coin") } left over.
event-game-won = { $seat } wins the game with { AMOUNT($points, "point") }.
event-tie-won = { $seat } shares the lead with { AMOUNT($points, "point") } and wins by being earlier in Turn Order.


event-first-master-appointed = { $seat } has the { THING($master) } from the start.
event-dice-rolled = { $seat } rolls { $first } and { $second } for the Overseer, which moves { AMOUNT($steps, "segment") }.
event-overseer-moved = The Overseer of { $seat } stops at segment { $segment }.
event-overseer-advanced = No Worker of { $seat } fits there; the Overseer goes on to segment { $segment }.
event-card-revealed = { $seat } reveals card { $card }: { $action ->
    [coins] take { AMOUNT($amount, "coin") }
    [clay] take { AMOUNT($amount, "clay") }
    [build] make a Warrior for { AMOUNT($amount, "clay") }
    [soak] soak Clay
    [upgrade] upgrade the Craftsman
    [master] use the { THING($thing) }
    [priority] take a Priority token
    [weapon] ready the { THING($thing) }
   *[specialist] buy a Specialist
}.
event-reshuffle-revealed = { $seat } reveals the Reshuffle card; the new deck has { AMOUNT($cards, "card") }.
event-card-performed = { $seat } performs card { $card }.
event-ring-turned-by-card = Card { $card } of { $seat } turns the { THING($ring) } one step.
event-cards-discarded = { $seat } discards { AMOUNT($cards, "active-card") }.
event-spare-action-taken = { $coins ->
    [0] { $seat } takes { AMOUNT($clay, "clay") } and scores { AMOUNT($points, "point") } with a Spare Action.
   *[other] { $seat } takes { AMOUNT($coins, "coin") } and scores { AMOUNT($points, "point") } with a Spare Action.
}
event-clay-of-warehouse-taken = { $seat } takes { AMOUNT($clay, "clay") } from the supply, as much as lies in Warehouse { $warehouse }.
event-inspector-coins-received = { $seat } takes { AMOUNT($coins, "coin") } from the Master Inspector.
event-inspectors-left = { $seat } leaves both Inspectors where they stand, since no move would help.
event-inspectors-left-by-sword = { $seat } leaves both Inspectors where they stand, since with the Sword every move would hurt.
event-warehouse-taken = { $seat } takes { AMOUNT($clay, "clay") } from Warehouse { $warehouse } with the Master Supervisor.
event-warehouse-cleared = { $seat } returns { AMOUNT($clay, "clay") } from Warehouse { $warehouse } to the supply.
event-li-si-sword-used = { $seat } uses the Sword and scores { AMOUNT($points, "point") }.
event-li-si-halberd-used = { $seat } uses the Halberd and scores { AMOUNT($points, "point") }.
event-li-si-crossbow-used = { $seat } uses the Crossbow and scores { AMOUNT($points, "point") }.
event-li-si-spear-used = { $seat } uses the Spear, scores { AMOUNT($points, "point") } and takes { AMOUNT($coins, "coin") }.
event-specialist-unwanted = { $seat } wants no Specialist and takes { AMOUNT($coins, "coin") }.
event-surprise-clay-discarded = { $seat } discards { AMOUNT($clay, "clay") } for a Surprise Build.
event-surprise-coins-discarded = { $seat } discards { AMOUNT($coins, "coin") } for a Surprise Build.
event-master-appointed = { $seat } gains the { THING($master) }.



ask-take-turn = { $seat }: place a Worker at a segment, or rotate a ring first.
ask-choose-worker = { $seat }: which Worker goes to segment { $segment }?
ask-ring-action = { $seat }: what happens with the action of the { THING($ring) }?
ask-place-warrior = { $seat }: where does the { THING($warrior) } stand?
ask-officer-sword = { $seat }: use the Sword for { AMOUNT($points, "point") }, and move an Inspector { AMOUNT($steps, "space") }?
ask-guard-halberd = { $seat }: use the Halberd for { AMOUNT($points, "point") }, and move another Warrior?
ask-guard-slide = { $seat }: where does the { THING($warrior) } on { $from_cell } move?
ask-crossbowman-crossbow = { $seat }: use the Crossbow from { $from_cell }? Toward which Statue?
ask-soldier-spear = { $seat }: use the Spear for { AMOUNT($points, "point") } and { AMOUNT($coins, "coin") }?
ask-place-specialist = { $seat }: where does the { THING($specialist) } stand?
ask-face-archer = { $seat }: which way does the Kneeling Archer on { $cell } face?
ask-mount-horse = { $seat }: which Warrior mounts the Horse?
ask-lay-horse = { $seat }: which way does the Horse lie from its rider on { $cell }?
ask-builder-warrior = { $seat }: which Warrior comes from the Master Builder, for { AMOUNT($cost, "coin") }?
ask-move-inspector = { $seat }: which Inspector moves, and how far?
ask-empty-warehouses = { $seat }: which { $warehouses } Warehouses give you their Clay?
ask-li-si-group = { $seat }: Li Si has more than one group for { THING($warrior, form: "a") }. Which one grows?
ask-li-si-space = { $seat }: Li Si has more than one space for { THING($warrior, form: "a") }. Which one?
ask-li-si-specialist-space = { $seat }: Li Si has more than one space for { THING($specialist, form: "a") }. Which one?
ask-li-si-archer-facing = { $seat }: which way does Li Si's Kneeling Archer on { $cell } face?


option-decline = Leave it
option-skip = Leave out this action
option-cell = { $cell }
option-thing = { $thing }
option-direction-up = Up
option-direction-right = Right
option-direction-down = Down
option-direction-left = Left
option-move-row-forward = { THING("row") }: { AMOUNT($steps, "space") } forward
option-move-row-backward = { THING("row") }: { AMOUNT($steps, "space") } backward
option-move-column-forward = { THING("column") }: { AMOUNT($steps, "space") } forward
option-move-column-backward = { THING("column") }: { AMOUNT($steps, "space") } backward
option-rotate-inner = Rotate the Inner Ring clockwise for { AMOUNT($cost, "coin") }
option-rotate-middle = Rotate the Middle Ring counterclockwise for { AMOUNT($cost, "coin") }
option-segment = Segment { $segment }: { $inner }; { $middle }; { $outer }
option-take-clay = Take { AMOUNT($amount, "wet-clay") } instead
option-take-coins = Take { AMOUNT($amount, "coin") } instead
option-make-warrior = { $warrior } for { AMOUNT($clay, "wet-clay") }: { AMOUNT($points, "point") }
option-build-warrior = { $warrior } for { AMOUNT($coins, "coin") }
option-buy-specialist = { $specialist } for { AMOUNT($coins, "coin") } and the { $weapon }
option-buy-master = { $master }: token { $token } for { AMOUNT($coins, "coin") }
option-favour-clay = { AMOUNT($amount, "wet-clay") } and { AMOUNT($points, "point") }
option-favour-coins = { AMOUNT($amount, "coin") } and { AMOUNT($points, "point") }
option-use-weapon = Use the { $weapon }: { AMOUNT($points, "point") }
option-use-spear = Use the Spear: { AMOUNT($points, "point") } and { AMOUNT($coins, "coin") }
option-shoot = Statue on { $cell }: { AMOUNT($points, "point") }
option-warrior = { $warrior } on { $cell } ({ $owner_seat })
option-group = { AMOUNT($warriors, $warrior) } at { $cell }
option-empty-warehouses = Warehouses { $warehouses }: { AMOUNT($clay, "dry-clay") }


space-coins = Take { AMOUNT($amount, "coin") }
space-clay = Take { AMOUNT($amount, "wet-clay") }
space-build = Make a Warrior for { AMOUNT($amount, "wet-clay") }
space-soak = Soak all Dry Clay
space-upgrade = Upgrade the Craftsman
space-master = { $master }
space-priority = Take a Priority token
space-weapon = Ready the { $weapon }
space-specialist = Buy a Specialist



refused-already-rotated = You have rotated a ring in this turn already; one is the most.
refused-too-few-coins-to-rotate = You have { AMOUNT($have, "coin") }; rotating a ring costs { $cost }.


refused-segment-closed = There is an Artisan at segment { $segment }, so no other Worker may come there this round.
refused-segment-needs-artisan = There is a Craftsman at segment { $segment }, so only an Artisan may join it.
refused-no-craftsman-in-hand = You have no Craftsman left to place this round.
refused-no-artisan-in-hand = You have no Artisan left to place this round; an upgrade brings one.


refused-outer-ring-has-no-alternative = Clay or Coins may be taken only in place of an action of the Inner or the Middle Ring.
refused-repeated-action-has-no-alternative = The Master Administrator repeats the action itself; Clay or Coins in its place are not on offer.
refused-no-dry-clay = You have no Dry Clay to soak.
refused-upgrade-needs-craftsman = You have placed an Artisan here, and only a Craftsman can be upgraded.
refused-priority-stack-empty = All Priority tokens are taken this round.
refused-priority-token-held = You have a Priority token already; one is the most.
refused-weapon-already-active = Your { THING($weapon) } is active already.


refused-too-little-wet-clay = You have { AMOUNT($have, "wet-clay") }; this Warrior costs { $cost }. Soaking turns Dry Clay wet.
refused-organizer-column-empty = There is no { THING($warrior) } left in the Organizer.
refused-mausoleum-full = The Mausoleum has no empty space left.
refused-cell-occupied = There is a Statue on { $cell } already; choose an empty space.


refused-not-your-warrior = There is no Warrior of yours on { $cell }.
refused-warrior-just-made = The Warrior on { $cell } has just been made; only another Warrior of yours may move.
refused-warrior-cannot-move = The Warrior on { $cell } has no empty space to move to.
refused-way-not-empty = A Statue stands in the way to { $cell }; every space of the way must be empty.
refused-horse-cannot-follow = With its Warrior on { $cell }, the Horse would reach out of the Mausoleum.
refused-not-in-line = { $cell } is neither in the row nor in the column of the Warrior on { $from_cell }.
refused-no-empty-space-between = There is no empty space between the Crossbowman and the Statue on { $cell }.
refused-not-nearest-statue = A nearer Statue hides the one on { $cell }; at this table only the nearest may be chosen.
refused-no-statue-there = There is no Statue on { $cell } to shoot toward.


refused-weapon-inactive = The { THING($specialist) } needs your { THING($weapon) }, which is not active; ready it first.
refused-too-few-coins-for-specialist = You have { AMOUNT($have, "coin") }; the { THING($specialist) } costs { $cost }.
refused-specialist-sold-out = There is no { THING($specialist) } left to buy.
refused-no-warrior-can-mount = None of your Warriors can mount: a Horse needs two empty spaces in line beside a Warrior that has no Horse yet.
refused-no-space-for-specialist = The Mausoleum has no empty space for the { THING($specialist) }.
refused-specialist-needs-empty-space = There is a Statue on { $cell } already; a Specialist needs an empty space.
refused-not-your-rider = The Warrior on { $cell } is not yours; only a Warrior of yours may mount.
refused-already-mounted = The Warrior on { $cell } has a Horse already; one is the most.
refused-no-room-for-horse = A Horse does not fit there: it needs two empty spaces in line beside the Warrior on { $cell }.


refused-master-token-spent = You have placed that Master token already.
refused-too-few-coins-for-master = You have { AMOUNT($have, "coin") }; this Master token costs { $cost }.
refused-too-few-coins-to-build = You have { AMOUNT($have, "coin") }; the Master Builder costs { $cost } this round.
refused-not-most-remaining = The Master Builder makes only a Warrior of the type with the most left in the Organizer.
refused-warehouses-empty = There is no Clay in those Warehouses.
refused-all-weapons-active = All your Weapons are active already.


refused-not-among-his-places = Li Si's rules leave him other places than this one.


game-terracotta = Terracotta Army
table-crossbow = Crossbow
table-crossbow-any = counts to any Statue in line
table-crossbow-nearest = counts to the nearest Statue only
table-challenges = The Emperor's Challenges
table-challenges-random = drawn at random
setup-challenges-need-solo = The Emperor's Challenges are for a game alone against Li Si.
setup-too-many-challenges = There are only { $most } Challenges to choose from.



thing-officer = Officer
    .a = an Officer
thing-guard = Guard
    .a = a Guard
thing-crossbowman = Crossbowman
    .a = a Crossbowman
thing-soldier = Soldier
    .a = a Soldier
thing-sword = Sword
thing-halberd = Halberd
thing-crossbow = Crossbow
thing-spear = Spear


thing-horse = Horse
    .a = a Horse
thing-footman = Footman
    .a = a Footman
thing-archer = Kneeling Archer
    .a = a Kneeling Archer
thing-musician = Musician
    .a = a Musician


thing-builder = Master Builder
thing-administrator = Master Administrator
thing-inspector = Master Inspector
thing-clay-maker = Master Clay Maker
thing-supervisor = Master Supervisor
thing-blacksmith = Master Blacksmith


thing-inner = Inner Ring
thing-middle = Middle Ring
thing-outer = Outer Ring
thing-craftsman = Craftsman
    .a = a Craftsman
thing-artisan = Artisan
    .a = an Artisan


thing-row = Inspector of the rows
thing-column = Inspector of the columns


thing-up = up
thing-right = right
thing-down = down
thing-left = left


thing-purple = Purple
thing-yellow = Yellow
thing-green = Green
thing-blue = Blue
thing-li-si = Li Si


thing-organizer = Warrior Organizer
thing-weapons = Weapons
thing-inspectors = Inspectors
thing-musicians = Musicians
thing-tiles = Scoring tiles
thing-footmen = Footmen
thing-groups = Groups
thing-archers = Kneeling Archers
thing-leftovers = Leftovers
thing-solo = Solo game


thing-tile-quarter-nw = Warriors in the north-west quarter
thing-tile-quarter-ne = Warriors in the north-east quarter
thing-tile-quarter-sw = Warriors in the south-west quarter
thing-tile-quarter-se = Warriors in the south-east quarter
thing-tile-officer = all Officers
thing-tile-guard = all Guards
thing-tile-crossbowman = all Crossbowmen
thing-tile-soldier = all Soldiers
thing-tile-middle-row = Warriors in the middle row
thing-tile-middle-column = Warriors in the middle column
thing-tile-coins = Coins
thing-tile-clay = Clay, Wet and Dry


thing-rich-treasury = Rich treasury
thing-full-stores = Full stores
thing-armed-workshop = Armed workshop
thing-imperial-favour = Imperial favour
thing-head-start = Head start
thing-trained-hand = Trained hand
thing-no-idle-hands = No idle hands
thing-overtime = Overtime


thing-worker = Worker
thing-clay = Clay
thing-wet-clay = Wet Clay
thing-dry-clay = Dry Clay
thing-coin = Coin
thing-points = Victory Points
thing-statue = Statue
thing-warrior = Warrior
thing-specialist = Specialist
thing-weapon = Weapon
thing-master = Master
thing-master-token = Master token
thing-mausoleum = Mausoleum
thing-action-wheel = Action Wheel
thing-segment = segment
thing-warehouse = Warehouse
thing-inspector-track = Inspector track
thing-priority-token = Priority token
thing-scoring-tile = Scoring tile
thing-group = group
thing-domination = Domination
thing-presence = Presence
thing-turn-order = Turn Order
thing-round = round
thing-action-phase = Action Phase
thing-scoring-phase = Scoring Phase
thing-cleanup-phase = Cleanup Phase
thing-end-game-scoring = End Game Scoring
thing-overseer = Overseer
thing-action-card = Action card
thing-reshuffle-card = Reshuffle card
thing-spare-action = Spare Action
thing-surprise-build = Surprise Build


thing-round-scoring = Scoring of this round
thing-game-scoring = End Game Scoring
`;export{e as default};
# The home page: games, my tables, tables to watch, game records.

home-play = Play now
# $count (number): bots
home-play-bots = { $count ->
    [one] Against 1 bot
   *[other] Against { $count } bots
}
# $opponent (thing): who plays against one person alone
home-play-alone = Alone against { $opponent }
home-new = New table…
home-rules = Rules
# $least, $most (number)
home-people = { $least } to { $most } players
home-minutes = { $least } to { $most } minutes
home-about-terracotta = Raise the First Emperor's army of clay: turn the rings of the wheel, send out your Workers, and place your Warriors where the Inspectors will look.

## Tables

home-continue = Continue
home-finished = Finished games
home-watch = Watch
home-watch-nothing = Nobody plays in the open right now.
# $count (number): tables
home-all = Show all { $count }
home-fewer = Show fewer
home-seat-open = open seat
home-status-gathering = waiting for players
home-status-over = finished
# $round, $rounds (number)
home-round = round { $round } of { $rounds }

## Game records

home-record = Open a game record
home-record-about = Drop a .kgn file here to look back at a game and to play on from it.
home-record-choose = Choose a file…

## Games to come

home-to-come = To come
home-game-xian = Xi'an
home-game-architects = Architects of the West Kingdom
home-api = For bots and programs: the seat protocol
home-figures = Every figure and sign

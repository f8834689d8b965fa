# The gallery of figures, icons and colours, the covers and the charts.

figures-title = Figures, icons and colours
figures-about = Everything the tables are drawn with, by day and by night. Each name is the one to use in code.
figures-day = By day
figures-night = By night
figures-statues = Statues
figures-nobody = nobody’s
figures-horses = Horses
figures-archers = Where a Kneeling Archer aims
figures-emblems = Emblems of the owners
figures-icons = Icons
figures-one-colour = In one colour
figures-colours = Colours
figures-letters = Letters
figures-letters-sample = Twelve craftsmen knead clay, glaze jars and fire a quiet army: 0123456789
figures-buttons = Buttons
figures-button = Usual
figures-button-primary = First
figures-button-quiet = Quiet
figures-button-disabled = Not now
figures-covers = Covers
figures-charts = Charts

cover-terracotta = Terracotta Army: ranks of clay warriors before the glow of a kiln
cover-xian = Xi’an: a tomb gate between mountains of mineral colours
cover-architects = Architects of the West Kingdom: a cathedral window over an oak scaffold

# $round (number): which round
chart-round = { NUMBER($round) }
chart-rounds = Round
chart-before-first = Start

# The frame around every page.

app-name = Kilnyard

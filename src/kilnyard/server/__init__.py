"""Tables for people, bots and watchers: seats, clocks, storage and live updates over HTTP."""

"""What works beside the requests: bots that think, clocks that run out, turns to announce."""

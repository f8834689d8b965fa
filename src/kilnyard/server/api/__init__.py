"""HTTP and WebSockets made into calls of the service, in handlers of a few lines."""

"""One step each, in order; a step that was released is never changed."""

"""Tables and what people do at them: plain Python that knows neither the web nor a database."""

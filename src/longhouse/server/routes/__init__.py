"""The requests the server answers, by what they are about."""

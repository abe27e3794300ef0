"""Events, decisions and refusals into sentences. Only narration makes sentences, all through gettext."""

"""The closed list of moments at which a card's text can work (WAR-1.3, 5, 6)."""

from enum import StrEnum


class Moment(StrEnum):
    """When a text works. The value is the key that content files write it under."""

    PLAY = "on_play"
    """When the Event is played in the Event Phase (WAR-4.3)."""
    COMMIT = "on_commit"
    """When the Event is committed to a fight (WAR-5.3, 5.4, 6.1, 6.3)."""
    RESPONSE = "on_response"
    """When the Event answers a Search and Destroy (WAR-6.2)."""
    ASSAULTED = "on_assaulted"
    """When this Facility is assaulted, before anybody commits Events (WAR-5.2)."""

"""A mage and what it owns: aether, breaches, cards, an ability."""

"""A toy game, complete and small: the second user of the one interface of all games.

Two seats search a dark house, hands hidden from each other.

TOY-1  Six lamps, four maps, five knives and three dogs are shuffled. Each seat draws three cards.
TOY-2  The seats take turns. In its main part a seat plays cards, searches once, and ends it.
TOY-3  A lamp scores a point.
TOY-4  A map: draw two cards, then discard two, then you may shuffle the discard pile into the deck.
TOY-5  A knife costs a point. The other seat may discard a dog; if it does not, it buries a card of
       its hand face down, and it alone knows which.
TOY-6  A search is a die: a one sounds the alarm, which ends the main part; else draw a card.
TOY-7  A turn ends, alarm or not, with drawing a card.
TOY-8  After the last turn the most points win; ties are shared.
"""

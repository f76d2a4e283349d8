# Pinochle.

# The melds.

meld = { $kind ->
    [flush] flush
    [aces] 100 aces
    [kings] 80 kings
    [queens] 60 queens
    [jacks] 40 jacks
    [pinochle] pinochle
    [royal] royal marriage
    [dix] dix
    [swapped] dix swapped
   *[marriage] marriage
}

# What may not be done, and what would be allowed.

must-trump = You have no { $suit }, so play a trump.
overtake = A trump was led, and you can beat the { $card }. Play a higher one.
not-four = { $meld ->
    [aces] Four aces count only in all four suits.
    [kings] Four kings count only in all four suits.
    [queens] Four queens count only in all four suits.
   *[jacks] Four jacks count only in all four suits.
}
not-pinochle = A pinochle is the queen of spades with the jack of diamonds.
not-marriage = A marriage is a king and a queen of one suit.
not-flush = A flush is the ace, ten, king, queen and jack of trumps.
no-meld = Those cards are no meld.
nine-is-up = The upcard is a nine of trumps already, so there is nothing to swap for.
nine-is-dix = A nine of trumps is no meld. Show it as the dix.
no-meld-later = There is no melding once the stock is gone.
play-a-card = Only the winner of a trick may meld, and only before drawing. Play a card.
played = The { $card } has been played.
same-card = You have named the same card twice.
one-meld = You have made your one meld for this trick. Draw now.
two-melds-at-once = A card cannot serve in two melds at once. Lay one now and the other after a later trick.
more-than-one-meld = That is more than one meld. Lay one now and the next after another trick.
part-of-flush = The royal marriage was part of the flush, which has already scored.
one-from-hand = Those cards are all down already. Bring one from your hand.
only-for-more = A card of the { $meld } may serve again in its class only for more than { $points } points.

# The score sheet.

nine-turned-up = a nine turned up
in-cards = { $points } in cards, which counts { $counts }
last-trick = the last trick

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
no-swap = At this table the nine of trumps is shown, not exchanged.
used-once = At this table a melded card cannot be used in another meld.
two-melds-at-once = A card cannot serve in two melds at once. { $then ->
    [never] Lay one of them; the card cannot be used again.
    [several] Lay one now, and then the other.
   *[one] Lay one now and the other after a later trick.
}
more-than-one-meld = That is more than one meld. { $then ->
    [several] Lay one, then the next.
   *[one] Lay one now and the next after another trick.
}
part-of-flush = The royal marriage was part of the flush, which has already scored.
one-from-hand = Those cards are all down already. Bring one from your hand.
only-for-more = A card of the { $meld } can be melded again in the same class only for more than { $points } points.

# The score sheet.

nine-turned-up = a nine turned up
in-cards = { $points } in cards, which counts { $counts }
last-trick = the last trick

# The table.

melded = melded
your-melds = Your melds
melds-of = { $who ->
    [You] Your melds
   *[other] Melds of { $who }
}
just-played = Just played
stock = Stock
upcard = Upcard, { $suit } are trumps

# What may be done.

meld-choice = { CAP($meld) }: { $cards }
show-dix = Show the dix
swap-dix = Swap the dix for the { $card }
take-stock = Take the last stock card
take-upcard = Take the upcard
draw = Draw

# What is expected of the viewer.

meld-or-draw = You won the trick. Lay down a meld, or draw.
meld-or-draw-last = You won the trick. Lay down a meld, or draw. The last stock card is the { $card }.
take = Take the last stock card or the upcard. Your opponent gets the other one.
any-card = Your turn. Play any card.
follow-or-trump = Your turn. Follow suit, or else trump; beat a trump that was led.

# The score and the end.

chips = chips left: { $n }
drawn = The match is drawn: the totals are level.

# What happened.

a-meld = { $kind ->
    [flush] a flush
    [aces] 100 aces
    [kings] 80 kings
    [queens] 60 queens
    [jacks] 40 jacks
    [pinochle] a pinochle
    [royal] a royal marriage
    [marriage] a marriage
   *[cards] cards
}
melds = { $who ->
    [You] You meld
   *[other] { $who } melds
} { $meld }: { $cards }.
shows-dix = { $who ->
    [You] You show
   *[other] { $who } shows
} the dix.
swaps-dix = { $who ->
    [You] You swap
   *[other] { $who } swaps
} the dix for the upcard.
done-melding = { $who ->
    [You] You are
   *[other] { $who } is
} done melding.
takes-stock = { $who ->
    [You] You take
   *[other] { $who } takes
} the last stock card.
takes-upcard = { $who ->
    [You] You take
   *[other] { $who } takes
} the upcard.
dealt = The cards are dealt, { WORD($packet) } at a time, and one is turned up for trumps.

# What a deal has come to.

panel = { $who } melded { $melds }, took { $cards } { $last ->
    [0] in cards
   *[other] in cards and the last trick
}: { $points }.
turn = { $who } melded { $melds }
did = { $who } took { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
}.
head-melds = Melds
head-cards = Cards
head-last = Last trick

# Hints and reviews.

a-named-meld = { $kind ->
    [flush] a flush
    [aces] four aces
    [kings] four kings
    [queens] four queens
    [jacks] four jacks
    [pinochle] a pinochle
    [royal] a royal marriage
   *[marriage] a marriage
}
move-meld = meld { $meld }
move-melding = meld
move-dix = show the dix
move-swap = swap the dix for the upcard
move-done = meld nothing more
move-stock = take the last stock card
move-upcard = take the upcard
hope = it keeps { $who ->
    [You] your
   *[other] their
} hope of { $meld }, { $points } points, { $n ->
    [one] one card
   *[other] { $n } cards
} short
scores-ten = it scores ten points at once
scores-at-once = it scores { $n } at once
wins-points = it wins the trick, and { $n } points with it
gives-nothing = it gives nothing away
nothing-to-lose = no points can be lost with it
better-card = it is the better card

# What a table plays by.

option-packet-three = Cards are dealt three at a time.
option-packet-four = Cards are dealt four at a time.
option-target = The match is played to { $n } { $n ->
    [one] point
   *[other] points
}.
option-exceed = A player wins by going over the target.
option-reach = A player wins by reaching the target.
option-step = When both players are over the target, it rises by { $n } { $n ->
    [one] point
   *[other] points
}.
option-both-raise = When both players are over the target, it rises and the match goes on.
option-both-higher = When both players are over the target, the higher total wins.
option-chain-on = The target rises until at least one player is not over it, and one more deal is always played.
option-chain-first = The target rises one step per deal, and one more deal is always played.
option-chain-at-once = The target rises until at least one player is not over it, and the match may end at once.
option-last-stock = The winner of the twelfth trick takes the last stock card.
option-last-choice = The winner of the twelfth trick takes the last stock card or the upcard.
option-one-meld = After a trick won one meld may be laid down, besides the dix.
option-several-melds = After a trick won any number of melds may be laid down, one after the other.
option-reuse-upward = A melded card may be used again, in a meld of another class or for more points.
option-reuse-never = A melded card cannot be used in another meld.
option-swap = The nine of trumps may be exchanged for the upcard.
option-no-swap = The nine of trumps is only shown, never exchanged.
option-strict = When the stock is gone, players must follow suit, trump, and overtake a trump.
option-free = When the stock is gone, any card may still be played.
option-classic = Aces count 11, tens 10, kings 4, queens 3 and jacks 2, rounded to tens.
option-simple = Aces and tens count 10, kings and queens 5.
option-counters = Aces, tens and kings count 10 each.
step-too-small = The target must rise by { $least } or more: with { $step }, both players are over it again after almost every deal (PIN-S3).
line = Two players; meld and draw while the stock lasts, then twelve tricks by strict rules, to 1000.

# What it is time to do.

due-meld = meld or draw
due-take = take the last stock card or the upcard

# The game as it stands in a list.

title = Pinochle
sentence = Win tricks to meld; marriages, flushes and the queen of spades with the jack of diamonds count.
length = an hour

# What can be asked of the odds.

ask-melds = How likely each meld is in a hand, and after drawing more cards.
ask-hand = Cards held already; usually none.
ask-draws = How many cards come to the hand; usually 12 to an empty one, none to another.
ask-gone = Cards seen elsewhere, as the upcard and what was played; usually none.
odds-none-but-dix = no meld, a dix aside
odds-none = no meld at all, not even a dix
odds-marriage = marriage in { $suit }
odds-mean = { $n ->
    [one] 1 card is
   *[other] { $n } cards are
} drawn from { $unseen } unseen, and everything is kept.

# What a study of rules measures, and what its players were fitted to.

measure-melds = melds without nines of trumps per seat and deal
measure-meld-points = points of those melds per seat and deal
measure-bare = deals in which a seat has no meld, of all
measure-dix = nines of trumps that scored per seat and deal
measure-trick-points = points of cards and the last trick per seat and deal
measure-assumed = Players weigh the cards they hold by figures that were fitted to the rules of Denexa Games; they are not fitted again to changed rules.

# Labels of the options, at set-up.

label-packet = Cards dealt at a time
label-target-step = Rise of the target
label-both-over = Both players past the target
label-target-chain = When the target rises
label-last-card-choice = Last card of the stock
label-melds-a-trick = Melds after a trick
label-reuse = Using melded cards again
label-dix-swap = Nine of trumps for the upcard
label-endgame = Play after the stock is gone

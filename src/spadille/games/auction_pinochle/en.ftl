# Auction Pinochle.

# What is called.

bid = { $n }
shoot = all twelve tricks

# What may not be done, and what would be allowed.

no-such-bid = Bids here go from { $least } to { $most } in steps of { $step }.
dealer-must-bid = The others have passed, so you must bid.
no-shooting = Nobody bids all twelve tricks at this table.
no-marriage = You have no king and queen of { $suit } together. Name a suit with a marriage.
name-trumps = You have a marriage. Name its suit as trumps.
no-conceding = At this table every deal is played out.
too-late = A deal may be given up only before the first card is led.
must-head = The { $card } is winning and you can beat it. Play { $n ->
    [one] the card that does
   *[other] a card that does
}.
must-trump = You have no { $suit }. Play a trump.
must-overtrump = The { $card } is winning and you have a higher trump. Play one.
bury-so-many = Bury { WORD($n) } cards; you have chosen { $given ->
    [0] none
   *[other] { WORD($given) }
}.
choose-different = Choose different cards, named in the order of the pack.

# The score sheet.

in-melds = { $n } in melds
in-tricks = { $n } in tricks
melds-lost = { $n } in melds do not count
fell-short = { $bid } bid: { $melds } in melds and { $tricks } in tricks are too little
conceded = { CAP($bid) } bid and given up
made-it = { $bid } bid: { $melds } in melds and { $tricks } in tricks
paid = paid to the declarer
got-paid = paid by the declarer
shot = bid all twelve tricks, took { $n }: { $state ->
    [made] made
   *[set] set
}

# The table.

melded = melds
your-melds = Your melds
melds-of = Melds of { $who }
widow = Widow
widow-taken = From the widow
buried = Buried
your-buried = You buried
from-widow = new from the widow
from-partner = new from your partner

# What may be said.

concede = Give up
concede-note = loses the bid: { $bid }
concede-chips = pays each of the others { $chips } { $chips ->
    [one] chip
   *[other] chips
}
pass-them = { $n ->
    [one] Pass it
   *[other] Pass them
}
bury-them = Bury { WORD($n) }

# What is expected of the viewer.

name-now = The bid is yours. Name trumps.
no-marriage-to-name = You have no marriage for trumps.
only-give-up = You have no marriage to name trumps with. You can only give up.
pass-to-declarer = { CAP($suit) } are trumps. Choose { WORD($n) } { $n ->
    [one] card
   *[other] cards
} for { $who }.
pass-back = Choose { WORD($n) } { $n ->
    [one] card
   *[other] cards
} to pass back to { $who }.
bury-now = Bury { WORD($n) } cards. Their points are yours, but you cannot meld them.

# The score and the end.

stand-melds = melds { $melds }
stand-need = { $need } to win in tricks
stand-against = plays against the bid
stand-bid = { $bid } bid, melds { $melds }, { $need } to win in tricks
stand-bid-brief = { $bid } bid, { $need } to win
stand-shoot-brief = all twelve, { $n } taken
stand-shoot = all twelve bid, { $n } taken
win-alone = { $who ->
    [You] You win
   *[other] { $who } wins
} the match with { $points } { $chips ->
    [yes] chips
   *[no] points
}.
win = { $who } win the match with { $points } { $chips ->
    [yes] chips
   *[no] points
}.

# What happened.

shoots = { $who ->
    [You] You bid
   *[other] { $who } bids
} all twelve tricks.
names = { $who ->
    [You] You make
   *[other] { $who } makes
} { $suit } trumps.
concedes = { $who ->
    [You] You give
   *[other] { $who } gives
} the deal up.
passes-cards = { $who ->
    [You] You pass
   *[other] { $who } passes
} cards face down.
takes-widow = { $who ->
    [You] You take
   *[other] { $who } takes
} { $cards } from the widow.
buries-these = { $who ->
    [You] You bury
   *[other] { $who } buries
} { $cards }.
buries = { $who ->
    [You] You bury
   *[other] { $who } buries
} three cards.
dealt = The cards are dealt, three at a time, { WORD($n) } to each player.
a-meld = { $kind ->
    [run] { $n ->
        [one] a run
       *[other] two runs
    }
    [royal] { $n ->
        [one] a royal marriage
       *[other] two royal marriages
    }
    [dix] { $n ->
        [one] the dix
       *[other] both dixes
    }
    [pinochle] { $n ->
        [one] pinochle
       *[other] double pinochle
    }
    [aces] { $n ->
        [one] four aces
       *[other] eight aces
    }
    [kings] { $n ->
        [one] four kings
       *[other] eight kings
    }
    [queens] { $n ->
        [one] four queens
       *[other] eight queens
    }
   *[jacks] { $n ->
        [one] four jacks
       *[other] eight jacks
    }
}
a-marriage = { $n ->
    [one] a marriage
   *[other] two marriages
} in { $suit }
lays-down = { $who ->
    [You] You lay
   *[other] { $who } lays
} down { $melds }: { $points }.
melds-nothing = { $who ->
    [You] You have
   *[other] { $who } has
} no meld.

# What a deal has come to.

panel-bid = { $end ->
    [made] Made
   *[set] Set
}. { $who } bid { $bid }: { $points }.
panel-side = { $side }: { $points }.
head-bid = Bid
head-taken = Taken
in-chips = { $n ->
    [0] no chips
    [one] 1 chip
   *[other] { $n } chips
}

# Hints and reviews.

move-bid = bid { $bid }
move-trumps = { $suit } as trumps
move-concede = give up
move-pass = pass { $cards }
move-bury = bury { $cards }
other-cards = { WORD($n) } other cards
partners-bid = { $partner } has the highest bid already
worth-the-bid = { $who ->
    [You] you
   *[other] they
} should make about { $points } with { $suit }, { $alone ->
    [alone] the melds in hand being { $melds }
   *[paired] a partner's help and melds of { $melds } included
}
not-worth-it = { $who ->
    [You] you
   *[other] they
} should make { $points ->
    [0] next to nothing
   *[other] about { $points }{ $alone ->
        [alone] {""}
       *[paired] { " " }with a partner
    }
}, and the next bid is { $bid }
must-bid = the others have passed, so { $who ->
    [You] you
   *[other] the dealer
} must bid
melds-held = { $who ->
    [You] you hold
   *[other] they hold
} melds of { $melds } with { $suit }
paid-double = spades are paid double
no-marriage-held = { $who ->
    [You] you have
   *[other] they have
} no marriage to name trumps with
only-marriage = it is the only suit with a marriage
best-melds = { $who ->
    [You] your
   *[other] their
} melds count most with it: { $n }
longest-suit = it is { $who ->
    [You] your
   *[other] their
} longest suit, with { WORD($n) } cards
most-likely = { $who ->
    [You] you
   *[other] they
} should make most with it: about { $points }
out-of-reach = all the tricks together would not make the bid
lost-twice = a bid lost in the play costs twice as much
falls-short = { $who ->
    [You] your
   *[other] their
} hand should make only about { $points }
declarer-gets = it brings the bidder { $trumps ->
    [0] { $aces ->
        [one] an ace
       *[other] { WORD($aces) } aces
    }
    [one] a trump{ $aces ->
        [0] {""}
        [one] { " " }and an ace
       *[other] { " " }and { WORD($aces) } aces
    }
   *[other] { WORD($trumps) } trumps{ $aces ->
        [0] {""}
        [one] { " " }and an ace
       *[other] { " " }and { WORD($aces) } aces
    }
}
points-buried = { $n } { $n ->
    [one] point is
   *[other] points are
} safe there, and no meld is broken
void = { $who ->
    [You] you
   *[other] they
} are left without { $suits }, and can trump
melds-whole = no meld is broken
every-trump-stays = every trump stays
nobody-beats = no opponent can beat it
only-a-trump-beats = only a trump can beat it
draws-trumps = it draws trumps
nothing-to-lose = no points can be lost with it
wins-points = it wins the trick, and { $n } { $n ->
    [one] point
   *[other] points
} with it
points-for-the-side = it puts { $n } { $n ->
    [one] point
   *[other] points
} on a trick that is won already
gives-no-points = it gives no points away

# What a table plays by.

book-partnership = Partnership
book-classic = Classic count
book-modern = Modern count
book-passing = Partnership with a card pass
book-widow = Three with a widow
book-chips = Three for chips
line-partnership = Two pairs to 1,500; the lowest bid is 250, and trumps need a marriage.
line-classic = Two pairs to 1,000; the lowest bid is 100, aces count 11, and any suit may be trumps.
line-modern = Two pairs to 150; the same game in small figures: a run is 15, and the lowest bid is 20.
highest-below-lowest = The highest bid, { $highest }, lies below the lowest, { $lowest } (APN-H8).
too-many-raises = From { $lowest } to { $highest } are more than { $most } raises of { $step } (APN-H8).
ones-count-alike = A count in ones needs aces, tens and kings that count alike (APN-H21).
dealer-bids-nothing = With { $lowest } as the lowest bid a dealer cannot bid { $n } less (APN-H55).
line-passing = Partnership, and when trumps are named the declarer and the partner pass each other four cards.
line-widow = Three to 1,500: the highest bidder takes three cards more, and plays alone against the other two.
line-chips = The same three for chips: each of the two pays the declarer by the height of the bid, or is paid.
option-target = The match is to { $n } { $n ->
    [one] point
   *[other] points
}.
option-minimum = The lowest bid is { $n }.
option-raise = Bids rise in steps of { $n }.
option-highest = Nobody bids more than { $n }.
option-dealer-bids = If the others pass, the dealer must bid.
option-next-dealer = If everyone passes, the next dealer deals.
option-dealer-below = A dealer who must bid may bid { $n } less than the lowest bid.
option-dealer-at-least = A dealer who must bid bids the lowest bid at least.
option-shoot = A player may bid all twelve tricks: { $n } { $n ->
    [one] point
   *[other] points
} won or lost.
option-no-shoot = Nobody bids all twelve tricks.
option-marriage = Only a suit of which the bidder has king and queen may be trumps.
option-any-suit = The bidder may make any suit trumps.
option-tenfold = Two like runs or fours count ten times as much as one, and double pinochle twice as much as one run.
option-twice = Two melds of a kind count twice as much as one.
option-tens = Melds and cards count in tens: a run is 150.
option-ones = Melds and cards count in ones: a run is 15.
option-concede = The bidder may give the deal up before the first card, and loses the bid once.
option-play-on = Every deal is played out.
option-head = Players who can follow or trump must beat the best card if they can.
option-head-trumps = Only a trump that was led must be beaten.
option-no-head = Nobody has to beat a card.
option-classic = Aces count 11, tens 10, kings 4, queens 3 and jacks 2, rounded to tens.
option-simple = Aces and tens count 10, kings and queens 5.
option-counters = Aces, tens and kings count alike: ten points, or one in the modern count.
option-last = The last trick counts { $n } more.
option-no-last = The last trick counts no more than its cards.
option-set-once = A side that falls short loses its bid.
option-set-twice = A side that falls short after the play loses twice its bid.
option-kept-points = Melds count only for a side that wins points for cards in tricks.
option-kept-trick = Melds count only for a side that wins a trick.
option-kept-always = Melds always count.
option-meld-points = Melds count only for a side with { $n } { $n ->
    [one] point
   *[other] points
} or more for cards in tricks.
option-any-points = A single point for cards in tricks saves the melds.
option-least-meld = Melds of a side count only from { $n } { $n ->
    [one] point
   *[other] points
} up.
option-any-meld = Melds count, however few.
option-bidders-win = If both sides reach the target, the bidders win.
option-higher-wins = If both sides reach the target, the higher total wins.
option-pass = When trumps are named, the declarer and the partner pass each other { $n } { $n ->
    [one] card
   *[other] cards
}.
option-no-pass = Nobody passes cards.
option-pay-all = A declarer who plays alone and makes the bid scores all melds and tricks.
option-pay-bid = A declarer who plays alone wins or loses the points of the bid.
option-pay-chips = A declarer who plays alone is paid in chips by each of the others, or pays them.
option-spades-double = Where spades are trumps, twice as many chips are paid.
option-spades-alike = All trump suits are paid alike.

# What it is time to do.

due-name = name trumps
due-pass = pass { WORD($n) } { $n ->
    [one] card
   *[other] cards
}
due-bury = bury { WORD($n) } cards

# The game as it stands in a list.

title = Auction Pinochle
sentence = Pinochle for four or three: bid for trumps, with a partner or alone with a widow, lay down melds, and win the rest in tricks.
length = an hour
seats = 3 or 4

# What a study of rules measures.

measure-contracts = bids won per player and deal
measure-bid = points of a bid
measure-sets = bids set, of all
measure-took = tricks taken by the declarers
measure-melds = points in melds per player and deal that was played

# What can be asked of the odds.

ask-waiting = What the widow, or a partner, holds of the cards that you wait for.
ask-hand = The cards you hold: up to fifteen with a widow, twelve with a partner.
ask-cards = The cards you wait for; usually none in particular.
ask-where = Where they may lie: among the three cards of the widow, as usual, or among the twelve of a partner.
odds-in-the-widow = in the widow
odds-with-a-partner = with a partner
odds-one = { $n ->
    [one] the card is there
   *[other] at least one of the cards is there
}
odds-all = all of the cards are there
odds-more = your melds count for more
odds-gain = points that your melds gain, on average
odds-unseen = { $n } of { $unseen } unseen cards lie there. A meld comes together if all that you lack for it is among them.

# Labels of the options, at set-up.

label-minimum-bid = Lowest bid
label-raise-by = Step between bids
label-highest-bid = Highest bid
label-all-pass = If nobody bids
label-shoot = Points for bidding all tricks
label-marriage-needed = King and queen of trumps needed
label-doubles = Double melds
label-units = Counting in tens or ones
label-concede = Giving up before the play
label-winning = Having to beat a card
label-last-trick = Points for the last trick
label-set-costs = Cost of falling short
label-meld-kept = When melds count
label-minimum-meld = Fewest points of melds
label-both-reach = Both sides at the target
label-card-pass = Cards passed to the partner
label-pay = Pay for playing alone
label-spades-double = Double pay for spades
label-dealer-below = Points off a forced bid
label-meld-points = Card points that save the melds

# Spades.

# -- hints: moves in words, and reasons as clauses ($who moves, where it is not said otherwise) ------

look-at-hand = look at your hand
bid-nil-blind = bid nil blind
bid-nil = bid nil
bid = bid { $n }
nil = nil
no-need-to-bid-blind = nothing forces { $who ->
    [You] you
   *[other] them
} to bid blind

off-nil = it takes the trick off { $who ->
    [You] your
   *[other] { $who }'s
} nil
over-nil = it goes up before { $who ->
    [You] your
   *[other] { $who }'s
} nil has to play
left-to-nil = it leaves the trick to { $who ->
    [You] your
   *[other] { $who }'s
} nil
under-nil = it is low, and { $who ->
    [You] you have
   *[other] { $who } has
} bid nil
enough = { $who ->
    [You] your
   *[other] their
} side has its { $bid }, and winning would be bag { $bag }
one-trick-more = the { $trick } trick comes { $often }
takes-that-many = { $who ->
    [You] you
   *[other] they
} take that many { $often }
own-nil-kept = { $who ->
    [You] your
   *[other] their
} nil is kept { $often }
nil-kept = { $who ->
    [You] your
   *[other] { $who }'s
} nil is kept { $often }
nil-falls = { $who ->
    [You] your
   *[other] { $who }'s
} nil falls { $often }
others-set = the others are set { $often }
bag-escaped = { $who ->
    [You] you
   *[other] they
} escape another bag { $often }
contract-made = { $who ->
    [You] your
   *[other] their
} contract is made { $often }
highest-under = it is the highest card that stays under, for { $who ->
    [You] your
   *[other] their
} nil
stays-under = it stays under the trick, for { $who ->
    [You] your
   *[other] their
} nil
rid-of-winner = it gets rid of a card that could win a trick, for { $who ->
    [You] your
   *[other] their
} nil
low-lead = a low lead is the least danger, for { $who ->
    [You] your
   *[other] their
} nil

two-sides-only = perfect play is only told for two sides
perfect-play = tricks that perfect play of both sides gives (double dummy), in deals without a nil

# -- refusals ----------------------------------------------------------------

cut-how-many = Lift from 1 to { $most } of the cards.
club-opens = The { $card } opens the first trick. Lead it.
no-spade-first = The first lead may not be a spade. Lead another suit.
not-broken = Spades are not broken. Lead another suit.
no-passing = Nobody passes in Spades. Make a bid.
hand-seen = You have seen your hand already. Make a bid.
hand-face-down = Your hand is still face down. Bid blind nil, or look at it first.
nil-not-played = Nil is not played at this table.
bid-too-low = The lowest bid here is { $lowest }.
bid-too-high = You have { $n } cards, so the highest bid is { $n }.
no-blind-bid-for-two = You have seen the cards you drew, so you cannot bid blind.
blind-nil-not-played = Blind nil is not played at this table.
blind-nil-from-behind = Only a side that is { $n } { $n ->
    [one] point
   *[other] points
} or more behind may bid blind nil.
too-late-for-blind-nil = You have looked at your hand, so it is too late for blind nil.
misdeal-of-two = A misdeal is between two players of the table.
not-in-long-hand = The { $card } is not in the hand that is too long.

# -- the score sheet ---------------------------------------------------------

set-line = bid { $bid }, took { $taken }: set
made-line = bid { $bid }, took { $taken }: made, 10 × { $scored }
made-with-bags = bid { $bid }, took { $taken }: made, 10 × { $scored } + { $bags } { $bags ->
    [one] bag
   *[other] bags
}{ $each ->
    [1] { "" }
   *[other] { " × " }{ $each }
}
nil-made = nil made
nil-failed = nil failed, with { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
}
blind-nil-made = blind nil made
blind-nil-failed = blind nil failed, with { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
}
failed-nil-bags = the failed nil gives { $bags } { $bags ->
    [one] bag
   *[other] bags
}
ten-bags = { $before } { $before ->
    [one] bag
   *[other] bags
} and { $more } more make { $after }: { $left } left

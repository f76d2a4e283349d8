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

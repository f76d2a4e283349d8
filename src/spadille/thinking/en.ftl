# Hints and reviews: a move, the reason, one number. Reasons are clauses: `$who` is the one who moves.

# -- sentences ---------------------------------------------------------------

hint-anything = { CAP($move) }, or anything else: the moves are about even.
hint-either = { CAP($move) } or { $other }: about even.
hint-why = { CAP($move) }: { $why }.
hint-plain = { CAP($move) } does best. No simple reason.
hint-best = { CAP($move) } does best.
hint-costs = { CAP($move) } does best. { $costs }

others-even = The others are about even.
these-even = { CAP($moves) } { $n ->
    [one] is
   *[other] are
} about even.
one-costs = { CAP($move) } costs { $price }.
all-cost = All else costs { $price } or more.
all-cost-the-game = All else costs the game.
even-and-one-costs = About even with { $moves }; { $move } costs { $price }.
even-and-all-cost = About even with { $moves }; all else costs { $price } or more.
even-and-all-cost-the-game = About even with { $moves }; all else costs the game.
more-moves = { WORD($n) } more

reviewed-in-trick = Trick { $n }. { $told }
reviewed-taste = { $who }: { $played }. A matter of taste.
reviewed = { $who }: { $played }. Better: { $better }. { CAP($price) }.
reviewed-why = { $who }: { $played }. Better: { $better }; { $why }. { CAP($price) }.

luck-line = { CAP($who) } { $way ->
    [gained] gained { $amount } on
   *[lost] lost { $amount } to
} the others: luck { $luck_way ->
    [brought] brought
   *[cost] cost
} { $luck }, play { $play_way ->
    [brought] brought
   *[cost] cost
} { $play }.
luck-means = Play: how much better the moves were than an average player’s. Luck: everything else, mostly the cards.

# -- figures -----------------------------------------------------------------

about = about { $amount }
the-game = the game
costs-the-game = it costs the game
games-in-100 = { $n } { $n ->
    [one] game
   *[other] games
} in 100
amount = { $n } { $kind ->
    [points] { $n ->
        [one] point
       *[other] points
    }
    [chips] { $n ->
        [one] chip
       *[other] chips
    }
    [cards] { $n ->
        [one] card
       *[other] cards
    }
   *[other] { $unit }
}
unit = { $kind ->
    [points] points
    [chips] chips
    [cards] cards
   *[other] { $unit }
}
figures-both = { $move }: { $points } { $unit }, wins the game { $chance }
figures-worth = { $worth } ± { $error }
figures-points = { $move }: { $points } { $unit }
figures-chance = { $move }: wins the game { $chance }

in-ten = { $tenths ->
    [0] almost never
    [1] 1 time in 10
    [5] half the time
    [10] nearly always
   *[other] { $tenths } times in 10
}
contract-made = { $who ->
    [You] { $alone ->
        [yes] you make your
       *[no] your side makes its
    }
   *[other] { $alone ->
        [yes] they make their
       *[no] their side makes its
    }
} { $what ->
    [bid] bid
   *[contract] contract
} { $often }
contract-set = { $alone ->
    [yes] the declarer is
   *[no] the others are
} set { $often }
ordinal = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [11] eleventh
    [12] twelfth
    [13] thirteenth
   *[other] { $n }th
}

# -- moves -------------------------------------------------------------------

cards = { $cards }
of-a-suit = { $ranks } of { $suit }
rank = { $rank ->
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [eleven] eleven
    [twelve] twelve
    [thirteen] thirteen
    [jack] jack
    [queen] queen
    [king] king
   *[ace] ace
}

# -- reasons -----------------------------------------------------------------

every-trick = every trick
of-the-last = { $need } of the last { $left }
needed = it wins, and { $who ->
    [You] your
   *[other] their
} side needs { $tricks }
stopped = { $who ->
    [one] one of the others needs
   *[all] the others need
} { $tricks }, and this stops one
partners-trick = { $partner ->
    [You] you are
   *[other] { $partner } is
} winning the trick already

trumps-out = { $n ->
    [one] one trump is still out, a lower one
   *[other] { $n } trumps are still out, and none is higher
}
highest-left = it is the highest of the { $suit } left
last-of-suit = it is { $who ->
    [You] your last of the { $suit }, and you
   *[other] their last of the { $suit }, and they
} can trump the next
lowest = nothing { $who ->
    [You] you may play wins this trick, and it is your
   *[other] they may play wins this trick, and it is their
} lowest
trumps-the-trick = { $who ->
    [You] you
   *[other] they
} have no { $suit }, and it trumps the trick
cheapest-winner = it is the cheapest card that wins so far

# -- levels ------------------------------------------------------------------

level-beginner = plays anything the rules allow
level-regular = plays by sound rules of thumb
level-strong = thinks ahead

# -- odds: a figure and how it was found --------------------------------------

ask-trump = The trump suit; usually spades.
odds-exact = exact
odds-sampled = ± { $error }, sampled ({ $n ->
    [one] 1 case
   *[other] { $n } cases
}, seed { $seed })
odds-between = { $low } to { $high }, sampled ({ $n ->
    [one] 1 case
   *[other] { $n } cases
}, seed { $seed })
odds-alike = the same in all of { $n } cases, sampled (seed { $seed })
odds-one-case = sampled (1 case, seed { $seed }): no interval
odds-sample = ± { $error }, from a sample of { $n ->
    [one] one case
   *[other] { $n } cases
}
odds-sample-between = { $low } to { $high }, from a sample of { $n ->
    [one] one case
   *[other] { $n } cases
}
odds-sample-alike = the same in all of { $n } cases of a sample
odds-sample-of-one = from a sample of one case: no interval
odds-percent = { $figure }%

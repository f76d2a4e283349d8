# Spades.

# -- hints: moves in words, and reasons as clauses ($who moves, where it is not said otherwise) ------

look-at-hand = look at your hand
bid-nil-blind = bid nil blind
bid-nil = bid nil
bid = bid { $n }
nil = nil
pass-cards = pass { $cards }
rid-of-danger = these cards could win a trick
low-for-nil = these cards are the least likely to win a trick
no-need-to-bid-blind = nothing forces { $who ->
    [You] you
   *[other] them
} to bid blind
blind-by-chance = blind nil wins in { $blind } of 100 matches from here, looking at the hand in { $looking }

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
} nil is made { $often }
nil-kept = { $who ->
    [You] your
   *[other] { $who }'s
} nil is made { $often }
nil-falls = { $who ->
    [You] your
   *[other] { $who }'s
} nil falls { $often }
others-set = { $who ->
    [one] one of the others is
   *[all] the others are
} set { $often }
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
partner-has-nil = Your partner has bid nil. Bid a number.
must-be-nil = Your partner has bid a number. Bid nil.
bid-your-spades = Your bid is the number of your spades: { $n ->
    [0] nil
   *[other] { $n }
}.
bid-your-spades-or-nil = You may bid the number of your spades, { $n }, or nil.
side-too-low = The bids of your side have to come to { $n } at least.
no-blind-bid-here = Nobody bids blind at this table.
total-fits = The bids may not add up to the number of tricks, so you may not bid { $n ->
    [0] nil
   *[other] { $n }
}.
total-too-low = All bids together have to come to { $n } at least.
face-down-or-blind = Your hand is still face down. Bid blind, or look at it first.
too-late-to-bid-blind = You have looked at your hand, so it is too late to bid blind.
blind-bid-too-low = The lowest blind bid here is { $lowest }.
blind-bid-from-behind = Only a side that is { $n } { $n ->
    [one] point
   *[other] points
} or more behind may bid a number blind.
misdeal-of-two = A misdeal is between two players of the table.
pass-different = Each card can be passed only once.
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
short-line = bid { $bid }, took { $taken }: set, { $short } short
prize-won = bid { $bid }, took { $taken }: made, { $prize }{ $bags ->
    [0] { "" }
   *[other] { " " }and { $bags } for bags
}
bids-itself = first deal: took { $taken }, 10 × { $taken }
boston = took every trick: Boston, which wins the match
double-nil = { $end ->
    [made] { $nils ->
        [2] both nils made
       *[other] all nils made
    }
   *[set] { $nils ->
        [2] both nils failed
       *[other] all nils failed
    }
}
blind-bid-made = { $bid } bid blind and made
blind-bid-set = { $bid } bid blind and set
bags-paid = paid for the bags of the other side
ten-bags = { $before } { $before ->
    [one] bag
   *[other] bags
} and { $more } more make { $after }: { $left } left

# -- options and rulebooks ---------------------------------------------------

rule-partners = Partners sit opposite, and their bids, tricks and points count together.
rule-alone = Everyone plays alone.
rule-target = The match ends when a side reaches { $n } { $n ->
    [one] point
   *[other] points
}.
rule-min-bid = The lowest bid is { $n }.
rule-min-bid-not-nil = The lowest bid is { $n }, apart from nil.
rule-nil = Players may bid nil: to take no trick at all.
rule-no-nil = Nobody bids nil.
rule-only-blind-nil = Nil may only be bid blind.
rule-blind-nil = Players may bid nil blind, before they look at their cards.
rule-no-blind-nil = Nobody bids nil blind.
rule-nil-bonus = A nil that is made earns { $n } { $n ->
    [one] point
   *[other] points
}.
rule-nil-penalty = A nil that fails costs { $n } { $n ->
    [one] point
   *[other] points
}.
rule-blind-nil-bonus = A blind nil that is made earns { $n } { $n ->
    [one] point
   *[other] points
}.
rule-blind-nil-penalty = A blind nil that fails costs { $n } { $n ->
    [one] point
   *[other] points
}.
rule-blind-nil-at-any-score = Blind nil may be bid at any score.
rule-failed-nil-bags = The tricks of a failed nil are bags.
rule-no-failed-nil-bags = The tricks of a failed nil do not count as bags.
rule-set-nothing = A side that is set scores nothing.
rule-set-minus = A side that is set loses ten points for each trick it bid.
rule-points-taken = A side that makes its contract scores ten points for each trick it took.
rule-points-bid = A side that makes its contract scores ten points for each trick it bid.
rule-overtricks = Each bag, a trick above the contract, adds { $n } { $n ->
    [one] point
   *[other] points
}.
rule-overtricks-cost = Each bag, a trick above the contract, takes away { $n } { $n ->
    [one] point
   *[other] points
}.
rule-bag-penalty = Every ten bags cost { $n } { $n ->
    [one] point
   *[other] points
}.
rule-no-bag-penalty = Bags are counted but cost nothing.
rule-lead-any-time = Spades may be led at any time.
rule-broken = Spades may not be led until one has been played, except from a hand of spades alone.
rule-lead-any = The player to the dealer's left leads first, any card that may be led.
rule-lead-no-spade = The player to the dealer's left leads first, any card but a spade.
rule-lead-lowest-club = The player with the lowest club leads it first.
rule-mercy = The match also ends when the score of a side falls to { $n } or below.
rule-no-mercy = No side loses for a low score.
rule-for-red-twos = The jokers replace the twos of hearts and diamonds.
rule-for-heart-and-club = The jokers replace the twos of hearts and clubs.
rule-twos-low = Twos are the lowest cards of their suits.
rule-twos-out = The twos are out of the pack.
rule-two-of-spades-high = The two of spades ranks above the ace of spades.
rule-diamond-over-spade = The two of diamonds is a spade, and ranks above the two of spades; both rank above the ace.
rule-spade-over-diamond = The two of diamonds is a spade, and ranks below the two of spades; both rank above the ace.
rule-all-twos-high = All twos are spades above the ace, from the top: spades, diamonds, clubs and hearts.
rule-twos-over-jokers = High twos rank above the jokers.
rule-jokers-over-twos = Jokers rank above the high twos.
rule-two-sides = Six players form two sides of three.
rule-three-sides = Six players form three sides of two, who sit opposite.
lowest-club-first = Everybody plays the lowest club to the first trick. Yours is { $card }.
no-spade-in-first-trick = No spade may be played to the first trick while you have anything else.
rule-lowest-clubs = Everybody plays the lowest club to the first trick.
rule-any-clubs = Any club follows to the first trick.
rule-first-trick-spades = Spades may be played to the first trick.
rule-no-first-trick-spades = No spade may be played to the first trick, except from a hand of spades alone or to follow one that such a hand has led.
rule-win-with-contract = The side ahead at the end wins only after a deal in which it made its contract.
rule-win-without-contract = The side ahead at the end wins, even if it was set in the last deal.
rule-boston = A side that takes every trick of a deal wins the match at once.
rule-no-boston = Taking every trick of a deal brings nothing beyond what was bid.
rule-win-by = The match ends only when the best score leads by { $n } points or more.
rule-win-by-any = The match ends whatever the best score leads by.
rule-hand-limit = The match also ends after { $n } { $n ->
    [one] deal
   *[other] deals
}, unless the lead is shared.
rule-no-hand-limit = The match has no fixed number of deals.
rule-no-jokers = There are no jokers.
rule-jokers = Two jokers replace two of the twos, as spades above the ace.
rule-jokers-here = Two jokers replace the twos of hearts and { $replaced ->
    [red_twos] diamonds
   *[other] clubs
}, { $rank ->
    [highest] as the highest spades
   *[other] as spades between the ace and the high twos
}.
rule-cut = The player to the dealer's right cuts the cards before they are dealt.
rule-no-cut = Nobody cuts the cards.
rule-thrown-unseen = With two players, a player who keeps the top card throws the next one away unseen.
rule-thrown-drawer = With two players, a player who keeps the top card sees the next one and throws it away.
rule-thrown-open = With two players, a player who keeps the top card throws the next one away face up.
rule-misdeal-again = A misdeal is dealt again.
rule-misdeal-friendly = A misdeal is put right by passing a card, if everyone agrees to it.
rule-nil-pass = A player who bids nil and the partner pass each other { $n } { $n ->
    [one] card
   *[other] cards
} before the first lead.
rule-no-nil-pass = No cards are passed to or from a nil.
rule-pass-always = Cards are passed for every nil, blind or not.
rule-pass-blind = Cards are passed for a blind nil alone.
rule-pass-nil-first = The nil passes first; the partner sees those cards, and then passes back.
rule-pass-together = Partners choose what they pass before they see what they get.
rule-bid-freely = Players bid what they like.
rule-suicide = One of two partners bids nil, and the other does not.
rule-mirror = Players bid the number of spades they hold; without any they bid nil.
rule-whiz = Players bid the number of spades they hold, or nil.
rule-side-min = The bids of two partners come to { $n } at least, also beside a nil.
rule-no-side-min = The bids of two partners may come to any number.
rule-both-nil = Both partners may bid nil.
rule-one-nil = Only one of two partners may bid nil.
rule-bag-limit = At { $n } bags a side pays the penalty, and keeps the bags above that.
rule-failed-nil-counts = The tricks of a failed nil count for the contract of the side.
rule-failed-nil-apart = The tricks of a failed nil do not help the contract of the side.
rule-ten-for = A contract of exactly ten wins or loses { $n } { $n ->
    [one] point
   *[other] points
}.
rule-no-ten-for = A contract of ten scores as any other.
rule-slam-for = A contract of every trick wins or loses { $n } { $n ->
    [one] point
   *[other] points
}.
rule-no-slam-for = A contract of every trick scores as any other.
rule-set-short = A side that is set loses ten points for each trick it is short.
rule-bag-cost = Each time a side has that number of bags it loses { $n } { $n ->
    [one] point
   *[other] points
}.
rule-closed = All choose their bids unseen, and then all bids are shown together.
rule-bid-in-turn = Players bid aloud, one after the other.
rule-any-total = The bids of all may come to any number.
rule-total-not-even = The bids may not add up to exactly the number of tricks: the last to bid has to see to it.
rule-total-min = The bids add up to { $n } at least: the last to bid has to see to it.
rule-no-total-min = The bids of all may be as low as they like.
rule-bids-itself = Nobody bids in the first deal: each trick taken counts ten points.
rule-first-deal-is-bid = The first deal is bid as any other.
rule-zero-bid = Players may bid 0, which is no nil: their tricks are bags.
rule-no-zero-bid = Nobody bids 0; a bid of no trick is a nil.
rule-double-nil = Two nils of a side win { $n } { $n ->
    [one] point
   *[other] points
} more if both are made, and lose as many more if both fail.
rule-no-double-nil = Two nils of a side count one by one.
rule-jokers-break = A joker breaks spades as any other spade.
rule-jokers-do-not-break = Jokers do not break spades.
rule-bags-paid = What bags cost a side goes to the other side.
rule-bags-not-paid = What bags cost a side goes to nobody.
rule-blind-bid = Players may bid { $n } or more blind, and tricks bid blind count twice when the contract is made.
rule-no-blind-bid = Nobody bids a number blind.
rule-blind-bid-at-any-score = Numbers may be bid blind at any score.
rule-blind-bid-double = When a contract is set, tricks bid blind cost ten points more each.
rule-blind-bid-single = When a contract is set, tricks bid blind cost no more than others.
by-denexa = Partners without nil; no bid below two, spades may be led at any time, every trick taken counts ten.
by-bicycle = Everybody alone, two to six of you; no nil, bags cost nothing, missing your bid costs nothing.
by-club = Partners; nil for 50, blind nil for 100 to a side that is behind, bags cost nothing.
by-rules-of-spades = Partners; nil for 100, blind nil for 200 to a side that is behind, ten bags cost 100.
by-andrews = Partners, or three alone; nil and blind nil at any score, no spade on the first lead, −250 loses.
club-page = The games club's page

# -- the table ---------------------------------------------------------------

title = Spades
cards = cards
fact-bid = bid
blind-nil = blind nil
blind-number = blind { $n }
bid-hidden = unseen
bags = { $n } { $n ->
    [one] bag
   *[other] bags
}
stock = Stock
hand-down = Your hand, face down

cut-the-cards = Cut the cards
choose-nil = Nil
choose-blind-nil = Blind nil
won-or-lost = +{ $won } or −{ $lost }{ $more ->
    [yes] {" "}or more
   *[no] {""}
}
choose-blind-number = Blind { $n }
choose-look = Look at your hand
keep-it = Keep it
next-is-thrown = { $thrown ->
    [drawer] you see the next card, and it is thrown away
    [open] the next card is thrown away face up
   *[unseen] the next card is thrown away unseen
}
leave-it = Leave it
next-is-yours = the next card joins your hand
agree-to-pass = Agree to pass a card
deal-again = Deal again

keep-or-leave = Keep the top card of the stock, or leave it and take the next unseen.
cut-prompt = Cut the cards.
misdealt = A misdeal: { $long ->
    [You] you have
   *[other] { $long } has
} a card too many, { $short ->
    [You] you
   *[other] { $short }
} one too few.
pass-or-deal = { $misdeal } Pass one at random, or deal again?
blind-or-look = Bid nil blind, or look at your hand first.
any-blind-or-look = Bid blind, or look at your hand first.
how-many-unseen = How many tricks will you take? Nobody sees your bid before all have bid.
how-many = How many tricks will you take?
how-many-bid = How many tricks will you take? { $n } of { $tricks } are bid so far.

from-partner = from your partner
pass-them = Pass them
pass-prompt = Choose { WORD($n) } { $n ->
    [one] card
   *[other] cards
} for { $who }.
so-many-bid = { $n } bid
stand-over = { $stand }, { $bags } { $bags ->
    [one] bag
   *[other] bags
}
nil-stands = { $who ->
    [You] your
   *[other] { $who }'s
} nil stands
nil-is-set = { $who ->
    [You] your
   *[other] { $who }'s
} nil is set
drawn = The match is drawn: all totals are level.
match-won = { $who } { $number ->
    [one] wins
   *[other] win
} the match with { $points } points.

# -- what happened -----------------------------------------------------------

passes-cards = { $who ->
    [You] You pass
   *[other] { $who } passes
} { WORD($n) } { $n ->
    [one] card
   *[other] cards
} face down.
sloughs = { $who ->
    [You] You slough
   *[other] { $who } sloughs
} the { $card }.
spades-broken = Spades are broken.
bids = { $who ->
    [You] You bid
   *[other] { $who } bids
} { $call }.
bids-unseen = { $who ->
    [You] You have
   *[other] { $who } has
} bid.
one-bid = { $who } { $call }
bids-shown = The bids are shown: { $bids }.
dealt-itself = The cards are dealt. Nobody bids in this deal: each trick counts ten points.
looks = { $who ->
    [You] You look at your
   *[other] { $who } looks at their
} hand.
keeps = { $who ->
    [You] You keep
   *[other] { $who } keeps
} the top card.
keeps-and-throws = { $who ->
    [You] You keep the top card and throw
   *[other] { $who } keeps the top card and throws
} away the { $card }.
leaves = { $who ->
    [You] You leave
   *[other] { $who } leaves
} the top card.
agrees = { $who ->
    [You] You agree
   *[other] { $who } agrees
} to pass a card.
wants-new-deal = { $who ->
    [You] You want
   *[other] { $who } wants
} a new deal.
cuts = { $who ->
    [You] You cut
   *[other] { $who } cuts
} the cards, and they are dealt.
shuffled = The cards are shuffled.
dealt = The cards are dealt.
card-passed = A card is passed.
moves = { $who }: { $move }.

# -- what a deal has come to -------------------------------------------------

head-bid = Bid
head-taken = Taken
head-bags = Bags
did = { $who } bid { $bid } and took { $taken }.
contract-told = { $end ->
    [made] Made
   *[set] Set
}. { $who } bid { $bid } and took { $taken }: { $points }{ $bags ->
    [0] { "" }
    [one] , { $bags } bag
   *[other] , { $bags } bags
}.
contract-was = { $who } { $end ->
    [made] made
   *[set] { $number ->
        [one] was
       *[other] were
    } set on
} { $bid }
nil-told = { $who ->
    [You] Your
   *[other] { $who }'s
} { $nil } is { $end ->
    [made] made
   *[set] set
}: { $points }.
nil-was = { $who ->
    [You] your
   *[other] { $who }'s
} { $nil } was { $end ->
    [made] made
   *[set] set
}
itself-told = { $who } took { $taken }: { $points }.
itself-was = the first deal was not bid
prize-told = { CAP($why) }: { $points }.
was-double-nil = two nils counted together
was-bags-paid = bags were paid to the other side
was-blind-made = a blind bid was made
was-blind-set = a blind bid was set
was-nil-bags = the failed nil gave bags
was-boston = a side took every trick
bags-told = { $n ->
    [10] Ten
   *[other] { $n }
} bags: { $points }.
had-bags = { $who } had { WORD($n) } bags
plus = { $one } + { $other }

# -- in a list of games ------------------------------------------------------

length = half an hour
sentence = Say how many tricks you will take, then take them; spades are always trumps.
usual = As most people play it

# -- what it is time to do ---------------------------------------------------

due-cut = cut the cards
due-consent = agree to pass a card, or to ask for a new deal
due-pick = keep the top card or leave it
due-bid = bid
due-pass = pass cards to the partner

# The game as it stands in a list.
seats = 2 to 6

# What can be asked of the odds.

ask-tricks = How many tricks a hand takes, and whether a nil would be made.
ask-hand = The cards of the hand.
ask-call = Its bid, or nil; usually what a regular player would bid.
ask-place = When it speaks: 1 first, and so on; usually 1.
odds-tricks = tricks on average
odds-takes = takes { $n ->
    [0] no trick
    [one] 1 trick
   *[other] { $n } tricks
}
odds-bid-reached = takes at least what it has bid
odds-nil-kept = makes a nil
odds-rule-players = The other cards are dealt at random, and all hands bid and play by rules of thumb.

# What a study of rules measures, and what its players were fitted to.

measure-bid = tricks bid per contract
measure-sets = contracts set, of all
measure-bags = bags per contract
measure-nils = nils bid per side and deal
measure-nils-kept = nils made, of all
measure-penalties = penalties for bags per side and game
measure-points = A bag that has not been penalised yet costs its share of the penalty: 10 points if ten bags cost 100.
measure-assumed = Players bid and play by figures that were fitted to the usual rules; they are not fitted again to changed rules.
no-pass-without-blind = Cards are passed for a blind nil alone, and { $other ->
    [bidding] in suicide nobody bids blind
   *[blind_nil] nobody may bid blind here
} (SPD-H31).
suicide-without-partners = Suicide is played by two partners against two (SPD-H33).
bound-bids-for-two = Two players bid freely: suicide, mirror and whiz need more (SPD-S11).
failed-nil-counts-twice = A trick of a failed nil counts once: for the contract or as a bag (SPD-H39).
no-partners-here = Partners need four or six players, and there are { WORD($seats) } (SPD-AND-36).
no-jokers-here = Jokers are played by two or four, and there are { WORD($seats) } (SPD-S20).
min-bid-too-high = A hand of { WORD($seats) } players has { $n } cards, so { $bid } cannot be the lowest bid (SPD-S26).
deuces-are-out = { $other ->
    [jokers_replace] The jokers have replaced { $cards }
   *[seats] The pack for this number of players lacks { $cards }
}, so not all of these twos can rank high (SPD-H6).
closed-bids-unheard = Closed bids are not heard, so { $other ->
    [bidding] nobody in suicide can know whether the partner has bid nil
    [side_min] partners cannot make up the least that a side must bid
    [both_nil] nobody can leave nil to the partner
    [total_min] the last to bid cannot make up the least that all must bid
   *[any_total] the last to bid cannot keep all bids from coming to the number of tricks
} (SPD-H43, { $clause }).
mirror-binds-already = In mirror every hand has one bid alone, so the total cannot bind the last bidder (SPD-H34, SPD-H44).
zero-that-pays = A bid of 0 cannot earn ten points for each trick taken (SPD-H47).
total-min-too-high = A hand of { WORD($seats) } players has { $n } cards, so the bids cannot be required to add up to { $bid } (SPD-H45).

# Labels of the options, at set-up.

label-partnership = Partners
label-sides = Sides of six players
label-min-bid = Lowest bid
label-nil = Nil
label-blind-nil = Blind nil
label-nil-bonus = Bonus for nil
label-nil-penalty = Penalty for a failed nil
label-blind-nil-bonus = Bonus for blind nil
label-blind-nil-penalty = Penalty for a failed blind nil
label-blind-nil-behind = Blind nil only when behind
label-failed-nil-bags = Bags from a failed nil
label-set-penalty = Penalty for missing the bid
label-trick-points = Points for tricks
label-overtrick-points = Points for each bag
label-bag-penalty = Penalty for bags
label-break-rule = Leading spades
label-opening-lead = First lead
label-lowest-clubs = Lowest club to the first trick
label-first-trick-spades = Spades in the first trick
label-mercy = Score that loses at once
label-hand-limit = Deals in a match, but not if tied
label-win-by = Lead needed to win
label-jokers-replace = Cards that the jokers replace
label-deuces = High twos
label-deuces-over-jokers = High twos above the jokers
label-cut = Cut before the deal
label-misdeal = Misdeal
label-max-deals = Most deals, even if tied
label-nil-pass = Cards passed for nil
label-nil-pass-when = When cards are passed
label-nil-pass-order = Who passes first
label-bidding = Bidding
label-side-min = Lowest bid of a side
label-both-nil = Nil by both partners
label-bag-limit = Bags before the penalty
label-failed-nil-counts = Failed nil helps the contract
label-ten-for = Bonus for bidding ten
label-slam-for = Bonus for bidding every trick
label-closed = Secret bids
label-any-total = Any total of bids
label-total-min = Lowest total of bids
label-bids-itself = First deal without bidding
label-zero-bid = Bid of 0 besides nil
label-double-nil = Bonus for two nils of a side
label-jokers-break = Jokers break spades
label-bags-paid = Bag penalty goes to the other side
label-blind-bid = Lowest blind bid
label-blind-bid-behind = Blind bids only when behind
label-blind-bid-loss = Loss for a missed blind bid
label-thrown-card = The thrown card, for two
label-boston = Every trick wins the match

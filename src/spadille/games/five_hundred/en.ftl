# Five Hundred.

# What is called.

bid = { WORD($n) } { $strain ->
    [C] clubs
    [D] diamonds
    [H] hearts
    [S] spades
   *[NT] no trump
}
nullo = nullo
open-nullo = open nullo
grand-nullo = grand nullo

# What may not be done, and what would be allowed.

no-six = { $inkle ->
    [first_two_seats] Only the first two players may bid six, each on the first turn.
    [first_two_bids] Six may be bid only until two bids have been made.
   *[off] Nobody bids six at this table.
} The lowest bid now is seven spades.
no-nullo = Nullo is not played at this table.
no-open-nullo = Open nullo is not played at this table.
nullo-after-seven = Nullo may be bid only after somebody has bid seven.
no-grand-nullo = Grand nullo is not played at this table.
no-nullo-after = Your side said “ace, no face” and played on, so it may not bid nullo.
grand-nullo-after = You may bid grand nullo only after your partner has bid nullo.
not-ace-no-face = You need exactly one ace, no face card and no joker for that.
discard-so-many = Discard { WORD($wanted) } cards, not { $n ->
    [0] none
   *[other] { WORD($n) }
}.
discard-different = Discard different cards, named in the order of the pack.
name-a-suit = Name the suit to follow when you lead the joker.
joker-waits = You have { $suit }. The joker may be played only by a hand without them.
joker-too-late = You have { $suit }, and they were led before. The joker may be played only by a hand without them.
no-joker = You do not hold the joker.
joker-not-led = Name a suit only when you lead the joker.
joker-calls-for-trumps = There are trumps, so the joker calls for them. Name no suit.
shown-out = You have shown that you are out of { $suit }. Name another suit.

# The score sheet.

took = took { $n }: { $per } × { $n }
contract-took = { $contract }, took { $n }: { $state ->
    [made] made
   *[set] set
}
all-ten = { $contract }, made with all ten tricks
took-for-nothing = { $n } to count, for no points
others-took = the other side took { $n }: { $per } × { $n }

# The table.

joker = joker
ace-no-face = ace, no face
short-nt = { $n } NT
sits-out = sits out
open-hand = Open nullo
middle = Middle
your-discards = Your discards
no-trump = no trump
from-the-middle = from the middle
left-bower = left bower
led-for = led for { $suit }

# What may be said.

discard = Discard { WORD($n) }
joker-for = Joker for { $suit }
deal-again = Deal again
same-dealer = the same dealer deals
play-on = Play on
without-nullo = your side may not bid nullo
no = No
ready = Ready
perfect-play = tricks that perfect play of both sides gives (double dummy), where a suit is trumps and the joker can name no other
partner-may-ask = your partner may have the deal dealt again

# What is expected of the viewer.

answer-partner = Your partner has one ace and no face card. Deal again, or play on?
nothing-to-announce = You have nothing to announce. Ready for the bidding?
announce = Do you say “ace, no face”?
discard-now = You have taken up the middle. Discard { WORD($n) } cards.

# The score and the end.

goal-contract = { $rule ->
    [exceed] over
   *[reach] to
} { $points }, by making a contract
taken = { $n } taken
nullo-stands = { $contract }, no trick taken
nullo-set = { $contract }, { $n } taken: set
win = { $who } win the match with { $points } points.

# What happened.

leads-joker = { $who ->
    [You] You lead the joker and name
   *[other] { $who } leads the joker and names
} { $suit }.
discards = { $who ->
    [You] You discard
   *[other] { $who } discards
} { $cards }.
discards-unseen = { $who ->
    [You] You discard
   *[other] { $who } discards
} face down.
dealt = The cards are dealt, and the middle lies face down.
announces = { $who ->
    [You] You say
   *[other] { $who } says
} “ace, no face”.
announces-nothing = { $who ->
    [You] You do
   *[other] { $who } does
} not say “ace, no face”.
asks-for-deal = { $who ->
    [You] You ask
   *[other] { $who } asks
} for a new deal.
plays-on = { $who ->
    [You] You play
   *[other] { $who } plays
} on.

# What a deal has come to.

panel-contract = { $end ->
    [made] Made
   *[set] Set
}. { $who } bid { $bid }; { $one ->
    [You] you
   *[other] { $one }
} and { $two ->
    [You] you
   *[other] { $two }
} took { $tricks }: { $points }.
panel-alone = { $end ->
    [made] Made
   *[set] Set
}. { $who } bid { $bid } and took { $tricks }: { $points }.
panel-three = { $end ->
    [made] Made
   *[set] Set
}. { $who } bid { $bid }; { MID($side) } took { $tricks }: { $points }.
panel-side = { $side } took { $tricks }: { $points }.
turn = { $end ->
    [made] { $who } made { $bid }
   *[set] { $who ->
        [You] You were
       *[other] { $who } was
    } set on { $bid }
}
head-contract = Contract
head-taken = Taken

# Hints and reviews.

move-bid = bid { $bid }
move-discard = discard { $cards }
move-joker-for = joker for { $suit }
move-no = say no
move-announce = say “ace, no face”
move-redeal = redeal
move-play-on = play on
other-cards = { $n } other cards
not-announced = { $who ->
    [You] your
   *[other] their
} hand has { $wrong ->
    [face] a face card
    [ace] no ace
    [aces] more than one ace
   *[joker] the joker
}
joker-beats = nothing beats the joker
made-only = after { $bid }, { $who ->
    [You] { $alone ->
        [yes] you make your
       *[no] your side makes its
    }
   *[other] { $alone ->
        [yes] they make their
       *[no] their side makes its
    }
} bid only { $often }
others-bid-on = the others bid on and are set { $often }
void = { $who ->
    [You] you
   *[other] they
} are left without { $suits }, and can trump
every-trump-stays = every trump stays
highest-under = it is the highest card that stays under
loses = it does not win the trick
stays-under = it stays under the trick

# What a table plays by.

no-such-sides = { $sides ->
    [threes] Sides of three need six players
   *[pairs] Pairs need four or six players
}; there are { WORD($seats) } at this table.
pack-does-not-deal-out = { $seats ->
    [2] Two play with the pack of 33, ten cards lying dead; got a pack of { $pack } and a middle of { $middle }.
   *[other] Ten cards each for { WORD($seats) } and a middle of { $middle } do not use up a pack of { $pack }.
}
needs-a-partner = { $option ->
    [grand_nullo] Grand nullo
   *[ace_no_face] “Ace, no face”
} needs a partner, and { $sides ->
    [threes] there are two of them here
   *[alone] nobody has one here
}.
option-pairs = Partners sit opposite, two to a side.
option-threes = Two sides of three sit in turn around the table.
option-alone = Everybody plays for themselves; the others join against the declarer in each deal, and each scores the tricks taken.
option-pack-33 = The pack has 33 cards: sevens to aces and the joker.
option-pack-43 = The pack has 43 cards: no twos, threes or black fours, and the joker.
option-pack-45 = The pack has 45 cards: no twos or threes, and the joker.
option-pack-53 = The pack has 53 cards: all 52 and the joker.
option-pack-63 = The pack has 63 cards: elevens and twelves, two red thirteens and the joker besides the 52.
option-middle = { $n } { $n ->
    [one] card lies
   *[other] cards lie
} in the middle.
option-target = The match is to { $n } { $n ->
    [one] point
   *[other] points
}.
option-exceed = A side needs more points than the target.
option-reach = A side needs as many points as the target, or more.
option-by-contract = Only a side that makes its contract can win on that deal.
option-by-tricks = Points for tricks can win the match too.
option-lose-at = { $count ->
    [0] A side that has 0 points or fewer after a deal loses.
    [one] A side that falls to { $n } point or below loses.
   *[other] A side that falls to { $n } points or below loses.
}
option-no-floor = No side loses for a low score.
option-rounds = Bidding goes round at most { $n } { $n ->
    [one] time
   *[other] times
}.
option-one-round = Bidding goes round once.
option-three-passes = Bidding goes on until all others have passed behind a bid.
option-pass-final = A player who has passed is out of the bidding.
option-pass-open = A player who has passed may bid at a later turn.
option-raise-own = When all others have passed, the last bidder may raise the bid once more.
option-bid-stands = When all others have passed, the bid stands.
option-inkle-seats = Only the first two players may bid six, each on the first turn.
option-inkle-bids = Six may be bid until two bids have been made.
option-inkle-off = Nobody bids six.
option-inkle-anyone = Anyone may bid six at any turn.
option-nullo = Players may bid nullo: to take no trick, alone and at no trump.
option-no-nullo = Nobody bids nullo.
option-nullo-low = Any bid of eight outbids nullo.
option-nullo-by-value = Nullo ranks by its 250 points, between eight spades and eight clubs.
option-nullo-first = Nullo may be the first bid of all.
option-no-open-nullo = Nobody bids open nullo.
option-open-nullo-by-value = Open nullo, for 500 points and with the hand face up after the first trick, ranks between ten diamonds and ten hearts.
option-open-nullo-top = Open nullo, for 500 points and with the hand face up after the first trick, outbids every number.
option-grand = A player whose partner has bid nullo may bid grand nullo.
option-no-grand = Nobody bids grand nullo.
option-ace-no-face = A player with exactly one ace, no face card and no joker may say “ace, no face” before the bidding.
option-as-dealt = Every hand is played as it was dealt.
option-all-pass-play = If everyone passes, the deal is played at no trump without a contract.
option-all-pass-same = If everyone passes, the same dealer deals again.
option-all-pass-next = If everyone passes, the next dealer deals.
option-slam = A side that makes a smaller contract with all ten tricks scores { $n } { $n ->
    [one] point
   *[other] points
}.
option-no-slam = All ten tricks score no more than the contract itself.
option-joker-names = The player who leads the joker names the suit to follow, in every deal.
option-joker-calls = Where there are trumps, a joker that is led calls for them.
option-joker-void = At no trump the joker may be played to a suit only by a hand without it.
option-joker-first-round = At no trump the joker may also be played the first time a suit is led.
option-joker-any-time = At no trump the joker is the highest card and may be played to any trick.
option-points-always = The defenders score ten points for each trick, whatever becomes of the contract.
option-points-if-set = The defenders score for their tricks only where the contract is set.
option-points-never = The defenders score nothing for their tricks.
option-both-declarer = If both sides pass the target in one deal, the one that made its contract wins.
option-both-higher = If both sides are over the target when a contract has been made, the higher score wins.
line = Two pairs, 45 cards with the joker; three rounds of bids, nullo, and −500 loses.

# What it is time to do.

due-answer = ask for a new deal or play on
due-announce = say whether you have “ace, no face”
due-discard = discard { WORD($n) } cards

# The game as it stands in a list.

title = Five Hundred
sentence = Bid for trumps, take the middle and make your tricks, or none at all: nullo.
length = an hour
seats = 2 to 6

# What can be asked of the odds.

ask-middle = What lies in the middle: the joker, and how many trumps.
ask-bid = How often a hand makes a bid that nobody overbids.
ask-hand = The ten cards of the hand; usually none are known.
ask-own-hand = The ten cards of the hand.
ask-contract = The bid: six to ten and a suit or no trump, or nullo.
odds-joker = the joker lies in the middle
odds-trumps = trumps in the middle on average
odds-trumps-of = { $n ->
    [0] no trump lies
    [one] 1 trump lies
   *[other] { $n } trumps lie
} there
odds-trumps-mean = { $n } of { $unseen } unseen cards are trumps, the joker and both bowers among them where they are unseen.
odds-made = makes the bid
odds-side-tricks = tricks of the side on average
odds-rule-players = The other cards are dealt at random, the others pass, and all hands are played by rules of thumb.

# What a study of rules measures, and what its players were fitted to.

measure-contracts = deals with a contract, of all
measure-level = tricks bid per contract, nullos aside
measure-sets = contracts set, of all
measure-took = tricks taken by the declarers per contract, nullos aside
measure-no-trump = contracts at no trump, of all but nullos
measure-nullos = nullos, of all contracts
measure-nullos-set = nullos set, of all
measure-redeals = deals dealt again after “ace, no face”, per deal played
measure-assumed = Players bid, discard and play by figures that were fitted to the rules of Denexa Games; they are not fitted again to changed rules.

# Labels of the options, at set-up.

label-sides = Sides
label-pack = Pack
label-middle = Cards in the middle
label-lose-at = Score that loses
label-bid-rounds = Rounds of bidding
label-pass-is-final = Passing is final
label-raise-own = Raising one's own bid
label-inkle = Bids of six
label-nullo = Nullo
label-nullo-rank = Rank of nullo
label-nullo-after-seven = Nullo only after a bid of seven
label-open-nullo = Open nullo
label-grand-nullo = Grand nullo
label-ace-no-face = Saying “ace, no face”
label-all-pass = If everyone passes
label-slam-bonus = Points for all ten tricks
label-joker-lead-naming = Leading the joker
label-joker-no-trump = Joker at no trump
label-trick-points = Points for the defenders
label-both-over = Both sides past the target

// Runs the kernel without Python over random positions, for a build that watches memory and undefined behaviour.
#include <cstdio>
#include <cstdlib>
#include <random>

#include "games/auction_pinochle/roll_out.hpp"
#include "games/auction_pinochle/table.hpp"
#include "games/five_hundred/roll_out.hpp"
#include "games/five_hundred/table.hpp"
#include "games/pinochle/ending.hpp"
#include "games/pinochle/roll_out.hpp"
#include "games/pinochle/table.hpp"
#include "games/pyramid/solver.hpp"
#include "games/spades/roll_out.hpp"
#include "games/spades/table.hpp"
#include "search/paired.hpp"
#include "search/race.hpp"
#include "search/tricks.hpp"

using namespace spadille;

// Any weights at all: what they come to does not matter here.
const spades::Weights kWeights{{0.9, 0.7, 0.3}, 0.6, {0.4, 0.6}, 1,   0.8, 0.8, 0.1, 0.6, 0.4,       {0.3, 0.2},
                               {0.2, 0.1},      0.2, 2,          0.5, 5,   0.1, 2.6, 0.5, {1.4, 0.6}};
const five_hundred::Weights kFiveHundred{{3.6, 0.5, 0.7, 0.6, 0.4, 0.4, 0.5, 0.1, 0.1},
                                         {4.1, 1.1, 0.8, 0.5, 0.2, 0.2},
                                         {1.7, 2.0},
                                         {0.7, 0.3},
                                         1,
                                         0.1,
                                         0.3,
                                         60,
                                         1.5,
                                         3,
                                         {50, 20, 8},
                                         100,
                                         8,
                                         4};
const pinochle::Weights kPinochle{{10, 11, 13, 14, 19, 22},
                                  {0, 0, 0.5, 1, 3, 9},
                                  {-6, -6, -6, -4, 6, 12},
                                  {-1, -2, -2, -2, 0, 10},
                                  7,
                                  0.5,
                                  1.5,
                                  5,
                                  0.6,
                                  8,
                                  2,
                                  {0.5, 0.9}};
// The short form has the trick search for three hands (one a side) and for four; the whole has it for two to six.
#ifdef SPADILLE_WHOLE
constexpr int kTimes = 20;
#else
constexpr int kTimes = 1;
#endif

std::vector<int> shuffled(std::mt19937& chance) {
    std::vector<int> pack;
    for (int suit = 0; suit < kSuits; ++suit)
        for (int rank = 0; rank < 13; ++rank) pack.push_back(suit * kLane + rank);
    std::shuffle(pack.begin(), pack.end(), chance);
    return pack;
}

// Bits gathered and put back are the same whichever way the processor does it; a difference stops the program.
long words(std::mt19937_64 chance, int count) {
    long sum = 0;
    for (int i = 0; i < count; ++i) {
        const u64 word = chance(), mask = chance() & (i % 2 ? chance() : ~u64{0});
        const u64 found = gather(word, mask);
        if (found != gather_plainly(word, mask) || scatter(found, mask) != (word & mask) ||
            scatter_plainly(found, mask) != (word & mask))
            std::abort();
        sum += std::popcount(found);
    }
    return sum;
}

template <int N>
long endings(std::mt19937& chance, int length, int count) {
    TrickSolver<N> solver(1 << 16);
    long sum = 0;
    for (int i = 0; i < count; ++i) {
        const std::vector<int> pack = shuffled(chance);
        Problem p;
        p.seats = N;
        for (int seat = 0; seat < N; ++seat) {
            p.sides[seat] = seat & 1;
            for (int card = 0; card < length; ++card) p.hands[seat] |= bit(pack[seat * length + card]);
        }
        p.trump = static_cast<int>(chance() % 5) - 1;
        p.leader = static_cast<int>(chance() % N);
        p.strict = chance() % 4 == 0;
        p.unbroken = chance() % 4 == 0;
        if (chance() % 2) p = after(p, std::countr_zero(legal(p)));
        sum += solver.value(p, 100000);
        for (const auto& each : solver.values(p, 100000)) sum += each.first + each.second;
    }
    return sum;
}

// Calls, discards and cards of Five Hundred, tried in worlds.
long five_hundred_deals(std::mt19937& chance, int count) {
    using namespace five_hundred;
    long sum = 0;
    for (int i = 0; i < count; ++i) {
        five_hundred::Facts s;
        s.players = 2 + i % 3;
        s.sides = s.players < 4 || i % 8 == 0 ? s.players : 2;
        s.seats = s.players + (s.players == 2);
        if (s.players < 4) s.middle_size = 3, s.lowest = {3, 3, 3, 3};
        std::vector<int> pack = {kJoker};
        for (int suit = 0; suit < kSuits; ++suit)
            for (int rank = s.lowest[0]; rank <= kAce; ++rank) pack.push_back(suit * kLane + rank);
        std::shuffle(pack.begin(), pack.end(), chance);
        s.joker_comes = i / 3 % 3;
        s.open_place = i % 2 ? 23 : -1;
        s.raise_own = s.nullo_after_seven = i % 5 == 1;
        s.weights = kFiveHundred;
        s.heat = 50;
        s.phase = i / 3 % 3;
        s.inkle = i % 4;
        s.naming = i % 2;
        s.pass_is_final = i % 5 == 0;
        s.sizes = {10, 10, 10, 10};
        for (const int call : {kPass, static_cast<int>(chance() % 10)})
            s.calls.push_back(static_cast<signed char>(call));
        s.seat = 2 % s.players;
        const int whole = 10 + s.middle_size, mine = s.phase == five_hundred::Facts::kDiscarding ? whole : 10;
        for (int card = 0; card < static_cast<int>(pack.size()); ++card)
            (card < mine ? s.hand : s.unseen) |= bit(pack[at(card)]);
        std::vector<u64> options = {0, 4, 12, kNullo + 1};
        if (s.phase) {
            s.contract = static_cast<int>(chance() % kCalls);
            s.declarer = s.leader =
                s.phase == five_hundred::Facts::kDiscarding ? s.seat : static_cast<int>(chance() % 12) % s.players;
            s.taker = s.contract == kGrand ? s.partner(s.declarer) : s.declarer;
            const bool out = (s.contract == kNullo || s.contract == kOpen) && s.sides < s.players;
            if (out && s.partner(s.declarer) == s.seat) continue;
            options = {discards(s, s.hand, s.contract, s.hand, s.middle_size)};
            s.middle = s.phase == five_hundred::Facts::kPlaying && s.taker == s.seat ? options[0] : 0;
        }
        if (s.phase == five_hundred::Facts::kPlaying) {
            s.leader = s.seat;
            if (s.middle) {
                for (u64 left = s.unseen; std::popcount(s.hand) < whole; left &= left - 1) s.hand |= left & (~left + 1);
                s.unseen &= ~s.hand;
                s.hand &= ~s.middle;
            }
            const int low = std::countr_zero(s.hand);
            options = {static_cast<u64>(low) | (low == kJoker ? 256u : 0u)};
        }
        for (const End& end : five_hundred::roll_out(s, options, 8, 4, chance())) sum += end[0] + end[2];
    }
    for (const double each : race::chances({60, 0, 50, true}, {{15, 1, true, 2.0}, {-15, 2, false, 1.0}}))
        sum += each > 0.5;
    return sum;
}

// Calls, trump suits, cards given away and cards of Auction Pinochle, tried in worlds.
long auction_pinochle_deals(std::mt19937& chance, int count) {
    using namespace auction_pinochle;
    using auction_pinochle::Facts, auction_pinochle::kWhole, auction_pinochle::Melds;
    long sum = 0;
    for (int i = 0; i < count; ++i) {
        std::vector<int> pack;
        for (u64 left = kWhole; left; left &= left - 1) pack.push_back(std::countr_zero(left));
        std::shuffle(pack.begin(), pack.end(), chance);
        Facts s;
        s.phase = i % 4;
        s.seats = 3 + i / 4 % 2;
        s.sides = s.seats == 3 ? 3 : 2;
        s.minimum = 20;
        s.highest = 60;
        s.heads = i % 3;
        s.card_pass = s.seats == 4 ? 4 : 0;
        s.counts = {0, 0, 0, 1, 1, 1};
        s.dealt = s.taken_up = {0.8, 0.5, 1.9, 1.6, 0.4, 1.6, 8.5, 1000};
        s.thumbs = {{1, 3, 3.5, 3.5, 4, 5}, {0, 0, 0, 0, 0.5, 6}, 1.5, 0.2, 1.5, 20, 0.4, 0.8, 1.1, 11, 3, 6, 8, 25};
        s.heat = 2.5;
        s.calls = {20, kNone};
        s.seat = 2;
        s.tenfold = chance() % 2;
        s.concedes = s.marriage_needed = chance() % 2;
        const bool exchanges = s.phase == Facts::kNaming || s.phase == Facts::kExchanging;
        const bool defends = s.phase == Facts::kPlaying && i / 8 % 2;
        std::vector<i64> options = {kNone, 21, 22};
        Each<u64> hands{};
        const int size = s.seats == 3 ? 15 : 12;
        for (int card = 0; card < s.seats * size; ++card) hands[at(card / size)] |= bit(pack[at(card)]);
        if (s.phase) {
            s.contract = 20;
            s.declarer = s.phase == Facts::kExchanging && s.seats == 4 ? 0 : defends ? 1 : 2;
            s.trump = i % 4;
            options = {0, 1, 2, 3};
        }
        for (int card = s.seats * size; card < 48; ++card)
            if (exchanges || defends) s.widow |= bit(pack[at(card)]);
        s.hand = hands[2] |= exchanges ? s.widow : 0;
        if (s.phase && !has_marriage(hands[at(s.declarer)] | s.widow, s.trump)) s.marriage_needed = false;
        s.leader = s.seat;
        s.passes = s.phase == Facts::kPlaying && s.seats == 4 ? 2 : 0;
        for (int seat = 0; seat < s.seats; ++seat) {
            if (s.phase == Facts::kPlaying && s.melds(seat)) {
                const Melds laid(s, hands[at(seat)], s.trump);
                std::copy(laid.shown.begin(), laid.shown.end(), s.shown.begin() + seat * kKinds);
                if (seat != s.seat) s.known[at(seat)] = laid.on_table();
            }
            if (seat != s.seat) s.sizes[at(seat)] = size - std::popcount(s.known[at(seat)]);
        }
        s.unseen = kWhole & ~(s.hand | s.known[0] | s.known[1] | s.known[3]);
        if (s.phase == Facts::kExchanging) {
            u64 given = s.hand;
            while (std::popcount(given) > (s.seats == 3 ? 3 : 4)) given &= given - 1;
            options = {static_cast<i64>(given)};
        } else if (s.phase == Facts::kPlaying)
            options = {std::countr_zero(s.hand), kConcede};
        for (const auto& end : auction_pinochle::roll_out(s, options, 8, 4, chance())) sum += end[8] + end[9];
    }
    return sum;
}

// The same scored, with a table of chances or without, and the options held against each other.
long scored_spades(std::mt19937& chance, const spades::Facts& s, const std::vector<int>& options) {
    const std::vector<double> table(30 * 30, 0.5);
    spades::Reckoning terms;
    terms.rules.seats = s.seats;
    terms.rules.sides = s.seats % 2 ? s.seats : 2;
    terms.rules.failed_nil_bags = chance() % 2;
    terms.rules.bag_penalty = chance() % 2 * 100;
    terms.rules.target = 40 + static_cast<i64>(chance() % 400);
    if (chance() % 2) terms.prospects = {table.data(), 30, 20, -100};
    for (i64& bags : terms.match.bags) bags = static_cast<i64>(chance() % 10);
    const spades::Outcomes found = spades::weigh(s, terms, chance() % 16, options, 8, 4, chance());
    const Column one{found.worths.data(), found.wins.data()}, other{one.worths + 8, one.wins + 8};
    long sum = found.made[0];
    for (const Mean& each : paired({one, other}, 8)) sum += each.win >= 0 && each.win <= 1 && each.error >= 0;
    return sum;
}

// Calls and cards of Spades tried in worlds, at tables of three to six; and whole deals at random.
long spades_deals(std::mt19937& chance, int count) {
    long sum = 0;
    for (int i = 0; i < count; ++i) {
        const std::vector<int> pack = shuffled(chance);
        spades::Facts s;
        s.weights = kWeights;
        s.seats = 3 + i % 4;
        s.hand_size = 52 / s.seats;
        s.bidding = i % 3 == 0;
        s.must_break = chance() % 2;
        s.broken = chance() % 2;
        s.greedy = chance() % 2;
        s.opening = static_cast<int>(chance() % 3);
        s.fresh = true;
        s.spread = i % 2 ? 1.3 : 0.0;
        s.share = 4.0 / s.seats;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(s.seats); ++seat) {
            s.sides[seat] = static_cast<int>(s.seats % 2 ? seat : seat % 2);
            s.sizes[seat] = s.hand_size;
            s.may_nil[seat] = 1;
            s.bids[seat] = s.bidding ? spades::kSilent : seat == 1 ? spades::kNilCall : 3;
        }
        for (std::size_t card = 0; card < pack.size(); ++card)
            (card < static_cast<std::size_t>(s.hand_size) ? s.hand : s.unseen) |= bit(pack[card]);
        s.pack = s.hand | s.unseen;
        const std::vector<int> options =
            s.bidding ? std::vector<int>{spades::kNilCall, 3} : std::vector<int>{pack[0], pack[1]};
        for (const u8 each : spades::roll_out(s, options, 8, 4, chance()).taken) sum += each;
        sum += scored_spades(chance, s, options);
    }
    return sum;
}

// The last tricks of Pinochle, and first leads tried in worlds.
long pinochle_deals(std::mt19937& chance, int count) {
    long sum = 0;
    for (int i = 0; i < count; ++i) {
        std::vector<int> pack;
        for (u64 left = pinochle::kWhole; left; left &= left - 1) pack.push_back(std::countr_zero(left));
        std::shuffle(pack.begin(), pack.end(), chance);
        const int length = 1 + static_cast<int>(chance() % 12);
        u64 mine = 0, other = 0;
        for (int card = 0; card < length; ++card) {
            mine |= bit(pack[static_cast<std::size_t>(card)]);
            other |= bit(pack[static_cast<std::size_t>(card + length)]);
        }
        const int led = i % 2 ? std::countr_zero(other) : -1;
        if (led >= 0) other &= ~bit(led);
        for (const auto& each : pinochle::Ending(kPinochle).values(mine, other, i % 4, led, 2000).cards)
            sum += each.second;
        pinochle::Facts s;
        s.weights = kPinochle;
        s.trump = i % 4;
        s.hidden = 12;
        s.chooses = i % 2;
        s.upcard = pack[47];
        for (int card = 0; card < 47; ++card)
            (card < 12 ? s.hand : s.unseen) |= bit(pack[static_cast<std::size_t>(card)]);
        for (const auto& each : pinochle::roll_out(s, {{pinochle::kPlay, bit(pack[0])}}, 4, chance())) sum += each[0];
    }
    return sum;
}

// Rows of bytes that are written at once are those that are written bit by bit.
void same_bytes(std::mt19937& chance, int count) {
    for (int i = 0; batch::kWide && i < count; ++i) {
        const auto word = [&] { return static_cast<u64>(chance()) << 32 | chance(); };
        std::array<u8, batch::kCodes> codes;
        for (u8& code : codes) code = static_cast<u8>(chance() % 16);
        u64 hand = word();
        for (std::size_t card = 0; card < codes.size(); ++card)
            if (codes[card]) hand &= ~bit(static_cast<int>(card));
        const int seats = 2 + i % 5, me = i / 5 % seats;
        std::array<u8, 192> plain{}, wide{};
        batch::write_plainly<48>(codes, hand, me, seats, plain.data());
        batch::wide::write_cards<48>(codes.data(), hand, me, seats, wide.data());
        batch::write_plainly<64>(codes, hand, me, seats, plain.data() + 48);
        batch::wide::write_cards<64>(codes.data(), hand, me, seats, wide.data() + 48);
        if (plain != wide) throw std::logic_error("cards");
        const batch::Actions<3> actions{word(), word(), word()};
        actions.write_plainly<169>(plain.data());
        batch::wide::write_bits<169>(actions.set.data(), wide.data());
        actions.write_plainly<126>(plain.data() + 1);
        batch::wide::write_bits<126>(actions.set.data(), wide.data() + 1);
        actions.write_plainly<78>(plain.data() + 2);
        batch::wide::write_bits<78>(actions.set.data(), wide.data() + 2);
        if (plain != wide) throw std::logic_error("actions");
    }
}

// A batch of games: legal actions for the most part, others now and then, in rows that end where their memory does.
template <class Game>
long stepped(std::mt19937& chance, const Game& game, bool lose, int steps) {
    constexpr std::size_t kRows = 7;
    const std::size_t seats = static_cast<std::size_t>(game.seats);
    std::vector<u8> seen(kRows * Game::kBytes), mask(kRows * Game::kActions), flags(4 * kRows);
    std::vector<float> paid(2 * kRows * seats);
    u8* const flag = flags.data();
    const batch::Arrays arrays{seen.data(),      mask.data(),      flag,        flag + kRows,
                               flag + 2 * kRows, flag + 3 * kRows, paid.data(), paid.data() + kRows * seats};
    const batch::Episode episode{chance() % 2 == 0, static_cast<batch::Reward>(chance() % 3), lose,
                                 static_cast<batch::i64>(chance() % 300)};
    batch::Rows<Game> rows(kRows, arrays, episode, game);
    std::vector<batch::Digest> seeds(kRows);
    for (batch::Digest& seed : seeds) seed[0] = static_cast<u32>(chance());
    rows.reset(seeds.data(), chance());
    std::vector<batch::i64> actions(kRows);
    long sum = 0;
    for (int step = 0; step < steps; ++step) {
        rows.sample(actions.data());
        if (chance() % 50 == 0) actions[chance() % kRows] = static_cast<batch::i64>(chance()) - (1 << 30);
        if (chance() % 50 == 0) actions[chance() % kRows] = chance() % Game::kActions;
        if (rows.hold(actions.data()) < 0) rows.step();
        for (const u8 each : seen) sum += each;
    }
    rows.reset(nullptr, 1);
    return sum + static_cast<long>(rows.seeds()[0][0] % 2);
}

long batches(std::mt19937& chance, int count) {
    long sum = 0;
    for (int i = 0; i < count; ++i) {
        spades::Terms terms;
        terms.seats = 3 + i % 4;
        terms.sides = terms.seats % 2 || i % 8 < 4 ? terms.seats : 2;
        terms.hand_size = std::array<int, 4>{17, 13, 10, 8}[static_cast<std::size_t>(i % 4)];
        terms.cards = terms.seats * terms.hand_size;
        for (int card = 0; card < terms.cards; ++card) terms.pack[static_cast<std::size_t>(card)] = card;
        terms.min_bid = 1 + i % 2;
        terms.opening = i % 3;
        terms.draw_high = terms.nil = i % 5 < 3;
        terms.blind_nil = terms.failed_nil_bags = i % 7 < 4;
        terms.only_behind = terms.minus = chance() % 2;
        terms.points_bid = terms.broken = chance() % 2;
        terms.cut = terms.has_mercy = chance() % 2;
        terms.target = 100;
        terms.nil_bonus = terms.nil_penalty = terms.blind_nil_bonus = terms.blind_nil_penalty = 100;
        terms.overtrick_points = 1;
        terms.bag_penalty = 50;
        terms.max_deals = 1 + i % 3;
        sum += stepped(chance, spades::Matches(terms), i % 2 == 0, 300);
        five_hundred::Terms hundred;
        hundred.needed = 200;
        hundred.lose_at = -400;
        hundred.rounds = i % 3 - 1;
        hundred.sixes = i % 4;
        hundred.all_pass = i % 3;
        hundred.slam_bonus = 250;
        hundred.max_deals = 1 + i % 3;
        hundred.only_by_contract = hundred.has_floor = chance() % 2;
        hundred.nullo = hundred.grand_nullo = hundred.ace_no_face = chance() % 4;
        hundred.pass_is_final = hundred.joker_always = chance() % 2;
        hundred.draw_high = hundred.upwards = chance() % 2;
        sum += stepped(chance, five_hundred::Matches(hundred), i % 2 == 0, 300);
        pinochle::Terms two_handed;
        two_handed.packet = 3 + i % 2;
        two_handed.target = 200;
        two_handed.target_step = 20;
        two_handed.chain = i % 3;
        two_handed.max_deals = 1 + i % 3;
        two_handed.exceed = two_handed.higher_wins = chance() % 4 == 0;
        two_handed.chooses = two_handed.draw_high = chance() % 2;
        two_handed.several = two_handed.reuse = chance() % 2;
        two_handed.swap = two_handed.strict = two_handed.rounded = chance() % 4;
        two_handed.points = {0, 2, 3, 4, 10, 11};
        sum += stepped(chance, pinochle::Matches(two_handed), i % 2 == 0, 300);
        auction_pinochle::Terms auction;
        auction.seats = 3 + i % 2;
        auction.target = 200;
        auction.minimum_bid = 100;
        auction.raise_by = 10;
        auction.bids = i % 5 ? 41 : 61;
        auction.below = chance() % 2 * 50;
        auction.shoot = chance() % 2 * 500;
        auction.winning = i % 3;
        auction.kept = auction.pay = i / 2 % 3;
        auction.last_trick = 10;
        auction.card_pass = i % 5;
        auction.max_deals = 1 + i % 3;
        auction.dealer_bids = auction.tenfold = chance() % 2;
        auction.marriage_needed = auction.concede = auction.rounded = chance() % 2;
        auction.bidders_win = auction.draw_high = chance() % 2;
        auction.spades_double = auction.upwards = chance() % 2;
        auction.points = {0, 2, 3, 4, 10, 11};
        sum += stepped(chance, auction_pinochle::Matches(auction), i % 2 == 0, 300);
    }
    return sum;
}

int main() {
    std::mt19937 chance(1);
    long sum =
        words(std::mt19937_64(1), 1000) + endings<3>(chance, 5, 20 * kTimes) + endings<4>(chance, 6, 20 * kTimes);
#ifdef SPADILLE_WHOLE
    sum += endings<2>(chance, 6, 20 * kTimes) + endings<5>(chance, 4, 20 * kTimes) + endings<6>(chance, 4, 20 * kTimes);
#endif
    for (int i = 0; i < 64 * kTimes; ++i) {
        PyramidRules rules{i % 3,        i % 2 ? 3 : 1, (i & 2) != 0, (i & 4) != 0,
                           (i & 8) != 0, (i & 16) != 0, (i & 32) != 0};
        PyramidSolver solver(rules, 1 << 20);
        std::array<std::uint8_t, 52> deck;
        for (std::size_t card = 0; card < 52; ++card) deck[card] = static_cast<std::uint8_t>(card / 4 + 1);
        std::shuffle(deck.begin(), deck.end(), chance);
        sum += static_cast<long>(solver.solve(deck, i % 2 == 0, 2000)) + static_cast<long>(solver.line().size());
    }
    same_bytes(chance, 1000);
    sum += auction_pinochle_deals(chance, 60 * kTimes) + five_hundred_deals(chance, 120 * kTimes) +
           pinochle_deals(chance, 60 * kTimes) + spades_deals(chance, 120 * kTimes) + batches(chance, 24 * kTimes);
    std::printf("%ld\n", sum);
}

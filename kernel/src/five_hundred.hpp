// Five Hundred for four: worlds in bulk, and rule-of-thumb calls, discards and play in them.
//
// Cards are given as suit * 16 + rank, ranks 0 to 10 from four to ace, the joker 63. For a deal with trumps they are
// renumbered so that the left bower, the right bower and the joker stand above the ace of trumps in its lane.
#pragma once

#include <memory>

#include "spades.hpp"

namespace spadille::five_hundred {

using spades::at;
using spades::Chance;
using spades::low;
using spades::Row;
using spades::World;

inline constexpr int kPlayers = 4;
inline constexpr int kNoTrump = 4;
inline constexpr int kTricks = 10;
inline constexpr int kMiddle = 5;
inline constexpr int kDead = kSeats;  // the place of the middle in a world
inline constexpr int kJoker = 63;     // as given, and at no trump
inline constexpr int kJack = 7, kKing = 9, kAce = 10, kLeft = 11, kRight = 12, kTop = 13;

// Calls: 0 to 24 the bids with a number from six spades to ten no trump, then these.
inline constexpr int kPass = -1, kNullo = 25, kGrand = 26, kCalls = 27;
inline constexpr int kNoContract = 254, kThrownIn = 255;
inline constexpr std::array<int, 5> kStrains = {3, 0, 1, 2, 4};  // in the order of the bids

inline int tricks_of(int bid) { return 6 + bid / 5; }
inline int strain_of(int call) { return call >= 0 && call < kNullo ? kStrains[at(call % 5)] : kNoTrump; }
inline int worth_of(int call) {
    if (call == kNullo) return 250;
    return call == kGrand ? 510 : 40 + 20 * (call % 5) + 100 * (call / 5);
}
inline u32 suit_of(u64 cards, int suit) { return lane(cards, suit) & 0x7FFFu; }  // without the joker at no trump

// The cards of a hand as they rank when a strain is trumps.
inline u64 ranked(u64 cards, int strain) {
    if (strain == kNoTrump) return cards;
    const u64 right = bit(strain * kLane + kJack), left = bit((3 - strain) * kLane + kJack), joker = bit(kJoker);
    u64 found = cards & ~(right | left | joker);
    if (cards & right) found |= bit(strain * kLane + kRight);
    if (cards & left) found |= bit(strain * kLane + kLeft);
    if (cards & joker) found |= bit(strain * kLane + kTop);
    return found;
}
inline int ranked_card(int card, int strain) { return std::countr_zero(ranked(bit(card), strain)); }

// What everybody at the table knows, and the seat that thinks.
struct Scene {
    enum Phase { kBidding, kDiscarding, kPlaying };
    int phase = kBidding, seat = 0, first = 0;  // first: the dealer's left
    int rounds = 3, inkle = 0, nullo_place = 10;
    bool pass_is_final = false, nullo = true, grand = true, play_on = true, naming = true;
    std::vector<signed char> calls;
    int contract = kPass, declarer = -1, sits_out = -1, taker = -1, leader = 0, named = -1, laid = 0;
    Row table{}, taken{}, sizes{}, out{}, announced{};  // out: suits a seat has failed to follow, a bit each
    std::array<u64, kSeats> barred{}, played{};
    u64 hand = 0, unseen = 0, middle = 0;  // middle: what the seat knows to lie there
    double heat = 50;                      // how far calls stray from the best, in points; 0: they tell nothing
};

// ---- calling -----------------------------------------------------------------------------------------

inline double suit_tricks(u64 cards, int strain) {
    const u64 hand = ranked(cards, strain);
    const u32 trumps = suit_of(hand, strain);
    double tricks = 3.64 + 0.5 * std::popcount(trumps);
    tricks += 0.7 * (trumps >> kTop & 1) + 0.58 * (trumps >> kRight & 1) + 0.41 * (trumps >> kLeft & 1) +
              0.4 * (trumps >> kAce & 1);
    for (int suit = 0; suit < kSuits; ++suit) {
        if (suit == strain) continue;
        const u32 held = suit_of(hand, suit);
        if (held >> kAce & 1) tricks += 0.48;
        if ((held >> kKing & 1) && std::popcount(held) > 1) tricks += 0.14;
        if (!held) tricks += 0.07;
    }
    return tricks;
}

inline double plain_tricks(u64 hand) {
    double tricks = 4.13 + 1.08 * static_cast<double>(hand >> kJoker & 1);
    for (int suit = 0; suit < kSuits; ++suit) {
        const u32 held = suit_of(hand, suit);
        const int length = std::popcount(held);
        if (held >> kAce & 1) tricks += 0.8;
        if ((held >> kKing & 1) && length > 1) tricks += 0.46;
        if ((held >> (kKing - 1) & 1) && length > 2) tricks += 0.15;
        tricks += 0.25 * std::max(0, length - 4);
    }
    return tricks;
}

// How likely each card is to take a trick that is not wanted; the worst is found, and all are added up.
inline double dangers(u64 hand, int& worst) {
    double sum = 0, most = -1;
    worst = -1;
    const auto meet = [&](double danger, int card) {
        sum += danger;
        if (danger > most || (danger == most && card % kLane > worst % kLane)) {
            most = danger;
            worst = card;
        }
    };
    for (int suit = 0; suit < kSuits; ++suit) {
        int place = 0;
        for (u32 left = suit_of(hand, suit); left; left &= left - 1, ++place)
            meet(std::max(0.0, low(left) - 1.5 * place) / 11, suit * kLane + low(left));
    }
    if (hand >> kJoker & 1) meet(3.0, kJoker);
    return sum;
}

// The cards that a nullo can least afford.
inline u64 worst_of(u64 hand, int count) {
    u64 out = 0;
    for (int worst; count-- && hand; out |= bit(worst), hand &= ~bit(worst)) dangers(hand, worst);
    return out;
}

// What a hand hopes to take in each strain, and what a nullo brings on average.
struct Hopes {
    std::array<double, 5> tricks{};
    double nullo = 0;
    explicit Hopes(u64 hand) {
        for (int strain = 0; strain < kSuits; ++strain) tricks[at(strain)] = suit_tricks(hand, strain);
        tricks[kNoTrump] = plain_tricks(hand);
        int worst;
        const double risk = dangers(hand & ~worst_of(hand, kMiddle - 1), worst);
        nullo = 250 * (2 * std::max(0.0, 0.68 - 0.3 * risk) - 1);
    }
};

class Auction {
public:
    Auction(const Scene& s, std::size_t calls)
        : s_(s), calls_(s.calls.begin(), s.calls.begin() + static_cast<std::ptrdiff_t>(calls)) {}

    int caller() const { return (s_.first + static_cast<int>(calls_.size())) % kPlayers; }
    int last() const {
        for (std::size_t i = calls_.size(); i--;)
            if (calls_[i] != kPass) return static_cast<int>(i);
        return -1;
    }
    int call_at(int place) const { return calls_[at(place)]; }
    bool over() const {
        const int bid = last(), count = static_cast<int>(calls_.size());
        if (bid >= 0 && calls_[at(bid)] == kGrand) return true;
        if (bid < 0) return count == kPlayers;
        return (s_.rounds && count == kPlayers * s_.rounds) || count - bid == kPlayers;
    }
    void add(int call) {
        calls_.push_back(static_cast<signed char>(call));
        while (s_.pass_is_final && !over() && has_passed()) calls_.push_back(kPass);
    }

    // What each call that may be made brings on average, as a rule-of-thumb bidder sees it; others stay far below.
    void gains(const Hopes& hopes, std::array<double, kCalls + 1>& worth) const {
        static constexpr double kRoot = 1.4142135623730951;
        worth.fill(kNever);
        const int bid = last(), seat = caller(), beat = bid < 0 ? -1 : rank(calls_[at(bid)]);
        const bool partner = bid >= 0 && (s_.first + bid + 2) % kPlayers == seat;
        worth[0] = partner ? 60 : 0;
        u32 said = 0;
        bool after_nullo = false;
        for (std::size_t i = (calls_.size() + 2) % kPlayers; i < calls_.size(); i += kPlayers) {
            if (calls_[i] >= 0 && calls_[i] < kNullo) said |= 1u << strain_of(calls_[i]);
            after_nullo |= calls_[i] == kNullo;
        }
        const bool sixes = sixes_open();
        for (int call = sixes ? 0 : 5; call < kNullo; ++call) {
            if (rank(call) <= beat) continue;
            const int strain = strain_of(call);
            const double spread = strain == kNoTrump ? 1.97 : 1.67;
            const double off = hopes.tricks[at(strain)] + (said >> strain & 1) - tricks_of(call) + 0.5;
            if (off < -3 * spread) continue;
            worth[at(call + 1)] = worth_of(call) * std::erf(off / (spread * kRoot));
        }
        if (!s_.nullo || s_.announced[at(seat)] || s_.announced[at((seat + 2) % kPlayers)]) return;
        if (rank(kNullo) > beat) worth[kNullo + 1] = hopes.nullo;
        if (s_.grand && after_nullo && rank(kGrand) > beat) worth[kGrand + 1] = 510 * (hopes.nullo / 250 - 0.1);
    }

    int choose(const Hopes& hopes) const {
        std::array<double, kCalls + 1> worth;
        gains(hopes, worth);
        return static_cast<int>(std::max_element(worth.begin(), worth.end()) - worth.begin()) - 1;
    }

    static constexpr double kNever = -1e6;

private:
    int rank(int call) const {
        if (call == kGrand) return 1000;
        return call == kNullo ? 2 * s_.nullo_place - 1 : 2 * call;
    }
    bool has_passed() const {
        for (std::size_t i = calls_.size() % kPlayers; i < calls_.size(); i += kPlayers)
            if (calls_[i] == kPass) return true;
        return false;
    }
    bool sixes_open() const {
        switch (s_.inkle) {
            case 0: return calls_.size() < 2;
            case 1: return std::count_if(calls_.begin(), calls_.end(), [](int call) { return call != kPass; }) < 2;
            default: return s_.inkle == 3;
        }
    }

    const Scene& s_;
    std::vector<signed char> calls_;
};

// ---- the middle --------------------------------------------------------------------------------------

// Five cards to lay aside: dangers in nullo, else low cards, whole suits first where trumps can ruff.
inline u64 discards(u64 cards, int contract, u64 from, int count) {
    if (contract >= kNullo) return worst_of(cards & from, count);
    const int strain = strain_of(contract);
    const u64 hand = ranked(cards, strain);
    std::array<std::pair<double, int>, 20> kept;
    std::size_t held = 0;
    for (u64 left = cards & from; left; left &= left - 1) {
        const int card = std::countr_zero(left), as = ranked_card(card, strain), suit = as / kLane;
        const int rank = as % kLane, face = rank < kJack ? rank + 2 : rank + 5;  // as far apart as on the printed cards
        double keep;
        if (card == kJoker || suit == strain)
            keep = 100 + rank;
        else {
            const int length = std::popcount(suit_of(hand, suit));
            if (rank == kAce)
                keep = 50;
            else if (rank == kKing && length >= 2)
                keep = 20;
            else if (rank == kKing - 1 && length >= 3)
                keep = 8;
            else
                keep = (strain == kNoTrump ? length : std::min(length, 4)) + face / 8.0;
        }
        kept[held++] = {keep + face * 1e-3, card};
    }
    count = std::min(count, static_cast<int>(held));
    std::partial_sort(kept.begin(), kept.begin() + count, kept.begin() + static_cast<std::ptrdiff_t>(held));
    u64 out = 0;
    for (int i = 0; i < count; ++i) out |= bit(kept[at(i)].second);
    return out;
}

// ---- playing -----------------------------------------------------------------------------------------

// One deal while it is played out, its cards renumbered for the strain.
struct Deal {
    std::array<u64, kPlayers> hands{};
    u64 middle = 0;
    int contract = kPass, strain = kNoTrump, declarer = -1, sits_out = -1, taker = -1;
    int leader = 0, turn = 0, laid = 0, best = 0, named = -1;
    u64 follow = 0;
    Row table{}, seats{}, taken{}, out{};
};

// What is led or played: a card, and for a joker that names a suit that suit.
struct Card {
    int card = -1, named = -1;
};

class Player {
public:
    explicit Player(const Scene& s) : s_(s) {}

    void finish(Deal& d) const {
        while (d.laid || d.hands[at(d.turn)]) put(d, choose(d));
    }

    void put(Deal& d, Card played) const {
        const int card = played.card;
        d.hands[at(d.turn)] &= ~bit(card);
        d.table[at(d.laid)] = card;
        d.seats[at(d.laid)] = d.turn;
        if (!d.laid) {
            if (played.named >= 0) d.named = played.named;
            d.follow =
                is_joker(d, card) ? suit_mask(played.named >= 0 ? played.named : d.strain) : suit_mask(card / kLane);
            d.best = 0;
        } else {
            if (better(d, card, d.table[at(d.best)])) d.best = d.laid;
            if (!(d.follow >> card & 1)) d.out[at(d.turn)] |= 1 << std::countr_zero(d.follow) / kLane;
        }
        ++d.laid;
        d.turn = next(d, d.turn);
        if (d.laid < (d.sits_out < 0 ? kPlayers : kPlayers - 1)) return;
        d.leader = d.turn = d.seats[at(d.best)];
        ++d.taken[at(d.leader)];
        d.laid = 0;
        d.follow = 0;
    }

    Card choose(const Deal& d) const {
        const u64 hand = d.hands[at(d.turn)];
        if (!d.laid) return lead(d, hand);
        const u64 may = (hand & d.follow) ? hand & d.follow : hand;
        return {(may & (may - 1)) ? follow(d, may) : std::countr_zero(may), -1};
    }

    static bool is_joker(const Deal& d, int card) {
        return d.strain == kNoTrump ? card == kJoker : card == d.strain * kLane + kTop;
    }
    static u64 suit_mask(int suit) { return u64{0x7FFF} << (suit * kLane); }
    static bool better(const Deal& d, int card, int best) {
        if (d.strain == kNoTrump && (card == kJoker || best == kJoker)) return card == kJoker;
        return beats(card, best, d.strain == kNoTrump ? -1 : d.strain);
    }
    static int next(const Deal& d, int seat) {
        const int left = (seat + 1) % kPlayers;
        return left == d.sits_out ? (left + 1) % kPlayers : left;
    }
    bool names(const Deal& d) const { return d.strain == kNoTrump || s_.naming; }

    // The suits that the seat on turn may name.
    static int nameable(const Deal& d) {
        const int open = 15 & ~d.out[at(d.turn)];
        return open ? open : 15;
    }

private:
    static u64 unseen(const Deal& d) {
        u64 cards = d.turn == d.taker ? 0 : d.middle;
        for (int seat = 0; seat < kPlayers; ++seat)
            if (seat != d.turn) cards |= d.hands[at(seat)];
        return cards;
    }
    static bool ducks(const Deal& d, int seat) {
        return d.contract >= kNullo && seat % 2 == d.declarer % 2 && seat != d.sits_out;
    }
    static bool boss(u64 unseen, int card) {
        return card == kJoker || !(suit_of(unseen, card / kLane) >> (card % kLane));
    }
    static int length(u64 hand, int card) { return card == kJoker ? 1 : std::popcount(suit_of(hand, card / kLane)); }

    Card lead(const Deal& d, u64 hand) const {
        const int joker = d.strain == kNoTrump ? kJoker : d.strain * kLane + kTop;
        const bool naming = (hand >> joker & 1) && names(d);
        const u64 cards = naming ? hand & ~bit(joker) : hand;
        const int open = nameable(d);
        if (d.contract >= kNullo) {
            if (!cards) return {joker, std::countr_zero(static_cast<u32>(open))};
            return {low_lead(d, cards), -1};
        }
        const u64 others = unseen(d);
        const bool declares = d.declarer >= 0 && d.declarer % 2 == d.turn % 2;
        u64 trumps = 0;
        if (d.strain != kNoTrump) {
            trumps = cards & suit_mask(d.strain);
            const int out = std::popcount(suit_of(others, d.strain));
            if (declares && out) {
                if (naming && (open >> d.strain & 1)) return {joker, d.strain};
                if (trumps) {
                    const int top = d.strain * kLane + high(suit_of(trumps, d.strain));
                    if (boss(others, top) || 2 * std::popcount(trumps) > out) return {top, -1};
                }
            }
        }
        int found = -1, longest = 0;
        for (u64 left = cards & ~trumps; left; left &= left - 1) {
            const int card = std::countr_zero(left);
            if (boss(others, card) && length(hand, card) > longest) {
                found = card;
                longest = length(hand, card);
            }
        }
        if (found >= 0) return {found, -1};
        if (naming) return {joker, longest_suit(hand, open)};
        return {long_low(cards & ~trumps ? cards & ~trumps : cards, hand), -1};
    }

    static int longest_suit(u64 hand, int open) {
        int found = -1, most = -1;
        for (int suit = 0; suit < kSuits; ++suit)
            if ((open >> suit & 1) && std::popcount(suit_of(hand, suit)) > most) {
                found = suit;
                most = std::popcount(suit_of(hand, suit));
            }
        return found;
    }

    static int long_low(u64 cards, u64 hand) {
        int found = -1, longest = 0;
        for (u64 left = cards; left; left &= left - 1) {
            const int card = std::countr_zero(left), here = length(hand, card);
            if (found >= 0 && (here < longest || (here == longest && card % kLane >= found % kLane))) continue;
            found = card;
            longest = here;
        }
        return found;
    }

    static int low_lead(const Deal& d, u64 cards) {
        int found = -1;
        const bool mine = ducks(d, d.turn);
        for (u64 left = cards; left; left &= left - 1) {
            const int card = std::countr_zero(left);
            const auto rank = [&](int each) { return std::pair(each % kLane, mine ? each : length(cards, each)); };
            if (found < 0 || rank(card) < rank(found)) found = card;
        }
        return found;
    }

    int follow(const Deal& d, u64 may) const {
        const int front = d.table[at(d.best)], winning = d.seats[at(d.best)];
        u64 winners = 0;
        for (u64 left = may; left; left &= left - 1)
            if (better(d, std::countr_zero(left), front)) winners |= left & (~left + 1);
        const u64 losers = may & ~winners;
        const int coming = (d.sits_out < 0 ? kPlayers : kPlayers - 1) - d.laid - 1;
        if (d.contract >= kNullo) return duck(d, may, winners, losers, winning, coming);
        const u64 others = unseen(d);
        const bool ours = winning == (d.turn + 2) % kPlayers;
        if (!winners || (ours && (!coming || boss(others, front)))) return least(d, losers ? losers : may);
        const int cheap = cheapest(d, winners);
        if (!coming) return cheap;
        for (int suit : {front / kLane, d.strain})
            for (u64 left = suit == kNoTrump ? 0 : winners & suit_mask(suit); left; left &= left - 1)
                if (boss(others, std::countr_zero(left))) return std::countr_zero(left);
        if (winners >> kJoker & 1 && d.strain == kNoTrump) return kJoker;
        if (ours || coming > 1) return least(d, losers ? losers : may);
        return dearest(d, winners);
    }

    int duck(const Deal& d, u64 may, u64 winners, u64 losers, int winning, int coming) const {
        if (ducks(d, d.turn)) {
            if (losers) return highest(losers);
            return coming ? cheapest(d, winners) : dearest(d, winners);
        }
        if (ducks(d, winning) && losers) return highest(losers);
        bool after = false;
        for (int seat = next(d, d.turn), i = 0; i < coming; ++i, seat = next(d, seat)) after |= ducks(d, seat);
        if ((d.hands[at(d.turn)] & d.follow) && after) return losers ? std::countr_zero(losers) : cheapest(d, winners);
        return highest(may);
    }

    static int highest(u64 cards) {
        if (cards >> kJoker & 1) return kJoker;
        int found = -1;
        for (u64 left = cards; left; left &= left - 1)
            if (found < 0 || std::countr_zero(left) % kLane > found % kLane) found = std::countr_zero(left);
        return found;
    }
    static int cheapest(const Deal& d, u64 winners) {
        const u64 plain = d.strain == kNoTrump ? winners & ~bit(kJoker) : winners & ~suit_mask(d.strain);
        return std::countr_zero(plain ? plain : winners);
    }
    static int dearest(const Deal& d, u64 winners) {
        const u64 trumps = d.strain == kNoTrump ? winners & bit(kJoker) : winners & suit_mask(d.strain);
        return 63 - std::countl_zero(trumps ? trumps : winners);
    }
    static int least(const Deal& d, u64 cards) {
        int found = -1;
        const auto key = [&](int card) { return std::pair(card / kLane == d.strain || card == kJoker, card % kLane); };
        for (u64 left = cards; left; left &= left - 1) {
            const int card = std::countr_zero(left);
            if (found < 0 || key(card) < key(found)) found = card;
        }
        return found;
    }

    const Scene& s_;
};

// ---- worlds ------------------------------------------------------------------------------------------

// Worlds that fit what is known, drawn by how well the calls fit them; who took the middle up laid the least aside.
class Imagination {
public:
    explicit Imagination(const Scene& s) : s_(s), known_(known(s)), dealer_(known_) {}

    std::vector<World> draw(std::size_t count, std::size_t times, Chance& chance) {
        bool told = false;
        for (std::size_t i = 0; i < s_.calls.size(); ++i)
            told |= (s_.first + static_cast<int>(i)) % kPlayers != s_.seat;
        const bool weigh = s_.heat > 0 && told && times > 1;
        std::vector<World> pool(weigh ? count * times : count);
        std::vector<double> sums;
        for (World& world : pool) {
            world = one(chance);
            if (weigh) sums.push_back((sums.empty() ? 0.0 : sums.back()) + likelihood(world, chance) + 1e-12);
        }
        std::vector<World> chosen;
        if (!weigh)
            chosen.swap(pool);
        else {
            const double step = sums.back() / static_cast<double>(count);
            double mark = chance.unit() * step;
            for (std::size_t i = 0; chosen.size() < count; mark += step) {
                while (i + 1 < pool.size() && sums[i] < mark) ++i;
                chosen.push_back(pool[i]);
            }
        }
        for (World& world : chosen) settle(world);
        return chosen;
    }

private:
    static constexpr int kTries = 2000;
    static u64 aces() {
        u64 cards = 0;
        for (int suit = 0; suit < kSuits; ++suit) cards |= bit(suit * kLane + kAce);
        return cards;
    }
    static u64 faces() {
        u64 cards = bit(kJoker);
        for (int suit = 0; suit < kSuits; ++suit)
            for (int rank = kJack; rank < kAce; ++rank) cards |= bit(suit * kLane + rank);
        return cards;
    }

    static spades::Scene known(const Scene& s) {
        spades::Scene k;
        k.seats = kPlayers;
        k.seat = s.seat;
        k.sizes = s.sizes;
        k.barred = s.barred;
        k.hand = s.hand;
        k.unseen = s.unseen;
        return k;
    }

    World one(Chance& chance) {
        for (int tries = 0; tries < kTries; ++tries) {
            World world = dealer_.deal(chance);
            world[kDead] |= s_.middle;
            if (fits(world)) return world;
        }
        throw std::invalid_argument("no deal of the unseen cards fits what was announced");
    }

    // Hands announced as "ace, no face" are such hands, or were before the middle was taken up.
    bool fits(const World& world) const {
        for (int seat = 0; seat < kPlayers; ++seat) {
            if (!s_.announced[at(seat)] || seat == s_.seat) continue;
            u64 cards = world[at(seat)] | s_.played[at(seat)];
            const bool took = s_.phase == Scene::kPlaying && seat == s_.declarer;
            if (took) {
                cards |= world[kDead];
                if (!(cards & aces()) || std::popcount(cards & ~aces() & ~faces()) < kTricks - 1) return false;
            } else if ((cards & faces()) || std::popcount(cards & aces()) != 1)
                return false;
        }
        return true;
    }

    double likelihood(const World& world, Chance& chance) const {
        double sum = 0;
        for (int turn = 0; turn < kPlayers; ++turn) {
            const int seat = (s_.first + turn) % kPlayers;
            if (seat == s_.seat || static_cast<std::size_t>(turn) >= s_.calls.size()) continue;
            u64 cards = world[at(seat)] | s_.played[at(seat)];
            if (s_.phase == Scene::kPlaying && seat == s_.taker) cards = some(cards | world[kDead], kTricks, chance);
            const Hopes hopes(cards);
            for (std::size_t i = at(turn); i < s_.calls.size(); i += kPlayers) {
                const Auction auction(s_, i);
                std::array<double, kCalls + 1> worth;
                auction.gains(hopes, worth);
                const double best = *std::max_element(worth.begin(), worth.end());
                double all = 0;
                for (const double each : worth) all += std::exp((each - best) / s_.heat);
                sum += std::max(-9.0, (worth[at(s_.calls[i] + 1)] - best) / s_.heat) - std::log(all);
            }
        }
        return std::exp(sum);
    }

    static u64 some(u64 cards, int count, Chance& chance) {
        for (int over = std::popcount(cards) - count; over > 0; --over) {
            u64 left = cards;
            for (u32 skip = chance.below(static_cast<u32>(std::popcount(cards))); skip; --skip) left &= left - 1;
            cards &= ~(left & (~left + 1));
        }
        return cards;
    }

    // Of the cards that the taker of the middle has or has laid aside, the least useful lie in the middle.
    void settle(World& world) const {
        if (s_.phase != Scene::kPlaying || s_.taker < 0 || s_.taker == s_.seat) return;
        const u64 held = world[at(s_.taker)] | world[kDead], barred = s_.barred[at(s_.taker)] & held;
        const u64 out = barred | discards(held | s_.played[at(s_.taker)], s_.contract, held & ~barred,
                                          kMiddle - std::popcount(barred));
        World other = world;
        other[kDead] = out;
        other[at(s_.taker)] = held & ~out;
        if (fits(other)) world = other;
    }

    const Scene& s_;
    spades::Scene known_;
    spades::WorldDealer dealer_;
};

// ---- all of it ---------------------------------------------------------------------------------------

// How a deal ended: the contract, who declared it, and the tricks of every seat.
inline constexpr std::size_t kEnd = 6;
using End = std::array<u8, kEnd>;

inline Deal open_play(const World& world, int contract, int declarer, int leader) {
    Deal d;
    d.contract = contract;
    d.strain = strain_of(contract);
    d.declarer = d.taker = declarer;
    if (contract == kNullo) d.sits_out = (declarer + 2) % kPlayers;
    if (contract == kGrand) d.taker = (declarer + 2) % kPlayers;
    for (int seat = 0; seat < kPlayers; ++seat) d.hands[at(seat)] = ranked(world[at(seat)], d.strain);
    d.middle = ranked(world[kDead], d.strain);
    d.leader = d.turn = leader;
    return d;
}

inline End ended(const Deal& d) {
    End end{};
    end[0] = static_cast<u8>(d.contract < 0 ? kNoContract : d.contract);
    end[1] = static_cast<u8>(std::max(0, d.declarer));
    for (int seat = 0; seat < kPlayers; ++seat) end[at(seat + 2)] = static_cast<u8>(d.taken[at(seat)]);
    return end;
}

// The middle is taken up and laid aside by rule of thumb, and the deal played to its end.
inline End take_and_play(const Player& player, World world, int contract, int declarer) {
    const int partner = (declarer + 2) % kPlayers;
    for (int seat : {declarer, partner}) {
        if (seat == partner && contract != kGrand) break;
        const u64 cards = world[at(seat)] | world[kDead];
        world[kDead] = discards(cards, contract, ~u64{0}, kMiddle);
        world[at(seat)] = cards & ~world[kDead];
    }
    Deal d = open_play(world, contract, declarer, declarer);
    player.finish(d);
    return ended(d);
}

inline End try_call(const Scene& s, const Player& player, const World& world, int option) {
    Auction auction(s, s.calls.size());
    std::array<std::unique_ptr<Hopes>, kPlayers> hopes;
    auction.add(option);
    while (!auction.over()) {
        const std::size_t seat = at(auction.caller());
        if (!hopes[seat]) hopes[seat] = std::make_unique<Hopes>(world[seat]);
        auction.add(auction.choose(*hopes[seat]));
    }
    if (const int bid = auction.last(); bid >= 0)
        return take_and_play(player, world, auction.call_at(bid), (s.first + bid) % kPlayers);
    if (!s.play_on) return {kThrownIn};
    Deal d = open_play(world, kPass, -1, s.first);
    player.finish(d);
    return ended(d);
}

inline End try_discard(const Scene& s, const Player& player, World world, u64 out) {
    world[kDead] = out;
    world[at(s.seat)] = s.hand & ~out;
    if (s.contract == kGrand && s.seat == s.declarer) {  // the partner takes them up
        const std::size_t partner = at((s.seat + 2) % kPlayers);
        world[kDead] = discards(world[partner] | out, s.contract, ~u64{0}, kMiddle);
        world[partner] = (world[partner] | out) & ~world[kDead];
    }
    Deal d = open_play(world, s.contract, s.declarer, s.declarer);
    player.finish(d);
    return ended(d);
}

// The deal as it stands: the tricks taken, and the cards on the table.
inline Deal standing(const Scene& s, const World& world) {
    Deal d = open_play(world, s.contract, s.declarer, s.leader);
    d.sits_out = s.sits_out;
    d.taken = s.taken;
    d.out = s.out;
    d.named = s.named;
    return d;
}

inline void lay(const Scene& s, const Player& player, Deal& d) {
    for (int i = 0; i < s.laid; ++i) {
        const int card = ranked_card(s.table[at(i)], d.strain);
        const bool named = !i && Player::is_joker(d, card) && player.names(d);
        player.put(d, {card, named ? s.named : -1});
    }
    d.out = s.out;
}

inline std::vector<End> roll_out(const Scene& s, const std::vector<u64>& options, std::size_t count, std::size_t times,
                                 u64 seed) {
    Chance chance(seed);
    Imagination imagination(s);
    const std::vector<World> worlds = imagination.draw(count, times, chance);
    const Player player(s);
    std::vector<Deal> open;
    if (s.phase == Scene::kPlaying)
        for (const World& world : worlds) {
            open.push_back(standing(s, world));
            lay(s, player, open.back());
        }
    std::vector<End> found;
    for (const u64 option : options)
        for (std::size_t i = 0; i < worlds.size(); ++i) {
            if (s.phase == Scene::kBidding)
                found.push_back(try_call(s, player, worlds[i], static_cast<int>(option) - 1));
            else if (s.phase == Scene::kDiscarding)
                found.push_back(try_discard(s, player, worlds[i], option));
            else {
                Deal d = open[i];
                player.put(d,
                           {ranked_card(static_cast<int>(option & 63), d.strain), static_cast<int>(option >> 8) - 1});
                player.finish(d);
                found.push_back(ended(d));
            }
        }
    return found;
}

}  // namespace spadille::five_hundred

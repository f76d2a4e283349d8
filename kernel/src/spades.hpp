// Spades for two to six seats: worlds in bulk, and rule-of-thumb calls and play in them.
//
// Cards are suit * 16 + rank with ranks from 0 without gaps; suit 3 is trump. A world is dealt exactly uniformly
// among those that fit what is known; out of a larger pool, worlds are then drawn by how well the calls fit them.
#pragma once

#include <algorithm>
#include <cmath>
#include <map>
#include <stdexcept>
#include <utility>
#include <vector>

#include "chance.hpp"
#include "problem.hpp"

namespace spadille::spades {

inline constexpr int kNilCall = -1;  // nil, blind or not
inline constexpr int kSilent = -9;   // no call yet
inline constexpr int kTrump = 3;
inline constexpr int kDead = kSeats;  // the place of the cards that are in no hand

using Row = std::array<int, kSeats>;
using World = std::array<u64, kSeats + 1>;

inline std::size_t at(int i) { return static_cast<std::size_t>(i); }
inline int low(u32 cards) { return std::countr_zero(cards); }

// What everybody at the table knows, and the seat that thinks.
struct Scene {
    int seats = 4, seat = 0, leader = 0, laid = 0;
    Row sides{}, sizes{}, bids{}, taken{}, table{}, may_nil{};
    std::array<u64, kSeats> barred{}, played{};
    u64 hand = 0, unseen = 0, pack = 0;
    bool bidding = false;     // the seat weighs calls, not cards
    bool must_break = false;  // spades may not be led before one was played
    bool broken = false;
    int opening = 0;      // the first lead: 0 any card, 1 no spade, 2 the lowest club of all
    bool fresh = false;   // nothing has been led yet
    bool greedy = false;  // tricks above the contract are worth having
    int min_bid = 1, hand_size = 13;
    double share = 1.0;   // how far honours go with so many seats
    double spread = 0.0;  // how far bids stray from hands; 0: bids tell nothing
};

// ---- dealing ---------------------------------------------------------------------------------------

// Deals the unseen cards uniformly: cards that the same places may take are one group, places with the same bars one
// heap; how a group is split among heaps is drawn by the number of ways each split leaves.
class WorldDealer {
public:
    explicit WorldDealer(const Scene& s) : scene_(s) {
        int needed = 0;
        for (int seat = 0; seat < s.seats; ++seat)
            if (seat != s.seat) {
                needed += s.sizes[at(seat)];
                place(seat, s.sizes[at(seat)], s.barred[at(seat)] & s.unseen);
            }
        const int dead = std::popcount(s.unseen) - needed;
        if (dead < 0) throw std::invalid_argument("fewer unseen cards than hidden places");
        place(kDead, dead, 0);
        std::map<u32, std::vector<int>> groups;
        for (u64 left = s.unseen; left; left &= left - 1) {
            const int card = std::countr_zero(left);
            u32 may = 0;
            for (std::size_t heap = 0; heap < heaps_.size(); ++heap)
                if (!(heaps_[heap].bar >> card & 1)) may |= 1u << heap;
            groups[may].push_back(card);
        }
        groups_.assign(groups.begin(), groups.end());
        known_.resize(groups_.size() + 1);
        for (std::size_t heap = 0; heap < heaps_.size(); ++heap) whole_[heap] = static_cast<u8>(heaps_[heap].room);
        if (ways(0, whole_) <= 0) throw std::invalid_argument("no deal of the unseen cards fits what is known");
    }

    World deal(Chance& chance) {
        World world{};
        world[at(scene_.seat)] = scene_.hand;
        std::array<std::vector<int>, kSeats + 1> heaps;
        Room room = whole_;
        for (std::size_t group = 0; group < groups_.size(); ++group) {
            std::vector<int> cards = groups_[group].second;
            shuffle(cards, chance);
            const Room after = pick(group, room, chance);
            std::size_t next = 0;
            for (std::size_t heap = 0; heap < heaps_.size(); ++heap)
                for (int k = room[heap] - after[heap]; k > 0; --k) heaps[heap].push_back(cards[next++]);
            room = after;
        }
        for (std::size_t heap = 0; heap < heaps_.size(); ++heap) {
            if (heaps_[heap].places.size() > 1) shuffle(heaps[heap], chance);
            std::size_t next = 0;
            for (const auto& [seat, need] : heaps_[heap].places)
                for (int k = 0; k < need; ++k) world[at(seat)] |= bit(heaps[heap][next++]);
        }
        return world;
    }

private:
    using Room =
        std::array<u8, 8>;  // for each heap; a power of two, so that the compiler sees that no place lies outside
    struct Heap {
        u64 bar;
        int room;
        std::vector<std::pair<int, int>> places;
    };

    void place(int seat, int need, u64 bar) {
        if (need <= 0) return;
        for (Heap& heap : heaps_)
            if (heap.bar == bar) {
                heap.room += need;
                heap.places.emplace_back(seat, need);
                return;
            }
        heaps_.push_back({bar, need, {{seat, need}}});
    }

    static void shuffle(std::vector<int>& cards, Chance& chance) {
        for (std::size_t i = cards.size(); i > 1; --i)
            std::swap(cards[i - 1], cards[chance.below(static_cast<u32>(i))]);
    }

    // Calls `use(ways, room after)` for each split of a group.
    template <class Use>
    void splits(std::size_t group, std::size_t heap, int left, Room room, double count, Use& use) const {
        if (heap == heaps_.size()) {
            if (!left) use(count, room);
            return;
        }
        splits(group, heap + 1, left, room, count, use);
        if (!(groups_[group].first >> heap & 1)) return;
        u8& free = room[heap % std::tuple_size_v<Room>];
        const int most = std::min<int>(left, free);
        for (int here = 1; here <= most; ++here) {
            count = count * (left - here + 1) / here;
            --free;
            splits(group, heap + 1, left - here, room, count, use);
        }
    }

    double ways(std::size_t group, const Room& room) {
        if (group == groups_.size()) return room == Room{} ? 1.0 : 0.0;
        if (const auto found = known_[group].find(room); found != known_[group].end()) return found->second;
        double sum = 0;
        auto use = [&](double count, const Room& after) { sum += count * ways(group + 1, after); };
        splits(group, 0, static_cast<int>(groups_[group].second.size()), room, 1.0, use);
        known_[group][room] = sum;
        return sum;
    }

    Room pick(std::size_t group, const Room& room, Chance& chance) {
        double rest = chance.unit() * ways(group, room);
        Room chosen{};
        bool found = false;
        auto use = [&](double count, const Room& after) {
            if (found && rest < 0) return;
            const double here = count * ways(group + 1, after);
            if (here <= 0) return;
            rest -= here;
            chosen = after;
            found = true;
        };
        splits(group, 0, static_cast<int>(groups_[group].second.size()), room, 1.0, use);
        return chosen;
    }

    const Scene& scene_;
    std::vector<Heap> heaps_;
    std::vector<std::pair<u32, std::vector<int>>> groups_;
    std::vector<std::map<Room, double>> known_;
    Room whole_{};
};

// ---- what a hand is worth ---------------------------------------------------------------------------

inline double plain_suit(u32 held, u32 all, double thin) {
    static constexpr double worth[3] = {0.95, 0.7, 0.3};
    const int length = std::popcount(held);
    double tricks = 0;
    for (int i = 0; i < 3 && all; ++i) {
        const u32 honour = 1u << high(all);
        all ^= honour;
        if ((held & honour) && length > i) tricks += worth[i] * (length <= 5 ? 1.0 : 0.6);
    }
    return tricks * std::min(1.0, 0.4 + 0.6 * thin);
}

// The tricks a hand may count on: honours, long and high spades, ruffs.
inline double expected_tricks(const Scene& s, u64 hand) {
    const double thin = 4.0 / s.seats;
    const u32 spades = lane(hand, kTrump), all = lane(s.pack, kTrump);
    const int length = std::popcount(spades);
    double tricks = 0;
    int counted = 0, place = 0;
    for (u32 left = spades; left; ++place) {
        const int card = high(left);
        left ^= 1u << card;
        const int above = std::popcount(all >> card) - 1 - place;
        if (above > place && !(above == 1 && length > 2)) continue;
        tricks += above == 0 ? 1.0 : 0.8;
        ++counted;
    }
    tricks += 0.8 * std::max(0, length - std::max(3, counted)) * std::min(1.0, thin + 0.1);
    int spare = length - counted;
    for (int suit = 0; suit < kTrump; ++suit) {
        const u32 held = lane(hand, suit);
        tricks += plain_suit(held, lane(s.pack, suit), thin);
        if (std::popcount(held) < 2 && spare > 0) {
            tricks += held ? 0.35 : 0.6;
            --spare;
        }
    }
    return tricks * s.share;
}

// How likely a nil is to be caught; 1 is about even.
inline double nil_risk(const Scene& s, u64 hand) {
    double risk = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const u32 all = lane(s.pack, suit);
        const int size = std::popcount(all), length = std::popcount(lane(hand, suit));
        int place = 0;
        for (u32 left = lane(hand, suit); left; left &= left - 1, ++place) {
            const int rank = std::popcount(all & ((1u << low(left)) - 1));
            const double safe = suit < kTrump ? 0.35 + 0.22 * place : 0.25 + 0.1 * place;
            risk +=
                std::max(0.0, static_cast<double>(rank) / (size - 1) - std::min(1.0, safe + (place >= 2 ? 0.25 : 0.0)));
            if (suit == kTrump && rank >= size - 2) risk += 2.0;
        }
        if (suit == kTrump) risk += 0.5 * std::max(0, length - 3);
    }
    return risk * std::pow(s.hand_size / 13.0, 5);
}

// The call of a rule-of-thumb bidder.
inline int quick_bid(const Scene& s, const Row& bids, int seat, u64 hand) {
    const double tricks = expected_tricks(s, hand);
    bool partner = false, spoken = false;
    int said = 0;
    for (int each = 0; each < s.seats; ++each) {
        if (bids[at(each)] == kSilent) continue;
        spoken = true;
        said += std::max(0, bids[at(each)]);
        partner |= bids[at(each)] == kNilCall && each != seat && s.sides[at(each)] == s.sides[at(seat)];
    }
    if (s.may_nil[at(seat)] && !partner && tricks < 2.6 && nil_risk(s, hand) < 0.5) return kNilCall;
    const int room = spoken ? std::max(s.min_bid, s.hand_size - said) : 99;
    const int wanted = std::max(static_cast<int>(std::nearbyint(tricks - 0.15)), s.min_bid);
    return std::min({wanted, s.hand_size, room});
}

// How well the calls fit a world: 1 is best.
inline double likelihood(const Scene& s, const World& world) {
    double sum = 0;
    for (int seat = 0; seat < s.seats; ++seat) {
        const int call = s.bids[at(seat)];
        if (seat == s.seat || call == kSilent) continue;
        const u64 hand = world[at(seat)] | s.played[at(seat)];
        const double off = call == kNilCall ? 1.4 * std::max(0.0, nil_risk(s, hand) - 0.6)
                                            : (expected_tricks(s, hand) - 0.15 - call) / s.spread;
        sum += 0.5 * off * off;
    }
    return std::exp(-sum);
}

// ---- playing ----------------------------------------------------------------------------------------

// One deal while it is played out.
struct Deal {
    World hands{};
    Row bids{}, taken{}, table{};
    int leader = 0, laid = 0, best = 0;
    bool broken = false, fresh = false;
    std::array<u8, kSeats> voids{};  // the suits that each seat is known to be out of
};

class Player {
public:
    explicit Player(const Scene& s) : s_(s) {}

    void finish(Deal& d) const {
        while (d.laid || d.hands[at(d.leader)]) {
            const u64 may = legal(d);
            put(d, (may & (may - 1)) ? choose(d, may) : std::countr_zero(may));
        }
    }

    void put(Deal& d, int card) const {
        const std::size_t seat = at((d.leader + d.laid) % s_.seats);
        d.hands[seat] &= ~bit(card);
        d.table[at(d.laid)] = card;
        if (card / kLane != d.table[0] / kLane) d.voids[seat] |= static_cast<u8>(1 << (d.table[0] / kLane));
        if (!d.laid || beats(card, d.table[at(d.best)], kTrump)) d.best = d.laid;
        d.broken |= card / kLane == kTrump;
        d.fresh = false;
        if (++d.laid < s_.seats) return;
        d.leader = (d.leader + d.best) % s_.seats;
        ++d.taken[at(d.leader)];
        d.laid = d.best = 0;
    }

    u64 legal(const Deal& d) const {
        const u64 hand = d.hands[at((d.leader + d.laid) % s_.seats)];
        if (d.laid) {
            const u64 follow = hand & lane_mask(d.table[0] / kLane);
            return follow ? follow : hand;
        }
        const u64 clubs = hand & lane_mask(0), plain = hand & ~lane_mask(kTrump);
        if (d.fresh && s_.opening == 2 && clubs) return clubs & (~clubs + 1);
        const bool barred = (s_.must_break && !d.broken) || (d.fresh && s_.opening == 1);
        return barred && plain ? plain : hand;
    }

    int choose(const Deal& d, u64 may) const {
        const Aim a = aim(d, (d.leader + d.laid) % s_.seats);
        return d.laid ? follow(d, a, may) : lead(d, a, may);
    }

private:
    static constexpr int kReach = 2;  // so many tricks more are given up to set the others

    struct Aim {
        bool own_nil = false, wants = false;
        bool hunts = false;  // there is a nil to catch, and the contract leaves room for it
        u32 partner_nil = 0, other_nil = 0, partners = 0, others = 0;  // seats
        u64 unseen = 0;
    };

    Aim aim(const Deal& d, int seat) const {
        Aim a;
        Row sides{};
        a.unseen = d.hands[kDead];
        for (int each = 0; each < s_.seats; ++each) {
            if (each != seat) a.unseen |= d.hands[at(each)];
            const bool mate = s_.sides[at(each)] == s_.sides[at(seat)];
            if (each != seat) (mate ? a.partners : a.others) |= 1u << each;
            if (d.bids[at(each)] != kNilCall)
                sides[at(s_.sides[at(each)])] += d.bids[at(each)] - d.taken[at(each)];
            else if (d.taken[at(each)])
                continue;
            else if (each == seat)
                a.own_nil = true;
            else
                (mate ? a.partner_nil : a.other_nil) |= 1u << each;
        }
        const int mine = s_.sides[at(seat)], left = std::popcount(d.hands[at(seat)]),
                  need = std::max(0, sides[at(mine)]);
        int others = 0;
        for (int side = 0; side < s_.seats; ++side)
            if (side != mine) others += sides[at(side)];
        const bool sets = others > 0 && others >= left - need - kReach;  // the others may be set
        a.wants = s_.greedy || sets || need > sure(d, a, seat);
        a.hunts = a.other_nil && !a.partner_nil && left > need + 1;
        return a;
    }

    // The trumps of a hand that nothing unseen beats: tricks that do not run away.
    static int sure(const Deal& d, const Aim& a, int seat) {
        const u32 unseen = lane(a.unseen, kTrump), held = lane(d.hands[at(seat)], kTrump);
        return std::popcount(unseen ? held & ~((2u << high(unseen)) - 1) : held);
    }

    static bool boss(u64 unseen, int card) { return !(lane(unseen, card / kLane) >> (card % kLane)); }

    // The lowest card: plain suits first, of equal ranks the lowest suit.
    static int lowest(u64 cards) {
        int found = -1;
        for (int suit = 0; suit < kTrump; ++suit)
            if (const u32 held = lane(cards, suit); held && (found < 0 || low(held) < found % kLane))
                found = suit * kLane + low(held);
        return found >= 0 ? found : std::countr_zero(cards);
    }

    // The highest card to be rid of: spades first.
    static int highest(u64 cards) {
        if (const u32 held = lane(cards, kTrump)) return kTrump * kLane + high(held);
        int found = -1;
        for (int suit = 0; suit < kTrump; ++suit)
            if (const u32 held = lane(cards, suit); held && (found < 0 || high(held) >= found % kLane))
                found = suit * kLane + high(held);
        return found;
    }

    // The card of some that a nil fears most: high, with little beneath it in the hand.
    static int feared(u64 cards, u64 hand) {
        int found = -1, most = -1000;
        for (int suit = 0; suit < kSuits; ++suit) {
            const u32 held = lane(cards, suit);
            if (!held) continue;
            const int beneath = std::popcount(lane(hand, suit) & ((1u << high(held)) - 1));
            const int fear = 2 * high(held) - 3 * beneath + (suit == kTrump ? 12 : 0);
            if (fear <= most) continue;
            most = fear;
            found = suit * kLane + high(held);
        }
        return found;
    }

    // A card to throw away: low, from a short suit, not the guard of an honour.
    static int spare(const Aim& a, u64 cards) {
        int found = -1, least = 1000;
        for (int suit = 0; suit < kTrump; ++suit) {
            const u32 held = lane(cards, suit);
            if (!held) continue;
            const int length = std::popcount(held), above = std::popcount(lane(a.unseen, suit) >> high(held));
            const int cost = low(held) + 2 * length + (above + 1 >= length && above < 3 ? 8 : 0);
            if (cost >= least) continue;
            least = cost;
            found = suit * kLane + low(held);
        }
        return found >= 0 ? found : std::countr_zero(cards);
    }

    // All suits that one of these seats is known to be out of.
    static u64 out_of(const Deal& d, u32 seats) {
        u32 suits = 0;
        for (; seats; seats &= seats - 1) suits |= d.voids[at(std::countr_zero(seats))];
        u64 cards = 0;
        for (int suit = 0; suit < kSuits; ++suit)
            if (suits >> suit & 1) cards |= lane_mask(suit);
        return cards;
    }

    int lead(const Deal& d, const Aim& a, u64 may) const {
        if (a.own_nil) return lowest(may);
        u64 bosses = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            const u32 held = lane(may, suit), above = lane(a.unseen, suit);
            bosses |= static_cast<u64>(above ? held & ~((2u << high(above)) - 1) : held) << (suit * kLane);
        }
        if (a.partner_nil) return cover(d, a, may, bosses);
        if (const u64 bait = may & ~lane_mask(kTrump) & ~out_of(d, a.other_nil); a.hunts && bait)
            return softest(a, bait);
        if (a.wants) return cash(d, a, may, bosses);
        return lowest((may & ~bosses) ? may & ~bosses : may);
    }

    // A lead that takes a trick, or prepares one.
    static int cash(const Deal& d, const Aim& a, u64 may, u64 bosses) {
        const int trumps = std::popcount(lane(may, kTrump)), out = std::popcount(lane(a.unseen, kTrump));
        const int top = lane(bosses, kTrump) ? kTrump * kLane + high(lane(bosses, kTrump)) : -1;
        if (out && top >= 0 && 2 * trumps > out) return top;
        u64 plain = bosses & ~lane_mask(kTrump);
        if (out) plain &= ~out_of(d, a.others);
        if (plain) return shortest(plain, may, true);
        if (top >= 0) return top;
        const u64 ruffed = out ? out_of(d, a.others) & ~out_of(d, a.partners) : 0;
        const u64 from = (may & ~ruffed) ? may & ~ruffed : may, suits = from & ~lane_mask(kTrump);
        return shortest(suits ? suits : from, may, false);
    }

    // A lead that covers a partner's nil: the highest, plain suits before spades, or a suit that the nil is out of.
    static int cover(const Deal& d, const Aim& a, u64 may, u64 bosses) {
        const u64 free = may & out_of(d, a.partner_nil) & ~lane_mask(kTrump), from = bosses ? bosses : may;
        const u64 plain = from & ~lane_mask(kTrump);
        if (free && !(bosses & plain)) return lowest(free);
        return highest(plain ? plain : from);
    }

    // The low card beneath most of what is unseen in its suit.
    static int softest(const Aim& a, u64 cards) {
        int found = -1, most = -1;
        for (int suit = 0; suit < kTrump; ++suit) {
            const u32 held = lane(cards, suit);
            const int above = held ? std::popcount(lane(a.unseen, suit) >> low(held)) : -1;
            if (above <= most) continue;
            most = above;
            found = suit * kLane + low(held);
        }
        return found;
    }

    // A card of the shortest suit, spades last: its winner, or its lowest.
    static int shortest(u64 from, u64 hand, bool winner) {
        int found = -1, length = 99;
        for (int suit = 0; suit < kSuits; ++suit) {
            const u32 held = lane(from, suit);
            if (!held || (suit == kTrump && found >= 0)) continue;
            const int here = std::popcount(lane(hand, suit)), card = suit * kLane + (winner ? high(held) : low(held));
            if (here > length || (here == length && (winner || card % kLane >= found % kLane))) continue;
            found = card;
            length = here;
        }
        return found;
    }

    int follow(const Deal& d, const Aim& a, u64 may) const {
        const int best = d.table[at(d.best)], led = d.table[0] / kLane;
        u64 winners = may & lane_mask(best / kLane) & ~((bit(best) << 1) - 1);
        if (best / kLane != kTrump) winners |= may & lane_mask(kTrump);
        const u64 losers = may & ~winners;
        const bool ends = d.laid + 1 == s_.seats, ruffs = !lane(may, led);
        const int cheap = winners ? std::countr_zero(winners) : -1,
                  dear = winners ? 63 - std::countl_zero(winners) : -1;
        if (a.own_nil) return losers ? feared(losers, may) : ends ? dear : cheap;
        const u32 front = 1u << (d.leader + d.best) % s_.seats;
        u32 coming = 0;
        for (int i = d.laid + 1; i < s_.seats; ++i) coming |= 1u << (d.leader + i) % s_.seats;
        if ((a.partner_nil & front) && winners) return cheap;
        const bool safe = best / kLane == led && boss(a.unseen, best);  // no card that follows beats it
        if ((a.partner_nil & coming) && winners && !safe) return ruffs ? cheap : dear;
        if ((a.other_nil & front) && losers) return highest(losers);
        if (a.hunts && (a.other_nil & coming) && losers && !safe) return highest(losers);
        if (!a.wants) return losers ? highest(losers) : ends ? dear : cheap;
        const bool ours = (a.partners & front) != 0;
        if ((ours && (ends || boss(a.unseen, best))) || !winners)
            return ruffs && losers ? spare(a, losers) : lowest(losers ? losers : winners);
        if (ends || (ruffs && !ours)) return cheap;
        const bool weak = best / kLane == led && std::popcount(lane(a.unseen, led) >> (best % kLane)) > 1;
        if (ruffs && weak) return cheap;
        for (u64 left = winners; left; left &= left - 1)
            if (boss(a.unseen, std::countr_zero(left))) return std::countr_zero(left);
        if (ours || (d.laid + 2 < s_.seats && losers)) return lowest(losers ? losers : winners);
        return d.laid + 2 < s_.seats ? cheap : dear;
    }

    const Scene& s_;
};

// ---- all of it --------------------------------------------------------------------------------------

struct Played {
    std::vector<World> worlds;
    std::vector<u8> taken;          // [option][world][seat]
    std::vector<signed char> bids;  // the same, where calls were weighed
};

// So many worlds, drawn by the likelihood of the calls from a pool `times` as large.
inline std::vector<World> imagine(const Scene& s, std::size_t count, std::size_t times, u64 seed) {
    WorldDealer dealer(s);
    Chance chance(seed);
    bool told = false;
    for (int seat = 0; seat < s.seats; ++seat) told |= seat != s.seat && s.bids[at(seat)] != kSilent;
    const bool weigh = s.spread > 0 && told && times > 1;
    std::vector<World> pool(weigh ? count * times : count);
    std::vector<double> sums;
    for (World& world : pool) {
        world = dealer.deal(chance);
        if (weigh) sums.push_back((sums.empty() ? 0.0 : sums.back()) + likelihood(s, world) + 1e-12);
    }
    if (!weigh) return pool;
    std::vector<World> chosen;
    const double step = sums.back() / static_cast<double>(count);
    double mark = chance.unit() * step;
    for (std::size_t i = 0; chosen.size() < count; mark += step) {
        while (i + 1 < pool.size() && sums[i] < mark) ++i;
        chosen.push_back(pool[i]);
    }
    return chosen;
}

inline Deal start(const Scene& s, const World& world) {
    Deal d;
    d.hands = world;
    d.bids = s.bids;
    d.taken = s.taken;
    d.table = s.table;
    d.leader = s.leader;
    d.laid = s.laid;
    d.broken = s.broken;
    d.fresh = s.fresh;
    for (int i = 1; i < d.laid; ++i)
        if (beats(d.table[at(i)], d.table[at(d.best)], kTrump)) d.best = i;
    for (int seat = 0; seat < s.seats; ++seat)
        for (int suit = 0; suit < kSuits; ++suit)
            if (seat != s.seat && !lane(s.unseen & ~s.barred[at(seat)], suit))
                d.voids[at(seat)] |= static_cast<u8>(1 << suit);
    return d;
}

// The thinking seat makes a call, the seats after it call by rule of thumb, and the opener is found.
inline void call(const Scene& s, Deal& d, int option) {
    d.bids[at(s.seat)] = option;
    for (int turn = 1; turn < s.seats; ++turn) {
        const int seat = (s.seat + turn) % s.seats;
        if (d.bids[at(seat)] == kSilent) d.bids[at(seat)] = quick_bid(s, d.bids, seat, d.hands[at(seat)]);
    }
    if (s.opening != 2) return;
    for (int seat = 0, first = kLane; seat < s.seats; ++seat)
        if (const u32 clubs = lane(d.hands[at(seat)], 0); clubs && low(clubs) < first) {
            d.leader = seat;
            first = low(clubs);
        }
}

inline Played roll_out(const Scene& s, const std::vector<int>& options, std::size_t count, std::size_t times,
                       u64 seed) {
    Played found;
    found.worlds = imagine(s, count, times, seed);
    const Player player(s);
    for (const int option : options)
        for (const World& world : found.worlds) {
            Deal d = start(s, world);
            if (s.bidding)
                call(s, d, option);
            else
                player.put(d, option);
            player.finish(d);
            for (int seat = 0; seat < s.seats; ++seat) {
                found.taken.push_back(static_cast<u8>(d.taken[at(seat)]));
                if (s.bidding) found.bids.push_back(static_cast<signed char>(d.bids[at(seat)]));
            }
        }
    return found;
}

}  // namespace spadille::spades

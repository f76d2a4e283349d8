// Perfect play of trick games with all cards in sight, two sides, two to six seats.
//
// Zero-window alpha-beta over whole tricks. Positions are kept by shape (how many cards of each suit each seat
// holds) and, below that, by patterns: who owns the top cards of each suit, as far down as ranks mattered
// (partition search). Ranks are renumbered without gaps when a position is loaded.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>

namespace spadille {

using u64 = std::uint64_t;
using u32 = std::uint32_t;
using u8 = std::uint8_t;

inline constexpr int kSuits = 4;
inline constexpr int kLane = 16;
inline constexpr int kSeats = 6;

// A position in the kernel's own terms: bit suit * 16 + rank of a mask is a card, higher ranks win.
struct Problem {
    int seats = 4;
    std::array<u64, kSeats> hands{};
    std::array<int, kSeats> sides{};
    int trump = -1;
    int leader = 0;                // who led, or leads, the current trick
    int laid = 0;                  // cards on the table
    std::array<int, kSeats> table{};
    bool strict = false;           // follow and head the trick, else trump and overtrump
    bool unbroken = false;         // trumps may not be led while the seat has anything else
    int turn() const { return (leader + laid) % seats; }
};

inline u32 lane(u64 cards, int suit) { return static_cast<u32>(cards >> (suit * kLane)) & 0xFFFFu; }
inline int high(u32 cards) { return 31 - std::countl_zero(cards); }
inline u64 bit(int card) { return u64{1} << card; }
inline u64 lane_mask(int suit) { return u64{0xFFFF} << (suit * kLane); }
inline bool beats(int card, int best, int trump) {
    return card / kLane == best / kLane ? card > best : card / kLane == trump;
}

// The cards a seat may play.
inline u64 legal(u64 hand, int trump, bool strict, bool unbroken, int led, int best) {
    if (led < 0) {
        if (unbroken && trump >= 0 && (hand & ~lane_mask(trump))) return hand & ~lane_mask(trump);
        return hand;
    }
    const u64 follow = hand & lane_mask(led / kLane);
    if (!strict) return follow ? follow : hand;
    if (follow) {
        if (best / kLane != led / kLane) return follow;
        const u64 over = follow & ~((bit(best) << 1) - 1);
        return over ? over : follow;
    }
    const u64 trumps = trump >= 0 ? hand & lane_mask(trump) : 0;
    if (!trumps) return hand;
    if (best / kLane != trump) return trumps;
    const u64 over = trumps & ~((bit(best) << 1) - 1);
    return over ? over : trumps;
}

inline int best_on_table(const Problem& p) {
    int best = -1;
    for (int i = 0; i < p.laid; ++i)
        if (best < 0 || beats(p.table[i], best, p.trump)) best = p.table[i];
    return best;
}

inline u64 legal(const Problem& p) {
    return legal(p.hands[p.turn()], p.trump, p.strict, p.unbroken, p.laid ? p.table[0] : -1, best_on_table(p));
}

// The position after a card.
inline Problem after(Problem p, int card) {
    p.hands[p.turn()] &= ~bit(card);
    if (card / kLane == p.trump) p.unbroken = false;
    p.table[p.laid++] = card;
    if (p.laid == p.seats) {
        const int best = best_on_table(p);
        int seat = 0;
        while (p.table[seat] != best) ++seat;
        p.leader = (p.leader + seat) % p.seats;
        p.laid = 0;
    }
    return p;
}

// How many ways of playing so many cards there are.
inline u64 perft(const Problem& p, int depth) {
    u64 cards = legal(p), count = 0;
    if (depth <= 1) return depth == 1 ? static_cast<u64>(std::popcount(cards)) : 1;
    for (; cards; cards &= cards - 1) count += perft(after(p, std::countr_zero(cards)), depth - 1);
    return count;
}

template <int N>
class TrickSolver {
    using Lane = std::conditional_t<(N <= 4), u32, u64>;
    static constexpr int kOwner = N <= 4 ? 2 : 3;
    static constexpr int kLaneBits = static_cast<int>(sizeof(Lane)) * 8;
    using Ranks = std::array<Lane, kSuits>;

    struct Pattern {
        Ranks mask, value;
        std::array<u8, kSuits> depth;
        u8 low, high, best;
        u32 next;
    };
    struct Slot {
        u64 key[2];
        u32 head, stamp;
    };

  public:
    // Takes no more than so many bytes, whatever is solved.
    explicit TrickSolver(std::size_t memory) {
        std::size_t slots = 1024;
        while (slots * 2 * sizeof(Slot) <= memory / 4) slots *= 2;
        slot_mask_ = slots - 1;
        const std::size_t spent = slots * sizeof(Slot);
        limit_ = static_cast<u32>(std::min<std::size_t>((memory > spent ? memory - spent : 0) / sizeof(Pattern), 1u << 30));
        limit_ = std::max<u32>(limit_, 1024);
        slots_.reset(static_cast<Slot*>(std::calloc(slots, sizeof(Slot))));
        pool_.reset(static_cast<Pattern*>(std::malloc(std::size_t{limit_} * sizeof(Pattern))));
        if (!slots_ || !pool_) throw std::bad_alloc();
    }

    // Tricks of the side on lead of the current trick; -1 when the budget of nodes was not enough.
    int value(const Problem& problem, u64 budget) {
        load(problem, budget);
        const int count = solve(guess());
        if (stopped_) return -1;
        return side_[lead_] == 0 ? count : total_ - count;
    }

    // The same for every card of the seat on turn, lowest bit first; empty when the budget was not enough.
    std::vector<std::pair<int, int>> values(const Problem& problem, u64 budget) {
        std::vector<std::pair<int, int>> found;
        load(problem, budget);
        const int turn = problem.turn();
        const bool first = side_[problem.leader] == 0, mine = side_[turn] == 0;
        const u64 may = spadille::legal(hand_[turn], trump_, strict_, unbroken_, root_.laid ? root_.table[0] : -1, best_on_table(root_));
        int best = -1, near = guess();
        for (u64 rest = may; rest; rest &= rest - 1) {
            const int card = std::countr_zero(rest);
            int count;
            if (const int twin = card - 1; (rest & bit(card)) && !found.empty() && card % kLane && twin_of(may, twin, card)) {
                count = found.back().second;
            } else {
                forced_ = card;
                count = solve(near);
                forced_ = -1;
                if (stopped_) return {};
                if (best < 0 || (mine ? count > best : count < best)) best = count;
                near = count;
            }
            found.emplace_back(card, count);
        }
        for (auto& [card, count] : found) {
            card = name_[card];
            if (!first) count = total_ - count;
        }
        return found;
    }

    u64 nodes() const { return nodes_; }

  private:
    struct Free {
        void operator()(void* p) const { std::free(p); }
    };
    std::unique_ptr<Slot[], Free> slots_;
    std::unique_ptr<Pattern[], Free> pool_;
    std::size_t slot_mask_ = 0;
    u32 limit_ = 0, used_ = 0, filled_ = 0, stamp_ = 0;

    Problem root_;
    std::array<u64, N> hand_{};
    std::array<int, N> side_{};
    std::array<int, 64> name_{};
    std::array<std::array<u8, kLane>, kSuits> owner_{};
    std::array<std::vector<Lane>, kSuits> ranks_;
    u64 live_ = 0;
    u64 shape_[2] = {0, 0};
    int trump_ = -1, lead_ = 0, total_ = 0, forced_ = -1;
    bool strict_ = false, unbroken_ = false, stopped_ = false, partners_ = false;
    u64 nodes_ = 0, budget_ = 0;

    static bool twin_of(u64 may, int twin, int card) { return (may & bit(twin)) && twin / kLane == card / kLane; }

    void load(const Problem& p, u64 budget) {
        root_ = p;
        u64 all = 0;
        for (int seat = 0; seat < N; ++seat) all |= p.hands[seat];
        for (int i = 0; i < p.laid; ++i) all |= bit(p.table[i]);
        std::array<int, 64> number{};
        for (int suit = 0; suit < kSuits; ++suit) {
            int next = suit * kLane;
            for (u32 cards = lane(all, suit); cards; cards &= cards - 1) {
                const int card = suit * kLane + std::countr_zero(cards);
                name_[next] = card;
                number[card] = next++;
            }
        }
        live_ = 0;
        shape_[0] = shape_[1] = 0;
        total_ = 0;
        for (int seat = 0; seat < N; ++seat) {
            u64 hand = 0;
            for (u64 cards = p.hands[seat]; cards; cards &= cards - 1) hand |= bit(number[std::countr_zero(cards)]);
            root_.hands[seat] = hand_[seat] = hand;
            live_ |= hand;
            side_[seat] = p.sides[seat];
            total_ = std::max(total_, std::popcount(hand));
            for (u64 cards = hand; cards; cards &= cards - 1) own(seat, std::countr_zero(cards));
        }
        if (p.laid) total_ = std::popcount(p.hands[p.turn()]);
        for (int i = 0; i < p.laid; ++i) {
            root_.table[i] = number[p.table[i]];
            owner_[root_.table[i] / kLane][root_.table[i] % kLane] = static_cast<u8>((p.leader + i) % N);
            live_ |= bit(root_.table[i]);
        }
        for (int suit = 0; suit < kSuits; ++suit) {
            const int cards = std::popcount(lane(live_, suit));
            auto& table = ranks_[suit];
            table.resize(std::size_t{1} << cards);
            table[0] = 0;
            for (int rank = 0; rank < cards; ++rank) {
                const Lane top = static_cast<Lane>(owner_[suit][rank]) << (kLaneBits - kOwner);
                const std::size_t half = std::size_t{1} << rank;
                for (std::size_t each = 0; each < half; ++each) table[half + each] = top | (table[each] >> kOwner);
            }
        }
        live_ &= ~laid_at_root();
        trump_ = p.trump;
        lead_ = p.leader;
        strict_ = p.strict;
        unbroken_ = p.unbroken;
        partners_ = N == 4 && side_[0] == side_[2 % N] && side_[1 % N] == side_[3 % N] && side_[0] != side_[1 % N];
        stopped_ = false;
        forced_ = -1;
        nodes_ = 0;
        budget_ = budget ? budget : ~u64{0};
        forget();
    }

    void own(int seat, int card) {
        owner_[card / kLane][card % kLane] = static_cast<u8>(seat);
        shape_[card / (2 * kLane)] += unit(seat, card);
    }
    static u64 unit(int seat, int card) { return u64{1} << (5 * (seat + N * (card / kLane & 1))); }

    void forget() {
        used_ = filled_ = 0;
        if (++stamp_ == 0) {
            for (std::size_t i = 0; i <= slot_mask_; ++i) slots_[i].stamp = 0;
            stamp_ = 1;
        }
    }

    // A first guess at the tricks of side 0.
    int guess() const {
        double sum[2] = {0, 0};
        for (int suit = 0; suit < kSuits; ++suit) {
            const u32 all = lane(live_, suit);
            int order = 0;
            for (u32 rest = all; rest && order < 4; rest &= ~(1u << high(rest)), ++order)
                sum[side_[owner_[suit][high(rest)]]] += (4 - order) * (suit == trump_ ? 1.5 : 1.0);
            if (suit == trump_)
                for (int seat = 0; seat < N; ++seat) sum[side_[seat]] += std::popcount(lane(hand_[seat], suit)) * 1.2;
        }
        const double all = sum[0] + sum[1];
        return all > 0 ? static_cast<int>(total_ * sum[0] / all + 0.5) : 0;
    }

    // Tricks of side 0, by zero windows that close in on them.
    int solve(int near) {
        int low = 0, high = total_;
        int target = std::clamp(near, 1, std::max(total_, 1));
        while (low < high) {
            u64 ranks = 0;
            const bool made = start(target, ranks);
            if (stopped_) return -1;
            if (made) low = target;
            else high = target - 1;
            target = made ? std::min(low + 1, high) : std::max(high, low + 1);
        }
        return low;
    }

    bool start(int need, u64& ranks) {
        if (!root_.laid && forced_ < 0) return trick(lead_, need, total_, ranks);
        int best = -1, seat = lead_;
        for (int i = 0; i < root_.laid; ++i)
            if (best < 0 || beats(root_.table[i], best, trump_)) best = root_.table[i], seat = (lead_ + i) % N;
        u32 suits = 0;
        for (int i = 0; i < root_.laid; ++i) suits += 1u << (8 * (root_.table[i] / kLane));
        return follow(root_.laid, lead_, root_.laid ? root_.table[0] : -1, best, seat, best < 0 ? 0 : bit(best), suits, need, total_,
                      live_ | laid_at_root(), -1, ranks);
    }

    // The rank patterns as they stand.
    Ranks current() const {
        Ranks now;
        for (int suit = 0; suit < kSuits; ++suit) now[suit] = ranks_[suit][lane(live_, suit)];
        return now;
    }

    static bool match(const Ranks& now, const Pattern& pattern) {
        if constexpr (N <= 4) {
            u64 a[2], m[2], v[2];
            __builtin_memcpy(a, now.data(), 16);
            __builtin_memcpy(m, pattern.mask.data(), 16);
            __builtin_memcpy(v, pattern.value.data(), 16);
            return (((a[0] ^ v[0]) & m[0]) | ((a[1] ^ v[1]) & m[1])) == 0;
        } else {
            u64 differ = 0;
            for (int suit = 0; suit < kSuits; ++suit) differ |= (now[suit] ^ pattern.value[suit]) & pattern.mask[suit];
            return differ == 0;
        }
    }

    // The slot of this shape; where there is none yet, nothing, or a new one.
    template <bool kMake>
    Slot* find(int leader) {
        const u64 one = shape_[0] | u64{static_cast<u64>(leader)} << 60, two = shape_[1] | u64{unbroken_} << 60;
        u64 hash = (one ^ (two * 0x9E3779B97F4A7C15ull)) * 0xBF58476D1CE4E5B9ull;
        hash ^= hash >> 29;
        hash *= 0x94D049BB133111EBull;
        std::size_t at = (hash >> 32) & slot_mask_;
        for (;; at = (at + 1) & slot_mask_) {
            Slot& slot = slots_[at];
            if (slot.stamp != stamp_) {
                if constexpr (!kMake) return nullptr;
                slot.stamp = stamp_;
                slot.key[0] = one;
                slot.key[1] = two;
                slot.head = 0;
                ++filled_;
                return &slot;
            }
            if (slot.key[0] == one && slot.key[1] == two) return &slot;
        }
    }

    // The cards down to the depth of a pattern, as the lowest card that mattered in each suit.
    u64 matters(const Pattern& pattern) const {
        u64 found = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            int depth = pattern.depth[suit];
            if (!depth) continue;
            u32 cards = lane(live_, suit);
            while (--depth) cards &= ~(1u << high(cards));
            found |= bit(suit * kLane + high(cards));
        }
        return found;
    }

    void store(int leader, const Ranks& now, u64 ranks, bool made, int need, int left, int best) {
        if (used_ + 1 >= limit_ || filled_ * 4 >= slot_mask_ * 3) forget();
        Pattern fresh{};
        for (int suit = 0; suit < kSuits; ++suit) {
            const u32 cards = lane(ranks, suit);
            if (!cards) continue;
            const int depth = std::popcount(lane(live_, suit) >> std::countr_zero(cards));
            fresh.depth[suit] = static_cast<u8>(depth);
            fresh.mask[suit] = depth * kOwner >= kLaneBits ? ~Lane{0} : ~(~Lane{0} >> (depth * kOwner));
            fresh.value[suit] = now[suit] & fresh.mask[suit];
        }
        Slot& slot = *find<true>(leader);
        for (u32 at = slot.head; at; at = pool_[at].next) {
            Pattern& old = pool_[at];
            if (old.depth != fresh.depth || old.value != fresh.value) continue;
            if (made) old.low = std::max(old.low, static_cast<u8>(need));
            else old.high = std::min(old.high, static_cast<u8>(need - 1));
            old.best = static_cast<u8>(best);
            return;
        }
        fresh.low = static_cast<u8>(made ? need : 0);
        fresh.high = static_cast<u8>(made ? left : need - 1);
        fresh.best = static_cast<u8>(best);
        fresh.next = slot.head;
        slot.head = ++used_;
        pool_[used_] = fresh;
    }

    // Whether side 0 takes so many of the tricks left; `ranks` gets the cards whose rank decided it.
    bool trick(int leader, int need, int left, u64& ranks) {
        ranks = 0;
        if (need <= 0) return true;
        if (need > left) return false;
        if (left == 1) return last(leader, ranks);
        if (++nodes_ > budget_) stopped_ = true;
        if (stopped_) return false;
        const bool mine = side_[leader] == 0;
        const int wanted = mine ? need : left - need + 1;       // what the side on lead must take to have its way
        const Ranks now = current();
        int hint = -1;
        if (const Slot* slot = find<false>(leader)) {
            for (u32 at = slot->head; at; at = pool_[at].next) {
                const Pattern& pattern = pool_[at];
                if (!match(now, pattern)) {
                    if (hint < 0 && pattern.best != 255 && (hand_[leader] & bit(pattern.best))) hint = pattern.best;
                    continue;
                }
                if (pattern.low >= need || pattern.high < need) {
                    ranks = matters(pattern);
                    return pattern.low >= need;
                }
                if (pattern.best != 255) hint = pattern.best;
            }
        }
        if (!strict_ && !unbroken_ && quick(leader, wanted, left, ranks)) return mine;
        ranks = 0;
        if (sure(leader, left - wanted + 1, left, ranks)) return !mine;
        ranks = 0;
        int best = 255;
        const bool made = follow(0, leader, -1, -1, leader, 0, 0, need, left, live_, hint, ranks, &best);
        if (!stopped_) {
            if (strict_) ranks = live_;
            store(leader, now, ranks, made, need, left, best);
        }
        return made;
    }

    // One card each.
    bool last(int leader, u64& ranks) const {
        int best = std::countr_zero(hand_[leader]), seat = leader;
        for (int i = 1; i < N; ++i) {
            const int who = (leader + i) % N, card = std::countr_zero(hand_[who]);
            if (beats(card, best, trump_)) best = card, seat = who;
        }
        ranks = std::popcount(lane(live_, best / kLane)) > 1 ? bit(best) : 0;
        return side_[seat] == 0;
    }

    // Whether the side on lead can take so many tricks at once, from the top, with no help from the others.
    bool quick(int leader, int wanted, int left, u64& ranks) const {
        const u64 mine = hand_[leader];
        u64 theirs = 0;
        int mates_plain = 64;                                   // plain cards of the mate that would first have to ruff
        int drawn = 0, taken = 0;
        const u64 trumps = trump_ >= 0 ? lane_mask(trump_) : 0;
        for (int seat = 0; seat < N; ++seat) {
            if (side_[seat] != side_[leader]) {
                theirs |= hand_[seat];
                drawn = std::max(drawn, std::popcount(hand_[seat] & trumps));
            } else if (seat != leader && (hand_[seat] & trumps)) {
                mates_plain = std::min(mates_plain, std::popcount(hand_[seat] & ~trumps));
            }
        }
        const bool with_mate = partners_;
        const u64 mate = with_mate ? hand_[(leader + 2) % N] : 0;
        std::array<int, kSuits> own_count{}, mate_count{};
        std::array<u64, kSuits> mate_low{};
        int trump_tricks = 0, plain = 0;
        bool open = trump_ < 0 || drawn == 0, entry = false;
        for (int step = 0; step < kSuits; ++step) {
            const int suit = trump_ < 0 ? step : step == 0 ? trump_ : step <= trump_ ? step - 1 : step;
            const u32 all = lane(live_, suit), ours = lane(mine, suit), his = lane(mate, suit), foes = lane(theirs, suit);
            const u32 above = foes ? ~((2u << high(foes)) - 1) : ~0u;
            int safe = 64;
            if (suit != trump_ && !open)
                for (int seat = 0; seat < N; ++seat)
                    if (side_[seat] != side_[leader] && (hand_[seat] & trumps))
                        safe = std::min(safe, std::popcount(lane(hand_[seat], suit)));
            const u32 tops = ours & above, his_tops = his & above;
            const int length = std::popcount(ours), his_length = std::popcount(his);
            u32 run = tops, his_run = 0;
            int count = std::popcount(tops), more = 0;
            const int high_mate = std::popcount(his_tops);
            if (with_mate && (!his_tops || his_length - high_mate >= count)) {
                his_run = his_tops;
                more = high_mate;
            } else {
                const u32 others = all & ~ours;
                run = others ? ours & ~((2u << high(others)) - 1) : ours;
                count = std::popcount(run);
                if (with_mate) {
                    const u32 rest = (all & ~run) & ~his;
                    his_run = rest ? his & ~((2u << high(rest)) - 1) : his;
                    more = std::min(std::popcount(his_run), std::max(his_length - count, 0));
                }
            }
            if (count && count < length) {
                int longest = his_length;
                for (int seat = 0; seat < N; ++seat)
                    if (seat != leader) longest = std::max(longest, std::popcount(lane(hand_[seat], suit)));
                if (count >= longest) count = length;
            }
            count = std::min(count, safe);
            more = std::max(0, std::min(more, safe - count));
            if (count) ranks |= bit(suit * kLane + std::countr_zero(run ? run : ours));
            own_count[suit] = count;
            mate_count[suit] = more;
            if (more) {
                mate_low[suit] = bit(suit * kLane + std::countr_zero(his_run));
                if (length > count) entry = true;
            }
            if (suit == trump_) {
                trump_tricks = count;
                if (count >= drawn) open = true;
            } else {
                plain += count;
            }
            if (plain > mates_plain + 1) plain = mates_plain + 1;
            taken = plain + trump_tricks;
            if (taken >= wanted) return true;
        }
        if (!entry || plain > mates_plain) return false;
        int extra_plain = 0, extra_trump = 0;
        for (int suit = 0; suit < kSuits; ++suit) (suit == trump_ ? extra_trump : extra_plain) += mate_count[suit];
        if (mate & trumps) extra_plain = std::min(extra_plain, mates_plain - plain);
        int extra = extra_plain + extra_trump;
        if (mine & trumps) extra = std::min(extra, std::max(0, std::popcount(mine & ~trumps) - plain));
        if (std::min(left, taken + extra) < wanted) return false;
        for (int suit = 0; suit < kSuits; ++suit) ranks |= mate_low[suit];
        return true;
    }

    // Whether the other side must take so many tricks: the top trumps in one hand.
    bool sure(int leader, int wanted, int left, u64& ranks) const {
        if (trump_ < 0 || wanted > left) return false;
        const u32 all = lane(live_, trump_);
        for (int seat = 0; seat < N; ++seat) {
            if (side_[seat] == side_[leader]) continue;
            const u32 ours = lane(hand_[seat], trump_), others = all & ~ours;
            const u32 run = others ? ours & ~((2u << high(others)) - 1) : ours;
            if (std::popcount(run) < wanted) continue;
            ranks = bit(trump_ * kLane + std::countr_zero(run));
            return true;
        }
        return false;
    }

    struct Move {
        int card, weight;
        u64 run;              // the lowest card as good as this one
    };

    // One card on the trick, and all that follows.
    bool follow(int at, int leader, int led, int best, int holder, u64 best_run, u32 suits, int need, int left, u64 before,
                int hint, u64& ranks, int* chosen = nullptr) {
        const int seat = (leader + at) % N;
        const bool mine = side_[seat] == 0;
        const u64 may = spadille::legal(hand_[seat], trump_, strict_, unbroken_, led, best);
        Move moves[64];
        int count = 0;
        if (forced_ >= 0 && at == root_.laid && left == total_) {
            moves[count++] = {forced_, 0, bit(forced_)};
        } else {
            count = list(moves, may, seat, before);
            if (count > 1) rate(moves, count, at, seat, leader, led, best, holder, hint);
        }
        u64 seen = 0;
        for (int i = 0; i < count; ++i) {
            int pick = i;
            for (int j = i + 1; j < count; ++j)
                if (moves[j].weight > moves[pick].weight) pick = j;
            std::swap(moves[i], moves[pick]);
            const Move move = moves[i];
            const int card = move.card, suit = card / kLane;
            const bool higher = best < 0 || beats(card, best, trump_);
            const int top = higher ? card : best, who = higher ? seat : holder;
            const u64 run = higher ? move.run : best_run;
            const u32 now = suits + (1u << (8 * suit));
            const bool was = unbroken_;
            if (suit == trump_) unbroken_ = false;
            hand_[seat] ^= bit(card);
            live_ ^= bit(card);
            shape_[card / (2 * kLane)] -= unit(seat, card);
            u64 below = 0;
            bool made;
            if (at + 1 < N) {
                made = follow(at + 1, leader, led < 0 ? card : led, top, who, run, now, need, left, before, -1, below);
            } else {
                made = trick(who, need - (side_[who] == 0), left - 1, below);
                if ((now >> (8 * (top / kLane)) & 0xFF) > 1) {
                    // Where even winning is not enough, the cards as good as the winner matter too: a seat that in a
                    // like position has a small card in place of one of them could lose the trick instead.
                    below |= made == (side_[who] == 0) ? bit(top) : bit(top) | run;
                }
            }
            hand_[seat] ^= bit(card);
            live_ ^= bit(card);
            shape_[card / (2 * kLane)] += unit(seat, card);
            unbroken_ = was;
            if (stopped_) return false;
            if (made == mine) {
                ranks = below;
                if (chosen) *chosen = card;
                return made;
            }
            seen |= below;
        }
        ranks = seen;
        return !mine;
    }

    u64 laid_at_root() const {
        u64 cards = 0;
        for (int i = 0; i < root_.laid; ++i) cards |= bit(root_.table[i]);
        return cards;
    }

    // One card of each run of cards that are as good as each other.
    static int list(Move* moves, u64 may, int, u64 before) {
        int count = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            u32 mine = lane(may, suit);
            const u32 others = lane(before, suit) & ~mine;
            while (mine) {
                const int top = high(mine);
                const u32 lower = others & ((1u << top) - 1);
                const u32 run = lower ? mine & ~((2u << high(lower)) - 1) : mine;
                mine &= ~run;
                moves[count++] = {suit * kLane + top, 0, bit(suit * kLane + std::countr_zero(run))};
            }
        }
        return count;
    }

    // Guesses which card is best: the better the guess, the less is searched.
    void rate(Move* moves, int count, int at, int seat, int leader, int led, int best, int holder, int hint) const {
        for (int i = 0; i < count; ++i) {
            const int card = moves[i].card;
            int weight = at == 0 ? rate_lead(card, seat) : rate_follow(card, at, seat, leader, led, best, holder);
            if (card == hint) weight += 1000;
            moves[i].weight = weight;
        }
    }

    int rate_lead(int card, int seat) const {
        const int suit = card / kLane, rank = card % kLane;
        int weight = 0, best_rank = rank, best_seat = seat;
        bool foe_ruffs = false, mate_ruffs = false;
        for (int i = 1; i < N; ++i) {
            const int who = (seat + i) % N;
            const u32 cards = lane(hand_[who], suit);
            const bool mate = side_[who] == side_[seat];
            if (cards) {
                if (high(cards) > best_rank) best_rank = high(cards), best_seat = who;
            } else if (trump_ >= 0 && suit != trump_ && lane(hand_[who], trump_)) {
                (mate ? mate_ruffs : foe_ruffs) = true;
            }
        }
        const bool ours = side_[best_seat] == side_[seat];
        if (foe_ruffs) weight -= 30;
        else if (mate_ruffs) weight += 30 - rank;
        else if (best_seat == seat) weight += 25 + rank;
        else if (ours) weight += 28 - rank;
        else weight -= rank;
        if (suit == trump_) weight -= 40;
        return weight;
    }

    int rate_follow(int card, int at, int seat, int leader, int led, int best, int holder) const {
        const int suit = card / kLane, rank = card % kLane, asked = led / kLane;
        const bool over = beats(card, best, trump_);
        const int top = over ? card : best;
        const bool ours = over || side_[holder] == side_[seat];
        bool foe_beats = false, mate_beats = false;
        for (int i = at + 1; i < N; ++i) {
            const int who = (leader + i) % N;
            const u32 cards = lane(hand_[who], asked);
            bool can;
            if (cards) can = top / kLane == asked && high(cards) > top % kLane;
            else can = trump_ >= 0 && lane(hand_[who], trump_) && (top / kLane != trump_ || high(lane(hand_[who], trump_)) > top % kLane);
            if (can) (side_[who] == side_[seat] ? mate_beats : foe_beats) = true;
        }
        int weight = 0;
        if (ours && !foe_beats) weight += 60 - (over ? 5 + rank : 0);
        else if (mate_beats) weight += 30;
        if (suit == asked || suit == trump_) weight -= rank;
        else {
            const u32 mine = lane(hand_[seat], suit);
            weight += std::popcount(mine) - rank;
        }
        if (suit == trump_ && asked != trump_) weight -= 8;
        return weight;
    }
};

}  // namespace spadille

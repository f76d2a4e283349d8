// Perfect play of trick games with all cards known, two sides, two to six seats.
//
// Zero-window alpha-beta over whole tricks; results are stored by patterns (patterns.hpp). Ranks are renumbered without
// gaps when a position is loaded.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

#include "guess.hpp"
#include "killers.hpp"
#include "order.hpp"
#include "patterns.hpp"
#include "stakes.hpp"
#include "sure.hpp"

namespace spadille {

// With kWorth, `need` of a position is not a number but a state: tricks of side 0 so far, and nils broken.
template <int N, bool kWorth = false>
class TrickSolver {
    using Known = Patterns<N, kWorth>;
    using Owners = typename Board<N>::Owners;
    using Shape = typename Known::Shape;

public:
    // Takes at most `memory` bytes for any problem.
    explicit TrickSolver(std::size_t memory) : known_(memory - memory / 64), killers_(memory / 64) {}

    // Tricks of the side on lead of the current trick; -1 if the budget of nodes was not enough.
    int value(const Problem& problem, u64 budget) {
        load(problem, budget);
        const int count = solve(guess(b_, b_.live | laid_at_root(), total_));
        if (stopped_) return -1;
        return b_.side[at(lead_)] == 0 ? count : total_ - count;
    }

    // The tricks for every card of the seat on turn, lowest bit first; empty if the budget was not enough.
    std::vector<std::pair<int, int>> values(const Problem& problem, u64 budget) {
        std::vector<std::pair<int, int>> found;
        load(problem, budget);
        const bool first = b_.side[at(problem.leader)] == 0;
        const u64 may = spadille::legal(root_);
        int near = guess(b_, b_.live | laid_at_root(), total_);
        for (u64 rest = may; rest; rest &= rest - 1) {
            const int card = std::countr_zero(rest);
            int count;
            if (twin_below(may, card)) {
                count = found.back().second;
            } else {
                forced_ = card;
                count = solve(near);
                forced_ = -1;
                if (stopped_) return {};
                near = count;
            }
            found.emplace_back(card, count);
        }
        for (auto& [card, count] : found) {
            card = name_[at(card)];
            if (!first) count = total_ - count;
        }
        return found;
    }

    // The worth of the problem to side 0; nothing if the budget was not enough.
    std::optional<int> worth(const Problem& problem, const Stakes& stakes, u64 budget) {
        load(problem, budget);
        outlook_.set(stakes, b_.side);
        return level();
    }

    // The worth for every card of the seat on turn, lowest bit first; empty if the budget was not enough.
    std::vector<std::pair<int, int>> worths(const Problem& problem, const Stakes& stakes, u64 budget) {
        std::vector<std::pair<int, int>> found;
        load(problem, budget);
        outlook_.set(stakes, b_.side);
        const u64 may = spadille::legal(root_);
        for (u64 rest = may; rest; rest &= rest - 1) {
            const int card = std::countr_zero(rest);
            if (twin_below(may, card)) {
                found.emplace_back(name_[at(card)], found.back().second);
                continue;
            }
            forced_ = card;
            const auto worth = level();
            forced_ = -1;
            if (!worth) return {};
            found.emplace_back(name_[at(card)], *worth);
        }
        return found;
    }

    u64 nodes() const { return nodes_; }

private:
    Known known_;
    Killers killers_;
    Board<N> b_;
    Outlook<N> outlook_;
    Problem root_;
    std::array<int, 64> name_{};
    int lead_ = 0, total_ = 0, forced_ = -1;
    bool stopped_ = false;
    u64 nodes_ = 0, budget_ = 0;

    // The highest level that side 0 reaches, by binary search.
    std::optional<int> level() {
        const std::vector<int>& levels = outlook_.levels();
        std::size_t low = 0, high = levels.size() - 1;
        while (low < high) {
            const std::size_t middle = (low + high + 1) / 2;
            known_.forget();
            outlook_.aim(levels[middle], total_);
            u64 ranks = 0;
            const bool made = start(0, ranks);
            if (stopped_) return std::nullopt;
            if (made)
                low = middle;
            else
                high = middle - 1;
        }
        return levels[low];
    }

    static bool twin_below(u64 may, int card) { return card % kLane && (may & bit(card - 1)); }

    void load(const Problem& p, u64 budget) {
        root_ = p;
        u64 all = 0;
        for (int seat = 0; seat < N; ++seat) all |= p.hands[at(seat)];
        for (int i = 0; i < p.laid; ++i) all |= bit(p.table[at(i)]);
        std::array<int, 64> number{};
        for (int suit = 0; suit < kSuits; ++suit) {
            int next = suit * kLane;
            for (u32 cards = lane(all, suit); cards; cards &= cards - 1) {
                const int card = suit * kLane + low(cards);
                name_[at(next)] = card;
                number[at(card)] = next++;
            }
        }
        b_.clear();
        total_ = 0;
        for (int seat = 0; seat < N; ++seat) {
            for (u64 cards = p.hands[at(seat)]; cards; cards &= cards - 1)
                b_.hold(seat, number[at(std::countr_zero(cards))]);
            root_.hands[at(seat)] = b_.hand[at(seat)];
            b_.side[at(seat)] = p.sides[at(seat)];
            total_ = std::max(total_, std::popcount(b_.hand[at(seat)]));
        }
        if (p.laid) total_ = std::popcount(p.hands[at(p.turn())]);
        for (int i = 0; i < p.laid; ++i) {
            root_.table[at(i)] = number[at(p.table[at(i)])];
            b_.own((p.leader + i) % N, root_.table[at(i)]);
        }
        b_.trump = p.trump;
        b_.strict = p.strict;
        b_.unbroken = p.unbroken;
        b_.partners = N == 4 && p.sides[0] == p.sides[2] && p.sides[1] == p.sides[3] && p.sides[0] != p.sides[1];
        lead_ = p.leader;
        stopped_ = false;
        forced_ = -1;
        nodes_ = 0;
        budget_ = budget ? budget : ~u64{0};
        known_.forget();
        killers_.forget(total_);
    }

    // Tricks of side 0, by zero windows that close in on them.
    int solve(int near) {
        int low = 0, high = total_;
        int target = std::clamp(near, 1, std::max(total_, 1));
        while (low < high) {
            u64 ranks = 0;
            const bool made = start(target, ranks);
            if (stopped_) return -1;
            if (made)
                low = target;
            else
                high = target - 1;
            target = made ? std::min(low + 1, high) : std::max(high, low + 1);
        }
        return low;
    }

    bool start(int need, u64& ranks) {
        if (!root_.laid && forced_ < 0) return trick(lead_, need, total_, ranks);
        Trick t{.leader = lead_, .holder = lead_, .need = need, .left = total_, .before = b_.live | laid_at_root()};
        for (int i = 0; i < root_.laid; ++i) {
            const int card = root_.table[at(i)];
            if (!i) t.led = card / kLane;
            if (!i || beats(card, t.best, b_.trump)) t.best = card, t.holder = (lead_ + i) % N, t.run = bit(card);
            t.suits += 1u << (8 * (card / kLane));
        }
        return go_on(t, ranks, std::make_integer_sequence<int, N>());
    }

    template <int... At>
    bool go_on(const Trick& t, u64& ranks, std::integer_sequence<int, At...>) {
        bool made = false;
        ((root_.laid == At ? void(made = follow<At>(t, -1, ranks)) : void()), ...);
        return made;
    }

    // The number of cards of each suit in each hand, the leader, and whether trumps are barred: the last suit follows
    // from the others and the tricks left.
    Shape shape(int leader, int left, int need) const {
        const u64 more = static_cast<u64>(left) << 1 | b_.unbroken;
        const u64 state = kWorth ? static_cast<u64>(need) << 32 : 0;
        if constexpr (N > 4)
            return {b_.shape[0] | static_cast<u64>(leader) << 60, b_.shape[1] | state | more << 50};
        else if constexpr (kWorth)
            return {b_.shape[0] | more << 50 | static_cast<u64>(leader) << 60, state};
        else
            return {b_.shape[0] | more << 50 | static_cast<u64>(leader) << 60};
    }

    // Returns whether side 0 takes `need` of the tricks left; `ranks` gets the cards whose rank decided it.
    bool trick(int leader, int need, int left, u64& ranks) {
        ranks = 0;
        if constexpr (kWorth) {
            if (outlook_.must(left, need)) return true;
            if (!outlook_.may(left, need)) return false;
            if (left == 1) return outlook_.must(0, outlook_.taken(need, last(b_, leader, ranks)));
        } else {
            if (need <= 0) return true;
            if (need > left) return false;
            if (left == 1) return b_.side[at(last(b_, leader, ranks))] == 0;
        }
        if (++nodes_ > budget_) stopped_ = true;
        if (stopped_) return false;
        const bool mine = b_.side[at(leader)] == 0;
        const int bar = kWorth ? 1 : need;
        const Owners now = b_.now();
        const Shape key = shape(leader, left, need);
        int hint = -1;
        const auto row = known_.find(key);
        for (int i = row.count - 1; i >= 0; --i) {
            const auto& pattern = row.at[i];
            if (!Known::agree(now, pattern.value, pattern.mask)) {
                if (hint < 0 && pattern.best != 255 && (b_.hand[at(leader)] & bit(pattern.best))) hint = pattern.best;
                continue;
            }
            if (pattern.low >= bar || pattern.high < bar) {
                const bool made = pattern.low >= bar;
                ranks = scatter(pattern.mask, b_.live);
                if (const int back = row.count - 1 - i; back > 1)
                    std::swap(row.at[i], row.at[row.count - 1 - back / 4]);
                return made;
            }
            if (pattern.best != 255) hint = pattern.best;
        }
        if constexpr (!kWorth) {
            const int wanted = mine ? need : left - need + 1;  // tricks that the side on lead must take for it
            const int ours = b_.side[at(leader)];
            if (!b_.strict && !b_.unbroken) {
                if (wanted == 1 || wanted == left) {
                    const bool wins = wins_first(b_, leader, ranks);
                    if (wins ? wanted == 1 : wanted == left) return wins == mine;
                    ranks = 0;
                }
                if (wanted > 1 && quick(b_, leader, wanted, left, ranks)) return mine;
                ranks = 0;
            }
            if (sure(b_, ours ^ 1, leader, left - wanted + 1, left, ranks)) return !mine;
            if (sure(b_, ours, leader, wanted, left, ranks)) return mine;
        }
        ranks = 0;
        int best = 255;
        const bool made =
            follow<0>({.leader = leader, .need = need, .left = left, .before = b_.live}, hint, ranks, &best);
        if (!stopped_) {
            if (b_.strict) ranks = b_.live;
            known_.store(key, now, gather(b_.deep(ranks), b_.live), made ? bar : 0, made ? left : bar - 1, best);
        }
        return made;
    }

    // Plays one card to the trick, and all that follows.
    template <int At>
    bool follow(const Trick& t, int hint, u64& ranks, int* chosen = nullptr) {
        const int seat = (t.leader + At) % N;
        const bool mine = b_.side[at(seat)] == 0;
        const u64 may =
            spadille::legal(b_.hand[at(seat)], b_.trump, b_.strict, b_.unbroken, At ? t.led * kLane : -1, t.best);
        const bool forced = forced_ >= 0 && At == root_.laid && t.left == total_;
        if constexpr (At > 0 && !kWorth) {
            // One trick is wanted, and it is this one.
            if ((mine ? t.need : t.left - t.need + 1) == 1 && !forced && takes<At>(b_, t, seat, may, ranks))
                return mine;
        }
        Tried tried;
        if (forced) return pays<At>(t, seat, {forced_, 0, bit(forced_)}, tried, ranks) ? mine : !mine;
        const std::size_t place = place_of<At>(t, seat);
        const bool choice = (may & (may - 1)) != 0;
        int first = !choice ? std::countr_zero(may) : killers_.get(place);
        if (At == 0 && (first < 0 || !(may & bit(first)))) first = hint;
        if (first >= 0 && (may & bit(first))) {
            const Move move = whole(may, t.before, first);
            if (pays<At>(t, seat, move, tried, ranks)) {
                if (choice && chosen) *chosen = move.card;
                return mine;
            }
            if (!choice || stopped_) return !mine;
            tried.alike |= bit(move.card) * 2 - move.run;
        }
        Move moves[64];
        const int count = list(moves, may, t.before);
        if constexpr (At == 0)
            rate_leads(b_, moves, count, seat);
        else
            rate<At>(b_, moves, count, seat, t);
        for (int i = 0; i < count; ++i) {
            int pick = i;
            for (int j = i + 1; j < count; ++j)
                if (moves[j].weight > moves[pick].weight) pick = j;
            std::swap(moves[i], moves[pick]);
            if (tried.alike & bit(moves[i].card)) continue;
            if (pays<At>(t, seat, moves[i], tried, ranks)) {
                if (chosen) *chosen = moves[i].card;
                killers_.set(place, moves[i].card);
                return mine;
            }
            if (stopped_) return false;
        }
        return !mine;
    }

    // The results of cards that failed: the cards that mattered, and those that need not be tried now.
    struct Tried {
        u64 seen = 0, alike = 0;
    };

    // Returns whether a card reaches its side's goal; `ranks` gets the cards that decided it, or all so far that did.
    template <int At>
    bool pays(const Trick& t, int seat, const Move& move, Tried& tried, u64& ranks) {
        const int card = move.card, suit = card / kLane;
        Trick next = t;
        if (At == 0) next.led = suit;
        if (At == 0 || b_.power(card, t.led) > b_.power(t.best, t.led))
            next.best = card, next.holder = seat, next.run = move.run;
        next.suits += 1u << (8 * suit);
        u64 below = 0;
        const bool made = lay<At>(next, seat, card, below);
        if (made == (b_.side[at(seat)] == 0)) {
            ranks = below;
            return !stopped_;
        }
        ranks = tried.seen |= below;
        if (b_.strict) return false;
        // Cards below all that mattered would not have done better.
        const u32 mattered = lane(below, suit);
        const u32 small = mattered ? (mattered & (~mattered + 1)) - 1 : 0xFFFFu;
        if (small >> (card % kLane) & 1) tried.alike |= static_cast<u64>(small) << (suit * kLane);
        return false;
    }

    // The slot of the card that refutes a position like this.
    template <int At>
    std::size_t place_of(const Trick& t, int seat) const {
        const u64 own = b_.hand[at(seat)];
        if constexpr (At == 0) return killers_.place(own, static_cast<u64>(seat));
        const u64 met = static_cast<u64>(t.best) << 8 | static_cast<u64>(At) << 4 | static_cast<u64>(seat) | 1u << 16;
        const u64 follow = own & lane_mask(t.led);
        return killers_.place(follow ? b_.live & lane_mask(t.led) : own, met);
    }

    // The result of a card: the rest of the trick, or the tricks after it.
    template <int At>
    bool lay(const Trick& t, int seat, int card, u64& ranks) {
        const bool was = b_.unbroken;
        if (card / kLane == b_.trump) b_.unbroken = false;
        b_.play(seat, card);
        bool made;
        if constexpr (At + 1 < N) {
            made = follow<At + 1>(t, -1, ranks);
        } else {
            const bool ours = b_.side[at(t.holder)] == 0;
            made = trick(t.holder, kWorth ? outlook_.taken(t.need, t.holder) : t.need - ours, t.left - 1, ranks);
            if ((t.suits >> (8 * (t.best / kLane)) & 0xFF) > 1) {
                ranks |= bit(t.best);
                // If even winning is not enough, the cards equivalent to the winner matter too, unless the seat has a
                // smaller one that was tried: else, in a similar position, it could lose the trick with one instead.
                if (made != ours && !(b_.hand[at(t.holder)] & lane_mask(t.best / kLane) & (t.run - 1))) ranks |= t.run;
            }
        }
        b_.take_back(seat, card);
        b_.unbroken = was;
        return made;
    }

    u64 laid_at_root() const {
        u64 cards = 0;
        for (int i = 0; i < root_.laid; ++i) cards |= bit(root_.table[at(i)]);
        return cards;
    }
};

}  // namespace spadille

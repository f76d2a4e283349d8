// Perfect play of trick games with all cards in sight, two sides, two to six seats.
//
// Zero-window alpha-beta over whole tricks; what is found out is kept by patterns (patterns.hpp). Ranks are renumbered
// without gaps when a position is loaded.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

#include "patterns.hpp"
#include "problem.hpp"

namespace spadille {

// What the end is worth to side 0: by its tricks to come and, bit by bit, which of the nils were broken.
struct Stakes {
    std::vector<int> table, nils;
};

// With kWorth, `need` of a position is no count but a state: tricks of side 0 so far, and nils broken.
template <int N, bool kWorth = false>
class TrickSolver {
    using Known = Patterns<N, kWorth>;
    using Lane = typename Known::Lane;
    using Ranks = typename Known::Ranks;
    using Pattern = typename Known::Pattern;
    using Shape = typename Known::Shape;
    static constexpr int kOwner = Known::kOwner, kLaneBits = Known::kLaneBits;

public:
    // Takes no more than so many bytes, whatever is solved.
    explicit TrickSolver(std::size_t memory) : known_(memory) {}

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
        const u64 may = spadille::legal(hand_[turn], trump_, strict_, unbroken_, root_.laid ? root_.table[0] : -1,
                                        best_on_table(root_));
        int best = -1, near = guess();
        for (u64 rest = may; rest; rest &= rest - 1) {
            const int card = std::countr_zero(rest);
            int count;
            if (const int twin = card - 1;
                (rest & bit(card)) && !found.empty() && card % kLane && twin_of(may, twin, card)) {
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

    // What the problem is worth to side 0; nothing when the budget was not enough.
    std::optional<int> worth(const Problem& problem, const Stakes& stakes, u64 budget) {
        load(problem, budget);
        set(stakes);
        return level();
    }

    // The same for every card of the seat on turn, lowest bit first; empty when the budget was not enough.
    std::vector<std::pair<int, int>> worths(const Problem& problem, const Stakes& stakes, u64 budget) {
        std::vector<std::pair<int, int>> found;
        load(problem, budget);
        set(stakes);
        const u64 may = spadille::legal(root_);
        for (u64 rest = may; rest; rest &= rest - 1) {
            const int card = std::countr_zero(rest);
            if (!found.empty() && card % kLane && twin_of(may, card - 1, card)) {
                found.emplace_back(name_[card], found.back().second);
                continue;
            }
            forced_ = card;
            const auto worth = level();
            forced_ = -1;
            if (!worth) return {};
            found.emplace_back(name_[card], *worth);
        }
        return found;
    }

    u64 nodes() const { return nodes_; }

private:
    struct Move {
        int card, weight;
        u64 run;  // the lowest card as good as this one
    };

    // A trick as far as it has got.
    struct Trick {
        int leader = 0, led = -1;   // the suit asked for
        int best = -1, holder = 0;  // the card that holds it, and whose it is
        u64 run = 0;                // the lowest card as good as the best
        u32 suits = 0;              // how many cards of each suit, eight bits each
        int need = 0, left = 0;
        u64 before = 0;  // the cards that were out when it began
    };

    Known known_;
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

    // For kWorth: the table, its levels, how a state changes with the winner of a trick, and for so many tricks left
    // whether a state must, or may, end at the level asked for.
    std::vector<int> table_, levels_;
    std::array<int, N> step_{}, nil_{};
    std::vector<std::vector<u8>> must_, may_;

    void set(const Stakes& stakes) {
        table_ = levels_ = stakes.table;
        std::sort(levels_.begin(), levels_.end());
        levels_.erase(std::unique(levels_.begin(), levels_.end()), levels_.end());
        nil_.fill(0);
        for (std::size_t i = 0; i < stakes.nils.size(); ++i) nil_[static_cast<std::size_t>(stakes.nils[i])] = 1 << i;
        for (std::size_t seat = 0; seat < N; ++seat) step_[seat] = side_[seat] == 0 ? 1 << stakes.nils.size() : 0;
    }

    int taken(int state, int seat) const {
        const auto who = static_cast<std::size_t>(seat);
        return (state + step_[who]) | nil_[who];
    }

    // The highest level that side 0 reaches, halving what is left of them.
    std::optional<int> level() {
        std::size_t low = 0, high = levels_.size() - 1;
        while (low < high) {
            const std::size_t middle = (low + high + 1) / 2;
            aim(levels_[middle]);
            u64 ranks = 0;
            const bool made = start(0, ranks);
            if (stopped_) return std::nullopt;
            if (made)
                low = middle;
            else
                high = middle - 1;
        }
        return levels_[low];
    }

    void aim(int level) {
        known_.forget();
        const auto depth = static_cast<std::size_t>(total_) + 1;
        must_.assign(depth, std::vector<u8>(table_.size(), 1));
        may_.assign(depth, std::vector<u8>(table_.size(), 0));
        for (std::size_t state = 0; state < table_.size(); ++state)
            must_[0][state] = may_[0][state] = table_[state] >= level;
        for (std::size_t left = 1; left < depth; ++left)
            for (std::size_t state = 0; state < table_.size(); ++state)
                for (int seat = 0; seat < N; ++seat)
                    if (const auto then = static_cast<std::size_t>(taken(static_cast<int>(state), seat));
                        then < table_.size()) {
                        must_[left][state] &= must_[left - 1][then];
                        may_[left][state] |= may_[left - 1][then];
                    }
    }

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
        known_.forget();
    }

    void own(int seat, int card) {
        owner_[card / kLane][card % kLane] = static_cast<u8>(seat);
        shape_[word(card)] += unit(seat, card);
    }
    // Counts of four bits: of four seats or more, none holds sixteen cards of a suit after the first trick.
    static std::size_t word(int card) { return N > 4 && card / kLane == 2; }
    static u64 unit(int seat, int card) {
        const int suit = card / kLane;
        if (suit == 3) return 0;
        return u64{1} << ((N > 3 ? 4 : 5) * (N > 4 ? seat + N * (suit & 1) : seat + N * suit));
    }

    // A first guess at the tricks of side 0, by honours and trumps: what they were worth in random deals.
    int guess() const {
        static constexpr double plain[] = {0.8, 0.45, 0.2, 0.1}, trumps[] = {1.0, 0.75, 0.45, 0.3, 0.25};
        double sum = 0;
        int members = 0;
        std::array<int, 2> longest{};
        for (int suit = 0; suit < kSuits; ++suit) {
            const int most = suit == trump_ ? 5 : 4;
            u32 rest = lane(live_, suit);
            for (int place = 0; rest && place < most; ++place) {
                const int top = high(rest);
                rest ^= 1u << top;
                const double worth = suit == trump_ ? trumps[place] : plain[place];
                sum += side_[owner_[suit][top]] == 0 ? worth : -worth;
            }
        }
        for (int seat = 0; seat < N; ++seat) {
            const int side = side_[seat], length = trump_ < 0 ? 0 : std::popcount(lane(hand_[seat], trump_));
            sum += (side == 0 ? 0.25 : -0.25) * length;
            longest[side] = std::max(longest[side], length);
            members += side == 0;
        }
        sum += 0.35 * (longest[0] - longest[1]);
        return static_cast<int>(total_ * (members / static_cast<double>(N) + sum / 13) + 0.5);
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
        Trick t{.leader = lead_, .holder = lead_, .need = need, .left = total_, .before = live_ | laid_at_root()};
        for (int i = 0; i < root_.laid; ++i) {
            const int card = root_.table[static_cast<std::size_t>(i)];
            if (!i) t.led = card / kLane;
            if (!i || beats(card, t.best, trump_)) t.best = card, t.holder = (lead_ + i) % N, t.run = bit(card);
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

    // The rank patterns as they stand.
    Ranks current() const {
        Ranks now;
        for (int suit = 0; suit < kSuits; ++suit) now[suit] = ranks_[suit][lane(live_, suit)];
        return now;
    }

    // Who holds how many cards of which suit, who leads, and whether trumps are barred: the last suit follows from
    // the others and the tricks left.
    Shape shape(int leader, int left, int need) const {
        const u64 more = static_cast<u64>(left) << 1 | unbroken_;
        const u64 state = kWorth ? static_cast<u64>(need) << 32 : 0;
        if constexpr (N > 4)
            return {shape_[0] | static_cast<u64>(leader) << 60, shape_[1] | state | more << 50};
        else if constexpr (kWorth)
            return {shape_[0] | more << 50 | static_cast<u64>(leader) << 60, state};
        else
            return {shape_[0] | more << 50 | static_cast<u64>(leader) << 60};
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
        std::array<int, kSuits> depth{};
        for (int suit = 0; suit < kSuits; ++suit)
            if (const u32 cards = lane(ranks, suit))
                depth[static_cast<std::size_t>(suit)] = std::popcount(lane(live_, suit) >> std::countr_zero(cards));
        const int bar = kWorth ? 1 : need;
        known_.store(shape(leader, left, need), now, depth, made ? bar : 0, made ? left : bar - 1, best);
    }

    // Whether side 0 takes so many of the tricks left; `ranks` gets the cards whose rank decided it.
    bool trick(int leader, int need, int left, u64& ranks) {
        ranks = 0;
        if constexpr (kWorth) {
            const auto state = static_cast<std::size_t>(need), depth = static_cast<std::size_t>(left);
            if (must_[depth][state]) return true;
            if (!may_[depth][state]) return false;
            if (left == 1) return must_[0][static_cast<std::size_t>(taken(need, last(leader, ranks)))];
        } else {
            if (need <= 0) return true;
            if (need > left) return false;
            if (left == 1) return side_[last(leader, ranks)] == 0;
        }
        if (++nodes_ > budget_) stopped_ = true;
        if (stopped_) return false;
        const bool mine = side_[leader] == 0;
        const Ranks now = current();
        int hint = -1;
        const auto row = known_.find(shape(leader, left, need));
        for (int i = row.count - 1; i >= 0; --i) {
            const Pattern& pattern = row.at[i];
            if (!Known::match(now, pattern)) {
                if (hint < 0 && pattern.best != 255 && (hand_[leader] & bit(pattern.best))) hint = pattern.best;
                continue;
            }
            if (const int bar = kWorth ? 1 : need; pattern.low >= bar || pattern.high < bar) {
                const bool made = pattern.low >= bar;
                ranks = matters(pattern);
                if (const int back = row.count - 1 - i; back > 1)
                    std::swap(row.at[i], row.at[row.count - 1 - back / 4]);
                return made;
            }
            if (pattern.best != 255) hint = pattern.best;
        }
        if constexpr (!kWorth) {
            const int wanted = mine ? need : left - need + 1;  // what the side on lead must take to have its way
            if (!strict_ && !unbroken_ && quick(leader, wanted, left, ranks)) return mine;
            ranks = 0;
            if (sure(side_[leader] ^ 1, leader, left - wanted + 1, left, ranks)) return !mine;
            if (sure(side_[leader], leader, wanted, left, ranks)) return mine;
        }
        ranks = 0;
        int best = 255;
        const bool made =
            follow<0>({.leader = leader, .need = need, .left = left, .before = live_}, hint, ranks, &best);
        if (!stopped_) {
            if (strict_) ranks = live_;
            store(leader, now, ranks, made, need, left, best);
        }
        return made;
    }

    // One card each: whose trick it is.
    int last(int leader, u64& ranks) const {
        int best = std::countr_zero(hand_[leader]), seat = leader;
        for (int i = 1; i < N; ++i) {
            const int who = (leader + i) % N, card = std::countr_zero(hand_[who]);
            if (beats(card, best, trump_)) best = card, seat = who;
        }
        ranks = std::popcount(lane(live_, best / kLane)) > 1 ? bit(best) : 0;
        return seat;
    }

    // Whether the side on lead can take so many tricks at once, from the top, with no help from the others.
    bool quick(int leader, int wanted, int left, u64& ranks) const {
        const u64 mine = hand_[leader];
        u64 theirs = 0;
        int mates_plain = 64;  // plain cards of the mate that would first have to ruff
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
            const u32 all = lane(live_, suit), ours = lane(mine, suit), his = lane(mate, suit),
                      foes = lane(theirs, suit);
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
            int longest = 0;
            for (int seat = 0; seat < N; ++seat)
                if (seat != leader) longest = std::max(longest, std::popcount(lane(hand_[seat], suit)));
            if (count >= longest) count = length;
            count = std::min(count, safe);
            more = std::max(0, std::min(more, safe - count));
            if (count) {
                // Only as many of the top cards matter as are needed, and as others can follow to.
                const int sum =
                    suit == trump_ ? count + plain : std::min(plain + count, mates_plain + 1) + trump_tricks;
                int needed = std::min(std::min(count, count - (sum - wanted)), longest);
                u32 lowest = 0;
                for (u32 rest = run; rest && needed > 0; --needed) {
                    lowest = 1u << high(rest);
                    rest ^= lowest;
                }
                if (lowest) ranks |= bit(suit * kLane + std::countr_zero(lowest));
            }
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

    // Whether a side must take so many tricks, in trumps alone, whoever leads.
    bool sure(int side, int on_lead, int wanted, int left, u64& ranks) const {
        if (trump_ < 0 || wanted > left) return false;
        const u32 all = lane(live_, trump_);
        if (partners_ && !strict_) return sure_of_two(side == side_[0] ? 0 : 1, on_lead, wanted, all, ranks);
        for (int seat = 0; seat < N; ++seat) {
            const u32 ours = lane(hand_[seat], trump_);
            if (side_[seat] == side && std::popcount(ours) >= wanted && tops(all, ours, wanted, ranks)) return true;
        }
        return false;
    }

    // Two hands that own the top trumps between them take as many as the longer one is long; the second best trump,
    // with another, takes a trick behind the best.
    bool sure_of_two(int one, int on_lead, int wanted, u32 all, u64& ranks) const {
        const int other = (one + 2) % N;
        const u32 first = lane(hand_[one], trump_), second = lane(hand_[other], trump_);
        if (std::max(std::popcount(first), std::popcount(second)) >= wanted && tops(all, first | second, wanted, ranks))
            return true;
        if (wanted > 1 || !(all & (all - 1))) return false;
        const int best = high(all), next = high(all ^ (1u << best));
        const int behind = (owner_[trump_][best] + 1) % N;
        const u32 guard = lane(hand_[behind], trump_);
        if ((behind - one) % 2 || !(guard >> next & 1) || !(guard & (guard - 1))) return false;
        if (behind == on_lead && !(hand_[behind] & ~lane_mask(trump_)))
            return false;  // it would have to lead away from it
        ranks = bit(trump_ * kLane + next);
        return true;
    }

    bool tops(u32 all, u32 ours, int wanted, u64& ranks) const {
        int top = 0;
        for (; wanted; --wanted, all ^= 1u << top)
            if (!all || !(ours >> (top = high(all)) & 1)) return false;
        ranks = bit(trump_ * kLane + top);
        return true;
    }

    // How high a card is in this trick; below 0: it cannot take it.
    int power(int card, int led) const {
        const int suit = card / kLane;
        return suit == trump_ ? kLane + card % kLane : suit == led ? card % kLane : -1;
    }

    // The highest that a seat can still play.
    int reach(int seat, int led) const {
        if (const u32 cards = lane(hand_[seat], led)) return (led == trump_ ? kLane : 0) + high(cards);
        const u32 trumps = trump_ >= 0 ? lane(hand_[seat], trump_) : 0;
        return trumps ? kLane + high(trumps) : -1;
    }

    // One card on the trick, and all that follows.
    template <int At>
    bool follow(const Trick& t, int hint, u64& ranks, int* chosen = nullptr) {
        const int seat = (t.leader + At) % N;
        const bool mine = side_[seat] == 0;
        const u64 may = spadille::legal(hand_[seat], trump_, strict_, unbroken_, At ? t.led * kLane : -1, t.best);
        if constexpr (At > 0 && !kWorth) {
            // One trick is wanted, and this is it.
            if ((mine ? t.need : t.left - t.need + 1) == 1 && forced_ < 0 && takes<At>(t, seat, may, ranks))
                return mine;
        }
        Move moves[64];
        int count = 0;
        if (forced_ >= 0 && At == root_.laid && t.left == total_) {
            moves[count++] = {forced_, 0, bit(forced_)};
        } else {
            count = list(moves, may, t.before);
            if (count > 1) {
                if constexpr (At == 0)
                    rate_leads(moves, count, seat, hint);
                else
                    rate<At>(moves, count, seat, t);
            }
        }
        u64 seen = 0, alike = 0;
        for (int i = 0; i < count; ++i) {
            int pick = i;
            for (int j = i + 1; j < count; ++j)
                if (moves[j].weight > moves[pick].weight) pick = j;
            std::swap(moves[i], moves[pick]);
            const int card = moves[i].card, suit = card / kLane;
            if (alike & bit(card)) continue;
            Trick next = t;
            if (At == 0) next.led = suit;
            if (At == 0 || power(card, t.led) > power(t.best, t.led))
                next.best = card, next.holder = seat, next.run = moves[i].run;
            next.suits += 1u << (8 * suit);
            u64 below = 0;
            const bool made = lay<At>(next, seat, card, below);
            if (stopped_) return false;
            if (made == mine) {
                ranks = below;
                if (chosen) *chosen = card;
                return made;
            }
            seen |= below;
            if (strict_) continue;
            // Cards below all that mattered would have fared no better.
            const u32 mattered = lane(below, suit);
            const u32 small = mattered ? (mattered & (~mattered + 1)) - 1 : 0xFFFFu;
            if (small >> (card % kLane) & 1) alike |= static_cast<u64>(small) << (suit * kLane);
        }
        ranks = seen;
        return !mine;
    }

    // Whether the side of a seat has this trick, whatever the others do.
    template <int At>
    bool takes(const Trick& t, int seat, u64 may, u64& ranks) const {
        int wall = -1;
        for (int i = At + 1; i < N; ++i)
            if (const int who = (t.leader + i) % N; side_[who] != side_[seat]) wall = std::max(wall, reach(who, t.led));
        const int held = power(t.best, t.led);
        if (side_[t.holder] == side_[seat] && held > wall) {
            ranks = bit(t.best);
            return true;
        }
        wall = std::max(wall, held);
        u32 able = lane(may, t.led);
        int suit = t.led;
        if (!able && trump_ >= 0) able = lane(may, suit = trump_);
        const int rank = wall - (suit == trump_ ? kLane : 0);
        if (rank >= 0) able &= rank >= kLane ? 0 : ~((2u << rank) - 1);
        if (!able) return false;
        ranks = bit(suit * kLane + std::countr_zero(able));
        return true;
    }

    // What comes of a card: the rest of the trick, or the tricks after it.
    template <int At>
    bool lay(const Trick& t, int seat, int card, u64& ranks) {
        const bool was = unbroken_;
        if (card / kLane == trump_) unbroken_ = false;
        hand_[seat] ^= bit(card);
        live_ ^= bit(card);
        shape_[word(card)] -= unit(seat, card);
        bool made;
        if constexpr (At + 1 < N) {
            made = follow<At + 1>(t, -1, ranks);
        } else {
            const bool ours = side_[t.holder] == 0;
            made = trick(t.holder, kWorth ? taken(t.need, t.holder) : t.need - ours, t.left - 1, ranks);
            if ((t.suits >> (8 * (t.best / kLane)) & 0xFF) > 1) {
                ranks |= bit(t.best);
                // Where even winning is not enough, the cards as good as the winner matter too, unless the seat has a
                // smaller one that was tried: else, in a like position, it could lose the trick with one instead.
                if (made != ours && !(hand_[t.holder] & lane_mask(t.best / kLane) & (t.run - 1))) ranks |= t.run;
            }
        }
        hand_[seat] ^= bit(card);
        live_ ^= bit(card);
        shape_[word(card)] += unit(seat, card);
        unbroken_ = was;
        return made;
    }

    u64 laid_at_root() const {
        u64 cards = 0;
        for (int i = 0; i < root_.laid; ++i) cards |= bit(root_.table[i]);
        return cards;
    }

    // One card of each run of cards that are as good as each other.
    static int list(Move* moves, u64 may, u64 before) {
        int count = 0;
        while (may) {
            const int suit = (63 - std::countl_zero(may)) / kLane;
            u32 mine = lane(may, suit);
            may &= ~lane_mask(suit);
            const u32 others = lane(before, suit) & ~mine;
            while (mine) {
                const int top = high(mine);
                const u32 lower = others & ((1u << top) - 1);
                const u32 run = lower ? mine & ~((2u << high(lower)) - 1) : mine;
                mine ^= run;
                moves[count++] = {suit * kLane + top, 0, bit(suit * kLane + std::countr_zero(run))};
            }
        }
        return count;
    }

    // Guesses which card is best to lead: the better the guess, the less is searched. The numbers were found by trial
    // on random deals.
    void rate_leads(Move* moves, int count, int seat, int hint) const {
        int last = -1, best_rank = 0, base = 0, sign = 0;
        bool ours = false;
        for (int i = 0; i < count; ++i) {
            const int card = moves[i].card, suit = card / kLane, rank = card % kLane;
            if (suit != last) {
                last = suit;
                best_rank = -1;
                ours = false;
                bool foe_ruffs = false, mate_ruffs = false;
                for (int k = 1; k < N; ++k) {
                    const int who = (seat + k) % N;
                    const bool mate = side_[who] == side_[seat];
                    if (const u32 cards = lane(hand_[who], suit)) {
                        if (high(cards) > best_rank) best_rank = high(cards), ours = mate;
                    } else if (trump_ >= 0 && suit != trump_ && lane(hand_[who], trump_)) {
                        (mate ? mate_ruffs : foe_ruffs) = true;
                    }
                }
                const u32 left = lane(hand_[(seat + 1) % N], suit), right = lane(hand_[(seat + N - 1) % N], suit);
                base = (foe_ruffs ? -38 : mate_ruffs ? 31 : 0) - (suit == trump_ ? 40 : 0);
                base += 8 * std::popcount(lane(hand_[seat], suit)) + 3 * std::popcount(right);
                if (left && right > left) base += 21;
                sign = foe_ruffs ? 0 : mate_ruffs ? -1 : 1;
            }
            int weight = base;
            if (sign < 0)
                weight -= rank;
            else if (sign > 0)
                weight += rank > best_rank ? 40 - rank : ours ? 48 - rank : -rank;
            moves[i].weight = weight + (card == hint ? 1000 : 0);
        }
    }

    // The same for a card that follows.
    template <int At>
    void rate(Move* moves, int count, int seat, const Trick& t) const {
        int foes = -1, mates = -1;
        for (int i = At + 1; i < N; ++i) {
            const int who = (t.leader + i) % N;
            int& best = side_[who] == side_[seat] ? mates : foes;
            best = std::max(best, reach(who, t.led));
        }
        const int held = power(t.best, t.led);
        const bool partner = side_[t.holder] == side_[seat];
        for (int i = 0; i < count; ++i) {
            const int card = moves[i].card, suit = card / kLane, rank = card % kLane, mine = power(card, t.led);
            const bool over = mine > held;
            const int top = over ? mine : held;
            int weight = 0;
            if ((over || partner) && foes <= top)
                weight = over ? 96 - rank : 81;
            else if (mates > top)
                weight = 30;
            weight -= rank;
            if (mine < 0)
                weight -= std::popcount(lane(hand_[seat], suit));
            else if (suit != t.led)
                weight -= 5;
            moves[i].weight = weight;
        }
    }
};

}  // namespace spadille

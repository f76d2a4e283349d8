// Exact solver of Pyramid: a win if there is one, and a shortest line of steps.
//
// A step removes a king or a pair, turns stock cards over, or turns the waste back into the stock. Turning
// cards over and playing the new top of the waste at once is one step: the top of the stock counts as playable.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

namespace spadille {

struct PyramidRules {
    int passes = 0;  // 0: no limit
    int draw = 1;
    bool waste_pairs = false;  // the two top cards of the waste match each other
    bool overlap = false;      // a card matches the only card that lies on it
    bool waste_top = true;     // else only a card just drawn may be played
    bool gate = false;         // cards are drawn only when the pyramid alone has no move
    bool clear_all = false;    // stock and waste must go too
    bool columns = false;      // no stock: the other cards lie open in columns of three, the last one on top
};

// One step: the emptied places (63: none), and flags for cards turned over first, or the waste turned back.
struct PyramidStep {
    std::uint8_t one = 63, other = 63;
    bool drawn = false, recycled = false;
};

// The start of a line: the places that still hold their card, the place after the last card drawn, the number of times
// the waste has been turned back, and whether its top may be played.
struct PyramidStart {
    std::uint64_t left = (std::uint64_t{1} << 52) - 1;
    int drawn = 28, recycled = 0;
    bool fresh = true;
};

class PyramidSolver {
    using Set = std::uint64_t;
    static constexpr int kPyramid = 28, kCards = 52, kNone = 63;
    static constexpr int kManyPasses = 60;  // more than there are cards to play
    static constexpr Set kPyramidSet = (Set{1} << kPyramid) - 1, kTalonSet = ((Set{1} << kCards) - 1) & ~kPyramidSet;

    struct Node {
        Set left;
        std::uint8_t drawn, pass;
        bool fresh, closed;
        std::uint16_t steps;
        std::uint32_t parent;
        PyramidStep step;
    };
    struct Known {
        std::uint64_t key = 0;
        bool dead = false;
    };
    struct Seen {
        std::uint64_t key = 0;
        std::uint32_t at = 0;
    };

public:
    enum class Answer { kWon, kLost, kUnknown };

    PyramidSolver(const PyramidRules& rules, std::size_t memory) : rules_(rules) {
        while (known_limit_ * 2 * sizeof(Known) <= memory / 8) known_limit_ *= 2;
        while (seen_limit_ * 2 * sizeof(Seen) <= memory / 4) seen_limit_ *= 2;
        // While it grows, a table exists twice and half as big again; the nodes and the queue are counted likewise.
        limit_ = std::min(seen_limit_ / 2, std::max<std::size_t>(memory / 12 / sizeof(Node), 64));
        for (int row = 0, place = 0; row < 7; ++row)
            for (int column = 0; column <= row; ++column, ++place)
                covers_[place] = row < 6 ? Set{3} << (place + row + 1) : 0;
        for (int place = kPyramid; rules.columns && place < kCards; ++place)
            covers_[place] = (place - kPyramid) % 3 < 2 ? Set{1} << (place + 1) : 0;
        for (int place = kCards - 1; place >= 0; --place) {
            above_[place] = covers_[place];
            for (Set rest = covers_[place]; rest; rest &= rest - 1) above_[place] |= above_[std::countr_zero(rest)];
        }
    }

    // Values 1 to 13 of the 52 cards: the pyramid from its apex, then the stock, first card first.
    Answer solve(const std::array<std::uint8_t, kCards>& deck, bool shortest, std::uint64_t budget,
                 const PyramidStart& from = {}) {
        start(deck, from);
        shortest_ = shortest;
        line_.clear();
        seen_.assign(kSmall, {});
        known_.assign(kSmall, {});
        known_count_ = 0;
        nodes_.clear();
        for (auto& each : queue_) each.clear();
        lowest_ = 0;
        full_ = false;
        if (!dead(from.left)) add(root(from));
        std::uint64_t done = 0;
        while (lowest_ < queue_.size()) {
            if (queue_[lowest_].empty()) {
                ++lowest_;
                continue;
            }
            const std::uint32_t at = queue_[lowest_].back();
            queue_[lowest_].pop_back();
            if (nodes_[at].closed) continue;
            nodes_[at].closed = true;
            if (won(nodes_[at].left)) {
                trace(at);
                return Answer::kWon;
            }
            if (++done == budget) full_ = true;
            if (full_) return Answer::kUnknown;
            expand(at);
        }
        return full_ ? Answer::kUnknown : Answer::kLost;
    }

    const std::vector<PyramidStep>& line() const { return line_; }

    // Every single step from a position, for a test; cards turned over and a card played are two steps here.
    std::vector<PyramidStep> steps(const std::array<std::uint8_t, kCards>& deck, const PyramidStart& from) {
        start(deck, from);
        const Node node = root(from);
        const Set opened = open(node.left);
        std::vector<PyramidStep> found;
        const auto take = [&](int one, int other) { found.push_back(without(node, one, other, false).step); };
        in_pyramid(node.left, opened, take);
        const bool offers = !found.empty();
        with_waste(node, opened, take);
        if (may_draw(node, offers)) found.push_back({kNone, kNone, true, false});
        if (may_recycle(node)) found.push_back({kNone, kNone, false, true});
        return found;
    }

private:
    PyramidRules rules_;
    std::array<Set, kCards> covers_{}, above_{};
    std::array<std::uint8_t, kCards> value_{};
    std::array<Set, 14> of_value_{};
    std::array<Set, kCards> partners_{}, usable_{};
    std::vector<Node> nodes_;
    static constexpr std::size_t kSmall = 1024;
    std::vector<Seen> seen_;
    std::vector<Known> known_;
    std::array<std::vector<std::uint32_t>, 512> queue_;
    std::vector<PyramidStep> line_;
    std::size_t limit_ = 0, lowest_ = 0, known_count_ = 0, known_limit_ = kSmall, seen_limit_ = kSmall;
    int passes_ = 0;  // left in this position, this one included; 0: no limit
    bool shortest_ = true, full_ = false;

    Node root(const PyramidStart& from) const {
        const bool fresh = rules_.waste_top || (from.fresh && from.drawn > kPyramid);
        return {from.left, static_cast<std::uint8_t>(from.drawn), 0, fresh, false, 0, 0, {}};
    }

    void start(const std::array<std::uint8_t, kCards>& deck, const PyramidStart& from) {
        passes_ = rules_.passes ? rules_.passes - from.recycled : 0;
        if (passes_ > kManyPasses) passes_ = 0;
        value_ = deck;
        of_value_.fill(0);
        for (int place = 0; place < kCards; ++place) of_value_[deck[place]] |= Set{1} << place;
        for (int place = 0; place < kCards; ++place) {
            partners_[place] = deck[place] == 13 ? 0 : of_value_[13 - deck[place]];
            usable_[place] = partners_[place];
        }
        for (int low = 0; low < kCards; ++low)
            for (Set rest = above_[low]; rest; rest &= rest - 1) {
                const int high = std::countr_zero(rest);
                if (rules_.overlap && (covers_[low] >> high & 1)) continue;
                usable_[low] &= ~(Set{1} << high);
                usable_[high] &= ~(Set{1} << low);
            }
    }

    bool won(Set left) const { return !(left & (rules_.clear_all ? ~Set{0} : kPyramidSet)); }

    // Returns whether the pyramid could not go even if every card of stock and waste were always available.
    bool dead(Set left) {
        const Set pyramid = left & kPyramidSet;
        if (!pyramid) return false;
        for (Set rest = pyramid & ~of_value_[13]; rest; rest &= rest - 1)
            if (!(usable_[std::countr_zero(rest)] & left)) return true;
        std::uint64_t mine = pyramid;
        for (int value = 1; value <= 12; ++value)
            mine |= Set(std::popcount(of_value_[value] & left & kTalonSet)) << (25 + 3 * value);
        const std::size_t at = find(known_, mine);
        if (known_[at].key) return known_[at].dead;
        bool hopeless = true;
        const Set opened = open(left) & kPyramidSet;
        const auto leads_on = [&](Set gone) { return hopeless && !dead(left & ~gone) && !(hopeless = false); };
        if (const Set kings = opened & of_value_[13]) {
            leads_on(kings);
        } else {
            for (Set rest = opened; rest && hopeless; rest &= rest - 1) {
                const int one = std::countr_zero(rest);
                for (Set pairs = partners_[one] & opened & ~((Set{2} << one) - 1); pairs; pairs &= pairs - 1)
                    leads_on(Set{1} << one | (pairs & (~pairs + 1)));
                if (const Set talon = partners_[one] & left & kTalonSet)
                    leads_on(Set{1} << one | (talon & (~talon + 1)));
            }
            if (rules_.overlap)
                overlapping(left, opened, [&](int low, int high) { leads_on(Set{1} << low | Set{1} << high); });
        }
        if (known_count_ * 4 >= known_.size() * 3) {
            if (known_.size() * 2 > known_limit_) return hopeless;
            grow(known_);
        }
        known_[find(known_, mine)] = {mine, hopeless};
        ++known_count_;
        return hopeless;
    }

    // Lower bound of the number of steps.
    int least(Set left) const {
        const Set must = rules_.clear_all ? left : left & kPyramidSet;
        int count = std::popcount(must & of_value_[13]);
        for (int value = 1; value <= 6; ++value)
            count += std::max(std::popcount(must & of_value_[value]), std::popcount(must & of_value_[13 - value]));
        return count;
    }

    std::uint64_t key(const Node& node) const {
        return node.left | Set{node.drawn - 28u} << 52 | Set{node.fresh} << 57 | Set{node.pass} << 58 |
               (node.left ? 0 : Set{1});
    }

    void add(Node node) {
        const Set waste = node.left & kTalonSet & ((Set{1} << node.drawn) - 1);
        node.drawn = static_cast<std::uint8_t>(waste && !rules_.columns ? std::bit_width(waste) : kPyramid);
        if (rules_.waste_top) node.fresh = true;
        const std::uint64_t mine = key(node);
        if (const Seen& slot = seen_[find(seen_, mine)]; slot.key) {
            Node& old = nodes_[slot.at];
            if (!shortest_ || old.closed || old.steps <= node.steps) return;
            old = node;
            push(slot.at);
            return;
        }
        if (nodes_.size() >= limit_) {
            full_ = true;
            return;
        }
        if (nodes_.size() * 2 >= seen_.size()) grow(seen_);
        const auto at = static_cast<std::uint32_t>(nodes_.size());
        nodes_.push_back(node);
        seen_[find(seen_, mine)] = {mine, at};
        push(at);
    }

    // The slot of a key, used or free; no key is zero, since only an empty pyramid is zero.
    template <class Entry>
    static std::size_t find(const std::vector<Entry>& table, std::uint64_t key) {
        std::uint64_t hash = key * 0x9E3779B97F4A7C15ull;
        hash ^= hash >> 32;
        hash *= 0xD6E8FEB86659FD93ull;
        std::size_t at = (hash >> 24) & (table.size() - 1);
        while (table[at].key && table[at].key != key) at = (at + 1) & (table.size() - 1);
        return at;
    }

    template <class Entry>
    static void grow(std::vector<Entry>& table) {
        std::vector<Entry> old(table.size() * 2);
        old.swap(table);
        for (const Entry& each : old)
            if (each.key) table[find(table, each.key)] = each;
    }

    void push(std::uint32_t at) {
        const Node& node = nodes_[at];
        std::size_t rank = static_cast<std::size_t>(least(node.left));
        if (shortest_) rank += node.steps;
        rank = std::min(rank, queue_.size() - 1);
        queue_[rank].push_back(at);
        lowest_ = std::min(lowest_, rank);
    }

    Set open(Set left) const {
        Set found = 0;
        for (Set rest = rules_.columns ? left : left & kPyramidSet; rest; rest &= rest - 1) {
            const int place = std::countr_zero(rest);
            if (!(covers_[place] & left)) found |= Set{1} << place;
        }
        return found;
    }

    static int highest(Set cards) { return 63 - std::countl_zero(cards); }
    static bool single(Set cards) { return std::has_single_bit(cards); }

    Set waste_of(const Node& node) const {
        return rules_.columns ? 0 : node.left & kTalonSet & ((Set{1} << node.drawn) - 1);
    }

    template <class Take>
    void overlapping(Set left, Set opened, Take take) const {
        for (Set rest = left & kPyramidSet & ~opened; rest; rest &= rest - 1) {
            const int low = std::countr_zero(rest);
            const Set on = covers_[low] & left;
            if (single(on) && (on & opened) && (on & partners_[low])) take(low, std::countr_zero(on));
        }
    }

    // The moves of the pyramid alone: kings, pairs, and a card with the only one that lies on it.
    template <class Take>
    void in_pyramid(Set left, Set opened, Take take) const {
        for (Set rest = opened & of_value_[13]; rest; rest &= rest - 1) take(std::countr_zero(rest), kNone);
        for (Set rest = opened; rest; rest &= rest - 1) {
            const int one = std::countr_zero(rest);
            for (Set pairs = partners_[one] & opened & ~((Set{2} << one) - 1); pairs; pairs &= pairs - 1)
                take(one, std::countr_zero(pairs));
        }
        if (rules_.overlap) overlapping(left, opened, take);
    }

    // The moves with the top of the waste.
    template <class Take>
    void with_waste(const Node& from, Set opened, Take take) const {
        Set waste = waste_of(from);
        if (!waste || !from.fresh) return;
        const int card = highest(waste);
        if (value_[card] == 13) take(card, kNone);
        for (Set pairs = partners_[card] & opened; pairs; pairs &= pairs - 1) take(card, std::countr_zero(pairs));
        waste &= ~(Set{1} << card);
        if (rules_.waste_pairs && waste && (partners_[card] >> highest(waste) & 1)) take(card, highest(waste));
    }

    Set stock_of(const Node& node) const {
        return rules_.columns ? 0 : node.left & kTalonSet & ~((Set{1} << node.drawn) - 1);
    }

    // Turns cards over; `offers`: the pyramid alone has a move.
    bool may_draw(const Node& node, bool offers) const { return stock_of(node) && !(rules_.gate && offers); }
    void draw(Node& node) const {
        Set stock = stock_of(node);
        for (int i = 0; i < rules_.draw && stock; ++i, stock &= stock - 1)
            node.drawn = static_cast<std::uint8_t>(std::countr_zero(stock) + 1);
        node.fresh = true;
        node.step = {kNone, kNone, true, false};
    }

    // Turns the waste back into the stock.
    bool may_recycle(const Node& node) const {
        return !stock_of(node) && waste_of(node) && (!passes_ || node.pass + 1 < passes_);
    }
    void recycle(Node& node) const {
        node.drawn = kPyramid;
        node.fresh = rules_.waste_top;
        if (passes_) ++node.pass;
        node.step = {kNone, kNone, false, true};
    }

    Node without(Node node, int one, int other, bool drawn) const {
        node.left &= ~(Set{1} << one);
        if (other != kNone) node.left &= ~(Set{1} << other);
        if (one >= kPyramid || (other != kNone && other >= kPyramid)) node.fresh = rules_.waste_top;
        node.step = {static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(other), drawn, false};
        return node;
    }

    // Two open cards that match only each other; taking them at once never loses.
    std::pair<int, int> forced(Set left, Set opened) const {
        for (Set rest = opened; rest; rest &= rest - 1) {
            const int one = std::countr_zero(rest);
            const Set pair = partners_[one] & left;
            if (single(pair) && (pair & opened) && single(partners_[std::countr_zero(pair)] & left))
                return {one, std::countr_zero(pair)};
        }
        return {kNone, kNone};
    }

    void expand(std::uint32_t at) {
        const Node node = nodes_[at];
        const Set opened = open(node.left), kings = opened & of_value_[13];
        Node next = node;
        next.parent = at;
        next.closed = false;
        next.steps = static_cast<std::uint16_t>(node.steps + 1);
        const auto take = [&](int one, int other) {
            const Node child = without(next, one, other, next.step.drawn);
            if (!dead(child.left)) add(child);
        };
        next.step = {};
        if (!rules_.gate && kings) return take(std::countr_zero(kings), kNone);  // waiting with the rest costs nothing
        if (!rules_.gate)
            if (const auto [one, other] = forced(node.left, opened); one != kNone) return take(one, other);
        bool offers = false;
        in_pyramid(node.left, opened, [&](int one, int other) {
            offers = true;
            take(one, other);
        });
        with_waste(next, opened, take);
        if (may_draw(node, offers)) {
            draw(next);
            add(next);
            with_waste(next, opened, take);
        } else if (may_recycle(node)) {
            recycle(next);
            add(next);
        }
    }

    void trace(std::uint32_t at) {
        for (; nodes_[at].steps; at = nodes_[at].parent) line_.push_back(nodes_[at].step);
        std::reverse(line_.begin(), line_.end());
    }
};

}  // namespace spadille

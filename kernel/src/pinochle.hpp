// Two-handed Pinochle: the last tricks played perfectly, and earlier worlds played on by rules of thumb.
//
// Cards are suit * 16 + rank * 2 + copy: suits clubs, diamonds, hearts, spades; ranks from nine over jack, queen,
// king and ten to ace. Points are card points; the last trick counts ten more.
#pragma once

#include "spades.hpp"

namespace spadille::pinochle {

using spades::at;
using spades::Chance;
using spades::low;

inline constexpr int kRanks = 6, kHand = 12, kPhaseOne = 12, kLastTrick = 10, kDix = 10;
inline constexpr std::array<int, kRanks> kPoints = {0, 2, 3, 4, 10, 11};
inline constexpr u64 kFirst = 0x0555055505550555u;  // the first copy of every card
inline constexpr u64 kWhole = kFirst * 3;
enum Rank { kNine, kJack, kQueen, kKing, kTen, kAce };

inline int rank_of(int card) { return card % kLane / 2; }
inline int points_of(int card) { return kPoints[at(rank_of(card))]; }
inline int points_in(u64 cards) {
    int sum = 0;
    for (int rank = kJack; rank < kRanks; ++rank)
        sum += kPoints[at(rank)] * std::popcount(cards & (u64{0x0003000300030003u} << 2 * rank));
    return sum;
}
// The cards of a suit above a card; its own copy is not.
inline u64 above(int card) { return lane_mask(card / kLane) & ~((u64{4} << (card & ~1)) - 1); }
inline bool beaten(int led, int answer, int trump) {
    return led / kLane == answer / kLane ? rank_of(answer) > rank_of(led) : answer / kLane == trump;
}
// What must answer a lead once the stock has gone: the suit, of trumps higher ones; else trumps; else anything.
inline u64 answers(u64 hand, int led, int trump) {
    const u64 suit = hand & (led / kLane == trump ? above(led) : lane_mask(led / kLane));
    if (suit) return suit;
    return (hand & lane_mask(trump)) ? hand & lane_mask(trump) : hand;
}
// One card of each kind, as the first copy, and the second copy where both are there.
inline u64 tidy(u64 hand) {
    const u64 one = (hand | hand >> 1) & kFirst, two = hand & (hand >> 1) & kFirst;
    return one | two << 1;
}
inline u64 kinds(u64 hand) { return (hand | hand >> 1) & kFirst; }

// About what the seat on lead gets more than the other in the last tricks, fitted to endings played perfectly.
inline int estimate(u64 leader, u64 other, int trump) {
    static constexpr std::array<double, kRanks> plain = {-9.8, -11.6, -10.6, -8.7, -3.3, 5.8},
                                                trumps = {1.6, 1.7, 2.6, 4.1, 11.7, 16.5};
    double sum = 5.4;
    const u64 lane = lane_mask(trump);
    for (int rank = 0; rank < kRanks; ++rank) {
        const u64 both = u64{0x0003000300030003u} << 2 * rank;
        sum += trumps[at(rank)] * (std::popcount(leader & both & lane) - std::popcount(other & both & lane));
        sum += plain[at(rank)] * (std::popcount(leader & both & ~lane) - std::popcount(other & both & ~lane));
    }
    const int rest = points_in(leader) + points_in(other) + kLastTrick;
    return std::clamp(static_cast<int>(std::nearbyint(sum)), -rest, rest);
}

// ---- phase two: nothing is hidden ---------------------------------------------------------------------

// What the seat on lead gets more than the other with best play, in points. Hands are tidy and equally long.
class Ending {
public:
    explicit Ending(int size = 16) : table_(std::size_t{1} << size), mask_((u64{1} << size) - 1) {}

    int value(u64 leader, u64 other, int trump) {
        reset(trump, 0, 0);
        leader = tidy(leader);
        other = tidy(other);
        const int rest = points_in(leader) + points_in(other) + kLastTrick;
        return close_in(rest, 0, [&](int bound) { return lead(leader, other, bound - 1, bound); });
    }

    // What each card comes to for the seat on turn; led: the card on the table, or -1. Where it takes more than so
    // many positions (0: no bound), the tricks after the next few are estimated.
    struct Values {
        std::vector<std::pair<int, int>> cards;
        bool exact = true;
    };
    Values values(u64 mine, u64 other, int trump, int led, u64 bound) {
        reset(trump, 0, bound);
        Values found{each(tidy(mine), tidy(other), led), true};
        for (int tricks = kLook; stopped_; --tricks) {
            reset(trump, std::max(0, std::popcount(other) - tricks), tricks > 1 ? bound : 0);
            found = {each(tidy(mine), tidy(other), led), false};
        }
        return found;
    }

private:
    static constexpr int kInfinite = 1000, kLook = 4;
    struct Entry {
        u64 leader = 0, other = 0;
        short least = 0, most = 0;
        signed char best = -1;
    };

    // The value, from searches that tell only whether it reaches a bound.
    template <class Search>
    int close_in(int rest, int guess, Search search) const {
        int least = -rest, most = rest;
        while (least < most && !stopped_) {
            const int bound = guess == least ? guess + 1 : guess;
            const int found = search(bound);
            (found < bound ? most : least) = found;
            guess = found;
        }
        return least;
    }

    void reset(int trump, int floor, u64 bound) {
        nodes_ = 0;
        bound_ = bound;
        stopped_ = false;
        if (trump == trump_ && floor == floor_) return;
        trump_ = trump;
        floor_ = floor;
        std::fill(table_.begin(), table_.end(), Entry{});
    }

    std::vector<std::pair<int, int>> each(u64 mine, u64 other, int led) {
        std::vector<std::pair<int, int>> found;
        const int all = points_in(mine) + points_in(other) + kLastTrick + (led < 0 ? 0 : points_of(led));
        for (u64 left = kinds(led < 0 ? mine : answers(mine, led, trump_)); left && !stopped_; left &= left - 1) {
            const int card = std::countr_zero(left);
            const u64 rest = drop(mine, card);
            found.emplace_back(card, close_in(all, found.empty() ? 0 : found.back().second, [&](int bound) {
                                   return led < 0 ? answer(card, rest, other, bound - 1, bound)
                                                  : -after(led, card, other, rest, -bound, 1 - bound);
                               }));
        }
        return found;
    }

    static u64 drop(u64 hand, int card) {  // the second copy goes first, so a tidy hand stays tidy
        const u64 second = bit(card) << 1;
        return hand & second ? hand & ~second : hand & ~bit(card);
    }

    int lead(u64 leader, u64 other, int alpha, int beta) {
        if (!leader) return 0;
        if (std::popcount(leader) <= floor_) return estimate(leader, other, trump_);
        if (bound_ && ++nodes_ > bound_) stopped_ = true;
        if (stopped_) return 0;
        const int rest = points_in(leader) + points_in(other) + kLastTrick;
        if (alpha >= rest) return rest;
        if (beta <= -rest) return -rest;
        const int least = 2 * cashed(leader, other) - rest;
        if (least >= beta || least == rest) return least;
        const int most = rest - 2 * points_in(higher_trumps(other, leader));
        if (most <= alpha) return most;
        Entry& entry =
            table_[(leader * 0x9E3779B97F4A7C15u ^ (other * 0xC2B2AE3D27D4EB4Fu) >> 7) * 0x165667B19E3779F9u >> 20 &
                   mask_];
        const bool known = entry.leader == leader && entry.other == other;
        int first = -1;
        if (known) {
            if (entry.least >= beta || entry.least == entry.most) return entry.least;
            if (entry.most <= alpha) return entry.most;
            alpha = std::max<int>(alpha, entry.least);
            beta = std::min<int>(beta, entry.most);
            first = entry.best;
        }
        std::array<std::pair<int, int>, kHand> order;
        std::size_t count = 0;
        const u64 their_trumps = other & lane_mask(trump_);
        for (u64 left = leader & kFirst; left; left &= left - 1) {
            const int card = std::countr_zero(left);
            const u64 suit = other & lane_mask(card / kLane);
            const bool wins = card / kLane == trump_ || suit ? !(other & above(card)) : !their_trumps;
            const int points = points_of(card);
            const int plain = wins ? -20 - points : points + (card / kLane == trump_ ? 5 : 0);
            order[count++] = {card == first ? -100 : plain, card};
        }
        std::sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count));
        int best = -kInfinite, chosen = -1;
        const int begun = alpha;
        for (std::size_t i = 0; i < count; ++i) {
            const int card = order[i].second;
            const int found = answer(card, drop(leader, card), other, alpha, beta);
            if (found > best) {
                best = found;
                chosen = card;
            }
            alpha = std::max(alpha, best);
            if (alpha >= beta) break;
        }
        if (stopped_) return 0;
        Entry& slot = entry;
        if (slot.leader != leader || slot.other != other)
            slot = {leader, other, static_cast<short>(-rest), static_cast<short>(rest), -1};
        if (best > begun) slot.least = static_cast<short>(std::max<int>(slot.least, best));
        if (best < beta) slot.most = static_cast<short>(std::min<int>(slot.most, best));
        slot.best = static_cast<signed char>(chosen);
        return best;
    }

    // The trumps of a hand that no trump of the other beats or equals: they win whenever they are played.
    u64 higher_trumps(u64 hand, u64 other) const {
        const u64 theirs = other & lane_mask(trump_);
        return hand & lane_mask(trump_) & (theirs ? above(63 - std::countl_zero(theirs)) : ~u64{0});
    }

    // Points that the seat on lead takes by leading what cannot be beaten, trumps first.
    int cashed(u64 leader, u64 other) const {
        const u64 trumps = lane_mask(trump_), mine = leader & trumps, theirs = other & trumps;
        u64 sure = 0;
        if (theirs) {
            const u64 top = bit(63 - std::countl_zero(theirs));
            sure = mine & ~(((top & kFirst) ? top : top >> 1) - 1);
            if (std::popcount(sure) < std::popcount(theirs)) return points_in(sure);
        }
        sure = mine;
        for (int suit = 0; suit < kSuits; ++suit) {
            if (suit == trump_) continue;
            const u64 held = other & lane_mask(suit);
            if (!held)
                sure |= leader & lane_mask(suit);
            else {
                const u64 top = bit(63 - std::countl_zero(held));
                sure |= leader & lane_mask(suit) & ~(((top & kFirst) ? top : top >> 1) - 1);
            }
        }
        return points_in(sure) + (sure == leader ? points_in(other) + kLastTrick : 0);
    }

    int answer(int led, u64 leader, u64 other, int alpha, int beta) {
        std::array<std::pair<int, int>, kHand> order;
        std::size_t count = 0;
        for (u64 left = kinds(answers(other, led, trump_)); left; left &= left - 1) {
            const int card = std::countr_zero(left), points = points_of(card);
            order[count++] = {beaten(led, card, trump_) ? -20 - points : points, card};
        }
        std::sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count));
        int worst = kInfinite;
        for (std::size_t i = 0; i < count; ++i) {
            const int card = order[i].second;
            worst = std::min(worst, after(led, card, leader, drop(other, card), alpha, beta));
            beta = std::min(beta, worst);
            if (alpha >= beta) break;
        }
        return worst;
    }

    // A trick and those after it, for the seat that led it; both hands are without the cards.
    int after(int led, int card, u64 leader, u64 other, int alpha, int beta) {
        const int points = points_of(led) + points_of(card) + (leader ? 0 : kLastTrick);
        if (beaten(led, card, trump_)) return -points - lead(other, leader, -beta - points, -alpha - points);
        return points + lead(leader, other, alpha - points, beta - points);
    }

    std::vector<Entry> table_;
    u64 mask_;
    u64 nodes_ = 0, bound_ = 0;
    bool stopped_ = false;
    int trump_ = -1, floor_ = 0;  // hands of so many cards are estimated
};

// ---- phase one: melds, and the stock ------------------------------------------------------------------

// What a seat knows. Cards are melded by one of them at a time; the classes of melds share cards only so far.
inline constexpr std::size_t kClasses = 5;  // flush, royal marriage, marriage; fours; pinochle
struct Scene {
    enum Phase { kPlaying, kMelding, kTaking };
    int phase = kPlaying, seat = 0, trump = 0, upcard = -1, last = -1, led = -1, tricks = 0, hidden = 0;
    bool melded = false;   // the one meld for this trick has been made
    bool chooses = false;  // the winner of the last trick of phase one takes the card it likes
    u64 hand = 0, known = 0, unseen = 0, barred = 0, gone = 0;  // known, barred: of the other seat
    std::array<u64, 2> laid{};
    std::array<u64, kClasses> spent{};  // cards that may not serve in a class again
    std::array<int, 2> won{};
};

struct Shape {
    u64 kinds = 0;
    int worth = 0;
    std::size_t group = 0;
};
inline constexpr std::size_t kShapes = 10;

inline std::array<Shape, kShapes> shapes_of(int trump) {
    const auto card = [](int suit, int rank) { return bit(suit * kLane + rank * 2); };
    const auto four = [&](int rank) { return card(0, rank) | card(1, rank) | card(2, rank) | card(3, rank); };
    std::array<Shape, kShapes> shapes;
    std::size_t count = 0;
    u64 flush = 0;
    for (int rank = kJack; rank <= kAce; ++rank) flush |= card(trump, rank);
    shapes[count++] = {flush, 150, 0};
    shapes[count++] = {four(kAce), 100, 3};
    shapes[count++] = {four(kKing), 80, 3};
    shapes[count++] = {four(kQueen), 60, 3};
    shapes[count++] = {four(kJack), 40, 3};
    shapes[count++] = {card(3, kQueen) | card(1, kJack), 40, 4};
    for (int suit = 0; suit < kSuits; ++suit)
        shapes[count++] = {card(suit, kKing) | card(suit, kQueen), suit == trump ? 40 : 20, suit == trump ? 1u : 2u};
    return shapes;
}

struct Deal {
    std::array<u64, 2> hands{}, known{}, laid{};
    std::array<u64, kClasses> spent{};
    std::array<int, 24> stock{};
    std::array<int, 2> won{}, melds{};
    u64 gone = 0;
    int drawn = 0, held = 0, upcard = -1, tricks = 0;
};

enum Kind { kPlay, kMeld, kShowDix, kSwap, kDone, kTakeStock, kTakeUpcard };
struct Option {
    int kind = kPlay;
    u64 cards = 0;
};

class Player {
public:
    explicit Player(const Scene& s) : s_(s), trump_(s.trump), shapes_(shapes_of(s.trump)) {}

    // Points of both seats from here to the end of the deal.
    std::array<int, 2> play_out(Deal d, Option option) const {
        int leader = s_.seat;
        if (s_.phase == Scene::kPlaying) {
            const int card = std::countr_zero(option.cards);
            leader = s_.led >= 0 ? trick(d, 1 - s_.seat, s_.led, card) : trick(d, s_.seat, card, -1);
            meld(d, leader, false);
            draw(d, leader, kDone);
        } else if (s_.phase == Scene::kMelding) {
            bool melded = s_.melded;
            if (option.kind == kMeld) {
                lay(d, leader, option.cards);
                melded = true;
            } else if (option.kind != kDone)
                dix(d, leader, option.kind == kSwap);
            if (option.kind != kDone) meld(d, leader, melded);
            draw(d, leader, kDone);
        } else
            draw(d, leader, option.kind);
        while (d.tricks < kPhaseOne) {
            leader = trick(d, leader, choose(d, leader, -1), -1);
            meld(d, leader, false);
            draw(d, leader, kDone);
        }
        const int rest = points_in(d.hands[0]) + points_in(d.hands[1]) + kLastTrick;
        const int mine = (rest + estimate(d.hands[at(leader)], d.hands[at(1 - leader)], trump_)) / 2;
        std::array<int, 2> points;
        for (int seat = 0; seat < 2; ++seat)
            points[at(seat)] = d.melds[at(seat)] + d.won[at(seat)] + (seat == leader ? mine : rest - mine);
        return points;
    }

private:
    static u64 both(u64 kind) { return kind | kind << 1; }
    bool nine_up(const Deal& d) const { return d.upcard / kLane == trump_ && rank_of(d.upcard) == kNine; }

    // A trick; the answer is chosen where it is -1. Who has won it.
    int trick(Deal& d, int leader, int led, int answer) const {
        const int other = 1 - leader;
        take(d, leader, led);
        if (answer < 0) answer = choose(d, other, led);
        take(d, other, answer);
        const int winner = beaten(led, answer, trump_) ? other : leader;
        d.won[at(winner)] += points_of(led) + points_of(answer);
        ++d.tricks;
        return winner;
    }
    static void take(Deal& d, int seat, int card) {
        d.hands[at(seat)] &= ~bit(card);
        d.gone |= bit(card);
    }

    void draw(Deal& d, int winner, int kind) const {
        if (d.tricks < kPhaseOne) {
            d.hands[at(winner)] |= bit(d.stock[at(d.drawn)]);
            d.hands[at(1 - winner)] |= bit(d.stock[at(d.drawn + 1)]);
            d.drawn += 2;
            return;
        }
        int one = d.stock[at(d.drawn)], other = d.upcard;
        const auto use = [&](int card) { return rank_of(card) + (card / kLane == trump_ ? kRanks : 0); };
        const bool upcard = kind == kTakeUpcard || (kind == kDone && s_.chooses && use(other) > use(one));
        if (upcard) std::swap(one, other);
        d.hands[at(winner)] |= bit(one);
        d.hands[at(1 - winner)] |= bit(other);
    }

    void dix(Deal& d, int seat, bool swap) const {
        const u64 nines = d.hands[at(seat)] & ~d.laid[at(seat)] & both(bit(trump_ * kLane));
        if (!nines) return;
        const int nine = std::countr_zero(nines);
        d.melds[at(seat)] += kDix;
        if (swap) {
            d.hands[at(seat)] = (d.hands[at(seat)] & ~bit(nine)) | bit(d.upcard);
            d.known[at(seat)] |= bit(d.upcard);
            d.upcard = nine;
        } else {
            d.laid[at(seat)] |= bit(nine);
            d.known[at(seat)] |= bit(nine);
        }
    }

    void lay(Deal& d, int seat, u64 cards) const {
        for (const Shape& shape : shapes_)
            if (shape.kinds == kinds(cards)) {
                d.melds[at(seat)] += shape.worth;
                spend(d.spent, shape, cards);
            }
        d.laid[at(seat)] |= cards;
        d.known[at(seat)] |= cards;
    }
    static void spend(std::array<u64, kClasses>& spent, const Shape& shape, u64 cards) {
        spent[shape.group] |= cards;
        if (shape.group < 3)
            for (std::size_t group = shape.group; group < 3; ++group) spent[group] |= cards;
    }

    // The dix at once, then the meld that leaves most to come.
    void meld(Deal& d, int seat, bool melded) const {
        while (d.hands[at(seat)] & ~d.laid[at(seat)] & both(bit(trump_ * kLane))) dix(d, seat, !nine_up(d));
        if (melded) return;
        const Hopes hopes(*this, d, seat, kPhaseOne - d.tricks);
        double best = 0;
        u64 chosen = 0;
        for (const Shape& shape : shapes_) {
            const u64 fit = d.hands[at(seat)] & both(shape.kinds) & ~d.spent[shape.group];
            if ((shape.kinds & ~kinds(fit)) || !(fit & ~d.laid[at(seat)])) continue;
            ways(fit, shape.kinds, 0, [&](u64 cards) {
                if (!(cards & ~d.laid[at(seat)])) return;
                std::array<u64, kClasses> spent = d.spent;
                spend(spent, shape, cards);
                const double worth = shape.worth + hopes.worth(d.hands[at(seat)], d.laid[at(seat)] | cards, spent);
                if (worth > best) {
                    best = worth;
                    chosen = cards;
                }
            });
        }
        if (chosen) lay(d, seat, chosen);
    }

    template <class Use>
    static void ways(u64 fit, u64 left, u64 cards, const Use& use) {
        if (!left) return use(cards);
        const u64 kind = left & (~left + 1);
        for (const u64 copy : {kind, kind << 1})
            if (fit & copy) ways(fit, left & ~kind, cards | copy, use);
    }

    // What a seat hopes for with the cards it may still draw; a meld is worth less the fewer tricks may still be won.
    struct Hopes {
        const Player& player;
        double chance, share;
        std::array<double, 3> draws{};
        u64 unseen, known;
        int hidden;
        Hopes(const Player& p, const Deal& d, int seat, int left) : player(p) {
            known = d.known[at(1 - seat)] & ~d.gone;
            unseen = kWhole & ~(d.gone | d.hands[at(seat)] | known | bit(d.upcard));
            hidden = std::popcount(d.hands[at(1 - seat)]) - std::popcount(known);
            left = std::max(0, left);
            chance = 1 - std::pow(0.5, left);
            share = left / static_cast<double>(std::max(1, std::popcount(unseen)));
            draws = {0.0, share, 1 - (1 - share) * (1 - share)};
        }
        double hope(const Shape& shape, u64 hand, u64 laid, const std::array<u64, kClasses>& spent) const {
            const u64 fit = hand & both(shape.kinds) & ~spent[shape.group];
            u64 missing = shape.kinds & ~kinds(fit);
            if (!missing && !(fit & ~laid)) missing = shape.kinds & (~shape.kinds + 1);
            double hope = shape.worth;
            for (; missing && hope > 0; missing &= missing - 1)
                hope *= draws[at(std::popcount(unseen & both(missing & (~missing + 1))))];
            return chance * hope;
        }
        double worth(u64 hand, u64 laid, const std::array<u64, kClasses>& spent) const {
            double sum = 0;
            for (const Shape& shape : player.shapes_) sum += hope(shape, hand, laid, spent);
            return sum;
        }
        // What is lost when a card is given up.
        double lost(int card, u64 hand, u64 laid, const std::array<u64, kClasses>& spent,
                    const std::array<double, kShapes>& whole) const {
            const u64 kind = kinds(bit(card));
            double sum = 0;
            for (std::size_t i = 0; i < kShapes; ++i)
                if ((player.shapes_[i].kinds & kind) && whole[i] > 0)
                    sum += whole[i] - hope(player.shapes_[i], hand & ~bit(card), laid, spent);
            return sum;
        }
    };

    double ready(const Deal& d, int seat, u64 hand) const {
        int best = 0;
        for (const Shape& shape : shapes_) {
            const u64 fit = hand & both(shape.kinds) & ~d.spent[shape.group];
            if (!(shape.kinds & ~kinds(fit)) && (fit & ~d.laid[at(seat)])) best = std::max(best, shape.worth);
        }
        return best + ((hand & ~d.laid[at(seat)] & both(bit(trump_ * kLane))) ? kDix : 0);
    }

    // The card that costs least, the open trick included.
    int choose(const Deal& d, int seat, int led) const {
        static constexpr std::array<double, kRanks> trump_use = {10, 11, 13, 14, 19, 22}, use = {0, 0, 0.5, 1, 3, 9};
        const u64 hand = d.hands[at(seat)];
        const Hopes hopes(*this, d, seat, kPhaseOne - d.tricks - 1);
        std::array<double, kShapes> whole;
        for (std::size_t i = 0; i < kShapes; ++i) whole[i] = hopes.hope(shapes_[i], hand, d.laid[at(seat)], d.spent);
        const double all = ready(d, seat, hand);
        std::array<double, 25> misses;  // the chance that none of so many cards is hidden in the other hand
        misses[0] = 1;
        for (std::size_t i = 1; i < misses.size(); ++i)
            misses[i] =
                misses[i - 1] * (1 - hopes.hidden / static_cast<double>(std::max(1, std::popcount(hopes.unseen))));
        int chosen = -1;
        double best = -1e9;
        for (u64 left = hand; left; left &= left - 1) {
            const int card = std::countr_zero(left), points = points_of(card);
            const u64 rest = hand & ~bit(card);
            const bool trump = card / kLane == trump_;
            const double kept =
                hopes.lost(card, hand, d.laid[at(seat)], d.spent, whole) + (trump ? trump_use : use)[at(rank_of(card))];
            const double stake = 8 + (all > 0 ? 0.6 * ready(d, seat, rest) : 0.0);
            double worth;
            if (led >= 0) {
                const int both_cards = points_of(led) + points;
                worth = beaten(led, card, trump_) ? both_cards + stake : -both_cards;
            } else {
                const u64 over = above(card) | (trump ? 0 : lane_mask(trump_));
                const double willing = points < 10 ? 0.5 : 0.9;
                const double wins =
                    1 - willing * ((over & hopes.known) ? 1.0 : 1 - misses[at(std::popcount(over & hopes.unseen))]);
                worth = wins * (points + 2 + stake) - (1 - wins) * points;
            }
            if (worth - kept > best) {
                best = worth - kept;
                chosen = card;
            }
        }
        return chosen;
    }

    const Scene& s_;
    int trump_;
    std::array<Shape, kShapes> shapes_;
};

// The hidden hand and the order of the stock, uniformly.
inline Deal imagine(const Scene& s, Chance& chance) {
    Deal d;
    const std::size_t other = at(1 - s.seat);
    d.hands[at(s.seat)] = s.hand;
    d.laid = s.laid;
    d.spent = s.spent;
    d.won = s.won;
    d.gone = s.gone;
    d.upcard = s.upcard;
    d.tricks = s.tricks;
    d.known[other] = s.known;
    std::array<int, 48> cards{};
    std::size_t count = 0;
    for (u64 left = s.unseen; left; left &= left - 1) cards[count++] = std::countr_zero(left);
    for (int tries = 0; tries < 1000; ++tries) {
        for (std::size_t i = count; i > 1; --i) std::swap(cards[i - 1], cards[chance.below(static_cast<u32>(i))]);
        u64 hidden = 0;
        for (std::size_t i = 0; i < at(s.hidden); ++i) hidden |= bit(cards[i]);
        if (hidden & s.barred) continue;
        d.hands[other] = s.known | hidden;
        for (std::size_t i = at(s.hidden); i < count; ++i) d.stock[at(d.held++)] = cards[i];
        if (s.last >= 0) d.stock[at(d.held++)] = s.last;
        return d;
    }
    throw std::invalid_argument("no deal of the unseen cards fits what is known");
}

// For every option and world the points of both seats from here to the end of the deal.
inline std::vector<std::array<short, 2>> roll_out(const Scene& s, const std::vector<Option>& options, std::size_t count,
                                                  u64 seed) {
    Chance chance(seed);
    const Player player(s);
    std::vector<Deal> worlds;
    for (std::size_t i = 0; i < count; ++i) worlds.push_back(imagine(s, chance));
    std::vector<std::array<short, 2>> found;
    for (const Option& option : options)
        for (const Deal& world : worlds) {
            const std::array<int, 2> points = player.play_out(world, option);
            found.push_back({static_cast<short>(points[0]), static_cast<short>(points[1])});
        }
    return found;
}

}  // namespace spadille::pinochle

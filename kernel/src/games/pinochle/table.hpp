// Pinochle for a batch: whole matches, from the draw for dealer to the last score, in numbers of actions.
//
// This duplicates the rules in Python; tests/envs/test_vector.py checks that both agree.
#pragma once

#include "../../batch/rows.hpp"
#include "terms.hpp"

namespace spadille::pinochle {

using batch::After;

inline constexpr std::size_t kSeen = 144;

enum Phase : u8 { kToPlay, kToMeld, kToTake };
// Places of a card as a seat sees them; those of a played one begin with its own cards that it has won.
enum Place : u8 { kHidden, kHeld, kMelded, kMeldedByOther, kKnown, kUp, kPlayed, kOpen = 10, kLast };

struct Table : batch::Begun {
    batch::Actions<3> legal;
    std::array<std::array<u8, kSeen>, 2> rows{};  // by seat: the bytes of cards and melds
    std::array<u64, 2> hands{}, laid{};
    std::array<u64, kMelds> spent{};  // by kind of meld: cards that may not serve in it again
    std::array<u8, 23> stock{};
    std::array<i64, 2> won{};  // points of cards
    i64 deals = 0, target = 0;
    Phase phase = kToPlay;
    u8 trump = 0, upcard = 0, drawn = 0, tricks = 0, leader = 0, winners = 0;
    bool melded = false;  // the one meld for this trick has been made
    signed char led = -1;
};

class Matches {
public:
    using Table = pinochle::Table;
    static constexpr std::size_t kActions = 169, kBytes = kSeen;
    static constexpr int seats = 2, sides = 2;

    explicit Matches(const Terms& terms) : terms_(terms) {}

    // Finds the first dealer.
    void begin(Table& t) const {
        t.dealer = static_cast<u8>(terms_.draw_high ? batch::draw_high(t.chance(), seats) : t.chance().below(seats));
        t.target = terms_.target;
    }

    // Deals packets from the dealer's left; then the upcard, which makes trumps, and the stock.
    void deal(Table& t) const {
        Table next;
        static_cast<batch::Begun&>(next) = t;
        next.deals = t.deals;
        next.target = t.target;
        t = next;
        auto pack = two_packs::kPack;
        t.chance().shuffle(pack, pack.size(), [&](std::size_t place, u8 card) {
            if (place < 2 * kHand)
                get(t, (t.dealer + 1 + static_cast<int>(place) / terms_.packet) % seats, bit(card), kHidden);
            else if (place > 2 * kHand)
                t.stock[place - 2 * kHand - 1] = card;
            else
                t.upcard = card;
        });
        t.trump = static_cast<u8>(two_packs::suit_of(t.upcard));
        show(t, bit(t.upcard), 0, kUp, kUp);
        if (two_packs::rank_of(t.upcard) == kNine) t.totals[t.dealer] += kDix;
        t.seat = t.leader = other(t.dealer);
    }

    // Sets the legal actions.
    void legal(Table& t) const {
        switch (t.phase) {
            case kToPlay: t.legal = {cards(t), 0, 0}; return;
            case kToMeld: t.legal = melds(t); return;
            case kToTake: t.legal = {bit(act::kStock) | bit(act::kUpcard), 0, 0};
        }
    }

    After play(Table& t, int action) const {
        if (t.phase == kToPlay) return put(t, action);
        switch (action) {
            case act::kShowDix:
            case act::kSwapDix: return dix(t, action == act::kSwapDix);
            case act::kDone:
                if (t.tricks == kPhaseOne && terms_.chooses)
                    t.phase = kToTake;
                else
                    draw(t, false);
                return After::kMoved;
            case act::kStock:
            case act::kUpcard: draw(t, action == act::kUpcard); return After::kMoved;
            default: return meld(t, action);
        }
    }

    // The sides that have won, one bit each, once the match is over.
    u32 winners(const Table& t) const { return t.winners; }

    // Writes the bytes of the seat to act, as in docs/guide/environments.md.
    void observe(const Table& t, u8* row) const {
        const int me = t.seat;
        std::memcpy(row, t.rows[at(me)].data(), kBytes);
        u8* to = row + 96;
        for (const int figure : {t.trump + 1, int{t.phase}, int(t.stock.size()) - t.drawn, int{t.tricks},
                                 seen(t.leader, me), seen(t.dealer, me), int{t.melded && t.phase == kToMeld},
                                 static_cast<int>(std::min<i64>(t.deals, 255)), 1})
            *to++ = static_cast<u8>(figure);
        to = row + 125;
        for (const i64 figure : {t.totals[at(me)], t.totals[other(me)], t.target}) {
            batch::store16(to, static_cast<u32>(std::clamp<i64>(figure + 32768, 0, 65535)));
            to += 2;
        }
    }

private:
    static u8 other(int seat) { return static_cast<u8>(1 - seat); }
    static int seen(int seat, int me) { return (seat ^ me) + 1; }

    // Writes the place of cards as a seat sees it, and as the other one does.
    static void show(Table& t, u64 cards, int seat, int mine, int theirs) {
        for (; cards; cards &= cards - 1) {
            const std::size_t card = at(std::countr_zero(cards));
            t.rows[at(seat)][card] = static_cast<u8>(mine);
            t.rows[other(seat)][card] = static_cast<u8>(theirs);
        }
    }

    static void get(Table& t, int seat, u64 cards, Place theirs) {
        t.hands[at(seat)] |= cards;
        show(t, cards, seat, kHeld, theirs);
    }

    // -- melding -----------------------------------------------------------------------------------

    batch::Actions<3> melds(const Table& t) const {
        batch::Actions<3> found{bit(act::kDone), 0, 0};
        if (nines(t)) {
            found.add(act::kShowDix, 1);
            if (terms_.swap && two_packs::rank_of(t.upcard) != kNine) found.add(act::kSwapDix, 1);
        }
        if (t.melded && !terms_.several) return found;
        const u64 laid = t.laid[t.seat], held = t.hands[t.seat] & ~(terms_.reuse ? 0 : laid);
        for (const Pattern& each : kPatterns[t.trump]) {
            const u64 fit = held & ~t.spent[each.name];
            if (const u64 ways = each.choices(fit)) found.add(each.first, ways & ~each.choices(fit & laid));
        }
        return found;
    }

    // The trump nines of the hand that have not been laid down.
    static u64 nines(const Table& t) {
        return t.hands[t.seat] & ~t.laid[t.seat] & two_packs::copies(bit(t.trump * kRanks));
    }

    After meld(Table& t, int action) const {
        const Patterns& all = kPatterns[t.trump];
        std::size_t i = all.size() - 1;
        while (action < all[i].first) --i;
        const u64 cards = all[i].chosen(action - all[i].first);
        t.melded = true;
        t.laid[t.seat] |= cards;
        t.spent[all[i].name] |= cards;
        if (all[i].name == kFlush) t.spent[kRoyalMarriage] |= cards;
        show(t, cards, t.seat, kMelded, kMeldedByOther);
        return score(t, all[i].name, cards);
    }

    After dix(Table& t, bool swap) const {
        const u64 held = nines(t), nine = held & (~held + 1);
        if (swap) {
            t.hands[t.seat] ^= nine;
            get(t, t.seat, bit(t.upcard), kKnown);
            t.upcard = static_cast<u8>(std::countr_zero(nine));
            show(t, nine, t.seat, kUp, kUp);
        } else {
            t.laid[t.seat] |= nine;
            show(t, nine, t.seat, kMelded, kMeldedByOther);
        }
        return score(t, swap ? kDixSwapped : kDixShown, nine);
    }

    static After score(Table& t, Name name, u64 cards) {
        t.totals[t.seat] += kWorths[name];
        ++t.rows[t.seat][at(105 + name)];
        ++t.rows[other(t.seat)][at(105 + kMelds + name)];
        for (; cards; cards &= cards - 1)
            for (auto& row : t.rows) row[at(two_packs::kCards + std::countr_zero(cards))] |= kUses[name];
        return After::kPaid;
    }

    // Draws after a trick, the winner first. With the last two cards, which both know, the table is taken up.
    static void draw(Table& t, bool upcard) {
        const int winner = t.seat, loser = other(winner);
        t.phase = kToPlay;
        t.melded = false;
        const u64 one = bit(t.stock[t.drawn++]);
        if (t.tricks < kPhaseOne) {
            get(t, winner, one, kHidden);
            return get(t, loser, bit(t.stock[t.drawn++]), kHidden);
        }
        for (const int seat : {winner, loser}) {
            const u64 drawn = (seat == winner) != upcard ? one : bit(t.upcard);
            get(t, seat, drawn | (t.laid[at(seat)] & t.hands[at(seat)]), kKnown);
        }
    }

    // -- playing -----------------------------------------------------------------------------------

    u64 cards(const Table& t) const {
        const u64 hand = t.hands[t.seat];
        if (t.tricks < kPhaseOne || t.led < 0 || !terms_.strict) return hand;
        const int suit = two_packs::suit_of(t.led);
        if (const u64 first = hand & (suit == t.trump ? two_packs::above(t.led) : two_packs::suit_cards(suit)))
            return first;
        const u64 trumps = hand & two_packs::suit_cards(t.trump);
        return trumps ? trumps : hand;
    }

    After put(Table& t, int card) const {
        t.hands[t.seat] ^= bit(card);
        if (t.led < 0) {
            t.led = static_cast<signed char>(card);
            show(t, bit(card), t.seat, kOpen, kOpen);
            t.seat = other(t.seat);
            return After::kMoved;
        }
        const int leader = t.leader, winner = two_packs::beats(card, t.led, t.trump) ? 1 - leader : leader;
        for (const auto& [seat, each] : {std::pair<int, int>{leader, t.led}, {1 - leader, card}}) {
            show(t, bit(each), seat, kPlayed + (winner != seat), kPlayed + 2 + (winner == seat));
            t.won[at(winner)] += terms_.points[at(two_packs::rank_of(each))];
        }
        t.led = -1;
        t.seat = t.leader = static_cast<u8>(winner);
        if (++t.tricks == kAllTricks) return finish(t);
        if (t.tricks <= kPhaseOne) t.phase = kToMeld;
        if (t.tricks == kPhaseOne) show(t, bit(t.stock[t.drawn]), 0, kLast, kLast);
        return After::kMoved;
    }

    // -- scoring -----------------------------------------------------------------------------------

    After finish(Table& t) const {
        for (std::size_t side = 0; side < at(sides); ++side)
            t.totals[side] += terms_.rounded ? (t.won[side] + 3) / 10 * 10 : t.won[side];
        t.totals[t.leader] += kLastTrick;
        t.dealer = other(t.dealer);
        ++t.deals;
        const int ahead = t.totals[0] == t.totals[1] ? 0 : t.totals[0] > t.totals[1] ? 1 : 2;
        int won = over_target(t);
        if (won == 3) won = terms_.higher_wins ? ahead : raised(t);
        if (!won && t.deals < terms_.max_deals) return After::kScored;
        t.winners = static_cast<u8>(won ? won : ahead);
        return After::kEnded;
    }

    int over_target(const Table& t) const {
        const i64 least = t.target + terms_.exceed;
        return (t.totals[0] >= least) + 2 * (t.totals[1] >= least);
    }

    // Raises the target that both are over. Returns the side that has won all the same.
    int raised(Table& t) const {
        int found = 3;
        do {
            t.target += terms_.target_step;
            found = over_target(t);
        } while (terms_.chain != kPlayOnFirst && found == 3);
        return terms_.chain == kAtOnce ? found : 0;
    }

    const Terms terms_;
};

}  // namespace spadille::pinochle

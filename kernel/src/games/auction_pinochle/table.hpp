// Auction Pinochle for a batch: whole matches, from the draw for dealer to the last score, in numbers of actions.
//
// This duplicates the rules in Python; tests/envs/test_vector.py checks that both agree.
#pragma once

#include "terms.hpp"

namespace spadille::auction_pinochle {

using batch::After;

class Matches {
public:
    using Table = auction_pinochle::Table;
    static constexpr std::size_t kActions = 165, kBytes = 160;

    explicit Matches(const Terms& terms) : seats(terms.seats), sides(terms.seats == 4 ? 2 : 3), terms_(terms) {}

    const int seats, sides;

    // Finds the first dealer.
    void begin(Table& t) const {
        t.dealer = static_cast<u8>(terms_.draw_high ? batch::draw_high(t.chance(), seats)
                                                    : t.chance().below(static_cast<u32>(seats)));
    }

    // Deals three cards at a time from the dealer's left; with three seats, three to the widow after the first round.
    void deal(Table& t) const {
        Table next_deal;
        static_cast<batch::Begun&>(next_deal) = t;
        next_deal.deals = t.deals;
        t = next_deal;
        auto pack = two_packs::kPack;
        t.chance().shuffle(pack, pack.size(), [&](std::size_t place, u8 card) {
            const int packet = static_cast<int>(place) / 3;
            if (alone() && packet == 3)
                t.widow |= bit(card);
            else
                t.hands[at((t.dealer + 1 + packet - (alone() && packet > 3)) % seats)] |= bit(card);
        });
        for (int seat = 0; seat < seats; ++seat) show(t, seat, t.hands[at(seat)], kHeld);
        t.seat = next(t.dealer);
    }

    // Sets the legal actions.
    void legal(Table& t) const {
        const u64 hand = t.hands[t.seat];
        t.legal = {};
        switch (t.phase) {
            case kToBid: return bids(t);
            case kToPlay:
                t.legal.add(0, cards(t));
                if (terms_.concede && !t.tricks && !t.laid) t.legal.add(act::kConcede, 1);
                return;
            case kToName: {
                u64 suits = 0;
                for (int suit = 0; suit < kSuits; ++suit)
                    suits |= u64{!terms_.marriage_needed || has_pair(hand, suit)} << suit;
                t.legal.add(act::kTrumps, suits);
                if ((alone() && terms_.concede) || !suits) t.legal.add(act::kConcede, 1);
                return;
            }
            case kToPass:
            case kToBury: t.legal.add(act::kPicks, open_picks(t));
        }
    }

    After play(Table& t, int action) const {
        if (action == act::kConcede) return concede(t);
        switch (t.phase) {
            case kToPlay: return put(t, action);
            case kToBid: return call(t, action - act::kPass);
            case kToName:
                t.trump = static_cast<u8>(action - act::kTrumps);
                t.named = true;
                return go_on(t);
            case kToPass:
            case kToBury: return pick(t, action - act::kPicks);
        }
        return After::kMoved;
    }

    // The sides that have won, one bit each, once the match is over.
    u32 winners(const Table& t) const { return t.winners; }

    // Writes the bytes of the seat to act, as in docs/guide/environments.md.
    void observe(const Table& t, u8* row) const {
        const int me = t.seat;
        std::memcpy(row, t.rows[at(me)].data(), t.rows[0].size());
        for (u64 left = t.picked; left; left &= left - 1) row[std::countr_zero(left)] = kPicked;
        std::memset(row + 96, 0, kBytes - 96);
        batch::store(row + 96, t.trick);
        int at_byte = 100;
        for (const u64 each : {t.taken, t.bids, t.passed, t.out}) {
            batch::store(row + at_byte, batch::from_seat(each, me, seats));
            at_byte += kMostSeats;
        }
        for (int k = 0; k < seats; ++k) put_figure(row + 116 + 2 * k, t.melds[at((me + k) % seats)]);
        put_figure(row + 125, terms_.of(t.bid));
        const bool plays = t.phase == kToPlay;
        row[124] = t.contract;
        u8* to = row + 127;
        for (const int figure :
             {t.declarer < 0 ? 0 : seen(t.declarer, me), t.named ? t.trump + 1 : 0, plays ? seen(t.leader, me) : 0,
              int{t.picks}, int{t.phase}, seen(t.dealer, me), static_cast<int>(std::min<i64>(t.calls, 255)),
              static_cast<int>(std::min<i64>(t.deals, 255)), seats, 1})
            *to++ = static_cast<u8>(figure);
        for (int k = 0; k < sides; ++k) {
            const std::size_t side = at((me + k) % sides);
            put_figure(row + 137 + 2 * k, t.won[side]);
            put_figure(row + 143 + 2 * k, t.totals[side] + 32768);
        }
    }

private:
    bool alone() const { return seats == 3; }
    u8 next(int seat) const { return static_cast<u8>((seat + 1) % seats); }
    int seen(int seat, int me) const { return (seat - me + seats) % seats + 1; }
    int partner(int seat) const { return (seat + 2) % seats; }
    static u64 byte(int seat, int figure = 1) { return static_cast<u64>(figure) << 8 * seat; }

    static void put_figure(u8* to, i64 figure) {
        batch::store16(to, static_cast<u32>(std::clamp<i64>(figure, 0, 65535)));
    }

    static void show(Table& t, int seat, u64 cards, int place) {
        for (; cards; cards &= cards - 1) t.rows[at(seat)][at(std::countr_zero(cards))] = static_cast<u8>(place);
    }

    // -- the auction -------------------------------------------------------------------------------

    void bids(Table& t) const {
        const int first = std::max(t.bid + 1, act::kLowest), above = act::kLowest + terms_.bids;
        if (first < above) t.legal.add(act::kPass + first, (u64{1} << (above - first)) - 1);
        if (!(terms_.dealer_bids && t.last_bid < 0 && t.calls == seats - 1))
            t.legal.add(act::kPass, 1);
        else if (terms_.below)
            t.legal.add(act::kBelow, 1);
        if (terms_.shoot && !alone()) t.legal.add(act::kShoot, 1);
    }

    After call(Table& t, int bid) const {
        say(t, bid);
        while (!auction_over(t) && (t.passed >> 8 * t.seat & 1)) say(t, 0);
        if (bid != act::kAllTricks && !auction_over(t)) return After::kMoved;
        if (t.last_bid < 0) {
            t.dealer = next(t.dealer);
            deal(t);
            return After::kMoved;
        }
        t.seat = static_cast<u8>((t.dealer + 1 + t.last_bid) % seats);
        t.declarer = static_cast<signed char>(t.seat);
        t.contract = t.bid;
        t.phase = kToName;
        t.hands[t.seat] |= t.widow;
        show(t, t.seat, t.widow, kHeld);
        return After::kMoved;
    }

    void say(Table& t, int bid) const {
        if (bid) {
            t.bids = (t.bids & ~byte(t.seat, 0xFF)) | byte(t.seat, bid);
            t.bid = static_cast<u8>(bid);
            t.last_bid = t.calls;
        } else {
            t.passed |= byte(t.seat);
        }
        ++t.calls;
        t.seat = next(t.seat);
    }

    bool auction_over(const Table& t) const { return t.calls - std::max<i64>(t.last_bid, 0) == seats; }

    // -- passing and burying -----------------------------------------------------------------------

    int picks_to_make() const { return alone() ? kWidow : terms_.card_pass; }

    // The cards that may be picked next; where picks must ascend, only those with enough higher cards left.
    u64 open_picks(const Table& t) const {
        u64 left = t.hands[t.seat] & ~t.picked;
        if (!terms_.upwards) return left;
        if (t.picked) left &= ~(std::bit_floor(t.picked) * 2 - 1);
        for (int still = picks_to_make() - 1 - t.picks; still > 0; --still) left &= ~std::bit_floor(left);
        return left;
    }

    After pick(Table& t, int card) const {
        t.picked |= bit(card);
        if (++t.picks < picks_to_make()) return After::kPart;
        const u64 cards = t.picked;
        t.picked = 0;
        t.picks = 0;
        t.hands[t.seat] &= ~cards;
        if (alone()) {
            t.buried = cards;
        } else {
            show(t, t.seat, cards, kHidden);
            show(t, partner(t.seat), cards, kHeld);
            t.hands[at(partner(t.seat))] |= cards;
            t.handed[t.passes++] = cards;
        }
        return go_on(t);
    }

    // The next pass or burial; else melds are laid down, and the declarer leads, unless they are enough.
    After go_on(Table& t) const {
        t.seat = static_cast<u8>(t.declarer);
        if (alone() && !t.buried) {
            t.phase = kToBury;
            return After::kMoved;
        }
        if (!alone() && terms_.card_pass && t.passes < 2) {
            t.phase = kToPass;
            if (!t.passes) t.seat = static_cast<u8>(partner(t.declarer));
            return After::kMoved;
        }
        t.phase = kToPlay;
        t.leader = t.seat;
        lay_melds(t);
        const i64 worth = t.melds[t.seat];
        if (!alone() || terms_.pay == kPayAll || terms_.kept != kAlways || worth < terms_.of(t.contract))
            return After::kMoved;
        score_alone(t, worth, 0);
        return finish(t);
    }

    void lay_melds(Table& t) const {
        std::array<u64, kMostSeats> table{};
        for (int seat = 0; seat < seats; ++seat) {
            if (alone() && seat != t.declarer) continue;
            t.melds[at(seat)] = lay(terms_, t.hands[at(seat)], t.trump, [&](u64 cards, u8 use) {
                table[at(seat)] |= cards;
                for (; cards; cards &= cards - 1)
                    for (auto& row : t.rows) row[at(two_packs::kCards + std::countr_zero(cards))] |= use;
            });
        }
        for (int me = 0; me < seats; ++me) {
            auto& row = t.rows[at(me)];
            std::fill_n(row.begin(), two_packs::kCards, u8{kHidden});
            show(t, me, t.widow, kOfWidow);
            if (me == t.declarer) show(t, me, t.buried, kBuried);
            for (int away = 1; away < seats; ++away) show(t, me, table[at((me + away) % seats)], kKnown + away - 1);
            if ((me - t.declarer) % 2 == 0) show(t, me, t.handed[me == t.declarer], kKnown + 1);
            show(t, me, t.hands[at(me)], kHeld);
        }
    }

    // -- playing -----------------------------------------------------------------------------------

    u64 cards(const Table& t) const {
        const u64 hand = t.hands[t.seat];
        if (!t.laid) return hand;
        const u64 suit = hand & two_packs::suit_cards(t.led), trumps = hand & two_packs::suit_cards(t.trump);
        const u64 held = suit ? suit : trumps;
        if (!held) return hand;
        const bool heads = terms_.winning == kHeadAll || (terms_.winning == kHeadTrumps && t.led == t.trump);
        const bool trumped = two_packs::suit_of(t.best) == t.trump;
        const u64 above = suit || trumped ? held & two_packs::above(t.best) : held;
        return heads && above ? above : held;
    }

    After put(Table& t, int card) const {
        const int seat = t.seat, suit = two_packs::suit_of(card);
        if (!t.laid) {
            t.led = static_cast<u8>(suit);
        } else if (suit != t.led) {
            const int lacking = (1 << t.led | 1 << t.trump) & ~(1 << suit);
            t.out |= byte(seat, lacking);
        }
        if (!t.laid || two_packs::beats(card, t.best, t.trump)) {
            t.best = static_cast<u8>(card);
            t.winner = t.seat;
        }
        t.hands[at(seat)] &= ~bit(card);
        for (int me = 0; me < seats; ++me) show(t, me, bit(card), kOnTable + seen(seat, me) - 1);
        t.trick |= byte(t.laid, card + 1);
        t.seat = next(seat);
        return ++t.laid < seats ? After::kMoved : end_trick(t);
    }

    // Ends a trick: its winner leads to the next.
    After end_trick(Table& t) const {
        const std::size_t side = at(t.winner % sides);
        for (; t.trick; t.trick >>= 8) {
            const std::size_t card = (t.trick & 0xFF) - 1;
            for (int me = 0; me < seats; ++me) t.rows[at(me)][card] -= kOnTable - kTaken;
            t.won[side] += worth_of(static_cast<int>(card));
        }
        t.taken += byte(t.winner);
        t.laid = 0;
        t.seat = t.leader = t.winner;
        if (++t.tricks * seats < two_packs::kCards - (alone() ? kWidow : 0)) return After::kMoved;
        return score(t);
    }

    // -- scoring -----------------------------------------------------------------------------------

    i64 worth_of(int card) const { return terms_.points[at(two_packs::rank_of(card))]; }
    i64 rounded(i64 points) const { return terms_.rounded ? (points + 3) / 10 * 10 : points; }

    After score(Table& t) const {
        const int declarers = t.declarer % sides;
        if (alone()) {
            i64 pile = t.won[at(declarers)] + (t.winner == t.declarer ? terms_.last_trick : 0);
            for (u64 left = t.buried; left; left &= left - 1) pile += worth_of(std::countr_zero(left));
            score_alone(t, kept_melds(t, declarers), rounded(pile));
            return finish(t);
        }
        for (int side = 0; side < sides; ++side) {
            const i64 tricks = rounded(t.won[at(side)] + (t.winner % sides == side ? terms_.last_trick : 0));
            const i64 made = kept_melds(t, side) + tricks;
            i64& total = t.totals[at(side)];
            if (side != declarers)
                total += made;
            else if (t.contract == act::kAllTricks)
                total += tricks_of(t, side) == two_packs::kCards / seats ? terms_.shoot : -terms_.shoot;
            else
                total += made >= terms_.of(t.contract) ? made : -terms_.of(t.contract) * terms_.set_times;
        }
        return finish(t);
    }

    int tricks_of(const Table& t, int side) const {
        int found = 0;
        for (int seat = side; seat < seats; seat += sides) found += static_cast<int>(t.taken >> 8 * seat & 0xFF);
        return found;
    }

    i64 melds_of(const Table& t, int side) const {
        i64 found = 0;
        for (int seat = side; seat < seats; seat += sides) found += t.melds[at(seat)];
        return found;
    }

    // The worth of a side's melds, if they count.
    i64 kept_melds(const Table& t, int side) const {
        const i64 worth = melds_of(t, side), cards = t.won[at(side)];
        if (!alone() && worth < terms_.minimum_meld) return 0;
        if (terms_.kept == kWithPoints) return cards && cards >= terms_.meld_points ? worth : 0;
        return terms_.kept == kAlways || tricks_of(t, side) ? worth : 0;
    }

    // Scores the deal of a declarer who plays alone.
    void score_alone(Table& t, i64 melds, i64 tricks) const {
        const i64 bid = terms_.of(t.contract), times = melds + tricks >= bid ? 1 : -terms_.set_times;
        if (terms_.pay == kPayChips) return pay_chips(t, times * terms_.chips(t.contract, t.trump));
        t.totals[at(t.declarer)] += times < 0 ? times * bid : terms_.pay == kPayBid ? bid : melds + tricks;
    }

    // Every opponent pays chips to the declarer, or gets them if negative.
    void pay_chips(Table& t, i64 each) const {
        for (int seat = 0; seat < seats; ++seat) t.totals[at(seat)] += seat == t.declarer ? 2 * each : -each;
    }

    After concede(Table& t) const {
        const i64 lost = t.contract == act::kAllTricks ? terms_.shoot : terms_.of(t.contract);
        if (alone() && terms_.pay == kPayChips) {
            pay_chips(t, -terms_.chips(t.contract, t.trump));
            return finish(t);
        }
        for (int side = 0; side < sides; ++side)
            if (side == t.declarer % sides)
                t.totals[at(side)] -= lost;
            else if (const i64 melds = melds_of(t, side); melds >= terms_.minimum_meld)
                t.totals[at(side)] += melds;
        return finish(t);
    }

    // Ends the deal, and the match if a side has reached the target.
    After finish(Table& t) const {
        t.dealer = next(t.dealer);
        ++t.deals;
        i64 best = t.totals[0];
        for (int side = 1; side < sides; ++side) best = std::max(best, t.totals[at(side)]);
        u32 top = 0;
        for (int side = 0; side < sides; ++side) top |= u32{t.totals[at(side)] == best} << side;
        const int declarers = t.declarer % sides;
        u32 won = best >= terms_.target && std::has_single_bit(top) ? top : 0;
        if (terms_.bidders_win && t.totals[at(declarers)] >= terms_.target) won = 1u << declarers;
        if (!won && t.deals < terms_.max_deals) return After::kScored;
        t.winners = static_cast<u8>(won ? won : std::popcount(top) < sides ? top : 0);
        return After::kEnded;
    }

    const Terms terms_;
};

}  // namespace spadille::auction_pinochle

// Five Hundred for a batch: whole matches, from the draw for dealer to the last score, in numbers of actions.
//
// This duplicates the rules in Python; tests/envs/test_vector.py checks that both agree.
#pragma once

#include "../../batch/rows.hpp"
#include "terms.hpp"

namespace spadille::five_hundred {

using batch::After;

struct Table : batch::Begun {
    batch::Actions<2> legal;
    std::array<u8, batch::kCodes> codes{};  // where a played card is
    std::array<u64, ranks::kSeats> hands{};
    u64 middle = 0, passed = 0, picked = 0, follow = 0, gone = 0;
    u64 trick = 0, taken = 0, last = 0, nullo = 0, quit = 0, out = 0, announced = 0;  // one byte for each seat
    i64 deals = 0, calls = 0, bids = 0, last_bid = -1;  // turns, bids among them, index of the last
    Phase phase = kToBid;
    u8 leader = 0, named = 0, bid = 0, contract = 0, picks = 0, laid = 0, tricks = 0, best = 0, winner = 0,
       strain = ranks::kNoTrump;
    u8 led = 0, call_for = 0;  // the suit that the lead counts as, and the suit to follow
    u8 spoken = 0, won = 0;    // seats that were asked for an announcement; the sides that have won, one bit each
    bool asked = false;
    signed char declarer = -1, sits_out = -1, rank = -1;  // position of the last bid on the ladder
};

class Matches {
public:
    using Table = five_hundred::Table;
    static constexpr std::size_t kActions = 126, kBytes = 96;
    static constexpr int seats = ranks::kSeats, sides = 2;

    explicit Matches(const Terms& terms) : terms_(terms) {}

    // Finds the first dealer.
    void begin(Table& t) const {
        t.dealer = static_cast<u8>(terms_.draw_high ? batch::draw_high(t.chance(), seats)
                                                    : t.chance().below(static_cast<u32>(seats)));
    }

    // Deals ten cards each and five to the middle, in packets from the dealer's left.
    void deal(Table& t) const {
        const batch::Begun kept = t;
        const i64 deals = t.deals;
        t = Table{};
        static_cast<batch::Begun&>(t) = kept;
        t.deals = deals;
        std::array<u8, ranks::kCards> pack;
        for (std::size_t i = 0; i < pack.size(); ++i) pack[i] = static_cast<u8>(i);
        std::array<u64, ranks::kMiddle + 1> piles{};
        t.chance().shuffle(pack, pack.size(),
                           [&](std::size_t place, u8 card) { piles[ranks::kDealt[place]] |= bit(card); });
        for (int left = 0; left < seats; ++left) t.hands[at((t.dealer + 1 + left) % seats)] = piles[at(left)];
        t.middle = piles[ranks::kMiddle];
        t.seat = next(t.dealer);
        t.phase = terms_.ace_no_face ? kToAnnounce : kToBid;
    }

    // Sets the legal actions.
    void legal(Table& t) const {
        const u64 hand = t.hands[t.seat];
        switch (t.phase) {
            case kToPlay: t.legal = {cards(t), 0}; return;
            case kToBid: t.legal = bids(t); return;
            case kToDiscard: t.legal = {0, open_picks(t) << (act::kPicks - 64)}; return;
            case kToAnnounce:
                const bool may = !(hand & ranks::kFaces) && std::has_single_bit(hand & ranks::kAces);
                t.legal = {0, t.asked ? high(act::kRedeal) | high(act::kPlayOn)
                                      : high(act::kNo) | (may ? high(act::kAnnounce) : 0)};
        }
    }

    After play(Table& t, int action) const {
        switch (t.phase) {
            case kToPlay: return put(t, action);
            case kToBid: call(t, action); return After::kMoved;
            case kToDiscard: return pick(t, action - act::kPicks);
            case kToAnnounce: announce(t, action);
        }
        return After::kMoved;
    }

    // The sides that have won, one bit each, once the match is over.
    u32 winners(const Table& t) const { return t.won; }

    // Writes the bytes of the seat to act, as in docs/guide/environments.md.
    void observe(const Table& t, u8* row) const {
        const int me = t.seat, side = me % sides;
        write_cards(t, me, row);
        batch::store(row + 45, t.trick);
        int at_byte = 49;
        for (const u64 each : {t.taken, t.last, t.nullo, t.out, t.announced}) {
            batch::store(row + at_byte, batch::from_seat(each, me, seats));
            at_byte += seats;
        }
        row[69] = t.phase == kToPlay ? seen(t.leader, me) : u8{0};
        row[70] = t.named;
        row[71] = t.contract;
        row[72] = t.declarer < 0 ? u8{0} : seen(t.declarer, me);
        row[73] = t.sits_out < 0 ? u8{0} : seen(t.sits_out, me);
        row[74] = t.picks;
        row[75] = t.phase;
        row[76] = seen(t.dealer, me);
        row[77] = static_cast<u8>(std::min<i64>(t.calls, 255));
        row[78] = static_cast<u8>(std::min<i64>(t.deals, 255));
        for (int k = 0; k < sides; ++k) {
            const i64 total = std::clamp<i64>(t.totals[at(side ^ k)] + 32768, 0, 65535);
            batch::store16(row + 79 + 2 * k, static_cast<u32>(total));
        }
        batch::store(row + 83, u64{t.asked} | u64{1} << 8);
        batch::store(row + 88, 0);
    }

private:
    static u8 next(int seat) { return static_cast<u8>((seat + 1) % seats); }
    static u8 seen(int seat, int me) { return static_cast<u8>((seat - me + seats) % seats + 1); }
    static u64 high(int action) { return u64{1} << (action - 64); }
    static u64 byte(int seat, int figure = 1) { return static_cast<u64>(figure) << 8 * seat; }
    static int byte_of(u64 row, int seat) { return static_cast<int>(row >> 8 * seat & 0xFF); }
    static int partner(int seat) { return (seat + 2) % seats; }

    // Writes played cards, those held, and the known ones of those laid aside.
    void write_cards(const Table& t, int me, u8* row) const {
        batch::write_cards<48>(t.codes, t.hands[at(me)] & ~t.picked, me, seats, row);
        if (t.phase == kToDiscard) return add(row, t.picked, kPicked);
        if (t.phase != kToPlay || t.declarer < 0) return;
        const u64 aside = me == taker(t) ? t.middle : 0;
        add(row, aside, kMyDiscard);
        if (t.passed && (me - t.declarer) % 2 == 0) add(row, t.passed & ~aside & ~t.hands[at(me)] & ~t.gone, kPassedOn);
    }

    static void add(u8* row, u64 set, u64 code) {
        if (!set) return;
        for (int i = 0; i < 48; i += 8)
            batch::store(row + i, batch::loaded(row + i) + batch::spread(set >> i & 0xFF) * code);
    }

    // The seat that discards last, and so knows the cards in the middle.
    static int taker(const Table& t) {
        return t.contract == act::kGrandNullo - act::kSaid ? partner(t.declarer) : t.declarer;
    }

    // -- announcing --------------------------------------------------------------------------------

    void announce(Table& t, int action) const {
        if (action == act::kRedeal) return deal(t);
        if (action == act::kAnnounce) {
            t.announced |= byte(t.seat, 2);
            t.asked = true;
            t.seat = static_cast<u8>(partner(t.seat));
            return;
        }
        if (action == act::kNo)
            t.announced |= byte(t.seat);
        else
            t.seat = static_cast<u8>(partner(t.seat));  // play on: back to the seat that announced
        t.asked = false;
        t.seat = next(t.seat);
        if (++t.spoken == seats) t.phase = kToBid;
    }

    // -- the auction -------------------------------------------------------------------------------

    batch::Actions<2> bids(const Table& t) const {
        int low = t.rank + 1;
        if (low < 5 && !sixes(t)) low = 5;
        const int first = low <= terms_.nullo_place ? low : low - 1;
        const u64 open = ((u64{1} << act::kBidsInAll) - 1) & ~((u64{1} << first) - 1);
        batch::Actions<2> found{bit(act::kPass), 0};
        found.add(act::kBids, open);
        const int other = partner(t.seat);
        const bool barred = byte_of(t.announced, t.seat) == 2 || byte_of(t.announced, other) == 2;
        if (!terms_.nullo || barred) return found;
        if (low <= terms_.nullo_place) found.add(act::kNullo, 1);
        if (terms_.grand_nullo && byte_of(t.nullo, other)) found.add(act::kGrandNullo, 1);
        return found;
    }

    bool sixes(const Table& t) const {
        switch (terms_.sixes) {
            case kFirstSeats: return t.calls < 2;
            case kFirstBids: return t.bids < 2;
            default: return terms_.sixes == kAnySixes;
        }
    }

    // The position of a bid on the ladder.
    int rank(int action) const {
        if (action == act::kGrandNullo) return act::kBidsInAll + 1;
        if (action == act::kNullo) return terms_.nullo_place;
        return action - act::kBids + (action - act::kBids >= terms_.nullo_place);
    }

    void call(Table& t, int action) const {
        say(t, action);
        while (terms_.pass_is_final && !auction_over(t) && (t.quit >> 8 * t.seat & 1)) say(t, act::kPass);
        if (action != act::kGrandNullo && !auction_over(t)) return;
        if (t.last_bid < 0) return all_passed(t);
        t.declarer = static_cast<signed char>((t.dealer + 1 + t.last_bid) % seats);
        t.contract = t.bid;
        t.strain = act::strain_of(t.contract);
        if (t.contract == act::kNullo - act::kSaid) t.sits_out = static_cast<signed char>(partner(t.declarer));
        take_middle(t, t.declarer);
    }

    void say(Table& t, int action) const {
        t.last = (t.last & ~byte(t.seat, 0xFF)) | byte(t.seat, action - act::kSaid);
        if (action == act::kPass) {
            t.quit |= byte(t.seat);
        } else {
            ++t.bids;
            t.last_bid = t.calls;
            t.rank = static_cast<signed char>(rank(action));
            t.bid = static_cast<u8>(action - act::kSaid);
            if (action == act::kNullo) t.nullo |= byte(t.seat);
        }
        ++t.calls;
        t.seat = next(t.seat);
    }

    bool auction_over(const Table& t) const {
        if (t.last_bid < 0) return t.calls == seats;
        return (terms_.rounds > 0 && t.calls == i64{seats} * terms_.rounds) || t.calls - t.last_bid == seats;
    }

    void all_passed(Table& t) const {
        if (terms_.all_pass == kPlayNoTrump) return open(t, next(t.dealer));
        if (terms_.all_pass == kNextDealer) t.dealer = next(t.dealer);
        deal(t);
    }

    // -- discarding --------------------------------------------------------------------------------

    static void take_middle(Table& t, int seat) {
        t.phase = kToDiscard;
        t.seat = static_cast<u8>(seat);
        t.hands[at(seat)] |= t.middle;
        t.picked = 0;
        t.picks = 0;
    }

    // The cards that may be picked next; where picks must ascend, only those with enough higher cards left.
    u64 open_picks(const Table& t) const {
        u64 left = t.hands[t.seat] & ~t.picked;
        if (!terms_.upwards) return left;
        if (t.picked) left &= ~(std::bit_floor(t.picked) * 2 - 1);
        for (int still = kPicksToMake - 1 - t.picks; still > 0; --still) left &= ~std::bit_floor(left);
        return left;
    }

    After pick(Table& t, int card) const {
        t.picked |= bit(card);
        if (++t.picks < kPicksToMake) return After::kPart;
        const int seat = t.seat;
        t.hands[at(seat)] &= ~t.picked;
        t.middle = t.picked;
        t.picked = 0;
        t.picks = 0;
        if (t.contract == act::kGrandNullo - act::kSaid && seat == t.declarer) {
            t.passed = t.middle;
            take_middle(t, partner(seat));
        } else {
            open(t, t.declarer);
        }
        return After::kMoved;
    }

    // -- playing -----------------------------------------------------------------------------------

    static void open(Table& t, int leader) {
        t.phase = kToPlay;
        t.seat = t.leader = static_cast<u8>(leader);
    }

    u64 cards(const Table& t) const {
        const u64 hand = t.hands[t.seat], joker = bit(ranks::kJoker);
        if (t.follow) return hand & t.follow ? hand & t.follow : hand;
        if (!(hand & joker) || (t.strain != ranks::kNoTrump && !terms_.joker_always)) return hand;
        const u64 shown = t.out >> 8 * t.seat & 15;
        return (hand & ~joker) | (shown == 15 ? 15 : ~shown & 15) << act::kJokerLeads;
    }

    After put(Table& t, int action) const {
        const ranks::Strain& strain = ranks::kStrains[t.strain];
        const int card = std::min(action, ranks::kJoker), seat = t.seat, suit = strain.suit[at(card)];
        int power = strain.power[at(card)];
        if (!t.follow) {
            int asked = suit;
            if (action >= act::kJokerLeads) {
                asked = action - act::kJokerLeads;
                t.named = static_cast<u8>(asked + 1);
            }
            t.follow = strain.suits[at(asked)];
            t.best = 0;
            t.led = static_cast<u8>(suit);
            t.call_for = static_cast<u8>(asked);
        } else if (suit != t.call_for) {
            t.out |= u64{1} << (8 * seat + t.call_for);
        }
        if (suit != t.strain && suit != t.led) power = 0;
        if (power > t.best) t.best = static_cast<u8>(power), t.winner = t.seat;
        t.hands[at(seat)] &= ~bit(card);
        t.gone |= bit(card);
        t.codes[at(card)] = static_cast<u8>(batch::kTable + seat);
        t.trick |= byte(t.laid++, card + 1);
        t.seat = next(seat);
        if (t.seat == t.sits_out) t.seat = next(t.seat);
        return t.seat == t.leader ? end_trick(t) : After::kMoved;
    }

    // Ends a trick: its winner leads to the next.
    After end_trick(Table& t) const {
        for (; t.trick; t.trick >>= 8) t.codes[(t.trick & 0xFF) - 1] -= batch::kTable - batch::kTaken;
        t.taken += byte(t.winner);
        t.laid = 0;
        t.follow = 0;
        t.seat = t.leader = t.winner;
        return ++t.tricks < kAllTricks ? After::kMoved : finish(t);
    }

    // -- scoring -----------------------------------------------------------------------------------

    After finish(Table& t) const {
        std::array<i64, 2> tricks{};
        for (int seat = 0; seat < seats; ++seat) tricks[at(seat % sides)] += byte_of(t.taken, seat);
        int kept_by = -1;
        if (t.declarer < 0) {
            for (std::size_t side = 0; side < tricks.size(); ++side) t.totals[side] += 10 * tricks[side];
        } else {
            const std::size_t side = at(t.declarer % sides);
            const int bid = t.contract + act::kSaid - act::kBids;
            const bool numbered = bid < act::kBidsInAll;
            const bool kept = numbered ? tricks[side] >= 6 + bid / 5 : !tricks[side];
            i64 points = act::worth(t.contract);
            if (numbered && kept && tricks[side] == kAllTricks) points = std::max<i64>(points, terms_.slam_bonus);
            t.totals[side] += kept ? points : -points;
            t.totals[side ^ 1] += 10 * tricks[numbered ? side ^ 1 : side];
            if (kept) kept_by = static_cast<int>(side);
        }
        t.dealer = next(t.dealer);
        ++t.deals;
        return ended(t, kept_by) ? After::kEnded : After::kScored;
    }

    // The floor comes first, then the win; the limit of deals overrides every other condition.
    bool ended(Table& t, int kept_by) const {
        int fallen = 0, over = 0;
        for (int side = 0; side < sides; ++side) {
            fallen |= (terms_.has_floor && t.totals[at(side)] <= terms_.lose_at) << side;
            over |= (t.totals[at(side)] >= terms_.needed) << side;
        }
        const int ahead = t.totals[0] == t.totals[1] ? 0 : t.totals[0] > t.totals[1] ? 1 : 2;
        if (fallen)
            t.won = static_cast<u8>(fallen == 3 ? 3 : 3 - fallen);
        else if (kept_by >= 0 && (over >> kept_by & 1))
            t.won = static_cast<u8>(1 << kept_by);
        else if (!terms_.only_by_contract && over)
            t.won = static_cast<u8>(over == 3 ? ahead : over);
        if (t.won) return true;
        if (t.deals < terms_.max_deals) return false;
        t.won = static_cast<u8>(ahead);
        return true;
    }

    const Terms terms_;
};

}  // namespace spadille::five_hundred

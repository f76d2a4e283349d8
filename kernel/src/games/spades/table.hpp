// Spades for a batch: whole matches, from the draw for dealer to the last score, in numbers of actions.
//
// A card is its action: clubs to spades, twos to aces, then the jokers, which are spades. This duplicates the rules in
// Python; tests/games/spades/test_batch.py checks that both agree.
#pragma once

#include "../../batch/rows.hpp"
#include "facts.hpp"

namespace spadille::spades {

using batch::After, batch::i64;

inline constexpr int kBids = 53, kNil = 71, kBlindNil = 72, kLook = 73;  // actions; those of bids and the tricks
inline constexpr int kNilSaid = 18, kBlindSaid = 19;                     // calls, besides numbers of tricks
inline constexpr int kFaceDown = 1, kToBid = 2, kToPlay = 3;             // phases
inline constexpr int kOnlySpades = 16, kSuit = 13, kEveryCard = 54;
inline constexpr u64 kClubs = (u64{1} << kSuit) - 1, kSpades = (u64{1} << kEveryCard) - (u64{1} << 3 * kSuit);
inline constexpr i64 kBagsToAPenalty = 10;

// The terms set by options and seats before the first deal.
struct Terms {
    int seats = 0, sides = 0, hand_size = 0, min_bid = 0, opening = kAnyCard, cards = 0;
    bool draw_high = false, nil = false, blind_nil = false, only_behind = false, failed_nil_bags = false, minus = false;
    bool points_bid = false, broken = false, cut = false, has_mercy = false;
    int target = 0, behind = 0, nil_bonus = 0, nil_penalty = 0, blind_nil_bonus = 0, blind_nil_penalty = 0;
    int overtrick_points = 0, bag_penalty = 0, mercy = 0, hand_limit = -1, max_deals = 0;
    std::array<int, kEveryCard> pack{};
};

struct Table : batch::Begun {
    batch::Actions<2> legal;
    std::array<u8, batch::kCodes> codes{};  // where a played card is
    std::array<u64, kSeats> hands{};
    std::array<i64, kSeats> bags{};                   // by side
    std::array<std::array<u8, 24>, kSeats> scores{};  // by side: bags and totals in bytes, its own first
    u64 calls = 0, taken = 0, out = 0, trick = 0;     // one byte for each seat; the trick in its order, card + 1
    u64 gone = 0;
    i64 deals = 0;
    u8 phase = kToBid, leader = 0, opener = 0, said = 0, laid = 0, tricks = 0, best = 0, winner = 0;
    bool looked = false, tied = false;
};

class Matches {
public:
    using Table = spades::Table;
    static constexpr std::size_t kActions = 78, kBytes = 128;

    explicit Matches(const Terms& terms) : seats(terms.seats), sides(terms.sides), terms_(terms) {
        for (std::size_t i = 0; i < pack_.size(); ++i) pack_[i] = static_cast<u8>(terms.pack[i]);
        for (int seat = 0; seat < seats; ++seat) side_[at(seat)] = static_cast<u8>(seat % sides);
        bids_ = ((u64{1} << (terms.hand_size + 1)) - 1) & ~((u64{1} << terms.min_bid) - 1);
    }

    const int seats, sides;

    // Finds the first dealer.
    void begin(Table& t) const {
        t.dealer = static_cast<u8>(terms_.draw_high ? batch::draw_high(t.chance(), seats)
                                                    : t.chance().below(static_cast<u32>(seats)));
    }

    // Deals card by card from the dealer's left; if the pack is cut, in the middle.
    void deal(Table& t) const {
        t.hands = {};
        t.codes = {};
        t.calls = t.taken = t.out = t.trick = t.gone = 0;
        t.said = t.laid = t.tricks = t.leader = t.opener = 0;
        const std::size_t cards = at(terms_.cards), first = at(t.dealer + 1);
        const std::size_t lifted = terms_.cut ? cards / 2 : 0;
        std::array<u8, kEveryCard> pack = pack_;
        t.chance().shuffle(pack, cards, [&](std::size_t place, u8 card) {
            const std::size_t lies = place >= lifted ? place - lifted : place + cards - lifted;
            t.hands[(first + lies) % at(seats)] |= bit(card);
        });
        t.seat = next(t.dealer);
        face(t);
        for (int side = 0; side < sides; ++side) write_scores(t, side);
    }

    // Sets the legal actions.
    void legal(Table& t) const {
        if (t.phase == kToPlay) {
            t.legal = {cards(t), 0};
        } else if (t.phase == kFaceDown) {
            t.legal = {0, u64{3} << (kBlindNil - 64)};
        } else {
            t.legal = {bids_ << kBids, bids_ >> (64 - kBids) | u64{terms_.nil} << (kNil - 64)};
        }
    }

    After play(Table& t, int action) const {
        if (t.phase == kToPlay) return put(t, action);
        if (action == kLook) {
            t.looked = true;
            t.phase = kToBid;
        } else {
            call(t, action == kNil ? kNilSaid : action == kBlindNil ? kBlindSaid : action - kBids);
        }
        return After::kMoved;
    }

    // The sides that have won, one bit each, once the match is over.
    u32 winners(const Table& t) const {
        const u32 first = leading(t);
        return first == (1u << sides) - 1 ? 0 : first;
    }

    // Writes the bytes of the seat to act, as in docs/guide/environments.md.
    void observe(const Table& t, u8* row) const {
        const int me = t.seat;
        const u64 hand = t.phase == kFaceDown ? 0 : t.hands[at(me)];
        batch::write_cards<batch::kCodes>(t.codes, hand, me, seats, row);
        row[54] = t.phase;
        row[55] = t.phase == kToPlay ? seen(t.leader, me) : u8{0};
        row[56] = seen(t.dealer, me);
        row[57] = (t.gone & kSpades) != 0;
        row[58] = static_cast<u8>(std::min<i64>(t.deals, 255));
        row[59] = t.tied;
        row[60] = t.said;
        row[61] = t.phase == kToPlay ? seen(t.opener, me) : u8{0};
        row[62] = static_cast<u8>(seats);
        row[63] = static_cast<u8>(sides);
        batch::store(row + 64, batch::from_seat(t.calls, me, seats));
        batch::store(row + 70, batch::from_seat(t.taken, me, seats));
        batch::store(row + 76, batch::from_seat(t.out, me, seats));
        batch::store(row + 82, t.trick);
        std::memcpy(row + 88, t.scores[at(side_[at(me)])].data(), t.scores[0].size());
        batch::store(row + 112, u64{t.looked} << 32 | u64{1} << 40);
        batch::store(row + 120, 0);
    }

private:
    int suit(int card) const { return card >= 3 * kSuit ? kSpade : card / kSuit; }
    u8 next(int seat) const { return static_cast<u8>(seat + 1 == seats ? 0 : seat + 1); }
    u8 seen(int seat, int me) const { return static_cast<u8>(seat - me + (seat < me ? seats : 0) + 1); }
    static u64 suit_cards(int suit) { return suit == kSpade ? kSpades : kClubs << suit * kSuit; }
    static u64 one(int seat) { return u64{1} << 8 * seat; }

    // Writes bags and totals as a side sees them, clamped to two bytes.
    void write_scores(Table& t, int side) const {
        for (int k = 0, each = side; k < sides; ++k, each = each + 1 == sides ? 0 : each + 1) {
            u8* const row = t.scores[at(side)].data() + 2 * k;
            batch::store16(row, static_cast<u32>(std::clamp<i64>(t.bags[at(each)], 0, 65535)));
            batch::store16(row + 12, static_cast<u32>(std::clamp<i64>(t.totals[at(each)] + 32768, 0, 65535)));
        }
    }

    // Turns the hand of a seat face down if it may bid blind.
    void face(Table& t) const {
        t.looked = false;
        t.phase = may_bid_blind(t) ? kFaceDown : kToBid;
    }

    bool may_bid_blind(const Table& t) const {
        if (!terms_.blind_nil || !terms_.only_behind) return terms_.blind_nil;
        const int side = side_[at(t.seat)];
        i64 others = INT64_MIN;
        for (int each = 0; each < sides; ++each)
            if (each != side) others = std::max(others, t.totals[at(each)]);
        return others - t.totals[at(side)] >= terms_.behind;
    }

    void call(Table& t, int said) const {
        t.calls |= static_cast<u64>(said) << 8 * t.seat;
        t.seat = next(t.seat);
        if (++t.said < seats) return face(t);
        t.looked = false;
        t.phase = kToPlay;
        if (const u64 club = terms_.opening == kLowestClub ? low_club(t) : 0)
            for (int seat = 0; seat < seats; ++seat)
                if (t.hands[at(seat)] & club) t.seat = static_cast<u8>(seat);
        t.opener = t.leader = t.seat;
    }

    u64 low_club(const Table& t) const {
        u64 clubs = 0;
        for (const u64 hand : t.hands) clubs |= hand & kClubs;
        return clubs & (~clubs + 1);
    }

    // The legal cards.
    u64 cards(const Table& t) const {
        const u64 hand = t.hands[t.seat];
        if (t.laid) {
            const u64 follow = hand & suit_cards(suit(static_cast<int>(t.trick & 0xFF) - 1));
            return follow ? follow : hand;
        }
        if (t.gone & kSpades) return hand;
        const u64 plain = hand & ~kSpades ? hand & ~kSpades : hand;
        if (!t.gone) {
            if (terms_.opening == kLowestClub)
                if (const u64 club = low_club(t)) return club;
            if (terms_.opening == kNoTrump) return plain;
        }
        return terms_.broken ? plain : hand;
    }

    After put(Table& t, int card) const {
        const int suit_played = suit(card);
        if (!t.laid) {
            const bool tells = terms_.broken || (!t.gone && terms_.opening == kNoTrump);
            if (suit_played == kSpade && !(t.gone & kSpades) && tells) t.out |= kOnlySpades * one(t.seat);
            t.best = static_cast<u8>(card);
            t.winner = t.seat;
        } else {
            const int led = suit(static_cast<int>(t.trick & 0xFF) - 1), held = suit(t.best);
            if (suit_played != led) t.out |= u64{1} << (8 * t.seat + led);
            if (suit_played == held ? card > t.best : suit_played == kSpade) {
                t.best = static_cast<u8>(card);
                t.winner = t.seat;
            }
        }
        t.hands[t.seat] &= ~bit(card);
        t.gone |= bit(card);
        t.codes[at(card)] = static_cast<u8>(batch::kTable + t.seat);
        t.trick |= static_cast<u64>(card + 1) << 8 * t.laid;
        t.seat = next(t.seat);
        return ++t.laid < seats ? After::kMoved : end_trick(t);
    }

    // Ends a trick: its winner leads to the next.
    After end_trick(Table& t) const {
        for (; t.trick; t.trick >>= 8) t.codes[(t.trick & 0xFF) - 1] -= batch::kTable - batch::kTaken;
        t.taken += one(t.winner);
        t.laid = 0;
        t.seat = t.leader = t.winner;
        return ++t.tricks < terms_.hand_size ? After::kMoved : finish(t);
    }

    // Scores contracts, nils and bags after the last card; then ends the match or goes on.
    After finish(Table& t) const {
        for (int side = 0; side < sides; ++side) score(t, side);
        t.dealer = next(t.dealer);
        ++t.deals;
        const u32 first = leading(t);
        if (t.deals >= terms_.max_deals) return After::kEnded;
        i64 best = t.totals[0], least = t.totals[0];
        for (int side = 1; side < sides; ++side) {
            best = std::max(best, t.totals[at(side)]);
            least = std::min(least, t.totals[at(side)]);
        }
        const bool due = t.tied || best >= terms_.target || (terms_.has_mercy && least <= terms_.mercy) ||
                         (terms_.hand_limit >= 0 && t.deals >= terms_.hand_limit);
        if (due && std::has_single_bit(first)) return After::kEnded;
        t.tied = due;
        return After::kScored;
    }

    void score(Table& t, int side) const {
        i64 bid = 0, made = 0, apart = 0, points = 0;
        for (int seat = side; seat < seats; seat += sides) {
            const int call = t.calls >> 8 * seat & 0xFF, tricks = t.taken >> 8 * seat & 0xFF;
            if (call < kNilSaid) {
                bid += call;
                made += tricks;
                continue;
            }
            apart += tricks;
            const bool blind = call == kBlindSaid;
            points += !tricks ? (blind ? terms_.blind_nil_bonus : terms_.nil_bonus)
                              : -(blind ? terms_.blind_nil_penalty : terms_.nil_penalty);
        }
        if (bid && made < bid)
            points -= terms_.minus ? 10 * bid : 0;
        else if (bid)
            points += 10 * (terms_.points_bid ? bid : made) + terms_.overtrick_points * (made - bid);
        i64 bags = t.bags[at(side)] + (bid ? std::max<i64>(0, made - bid) : 0);
        if (terms_.failed_nil_bags) {
            bags += apart;
            points += terms_.overtrick_points * apart;
        }
        if (terms_.bag_penalty && bags >= kBagsToAPenalty) {
            points -= terms_.bag_penalty * (bags / kBagsToAPenalty);
            bags %= kBagsToAPenalty;
        }
        t.bags[at(side)] = bags;
        t.totals[at(side)] += points;
    }

    // The sides with the highest total, one bit each.
    u32 leading(const Table& t) const {
        i64 best = INT64_MIN;
        u32 found = 0;
        for (int side = 0; side < sides; ++side) {
            if (t.totals[at(side)] > best) best = t.totals[at(side)], found = 0;
            if (t.totals[at(side)] == best) found |= 1u << side;
        }
        return found;
    }

    const Terms terms_;
    std::array<u8, kEveryCard> pack_{};
    std::array<u8, kSeats> side_{};
    u64 bids_ = 0;
};

}  // namespace spadille::spades

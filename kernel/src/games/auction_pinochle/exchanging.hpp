// Rule-of-thumb choices of the cards to pass and to bury.
//
// This duplicates players/exchanging.py and players/sound.py; tests/games/auction_pinochle/test_parity.py checks both.
#pragma once

#include <algorithm>

#include "melding.hpp"

namespace spadille::auction_pinochle {

// The worth to the declarer of a card passed among others.
inline double help(const Facts& s, int trump, int card, u64 cards) {
    const int suit = card / kLane, rank = rank_of(card);
    if (suit == trump) {
        const bool twin = card % 2 && has(cards, card - 1) && rank < kTen;
        return s.thumbs.to_declarer[at(rank)] / (twin ? 2 : 1);
    }
    if (rank == kAce) return s.thumbs.ace;
    const bool pinochle = (suit == kSpade && rank == kQueen) || (suit == kDiamond && rank == kJack);
    if ((trump == kSpade || trump == kDiamond) && pinochle) return s.thumbs.pinochle;
    return rank == kTen ? s.thumbs.ten : 0.0;
}

class Exchange {
public:
    enum Way { kPass, kPassBack, kBury };
    Exchange(const Facts& s, u64 hand, int trump, Way way)
        : s_(s), t_(s.thumbs), hand_(hand), trump_(trump), way_(way), laid_(s, hand, trump) {}

    // The best sound way; the best of all if none of the first ways is sound.
    u64 best() const {
        const int size = way_ == kBury ? 3 : s_.card_pass;
        if (std::popcount(hand_) < size) throw std::invalid_argument("fewer cards than are to be given away");
        std::vector<std::pair<double, int>> cards;
        each_member(hand_, [&](int card) { cards.emplace_back(-value(bit(card)), card); });
        std::stable_sort(cards.begin(), cards.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        cards.resize(std::min(cards.size(), at(2 * size + t_.more)));
        std::vector<std::pair<double, u64>> found;
        choose(cards, 0, size, 0, found);
        for (int tried = 0; tried < t_.ways; ++tried) {
            // of equal ways the first; those before `tried` are used up
            const auto from = found.begin() + tried;
            if (from == found.end()) break;
            const auto next = std::min_element(from, found.end(), by_value);
            std::rotate(from, next, next + 1);
            if (is_sound(found[at(tried)].second)) return found[at(tried)].second;
        }
        return found.front().second;
    }

private:
    static bool by_value(const std::pair<double, u64>& a, const std::pair<double, u64>& b) { return a.first < b.first; }

    void choose(const std::vector<std::pair<double, int>>& cards, std::size_t from, int size, u64 chosen,
                std::vector<std::pair<double, u64>>& found) const {
        if (!size) {
            found.emplace_back(-value(chosen), chosen);
            return;
        }
        for (std::size_t i = from; i + at(size) <= cards.size(); ++i)
            choose(cards, i + 1, size - 1, chosen | bit(cards[i].second), found);
    }

    double value(u64 cards) const {
        const int lost = laid_.worth - Melds(s_, hand_ & ~cards, trump_).worth;
        double sum = 0;
        if (way_ == kPass) {
            each_member(cards, [&](int card) { sum += help(s_, trump_, card, cards); });
            return sum - t_.kept_melds * lost / s_.scale;
        }
        const double share = static_cast<double>(lost) / s_.scale;
        if (way_ == kPassBack) {
            each_member(cards, [&](int card) { sum += kept(card); });
            return -share - sum;
        }
        each_member(
            cards, [&](int card) { sum += static_cast<double>(s_.counts[at(rank_of(card))]) / s_.scale - kept(card); });
        int voids = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            const u64 held = hand_ & suit_of(suit);
            voids += held && !(held & ~cards);
        }
        return sum - share + t_.void_suit * voids;
    }
    double kept(int card) const { return card / kLane == trump_ ? t_.trump_kept : t_.kept[at(rank_of(card))]; }

    bool is_sound(u64 cards) const { return way_ == kPass ? !withholds(cards) : !lets_go(cards); }
    // A trump, an ace or a meld is given away although there are enough other cards.
    bool lets_go(u64 cards) const {
        const u64 winners = suit_of(trump_) | rank_mask(kAce);
        if (std::popcount(hand_ & ~laid_.on_table() & ~winners) < std::popcount(cards)) return false;
        return (cards & winners) || Melds(s_, hand_ & ~cards, trump_).worth < laid_.worth;
    }
    // A high trump outside melds is kept from the bidder, for a card that is of no use there.
    bool withholds(u64 cards) const {
        const u64 high = suit_of(trump_) & (rank_mask(kAce) | rank_mask(kTen));
        const u64 useful = suit_of(trump_) | rank_mask(kAce) | rank_mask(kQueen) | rank_mask(kJack);
        return (hand_ & ~cards & ~laid_.on_table() & high) && (cards & ~useful);
    }

    const Facts& s_;
    const Thumbs& t_;
    u64 hand_;
    int trump_;
    Way way_;
    Melds laid_;
};

}  // namespace spadille::auction_pinochle

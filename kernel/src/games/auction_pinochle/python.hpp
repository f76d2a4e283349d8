// Auction Pinochle for Python: imagined worlds, played on.
#pragma once

#include "../../python/common.hpp"
#include "replay.hpp"

namespace spadille::python {

inline bool read_prospects(PyObject* given, auction_pinochle::Prospects& p) {
    Fields in(given);
    in("meld", p.meld)("trump", p.trump)("trump_ace", p.trump_ace)("ace", p.ace)("ten", p.ten)("base", p.base);
    return in("more", p.more)("most", p.most).sound();
}

inline bool read_thumbs(PyObject* given, auction_pinochle::Thumbs& t) {
    Fields in(given);
    in.row("to_declarer", t.to_declarer, 6).row("kept", t.kept, 6);
    in("ace", t.ace)("ten", t.ten)("pinochle", t.pinochle)("trump_kept", t.trump_kept)("void_suit", t.void_suit);
    in("kept_melds", t.kept_melds)("caution", t.caution)("ways", t.ways)("more", t.more)("length", t.length);
    return in("late", t.late)("all", t.all).sound();
}

// The numbers of the table; false if they would overrun an array.
inline bool fit_together(const auction_pinochle::Facts& s) {
    using auction_pinochle::kWhole;
    const auto in = [](int value, int least, int most) { return value >= least && value <= most; };
    const auto seat = [&](int value, int least) { return in(value, least, s.seats - 1); };
    if (!in(s.phase, 0, 3) || !(s.seats == 3 ? s.sides == 3 : s.seats == 4 && s.sides == 2) || !seat(s.seat, 0) ||
        !seat(s.first, 0) || !seat(s.leader, 0) || !seat(s.declarer, s.phase ? 0 : -1) ||
        !in(s.trump, s.phase > 1 ? 0 : -1, 3) || !in(s.passes, 0, 2) || !in(s.card_pass, 0, 4) || s.laid >= s.seats ||
        !in(s.thumbs.ways, 1, 100) || !in(s.thumbs.more, 0, 4))
        return false;
    constexpr int kHigh = 1 << 24;
    if (!in(s.contract, auction_pinochle::kShoot, kHigh) || !in(s.raise, 1, kHigh) || !in(s.below, 0, kHigh) ||
        !in(s.minimum, 1, kHigh) || !in(s.highest, 1, kHigh) || !in(s.scale, 1, kHigh))
        return false;
    bool sound = !(s.hand & s.unseen) && !((s.hand | s.unseen) & ~kWhole) && std::popcount(s.hand) <= 18;
    for (const int call : s.calls) sound = sound && in(call, auction_pinochle::kShoot, kHigh);
    for (int i = 0; i < s.laid; ++i) sound = sound && in(s.table[at(i)], 0, 63) && (kWhole >> s.table[at(i)] & 1);
    for (int i = 0; i < auction_pinochle::kPlayers; ++i) {
        sound = sound && in(s.sizes[at(i)], 0, 18) && !((s.known[at(i)] | s.played[at(i)]) & ~kWhole);
        sound = sound && !(s.known[at(i)] & s.unseen);
    }
    return sound;
}

inline bool read_rules(PyObject* given, auction_pinochle::Facts& s) {
    Fields in(given);
    in("seats", s.seats)("sides", s.sides)("minimum", s.minimum)("raise_by", s.raise)("highest", s.highest);
    in("below", s.below)("heads", s.heads)("scale", s.scale)("card_pass", s.card_pass)("must_bid", s.must_bid);
    in("marriage_needed", s.marriage_needed)("tenfold", s.tenfold)("concedes", s.concedes)("keeps", s.keeps);
    in("twice", s.twice)("double_spades", s.double_spades)("enough", s.enough).row("counts", s.counts, 6);
    in.part("dealt", [&](PyObject* found) { return read_prospects(found, s.dealt); });
    in.part("taken_up", [&](PyObject* found) { return read_prospects(found, s.taken_up); });
    return in.part("thumbs", [&](PyObject* found) { return read_thumbs(found, s.thumbs); }).sound();
}

// Reads the facts of a seat (`Facts` in Python), already checked there; values that would overrun an array are refused
// again.
inline bool read_facts(PyObject* given, auction_pinochle::Facts& s) {
    Fields in(given);
    std::array<int, 512> spoken{};
    int said = 0;
    const int players = auction_pinochle::kPlayers;
    in.part("rules", [&](PyObject* found) { return read_rules(found, s); });
    in("phase", s.phase)("seat", s.seat)("first", s.first)("calls", spoken, said)("contract", s.contract);
    in("declarer", s.declarer)("trump", s.trump)("leader", s.leader)("passes", s.passes)("sees", s.sees);
    in("widow", s.widow)("buried", s.buried)("hand", s.hand)("unseen", s.unseen)("heat", s.heat);
    in.row("handed", s.handed, 2).row("known", s.known, players).row("played", s.played, players);
    in.row("out", s.out, players).row("barred", s.barred, players).row("sizes", s.sizes, players);
    in.row("won", s.won, players).row("taken", s.taken, players)("table", s.table, s.laid);
    if (!in.row("shown", s.shown, static_cast<int>(s.shown.size())).sound()) return false;
    s.calls.assign(spoken.begin(), spoken.begin() + said);
    const bool sound = fit_together(s);
    if (!sound) PyErr_SetString(PyExc_ValueError, "the hands, the calls and the trick do not fit together");
    return sound;
}

inline bool is_option(const auction_pinochle::Facts& s, i64 option) {
    using auction_pinochle::Facts;
    switch (s.phase) {
        case Facts::kBidding: return option >= auction_pinochle::kShoot && option <= 1 << 24;
        case Facts::kNaming: return option >= 0 && option <= auction_pinochle::kConcedeNaming;
        case Facts::kExchanging:
            return !(static_cast<u64>(option) & ~s.hand) &&
                   std::popcount(static_cast<u64>(option)) == (s.alone() ? 3 : s.card_pass);
        default: return option == auction_pinochle::kConcede || (option >= 0 && option < 64 && (s.hand >> option & 1));
    }
}

inline PyObject* roll_out_auction_pinochle(PyObject*, PyObject* args) {
    PyObject *given, *tried;
    Py_ssize_t count, times;
    unsigned long long seed;
    auction_pinochle::Facts facts;
    std::vector<i64> options;
    if (!PyArg_ParseTuple(args, "OO!nnK", &given, &PyTuple_Type, &tried, &count, &times, &seed) ||
        !read_facts(given, facts) || !read_numbers(tried, options))
        return nullptr;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (!is_option(facts, options[i]))
            return PyErr_Format(PyExc_ValueError, "option %d is none", static_cast<int>(i));
    if (!fits_worlds(count, times)) return nullptr;
    std::vector<auction_pinochle::End> found;
    const auto worlds = static_cast<std::size_t>(count), pool = static_cast<std::size_t>(times);
    if (!release(found, [&] { return auction_pinochle::roll_out(facts, options, worlds, pool, seed); })) return nullptr;
    return PyBytes_FromStringAndSize(reinterpret_cast<const char*>(found.data()),
                                     static_cast<Py_ssize_t>(found.size() * sizeof(found[0])));
}

// For a test: worlds as the roll-out imagines them: the hands, the cards aside, and the cards passed.
inline PyObject* imagine_auction_pinochle(PyObject*, PyObject* args) {
    PyObject* given;
    Py_ssize_t count, times;
    unsigned long long seed;
    auction_pinochle::Facts facts;
    if (!PyArg_ParseTuple(args, "OnnK", &given, &count, &times, &seed) || !read_facts(given, facts)) return nullptr;
    if (!fits_worlds(count, times)) return nullptr;
    std::vector<auction_pinochle::Imagined> found;
    if (!release(found, [&] {
            Chance chance(seed);
            auction_pinochle::Imagination imagination(facts);
            return imagination.draw(static_cast<std::size_t>(count), static_cast<std::size_t>(times), chance);
        }))
        return nullptr;
    return listed(found, [](const auction_pinochle::Imagined& world) {
        const auto card = [](u64 cards) { return static_cast<unsigned long long>(cards); };
        return Py_BuildValue("((KKKK)K(KK))", card(world.cards[0]), card(world.cards[1]), card(world.cards[2]),
                             card(world.cards[3]), card(world.cards[kDead]), card(world.handed[0]),
                             card(world.handed[1]));
    });
}

// For a test: replays moves by the kernel's rules from the position of a seat, with all cards given.
inline PyObject* replay_auction_pinochle(PyObject*, PyObject* args) {
    PyObject *given, *hands, *handed, *made;
    unsigned long long aside;
    auction_pinochle::Facts facts;
    auction_pinochle::Imagined world;
    std::array<u64, auction_pinochle::kPlayers> held{};
    std::vector<i64> moves;
    if (!PyArg_ParseTuple(args, "OO!KO!O!", &given, &PyTuple_Type, &hands, &aside, &PyTuple_Type, &handed,
                          &PyTuple_Type, &made) ||
        !read_facts(given, facts) || !read_row(hands, held, auction_pinochle::kPlayers) ||
        !read_row(handed, world.handed, 2) || !read_numbers(made, moves))
        return nullptr;
    std::copy(held.begin(), held.end(), world.cards.begin());
    world.cards[kDead] = aside;
    auction_pinochle::Replay found;
    if (!release(found, [&] { return auction_pinochle::Replayer(facts, world, moves).run(); })) return nullptr;
    PyObject* turns = listed(found.turns, PyLong_FromLong);
    PyObject* may = listed(found.may, PyLong_FromLongLong);
    PyObject* usual = listed(found.usual, PyLong_FromLongLong);
    const std::vector<int> end(found.end.begin(), found.end.end());
    return Py_BuildValue("(NNNN)", turns, may, usual, listed(end, PyLong_FromLong));
}

}  // namespace spadille::python

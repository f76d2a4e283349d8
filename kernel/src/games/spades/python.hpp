// Spades: worlds a seat may imagine, played on; and whole deals at random.
#pragma once

#include "../../python/common.hpp"
#include "playouts.hpp"
#include "roll_out.hpp"

namespace spadille::python {

inline bool read_weights(PyObject* given, spades::Weights& w) {
    Fields in(given);
    in.row("honours", w.honours, 3)("honour_in_long_suit", w.honour_in_long_suit);
    in.row("honour_by_seats", w.honour_by_seats, 2)("trump_top", w.trump_top)("trump_high", w.trump_high);
    in("trump_long", w.trump_long)("trump_by_seats", w.trump_by_seats)("ruff_void", w.ruff_void);
    in("ruff_single", w.ruff_single).row("nil_plain", w.nil_plain, 2).row("nil_trump", w.nil_trump, 2);
    in("nil_third", w.nil_third)("nil_top_trump", w.nil_top_trump)("nil_long_trump", w.nil_long_trump);
    in("nil_size", w.nil_size)("caution", w.caution)("nil_tricks", w.nil_tricks)("nil_risk", w.nil_risk);
    return in.row("told_nil", w.told_nil, 2).sound();
}

// Reads the facts of a seat (`Scene` in Python), checked there; what would overrun an array is refused here again.
inline bool read_facts(PyObject* given, spades::Facts& s) {
    Fields in(given);
    in("sides", s.sides, s.seats)("seat", s.seat)("leader", s.leader)("opening", s.opening)("min_bid", s.min_bid);
    in("hand_size", s.hand_size)("bidding", s.bidding)("must_break", s.must_break)("broken", s.broken);
    in("fresh", s.fresh)("greedy", s.greedy)("share", s.share)("spread", s.spread)("table", s.table, s.laid);
    in("hand", s.hand)("unseen", s.unseen)("pack", s.pack);
    if (!in.sound()) return false;
    if (s.seats < 2 || s.seat < 0 || s.seat >= s.seats || s.leader < 0 || s.leader >= s.seats || s.laid >= s.seats) {
        PyErr_SetString(PyExc_ValueError, "expected 2 to 6 seats, one of them thinking, and an unfinished trick");
        return false;
    }
    in.row("sizes", s.sizes, s.seats).row("bids", s.bids, s.seats).row("taken", s.taken, s.seats);
    in.row("barred", s.barred, s.seats).row("played", s.played, s.seats).row("may_nil", s.may_nil, s.seats);
    if (!in.part("weights", [&](PyObject* found) { return read_weights(found, s.weights); }).sound()) return false;
    bool sound = !(s.hand & s.unseen) && std::popcount(s.hand) == s.sizes[static_cast<std::size_t>(s.seat)];
    const int most = s.sizes[static_cast<std::size_t>(s.leader)] + (s.laid > 0);
    for (int i = 0; i < s.seats; ++i) {
        const int turn = (i - s.leader + s.seats) % s.seats;
        sound = sound && s.sides[static_cast<std::size_t>(i)] >= 0 && s.sides[static_cast<std::size_t>(i)] < s.seats &&
                s.sizes[static_cast<std::size_t>(i)] == most - (turn < s.laid);
    }
    for (int i = 0; i < s.laid; ++i)
        sound = sound && s.table[static_cast<std::size_t>(i)] >= 0 && s.table[static_cast<std::size_t>(i)] < 64;
    if (!sound) PyErr_SetString(PyExc_ValueError, "the hands and the trick do not fit together");
    return sound;
}

inline PyObject* roll_out(PyObject*, PyObject* args) {
    PyObject *given, *cards;
    Py_ssize_t count, times;
    unsigned long long seed;
    spades::Facts facts;
    if (!PyArg_ParseTuple(args, "OO!nnK", &given, &PyTuple_Type, &cards, &count, &times, &seed) ||
        !read_facts(given, facts))
        return nullptr;
    std::vector<int> options(static_cast<std::size_t>(PyTuple_GET_SIZE(cards)));
    for (std::size_t i = 0; i < options.size(); ++i) {
        options[i] = static_cast<int>(PyLong_AsLong(PyTuple_GET_ITEM(cards, static_cast<Py_ssize_t>(i))));
        if (PyErr_Occurred()) return nullptr;
        const bool fits = facts.bidding ? options[i] >= spades::kNilCall && options[i] <= 64
                                        : options[i] >= 0 && options[i] < 64 && (facts.hand >> options[i] & 1);
        if (!fits) return PyErr_Format(PyExc_ValueError, "option %d is none", options[i]);
    }
    if (count < 1 || count > 1000000 || times < 1 || times > 64)
        return PyErr_Format(PyExc_ValueError, "expected 1 to 1000000 worlds");
    spades::Played found;
    const auto worlds = static_cast<std::size_t>(count), pool = static_cast<std::size_t>(times);
    if (!release(found, [&] { return spades::roll_out(facts, options, worlds, pool, seed); })) return nullptr;
    return Py_BuildValue("(y#y#y#)", reinterpret_cast<const char*>(found.worlds.data()),
                         static_cast<Py_ssize_t>(found.worlds.size() * sizeof(World)),
                         reinterpret_cast<const char*>(found.taken.data()), static_cast<Py_ssize_t>(found.taken.size()),
                         reinterpret_cast<const char*>(found.bids.data()), static_cast<Py_ssize_t>(found.bids.size()));
}

// For a test: cards played by the kernel's rules from where a seat thinks, all hands given.
inline PyObject* replay(PyObject*, PyObject* args) {
    PyObject *given, *hands, *cards;
    spades::Facts facts;
    World world{};
    std::vector<int> played;
    if (!PyArg_ParseTuple(args, "OO!O!", &given, &PyTuple_Type, &hands, &PyTuple_Type, &cards) ||
        !read_facts(given, facts) || !read_row(hands, world, static_cast<int>(world.size())) ||
        !read_cards(cards, played))
        return nullptr;
    spades::Replay found;
    if (!release(found, [&] { return spades::replay(facts, world, played); })) return nullptr;
    PyObject* turns = listed(found.turns, PyLong_FromLong);
    PyObject* legal = listed(found.legal, PyLong_FromUnsignedLongLong);
    PyObject* taken = listed(std::vector<int>(found.taken.begin(), found.taken.begin() + facts.seats), PyLong_FromLong);
    return Py_BuildValue("(NNN)", turns, legal, taken);
}

inline PyObject* playouts(PyObject*, PyObject* args) {
    Py_ssize_t deals;
    int threads;
    unsigned long long seed;
    if (!PyArg_ParseTuple(args, "nKi", &deals, &seed, &threads)) return nullptr;
    if (deals < 0 || deals > (Py_ssize_t{1} << 31))
        return PyErr_Format(PyExc_ValueError, "expected 0 to 2147483648 deals");
    const auto count = static_cast<std::size_t>(deals), batches = (count + spades::kBatch - 1) / spades::kBatch;
    PyObject* calls = PyBytes_FromStringAndSize(nullptr, deals * static_cast<Py_ssize_t>(spades::kHands));
    PyObject* taken = PyBytes_FromStringAndSize(nullptr, deals * static_cast<Py_ssize_t>(spades::kHands));
    if (!calls || !taken) {
        Py_XDECREF(calls);
        Py_XDECREF(taken);
        return nullptr;
    }
    const u64 base = Chance(seed).next();
    auto* said = reinterpret_cast<u8*>(PyBytes_AS_STRING(calls));
    auto* won = reinterpret_cast<u8*>(PyBytes_AS_STRING(taken));
    spread(batches, std::clamp<int>(threads, 1, 256), [&] {
        return [&](std::size_t i) {
            const std::size_t first = i * spades::kBatch, from = first * spades::kHands;
            const u64 own = Chance(base + i).next();
            spades::play_out(own, std::min(spades::kBatch, count - first), said + from, won + from);
        };
    });
    return Py_BuildValue("(NN)", calls, taken);
}

}  // namespace spadille::python

// Spades: worlds a seat may imagine, played on; and whole deals at random.
#pragma once

#include "../playouts.hpp"
#include "../spades.hpp"
#include "common.hpp"

namespace spadille::python {

// Reads the facts of search/spades.py, checked there; what would overrun an array is refused here again.
inline bool read_scene(PyObject* given, spades::Scene& s) {
    PyObject *sides, *sizes, *bids, *taken, *table, *barred, *played, *may_nil;
    int bidding, must_break, broken, fresh, greedy;
    if (!PyArg_ParseTuple(given, "iiiiiippppp(dd)O!O!O!O!O!O!O!O!(KKK)", &s.seats, &s.seat, &s.leader, &s.opening,
                          &s.min_bid, &s.hand_size, &bidding, &must_break, &broken, &fresh, &greedy, &s.share,
                          &s.spread, &PyTuple_Type, &sides, &PyTuple_Type, &sizes, &PyTuple_Type, &bids, &PyTuple_Type,
                          &taken, &PyTuple_Type, &table, &PyTuple_Type, &barred, &PyTuple_Type, &played, &PyTuple_Type,
                          &may_nil, &s.hand, &s.unseen, &s.pack))
        return false;
    s.bidding = bidding, s.must_break = must_break, s.broken = broken, s.fresh = fresh, s.greedy = greedy;
    const Py_ssize_t laid = PyTuple_GET_SIZE(table);
    if (s.seats < 2 || s.seats > kSeats || s.seat < 0 || s.seat >= s.seats || s.leader < 0 || s.leader >= s.seats ||
        laid >= s.seats) {
        PyErr_SetString(PyExc_ValueError, "expected 2 to 6 seats, one of them thinking, and an unfinished trick");
        return false;
    }
    s.laid = static_cast<int>(laid);
    if (!read_row(sides, s.sides, s.seats) || !read_row(sizes, s.sizes, s.seats) || !read_row(bids, s.bids, s.seats) ||
        !read_row(taken, s.taken, s.seats) || !read_row(table, s.table, s.laid) ||
        !read_row(barred, s.barred, s.seats) || !read_row(played, s.played, s.seats) ||
        !read_row(may_nil, s.may_nil, s.seats))
        return false;
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
    spades::Scene scene;
    if (!PyArg_ParseTuple(args, "O!O!nnK", &PyTuple_Type, &given, &PyTuple_Type, &cards, &count, &times, &seed) ||
        !read_scene(given, scene))
        return nullptr;
    std::vector<int> options(static_cast<std::size_t>(PyTuple_GET_SIZE(cards)));
    for (std::size_t i = 0; i < options.size(); ++i) {
        options[i] = static_cast<int>(PyLong_AsLong(PyTuple_GET_ITEM(cards, static_cast<Py_ssize_t>(i))));
        if (PyErr_Occurred()) return nullptr;
        const bool fits = scene.bidding ? options[i] >= spades::kNilCall && options[i] <= 64
                                        : options[i] >= 0 && options[i] < 64 && (scene.hand >> options[i] & 1);
        if (!fits) return PyErr_Format(PyExc_ValueError, "option %d is none", options[i]);
    }
    if (count < 1 || count > 1000000 || times < 1 || times > 64)
        return PyErr_Format(PyExc_ValueError, "expected 1 to 1000000 worlds");
    spades::Played found;
    std::string trouble;
    Py_BEGIN_ALLOW_THREADS;
    try {
        found =
            spades::roll_out(scene, options, static_cast<std::size_t>(count), static_cast<std::size_t>(times), seed);
    } catch (const std::exception& error) {
        trouble = error.what();
    }
    Py_END_ALLOW_THREADS;
    if (!trouble.empty()) return PyErr_Format(PyExc_ValueError, "%s", trouble.c_str());
    return Py_BuildValue("(y#y#y#)", reinterpret_cast<const char*>(found.worlds.data()),
                         static_cast<Py_ssize_t>(found.worlds.size() * sizeof(spades::World)),
                         reinterpret_cast<const char*>(found.taken.data()), static_cast<Py_ssize_t>(found.taken.size()),
                         reinterpret_cast<const char*>(found.bids.data()), static_cast<Py_ssize_t>(found.bids.size()));
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
    const u64 base = spades::Chance(seed).next();
    auto* said = reinterpret_cast<u8*>(PyBytes_AS_STRING(calls));
    auto* won = reinterpret_cast<u8*>(PyBytes_AS_STRING(taken));
    spread(batches, std::clamp<int>(threads, 1, 256), [&] {
        return [&](std::size_t i) {
            const std::size_t first = i * spades::kBatch, from = first * spades::kHands;
            const u64 own = spades::Chance(base + i).next();
            spades::play_out(own, std::min(spades::kBatch, count - first), said + from, won + from);
        };
    });
    return Py_BuildValue("(NN)", calls, taken);
}

}  // namespace spadille::python

// Problems of cards with all hands known: values, worths by a table, legal cards and perft.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "../search/tricks.hpp"
#include "common.hpp"

namespace spadille::python {

// Reads (hands, leader, trump, table, sides, strict, unbroken), checked already by search/problem.py.
inline bool read_problem(PyObject* given, Problem& p) {
    PyObject *hands, *table, *sides;
    int strict, unbroken;
    if (!PyArg_ParseTuple(given, "O!iiO!O!pp", &PyTuple_Type, &hands, &p.leader, &p.trump, &PyTuple_Type, &table,
                          &PyTuple_Type, &sides, &strict, &unbroken))
        return false;
    const Py_ssize_t seats = PyTuple_GET_SIZE(hands), laid = PyTuple_GET_SIZE(table);
    if (seats < 2 || seats > kSeats || PyTuple_GET_SIZE(sides) != seats || laid >= seats || p.leader < 0 ||
        p.leader >= seats || p.trump < -1 || p.trump >= kSuits) {
        PyErr_SetString(PyExc_ValueError, "a problem has 2 to 6 seats, a side for each, and an unfinished trick");
        return false;
    }
    p.seats = static_cast<int>(seats);
    p.laid = static_cast<int>(laid);
    p.strict = strict != 0;
    p.unbroken = unbroken != 0;
    u64 all = 0;
    for (int seat = 0; seat < p.seats; ++seat) {
        p.hands[seat] = PyLong_AsUnsignedLongLong(PyTuple_GET_ITEM(hands, seat));
        p.sides[seat] = static_cast<int>(PyLong_AsLong(PyTuple_GET_ITEM(sides, seat)) & 1);
        if (PyErr_Occurred()) return false;
        if (all & p.hands[seat]) {
            PyErr_SetString(PyExc_ValueError, "a card is in two hands");
            return false;
        }
        all |= p.hands[seat];
    }
    for (int i = 0; i < p.laid; ++i) {
        const long card = PyLong_AsLong(PyTuple_GET_ITEM(table, i));
        if (card < 0 || card > 63 || (all & bit(static_cast<int>(card)))) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_ValueError, "a card on the table is no card, or in a hand too");
            return false;
        }
        all |= bit(static_cast<int>(card));
        p.table[i] = static_cast<int>(card);
    }
    const int left = std::popcount(p.hands[p.turn()]);
    for (int i = 0; i < p.seats; ++i)
        if (std::popcount(p.hands[(p.leader + i) % p.seats]) != left - (i < p.laid)) {
            PyErr_SetString(PyExc_ValueError, "the hands are not equally long");
            return false;
        }
    return true;
}

// The solvers of one thread, one for each number of seats so far.
template <bool kWorth>
class Solvers {
public:
    explicit Solvers(std::size_t memory) : memory_(memory) {}

    // Calls `use` with the solver for a number of seats.
    template <class Use>
    void with(int seats, Use use) {
        switch (seats) {
            case 2: return use(made(two_));
            case 3: return use(made(three_));
            case 4: return use(made(four_));
            case 5: return use(made(five_));
            default: return use(made(six_));
        }
    }

private:
    template <int N>
    TrickSolver<N, kWorth>& made(std::optional<TrickSolver<N, kWorth>>& solver) {
        return solver ? *solver : solver.emplace(memory_);
    }

    std::size_t memory_;
    std::optional<TrickSolver<2, kWorth>> two_;
    std::optional<TrickSolver<3, kWorth>> three_;
    std::optional<TrickSolver<4, kWorth>> four_;
    std::optional<TrickSolver<5, kWorth>> five_;
    std::optional<TrickSolver<6, kWorth>> six_;
};

// Memory for each solver of each thread, if problems of several kinds of tables share it.
inline std::size_t share_of(Py_ssize_t memory, int threads, int kinds) {
    const auto solvers = static_cast<std::size_t>(threads) *
                         static_cast<std::size_t>(std::max(1, std::popcount(static_cast<unsigned>(kinds))));
    return static_cast<std::size_t>(memory) / solvers;
}

struct Solved {
    int value = -1;
    std::vector<std::pair<int, int>> cards;
};

// A list of (card, worth).
inline PyObject* paired(const std::vector<std::pair<int, int>>& cards) {
    PyObject* item = PyList_New(0);
    for (const auto& [card, value] : cards) {
        PyObject* pair = item ? Py_BuildValue("(ii)", card, value) : nullptr;
        if (!pair || PyList_Append(item, pair) < 0) Py_CLEAR(item);
        Py_XDECREF(pair);
    }
    return item;
}

inline PyObject* solve(PyObject*, PyObject* args) {
    PyObject* given;
    int cards, threads;
    unsigned long long nodes;
    Py_ssize_t memory;
    if (!PyArg_ParseTuple(args, "O!piKn", &PyList_Type, &given, &cards, &threads, &nodes, &memory)) return nullptr;
    std::vector<Problem> problems(static_cast<std::size_t>(PyList_GET_SIZE(given)));
    int kinds = 0;
    for (std::size_t i = 0; i < problems.size(); ++i) {
        if (!read_problem(PyList_GET_ITEM(given, static_cast<Py_ssize_t>(i)), problems[i])) return nullptr;
        kinds |= 1 << problems[i].seats;
    }
    threads = std::clamp<int>(threads, 1, 256);
    const std::size_t share = share_of(memory, threads, kinds);
    std::vector<Solved> found(problems.size());
    if (!spread(problems.size(), threads, [&] {
            return [&, solvers = std::make_unique<Solvers<false>>(share)](std::size_t i) {
                solvers->with(problems[i].seats, [&](auto& solver) {
                    if (cards)
                        found[i].cards = solver.values(problems[i], nodes);
                    else
                        found[i].value = solver.value(problems[i], nodes);
                });
            };
        }))
        return nullptr;
    return listed(found, [&](const Solved& each) { return cards ? paired(each.cards) : PyLong_FromLong(each.value); });
}

inline PyObject* legal_cards(PyObject*, PyObject* given) {
    Problem p;
    if (!read_problem(given, p)) return nullptr;
    return PyLong_FromUnsignedLongLong(legal(p));
}

inline PyObject* count_plays(PyObject*, PyObject* args) {
    PyObject* given;
    int depth;
    Problem p;
    if (!PyArg_ParseTuple(args, "O!i", &PyTuple_Type, &given, &depth) || !read_problem(given, p)) return nullptr;
    u64 count;
    Py_BEGIN_ALLOW_THREADS;
    count = perft(p, depth);
    Py_END_ALLOW_THREADS;
    return PyLong_FromUnsignedLongLong(count);
}

// Reads (problem, table, nils), checked already by search/worth.py.
inline bool read_stakes(PyObject* given, Problem& p, Stakes& stakes) {
    PyObject *problem, *table, *nils;
    if (!PyArg_ParseTuple(given, "OO!O!", &problem, &PyTuple_Type, &table, &PyTuple_Type, &nils) ||
        !read_problem(problem, p))
        return false;
    const Py_ssize_t bits = PyTuple_GET_SIZE(nils), size = PyTuple_GET_SIZE(table);
    if (bits > 4 || size != static_cast<Py_ssize_t>(std::popcount(p.hands[static_cast<std::size_t>(p.turn())]) + 1)
                                << bits) {
        PyErr_SetString(PyExc_ValueError,
                        "a worth table has an entry for every count of tricks and every way the nils go");
        return false;
    }
    for (Py_ssize_t i = 0; i < bits; ++i) {
        const long seat = PyLong_AsLong(PyTuple_GET_ITEM(nils, i));
        if (seat < 0 || seat >= p.seats || std::count(stakes.nils.begin(), stakes.nils.end(), seat)) {
            if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "a nil is a seat's, named once");
            return false;
        }
        stakes.nils.push_back(static_cast<int>(seat));
    }
    for (Py_ssize_t i = 0; i < size; ++i) {
        stakes.table.push_back(static_cast<int>(PyLong_AsLong(PyTuple_GET_ITEM(table, i))));
        if (PyErr_Occurred()) return false;
    }
    return true;
}

struct Staked {
    Problem problem;
    Stakes stakes;
    std::optional<int> value;
    std::vector<std::pair<int, int>> cards;
};

inline PyObject* worth(PyObject*, PyObject* args) {
    PyObject* given;
    int cards, threads;
    unsigned long long nodes;
    Py_ssize_t memory;
    if (!PyArg_ParseTuple(args, "O!piKn", &PyList_Type, &given, &cards, &threads, &nodes, &memory)) return nullptr;
    std::vector<Staked> all(static_cast<std::size_t>(PyList_GET_SIZE(given)));
    int kinds = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!read_stakes(PyList_GET_ITEM(given, static_cast<Py_ssize_t>(i)), all[i].problem, all[i].stakes))
            return nullptr;
        kinds |= 1 << all[i].problem.seats;
    }
    threads = std::clamp<int>(threads, 1, 256);
    const std::size_t share = share_of(memory, threads, kinds);
    if (!spread(all.size(), threads, [&] {
            return [&, solvers = std::make_unique<Solvers<true>>(share)](std::size_t i) {
                Staked& each = all[i];
                solvers->with(each.problem.seats, [&](auto& solver) {
                    if (cards)
                        each.cards = solver.worths(each.problem, each.stakes, nodes);
                    else
                        each.value = solver.worth(each.problem, each.stakes, nodes);
                });
            };
        }))
        return nullptr;
    return listed(all, [&](const Staked& each) -> PyObject* {
        if (cards) return paired(each.cards);
        return each.value ? PyLong_FromLong(*each.value) : Py_NewRef(Py_None);
    });
}

}  // namespace spadille::python

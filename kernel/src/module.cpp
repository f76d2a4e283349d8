// The kernel as a Python module: the only file that knows of Python.
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <thread>

#include "policy.hpp"
#include "pyramid.hpp"
#include "tricks.hpp"

namespace {

using namespace spadille;

// Reads (hands, leader, trump, table, sides, strict, unbroken), checked already by search/problem.py.
bool read_problem(PyObject* given, Problem& p) {
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
            if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "a card on the table is no card, or in a hand too");
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

// Does the work on so many threads, without Python; each thread makes its own worker.
template <class Make>
bool spread(std::size_t count, int threads, Make make) {
    std::atomic<std::size_t> next{0};
    std::atomic<bool> failed{false};
    const auto run = [&] {
        try {
            auto work = make();
            for (std::size_t i; (i = next++) < count;) work(i);
        } catch (const std::bad_alloc&) {
            failed = true;
        }
    };
    const std::size_t wanted = std::min<std::size_t>(static_cast<std::size_t>(std::max(threads, 1)), std::max<std::size_t>(count, 1));
    Py_BEGIN_ALLOW_THREADS;
    std::vector<std::thread> others;
    try {
        for (std::size_t i = 1; i < wanted; ++i) others.emplace_back(run);
    } catch (const std::system_error&) {
    }
    run();
    for (auto& each : others) each.join();
    Py_END_ALLOW_THREADS;
    if (failed) PyErr_NoMemory();
    return !failed;
}

struct Solved {
    int value = -1;
    std::vector<std::pair<int, int>> cards;
};

template <int N>
Solved solve_one(std::optional<TrickSolver<N>>& solver, const Problem& p, bool cards, u64 nodes, std::size_t memory) {
    if (!solver) solver.emplace(memory);
    Solved found;
    if (cards) found.cards = solver->values(p, nodes);
    else found.value = solver->value(p, nodes);
    return found;
}

// The solvers of one thread, one for each number of seats met.
struct Solvers {
    std::optional<TrickSolver<2>> two;
    std::optional<TrickSolver<3>> three;
    std::optional<TrickSolver<4>> four;
    std::optional<TrickSolver<5>> five;
    std::optional<TrickSolver<6>> six;
    Solved solve(const Problem& p, bool cards, u64 nodes, std::size_t memory) {
        switch (p.seats) {
            case 2: return solve_one(two, p, cards, nodes, memory);
            case 3: return solve_one(three, p, cards, nodes, memory);
            case 4: return solve_one(four, p, cards, nodes, memory);
            case 5: return solve_one(five, p, cards, nodes, memory);
            default: return solve_one(six, p, cards, nodes, memory);
        }
    }
};

PyObject* solve(PyObject*, PyObject* args) {
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
    const std::size_t share = static_cast<std::size_t>(memory) / static_cast<std::size_t>(threads) /
                              static_cast<std::size_t>(std::max(1, std::popcount(static_cast<unsigned>(kinds))));
    std::vector<Solved> found(problems.size());
    if (!spread(problems.size(), threads, [&] {
            return [&, solvers = std::make_unique<Solvers>()](std::size_t i) {
                found[i] = solvers->solve(problems[i], cards != 0, nodes, share);
            };
        }))
        return nullptr;
    PyObject* answer = PyList_New(static_cast<Py_ssize_t>(found.size()));
    if (!answer) return nullptr;
    for (std::size_t i = 0; i < found.size(); ++i) {
        PyObject* item;
        if (!cards) {
            item = PyLong_FromLong(found[i].value);
        } else {
            item = PyList_New(0);
            for (const auto& [card, value] : found[i].cards) {
                PyObject* pair = item ? Py_BuildValue("(ii)", card, value) : nullptr;
                if (!pair || PyList_Append(item, pair) < 0) Py_CLEAR(item);
                Py_XDECREF(pair);
            }
        }
        if (!item) {
            Py_DECREF(answer);
            return nullptr;
        }
        PyList_SET_ITEM(answer, static_cast<Py_ssize_t>(i), item);
    }
    return answer;
}

PyObject* legal_cards(PyObject*, PyObject* given) {
    Problem p;
    if (!read_problem(given, p)) return nullptr;
    return PyLong_FromUnsignedLongLong(legal(p));
}

PyObject* count_plays(PyObject*, PyObject* args) {
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

struct Tomb {
    std::array<std::uint8_t, 52> deck{};
    PyramidSolver::Answer answer = PyramidSolver::Answer::kUnknown;
    std::vector<PyramidStep> line;
};

PyObject* pyramid(PyObject*, PyObject* args) {
    PyObject* given;
    PyramidRules rules;
    int pairs, overlap, top, gate, all, shortest, threads;
    unsigned long long nodes;
    Py_ssize_t memory;
    if (!PyArg_ParseTuple(args, "O!(iippppp)piKn", &PyList_Type, &given, &rules.passes, &rules.draw, &pairs, &overlap, &top,
                          &gate, &all, &shortest, &threads, &nodes, &memory))
        return nullptr;
    rules.waste_pairs = pairs;
    rules.overlap = overlap;
    rules.waste_top = top;
    rules.gate = gate;
    rules.clear_all = all;
    std::vector<Tomb> tombs(static_cast<std::size_t>(PyList_GET_SIZE(given)));
    for (std::size_t i = 0; i < tombs.size(); ++i) {
        PyObject* bytes = PyList_GET_ITEM(given, static_cast<Py_ssize_t>(i));
        if (!PyBytes_Check(bytes) || PyBytes_GET_SIZE(bytes) != 52) {
            PyErr_SetString(PyExc_ValueError, "a deck is 52 values");
            return nullptr;
        }
        for (std::size_t place = 0; place < 52; ++place) {
            const char value = PyBytes_AS_STRING(bytes)[place];
            if (value < 1 || value > 13) {
                PyErr_SetString(PyExc_ValueError, "a value is 1 to 13");
                return nullptr;
            }
            tombs[i].deck[place] = static_cast<std::uint8_t>(value);
        }
    }
    threads = std::clamp<int>(threads, 1, 256);
    const std::size_t share = static_cast<std::size_t>(memory) / static_cast<std::size_t>(threads);
    if (!spread(tombs.size(), threads, [&] {
            return [&, solver = std::make_unique<PyramidSolver>(rules, share)](std::size_t i) {
                tombs[i].answer = solver->solve(tombs[i].deck, shortest != 0, nodes);
                tombs[i].line = solver->line();
            };
        }))
        return nullptr;
    PyObject* answer = PyList_New(static_cast<Py_ssize_t>(tombs.size()));
    if (!answer) return nullptr;
    for (std::size_t i = 0; i < tombs.size(); ++i) {
        PyObject* item;
        if (tombs[i].answer == PyramidSolver::Answer::kUnknown) {
            item = PyLong_FromLong(-1);
        } else {
            item = PyList_New(0);
            for (const PyramidStep& step : tombs[i].line) {
                PyObject* part = item ? Py_BuildValue("(iiii)", step.one, step.other, step.drawn, step.recycled) : nullptr;
                if (!part || PyList_Append(item, part) < 0) Py_CLEAR(item);
                Py_XDECREF(part);
            }
        }
        if (!item) {
            Py_DECREF(answer);
            return nullptr;
        }
        PyList_SET_ITEM(answer, static_cast<Py_ssize_t>(i), item);
    }
    return answer;
}

bool read_numbers(PyObject* given, std::array<int, kSeats>& to, Py_ssize_t least, Py_ssize_t most, long low, long high) {
    const Py_ssize_t size = PyTuple_Check(given) ? PyTuple_GET_SIZE(given) : -1;
    if (size < least || size > most) {
        PyErr_SetString(PyExc_ValueError, "a deal has a figure for each seat");
        return false;
    }
    for (Py_ssize_t i = 0; i < size; ++i) {
        const long each = PyLong_AsLong(PyTuple_GET_ITEM(given, i));
        if (each < low || each > high) {
            if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "a figure of a deal is out of its bounds");
            return false;
        }
        to[static_cast<std::size_t>(i)] = static_cast<int>(each);
    }
    return true;
}

// Reads (hands, aims, leader, table, taken, unbroken) into a deal whose rules are known.
bool read_deal(PyObject* given, Rollout& deal) {
    PyObject *hands, *aims, *table, *taken;
    int unbroken;
    if (!PyArg_ParseTuple(given, "O!OiOOp", &PyTuple_Type, &hands, &aims, &deal.leader, &table, &taken, &unbroken)) return false;
    const Py_ssize_t seats = PyTuple_GET_SIZE(hands);
    if (seats != deal.seats || deal.leader < 0 || deal.leader >= deal.seats) {
        PyErr_SetString(PyExc_ValueError, "a deal has a hand for each seat, and a leader");
        return false;
    }
    for (int seat = 0; seat < deal.seats; ++seat) {
        deal.hands[seat] = PyLong_AsUnsignedLongLong(PyTuple_GET_ITEM(hands, seat));
        if (PyErr_Occurred()) return false;
    }
    deal.unbroken = unbroken != 0;
    if (!read_numbers(aims, deal.aims, seats, seats, kNilBid, 64) || !read_numbers(taken, deal.taken, seats, seats, 0, 64) ||
        !read_numbers(table, deal.table, 0, seats - 1, 0, 63))
        return false;
    deal.laid = static_cast<int>(PyTuple_GET_SIZE(table));
    const int left = std::popcount(deal.hands[(deal.leader + deal.laid) % deal.seats]);
    for (int i = 0; i < deal.seats; ++i)
        if (std::popcount(deal.hands[(deal.leader + i) % deal.seats]) != left - (i < deal.laid)) {
            PyErr_SetString(PyExc_ValueError, "the hands are not equally long");
            return false;
        }
    return true;
}

// (rules, deals, cards, threads): tricks of every seat after each card in each deal; no cards: as the policy plays.
PyObject* play_out(PyObject*, PyObject* args) {
    PyObject *given, *cards;
    Rollout rules;
    int set_costs, shun, threads;
    if (!PyArg_ParseTuple(args, "(iiiipp)O!O!i", &rules.seats, &rules.parties, &rules.trump, &rules.size, &set_costs, &shun,
                          &PyList_Type, &given, &PyTuple_Type, &cards, &threads))
        return nullptr;
    if (rules.seats < 2 || rules.seats > kSeats || rules.parties < 2 || rules.parties > rules.seats || rules.trump < -1 ||
        rules.trump >= kSuits) {
        PyErr_SetString(PyExc_ValueError, "a deal has 2 to 6 seats and 2 sides or more");
        return nullptr;
    }
    rules.set_costs = set_costs != 0;
    rules.shun = shun != 0;
    std::vector<Rollout> deals(static_cast<std::size_t>(PyList_GET_SIZE(given)), rules);
    for (std::size_t i = 0; i < deals.size(); ++i)
        if (!read_deal(PyList_GET_ITEM(given, static_cast<Py_ssize_t>(i)), deals[i])) return nullptr;
    std::vector<int> first;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(cards); ++i) {
        const long card = PyLong_AsLong(PyTuple_GET_ITEM(cards, i));
        for (const Rollout& deal : deals)
            if (card < 0 || card > 63 || !(deal.hands[(deal.leader + deal.laid) % deal.seats] >> card & 1)) {
                if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "the seat on turn does not hold a card it should play");
                return nullptr;
            }
        first.push_back(static_cast<int>(card));
    }
    if (first.empty()) first.push_back(-1);
    const std::size_t seats = static_cast<std::size_t>(rules.seats), row = first.size() * seats;
    std::vector<char> counts(deals.size() * row);
    if (!spread(deals.size(), std::clamp(threads, 1, 256), [&] {
            return [&](std::size_t i) {
                for (std::size_t k = 0; k < first.size(); ++k) {
                    RolloutPolicy policy(deals[i]);
                    if (first[k] >= 0) policy.play(first[k]);
                    const auto& taken = policy.finish();
                    for (std::size_t seat = 0; seat < seats; ++seat)
                        counts[i * row + k * seats + seat] = static_cast<char>(taken[seat]);
                }
            };
        }))
        return nullptr;
    return PyBytes_FromStringAndSize(counts.data(), static_cast<Py_ssize_t>(counts.size()));
}

PyMethodDef methods[] = {
    {"play_out", play_out, METH_VARARGS, "Deals played to their end by rules of thumb."},
    {"solve", solve, METH_VARARGS, "Values of problems, or of their cards."},
    {"legal", legal_cards, METH_O, "The cards the seat on turn may play."},
    {"perft", count_plays, METH_VARARGS, "How many ways of playing so many cards there are."},
    {"pyramid", pyramid, METH_VARARGS, "Lines that win Pyramid decks; empty: none; -1: not found out."},
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef definition = {PyModuleDef_HEAD_INIT, "_native", "The kernel: search in C++.", -1, methods,
                          nullptr,               nullptr,   nullptr,                      nullptr};

}  // namespace

PyMODINIT_FUNC PyInit__native() { return PyModule_Create(&definition); }

// The kernel as a Python module: the only file that knows of Python.
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <thread>

#include "five_hundred.hpp"
#include "pinochle.hpp"
#include "playouts.hpp"
#include "pyramid.hpp"
#include "solo.hpp"
#include "spades.hpp"
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

// The solvers of one thread, one for each number of seats met.
template <bool kWorth>
class Solvers {
  public:
    explicit Solvers(std::size_t memory) : memory_(memory) {}

    // Calls `use` with the solver for so many seats.
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

// What each solver of each thread may take, when problems of so many kinds of tables share the memory.
std::size_t share_of(Py_ssize_t memory, int threads, int kinds) {
    const auto solvers = static_cast<std::size_t>(threads) * static_cast<std::size_t>(std::max(1, std::popcount(static_cast<unsigned>(kinds))));
    return static_cast<std::size_t>(memory) / solvers;
}

struct Solved {
    int value = -1;
    std::vector<std::pair<int, int>> cards;
};

// A list of (card, worth).
PyObject* paired(const std::vector<std::pair<int, int>>& cards) {
    PyObject* item = PyList_New(0);
    for (const auto& [card, value] : cards) {
        PyObject* pair = item ? Py_BuildValue("(ii)", card, value) : nullptr;
        if (!pair || PyList_Append(item, pair) < 0) Py_CLEAR(item);
        Py_XDECREF(pair);
    }
    return item;
}

// Makes a list of what was found for each.
template <class Found, class Make>
PyObject* listed(const std::vector<Found>& found, Make make) {
    PyObject* answer = PyList_New(static_cast<Py_ssize_t>(found.size()));
    for (std::size_t i = 0; answer && i < found.size(); ++i) {
        PyObject* item = make(found[i]);
        if (item) PyList_SET_ITEM(answer, static_cast<Py_ssize_t>(i), item);
        else Py_CLEAR(answer);
    }
    return answer;
}

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
    const std::size_t share = share_of(memory, threads, kinds);
    std::vector<Solved> found(problems.size());
    if (!spread(problems.size(), threads, [&] {
            return [&, solvers = std::make_unique<Solvers<false>>(share)](std::size_t i) {
                solvers->with(problems[i].seats, [&](auto& solver) {
                    if (cards) found[i].cards = solver.values(problems[i], nodes);
                    else found[i].value = solver.value(problems[i], nodes);
                });
            };
        }))
        return nullptr;
    return listed(found, [&](const Solved& each) { return cards ? paired(each.cards) : PyLong_FromLong(each.value); });
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

// Reads (problem, table, nils), checked already by search/worth.py.
bool read_stakes(PyObject* given, Problem& p, Stakes& stakes) {
    PyObject *problem, *table, *nils;
    if (!PyArg_ParseTuple(given, "OO!O!", &problem, &PyTuple_Type, &table, &PyTuple_Type, &nils) || !read_problem(problem, p))
        return false;
    const Py_ssize_t bits = PyTuple_GET_SIZE(nils), size = PyTuple_GET_SIZE(table);
    if (bits > 4 || size != static_cast<Py_ssize_t>(std::popcount(p.hands[static_cast<std::size_t>(p.turn())]) + 1) << bits) {
        PyErr_SetString(PyExc_ValueError, "a worth table has an entry for every count of tricks and every way the nils go");
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

PyObject* worth(PyObject*, PyObject* args) {
    PyObject* given;
    int cards, threads;
    unsigned long long nodes;
    Py_ssize_t memory;
    if (!PyArg_ParseTuple(args, "O!piKn", &PyList_Type, &given, &cards, &threads, &nodes, &memory)) return nullptr;
    std::vector<Staked> all(static_cast<std::size_t>(PyList_GET_SIZE(given)));
    int kinds = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!read_stakes(PyList_GET_ITEM(given, static_cast<Py_ssize_t>(i)), all[i].problem, all[i].stakes)) return nullptr;
        kinds |= 1 << all[i].problem.seats;
    }
    threads = std::clamp<int>(threads, 1, 256);
    const std::size_t share = share_of(memory, threads, kinds);
    if (!spread(all.size(), threads, [&] {
            return [&, solvers = std::make_unique<Solvers<true>>(share)](std::size_t i) {
                Staked& each = all[i];
                solvers->with(each.problem.seats, [&](auto& solver) {
                    if (cards) each.cards = solver.worths(each.problem, each.stakes, nodes);
                    else each.value = solver.worth(each.problem, each.stakes, nodes);
                });
            };
        }))
        return nullptr;
    return listed(all, [&](const Staked& each) -> PyObject* {
        if (cards) return paired(each.cards);
        return each.value ? PyLong_FromLong(*each.value) : Py_NewRef(Py_None);
    });
}

struct Alone {
    Problem problem;
    SoloSolver::Tables tables;
    std::vector<std::pair<int, SoloSolver::Worths>> cards;
};

// Reads (problem, tables), checked already by search/worth.py.
bool read_alone(PyObject* given, Alone& to) {
    PyObject *problem, *tables;
    if (!PyArg_ParseTuple(given, "OO!", &problem, &PyTuple_Type, &tables) || !read_problem(problem, to.problem)) return false;
    const Py_ssize_t entries = std::popcount(to.problem.hands[static_cast<std::size_t>(to.problem.turn())]) + 1;
    bool sound = PyTuple_GET_SIZE(tables) == to.problem.seats;
    for (Py_ssize_t seat = 0; sound && seat < to.problem.seats; ++seat) {
        PyObject* row = PyTuple_GET_ITEM(tables, seat);
        sound = PyTuple_Check(row) && PyTuple_GET_SIZE(row) == entries;
        for (Py_ssize_t i = 0; sound && i < entries; ++i) {
            to.tables[static_cast<std::size_t>(seat)].push_back(static_cast<int>(PyLong_AsLong(PyTuple_GET_ITEM(row, i))));
            if (PyErr_Occurred()) return false;
        }
    }
    if (!sound) PyErr_SetString(PyExc_ValueError, "expected a worth table for every seat, with an entry for every count of tricks");
    return sound;
}

PyObject* solo(PyObject*, PyObject* args) {
    PyObject* given;
    int threads;
    unsigned long long nodes;
    Py_ssize_t memory;
    if (!PyArg_ParseTuple(args, "O!iKn", &PyList_Type, &given, &threads, &nodes, &memory)) return nullptr;
    std::vector<Alone> all(static_cast<std::size_t>(PyList_GET_SIZE(given)));
    for (std::size_t i = 0; i < all.size(); ++i)
        if (!read_alone(PyList_GET_ITEM(given, static_cast<Py_ssize_t>(i)), all[i])) return nullptr;
    threads = std::clamp<int>(threads, 1, 256);
    const std::size_t share = static_cast<std::size_t>(memory) / static_cast<std::size_t>(threads);
    if (!spread(all.size(), threads, [&] {
            return [&, solver = std::make_unique<SoloSolver>(share)](std::size_t i) {
                all[i].cards = solver->values(all[i].problem, all[i].tables, nodes);
            };
        }))
        return nullptr;
    return listed(all, [](const Alone& each) -> PyObject* {
        PyObject* item = PyList_New(0);
        for (const auto& [card, worths] : each.cards) {
            PyObject* row = item ? PyTuple_New(each.problem.seats) : nullptr;
            for (int seat = 0; row && seat < each.problem.seats; ++seat)
                PyTuple_SET_ITEM(row, seat, PyLong_FromLong(worths[static_cast<std::size_t>(seat)]));
            PyObject* pair = row ? Py_BuildValue("(iN)", card, row) : nullptr;
            if (!pair || PyList_Append(item, pair) < 0) Py_CLEAR(item);
            Py_XDECREF(pair);
        }
        return item;
    });
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
    PyramidStart from;
    unsigned long long left = from.left;
    int fresh = 1;
    if (!PyArg_ParseTuple(args, "O!(iippppp)piKn|(Kiip)", &PyList_Type, &given, &rules.passes, &rules.draw, &pairs, &overlap,
                          &top, &gate, &all, &shortest, &threads, &nodes, &memory, &left, &from.drawn, &from.recycled, &fresh))
        return nullptr;
    if (left >> 52 || from.drawn < 28 || from.drawn > 52 || from.recycled < 0 ||
        (rules.passes && from.recycled >= rules.passes)) {
        PyErr_SetString(PyExc_ValueError, "no position of Pyramid looks like this");
        return nullptr;
    }
    from.left = left;
    from.fresh = fresh;
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
                tombs[i].answer = solver->solve(tombs[i].deck, shortest != 0, nodes, from);
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

// Fills an array from a tuple of so many whole numbers.
template <class Array>
bool read_row(PyObject* row, Array& to, int length) {
    if (PyTuple_GET_SIZE(row) != length || length > static_cast<int>(to.size())) {
        PyErr_SetString(PyExc_ValueError, "a row has an entry for every seat");
        return false;
    }
    for (int i = 0; i < length; ++i) {
        using Entry = typename Array::value_type;
        PyObject* item = PyTuple_GET_ITEM(row, i);
        if constexpr (sizeof(Entry) == 8) to[static_cast<std::size_t>(i)] = PyLong_AsUnsignedLongLong(item);
        else to[static_cast<std::size_t>(i)] = static_cast<Entry>(PyLong_AsLong(item));
    }
    return !PyErr_Occurred();
}

// Reads the facts of search/spades.py, checked there; what would overrun an array is refused here again.
bool read_scene(PyObject* given, spades::Scene& s) {
    PyObject *sides, *sizes, *bids, *taken, *table, *barred, *played, *may_nil;
    int bidding, must_break, broken, fresh, greedy;
    if (!PyArg_ParseTuple(given, "iiiiiippppp(dd)O!O!O!O!O!O!O!O!(KKK)", &s.seats, &s.seat, &s.leader, &s.opening, &s.min_bid,
                          &s.hand_size, &bidding, &must_break, &broken, &fresh, &greedy, &s.share, &s.spread, &PyTuple_Type,
                          &sides, &PyTuple_Type, &sizes, &PyTuple_Type, &bids, &PyTuple_Type, &taken, &PyTuple_Type, &table,
                          &PyTuple_Type, &barred, &PyTuple_Type, &played, &PyTuple_Type, &may_nil, &s.hand, &s.unseen, &s.pack))
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
        !read_row(taken, s.taken, s.seats) || !read_row(table, s.table, s.laid) || !read_row(barred, s.barred, s.seats) ||
        !read_row(played, s.played, s.seats) || !read_row(may_nil, s.may_nil, s.seats))
        return false;
    bool sound = !(s.hand & s.unseen) && std::popcount(s.hand) == s.sizes[static_cast<std::size_t>(s.seat)];
    const int most = s.sizes[static_cast<std::size_t>(s.leader)] + (s.laid > 0);
    for (int i = 0; i < s.seats; ++i) {
        const int turn = (i - s.leader + s.seats) % s.seats;
        sound = sound && s.sides[static_cast<std::size_t>(i)] >= 0 && s.sides[static_cast<std::size_t>(i)] < s.seats &&
                s.sizes[static_cast<std::size_t>(i)] == most - (turn < s.laid);
    }
    for (int i = 0; i < s.laid; ++i) sound = sound && s.table[static_cast<std::size_t>(i)] >= 0 && s.table[static_cast<std::size_t>(i)] < 64;
    if (!sound) PyErr_SetString(PyExc_ValueError, "the hands and the trick do not fit together");
    return sound;
}

PyObject* roll_out(PyObject*, PyObject* args) {
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
    if (count < 1 || count > 1000000 || times < 1 || times > 64) return PyErr_Format(PyExc_ValueError, "expected 1 to 1000000 worlds");
    spades::Played found;
    std::string trouble;
    Py_BEGIN_ALLOW_THREADS;
    try {
        found = spades::roll_out(scene, options, static_cast<std::size_t>(count), static_cast<std::size_t>(times), seed);
    } catch (const std::exception& error) {
        trouble = error.what();
    }
    Py_END_ALLOW_THREADS;
    if (!trouble.empty()) return PyErr_Format(PyExc_ValueError, "%s", trouble.c_str());
    return Py_BuildValue("(y#y#y#)", reinterpret_cast<const char*>(found.worlds.data()),
                         static_cast<Py_ssize_t>(found.worlds.size() * sizeof(spades::World)), reinterpret_cast<const char*>(found.taken.data()),
                         static_cast<Py_ssize_t>(found.taken.size()), reinterpret_cast<const char*>(found.bids.data()),
                         static_cast<Py_ssize_t>(found.bids.size()));
}

// Reads the facts of search/five_hundred.py; what would overrun an array is refused here again.
bool read_five_hundred(PyObject* given, five_hundred::Scene& s) {
    PyObject *calls, *table, *taken, *sizes, *out, *announced, *barred, *played;
    int pass_is_final, nullo, grand, play_on, naming;
    if (!PyArg_ParseTuple(given, "iii(iiippppp)(iiiiii)dO!O!O!O!O!O!O!O!(KKK)", &s.phase, &s.seat, &s.first, &s.rounds, &s.inkle,
                          &s.nullo_place, &pass_is_final, &nullo, &grand, &play_on, &naming, &s.contract, &s.declarer,
                          &s.sits_out, &s.taker, &s.leader, &s.named, &s.heat, &PyTuple_Type, &calls, &PyTuple_Type, &table,
                          &PyTuple_Type, &taken, &PyTuple_Type, &sizes, &PyTuple_Type, &out, &PyTuple_Type, &announced,
                          &PyTuple_Type, &barred, &PyTuple_Type, &played, &s.hand, &s.unseen, &s.middle))
        return false;
    s.pass_is_final = pass_is_final, s.nullo = nullo, s.grand = grand, s.play_on = play_on, s.naming = naming;
    const auto in = [](int value, int least, int most) { return value >= least && value <= most; };
    const int players = five_hundred::kPlayers;
    s.laid = static_cast<int>(PyTuple_GET_SIZE(table));
    const int said = static_cast<int>(PyTuple_GET_SIZE(calls));
    std::array<int, 128> spoken{};
    if (!in(s.phase, 0, 2) || !in(s.seat, 0, 3) || !in(s.first, 0, 3) || !in(s.leader, 0, 3) || !in(s.declarer, -1, 3) ||
        !in(s.sits_out, -1, 3) || !in(s.taker, -1, 3) || !in(s.contract, -1, 26) || !in(s.named, -1, 3) || s.laid >= players ||
        said > 127) {
        PyErr_SetString(PyExc_ValueError, "expected four seats, one of them thinking, and an unfinished trick");
        return false;
    }
    if (!read_row(calls, spoken, said) || !read_row(table, s.table, s.laid) || !read_row(taken, s.taken, players) ||
        !read_row(sizes, s.sizes, players) || !read_row(out, s.out, players) || !read_row(announced, s.announced, players) ||
        !read_row(barred, s.barred, players) || !read_row(played, s.played, players))
        return false;
    bool sound = !(s.hand & s.unseen) && !(s.middle & (s.hand | s.unseen));
    for (int i = 0; i < said; ++i) {
        sound = sound && in(spoken[static_cast<std::size_t>(i)], -1, 26);
        s.calls.push_back(static_cast<signed char>(spoken[static_cast<std::size_t>(i)]));
    }
    for (int i = 0; i < s.laid; ++i) sound = sound && in(s.table[static_cast<std::size_t>(i)], 0, 63);
    for (int i = 0; i < players; ++i) sound = sound && in(s.sizes[static_cast<std::size_t>(i)], 0, 15);
    if (s.phase) sound = sound && (s.phase == five_hundred::Scene::kPlaying || (s.declarer >= 0 && s.contract >= 0));
    if (!sound) PyErr_SetString(PyExc_ValueError, "the hands, the calls and the trick do not fit together");
    return sound;
}

PyObject* roll_out_five_hundred(PyObject*, PyObject* args) {
    PyObject *given, *tried;
    Py_ssize_t count, times;
    unsigned long long seed;
    five_hundred::Scene scene;
    if (!PyArg_ParseTuple(args, "O!O!nnK", &PyTuple_Type, &given, &PyTuple_Type, &tried, &count, &times, &seed) ||
        !read_five_hundred(given, scene))
        return nullptr;
    std::vector<u64> options(static_cast<std::size_t>(PyTuple_GET_SIZE(tried)));
    for (std::size_t i = 0; i < options.size(); ++i) {
        const u64 option = options[i] = PyLong_AsUnsignedLongLong(PyTuple_GET_ITEM(tried, static_cast<Py_ssize_t>(i)));
        if (PyErr_Occurred()) return nullptr;
        const bool fits = scene.phase == five_hundred::Scene::kBidding      ? option <= five_hundred::kCalls
                          : scene.phase == five_hundred::Scene::kDiscarding ? std::popcount(option) == five_hundred::kMiddle && !(option & ~scene.hand)
                                                                            : option >> 8 <= 4 && (scene.hand >> (option & 63) & 1) && (option & 255) < 64;
        if (!fits) return PyErr_Format(PyExc_ValueError, "option %d is none", static_cast<int>(i));
    }
    if (count < 1 || count > 1000000 || times < 1 || times > 64) return PyErr_Format(PyExc_ValueError, "expected 1 to 1000000 worlds");
    std::vector<five_hundred::End> found;
    std::string trouble;
    Py_BEGIN_ALLOW_THREADS;
    try {
        found = five_hundred::roll_out(scene, options, static_cast<std::size_t>(count), static_cast<std::size_t>(times), seed);
    } catch (const std::exception& error) {
        trouble = error.what();
    }
    Py_END_ALLOW_THREADS;
    if (!trouble.empty()) return PyErr_Format(PyExc_ValueError, "%s", trouble.c_str());
    return PyBytes_FromStringAndSize(reinterpret_cast<const char*>(found.data()),
                                     static_cast<Py_ssize_t>(found.size() * five_hundred::kEnd));
}

PyObject* race_five_hundred(PyObject*, PyObject* args) {
    five_hundred::Race race;
    int contract;
    PyObject* given;
    if (!PyArg_ParseTuple(args, "(iiip)O!", &race.size, &race.floor, &race.goal, &contract, &PyTuple_Type, &given)) return nullptr;
    race.contract = contract;
    if (race.size < 2 || race.size > 1000) return PyErr_Format(PyExc_ValueError, "expected 2 to 1000 scores");
    std::vector<five_hundred::Ending> endings(static_cast<std::size_t>(PyTuple_GET_SIZE(given)));
    for (std::size_t i = 0; i < endings.size(); ++i) {
        int kept;
        five_hundred::Ending& each = endings[i];
        if (!PyArg_ParseTuple(PyTuple_GET_ITEM(given, static_cast<Py_ssize_t>(i)), "iipd", &each.declarers, &each.others, &kept, &each.share))
            return nullptr;
        if (std::max(std::abs(each.declarers), std::abs(each.others)) > 100000 || !(each.share > 0))
            return PyErr_Format(PyExc_ValueError, "an end is points that fit, and a share above zero");
        each.kept = kept;
    }
    if (endings.empty()) return PyErr_Format(PyExc_ValueError, "expected at least one end");
    std::vector<double> found;
    Py_BEGIN_ALLOW_THREADS;
    found = five_hundred::chances(race, endings);
    Py_END_ALLOW_THREADS;
    return PyBytes_FromStringAndSize(reinterpret_cast<const char*>(found.data()), static_cast<Py_ssize_t>(found.size() * sizeof(double)));
}

// The last tricks of Pinochle: the values of the cards of the seat on turn, and whether they are exact.
PyObject* end_pinochle(PyObject*, PyObject* args) {
    unsigned long long mine, other, bound;
    int trump, led;
    if (!PyArg_ParseTuple(args, "KKiiK", &mine, &other, &trump, &led, &bound)) return nullptr;
    const bool cards = !((mine | other) & ~pinochle::kWhole) && !(mine & other) && led >= -1 && led < 64 &&
                       (led < 0 || (pinochle::kWhole >> led & 1 && !((mine | other) >> led & 1)));
    const int held = std::popcount(static_cast<u64>(mine));
    if (!cards || held < 1 || held > pinochle::kHand || std::popcount(static_cast<u64>(other)) != held - (led >= 0) || trump < 0 || trump >= kSuits)
        return PyErr_Format(PyExc_ValueError, "expected two equally long hands of at most 12 cards and a trump suit");
    pinochle::Ending::Values found;
    bool failed = false;
    Py_BEGIN_ALLOW_THREADS;
    try {
        found = pinochle::Ending().values(mine, other, trump, led, bound);
    } catch (const std::bad_alloc&) {
        failed = true;
    }
    Py_END_ALLOW_THREADS;
    if (failed) return PyErr_NoMemory();
    PyObject* cards_found = PyList_New(0);
    for (const auto& [card, value] : found.cards) {
        PyObject* pair = cards_found ? Py_BuildValue("(ii)", card, value) : nullptr;
        if (!pair || PyList_Append(cards_found, pair) < 0) Py_CLEAR(cards_found);
        Py_XDECREF(pair);
    }
    return cards_found ? Py_BuildValue("(NO)", cards_found, found.exact ? Py_True : Py_False) : nullptr;
}

// Reads the facts of search/pinochle.py; what would overrun an array is refused here again.
bool read_pinochle(PyObject* given, pinochle::Scene& s) {
    PyObject *laid, *spent, *won;
    int melded, chooses;
    if (!PyArg_ParseTuple(given, "(iiiiiiiipp)(KKKKK)O!O!O!", &s.phase, &s.seat, &s.trump, &s.upcard, &s.last, &s.led, &s.tricks,
                          &s.hidden, &melded, &chooses, &s.hand, &s.known, &s.unseen, &s.barred, &s.gone, &PyTuple_Type, &laid,
                          &PyTuple_Type, &spent, &PyTuple_Type, &won) ||
        !read_row(laid, s.laid, 2) || !read_row(spent, s.spent, static_cast<int>(pinochle::kClasses)) || !read_row(won, s.won, 2))
        return false;
    s.melded = melded, s.chooses = chooses;
    const auto card = [](int each) { return each >= 0 && each < 64 && (pinochle::kWhole >> each & 1); };
    const int stock = std::popcount(s.unseen) - s.hidden + (s.last >= 0), mine = std::popcount(s.hand);
    const bool playing = s.phase == pinochle::Scene::kPlaying;
    const bool sound = s.phase >= 0 && s.phase <= 2 && (s.seat == 0 || s.seat == 1) && s.trump >= 0 && s.trump < kSuits && card(s.upcard) &&
                       (s.last < 0 || card(s.last)) && (s.led < 0 || (card(s.led) && playing)) && s.tricks >= 0 &&
                       s.tricks + playing <= pinochle::kPhaseOne && s.hidden >= 0 && !(s.hand & s.unseen) && !(s.known & (s.hand | s.unseen)) &&
                       !((s.hand | s.unseen | s.known | s.gone) & ~pinochle::kWhole) &&
                       stock == 2 * pinochle::kPhaseOne - 1 - 2 * (s.tricks - !playing) && mine == pinochle::kHand - !playing &&
                       s.hidden + std::popcount(s.known) == mine - (s.led >= 0);
    if (!sound) PyErr_SetString(PyExc_ValueError, "the hands, the stock and the trick do not fit together");
    return sound;
}

PyObject* roll_out_pinochle(PyObject*, PyObject* args) {
    PyObject *given, *tried;
    Py_ssize_t count;
    unsigned long long seed;
    pinochle::Scene scene;
    if (!PyArg_ParseTuple(args, "O!O!nK", &PyTuple_Type, &given, &PyTuple_Type, &tried, &count, &seed) || !read_pinochle(given, scene))
        return nullptr;
    std::vector<pinochle::Option> options(static_cast<std::size_t>(PyTuple_GET_SIZE(tried)));
    for (std::size_t i = 0; i < options.size(); ++i) {
        unsigned long long cards;
        pinochle::Option& option = options[i];
        if (!PyArg_ParseTuple(PyTuple_GET_ITEM(tried, static_cast<Py_ssize_t>(i)), "iK", &option.kind, &cards)) return nullptr;
        option.cards = cards;
        const bool plays = option.kind == pinochle::kPlay;
        if (option.kind < 0 || option.kind > pinochle::kTakeUpcard || plays != (scene.phase == pinochle::Scene::kPlaying) ||
            (option.cards & ~scene.hand) || (plays && std::popcount(option.cards) != 1))
            return PyErr_Format(PyExc_ValueError, "option %d is none", static_cast<int>(i));
    }
    if (count < 1 || count > 1000000) return PyErr_Format(PyExc_ValueError, "expected 1 to 1000000 worlds");
    std::vector<std::array<short, 2>> found;
    std::string trouble;
    Py_BEGIN_ALLOW_THREADS;
    try {
        found = pinochle::roll_out(scene, options, static_cast<std::size_t>(count), seed);
    } catch (const std::exception& error) {
        trouble = error.what();
    }
    Py_END_ALLOW_THREADS;
    if (!trouble.empty()) return PyErr_Format(PyExc_ValueError, "%s", trouble.c_str());
    return PyBytes_FromStringAndSize(reinterpret_cast<const char*>(found.data()), static_cast<Py_ssize_t>(found.size() * sizeof(found[0])));
}

PyObject* playouts(PyObject*, PyObject* args) {
    Py_ssize_t deals;
    int threads;
    unsigned long long seed;
    if (!PyArg_ParseTuple(args, "nKi", &deals, &seed, &threads)) return nullptr;
    if (deals < 0 || deals > (Py_ssize_t{1} << 31)) return PyErr_Format(PyExc_ValueError, "expected 0 to 2147483648 deals");
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

PyMethodDef methods[] = {
    {"solve", solve, METH_VARARGS, "Values of problems, or of their cards."},
    {"worth", worth, METH_VARARGS, "What problems, or their cards, are worth by a table."},
    {"solo", solo, METH_VARARGS, "What the cards of problems are worth to every seat, each playing for itself."},
    {"legal", legal_cards, METH_O, "The cards the seat on turn may play."},
    {"perft", count_plays, METH_VARARGS, "How many ways of playing so many cards there are."},
    {"pyramid", pyramid, METH_VARARGS, "Lines that win Pyramid decks; empty: none; -1: not found out."},
    {"spades", roll_out, METH_VARARGS, "Worlds that fit what a seat knows, and play by rules of thumb in them."},
    {"five_hundred", roll_out_five_hundred, METH_VARARGS, "Five Hundred played on by rules of thumb in worlds that fit."},
    {"race", race_five_hundred, METH_VARARGS, "The chance to win a match of Five Hundred, for every pair of scores."},
    {"pinochle_end", end_pinochle, METH_VARARGS, "What the cards of the last tricks of Pinochle are worth."},
    {"pinochle", roll_out_pinochle, METH_VARARGS, "Pinochle played on by rules of thumb in worlds that fit."},
    {"playouts", playouts, METH_VARARGS, "Whole Spades deals played at random: the calls and tricks of every seat."},
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef definition = {PyModuleDef_HEAD_INIT, "_native", "The kernel: search in C++.", -1, methods,
                          nullptr,               nullptr,   nullptr,                      nullptr};

}  // namespace

PyMODINIT_FUNC PyInit__native() {
#if defined(__BMI2__) && (defined(__GNUC__) || defined(__clang__))
    // Built on a newer processor than it is used on.
    __builtin_cpu_init();
    if (!__builtin_cpu_supports("bmi2")) {
        PyErr_SetString(PyExc_ImportError, "the native search was built for a newer processor");
        return nullptr;
    }
#endif
    return PyModule_Create(&definition);
}

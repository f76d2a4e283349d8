// Spades for Python: imagined worlds, played on.
#pragma once

#include "../../python/common.hpp"
#include "../../python/nets.hpp"
#include "../../python/paired.hpp"
#include "nets.hpp"
#include "roll_out.hpp"

namespace spadille::python {

inline constexpr const char* kNetsName = "spadille.spades_nets";

inline PyObject* nets_of_spades(PyObject*, PyObject* given) { return make_nets(given, kNetsName, spades::read_nets); }

// Reads the nets for roll-outs; None: rules of thumb. The nets know two sides of two.
inline bool read_nets(PyObject* given, spades::Facts& s) {
    if (!read_nets(given, kNetsName, s.nets)) return false;
    if (!s.nets) return true;
    bool fits = s.seats == 4;
    for (int i = 0; i < s.seats; ++i) fits = fits && s.sides[static_cast<std::size_t>(i)] == i % 2;
    if (!fits) PyErr_SetString(PyExc_ValueError, "expected two sides of two, where the nets play");
    return fits;
}

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

// Reads the facts of a seat (`Facts` in Python), already checked there; values that would overrun an array are refused
// again.
inline bool read_facts(PyObject* given, spades::Facts& s) {
    Fields in(given);
    in("sides", s.sides, s.seats)("seat", s.seat)("leader", s.leader)("first", s.first)("blind", s.blind)(
        "opening", s.opening)("min_bid", s.min_bid);
    in("hand_size", s.hand_size)("bidding", s.bidding)("must_break", s.must_break)("broken", s.broken);
    in("fresh", s.fresh)("greedy", s.greedy)("share", s.share)("spread", s.spread)("table", s.table, s.laid);
    in("hand", s.hand)("unseen", s.unseen)("pack", s.pack)("liked", s.liked)("liking", s.liking);
    if (!in.sound()) return false;
    if (s.seats < 2 || s.seat < 0 || s.seat >= s.seats || s.leader < 0 || s.leader >= s.seats || s.laid >= s.seats ||
        s.first < 0 || s.first >= s.seats) {
        PyErr_SetString(PyExc_ValueError, "expected 2 to 6 seats, one of them thinking, and an unfinished trick");
        return false;
    }
    in.row("sizes", s.sizes, s.seats).row("bids", s.bids, s.seats).row("taken", s.taken, s.seats);
    in.row("barred", s.barred, s.seats).row("played", s.played, s.seats).row("may_nil", s.may_nil, s.seats);
    if (!in.part("nets", [&](PyObject* found) { return read_nets(found, s); }).sound()) return false;
    if (!in.part("weights", [&](PyObject* found) { return read_weights(found, s.weights); }).sound()) return false;
    if (!(s.liking > 0) || (s.liking != 1 && s.seats != 2)) {
        PyErr_SetString(PyExc_ValueError, "expected positive odds, and other than even ones only for two seats");
        return false;
    }
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

// The moves to try, the number of worlds, and the seed.
struct Trial {
    spades::Facts facts;
    std::vector<int> options;
    std::size_t worlds = 0, pool = 0;
    unsigned long long seed = 0;
};

inline bool read_options(PyObject* given, const spades::Facts& s, std::vector<int>& options) {
    options.resize(static_cast<std::size_t>(PyTuple_GET_SIZE(given)));
    for (std::size_t i = 0; i < options.size(); ++i) {
        options[i] = static_cast<int>(PyLong_AsLong(PyTuple_GET_ITEM(given, static_cast<Py_ssize_t>(i))));
        if (PyErr_Occurred()) return false;
        const bool fits = s.bidding ? options[i] >= spades::kNilCall && options[i] <= 64
                                    : options[i] >= 0 && options[i] < 64 && (s.hand >> options[i] & 1);
        if (fits) continue;
        PyErr_Format(PyExc_ValueError, "option %d is none", options[i]);
        return false;
    }
    return true;
}

// Reads a trial from its arguments: facts, options, worlds, pool, seed.
inline bool read_trial(PyObject* args, Trial& to) {
    PyObject *given, *options;
    Py_ssize_t count, times;
    if (!PyArg_ParseTuple(args, "OO!nnK", &given, &PyTuple_Type, &options, &count, &times, &to.seed) ||
        !read_facts(given, to.facts) || !read_options(options, to.facts, to.options))
        return false;
    if (!fits_worlds(count, times)) return false;
    to.worlds = static_cast<std::size_t>(count);
    to.pool = static_cast<std::size_t>(times);
    return true;
}

template <class Number>
inline PyObject* bytes_of(const std::vector<Number>& from) {
    return PyBytes_FromStringAndSize(reinterpret_cast<const char*>(from.data()),
                                     static_cast<Py_ssize_t>(from.size() * sizeof(Number)));
}

inline PyObject* roll_out(PyObject*, PyObject* args) {
    Trial t;
    spades::Played found;
    if (!read_trial(args, t) ||
        !release(found, [&] { return spades::roll_out(t.facts, t.options, t.worlds, t.pool, t.seed); }))
        return nullptr;
    return Py_BuildValue("(NNN)", bytes_of(found.worlds), bytes_of(found.taken), bytes_of(found.bids));
}

// Reads the terms by which ends are scored (`Reckoning` in Python). The table of prospects is not copied.
inline bool read_reckoning(PyObject* given, spades::Reckoning& to, u64& blind, Rows& rows) {
    spades::Scoring& s = to.rules;
    spades::Standing& m = to.match;
    spades::Prospects& p = to.prospects;
    Fields in(given);
    in("seats", s.seats)("nil_bonus", s.nil_bonus)("nil_penalty", s.nil_penalty);
    in("blind_nil_bonus", s.blind_nil_bonus)("blind_nil_penalty", s.blind_nil_penalty);
    in("failed_nil_bags", s.failed_nil_bags)("set_minus", s.set_minus)("counts_taken", s.counts_taken);
    in("overtrick_points", s.overtrick_points)("bag_penalty", s.bag_penalty)("target", s.target)("mercy", s.mercy);
    in("hand_limit", s.hand_limit)("max_deals", s.max_deals)("totals", m.totals, s.sides)("blind", blind);
    in.row("bags", m.bags, s.sides)("deals", m.deals)("tied", m.tied);
    in("size", p.size)("step", p.step)("lowest", p.lowest);
    if (!in.part("table", [&](PyObject* found) { return rows.take(found); }).sound()) return false;
    const bool sound = s.seats > 1 && s.seats <= kSeats && s.sides > 1 && s.seats % s.sides == 0 && p.size >= 0 &&
                       p.size <= 1000 && p.step > 0 && rows.length(0) == at(p.size) * at(p.size);
    if (!sound) PyErr_SetString(PyExc_ValueError, "expected seats and sides that fit, and a chance for every score");
    if (sound && p.size) p.table = rows.row(0);
    return sound;
}

inline PyObject* weigh_spades(PyObject*, PyObject* args) {
    Trial t;
    spades::Reckoning terms;
    Rows rows;
    u64 blind = 0;
    spades::Outcomes found;
    PyObject *trial, *given;
    if (!PyArg_ParseTuple(args, "O!O", &PyTuple_Type, &trial, &given) || !read_trial(trial, t) ||
        !read_reckoning(given, terms, blind, rows))
        return nullptr;
    if (t.facts.seats != terms.rules.seats) return PyErr_Format(PyExc_ValueError, "expected the seats of the facts");
    if (!release(found, [&] { return spades::weigh(t.facts, terms, blind, t.options, t.worlds, t.pool, t.seed); }))
        return nullptr;
    PyObject* reached = listed(found.reached, [](const auto& row) {
        return listed(std::vector<int>(row.begin(), row.end()), PyLong_FromLong);
    });
    return Py_BuildValue("(NNNNN)", bytes_of(found.worlds), bytes_of(found.worths), bytes_of(found.wins),
                         listed(found.made, PyLong_FromLong), reached);
}

// Scores ends of a deal for one seat, each the calls and then the tricks of every seat.
inline PyObject* score_spades(PyObject*, PyObject* args) {
    PyObject* given;
    Py_buffer ends;
    int seat;
    spades::Reckoning terms;
    Rows rows;
    u64 blind = 0;
    if (!PyArg_ParseTuple(args, "Oiy*", &given, &seat, &ends)) return nullptr;
    std::vector<spades::End> found;
    if (read_reckoning(given, terms, blind, rows)) {
        const int seats = terms.rules.seats;
        const auto* said = static_cast<const signed char*>(ends.buf);
        if (seat < 0 || seat >= seats || ends.len % (2 * seats))
            PyErr_SetString(PyExc_ValueError, "expected a seat, and the calls and tricks of all");
        else
            for (Py_ssize_t i = 0; i < ends.len; i += 2 * seats) {
                Row calls{}, taken{};
                for (int each = 0; each < seats; ++each) {
                    calls[at(each)] = blind >> each & 1 ? spades::kBlindCall : said[i + each];
                    taken[at(each)] = said[i + seats + each];
                }
                found.push_back(spades::score(terms, calls, taken, seat));
            }
    }
    PyBuffer_Release(&ends);
    if (PyErr_Occurred()) return nullptr;
    return listed(found, [](const spades::End& each) {
        return Py_BuildValue("(ddN)", each.worth, each.win, PyBool_FromLong(each.made));
    });
}

// For a test: plays cards by the kernel's rules from the position of a seat, with all hands given.
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

// For a test: the nets' ratings of every legal card, after some cards have been played, with all hands given.
inline PyObject* judge_spades(PyObject*, PyObject* args) {
    PyObject *given, *hands, *cards;
    spades::Facts facts;
    World world{};
    std::vector<int> played;
    if (!PyArg_ParseTuple(args, "OO!O!", &given, &PyTuple_Type, &hands, &PyTuple_Type, &cards) ||
        !read_facts(given, facts) || !read_row(hands, world, static_cast<int>(world.size())) ||
        !read_cards(cards, played))
        return nullptr;
    if (!facts.nets) return PyErr_Format(PyExc_ValueError, "expected nets");
    std::vector<std::pair<int, float>> found;
    if (!release(found, [&] { return spades::judged(facts, world, played); })) return nullptr;
    return listed(found, [](const auto& each) { return Py_BuildValue("(id)", each.first, each.second); });
}

// The one of the given moves that the nets would make without search.
inline PyObject* spades_at_once(PyObject*, PyObject* args) {
    PyObject *given, *options;
    spades::Facts facts;
    std::vector<int> moves;
    if (!PyArg_ParseTuple(args, "OO!", &given, &PyTuple_Type, &options) || !read_facts(given, facts) ||
        !read_options(options, facts, moves))
        return nullptr;
    if (!facts.nets || moves.empty()) return PyErr_Format(PyExc_ValueError, "expected nets, and moves");
    return PyLong_FromLong(spades::at_once(facts, moves));
}

}  // namespace spadille::python

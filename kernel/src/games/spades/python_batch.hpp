// Batches of Spades for Python.
#pragma once

#include "../../python/batch.hpp"
#include "table.hpp"

namespace spadille::python {

inline bool read_terms(PyObject* given, spades::Terms& t) {
    Fields in(given);
    in("seats", t.seats)("sides", t.sides)("hand_size", t.hand_size)("min_bid", t.min_bid)("opening", t.opening);
    in("draw_high", t.draw_high)("nil", t.nil)("blind_nil", t.blind_nil)("only_behind", t.only_behind);
    in("failed_nil_bags", t.failed_nil_bags)("minus", t.minus)("points_bid", t.points_bid)("broken", t.broken);
    in("cut", t.cut)("has_mercy", t.has_mercy)("target", t.target)("behind", t.behind)("nil_bonus", t.nil_bonus);
    in("nil_penalty", t.nil_penalty)("blind_nil_bonus", t.blind_nil_bonus)("mercy", t.mercy);
    in("blind_nil_penalty", t.blind_nil_penalty)("overtrick_points", t.overtrick_points);
    in("bag_penalty", t.bag_penalty)("hand_limit", t.hand_limit)("max_deals", t.max_deals);
    in("pack", t.pack, t.cards);
    if (!in.sound()) return false;
    u64 pack = 0;
    for (int i = 0; i < t.cards; ++i)
        if (const int card = t.pack[at(i)]; card >= 0 && card < spades::kEveryCard) pack |= bit(card);
    const bool sound = t.seats > 2 && t.seats <= kSeats && t.sides > 1 && t.sides <= t.seats &&
                       t.seats % t.sides == 0 && t.hand_size > 0 && t.hand_size <= 17 &&
                       t.cards == t.seats * t.hand_size && std::popcount(pack) == t.cards && t.min_bid > 0 &&
                       t.min_bid <= t.hand_size && t.max_deals > 0;
    if (!sound) PyErr_SetString(PyExc_ValueError, "expected three to six hands that a pack can be dealt out to");
    return sound;
}

inline PyObject* make_spades(PyObject*, PyObject* args) {
    PyObject *given, *episode, *arrays;
    Py_ssize_t rows;
    spades::Terms terms;
    if (!PyArg_ParseTuple(args, "OOnO!", &given, &episode, &rows, &PyTuple_Type, &arrays) || !read_terms(given, terms))
        return nullptr;
    return make_batch(spades::Matches(terms), episode, rows, arrays);
}

}  // namespace spadille::python

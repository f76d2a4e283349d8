// Batches of Five Hundred for Python.
#pragma once

#include "../../python/batch.hpp"
#include "table.hpp"

namespace spadille::python {

inline bool read_terms(PyObject* given, five_hundred::Terms& t) {
    Fields in(given);
    in("needed", t.needed)("lose_at", t.lose_at)("has_floor", t.has_floor)("rounds", t.rounds)("sixes", t.sixes);
    in("nullo_place", t.nullo_place)("all_pass", t.all_pass)("slam_bonus", t.slam_bonus)("max_deals", t.max_deals);
    in("only_by_contract", t.only_by_contract)("pass_is_final", t.pass_is_final)("nullo", t.nullo);
    in("grand_nullo", t.grand_nullo)("ace_no_face", t.ace_no_face)("joker_always", t.joker_always);
    in("draw_high", t.draw_high)("upwards", t.upwards);
    if (!in.sound()) return false;
    const bool sound = t.max_deals > 0 && t.sixes >= 0 && t.sixes <= five_hundred::kAnySixes && t.nullo_place >= 5 &&
                       t.nullo_place < five_hundred::act::kBidsInAll;
    if (!sound) PyErr_SetString(PyExc_ValueError, "expected a place for nullo above all sixes, and a number of deals");
    return sound;
}

inline PyObject* make_five_hundred(PyObject*, PyObject* args) {
    PyObject *given, *episode, *arrays;
    Py_ssize_t rows;
    five_hundred::Terms terms;
    if (!PyArg_ParseTuple(args, "OOnO!", &given, &episode, &rows, &PyTuple_Type, &arrays) || !read_terms(given, terms))
        return nullptr;
    return make_batch(five_hundred::Matches(terms), episode, rows, arrays);
}

}  // namespace spadille::python

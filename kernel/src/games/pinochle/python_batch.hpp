// Batches of Pinochle for Python.
#pragma once

#include "../../python/batch.hpp"
#include "table.hpp"

namespace spadille::python {

inline bool read_terms(PyObject* given, pinochle::Terms& t) {
    Fields in(given);
    in("packet", t.packet)("target", t.target)("target_step", t.target_step)("chain", t.chain);
    in("max_deals", t.max_deals)("exceed", t.exceed)("higher_wins", t.higher_wins)("chooses", t.chooses);
    in("draw_high", t.draw_high)("several", t.several)("reuse", t.reuse)("swap", t.swap)("strict", t.strict);
    in("rounded", t.rounded).row("points", t.points, pinochle::kRanks);
    if (!in.sound()) return false;
    const bool sound = (t.packet == 3 || t.packet == 4) && t.target_step > 0 && t.max_deals > 0;
    if (!sound) PyErr_SetString(PyExc_ValueError, "expected packets of three or four, a rise, and a number of deals");
    return sound;
}

inline PyObject* make_pinochle(PyObject*, PyObject* args) {
    PyObject *given, *episode, *arrays;
    Py_ssize_t rows;
    pinochle::Terms terms;
    if (!PyArg_ParseTuple(args, "OOnO!", &given, &episode, &rows, &PyTuple_Type, &arrays) || !read_terms(given, terms))
        return nullptr;
    return make_batch(pinochle::Matches(terms), episode, rows, arrays);
}

}  // namespace spadille::python

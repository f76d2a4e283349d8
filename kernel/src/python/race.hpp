// The chance to win a match.
#pragma once

#include "../search/race.hpp"
#include "common.hpp"

namespace spadille::python {

inline PyObject* run_race(PyObject*, PyObject* args) {
    race::Race race;
    int contract;
    PyObject* given;
    if (!PyArg_ParseTuple(args, "(iiip)O!", &race.size, &race.floor, &race.goal, &contract, &PyTuple_Type, &given))
        return nullptr;
    race.contract = contract;
    if (race.size < 2 || race.size > 1000) return PyErr_Format(PyExc_ValueError, "expected 2 to 1000 scores");
    std::vector<race::Ending> endings(static_cast<std::size_t>(PyTuple_GET_SIZE(given)));
    for (std::size_t i = 0; i < endings.size(); ++i) {
        int kept;
        race::Ending& each = endings[i];
        if (!PyArg_ParseTuple(PyTuple_GET_ITEM(given, static_cast<Py_ssize_t>(i)), "iipd", &each.declarers,
                              &each.others, &kept, &each.share))
            return nullptr;
        if (std::max(std::abs(each.declarers), std::abs(each.others)) > 100000 || !(each.share > 0))
            return PyErr_Format(PyExc_ValueError, "an end is points that fit, and a share above zero");
        each.kept = kept;
    }
    if (endings.empty()) return PyErr_Format(PyExc_ValueError, "expected at least one end");
    std::vector<double> found;
    Py_BEGIN_ALLOW_THREADS;
    found = race::chances(race, endings);
    Py_END_ALLOW_THREADS;
    return PyBytes_FromStringAndSize(reinterpret_cast<const char*>(found.data()),
                                     static_cast<Py_ssize_t>(found.size() * sizeof(double)));
}

}  // namespace spadille::python

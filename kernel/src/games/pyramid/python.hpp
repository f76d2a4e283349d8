// Decks of Pyramid.
#pragma once

#include "../../python/common.hpp"
#include "solver.hpp"

namespace spadille::python {

struct Tomb {
    std::array<std::uint8_t, 52> deck{};
    PyramidSolver::Answer answer = PyramidSolver::Answer::kUnknown;
    std::vector<PyramidStep> line;
};

inline PyObject* pyramid(PyObject*, PyObject* args) {
    PyObject* given;
    PyramidRules rules;
    int pairs, overlap, top, gate, all, shortest, lines, threads;
    unsigned long long nodes;
    Py_ssize_t memory;
    PyramidStart from;
    unsigned long long left = from.left;
    int fresh = 1;
    if (!PyArg_ParseTuple(args, "O!(iippppp)ppiKn|(Kiip)", &PyList_Type, &given, &rules.passes, &rules.draw, &pairs,
                          &overlap, &top, &gate, &all, &shortest, &lines, &threads, &nodes, &memory, &left, &from.drawn,
                          &from.recycled, &fresh))
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
        } else if (!lines) {
            item = PyBool_FromLong(tombs[i].answer == PyramidSolver::Answer::kWon);
        } else {
            item = PyList_New(0);
            for (const PyramidStep& step : tombs[i].line) {
                PyObject* part =
                    item ? Py_BuildValue("(iiii)", step.one, step.other, step.drawn, step.recycled) : nullptr;
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

}  // namespace spadille::python

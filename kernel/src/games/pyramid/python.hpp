// Solving decks of Pyramid, for Python.
#pragma once

#include "../../python/common.hpp"
#include "solver.hpp"

namespace spadille::python {

struct Tomb {
    std::array<std::uint8_t, 52> deck{};
    PyramidSolver::Answer answer = PyramidSolver::Answer::kUnknown;
    std::vector<PyramidStep> line;
};

inline bool read_rules(PyObject* given, PyramidRules& rules) {
    Fields in(given);
    in("passes", rules.passes)("draw_count", rules.draw)("stock_waste_pairs", rules.waste_pairs);
    in("overlap_match", rules.overlap)("waste_top_playable", rules.waste_top)("only_when_stuck", rules.gate);
    in("clear_all", rules.clear_all)("columns", rules.columns);
    rules.passes = std::max(rules.passes, 0);
    return in.sound();
}

inline bool read_start(PyObject* given, const PyramidRules& rules, PyramidStart& from) {
    Fields in(given);
    u64 left = 0;
    in("left", left)("drawn", from.drawn)("recycled", from.recycled)("fresh", from.fresh);
    if (!in.sound()) return false;
    from.left = left;
    const bool sound = !(left >> 52) && from.drawn >= 28 && from.drawn <= 52 && from.recycled >= 0 &&
                       !(rules.passes && from.recycled >= rules.passes);
    if (!sound) PyErr_SetString(PyExc_ValueError, "no position of Pyramid looks like this");
    return sound;
}

inline bool read_deck(PyObject* bytes, std::array<std::uint8_t, 52>& deck) {
    if (!PyBytes_Check(bytes) || PyBytes_GET_SIZE(bytes) != 52) {
        PyErr_SetString(PyExc_ValueError, "a deck is 52 values");
        return false;
    }
    for (std::size_t place = 0; place < 52; ++place) {
        const char value = PyBytes_AS_STRING(bytes)[place];
        if (value < 1 || value > 13) {
            PyErr_SetString(PyExc_ValueError, "a value is 1 to 13");
            return false;
        }
        deck[place] = static_cast<std::uint8_t>(value);
    }
    return true;
}

inline PyObject* listed_steps(const std::vector<PyramidStep>& steps) {
    return listed(steps, [](const PyramidStep& step) {
        return Py_BuildValue("(iiii)", step.one, step.other, step.drawn, step.recycled);
    });
}

// For a test: every single step from a position.
inline PyObject* pyramid_steps(PyObject*, PyObject* args) {
    PyObject *deck, *given, *place;
    PyramidRules rules;
    PyramidStart from;
    std::array<std::uint8_t, 52> values{};
    if (!PyArg_ParseTuple(args, "OOO", &deck, &given, &place) || !read_rules(given, rules) ||
        !read_start(place, rules, from) || !read_deck(deck, values))
        return nullptr;
    return listed_steps(PyramidSolver(rules, 0).steps(values, from));
}

inline PyObject* pyramid(PyObject*, PyObject* args) {
    PyObject *given, *how, *place;
    PyramidRules rules;
    int shortest, lines, threads;
    unsigned long long nodes;
    Py_ssize_t memory;
    PyramidStart from;
    if (!PyArg_ParseTuple(args, "O!OppiKnO", &PyList_Type, &given, &how, &shortest, &lines, &threads, &nodes, &memory,
                          &place) ||
        !read_rules(how, rules) || !read_start(place, rules, from))
        return nullptr;
    std::vector<Tomb> tombs(static_cast<std::size_t>(PyList_GET_SIZE(given)));
    for (std::size_t i = 0; i < tombs.size(); ++i)
        if (!read_deck(PyList_GET_ITEM(given, static_cast<Py_ssize_t>(i)), tombs[i].deck)) return nullptr;
    threads = std::clamp<int>(threads, 1, 256);
    const std::size_t share = static_cast<std::size_t>(memory) / static_cast<std::size_t>(threads);
    if (!spread(tombs.size(), threads, [&] {
            return [&, solver = std::make_unique<PyramidSolver>(rules, share)](std::size_t i) {
                tombs[i].answer = solver->solve(tombs[i].deck, shortest != 0, nodes, from);
                tombs[i].line = solver->line();
            };
        }))
        return nullptr;
    return listed(tombs, [&](const Tomb& tomb) {
        if (tomb.answer == PyramidSolver::Answer::kUnknown) return PyLong_FromLong(-1);
        return lines ? listed_steps(tomb.line) : PyBool_FromLong(tomb.answer == PyramidSolver::Answer::kWon);
    });
}

}  // namespace spadille::python

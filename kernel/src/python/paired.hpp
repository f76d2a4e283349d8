// Options weighed over the same worlds.
#pragma once

#include "../search/paired.hpp"
#include "common.hpp"

namespace spadille::python {

// Buffers of numbers that Python owns, held while they are read.
class Rows {
public:
    Rows() = default;
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;
    ~Rows() {
        for (Py_buffer& each : held_) PyBuffer_Release(&each);
    }

    // Takes one row of doubles; on failure returns false with a Python error set.
    bool take(PyObject* from) {
        Py_buffer view;
        if (PyObject_GetBuffer(from, &view, PyBUF_SIMPLE) < 0) return false;
        held_.push_back(view);
        const auto place = reinterpret_cast<std::uintptr_t>(view.buf);
        if (view.len % static_cast<Py_ssize_t>(sizeof(double)) || (view.len && place % alignof(double))) {
            PyErr_SetString(PyExc_ValueError, "expected a row of doubles");
            return false;
        }
        return true;
    }

    std::size_t size() const { return held_.size(); }
    const double* row(std::size_t i) const { return static_cast<const double*>(held_[i].buf); }
    std::size_t length(std::size_t i) const { return static_cast<std::size_t>(held_[i].len) / sizeof(double); }

private:
    std::vector<Py_buffer> held_;
};

inline PyObject* weigh_pairs(PyObject*, PyObject* args) {
    PyObject *worths, *wins;
    if (!PyArg_ParseTuple(args, "O!O!", &PyTuple_Type, &worths, &PyTuple_Type, &wins)) return nullptr;
    const Py_ssize_t count = PyTuple_GET_SIZE(worths);
    Rows rows;
    for (Py_ssize_t i = 0; count == PyTuple_GET_SIZE(wins) && i < count; ++i)
        if (!rows.take(PyTuple_GET_ITEM(worths, i)) || !rows.take(PyTuple_GET_ITEM(wins, i))) return nullptr;
    bool sound = rows.size() > 0 && rows.length(0) > 0;
    for (std::size_t i = 0; i < rows.size(); ++i) sound = sound && rows.length(i) == rows.length(0);
    if (!sound) return PyErr_Format(PyExc_ValueError, "expected as many worths as chances of every option");
    std::vector<Column> columns;
    for (std::size_t i = 0; i < rows.size(); i += 2) columns.push_back({rows.row(i), rows.row(i + 1)});
    std::vector<Mean> found;
    if (!release(found, [&] { return paired(columns, rows.length(0)); })) return nullptr;
    return listed(found, [](const Mean& each) {
        return Py_BuildValue("(dddd)", each.worth, each.error, each.win, each.win_error);
    });
}

}  // namespace spadille::python

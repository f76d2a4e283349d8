// What the parts of the module share: work on threads, rows read, lists made.
#pragma once

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <algorithm>
#include <atomic>
#include <new>
#include <thread>
#include <vector>

namespace spadille::python {

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
    const std::size_t wanted =
        std::min<std::size_t>(static_cast<std::size_t>(std::max(threads, 1)), std::max<std::size_t>(count, 1));
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

// Makes a list of what was found for each.
template <class Found, class Make>
inline PyObject* listed(const std::vector<Found>& found, Make make) {
    PyObject* answer = PyList_New(static_cast<Py_ssize_t>(found.size()));
    for (std::size_t i = 0; answer && i < found.size(); ++i) {
        PyObject* item = make(found[i]);
        if (item)
            PyList_SET_ITEM(answer, static_cast<Py_ssize_t>(i), item);
        else
            Py_CLEAR(answer);
    }
    return answer;
}

// Fills an array from a tuple of so many whole numbers.
template <class Array>
inline bool read_row(PyObject* row, Array& to, int length) {
    const std::size_t count = length < 0 ? to.size() + 1 : static_cast<std::size_t>(length);
    if (PyTuple_GET_SIZE(row) != length || count > to.size()) {
        PyErr_SetString(PyExc_ValueError, "a row has an entry for every seat");
        return false;
    }
    for (std::size_t i = 0; i < count && i < to.size(); ++i) {
        using Entry = typename Array::value_type;
        PyObject* item = PyTuple_GET_ITEM(row, static_cast<Py_ssize_t>(i));
        if constexpr (sizeof(Entry) == 8)
            to[i] = PyLong_AsUnsignedLongLong(item);
        else
            to[i] = static_cast<Entry>(PyLong_AsLong(item));
    }
    return !PyErr_Occurred();
}

}  // namespace spadille::python

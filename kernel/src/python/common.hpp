// Helpers shared by the parts of the module: work on threads, reading of rows, making of lists.
#pragma once

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <algorithm>
#include <atomic>
#include <new>
#include <string>
#include <thread>
#include <type_traits>
#include <vector>

#include "../search/cards.hpp"
#include "../search/processor.hpp"

namespace spadille::python {

inline PyObject* modern(PyObject*, PyObject*) { return PyBool_FromLong(is_modern()); }

// Does the work on a number of threads, without the GIL; each thread makes its own worker.
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
#ifdef __wasm__  // one thread
    run();
    static_cast<void>(wanted);
#else
    std::vector<std::thread> others;
    try {
        for (std::size_t i = 1; i < wanted; ++i) others.emplace_back(run);
    } catch (const std::system_error&) {
    }
    run();
    for (auto& each : others) each.join();
#endif
    Py_END_ALLOW_THREADS;
    if (failed) PyErr_NoMemory();
    return !failed;
}

// Makes a list from the items found.
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

// Reads the attributes of a Python object. After the first one that is missing or does not fit, no more is read.
class Fields {
public:
    explicit Fields(PyObject* from) : from_(from) {}

    template <class Number>
    Fields& operator()(const char* name, Number& to) {
        if (PyObject* found = get(name)) {
            put(found, to);
            Py_DECREF(found);
            sound_ = !PyErr_Occurred();
        }
        return *this;
    }

    // A tuple of numbers that fits into the array. Its length is written to `length`.
    template <class Array>
    Fields& operator()(const char* name, Array& to, int& length) {
        if (PyObject* found = get(name)) {
            length = PyTuple_Check(found) ? static_cast<int>(PyTuple_GET_SIZE(found)) : -1;
            sound_ = read(name, found, to.data(), to.size(), length);
            Py_DECREF(found);
        }
        return *this;
    }

    // A tuple of exactly `length` numbers.
    template <class Array>
    Fields& row(const char* name, Array& to, int length) {
        int there = length;
        (*this)(name, to, there);
        if (sound_ && there != length) {
            PyErr_Format(PyExc_ValueError, "expected %d numbers as %s; got %d", length, name, there);
            sound_ = false;
        }
        return *this;
    }

    // A value read by `use`.
    template <class Use>
    Fields& part(const char* name, Use use) {
        if (PyObject* found = get(name)) {
            sound_ = use(found);
            Py_DECREF(found);
        }
        return *this;
    }

    bool sound() const { return sound_; }

private:
    PyObject* get(const char* name) {
        PyObject* found = sound_ ? PyObject_GetAttrString(from_, name) : nullptr;
        sound_ = found;
        return found;
    }

    template <class Number>
    static bool read(const char* name, PyObject* row, Number* to, std::size_t room, int length) {
        if (length < 0 || static_cast<std::size_t>(length) > room) {
            PyErr_Format(PyExc_ValueError, "expected a tuple of at most %zu numbers as %s", room, name);
            return false;
        }
        for (int i = 0; i < length; ++i) put(PyTuple_GET_ITEM(row, i), to[static_cast<std::size_t>(i)]);
        return !PyErr_Occurred();
    }

    static void put(PyObject* found, int& to) { to = found == Py_None ? -1 : static_cast<int>(PyLong_AsLong(found)); }
    static void put(PyObject* found, bool& to) { to = PyObject_IsTrue(found) == 1; }
    static void put(PyObject* found, double& to) { to = PyFloat_AsDouble(found); }
    static void put(PyObject* found, i64& to) { to = PyLong_AsLongLong(found); }
    static void put(PyObject* found, u64& to) { to = PyLong_AsUnsignedLongLong(found); }

    PyObject* from_;
    bool sound_ = true;
};

// Does work without the GIL; exceptions are raised in Python.
template <class Found, class Work>
bool release(Found& found, Work work) {
    std::string trouble;
    bool full = false;
    Py_BEGIN_ALLOW_THREADS;
    try {
        found = work();
    } catch (const std::bad_alloc&) {
        full = true;
    } catch (const std::exception& error) {
        trouble = error.what();
    }
    Py_END_ALLOW_THREADS;
    if (full) PyErr_NoMemory();
    if (!trouble.empty()) PyErr_SetString(PyExc_ValueError, trouble.c_str());
    return !full && trouble.empty();
}

// Fills an array from a tuple of `length` whole numbers.
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
        if constexpr (std::is_same_v<Entry, u64>)
            to[i] = PyLong_AsUnsignedLongLong(item);
        else
            to[i] = static_cast<Entry>(PyLong_AsLong(item));
    }
    return !PyErr_Occurred();
}

// Fills a list from a tuple of cards.
inline bool read_cards(PyObject* row, std::vector<int>& to) {
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(row); ++i) {
        const long card = PyLong_AsLong(PyTuple_GET_ITEM(row, i));
        if (!PyErr_Occurred() && (card < 0 || card > 63))
            PyErr_SetString(PyExc_ValueError, "expected cards of 0 to 63");
        if (PyErr_Occurred()) return false;
        to.push_back(static_cast<int>(card));
    }
    return true;
}

// Fills a list from a tuple of whole numbers of 64 bits.
template <class Number>
inline bool read_numbers(PyObject* row, std::vector<Number>& to) {
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(row); ++i) {
        if constexpr (std::is_unsigned_v<Number>)
            to.push_back(PyLong_AsUnsignedLongLong(PyTuple_GET_ITEM(row, i)));
        else
            to.push_back(PyLong_AsLongLong(PyTuple_GET_ITEM(row, i)));
        if (PyErr_Occurred()) return false;
    }
    return true;
}

// Checks a number of worlds, and the size of the pool from which each is drawn.
inline bool fits_worlds(Py_ssize_t count, Py_ssize_t times = 1) {
    const bool fits = count > 0 && count <= 1000000 && times > 0 && times <= 64;
    if (!fits) PyErr_SetString(PyExc_ValueError, "expected 1 to 1000000 worlds");
    return fits;
}

}  // namespace spadille::python

// Nets for Python: capsules that own them, one name for each game.
#pragma once

#include <memory>

#include "../nets/file.hpp"
#include "common.hpp"

namespace spadille::python {

// Reads nets from bytes by a function of their game, into a capsule that owns them.
template <class Read>
PyObject* make_nets(PyObject* given, const char* name, Read read) {
    char* bytes;
    Py_ssize_t size;
    if (PyBytes_AsStringAndSize(given, &bytes, &size) < 0) return nullptr;
    auto nets = std::make_unique<Nets>();
    if (!read(bytes, static_cast<std::size_t>(size), *nets))
        return PyErr_Format(PyExc_ValueError, "expected the nets that this kernel was built for");
    return PyCapsule_New(nets.release(), name, [](PyObject* capsule) {
        delete static_cast<Nets*>(PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule)));
    });
}

// Reads the nets of facts; None: none.
inline bool read_nets(PyObject* given, const char* name, const Nets*& to) {
    if (given == Py_None) return true;
    to = static_cast<const Nets*>(PyCapsule_GetPointer(given, name));
    return to != nullptr;
}

}  // namespace spadille::python

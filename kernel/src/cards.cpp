// Two small helpers for rules written in Python. They know the numbers of cards, and no game.
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <array>
#include <bit>
#include <cstdint>

namespace {

constexpr int WORDS = 4;
constexpr int COPIES = 2;  // the second copy of card c is c + 128, two words further on
constexpr int SUIT = 16;
using Words = std::array<std::uint64_t, WORDS>;

PyObject* word_size;  // 2 ** 64
PyObject* shift;      // 64

// A whole number from 0 to 2 ** 256 - 1, as words.
bool read_words(PyObject* held, Words& words) {
    const int small = PyLong_Check(held) ? PyObject_RichCompareBool(held, word_size, Py_LT) : 1;
    if (small < 0) return false;
    if (small) {
        words[0] = PyLong_AsUnsignedLongLong(held);
        return !PyErr_Occurred();
    }
    Py_INCREF(held);
    for (std::uint64_t& word : words) {
        word = PyLong_AsUnsignedLongLongMask(held);
        PyObject* const rest = PyNumber_Rshift(held, shift);
        Py_DECREF(held);
        if (!rest) return false;
        held = rest;
    }
    const int beyond = PyObject_IsTrue(held);
    Py_DECREF(held);
    if (beyond) PyErr_SetString(PyExc_OverflowError, "a holding has cards from 0 to 255");
    return !beyond;
}

// Puts the table's entries for the cards of one word into the tuple, from `at` on. Returns the next index, or -1.
Py_ssize_t put(PyObject* picked, Py_ssize_t at, PyObject* table, std::uint64_t cards, int first) {
    for (; cards; cards &= cards - 1) {
        const Py_ssize_t card = first + std::countr_zero(cards);
        PyObject* const found = card < PyTuple_GET_SIZE(table) ? PyTuple_GET_ITEM(table, card) : Py_None;
        if (found == Py_None) {
            PyErr_Format(PyExc_KeyError, "%zd", card);
            return -1;
        }
        Py_INCREF(found);
        PyTuple_SET_ITEM(picked, at++, found);
    }
    return at;
}

PyObject* pick(PyObject*, PyObject* const* given, Py_ssize_t count) {
    if (count != 2 || !PyTuple_Check(given[0])) {
        PyErr_SetString(PyExc_TypeError, "expected a tuple and a holding");
        return nullptr;
    }
    Words words{};
    if (!read_words(given[1], words)) return nullptr;
    int size = 0;
    for (const std::uint64_t word : words) size += std::popcount(word);
    PyObject* const picked = PyTuple_New(size);
    if (!picked) return nullptr;
    Py_ssize_t at = 0;
    for (int word = 0; word < COPIES && at >= 0; word++) {
        const std::uint64_t firsts = words[word], seconds = words[word + COPIES];
        if (!seconds) {
            at = put(picked, at, given[0], firsts, 64 * word);
            continue;
        }
        for (int low = 0; low < 64 && at >= 0; low += SUIT) {
            const std::uint64_t suit = std::uint64_t{0xFFFF} << low;
            at = put(picked, at, given[0], firsts & suit, 64 * word);
            if (at >= 0) at = put(picked, at, given[0], seconds & suit, 64 * (word + COPIES));
        }
    }
    if (at >= 0) return picked;
    Py_DECREF(picked);
    return nullptr;
}

// The index of the greatest power, the first of equal ones.
Py_ssize_t place_of_highest(PyObject* const* trick, Py_ssize_t size, PyObject* power) {
    Py_ssize_t best = -1;
    long most = 0;
    for (Py_ssize_t place = 0; place < size; place++) {
        const Py_ssize_t card = PyLong_AsSsize_t(trick[place]);
        if (card == -1 && PyErr_Occurred()) return -1;
        if (card < 0 || card >= PyTuple_GET_SIZE(power)) {
            PyErr_Format(PyExc_IndexError, "no power for card %zd", card);
            return -1;
        }
        const long found = PyLong_AsLong(PyTuple_GET_ITEM(power, card));
        if (found == -1 && PyErr_Occurred()) return -1;
        if (best < 0 || found > most) best = place, most = found;
    }
    if (best < 0) PyErr_SetString(PyExc_IndexError, "a trick has a card");
    return best;
}

PyObject* highest(PyObject*, PyObject* const* given, Py_ssize_t count) {
    if (count != 2 || !PyTuple_Check(given[1])) {
        PyErr_SetString(PyExc_TypeError, "expected a trick and a tuple");
        return nullptr;
    }
    PyObject* const trick = PySequence_Fast(given[0], "expected the cards of a trick");
    if (!trick) return nullptr;
    const Py_ssize_t best = place_of_highest(PySequence_Fast_ITEMS(trick), PySequence_Fast_GET_SIZE(trick), given[1]);
    Py_DECREF(trick);
    return best < 0 ? nullptr : PyLong_FromSsize_t(best);
}

PyMethodDef methods[] = {
    {"pick", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(pick)), METH_FASTCALL,
     "The table's entries for the cards of a holding, suit by suit."},
    {"highest", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(highest)), METH_FASTCALL,
     "The index of the card of a trick with the greatest power."},
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_fast", "Helpers for rules in Python.", -1, methods, nullptr, nullptr, nullptr, nullptr};

}  // namespace

PyMODINIT_FUNC PyInit__fast() {
    shift = PyLong_FromLong(64);
    PyObject* const one = PyLong_FromLong(1);
    word_size = shift && one ? PyNumber_Lshift(one, shift) : nullptr;
    Py_XDECREF(one);
    return word_size ? PyModule_Create(&definition) : nullptr;
}

// Five Hundred: worlds a seat may imagine, played on.
#pragma once

#include <string>

#include "../five_hundred.hpp"
#include "common.hpp"

namespace spadille::python {

// Reads the facts of search/five_hundred.py; what would overrun an array is refused here again.
inline bool read_five_hundred(PyObject* given, five_hundred::Scene& s) {
    PyObject *calls, *table, *taken, *sizes, *out, *announced, *barred, *played;
    int pass_is_final, nullo, grand, play_on, naming;
    if (!PyArg_ParseTuple(given, "iii(iiippppp)(iiiiii)dO!O!O!O!O!O!O!O!(KKK)", &s.phase, &s.seat, &s.first, &s.rounds,
                          &s.inkle, &s.nullo_place, &pass_is_final, &nullo, &grand, &play_on, &naming, &s.contract,
                          &s.declarer, &s.sits_out, &s.taker, &s.leader, &s.named, &s.heat, &PyTuple_Type, &calls,
                          &PyTuple_Type, &table, &PyTuple_Type, &taken, &PyTuple_Type, &sizes, &PyTuple_Type, &out,
                          &PyTuple_Type, &announced, &PyTuple_Type, &barred, &PyTuple_Type, &played, &s.hand, &s.unseen,
                          &s.middle))
        return false;
    s.pass_is_final = pass_is_final, s.nullo = nullo, s.grand = grand, s.play_on = play_on, s.naming = naming;
    const auto in = [](int value, int least, int most) { return value >= least && value <= most; };
    const int players = five_hundred::kPlayers;
    s.laid = static_cast<int>(PyTuple_GET_SIZE(table));
    const int said = static_cast<int>(PyTuple_GET_SIZE(calls));
    std::array<int, 128> spoken{};
    if (!in(s.phase, 0, 2) || !in(s.seat, 0, 3) || !in(s.first, 0, 3) || !in(s.leader, 0, 3) ||
        !in(s.declarer, -1, 3) || !in(s.sits_out, -1, 3) || !in(s.taker, -1, 3) || !in(s.contract, -1, 26) ||
        !in(s.named, -1, 3) || s.laid >= players || said > 127) {
        PyErr_SetString(PyExc_ValueError, "expected four seats, one of them thinking, and an unfinished trick");
        return false;
    }
    if (!read_row(calls, spoken, said) || !read_row(table, s.table, s.laid) || !read_row(taken, s.taken, players) ||
        !read_row(sizes, s.sizes, players) || !read_row(out, s.out, players) ||
        !read_row(announced, s.announced, players) || !read_row(barred, s.barred, players) ||
        !read_row(played, s.played, players))
        return false;
    bool sound = !(s.hand & s.unseen) && !(s.middle & (s.hand | s.unseen));
    for (int i = 0; i < said; ++i) {
        sound = sound && in(spoken[static_cast<std::size_t>(i)], -1, 26);
        s.calls.push_back(static_cast<signed char>(spoken[static_cast<std::size_t>(i)]));
    }
    for (int i = 0; i < s.laid; ++i) sound = sound && in(s.table[static_cast<std::size_t>(i)], 0, 63);
    for (int i = 0; i < players; ++i) sound = sound && in(s.sizes[static_cast<std::size_t>(i)], 0, 15);
    if (s.phase) sound = sound && (s.phase == five_hundred::Scene::kPlaying || (s.declarer >= 0 && s.contract >= 0));
    if (!sound) PyErr_SetString(PyExc_ValueError, "the hands, the calls and the trick do not fit together");
    return sound;
}

inline PyObject* roll_out_five_hundred(PyObject*, PyObject* args) {
    PyObject *given, *tried;
    Py_ssize_t count, times;
    unsigned long long seed;
    five_hundred::Scene scene;
    if (!PyArg_ParseTuple(args, "O!O!nnK", &PyTuple_Type, &given, &PyTuple_Type, &tried, &count, &times, &seed) ||
        !read_five_hundred(given, scene))
        return nullptr;
    std::vector<u64> options(static_cast<std::size_t>(PyTuple_GET_SIZE(tried)));
    for (std::size_t i = 0; i < options.size(); ++i) {
        const u64 option = options[i] = PyLong_AsUnsignedLongLong(PyTuple_GET_ITEM(tried, static_cast<Py_ssize_t>(i)));
        if (PyErr_Occurred()) return nullptr;
        const bool fits = scene.phase == five_hundred::Scene::kBidding ? option <= five_hundred::kCalls
                          : scene.phase == five_hundred::Scene::kDiscarding
                              ? std::popcount(option) == five_hundred::kMiddle && !(option & ~scene.hand)
                              : option >> 8 <= 4 && (scene.hand >> (option & 63) & 1) && (option & 255) < 64;
        if (!fits) return PyErr_Format(PyExc_ValueError, "option %d is none", static_cast<int>(i));
    }
    if (count < 1 || count > 1000000 || times < 1 || times > 64)
        return PyErr_Format(PyExc_ValueError, "expected 1 to 1000000 worlds");
    std::vector<five_hundred::End> found;
    std::string trouble;
    Py_BEGIN_ALLOW_THREADS;
    try {
        found = five_hundred::roll_out(scene, options, static_cast<std::size_t>(count), static_cast<std::size_t>(times),
                                       seed);
    } catch (const std::exception& error) {
        trouble = error.what();
    }
    Py_END_ALLOW_THREADS;
    if (!trouble.empty()) return PyErr_Format(PyExc_ValueError, "%s", trouble.c_str());
    return PyBytes_FromStringAndSize(reinterpret_cast<const char*>(found.data()),
                                     static_cast<Py_ssize_t>(found.size() * five_hundred::kEnd));
}

}  // namespace spadille::python

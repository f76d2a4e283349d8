// Pinochle: worlds a seat may imagine, played on, and the last tricks.
#pragma once

#include <string>

#include "../pinochle.hpp"
#include "common.hpp"

namespace spadille::python {

// The last tricks of Pinochle: the values of the cards of the seat on turn, and whether they are exact.
inline PyObject* end_pinochle(PyObject*, PyObject* args) {
    unsigned long long mine, other, bound;
    int trump, led;
    if (!PyArg_ParseTuple(args, "KKiiK", &mine, &other, &trump, &led, &bound)) return nullptr;
    const bool cards = !((mine | other) & ~pinochle::kWhole) && !(mine & other) && led >= -1 && led < 64 &&
                       (led < 0 || (pinochle::kWhole >> led & 1 && !((mine | other) >> led & 1)));
    const int held = std::popcount(static_cast<u64>(mine));
    if (!cards || held < 1 || held > pinochle::kHand || std::popcount(static_cast<u64>(other)) != held - (led >= 0) ||
        trump < 0 || trump >= kSuits)
        return PyErr_Format(PyExc_ValueError, "expected two equally long hands of at most 12 cards and a trump suit");
    pinochle::Ending::Values found;
    bool failed = false;
    Py_BEGIN_ALLOW_THREADS;
    try {
        found = pinochle::Ending().values(mine, other, trump, led, bound);
    } catch (const std::bad_alloc&) {
        failed = true;
    }
    Py_END_ALLOW_THREADS;
    if (failed) return PyErr_NoMemory();
    PyObject* cards_found = PyList_New(0);
    for (const auto& [card, value] : found.cards) {
        PyObject* pair = cards_found ? Py_BuildValue("(ii)", card, value) : nullptr;
        if (!pair || PyList_Append(cards_found, pair) < 0) Py_CLEAR(cards_found);
        Py_XDECREF(pair);
    }
    return cards_found ? Py_BuildValue("(NO)", cards_found, found.exact ? Py_True : Py_False) : nullptr;
}

// Reads the facts of search/pinochle.py; what would overrun an array is refused here again.
inline bool read_pinochle(PyObject* given, pinochle::Scene& s) {
    PyObject *laid, *spent, *won;
    int melded, chooses;
    if (!PyArg_ParseTuple(given, "(iiiiiiiipp)(KKKKK)O!O!O!", &s.phase, &s.seat, &s.trump, &s.upcard, &s.last, &s.led,
                          &s.tricks, &s.hidden, &melded, &chooses, &s.hand, &s.known, &s.unseen, &s.barred, &s.gone,
                          &PyTuple_Type, &laid, &PyTuple_Type, &spent, &PyTuple_Type, &won) ||
        !read_row(laid, s.laid, 2) || !read_row(spent, s.spent, static_cast<int>(pinochle::kClasses)) ||
        !read_row(won, s.won, 2))
        return false;
    s.melded = melded, s.chooses = chooses;
    const auto card = [](int each) { return each >= 0 && each < 64 && (pinochle::kWhole >> each & 1); };
    const int stock = std::popcount(s.unseen) - s.hidden + (s.last >= 0), mine = std::popcount(s.hand);
    const bool playing = s.phase == pinochle::Scene::kPlaying;
    const bool sound =
        s.phase >= 0 && s.phase <= 2 && (s.seat == 0 || s.seat == 1) && s.trump >= 0 && s.trump < kSuits &&
        card(s.upcard) && (s.last < 0 || card(s.last)) && (s.led < 0 || (card(s.led) && playing)) && s.tricks >= 0 &&
        s.tricks + playing <= pinochle::kPhaseOne && s.hidden >= 0 && !(s.hand & s.unseen) &&
        !(s.known & (s.hand | s.unseen)) && !((s.hand | s.unseen | s.known | s.gone) & ~pinochle::kWhole) &&
        stock == 2 * pinochle::kPhaseOne - 1 - 2 * (s.tricks - !playing) && mine == pinochle::kHand - !playing &&
        s.hidden + std::popcount(s.known) == mine - (s.led >= 0);
    if (!sound) PyErr_SetString(PyExc_ValueError, "the hands, the stock and the trick do not fit together");
    return sound;
}

inline PyObject* roll_out_pinochle(PyObject*, PyObject* args) {
    PyObject *given, *tried;
    Py_ssize_t count;
    unsigned long long seed;
    pinochle::Scene scene;
    if (!PyArg_ParseTuple(args, "O!O!nK", &PyTuple_Type, &given, &PyTuple_Type, &tried, &count, &seed) ||
        !read_pinochle(given, scene))
        return nullptr;
    std::vector<pinochle::Option> options(static_cast<std::size_t>(PyTuple_GET_SIZE(tried)));
    for (std::size_t i = 0; i < options.size(); ++i) {
        unsigned long long cards;
        pinochle::Option& option = options[i];
        if (!PyArg_ParseTuple(PyTuple_GET_ITEM(tried, static_cast<Py_ssize_t>(i)), "iK", &option.kind, &cards))
            return nullptr;
        option.cards = cards;
        const bool plays = option.kind == pinochle::kPlay;
        if (option.kind < 0 || option.kind > pinochle::kTakeUpcard ||
            plays != (scene.phase == pinochle::Scene::kPlaying) || (option.cards & ~scene.hand) ||
            (plays && std::popcount(option.cards) != 1))
            return PyErr_Format(PyExc_ValueError, "option %d is none", static_cast<int>(i));
    }
    if (count < 1 || count > 1000000) return PyErr_Format(PyExc_ValueError, "expected 1 to 1000000 worlds");
    std::vector<std::array<short, 2>> found;
    std::string trouble;
    Py_BEGIN_ALLOW_THREADS;
    try {
        found = pinochle::roll_out(scene, options, static_cast<std::size_t>(count), seed);
    } catch (const std::exception& error) {
        trouble = error.what();
    }
    Py_END_ALLOW_THREADS;
    if (!trouble.empty()) return PyErr_Format(PyExc_ValueError, "%s", trouble.c_str());
    return PyBytes_FromStringAndSize(reinterpret_cast<const char*>(found.data()),
                                     static_cast<Py_ssize_t>(found.size() * sizeof(found[0])));
}

}  // namespace spadille::python

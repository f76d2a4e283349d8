// Pinochle for Python: imagined worlds, played on, and the last tricks.
#pragma once

#include "../../python/common.hpp"
#include "ending.hpp"
#include "replay.hpp"
#include "roll_out.hpp"

namespace spadille::python {

inline bool read_weights(PyObject* given, pinochle::Weights& w) {
    Fields in(given);
    in.row("trump_kept", w.trump_kept, 6).row("plain_kept", w.plain_kept, 6).row("ending_trump", w.ending_trump, 6);
    in.row("ending_plain", w.ending_plain, 6)("ending_lead", w.ending_lead);
    in("ending_exposed", w.ending_exposed)("ending_unmatched", w.ending_unmatched)("ending_top", w.ending_top);
    in("hurry", w.hurry)("trick", w.trick);
    return in("lead", w.lead).row("willing", w.willing, 2).sound();
}

// The last tricks of Pinochle: the values of the cards of the seat on turn, and whether they are exact.
inline PyObject* end_pinochle(PyObject*, PyObject* args) {
    unsigned long long mine, other, bound;
    int trump, led;
    PyObject* given;
    pinochle::Weights weights;
    if (!PyArg_ParseTuple(args, "KKiiKO", &mine, &other, &trump, &led, &bound, &given)) return nullptr;
    if (bound && !read_weights(given, weights)) return nullptr;
    const bool cards = !((mine | other) & ~pinochle::kWhole) && !(mine & other) && led >= -1 && led < 64 &&
                       (led < 0 || (pinochle::kWhole >> led & 1 && !((mine | other) >> led & 1)));
    const int held = std::popcount(static_cast<u64>(mine));
    if (!cards || held < 1 || held > pinochle::kHand || std::popcount(static_cast<u64>(other)) != held - (led >= 0) ||
        trump < 0 || trump >= kSuits)
        return PyErr_Format(PyExc_ValueError, "expected two equally long hands of at most 12 cards and a trump suit");
    pinochle::Ending::Values found;
    if (!release(found, [&] { return pinochle::Ending(weights).values(mine, other, trump, led, bound); }))
        return nullptr;
    PyObject* cards_found = PyList_New(0);
    for (const auto& [card, value] : found.cards) {
        PyObject* pair = cards_found ? Py_BuildValue("(ii)", card, value) : nullptr;
        if (!pair || PyList_Append(cards_found, pair) < 0) Py_CLEAR(cards_found);
        Py_XDECREF(pair);
    }
    return cards_found ? Py_BuildValue("(NO)", cards_found, found.exact ? Py_True : Py_False) : nullptr;
}

// Reads the facts of a seat (`Facts` in Python), already checked there; values that would overrun an array are refused
// again.
inline bool read_facts(PyObject* given, pinochle::Facts& s) {
    Fields in(given);
    in("phase", s.phase)("seat", s.seat)("trump", s.trump)("upcard", s.upcard)("last", s.last)("led", s.led);
    in("tricks", s.tricks)("hidden", s.hidden)("melded", s.melded)("chooses", s.chooses)("hand", s.hand);
    in("known", s.known)("unseen", s.unseen)("barred", s.barred)("gone", s.gone);
    in("since", s.since)("silent", s.silent)("held", s.held)("played", s.played);
    in.row("laid", s.laid, 2).row("spent", s.spent, static_cast<int>(pinochle::kClasses)).row("won", s.won, 2);
    if (!in.part("weights", [&](PyObject* found) { return read_weights(found, s.weights); }).sound()) return false;
    const auto card = [](int each) { return each >= 0 && each < 64 && (pinochle::kWhole >> each & 1); };
    const int stock = std::popcount(s.unseen) - s.hidden + (s.last >= 0), mine = std::popcount(s.hand);
    const bool playing = s.phase == pinochle::Facts::kPlaying;
    const bool sound =
        s.phase >= 0 && s.phase <= 2 && (s.seat == 0 || s.seat == 1) && s.trump >= 0 && s.trump < kSuits &&
        card(s.upcard) && (s.last < 0 || card(s.last)) && (s.led < 0 || (card(s.led) && playing)) && s.tricks >= 0 &&
        s.tricks + playing <= pinochle::kPhaseOne && s.hidden >= 0 && !(s.hand & s.unseen) &&
        !(s.known & (s.hand | s.unseen)) && !((s.hand | s.unseen | s.known | s.gone) & ~pinochle::kWhole) &&
        stock == 2 * pinochle::kPhaseOne - 1 - 2 * (s.tricks - !playing) && mine == pinochle::kHand - !playing &&
        s.hidden + std::popcount(s.known) == mine - (s.led >= 0) && s.since <= s.hidden + std::popcount(s.played) &&
        !((s.held | s.played) & s.unseen);
    if (!sound) PyErr_SetString(PyExc_ValueError, "the hands, the stock and the trick do not fit together");
    return sound;
}

// Reads options: actions and their cards.
inline bool read_options(PyObject* given, std::vector<pinochle::Trial>& to) {
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(given); ++i) {
        unsigned long long cards;
        pinochle::Trial option;
        if (!PyArg_ParseTuple(PyTuple_GET_ITEM(given, i), "iK", &option.kind, &cards)) return false;
        option.cards = cards;
        to.push_back(option);
    }
    return true;
}

inline PyObject* roll_out_pinochle(PyObject*, PyObject* args) {
    PyObject *given, *tried;
    Py_ssize_t count;
    unsigned long long seed;
    pinochle::Facts facts;
    if (!PyArg_ParseTuple(args, "OO!nK", &given, &PyTuple_Type, &tried, &count, &seed) || !read_facts(given, facts))
        return nullptr;
    std::vector<pinochle::Trial> options;
    if (!read_options(tried, options)) return nullptr;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const pinochle::Trial& option = options[i];
        const bool plays = option.kind == pinochle::kPlay;
        if (option.kind < 0 || option.kind > pinochle::kTakeUpcard ||
            plays != (facts.phase == pinochle::Facts::kPlaying) || (option.cards & ~facts.hand) ||
            (plays && std::popcount(option.cards) != 1))
            return PyErr_Format(PyExc_ValueError, "option %d is none", static_cast<int>(i));
    }
    if (!fits_worlds(count)) return nullptr;
    std::vector<std::array<short, 2>> found;
    const auto worlds = static_cast<std::size_t>(count);
    if (!release(found, [&] { return pinochle::roll_out(facts, options, worlds, seed); })) return nullptr;
    return PyBytes_FromStringAndSize(reinterpret_cast<const char*>(found.data()),
                                     static_cast<Py_ssize_t>(found.size() * sizeof(found[0])));
}

// For a test: the hands of the other seat in the worlds of a roll-out.
inline PyObject* imagine_pinochle(PyObject*, PyObject* args) {
    PyObject* given;
    Py_ssize_t count;
    unsigned long long seed;
    pinochle::Facts facts;
    if (!PyArg_ParseTuple(args, "OnK", &given, &count, &seed) || !read_facts(given, facts)) return nullptr;
    if (!fits_worlds(count)) return nullptr;
    std::vector<u64> found;
    if (!release(found, [&] {
            Chance chance(seed);
            const pinochle::Worlds worlds(facts);
            std::vector<u64> hands;
            for (Py_ssize_t i = 0; i < count; ++i) hands.push_back(worlds.draw(chance).hands[at(1 - facts.seat)]);
            return hands;
        }))
        return nullptr;
    return listed(found, [](u64 cards) { return PyLong_FromUnsignedLongLong(cards); });
}

// For a test: replays moves by the kernel's rules from the position of a seat, with the other hand and the stock given.
inline PyObject* replay_pinochle(PyObject*, PyObject* args) {
    PyObject *given, *stock, *made;
    unsigned long long other;
    pinochle::Facts facts;
    std::vector<int> cards;
    std::vector<pinochle::Trial> moves;
    if (!PyArg_ParseTuple(args, "OKO!O!", &given, &other, &PyTuple_Type, &stock, &PyTuple_Type, &made) ||
        !read_facts(given, facts) || !read_cards(stock, cards) || !read_options(made, moves))
        return nullptr;
    pinochle::Deal deal = pinochle::start(facts);
    if (cards.size() > deal.stock.size()) return PyErr_Format(PyExc_ValueError, "expected a stock of at most 24 cards");
    deal.hands[at(1 - facts.seat)] = other;
    std::copy(cards.begin(), cards.end(), deal.stock.begin());
    pinochle::Replay found;
    if (!release(found, [&] { return pinochle::Replayer(facts, deal).run(moves); })) return nullptr;
    PyObject* turns = listed(found.turns, PyLong_FromLong);
    PyObject* may = listed(found.may, [](const std::vector<pinochle::Trial>& options) {
        return listed(options, [](const pinochle::Trial& option) {
            return Py_BuildValue("(iK)", option.kind, static_cast<unsigned long long>(option.cards));
        });
    });
    return Py_BuildValue("(NN(ii)(ii))", turns, may, found.melds[0], found.melds[1], found.won[0], found.won[1]);
}

}  // namespace spadille::python

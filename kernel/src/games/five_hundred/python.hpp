// Five Hundred for Python: imagined worlds, played on.
#pragma once

#include "../../python/nets.hpp"
#include "nets.hpp"
#include "replay.hpp"
#include "roll_out.hpp"

namespace spadille::python {

inline constexpr const char* kFiveHundredNets = "spadille.five_hundred_nets";

inline PyObject* nets_of_five_hundred(PyObject*, PyObject* given) {
    return make_nets(given, kFiveHundredNets, five_hundred::read_nets);
}

inline bool read_weights(PyObject* given, five_hundred::Weights& w) {
    Fields in(given);
    in.row("suit", w.suit, 9).row("plain", w.plain, 6).row("spread", w.spread, 2).row("nullo", w.nullo, 2);
    in("same_suit", w.same_suit)("grand", w.grand)("seen", w.seen)("partners_bid", w.partners_bid)("beneath",
                                                                                                   w.beneath);
    in("joker_danger", w.joker_danger).row("keep_honours", w.keep_honours, 3)("keep_trump", w.keep_trump);
    return in("keep_rank", w.keep_rank)("keep_length", w.keep_length).sound();
}

// Reads the facts of a seat (`Facts` in Python), already checked there; values that would overrun an array are refused
// again.
inline bool read_facts(PyObject* given, five_hundred::Facts& s) {
    Fields fields(given);
    const int players = five_hundred::kPlayers;
    std::array<int, 127> spoken{};
    int said = 0;
    fields("players", s.players)("sides", s.sides)("seats", s.seats)("middle_size", s.middle_size);
    fields("open_place", s.open_place)("raise_own", s.raise_own)("nullo_after_seven", s.nullo_after_seven);
    fields("joker_comes", s.joker_comes)("led", s.led)("shown", s.shown).row("lowest", s.lowest, kSuits);
    fields("phase", s.phase)("seat", s.seat)("first", s.first)("rounds", s.rounds)("inkle", s.inkle);
    fields("nullo_place", s.nullo_place)("pass_is_final", s.pass_is_final)("nullo", s.nullo)("grand", s.grand);
    fields("play_on", s.play_on)("naming", s.naming)("contract", s.contract)("declarer", s.declarer);
    fields("taker", s.taker)("leader", s.leader)("named", s.named)("heat", s.heat);
    fields("calls", spoken, said)("table", s.table, s.laid)("hand", s.hand)("unseen", s.unseen)("middle", s.middle);
    fields.row("taken", s.taken, players).row("sizes", s.sizes, players).row("out", s.out, players);
    fields.row("announced", s.announced, players).row("barred", s.barred, players).row("played", s.played, players);
    if (!fields.part("nets", [&](PyObject* found) { return read_nets(found, kFiveHundredNets, s.nets); }).sound())
        return false;
    if (!fields.part("weights", [&](PyObject* found) { return read_weights(found, s.weights); }).sound()) return false;
    const auto in = [](int value, int least, int most) { return value >= least && value <= most; };
    const int last = s.players - 1, places = s.players + (s.players == 2);  // the place of cards dealt to nobody
    if (!in(s.players, 2, players) || (s.sides != s.players && (s.sides != 2 || s.players != players)) ||
        s.seats != places || !in(s.middle_size, 2, 6) || !in(s.joker_comes, 0, 2)) {
        PyErr_SetString(PyExc_ValueError, "expected two to four seats, each alone or in two pairs");
        return false;
    }
    if (!in(s.phase, 0, 2) || !in(s.seat, 0, last) || !in(s.first, 0, last) || !in(s.leader, 0, last) ||
        !in(s.declarer, -1, last) || !in(s.taker, -1, last) || !in(s.contract, -1, five_hundred::kCalls - 1) ||
        !in(s.named, -1, 3) || s.laid >= s.players || (s.shown && s.declarer < 0)) {
        PyErr_SetString(PyExc_ValueError, "expected one of the seats thinking, and an unfinished trick");
        return false;
    }
    bool sound = !(s.hand & s.unseen) && !(s.middle & (s.hand | s.unseen)) && !(s.shown & s.unseen);
    sound = sound && (!s.nets || (s.players == players && s.sides == 2));
    for (const int lowest : s.lowest) sound = sound && in(lowest, 0, 3);
    for (int i = 0; i < said; ++i) {
        sound = sound && in(spoken[static_cast<std::size_t>(i)], -1, five_hundred::kCalls - 1);
        s.calls.push_back(static_cast<signed char>(spoken[static_cast<std::size_t>(i)]));
    }
    for (int i = 0; i < s.laid; ++i) sound = sound && in(s.table[static_cast<std::size_t>(i)], 0, 63);
    for (int i = 0; i < players; ++i) sound = sound && in(s.sizes[static_cast<std::size_t>(i)], 0, 15);
    if (s.phase) sound = sound && (s.phase == five_hundred::Facts::kPlaying || (s.declarer >= 0 && s.contract >= 0));
    if (!sound) PyErr_SetString(PyExc_ValueError, "the hands, the calls and the trick do not fit together");
    return sound;
}

inline bool is_option(const five_hundred::Facts& s, u64 option) {
    using five_hundred::Facts;
    if (s.phase == Facts::kBidding) return option <= five_hundred::kCalls;
    if (s.phase == Facts::kDiscarding) return std::popcount(option) == s.middle_size && !(option & ~s.hand);
    return option >> 8 <= 4 && (s.hand >> (option & 63) & 1) && (option & 255) < 64;
}

inline bool read_options(PyObject* given, const five_hundred::Facts& s, std::vector<u64>& options) {
    if (!read_numbers(given, options)) return false;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (!is_option(s, options[i])) {
            PyErr_Format(PyExc_ValueError, "option %d is none", static_cast<int>(i));
            return false;
        }
    return true;
}

inline PyObject* roll_out_five_hundred(PyObject*, PyObject* args) {
    PyObject *given, *tried;
    Py_ssize_t count, times;
    unsigned long long seed;
    five_hundred::Facts facts;
    std::vector<u64> options;
    if (!PyArg_ParseTuple(args, "OO!nnK", &given, &PyTuple_Type, &tried, &count, &times, &seed) ||
        !read_facts(given, facts) || !read_options(tried, facts, options))
        return nullptr;
    if (!fits_worlds(count, times)) return nullptr;
    std::vector<five_hundred::End> found;
    const auto worlds = static_cast<std::size_t>(count), pool = static_cast<std::size_t>(times);
    if (!release(found, [&] { return five_hundred::roll_out(facts, options, worlds, pool, seed); })) return nullptr;
    return PyBytes_FromStringAndSize(reinterpret_cast<const char*>(found.data()),
                                     static_cast<Py_ssize_t>(found.size() * five_hundred::kEnd));
}

// The one of the given moves that the nets would make without search.
inline PyObject* five_hundred_at_once(PyObject*, PyObject* args) {
    PyObject *given, *tried;
    five_hundred::Facts facts;
    std::vector<u64> options;
    if (!PyArg_ParseTuple(args, "OO!", &given, &PyTuple_Type, &tried) || !read_facts(given, facts) ||
        !read_options(tried, facts, options))
        return nullptr;
    if (!facts.nets || options.empty()) return PyErr_Format(PyExc_ValueError, "expected nets, and moves");
    return PyLong_FromLong(five_hundred::at_once(facts, options));
}

// The calls that the nets rate best, coded as options.
inline PyObject* five_hundred_best_calls(PyObject*, PyObject* args) {
    PyObject* given;
    Py_ssize_t count;
    five_hundred::Facts facts;
    if (!PyArg_ParseTuple(args, "On", &given, &count) || !read_facts(given, facts)) return nullptr;
    if (!facts.nets || facts.phase != five_hundred::Facts::kBidding || count < 1)
        return PyErr_Format(PyExc_ValueError, "expected nets, and an auction");
    return listed(five_hundred::best_calls(facts, static_cast<std::size_t>(count)), PyLong_FromUnsignedLongLong);
}

// A position with all hands given, and moves from there on, for tests.
struct Course {
    five_hundred::Facts facts;
    World world{};
    std::vector<u64> moves;
};

inline bool read_course(PyObject* args, Course& to) {
    PyObject *given, *hands, *made;
    return PyArg_ParseTuple(args, "OO!O!", &given, &PyTuple_Type, &hands, &PyTuple_Type, &made) &&
           read_facts(given, to.facts) && read_row(hands, to.world, static_cast<int>(to.world.size())) &&
           read_numbers(made, to.moves);
}

// For a test: replays moves by the kernel's rules.
inline PyObject* replay_five_hundred(PyObject*, PyObject* args) {
    Course c;
    five_hundred::Replay found;
    if (!read_course(args, c) ||
        !release(found, [&] { return five_hundred::Replayer(c.facts, c.world, c.moves).run(); }))
        return nullptr;
    PyObject* turns = listed(found.turns, PyLong_FromLong);
    PyObject* may = listed(found.may, PyLong_FromUnsignedLongLong);
    PyObject* names = listed(found.names, PyLong_FromLong);
    return Py_BuildValue("(NNNy#)", turns, may, names, reinterpret_cast<const char*>(found.end.data()),
                         static_cast<Py_ssize_t>(five_hundred::kEnd));
}

// For a test: the nets' ratings of every legal card, after some cards have been played.
inline PyObject* judge_five_hundred(PyObject*, PyObject* args) {
    Course c;
    if (!read_course(args, c)) return nullptr;
    if (!c.facts.nets) return PyErr_Format(PyExc_ValueError, "expected nets");
    std::vector<std::pair<int, float>> found;
    if (!release(found, [&] { return five_hundred::judged(c.facts, c.world, c.moves); })) return nullptr;
    return listed(found, [](const auto& each) { return Py_BuildValue("(id)", each.first, each.second); });
}

// The worths of the bids, from the lowest on.
inline PyObject* worth_five_hundred(PyObject*, PyObject*) {
    std::vector<int> worths;
    for (int call = 0; call < five_hundred::kCalls; ++call) worths.push_back(five_hundred::worth_of(call));
    return listed(worths, PyLong_FromLong);
}

}  // namespace spadille::python

// The kernel as a Python module. Only this file, the folder python/ and the python.hpp of each game depend on Python.
#include "games/auction_pinochle/python.hpp"
#include "games/five_hundred/python.hpp"
#include "games/pinochle/python.hpp"
#include "games/pyramid/python.hpp"
#include "games/spades/python.hpp"
#include "python/paired.hpp"
#include "python/problems.hpp"
#include "python/race.hpp"

namespace {

using namespace spadille::python;

PyMethodDef methods[] = {
    {"solve", solve, METH_VARARGS, "Values of problems, or of their cards."},
    {"worth", worth, METH_VARARGS, "Worths of problems, or of their cards, by a table."},
    {"legal", legal_cards, METH_O, "The legal cards of the seat on turn."},
    {"perft", count_plays, METH_VARARGS, "Number of ways to play a number of cards."},
    {"pyramid", pyramid, METH_VARARGS, "Winning lines of Pyramid decks; empty: none; -1: not found out."},
    {"spades", roll_out, METH_VARARGS, "Roll-outs of Spades in worlds that fit a seat's knowledge."},
    {"spades_weigh", weigh_spades, METH_VARARGS, "Roll-outs of Spades with every end of a deal scored."},
    {"spades_score", score_spades, METH_VARARGS, "Worths of ends of a deal of Spades to a seat."},
    {"spades_nets", nets_of_spades, METH_O, "Nets from bytes, for `Facts.nets`."},
    {"spades_at_once", spades_at_once, METH_VARARGS,
     "The one of some moves of Spades that the nets would make without search."},
    {"five_hundred", roll_out_five_hundred, METH_VARARGS,
     "Roll-outs of Five Hundred in worlds that fit a seat's knowledge."},
    {"five_hundred_nets", nets_of_five_hundred, METH_O, "Nets from bytes, for `Facts.nets`."},
    {"five_hundred_at_once", five_hundred_at_once, METH_VARARGS,
     "The one of some moves of Five Hundred that the nets would make without search."},
    {"five_hundred_best_calls", five_hundred_best_calls, METH_VARARGS,
     "The calls of Five Hundred that the nets rate best."},
    {"five_hundred_worths", worth_five_hundred, METH_NOARGS, "Worths of the bids of Five Hundred."},
    {"auction_pinochle", roll_out_auction_pinochle, METH_VARARGS,
     "Roll-outs of Auction Pinochle by rules of thumb in worlds that fit."},
    {"weigh", weigh_pairs, METH_VARARGS, "Options weighed over the same worlds."},
    {"race", run_race, METH_VARARGS, "The chance to win a match of two sides, for every pair of scores."},
    {"pinochle_end", end_pinochle, METH_VARARGS, "Values of the cards in the last tricks of Pinochle."},
    {"pinochle", roll_out_pinochle, METH_VARARGS, "Roll-outs of Pinochle by rules of thumb in worlds that fit."},
    {"modern", modern, METH_NOARGS, "True if this processor runs the twin of this module for x86-64-v3."},
#ifndef __wasm__  // the page is small
    {"pyramid_steps", pyramid_steps, METH_VARARGS, "For tests: every step from a position of Pyramid."},
    {"spades_judge", judge_spades, METH_VARARGS, "For tests: the nets' ratings of every legal card."},
    {"spades_replay", replay, METH_VARARGS, "For tests: cards of Spades played by the rules of the kernel."},
    {"five_hundred_judge", judge_five_hundred, METH_VARARGS, "For tests: the nets' ratings of every legal card."},
    {"five_hundred_replay", replay_five_hundred, METH_VARARGS,
     "For tests: moves of Five Hundred made by the rules of the kernel."},
    {"auction_pinochle_worlds", imagine_auction_pinochle, METH_VARARGS, "For tests: worlds of Auction Pinochle."},
    {"auction_pinochle_replay", replay_auction_pinochle, METH_VARARGS,
     "For tests: moves of Auction Pinochle made by the rules of the kernel."},
    {"pinochle_worlds", imagine_pinochle, METH_VARARGS, "For tests: hands of the other seat in worlds of Pinochle."},
    {"pinochle_replay", replay_pinochle, METH_VARARGS, "For tests: moves of Pinochle made by the rules of the kernel."},
#endif
    {nullptr, nullptr, 0, nullptr},
};

#ifdef SPADILLE_V3
constexpr const char* kName = "_native_v3";
#else
constexpr const char* kName = "_native";
#endif

PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, kName, "The kernel: search in C++.", -1, methods, nullptr, nullptr, nullptr, nullptr};

}  // namespace

#ifdef SPADILLE_V3
PyMODINIT_FUNC PyInit__native_v3() { return PyModule_Create(&definition); }
#else
PyMODINIT_FUNC PyInit__native() { return PyModule_Create(&definition); }
#endif

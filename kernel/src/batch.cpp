// Batches of games for programs that learn, as a separate Python module.
#include "games/auction_pinochle/python_batch.hpp"
#include "games/five_hundred/python_batch.hpp"
#include "games/pinochle/python_batch.hpp"
#include "games/spades/python_batch.hpp"

namespace {

using namespace spadille::python;

template <class Function>
PyCFunction fast(Function function) {
    return reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(function));
}

PyMethodDef methods[] = {
    {"spades", make_spades, METH_VARARGS, "Make a batch of Spades that writes to the given arrays."},
    {"five_hundred", make_five_hundred, METH_VARARGS, "Make a batch of Five Hundred that writes to the given arrays."},
    {"auction_pinochle", make_auction_pinochle, METH_VARARGS,
     "Make a batch of Auction Pinochle that writes to the given arrays."},
    {"pinochle", make_pinochle, METH_VARARGS, "Make a batch of Pinochle that writes to the given arrays."},
    {"reset", reset_batch, METH_VARARGS,
     "Begin an episode in every game of a batch, with given seeds or the next ones."},
    {"seeds", batch_seeds, METH_O, "The seed of every game of a batch, 32 bytes each."},
    {"step", fast(step_batch), METH_FASTCALL,
     "Take an action in every game; return the first game with an illegal one, or -1."},
    {"sample", fast(sample_batch), METH_FASTCALL, "Write a legal action of every game, drawn uniformly."},
    {"shuffled", shuffled_by, METH_VARARGS, "For tests: cards shuffled by a move of chance."},
    {"modern", modern, METH_NOARGS, "True if this processor runs the twin of this module for x86-64-v3."},
    {nullptr, nullptr, 0, nullptr},
};

#ifdef SPADILLE_V3
constexpr const char* kName = "_batch_v3";
#else
constexpr const char* kName = "_batch";
#endif

PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, kName, "Batches of games.", -1, methods, nullptr, nullptr, nullptr, nullptr};

}  // namespace

#ifdef SPADILLE_V3
PyMODINIT_FUNC PyInit__batch_v3() { return PyModule_Create(&definition); }
#else
PyMODINIT_FUNC PyInit__batch() { return PyModule_Create(&definition); }
#endif

// Batches of games for Python: made by a game's own binding, stepped here for every game.
#pragma once

#include <memory>

#include "../batch/rows.hpp"
#include "common.hpp"

namespace spadille::python {

inline constexpr const char* kBatchName = "spadille.batch";

// A batch, and the caller's arrays that it writes to.
struct Held {
    std::array<Py_buffer, 8> buffers{};
    std::size_t kept = 0;
    std::unique_ptr<batch::Batch> batch;
    bool busy = false;

    Held() = default;
    Held(const Held&) = delete;
    Held& operator=(const Held&) = delete;
    ~Held() {
        for (std::size_t i = 0; i < kept; ++i) PyBuffer_Release(&buffers[i]);
    }
};

// A buffer of exactly `bytes` bytes; its kind is a format of the struct module.
inline bool lay(PyObject* array, Py_buffer& to, std::size_t bytes, const char* kinds, bool written) {
    const int how = PyBUF_FORMAT | PyBUF_C_CONTIGUOUS | (written ? PyBUF_WRITABLE : 0);
    if (PyObject_GetBuffer(array, &to, how) < 0) return false;
    const bool fits = static_cast<std::size_t>(to.len) == bytes && to.format && std::strlen(to.format) == 1 &&
                      std::strchr(kinds, to.format[0]);
    if (fits) return true;
    PyErr_Format(PyExc_ValueError, "expected an array of %zu bytes of kind %s; got %zd of kind %s", bytes, kinds,
                 to.len, to.format ? to.format : "none");
    PyBuffer_Release(&to);
    return false;
}

inline Held* held(PyObject* capsule) { return static_cast<Held*>(PyCapsule_GetPointer(capsule, kBatchName)); }

inline bool read_episode(PyObject* given, batch::Episode& e) {
    int reward = 0, most = 0;
    Fields in(given);
    in("match", e.match)("reward", reward)("lose", e.lose)("most", most);
    if (!in.sound()) return false;
    if (reward < 0 || reward > static_cast<int>(batch::Reward::kWin) || most < 0) {
        PyErr_SetString(PyExc_ValueError, "expected a kind of reward from 0 to 2, and a number of moves");
        return false;
    }
    e.reward = static_cast<batch::Reward>(reward);
    e.most = most;
    return true;
}

// A capsule with a batch of a game, from (episode, rows, arrays); the arrays are seen, mask, done, cut, illegal, seat,
// reward and since.
template <class Game>
PyObject* make_batch(const Game& game, PyObject* episode_given, Py_ssize_t rows, PyObject* given) {
    batch::Episode episode;
    if (!read_episode(episode_given, episode)) return nullptr;
    if (rows < 1 || rows > (Py_ssize_t{1} << 24) || PyTuple_GET_SIZE(given) != 8)
        return PyErr_Format(PyExc_ValueError, "expected 1 to 16777216 games, and eight arrays");
    const std::size_t count = static_cast<std::size_t>(rows), seats = static_cast<std::size_t>(game.seats) * 4;
    const std::size_t widths[] = {Game::kBytes, Game::kActions, 1, 1, 1, 1, seats, seats};
    auto made = std::make_unique<Held>();
    for (std::size_t i = 0; i < made->buffers.size(); ++i) {
        PyObject* array = PyTuple_GET_ITEM(given, static_cast<Py_ssize_t>(i));
        if (!lay(array, made->buffers[i], count * widths[i], i < 6 ? "Bb?" : "f", true)) return nullptr;
        ++made->kept;
    }
    const auto bytes = [&](std::size_t i) { return static_cast<u8*>(made->buffers[i].buf); };
    const auto floats = [&](std::size_t i) { return static_cast<float*>(made->buffers[i].buf); };
    const batch::Arrays arrays{bytes(0), bytes(1), bytes(2), bytes(3), bytes(4), bytes(5), floats(6), floats(7)};
    try {
        made->batch = std::make_unique<batch::Rows<Game>>(count, arrays, episode, game);
    } catch (const std::bad_alloc&) {
        return PyErr_NoMemory();
    }
    PyObject* capsule = PyCapsule_New(made.get(), kBatchName, [](PyObject* dead) { delete held(dead); });
    if (capsule) made.release();
    return capsule;
}

// Works on a batch without the GIL; fails if another thread is doing so.
template <class Work>
bool alone(Held& batch, Work work) {
    if (batch.busy) {
        PyErr_SetString(PyExc_RuntimeError, "another thread is stepping this batch");
        return false;
    }
    batch.busy = true;
    Py_BEGIN_ALLOW_THREADS;
    work();
    Py_END_ALLOW_THREADS;
    batch.busy = false;
    return true;
}

inline Held* begun(PyObject* capsule) {
    Held* found = held(capsule);
    if (found && !found->batch->begun()) {
        PyErr_SetString(PyExc_RuntimeError, "expected reset() before anything else");
        return nullptr;
    }
    return found;
}

inline PyObject* reset_batch(PyObject*, PyObject* args) {
    PyObject *capsule, *given;
    unsigned long long draws;
    if (!PyArg_ParseTuple(args, "OOK", &capsule, &given, &draws)) return nullptr;
    Held* const to = given == Py_None ? begun(capsule) : held(capsule);
    if (!to) return nullptr;
    std::vector<batch::Digest> seeds;
    if (given != Py_None) {
        const std::size_t wanted = to->batch->rows() * sizeof(batch::Digest);
        if (!PyBytes_Check(given) || static_cast<std::size_t>(PyBytes_GET_SIZE(given)) != wanted)
            return PyErr_Format(PyExc_ValueError, "expected %zu bytes, a seed of 32 for every game", wanted);
        const auto* from = reinterpret_cast<const unsigned char*>(PyBytes_AS_STRING(given));
        seeds.resize(to->batch->rows());
        for (batch::Digest& seed : seeds)
            for (u32& word : seed) {
                word = u32{from[0]} << 24 | u32{from[1]} << 16 | u32{from[2]} << 8 | from[3];
                from += 4;
            }
    }
    if (!alone(*to, [&] { to->batch->reset(seeds.empty() ? nullptr : seeds.data(), draws); })) return nullptr;
    Py_RETURN_NONE;
}

inline PyObject* batch_seeds(PyObject*, PyObject* capsule) {
    Held* const from = begun(capsule);
    if (!from) return nullptr;
    std::vector<unsigned char> found;
    for (const batch::Digest& seed : from->batch->seeds())
        for (const u32 word : seed)
            for (int shift = 24; shift >= 0; shift -= 8) found.push_back(static_cast<unsigned char>(word >> shift));
    return PyBytes_FromStringAndSize(reinterpret_cast<const char*>(found.data()),
                                     static_cast<Py_ssize_t>(found.size()));
}

// Takes an action in every game. Returns -1, or the first game with an illegal action, in which case none is taken.
inline PyObject* step_batch(PyObject*, PyObject* const* given, Py_ssize_t count) {
    Held* const to = count == 2 ? begun(given[0]) : nullptr;
    if (!to) return PyErr_Occurred() ? nullptr : PyErr_Format(PyExc_TypeError, "expected a batch and actions");
    Py_buffer actions;
    if (!lay(given[1], actions, to->batch->rows() * sizeof(batch::i64), "lq", false)) return nullptr;
    std::ptrdiff_t wrong = -1;
    const bool done = alone(*to, [&] {
        wrong = to->batch->hold(static_cast<const batch::i64*>(actions.buf));
        if (wrong < 0) to->batch->step();
    });
    PyBuffer_Release(&actions);
    return done ? PyLong_FromSsize_t(wrong) : nullptr;
}

inline PyObject* sample_batch(PyObject*, PyObject* const* given, Py_ssize_t count) {
    Held* const from = count == 2 ? begun(given[0]) : nullptr;
    if (!from) return PyErr_Occurred() ? nullptr : PyErr_Format(PyExc_TypeError, "expected a batch and an array");
    Py_buffer actions;
    if (!lay(given[1], actions, from->batch->rows() * sizeof(batch::i64), "lq", true)) return nullptr;
    const bool done = alone(*from, [&] { from->batch->sample(static_cast<batch::i64*>(actions.buf)); });
    PyBuffer_Release(&actions);
    if (!done) return nullptr;
    Py_RETURN_NONE;
}

// For tests: a number of cards shuffled by a move of chance, with the processor's own instructions or without.
inline PyObject* shuffled_by(PyObject*, PyObject* args) {
    const char* from;
    Py_ssize_t length;
    unsigned long long chance;
    int cards, plainly;
    if (!PyArg_ParseTuple(args, "y#Kip", &from, &length, &chance, &cards, &plainly)) return nullptr;
    if (length != static_cast<Py_ssize_t>(sizeof(batch::Digest)) || cards < 1 || cards > 63)
        return PyErr_Format(PyExc_ValueError, "expected a seed of 32 bytes, and 1 to 63 cards");
    batch::Digest seed{};
    for (std::size_t i = 0; i < 4 * seed.size(); ++i)
        seed[i / 4] = seed[i / 4] << 8 | static_cast<unsigned char>(from[i]);
    std::array<u8, 64> order{};
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<u8>(i);
    batch::Stream stream(seed, chance, plainly || !batch::kInstructions);
    stream.shuffle(order, static_cast<std::size_t>(cards), [](std::size_t, u8) {});
    return PyBytes_FromStringAndSize(reinterpret_cast<const char*>(order.data()), cards);
}

}  // namespace spadille::python

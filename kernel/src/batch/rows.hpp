// Many games of one kind, one step of each at a time, in rows of bytes that the caller owns.
#pragma once

#include <algorithm>
#include <vector>

#include "bytes.hpp"
#include "stream.hpp"

namespace spadille::batch {

using i64 = std::int64_t;

// The state of a game after a move.
enum class After : u8 {
    kPart,  // the same seat has to complete its move
    kMoved,
    kPaid,    // points have been scored at once, and the deal goes on
    kScored,  // the deal is over
    kEnded,   // the match is over
};

enum class Reward : u8 { kPoints, kMargin, kWin };

// The settings of an episode, whatever the game.
struct Episode {
    bool match = false;  // else it is one deal
    Reward reward = Reward::kPoints;
    bool lose = false;  // an action that is not legal ends the episode; else none is taken
    i64 most = 0;       // maximum number of moves before it is cut off; 0: no limit
};

// The caller's rows, one for each game; seats and since have a column for each seat.
struct Arrays {
    u8 *seen = nullptr, *mask = nullptr, *done = nullptr, *cut = nullptr, *illegal = nullptr, *seat = nullptr;
    float *reward = nullptr, *since = nullptr;
};

// The common start of every table.
struct Begun {
    Digest seed{};
    u64 chances = 0;                           // moves of chance so far
    i64 made = 0;                              // moves of seats so far
    std::array<i64, kSeats> totals{}, paid{};  // by side: the points, and the points already given as rewards
    u8 seat = 0, dealer = 0;
    bool fresh = true;  // the episode has just begun

    Stream chance() { return Stream(seed, chances++); }
};

// The interface to callers: rows in which episodes follow each other automatically.
class Batch {
public:
    Batch(std::size_t rows, const Arrays& arrays, const Episode& episode)
        : rows_(rows), arrays_(arrays), episode_(episode), chosen_(rows) {}
    Batch(const Batch&) = delete;
    Batch& operator=(const Batch&) = delete;
    virtual ~Batch() = default;

    std::size_t rows() const { return rows_; }
    bool begun() const { return begun_; }

    // Begins an episode in every row, with these seeds; with none, with the next seeds.
    virtual void reset(const Digest* seeds, u64 draws) = 0;
    // The seeds of the current episodes.
    virtual std::vector<Digest> seeds() const = 0;
    // Keeps the actions for the next step. Returns the first row with an illegal action, if that is refused; else -1.
    virtual std::ptrdiff_t hold(const i64* actions) = 0;
    // Takes the kept actions.
    virtual void step() = 0;
    // Draws a legal action for every row uniformly.
    virtual void sample(i64* actions) = 0;

protected:
    static constexpr u8 kIllegal = 255;
    const std::size_t rows_;
    const Arrays arrays_;
    const Episode episode_;
    std::vector<u8> chosen_;
    bool begun_ = false;
};

// A Game has: Table (derived from Begun, with the actions that are `legal`), kActions, kBytes, seats, sides, and begin,
// deal, play, winners, legal, observe.
template <class Game>
class Rows final : public Batch {
public:
    using Table = typename Game::Table;
    static_assert(Game::kActions <= kIllegal);

    Rows(std::size_t rows, const Arrays& arrays, const Episode& episode, const Game& game)
        : Batch(rows, arrays, episode), game_(game), tables_(rows) {}

    void reset(const Digest* seeds, u64 draws) override {
        draws_ = Chance(draws);
        const std::size_t columns = rows_ * at(game_.seats);
        std::fill_n(arrays_.reward, columns, 0.0f);
        std::fill_n(arrays_.since, columns, 0.0f);
        for (u8* const row : {arrays_.done, arrays_.cut, arrays_.illegal}) std::fill_n(row, rows_, u8{0});
        for (std::size_t i = 0; i < rows_; ++i) {
            Table& table = tables_[i];
            begin(table, seeds ? seeds[i] : next_episode(table.seed));
            show(i, table);
        }
        begun_ = true;
    }

    std::vector<Digest> seeds() const override {
        std::vector<Digest> found;
        for (const Table& table : tables_) found.push_back(table.seed);
        return found;
    }

    std::ptrdiff_t hold(const i64* actions) override {
        bool sound = true;
        for (std::size_t i = 0; i < rows_; ++i) {
            const u64 action = static_cast<u64>(actions[i]);
            const bool legal = action < Game::kActions && tables_[i].legal.has(action);
            sound &= legal;
            chosen_[i] = legal ? static_cast<u8>(action) : kIllegal;
        }
        if (sound || episode_.lose) return -1;
        return std::find(chosen_.begin(), chosen_.end(), kIllegal) - chosen_.begin();
    }

    void step() override {
        std::fill_n(arrays_.reward, rows_ * at(game_.seats), 0.0f);
        for (std::size_t i = 0; i < rows_; ++i) {
            Table& table = tables_[i];
            float* const since = arrays_.since + i * at(game_.seats);
            if (table.fresh)
                std::fill_n(since, game_.seats, 0.0f);
            else
                since[table.seat] = 0;
            table.fresh = false;
            take(i, table);
            show(i, table);
        }
    }

    void sample(i64* actions) override {
        for (std::size_t i = 0; i < rows_; ++i) actions[i] = static_cast<i64>(tables_[i].legal.drawn(draws_));
    }

private:
    void begin(Table& table, Digest seed) {
        table = Table{};
        table.seed = seed;
        game_.begin(table);
        game_.deal(table);
        table.paid = table.totals;
    }

    void take(std::size_t i, Table& table) {
        const u8 action = chosen_[i];
        bool over = action == kIllegal, cut = false;
        if (over) {
            arrays_.reward[i * at(game_.seats) + table.seat] = -1;
        } else {
            const After after = game_.play(table, action);
            if (after >= After::kPaid) pay(i, table, after == After::kEnded);
            over = after == After::kEnded || (after == After::kScored && !episode_.match);
            if (after == After::kScored && !over) {
                game_.deal(table);
                if (table.totals != table.paid) pay(i, table, false);
            }
            table.made += after != After::kPart;
            cut = !over && table.made == episode_.most && after != After::kPart;
        }
        arrays_.illegal[i] = action == kIllegal;
        arrays_.done[i] = over || cut;
        arrays_.cut[i] = cut;
        if (over || cut) {
            float* const since = arrays_.since + i * at(game_.seats);
            if (action == kIllegal) since[table.seat] = -1;
            begin(table, next_episode(table.seed));
        }
    }

    // Gives the seats new points as rewards; at the end of a match the win.
    void pay(std::size_t i, Table& table, bool ended) {
        float* const row = arrays_.reward + i * at(game_.seats);
        float* const since = arrays_.since + i * at(game_.seats);
        const u32 winners = ended && episode_.reward == Reward::kWin ? game_.winners(table) : 0;
        i64 sum = 0;
        std::array<i64, kSeats> won{};
        for (std::size_t side = 0; side < at(game_.sides); ++side) {
            won[side] = table.totals[side] - table.paid[side];
            sum += won[side];
        }
        table.paid = table.totals;
        for (std::size_t seat = 0, side = 0; seat < at(game_.seats); ++seat) {
            double reward = static_cast<double>(won[side]);
            if (episode_.reward == Reward::kMargin) reward -= static_cast<double>(sum - won[side]) / (game_.sides - 1);
            if (episode_.reward == Reward::kWin) reward = !winners ? 0 : winners >> side & 1 ? 1 : -1;
            row[seat] += static_cast<float>(reward);
            since[seat] += static_cast<float>(reward);
            if (++side == at(game_.sides)) side = 0;
        }
    }

    void show(std::size_t i, Table& table) {
        game_.legal(table);
        table.legal.template write<Game::kActions>(arrays_.mask + i * Game::kActions);
        game_.observe(table, arrays_.seen + i * Game::kBytes);
        arrays_.seat[i] = table.seat;
    }

    const Game game_;
    std::vector<Table> tables_;
    Chance draws_{0};
};

}  // namespace spadille::batch

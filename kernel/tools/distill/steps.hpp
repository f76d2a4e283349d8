// The steps of a tool that trains nets, the same for every game: lessons, teaching, and duels. A `Game` has a `Mind`, a
// `Lesson` and `Counts`, and plays a deal among four minds.
#pragma once

#include <array>
#include <cmath>

#include "search/chance.hpp"
#include "teaching.hpp"
#include "words.hpp"

namespace spadille::distill {

// Shares of random moves, so that odd positions occur.
struct Odd {
    double cards = 0, calls = 0;
};

template <class Game>
using Table4 = std::array<const typename Game::Mind*, 4>;

inline u64 cards_of_deal(u64 seed, int number) { return Chance(seed * 1000003 + static_cast<u64>(number)).next(); }

template <class Game>
void make_lessons(const Asked& asked, Game& game) {
    using Lesson = typename Game::Lesson;
    const auto mind = game.mind_of(asked.text("mind", "search:100"));
    const u64 seed = static_cast<u64>(asked.number("seed", 1));
    const int deals = static_cast<int>(asked.number("deals", 100)), first = static_cast<int>(asked.number("first", 0));
    const Odd odd{asked.number("odd-cards", 0.04), asked.number("odd-calls", 0.1)};
    std::FILE* file = std::fopen(asked.files.at(0).c_str(), "ab");
    if (!file) stop("cannot write " + asked.files[0]);
    std::size_t kept = 0;
    for (int number = first; number < first + deals; ++number) {
        std::vector<Lesson> found;
        std::array<typename Game::Counts, 2> counts;
        game.play({&mind, &mind, &mind, &mind}, cards_of_deal(seed, number), number, odd, &found, counts);
        std::fwrite(found.data(), sizeof(Lesson), found.size(), file);
        std::fflush(file);
        kept += found.size();
    }
    std::fclose(file);
    std::printf("%d deals, %zu lessons, %.1f s of the processor\n", deals, kept, seconds());
}

template <class Game>
void teach_nets(const Asked& asked, Game& game) {
    Nets nets;
    Cases cards, calls;
    for (std::size_t i = 1; i < asked.files.size(); ++i)
        for (const auto& lesson : read_lessons<typename Game::Lesson>(asked.files[i]))
            lesson.bidding ? game.add_call(calls, lesson) : game.add_card(cards, lesson);
    std::printf("%zu cards, %zu calls; %d + %d rows, %d + %d rows; %.1f s\n", cards.all.size(), calls.all.size(),
                cards.tables, cards.choices, calls.tables, calls.choices, seconds());
    const int passes = static_cast<int>(asked.number("passes", 5));
    const u64 seed = static_cast<u64>(asked.number("seed", 1));
    Teacher::kSoft = static_cast<float>(asked.number("soft", Game::kSoft));
    teach(nets.card, cards, passes, seed);
    Teacher::kSoft = static_cast<float>(asked.number("soft-calls", Game::kSoftCalls));
    teach(nets.call, calls, static_cast<int>(asked.number("call-passes", passes)), seed);
    write_nets(asked.files.at(0), Game::kMark, nets);
    std::printf("%.1f s of the processor\n", seconds());
}

// Lets two players meet: every deal at two tables, with the sides swapped.
template <class Game>
void duel(const Asked& asked, Game& game) {
    const auto one = game.mind_of(asked.text("one", "search:100")), other = game.mind_of(asked.text("other", "rules"));
    const u64 seed = static_cast<u64>(asked.number("seed", 1));
    const int deals = static_cast<int>(asked.number("deals", 100)), first = static_cast<int>(asked.number("first", 0));
    std::FILE* units = nullptr;
    if (const std::string path = asked.text("units", ""); !path.empty()) units = std::fopen(path.c_str(), "a");
    double sum = 0, squares = 0, won = 0;
    std::array<typename Game::Counts, 2> all;
    for (int number = first; number < first + deals; ++number) {
        double margin = 0;
        for (int swap = 0; swap < 2; ++swap) {
            std::array<typename Game::Counts, 2> counts;
            Table4<Game> minds;
            for (int seat = 0; seat < 4; ++seat) minds[at(seat)] = (seat & 1) == swap ? &one : &other;
            const int lead = game.play(minds, cards_of_deal(seed, number), number, {}, nullptr, counts);
            margin += swap ? -lead : lead;
            all[0].plus(counts[at(swap)]), all[1].plus(counts[at(1 - swap)]);
        }
        margin /= 2;
        sum += margin, squares += margin * margin, won += margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
        if (units) std::fprintf(units, "%d %.1f\n", number, margin), std::fflush(units);
    }
    const double mean = sum / deals, spread = std::sqrt(std::max(0.0, squares / deals - mean * mean));
    std::printf("%+.2f +- %.2f points a deal, %.1f %% won, %d deals, sd %.1f, %.1f s of the processor\n", mean,
                1.96 * spread / std::sqrt(deals), 100 * won / deals, deals, spread, seconds());
    all[0].tell("one", 2.0 * deals);
    all[1].tell("other", 2.0 * deals);
}

template <class Game>
void run(int count, char** words) {
    const Asked asked = read(count, words);
    Game game(asked.text("weights", "weights.txt"));
    if (asked.what == "lessons" && asked.files.size() == 1)
        make_lessons(asked, game);
    else if (asked.what == "teach" && asked.files.size() > 1)
        teach_nets(asked, game);
    else if (asked.what == "duel")
        duel(asked, game);
    else
        stop("expected lessons FILE, teach NETS FILE..., or duel");
}

}  // namespace spadille::distill

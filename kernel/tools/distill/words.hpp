// The words of the command of a tool that trains nets, and its files.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "nets/file.hpp"

namespace spadille::distill {

inline double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Asked {
    std::string what;
    std::vector<std::string> files;
    std::map<std::string, std::string> given;
    std::string text(const std::string& name, const std::string& usual) const {
        const auto found = given.find(name);
        return found == given.end() ? usual : found->second;
    }
    double number(const std::string& name, double usual) const {
        const auto found = given.find(name);
        return found == given.end() ? usual : std::atof(found->second.c_str());
    }
};

[[noreturn]] inline void stop(const std::string& why) {
    std::fprintf(stderr, "distill: %s\n", why.c_str());
    std::exit(2);
}

inline void write_net(std::FILE* file, const Net& net) {
    const u32 shape[2] = {static_cast<u32>(net.tables), static_cast<u32>(net.choices)};
    std::fwrite(shape, sizeof shape, 1, file);
    std::fwrite(net.first.data(), sizeof net.first[0], net.first.size(), file);
    std::fwrite(net.bias.data(), sizeof net.bias, 1, file);
    const auto second = net.second_layer();
    std::fwrite(second.data(), sizeof(float), second.size(), file);
    std::fwrite(net.second_bias.data(), sizeof(float), net.second_bias.size(), file);
    std::fwrite(net.last.data(), sizeof(float), net.last.size(), file);
}

inline void write_nets(const std::string& path, u32 mark, const Nets& nets) {
    std::FILE* file = std::fopen((path + ".part").c_str(), "wb");
    if (!file) stop("cannot write " + path);
    std::fwrite(&mark, sizeof mark, 1, file);
    write_net(file, nets.card);
    write_net(file, nets.call);
    std::fclose(file);
    std::rename((path + ".part").c_str(), path.c_str());
}

inline std::vector<std::string> cut(const std::string& text, char by) {
    std::vector<std::string> found;
    std::stringstream in(text);
    for (std::string part; std::getline(in, part, by);) found.push_back(part);
    return found;
}

inline Asked read(int count, char** words) {
    Asked asked;
    if (count < 2) stop("expected lessons, teach or duel");
    asked.what = words[1];
    for (int i = 2; i < count; ++i) {
        const std::string word = words[i];
        if (word.rfind("--", 0) == 0) {
            if (i + 1 >= count) stop("expected a value after " + word);
            asked.given[word.substr(2)] = words[++i];
        } else {
            asked.files.push_back(word);
        }
    }
    return asked;
}

// The lessons of a file, as in memory.
template <class Lesson>
std::vector<Lesson> read_lessons(const std::string& path) {
    std::vector<Lesson> found;
    if (std::FILE* file = std::fopen(path.c_str(), "rb")) {
        Lesson l;
        while (std::fread(&l, sizeof l, 1, file) == 1) found.push_back(l);
        std::fclose(file);
    }
    return found;
}

// Nets from a file, read once.
template <class Read>
const Nets& nets_of(const std::string& path, Read read) {
    static std::map<std::string, Nets> known;
    const auto found = known.find(path);
    if (found != known.end()) return found->second;
    Nets& nets = known[path];
    std::ifstream in(path, std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    if (!read(bytes.data(), bytes.size(), nets)) stop("expected nets in " + path);
    return nets;
}

}  // namespace spadille::distill

// Solved puzzles: stored in this browser only.

const KEY = "spadille-puzzles";

/** Names of solved puzzles by game; invalid data count as none. @returns {Record<string, string[]>} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" && !Array.isArray(found) ? found : {};
  } catch {
    return {};
  }
}

/** The puzzles of a game solved in this browser. @param {string} game @returns {Set<string>} */
export function solvedOf(game) {
  const names = kept()[game];
  return new Set(Array.isArray(names) ? names : []);
}

/** @param {string} game @param {string} name */
export function keepSolved(game, name) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: [...solvedOf(game).add(name)] }));
  } catch {
    // Without storage, the puzzles still work.
  }
}

export function forgetSolved() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

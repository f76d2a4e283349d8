// Which puzzles were solved: kept in this browser alone.

const KEY = "spadille-puzzles";

/** The names by their games; what is nothing of that kind counts as nothing. @returns {Record<string, string[]>} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" && !Array.isArray(found) ? found : {};
  } catch {
    return {};
  }
}

/** The puzzles of a game that were solved here. @param {string} game @returns {Set<string>} */
export function solvedOf(game) {
  const names = kept()[game];
  return new Set(Array.isArray(names) ? names : []);
}

/** @param {string} game @param {string} name */
export function keepSolved(game, name) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: [...solvedOf(game).add(name)] }));
  } catch {
    // A browser that keeps nothing still has puzzles.
  }
}

export function forgetSolved() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

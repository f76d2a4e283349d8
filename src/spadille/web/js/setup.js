// Setting a table up: rulebook first, then options, with the difference from the rulebook in plain words.

import { games, post } from "./api.js";
import { fill, h, toast } from "./dom.js";
import { openTable } from "./lobby.js";

/** @param {any} value */
const shown = (value) => (value === null ? "none" : value === true ? "yes" : value === false ? "no" : String(value).replaceAll("_", " "));

/** @param {Element} app @param {string} name */
export async function setUp(app, name) {
  const game = (await games()).find((each) => each.name === name);
  if (!game) throw new Error(`there is no game ${name}`);
  document.title = `${game.title}: set up a table`;
  const settings = { game: name, rulebook: game.rulebooks[0].name, seats: game.rulebooks[0].usual_seats, options: /** @type {Record<string, any>} */ ({}), level: "club", watchers: true, chat: true, undo: true, listed: false, clock: "none", seconds: 30, increment: 0, pace: 0.6 };
  const difference = h("div", { class: "difference", role: "status" });
  const fields = h("div", { class: "options" });
  const seats = h("div", {});

  const check = async () => {
    try {
      const found = await post("/api/options", settings);
      fill(
        difference,
        found.differs.length
          ? h("ul", {}, ...found.differs.map((/** @type {any} */ each) => h("li", {}, h("strong", {}, `${each.words[1]} `), h("span", {}, `The rulebook: ${each.words[0]}${each.clauses[0].length ? ` (${each.clauses[0].join(", ")})` : ""}`))))
          : h("p", {}, `Exactly as ${book().title} has it.`),
      );
      difference.classList.remove("wrong");
      return true;
    } catch (wrong) {
      fill(difference, h("p", {}, /** @type {Error} */ (wrong).message));
      difference.classList.add("wrong");
      return false;
    }
  };
  const book = () => game.rulebooks.find((/** @type {any} */ each) => each.name === settings.rulebook);
  const usual = () => book().options[String(settings.seats)];

  /** @param {any} option @param {any} value */
  const set = (option, value) => {
    if (JSON.stringify(value) === JSON.stringify(usual()[option.name])) delete settings.options[option.name];
    else settings.options[option.name] = value;
    check();
  };
  /** @param {any} option */
  const field = (option) => {
    const value = settings.options[option.name] ?? usual()[option.name];
    const id = `option-${option.name}`;
    const number = h("input", { id, type: "number", min: option.whole?.[0], max: option.whole?.[1], value: typeof value === "number" ? value : "", onchange: (/** @type {any} */ event) => event.target.value !== "" && set(option, Number(event.target.value)) });
    const select = h(
      "select", { id: option.whole ? `${id}-choice` : id, "aria-label": option.name.replaceAll("_", " "), onchange: (/** @type {any} */ event) => event.target.value === "number" ? number.focus() : set(option, JSON.parse(event.target.value)) },
      ...option.choices.map((/** @type {any} */ each) => h("option", { value: JSON.stringify(each), selected: JSON.stringify(each) === JSON.stringify(value) }, shown(each))),
      option.whole ? h("option", { value: "number", selected: typeof value === "number" }, "a number:") : null,
    );
    const controls = option.whole ? (option.choices.length ? [select, number] : [number]) : [select];
    const cited = option.clauses.filter((/** @type {string} */ each) => each.startsWith(book().prefix ?? ""));
    return h("div", { class: "option" }, h("label", { htmlFor: id }, option.name.replaceAll("_", " ")), ...controls, h("small", {}, cited.slice(0, 2).join(", ")));
  };
  const drawOptions = () => {
    fill(seats, h("label", { class: "setting" }, "Seats", h("select", { onchange: (/** @type {any} */ event) => { settings.seats = Number(event.target.value); settings.options = {}; drawOptions(); } }, ...book().seats.map((/** @type {number} */ each) => h("option", { value: each, selected: each === settings.seats }, String(each))))));
    fill(fields, ...game.options.map(field));
    check();
  };
  const chooseBook = h(
    "fieldset", { class: "books" }, h("legend", {}, "Whose rules?"),
    ...game.rulebooks.map((/** @type {any} */ each) =>
      h("label", {}, h("input", { type: "radio", name: "book", value: each.name, checked: each.name === settings.rulebook, onchange: () => { settings.rulebook = each.name; settings.seats = each.seats.includes(settings.seats) ? settings.seats : each.usual_seats; settings.options = {}; drawOptions(); } }), ` ${each.title}`)),
  );
  /** @param {string} label @param {keyof typeof settings} key @param {[any, string][]} values */
  const pick = (label, key, values) => h("label", { class: "setting" }, label, h("select", { onchange: (/** @type {any} */ event) => { /** @type {any} */ (settings)[key] = JSON.parse(event.target.value); } }, ...values.map(([value, words]) => h("option", { value: JSON.stringify(value), selected: value === settings[key] }, words))));
  /** @param {boolean} start */
  const open = async (start) => {
    if (!(await check())) return;
    try {
      await openTable(settings, { seat: 0, start });
    } catch (wrong) {
      toast(/** @type {Error} */ (wrong).message);
    }
  };
  fill(
    app,
    h("section", { class: "sheet setup" }, h("h1", {}, `${game.title}: set up a table`), h("p", {}, game.sentence), chooseBook, seats, difference,
      h("details", {}, h("summary", {}, "All options"), fields),
      h("details", {}, h("summary", {}, "The table"),
        pick("Bots", "level", game.bots.map((/** @type {string} */ each) => [each, each])),
        pick("Clock", "clock", [["none", "none"], ["relaxed", "two minutes a move"], ["per_move", "30 seconds a move"], ["days", "three days a move"]]),
        pick("Take moves back (alone against bots)", "undo", [[true, "yes"], [false, "no"]]),
        pick("Watchers", "watchers", [[true, "allowed"], [false, "not allowed"]]),
        pick("Chat", "chat", [[true, "allowed"], [false, "not allowed"]]),
        pick("In the list of open tables", "listed", [[false, "no"], [true, "yes"]]),
      ),
      h("p", { class: "actions" }, h("button", { type: "button", class: "main", onclick: () => open(true) }, "Play against bots"), h("button", { type: "button", onclick: () => open(false) }, "Open the table for friends"), h("a", { href: `/rules/${name}`, "data-go": true }, "Read the rules"))),
  );
  drawOptions();
}

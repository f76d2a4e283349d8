// Setting a table up: rulebook first, then options, with the difference from the rulebook in plain words.

import { games, post } from "./api.js";
import { botLevels } from "./bots.js";
import { fill, h, trying, words } from "./dom.js";
import { openTable } from "./lobby.js";
import { numberBox } from "./number.js";
import { differenceLines, optionGroups, same, tellOptions } from "./options.js";
import { fromLink, ownBox } from "./own.js";

class SetUp {
  /** What is said of a level. @param {string} name */
  levelWords(name) {
    return this.game.levels.find((each) => each.name === name)?.words ?? "";
  }

  /** @param {import("./types.js").GameInfo} game */
  constructor(game) {
    this.game = game;
    const { rulebook, options } = game.usual;
    /** @type {Record<string, any>} */
    this.settings = {
      game: game.name,
      rulebook,
      seats: (game.rulebooks.find((each) => each.name === rulebook) ?? game.rulebooks[0]).usual_seats,
      options: { ...options },
      level: game.usual_level,
      watchers: true,
      chat: true,
      undo: true,
      hints: true,
      listed: false,
      clock: "none",
    };
    this.difference = h("div", { class: "difference", role: "status" });
    this.fields = h("div", {});
    this.whose = h("div", {});
    this.told = h("div", { class: "told", role: "status" });
    this.seats = h("div", {});
    this.folk = h("div", {});
    /** What each option means at the table, by its name. @type {Map<string, HTMLElement>} */
    this.says = new Map();
  }

  get book() {
    return this.game.rulebooks.find((each) => each.name === this.settings.rulebook) ?? this.game.rulebooks[0];
  }

  get usual() {
    return this.book.options[String(this.settings.seats)];
  }

  /** What an option is at the table. @param {string} name */
  value(name) {
    return name in this.settings.options ? this.settings.options[name] : this.usual[name];
  }

  /** Say how the table differs from its rulebook. @returns {Promise<boolean>} whether there can be such a table */
  async check() {
    try {
      const found = await post("/api/options", this.settings);
      tellOptions(this, found);
      fill(this.difference, differenceLines(this.game, this.book, found));
      this.difference.classList.remove("wrong");
      return true;
    } catch (wrong) {
      fill(this.difference, h("p", {}, words(wrong)));
      this.difference.classList.add("wrong");
      return false;
    }
  }

  /** @param {import("./types.js").OptionInfo} option @param {any} value */
  set(option, value) {
    if (same(value, this.usual[option.name])) delete this.settings.options[option.name];
    else this.settings.options[option.name] = value;
    this.check();
  }

  draw() {
    const choose = (/** @type {any} */ event) => {
      this.settings.seats = Number(event.target.value);
      this.settings.options = {};
      this.draw();
    };
    fill(
      this.seats,
      this.book.seats.length > 1
        ? h(
            "label",
            { class: "setting" },
            "Seats",
            h(
              "select",
              { onchange: choose },
              ...this.book.seats.map((/** @type {number} */ each) =>
                h("option", { value: each, selected: each === this.settings.seats }, String(each)),
              ),
            ),
          )
        : null,
    );
    fill(this.whose, this.books());
    fill(this.folk, botLevels(this.game, this.settings));
    fill(this.fields, ...optionGroups(this));
    this.check();
  }

  /** Rules of one's own, or of a link. @param {import("./own.js").Rules} rules */
  take(rules) {
    const book = this.game.rulebooks.find((each) => each.name === rules.rulebook);
    if (!book) return fill(this.told, h("p", {}, "These rules are of a rulebook that is not here."));
    fill(this.told);
    this.settings.rulebook = book.name;
    this.settings.seats = book.seats.includes(rules.seats) ? rules.seats : book.usual_seats;
    this.settings.options = { ...rules.options };
    this.draw();
  }

  /** @param {import("./types.js").BookInfo} book */
  choose(book) {
    this.settings.rulebook = book.name;
    if (!book.seats.includes(this.settings.seats)) this.settings.seats = book.usual_seats;
    this.settings.options = {};
    this.draw();
  }

  books() {
    const { usual } = this.game;
    const told = (/** @type {import("./types.js").BookInfo} */ book) =>
      [book.line, book.name === usual.rulebook && usual.words ? `${usual.words}.` : ""].filter(Boolean).join(" ");
    if (this.game.rulebooks.length < 2)
      return h("p", { class: "cited" }, `By the rulebook of ${this.book.title}. ${this.book.line}`);
    return h(
      "fieldset",
      { class: "books" },
      h("legend", {}, "Whose rules?"),
      ...this.game.rulebooks.map((each) =>
        h(
          "label",
          {},
          h("input", {
            type: "radio",
            name: "book",
            value: each.name,
            checked: each.name === this.settings.rulebook,
            "aria-label": each.title,
            onchange: () => this.choose(each),
          }),
          h("span", {}, h("b", {}, each.title), h("small", {}, told(each))),
        ),
      ),
    );
  }

  /** @param {string} label @param {string} key @param {[any, string][]} values */
  pick(label, key, values) {
    const onchange = (/** @type {any} */ event) => (this.settings[key] = JSON.parse(event.target.value));
    return h(
      "label",
      { class: "setting" },
      label,
      h(
        "select",
        { onchange, "aria-label": label },
        ...values.map(([value, text]) =>
          h("option", { value: JSON.stringify(value), selected: value === this.settings[key] }, text),
        ),
      ),
    );
  }

  table() {
    /** @type {[boolean, string][]} */
    const allowed = [
      [true, "allowed"],
      [false, "not allowed"],
    ];
    const one = this.game.seats === "1";
    return h(
      "details",
      {},
      h("summary", {}, "The table"),
      one
        ? null
        : this.pick(
            "Bots",
            "level",
            this.game.bots.map((name) => [name, [name, this.levelWords(name)].filter(Boolean).join(": ")]),
          ),
      one ? null : this.folk,
      this.pick("Clock", "clock", [
        ["none", "none"],
        ["relaxed", "two minutes a move"],
        ["per_move", "30 seconds a move"],
        ["days", "three days a move"],
      ]),
      this.pick("Hints", "hints", [
        [true, "yes"],
        [false, "no"],
      ]),
      this.pick("Take moves back (alone against bots)", "undo", [
        [true, "yes"],
        [false, "no"],
      ]),
      this.pick("Watchers", "watchers", [
        [true, "anyone who knows the table"],
        [false, "only by the watch link"],
      ]),
      this.pick("Chat", "chat", allowed),
      this.pick("In the list of open tables", "listed", [
        [false, "no"],
        [true, "yes"],
      ]),
    );
  }

  /** @param {boolean} start */
  open(start) {
    return trying(async () => {
      if (await this.check()) await openTable(this.settings, { seat: 0, start });
    });
  }

  page() {
    const { game } = this;
    return h(
      "section",
      { class: "sheet setup" },
      h("h1", {}, `${game.title}: set up a table`),
      h("p", {}, game.sentence),
      this.told,
      this.whose,
      this.seats,
      this.difference,
      this.fields,
      ownBox(
        () => {
          const { game, rulebook, seats, options } = this.settings;
          return { game, rulebook, seats, options };
        },
        (own) => this.take(own),
      ),
      game.numbered ? numberBox(this.settings) : null,
      this.table(),
      h(
        "p",
        { class: "actions" },
        h(
          "button",
          { type: "button", class: "main", onclick: () => this.open(true) },
          game.seats === "1" ? "Play" : "Play against bots",
        ),
        game.seats === "1"
          ? null
          : h("button", { type: "button", onclick: () => this.open(false) }, "Open the table for friends"),
        h("a", { href: `/rules/${game.name}`, "data-go": true }, "Read the rules"),
      ),
    );
  }
}

/** @param {Element} app @param {string} name */
export async function setUp(app, name) {
  const game = (await games()).find((each) => each.name === name);
  if (!game) throw new Error(`there is no game ${name}`);
  document.title = `${game.title}: set up a table`;
  const page = new SetUp(game);
  fill(app, page.page());
  const { rules, unknown } = fromLink(game, new URLSearchParams(location.search));
  if (rules) page.take(rules);
  else page.draw();
  fill(page.told, ...unknown.map((each) => h("p", {}, each)));
}

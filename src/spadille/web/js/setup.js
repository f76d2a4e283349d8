// Setting a table up: rulebook first, then options, with the difference from the rulebook in plain words.

import { games, post } from "./api.js";
import { fill, h, trying, words } from "./dom.js";
import { openTable } from "./lobby.js";
import { clauseLink } from "./rules.js";

/** @param {any} value */
const shown = (value) =>
  value === null ? "none" : value === true ? "yes" : value === false ? "no" : String(value).replaceAll("_", " ");

/** @param {unknown} one @param {unknown} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

class SetUp {
  /** What is said of a level. @param {string} name */
  levelWords(name) {
    return this.game.levels.find((each) => each.name === name)?.words ?? "";
  }

  /** @param {import("./types.js").GameInfo} game */
  constructor(game) {
    this.game = game;
    const book = game.rulebooks[0];
    /** @type {Record<string, any>} */
    this.settings = {
      game: game.name,
      rulebook: book.name,
      seats: book.usual_seats,
      options: {},
      level: game.usual_level,
      watchers: true,
      chat: true,
      undo: true,
      hints: true,
      listed: false,
      clock: "none",
    };
    this.difference = h("div", { class: "difference", role: "status" });
    this.fields = h("div", { class: "options" });
    this.seats = h("div", {});
    /** What each option means at the table, by its name. @type {Map<string, HTMLElement>} */
    this.says = new Map();
  }

  get book() {
    return this.game.rulebooks.find((each) => each.name === this.settings.rulebook) ?? this.game.rulebooks[0];
  }

  get usual() {
    return this.book.options[String(this.settings.seats)];
  }

  /** Say how the table differs from its rulebook. @returns {Promise<boolean>} whether there can be such a table */
  async check() {
    try {
      const found = await post("/api/options", this.settings);
      for (const [name, told] of this.says) told.textContent = found.words[name] ?? "";
      const line = (/** @type {any} */ each) =>
        h(
          "li",
          {},
          h("strong", {}, `${each.words[1]} `),
          h(
            "span",
            {},
            `The rulebook: ${each.words[0]} `,
            ...each.clauses[0].map((/** @type {string} */ id) =>
              h("a", { class: "cited", href: clauseLink(this.game.name, id), target: "_blank" }, `${id} `),
            ),
          ),
        );
      fill(
        this.difference,
        found.differs.length
          ? h("ul", {}, ...found.differs.map(line))
          : h("p", {}, `Exactly as ${this.book.title} has it.`),
      );
      this.difference.classList.remove("wrong");
      return true;
    } catch (wrong) {
      fill(this.difference, h("p", {}, words(wrong)));
      this.difference.classList.add("wrong");
      return false;
    }
  }

  /** @param {any} option @param {any} value */
  set(option, value) {
    if (same(value, this.usual[option.name])) delete this.settings.options[option.name];
    else this.settings.options[option.name] = value;
    this.check();
  }

  /** @param {any} option */
  field(option) {
    const value = this.settings.options[option.name] ?? this.usual[option.name];
    const id = `option-${option.name}`;
    const named = option.name.replaceAll("_", " ");
    const counted = typeof value === "number" && !option.choices.includes(value);
    const number = /** @type {HTMLInputElement} */ (
      h("input", {
        id: option.choices.length ? `${id}-number` : id,
        type: "number",
        "aria-label": option.choices.length ? `${named}: a number` : null,
        min: option.whole?.[0],
        max: option.whole?.[1],
        value: typeof value === "number" ? value : "",
        hidden: option.choices.length > 0 && !counted,
        onchange: () => number.value !== "" && this.set(option, Number(number.value)),
      })
    );
    const onchange = (/** @type {any} */ event) => {
      number.hidden = event.target.value !== "number";
      if (number.hidden) this.set(option, JSON.parse(event.target.value));
      else number.focus();
    };
    const choices = option.choices.map((/** @type {any} */ each) =>
      h(
        "option",
        { value: JSON.stringify(each), selected: same(each, value), title: option.words[JSON.stringify(each)] ?? "" },
        shown(each),
      ),
    );
    const select = h(
      "select",
      { id, onchange },
      ...choices,
      option.whole ? h("option", { value: "number", selected: counted }, "a number") : null,
    );
    const controls = option.whole ? (option.choices.length ? [select, number] : [number]) : [select];
    const cited = option.clauses
      .filter((/** @type {string} */ each) => !this.book.prefix || each.startsWith(this.book.prefix))
      .slice(0, 2);
    const says = h("span", { class: "says" }, option.words[JSON.stringify(value)] ?? "");
    this.says.set(option.name, says);
    return h(
      "div",
      { class: "option-field" },
      h("label", { htmlFor: id }, named),
      h("span", { class: "controls" }, ...controls),
      h("small", {}, says, " "),
      h(
        "small",
        { class: "clauses" },
        ...cited.map((/** @type {string} */ each) =>
          h("a", { class: "cited", href: clauseLink(this.game.name, each), target: "_blank" }, `${each} `),
        ),
      ),
    );
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
    fill(this.fields, ...this.game.options.map((each) => this.field(each)));
    this.check();
  }

  /** @param {any} book */
  choose(book) {
    this.settings.rulebook = book.name;
    if (!book.seats.includes(this.settings.seats)) this.settings.seats = book.usual_seats;
    this.settings.options = {};
    this.draw();
  }

  books() {
    if (this.game.rulebooks.length < 2) return h("p", { class: "cited" }, `By the rulebook of ${this.book.title}.`);
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
            onchange: () => this.choose(each),
          }),
          ` ${each.title}`,
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
        [true, "whoever knows the table"],
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
      this.books(),
      this.seats,
      this.difference,
      h("details", {}, h("summary", {}, "All options"), this.fields),
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
  page.draw();
}

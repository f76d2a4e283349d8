// Setup of a table: rulebook first, then options, with the differences from the rulebook in plain words.

import { games, get, post } from "../core/api.js";
import { botLevels } from "./bot_levels.js";
import { entitle, fill, h, pageLink, press, trying, words } from "../core/dom.js";
import { openTable } from "../visitor/open_table.js";
import { numberBox } from "../visitor/deal_number.js";
import { differenceLines, optionGroups, same, tellOptions } from "./options.js";
import { fromLink, ownBox } from "./own_rules.js";
import { asking, forGuests, markWay, rulesOf, wayList, waysOf } from "./which_game.js";
import { say } from "../core/words.js";
import { unpressed } from "../core/press_guard.js";
import { nameField, you } from "../visitor/you.js";

class SetUp {
  /** The description of a level. @param {string} name */
  levelWords(name) {
    return this.game.levels.find((each) => each.name === name)?.words ?? "";
  }

  /** @param {import("./options.js").Game} game @param {WayInfo[]} ways */
  constructor(game, ways) {
    this.game = game;
    this.ways = ways;
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
      hints: null,
      teacher: false,
      listed: false,
      clock: "none",
    };
    this.difference = h("div", { class: "difference", role: "status" });
    this.fields = h("div", {});
    this.badge = h("p", { class: "cited unmeasured", role: "status" });
    this.whose = h("div", {});
    this.byName = ways.length ? wayList(ways, (way) => this.take(rulesOf(game.name, way, this.settings.seats))) : null;
    this.told = h("div", { class: "told", role: "status" });
    this.seats = h("div", {});
    this.folk = h("div", {});
    /** Elements with the meaning of each option at the table, by name. @type {Map<string, HTMLElement>} */
    this.says = new Map();
    /** Number of checks begun: only the answer to the latest one is shown. */
    this.checks = 0;
  }

  get book() {
    return this.game.rulebooks.find((each) => each.name === this.settings.rulebook) ?? this.game.rulebooks[0];
  }

  get usual() {
    return this.game.values[this.book.name][String(this.settings.seats)];
  }

  /** An option's value at the table. @param {string} name */
  value(name) {
    return name in this.settings.options ? this.settings.options[name] : this.usual[name];
  }

  /**
   * Check the settings, and show the differences from the rulebook: later than a press, as they move what is below.
   * @returns {Promise<boolean>} true if the table is possible
   */
  async check() {
    const mine = ++this.checks;
    try {
      const found = await post("/api/options", this.settings);
      await unpressed();
      if (mine !== this.checks) return true;
      tellOptions(this, found);
      if (this.byName) markWay(this.byName, found.way);
      fill(this.difference, ...this.named(found.way), differenceLines(this.book, found));
      this.badge.textContent = found.unmeasured;
      this.difference.classList.remove("wrong");
      return true;
    } catch (wrong) {
      await unpressed();
      if (mine !== this.checks) return false;
      fill(this.difference, h("p", {}, words(wrong)));
      this.difference.classList.add("wrong");
      return false;
    }
  }

  /** The heading for rules with a name. @param {WayInfo | null} way */
  named(way) {
    if (!way) return [];
    const head = h("p", {}, h("b", {}, say("is-way", { way: way.title })));
    return [head, forGuests(way), h("p", {}, say("all-differences", { book: this.book.title }))];
  }

  /** @param {OptionInfo} option @param {any} value */
  set(option, value) {
    this.settings.called = "";
    if (same(value, this.usual[option.name])) delete this.settings.options[option.name];
    else this.settings.options[option.name] = value;
    this.check();
  }

  draw() {
    const { seats } = this.book;
    const at = [this.seats, this.whose].find((each) => each.contains(document.activeElement));
    const counts = seats.map((each) => /** @type {[any, string]} */ ([each, String(each)]));
    fill(this.seats, seats.length > 1 ? this.pick(say("seats"), "seats", counts) : null);
    fill(this.whose, this.books());
    fill(
      this.folk,
      botLevels(this.game, this.settings, () => this.check()),
    );
    fill(this.fields, ...optionGroups(this));
    this.check();
    const again = /** @type {HTMLInputElement[]} */ ([...(at?.querySelectorAll("input, select") ?? [])]);
    (again.find((each) => each.checked) ?? again[0])?.focus();
  }

  /** Apply the person's own rules, or those of a link. @param {import("./own_rules.js").Rules & {name?: string}} rules */
  take(rules) {
    const book = this.game.rulebooks.find((each) => each.name === rules.rulebook);
    if (!book) return fill(this.told, h("p", {}, say("book-gone")));
    fill(this.told);
    this.settings.rulebook = book.name;
    this.settings.seats = book.seats.includes(rules.seats) ? rules.seats : book.usual_seats;
    this.settings.options = { ...rules.options };
    this.settings.called = rules.name ?? "";
    this.draw();
  }

  books() {
    const { game } = this;
    const { usual } = game;
    const told = (/** @type {BookInfo} */ book) =>
      [book.line, book.name === usual.rulebook && usual.words ? `${usual.words}.` : ""].filter(Boolean).join(" ");
    if (game.rulebooks.length < 2)
      return h("p", { class: "cited" }, say("by-rulebook", { book: this.book.title, line: this.book.line }));
    return h(
      "fieldset",
      { class: "books" },
      h("legend", {}, say("whose-rules")),
      ...game.rulebooks.map((each) =>
        h(
          "label",
          {},
          h("input", {
            type: "radio",
            name: "book",
            value: each.name,
            checked: each.name === this.settings.rulebook,
            "aria-label": each.title,
            onchange: () =>
              this.take({ game: game.name, rulebook: each.name, seats: this.settings.seats, options: {} }),
          }),
          h("span", {}, h("b", {}, each.title), h("small", {}, told(each))),
        ),
      ),
    );
  }

  /** @param {string} label @param {string} key @param {[any, string][]} values */
  pick(label, key, values) {
    const onchange = (/** @type {any} */ event) => {
      this.settings[key] = JSON.parse(event.target.value);
      if (key === "level") this.check();
      if (key !== "seats") return;
      this.settings.called = "";
      this.settings.options = {};
      this.draw();
    };
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
    const yes = [
      [true, say("yes-please")],
      [false, say("no-thanks")],
    ];
    const one = this.game.seats === "1";
    return h(
      "details",
      {},
      h("summary", {}, say("the-table")),
      one
        ? null
        : this.pick(
            say("bots"),
            "level",
            this.game.bots.map((name) => [
              name,
              [say("level", { level: name }), this.levelWords(name)].filter(Boolean).join(": "),
            ]),
          ),
      one ? null : this.folk,
      this.pick(say("clock"), "clock", [
        ["none", say("none")],
        ["relaxed", say("two-minutes")],
        ["per_move", say("half-a-minute")],
        ["days", say("three-days")],
      ]),
      this.pick(say("hints"), "hints", [
        [null, say("teacher-for-one")],
        [true, say("teacher-for-all")],
        [false, say("no-thanks")],
      ]),
      one
        ? null
        : this.pick(say("teacher-here"), "teacher", [
            [false, say("teacher-for-one")],
            [true, say("teacher-for-all")],
          ]),
      this.pick(say("moves-back"), "undo", yes),
      this.pick(say("watchers"), "watchers", [
        [true, say("anyone")],
        [false, say("only-by-link")],
      ]),
      this.pick(say("chat"), "chat", yes),
      this.pick(say("in-the-list"), "listed", yes),
    );
  }

  /** @param {boolean} start */
  open(start) {
    return trying(async () => {
      if (await this.check()) await openTable(this.settings, { seat: 0, start });
    });
  }

  begin() {
    const play = this.game.seats === "1" ? say("play") : say("play-against-bots");
    return press(play, () => this.open(true), "main");
  }

  page() {
    const { game } = this;
    return h(
      "section",
      { class: "sheet setup" },
      h("h1", {}, say("set-up-title", { game: game.title })),
      h("p", {}, game.sentence),
      this.told,
      this.ways.length || game.rulebooks.length > 1
        ? asking(
            game.name,
            (way) => this.take(rulesOf(game.name, way, this.settings.seats)),
            () => this.begin(),
          )
        : null,
      this.byName,
      this.whose,
      this.seats,
      this.difference,
      this.fields,
      this.badge,
      ownBox(
        () => {
          const { game, rulebook, seats, options } = this.settings;
          return { game, rulebook, seats, options };
        },
        (own) => this.take(own),
      ),
      game.numbered ? numberBox(this.settings) : null,
      this.table(),
      game.seats === "1" || you.name ? null : nameField(),
      h(
        "p",
        { class: "actions" },
        this.begin(),
        game.seats === "1" ? null : press(say("open-for-friends"), () => this.open(false)),
        pageLink(`/rules/${game.name}`, say("read-the-rules")),
      ),
    );
  }
}

/** @param {Element} app @param {string} name */
export async function setUp(app, name) {
  const found = (await games()).find((each) => each.name === name);
  if (!found) throw new Error(say("no-game-called", { game: name }));
  entitle(app, say("set-up-title", { game: found.title }));
  const [more, ways] = await Promise.all([get(`/api/games/${name}`), waysOf(name)]);
  const game = { ...found, ...more };
  const page = new SetUp(game, ways);
  fill(app, page.page());
  const { rules, unknown } = fromLink(game, new URLSearchParams(location.search));
  if (rules) page.take(rules);
  else page.draw();
  fill(page.told, ...unknown.map((each) => h("p", {}, each)));
}

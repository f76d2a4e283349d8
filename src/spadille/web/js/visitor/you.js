// The person: name, face and colour, stored in this browser only.

import { get, post } from "../core/api.js";
import { fill, h, press, toast, words } from "../core/dom.js";
import { COLOURS, FACES, faceSign } from "../felt/faces.js";
import { prefer, prefs, store, storeInTab, stored, textOfTab } from "../core/prefs.js";
import { say } from "../core/words.js";

/** Where the person is stored. */
export const YOU = "spadille-you";
const BEFORE = "spadille-you-before";
const FORM = 1;
const LONGEST = 20;

/** @typedef {{name: string, face: string, colour: string}} You */

/** Reason why the stored data cannot be used; empty if they can. Such data are never overwritten. */
let strange = "";

/** @returns {You} */
function read() {
  const fresh = { name: prefs.name ?? "", face: "", colour: "" };
  let text = null;
  try {
    text = localStorage.getItem(YOU);
    if (text === null) return fresh;
    const kept = JSON.parse(text);
    if (Number.isInteger(kept?.form) && kept.form > FORM) {
      strange = say("later-you");
    } else if (kept?.form === FORM && typeof kept.name === "string") {
      return {
        name: kept.name,
        face: FACES.includes(kept.face) ? kept.face : "",
        colour: COLOURS.includes(kept.colour) ? kept.colour : "",
      };
    } else {
      strange = say("unreadable-you");
    }
  } catch {
    if (text !== null) strange = say("unreadable-you");
  }
  return fresh;
}

/** @type {You} */
export const you = read();

/** Change the person's data. @param {Partial<You>} change */
export function become(change) {
  Object.assign(you, change);
  draw();
  if (strange) return;
  store(YOU, { ...you, ...stored(YOU, {}), form: FORM, ...change }); // another tab may have changed the rest
}

/** The person's data for taking a seat. */
export const asYou = () => ({ name: you.name.trim(), face: you.face, colour: you.colour });

/** The person's data among other people, with a default name. */
export const guest = () => ({ ...asYou(), name: you.name.trim() || say("guest") });

/** Read the stored data again, after a backup file was brought in. */
export function reread() {
  Object.assign(you, read());
  draw();
}

/** Delete the person's data. */
export function forgetYou() {
  localStorage.removeItem(YOU);
  localStorage.removeItem(BEFORE);
  strange = "";
  if (prefs.name) prefer({ name: "" });
  Object.assign(you, { name: "", face: "", colour: "" });
  draw();
}

/** Show the person in the page's bar, and report unreadable data once. */
export function draw() {
  const place = document.getElementById("you");
  if (!place) return;
  fill(
    place,
    you.face ? faceSign(you.face, you.colour, "") : null,
    h("span", { class: "called" }, you.name.trim() || say("you")),
  );
  place.setAttribute("aria-label", you.name.trim() ? say("you-are", { name: you.name.trim() }) : say("you"));
  if (!strange || textOfTab(YOU)) return;
  storeInTab(YOU, "told");
  toast(strange);
}

/** Start afresh; old data are moved aside. @param {() => void} then */
function anew(then) {
  localStorage.setItem(BEFORE, localStorage.getItem(YOU) ?? "");
  localStorage.removeItem(YOU);
  strange = "";
  become({});
  then();
}

/** A face or a colour in words. @param {"face" | "colour"} what @param {string} each */
const called = (what, each) => (what === "face" ? say("face", { face: each }) : say("colour", { colour: each }));

/** @param {string} title @param {"face" | "colour"} what @param {readonly string[]} all @param {(each: string) => Element | null} sign */
const choice = (title, what, all, sign) =>
  h(
    "fieldset",
    { class: "choose" },
    h("legend", {}, title),
    ...all.map((each) =>
      h(
        "label",
        { title: called(what, each) },
        h("input", {
          type: "radio",
          name: what,
          value: each,
          checked: you[what] === each,
          "aria-label": called(what, each),
          onchange: () => become({ [what]: each }),
        }),
        sign(each),
      ),
    ),
  );

/**
 * Change the name at the tables where this browser has a seat; unreachable tables keep the old one.
 * @param {string} name
 */
async function calledSo(name) {
  const mine = await get("/api/mine").catch(() => []);
  for (const { id, phase } of mine) {
    if (phase === "over") continue;
    const { yours } = await get(`/api/tables/${id}`).catch(() => ({ yours: null }));
    if (yours !== null) await post(`/api/tables/${id}/name`, { name }).catch(() => undefined);
  }
}

/** The field for the name; the server checks whether it is allowed. @param {string} [label] */
export function nameField(label = say("your-name")) {
  const told = h("p", { class: "wrong", role: "status" });
  let asked = 0;
  let kept = you.name;
  // A seat may be taken before the server has answered; it checks the name there again.
  const oninput = (/** @type {any} */ event) => (you.name = String(event.target.value).trim());
  const onchange = async (/** @type {any} */ event) => {
    const name = String(event.target.value).trim();
    const mine = ++asked;
    try {
      if (name) await post("/api/name", { name });
      if (mine === asked) told.textContent = "";
      kept = name;
      become({ name });
      if (name) void calledSo(name);
    } catch (wrong) {
      if (you.name === name) you.name = kept;
      if (mine === asked) told.textContent = words(wrong);
    }
  };
  return h(
    "div",
    {},
    h(
      "label",
      { class: "setting" },
      label,
      h("input", {
        value: you.name,
        maxLength: 4 * LONGEST,
        autocomplete: "nickname",
        data: { focus: "name" },
        oninput,
        onchange,
      }),
    ),
    told,
  );
}

/** Controls for name, face and colour. @param {() => void} again redraws the page */
export function youBox(again) {
  return h(
    "div",
    { class: "you" },
    strange
      ? h(
          "p",
          { class: "wrong" },
          say("until-you-close", { why: strange }),
          " ",
          press(say("begin-anew"), () => anew(again)),
        )
      : null,
    nameField(),
    choice(say("your-face"), "face", FACES, (each) => faceSign(each, you.colour, "")),
    choice(say("your-colour"), "colour", COLOURS, (each) => h("span", { class: `swatch on-${each}` })),
  );
}

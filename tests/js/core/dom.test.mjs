import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";
import { buttonOf, clock, find, load, page, press, textsOf } from "../page.mjs";

let document = page();
const {
  announce,
  byId,
  confirmed,
  dialog,
  entitle,
  fill,
  go,
  h,
  home,
  isLeft,
  pagePlace,
  s,
  sentence,
  toast,
  trying,
  words,
} = await load("core/dom");

beforeEach(() => {
  document = page();
  clock();
});

test("an element is made with its properties, its attributes, its listeners and its children", () => {
  let pressed = 0;
  const node = h(
    "button",
    { class: "a b", "aria-label": "x", data: { move: "no" }, vars: { "--at": 3 }, onclick: () => (pressed += 1) },
    "text",
    7,
    null,
    undefined,
    false,
    h("i"),
  );
  press(node);
  assert.equal(node.getAttribute("type"), "button", "and sends no form");
  assert.deepEqual([node.className, node.dataset.move, node.textContent, pressed], ["a b", "no", "text7", 1]);
  assert.equal(node.style.getPropertyValue("--at"), "3");
  assert.equal(node.querySelectorAll("i").length, 1);
});

test("a property without a value is left out, and one that is true is set without one", () => {
  const node = h("a", { title: null, hidden: false, "aria-disabled": undefined, "data-go": true });
  assert.equal(node.outerHTML, '<a data-go=""></a>');
});

test("what is text can never become an element", () => {
  assert.equal(h("p", {}, "<b>x</b>").innerHTML, "&lt;b&gt;x&lt;/b&gt;");
});

test("reasons of the server become sentences", () => {
  assert.deepEqual(["no such table", "Why?", "wait…", "", "done."].map(sentence), [
    "No such table.",
    "Why?",
    "Wait…",
    "",
    "Done.",
  ]);
  assert.equal(words(new Error("it is over")), "It is over.");
  assert.equal(words("it is over"), "It is over.");
});

test("what fails is said, and goes no further", async () => {
  await trying(() => {
    throw new Error("it is over");
  });
  assert.equal(byId("toast").textContent, "It is over.");
});

test("what is said for a while goes after seven seconds, counted from the last word", () => {
  toast("one");
  mock.timers.tick(6999);
  toast("two");
  mock.timers.tick(6999);
  assert.deepEqual([byId("toast").hidden, byId("toast").textContent], [false, "two"]);
  mock.timers.tick(1);
  assert.equal(byId("toast").hidden, true);
});

test("what is said for a while stays while its link has the focus", () => {
  const link = h("a", { href: "/rules" }, "SPD-1");
  toast("one", link);
  link.focus();
  mock.timers.tick(7000);
  for (let turn = 0; turn < 5; turn++) mock.timers.tick(1000);
  assert.equal(byId("toast").hidden, false);
  byId("settings").focus();
  mock.timers.tick(1000);
  assert.equal(byId("toast").hidden, true);
});

test("what is said for a while lies in the window that is open, and outlives it", () => {
  const box = dialog("Title");
  toast("one");
  assert.equal(byId("toast").parentElement, box);
  box.close();
  assert.equal(byId("toast").parentElement, document.body);
});

test("what was said just before stays for a screen reader, in a window too", () => {
  dialog("Title");
  for (let each = 1; each <= 10; each++) announce(`${each}`);
  announce("");
  const logs = [...document.querySelectorAll("[role=log]")];
  assert.equal(logs.length, 2);
  for (const log of logs) assert.deepEqual(textsOf(log, "p"), ["3", "4", "5", "6", "7", "8", "9", "10"]);
});

test("a window closes by its button or a press beside it, and not by one inside", () => {
  for (const [what, closes] of [
    [".close", true],
    ["", true],
    [".content", false],
  ]) {
    const box = dialog("Title");
    press(what ? find(box, what) : box);
    assert.equal(box.isConnected, !closes, what);
    box.remove();
  }
});

test("text that is selected to beyond the edge of a window closes nothing", () => {
  const box = dialog("Title");
  const down = (/** @type {Element} */ node) => node.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  down(find(box, ".content"));
  press(box);
  assert.equal(box.isConnected, true);
  down(box);
  press(box);
  assert.equal(box.isConnected, false);
});

test("a request that got nowhere is told as that, in the page's words", () => {
  for (const said of ["Failed to fetch", "Load failed", "NetworkError when attempting to fetch resource."])
    assert.equal(words(new TypeError(said)), "no-connection-now");
  assert.equal(words(new Error("nothing there")), "Nothing there.");
});

test("what cannot be taken back is asked first", () => {
  let done = 0;
  confirmed("Really?", "Yes", () => (done += 1));
  press(buttonOf(find(document, "dialog"), "no"));
  assert.deepEqual([done, document.querySelectorAll("dialog").length], [0, 0]);
  confirmed("Really?", "Yes", () => (done += 1));
  press(buttonOf(find(document, "dialog"), "Yes"));
  assert.deepEqual([done, document.querySelectorAll("dialog").length], [1, 0]);
});

test("a page comes into the window when it is filled first, and not if it has been left", () => {
  const late = pagePlace();
  const place = pagePlace();
  assert.deepEqual([isLeft(late), isLeft(place)], [true, false]);
  fill(place, h("p", {}, "here"));
  fill(late, h("p", {}, "late"));
  assert.equal(byId("app").textContent, "here");
});

test("a page that was left does not name the window", () => {
  const late = pagePlace();
  const place = pagePlace();
  entitle(place, "Here");
  entitle(late, "Late");
  assert.equal(document.title, "Here");
});

test("going to another page changes the address, and who draws pages hears of it", () => {
  let heard = "";
  addEventListener("go", () => (heard = location.pathname));
  go("/rules");
  assert.equal(heard, "/rules");
});

test("the focus that is nowhere goes to the table, else to the heading of the page", () => {
  byId("app").append(h("h1", {}, "Title"));
  home();
  assert.equal(document.activeElement.localName, "h1");
  document.activeElement.blur();
  let came = 0;
  const felt = h("div", { data: { home: "" } });
  felt.addEventListener("home", () => (came += 1));
  byId("app").append(felt);
  home();
  assert.equal(came, 1);
});

test("the focus that is somewhere stays there", () => {
  byId("app").append(h("h1", {}, "Title"));
  byId("settings").focus();
  home();
  assert.equal(document.activeElement.id, "settings");
});

test("an element that must be there and is not is an error", () => {
  assert.throws(() => byId("nothing"), /#nothing/);
});

test("an element of a drawing has its attributes as text, and its children in order", () => {
  const node = s("g", { class: "pip", opacity: 0.5 }, s("circle", { r: 4 }), "text");
  assert.equal(node.namespaceURI, "http://www.w3.org/2000/svg");
  assert.deepEqual(
    ["class", "opacity"].map((name) => node.getAttribute(name)),
    ["pip", "0.5"],
  );
  assert.equal(node.innerHTML, '<circle r="4" />text');
});

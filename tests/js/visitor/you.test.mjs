import assert from "node:assert/strict";
import test from "node:test";
import { KEEPS_NOTHING, buttonOf, choose, find, give, load, page, press, server, settled, textsOf } from "../page.mjs";

const KEY = "spadille-you";

/** The module anew, in a browser that keeps that. */
async function fresh(kept) {
  const document = page({ kept: kept === undefined ? {} : { [KEY]: kept } });
  return { document, ...(await load("visitor/you", String(Math.random()))) };
}
const ann = (more = {}) => JSON.stringify({ form: 1, name: "Ann", face: "fox", colour: "red", ...more });
const toast = () => find(document, "#toast").textContent;

test("who was kept is who this person is", async () => {
  const { asYou } = await fresh(ann());
  assert.deepEqual(asYou(), { name: "Ann", face: "fox", colour: "red" });
});

test("a browser that has kept nobody has nobody, and says nothing of it", async () => {
  const { asYou, draw, guest } = await fresh();
  draw();
  assert.deepEqual(asYou(), { name: "", face: "", colour: "" });
  assert.deepEqual(guest(), { name: "guest", face: "", colour: "" });
  assert.equal(toast(), "");
});

test("faces and colours that are not here are none", async () => {
  const { asYou } = await fresh(ann({ face: "gryphon", colour: "octarine" }));
  assert.deepEqual(asYou(), { name: "Ann", face: "", colour: "" });
});

for (const [kept, words] of Object.entries({
  '{"form": 9, "people": []}': "later-you",
  "{not JSON": "unreadable-you",
  '{"form": 1, "name": 7}': "unreadable-you",
  null: "unreadable-you",
}))
  test(`what cannot be read is told once and left as it is: ${kept}`, async () => {
    const { become, draw, you } = await fresh(kept);
    draw();
    assert.equal(toast(), words);
    find(document, "#toast").textContent = "";
    become({ name: "Bob" });
    assert.equal(toast(), "");
    assert.equal(you.name, "Bob", "until the page is closed");
    assert.equal(localStorage.getItem(KEY), kept);
  });

test("what another tab has changed meanwhile is not undone", async () => {
  const { become } = await fresh(ann());
  localStorage.setItem(KEY, ann({ face: "owl" }));
  become({ name: "Bob" });
  assert.deepEqual(JSON.parse(localStorage.getItem(KEY)), { form: 1, name: "Bob", face: "owl", colour: "red" });
});

test("whoever begins anew has what was there put aside", async () => {
  const { become, youBox } = await fresh('{"form": 9}');
  let drawn = 0;
  const box = youBox(() => (drawn += 1));
  press(buttonOf(box, "begin-anew"));
  become({ name: "Bob" });
  assert.equal(drawn, 1);
  assert.equal(localStorage.getItem("spadille-you-before"), '{"form": 9}');
  assert.equal(JSON.parse(localStorage.getItem(KEY)).name, "Bob");
});

test("a change is kept and shown in the bar", async () => {
  const { become } = await fresh();
  become({ name: "Ann" });
  assert.deepEqual(JSON.parse(localStorage.getItem(KEY)), { form: 1, name: "Ann", face: "", colour: "" });
  const place = find(document, "#you");
  assert.deepEqual([place.textContent, place.getAttribute("aria-label")], ["Ann", "you-are(name=Ann)"]);
  become({ face: "fox", colour: "red" });
  assert.equal(place.querySelectorAll("svg").length, 1);
});

test("a browser that keeps nothing still knows the person while the page is open", async () => {
  const { become, you } = await fresh();
  give({ localStorage: KEEPS_NOTHING });
  become({ name: "Ann" });
  assert.equal(you.name, "Ann");
});

test("a person who is forgotten leaves nothing behind", async () => {
  const { forgetYou, you } = await fresh(ann());
  localStorage.setItem("spadille-you-before", "x");
  forgetYou();
  assert.deepEqual([you.name, you.face, localStorage.size], ["", "", 0]);
});

test("a name that the server takes is kept", async () => {
  const { nameField, you } = await fresh();
  server.answers["POST /api/name"] = {};
  const node = nameField();
  choose(find(node, "input"), "  Ann ");
  await settled();
  assert.equal(you.name, "Ann");
  assert.equal(JSON.parse(localStorage.getItem(KEY)).name, "Ann");
});

test("a name that cannot be had is refused, and the old one stays", async () => {
  const { nameField, you } = await fresh(ann());
  server.answers["POST /api/name"] = ({ name }) =>
    name === "Host" ? { status: 409, reason: "nobody can be called so" } : {};
  const node = nameField();
  const field = find(node, "input");
  choose(field, "Host", "input");
  assert.equal(you.name, "Host", "a seat may be taken before the server has answered");
  choose(field, "Host");
  await settled();
  assert.deepEqual([you.name, find(node, ".wrong").textContent], ["Ann", "Nobody can be called so."]);
  choose(field, "Bob");
  await settled();
  assert.deepEqual([you.name, find(node, ".wrong").textContent], ["Bob", ""]);
});

test("an answer about an older name does not speak of the newer one", async () => {
  const { nameField } = await fresh();
  let refuse = () => undefined;
  server.answers["POST /api/name"] = ({ name }) =>
    name === "Slow" ? new Promise((done) => (refuse = () => done({ status: 409, reason: "no" }))) : {};
  const node = nameField();
  choose(find(node, "input"), "Slow");
  choose(find(node, "input"), "Quick");
  await settled();
  refuse();
  await settled();
  assert.equal(find(node, ".wrong").textContent, "");
});

test("a face and a colour are chosen, and the chosen ones are marked", async () => {
  const { youBox, you } = await fresh(ann());
  const box = youBox(() => undefined);
  const marked = [...box.querySelectorAll("input[type=radio]")].filter((each) => each.checked);
  assert.deepEqual(
    marked.map((each) => each.getAttribute("value")),
    ["fox", "red"],
  );
  choose(find(box, "input[value=owl]"), "owl");
  assert.equal(you.face, "owl");
  assert.deepEqual(textsOf(box, "legend"), ["your-face", "your-colour"]);
});

test("a new name is taken to the tables that go on and where this browser has a seat", async () => {
  const { nameField } = await fresh();
  const table = (id, phase) => ({ id, phase });
  server.asked = [];
  Object.assign(server.answers, {
    "POST /api/name": ({ name }) => ({ name }),
    "GET /api/mine": [table("a", "playing"), table("b", "over"), table("c", "gathering"), table("gone", "playing")],
    "GET /api/tables/a": { yours: 2 },
    "GET /api/tables/b": { yours: 0 },
    "GET /api/tables/c": { yours: null },
    "POST /api/tables/a/name": {},
  });
  choose(find(nameField(), "input"), "Nora");
  await settled();
  await settled();
  const renamed = server.asked.filter((each) => Array.isArray(each) && each[0].endsWith("/name")).slice(1);
  assert.deepEqual(renamed, [["POST /api/tables/a/name", { name: "Nora" }]]);
});

test("a name that nobody can have, or none, is taken nowhere", async () => {
  const { nameField } = await fresh(ann());
  const field = find(nameField(), "input");
  server.answers["POST /api/name"] = { status: 422, reason: "nobody is called so" };
  server.asked = [];
  choose(field, "Spadille");
  await settled();
  choose(field, "");
  await settled();
  assert.deepEqual(server.asked, [["POST /api/name", { name: "Spadille" }]]);
});

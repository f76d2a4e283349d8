import assert from "node:assert/strict";
import test from "node:test";
import { load, page } from "../page.mjs";

page();
const { s } = await load("felt/svg");

test("an element of a drawing has its attributes as text, and its children in order", () => {
  const node = s("g", { class: "pip", opacity: 0.5 }, s("circle", { r: 4 }), "text");
  assert.equal(node.namespaceURI, "http://www.w3.org/2000/svg");
  assert.deepEqual(
    ["class", "opacity"].map((name) => node.getAttribute(name)),
    ["pip", "0.5"],
  );
  assert.equal(node.innerHTML, '<circle r="4" />text');
});

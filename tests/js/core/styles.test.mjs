import assert from "node:assert/strict";
import test from "node:test";
import { load, page, settled } from "../page.mjs";

const document = page();
const { styled } = await load("core/styles");
const links = () => [...document.querySelectorAll("link")];

test("a style sheet is asked for once, and whoever wants it meanwhile waits for it too", async () => {
  let come = 0;
  const both = [styled("/a.css"), styled("/a.css")].map((each) => each.then(() => (come += 1)));
  await settled();
  assert.deepEqual([links().length, come], [1, 0]);
  links()[0].dispatchEvent(new Event("load"));
  await Promise.all(both);
  await styled("/a.css");
  assert.equal(links().length, 1);
});

test("a style sheet that did not come is asked for again", async () => {
  const first = styled("/b.css");
  links()[1].dispatchEvent(new Event("error"));
  await first;
  assert.equal(links().length, 1);
  void styled("/b.css");
  assert.equal(links().length, 2);
});

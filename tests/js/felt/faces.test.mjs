import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { load, page } from "../page.mjs";

page();
const { COLOURS, FACES, faceSign } = await load("felt/faces");

test("every face is drawn with shapes of its own", () => {
  const drawn = FACES.map((each) => faceSign(each, "red", "").innerHTML);
  assert.ok(FACES.length >= 8);
  assert.equal(new Set(drawn).size, FACES.length);
});

test("a face that is not there is not drawn", () => {
  assert.equal(faceSign("", "red"), null);
  assert.equal(faceSign("gryphon", "red"), null);
});

test("a face stands on its colour, and on green where it has none", () => {
  assert.equal(faceSign("fox", "red", "").getAttribute("class"), "animal on-red");
  assert.equal(faceSign("fox", "", "").getAttribute("class"), "animal on-green");
  assert.equal(faceSign("fox", 'red" onload="x', "").getAttribute("class"), "animal on-green");
});

test("every colour is one that the style has", () => {
  const style = readFileSync(new URL("../../../src/spadille/web/css/faces.css", import.meta.url), "utf8");
  for (const each of COLOURS) assert.ok(style.includes(`.on-${each}`), each);
});

test("a face is named after its animal, unless it has another name beside it", () => {
  assert.equal(faceSign("fox", "red").getAttribute("aria-label"), "face(face=fox)");
  assert.equal(faceSign("fox", "red", "Nora").getAttribute("aria-label"), "Nora");
  assert.equal(faceSign("fox", "red", "Nora").getAttribute("role"), "img");
});

test("a face with its name beside it is no picture without a name but decoration", () => {
  const face = faceSign("fox", "red", "");
  assert.deepEqual(
    ["role", "aria-label", "aria-hidden"].map((each) => face.getAttribute(each)),
    [null, null, "true"],
  );
});

test("a circle has one radius and an ellipse two", () => {
  for (const each of faceSign("bear", "red").querySelectorAll("ellipse"))
    for (const name of ["cx", "cy", "rx", "ry"]) assert.match(each.getAttribute(name), /^[\d.]+$/, name);
});

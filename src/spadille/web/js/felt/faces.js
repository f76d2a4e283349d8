// The faces of people and bots: animals drawn from a few shapes on a coloured disc.

import { say } from "../core/words.js";
import { s } from "../core/dom.js";

/**
 * A shape with its fill: a circle (x, y, r), an ellipse (x, y, rx, ry) or a path.
 * @typedef {[string, ...(number | string)[]]} Shape
 */

const DARK = "#33261f";
const EYES = /** @type {Shape[]} */ ([
  [DARK, 12.3, 15, 1.5],
  [DARK, 19.7, 15, 1.5],
]);
const nose = /** @type {Shape} */ ([DARK, 16, 20, 1.9, 1.4]);

/** Shapes of each animal, from back to front. @type {Record<string, Shape[]>} */
const ANIMALS = {
  fox: [
    ["#b8541a", "M6 5l8 5-7 8zM26 5l-8 5 7 8z"],
    ["#e0762f", "M16 8c6 0 10 4 10 8 0 5-6 11-10 11S6 21 6 16c0-4 4-8 10-8z"],
    ["#fff3e4", "M6.5 17c3 0 7 2 9.5 8-2 3-9-2-9.5-8zM25.5 17c-3 0-7 2-9.5 8 2 3 9-2 9.5-8z"],
    ...EYES,
    [DARK, 16, 24.6, 2, 1.5],
  ],
  owl: [
    ["#6b4a2f", "M7 5l7 5H7zM25 5l-7 5h7z"],
    ["#8a6240", 16, 17, 10, 10.5],
    ["#fff3e4", 12, 15, 4.2],
    ["#fff3e4", 20, 15, 4.2],
    [DARK, 12.3, 15, 2],
    [DARK, 19.7, 15, 2],
    ["#f0a52a", "M14.3 18.5h3.4L16 22.5z"],
  ],
  bear: [
    ["#7a4f2c", 8.5, 9, 4],
    ["#7a4f2c", 23.5, 9, 4],
    ["#95643a", 16, 17, 10.5, 10],
    ["#e6c9a3", 16, 21, 4.8, 4],
    ...EYES,
    nose,
  ],
  cat: [
    ["#5d6470", "M6.5 4.5l8 5.5-7 7zM25.5 4.5l-8 5.5 7 7z"],
    ["#7d8592", 16, 17.5, 10, 9.2],
    ["#e9ecf0", 16, 21.5, 4.2, 3.2],
    ...EYES,
    ["#d9707f", 16, 20.2, 1.6, 1.1],
    ["#e9ecf0", "M4 18h6v.9H4zM22 18h6v.9h-6zM4.6 21.5l5.6-1 .2.9-5.6 1zM27.4 21.5l-5.6-1-.2.9 5.6 1z"],
  ],
  hare: [
    ["#c8b49b", 11.5, 8, 2.7, 7],
    ["#c8b49b", 20.5, 8, 2.7, 7],
    ["#f0b7b0", 11.5, 8.5, 1.2, 5],
    ["#f0b7b0", 20.5, 8.5, 1.2, 5],
    ["#dccab2", 16, 19, 8.8, 8.6],
    [DARK, 12.6, 17, 1.5],
    [DARK, 19.4, 17, 1.5],
    ["#fff8ee", "M14.6 23.5h2.8v3h-2.8z"],
    ["#d9707f", 16, 21.8, 1.7, 1.2],
  ],
  frog: [
    ["#4f9a3d", 9.5, 10, 4.3],
    ["#4f9a3d", 22.5, 10, 4.3],
    ["#66b34f", 16, 18.5, 11, 8.6],
    ["#fff", 9.5, 10, 2.6],
    ["#fff", 22.5, 10, 2.6],
    [DARK, 9.8, 10.2, 1.4],
    [DARK, 22.2, 10.2, 1.4],
    [DARK, "M9 20.5c4 4 10 4 14 0l.7.8c-4.4 4.7-11 4.7-15.4 0z"],
  ],
  lion: [
    ["#9a5a1c", 16, 16.5, 12.4],
    ["#e7b04f", 16, 17, 8.8, 8.6],
    ["#fff0d2", 16, 21.3, 4, 3.2],
    [DARK, 12.8, 15, 1.4],
    [DARK, 19.2, 15, 1.4],
    nose,
  ],
  pig: [
    ["#d97f92", "M7 6l7 4-6 6zM25 6l-7 4 6 6z"],
    ["#f2a7b5", 16, 17.5, 10.3, 9.6],
    ["#d97f92", 16, 20.5, 4.6, 3.4],
    ["#7d3747", 14.3, 20.5, 0.9, 1.3],
    ["#7d3747", 17.7, 20.5, 0.9, 1.3],
    [DARK, 11.8, 14.6, 1.4],
    [DARK, 20.2, 14.6, 1.4],
  ],
  duck: [
    ["#f2cf3f", "M14 7c0-3 2-4 4-4-1 1-1 2 0 4z"],
    ["#f7dc5c", 16, 16.5, 9.6, 10],
    [DARK, 12.3, 14, 1.5],
    [DARK, 19.7, 14, 1.5],
    ["#ee8a1e", 16, 20.3, 6, 2.8],
    ["#b9640c", "M10.5 20.3h11v.9h-11z"],
  ],
  mouse: [
    ["#8d8f99", 8, 10, 5.4],
    ["#8d8f99", 24, 10, 5.4],
    ["#e9b5b9", 8, 10, 3.2],
    ["#e9b5b9", 24, 10, 3.2],
    ["#a8abb5", 16, 18.5, 8.8, 8.4],
    [DARK, 12.8, 17, 1.5],
    [DARK, 19.2, 17, 1.5],
    ["#d9707f", 16, 22, 1.9, 1.5],
  ],
  panda: [
    ["#2a2a2e", 8.2, 8.8, 4.2],
    ["#2a2a2e", 23.8, 8.8, 4.2],
    ["#fbfaf6", 16, 17.3, 10.6, 9.9],
    ["#2a2a2e", 11.8, 15.6, 2.9, 3.4],
    ["#2a2a2e", 20.2, 15.6, 2.9, 3.4],
    ["#fff", 12.2, 15.2, 1.2],
    ["#fff", 19.8, 15.2, 1.2],
    ["#2a2a2e", 16, 21, 2, 1.4],
  ],
  penguin: [
    ["#2c3440", 16, 16.8, 10.3, 10.8],
    ["#fdfcf8", "M16 11c2-3.5 8-2.5 8 3.5 0 6-3 11.5-8 11.5s-8-5.5-8-11.5c0-6 6-7 8-3.5z"],
    [DARK, 12.4, 15.2, 1.5],
    [DARK, 19.6, 15.2, 1.5],
    ["#f0a52a", "M13 18.5h6L16 22.5z"],
  ],
};

export const FACES = Object.keys(ANIMALS);

/** Background colours of faces, defined in `faces.css`. */
export const COLOURS = ["red", "orange", "yellow", "green", "teal", "blue", "purple", "pink"];

/** @param {Shape} shape */
function drawn([fill, ...rest]) {
  const [first, y, r, ry] = rest;
  if (typeof first === "string") return s("path", { fill, d: first });
  return s("ellipse", { fill, cx: first, cy: y, rx: r, ry: ry ?? r });
}

/**
 * A face on its colour; null if there is none.
 * @param {string} face
 * @param {string} colour
 * @param {string} [label] empty where the words beside it name it: then it is decoration
 */
export function faceSign(face, colour, label = face && say("face", { face })) {
  const shapes = ANIMALS[face];
  if (!shapes) return null;
  return s(
    "svg",
    {
      viewBox: "0 0 32 32",
      class: `animal on-${COLOURS.includes(colour) ? colour : "green"}`,
      ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" }),
    },
    s("circle", { class: "disc", cx: 16, cy: 16, r: 16 }),
    ...shapes.map(drawn),
  );
}

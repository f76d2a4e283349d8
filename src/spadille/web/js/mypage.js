// The page about oneself: who one is. All of it is kept in this browser, and nowhere else.

import { fill, h } from "./dom.js";
import { youBox } from "./you.js";

/** @param {Element} app */
export function myPage(app) {
  document.title = "You";
  const draw = () =>
    fill(
      app,
      h(
        "section",
        { class: "sheet my-page" },
        h("h1", {}, "You"),
        h(
          "p",
          { class: "cited" },
          "There is no account: this is kept in this browser alone, and shown at your tables.",
        ),
        youBox(draw),
      ),
    );
  draw();
}

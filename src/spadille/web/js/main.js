// Entry point: draws the page of the current address.

import { showClosed } from "./visitor/closed_table.js";
import { byId, fill, go, h, hasClub, home, isLeft, pageLink, pagePlace, press, trying, words } from "./core/dom.js";
import { linkPage } from "./visitor/seat_link.js";
import { lobby } from "./pages/lobby.js";
import { show } from "./core/prefs.js";
import { watchOver } from "./core/press_guard.js";
import { TablePage } from "./table/table.js";
import { draw as drawYou } from "./visitor/you.js";
import { base } from "./core/transport.js";
import { say } from "./core/words.js";

/** @type {{close?: () => void} | undefined} */
let open;
/** The error page that the server has sent as the first page, if it has. */
let sorry = byId("app").querySelector("[data-sorry]");

/** Draw another page in the same window, and set the focus to its start for keyboards and screen readers. */
async function turn() {
  /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
  await draw();
  home();
}

/** Draw the page of the current address. */
async function draw() {
  open?.close?.();
  open = undefined;
  const app = pagePlace();
  const [, first = "", second = "", third = ""] = location.pathname
    .slice(base.length)
    .split("/")
    .map(decodeURIComponent);
  document.body.dataset.page = first || "lobby";
  for (const each of document.querySelectorAll("dialog")) each.close();
  try {
    const refused = sorry;
    sorry = null;
    if (refused?.matches("[data-closed]"))
      return showClosed(app, second, refused.querySelector("p")?.textContent ?? "");
    if (refused) return;
    const came = await page(app, first, second, third);
    if (isLeft(app)) return came?.close?.();
    open = came ?? undefined;
  } catch (wrong) {
    fill(
      app,
      h(
        "section",
        { class: "sheet" },
        h("h1", {}, say("did-not-work")),
        h("p", { class: "wrong" }, words(wrong)),
        h("p", { class: "actions" }, press(say("try-again"), turn), pageLink("/", say("back-to-lobby"))),
      ),
    );
  }
  if (!isLeft(app)) toAnchor();
}

/**
 * Draw the page of an address; returns its object to close when it is left.
 * @param {Element} app @param {string} first @param {string} second @param {string} third
 * @returns {Promise<{close?: () => void} | undefined | void>}
 */
async function page(app, first, second, third) {
  const link = new URLSearchParams(location.search).get("link");
  if (first === "t" && link) return linkPage(app, second, link);
  if (first === "t") return new TablePage(app, second);
  if (first === "new") return (await import("./pages/setup.js")).setUp(app, second);
  if (first === "daily") return (await import("./pages/daily.js")).dailyPage(app);
  if (first === "club" && hasClub()) return (await import("./pages/club.js")).clubPage(app, second);
  if (first === "c") return (await import("./pages/challenge.js")).challengePage(app, second);
  if (first === "you") return (await import("./study/my_page.js")).myPage(app);
  if (first === "replay" && location.search.includes("try=")) return (await import("./study/decision.js")).tryPage(app);
  if (first === "replay") return (await import("./pages/replay.js")).replayPage(app);
  if (first === "learn") return (await import("./pages/learn.js")).learnPage(app, second, third);
  if (first === "odds") return (await import("./pages/odds.js")).oddsPage(app, second);
  if (first === "rules" && second) return (await import("./pages/rules.js")).rulesPage(app, second, third);
  if (first === "rules") return (await import("./pages/rules.js")).rulesIndex(app);
  return lobby(app);
}

/** Highlight the clause named by the address. */
function toAnchor() {
  for (const old of document.querySelectorAll(".target")) old.classList.remove("target");
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  target?.classList.add("target");
  if (target) target.scrollIntoView({ block: "center" });
}

document.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest("a[data-go]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go((link.getAttribute("href") ?? "/").slice(base.length));
});
let drawn = location.pathname + location.search;
window.addEventListener("go", () => {
  drawn = location.pathname + location.search;
  if (!location.hash) scrollTo(0, 0);
  turn();
});
window.addEventListener("popstate", () => {
  const now = location.pathname + location.search;
  if (now === drawn) toAnchor();
  else turn();
  drawn = now;
});
byId("settings").addEventListener("click", () => trying(async () => (await import("./pages/settings.js")).settings()));
watchOver();
show();
drawYou();
draw();
if ("serviceWorker" in navigator && isSecureContext)
  navigator.serviceWorker.register(`${base}/sw.js`).catch(() => undefined);

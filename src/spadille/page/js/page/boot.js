// The start of a page without a server: the words in the chosen language, the state of the worker, then the table.

import { base } from "../core/transport.js";
import { ask, watch, words } from "./worker_link.js";

const chosen = /(?:^|; )language=([a-z-]+)/.exec(document.cookie)?.[1] ?? navigator.language.slice(0, 2);
const spoken = document.documentElement.dataset.languages?.split(" ") ?? [];

/** Replace the English words of the page's frame. @param {string} language */
async function speak(language) {
  const answer = await fetch(`${base}/shell.${language}.html`);
  const other = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.documentElement.lang = language;
  for (const part of ["header", "#texts", "#app", ".skip"]) {
    const [here, there] = [document.querySelector(part), other.querySelector(part)];
    if (here && there) here.replaceWith(document.adoptNode(there));
  }
}

/** Say what the worker has to tell that concerns the visitor. @param {{t: string, reason?: string}} told */
function hear(told) {
  const place = document.getElementById("page-state");
  if (!place) return;
  place.hidden = told.t === "ready";
  place.textContent = words()[told.t] ?? "";
}

/** A link to an answer of the application, such as a record, is fetched from the worker. @param {MouseEvent} event */
async function download(event) {
  const link = event.target instanceof Element ? event.target.closest(`a[href^="${base}/api/"]`) : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  const [status, , body] = await ask("GET", link.pathname.slice(base.length) + link.search, {}, "", document.cookie);
  if (status !== 200) return;
  const address = URL.createObjectURL(new Blob([body]));
  const save = Object.assign(document.createElement("a"), {
    href: address,
    download: link.download || "spadille.jsonl",
  });
  save.click();
  URL.revokeObjectURL(address);
}

watch(hear);
document.addEventListener("click", download);
if (chosen !== "en" && spoken.includes(chosen)) await speak(chosen);
await import("../main.js");

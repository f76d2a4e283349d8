// A word from the browser when it is one's turn and the page is out of sight; asked for only by a press.

import { h, toast } from "../core/dom.js";
import { prefer, prefs } from "../core/prefs.js";
import { say } from "../core/words.js";

/** The browser can do that at all. */
const able = () => "Notification" in window && isSecureContext;

/** The person wants it, and the browser allows it. */
const wanted = () => prefs.notify && able() && Notification.permission === "granted";

/** Ask the browser, once the person has asked for it. @param {boolean} on */
async function turn(on) {
  if (on && (await Notification.requestPermission()) !== "granted") {
    toast(say("notify-refused"));
    return false;
  }
  prefer({ notify: on });
  return on;
}

/** The switch in the settings; null where the browser cannot do it. */
export function notifySwitch() {
  if (!able()) return null;
  const box = /** @type {HTMLInputElement} */ (
    h("input", {
      type: "checkbox",
      checked: wanted(),
      onchange: async () => {
        box.checked = await turn(box.checked);
      },
    })
  );
  return h("label", { class: "setting" }, say("notify-me"), box);
}

/** It is the person's turn: say so, if nobody looks at the page. @param {State} state */
export async function notifyTurn({ room, scene }) {
  if (!wanted() || !document.hidden) return;
  const told = { body: String(scene.prompt), tag: `turn-${room.id}`, icon: "/icon.svg" };
  try {
    const shown = new Notification(room.title, told);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // On phones only the page's worker may say it.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(room.title, told);
  }
}

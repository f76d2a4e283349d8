// A browser notification for the person's turn when the page is not visible; requested only by a press.

import { h, toast } from "../core/dom.js";
import { prefer, prefs } from "../core/prefs.js";
import { base } from "../core/transport.js";
import { say } from "../core/words.js";

/** True if the browser supports notifications. */
const able = () => "Notification" in window && isSecureContext;

/** True if the person wants notifications, and the browser allows them. */
const wanted = () => prefs.notify && able() && Notification.permission === "granted";

/** Ask the browser for permission, at the person's request. @param {boolean} on */
async function turn(on) {
  if (on && (await Notification.requestPermission()) !== "granted") {
    toast(say("notify-refused"));
    return false;
  }
  prefer({ notify: on });
  return on;
}

/** The switch in the settings; null if the browser does not support notifications. */
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

/** Notify the person of their turn if the page is not visible. @param {State} state */
export async function notifyTurn({ room, scene }) {
  if (!wanted() || !document.hidden) return;
  const told = {
    body: String(scene.prompt),
    tag: `turn-${room.id}`,
    icon: `${base}/static/icon.svg`,
    data: location.pathname,
  };
  try {
    const shown = new Notification(room.title, told);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // On phones, only the service worker may show notifications.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(room.title, told);
  }
}

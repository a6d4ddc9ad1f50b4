/** A notice of the system when it is my turn and nobody looks at the page. */

import { isOn } from "./settings.svelte";

const TAG = "pocketmoney-turn"; // a newer notice takes the place of the one before

/** Ask whether we may; to be called from a button alone. */
export async function askForNotices(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** Return what shows notices while the page sleeps; pages without encryption have none. */
async function workerOfThisPage(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration().catch(() => undefined) : undefined;
}

/** Tell the person that the table waits for them, unless they look at it. */
export async function notify(title: string, body: string): Promise<void> {
  if (!isOn("notices") || document.visibilityState === "visible") return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const about = { body, tag: TAG, icon: "/icon-192.png", data: location.href };
  const worker = await workerOfThisPage();
  if (worker) return worker.showNotification(title, about); // the only way on phones
  const notice = new Notification(title, about);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Take the notice away: the person is here. */
export async function hush(): Promise<void> {
  const worker = await workerOfThisPage();
  for (const notice of (await worker?.getNotifications({ tag: TAG })) ?? []) notice.close();
}

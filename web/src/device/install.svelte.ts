/** Installing the page as an app, and the worker that keeps it for when the server is away. */

/** What Chrome and its kin say when the page can be installed. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

const WORDS = /\/api\/(text(\/\w+)?|games)$/;

let offer = $state.raw<Offer | null>(null);

/** Whether the browser offers to install the page. */
export function canInstall(): boolean {
  return offer !== null;
}

/** Let the browser ask its person whether to install the page. */
export async function install(): Promise<void> {
  const asked = offer;
  offer = null;
  await asked?.prompt();
}

/** Begin to listen for the offer, and start the worker where the address allows it; to be called once. */
export function settleIn(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as Offer;
  });
  window.addEventListener("appinstalled", () => (offer = null));
  if (!window.isSecureContext || !("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  if (!navigator.serviceWorker.controller) {
    // The words of this first visit came before the worker: ask again, so that it keeps them.
    const keepWords = (): void => {
      for (const { name } of performance.getEntriesByType("resource")) if (WORDS.test(name)) void fetch(name);
    };
    navigator.serviceWorker.addEventListener("controllerchange", keepWords, { once: true });
  }
  window.addEventListener("load", () => {
    // Where it is not allowed the page works without.
    navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" }).catch(() => undefined);
  });
}

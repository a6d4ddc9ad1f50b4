/**
 * The worker that keeps the page for when the server is away. It asks the server first wherever an answer can change,
 * so that it never gives out a page that is older than the server; what its build does not need is thrown away.
 */

/** As much of a worker's world as is used. */
interface World {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: object): Promise<Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(kind: "install" | "activate", listen: (event: Lasting) => void): void;
  addEventListener(kind: "fetch", listen: (event: Asked) => void): void;
  addEventListener(kind: "notificationclick", listen: (event: Lasting & { notification: Notification }) => void): void;
}
interface Page {
  url: string;
  focus(): Promise<unknown>;
}
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const world = self as unknown as World;

// Both are filled in by tools/shell.ts.
const CACHE = "pocketmoney-__BUILD__";
const SHELL = "__SHELL__" as unknown as string[];

/** What changes only with the server, and is needed to say anything at all. */
const WORDS = /^\/api\/(text(\/\w+)?|rules\/\w+|games)$/;

world.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL.map((path) => new Request(path, { cache: "no-cache" }))))
      .then(() => world.skipWaiting()),
  );
});

world.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => world.clients.claim()),
  );
});

world.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(serverFirst(request, "/"));
  else if (WORDS.test(url.pathname)) event.respondWith(serverFirst(request, url.pathname));
  else if (SHELL.includes(url.pathname)) event.respondWith(keptFirst(request));
});

/** A tap on a notice shows the page of its table. */
world.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = String(event.notification.data ?? "/");
  const show = async (): Promise<unknown> => {
    const pages = await world.clients.matchAll({ type: "window" });
    const open = pages.find((page) => page.url === url) ?? pages[0];
    return open ? open.focus() : world.clients.openWindow(url);
  };
  event.waitUntil(show());
});

async function serverFirst(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    // A page is kept by the build that it belongs to; words belong to whatever server is there.
    if (answer.ok && name !== "/") await cache.put(name, answer.clone());
    return answer;
  } catch (fault) {
    const kept = await cache.match(name);
    if (kept) return kept;
    throw fault;
  }
}

async function keptFirst(request: Request): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(new URL(request.url).pathname);
  return kept ?? fetch(request);
}

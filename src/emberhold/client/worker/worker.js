// @ts-nocheck: a service worker, whose types are not those of a page.
/**
 * Shows notices that the server pushes while no page is open, and lets those read offline who have asked for it.
 *
 * What is kept belongs to one build of the client, whose digest the server writes into this file. While there is a
 * server it is always asked first, so that a page and the server that answers it are of one build. What is kept is used
 * only without a server, or with one that does not answer, and only for pages of the same build: they say which one
 * they are of.
 */

const BUILD = "__BUILD__";
const NAME = "emberhold-";
const CACHE = `${NAME}${BUILD}`;
const HEADER = "X-Emberhold-Build";
/** How long the server is waited for if what it is asked for has been kept, in milliseconds. */
const PATIENCE = 8000;
const LANGUAGE = "/kept-language";
const READABLE = [
  "/offline",
  "/puzzles",
  "/cards/",
  "/rules/",
  "/lessons/",
  "/words/",
  "/games/",
  "/static/",
  "/bundles/",
  "/api/games",
  "/api/puzzles",
  "/api/cards/",
  "/api/rules/",
  "/api/lessons/",
];
/** What a script asks for, saying which build it is of; all else is pages, pictures and files named by their build. */
const DATA = ["/words/", "/games/", "/api/"];

self.addEventListener("install", (event) => {
  event.waitUntil(renew().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(drop((name) => name !== CACHE).then(() => self.clients.claim()));
});

// Keeping

/** People who read offline have the new build before the old one goes. */
async function renew() {
  const before = (await caches.keys()).find((name) => name.startsWith(NAME));
  if (!before || before === CACHE) return;
  const told = await caches.match(LANGUAGE, { cacheName: before });
  await keep(told ? await told.text() : "en");
}

/** @param {string} language */
async function keep(language) {
  const answer = await fetch(`/api/offline?lang=${language}`, { cache: "no-store" });
  const { build, files } = await answer.json();
  if (build !== BUILD) throw new Error("another build");
  const cache = await caches.open(CACHE);
  for (const file of files) {
    const found = await fetch(file, { cache: "no-cache" });
    if (!found.ok || (found.headers.get(HEADER) ?? BUILD) !== BUILD) throw new Error(file);
    await cache.put(file, found);
  }
  await cache.put(LANGUAGE, new Response(language));
}

/** @param {(name: string) => boolean} which */
async function drop(which) {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(NAME) && which(name)).map((name) => caches.delete(name)));
}

self.addEventListener("message", (event) => {
  const [port] = event.ports;
  const done =
    event.data.do === "keep"
      ? keep(event.data.language).catch((error) => drop(() => true).then(() => Promise.reject(error)))
      : drop(() => true);
  event.waitUntil(
    done.then(
      () => port?.postMessage({ ok: true }),
      () => port?.postMessage({ ok: false }),
    ),
  );
});

// Answering

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  const readable = READABLE.some((path) => address.pathname.startsWith(path));
  if (readable || request.mode === "navigate") event.respondWith(answered(request, readable));
});

/** @param {Request} request @param {boolean} readable */
async function answered(request, readable) {
  const asked = fetch(request);
  try {
    return await (readable ? inTime(asked) : asked);
  } catch {
    return (readable && (await keptFor(request))) || asked.catch((error) => offlinePage(request, error));
  }
}

/** A server that is there but says nothing is as good as none. @param {Promise<Response>} asked */
function inTime(asked) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, PATIENCE);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** @param {Request} request @param {unknown} error */
async function offlinePage(request, error) {
  const page = request.mode === "navigate" && (await caches.match("/offline", { cacheName: CACHE, ignoreVary: true }));
  if (page) return page;
  throw error;
}

/** What was kept, unless a page of another build asks, or one that does not say. @param {Request} request */
async function keptFor(request) {
  const { pathname } = new URL(request.url);
  const told = request.headers.get(HEADER) ?? (DATA.some((path) => pathname.startsWith(path)) ? "" : BUILD);
  if (told !== BUILD) return null;
  return caches.match(request, { cacheName: CACHE, ignoreVary: true, ignoreSearch: request.mode === "navigate" });
}

// Notices

self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : null;
  if (!told) return;
  const actions = told.stop ? [{ action: "stop", title: told.stop_label }] : [];
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: told.text,
      lang: told.language,
      icon: "/static/icons/app-192.png",
      tag: told.about || undefined,
      actions,
      data: { click: told.click, stop: told.stop },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  const { click, stop } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === "stop" ? fetch(stop, { method: "POST" }) : show(click));
});

/**
 * The page where it belongs: one that is open comes to the front, otherwise it is opened.
 * @param {string} address
 */
async function show(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => page.url.split(/[?#]/)[0] === address);
  return open ? open.focus() : self.clients.openWindow(address);
}

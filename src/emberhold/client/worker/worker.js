// @ts-nocheck: a service worker, whose types are not those of a page.
/**
 * Shows notices that the server pushes while no page is open. It keeps nothing and answers no request.
 */

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : null;
  if (!told) return;
  const actions = told.stop ? [{ action: "stop", title: told.stop_label }] : [];
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: told.text,
      lang: told.language,
      icon: "/static/icons/favicon.svg",
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

// Ends the service worker of a site that stood at this address before, which would go on showing that site: docs/owner/hosting.md
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const end = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
    for (const tab of await self.clients.matchAll({ type: "window" })) tab.navigate(tab.url);
  };
  event.waitUntil(end());
});

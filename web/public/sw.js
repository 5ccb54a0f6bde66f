// Keeps one page for when the server cannot be reached. Everything else always comes from the server.
const KEPT = "longhouse-offline-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(["/offline.html", "/offline.css"])));
});
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/offline.html")));
  } else if (new URL(event.request.url).pathname === "/offline.css") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/offline.css")));
  }
});

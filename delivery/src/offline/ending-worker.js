// In place of the site's worker: it answers nothing, throws away what was kept, and goes. Open pages stay as they are.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name.startsWith('petcare-')) await caches.delete(name);
    indexedDB.deleteDatabase('workbox-expiration');
  };
  event.waitUntil(forget().finally(() => registration.unregister()));
});

import { CACHE_PREFIX, type KeptFile } from '@petcare/contracts/offline';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { scope } from './worker-scope.ts';

const CACHE = `${CACHE_PREFIX}files`;
/** A composition of the house has about 150 that a page may ask for. */
const MOST_FILES = 400;
const AT_ONCE = 4;

const FILE = /^\/releases\/[a-z][a-z0-9-]*\/[0-9a-f]{12}\//;

/** True for a file of a release: what is at its address never changes. */
const isFile = ({ pathname }: URL) => FILE.test(pathname);

const strategy = new CacheFirst({
  cacheName: CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [new CacheableResponsePlugin({ statuses: [200] }), new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true })],
});

/** Files of releases come from what is kept, else from the network, with the hash that the page asks for. */
export function serveFiles(): void {
  registerRoute(
    ({ url, sameOrigin, request }) => sameOrigin && isFile(url) && url.search === '' && !request.headers.has('range'),
    strategy,
  );
  // A page that asks again under a fresh address was given something wrong: the next page must not get it from here.
  scope.addEventListener('fetch', (event) => {
    const url = new URL(event.request.url);
    if (url.origin === scope.location.origin && isFile(url) && url.search !== '')
      event.waitUntil(caches.open(CACHE).then((cache) => cache.delete(url.origin + url.pathname)));
  });
}

/** True when every one of these is kept. */
export async function hasFiles(addresses: readonly string[]): Promise<boolean> {
  const cache = await caches.open(CACHE);
  const found = await Promise.all(addresses.map((address) => cache.match(address, { ignoreVary: true })));
  return found.every(Boolean);
}

async function keepFile(event: Event, { address, integrity }: KeptFile): Promise<void> {
  if (await hasFiles([address])) return;
  // The hash is checked by the browser: what is not the file of that release is no answer.
  const request = new Request(address, integrity ? { integrity } : {});
  await strategy.handle({ event: event as never, request }).catch(() => undefined);
}

/** Keeps these, few at a time; those that can't be had are left out. */
export async function keepFiles(event: Event, files: readonly KeptFile[]): Promise<void> {
  const left = files.filter(({ address }) => isFile(new URL(address, scope.location.origin)));
  const next = async (): Promise<void> => {
    for (let file = left.shift(); file; file = left.shift()) await keepFile(event, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

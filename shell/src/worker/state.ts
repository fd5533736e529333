import { CACHE_PREFIX } from '@petcare/contracts/offline';

const CACHE = `${CACHE_PREFIX}state`;

/** A fact that the worker still knows after the browser has ended it: whose the kept things are, whether pages may be shown. */
export async function readState(name: string): Promise<string | null> {
  const kept = await (await caches.open(CACHE)).match(`/${name}`);
  return kept ? kept.text() : null;
}

export async function writeState(name: string, value: string | null): Promise<void> {
  const cache = await caches.open(CACHE);
  if (value === null) await cache.delete(`/${name}`);
  else await cache.put(`/${name}`, new Response(value));
}

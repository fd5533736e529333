import { currentSession, session$ } from '@petcare/auth';
import type { Composition } from '@petcare/contracts';
import { CACHE_PREFIX, PERSONAL_CACHES, WORKER_SCRIPT, type KeptFile, type WorkerMessage } from '@petcare/contracts/offline';
import type { Client } from 'urql';
import { followPushDevice } from './push-device.ts';

const RELEASED = /^\/releases\/[^?]+$/;

/** The files of releases that this page was given, with their hashes where an element says them. */
function filesOfPage(): KeptFile[] {
  const hashes = new Map(
    [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src][integrity], link[href][integrity]')].map((element) => [
      element instanceof HTMLScriptElement ? element.src : element.href,
      element.integrity,
    ]),
  );
  const entries = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(entries)].flatMap((name) => {
    const { origin, pathname, search } = new URL(name);
    if (origin !== location.origin || !RELEASED.test(pathname + search)) return [];
    const integrity = hashes.get(name);
    return [{ address: pathname, ...(integrity && { integrity }) }];
  });
}

const personNow = (): string | null => {
  const session = currentSession();
  return session.status === 'signed-in' ? session.identity.userID : null;
};

async function forget(names: (name: string) => boolean): Promise<void> {
  const kept = await caches.keys();
  await Promise.all(kept.filter(names).map((name) => caches.delete(name)));
}

/** The worker goes, with all that it kept; this page stays as it is. */
async function endWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await forget((name) => name.startsWith(CACHE_PREFIX));
}

async function beginWorker(composition: string, client: Client): Promise<void> {
  const isFirst = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register(WORKER_SCRIPT, { scope: '/', updateViaCache: 'none' });
  const registration = await navigator.serviceWorker.ready;
  const tell = (message: WorkerMessage) => registration.active?.postMessage(message);
  let before: string | null = null;
  session$.subscribe(({ status }) => {
    if (status === 'unknown') return;
    const person = personNow();
    tell({ type: 'session', person });
    // Also where the worker is busy, or gone: nothing of one person is left on the device to another.
    if (before !== null && before !== person) void forget((name) => (PERSONAL_CACHES as readonly string[]).includes(name));
    before = person;
    // A browser may have no notices, or no way to its push service.
    if ('pushManager' in registration) followPushDevice(client, registration.pushManager, person).catch(() => undefined);
  });
  // From here on the worker sees by itself what pages are given.
  tell({ type: 'composition', composition, files: filesOfPage(), page: isFirst ? location.href : null });
}

/** A worker that began while this page was on its way has not seen it come. */
async function stepAside(): Promise<void> {
  if (!(await navigator.serviceWorker.getRegistration())) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'aside' } satisfies WorkerMessage);
}

/**
 * Has the site's service worker run, or go, as the page's composition says; beside a page that says nothing (a preview, an override) it
 * shows nothing that it kept. A browser without workers, or one that keeps nothing, has none.
 */
export async function followWorker({ id, worker }: Pick<Composition, 'id' | 'worker'>, client: Client): Promise<void> {
  if (worker === 'off') await endWorker();
  if (worker === 'on') await beginWorker(id, client);
  if (worker === undefined) await stepAside();
}

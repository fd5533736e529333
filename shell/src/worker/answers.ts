import { CACHE_PREFIX } from '@petcare/contracts/offline';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { currentGeneration, keepFor, onForget, personOf } from './person.ts';
import type { RequestEvent } from './worker-scope.ts';

const ANSWERS = `${CACHE_PREFIX}answers`;
const PICTURES = `${CACHE_PREFIX}pictures`;
const MOST_ANSWERS = 150;
const MOST_ANSWER_CHARACTERS = 200_000;
const MOST_PICTURES = 80;
const KEPT_SECONDS = 14 * 24 * 60 * 60;

const books = new CacheExpiration(ANSWERS, { maxEntries: MOST_ANSWERS, maxAgeSeconds: KEPT_SECONDS });
const pictures = new ExpirationPlugin({ maxEntries: MOST_PICTURES, maxAgeSeconds: KEPT_SECONDS, purgeOnQuotaError: true });
onForget(() => books.delete());
onForget(() => pictures.deleteCacheAndMetadata());

/** Of whom a business or an operator may know is nothing kept: they may no longer know it when they are back. */
const isForOthers = (request: Request) =>
  request.headers.has('x-acting-business') || /^\/(operator|bizpage)(\/|$)/.test(new URL(request.referrer || '/', request.url).pathname);

const isQuery = (body: string) => {
  try {
    return /^\s*(query\b|\{)/.test((JSON.parse(body) as { query: string }).query);
  } catch {
    return false;
  }
};

async function digest(text: string): Promise<string> {
  // A worker runs in secure contexts alone, where this is.
  // eslint-disable-next-line no-restricted-properties
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The address under which the answer is kept: of this person and this question alone; null for what is never kept. */
async function addressOf(request: Request): Promise<string | null> {
  if (isForOthers(request)) return null;
  const body = request.method === 'POST' ? await request.clone().text() : '';
  if (request.method === 'POST' && !isQuery(body)) return null;
  return `/kept/${await digest(`${personOf(request)}\n${request.url}\n${body}`)}`;
}

async function keep(address: string, response: Response, since: number): Promise<void> {
  const text = await response.text();
  if (text.length > MOST_ANSWER_CHARACTERS || text.includes('"errors":') || since !== currentGeneration()) return;
  const cache = await caches.open(ANSWERS);
  await cache.put(address, new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8' } }));
  await books.updateTimestamp(new URL(address, self.location.origin).href);
  await books.expireEntries();
  if (since !== currentGeneration()) await cache.delete(address);
}

const isJson = (response: Response) => response.headers.get('content-type')?.startsWith('application/json') === true;

async function answer(event: RequestEvent): Promise<Response> {
  const { request } = event;
  const person = personOf(request);
  // Before it is asked: an answer that comes after a logout finds another generation.
  if (person !== null) await keepFor(person).catch(() => undefined);
  const since = currentGeneration();
  const address = await addressOf(request);
  try {
    const response = await fetch(request.clone());
    if (address !== null && response.status === 200 && isJson(response))
      event.waitUntil(keep(address, response.clone(), since).catch(() => undefined));
    return response;
  } catch (error) {
    const kept = address && (await (await caches.open(ANSWERS)).match(address));
    if (kept) return kept;
    throw error;
  }
}

const ANSWERED = /^\/graphql$|^\/api\/(?!operator|docs)/;

/** Questions are asked of the server; where it can't be reached, they have the answer that the same person had last. Writes pass. */
export function serveAnswers(): void {
  const isAnswered = ({ url, sameOrigin, request }: { url: URL; sameOrigin: boolean; request: Request }) =>
    sameOrigin && ANSWERED.test(url.pathname) && (request.headers.get('accept')?.includes('json') ?? false);
  registerRoute(
    ({ url, ...asked }) => url.pathname === '/graphql' && isAnswered({ url, ...asked }),
    ({ event }) => answer(event as never),
    'POST',
  );
  registerRoute(
    (asked) => asked.url.pathname !== '/graphql' && isAnswered(asked),
    ({ event }) => answer(event as never),
    'GET',
  );
  registerRoute(
    ({ url, sameOrigin, request }) =>
      sameOrigin && url.pathname.startsWith('/uploads/') && url.search === '' && request.destination === 'image',
    new NetworkFirst({
      cacheName: PICTURES,
      plugins: [new CacheableResponsePlugin({ statuses: [200] }), pictures],
    }),
  );
}

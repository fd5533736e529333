import { CACHE_PREFIX, FRAME_PAGE, KEEP_HEADER, KEEP_NOTHING, KEPT_FILES, type KeptFile } from '@petcare/contracts/offline';
import { CacheExpiration } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { hasFiles, keepFiles } from './files.ts';
import { filesIn } from './page-files.ts';
import { currentGeneration, onForget } from './person.ts';
import { readState, writeState } from './state.ts';
import { scope, type RequestEvent } from './worker-scope.ts';

const PAGES = `${CACHE_PREFIX}pages`;
const FRAME = `${CACHE_PREFIX}frame`;
const MOST_PAGES = 20;
const MOST_PAGE_CHARACTERS = 600_000;
const PAGES_KEPT_SECONDS = 14 * 24 * 60 * 60;
/** Longer than any page takes to come, and shorter than somebody waits in front of nothing. */
const SILENT_MS = 20_000;
/** Pages with others' data in them: an operator's and a business's are theirs only as long as they may see them. */
const NEVER_KEPT = /^\/(operator|bizpage)(\/|$)/;

const books = new CacheExpiration(PAGES, { maxEntries: MOST_PAGES, maxAgeSeconds: PAGES_KEPT_SECONDS, matchOptions: { ignoreVary: true } });
onForget(() => books.delete());

const withoutHash = (address: string) => address.split('#')[0] ?? address;

/** The browser's own cache may give a page of the release before for a minute. */
const fetchAnew = (address: string) => fetch(address, { cache: 'no-store' });

/** A page as it came, with the files that it names itself. */
async function keepPage(address: string, response: Response, since: number): Promise<void> {
  const html = await response.clone().text();
  if (html.length > MOST_PAGE_CHARACTERS || since !== currentGeneration()) return;
  const cache = await caches.open(PAGES);
  await cache.put(address, response);
  await books.updateTimestamp(address);
  await books.expireEntries();
  // Somebody has logged out while it was written.
  if (since !== currentGeneration()) await cache.delete(address);
}

/** Only when each file of its composition that it names is kept as well: a page never stands on another's. */
async function whole(kept: Response | undefined): Promise<Response | null> {
  if (!kept) return null;
  return (await hasFiles(filesIn(await kept.clone().text()))) ? kept : null;
}

/** The page of this address as it was last seen, else the frame, in which each page comes to stand by what is kept of it. */
async function keptPage(address: string): Promise<Response | null> {
  if ((await readState('aside')) !== null) return null;
  const page = await (await caches.open(PAGES)).match(address, { ignoreVary: true });
  return (await whole(page)) ?? whole(await (await caches.open(FRAME)).match(FRAME_PAGE, { ignoreVary: true }));
}

/** Nothing that is kept is shown until the next page that may be kept has come. */
export const stepAside = (): Promise<void> => writeState('aside', KEEP_NOTHING);

async function answerOf(event: RequestEvent): Promise<Response> {
  const { preloadResponse } = event as RequestEvent & { preloadResponse?: Promise<Response | undefined> };
  return (await preloadResponse) ?? fetch(event.request);
}

const silence = () => new Promise<null>((resolve) => setTimeout(resolve, SILENT_MS, null));

async function page(event: RequestEvent): Promise<Response> {
  const address = withoutHash(event.request.url);
  const since = currentGeneration();
  const answering = answerOf(event);
  try {
    const first = await Promise.race([answering, silence()]);
    const response = first ?? (await keptPage(address)) ?? (await answering);
    if (response !== first) return response;
    const keep = response.headers.get(KEEP_HEADER);
    if (keep !== null) await writeState('aside', keep === KEEP_NOTHING ? keep : null);
    const isKept = keep !== null && keep !== KEEP_NOTHING && response.status === 200 && !response.redirected;
    if (isKept && !NEVER_KEPT.test(new URL(address).pathname))
      event.waitUntil(keepPage(address, response.clone(), since).catch(() => undefined));
    return response;
  } catch (error) {
    const kept = await keptPage(address);
    if (kept) return kept;
    throw error;
  } finally {
    answering.catch(() => undefined);
  }
}

/** Pages come from the network; where it gives none, they come as they were kept. */
export function servePages(): void {
  registerRoute(
    ({ request, sameOrigin, url }) =>
      sameOrigin && request.mode === 'navigate' && !/^\/(api|uploads|releases)\/|\.[a-z0-9]{1,8}$/i.test(url.pathname),
    ({ event }) => page(event as never),
  );
}

const LIST = new RegExp(`id="${KEPT_FILES}">([^<]*)<`);

function listOf(html: string): KeptFile[] {
  try {
    return JSON.parse(LIST.exec(html)?.[1] ?? '[]') as KeptFile[];
  } catch {
    return [];
  }
}

/** Keeps the frame of this composition with all its files, unless it is the one that is kept. */
export async function keepFrame(event: Event, composition: string): Promise<void> {
  const cache = await caches.open(FRAME);
  const before = await cache.match(FRAME_PAGE, { ignoreVary: true });
  if (before?.headers.get(KEEP_HEADER) === composition && (await whole(before))) return;
  const response = await fetchAnew(FRAME_PAGE);
  const keep = response.headers.get(KEEP_HEADER);
  if (response.status !== 200 || keep === null || keep === KEEP_NOTHING) return;
  const html = await response.clone().text();
  await keepFiles(event, listOf(html));
  // A frame that lacks a file would be none: the one before stays.
  if (await hasFiles(filesIn(html))) await cache.put(FRAME_PAGE, response);
}

/** Keeps the page with which this worker has begun: it came before there was one. */
export async function keepFirstPage(address: string): Promise<void> {
  const url = new URL(address, scope.location.origin);
  if (url.origin !== scope.location.origin || NEVER_KEPT.test(url.pathname)) return;
  const since = currentGeneration();
  const response = await fetchAnew(url.href);
  const keep = response.headers.get(KEEP_HEADER);
  if (keep !== null && keep !== KEEP_NOTHING && response.status === 200 && !response.redirected) await keepPage(url.href, response, since);
}

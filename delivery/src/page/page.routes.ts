import type { TrackerKeys } from '@petcare/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Compositions } from '../compositions/compositions.ts';
import type { StoredReleases } from '../files/stored-releases.ts';
import type { Testers } from '../mix/testers.ts';
import type { LiveRegistry } from '../registry/live-registry.ts';
import type { Special } from './document/composed-page.ts';
import { canariesIn, hasCanary, mixFor, mixWith, type Mix } from '../mix/mix.ts';
import { mixKeyOf } from '../mix/mix-key.ts';
import { faultsOf, overridesOf } from '../mix/overrides.ts';
import type { PageCache } from './cache/page-cache.ts';
import { createPageMaker, type Rendering } from './page-maker.ts';
import type { MapProvider } from '../settings/map-provider.ts';
import type { Postcode } from '../settings/postcode.ts';
import { postcodeRoutes } from './postcode/postcode.routes.ts';
import { createRouteTables } from '../route-table/route-tables.ts';
import { sendAnswer, sendStream, type Audience } from './cache/send-page.ts';
import { brokenLinkHtml, notReadyHtml, unknownReleaseHtml } from '../errors/message-page.ts';
import { mixOfAttempt, shellAttemptOf } from '../mix/shell-attempt.ts';
import { originOf } from '../http/site-origin.ts';
import type { Visitors } from '../mix/visitors.ts';

const WITH_HOST = /^https?:\/\/[^/]*/i;
const DOUBLED = /^[/\\]{2,}/;
const FILE = /\.[a-z0-9]{1,8}$/i;
/** Whoever makes up long addresses fills no memory with them. */
const LONGEST_KEPT_URL = 512;

export type PageDeps = {
  registry: LiveRegistry;
  stored: StoredReleases;
  visitors: Visitors;
  compositions: Compositions;
  testers: Testers;
  rendering: Rendering;
  cache: PageCache;
  /** The site's address, when it is to be another than the one that it was asked under. */
  siteUrl: string | undefined;
  trackers: TrackerKeys | undefined;
  /** Who else may be posted a form. */
  formTargets: readonly string[];
  /** Who searches for addresses, if anybody. */
  postcode: Postcode | undefined;
  /** Who draws the maps, if not the house. */
  map: MapProvider | undefined;
};

/** The same address with these overrides, and no others. */
function addressWith(url: URL, overrides: readonly string[]): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('tester');
  searchParams.set('remote', overrides.join(','));
  return `${pathname}?${searchParams}`;
}

/** Whether everybody with the same mix gets the same. */
const isUsual = ({ overrides, faults, pinned, boot }: Special) =>
  !pinned && boot.attempt === 0 && overrides.local.length + overrides.releases.length + faults.length === 0;

/** Under which name a page is kept; null for what is made for one request. */
function keyOf(mix: Mix, special: Special, origin: string, url: string): string | null {
  if (!isUsual(special) || url.length > LONGEST_KEPT_URL) return null;
  return `${mixKeyOf(mix)} ${special.tester ? `tester ${special.tester.canaries.join(',')}` : 'public'} ${origin}${url}`;
}

/** Every address of the site that is no file and no call: one HTML document, composed for it and rendered. */
export function pageRoutes(
  app: FastifyInstance,
  { registry, stored, visitors, compositions, testers, rendering, cache, siteUrl, trackers, formTargets, postcode, map }: PageDeps,
): void {
  const tableOf = createRouteTables(stored);
  const makePage = createPageMaker(rendering, { trackers, formTargets, hasPostcode: postcode !== undefined, map });

  async function answer(url: URL, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const live = registry.live();
    const visitor = hasCanary(live) ? (visitors.known(request) ?? visitors.welcome(request, reply)) : null;
    const pin = await compositions.pinOf(url, request, reply);
    const pinned = pin !== null && 'mix' in pin;
    const given = pinned ? pin.mix : mixFor(live, visitor);
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff').type('text/html; charset=utf-8');
    if (pin !== null && !pinned) return reply.code(pin.refused).send(brokenLinkHtml(pin.refused));

    const mayTest = testers.admits(request, reply);
    const asked = await overridesOf({
      mayTest,
      named: url.searchParams.getAll('remote'),
      opensMix: pinned && url.searchParams.has('composition'),
      cookie: request.headers.cookie ?? '',
      releaseNamed: (text) => compositions.releaseNamed(text, live),
    });
    if ('unknown' in asked) {
      return reply.code(404).send(unknownReleaseHtml(asked.unknown, { rest: addressWith(url, asked.rest), off: addressWith(url, []) }));
    }
    const { overrides, setCookie } = asked;
    const wanted = mixWith(given, overrides.releases);
    const wantedShell = wanted.get('shell');
    if (!wantedShell) return reply.code(503).header('retry-after', '5').send(notReadyHtml());
    if (setCookie) reply.header('set-cookie', setCookie);
    const boot = shellAttemptOf(request.headers.cookie ?? '', wantedShell);
    const mix = mixOfAttempt(wanted, boot);
    const shell = mix.get('shell') ?? wantedShell;
    compositions.remember(mix);

    const faults = faultsOf({ mayTest, named: url.searchParams.getAll('fault'), mix });
    const brokenShell = shell.release === wantedShell.release ? undefined : wantedShell.release;
    const tester = mayTest ? { canaries: canariesIn(mix, live), ...(brokenShell && { brokenShell }) } : undefined;
    const special: Special = { overrides, faults, pinned, tester, boot };
    const { match, rowsOf } = await tableOf(shell.release);
    const route = match(url.pathname);
    const origin = siteUrl ?? originOf(request);
    const address = url.pathname + url.search;
    const make = () => makePage({ mix, shell, place: { route, origin, pathname: url.pathname }, rowsOf, special, url: address });
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');

    const key = keyOf(mix, special, origin, address);
    const isTheirs = visitor !== null || mayTest || reply.hasHeader('set-cookie');
    const audience: Audience = key !== null && !isTheirs && (!route || route.access === 'public') ? 'everybody' : 'one';
    const served = key === null ? { production: await make() } : await cache.serve(key, make);
    if ('answer' in served) return sendAnswer(request, reply, served.answer, { audience, kept: served.kept });
    const { stream, answer: whole } = served.production;
    return stream
      ? sendStream(request, reply, { ...served.production, stream })
      : sendAnswer(request, reply, await whole, { audience: 'one', kept: false });
  }

  postcodeRoutes(app, postcode);

  // The spelling that people expect leads to the one that the site has.
  app.get('/hospital-list', async (request, reply) => reply.redirect(request.url.replace('/hospital-list', '/hostpital-list'), 301));

  app.get('/*', (request, reply) => {
    const path = request.url.replace(WITH_HOST, '');
    // Two slashes would name another host, to whoever reads the address as a link.
    if (DOUBLED.test(path)) return reply.redirect(path.replace(DOUBLED, '/'), 301);
    const url = new URL(`http://site${path}`);
    if (FILE.test(url.pathname)) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('없는 파일이에요.');
    }
    return answer(url, request, reply);
  });
}

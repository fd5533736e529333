import { networkOf } from '@petcare/node';
import { FRAME_PAGE, KEEP_HEADER, KEEP_NOTHING, type Route } from '@petcare/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  brokenLinkHtml,
  endedPreviewHtml,
  notReadyHtml,
  unfitPreviewHtml,
  unknownReleaseHtml,
  unreadableSwitchHtml,
} from '../errors/message-page.ts';
import type { StoredReleases } from '../files/stored-releases.ts';
import { originOf } from '../http/site-origin.ts';
import { chooseMix, type ChosenMix } from '../mix/choose-mix.ts';
import { compositionOf } from '../mix/composition.ts';
import type { StoredMixes } from '../mix/mix-rule.ts';
import { mixRequestOf, setCookies, type MixRequest } from '../mix/request.ts';
import { hasWorker } from '../offline/worker.policy.ts';
import { workerRoutes } from '../offline/worker.routes.ts';
import { originsInForce } from '../origins/origins.policy.ts';
import type { LiveRegistry } from '../live/live-registry.ts';
import { createRouteTables } from '../route-table/route-tables.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { sendAnswer, sendStream, type Audience } from './cache/send-page.ts';
import { createPageMaker } from './page-maker.ts';
import { postcodeRoutes } from './postcode/postcode.routes.ts';
import type { Serving } from './serving.ts';
import { WROTE } from '../http/wrote-cookie.ts';

const WITH_HOST = /^https?:\/\/[^/]*/i;
const DOUBLED = /^[/\\]{2,}/;
const FILE = /\.[a-z0-9]{1,8}$/i;
/** Whoever makes up long addresses fills no memory with them. */
const LONGEST_KEPT_URL = 512;

export type PageDeps = Serving & {
  registry: LiveRegistry;
  stored: StoredReleases;
  /** Signs visitors' cookies and links. Null while the registry is away. */
  secret: string | null;
  /** Null while the registry is away. */
  mixes: StoredMixes | null;
  settings: SiteSettings;
};

/** The same address without a preview; `ending` one that stands. */
function addressWithout(url: URL, ending: boolean): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('preview');
  if (ending) searchParams.set('preview', '');
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** The same address with these overrides or sides of switches, and no others. */
function addressWith(url: URL, named: 'remote' | 'switch', values: readonly string[]): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('tester');
  searchParams.set(named, values.join(','));
  return `${pathname}?${searchParams}`;
}

/** The row of the page without content: it stands at no address of its own, and no search engine keeps it. */
const frameRoute: Route = { path: FRAME_PAGE, owner: 'shell', page: null, access: 'public', title: '오프라인' };

/** The addresses at which a tester goes on whose address names what there isn't. */
const waysOut = (url: URL, named: 'remote' | 'switch', rest: readonly string[]) => ({
  rest: addressWith(url, named, rest),
  off: addressWith(url, named, []),
});

/** Every address of the site that is no file and no call: one HTML document, composed for it and rendered. */
export function pageRoutes(app: FastifyInstance, deps: PageDeps): void {
  const { registry, stored, secret, mixes, rendering, cache, dataVersion, settings } = deps;
  const tableOf = createRouteTables(stored);
  const makePage = createPageMaker(rendering, settings);

  const choose = (asked: MixRequest) => {
    const snapshot = {
      live: registry.live(),
      keys: registry.keys(),
      switches: registry.switches(),
      previews: registry.previews(),
      settings: registry.settings(),
      now: new Date(),
    };
    return chooseMix(asked, snapshot, { secret, stored: mixes });
  };

  async function answer(url: URL, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const choice = await choose(mixRequestOf(request, url, settings));
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff').type('text/html; charset=utf-8');
    setCookies(reply, choice.cookies);
    switch (choice.kind) {
      case 'mix':
        mixes?.remember(choice.chosen.mix);
        return sendMix(choice.chosen, url, request, reply);
      case 'no-shell':
        return reply.code(503).header('retry-after', '5').send(notReadyHtml(request.id));
      case 'broken-link':
        return reply.code(choice.status).send(brokenLinkHtml(choice.status));
      case 'ended-preview':
        return reply.code(404).send(endedPreviewHtml(addressWithout(url, false)));
      case 'unfit-preview':
        return reply.code(409).send(unfitPreviewHtml(choice.preview, choice.misfits, addressWithout(url, true)));
      case 'unknown-releases':
        return reply.code(404).send(unknownReleaseHtml(choice.unknown, waysOut(url, 'remote', choice.rest)));
      case 'unreadable-switches':
        return reply.code(400).send(unreadableSwitchHtml(choice.unreadable, waysOut(url, 'switch', choice.rest)));
    }
  }

  async function sendMix(chosen: ChosenMix, url: URL, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const table = await tableOf(chosen.mix, registry.grants());
    const route = table?.match(url.pathname) ?? null;
    request.page = route?.path ?? null;
    const origin = originOf(request, settings);
    const address = url.pathname + url.search;
    const manifests = [...chosen.mix.values()].map(({ manifest }) => manifest);
    const foreign = originsInForce(manifests, registry.origins());
    const isFrame = url.pathname === FRAME_PAGE;
    const place = { route: isFrame ? frameRoute : route, origin, pathname: url.pathname };
    const make = () => makePage({ chosen, foreign, place, table, url: address, isFrame, network: networkOf(request.ip) });
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    if (chosen.isAside) reply.header(KEEP_HEADER, KEEP_NOTHING);
    else if (chosen.boot.attempt === 0 && hasWorker(chosen)) reply.header(KEEP_HEADER, compositionOf(chosen).id);
    if (chosen.preview) reply.header('x-robots-tag', 'noindex');

    const key =
      chosen.key !== null && address.length <= LONGEST_KEPT_URL
        ? `${chosen.key} ${table?.id} ${JSON.stringify(foreign)} ${origin}${address}`
        : null;
    const isForEverybody = key !== null && chosen.isForEverybody && (!route || route.access === 'public');
    const audience: Audience = isForEverybody ? 'everybody' : 'one';
    const served = key === null ? { production: await make() } : await cache.serve(key, make, dataVersion.readMark(request.cookies[WROTE]));
    if ('answer' in served) return sendAnswer(request, reply, served.answer, { audience, kept: served.kept });
    const { stream, answer: whole } = served.production;
    return stream
      ? sendStream(request, reply, { ...served.production, stream })
      : sendAnswer(request, reply, await whole, { audience: 'one', kept: false });
  }

  const siteURL = new URL('http://site/');
  workerRoutes(app, {
    stored,
    choose: (request) => choose(mixRequestOf(request, siteURL, settings)),
    usual: () => choose({ cookies: {}, url: siteURL, isLocal: false, isSecure: false }),
  });
  postcodeRoutes(app, settings.postcode);

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

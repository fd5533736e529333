import { randomBytes } from 'node:crypto';
import type { Route } from '@petcare/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Compositions } from '../compositions/compositions.ts';
import type { StoredReleases } from '../files/stored-releases.ts';
import type { Testers } from '../keys/testers.ts';
import type { LiveRegistry } from '../registry/live-registry.ts';
import { compose } from './compose.ts';
import { contentSecurityPolicy } from './csp.ts';
import { brokenLinkHtml, notReadyHtml, pageHtml } from './html.ts';
import { hasCanary, mixFor } from './mix.ts';
import { faultsOf, overridesOf } from './overrides.ts';
import { checkedFile, preloadsOf } from './preloads.ts';
import { matchRoute } from './route-match.ts';
import type { Visitors } from './visitors.ts';

const SITE = '펫케어';
const NOT_FOUND_TITLE = '페이지를 찾을 수 없어요';
const FILE = /\.[a-z0-9]{1,8}$/i;

export type PageDeps = { registry: LiveRegistry; stored: StoredReleases; visitors: Visitors; compositions: Compositions; testers: Testers };

function titleOf(route: Route | null): string {
  if (!route) return `${NOT_FOUND_TITLE} | ${SITE}`;
  return route.path === '/' ? `${SITE} | ${route.title}` : `${route.title} | ${SITE}`;
}

/** The route tables of shell releases; one of a release never changes. */
function createRouteTables(stored: StoredReleases): (release: string) => Promise<readonly Route[]> {
  const tables = new Map<string, readonly Route[]>();
  return async (release) => {
    const known = tables.get(release);
    if (known) return known;
    const table = (await stored.json('shell', release, 'routes.json')) as Route[];
    tables.set(release, table);
    return table;
  };
}

/** Every address of the site that is no file and no call: one HTML document, composed for it. */
export function pageRoutes(app: FastifyInstance, { registry, stored, visitors, compositions, testers }: PageDeps): void {
  const routesOf = createRouteTables(stored);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = new URL(request.url, 'http://site');
    const live = registry.live();
    const visitor = hasCanary(live) ? visitors.known(request) ?? visitors.welcome(request, reply) : null;
    const pin = await compositions.pinOf(request, reply);
    const pinned = pin !== null && 'mix' in pin;
    const mix = pinned ? pin.mix : mixFor(live, visitor);
    const shell = mix.get('shell');
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff').type('text/html; charset=utf-8');
    if (!shell) return reply.code(503).header('retry-after', '5').send(notReadyHtml());
    if (pin !== null && !pinned) return reply.code(pin.refused).send(brokenLinkHtml(pin.refused));
    compositions.remember(mix);

    const mayTest = testers.admits(request, reply);
    const { overrides, setCookie } = overridesOf({
      mayTest,
      named: url.searchParams.getAll('remote'),
      cookie: request.headers.cookie ?? '',
    });
    if (setCookie) reply.header('set-cookie', setCookie);
    const faults = faultsOf({ mayTest, named: url.searchParams.getAll('fault'), mix });
    const route = matchRoute(await routesOf(shell.release), url.pathname);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(route ? 200 : 404)
      .header('content-security-policy', contentSecurityPolicy(nonce, overrides.map(({ origin }) => origin)))
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .send(
        pageHtml({
          title: titleOf(route),
          nonce,
          composition: { ...compose(mix, overrides), ...(pinned && { pinned }), ...(faults.length > 0 && { faults }) },
          preloads: preloadsOf(mix, route, overrides.map(({ remote }) => remote)),
          entry: checkedFile(shell, shell.manifest.entry),
          icon: checkedFile(shell, 'favicon.svg').address,
          fonts: checkedFile(shell, 'fonts/pretendard.css'),
        }),
      );
  }

  // The spelling that people expect leads to the one that the site has.
  app.get('/hospital-list', async (request, reply) => reply.redirect(request.url.replace('/hospital-list', '/hostpital-list'), 301));

  app.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://site');
    if (FILE.test(pathname)) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('없는 파일이에요.');
    }
    return answer(request, reply);
  });
}

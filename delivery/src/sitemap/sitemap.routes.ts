import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Route } from '@petcare/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../http/encoding.ts';
import type { StoredReleases } from '../files/stored-releases.ts';
import { mixFor } from '../mix/mix.ts';
import { createRouteTables } from '../route-table/route-tables.ts';
import { originOf } from '../http/site-origin.ts';
import type { LiveRegistry } from '../live/live-registry.ts';
import { compressed, createKeptFiles, type KeptFile } from './kept-files.ts';
import { addressOf, manyPages, robotsText, singlePages, type ManyPages } from './listed-routes.policy.ts';
import { createSitemapFeed } from './sitemap-feed.ts';
import { sitemapIndexXml, sitemapXml, type SitemapAddress } from './sitemap-xml.ts';

export type SitemapDeps = { registry: LiveRegistry; stored: StoredReleases; apiUrl: string; siteUrl: string | undefined };

/** The sitemap of the pages that have one address each. */
const PAGES = 'pages';
const FILE = /^(?<kind>[a-z][a-z-]*)-(?<part>[1-9]\d{0,5})\.xml$/;
const CACHED = 'public, max-age=300';
const RETRY_SECONDS = 120;
const unzip = promisify(gunzip);

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, { gzip, etag }: KeptFile): Promise<FastifyReply> {
  reply
    .header('cache-control', CACHED)
    .header('vary', 'Accept-Encoding')
    .header('x-content-type-options', 'nosniff')
    .type('application/xml; charset=utf-8');
  const encoding = chooseEncoding(request.headers['accept-encoding'], { gzip: gzip.length });
  // Two forms of one file are two files to a cache.
  const tag = encoding === 'gzip' ? etag : `W/${etag}`;
  reply.header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return encoding === 'gzip' ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(await unzip(gzip));
}

/** The files that crawlers ask for first: robots.txt, and the sitemap of everything public, from the live route table and the API. */
export function sitemapRoutes(app: FastifyInstance, { registry, stored, apiUrl, siteUrl }: SitemapDeps): void {
  const tableOf = createRouteTables(stored);
  const feed = createSitemapFeed(apiUrl);
  const keep = createKeptFiles();

  /** The route table that visitors get. */
  const liveTable = () => tableOf(mixFor(registry.live(), null), registry.grants());

  async function indexOf(routes: readonly Route[], origin: string): Promise<SitemapAddress[]> {
    const kinds = [...manyPages(routes).keys()];
    const parts = await Promise.all(
      kinds.map(async (kind) =>
        (await feed.parts(kind)).map(({ part, changedAt }) => ({ loc: `${origin}/sitemaps/${kind}-${part}.xml`, lastmod: changedAt })),
      ),
    );
    return [{ loc: `${origin}/sitemaps/${PAGES}-1.xml` }, ...parts.flat()];
  }

  async function* entriesOf(route: ManyPages, kind: string, part: number, origin: string): AsyncGenerator<SitemapAddress[]> {
    for await (const slice of feed.entries(kind, part))
      yield slice.map(({ id, changedAt }) => ({ loc: origin + addressOf(route, id), lastmod: changedAt }));
  }

  /** Null where there is no such sitemap. */
  async function sitemapOf(file: string, routes: readonly Route[], origin: string): Promise<KeptFile | null> {
    const { kind = '', part = '' } = FILE.exec(file)?.groups ?? {};
    if (kind === PAGES) return part === '1' ? compressed(sitemapXml([singlePages(routes).map((path) => ({ loc: origin + path }))])) : null;
    const route = manyPages(routes).get(kind);
    if (!route) return null;
    const entries = entriesOf(route, kind, Number(part), origin);
    const first = await entries.next();
    if (first.done) return null;
    const all = (async function* () {
      yield first.value;
      yield* entries;
    })();
    return compressed(sitemapXml(all));
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    make: (routes: readonly Route[], origin: string) => Promise<KeptFile | null>,
  ): Promise<FastifyReply> {
    const live = await liveTable();
    const origin = originOf(request, { siteUrl });
    const [path] = request.url.split('?', 1);
    try {
      const file = live && (await keep(`${live.id} ${origin} ${path}`, () => make(live.routes, origin)));
      if (file) return await sendFile(request, reply, file);
      if (live) return sendText(reply, 404, '없는 파일이에요.');
    } catch (error) {
      request.log.error({ err: error }, 'a sitemap was not written');
    }
    return sendText(reply.header('retry-after', RETRY_SECONDS), 503, '잠시 뒤에 다시 시도해 주세요.');
  }

  app.get('/sitemap.xml', (request, reply) =>
    answer(request, reply, async (routes, origin) => compressed(sitemapIndexXml(await indexOf(routes, origin)))),
  );
  app.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) =>
    answer(request, reply, (routes, origin) => sitemapOf(request.params.file, routes, origin)),
  );

  app.get('/robots.txt', async (request, reply) => {
    const live = await liveTable();
    if (!live) return sendText(reply.header('retry-after', RETRY_SECONDS), 503, '');
    return reply
      .header('cache-control', CACHED)
      .type('text/plain; charset=utf-8')
      .send(robotsText(live.routes, originOf(request, { siteUrl })));
  });
}

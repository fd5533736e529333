import { Type } from '@fastify/type-provider-typebox';
import { notFound } from '../../platform/errors/app-error.ts';
import { err, unwrap } from '../../platform/errors/result.ts';
import { envelope, success } from '../../platform/http/envelope.ts';
import type { Http } from '../../platform/http/http.ts';
import { PART_SIZE, type SitemapFeed } from '../../platform/sitemap.ts';

const MOST = 1_000;

const Part = Type.Object(
  { part: Type.Integer(), count: Type.Integer(), changedAt: Type.String() },
  { description: `Ids from (part - 1) * ${PART_SIZE} + 1 to part * ${PART_SIZE}; parts without any are left out.` },
);
const Entry = Type.Object({
  id: Type.Integer({ description: "The thing's id; of a post its number on its board." }),
  changedAt: Type.String(),
});
const kind = Type.String({
  description: 'hospital, pharmacy, company, disease, medical, fees, products, notice, contest, or the id of a board.',
});
const slice = {
  after: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, default: 0, description: 'The last id that the caller has.' }),
  count: Type.Integer({ minimum: 1, maximum: MOST, default: MOST }),
};

export function sitemapRoutes(http: Http, feeds: ReadonlyMap<string, SitemapFeed>): void {
  const feedOf = (name: string) => feeds.get(name) ?? unwrap<SitemapFeed>(err(notFound()));

  http.get(
    '/api/client/sitemap/:kind',
    {
      config: { access: 'public' },
      schema: { params: Type.Object({ kind }), response: { 200: envelope(Type.Object({ parts: Type.Array(Part) })) } },
    },
    async ({ params }) => success({ parts: await feedOf(params.kind).parts() }),
  );
  http.get(
    '/api/client/sitemap/:kind/:part',
    {
      config: { access: 'public' },
      schema: {
        params: Type.Object({ kind, part: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
        querystring: Type.Object(slice),
        response: { 200: envelope(Type.Object({ items: Type.Array(Entry) })) },
      },
    },
    async ({ params, query }) => success({ items: await feedOf(params.kind).entries({ part: params.part, ...query }) }),
  );
}

import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { mixRequestOf, setCookies } from '../mix/request.ts';
import { testerOf } from '../mix/testers.ts';
import type { LiveRegistry } from '../live/live-registry.ts';
import type { SiteSettings } from '../settings/settings.ts';
import type { Compositions } from './compositions.ts';

const BODY_LIMIT = 1_000;
const bodySchema = Type.Object({ composition: Type.String({ pattern: '^[0-9a-f]{10}$' }) }, { additionalProperties: false });

/** `POST /testers/links`: a tester has a mix that they were shown kept, and gets the query of the link that opens it for anybody. */
export function linkRoutes(
  app: FastifyInstance,
  { compositions, registry, settings }: { compositions: Compositions; registry: LiveRegistry; settings: SiteSettings },
): void {
  app.post<{ Body: { composition: string } }>(
    '/testers/links',
    { bodyLimit: BODY_LIMIT, schema: { body: bodySchema } },
    async (request, reply) => {
      const { isTester, cookie } = testerOf(mixRequestOf(request, new URL(request.url, 'http://site'), settings), registry.keys());
      reply.header('cache-control', 'no-store');
      if (cookie) setCookies(reply, [cookie]);
      if (!isTester) return reply.code(403).send({ message: '테스터만 링크를 만들 수 있어요.' });
      const query = await compositions.linkTo(request.body.composition);
      return query === null ? reply.code(404).send({ message: '이런 화면 구성이 없어요.' }) : reply.send({ query });
    },
  );
}

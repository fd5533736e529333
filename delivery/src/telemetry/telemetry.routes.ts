import rateLimit from '@fastify/rate-limit';
import type { TelemetryReport } from '@petcare/contracts';
import type { FastifyInstance } from 'fastify';
import { isInPreview } from '../mix/preview.ts';
import { knownVisitor } from '../mix/visitors.ts';
import type { Collector } from './collector.ts';
import { reportSchema } from './report.schema.ts';

/** A full report of the longest reasons; a beacon holds no more. */
const BODY_LIMIT = 64_000;
/** Reports of one address in a minute: an office full of people, not a flood. */
const PER_MINUTE = 300;

/** `POST /telemetry`: what happened to the releases in a page. Needs @fastify/cookie on this app. Answers at once; nobody waits for it. */
export async function telemetryRoutes(
  app: FastifyInstance,
  { collector, secret }: { collector: Collector; secret: string },
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: PER_MINUTE, timeWindow: 60_000, cache: 10_000 });
    scope.post<{ Body: TelemetryReport }>(
      '/telemetry',
      { bodyLimit: BODY_LIMIT, schema: { body: reportSchema } },
      async (request, reply) => {
        // It tells of no release that visitors get.
        if (!isInPreview(request.cookies))
          collector.take(request.body, { visitor: knownVisitor(request.cookies, secret), address: request.ip });
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  });
}

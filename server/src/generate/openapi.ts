import swagger from '@fastify/swagger';
import { buildApp } from '../app.ts';
import { systemClock } from '../platform/clock.ts';
import { noProviders } from '../providers/keys.ts';
import { createDatabase } from '../platform/database/database.ts';

type SchemaObject = { [key: string]: unknown; required?: unknown };

/** Tells callers what to send, where the routes' schemas tell the server what it gets: a file is bytes, and what has a default may be left out. */
function forCallers(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const described = value as SchemaObject & { schema?: SchemaObject; properties?: Record<string, SchemaObject> };
  if (described['format'] === 'binary') return { ...described, type: 'string' };
  if (described.required === true && described.schema && 'default' in described.schema) return { ...described, required: false };
  if (!Array.isArray(described.required) || !described.properties) return value;
  const { properties } = described;
  return { ...described, required: described.required.filter((name: string) => !('default' in (properties[name] ?? {}))) };
}

/** openapi.json of the assembled app. The database client is never used, so none has to run. */
export async function openapiText(): Promise<string> {
  const db = createDatabase('postgres://nobody@localhost:1/none');
  const app = buildApp({
    db,
    clock: systemClock,
    config: {
      production: false,
      jwtSecret: 'no token is ever signed while describing routes',
      uploadsDir: '/nonexistent',
      passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
      rateLimits: false,
      redisUrl: null,
      countsKeptSeconds: 0,
      log: false,
      publicUrl: null,
      providers: noProviders,
      jobs: null,
    },
    extend: (http) => void http.register(swagger, { openapi: { openapi: '3.1.0', info: { title: '펫케어', version: '1' } } }),
  });
  await app.http.ready();
  const { paths = {}, ...described } = app.http.swagger();
  await app.http.close();
  // Sorted, so that the order of modules is no part of the file.
  const sorted = Object.fromEntries(Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1)));
  return `${JSON.stringify({ ...described, paths: sorted }, forCallers, 2)}\n`;
}

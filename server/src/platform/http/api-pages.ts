import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RenderOptions } from 'altair-static';
import type { FastifyReply } from 'fastify';
import { paths } from '../paths.ts';
import type { Http } from './http.ts';

const REST = '/api/docs/rest';
const GRAPHQL = '/api/docs/graphql';
const { resolve } = createRequire(import.meta.filename);

/** Both viewers write styles into the page; scripts come from this origin alone. */
const POLICY = [
  ["default-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:", "font-src 'self' data:"],
  ["worker-src 'self' blob:", "connect-src 'self'", "frame-ancestors 'none'"],
]
  .flat()
  .join('; ');
const config = { access: 'public', idempotent: false } as const;
const schema = { hide: true };

/**
 * Pages on which people try the API: `/api/docs/rest` from openapi.json (Swagger UI), `/api/docs/graphql` from the
 * schema (Altair). Not in production, where introspection is closed too. Their packages are loaded when a page is
 * first asked for.
 */
export function registerApiPages(http: Http): void {
  void http.register(async (scope) => {
    const { default: files } = await import('@fastify/static');
    await scope.register(files, { root: dirname(resolve('swagger-ui-dist/package.json')), serve: false });
    scope.addHook('onRequest', (_request, reply, done) => {
      void reply.headers({ 'content-security-policy': POLICY, 'x-robots-tag': 'noindex' });
      done();
    });

    scope.get('/api/docs', { config, schema }, (_request, reply) => reply.redirect(REST));
    scope.get(REST, { config, schema }, (_request, reply) => html(reply, REST_PAGE));
    scope.get(`${REST}/openapi.json`, { config, schema }, async (_request, reply) =>
      reply.type('application/json').send(await described()),
    );
    scope.get(`${REST}/start.js`, { config, schema }, (_request, reply) => reply.type('text/javascript').send(REST_SCRIPT));
    scope.get<{ Params: { '*': string } }>(`${REST}/*`, { config, schema }, (request, reply) => reply.sendFile(request.params['*']));

    const altair = () => import('altair-static');
    scope.get(GRAPHQL, { config, schema }, async (_request, reply) => html(reply, (await altair()).renderAltair(settings)));
    scope.get(`${GRAPHQL}/start.js`, { config, schema }, async (_request, reply) =>
      reply.type('text/javascript').send((await altair()).renderInitSnippet(settings)),
    );
    scope.get<{ Params: { '*': string } }>(`${GRAPHQL}/*`, { config, schema }, async (request, reply) =>
      reply.sendFile(request.params['*'], (await altair()).getDistDirectory()),
    );
  });
}

const settings: RenderOptions = {
  baseURL: `${GRAPHQL}/`,
  endpointURL: '/graphql',
  initialQuery: '{\n  getHospitalsByPage(page: 1, count: 3) {\n    id\n    name\n  }\n}\n',
  initialSettings: { language: 'ko-KR', 'banners.disable': true, 'alert.disableUpdateNotification': true },
  disableAccount: true,
  serveInitialOptionsInSeperateRequest: 'start.js',
};

const html = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);

const REST_PAGE = `<!doctype html>
<html lang="ko">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>펫케어 REST API</title>
  <link rel="stylesheet" href="${REST}/swagger-ui.css">
</head>
<body>
  <div id="viewer"></div>
  <script src="${REST}/swagger-ui-bundle.js"></script>
  <script src="${REST}/start.js"></script>
</body>
</html>
`;

const REST_SCRIPT = `SwaggerUIBundle({
  url: '${REST}/openapi.json',
  dom_id: '#viewer',
  docExpansion: 'none',
  filter: true,
  deepLinking: true,
  persistAuthorization: false,
  validatorUrl: null,
  tagsSorter: 'alpha',
});
`;

type Operation = { 'x-access'?: string | string[]; summary?: string };
type OpenApiDocument = { paths: Record<string, Record<string, Operation>>; components?: object };

/** openapi.json with what a viewer needs beside it: an area for each call, who may make it, and the token to be given. */
async function described(): Promise<object> {
  const openapi = JSON.parse(await readFile(join(paths.repository, 'server/openapi.json'), 'utf8')) as OpenApiDocument;
  const shown = Object.entries(openapi.paths).map(([path, operations]) => [path, mapped(operations, areaOf(path))]);
  const bearer = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' };
  return { ...openapi, paths: Object.fromEntries(shown), components: { ...openapi.components, securitySchemes: { bearer } } };
}

function mapped(operations: Record<string, Operation>, area: string): Record<string, object> {
  return Object.fromEntries(
    Object.entries(operations).map(([verb, operation]) => {
      const access = [operation['x-access'] ?? 'public'].flat();
      const isOpen = access.includes('public');
      return [verb, { ...operation, tags: [area], summary: access.join(', '), ...(!isOpen && { security: [{ bearer: [] }] }) }];
    }),
  );
}

const areaOf = (path: string) => path.replace(/^\/api\/(client\/)?/, '').split('/', 1)[0]!;

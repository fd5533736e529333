import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { usualPace } from '@petcare/node';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { contentTypeOf } from '../../delivery/src/http/content-types.ts';
import { chooseEncoding } from '../../delivery/src/http/encoding.ts';
import { boundBodies } from '../../delivery/src/http/bounded-bodies.ts';
import { apiProxy } from '../../delivery/src/proxy/api.proxy.ts';
import { createDocuments } from './document.ts';
import { ASSETS } from './webpack.config.ts';

type StoredFile = { tag: string; br: Buffer; gzip: Buffer; identity: Buffer };

function store(text: string): StoredFile {
  const bytes = new TextEncoder().encode(text);
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
  return { tag, br: brotliCompressSync(bytes), gzip: gzipSync(bytes), identity: Buffer.from(text) };
}

/** A finished build on a port of this machine: a document for each page, the files kept for a year, calls passed on to the API. */
export async function serveMonolith({
  folder,
  apiUrl,
  port,
}: {
  folder: string;
  apiUrl: string;
  port: number;
}): Promise<{ close(): Promise<void> }> {
  const app = Fastify();
  const documentOf = createDocuments(folder);
  const documents = new Map<string, StoredFile>();
  boundBodies(app, usualPace);
  await apiProxy(app, apiUrl);
  app.post('/telemetry', async (_request, reply) => reply.code(204).send());
  app.get(`${ASSETS}*`, async (request: FastifyRequest, reply: FastifyReply) => {
    const path = (request.params as { '*': string })['*'];
    const file = join(folder, path);
    if (path.includes('..') || !existsSync(file)) return reply.code(404).send();
    const stored = existsSync(`${file}.br`) ? { br: 1, gzip: 1 } : {};
    const encoding = chooseEncoding(request.headers['accept-encoding'], stored);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(contentTypeOf(path))
      .send(readFileSync(`${file}${{ br: '.br', gzip: '.gz', identity: '' }[encoding]}`));
  });
  app.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://site');
    const stored = documents.get(pathname) ?? store(documentOf(pathname));
    documents.set(pathname, stored);
    reply.header('cache-control', 'no-cache').header('etag', stored.tag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === stored.tag) return reply.code(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding'], { br: 1, gzip: 1 });
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(stored[encoding]);
  });
  await app.listen({ port, host: '127.0.0.1' });
  return { close: () => app.close() };
}

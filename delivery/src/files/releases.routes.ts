import { open } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { contentTypeOf } from './content-types.ts';
import { chooseEncoding, type Encoding } from './encoding.ts';
import type { StoredReleases } from './stored-releases.ts';

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

type Params = { package: string; release: string; '*': string };

/** `/releases/<package>/<release>/<file>`: what is there never changes; what is not may come to be. */
export function releaseRoutes(app: FastifyInstance, stored: StoredReleases): void {
  app.get<{ Params: Params }>('/releases/:package/:release/*', async (request, reply) => {
    const { package: name, release, '*': path } = request.params;
    const file = await stored.file(name, release, path);
    const encoding = file ? chooseEncoding(request.headers['accept-encoding'], file) : 'identity';
    // A release may be cleared away between the look at its manifest and this.
    const handle = file ? await open(`${file.location}${suffixes[encoding]}`).catch(() => null) : null;
    if (!file || !handle) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('없는 파일이에요.');
    }

    const etag = `"${file.integrity.slice(-24)}-${encoding}"`;
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', etag)
      .header('vary', 'Accept-Encoding')
      .header('x-content-type-options', 'nosniff')
      .type(contentTypeOf(path));
    if (request.headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
      await handle.close();
      return reply.code(304).send();
    }
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.header('content-length', encoding === 'identity' ? file.bytes : file[encoding]);
    if (request.method === 'HEAD') {
      await handle.close();
      return reply.send();
    }
    return reply.send(handle.createReadStream());
  });
}

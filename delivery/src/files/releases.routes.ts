import { isReleasedKind, isServerFile, type BuildManifest } from '@petcare/wire/manifest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentTypeOf } from '../http/content-types.ts';
import { chooseEncoding, type Encoding } from '../http/encoding.ts';
import { filePolicy, NO_ORIGINS, type FileOrigins } from './file-policy.ts';
import type { StoredFile, StoredReleases } from './stored-releases.ts';

/** Of a release that was stored before there was a list of kinds. */
const UNKNOWN = 'application/octet-stream';

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

type Params = { package: string; release: string; '*': string };

export function notThere(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('없는 파일이에요.');
}

function hasAlready(request: FastifyRequest, etag: string): boolean {
  const tags = request.headers['if-none-match']?.split(',') ?? [];
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Give a stored file for good, in the smallest encoding that is accepted; 404 when there is none. */
export async function sendStored(request: FastifyRequest, reply: FastifyReply, file: StoredFile | null): Promise<FastifyReply> {
  if (!file) return notThere(reply);
  const encoding = chooseEncoding(request.headers['accept-encoding'], file);
  const etag = `"${file.integrity.slice(-24)}-${encoding}"`;
  const fresh = !hasAlready(request, etag);

  // A release may be cleared away between the look at its manifest and this.
  const content = fresh ? await file.read(suffixes[encoding]) : null;
  if (fresh && !content) return notThere(reply);
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('etag', etag)
    .header('vary', 'Accept-Encoding')
    .header('x-content-type-options', 'nosniff')
    .type(isReleasedKind(file.path) ? contentTypeOf(file.path) : UNKNOWN);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return content ? reply.send(content) : reply.code(304).send();
}

/**
 * `/releases/<package>/<release>/<file>`: what is there never changes; what is not may come to be. A server build is for those who render with it, not for browsers.
 * @param originsOf those in force for a release
 */
export function releaseRoutes(app: FastifyInstance, stored: StoredReleases, originsOf: (manifest: BuildManifest) => FileOrigins): void {
  app.get<{ Params: Params }>('/releases/:package/:release/*', async (request, reply) => {
    const { package: name, release, '*': path } = request.params;
    const manifest = await stored.manifest(name, release);
    reply.header('content-security-policy', filePolicy(path, manifest ? originsOf(manifest) : NO_ORIGINS));
    return sendStored(request, reply, isServerFile(path) ? null : await stored.file(name, release, path));
  });
}

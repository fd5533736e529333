import { Type } from '@fastify/type-provider-typebox';
import { signedInViewer } from '../access/access.ts';
import { notFound } from '../errors/app-error.ts';
import { ExpectedError, unwrap } from '../errors/result.ts';
import { envelope, success } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';
import { file, multipartBody } from '../http/multipart-body.ts';
import type { RateLimiter } from '../rate-limits/rate-limit.ts';
import { imageWidths } from './images.ts';
import type { Uploads } from './uploads.ts';

const UPLOADS_AN_HOUR = { max: 200, windowSeconds: 3600 };

const Uploaded = Type.Object({ id: Type.String(), url: Type.String(), urls: Type.Record(Type.String(), Type.String()) });

/** POST /api/upload for public pictures, and GET /uploads/* for every stored file. */
export function registerUploads(http: Http, { uploads, rateLimits }: { uploads: Uploads; rateLimits: RateLimiter }): void {
  http.post(
    '/api/upload',
    {
      config: { access: 'member', changesPages: false },
      schema: { body: multipartBody({ file: file() }), response: { 201: envelope(Uploaded) } },
    },
    async (request, reply) => {
      const viewer = signedInViewer(request);
      unwrap(await rateLimits.hit(`upload:${viewer.id}`, UPLOADS_AN_HOUR));
      const id = unwrap(await uploads.saveImage(request.body.file));
      const urls = Object.fromEntries(imageWidths.map((width) => [String(width), uploads.imageUrl(id, width)]));
      void reply.code(201);
      return success({ id, url: uploads.imageUrl(id), urls });
    },
  );

  const Signature = Type.Object({ expires: Type.Optional(Type.String()), signature: Type.Optional(Type.String()) });
  http.get('/uploads/*', { config: { access: 'public' }, schema: { hide: true, querystring: Signature } }, async (request, reply) => {
    const key = (request.params as { '*': string })['*'];
    const opened = await uploads.open(key, request.query);
    if (!opened) throw new ExpectedError(notFound());
    const isPublic = key.startsWith('images/');
    return reply
      .header('cache-control', isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(opened.type)
      .send(opened.bytes);
  });
}

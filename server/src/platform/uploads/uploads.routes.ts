import { Type } from '@fastify/type-provider-typebox';
import { text } from '../http/fields.ts';
import { signedInViewer } from '../access/access.ts';
import type { Config } from '../config.ts';
import { notFound } from '../errors/app-error.ts';
import { ExpectedError, unwrap } from '../errors/result.ts';
import { envelope, success } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';
import { file, multipartBody } from '../http/multipart-body.ts';
import type { RateLimiter } from '../rate-limits/rate-limit.ts';
import { imageWidths } from './images.ts';
import { uploadsAnHour, type Uploads } from './uploads.ts';

/** `urls`: a picture's address in each width; a private file has one, for ten minutes. */
const Uploaded = Type.Object({
  id: Type.String(),
  url: Type.String(),
  urls: Type.Optional(Type.Record(Type.String(), Type.String())),
});

type Deps = { uploads: Uploads; rateLimits: RateLimiter; config: Pick<Config, 'uploadsUrl'> };

/** POST /api/upload for files that wait with a person, GET /api/upload for whether one still does, and GET /uploads/* for every stored file. */
export function registerUploads(http: Http, { uploads, rateLimits, config }: Deps): void {
  http.post(
    '/api/upload',
    {
      config: { access: 'member', staff: 'all' },
      schema: {
        querystring: Type.Object({ private: Type.Optional(Type.Boolean()) }),
        body: multipartBody({ file: file() }),
        response: { 201: envelope(Uploaded) },
      },
    },
    async (request, reply) => {
      const viewer = signedInViewer(request);
      unwrap(await rateLimits.hit(`upload:${viewer.id}`, uploadsAnHour));
      const { file: received } = request.body;
      const stored = request.query.private
        ? privateFile(unwrap(await uploads.receivePrivate(viewer.id, received)))
        : picture(unwrap(await uploads.receiveImage(viewer.id, received)));
      void reply.code(201);
      return success(stored);
    },
  );

  http.get(
    '/api/upload',
    {
      config: { access: 'member', staff: 'all' },
      schema: { querystring: Type.Object({ id: text(100) }), response: { 200: envelope(Uploaded) } },
    },
    async (request) => {
      const { id } = request.query;
      const stored = id.startsWith('private/') ? privateFile(id) : picture(id);
      if (!(await uploads.isWaiting(signedInViewer(request).id, id.startsWith('private/') ? id : stored.url))) {
        throw new ExpectedError(notFound('올려 둔 파일이 없어요. 다시 올려 주세요.'));
      }
      return success(stored);
    },
  );

  const Signature = Type.Object({ expires: Type.Optional(Type.String()), signature: Type.Optional(Type.String()) });
  http.get('/uploads/*', { config: { access: 'public' }, schema: { hide: true, querystring: Signature } }, async (request, reply) => {
    const key = (request.params as { '*': string })['*'];
    const opened = await uploads.open(key, request.query);
    if (!opened) throw new ExpectedError(notFound());
    const isPublic = key.startsWith('images/');
    // The page is of another origin than its pictures then.
    if (isPublic && config.uploadsUrl) void reply.header('cross-origin-resource-policy', 'cross-origin');
    return reply
      .header('cache-control', isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(opened.type)
      .send(opened.bytes);
  });

  function picture(id: string) {
    const urls = Object.fromEntries(imageWidths.map((width) => [String(width), uploads.imageUrl(id, width)]));
    return { id, url: uploads.imageUrl(id), urls };
  }

  function privateFile(key: string) {
    return { id: key, url: uploads.privateUrl(key) };
  }
}

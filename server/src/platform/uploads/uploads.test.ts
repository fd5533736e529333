import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { unwrap } from '../errors/result.ts';
import { multipart, rest } from '../../testing/calls.ts';
import { aGuardian } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();
type Uploaded = { id: string; url: string; urls: Record<string, string> };

/** A picture on its side, as phones store it, that tells where it was taken. */
const photo = () =>
  sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function upload(bytes: Buffer) {
  const { token } = await aGuardian(server());
  const form = await multipart({ file: bytes });
  return rest<Uploaded>(server(), token, 'POST', '/api/upload', form.payload, form.headers);
}

test.each([
  ['webp', 'webp'],
  ['avif', 'heif'],
])('stores a picture upright, without metadata, as %s at three widths', async (extension, format) => {
  const { status, body } = await upload(await photo());
  expect(status).toBe(201);
  for (const [asked, width] of [
    ['320', 320],
    ['800', 800],
    ['1600', 1000],
  ] as const) {
    const response = await server().http.inject(body.data.urls[asked]!.replace('webp', extension));
    expect(response.headers).toMatchObject({
      'content-type': `image/${extension}`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const stored = await sharp(response.rawPayload).metadata();
    expect(stored).toMatchObject({ format, width, height: width * 2 });
    expect([stored.exif, stored.orientation]).toEqual([undefined, undefined]);
  }
});

test('answers a picture stored without AVIF as WebP with its type', async () => {
  const { body } = await upload(await photo());
  const address = body.data.urls['320']!.replace('webp', 'avif');
  await rm(join(server().config.uploadsDir, address.replace('/uploads/', '')));
  const { statusCode, headers, rawPayload } = await server().http.inject(address);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 });
});

test.each<[string, Buffer, number, string]>([
  ['a page that calls itself a picture', Buffer.from('<svg onload="x()">'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a PDF', Buffer.from('%PDF-1.7'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['nothing', Buffer.alloc(0), 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 400, 'UNREADABLE_IMAGE'],
])('refuses %s', async (_name, bytes, status, code) => {
  expect(await upload(bytes)).toMatchObject({ status, body: { error: { code } } });
});

test('refuses an upload without a token', async () => {
  const form = await multipart({ file: await photo() });
  const answer = await rest(server(), undefined, 'POST', '/api/upload', form.payload, form.headers);
  expect(answer.status).toBe(401);
});

test.each(['/uploads/../../etc/passwd', '/uploads/%2e%2e%2f%2e%2e%2fetc%2fpasswd', '/uploads/images/x/800.webp', '/uploads/'])(
  '%s is not there',
  async (path) => {
    expect((await server().http.inject(path)).statusCode).toBe(404);
  },
);

test('opens a private upload only by its signed address, for ten minutes', async () => {
  const { http, services, clock } = server();
  const key = unwrap(await services.uploads.savePrivate(Buffer.from('%PDF-1.7 licence')));
  const address = services.uploads.privateUrl(key);
  const opened = await http.inject(address);
  expect([opened.statusCode, opened.body]).toEqual([200, '%PDF-1.7 licence']);
  expect(opened.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });

  const later = address.replace(/expires=\d+/, 'expires=99999999999999');
  for (const forged of [`/uploads/${key}`, later, address.slice(0, -1), `${address}x`]) {
    expect((await http.inject(forged)).statusCode).toBe(404);
  }
  clock.advance({ minutes: 10, seconds: 1 });
  expect((await http.inject(address)).statusCode).toBe(404);
});

import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { receiveFile } from '../http/uploaded-file.ts';
import { notFound } from '../errors/app-error.ts';
import { err, unwrap, type Result } from '../errors/result.ts';
import { toAppError } from '../refusals/wire.ts';
import { createFolderStore, type UploadStore } from './store.ts';
import { createUploads } from './uploads.ts';
import { aForm } from '../../testing/an-applicant.ts';
import { multipart, rest } from '../../testing/calls.ts';
import { aGuardian } from '../../testing/people.ts';
import { pdfs } from '../../testing/pdfs.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();
type UploadedPicture = { id: string; url: string; urls: Record<string, string> };

/** A picture on its side, as phones store it, that tells where it was taken. */
const photo = () =>
  sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A PNG's head alone, with nothing of a picture. */
function headOfPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length);
    frame.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header), chunk('IDAT', Buffer.alloc(0))]);
}

const scanStart = Buffer.from([0xff, 0xda]);

/** A progressive JPEG whose last scan comes again and again. */
async function jpegOfScans(scans: number): Promise<Buffer> {
  const bytes = await blank(3_000, 3_000).jpeg({ progressive: true }).toBuffer();
  const last = bytes.lastIndexOf(scanStart);
  const [head, scan] = [bytes.subarray(0, last), bytes.subarray(last, -2)];
  return Buffer.concat([head, ...Array.from({ length: scans }, () => scan), Buffer.from([0xff, 0xd9])]);
}

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } });

async function aFile(content: string | Buffer) {
  return receiveFile(await mkdtemp(join(tmpdir(), 'petcare-file-')), 'file', Readable.from([Buffer.from(content)]));
}

async function upload(bytes: Buffer) {
  const { token } = await aGuardian(server());
  const form = await multipart({ file: bytes });
  return rest<UploadedPicture>(server(), token, 'POST', '/api/upload', form.payload, form.headers);
}

test.each([
  ['webp', 'webp'],
  ['avif', 'heif'],
])('a picture is stored upright, without metadata, as %s at five widths', async (extension, format) => {
  const { status, body } = await upload(await photo());
  expect(status).toBe(201);
  for (const [asked, width] of [
    ['200', 200],
    ['320', 320],
    ['560', 560],
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

test('a picture stored without AVIF is answered as WebP with its type', async () => {
  const { body } = await upload(await photo());
  const address = body.data.urls['320']!.replace('webp', 'avif');
  await rm(join(server().config.uploadsDir, address.replace('/uploads/', '')));
  const { statusCode, headers, rawPayload } = await server().http.inject(address);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 });
});

test.each([
  ['200', 320],
  ['560', 800],
])('a picture stored without the width %s is answered in the next, as AVIF or as WebP', async (asked, next) => {
  const { body } = await upload(await photo());
  const stored = (address: string) => join(server().config.uploadsDir, address.replace('/uploads/', ''));
  const webp = body.data.urls[asked]!;
  const avif = webp.replace('webp', 'avif');
  await Promise.all([webp, avif].map((address) => rm(stored(address))));
  const answered = async (address: string) => {
    const { headers, rawPayload } = await server().http.inject(address);
    return [headers['content-type'], (await sharp(rawPayload).metadata()).width];
  };
  expect([await answered(avif), await answered(webp)]).toEqual([
    ['image/avif', next],
    ['image/webp', next],
  ]);
  await rm(stored(avif.replace(asked, String(next))));
  expect(await answered(avif)).toEqual(['image/webp', next]);
});

test.each<[string, Buffer, number, string]>([
  ['a page that calls itself a picture', Buffer.from('<svg onload="x()">'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a PDF', Buffer.from('%PDF-1.7'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['nothing', Buffer.alloc(0), 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 400, 'UNREADABLE_IMAGE'],
])('an upload of %s is refused', async (_name, bytes, status, code) => {
  expect(await upload(bytes)).toMatchObject({ status, body: { error: { code } } });
});

test.each([
  ['a PNG of 26 million pixels', () => blank(5_200, 5_000).png().toBuffer(), 400, 'IMAGE_TOO_LARGE'],
  ['a PNG of 16 million pixels of 16 bits', () => blank(4_000, 4_000).toColourspace('rgb16').png().toBuffer(), 400, 'IMAGE_TOO_LARGE'],
  ['a WebP of 26 million pixels', () => blank(5_200, 5_000).webp({ effort: 0 }).toBuffer(), 400, 'IMAGE_TOO_LARGE'],
  ['a PNG of 1 × 16,000,000', async () => headOfPng(1, 16_000_000), 400, 'IMAGE_TOO_LARGE'],
  ['a PNG of 16,384 × 1', async () => headOfPng(16_384, 1), 400, 'IMAGE_TOO_LARGE'],
  ['a JPEG of 9 million pixels in a hundred scans', () => jpegOfScans(100), 400, 'IMAGE_TOO_LARGE'],
  ['a JPEG of 51 million pixels', () => blank(7_200, 7_100).jpeg().toBuffer(), 400, 'IMAGE_TOO_LARGE'],
])('an upload of %s is refused by what its head says', async (_name, make, status, code) => {
  expect(await upload(await make())).toMatchObject({ status, body: { error: { code } } });
});

test.each([
  ['a JPEG of 26 million pixels', () => blank(5_200, 5_000).jpeg().toBuffer()],
  ['a progressive JPEG of 9 million pixels', () => blank(3_000, 3_000).jpeg({ progressive: true }).toBuffer()],
  ['a JPEG with a film behind it', async () => Buffer.concat([await jpegOfScans(1), ...Array.from({ length: 100 }, () => scanStart)])],
  ['a strip of 1 × 16,383', () => blank(1, 16_383).png().toBuffer()],
  ['a grey picture of 16 bits', () => blank(600, 400).toColourspace('grey16').png().toBuffer()],
  [
    'a picture one can see through',
    () =>
      sharp({ create: { width: 600, height: 400, channels: 4, background: '#0008' } })
        .png()
        .toBuffer(),
  ],
])('an upload of %s is taken', async (_name, make) => {
  expect((await upload(await make())).status).toBe(201);
});

test.each(['an upload', 'a registration'])('%s with a large picture, sent four times at once, leaves others a place', async (what) => {
  const app = server();
  const large = new File([new Uint8Array(await blank(1_000, 1_000).png().toBuffer())], 'large.png');
  const ended: string[] = [];
  const send = async (name: string, url: string, remoteAddress: string, parts: Parameters<typeof multipart>[0], token?: string) => {
    const { payload, headers } = await multipart(parts);
    const authorization = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await app.http.inject({ method: 'POST', url, payload, headers: { ...headers, ...authorization }, remoteAddress });
    ended.push(name);
    return answer.statusCode;
  };
  const [{ token }, other] = [await aGuardian(app), await aGuardian(app)];
  const sendLarge = () =>
    what === 'an upload'
      ? send('large', '/api/upload', '203.0.113.7', { file: large }, token)
      : send('large', '/api/client/user/register-hospital', '203.0.113.7', aForm('hospital', { file: large }));
  const many = Array.from({ length: 4 }, sendLarge);
  // By now the others wait.
  await Promise.race(many);
  const status = await send('small', '/api/upload', '203.0.113.8', { file: await blank(20, 20).png().toBuffer() }, other.token);
  expect([status, await Promise.all(many)]).toEqual([201, Array.from({ length: 4 }, () => 201)]);
  expect(ended.slice(0, 3)).toContain('small');
});

describe('on a disk that is full', () => {
  const full = () => Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });

  test('a file that can’t be written leaves no part', async () => {
    const root = await mkdtemp(join(tmpdir(), 'petcare-full-'));
    await mkdir(join(root, 'images/a'), { recursive: true });
    await symlink('/dev/full', join(root, 'images/a/320.webp.part'));
    await expect(createFolderStore(root).put('images/a/320.webp', Buffer.alloc(10_000))).rejects.toMatchObject({ code: 'ENOSPC' });
    await symlink('/dev/full', join(root, 'images/a/320.webp.part'));
    const paper = await aFile(Buffer.alloc(10_000));
    await expect(createFolderStore(root).putFile('images/a/320.webp', paper.path)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await readdir(join(root, 'images/a'))).toEqual([]);
  });

  test('of a picture nothing stays whose last size does not fit', async () => {
    const stored = new Map<string, Buffer>();
    const store: UploadStore = {
      put: async (key, bytes) => {
        if (key.endsWith('1600.avif')) throw full();
        stored.set(key, bytes);
      },
      putFile: async () => {
        throw full();
      },
      get: async (key) => stored.get(key),
      remove: async (prefix) => [...stored.keys()].forEach((key) => key.startsWith(`${prefix}/`) && stored.delete(key)),
    };
    const uploads = createUploads({ store, db: server().db, clock: server().clock, secret: 'x' });
    await expect(uploads.saveImage(await aFile(await blank(20, 20).png().toBuffer()))).rejects.toMatchObject({ code: 'ENOSPC' });
    expect([...stored.keys()]).toEqual([]);
  });

  test('the answer says so and when to come back', () => {
    expect(toAppError(full())).toMatchObject({ code: 'STORAGE_FULL', status: 503, retryAfterSeconds: 60 });
  });
});

test.each([
  ['is refused', async () => err(notFound())],
  ['fails', async () => Promise.reject(new Error('broken'))],
])('no picture of what %s is kept', async (_name, keep: () => Promise<Result<null>>) => {
  const { uploads } = server().services;
  const { id: userId } = await aGuardian(server());
  const picture = await aFile(await blank(20, 20).png().toBuffer());
  const ids: string[] = [];
  const kept = uploads.keepImages(userId, [picture, picture], (saved) => {
    ids.push(...saved);
    return keep();
  });
  await kept.catch(() => undefined);
  expect(ids).toHaveLength(2);
  for (const id of ids) expect((await server().http.inject(uploads.imageUrl(id))).statusCode).toBe(404);
  expect(await server().db`select 1 from waiting_uploads where user_id = ${userId}`).toEqual([]);
});

test('an upload without a token is refused', async () => {
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

test('a private upload opens only by its signed address, for ten minutes', async () => {
  const { http, services, clock } = server();
  const person = await aGuardian(server());
  const key = unwrap(await services.uploads.receivePrivate(person.id, await aFile(pdfs.whole())));
  const address = services.uploads.privateUrl(key);
  const opened = await http.inject(address);
  expect([opened.statusCode, opened.body]).toEqual([200, pdfs.whole().toString()]);
  expect(opened.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });

  const later = address.replace(/expires=\d+/, 'expires=99999999999999');
  for (const forged of [`/uploads/${key}`, later, address.slice(0, -1), `${address}x`]) {
    expect((await http.inject(forged)).statusCode).toBe(404);
  }
  clock.advance({ minutes: 10, seconds: 1 });
  expect((await http.inject(address)).statusCode).toBe(404);
});

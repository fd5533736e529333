import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { archiveOf, paxRecord, tarOf, type TarEntry } from '../testing/archives.ts';
import { archiveLimits, unpackArchive, type ArchiveLimits } from './unpack.ts';

let outer: string;
let folder: string;
beforeEach(async () => {
  outer = await mkdtemp(join(tmpdir(), 'petcare-unpack-'));
  folder = await mkdtemp(join(outer, 'in-'));
});
afterEach(() => rm(outer, { recursive: true }));

/** In pieces that fit no block, as a network brings them. */
function arriving(bytes: Uint8Array): Readable {
  return Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += 700) yield bytes.subarray(at, at + 700);
    })(),
    { objectMode: false },
  );
}
const unpack = (bytes: Uint8Array, limits: Partial<ArchiveLimits> = {}) =>
  unpackArchive(arriving(bytes), folder, { ...archiveLimits, ...limits });
const refusalOf = async (entries: TarEntry[], limits?: Partial<ArchiveLimits>) => unpack(archiveOf(entries), limits);

test('the unpacker unpacks files unchanged, in folders too', async () => {
  const long = 'x'.repeat(100_000);
  const outcome = await unpack(
    archiveOf([{ name: 'manifest.json', content: '{}' }, { name: 'fonts/a.css', content: long }, { name: 'empty.js' }]),
  );
  expect(outcome).toEqual({ files: new Set(['manifest.json', 'fonts/a.css', 'empty.js']) });
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(['empty.js', 'fonts', 'fonts/a.css', 'manifest.json']);
  expect(await readFile(join(folder, 'fonts/a.css'), 'utf8')).toBe(long);
});

const pax = (path: string): TarEntry[] => [
  { name: 'PaxHeader', type: 'x', content: paxRecord('path', path) },
  { name: 'short.js', content: 'x' },
];

test.each<[string, TarEntry[], string]>([
  ['above its folder', [{ name: '../x.js', content: 'x' }], 'climbs out'],
  ['above its folder, from inside', [{ name: 'a/../../x.js', content: 'x' }], 'climbs out'],
  ['above its folder, in a pax header', pax('../../x.js'), 'climbs out'],
  [
    'above its folder, in a GNU long name',
    [
      { name: '././@LongLink', type: 'L', content: '../x.js\0' },
      { name: 'short.js', content: 'x' },
    ],
    'climbs out',
  ],
  ['with an absolute path', [{ name: '/tmp/x.js', content: 'x' }], 'absolute'],
  ['with a path of Windows', [{ name: 'c:x.js', content: 'x' }], 'absolute'],
  ['with backslashes', [{ name: 'a\\..\\x.js', content: 'x' }], 'characters'],
  ['with a NUL', pax('x.js\0.png'), 'characters'],
  ['with a line break', pax('x\n2026-01-01 release.js'), 'characters'],
  ['without a name', pax('').slice(0, 1).concat({ name: '', content: 'x' }), 'no name'],
  ['hidden', [{ name: '.htaccess', content: 'x' }], 'hidden'],
  ['in the folder itself', [{ name: './x.js', content: 'x' }], 'hidden'],
  ['with a very long name', pax(`${'a/'.repeat(500)}x.js`), 'more than 200 characters'],
  ['compressed by somebody else', [{ name: 'x.js.br', content: 'x' }], 'made here'],
  [
    'twice',
    [
      { name: 'x.js', content: '1' },
      { name: 'x.js', content: '2' },
    ],
    'twice',
  ],
  [
    'that is a folder too',
    [
      { name: 'x', content: '1' },
      { name: 'x/y.js', content: '2' },
    ],
    'a file and a folder',
  ],
  [
    'that was a folder before',
    [
      { name: 'x/y.js', content: '2' },
      { name: 'x', content: '1' },
    ],
    'a file and a folder',
  ],
  ['that is a symbolic link', [{ name: 'x.js', type: '2', linkname: '/etc/passwd' }], 'is a symlink'],
  ['that is a hard link', [{ name: 'x.js', type: '1', linkname: '../../secret' }], 'is a link'],
  ['that is a device', [{ name: 'x.js', type: '3' }], 'is a character-device'],
  ['that is a pipe', [{ name: 'x.js', type: '6' }], 'is a fifo'],
  ['that is a folder', [{ name: 'x/', type: '5' }], 'is a directory'],
  ['of a kind that nobody knows', [{ name: 'x.js', type: 'Z' }], 'of an unknown kind'],
])('the unpacker refuses a file %s', async (_what, entries, why) => {
  expect(await refusalOf([{ name: 'good.js', content: 'x' }, ...entries])).toEqual({
    refused: { status: 400, code: 'MALFORMED', message: expect.stringContaining(why), faults: [] },
  });
  expect(await readdir(outer)).toHaveLength(1);
});

test.each<[string, () => Uint8Array, Partial<ArchiveLimits>, string]>([
  [
    'a bomb',
    () => gzipSync(new Uint8Array(tarOf([{ name: 'x.js', content: new Uint8Array(19_000_000) }]))),
    {},
    'more than 100 times its size',
  ],
  [
    'too many bytes to come',
    () => archiveOf([{ name: 'x.js', content: new Uint8Array(randomBytes(60_000)) }]),
    { archiveBytes: 50_000 },
    'larger than 0.05 MB',
  ],
  [
    'too many bytes unpacked',
    () => archiveOf(['a', 'b', 'c'].map((name) => ({ name, content: new Uint8Array(20_000) }))),
    { unpackedBytes: 50_000 },
    'Unpacked, the archive is larger',
  ],
  [
    'a file that is too large',
    () => archiveOf([{ name: 'x.js', content: new Uint8Array(20_000) }]),
    { fileBytes: 10_000 },
    '"x.js" is larger than 0.01 MB',
  ],
  [
    'a file that claims eight gigabytes',
    () => archiveOf([{ name: 'x.js', size: 0o77777777777, content: 'x' }]),
    {},
    'is larger than 20 MB',
  ],
  ['many tiny files', () => archiveOf(Array.from({ length: 1001 }, (_, index) => ({ name: `${index}.js` }))), {}, 'more than 1000 files'],
])('the unpacker refuses as too large: %s', async (_what, bytes, limits, why) => {
  expect(await unpack(bytes(), limits)).toEqual({
    refused: expect.objectContaining({ status: 413, code: 'TOO_LARGE', message: expect.stringContaining(why) }),
  });
});

test.each<[string, () => Uint8Array]>([
  ['nothing', () => new Uint8Array()],
  ['no gzip', () => tarOf([{ name: 'x.js', content: 'x' }])],
  ['no tar', () => gzipSync(new Uint8Array(5_000).fill(120))],
  ['a page', () => new TextEncoder().encode('<!doctype html>')],
  ['half an archive', () => archiveOf([{ name: 'x.js', content: new Uint8Array(randomBytes(20_000)) }]).subarray(0, 10_000)],
  ['half a tar', () => gzipSync(new Uint8Array(tarOf([{ name: 'x.js', content: 'x'.repeat(5_000) }]).subarray(0, 2_000)))],
  ['a changed header', () => gzipSync(new Uint8Array(tarOf([{ name: 'x.js', content: 'x' }]).fill(121, 0, 3)))],
  ['a pax header of eight gigabytes', () => archiveOf([{ name: 'PaxHeader', type: 'x', size: 0o77777777777, content: 'x' }])],
  [
    'a file of less than nothing',
    () =>
      archiveOf([
        { name: 'PaxHeader', type: 'x', content: paxRecord('size', '-1') },
        { name: 'x.js', content: 'x' },
      ]),
  ],
])('the unpacker refuses as malformed: %s', async (_what, bytes) => {
  expect(await unpack(bytes())).toEqual({
    refused: expect.objectContaining({ status: 400, code: 'MALFORMED', message: expect.stringMatching(/no complete (gzip|tar) file/) }),
  });
});

test('an upload that is too slow is ended', async () => {
  const slow = new PassThrough();
  slow.write(archiveOf([{ name: 'x.js', content: 'x' }]).subarray(0, 20));
  expect(await unpackArchive(slow, folder, { ...archiveLimits, milliseconds: 50 })).toEqual({
    refused: expect.objectContaining({ status: 408, code: 'TOO_SLOW' }),
  });
  expect(slow.destroyed).toBe(true);
});

test('a broken connection is told from a broken archive, also in the middle of a file', async () => {
  const breaking = new PassThrough();
  const outcome = unpackArchive(breaking, folder);
  breaking.write(archiveOf([{ name: 'x.js', content: new Uint8Array(randomBytes(200_000)) }]).subarray(0, 100_000), () =>
    breaking.destroy(),
  );
  expect(await outcome).toEqual({
    refused: expect.objectContaining({ status: 400, message: expect.stringContaining('connection broke') }),
  });
});

test('the unpacker stops reading at the first byte too many', async () => {
  let sent = 0;
  const bytes = new Uint8Array(randomBytes(64_000));
  const endless = new Readable({
    read() {
      sent += bytes.length;
      this.push(bytes);
    },
  });
  expect(await unpackArchive(endless, folder)).toHaveProperty('refused');
  expect(sent).toBeLessThan(1_000_000);
  expect(endless.destroyed).toBe(true);
});

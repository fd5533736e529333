import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { receiveFile, type FileOnDisk } from '../http/uploaded-file.ts';
import { encodeImage, imageFormats, imageWidths } from './images.ts';
import { openPdf } from './open-pdf.ts';

afterEach(() => jest.restoreAllMocks());

test.each([
  [180, [180, 180, 180, 180, 180]],
  [500, [200, 320, 500, 500, 500]],
  [1000, [200, 320, 560, 800, 1000]],
  [1600, [200, 320, 560, 800, 1600]],
])('of a picture %i wide every size is encoded once in each format', async (width, widths) => {
  const bytes = await sharp({ create: { width, height: 100, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const file = await receiveFile(await mkdtemp(join(tmpdir(), 'petcare-file-')), 'a.png', Readable.from([bytes]));
  const encoders = (['webp', 'avif'] as const).map((format) => jest.spyOn(sharp.prototype, format));
  const encoded = await encodeImage(file, imageFormats);
  if (typeof encoded === 'string') throw new Error(encoded);
  for (const encoder of encoders) expect(encoder).toHaveBeenCalledTimes(new Set(widths).size);
  expect(encoded.map((one) => [one.width, one.format])).toEqual(
    imageWidths.flatMap((asked) => imageFormats.map((format) => [asked, format])),
  );
  const stored = await Promise.all(encoded.filter(({ format }) => format === 'webp').map((one) => sharp(one.bytes).metadata()));
  expect(stored.map((one) => one.width)).toEqual(widths);
});

test.each([
  ['a picture', (file: FileOnDisk) => encodeImage(file, imageFormats)],
  ['a PDF', (file: FileOnDisk) => openPdf(file)],
])('%s whose sender has left before its turn is a failure, and not called unreadable', async (_what, work) => {
  const file = await receiveFile(await mkdtemp(join(tmpdir(), 'petcare-file-')), 'a.png', Readable.from([Buffer.from('whatever')]));
  await rm(file.path);
  await expect(work(file)).rejects.toThrow('ENOENT');
});

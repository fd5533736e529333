import { open } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { FileOnDisk } from '../http/uploaded-file.ts';
import { inTurn } from './in-turn.ts';
import { isTooLarge, MAX_PIXELS } from './picture-head.ts';

/** Each about one and a half times or twice the one before, so that no place is given much more than it shows. */
export const imageWidths = [200, 320, 560, 800, 1600] as const;
export type ImageWidth = (typeof imageWidths)[number];
/** Those that pictures stored before 2026-11-28 lack. */
export const laterWidths: readonly ImageWidth[] = [200, 560];
export const imageFormats = ['webp', 'avif'] as const;
export type ImageFormat = (typeof imageFormats)[number];
export type EncodedImage = { width: ImageWidth; format: ImageFormat; bytes: Buffer };

export type FileKind = 'image' | 'pdf' | 'unknown';

/** The kind that the bytes themselves say; names and headers are never asked. */
export async function kindOf(path: string): Promise<FileKind> {
  const bytes = await firstBytes(path);
  const starts = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  const ascii = (from: number, to: number) => bytes.subarray(from, to).toString('latin1');
  if (starts(0xff, 0xd8, 0xff) || starts(0x89, 0x50, 0x4e, 0x47)) return 'image';
  if (ascii(0, 4) === 'GIF8' || (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP')) return 'image';
  return ascii(0, 5) === '%PDF-' ? 'pdf' : 'unknown';
}

/** Colours at half the resolution, as cameras store them; more effort takes off a tenth and takes five times as long, while the person waits. */
const encoders: Record<ImageFormat, (image: Sharp) => Sharp> = {
  webp: (image) => image.webp({ quality: 75 }),
  avif: (image) => image.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }),
};

/** For one picture, in all its sizes. */
const MOST_SECONDS = 15;

/** The picture upright, without metadata, at each width (never enlarged, and encoded once a size) in each of `formats`. */
export function encodeImage(file: FileOnDisk, formats: readonly ImageFormat[]): Promise<EncodedImage[] | 'unreadable' | 'too-large'> {
  const { path } = file;
  return inTurn(file, async () => {
    const end = Date.now() + MOST_SECONDS * 1_000;
    const timeout = () => ({ seconds: Math.max(1, Math.ceil((end - Date.now()) / 1_000)) });
    try {
      if (await isTooLarge(path)) return 'too-large';
      // Read once: every size is made of the largest.
      const { data, info } = await sharp(path, { limitInputPixels: MAX_PIXELS.jpeg, failOn: 'error' })
        .autoOrient()
        .resize({ width: Math.max(...imageWidths), withoutEnlargement: true })
        .timeout(timeout())
        .raw()
        .toBuffer({ resolveWithObject: true });
      const encoded: EncodedImage[] = [];
      for (const width of imageWidths) {
        const image = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true });
        for (const format of formats) {
          // Of a picture that is no wider than the width before, it is the same again.
          const same = info.width <= (narrower(width) ?? 0) && encoded.findLast((one) => one.format === format);
          const bytes = same ? same.bytes : await encoders[format](image.clone().timeout(timeout())).toBuffer();
          encoded.push({ width, format, bytes });
        }
      }
      return encoded;
    } catch {
      return 'unreadable';
    }
  });
}

const narrower = (width: ImageWidth) => imageWidths[imageWidths.indexOf(width) - 1];

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

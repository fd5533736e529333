import { open } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { atMostAtATime } from '../at-a-time.ts';

export const imageWidths = [320, 800, 1600] as const;
export type ImageWidth = (typeof imageWidths)[number];
export const imageFormats = ['webp', 'avif'] as const;
export type ImageFormat = (typeof imageFormats)[number];
export type EncodedImage = { width: ImageWidth; format: ImageFormat; bytes: Buffer };

/**
 * A bomb of a few kilobytes can unfold to gigabytes of pixels. Of a JPEG, as cameras make them, only as much is unfolded as
 * its size on the page needs; of anything else all, and one of 16 bits counts twice.
 */
const MAX_PIXELS = { jpeg: 50_000_000, other: 25_000_000 };

export type FileKind = 'image' | 'pdf' | 'unknown';

/** What the bytes themselves say; names and headers are never asked. */
export async function kindOf(path: string): Promise<FileKind> {
  const bytes = await firstBytes(path);
  const starts = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  const ascii = (from: number, to: number) => bytes.subarray(from, to).toString('latin1');
  if (starts(0xff, 0xd8, 0xff) || starts(0x89, 0x50, 0x4e, 0x47)) return 'image';
  if (ascii(0, 4) === 'GIF8' || (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP')) return 'image';
  return ascii(0, 5) === '%PDF-' ? 'pdf' : 'unknown';
}

/** AVIF in a second for the largest picture; more effort takes off a fifth and takes ten times as long. */
const encoders: Record<ImageFormat, (image: Sharp) => Sharp> = {
  webp: (image) => image.webp({ quality: 82 }),
  avif: (image) => image.avif({ quality: 55, effort: 1 }),
};

/** Images that are worked on at a time: each takes a core. */
const AT_A_TIME = 2;
const MOST_SECONDS = 10;
const oneOfFew = atMostAtATime(AT_A_TIME);

/** The image upright, without metadata, at each width (never enlarged) in each of `formats`. */
export function encodeImage(path: string, formats: readonly ImageFormat[]): Promise<EncodedImage[] | 'unreadable' | 'too-large'> {
  return oneOfFew(async () => {
    try {
      if (await isTooLarge(path)) return 'too-large';
      // Read once: every size is made of the largest.
      const { data, info } = await sharp(path, { limitInputPixels: MAX_PIXELS.jpeg, failOn: 'error' })
        .autoOrient()
        .resize({ width: Math.max(...imageWidths), withoutEnlargement: true })
        .timeout({ seconds: MOST_SECONDS })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const encoded: EncodedImage[] = [];
      for (const width of imageWidths) {
        const image = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true }).timeout({ seconds: MOST_SECONDS });
        for (const format of formats) encoded.push({ width, format, bytes: await encoders[format](image.clone()).toBuffer() });
      }
      return encoded;
    } catch {
      return 'unreadable';
    }
  });
}

/** Asked of the head alone. */
async function isTooLarge(path: string): Promise<boolean> {
  const { width, height, format, depth } = await sharp(path, { limitInputPixels: false }).metadata();
  const pixels = width * height * (depth === 'uchar' ? 1 : 2);
  return pixels > (format === 'jpeg' ? MAX_PIXELS.jpeg : MAX_PIXELS.other);
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

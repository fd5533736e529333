import sharp, { type Sharp } from 'sharp';

export const imageWidths = [320, 800, 1600] as const;
export type ImageWidth = (typeof imageWidths)[number];
export const imageFormats = ['webp', 'avif'] as const;
export type ImageFormat = (typeof imageFormats)[number];
export type EncodedImage = { width: ImageWidth; format: ImageFormat; bytes: Buffer };

/** A bomb of a few kilobytes can unfold to gigabytes of pixels. */
const MAX_PIXELS = 50_000_000;

export type FileKind = 'image' | 'pdf' | 'unknown';

/** What the bytes themselves say; names and headers are never asked. */
export function kindOf(bytes: Buffer): FileKind {
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

/** The image upright, without metadata, at each width (never enlarged) in each of `formats`; undefined if it can't be read. */
export async function encodeImage(bytes: Buffer, formats: readonly ImageFormat[]): Promise<EncodedImage[] | undefined> {
  try {
    const encoded: EncodedImage[] = [];
    for (const width of imageWidths) {
      const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize({ width, withoutEnlargement: true });
      for (const format of formats) encoded.push({ width, format, bytes: await encoders[format](image.clone()).toBuffer() });
    }
    return encoded;
  } catch {
    return undefined;
  }
}

import sharp from 'sharp';

export const imageWidths = [320, 800, 1600] as const;
export type ImageWidth = (typeof imageWidths)[number];

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

/** The image upright, without metadata, as WebP at each width (never enlarged); undefined if it can't be read. */
export async function encodeImage(bytes: Buffer): Promise<Map<ImageWidth, Buffer> | undefined> {
  try {
    const encoded = new Map<ImageWidth, Buffer>();
    for (const width of imageWidths) {
      const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
      encoded.set(width, await image.resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer());
    }
    return encoded;
  } catch {
    return undefined;
  }
}

import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The longest side that WebP can hold, and no camera's panorama is longer. */
const MOST_ON_A_SIDE = 16_383;

/**
 * A bomb of a few kilobytes can unfold to gigabytes of pixels. Of a JPEG, as cameras make them, only as much is unfolded as
 * its size on the page needs; of anything else all, and one of 16 bits counts twice.
 */
export const MAX_PIXELS = { jpeg: 50_000_000, other: 25_000_000 };

/** A progressive JPEG is gone through once for each of its scans: ten, as they are made, for the largest. */
const MOST_PIXELS_OF_SCANS = 600_000_000;

/** True when a picture asks for more work than one may; decided by its head, before anything is decoded. */
export async function isTooLarge(path: string): Promise<boolean> {
  const { width, height, format, depth } = await sharp(path, { limitInputPixels: false }).metadata();
  if (Math.max(width, height) > MOST_ON_A_SIDE) return true;
  const pixels = width * height * (depth === 'uchar' ? 1 : 2);
  if (pixels > (format === 'jpeg' ? MAX_PIXELS.jpeg : MAX_PIXELS.other)) return true;
  return format === 'jpeg' && pixels * scansIn(await readFile(path)) > MOST_PIXELS_OF_SCANS;
}

const [MARKER, START_OF_SCAN, END_OF_IMAGE, FIRST_RESTART, LAST_RESTART] = [0xff, 0xda, 0xd9, 0xd0, 0xd7];

/** The number of scans of a JPEG up to its end: phones keep a film behind it. */
function scansIn(bytes: Buffer): number {
  let [scans, at] = [0, 2];
  while (at + 1 < bytes.length) {
    at = bytes.indexOf(MARKER, at);
    if (at === -1) return scans;
    const marker = bytes[at + 1]!;
    // A byte of the picture, a restart inside a scan, or padding: no segment begins here.
    const isInScan = marker === 0 || marker === MARKER || (marker >= FIRST_RESTART && marker <= LAST_RESTART);
    if (marker === END_OF_IMAGE) return scans;
    if (marker === START_OF_SCAN) scans += 1;
    at += isInScan ? 1 : 2 + (at + 3 < bytes.length ? bytes.readUInt16BE(at + 2) : 0);
  }
  return scans;
}

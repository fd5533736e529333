import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { FiledSheet } from './read-sheets.ts';

/** A picture beside the same one of another run: the share of its points that differ, from 0 to 1; `isNew` where the other run has none. */
export type PictureDifference = { name: string; file: string; share: number; isNew: boolean };

/** Edges of letters fall otherwise by a hair; colours of the kit are only a little lighter or darker than each other. */
const THRESHOLD = 0.06;

/** The differences of all pictures from those in `before`; where there is one, it is drawn beside the picture as `*.difference.png`. */
export async function compareSheets(sheets: readonly FiledSheet[], before: string, folder: string): Promise<PictureDifference[]> {
  const differences: PictureDifference[] = [];
  for (const { name, pictures } of sheets)
    for (const { file } of pictures) {
      const other = await readPicture(join(before, name, file));
      if (other === null) {
        differences.push({ name, file, share: 1, isNew: true });
        continue;
      }
      const { share, drawn } = differenceOf((await readPicture(join(folder, name, file)))!, other);
      differences.push({ name, file, share, isNew: false });
      if (share > 0) await writeFile(join(folder, name, differenceFileOf(file)), PNG.sync.write(drawn));
    }
  return differences;
}

/** The name of the drawn difference of a picture. */
export const differenceFileOf = (file: string) => file.replace(/png$/, 'difference.png');

/** The share of points that differ, and where; what only the higher picture has differs. */
export function differenceOf(one: PNG, other: PNG): { share: number; drawn: PNG } {
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const drawn = new PNG({ width, height });
  const [a, b] = [one, other].map((picture) => paddedTo(picture, width, height)) as [PNG, PNG];
  const count = pixelmatch(a.data, b.data, drawn.data, width, height, { threshold: THRESHOLD });
  return { share: count / (width * height), drawn };
}

function paddedTo(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const padded = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, padded, 0, 0, picture.width, picture.height, 0, 0);
  return padded;
}

async function readPicture(file: string): Promise<PNG | null> {
  const data = await readFile(file).catch(() => null);
  return data === null ? null : PNG.sync.read(data);
}

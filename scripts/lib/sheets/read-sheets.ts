import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sheet } from '../../../e2e/sheets/filed.ts';

/** A sheet and the name of its folder. */
export type FiledSheet = Sheet & { name: string };

/** The sheets of a run, by owner and address; a screen whose walk broke off has none. */
export async function readSheets(folder: string): Promise<FiledSheet[]> {
  const names = await readdir(folder).catch(() => []);
  const sheets = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name, 'sheet.json'), 'utf8').catch(() => null);
      return text === null ? [] : [{ ...(JSON.parse(text) as Sheet), name }];
    }),
  );
  return sheets.flat().sort((one, other) => `${one.owner} ${one.path}`.localeCompare(`${other.owner} ${other.path}`));
}

import type { Sheet } from '../../../e2e/sheets/filed.ts';
import { readFiled } from './read-filed.ts';

/** A sheet and the name of its folder. */
export type FiledSheet = Sheet & { name: string };

/** The sheets of a run, by owner and address; a screen whose walk broke off has none. */
export async function readSheets(folder: string): Promise<FiledSheet[]> {
  const sheets = await readFiled<Sheet>(folder, 'sheet.json');
  return sheets.sort((one, other) => `${one.owner} ${one.path}`.localeCompare(`${other.owner} ${other.path}`));
}

import { readFile, stat } from 'node:fs/promises';
import { paragraphsOf } from '../page-text.ts';

/** Larger than any text that is kept. */
const MOST_BYTES = 1_000_000;
const PAGE = /\.html?$/i;

/** The text that an operator has written into a file. Undefined where there is no such file, or one that is far too large for a text. */
export async function textIn(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile() || found.size > MOST_BYTES) return undefined;
  return (await readFile(path, 'utf8')).replaceAll('\r\n', '\n');
}

/** The same as HTML: a page (`.html`) as it is, any other text in paragraphs, which blank lines divide. */
export async function writtenIn(path: string): Promise<string | undefined> {
  const text = await textIn(path);
  return text === undefined || PAGE.test(path) ? text : paragraphsOf(text);
}

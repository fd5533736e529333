import { readFile, stat } from 'node:fs/promises';

/** Larger than any text that is kept. */
const MOST_BYTES = 1_000_000;
const PAGE = /\.html?$/i;

/**
 * What an operator has written into a file, as HTML: a page (`.html`) as it is, any other text in paragraphs, which blank
 * lines divide. Undefined where there is no such file, or one that is far too large for a text.
 */
export async function writtenIn(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile() || found.size > MOST_BYTES) return undefined;
  const text = await readFile(path, 'utf8');
  return PAGE.test(path) ? text : paragraphsOf(text);
}

/** Text without markup, as HTML. */
export function paragraphsOf(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n\s*\n/u)
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

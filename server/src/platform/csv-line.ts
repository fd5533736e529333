/** Excel reads UTF-8 only when a file says so at its beginning. */
export const BOM = '\uFEFF';

const UNSEEN = /[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu;
const FORMULA = /^[=+\-@]/;

/** One line of a file that a spreadsheet opens, after RFC 4180; no cell of it is taken for a formula. */
export function lineOf(texts: readonly string[]): string {
  const quoted = texts.map((text) => `"${guarded(text).replace(/\r\n?/g, '\n').replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}

/**
 * A cell that a spreadsheet could take for a formula begins with an apostrophe: by its first sign that is seen, in whichever
 * width it is written, since spreadsheets of East Asia take `＝` for `=`.
 */
function guarded(text: string): string {
  const seen = text.normalize('NFKC').replace(UNSEEN, '');
  return FORMULA.test(seen) || /^[\t\r]/.test(text) ? `'${text}` : text;
}

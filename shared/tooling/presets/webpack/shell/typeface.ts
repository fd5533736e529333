import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const repository = join(import.meta.dirname, '..', '..', '..', '..', '..');
const dist = join(dirname(require.resolve('pretendard/package.json')), 'dist');

/** The weights that `tokens.font.weight` and the headings use. */
const WEIGHTS = { min: 400, max: 800 };

/** The signs that Korean pages write beside syllables: ASCII, and the signs that people type. */
const SIGNS = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0·–—‘’“”…★☆→←↑↓©®×①②③④⑤℃㎡㈜※•°±½~`;

/** Pretendard orders the pieces of its web edition by how often Korean pages write them; from this one on they are common. */
const FIRST_COMMON_PIECE = 75;

const isSyllable = (code: number) => code >= 0xac00 && code <= 0xd7a3;

function codesOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** The syllables of the common pieces of a stylesheet in Pretendard's form. */
export function commonSyllables(stylesheet: string): string {
  const pieces = [...stylesheet.matchAll(/\/\* \[(\d+)\] \*\/[^}]*?unicode-range: ([^;]+);/g)];
  const common = pieces.filter(([, number]) => Number(number) >= FIRST_COMMON_PIECE).flatMap(([, , ranges = '']) => codesOf(ranges));
  return String.fromCodePoint(...common.filter(isSyllable));
}

/** The 2,350 syllables of KS X 1001: all that ordinary Korean writes. */
export function ordinarySyllables(): string {
  const rows = Array.from({ length: 0xc8 - 0xb0 + 1 }, (_, row) => Array.from({ length: 94 }, (_cell, cell) => [0xb0 + row, 0xa1 + cell]));
  return new TextDecoder('euc-kr').decode(Uint8Array.from(rows.flat(2)));
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1');

/** A changed font must not go by its reserved name (OFL 1.1): a name of the same length takes its place in the name table. */
export function renamed(font: Buffer): Buffer {
  return Buffer.from(font.toString('latin1').replaceAll(utf16('Pretendard'), utf16('PetcareSan')), 'latin1');
}

async function kept(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = join(repository, '.cache', 'fonts', `${key}.woff2`);
  try {
    return await readFile(path);
  } catch {
    const bytes = await make();
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.${process.pid}`, bytes);
    await rename(`${path}.${process.pid}`, path);
    return bytes;
  }
}

/**
 * The typeface as the page loads it, cut from Pretendard (OFL 1.1): what
 * nearly every page writes, what is left of ordinary Korean, the licence.
 * Cut once for each edition of it; the cuts are kept in `.cache/fonts`.
 */
export async function typefaceFiles(): Promise<{ name: string; bytes: Buffer }[]> {
  const stylesheet = await readFile(join(dist, 'web', 'variable', 'pretendardvariable-dynamic-subset.css'), 'utf8');
  const { version } = require('pretendard/package.json') as { version: string };
  const common = commonSyllables(stylesheet);
  const isCommon = new Set(common);
  const rest = [...ordinarySyllables()].filter((syllable) => !isCommon.has(syllable)).join('');
  const cut = async (text: string) => {
    const key = createHash('sha256')
      .update(JSON.stringify([version, WEIGHTS, text]))
      .digest('hex')
      .slice(0, 16);
    return kept(key, async () => {
      const font = renamed(await readFile(join(dist, 'public', 'variable', 'PretendardVariable.ttf')));
      return subsetFont(font, text, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } });
    });
  };
  return [
    { name: 'fonts/petcare-sans.woff2', bytes: await cut(SIGNS + common) },
    { name: 'fonts/petcare-sans-rest.woff2', bytes: await cut(rest) },
    { name: 'fonts/OFL.txt', bytes: await readFile(join(dist, 'LICENSE.txt')) },
  ];
}

import { gzipSync } from 'node:zlib';
import { RELEASE_PLACEHOLDER, type BuildManifest } from '@petcare/wire/manifest';
import { entryCode } from './fixture-code.ts';

const BLOCK = 512;
const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** One entry of an archive, written byte by byte: what no well-meaning program writes too. `size` is what the header claims. */
export type TarEntry = { name: string; content?: string | Uint8Array; type?: string; linkname?: string; size?: number };

function header({ name, type = '0', linkname = '', size = 0 }: TarEntry): Buffer {
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0, 100);
  block.write('0000644\0' + '0000000\0' + '0000000\0', 100);
  block.write(octal(size, 12), 124);
  block.write(octal(0, 12), 136);
  block.write(' '.repeat(8), 148);
  block.write(type, 156);
  block.write(linkname, 157, 100);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 7)} `, 148);
  return block;
}

function padded(content: Uint8Array): Uint8Array {
  const whole = Buffer.alloc(Math.ceil(content.length / BLOCK) * BLOCK);
  whole.set(content);
  return whole;
}

function bytesOf({ content = '', ...entry }: TarEntry): Uint8Array[] {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return [header({ size: bytes.length, ...entry }), padded(bytes)];
}

/** A record of a pax header: its length counts itself. */
export function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const length = [1, 2, 3, 4, 5, 6, 7].map((digits) => digits + rest.length).find((total, index) => String(total).length === index + 1);
  return `${length}${rest}`;
}

export function tarOf(entries: readonly TarEntry[]): Buffer {
  return Buffer.concat([...entries.flatMap(bytesOf), new Uint8Array(2 * BLOCK)]);
}

export function archiveOf(entries: readonly TarEntry[]): Buffer {
  return gzipSync(new Uint8Array(tarOf(entries)));
}

/** The archive of a tiny build, as a team would send it: `said` goes over its manifest, `more` beside its files. */
export function archiveOfBuild(
  name: string,
  source: string,
  { said = {}, more = [] }: { said?: Partial<BuildManifest>; more?: TarEntry[] } = {},
): Buffer {
  const entry = 'remoteEntry.js';
  const contract = { pages: [], parts: [], slots: {}, emits: {}, hears: {}, names: {}, ...said.contract };
  const noFiles = (screens: readonly string[]) => Object.fromEntries(screens.map((screen) => [screen, []]));
  const manifest: BuildManifest = {
    name,
    entry,
    files: [{ path: entry, bytes: 0, integrity: '' }],
    initial: [entry],
    pages: noFiles(contract.pages),
    parts: noFiles(contract.parts),
    shared: {},
    ...said,
    contract,
  };
  const script = `/* ${RELEASE_PLACEHOLDER} ${source} */\n`.repeat(60) + entryCode(manifest);
  return archiveOf([{ name: 'manifest.json', content: JSON.stringify(manifest) }, { name: entry, content: script }, ...more]);
}

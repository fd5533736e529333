import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const versionIn = (text: string) => /"version": "(\d+)\.(\d+)\.(\d+)"/.exec(text);

/**
 * Gives the shell and the packages of its kit, which have its version, the next one: a new remote's name stands in the
 * contracts, so that their bytes are others, and other teams know a package by its version.
 * @returns the new version
 */
export async function raiseKit(root: string): Promise<string> {
  const shared = (await readdir(join(root, 'shared'))).map((name) => join('shared', name));
  const files = ['shell', ...shared].map((folder) => join(root, folder, 'package.json'));
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const));
  const [before = '', major, minor, patch] = versionIn(texts[0]?.[1] ?? '') ?? [];
  if (before === '') throw new Error('shell/package.json has no version.');
  const version = `${major}.${minor}.${Number(patch) + 1}`;
  for (const [file, text] of texts) if (text.includes(before)) await writeFile(file, text.replace(before, `"version": "${version}"`));
  return version;
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { remoteSources, remoteWords } from '@petcare/tooling/create';
import { houseFiles } from './house-files.ts';

/** A place at which the house names its remotes: the text right before the next name, and the new name as it is written there. */
interface Mention {
  file: string;
  before: RegExp;
  text: string;
}

function mentionsOf(name: string, path: string, title: string): Mention[] {
  return [
    { file: 'shared/contracts/src/composition.ts', before: /export const remoteNames = \[[^\]]*'mf-[^']+'/, text: `, '${name}'` },
    { file: 'e2e/remote-pages.ts', before: /(?:\n  'mf-[^\n]+)+/, text: `\n  '${name}': { url: '${path}', heading: '${title}' },` },
    {
      file: 'e2e/surface/routes.json',
      before: /"routes": \[[^\]]*\}/,
      text: `,\n    { "path": "${path}", "owner": "${name}", "access": "public", "screen": "${title}", "added": "with its remote" }`,
    },
    { file: 'README.md', before: /── loads ──> mf-[^\n]+/, text: ` · ${name}` },
  ];
}

/**
 * Write a remote's folder and name it everywhere that the house names its
 * remotes, but in the route table. Throws, with nothing written, when one of
 * these places is not as expected.
 * @returns the row that the route table lacks, the address that it gives, and the files that were written, for the formatter
 */
export async function writeRemote(
  root: string,
  { name, title }: { name: string; title: string },
): Promise<{ row: string; path: string; files: string[] }> {
  const words = remoteWords(name, title);
  const { slug } = words;
  const path = `/${slug}`;
  const changes = await Promise.all(mentionsOf(name, path, title).map((mention) => mentioned(root, mention)));
  const files = { ...houseFiles(words), ...remoteSources(words, { bringsRow: false }) };
  const own = Object.entries(files).map(([file, text]) => [join(name, file), text] as const);
  const written = [...own, ...changes];
  for (const [file, text] of written) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return {
    path,
    row: `  { path: '${path}', owner: '${name}', page: '${slug}', access: 'public', title: '${title}' },`,
    files: written.map(([file]) => file),
  };
}

async function mentioned(root: string, { file, before, text }: Mention): Promise<readonly [string, string]> {
  const content = await readFile(join(root, file), 'utf8');
  const found = before.exec(content);
  if (!found) throw new Error(`${file} does not name the remotes as expected.`);
  const end = found.index + found[0].length;
  return [file, content.slice(0, end) + text + content.slice(end)];
}

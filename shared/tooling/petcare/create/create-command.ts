import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { siteUrlOf } from '@petcare/wire/elsewhere';
import { UsageError } from '../own-package/usage-error.ts';
import { faultOfName, faultOfTitle } from './name.ts';
import { repositoryFiles } from './own-repository.ts';
import { remoteSources, remoteWords } from './remote-sources.ts';
import { readSiteKit } from './site-kit.ts';

/** Written beside its place and renamed into it: what stops half-way leaves no half of a remote. */
async function writeFolder(dir: string, name: string, files: Record<string, string>): Promise<void> {
  const draft = join(dir, `.${name}-${process.pid}`);
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await writeFile(join(draft, path), text);
    }
    await rename(draft, join(dir, name));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** `petcare create`: the folder of a new remote with all that it needs, for a repository of its own. The answer is the exit code. */
export async function createCommand(dir: string, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: { site: { type: 'string' } }, allowPositionals: true });
  const [name = '', title = '새 화면', ...more] = positionals;
  const fault = more.length > 0 ? `'${more.join(' ')}' is too much: a title of several words stands in quotes.` : null;
  const wrong = fault ?? faultOfName(dir, name) ?? faultOfTitle(title);
  if (wrong !== null) throw new UsageError(wrong);
  if (values.site === undefined) throw new UsageError('Which site? --site https://petcare.example');
  const url = siteUrlOf(values.site);
  if ('wrong' in url) throw new UsageError(url.wrong);
  const site = url.origin;
  const words = remoteWords(name, title);
  const files = { ...repositoryFiles(words, site, await readSiteKit(site)), ...remoteSources(words, { bringsRow: true }) };
  await writeFolder(dir, name, files);
  console.log(`${name}/ stands.

  cd ${name}
  npm install
  npm run check
  npm test
  npm run build
  npm run release        # PETCARE_KEY holds its key

Whoever runs ${site} makes the key, with the address of the page:
  npm run keys -- add ${name} --prefix /${words.slug}`);
  return 0;
}

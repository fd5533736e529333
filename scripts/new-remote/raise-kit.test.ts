import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { raiseKit } from './raise-kit.ts';

test('the shell and the packages that have its version get the next one, and no others', async () => {
  const root = await mkdtemp(join(tmpdir(), 'petcare-kit-'));
  const versions = { shell: '1.6.9', 'shared/contracts': '1.6.9', 'shared/node': '0.0.0' };
  for (const [folder, version] of Object.entries(versions)) {
    await mkdir(join(root, folder), { recursive: true });
    await writeFile(join(root, folder, 'package.json'), JSON.stringify({ name: folder, version }, null, 2));
  }
  expect(await raiseKit(root)).toBe('1.6.10');
  const read = async (folder: string) =>
    (JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as { version: string }).version;
  expect(await Promise.all(Object.keys(versions).map(read))).toEqual(['1.6.10', '1.6.10', '0.0.0']);
  await rm(root, { recursive: true });
});

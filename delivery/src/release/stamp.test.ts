import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { INTEGRITY_LENGTH, INTEGRITY_PLACEHOLDER, RELEASE_PLACEHOLDER } from '@petcare/wire/manifest';
import { stampRelease } from './stamp.ts';

const files: Record<string, string> = {
  'remoteEntry.js': `self["chunks_${RELEASE_PLACEHOLDER}"]; const table = "${INTEGRITY_PLACEHOLDER}";`,
  'remote.1.js': `self["chunks_${RELEASE_PLACEHOLDER}"].push(1)`,
  'map.2.css': '.map { color: red }',
  'server/main.cjs': `exports.address = "/releases/mf-search/${RELEASE_PLACEHOLDER}/"`,
  'remote.1.js.map': `{"text":"${RELEASE_PLACEHOLDER}"}`,
};

let folder: string;
async function write(): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petcare-stamp-'));
  await write();
  const listed = Object.keys(files).map((path) => ({ path, bytes: 0, integrity: '' }));
  await writeFile(
    join(folder, 'manifest.json'),
    JSON.stringify({ name: 'mf-search', entry: 'remoteEntry.js', files: listed, initial: [], pages: {}, parts: {}, shared: {} }),
  );
});
afterEach(() => rm(folder, { recursive: true }));

const stored = (path: string) => readFile(join(folder, path), 'utf8');
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

test('the manifest writes the hash of every stored file into the manifest', async () => {
  const { release, files: stamped } = await stampRelease(folder);
  for (const { path, integrity, bytes } of stamped) {
    const text = await stored(path);
    expect({ path, integrity, bytes }).toEqual({ path, integrity: hashOf(text), bytes: text.length });
  }
  expect(await stored('remote.1.js')).toContain(`chunks_${release}`);
  expect(await stored('server/main.cjs')).toContain(`/releases/mf-search/${release}/`);
});

test('the entry writes the hashes of the scripts and stylesheets into the entry that loads them', async () => {
  await stampRelease(folder);
  const entry = await stored('remoteEntry.js');
  expect(entry).toContain(`"|remote.1.js ${hashOf(await stored('remote.1.js'))}|map.2.css ${hashOf(await stored('map.2.css'))}"`);
  expect(hashOf('').length).toBe(INTEGRITY_LENGTH);
});

test('the same build has the same id, and another build another', async () => {
  const again = async () => {
    await write();
    return (await stampRelease(folder)).release;
  };
  const first = await again();
  expect(await again()).toBe(first);
  files['map.2.css'] = '.map { color: blue }';
  expect(await again()).not.toBe(first);
});

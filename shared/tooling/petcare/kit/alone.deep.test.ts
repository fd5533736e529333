import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { KIT_CONTRACTS, KIT_LIST, KIT_SCHEMA, type BuildManifest, type Kit } from '@petcare/wire/manifest';
import { writeKit } from './write-kit.ts';

const run = promisify(execFile);
const repository = join(__dirname, '../../../..');
const MINUTES = 60_000;

jest.setTimeout(15 * MINUTES);

const sources: Record<string, string> = {
  'remote.ts': `import { defineRemote } from '@petcare/remote';
export const remote = defineRemote({
  name: 'mf-pet-diary',
  pages: { diary: () => import('./src/diary/diary.page.tsx').then((m) => m.DiaryPage) },
  parts: {},
  emits: ['toast.shown'],
  hears: [],
});`,
  'src/diary/diary.page.tsx': `import { useEffect, useState } from 'react';
import { toast } from '@petcare/event-bus';
import { Button } from '@petcare/ui';
import * as styles from './diary.module.css';
import paw from './paw.svg';
export function DiaryPage() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const worker = new Worker(new URL('./count.worker.ts', import.meta.url));
    worker.onmessage = ({ data }) => setCount(data);
    return () => worker.terminate();
  }, []);
  return <div className={styles.paw}><img src={paw} alt="" /><Button onPress={() => toast('info', '안녕')}>인사</Button><p>{count}</p></div>;
}`,
  'src/diary/diary.page.test.tsx': `import { graphql } from '@petcare/api';
import { renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { useQuery } from 'urql';
import { DiaryPage } from './diary.page.tsx';
const count = graphql('query Diary_Count { getPostCount(boardId: "ask") }');
function Asking() {
  useQuery({ query: count });
  return null;
}
test('shows its picture, and what its worker says', async () => {
  const { container } = renderPage(<DiaryPage />);
  expect(container.querySelector('.paw img')).toHaveAttribute('src', '/paw.svg');
  expect(await screen.findByText('1')).toBeInTheDocument();
});
test('asks what nobody answers', () => {
  renderPage(<Asking />);
});`,
  'src/diary/diary.module.css': '.paw { width: 2rem; }',
  'src/diary/paw.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/diary/count.worker.ts': 'postMessage(1);',
};

/** Gives a kit as the delivery service does. */
async function registryOf(kit: Kit, folder: string) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice('/kit/'.length);
    const found = kit.packages.find(({ name, file }) => name === path || file === path);
    if (request.url === `/${KIT_SCHEMA}`) return void readFile(join(folder, KIT_SCHEMA)).then((content) => response.end(content));
    if (request.url === `/${KIT_CONTRACTS}`) return void response.end(JSON.stringify({ events: [], slots: [] }));
    if (!found) return void response.writeHead(404).end();
    if (path === found.file) return void readFile(join(folder, path)).then((content) => response.end(content));
    const dist = { tarball: `${address}/kit/${found.file}`, integrity: found.integrity };
    const versions = { [found.version]: { ...found.manifest, dist } };
    return void response.end(JSON.stringify({ name: path, 'dist-tags': { latest: found.version }, versions }));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { address, close: () => new Promise((resolve) => server.close(resolve)) };
}

test('a remote is installed, checked, tested and built with the kit alone, by npm', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'petcare-alone-'));
  const alone = join(folder, 'mf-pet-diary');
  await writeKit({ dir: join(repository, 'shell'), repository, out: folder });
  const kit = JSON.parse(await readFile(join(folder, KIT_LIST), 'utf8')) as Kit;
  const registry = await registryOf(kit, folder);
  try {
    const own = Object.fromEntries(
      ['api', 'event-bus', 'remote', 'testing', 'tooling', 'ui'].map((name) => [`@petcare/${name}`, kit.version]),
    );
    const files = {
      ...sources,
      '.npmrc': `@petcare:registry=${registry.address}/kit/\n`,
      'package.json': JSON.stringify({
        name: 'mf-pet-diary',
        private: true,
        type: 'module',
        dependencies: { ...own, '@testing-library/react': '16.3.3', react: '19.3.1', urql: '5.0.4' },
        devDependencies: { '@types/react': '19.3.0' },
      }),
      'tsconfig.json': JSON.stringify({ extends: '@petcare/tooling/tsconfig.remote.json' }),
    };
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(alone, path)), { recursive: true });
      await writeFile(join(alone, path), text);
    }
    const npm = ['--no-audit', '--no-fund', '--prefer-offline'];
    await run('npm', ['install', ...npm], { cwd: alone, timeout: 10 * MINUTES });
    const checked = await run('npx', ['petcare', 'check'], { cwd: alone, timeout: 3 * MINUTES }).catch(
      (error: { stdout: string }) => error,
    );
    expect(checked.stdout.match(/^[✓✗] [^(]+/gm)).toEqual([
      '✓ types ',
      '✓ lint ',
      '✓ imports ',
      '✓ stylesheets ',
      '✓ rows, events and slots of remote.ts ',
      '✓ emits and hears of remote.ts ',
      `✓ events and slots of other remotes are those of ${new URL(registry.address).host} `,
      `✓ operations fit the schema of ${new URL(registry.address).host} `,
    ]);
    const env = { ...process.env, PETCARE_DEEP: '' };
    const { stderr: said } = await run('npx', ['petcare', 'test'], { cwd: alone, env, timeout: 3 * MINUTES }).catch(
      (error: { stderr: string }) => error,
    );
    expect(said).toContain('✓ shows its picture, and what its worker says');
    expect(said).toMatch(/● asks what nobody answers\s+The test answers no operation "Diary_Count"/);
    expect(said).toMatch(/Tests: +1 failed, 1 passed, 2 total/);
    const { stderr } = await run('npx', ['petcare', 'build'], { cwd: alone, timeout: 3 * MINUTES });
    expect(stderr).toBe('');
    const manifest = JSON.parse(await readFile(join(alone, 'dist/manifest.json'), 'utf8')) as BuildManifest;
    expect(manifest).toMatchObject({ name: 'mf-pet-diary', entry: 'remoteEntry.js', server: 'server/main.cjs' });
    expect(manifest.shared).toMatchObject({ '@petcare/ui': kit.version, '@petcare/remote/server': kit.version });
    expect(manifest.pages['diary']).toEqual(expect.arrayContaining([expect.stringMatching(/\.css$/)]));
    const paths = manifest.files.map(({ path }) => path).join('\n');
    for (const kind of [/^paw\..*\.svg$/m, /worker.*\.js$/m]) expect(paths).toMatch(kind);
    expect((await readFile(join(alone, 'build.tgz'))).length).toBeGreaterThan(1000);
  } finally {
    await registry.close();
    await rm(folder, { recursive: true, force: true });
  }
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { RELEASE_PLACEHOLDER, SERVER_ENTRY, type BuildManifest, type PackageContract } from '@petcare/wire/manifest';
import type { Builder } from '../release/build.ts';
import type { ReleaseOptions } from '../release/release-package.ts';
import { aStore, type FixtureStore, type StoreKind } from './fixture-stores.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export type FixtureHouse = ReleaseOptions & {
  database: TestDatabase;
  /** The store that really keeps its releases. */
  place: FixtureStore;
  /** Names of the packages built so far, in order. */
  builds: string[];
  /** Change what a package is made of. `server` is the code of its server build; it has none when left out. `contract` goes into its own. */
  edit(name: string, source: string, server?: string, contract?: Partial<PackageContract>): Promise<void>;
  remove(): Promise<void>;
};

const routes = [
  { path: '/', owner: 'shell', page: 'home', access: 'public', title: '홈' },
  { path: '/hospital', owner: 'mf-search', page: 'hospital', access: 'public', title: '동물병원', sitemap: 'hospital' },
  { path: '/company/:id', owner: 'mf-search', page: 'company', access: 'public', title: '업체' },
  { path: '/mine', owner: 'mf-search', page: 'mine', access: 'member', title: '내 병원' },
  { path: '/soon', owner: 'mf-search', page: null, access: 'public', title: '</title><script>alert(1)</script>' },
];

const owners = {
  'home.hospitals': { host: 'shell', remote: 'mf-search', part: 'home-hospitals' },
  'home.reviews': { host: 'shell', remote: 'mf-reviews', part: 'home-reviews' },
  'hospital.reviews': { host: 'mf-search', remote: 'mf-reviews', part: 'hospital-reviews' },
};

const partNames = Object.values(owners).map(({ part }) => part);

function manifestOf(name: string, paths: string[], more?: Partial<PackageContract>): BuildManifest {
  const isShell = name === 'shell';
  const pages: BuildManifest['pages'] = isShell
    ? { home: ['home.js'] }
    : { hospital: ['hospital.js', 'hospital.css'], company: ['company.js'], mine: [] };
  return {
    name,
    entry: isShell ? 'main.js' : 'remoteEntry.js',
    ...(paths.includes(SERVER_ENTRY) && { server: SERVER_ENTRY }),
    files: paths.map((path) => ({ path, bytes: 0, integrity: '' })),
    initial: isShell ? ['main.js', 'vendor.js'] : ['remoteEntry.js', 'remote.js'],
    pages,
    parts: {},
    ...(paths.includes(SERVER_ENTRY) && { server: SERVER_ENTRY }),
    shared: isShell ? { 'styled-components': '6.6.0' } : {},
    ...((paths.includes(SERVER_ENTRY) || more) && {
      contract: {
        pages: Object.keys(pages),
        parts: isShell ? [] : partNames,
        slots: {},
        emits: {},
        hears: {},
        names: {},
        ...(isShell ? { owners, theme: { light: '#ffffff', dark: '#000000' } } : { schemes: ['light', 'dark'] }),
        ...more,
      },
    }),
  };
}

/** Three tiny packages in a folder of their own, with a builder that counts, a database and a store. */
export async function aFixtureHouse(kind: StoreKind = 'folder'): Promise<FixtureHouse> {
  const database = await createTestDatabase();
  const root = await mkdtemp(join(tmpdir(), 'petcare-house-'));
  const place = await aStore(kind);
  const builds: string[] = [];
  const sources = new Map<string, { source: string; server?: string; contract?: Partial<PackageContract> }>();

  async function edit(name: string, source: string, server?: string, contract?: Partial<PackageContract>): Promise<void> {
    sources.set(name, { source, ...(server && { server }), ...(contract && { contract }) });
    await mkdir(join(root, name), { recursive: true });
    await writeFile(join(root, name, 'package.json'), '{}');
    await writeFile(join(root, name, 'source.ts'), `${source}\n${server ?? ''}\n${JSON.stringify(contract ?? '')}`);
  }
  for (const name of ['shell', 'mf-search', 'mf-reviews']) await edit(name, `${name} 1`);

  const build: Builder = async (dir, out) => {
    const name = dir.slice(root.length + 1);
    builds.push(name);
    const { source, server, contract } = sources.get(name) ?? {};
    const script = `/* ${RELEASE_PLACEHOLDER} ${source} */\n`.repeat(60);
    const contents: Record<string, string> = { [name === 'shell' ? 'main.js' : 'remoteEntry.js']: script };
    if (name === 'shell') Object.assign(contents, { 'routes.json': JSON.stringify(routes), 'share.png': 'a picture' });
    if (name === 'shell' && !source?.includes('no worker')) contents['sw.js'] = `/* worker of ${source} */`;
    if (server) contents[SERVER_ENTRY] = server;
    for (const [path, text] of Object.entries(contents)) {
      await mkdir(dirname(join(out, path)), { recursive: true });
      await writeFile(join(out, path), text);
    }
    await writeFile(join(out, 'manifest.json'), JSON.stringify(manifestOf(name, Object.keys(contents), contract)));
  };

  return {
    database,
    sql: database.sql,
    root,
    place,
    store: await place.open(),
    cacheDir: join(root, 'cache'),
    actor: 'tester',
    build,
    builds,
    edit,
    async remove() {
      await database.drop();
      await place.remove();
      await rm(root, { recursive: true, force: true });
    },
  };
}

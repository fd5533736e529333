import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const DEPCRUISE = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
/** Of each of delivery's folders one that it may not import. */
const deliveryFaults: [folder: string, above: string][] = [
  ['upload', 'page'],
  ['built', 'registry'],
  ['release', 'upload'],
  ['smoke', 'release'],
  ['checks', 'release'],
  ['sweep', 'upload'],
  ['page', 'compositions'],
  ['offline', 'page'],
  ['streets', 'page'],
  ['metrics', 'upload'],
  ['sitemap', 'page'],
  ['kit', 'page'],
  ['telemetry', 'page'],
  ['render', 'page'],
  ['compositions', 'page'],
  ['mix', 'compositions'],
  ['keys', 'mix'],
  ['registry', 'moves'],
  ['route-table', 'page'],
  ['contracts', 'registry'],
  ['origins', 'live'],
  ['switches', 'mix'],
  ['config', 'moves'],
  ['grants', 'route-table'],
  ['previews', 'moves'],
  ['live', 'mix'],
  ['moves', 'release'],
  ['operator', 'upload'],
  ['share', 'switches'],
  ['health', 'page'],
  ['usage', 'page'],
  ['files', 'registry'],
  ['errors', 'page'],
  ['proxy', 'page'],
  ['stores', 'registry'],
  ['http', 'page'],
  ['settings', 'stores'],
  ['platform', 'registry'],
];

/** For each law a file that breaks it, and what it imports. */
const faults: [law: string, from: string, to: string][] = [
  ['resolvable', 'mf-search/src/a.ts', './missing.ts'],
  ['remotes-do-not-know-each-other', 'mf-search/src/b.ts', '../../mf-reviews/remote.ts'],
  ['remotes-do-not-know-each-other', 'mf-search/src/c.ts', '../../shell/src/routes.ts'],
  ['shared-points-at-nobody', 'shared/ui/src/a.ts', '../../../shell/src/routes.ts'],
  ['shared-by-front-door', 'mf-search/src/d.ts', '../../shared/auth/src/tokens.ts'],
  ['shared-packages-use-front-doors', 'shared/ui/src/b.ts', '../../auth/src/tokens.ts'],
  ['tooling-builds-but-never-ships', 'mf-search/src/e.ts', '../../shared/tooling/presets/webpack.ts'],
  ['presets-know-no-command', 'shared/tooling/presets/a.ts', '../petcare/target.ts'],
  ['wire-knows-no-tooling', 'shared/wire/a.ts', '../tooling/presets/webpack.ts'],
  ['testing-stays-in-tests', 'mf-search/src/f.ts', '../../shared/testing/index.ts'],
  ['testing-stays-in-tests', 'server/src/modules/listings/f.ts', '../../testing/with-app.ts'],
  ['browser-never-imports-server', 'mf-search/src/g.ts', '../../server/src/app.ts'],
  ['server-knows-no-browser', 'server/src/a.ts', '../../shell/src/routes.ts'],
  ['features-depend-on-nothing', 'shared/features/src/a.ts', '../../contracts/index.ts'],
  ['time-depends-on-nothing', 'shared/time/src/a.ts', '../../contracts/index.ts'],
  ['phone-depends-on-its-library', 'shared/phone/src/a.ts', '../../time/index.ts'],
  ['numbers-are-read-by-the-server', 'mf-search/src/phone.ts', '../../shared/phone/read.ts'],
  ['node-stays-out-of-the-browser', 'mf-search/src/node.ts', '../../shared/node/index.ts'],
  ['delivery-knows-contracts-only', 'delivery/src/a.ts', '../../server/src/app.ts'],
  ['pages-are-siblings-not-friends', 'shell/src/pages/join/a.ts', '../login/b.ts'],
  ['pages-and-parts-are-offered-by-remote-ts', 'mf-search/src/map/a.ts', '../listings/b.page.tsx'],
  ['one-folder-per-thing', 'mf-search/src/map/b.ts', '../lib/b.ts'],
  ['one-folder-per-thing', 'mf-search/src/map/c.ts', '../map/deep/b.ts'],
  ['module-by-front-door', 'server/src/modules/reviews/a.ts', '../listings/listings.service.ts'],
  ['app-uses-front-doors', 'server/src/b.ts', './modules/listings/listings.service.ts'],
  ['shared-by-front-door', 'mf-search/src/no-door.ts', '../../shared/ui/src/date/calendar.ts'],
  ['only-sql-files-touch-the-database', 'server/src/modules/listings/b.service.ts', '../../platform/database/database.ts'],
  ['only-sql-files-touch-the-database', 'server/src/modules/listings/c.service.ts', 'postgres'],
  ['resolvers-and-routes-call-the-service', 'server/src/modules/listings/a.routes.ts', './listings.sql.ts'],
  ['policy-is-pure', 'server/src/modules/listings/a.policy.ts', './listings.sql.ts'],
  ['shell-frame-below-start', 'shell/src/frame/a.ts', '../app.tsx'],
  ['shell-remotes-and-session-below-frame', 'shell/src/session/a.ts', '../frame/b.ts'],
  ['policy-knows-no-sql', 'server/src/modules/listings/a.policy.ts', './listings.sql.ts'],
  ['only-the-shell-loads-remotes', 'mf-search/src/h.ts', 'single-spa'],
  ['platform-knows-no-domain', 'server/src/platform/a.ts', '../modules/listings/index.ts'],
  ['scripts-run-services-never-the-reverse', 'delivery/src/b.ts', '../../scripts/start.ts'],
  ['scripts-run-services-never-the-reverse', 'server/src/testing/b.ts', '../../../scripts/start.ts'],
  ['scripts-run-services-never-the-reverse', 'mf-search/src/b.test.ts', '../../scripts/start.ts'],
  ['scripts-run-services-never-the-reverse', 'shared/postgres/src/b.ts', '../../../scripts/start.ts'],
  ['postgres-is-for-starts-and-tests', 'server/src/postgres.ts', '../../shared/postgres/index.ts'],
  ['postgres-depends-on-node-alone', 'shared/postgres/src/a.ts', '../../contracts/index.ts'],
  ['measured-from-outside', 'delivery/src/c.ts', '../../bench/lib/figures.ts'],
  ['no-cycles', 'mf-search/src/i.ts', './j.ts'],
  ...deliveryFaults.map(([folder, above]): [string, string, string] => [
    `delivery-${folder}-points-down`,
    `delivery/src/${folder}/a.ts`,
    `../${above}/target.ts`,
  ]),
];

/** The imports that are allowed, and must stay so. */
const lawful: [from: string, to: string][] = [
  ['mf-search/src/ok.ts', '../../shared/auth/index.ts'],
  ['mf-search/src/door.ts', '../../shared/ui/date.ts'],
  ['mf-search/src/ok.test.ts', '../../shared/testing/index.ts'],
  ['shell/webpack.config.ts', '../shared/tooling/presets/webpack.ts'],
  ['shared/tooling/petcare/ok.ts', '../presets/webpack.ts'],
  ['delivery/src/wire.ts', '../../shared/wire/manifest.ts'],
  ['shell/src/pages/join/ok.ts', '../both.ts'],
  ['scripts/ok.ts', '../shared/node/index.ts'],
  ['server/src/testing/ok.ts', '../../../shared/postgres/index.ts'],
  ['shared/postgres/src/ok.ts', '../../node/processes.ts'],
  ['mf-search/src/map/ok.ts', '../listings/b.ts'],
  ['mf-search/src/listings/b.page.test.ts', './b.page.tsx'],
  ['shell/src/remotes/ok.ts', 'single-spa'],
  ['delivery/src/ok.ts', '../../shared/contracts/index.ts'],
  ['delivery/src/page/ok.ts', '../mix/target.ts'],
  ['delivery/src/release/ok.ts', '../checks/target.ts'],
  ['delivery/src/mix/ok.test.ts', '../page/target.ts'],
  ['server/src/modules/reviews/ok.ts', '../listings/index.ts'],
  ['server/src/modules/listings/ok.sql.ts', '../../platform/database/database.ts'],
  ['server/src/modules/listings/ok.policy.ts', './other.policy.ts'],
];

const targets = [
  ...['page', 'mix', 'checks', ...deliveryFaults.map(([, above]) => above)].map((folder) => `delivery/src/${folder}/target.ts`),
  ...[
    'mf-reviews/remote.ts',
    'shell/src/routes.ts',
    'shared/auth/src/tokens.ts',
    'shared/auth/index.ts',
    'shared/contracts/index.ts',
    'shared/node/index.ts',
    'shared/node/processes.ts',
    'shared/postgres/index.ts',
    'shared/wire/manifest.ts',
    'shared/phone/index.ts',
    'shared/phone/read.ts',
    'shared/ui/date.ts',
    'shared/ui/src/date/calendar.ts',
  ],
  ...[
    'shared/tooling/petcare/target.ts',
    'shared/tooling/presets/webpack.ts',
    'shared/testing/index.ts',
    'server/src/app.ts',
    'shell/src/pages/login/b.ts',
    'shell/src/pages/both.ts',
  ],
  ...['mf-search/src/listings/b.page.tsx', 'mf-search/src/listings/b.ts', 'mf-search/src/lib/b.ts', 'mf-search/src/map/deep/b.ts'],
  ...['server/src/modules/listings/listings.service.ts', 'server/src/modules/listings/listings.sql.ts'],
  ...['server/src/modules/listings/other.policy.ts', 'server/src/modules/listings/index.ts', 'server/src/platform/database/database.ts'],
  ...['shell/src/app.tsx', 'shell/src/frame/b.ts', 'server/src/testing/with-app.ts'],
  ...['scripts/start.ts', 'bench/lib/figures.ts', 'node_modules/postgres/index.js', 'node_modules/single-spa/index.js'],
];

let tree: string;

async function put(file: string, text: string) {
  await mkdir(dirname(join(tree, file)), { recursive: true });
  await writeFile(join(tree, file), text);
}

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'petcare-laws-'));
  for (const file of ['.dependency-cruiser.cjs', 'shared/tooling/presets/lint/remote-laws.cjs']) {
    await mkdir(dirname(join(tree, file)), { recursive: true });
    await copyFile(join(ROOT, file), join(tree, file));
  }
  await put(
    'tsconfig.json',
    '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "allowImportingTsExtensions": true, "noEmit": true } }',
  );
  await put('package.json', '{ "type": "module", "dependencies": { "postgres": "1", "single-spa": "1" } }');
  for (const file of targets) await put(file, 'export const value = 1;\n');
  for (const [from, to] of [...faults.map(([, from, to]) => [from, to] as const), ...lawful]) {
    await put(from, `import { value } from '${to}';\nexport const used = value;\n`);
  }
  await put('mf-search/src/j.ts', `import { used } from './i.ts';\nexport const value = used;\n`);
});

afterAll(() => rm(tree, { recursive: true, force: true }));

test('the check of imports finds the fault of every law, and no fault in lawful files', async () => {
  const folders = ['shell', 'mf-search', 'mf-reviews', 'shared', 'server', 'delivery', 'scripts', 'bench'];
  const report = await new Promise<string>((resolve) => {
    const args = [DEPCRUISE, '--no-cache', '--output-type', 'json', '--config', '.dependency-cruiser.cjs', ...folders];
    execFile(process.execPath, args, { cwd: tree, maxBuffer: 1e8 }, (_error, stdout) => resolve(stdout));
  });
  const { violations } = (JSON.parse(report) as { summary: { violations: { from: string; rule: { name: string } }[] } }).summary;
  const found = new Set(violations.map(({ rule, from }) => `${rule.name}: ${from}`));
  for (const [law, from] of faults) expect(found).toContain(`${law}: ${from}`);
  const guilty = new Set([...faults.map(([, from]) => from), 'mf-search/src/j.ts']);
  expect([...found].filter((line) => !guilty.has(line.split(': ')[1] ?? ''))).toEqual([]);
});

test('the checker has a fault for every law in this table', async () => {
  const { forbidden } = (await import(join(ROOT, '.dependency-cruiser.cjs'))) as { forbidden: { name: string }[] };
  expect(forbidden.map(({ name }) => name).filter((name) => !faults.some(([law]) => law === name))).toEqual([]);
});

test('every folder of delivery has its place in the order', async () => {
  const { forbidden } = (await import(join(ROOT, '.dependency-cruiser.cjs'))) as { forbidden: { name: string }[] };
  const folders = (await readdir(join(ROOT, 'delivery/src'), { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).filter((name) => name !== 'testing');
  expect(names.filter((name) => !forbidden.some((law) => law.name === `delivery-${name}-points-down`))).toEqual([]);
});

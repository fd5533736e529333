import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const command = join(__dirname, '../../scripts/petcare.mjs');
let workspace: string;

const write = async (path: string, text: string) => {
  await mkdir(dirname(join(workspace, path)), { recursive: true });
  await writeFile(join(workspace, path), text);
};

/** A remote that declares an event, in a workspace whose commands say what they were given. */
beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'petcare-workspace-'));
  await write('pnpm-workspace.yaml', 'packages: []\n');
  await write('scripts/run.mjs', 'console.log(process.argv.slice(2).join(" "));\nprocess.exitCode = 3;\n');
  await write('server/schema.graphql', 'type Query { walks: [Int!]! }\n');
  for (const name of ['walks', 'rain'])
    await write(
      `mf-${name}/remote.ts`,
      `declare function defineRemote(offer: object): object;
export const remote = defineRemote({
  name: 'mf-${name}', pages: {}, parts: {}, emits: [], hears: [],
  events: { 'mf-${name}.seen': { payload: { type: 'string' } } },
});
`,
    );
});
afterEach(() => rm(workspace, { recursive: true }));

type CommandResult = { code: number; stdout: string; stderr: string };
const petcare = (...args: string[]) =>
  new Promise<CommandResult>((resolve) => {
    const options = { cwd: join(workspace, 'mf-walks'), env: { ...process.env, PETCARE_KEY: '' } };
    execFile(process.execPath, [command, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout: stdout.replace(/ \(\d+\.\d s\)/g, ''), stderr }),
    );
  });

test.each([
  ['release --canary 10 --note why', 'release mf-walks --canary 10 --note why'],
  ['promote', 'promote mf-walks'],
  ['rollback --release 0123456789ab', 'rollback mf-walks --release 0123456789ab'],
  ['audit', 'audit mf-walks'],
  ['dev', 'dev mf-walks'],
  ['config set most 3', 'config mf-walks set most 3'],
  ['previews', 'previews'],
  ['switches set new-map 10', 'switches set new-map 10 --owner mf-walks'],
  ['switches remove new-map', 'switches remove new-map'],
])('petcare %s is the command of the workspace, with its exit code', async (typed, handedOver) => {
  expect(await petcare(...typed.split(' '))).toEqual({ code: 3, stdout: `${handedOver}\n`, stderr: '' });
});

test('a site that is named is asked as from anywhere', async () => {
  const site = 'https://petcare.example';
  expect(await petcare('release', '--to', site)).toMatchObject({ code: 2, stderr: expect.stringContaining('PETCARE_KEY') });
  expect(await petcare('release', `--to=${site}`)).toMatchObject({ code: 2, stderr: expect.stringContaining('PETCARE_KEY') });
  expect(await petcare('dev', '--against', 'petcare')).toMatchObject({ code: 2, stderr: expect.stringContaining('address of a site') });
});

test('types are those of the remotes beside it', async () => {
  expect(await petcare('types')).toMatchObject({ code: 0, stdout: 'site-contracts.d.ts: 1 events and 0 slots of other remotes\n' });
  const text = await readFile(join(workspace, 'mf-walks/site-contracts.d.ts'), 'utf8');
  expect(text).toContain("'mf-rain.seen': ValueOf<{ type: 'string' }>;");
  expect(text).not.toContain('mf-walks.seen');
});

test('a check is against the schema and the remotes of the checkout', async () => {
  const base = join(__dirname, '../../presets/typescript/tsconfig.base.json');
  await write('mf-walks/tsconfig.json', JSON.stringify({ extends: base, compilerOptions: { types: [] } }));
  await write(
    'mf-walks/walks.ts',
    "declare function graphql(query: string): string;\nexport const query: string = graphql('query Walks { strolls }');\n",
  );
  const { code, stdout } = await petcare('check');
  expect(code).toBe(1);
  expect(stdout).toContain("doesn't use: event mf-rain.seen\n✓ events and slots of other remotes are those of this checkout\n");
  expect(stdout).toContain('✗ operations fit the schema of this checkout\n    walks.ts:2: Cannot query field "strolls" on type "Query".');
});

test('nothing that stands in a workspace is adopted', async () => {
  const { code, stderr } = await petcare('adopt', '--site', 'https://petcare.example');
  expect([code, stderr]).toEqual([2, expect.stringContaining('stands in a workspace: copy it out of there first')]);
});

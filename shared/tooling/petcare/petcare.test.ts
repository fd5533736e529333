import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const command = join(__dirname, 'petcare.main.ts');
const loader = join(__dirname, '../../../node_modules/tsx/dist/loader.mjs');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petcare-command-'));
});
afterEach(() => rm(folder, { recursive: true }));

const petcare = (...args: string[]) => petcareIn({}, ...args);
const petcareIn = (env: Record<string, string>, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', loader, command, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PETCARE_KEY: '', ...env },
  });

test.each([
  [[], 'Usage: petcare create'],
  [['bild'], "petcare has no command 'bild'.\nUsage: petcare create"],
  [['build', 'mf-search'], "Unexpected argument 'mf-search'. This command does not take positional arguments\nUsage: petcare build"],
  [['build', '--nothing'], 'petcare build has no option --nothing.\nUsage: petcare build'],
  [['switches', '--nothing'], 'petcare switches has no option --nothing.\nUsage: petcare switches'],
])('the petcare command says what is wrong and how it is used after %j', (args, said) => {
  const { status, stderr } = petcare(...args);
  expect([status, stderr]).toEqual([2, expect.stringMatching(new RegExp(`^${said.replace(/[.?]/g, '\\$&')}`))]);
});

test.each([
  [['--help'], /^Usage: petcare create[^]+petcare audit/],
  [['help'], /^Usage: petcare create[^]+petcare audit/],
  [['release', '--help'], /^Usage: petcare release [^]*(?<!petcare audit[^]*)$/],
  [['test', '-h'], /^Usage: petcare test .*\n.*\n$/],
  [['--version'], /^\d+\.\d+\.\d+\n$/],
])('the petcare command tells of itself after %j', (args, said) => {
  const { status, stdout } = petcare(...args);
  expect([status, stdout]).toEqual([0, expect.stringMatching(said)]);
});

test.each([
  ['release', { npm_config_preview: 'true' }, '--preview'],
  ['release', { npm_config_canary: '10', npm_config_note: 'new map' }, '--note "new map" --canary 10'],
  ['config', { npm_config_to: 'https://petcare.example' }, '--to https://petcare.example'],
])('petcare %s does nothing without the options that npm has kept for itself: %j', (name, env, meant) => {
  const { status, stderr } = petcareIn(env, name);
  expect([status, stderr]).toEqual([2, expect.stringContaining(`npm run ${name} -- ${meant}, or npx --no petcare ${name} ${meant}\n`)]);
});

test('the command line has neither TypeScript nor webpack loaded before a command asks for them', async () => {
  for (const name of ['typescript', 'webpack']) {
    jest.doMock(name, () => {
      throw new Error(`${name} is loaded`);
    });
  }
  const { commands } = await import('./commands/commands.ts');
  expect(Object.keys(commands)).toContain('rollback');
});

test('the petcare command builds nothing of a folder that is no remote, and says why', () => {
  const { status, stderr } = petcare('build');
  expect(status).toBe(1);
  expect(stderr).toContain('remote.ts');
  expect(existsSync(join(folder, 'build.tgz'))).toBe(false);
});

describe('in the folder of a remote', () => {
  beforeEach(() => writeFile(join(folder, 'remote.ts'), "export const remote = defineRemote({ name: 'mf-walks', pages: {}, parts: {} });"));

  test.each([
    [[], 'Which site?'],
    [['--to', 'http://petcare.example'], 'over https only'],
    [['--to', 'https://petcare.example'], 'PETCARE_KEY'],
    [['--canary', '100', '--to', 'https://petcare.example'], '--canary is a percentage'],
    [['--preview', '--days', '91', '--to', 'https://petcare.example'], '--days is a whole number'],
    [['--preview', '--canary', '10', '--to', 'https://petcare.example'], 'one of them'],
  ])('the petcare command releases nothing with %j, and says what is missing', (args, why) => {
    const { status, stderr } = petcare('release', ...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(why)]);
  });

  test.each([
    [['--release', '0123456789ab'], 'are for --from'],
    [['--canary', '10'], 'are for --from'],
    [['--from', 'https://staging.petcare.example'], 'PETCARE_KEY'],
  ])('the petcare command promotes nothing with %j, and says what is missing', (args, why) => {
    const { status, stderr } = petcare('promote', ...args, '--to', 'https://petcare.example');
    expect([status, stderr]).toEqual([2, expect.stringContaining(why)]);
  });

  test.each([
    [['set', 'most'], 'petcare config [list] | set KEY VALUE'],
    [['reset', 'most', '--to', 'https://petcare.example'], 'PETCARE_KEY'],
  ])('the petcare command configures nothing with %j, and says what is missing', (args, why) => {
    const { status, stderr } = petcare('config', ...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(why)]);
  });

  test.each([
    [['end'], 'petcare previews [list] | discard ID'],
    [['discard', 'abc'], "'abc' is no preview"],
    [['list', '--to', 'https://petcare.example'], 'PETCARE_KEY'],
  ])('the petcare command asks for no previews with %j, and says what is missing', (args, why) => {
    const { status, stderr } = petcare('previews', ...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(why)]);
  });

  test.each([
    [[], 'Which site?'],
    [['--against', 'petcare'], 'is the address of a site'],
    [['--against', 'ftp://petcare.example'], 'is the address of a site'],
  ])('the petcare command serves nothing with %j, and says what is missing', (args, why) => {
    const { status, stderr } = petcare('dev', ...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(why)]);
  });

  test('the petcare command takes the site from .npmrc', async () => {
    await writeFile(join(folder, '.npmrc'), '@petcare:registry=http://petcare.example/kit/\n');
    const { status, stderr } = petcare('audit');
    expect([status, stderr]).toEqual([2, expect.stringContaining('https://petcare.example')]);
  });
});

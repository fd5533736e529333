import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { remoteOffer } from '../../presets/remote-offers.ts';
import { createCommand } from './create-command.ts';

const dependencies = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router-dom': '7.9.0',
  rxjs: '7.8.2',
  'styled-components': '6.1.0',
  urql: '5.0.4',
  graphql: '16.14.0',
  '@testing-library/dom': '10.4.2',
  '@testing-library/react': '16.3.3',
  '@types/jest': '30.0.0',
  '@types/react': '19.3.0',
};
const described = { 'dist-tags': { latest: '1.2.0' }, versions: { '1.2.0': { dependencies } } };

let folder: string;
let server: Server;
let answers: Record<string, unknown>;
let site: string;

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  folder = await mkdtemp(join(tmpdir(), 'petcare-create-'));
  answers = { '/kit': { version: '1.2.0', packages: [{ name: '@petcare/ui' }] }, '/kit/@petcare/ui': described };
  server = createServer(({ url = '' }, response) => {
    const answer = answers[url];
    response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const create = (...args: string[]) => createCommand(folder, args);
const read = (path: string) => readFile(join(folder, 'mf-dog-walks', path), 'utf8');

test('the create command writes a remote with the packages, the versions and the address of the site', async () => {
  expect(await create('mf-dog-walks', '강아지 산책', '--site', `${site}/`)).toBe(0);
  expect(JSON.parse(await read('package.json'))).toMatchObject({
    name: 'mf-dog-walks',
    dependencies: {
      '@petcare/api': '^1.2.0',
      '@petcare/auth': '^1.2.0',
      '@petcare/remote': '^1.2.0',
      urql: '5.0.4',
      react: '19.3.1',
      'styled-components': '6.1.0',
    },
    devDependencies: {
      '@petcare/tooling': '^1.2.0',
      '@testing-library/react': '16.3.3',
      '@types/jest': '30.0.0',
      '@types/react': '19.3.0',
    },
    resolutions: { graphql: '16.14.0' },
  });
  expect(parse(await read('.yarnrc.yml'))).toEqual({
    nodeLinker: 'node-modules',
    npmPreapprovedPackages: ['@petcare/*'],
    npmScopes: { petcare: { npmRegistryServer: `${site}/kit/` } },
    unsafeHttpWhitelist: ['localhost'],
  });
  expect(await read('.npmrc')).toBe(`@petcare:registry=${site}/kit/\nyes=false\n`);
  expect((await stat(join(folder, 'mf-dog-walks'))).mode & 0o777).toBe(0o755 & ~process.umask());
});

test('the create command writes a page, a part, an event and the row of its page into remote.ts', async () => {
  await create('mf-dog-walks', '강아지 산책', '--site', site);
  expect(remoteOffer(join(folder, 'mf-dog-walks/remote.ts'))).toMatchObject({
    name: 'mf-dog-walks',
    routes: [{ path: '/dog-walks', page: 'dog-walks', access: 'public', title: '강아지 산책' }],
    pages: ['dog-walks'],
    parts: ['dog-walks-card'],
    emits: ['toast.shown'],
  });
});

type Steps = { steps: { run?: string; if?: string; env?: Record<string, string> }[]; needs?: string; if?: string; environment?: unknown };
type Job = { script: string[]; stage: string; rules?: unknown; environment?: unknown };

test('the create command writes workflows that check, test and build each change, and release the main branch alone', async () => {
  await create('mf-dog-walks', '강아지 산책', '--site', site);
  const github = (parse(await read('.github/workflows/petcare.yml')) as { jobs: Record<string, Steps> }).jobs;
  const gitlab = parse(await read('.gitlab-ci.yml')) as Record<string, Job>;
  const runs = ({ steps }: Steps) => steps.flatMap(({ run }) => run ?? []);
  expect(runs(github['test']!)).toEqual(['npm ci', 'npx --no petcare check', 'npx --no petcare test', 'npx --no petcare build']);
  expect(gitlab['test']?.script).toEqual(['npx --no petcare check', 'npx --no petcare test', 'npx --no petcare build']);
  expect(github['release']).toMatchObject({ needs: 'test', if: "github.ref == 'refs/heads/main'" });
  expect(github['release']?.steps.at(-1)).toEqual({
    run: 'npx --no petcare release --note "$GITHUB_SHA"',
    env: { PETCARE_KEY: '${{ secrets.PETCARE_KEY }}' },
  });
  expect(gitlab['release']?.rules).toEqual([{ if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' }]);
});

test('the create command writes workflows that show each change in a preview, and run the browser tests of the team against it', async () => {
  await create('mf-dog-walks', '강아지 산책', '--site', site);
  const { preview: github } = (parse(await read('.github/workflows/petcare.yml')) as { jobs: Record<string, Steps> }).jobs;
  const { preview: gitlab } = parse(await read('.gitlab-ci.yml')) as Record<string, Job>;
  expect(github?.if).toContain("github.event_name == 'pull_request'");
  expect(github?.environment).toEqual({ name: 'preview', url: '${{ steps.preview.outputs.address }}' });
  expect(gitlab?.environment).toMatchObject({ url: '$PREVIEW_URL' });
  const [, released, tested] = github?.steps.filter(({ run }) => run !== undefined) ?? [];
  expect(released?.env).toEqual({ PETCARE_KEY: '${{ secrets.PETCARE_KEY }}' });
  expect(tested).toMatchObject({ if: "hashFiles('playwright.config.*') != ''", run: expect.stringContaining('npx playwright test') });

  // What the shell of a pipeline makes of the answer of a release.
  const address = `https://petcare.example/?preview=${'0a'.repeat(16)}`;
  await mkdir(join(folder, 'bin'));
  await writeFile(
    join(folder, 'bin/npx'),
    `#!/bin/sh\necho "mf-dog-walks: built"\necho "mf-dog-walks 1: preview until 2026-12-09 (KST) at ${address}"\n`,
  );
  await chmod(join(folder, 'bin/npx'), 0o755);
  const run = (script: string) => {
    const env = { PATH: `${join(folder, 'bin')}:${process.env['PATH']}`, GITHUB_OUTPUT: 'output' };
    execFileSync('bash', ['-e', '-c', script.replaceAll(/\$\{\{.*?\}\}/g, '12')], { cwd: folder, env });
  };
  run(released?.run ?? '');
  expect(await readFile(join(folder, 'output'), 'utf8')).toBe(`address=${address}\n`);
  run(gitlab?.script.join('\n') ?? '');
  expect(await readFile(join(folder, 'preview.env'), 'utf8')).toBe(`PREVIEW_URL=${address}\n`);
});

test.each([
  [['walks', '산책'], 'is no name for a remote'],
  [['mf-dog-walks', 'Walks'], 'is no title'],
  [['mf-dog-walks', '강아지', '산책'], 'stands in quotes'],
  [['mf-dog-walks', '산책', '--site', 'petcare'], 'is no address'],
  [['mf-dog-walks', '산책', '--site', 'http://petcare.example'], 'over https only'],
])('the create command writes nothing with %j, and says why', async (args, why) => {
  await expect(create(...args)).rejects.toThrow(why);
  expect(await readdir(folder)).toEqual([]);
});

test('the create command writes nothing where no site is named, and asks which', async () => {
  await expect(create('mf-dog-walks', '산책')).rejects.toThrow('Which site?');
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['no kit', () => delete answers['/kit'], 'the site gives no kit'],
  ['no version of React', () => (answers['/kit/@petcare/ui'] = { ...described, versions: {} }), 'which react it needs'],
])('the create command writes nothing where the site has %s', async (_name, change, why) => {
  change();
  await expect(create('mf-dog-walks', '산책', '--site', site)).rejects.toThrow(why);
  expect(await readdir(folder)).toEqual([]);
});

test('the create command leaves a folder alone that is there already', async () => {
  await create('mf-dog-walks', '강아지 산책', '--site', site);
  await expect(create('mf-dog-walks', '다른 산책', '--site', site)).rejects.toThrow('is there already');
  expect(await read('remote.ts')).toContain('강아지 산책');
});

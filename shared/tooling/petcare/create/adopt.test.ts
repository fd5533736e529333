import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adoptCommand } from './adopt-command.ts';

const toDevelop = {
  '@testing-library/dom': '10.4.2',
  '@testing-library/react': '16.3.3',
  '@types/jest': '30.0.0',
  '@types/react': '19.3.0',
};
const needed = { react: '19.3.1', graphql: '16.14.0', ...toDevelop };
const answers: Record<string, unknown> = {
  '/kit': { version: '1.2.0', packages: [{ name: '@petcare/ui' }] },
  '/kit/@petcare/ui': { 'dist-tags': { latest: '1.2.0' }, versions: { '1.2.0': { dependencies: needed } } },
};

let dir: string;
let server: Server;
let site: string;
const said = jest.fn();

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(said);
  dir = await mkdtemp(join(tmpdir(), 'petcare-adopt-'));
  await write('remote.ts', "export const remote = defineRemote({ name: 'mf-walks', emits: [], hears: [] });\n");
  server = createServer(({ url = '' }, response) => response.writeHead(answers[url] ? 200 : 404).end(JSON.stringify(answers[url] ?? {})));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  jest.restoreAllMocks();
  said.mockReset();
  await new Promise((resolve) => server.close(resolve));
  await rm(dir, { recursive: true });
});

const write = (path: string, text: string) => writeFile(join(dir, path), text);
const read = (path: string) => readFile(join(dir, path), 'utf8');
const packageOf = (dependencies: Record<string, string>) =>
  write(
    'package.json',
    JSON.stringify({ name: '@petcare/mf-walks', type: 'module', dependencies, scripts: { test: 'petcare test --ci' } }),
  );

test('the adopt command gives a folder out of a workspace the versions of the kit, and what it lacks', async () => {
  await packageOf({ react: 'catalog:', '@petcare/ui': 'workspace:*', leaflet: '1.9.4' });
  await write('.gitignore', 'mine\n');
  expect(await adoptCommand(dir, site)).toBe(0);
  expect(JSON.parse(await read('package.json'))).toEqual({
    name: 'mf-walks',
    type: 'module',
    dependencies: { react: '19.3.1', '@petcare/ui': '^1.2.0', leaflet: '1.9.4' },
    devDependencies: toDevelop,
    resolutions: { graphql: '16.14.0' },
    scripts: { build: 'petcare build', check: 'petcare check', dev: 'petcare dev', release: 'petcare release', test: 'petcare test --ci' },
  });
  expect((await readdir(dir)).sort()).toEqual(['.gitignore', '.npmrc', '.yarnrc.yml', 'package.json', 'remote.ts', 'tsconfig.json']);
  expect([await read('.npmrc'), await read('.gitignore')]).toEqual([`@petcare:registry=${site}/kit/\nyes=false\n`, 'mine\n']);
  expect(said).toHaveBeenCalledWith(`mf-walks takes the kit 1.2.0 of ${site}: package.json, .npmrc, .yarnrc.yml, tsconfig.json`);
});

test('the adopt command changes nothing where the kit lacks a package', async () => {
  await packageOf({ '@petcare/maps': 'workspace:*' });
  const before = await read('package.json');
  await expect(adoptCommand(dir, site)).rejects.toThrow('The kit has no @petcare/maps');
  expect([await read('package.json'), await readdir(dir)]).toEqual([before, ['package.json', 'remote.ts']]);
});

test('the adopt command says what is missing before it begins', async () => {
  await expect(adoptCommand(dir, undefined)).rejects.toThrow('Which site?');
  await expect(adoptCommand(dir, site)).rejects.toThrow('has no package.json');
});

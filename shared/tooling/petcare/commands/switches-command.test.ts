import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { switchesCommand } from './switches-command.ts';

let folder: string;
let server: Server;
let asked: string[];
let said: string[];

beforeEach(async () => {
  said = [];
  asked = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  process.env['PETCARE_KEY'] = '0a1b2c3d.key';
  server = createServer(({ method, url, headers }, response) => {
    asked.push(`${method} ${url} ${headers.authorization}`);
    response.end(JSON.stringify({ switches: [{ name: 'walk-map', percent: 50, owner: 'mf-walks', note: null }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  folder = await mkdtemp(join(tmpdir(), 'petcare-switches-'));
  await writeFile(join(folder, 'remote.ts'), "export const remote = defineRemote({ name: 'mf-walks', pages: {}, parts: {} });");
  await writeFile(join(folder, '.npmrc'), `@petcare:registry=http://localhost:${(server.address() as AddressInfo).port}/kit/\n`);
});
afterEach(async () => {
  jest.restoreAllMocks();
  delete process.env['PETCARE_KEY'];
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

test('the switches command lists the switches of the site with the key of the package', async () => {
  expect(await switchesCommand(folder, [])).toBe(0);
  expect(asked).toEqual(['GET /releases/mf-walks/switches Bearer 0a1b2c3d.key']);
  expect(said).toEqual([expect.stringMatching(/^walk-map +50 % +mf-walks$/)]);
});

test('the switches command changes a switch of the package, and says what is so now', async () => {
  expect(await switchesCommand(folder, ['set', 'walk-map', '50', '--note', 'half see it'])).toBe(0);
  expect(asked).toEqual([expect.stringMatching(/^POST \/releases\/mf-walks\/set-switch\?name=walk-map&percent=50&note=half\+see\+it /)]);
  expect(said).toEqual(['walk-map is on for 50 % of the visitors.']);
});

test.each([[['set', 'walk-map']], [['set', 'walk-map', 'half']], [['set', 'walk-map', '150']], [['remove']], [['turn', 'walk-map']]])(
  'the switches command asks the site nothing with %j, and says how it is used',
  async (args) => {
    await expect(switchesCommand(folder, args)).rejects.toThrow('petcare switches [list]');
    expect(asked).toEqual([]);
  },
);

import type { Composition } from '@petcare/contracts';
import { releasePackage } from '../release/release-package.ts';
import { removeSwitch, setSwitch } from '../switches/switches.ts';
import { aDelivery, type FixtureDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';

const owner = { actor: 'owner', scope: 'shell' };
let house: FixtureHouse;
let delivery: FixtureDelivery;
/** Releases of the shell, oldest first: without a worker, with one, with the live one. */
let shells: string[];

async function released(source: string, options = {}): Promise<string> {
  await house.edit('shell', source);
  return (await releasePackage({ ...house, ...options }, 'shell')).release;
}

beforeAll(async () => {
  house = await aFixtureHouse();
  await releasePackage(house, 'mf-search');
  shells = [await released('shell 1, no worker'), await released('shell 2'), await released('shell 3')];
  delivery = await aDelivery(house);
});
afterAll(async () => {
  await delivery.close();
  await house.remove();
});

async function opened(url: string, { host = 'petcare.example', cookie = '' } = {}) {
  const { statusCode, body, headers } = await delivery.app.inject({ url, headers: { host, cookie } });
  const composition = JSON.parse(/id="composition">([^<]*)</.exec(body)?.[1] ?? 'null') as Composition | null;
  return { status: statusCode, body, headers, composition };
}

const ENDING = 'registration.unregister()';

test('the worker is the live shell’s, which no cache on the way keeps and which may fetch of the site alone', async () => {
  const { status, body, headers } = await opened('/sw.js');
  expect([status, body]).toEqual([200, '/* worker of shell 3 */']);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
});

test('a page says that there is a worker, and by its composition’s id that it may be kept', async () => {
  const { composition, headers } = await opened('/hospital');
  expect([composition?.worker, headers['petcare-keep']]).toEqual(['on', composition?.id]);
});

test.each(['/hospital?remote=shell@RELEASE', '/?remote=mf-search@localhost:4555'])(
  'a page with an override (%s) has no word for the worker and is never kept',
  async (address) => {
    const { composition, headers } = await opened(address.replace('RELEASE', shells[1]!), { host: 'localhost:4000' });
    expect(composition?.overrides).toHaveLength(1);
    expect([composition?.worker, headers['petcare-keep']]).toEqual([undefined, 'no']);
  },
);

test('an override in a tester’s browser leaves the worker as visitors have it', async () => {
  const { body } = await opened('/sw.js', { host: 'localhost:4000', cookie: `petcare-remote=shell@${shells[1]}` });
  expect(body).toBe('/* worker of shell 3 */');
});

test('a try of a shell that never started is not kept, and kept pages may still be shown', async () => {
  const { headers, composition } = await opened('/', { cookie: `petcare-shell=${shells[2]}.1` });
  expect([headers['petcare-keep'], composition?.worker]).toEqual([undefined, 'on']);
});

test('the frame has no content, and lists the first files of every package with their hashes', async () => {
  const { status, body, headers, composition } = await opened('/offline-frame');
  expect([status, headers['petcare-keep']]).toEqual([200, composition?.id]);
  expect(body).toContain('<div id="app"></div>');
  expect(body).toContain('<meta name="robots" content="noindex">');
  const files = JSON.parse(/id="kept-files">([^<]*)</.exec(body)?.[1] ?? '') as { address: string; integrity?: string }[];
  const search = composition?.remotes['mf-search'];
  expect(files).toContainEqual({ address: `/releases/shell/${shells[2]}/main.js`, integrity: expect.stringMatching(/^sha384-/) });
  expect(files).toContainEqual({ address: search?.entry, integrity: search?.integrity });
  expect((await opened('/hospital')).body).not.toContain('kept-files');
});

test('a switch ends the workers of all visitors for whom it is on', async () => {
  await setSwitch(house.sql, { name: 'no-offline', percent: 100 }, owner);
  await delivery.registry.refresh();
  const [script, page] = [await opened('/sw.js'), await opened('/hospital')];
  expect(script.body).toContain(ENDING);
  expect([page.composition?.worker, page.headers['petcare-keep']]).toEqual(['off', undefined]);

  await removeSwitch(house.sql, 'no-offline', owner);
  await delivery.registry.refresh();
  expect((await opened('/sw.js')).body).toBe('/* worker of shell 3 */');
});

test('a shell’s release without a worker ends the workers that browsers have', async () => {
  await released('shell 4, no worker');
  await delivery.registry.refresh();
  const [script, page] = [await opened('/sw.js'), await opened('/hospital')];
  expect(script.body).toContain(ENDING);
  expect(script.headers['cache-control']).toBe('no-cache');
  expect([page.composition?.worker, page.headers['petcare-keep']]).toEqual(['off', undefined]);
  await released('shell 5');
});

test('a browser in the canary of a shell has the canary’s worker, the others the live one’s', async () => {
  const canary = await released('shell 6', { canary: { share: 50, minutes: 60, budget: 2 } });
  await delivery.registry.refresh();
  const workers = new Set<string>();
  for (let turn = 0; turn < 20; turn += 1) {
    const { headers, composition } = await opened('/');
    const cookie = [headers['set-cookie'] ?? []]
      .flat()
      .map((one) => one.split(';')[0])
      .join('; ');
    const { body } = await opened('/sw.js', { cookie });
    expect(body).toBe(`/* worker of shell ${composition?.shell.release === canary ? 6 : 5} */`);
    workers.add(body);
  }
  expect(workers.size).toBe(2);
});

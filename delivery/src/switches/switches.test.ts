import type { Composition } from '@petcare/contracts';
import { selectActs } from '../registry/audit.sql.ts';
import { selectSnapshot } from '../live/snapshot.sql.ts';
import { buildStandby } from '../standby.ts';
import { readSiteSettings } from '../settings/read-settings.ts';
import { frameServer, helloServer } from '../testing/fixture-servers.ts';
import { aSite, type FixtureSite } from '../testing/fixture-site.ts';
import { addKey } from '../keys/keys.ts';
import { MOST_SWITCHES } from './switches.policy.ts';
import { removeSwitch, setSwitch, type SwitchWish } from './switches.ts';

const house = { actor: 'owner', scope: 'shell' };

/** Server builds that say which switches they were rendered with. */
const saying = (server: string) => `${server}
const { render } = module.exports;
module.exports.render = async (job, surroundings) => {
  const rendered = await render(job, surroundings);
  return { ...rendered, html: rendered.html + '[' + job.kind + ' ' + (job.switches ?? []).join(' ') + ']' };
};`;

let site: FixtureSite;
beforeAll(async () => {
  site = await aSite({ shell: saying(frameServer()), 'mf-search': saying(helloServer('mf-search')) });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.house.sql`delete from delivery.switches`;
  await site.delivery.registry.refresh();
});

const set = async (wish: SwitchWish, by = house) => {
  const outcome = await setSwitch(site.house.sql, wish, by);
  await site.delivery.registry.refresh();
  return outcome;
};
const compositionIn = (body: string) => JSON.parse(/id="composition">([^<]*)</.exec(body)?.[1] ?? 'null') as Composition;
const cookieOf = (headers: Record<string, unknown>) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((one) => String(one).split(';')[0])
    .join('; ');

async function open(cookie = '', url = '/hospital', host = 'petcare.example') {
  const { statusCode, headers, body } = await site.delivery.app.inject({
    url,
    headers: { host, ...(cookie && { cookie }) },
  });
  const { switches = [], tester } = compositionIn(body);
  return { status: statusCode, headers, body, switches, tester, cookie: cookieOf(headers) };
}

test('a switch is on for its share, in the page as in its rendering, and each visitor keeps the side', async () => {
  await set({ name: 'new-map', percent: 50 });
  const sides = new Set<boolean>();
  for (let turn = 0; turn < 20; turn += 1) {
    const first = await open();
    const isOn = first.switches.includes('new-map');
    sides.add(isOn);
    for (const kind of ['frame', 'pages']) expect(first.body).toContain(`[${kind} ${isOn ? 'new-map' : ''}]`);
    expect(first.headers['cache-control']).toBe('no-store');
    const again = await open(first.cookie);
    expect([again.switches, again.cookie]).toEqual([first.switches, '']);
    await set({ name: 'new-map', percent: 100 });
    expect((await open(first.cookie)).switches).toEqual(['new-map']);
    await set({ name: 'new-map', percent: 50 });
    expect((await open(first.cookie)).switches).toEqual(first.switches);
  }
  expect(sides).toEqual(new Set([true, false]));
});

test('a page sets no cookie and lets caches have the page where nobody is told apart', async () => {
  for (const [percent, switches] of [
    [0, []],
    [100, ['new-map']],
  ] as const) {
    await set({ name: 'new-map', percent });
    const page = await open();
    expect([page.switches, page.cookie]).toEqual([switches, '']);
    expect(page.headers['cache-control']).toContain('public');
    expect(page.body).toContain(`[pages ${switches.join(' ')}]`);
  }
  await removeSwitch(site.house.sql, 'new-map', house);
  await site.delivery.registry.refresh();
  expect((await open()).switches).toEqual([]);
});

test('the site keeps the frame of each side apart, whatever the switch is called', async () => {
  const url = '/hospital?frame';
  expect((await open('', url)).body).toContain('[frame ]');
  await set({ name: 'undefined', percent: 100 });
  expect((await open('', url)).body).toContain('[frame undefined]');
});

test('the site shows a tester either side, also of a switch that nobody has made, and others what they always get', async () => {
  await set({ name: 'new-map', percent: 0 });
  const url = '/hospital?switch=new-map:on,not-yet:on';
  const forced = await open('', url, 'localhost:4000');
  expect(forced.switches).toEqual(['new-map', 'not-yet']);
  expect(forced.tester?.switches).toEqual([
    { name: 'new-map', percent: 0, on: true, forced: true },
    { name: 'not-yet', on: true, forced: true },
  ]);
  expect(forced.body).toContain('[pages new-map not-yet]');
  expect(forced.cookie).toBe('petcare-switch=new-map:on.not-yet:on');
  expect((await open(forced.cookie, '/hospital', 'localhost:4000')).switches).toEqual(['new-map', 'not-yet']);
  expect((await open(forced.cookie)).switches).toEqual([]);
  const visited = await open('', url);
  expect([visited.switches, visited.cookie]).toEqual([[], '']);
  const off = await open(forced.cookie, '/hospital?switch=', 'localhost:4000');
  expect([off.switches, off.cookie]).toEqual([[], 'petcare-switch=']);
});

test('the site tells a tester of a switch that is named without a side, keeps what was chosen, and tells others nothing', async () => {
  await set({ name: 'new-map', percent: 0 });
  const local = (url: string, cookie = '') =>
    site.delivery.app.inject({ url, headers: { host: 'localhost:4000', cookie, accept: 'text/html' } });
  const { cookie } = await open('', '/hospital?switch=new-map:on', 'localhost:4000');
  const refused = await local('/hospital?id=1&switch=new-map,not-yet:off,<b>:on', cookie);
  expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([400, undefined]);
  expect(refused.body).toContain('<code>new-map</code>, <code>&lt;b&gt;:on</code>: 어느 쪽을 볼지 알 수 없어요.');
  expect(refused.body).toContain('href="/hospital?id=1&amp;switch=not-yet%3Aoff"');
  expect((await open(cookie, '/hospital', 'localhost:4000')).switches).toEqual(['new-map']);
  expect((await open('', '/hospital?switch=new-map')).switches).toEqual([]);
});

test('a switch is changed by whom it belongs to, within bounds, and each change is in the log', async () => {
  const team = { actor: 'key 1', scope: 'mf-search' };
  expect(await set({ name: 'new-map', percent: 10, owner: 'mf-reviews', note: 'first try' })).toEqual({ done: true });
  expect(await set({ name: 'new-map', percent: 20 }, team)).toEqual({ done: false, why: 'The switch new-map belongs to mf-reviews.' });
  expect(await removeSwitch(site.house.sql, 'new-map', team)).toMatchObject({ done: false });
  expect(await set({ name: 'own-map', percent: 20, owner: 'mf-reviews' }, team)).toEqual({
    done: false,
    why: 'mf-search makes no switch for mf-reviews.',
  });
  expect(await set({ name: 'own-map', percent: 20 }, team)).toEqual({ done: true });
  expect(await set({ name: 'own-map', percent: 30 })).toEqual({ done: true });
  expect(await set({ name: 'own-map', percent: 30, owner: 'mf-reviews' })).toEqual({ done: true });
  expect(await removeSwitch(site.house.sql, 'own-map', team)).toEqual({ done: false, why: 'The switch own-map belongs to mf-reviews.' });
  expect((await selectActs(site.house.sql, null)).slice(-4).map(({ act, package: name, actor, note }) => [act, name, actor, note])).toEqual(
    [
      ['switch', 'mf-reviews', 'owner', 'switch new-map: 10 %, new\nfirst try'],
      ['switch', 'mf-search', 'key 1', 'switch own-map: 20 %, new'],
      ['switch', 'mf-search', 'owner', 'switch own-map: 30 % (was 20 %)'],
      ['switch', 'mf-reviews', 'owner', 'switch own-map: 30 % (was 30 %), of mf-reviews (was of mf-search)'],
    ],
  );
  for (const wish of [
    { name: 'New-map', percent: 1 },
    { name: 'a'.repeat(41), percent: 1 },
    { name: 'a', percent: 101 },
    { name: 'a', percent: 0.5 },
    { name: 'a', percent: 1, owner: 'shell' },
  ])
    expect(await set(wish)).toMatchObject({ done: false });
  for (let count = 2; count < MOST_SWITCHES; count += 1)
    expect(await setSwitch(site.house.sql, { name: `s-${count}`, percent: 0 }, house)).toEqual({ done: true });
  expect(await set({ name: 'one-more', percent: 0 })).toEqual({
    done: false,
    why: `There are ${MOST_SWITCHES} switches: remove one first.`,
  });
});

test('a switch is changed over HTTP with a key: the shell every one, a remote its own', async () => {
  const keys = {
    shell: await addKey(site.house.sql, { scope: 'shell', note: null, actor: 'owner' }),
    team: await addKey(site.house.sql, { scope: 'mf-search', note: null, actor: 'owner' }),
  };
  await site.delivery.registry.refresh();
  const call = async (method: 'GET' | 'POST', path: string, { key }: { key: string }) => {
    const { statusCode, json } = await site.delivery.app.inject({
      method,
      url: `/releases/${path}`,
      headers: { authorization: `Bearer ${key}` },
    });
    return [statusCode, json()] as const;
  };
  expect((await call('POST', 'shell/set-switch?name=new-map&percent=10', keys.shell))[0]).toBe(200);
  expect(await call('POST', 'mf-search/set-switch?name=new-map&percent=20', keys.team)).toMatchObject([409, { code: 'REFUSED' }]);
  expect((await call('POST', 'shell/set-switch?name=other&percent=10', keys.team))[0]).toBe(403);
  expect((await call('POST', 'mf-search/set-switch?name=own-map&percent=20', keys.team))[0]).toBe(200);
  for (const percent of ['many', '101', '-1', '0.5', '1e309', ''])
    expect(await call('POST', `mf-search/set-switch?name=own-map&percent=${percent}`, keys.team)).toMatchObject([
      400,
      { code: 'MALFORMED' },
    ]);
  expect(await call('GET', 'mf-search/switches', keys.team)).toEqual([
    200,
    {
      switches: [
        { name: 'new-map', percent: 10, owner: null, note: null },
        { name: 'own-map', percent: 20, owner: 'mf-search', note: null },
      ],
    },
  ]);
  expect((await call('POST', 'mf-search/remove-switch?name=own-map', keys.team))[0]).toBe(200);
});

test('a switch stays as it was while PostgreSQL is away: who has an id keeps the side, nobody gets one', async () => {
  await set({ name: 'new-map', percent: 50 });
  await set({ name: 'for-all', percent: 100 });
  const visitors = [];
  for (let count = 0; count < 20; count += 1) visitors.push(await open());
  expect(new Set(visitors.map(({ switches }) => switches.length))).toEqual(new Set([1, 2]));
  const snapshot = await selectSnapshot(site.house.sql);
  const standby = await buildStandby(JSON.parse(JSON.stringify(snapshot)), {
    store: site.house.store,
    settings: readSiteSettings({ API_URL: site.api.url }),
  });
  try {
    for (const { cookie, switches } of visitors) {
      const { body, headers } = await standby.inject({ url: '/hospital', headers: { host: 'petcare.example', cookie } });
      expect(compositionIn(body).switches).toEqual(switches);
      expect([headers['set-cookie'], headers['cache-control']]).toEqual([undefined, 'no-store']);
    }
    expect(compositionIn((await standby.inject('/hospital')).body).switches).toEqual(['for-all']);
  } finally {
    await standby.close();
  }
});

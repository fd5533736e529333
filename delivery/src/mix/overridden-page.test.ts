import type { Composition } from '@petcare/contracts';
import { addKey } from '../keys/keys.ts';
import { releasePackage } from '../release/release-package.ts';
import { sweep } from '../sweep/sweep.ts';
import { aDelivery, type FixtureDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';

let house: FixtureHouse;
let delivery: FixtureDelivery;
/** Releases, oldest first; the last is live. */
let shells: string[];
let searches: string[];
let key: string;

async function released(name: string, source: string): Promise<string> {
  await house.edit(name, source);
  return (await releasePackage(house, name)).release;
}

beforeAll(async () => {
  house = await aFixtureHouse();
  shells = [await released('shell', '1'), await released('shell', '2')];
  searches = [await released('mf-search', '1'), await released('mf-search', '2'), await released('mf-search', '3')];
  ({ key } = await addKey(house.sql, { scope: 'tester', note: null, actor: 'owner' }));
  delivery = await aDelivery(house);
});
afterAll(async () => {
  await delivery.close();
  await house.remove();
});

async function opened(url: string, { host = 'localhost:4000', cookie = '' } = {}) {
  const { statusCode, body, headers } = await delivery.app.inject({ url, headers: { host, cookie } });
  const composition = JSON.parse(/id="composition">([^<]*)</.exec(body)?.[1] ?? 'null') as Composition | null;
  const cookies = [headers['set-cookie'] ?? []].flat().map((text) => String(text).split(';')[0]);
  return { status: statusCode, body, composition, search: composition?.remotes['mf-search'], cookie: cookies.join('; ') };
}
const asked = () => `/hospital?remote=mf-search@${searches[0]}&remote=shell@${shells[0]}`;

test('an override composes a page with a stored release: with its hash, its preloads and the live one as the previous one', async () => {
  const { status, body, composition, search } = await opened(asked());
  expect([status, composition?.overrides]).toEqual([200, ['mf-search', 'shell']]);
  expect(search).toEqual({
    release: searches[0],
    entry: `/releases/mf-search/${searches[0]}/remoteEntry.js`,
    integrity: expect.stringMatching(/^sha384-.{64}$/),
    previous: expect.objectContaining({ release: searches[2] }),
  });
  expect(composition?.shell.release).toBe(shells[0]);
  for (const file of [`shell/${shells[0]}/main.js`, `mf-search/${searches[0]}/hospital.js`])
    expect(body).toContain(`href="/releases/${file}"`);
  for (const live of [`shell/${shells[1]}`, `mf-search/${searches[2]}`]) expect(body).not.toContain(`="/releases/${live}/`);
  expect(composition?.id).not.toBe((await opened('/')).composition?.id);
});

test('the site keeps an override at the next address until it is removed', async () => {
  const { cookie } = await opened(asked());
  expect((await opened('/', { cookie })).search?.release).toBe(searches[0]);
  const off = await opened('/?remote=', { cookie });
  expect([off.search?.release, off.composition?.overrides, off.cookie]).toEqual([searches[2], undefined, 'petcare-remote=']);
});

test('the site replaces an overriding shell that never starts by the live one, and tells the tester', async () => {
  const { composition } = await opened(`/?remote=shell@${shells[0]}`, { cookie: `petcare-shell=${shells[0]}.2` });
  expect(composition).toMatchObject({ shell: { release: shells[1] }, overrides: ['shell'], tester: { brokenShell: shells[0] } });
});

test.each(['0123456789ab', 'previously', 'canary'])(
  'the page of an unknown release answers for the unknown mf-search@%s with a page that says how to go on',
  async (release) => {
    const { status, body, composition, cookie } = await opened(`/hospital?id=1&remote=mf-search@${release},shell@${shells[0]}`);
    expect([status, composition, cookie]).toEqual([404, null, '']);
    expect(body).toContain(`<code>mf-search@${release}</code>: 이런 릴리스가 없거나`);
    expect(body).toContain(`href="/hospital?id=1&amp;remote=shell%40${shells[0]}"`);
    expect(body).toContain('href="/hospital?id=1&amp;remote="');
  },
);

test('the page of an unknown release escapes what the address asks for', async () => {
  expect((await opened(`/?remote=${encodeURIComponent('<img src=x>"')}`)).body).toContain('&lt;img src=x&gt;&quot;');
});

describe('a site on another host', () => {
  const host = 'petcare.example';
  const live = () => ({ status: 200, overrides: undefined, tester: undefined, release: searches[2] });
  const seen = ({ status, composition, search }: Awaited<ReturnType<typeof opened>>) => ({
    status,
    overrides: composition?.overrides,
    tester: composition?.tester,
    release: search?.release,
  });

  test('ignores the overrides of a visitor who is no tester, and sets no cookie', async () => {
    for (const url of [asked(), '/?remote=mf-search@0123456789ab', `${asked()}&tester=00000000.x`]) {
      const page = await opened(url, { host });
      expect([seen(page), page.cookie]).toEqual([live(), '']);
    }
    expect(seen(await opened('/', { host, cookie: `petcare-remote=mf-search@${searches[0]}` }))).toEqual(live());
  });

  test('allows overrides with a tester’s key, and marks the page as a tester’s', async () => {
    const first = await opened(`${asked()}&tester=${key}`, { host });
    const swapped = { status: 200, overrides: ['mf-search', 'shell'], tester: { canaries: [] }, release: searches[0] };
    expect(seen(first)).toEqual(swapped);
    expect(seen(await opened('/', { host, cookie: first.cookie }))).toEqual(swapped);
    expect(seen(await opened('/', { host }))).toEqual(live());
  });
});

describe('a link to the mix that a tester sees', () => {
  const linkTo = async (composition: string | undefined, host = 'localhost:4000') => {
    const { statusCode, body } = await delivery.app.inject({
      method: 'POST',
      url: '/testers/links',
      headers: { host },
      payload: { composition },
    });
    return { status: statusCode, query: (JSON.parse(body) as { query?: string }).query ?? '' };
  };

  test('opens the mix for anybody; drops the overrides of the cookie, and applies those of the address', async () => {
    const { composition } = await opened(asked());
    const { status, query } = await linkTo(composition?.id);
    expect(status).toBe(200);
    const anybody = await opened(`/?${query}`, { host: 'petcare.example' });
    expect(anybody.composition).toMatchObject({ id: composition?.id, pinned: true, shell: { release: shells[0] } });
    expect(anybody.search).not.toHaveProperty('previous');

    const kept = await opened(`/?${query}`, { cookie: `petcare-remote=mf-search@${searches[1]}` });
    expect([kept.composition?.id, kept.composition?.overrides]).toEqual([composition?.id, undefined]);
    const onTop = await opened(`/?${query}&remote=mf-search@${searches[1]}`);
    expect(onTop.composition).toMatchObject({ pinned: true, shell: { release: shells[0] }, overrides: ['mf-search'] });
    expect(onTop.search?.release).toBe(searches[1]);
  });

  test('is made for testers only, and for mixes that were given out only', async () => {
    const { composition } = await opened('/');
    expect((await linkTo(composition?.id, 'petcare.example')).status).toBe(403);
    expect((await linkTo('0123456789')).status).toBe(404);
    expect((await linkTo('x')).status).toBe(400);
  });
});

test('the composition tells testers which canaries are in a mix', async () => {
  await house.edit('mf-reviews', '1');
  await releasePackage(house, 'mf-reviews');
  await house.edit('mf-reviews', '2');
  const { release } = await releasePackage({ ...house, canary: { share: 99, minutes: 30, budget: 2 } }, 'mf-reviews');
  await delivery.registry.refresh();
  const { composition } = await opened('/?remote=mf-reviews@canary');
  expect([composition?.remotes['mf-reviews']?.release, composition?.tester]).toEqual([release, { canaries: ['mf-reviews'] }]);
});

test('a sweep does not sweep a release that a tester has open', async () => {
  const { composition } = await opened(`/?remote=mf-search@${searches[0]}`);
  await delivery.compositions.settled();
  await house.sql`update delivery.releases set created_at = created_at - interval '7 days'`;
  await house.sql`update delivery.compositions set given_at = given_at - interval '2 days', kept_until = null where id <> ${composition?.id ?? ''}`;
  const swept = (await sweep(house.sql, { store: house.store, actor: 'tester' })).map(({ release }) => release);
  expect(swept).not.toContain(searches[0]);

  await house.sql`update delivery.compositions set given_at = given_at - interval '2 days'`;
  const later = (await sweep(house.sql, { store: house.store, actor: 'tester' })).map(({ release }) => release);
  expect(later).toContain(searches[0]);
  expect((await opened(`/?remote=mf-search@${searches[0]}`)).status).toBe(404);
});

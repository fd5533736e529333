import { existsSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase } from '../platform/database.ts';
import { releasePackage } from '../release/release-package.ts';
import { sweep } from '../sweep/sweep.ts';
import { archiveOfBuild } from '../testing/archives.ts';
import { aDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { storeKinds } from '../testing/fixture-stores.ts';
import { aListeningDelivery, type FixtureUploads } from '../testing/fixture-uploads.ts';

const name = 'mf-search';

describe.each(storeKinds)('with a %s store', (kind) => {
  let house: FixtureHouse;
  let site: FixtureUploads;
  let first: string;
  beforeEach(async () => {
    house = await aFixtureHouse(kind);
    await releasePackage(house, 'shell');
    first = (await releasePackage(house, name)).release;
    site = await aListeningDelivery(house);
  });
  afterEach(async () => {
    await site.delivery.close();
    await house.remove();
  });

  test('the site grants a prefix, and takes it back, with the key of the shell only', async () => {
    const [{ id, key }, own] = [await site.key('shell'), await site.key(name)];
    const query = `to=${name}&prefix=/walks`;
    expect(await site.post(`shell/grant?${query}`, own.key)).toMatchObject({ status: 403 });
    expect(await site.post(`${name}/grant?${query}`, own.key)).toMatchObject({
      status: 403,
      body: { message: "Only the shell's key grants prefixes." },
    });
    expect(await site.post(`shell/grant?to=${name}&prefix=/api`, key)).toMatchObject({ status: 409, body: { code: 'REFUSED' } });
    expect(await site.post(`shell/grant?${query}`, key)).toEqual({ status: 200, body: { package: name, prefix: '/walks' } });
    expect(await site.post(`shell/withdraw?${query}`, key)).toMatchObject({ status: 200 });
    expect((await site.acts()).filter(({ actor }) => actor === `key ${id}`)).toMatchObject([
      { act: 'grant', package: name, note: 'prefix /walks' },
      { act: 'revoke', package: name, note: 'prefix /walks' },
    ]);
  });

  test('the site accepts an origin that a release waits for, and shows what waits, with the key of the shell only', async () => {
    const [{ key }, own] = [await site.key('shell'), await site.key(name)];
    await house.edit(name, 'asking', undefined, { origins: { img: ['https://tiles.example'] } });
    await releasePackage(house, name);
    const query = `to=${name}&kind=img&origin=https://tiles.example`;
    const shown = async (by: string) =>
      fetch(`${site.origin}/releases/shell/origins`, { headers: { authorization: `Bearer ${by}` } }).then(async (answer) => answer.json());
    expect(await site.post(`shell/accept?${query}`, own.key)).toMatchObject({ status: 403 });
    expect(await shown(own.key)).toMatchObject({ code: 'FORBIDDEN' });
    const tiles = { package: name, kind: 'img', origin: 'https://tiles.example' };
    expect(await shown(key)).toEqual({ origins: [{ ...tiles, accepted: false }] });
    expect(await site.post(`shell/accept?${query}`, key)).toEqual({ status: 200, body: tiles });
    expect(await shown(key)).toEqual({ origins: [{ ...tiles, accepted: true }] });
    expect(await site.post(`shell/accept?to=${name}&kind=script&origin=https://tiles.example`, key)).toMatchObject({ status: 400 });
  });

  test('an uploaded build becomes live: with its id, compressed, logged with its key', async () => {
    const { id, key } = await site.key(name);
    const { status, body } = await site.post(
      `${name}?note=${encodeURIComponent('지도 고침')}`,
      key,
      archiveOfBuild(name, 'from elsewhere'),
    );
    expect({ status, body }).toEqual({
      status: 200,
      body: { package: name, release: expect.stringMatching(/^[0-9a-f]{12}$/), built: true, moved: true },
    });
    const release = String(body['release']);
    expect(await site.pointer(name)).toMatchObject({ release, previous: first, canary: null });
    expect((await site.acts()).at(-1)).toMatchObject({
      act: 'release',
      actor: `key ${id}`,
      package: name,
      release,
      previous: first,
      note: '지도 고침',
    });

    await site.delivery.registry.refresh();
    const entry = await fetch(`${site.origin}/releases/${name}/${release}/remoteEntry.js`, { headers: { 'accept-encoding': 'br' } });
    expect(entry.headers.get('content-encoding')).toBe('br');
    expect(await entry.text()).toContain(`${release} from elsewhere`);
    expect(await (await fetch(site.origin)).text()).toContain(`/releases/${name}/${release}/remoteEntry.js`);
  });

  test('the server build of an upload is stored, and not served to browsers', async () => {
    const { key } = await site.key(name);
    const files = ['remoteEntry.js', 'server/main.cjs'].map((path) => ({ path, bytes: 0, integrity: '' }));
    const archive = archiveOfBuild(name, 'rendered', {
      said: { files, server: 'server/main.cjs' },
      more: [{ name: 'server/main.cjs', content: 'exports.render = 1;' }],
    });
    const { status, body } = await site.post(name, key, archive);
    expect({ status, body }).toMatchObject({ status: 200, body: { moved: true } });
    const release = String(body['release']);
    expect((await site.pointer(name))?.manifest).toMatchObject({
      server: 'server/main.cjs',
      files: [{}, { path: 'server/main.cjs', bytes: 19 }],
    });
    expect((await house.store.read(name, release, 'server/main.cjs'))?.toString()).toBe('exports.render = 1;');
    expect((await fetch(`${site.origin}/releases/${name}/${release}/server/main.cjs`)).status).toBe(404);
  });

  test('the same build makes the same release, and moves it once', async () => {
    const { key } = await site.key(name);
    const once = await site.post(name, key, archiveOfBuild(name, 'again'));
    const twice = await site.post(name, key, archiveOfBuild(name, 'again'));
    expect(twice).toMatchObject({
      status: 200,
      body: { release: once.body['release'], moved: false, why: expect.stringContaining('is live already') },
    });
    expect((await site.acts()).filter(({ act }) => act === 'release')).toHaveLength(1);
  });

  test('the site refuses a canary of a package of which nothing is live: it would be given to nobody', async () => {
    const { id, key } = await site.key('mf-walks');
    const archive = archiveOfBuild('mf-walks', 'first');
    const why = 'mf-walks has nothing live that a canary could be compared with: release it to all.';
    expect(await site.post('mf-walks?canary=10', key, archive)).toMatchObject({ status: 409, body: { code: 'REFUSED', faults: [why] } });
    expect((await site.acts()).at(-1)).toMatchObject({ act: 'refuse', actor: `key ${id}`, package: 'mf-walks', note: why });
    expect(await site.post('mf-walks', key, archive)).toMatchObject({ status: 200, body: { moved: true } });
  });

  test('a canary is made, promoted and rolled back from elsewhere', async () => {
    const { id, key } = await site.key(name);
    const { body } = await site.post(`${name}?canary=10&minutes=5&budget=1`, key, archiveOfBuild(name, 'canary'));
    const release = String(body['release']);
    expect(await site.pointer(name)).toMatchObject({ release: first, canary: { release, share: 10, minutes: 5, budget: 1 } });
    expect(await site.post(`${name}/promote`, key)).toEqual({ status: 200, body: { package: name, release, replaced: first } });
    expect(await site.pointer(name)).toMatchObject({ release, canary: null });
    expect(await site.post(`${name}/rollback?note=blank`, key)).toEqual({
      status: 200,
      body: { package: name, release: first, replaced: release },
    });
    expect(await site.pointer(name)).toMatchObject({ release: first });
    expect((await site.acts()).map(({ act, actor, note }) => [act, actor, note]).slice(-2)).toEqual([
      ['promote', `key ${id}`, null],
      ['rollback', `key ${id}`, 'blank'],
    ]);
    const unknown = await site.post(`${name}/rollback?release=0123456789ab`, key);
    expect(unknown).toMatchObject({ status: 409, body: { message: expect.stringContaining('no release 0123456789ab') } });
    expect(await site.post(`${name}/promote`, key)).toMatchObject({
      status: 409,
      body: { code: 'REFUSED', message: `${name} has no canary.` },
    });
  });

  test('a team elsewhere is shown the state of its package', async () => {
    const { id, key } = await site.key(name);
    const { body } = await site.post(`${name}?canary=10`, key, archiveOfBuild(name, 'canary'));
    await site.delivery.registry.refresh();
    const state = async (other: string) =>
      (await fetch(`${site.origin}/releases/${name}`, { headers: { authorization: `Bearer ${other}` } })).json();
    expect(await state(key)).toEqual({
      package: name,
      release: first,
      previous: null,
      canary: { release: body['release'], share: 10, minutes: 30, budget: 2, since: expect.any(String) },
      acts: [
        expect.objectContaining({ act: 'release', release: first }),
        expect.objectContaining({ act: 'grant' }),
        expect.objectContaining({ act: 'canary', actor: `key ${id}` }),
      ],
      holds: true,
    });
    expect(await state((await site.key('mf-reviews')).key)).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('the site loses no upload of several at the same time', async () => {
    const names = ['mf-search', 'mf-reviews'];
    const keys = new Map(await Promise.all(names.map(async (one) => [one, (await site.key(one)).key] as const)));
    const uploads = names.flatMap((one) => [1, 2, 3].map((build) => ({ one, source: `${one} ${build}` })));
    const answers = await Promise.all(uploads.map(({ one, source }) => site.post(one, keys.get(one) ?? null, archiveOfBuild(one, source))));
    expect(answers.map(({ status, body }) => [status, body['moved']])).toEqual(uploads.map(() => [200, true]));
    const acts = (await site.acts()).filter(({ act }) => act === 'release');
    expect(acts.map(({ release }) => release).sort()).toEqual(answers.map(({ body }) => body['release']).sort());
    for (const one of names) {
      const [...own] = acts.filter((act) => act.package === one);
      expect(own.slice(1).map(({ previous }) => previous)).toEqual(own.slice(0, -1).map(({ release }) => release));
      expect(await site.pointer(one)).toMatchObject({ release: own.at(-1)?.release });
    }
  });

  test('the same build twice at the same time makes one release', async () => {
    const { key } = await site.key(name);
    const answers = await Promise.all([1, 2].map(() => site.post(name, key, archiveOfBuild(name, 'twin'))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body['moved']).sort()).toEqual([false, true]);
    expect(await site.pointer(name)).toMatchObject({ release: answers[0]?.body['release'], previous: first });
  });

  test('the site answers 503 while the registry does not answer', async () => {
    const { key } = await site.key(name);
    await site.delivery.close();
    const sql = createDatabase(house.database.url);
    site = await aListeningDelivery({ ...house, sql });
    await sql.end();
    const asked = [site.post(`${name}/rollback`, key), site.post(name, key, archiveOfBuild(name, 'away'))];
    for (const { status, body } of await Promise.all(asked))
      expect([status, body]).toEqual([503, { code: 'UNAVAILABLE', message: expect.any(String), faults: [] }]);
  });

  test('an upload stays live when the site is started in another checkout', async () => {
    const { key } = await site.key(name);
    const { body } = await site.post(name, key, archiveOfBuild(name, 'uploaded'));
    await house.edit(name, 'another checkout');
    await releasePackage({ ...house, keepHeld: true, followsCheckout: true }, name);
    expect(await site.pointer(name)).toMatchObject({ release: body['release'] });
  });

  const strictly = async () => {
    await site.delivery.close();
    site = await aListeningDelivery(house, { budgets: { default: 10 } });
  };

  test('the site logs what the checks refuse once, and does not keep it', async () => {
    await strictly();
    const { id, key } = await site.key(name);
    const before = await site.traces();
    const over = [expect.stringContaining('The first load of mf-search is')];
    expect(await site.post(name, key, archiveOfBuild(name, 'refused'))).toEqual({
      status: 409,
      body: { code: 'REFUSED', message: expect.stringContaining('is not released'), faults: over },
    });
    expect((await site.acts()).filter(({ act }) => act === 'refuse')).toEqual([
      expect.objectContaining({ actor: `key ${id}`, package: name, note: over[0] }),
    ]);
    expect(await site.traces()).toEqual(before);
  });

  test('a release that visitors were given is kept when its upload is refused', async () => {
    const { key } = await site.key(name);
    const { body } = await site.post(name, key, archiveOfBuild(name, 'good'));
    await site.post(`${name}/rollback`, key);
    await strictly();
    const before = await site.traces();
    expect(await site.post(name, key, archiveOfBuild(name, 'good'))).toMatchObject({ status: 409 });
    expect(await site.traces()).toEqual(before);
    expect(await house.store.has(name, String(body['release']))).toBe(true);
  });

  test('a swept release does not come back by a refused upload', async () => {
    const { key } = await site.key(name);
    const swept = (await site.post(name, key, archiveOfBuild(name, 'old'))).body['release'];
    for (const source of ['newer', 'newest']) await site.post(name, key, archiveOfBuild(name, source));
    await house.sql`update delivery.releases set created_at = now() - interval '2 days' where release = ${String(swept)}`;
    expect(await sweep(house.sql, { store: house.store, actor: 'owner' })).toEqual([{ package: name, release: swept }]);
    await strictly();
    const before = await site.traces();
    expect(await site.post(name, key, archiveOfBuild(name, 'old'))).toMatchObject({ status: 409 });
    expect(await site.traces()).toEqual(before);
    expect(await house.store.has(name, String(swept))).toBe(false);
    expect(await house.sql`select swept_at is not null as swept from delivery.releases where release = ${String(swept)}`).toEqual([
      { swept: true },
    ]);
  });

  test('a start clears away at the start what a killed service has left, and nothing that is in use', async () => {
    const [old, fresh] = [join(house.root, 'petcare-upload-old'), join(house.root, 'petcare-upload-new')];
    for (const folder of [old, fresh]) await mkdir(folder);
    await writeFile(join(old, 'remoteEntry.js'), 'x');
    const hoursAgo = new Date(Date.now() - 2 * 60 * 60_000);
    await utimes(old, hoursAgo, hoursAgo);
    const again = await aDelivery(house, { workDir: house.root });
    await again.close();
    expect([existsSync(old), existsSync(fresh)]).toEqual([false, true]);
  });
});

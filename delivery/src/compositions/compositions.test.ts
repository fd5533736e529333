import { releasePackage } from '../release/release-package.ts';
import { aDelivery, type FixtureDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { mixCommand } from './commands.ts';
import { queryOf, signTicket } from '../mix/signed-link.ts';

const DAY = 86_400_000;
const SECRET = 'test';

let house: FixtureHouse;
let delivery: FixtureDelivery;
let old: string;
let live: string;

beforeAll(async () => {
  house = await aFixtureHouse();
  await house.sql`insert into delivery.secrets (name, value) values ('site', ${SECRET})`;
  await releasePackage(house, 'shell');
  old = (await releasePackage(house, 'mf-search')).release;
  await house.edit('mf-search', 'mf-search 2');
  live = (await releasePackage(house, 'mf-search')).release;
  delivery = await aDelivery(house);
});
afterAll(async () => {
  await delivery.close();
  await house.remove();
});

type Composition = { id: string; pinned?: true; remotes: Record<string, { release: string; previous?: unknown }> };

async function opened(url: string, cookie = '') {
  const answer = await delivery.app.inject({ url, headers: { cookie } });
  const composition = JSON.parse(/id="composition">([^<]*)</.exec(answer.body)?.[1] ?? 'null') as Composition | null;
  return { status: answer.statusCode, body: answer.body, composition, cookie: String(answer.headers['set-cookie'] ?? '') };
}

async function linkTo(named: string[], days = 7): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const code = await mixCommand(house.database.url, {
    named,
    page: new URL('http://site.example/hospital'),
    days,
    say: (line) => void lines.push(line),
  });
  return { code, said: lines.join('\n') };
}
const pathOf = (link: string) => link.replace('http://site.example', '');

test('a signed link opens exactly its mix, also at the next addresses, until it is left', async () => {
  const { code, said } = await linkTo([`mf-search@${old}`]);
  expect(code).toBe(0);
  const first = await opened(pathOf(said));
  expect([first.status, first.composition?.pinned, first.composition?.remotes['mf-search']]).toMatchObject([200, true, { release: old }]);
  expect(first.composition?.remotes['mf-search']).not.toHaveProperty('previous');
  expect(said).toContain(`composition=${first.composition?.id}`);

  const [cookie = ''] = first.cookie.split(';');
  expect((await opened('/', cookie)).composition).toMatchObject({ id: first.composition?.id, pinned: true });
  const left = await opened('/?composition=', cookie);
  expect(left.composition?.remotes['mf-search']?.release).toBe(live);
  expect(left.composition).not.toHaveProperty('pinned');
  expect(left.cookie).toContain('Max-Age=0');
});

test('an open link keeps its mix when a release moves on', async () => {
  const { said } = await linkTo([]);
  await house.edit('mf-search', 'mf-search 3');
  const newer = (await releasePackage(house, 'mf-search')).release;
  await delivery.registry.refresh();
  expect((await opened('/')).composition?.remotes['mf-search']?.release).toBe(newer);
  expect((await opened(pathOf(said))).composition?.remotes['mf-search']?.release).toBe(live);
});

test('a mix that a visitor was given opens by its id', async () => {
  const { composition } = await opened('/');
  await delivery.compositions.settled();
  const query = queryOf(signTicket(SECRET, composition?.id ?? '', new Date(Date.now() + DAY)));
  expect((await opened(`/?${query}`)).composition).toMatchObject({ id: composition?.id, pinned: true });
});

test('the site refuses a link with a wrong signature or an expired one, in Korean', async () => {
  const { id = '' } = (await opened('/')).composition ?? {};
  const good = signTicket(SECRET, id, new Date(Date.now() + DAY));
  const bad = [
    signTicket('another', id, new Date(Date.now() + DAY)),
    signTicket(SECRET, id, new Date(Date.now() - 1_000)),
    { ...good, until: String(Number(good.until) + 1) },
    { ...good, id: '0123456789' },
    { ...good, signature: '' },
  ];
  for (const ticket of bad) {
    const answer = await opened(`/?${queryOf(ticket)}`);
    expect([answer.status, answer.composition, answer.cookie]).toEqual([400, null, '']);
    expect(answer.body).toContain('링크가 올바르지 않거나');
    const kept = await opened('/', `petcare-composition=${ticket.id}.${ticket.until}.${ticket.signature}`);
    expect([kept.status, kept.composition?.pinned]).toEqual([200, undefined]);
  }
});

test('the site answers 404 for a signed id of no mix', async () => {
  const query = queryOf(signTicket(SECRET, '0123456789', new Date(Date.now() + DAY)));
  const { status, body } = await opened(`/hospital?${query}`);
  expect(status).toBe(404);
  expect(body).toContain('찾을 수 없어요');
});

test.each(['mf-search@0123456789ab', 'mf-search', 'nobody@0123456789ab', '../x@0123456789ab'])(
  'the site makes no link to %s',
  async (named) => {
    expect(await linkTo([named])).toEqual({ code: 1, said: expect.stringContaining('no stored release') });
  },
);

test('a release is found by the start of its id or by its role', async () => {
  const opens = async (named: string) => (await opened(pathOf((await linkTo([named])).said))).composition?.remotes['mf-search']?.release;
  const live = delivery.registry.live().get('mf-search');
  expect([await opens(`mf-search@${old.slice(0, 8)}`), await opens('mf-search@live'), await opens('mf-search@previous')]).toEqual([
    old,
    live?.release,
    live?.previous,
  ]);
  expect(live?.previous).not.toBe(live?.release);
  expect(await linkTo(['mf-search@canary'])).toEqual({ code: 1, said: 'mf-search@canary: mf-search has no canary release now.' });
  expect(await linkTo(['mf-nobody@previous'])).toEqual({ code: 1, said: expect.stringContaining('no stored release') });

  await house.sql`insert into delivery.releases (package, release, manifest) select package, ${`${old.slice(0, 11)}${old.endsWith('0') ? '1' : '0'}`}, manifest from delivery.releases where release = ${old}`;
  expect(await linkTo([`mf-search@${old.slice(0, 11)}`])).toEqual({
    code: 1,
    said: expect.stringMatching(/may be .* or .*: write more of it/),
  });
  expect(await opens(`mf-search@${old}`)).toBe(old);
  await house.edit('mf-search', 'mf-search 4');
  const canary = (await releasePackage({ ...house, canary: { share: 10, minutes: 30, budget: 2 } }, 'mf-search')).release;
  expect(await opens('mf-search@canary')).toBe(canary);
});

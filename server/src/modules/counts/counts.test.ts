import { unwrap } from '../../platform/errors/result.ts';
import { gql, rest } from '../../testing/calls.ts';
import { aCompany, aGuardian, aHospital, aPharmacy, logIn, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import type { ListingKind } from '../listings/index.ts';

const server = withApp();

const owners = { hospital: aHospital, pharmacy: aPharmacy, company: aCompany };
const kinds = Object.keys(owners) as ListingKind[];
type VisitOrigin = { token?: string; address?: string };
const headersOf = ({ address }: VisitOrigin): Record<string, string> => (address ? { 'x-forwarded-for': address } : {});

/** A public listing with its owner. */
async function aListing(kind: ListingKind): Promise<{ id: number; owner: Person }> {
  const app = server();
  const owner = await owners[kind](app);
  const id = unwrap(
    await app.services.listings.addListing({
      kind,
      name: `${kind} 한 곳`,
      address: '서울특별시 구로구 디지털로 300',
      ownerUserId: owner.id,
    }),
  );
  return { id, owner };
}

const fieldOf = (kind: ListingKind, what: string) => `increase${kind === 'hospital' ? 'Hospital' : 'Pharmacy'}${what}Count(${kind}Id: $id`;

/** True when it was counted, or the code of its refusal; each kind by its own call. */
async function visit(kind: ListingKind, id: number | string, from: VisitOrigin = {}): Promise<unknown> {
  if (kind === 'company') return answerOf(await rest(server(), from.token, 'POST', `/company/${id}/visitor`, undefined, headersOf(from)));
  const { data, errors } = await gql<{ is: boolean } | null>(
    server(),
    from.token,
    `mutation ($id: ID!) { is: ${fieldOf(kind, 'Visitor')}) }`,
    { id },
    headersOf(from),
  );
  return errors[0]?.extensions.code ?? data?.is;
}
async function act(
  what: 'Click' | 'Inflow',
  kind: ListingKind,
  id: number | string,
  type: unknown,
  from: VisitOrigin = {},
): Promise<unknown> {
  if (kind === 'company')
    return answerOf(
      await rest(server(), from.token, 'POST', `/company/${id}/${what.toLowerCase()}?type=${String(type)}`, undefined, headersOf(from)),
    );
  const mutation = `mutation ($id: ID!, $type: Int!) { is: ${fieldOf(kind, what)}, type: $type) }`;
  const { data, errors } = await gql<{ is: boolean } | null>(server(), from.token, mutation, { id, type }, headersOf(from));
  return errors[0]?.extensions.code ?? data?.is;
}
const answerOf = ({ status, body }: Awaited<ReturnType<typeof rest>>) => (status === 200 ? body.data : body.error.code);

const rows = {
  Visotor: 'id date memberCount nonMemberCount',
  Click: 'id date reservationCount callCount shareCount kakaoCount',
  Inflow: 'id date type count',
};
/** The figures as the owner reads them, from where they are given. */
async function read(
  what: keyof typeof rows,
  kind: ListingKind,
  { token }: Person,
  days: { startDate?: string; endDate?: string } = {},
): Promise<Record<string, unknown>[]> {
  if (kind === 'company') {
    const query = new URLSearchParams(Object.entries(days).map(([name, day]): [string, string] => [name.replace('Date', '_date'), day]));
    const { body } = await rest<{ items: Record<string, unknown>[] }>(
      server(),
      token,
      'GET',
      `/user/company-${what === 'Visotor' ? 'visitor' : what.toLowerCase()}?${query}`,
    );
    return body.data.items;
  }
  const field = `get${kind === 'hospital' ? 'Hospital' : 'Pharmacy'}${what}Count`;
  const { data } = await gql<{ rows: Record<string, unknown>[] }>(
    server(),
    token,
    `query ($startDate: Date, $endDate: Date) { rows: ${field}(startDate: $startDate, endDate: $endDate) { ${rows[what]} } }`,
    days,
  );
  return data.rows;
}

test.each(kinds)('a visitor of a %s counts once a day, members and others apart', async (kind) => {
  const { id, owner } = await aListing(kind);
  const { token } = await aGuardian(server());
  expect([
    await visit(kind, id),
    await visit(kind, id),
    await visit(kind, id, { token }),
    await visit(kind, id, { token, address: '203.0.113.7' }),
  ]).toEqual([true, false, true, false]);
  const [today] = (await read('Visotor', kind, owner)).slice(-1);
  server().clock.advance({ days: 1 });
  expect(await visit(kind, id)).toBe(true);
  expect(today).toMatchObject({ id: today!['date'], memberCount: 1, nonMemberCount: 1 });
  // A token lasts a quarter of an hour.
  const { body } = await rest<{ token: string }>(server(), undefined, 'POST', '/user/access-token', { refreshToken: owner.refreshToken });
  const days = await read('Visotor', kind, { ...owner, token: body.data.token });
  expect(days).toHaveLength(30);
  expect(days.slice(-3).map(({ memberCount, nonMemberCount }) => [memberCount, nonMemberCount])).toEqual([
    [0, 0],
    [1, 1],
    [0, 1],
  ]);
});

test.each(kinds)('clicks and inflows of a %s add up by type', async (kind) => {
  const { id, owner } = await aListing(kind);
  for (const type of [0, 1, 1, 2, 3, 3, 3]) expect(await act('Click', kind, id, type)).toBe(true);
  for (const type of [2, 2]) expect(await act('Inflow', kind, id, type)).toBe(true);
  expect((await read('Click', kind, owner)).at(-1)).toMatchObject({ reservationCount: 1, callCount: 2, shareCount: 1, kakaoCount: 3 });
  const inflows = await read('Inflow', kind, owner);
  expect(inflows).toHaveLength(120);
  expect(inflows.slice(-4).map(({ type, count }) => [type, count])).toEqual([
    [0, 0],
    [1, 0],
    [2, 2],
    [3, 0],
  ]);
});

test.each(kinds)('no count is taken for a %s that does not exist', async (kind) => {
  const { id, owner } = await aListing(kind);
  const other = await aListing(kind === 'hospital' ? 'pharmacy' : 'hospital');
  const hidden = await server().services.listings.createListing(server().db, {
    kind,
    name: '아직 없는 곳',
    address: '서울특별시 구로구',
    ownerUserId: (await owners[kind](server())).id,
  });
  const closed = await aListing(kind);
  await server().db`update businesses set closed_at = now() where id = ${closed.id}`;
  for (const nowhere of ['x', '0', '-1', '1.5', '999999999', '99999999999999999999', other.id, hidden, closed.id]) {
    const said = [await visit(kind, nowhere), await act('Click', kind, nowhere, 1), await act('Inflow', kind, nowhere, 1)];
    expect([nowhere, ...said]).toEqual([nowhere, 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  }
  for (const type of [-1, 4, 1.5, 1e9, 2 ** 53, 'x', '', null]) {
    for (const what of ['Click', 'Inflow'] as const)
      expect([type, await act(what, kind, id, type)]).toEqual([
        type,
        expect.stringMatching(/^(VALIDATION_FAILED|BAD_USER_INPUT|BAD_REQUEST)$/),
      ]);
  }
  const kept = await server().db`select 1 from business_daily_counts where business_id = any(${[id, closed.id, hidden]})`;
  expect(kept).toHaveLength(0);
  expect((await read('Inflow', kind, owner)).every(({ count }) => count === 0)).toBe(true);
});

test('who visited is forgotten when the next day is over, and how many came stays', async () => {
  const app = server();
  const { id, owner } = await aListing('hospital');
  app.clock.set('2026-12-10T03:00:00.000Z');
  await visit('hospital', id, { address: '203.0.113.41' });
  const kept = async () => (await app.db`select 1 from business_visits where business_id = ${id}`).length;
  app.clock.set('2026-12-11T14:59:59.999Z');
  await app.runJob('forget-visits');
  expect(await kept()).toBe(1);
  app.clock.set('2026-12-11T15:00:00.000Z');
  await app.runJob('forget-visits');
  expect(await kept()).toBe(0);
  const token = await logIn(app, owner);
  const days = await read('Visotor', 'hospital', { ...owner, token }, { startDate: '2026-12-10', endDate: '2026-12-10' });
  expect(days.map(({ nonMemberCount }) => nonMemberCount)).toEqual([1]);
  app.clock.set('2026-11-23T03:00:00.000Z');
});

test.each(kinds)('a visit of a %s counts again after midnight in Seoul', async (kind) => {
  const app = server();
  const { id, owner } = await aListing(kind);
  // A minute before and after midnight in Seoul; in UTC it is one and the same day, as are the last two.
  const visits: [string, boolean][] = [
    ['2026-12-31T14:59:00.000Z', true],
    ['2026-12-31T14:59:59.999Z', false],
    ['2026-12-31T15:00:00.000Z', true],
    ['2026-12-31T23:59:59.999Z', false],
    ['2027-01-01T14:59:59.999Z', false],
    ['2027-01-01T15:00:00.000Z', true],
  ];
  for (const [at, isCounted] of visits) {
    app.clock.set(at);
    expect([at, await visit(kind, id, { address: '203.0.113.40' })]).toEqual([at, isCounted]);
  }
  const days = await read(
    'Visotor',
    kind,
    { ...owner, token: await logIn(app, owner) },
    { startDate: '2026-12-31', endDate: '2027-01-02' },
  );
  expect(days.map(({ date, nonMemberCount }) => [date, nonMemberCount])).toEqual([
    ['2026-12-31', 1],
    ['2027-01-01', 1],
    ['2027-01-02', 1],
  ]);
  app.clock.set('2026-11-23T03:00:00.000Z');
});

test.each(kinds)('the owner of a %s is not counted on their own page, but on others', async (kind) => {
  const [{ id, owner }, other] = [await aListing(kind), await aListing(kind)];
  const from = { token: owner.token };
  expect([await visit(kind, id, from), await act('Click', kind, id, 1, from), await act('Inflow', kind, id, 2, from)]).toEqual([
    false,
    false,
    false,
  ]);
  expect([await visit(kind, other.id, from), await act('Click', kind, other.id, 1, from)]).toEqual([true, true]);
  const [today] = (await read('Visotor', kind, owner)).slice(-1);
  expect(today).toMatchObject({ memberCount: 0, nonMemberCount: 0 });
  expect((await read('Visotor', kind, other.owner)).at(-1)).toMatchObject({ memberCount: 1 });
});

test('hundreds of concurrent visits are counted, one visitor once', async () => {
  const { id, owner } = await aListing('hospital');
  const other = await aListing('hospital');
  const clicks = Array.from({ length: 300 }, (_none, index) => act('Click', 'hospital', index % 3 === 0 ? other.id : id, 1));
  const same = Array.from({ length: 100 }, () => visit('hospital', id, { address: '203.0.113.9' }));
  const several = Array.from({ length: 60 }, (_none, index) => visit('hospital', id, { address: `198.51.100.${index}` }));
  expect((await Promise.all(clicks)).every((isCounted) => isCounted === true)).toBe(true);
  expect((await Promise.all(same)).filter((isCounted) => isCounted === true)).toHaveLength(1);
  expect((await Promise.all(several)).every((isCounted) => isCounted === true)).toBe(true);
  expect((await read('Click', 'hospital', owner)).at(-1)).toMatchObject({ callCount: 200 });
  expect((await read('Click', 'hospital', other.owner)).at(-1)).toMatchObject({ callCount: 100 });
  expect((await read('Visotor', 'hospital', owner)).at(-1)).toMatchObject({ nonMemberCount: 61 });
});

test('an owner’s figures are answered by period, and an impossible period is refused', async () => {
  const { owner } = await aListing('company');
  expect(await read('Click', 'company', owner, { startDate: '2026-01-01', endDate: '2026-01-03' })).toHaveLength(3);
  for (const query of [
    'start_date=2026-01-02&end_date=2026-01-01',
    'start_date=2020-01-01&end_date=2026-01-01',
    'start_date=2026-02-30',
    'start_date=x',
    'end_date=',
  ]) {
    const { status, body } = await rest(server(), owner.token, 'GET', `/user/company-visitor?${query}`);
    expect([query, status, body.error?.code]).toEqual([query, 400, 'VALIDATION_FAILED']);
  }
});

test('an account without a listing gets no figures', async () => {
  const { token } = await aCompany(server());
  expect(await rest(server(), token, 'GET', '/user/company-inflow')).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
});

describe('with limits', () => {
  const limited = withApp({ rateLimits: true });
  test('counts from one address are limited', async () => {
    const app = limited();
    const id = unwrap(
      await app.services.listings.addListing({
        kind: 'hospital',
        name: '한 곳',
        address: '서울특별시 구로구 디지털로 300',
        ownerUserId: null,
      }),
    );
    const click = () => app.services.counts.countAct('click', { kind: 'hospital', id }, 1, { ip: '203.0.113.1' });
    const answers = await Promise.all(Array.from({ length: 250 }, click));
    expect(answers.filter((answer) => answer.ok && answer.value)).toHaveLength(240);
    app.clock.advance({ minutes: 1 });
    expect(await click()).toEqual({ ok: true, value: true });
  });
});

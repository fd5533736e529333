import { gql, multipart, rest } from '../../../testing/calls.ts';
import { aCompany, aGuardian, aHospital, aPharmacy, logIn, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import type { ListingKind } from '../index.ts';

const server = withApp();
const owners = { hospital: aHospital, pharmacy: aPharmacy, company: aCompany };
const kinds = Object.keys(owners) as ListingKind[];
const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
  weekday === 0 ? { weekday, isClosed: true } : { weekday, isClosed: false, open: '09:00', close: '18:00' },
);
const EXCEPTIONS =
  'hoursExceptions { holidays { rule open close breakStart breakEnd } closures { weekday weeks } feasts closedOn { from to } varies }';

async function anOwner(kind: ListingKind): Promise<Person & { listing: number }> {
  const owner = await owners[kind](server());
  const listing = unwrap(
    await server().services.listings.addListing({
      kind,
      name: '쉬는날한곳',
      address: '서울특별시 구로구 디지털로 300',
      ownerUserId: owner.id,
    }),
  );
  return { ...owner, listing };
}

type HoursAnswer = { code: string | undefined; properties: string[] | undefined; exceptions: unknown; message: string | undefined };

/** Saves as this kind's owners do, and answers what is there then. */
async function save(kind: ListingKind, token: string, input: Record<string, unknown>): Promise<HoursAnswer> {
  if (kind === 'company') {
    const form = await multipart(
      Object.fromEntries(
        Object.entries(input).map(([name, value]) => [
          name,
          value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value),
        ]),
      ),
    );
    const { body } = await rest<{ hoursExceptions: unknown }>(server(), token, 'PATCH', '/user/company', form.payload, form.headers);
    return {
      code: body.error?.code,
      properties: body.errors?.map(({ property }) => property),
      exceptions: body.data?.hoursExceptions,
      message: body.message,
    };
  }
  const name = kind === 'hospital' ? 'Hospital' : 'Pharmacy';
  const { data, errors } = await gql<{ saved: { hoursExceptions: unknown } } | null>(
    server(),
    token,
    `mutation ($input: UpdateMy${name}Input!) { saved: updateMy${name}(input: $input) { ${EXCEPTIONS} } }`,
    { input },
  );
  return {
    code: errors[0]?.extensions.code,
    properties: errors[0]?.extensions.errors?.map(({ property }) => property),
    exceptions: data?.saved.hoursExceptions,
    message: errors[0]?.message,
  };
}

const getter = { hospital: 'getHospital', pharmacy: 'getPharmacy', company: 'getCompany' };
const seen = async (kind: ListingKind, id: number) =>
  (
    await gql<{ one: { isOpenNow: boolean | null; openingToday: object; hoursExceptions: object } }>(
      server(),
      undefined,
      `query ($id: ID!) { one: ${getter[kind]}(id: $id) { isOpenNow openingToday { holiday isCertain isClosed open close } ${EXCEPTIONS} } }`,
      { id: String(id) },
    )
  ).data.one;

const whole = {
  holidays: { rule: 'own', open: '10:00', close: '14:00' },
  closures: [
    { weekday: 3, weeks: [2, -1] },
    { weekday: 6, weeks: null },
  ],
  feasts: ['seollal', 'chuseok', 'seollal'],
  closedOn: [
    { from: '2026-12-21', to: '2026-12-22' },
    { from: '2026-11-30', to: '2026-11-30' },
  ],
  varies: true,
};
// prettier-ignore
const shown = { holidays: expect.objectContaining({ rule: 'own', open: '10:00', close: '14:00' }), closures: whole.closures, feasts: ['seollal', 'chuseok'], closedOn: [{ from: '2026-11-30', to: '2026-11-30' }, { from: '2026-12-21', to: '2026-12-22' }], varies: true };

test.each(kinds)('the owner of a %s says when it is closed beyond the week, and everybody is told', async (kind) => {
  const { token, listing } = await anOwner(kind);
  expect(await save(kind, token, { businessHours: week, hoursExceptions: whole })).toMatchObject({ code: undefined, exceptions: shown });
  server().clock.set('2026-11-30T03:00:00.000Z');
  expect(await seen(kind, listing)).toMatchObject({ isOpenNow: false, openingToday: { isClosed: true } });
  server().clock.set('2026-12-01T03:00:00.000Z');
  expect(await seen(kind, listing)).toMatchObject({
    isOpenNow: true,
    hoursExceptions: { closedOn: [{ from: '2026-12-21', to: '2026-12-22' }] },
  });
  const christmas = '2026-12-25T03:00:00.000Z';
  server().clock.set(christmas);
  expect(await seen(kind, listing)).toMatchObject({
    isOpenNow: true,
    openingToday: { holiday: '기독탄신일', isCertain: true, isClosed: false, open: '10:00', close: '14:00' },
    hoursExceptions: { ...shown, closedOn: [] },
  });
  server().clock.set('2026-12-25T06:00:00.000Z');
  expect(await seen(kind, listing)).toMatchObject({ isOpenNow: false });
  // The second Wednesday of December, and the third.
  server().clock.set('2026-12-09T03:00:00.000Z');
  expect(await seen(kind, listing)).toMatchObject({ isOpenNow: false, openingToday: { isClosed: true } });
  server().clock.set('2026-12-16T03:00:00.000Z');
  expect(await seen(kind, listing)).toMatchObject({ isOpenNow: true });
  server().clock.set('2026-11-23T03:00:00.000Z');
});

test.each(kinds)('what the owner of a %s wrote stays when only the hours change, and goes when it is cleared', async (kind) => {
  const { token, listing } = await anOwner(kind);
  await save(kind, token, { businessHours: week, hoursExceptions: { holidays: { rule: 'closed' } } });
  expect(
    (await save(kind, token, { businessHours: week.map((day) => ({ ...day, ...(!day.isClosed && { close: '20:00' }) })) })).exceptions,
  ).toMatchObject({ holidays: { rule: 'closed' } });
  expect((await save(kind, token, { humu: '매주 일요일' })).exceptions).toMatchObject({ holidays: { rule: 'closed' } });
  expect((await save(kind, token, { hoursExceptions: { holidays: { rule: 'usual' } } })).exceptions).toMatchObject({
    holidays: { rule: 'usual' },
    closures: [],
    feasts: [],
    varies: false,
  });
  expect((await save(kind, token, { hoursExceptions: null })).exceptions).toBeNull();
  const [row] = await server().db<{ edited: string[] }[]>`select owner_edited as edited from businesses where id = ${listing}`;
  expect(row?.edited).toContain('hoursExceptions');
});

test('what an import said of holidays goes with its hours', async () => {
  const { token, listing } = await anOwner('hospital');
  await server()
    .db`update businesses set owner_edited = '{}', business_hours = '[null,null,null,null,null,null,null]', hours_exceptions = '{"holidays": null}' where id = ${listing}`;
  expect((await save('hospital', token, { introduce: '안녕하세요' })).exceptions).toMatchObject({ holidays: { rule: 'closed' } });
  expect((await save('hospital', token, { businessHours: week })).exceptions).toBeNull();
});

const holidays = 'hoursExceptions.holidays';
const closures = 'hoursExceptions.closures';
const closedOn = 'hoursExceptions.closedOn';
test.each<[object, string]>([
  [{ holidays: { rule: 'own' } }, holidays],
  [{ holidays: { rule: 'own', open: '10:00' } }, holidays],
  [{ holidays: { rule: 'own', open: '10:00', close: '14:00', breakStart: '15:00', breakEnd: '16:00' } }, holidays],
  [{ closures: [{ weekday: 7, weeks: [1] }] }, closures],
  [{ closures: [{ weekday: -1, weeks: [1] }] }, closures],
  [{ closures: [{ weekday: 1, weeks: [] }] }, closures],
  [{ closures: [{ weekday: 1, weeks: [0] }] }, closures],
  [{ closures: [{ weekday: 1, weeks: [6] }] }, closures],
  [{ closures: [{ weekday: 1, weeks: [2, 2] }] }, closures],
  [
    {
      closures: [
        { weekday: 1, weeks: [1] },
        { weekday: 1, weeks: [3] },
      ],
    },
    closures,
  ],
  [{ closedOn: [{ from: '2026-12-02', to: '2026-12-01' }] }, closedOn],
  [{ closedOn: Array.from({ length: 31 }, () => ({ from: '2026-12-01', to: '2026-12-01' })) }, closedOn],
])('%j is refused by every kind, in Korean, and nothing is saved', async (hoursExceptions, property) => {
  for (const kind of kinds) {
    const { token, listing } = await anOwner(kind);
    const answer = await save(kind, token, { introduce: '바뀌면 안 돼요', hoursExceptions });
    expect(answer).toMatchObject({ code: 'VALIDATION_FAILED', properties: [property], message: expect.stringMatching(/[가-힣].*요\.$/) });
    expect((await seen(kind, listing)).hoursExceptions).toBeNull();
  }
});

// prettier-ignore
test.each(['x', '[]', '1', '"x"', 'null', '{"holidays":1}', '{"holidays":{"rule":"x"}}', '{"holidays":{"rule":"own","open":9}}', '{"closures":{}}', '{"closures":[1]}', '{"closures":[{"weekday":"1"}]}', '{"closures":[{"weekday":1,"weeks":["1"]}]}', '{"feasts":["easter"]}', '{"feasts":"seollal"}', '{"varies":"yes"}', '{"closedOn":{}}', '{"closedOn":[1]}', '{"closedOn":[{"from":"2026-12-01"}]}', '{"closedOn":[{"from":20261201,"to":20261202}]}'])(
  'a company’s form that says %s of its exceptions is refused',
  async (hoursExceptions) => {
    const { token } = await anOwner('company');
    expect(await save('company', token, { hoursExceptions })).toMatchObject({ code: 'VALIDATION_FAILED', properties: ['hoursExceptions'], message: '공휴일과 정기 휴무를 다시 확인해 주세요.' });
  },
);

test('a company’s form that names a day that there is not is refused', async () => {
  const { token } = await anOwner('company');
  for (const day of ['2027-02-29', '2027-2-1', '', 'tomorrow']) {
    expect(await save('company', token, { hoursExceptions: { closedOn: [{ from: '2026-12-01', to: day }] } })).toMatchObject({
      code: 'VALIDATION_FAILED',
      properties: [closedOn],
    });
  }
});

const SPECIAL = 'specialDays { from to isClosed open close breakStart breakEnd }';
test.each(kinds)('the coming sixty days of a %s on which it is not open as its week says', async (kind) => {
  const { token, listing } = await anOwner(kind);
  await save(kind, token, {
    businessHours: week,
    hoursExceptions: {
      holidays: { rule: 'own', open: '10:00', close: '14:00' },
      closures: [{ weekday: 3, weeks: [2] }],
      closedOn: [{ from: '2026-11-25', to: '2026-11-27' }],
    },
  });
  const { data } = await gql<{ one: { specialDays: object[] } }>(
    server(),
    undefined,
    `query ($id: ID!) { one: ${getter[kind]}(id: $id) { ${SPECIAL} } }`,
    { id: String(listing) },
  );
  const closed = { isClosed: true, open: null, close: null, breakStart: null, breakEnd: null };
  const short = { isClosed: false, open: '10:00', close: '14:00', breakStart: null, breakEnd: null };
  expect(data.one.specialDays).toEqual([
    { from: '2026-11-25', to: '2026-11-27', ...closed },
    { from: '2026-12-09', to: '2026-12-09', ...closed },
    { from: '2026-12-25', to: '2026-12-25', ...short },
    { from: '2027-01-01', to: '2027-01-01', ...short },
    { from: '2027-01-13', to: '2027-01-13', ...closed },
  ]);
});

describe('words about opening hours', () => {
  const read = async (token: string | undefined, businessHoursText: string, humu?: string) =>
    gql<{
      readOpeningHours: {
        businessHours: { weekday: number; isClosed: boolean; open: string; close: string }[] | null;
        hoursExceptions: object | null;
        reason: string | null;
      };
    }>(
      server(),
      token,
      `query ($text: String!, $humu: String) { readOpeningHours(businessHoursText: $text, humu: $humu) { businessHours { weekday isClosed open close } ${EXCEPTIONS} reason } }`,
      { text: businessHoursText, humu },
    );

  test('are read for a form, and saving them changes no hours', async () => {
    const { token } = await anOwner('hospital');
    const { data } = await read(token, '평일 09:30~19:00, 토요일 10:00~15:00', '매주 일요일, 공휴일');
    expect(data.readOpeningHours).toMatchObject({ reason: null, hoursExceptions: { holidays: { rule: 'closed' } } });
    expect(data.readOpeningHours.businessHours?.map(({ isClosed, open, close }) => (isClosed ? '휴무' : `${open}-${close}`))).toEqual([
      '휴무',
      ...Array.from({ length: 5 }, () => '09:30-19:00'),
      '10:00-15:00',
    ]);
    const UPDATE =
      'mutation ($input: UpdateMyHospitalInput!) { updateMyHospital(input: $input) { businessHoursText humu businessHours { weekday } } }';
    const saved = await gql(server(), token, UPDATE, { input: { businessHoursText: '평일 09:30~19:00', humu: '매주 일요일' } });
    expect(saved.data['updateMyHospital']).toEqual({ businessHoursText: '평일 09:30~19:00', humu: '매주 일요일', businessHours: null });
  });

  test.each([
    ['그때그때 달라요', undefined, expect.stringMatching(/./)],
    ['', undefined, null],
    ['정보없음', '매주 일요일', null],
  ])('%j with %j are not hours', async (text, humu, reason) => {
    const { token } = await anOwner('pharmacy');
    expect((await read(token, text, humu)).data.readOpeningHours).toEqual({ businessHours: null, hoursExceptions: null, reason });
  });

  test('are for businesses, and not longer than they may be', async () => {
    expect((await read(undefined, '매일 10:00~19:00')).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await read((await aGuardian(server())).token, '매일 10:00~19:00')).errors[0]?.extensions.code).toBe('FORBIDDEN');
    const owner = await anOwner('company');
    expect((await read(await logIn(server(), owner), '가'.repeat(501))).errors[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ property: 'businessHoursText' }],
    });
  });
});

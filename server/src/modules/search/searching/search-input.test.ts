import { gql } from '../../../testing/calls.ts';
import { withApp } from '../../../testing/with-app.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import { isOpenNow, seoulMoment, type HoursExceptions, type WeeklyHours } from '../../opening-hours/index.ts';

const server = withApp();
const everyDay = (hours: WeeklyHours[number]): WeeklyHours => Array.from({ length: 7 }, () => hours);
const add = async (name: string, businessHours: WeeklyHours | null) =>
  unwrap(
    await server().services.listings.addListing({
      kind: 'hospital',
      name,
      address: '서울특별시 구로구 디지털로 300',
      latitude: 37.48,
      longitude: 126.89,
      ownerUserId: null,
      businessHours,
    }),
  );

beforeAll(async () => {
  await add('늘열린동물병원', everyDay({ open: '00:00', close: '00:00' }));
  await add('늘닫힌동물병원', everyDay(null));
  await add('모르는동물병원', null);
});

const ask = (variables: Record<string, unknown>) =>
  gql<{ list: { name: string }[]; total: number }>(
    server(),
    undefined,
    `query ($search: String, $filters: [HospitalFeature!], $order: HospitalOrder, $latitude: Float, $longitude: Float, $page: Int, $count: Int) {
      list: searchHospitals(search: $search, filters: $filters, order: $order, latitude: $latitude, longitude: $longitude, page: $page, count: $count) { name }
      total: searchHospitalsCount(search: $search, filters: $filters)
    }`,
    variables,
  );

test.each([[undefined], ['동물병원'], ['늘열린'], ['ㄴㅇㄹㄷㅁㅂㅇ'], ['늘열린동물뱅원']])(
  'open now, looked for by %j: those that are',
  async (search) => {
    const { data, errors } = await ask({ search, filters: ['isOpenNow'] });
    expect([errors, data]).toEqual([[], { list: [{ name: '늘열린동물병원' }], total: 1 }]);
  },
);

test.each<[string, WeeklyHours[number]]>([
  ['the day', { open: '09:00', close: '18:00' }],
  ['with a break', { open: '09:30', close: '18:30', breakStart: '12:30', breakEnd: '14:00' }],
  ['past midnight', { open: '18:00', close: '02:30' }],
  ['with a break, past midnight', { open: '12:00', close: '02:00', breakStart: '17:00', breakEnd: '18:00' }],
  ['around the clock', { open: '00:00', close: '00:00' }],
  ['around the clock from nine', { open: '09:00', close: '09:00' }],
  ['never', null],
])('the database and the policy agree when a hospital is open: %s', async (_which, day) => {
  const hours: WeeklyHours = [null, day, day, null, { open: '10:00', close: '13:00' }, day, day];
  const exceptions: (HoursExceptions | null)[] = [
    null,
    {},
    { holidays: null },
    { holidays: 'usual', feasts: ['seollal'] },
    { holidays: { open: '18:00', close: '01:00' }, feasts: ['chuseok', 'newYear'] },
    {
      closures: [
        { weekday: 0, weeks: [2, 4] },
        { weekday: 3, weeks: [-1] },
      ],
      varies: true,
    },
    {
      closedOn: [
        { from: '2026-02-18', to: '2026-02-19' },
        { from: '2026-11-23', to: '2026-11-23' },
      ],
      holidays: 'usual',
    },
    {
      closures: [
        { weekday: 0, weeks: [1, 3] },
        { weekday: 1, weeks: 'alternate' },
      ],
      holidays: { open: '09:00', close: '12:00' },
    },
  ];
  // A week of 설, one with a fourth Sunday, and one of 설 on a Sunday with its substitute.
  const moments = ['2026-02-15', '2026-11-22', '2027-02-07'].flatMap((sunday) =>
    Array.from({ length: 7 * 48 }, (_, half) => new Date(new Date(`${sunday}T00:00:00+09:00`).getTime() + half * 30 * 60_000)),
  );
  const facts = JSON.stringify(moments.map((moment) => seoulMoment(moment)));
  for (const hoursExceptions of exceptions) {
    const rows = await server().db<{ isOpen: boolean }[]>`
      select is_open_at(${JSON.stringify(hours)}::text::jsonb, ${hoursExceptions && JSON.stringify(hoursExceptions)}::text::jsonb, moment -> 'today', moment -> 'yesterday', (moment ->> 'minute')::integer) as is_open
      from jsonb_array_elements(${facts}::text::jsonb) with ordinality moments (moment, place) order by place`;
    const told = rows.map(({ isOpen }, index) => [moments[index], isOpen]);
    expect([hoursExceptions, told]).toEqual([
      hoursExceptions,
      moments.map((moment) => [moment, isOpenNow({ businessHours: hours, hoursExceptions }, moment) === true]),
    ]);
  }
});

const long = 10_000;
test.each([
  ['10 kB of one syllable', '가'.repeat(long)],
  ['10 kB of words', '동물 병원 '.repeat(long / 5)],
  ['10 kB of consonants', 'ㄱㅅ'.repeat(long / 2)],
  ['10 kB of Latin letters', 'rk'.repeat(long / 2)],
  ['10 kB of signs', '%_\\'.repeat(long / 3)],
  ['many signs around a word', `%_\\'"%늘열린%\\`],
  ['control characters', '\u0000\u0007늘열린\u001b\u007f\u202e'],
  ['half a pair', '늘열린\ud800'],
  ['an emoji', '🐶'],
  ['arrays of the database', '{늘,열린}'],
  ['one consonant', 'ㄴ'],
  ['one vowel', 'ㅏ'],
  ['one letter', 'a'],
])('%s is borne', async (_what, search) => {
  const { status, errors } = await ask({ search });
  expect([status, errors]).toEqual([200, []]);
});

test.each([
  ['many signs around a word', `%_\\'"%늘열린%\\`],
  ['control characters', '\u0000\u0007늘열린\u001b\u007f\u202e'],
])('%s change nothing of what is found', async (_what, search) => {
  expect((await ask({ search })).data).toEqual({ list: [{ name: '늘열린동물병원' }], total: 1 });
});

test.each<[Record<string, unknown>, string]>([
  [{ page: 0 }, 'VALIDATION_FAILED'],
  [{ page: -1 }, 'VALIDATION_FAILED'],
  [{ page: 1_000_000_000 }, 'VALIDATION_FAILED'],
  [{ count: 1_000_000 }, 'VALIDATION_FAILED'],
  [{ count: 0 }, 'VALIDATION_FAILED'],
  [{ latitude: 91, longitude: 0 }, 'VALIDATION_FAILED'],
  [{ latitude: 0, longitude: 181 }, 'VALIDATION_FAILED'],
  [{ latitude: 1e308, longitude: -1e308 }, 'VALIDATION_FAILED'],
])('%j is refused clearly, with a text and without', async (variables, code) => {
  for (const search of ['동물', undefined]) {
    const { status, errors } = await ask({ search, ...variables });
    expect([status < 500, errors[0]?.extensions.code]).toEqual([true, code]);
  }
});

test('an unknown order is refused', async () => {
  const { status, errors } = await ask({ order: 'cheapest' });
  expect([status < 500, errors.length]).toEqual([true, 1]);
});

test.each(['동물', undefined])('a page far behind the last one of %j is answered empty', async (search) => {
  const { data, errors } = await ask({ search, page: 1_000_000, count: 100 });
  expect([errors, data]).toEqual([[], { list: [], total: 3 }]);
});

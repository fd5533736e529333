import { gql } from '../../../testing/calls.ts';
import { aHospital } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { unwrap } from '../../../platform/errors/result.ts';

const server = withApp();
const SEOUL = 'latitude: 37.48, longitude: 126.9';

const weekOf = (open: string, close: string) => [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, isClosed: false, open, close }));
const places: [name: string, hours: object][] = [
  ['24시, 시간은 모름', { is24: true }],
  ['24시, 공휴일에는 쉼', { is24: true, hoursExceptions: { holidays: { rule: 'closed' } } }],
  ['24시라지만 낮에만', { is24: true, businessHours: weekOf('09:00', '18:00') }],
  ['낮에만', { businessHours: weekOf('09:00', '18:00') }],
  ['여덟 시까지', { businessHours: weekOf('10:00', '20:00') }],
  ['여덟 시 넘어서까지', { businessHours: weekOf('10:00', '20:30') }],
  ['새벽까지', { businessHours: weekOf('18:00', '02:00') }],
  ['이른 아침부터', { businessHours: weekOf('06:00', '15:00') }],
  ['언제나', { businessHours: weekOf('00:00', '00:00') }],
  [
    '휴일에는 밤까지',
    { businessHours: weekOf('09:00', '18:00'), hoursExceptions: { holidays: { rule: 'own', open: '10:00', close: '23:00' } } },
  ],
  ['휴일에는 쉬고 밤까지', { businessHours: weekOf('12:00', '23:00'), hoursExceptions: { holidays: { rule: 'closed' } } }],
];

beforeAll(async () => {
  for (const [name, input] of places) {
    const { id, token } = await aHospital(server());
    unwrap(
      await server().services.listings.addListing({ kind: 'hospital', name, address: '서울특별시 구로구 디지털로 300', ownerUserId: id }),
    );
    const { errors } = await gql(server(), token, 'mutation ($input: UpdateMyHospitalInput!) { updateMyHospital(input: $input) { id } }', {
      input,
    });
    expect(errors).toEqual([]);
  }
  unwrap(
    await server().services.listings.addListing({
      kind: 'hospital',
      name: '모르는 곳',
      address: '서울특별시 구로구 디지털로 300',
      ownerUserId: null,
    }),
  );
});

const clockFaces = [
  '00:00',
  '01:59',
  '02:00',
  '05:59',
  '06:00',
  '08:59',
  '09:00',
  '14:00',
  '17:59',
  '19:59',
  '20:00',
  '20:29',
  '20:30',
  '22:59',
  '23:00',
  '23:59',
];

/** A Tuesday, and a public holiday. */
test.each(['2026-11-24', '2026-12-25'].flatMap((day) => clockFaces.map((time) => [day, time] as const)))(
  'who is open on %s at %s is open by whatever order one asks',
  async (day, time) => {
    server().clock.set(new Date(`${day}T${time}:00+09:00`).toISOString());
    const { data } = await gql<{
      all: { name: string; isOpenNow: boolean | null }[];
      near: { name: string }[];
      newest: { name: string }[];
    }>(
      server(),
      undefined,
      `{
    all: getHospitalsByPage(page: 1, count: 50) { name isOpenNow }
    near: getHospitalsByPage(filter: distance, filters: [isOpenNow], ${SEOUL}, page: 1, count: 50) { name }
    newest: getHospitalsByPage(filter: recent, filters: [isOpenNow], page: 1, count: 50) { name }
  }`,
    );
    const open = data.all
      .filter(({ isOpenNow }) => isOpenNow)
      .map(({ name }) => name)
      .toSorted();
    expect(open).toEqual(expect.arrayContaining(['언제나', '24시, 시간은 모름']));
    expect(open.includes('24시, 공휴일에는 쉼')).toBe(day === '2026-11-24');
    expect(open.includes('24시라지만 낮에만')).toBe(open.includes('낮에만'));
    expect(data.near.map(({ name }) => name).toSorted()).toEqual(open);
    expect(data.newest.map(({ name }) => name).toSorted()).toEqual(open);
  },
);

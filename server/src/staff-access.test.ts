import type { Audience } from './platform/access/access.ts';
import { readSchema } from './platform/graphql/read-schema.ts';
import { unwrap } from './platform/errors/result.ts';
import type { StaffRole } from './platform/session/viewer.ts';
import { actingFor, aMember, viewerOf } from './modules/staff/testing/a-member-of-staff.ts';
import { gql } from './testing/calls.ts';
import { aCompany, aHospital, aPharmacy, type Person } from './testing/people.ts';
import { fieldCalls, makeCall, restCalls, type FieldCall, type RestCall } from './testing/surface/surface.ts';
import { withApp } from './testing/with-app.ts';
import { withSandbox } from './testing/sandbox/with-sandbox.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys }));
const lettersTo = async (email: string) =>
  (await fetch(`${sandbox().url}/mail/letters?to=${encodeURIComponent(email)}`)).json() as Promise<{ subject: string; text: string }[]>;

const makers = { hospital: aHospital, pharmacy: aPharmacy, company: aCompany } as const;
type Kind = keyof typeof makers;
type StaffedBusiness = { id: number; owner: Person } & Record<StaffRole | 'removed' | 'elsewhere', Person>;
let places: Record<Kind, StaffedBusiness>;

async function aPlace(kind: Kind): Promise<StaffedBusiness> {
  const app = server();
  const owner = await makers[kind](app);
  const { listings, staff } = app.services;
  const place = { kind, name: `${kind}의 가게`, address: '서울특별시 구로구 구로동로 1', phone: '+8221234567', ownerUserId: owner.id };
  const id = await listings.createListing(app.db, place);
  await listings.approveListing(app.db, id);
  const member = (role: StaffRole) => aMember(app, { owner, kind }, role, lettersTo);
  const [bookings, all, removed] = [await member('bookings'), await member('all'), await member('all')];
  unwrap(await staff.remove(viewerOf(owner, kind), removed.id));
  return { id, owner, bookings, all, removed, elsewhere: removed };
}

beforeAll(async () => {
  const [hospital, pharmacy, company] = [await aPlace('hospital'), await aPlace('pharmacy'), await aPlace('company')];
  // Staff of one are nobody at the other.
  places = {
    hospital: { ...hospital, elsewhere: company.all },
    pharmacy: { ...pharmacy, elsewhere: hospital.all },
    company: { ...company, elsewhere: pharmacy.all },
  };
});

const isForBusinesses = ({ access }: { access: RestCall['access'] }) =>
  [access].flat().every((audience) => ['business', 'hospital', 'pharmacy', 'company'].includes(audience));
const routes = restCalls();
const fields = fieldCalls(readSchema());
const placeFor = ({ access }: { access: RestCall['access'] }): StaffedBusiness => {
  const audiences = [access].flat() as Audience[];
  return places[
    (['pharmacy', 'company'] as const).find((kind) => audiences.includes(kind) && !audiences.includes('hospital')) ?? 'hospital'
  ];
};

/** The refusal of a call that somebody makes for a business; null where it is let in. */
async function refusalOf(row: RestCall | FieldCall, person: Person, place: StaffedBusiness): Promise<string | null> {
  const acting = actingFor(place);
  if ('call' in row) {
    const { status, code } = await makeCall(server(), row, { authorization: `Bearer ${person.token}`, ...acting });
    return status === 401 || status === 403 ? code : null;
  }
  const { errors } = await gql(server(), person.token, row.query, row.variables, acting);
  const codes = errors.map(({ message, extensions: { code } }) => (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED' ? message : code));
  expect(codes).not.toContain('INTERNAL');
  return codes.find((code) => code.startsWith('NO_ACCESS') || code === 'NOT_STAFF') ?? null;
}

const named = [...routes.map((row) => [row.call, row] as const), ...fields.map((row) => [row.field, row] as const)];
const forStaff = named.filter(([, { staff }]) => staff !== undefined);

test.each(forStaff)('%s is let in for staff of its role, and for nobody who is none', async (_name, row) => {
  const place = placeFor(row);
  expect({
    all: await refusalOf(row, place.all, place),
    bookings: await refusalOf(row, place.bookings, place),
    removed: await refusalOf(row, place.removed, place),
    elsewhere: await refusalOf(row, place.elsewhere, place),
  }).toEqual({
    all: null,
    bookings: row.staff === 'all' ? 'NO_ACCESS_PERMISSION' : null,
    removed: 'NOT_STAFF',
    elsewhere: 'NOT_STAFF',
  });
});

/** Calls of the owner alone: staff itself, what proves the business or speaks as its vet, and links that would outlive a membership. */
const OWNERS = [
  'getMyRegistration',
  'POST /api/client/user/registration',
  'getMyStaff',
  'inviteStaff',
  'resendStaffInvitation',
  'cancelStaffInvitation',
  'changeStaffRole',
  'removeStaff',
  'getQuestionsByPage',
  'getQuestionCount',
  'getMyReservationFeed',
  'makeMyReservationFeed',
  'revokeMyReservationFeed',
];
const withoutStaff = named.filter(([, row]) => isForBusinesses(row) && row.staff === undefined);

test('what a business may call and its staff may not is this and no more', () => {
  expect(withoutStaff.map(([name]) => name).sort()).toEqual([...OWNERS].sort());
});

test.each(withoutStaff)('%s is refused to staff of every role', async (_name, row) => {
  const place = placeFor(row);
  for (const role of ['all', 'bookings'] as const)
    expect([role, await refusalOf(row, place[role], place)]).toEqual([role, 'NO_ACCESS_PERMISSION']);
});

test('staff may call nothing for a business that is not declared for businesses, but what is for its bookings and pictures', () => {
  const others = forStaff.flatMap(([name, row]) => (isForBusinesses(row) ? [] : [name]));
  expect(others.sort()).toEqual(
    [
      'GET /api/client/reservation/reservation-list',
      'GET /api/client/reservation/{reservation_id}',
      'GET /api/upload',
      'POST /api/upload',
      'getHospitalReservationTime',
      'getReservation',
      'uploadFile',
    ].sort(),
  );
});

test('a call of staff takes one more statement than their own, and nobody else any', async () => {
  const { db } = server();
  const place = places.hospital;
  const asked: string[] = [];
  const original = db.options.debug;
  db.options.debug = (_connection: number, query: string) => void asked.push(query);
  try {
    const run = async (headers: Record<string, string>) => {
      asked.length = 0;
      await gql(server(), place.all.token, '{ ping }', {}, headers);
      return asked.length;
    };
    await run({});
    expect([await run({}), await run(actingFor(place))]).toEqual([0, 1]);
  } finally {
    db.options.debug = original;
  }
});

import type { ListingKind } from '../modules/listings/index.ts';
import { isForOperators, type Access, type Audience } from '../platform/access/access.ts';
import { operatorOf } from '../testing/operator-acts.ts';
import { readSchema } from '../platform/graphql/read-schema.ts';
import { unwrap } from '../platform/errors/result.ts';
import { anApplicant } from '../testing/an-applicant.ts';
import { gql, rest } from '../testing/calls.ts';
import { aCompany, aGuardian, aHospital, aPharmacy, type Person } from '../testing/people.ts';
import {
  fieldCalls,
  makeCall,
  restCalls,
  specifiedCalls,
  specifiedFields,
  type FieldCall,
  type RestCall,
  type SpecifiedCalls,
} from '../testing/surface/surface.ts';
import { withApp } from '../testing/with-app.ts';

const server = withApp();

type Kind = 'nobody' | 'guardian' | 'hospital' | 'pharmacy' | 'company';

const isPublic = (access: Access) => [access].flat().includes('public');

/** The refusal of a caller before anything else is looked at. */
function refusalOf(access: Access, kind: Kind): 'NO_ACCESS_TOKEN' | 'NO_ACCESS_PERMISSION' | 'NOT_FOUND' | null {
  const audiences = [access].flat() as Audience[];
  if (isForOperators(access)) return 'NOT_FOUND';
  if (audiences.includes('public')) return null;
  if (kind === 'nobody') return 'NO_ACCESS_TOKEN';
  const isFor = audiences.some((one) => one === 'member' || one === kind || (one === 'business' && kind !== 'guardian'));
  return isFor ? null : 'NO_ACCESS_PERMISSION';
}

const makers = { guardian: aGuardian, hospital: aHospital, pharmacy: aPharmacy, company: aCompany } as const;
const kinds: readonly Kind[] = ['nobody', 'guardian', 'hospital', 'pharmacy', 'company'];
const people = new Map<Kind, Person>();

/** Somebody of the kind. What is refused changes nobody: they call until a call of theirs is answered, which may have ended their account. */
async function callAs<Answer>(
  kind: Kind,
  call: (person: Person | undefined) => Promise<{ answer: Answer; isDone: boolean }>,
): Promise<Answer> {
  if (kind === 'nobody') return (await call(undefined)).answer;
  const person = people.get(kind) ?? (await makers[kind](server()));
  people.set(kind, person);
  const { answer, isDone } = await call(person);
  if (isDone) people.delete(kind);
  return answer;
}

/** Public with an argument that the walk leaves out, and for these without it. */
const WITHOUT_ARGUMENT = new Map<string, Audience>([['getHospitalReservationTime', 'hospital']]);

/** Those of the declared that the specification has too, each as it says. */
const asSpecified = (declared: [string, Access][], specified: SpecifiedCalls) =>
  declared.flatMap(([name]): [string, Access][] => (specified.has(name) ? [[name, specified.get(name)!]] : []));

test('routes declare the access that the specification gives their call', () => {
  const specified = specifiedCalls();
  const declared = restCalls().map(({ specification, access }): [string, Access] => [specification, access]);
  const known = declared.filter(([name]) => specified.has(name));
  expect(known.length).toBeGreaterThan(40);
  expect(known).toEqual(asSpecified(declared, specified));
});

test('GraphQL fields declare the access that the specification gives them', () => {
  const specified = specifiedFields();
  const declared = fieldCalls(server().http.graphql.schema).map(({ field, access }): [string, Access] => [
    field,
    WITHOUT_ARGUMENT.get(field) ?? access,
  ]);
  const known = declared.filter(([name]) => specified.has(name));
  expect(known.length).toBeGreaterThan(20);
  expect(known).toEqual(asSpecified(declared, specified));
});

const REFRESH = 'POST /api/client/user/access-token';
const RENEWAL = 'createAccessToken';

async function callRest(row: RestCall, token: string | undefined) {
  // The one public call that a bad token of its body, too, makes a 401.
  const body = row.call === REFRESH ? { refreshToken: (await aGuardian(server())).refreshToken } : row.body;
  return makeCall(server(), { ...row, body }, token ? { authorization: `Bearer ${token}` } : {});
}

/** Of guardians for those with a pass that runs: these have none. */
const WITH_A_PASS = 'GET /api/client/pass/receipts';

test.each(restCalls())('$call answers $access and refuses every other account type', async (row) => {
  for (const kind of kinds) {
    const { status, code } = await callAs(kind, async (person) => {
      const answer = await callRest(row, person?.token);
      return { answer, isDone: answer.status < 400 };
    });
    const refusal = [401, 403].includes(status) || isForOperators(row.access) ? code : null;
    const wanted = row.call === WITH_A_PASS && kind === 'guardian' ? 'NO_ACCESS_PERMISSION' : refusalOf(row.access, kind);
    expect([kind, refusal]).toEqual([kind, wanted]);
    expect(status).toBeLessThan(500);
  }
});

/** GraphQL says the same in its own way. */
async function refusalOfField({ field, query, variables: sample }: FieldCall, token: string | undefined) {
  const variables = field === RENEWAL ? { refreshToken: (await aGuardian(server())).refreshToken } : sample;
  const { errors } = await gql(server(), token, query, variables);
  return { answer: refusalIn(errors), isDone: errors.length === 0 };
}

function refusalIn(errors: Awaited<ReturnType<typeof gql>>['errors']) {
  const codes = errors.map(({ message, extensions: { code } }) => (['UNAUTHENTICATED', 'FORBIDDEN'].includes(code) ? message : code));
  expect(codes).not.toContain('INTERNAL');
  return codes.find((code) => code.startsWith('NO_ACCESS')) ?? null;
}

test.each(fieldCalls(readSchema()))('the $kind $field answers whom it declares and refuses every other account type', async (row) => {
  for (const kind of kinds) {
    const wanted = refusalOf(WITHOUT_ARGUMENT.get(row.field) ?? row.access, kind);
    expect([kind, await callAs(kind, (person) => refusalOfField(row, person?.token))]).toEqual([kind, wanted]);
  }
});

/**
 * The calls by which a business prepares what nobody else sees yet. Whatever is added here is open to accounts that nobody has looked at.
 */
const BEFORE_APPROVAL = [
  'GET /api/client/product/company',
  'POST /api/client/product/register-company',
  'PATCH /api/client/product/{product_id}',
  'DELETE /api/client/product/{product_id}',
  'PATCH /api/client/product/{product_id}/detail',
  'DELETE /api/client/product/{product_id}/option/{option_id}',
  'POST /api/client/product/{product_id}/register-company-option',
  'GET /api/client/user/company',
  'PATCH /api/client/user/company',
  'POST /api/client/user/registration',
  'getMyCompany',
  'getMyCompanyDetails',
  'getMyHospital',
  'getMyPharmacy',
  'readOpeningHours',
  'getMyHospitalProductsByPage',
  'getMyHospitalProductCount',
  'getMyHospitalMedicalProductsByPage',
  'getMyHospitalMedicalProductCount',
  'getMyRegistration',
  'updateMyCompany',
  'updateMyHospital',
  'updateMyPharmacy',
  'createHospitalProduct',
  'updateHospitalProduct',
  'deleteHospitalProduct',
  'createHospitalProductOption',
  'updateHospitalProductOption',
  'getMyProducts',
  'getMyProduct',
  'saveMyProduct',
  'copyMyProduct',
  'showMyProduct',
  'orderMyProducts',
  'deleteMyProduct',
  'createHospitalMedicalProduct',
  'updateHospitalMedicalProduct',
  'deleteHospitalMedicalProduct',
  'createHospitalMedicalProductOption',
  'updateHospitalMedicalProductOption',
  'deleteMyHospitalMedicalProductInfo',
  'updateHospitalReservationTime',
  'previewReservationTime',
  'GET /api/client/reservation/company-time',
  'POST /api/client/reservation/company-time/preview',
];
const isForBusinesses = ({ access }: { access: Access }) =>
  [access].flat().every((audience) => ['business', 'hospital', 'pharmacy', 'company'].includes(audience));

test('what a business may do before it is approved is this and no more', () => {
  const routes = restCalls().flatMap(({ call, whileWaiting }) => (whileWaiting ? [call] : []));
  const fields = fieldCalls(server().http.graphql.schema).flatMap(({ field, whileWaiting }) => (whileWaiting ? [field] : []));
  expect([...routes, ...fields].sort()).toEqual([...BEFORE_APPROVAL].sort());
});

describe('a business that waits for approval has no rights of one', () => {
  const kindOf = (access: Access) => [access].flat().find((audience) => audience !== 'business') ?? 'hospital';
  const waiting = async ({ access }: { access: Access }) => (await anApplicant(server(), kindOf(access) as ListingKind)).token;

  test.each(restCalls().filter(isForBusinesses))('$call', async (row) => {
    const { status, code } = await callRest(row, await waiting(row));
    if (row.whileWaiting) expect([401, 403]).not.toContain(status);
    else expect([status, code]).toEqual([403, 'NO_ACCESS_PERMISSION']);
  });

  test.each(fieldCalls(readSchema()).filter(isForBusinesses))('the $kind $field', async (row) => {
    expect((await refusalOfField(row, await waiting(row))).answer).toBe(row.whileWaiting ? null : 'NO_ACCESS_PERMISSION');
  });

  test('until an operator approves it, from the next call on', async () => {
    const app = server();
    const { token, registrationId } = await anApplicant(app, 'hospital');
    const column =
      'mutation { createPost(boardId: "pet-doctor", title: "치과 이야기", content: "<p>이를 닦아 주세요.</p>") { user { type } } }';
    expect((await gql(app, token, column)).errors).toMatchObject([{ message: 'NO_ACCESS_PERMISSION' }]);
    const ofEverybody = column.replace('pet-doctor', 'mypet');
    expect((await gql(app, token, ofEverybody)).data).toEqual({ createPost: { user: { type: 0 } } });
    unwrap(await operatorOf(app).run('registrations approve', { registration: registrationId }));
    expect((await gql(app, token, column)).data).toEqual({ createPost: { user: { type: 1 } } });
  });
});

describe('a caller who may not make the call is told so, whatever the request holds', () => {
  const bodies = ['{"half":', '"a text"', '[]', '{"amount":"x"}', ''];

  test.each(restCalls().filter(({ access }) => !isPublic(access)))('$call', async ({ method, path, access }) => {
    for (const kind of kinds) {
      const refusal = refusalOf(access, kind);
      if (!refusal) continue;
      const token = await callAs(kind, async (person) => ({ answer: person?.token, isDone: false }));
      for (const body of method === 'GET' ? [undefined] : bodies) {
        const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
        const answer = await rest(server(), token, method, `${path.split('?')[0]}?page=x&count=-1`, body, headers);
        expect([kind, body, answer.status, answer.body.error.code]).toEqual([
          kind,
          body,
          { NO_ACCESS_TOKEN: 401, NO_ACCESS_PERMISSION: 403, NOT_FOUND: 404 }[refusal],
          refusal,
        ]);
      }
    }
  });

  test('a GraphQL field, with variables of a wrong type', async () => {
    const rows = fieldCalls(server().http.graphql.schema).filter(
      ({ access, variables }) => !isPublic(access) && Object.keys(variables).length > 0,
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { field, query, variables } of rows) {
      const wrong = Object.fromEntries(Object.keys(variables).map((name) => [name, { no: 'such' }]));
      const { data, errors } = await gql(server(), undefined, query, wrong);
      expect([field, Object.values(data ?? {}).filter(Boolean), errors]).toEqual([
        field,
        [],
        [{ message: 'NO_ACCESS_TOKEN', extensions: { code: 'UNAUTHENTICATED' }, path: [field] }],
      ]);
    }
  });
});

test('a GraphQL field, with an argument in the text that is of a wrong type', async () => {
  const { data, errors } = await gql(server(), undefined, 'mutation { createPost(boardId: 5, nothing: true) { id } }');
  expect({ data, errors }).toEqual({
    data: null,
    errors: [{ message: 'NO_ACCESS_TOKEN', extensions: { code: 'UNAUTHENTICATED' }, path: ['createPost'] }],
  });
});

const told = ({ errors }: Awaited<ReturnType<typeof gql>>) => errors.map(({ message, path }) => [message, path]);

test('a field that the caller may not ask for fails alone, each time that the operation runs', async () => {
  const app = server();
  for (const round of [1, 2, 3]) {
    const { token } = await aGuardian(app);
    const answer = await gql(
      app,
      token,
      `mutation Mixed { mine: updateMarketingConsent(isAgreed: true) { id } theirs: deleteHospitalProduct(productId: "1") }`,
    );
    expect([round, told(answer)]).toEqual([round, [['NO_ACCESS_PERMISSION', ['theirs']]]]);
    const { data } = await gql<{ getMyInfo: { marketingAgreedAt: string | null } }>(app, token, '{ getMyInfo { marketingAgreedAt } }');
    expect(data.getMyInfo.marketingAgreedAt).not.toBeNull();
  }
});

test('a field in a fragment is held to its declaration', async () => {
  const query = `query Mine($board: String!) { ...Posts ... on Query { again: getMyPostCount(boardId: $board) } }
    fragment Posts on Query { getMyPostCount(boardId: $board) }`;
  for (const variables of [{ board: 'mypet' }, { board: 5 }]) {
    expect(told(await gql(server(), undefined, query, variables))).toEqual([
      ['NO_ACCESS_TOKEN', ['getMyPostCount']],
      ['NO_ACCESS_TOKEN', ['again']],
    ]);
  }
});

test('a field that is left out by @include is not refused', async () => {
  const query = 'query Maybe($mine: Boolean!) { getMyPostCount(boardId: "mypet") @include(if: $mine) }';
  expect(await gql(server(), undefined, query, { mine: false })).toMatchObject({ data: {}, errors: [] });
  expect(told(await gql(server(), undefined, query, { mine: true }))).toEqual([['NO_ACCESS_TOKEN', ['getMyPostCount']]]);
});

test('an expired token is told apart from none', async () => {
  const app = server();
  const { token } = await aGuardian(app);
  app.clock.advance({ minutes: 16 });
  expect(told(await gql(app, token, 'mutation { createPost(boardId: 5) { id } }'))).toEqual([['EXPIRED_TOKEN', ['createPost']]]);
  expect(await rest(app, token, 'PATCH', '/user/password', '{"half":', { 'content-type': 'application/json' })).toMatchObject({
    status: 401,
    body: { error: { code: 'EXPIRED_TOKEN' } },
  });
});

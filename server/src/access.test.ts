import type { Access, Audience } from './platform/access/access.ts';
import { readSchema } from './platform/graphql/read-schema.ts';
import { gql, rest } from './testing/calls.ts';
import { aCompany, aGuardian, aHospital, aPharmacy, type Person } from './testing/people.ts';
import {
  fieldCalls,
  makeCall,
  restCalls,
  specifiedCalls,
  specifiedFields,
  type FieldCall,
  type RestCall,
  type Specified,
} from './testing/surface.ts';
import { withApp } from './testing/with-app.ts';

const server = withApp();

type Kind = 'nobody' | 'guardian' | 'hospital' | 'pharmacy' | 'company';

const isPublic = (access: Access) => [access].flat().includes('public');

/** What a caller is told before anything else is looked at. */
function refusalOf(access: Access, kind: Kind): 'NO_ACCESS_TOKEN' | 'NO_ACCESS_PERMISSION' | null {
  const audiences = [access].flat() as Audience[];
  if (audiences.includes('public')) return null;
  if (kind === 'nobody') return 'NO_ACCESS_TOKEN';
  const isFor = audiences.some((one) => one === 'member' || one === kind || (one === 'business' && kind !== 'guardian'));
  return isFor ? null : 'NO_ACCESS_PERMISSION';
}

/** Fresh ones for each call: one of them may end its session or its account by it. */
async function everyKind(): Promise<[Kind, Person | undefined][]> {
  const app = server();
  return [
    ['nobody', undefined],
    ['guardian', await aGuardian(app)],
    ['hospital', await aHospital(app)],
    ['pharmacy', await aPharmacy(app)],
    ['company', await aCompany(app)],
  ];
}

/** Public with an argument that the walk leaves out, and for these without it. */
const WITHOUT_ARGUMENT = new Map<string, Audience>([['getHospitalReservationTime', 'hospital']]);

/** Those of the declared that the specification has too, each as it says. */
const asSpecified = (declared: [string, Access][], specified: Specified) =>
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

test.each(restCalls())('$call answers $access and refuses every other account type', async (row) => {
  for (const [kind, person] of await everyKind()) {
    const { status, code } = await callRest(row, person?.token);
    const refusal = [401, 403].includes(status) ? code : null;
    expect([kind, refusal]).toEqual([kind, refusalOf(row.access, kind)]);
    expect(status).toBeLessThan(500);
  }
});

/** GraphQL says the same in its own way. */
async function refusalOfField({ field, query, variables: sample }: FieldCall, token: string | undefined) {
  const variables = field === RENEWAL ? { refreshToken: (await aGuardian(server())).refreshToken } : sample;
  const { errors } = await gql(server(), token, query, variables);
  return refusalIn(errors);
}

function refusalIn(errors: Awaited<ReturnType<typeof gql>>['errors']) {
  const codes = errors.map(({ message, extensions: { code } }) => (['UNAUTHENTICATED', 'FORBIDDEN'].includes(code) ? message : code));
  expect(codes).not.toContain('INTERNAL');
  return codes.find((code) => code.startsWith('NO_ACCESS')) ?? null;
}

test.each(fieldCalls(readSchema()))('the $kind $field answers whom it declares and refuses every other account type', async (row) => {
  for (const [kind, person] of await everyKind()) {
    const wanted = refusalOf(WITHOUT_ARGUMENT.get(row.field) ?? row.access, kind);
    expect([kind, await refusalOfField(row, person?.token)]).toEqual([kind, wanted]);
  }
});

describe('a caller who may not make the call is told so, whatever the request holds', () => {
  const bodies = ['{"half":', '"a text"', '[]', '{"amount":"x"}', ''];

  test.each(restCalls().filter(({ access }) => !isPublic(access)))('$call', async ({ method, path, access }) => {
    const others = await everyKind();
    for (const [kind, person] of others) {
      const refusal = refusalOf(access, kind);
      if (!refusal) continue;
      for (const body of method === 'GET' ? [undefined] : bodies) {
        const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
        const answer = await rest(server(), person?.token, method, `${path.split('?')[0]}?page=x&count=-1`, body, headers);
        expect([kind, body, answer.status, answer.body.error.code]).toEqual([
          kind,
          body,
          refusal === 'NO_ACCESS_TOKEN' ? 401 : 403,
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

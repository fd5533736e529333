import { gql } from './testing/calls.ts';
import { aCompany, aGuardian, aHospital, aPharmacy, type Person } from './testing/people.ts';
import { fieldCalls, makeCall, restCalls, type Access, type FieldCall, type RestCall } from './testing/surface.ts';
import { withApp } from './testing/with-app.ts';

const server = withApp();

type Kind = 'nobody' | 'guardian' | 'hospital' | 'pharmacy' | 'company';

/** What a caller is told before anything else is looked at. */
function refusalOf(access: Access, kind: Kind): 'NO_ACCESS_TOKEN' | 'NO_ACCESS_PERMISSION' | null {
  if (access === 'public') return null;
  if (kind === 'nobody') return 'NO_ACCESS_TOKEN';
  const isFor = access === 'member' || access === kind || (access === 'business' && kind !== 'guardian');
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

const REFRESH = 'POST /api/client/user/access-token';
const RENEWAL = 'createAccessToken';

async function callRest(row: RestCall, token: string | undefined) {
  // The one public call that a bad token of its body, too, makes a 401.
  const body = row.call === REFRESH ? { refreshToken: (await aGuardian(server())).refreshToken } : row.body;
  return makeCall(server(), { ...row, body }, token ? { authorization: `Bearer ${token}` } : {});
}

describe.each(restCalls())('$call is for $access', (row) => {
  test('and nobody else', async () => {
    for (const [kind, person] of await everyKind()) {
      const { status, code } = await callRest(row, person?.token);
      const refusal = [401, 403].includes(status) ? code : null;
      expect([kind, refusal]).toEqual([kind, refusalOf(row.access, kind)]);
      expect(status).toBeLessThan(500);
    }
  });
});

/** GraphQL says the same in its own way. */
async function refusalOfField({ field, query, variables: sample }: FieldCall, token: string | undefined) {
  const variables = field === RENEWAL ? { refreshToken: (await aGuardian(server())).refreshToken } : sample;
  const { errors } = await gql(server(), token, query, variables);
  const codes = errors.map(({ message, extensions: { code } }) => (['UNAUTHENTICATED', 'FORBIDDEN'].includes(code) ? message : code));
  expect(codes).not.toContain('INTERNAL');
  return codes.find((code) => code.startsWith('NO_ACCESS')) ?? null;
}

// The schema is known only once the app runs, so the rows are walked inside one test a kind of operation.
test.each(['query', 'mutation'] as const)('every GraphQL %s is for whom the surface says, and nobody else', async (operation) => {
  const rows = fieldCalls(server().http.graphql.schema).filter(({ kind }) => kind === operation);
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    const said: [string, Kind, string | null][] = [];
    const wanted: typeof said = [];
    for (const [kind, person] of await everyKind()) {
      said.push([row.field, kind, await refusalOfField(row, person?.token)]);
      wanted.push([row.field, kind, refusalOf(row.access, kind)]);
    }
    expect(said).toEqual(wanted);
  }
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwrap } from '../../platform/errors/result.ts';
import { paths } from '../../platform/paths.ts';
import { gql, multipart, rest } from '../calls.ts';
import { fieldsOfModule, pathsIn, SAMPLES, valueAt, wholeCall, withValueAt } from '../surface/graphql-fields.ts';
import { aCompany, aHospital, aPharmacy, logIn, type Person } from '../people.ts';
import { withApp } from '../with-app.ts';

const owners = { hospital: aHospital, pharmacy: aPharmacy, company: aCompany };
type Kind = keyof typeof owners;

const texts = [
  '',
  ' ',
  '%',
  '_',
  '\\',
  "'; drop table businesses; --",
  '"><img src=x onerror=alert(1)>',
  '\u0000',
  'a\u0000b',
  '\u0007\u001b\u007f',
  '\ud800',
  '\udc00구',
  '\u202eevil',
  'مرحبا',
  '🐶'.repeat(300),
  '가'.repeat(10_000),
  '%_\\'.repeat(3_000),
  'ㄱ '.repeat(3_000),
  '-1',
  '1e309',
  'NaN',
  '__proto__',
];
const values: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  4,
  91,
  -181,
  1e6,
  1e9,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  [[]],
  ['x'],
  [null],
  {},
  { toString: 'x' },
  { __proto__: null, constructor: { prototype: {} } },
];
/**
 * The values to try in place of a sample. Those that GraphQL's own number and text refuse are refused alike everywhere: a few of them are
 * enough.
 */
function valuesFor(sample: unknown): unknown[] {
  if (typeof sample === 'number') return [...values, '', '-1'];
  if (sample === SAMPLES.String) return [null, true, 1.5, [], ['x'], {}, ...texts];
  return [...values, ...texts];
}
const inKorean = expect.stringMatching(/[가-힣].*[.?!]$/s);

/** A module that adds a field to the schema has it looked at here, whatever it is called. */
const fields = ['regions', 'opening-hours', 'listings', 'search', 'medical', 'counts', 'statistics'].flatMap(fieldsOfModule);

type Parameter = { in: 'path' | 'query'; name: string; required?: boolean };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, { type?: string }> } }> };
};
const { paths: described } = JSON.parse(readFileSync(join(paths.repository, 'server/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const mine = /^\/api\/(client\/(company|hospital|pharmacy|sitemap)(\/|$)|client\/user\/company|location-info)/;
const calls = Object.entries(described)
  .filter(([path]) => mine.test(path))
  .flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({
      call: `${verb.toUpperCase()} ${path}`,
      method: verb.toUpperCase() as 'GET',
      path,
      operation,
    })),
  );

/** As it stands in an address; what no text can say is said in bytes. */
const written = [
  ...texts.filter((text) => !/\p{Surrogate}/u.test(text)).map(encodeURIComponent),
  ...[0, -1, 1.5, 4, 91, -181, 1e6, 1e9, 2 ** 53, 1e308].map(String),
  '%ED%A0%80',
  '%FF',
  '%',
  '%zz',
  '1&1',
  'x,x',
  ',',
];
const sound: Record<string, string> = {
  latitude: '37.48',
  longitude: '126.89',
  start_latitude: '37.4',
  start_longitude: '126.8',
  end_latitude: '37.5',
  end_longitude: '127',
  type: '1',
  address: encodeURIComponent('서울특별시 구로구'),
};

const forms = calls.filter(({ operation: { requestBody } }) => requestBody?.content['multipart/form-data']);

/**
 * Declares the tests that calls about listings bear whatever stands where something belongs. Each place gets one value of so many, in turn, so
 * that of the values too each is tried somewhere.
 */
export function testListingInput(every: number): void {
  const server = withApp();
  const people: Partial<Record<Kind, Person>> = {};
  let places = 0;
  /** The values that are this place's turn. */
  const inTurn = <Value>(all: readonly Value[]): Value[] => {
    places += 1;
    return all.filter((_, index) => (index + places) % every === 0);
  };

  beforeAll(async () => {
    for (const kind of Object.keys(owners) as Kind[]) {
      const owner = await owners[kind](server());
      unwrap(
        await server().services.listings.addListing({
          kind,
          name: '구로 한 곳',
          address: '서울특별시 구로구 디지털로 300',
          latitude: 37.48,
          longitude: 126.89,
          ownerUserId: owner.id,
        }),
      );
      people[kind] = { ...owner, token: await logIn(server(), owner) };
    }
  });

  test('the list of calls finds the GraphQL calls about listings', () => expect(fields.length).toBeGreaterThan(55));

  test.each(fields)(
    '%s bears whatever stands where something belongs',
    async (field) => {
      const app = server();
      const { query, variables, access } = wholeCall(app.http.graphql.schema, field);
      const token = people[access === 'business' ? 'hospital' : (access as Kind)]?.token;
      const unspoilt = await gql(app, token, query, variables);
      expect([
        field,
        unspoilt.errors.map(({ extensions: { code } }) => code).filter((code) => !['NOT_FOUND', 'VALIDATION_FAILED'].includes(code)),
      ]).toEqual([field, []]);
      for (const path of pathsIn(variables)) {
        for (const value of inTurn(valuesFor(valueAt(variables, path)))) {
          const { status, errors } = await gql(app, token, query, withValueAt(variables, path, value) as Record<string, unknown>);
          const what = [path.join('.'), typeof value === 'string' ? value.slice(0, 30) : value];
          expect([...what, status < 500, errors.map(({ extensions }) => extensions.code)]).toEqual([
            ...what,
            true,
            expect.not.arrayContaining(['INTERNAL']),
          ]);
          if (errors.length > 0) expect([...what, errors[0]?.message]).toEqual([...what, inKorean]);
        }
      }
    },
    60_000,
  );

  test('the list of calls finds the REST calls about listings', () => expect(calls.length).toBeGreaterThan(20));

  test.each(calls.filter(({ operation }) => operation.parameters))(
    '$call bears whatever stands in its address',
    async ({ method, path, operation: { parameters = [] } }) => {
      const token = path.includes('/user/company') ? people.company?.token : undefined;
      const address = (spoilt: string, value: string) => {
        const query = parameters.filter(
          (one) => one.in === 'query' && (one.required || one.name === spoilt || (/itude/.test(spoilt) && /itude/.test(one.name))),
        );
        const at = (name: string) => (name === spoilt ? value : (sound[name] ?? '1'));
        return `${path.replace(/\{(\w+)\}/g, (_braces, name: string) => at(name))}?${query.map(({ name }) => `${name}=${at(name)}`).join('&')}`;
      };
      for (const { name } of parameters) {
        // Said twice, as a list, as an object.
        for (const value of inTurn([...written, `1&${name}=2`, `1&${name}[]=2`, `1&${name}[a][b]=2`])) {
          const { status, body } = await rest(server(), token, method, address(name, value));
          const what = [name, value.slice(0, 30)];
          expect([...what, status < 500]).toEqual([...what, true]);
          if (status >= 400) expect([...what, body]).toEqual([...what, expect.objectContaining({ success: false, message: inKorean })]);
          else expect([...what, body]).toEqual([...what, expect.objectContaining({ success: true })]);
        }
      }
    },
    60_000,
  );

  test.each(forms)(
    '$call bears whatever stands in its form',
    async ({ method, path, operation }) => {
      const { properties } = operation.requestBody!.content['multipart/form-data']!.schema;
      for (const name of Object.keys(properties)) {
        for (const value of inTurn([
          ...texts,
          '{}',
          '[]',
          '[[]]',
          '[null]',
          '{"holidays":{"rule":"own","open":{}}}',
          '{"closedOn":[{"from":{},"to":[]}]}',
          '{"closedOn":[{"from":"가","to":"9999-99-99"}]}',
          '1',
          '1e308',
        ])) {
          const form = await multipart({ [name]: value });
          const { status, body } = await rest(server(), people.company!.token, method, path, form.payload, form.headers);
          const what = [name, value.slice(0, 30)];
          expect([...what, status < 500]).toEqual([...what, true]);
          if (status >= 400) expect([...what, body]).toEqual([...what, expect.objectContaining({ success: false, message: inKorean })]);
        }
      }
    },
    60_000,
  );
}

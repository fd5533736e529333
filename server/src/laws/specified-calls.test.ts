import { getNamedType, isCompositeType, isLeafType, isObjectType, type GraphQLOutputType } from 'graphql';
import { readSchema } from '../platform/graphql/read-schema.ts';
import { gql, multipart, rest } from '../testing/calls.ts';
import { type Person } from '../testing/people.ts';
import { accountsCases } from '../testing/specified/accounts.cases.ts';
import type { Cases, FieldInput, RestInput } from '../testing/specified/cases.ts';
import { communityCases } from '../testing/specified/community.cases.ts';
import { mutationCases, queryCases } from '../testing/specified/fields.cases.ts';
import { listingsCases } from '../testing/specified/listings.cases.ts';
import { reservationsCases } from '../testing/specified/reservations.cases.ts';
import { namesOf, specifiedGraphql, specifiedRest } from '../testing/specified/specification.ts';
import { waresCases } from '../testing/specified/wares.cases.ts';
import { aWorld, type World } from '../testing/specified/world.ts';
import { withApp } from '../testing/with-app.ts';
import { withSandbox } from '../testing/sandbox/with-sandbox.ts';

const { calls, other } = specifiedRest;
const { queries, mutations } = specifiedGraphql;

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys }));
let world: World;

beforeAll(async () => {
  world = await aWorld(server());
});

/** The account that a call is for, by the first word of its access. */
function callerOf(access: string): Person | undefined {
  const { guest, hospital, pharmacy, parlor } = world;
  const people: Record<string, Person> = {
    guardian: guest,
    member: guest,
    hospital: hospital.owner,
    pharmacy: pharmacy.owner,
    company: parlor.owner,
  };
  return people[access.split(/[ ,;]/, 1)[0]!];
}

const HANGUL = /[가-힣]/;
const arrayOf = <T>(one: T | T[]) => (Array.isArray(one) ? one : [one]);

async function call(name: string, person: Person | undefined, { at = [], query, body, form, by = person, cookie }: RestInput) {
  const [method, template] = name.split(' ') as ['GET' | 'POST' | 'PATCH' | 'DELETE', string];
  const places = [...at];
  const path = template.replace(/\{\w+\}/g, () => String(places.shift()));
  const search = query
    ? `?${new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, String(value)])).toString()}`
    : '';
  const sent = form ? await multipart(form) : { payload: body, headers: {} };
  return rest(server(), by?.token, method, path + search, sent.payload, { ...sent.headers, ...(cookie && { cookie }) });
}

describe('a REST call of the specification', () => {
  const cases: Cases<RestInput> = { ...accountsCases, ...listingsCases, ...reservationsCases, ...waresCases, ...communityCases };

  test.each([...calls, ...other])(
    '$call answers a good call with each of its arguments, and refuses a bad one in Korean',
    async (specified) => {
      const { call: name, access } = specified;
      const person = callerOf(access);
      const { good, gives, bad } = await cases[name]!(world);
      const given = arrayOf(good).flatMap(({ query, body, form }) => Object.keys({ ...query, ...body, ...form }));
      expect(namesOf(specified).filter((one) => !given.includes(one))).toEqual([]);
      const refused = await call(name, person, bad);
      expect([refused.body.success, refused.body.error?.code, refused.status >= 400 && refused.status < 500]).toEqual([
        false,
        bad.code,
        true,
      ]);
      expect(refused.body.error.message).toMatch(HANGUL);
      for (const [index, input] of arrayOf(good).entries()) {
        const { status, body } = await call(name, person, input);
        expect([status < 300, body]).toEqual([true, expect.objectContaining({ success: true })]);
        if (index === 0) expect({ data: body.data }).toMatchObject({ data: gives });
      }
    },
  );

  test('has a case, as each of the 96 has, and no other has', () => {
    const names = [...calls, ...other].map(({ call: name }) => name);
    expect(Object.keys(cases).sort()).toEqual([...names].sort());
    expect(names).toHaveLength(96);
  });
});

/** All leaves of a type, two levels deep, of fields that ask for nothing. */
function selectionOf(type: GraphQLOutputType, depth = 2): string {
  const named = getNamedType(type);
  if (!isCompositeType(named) || !isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some((arg) => String(arg.type).endsWith('!'))) return [];
    if (isLeafType(getNamedType(field.type))) return [field.name];
    return depth > 1 ? [`${field.name}${selectionOf(field.type, depth - 1)}`] : [];
  });
  return ` { ${fields.join(' ') || '__typename'} }`;
}

describe('a GraphQL field of the specification', () => {
  const schema = readSchema();
  const cases: Cases<FieldInput> = { ...queryCases, ...mutationCases };
  const fields = [
    ...queries.map((one) => ({ ...one, kind: 'query', root: schema.getQueryType()! })),
    ...mutations.map((one) => ({ ...one, kind: 'mutation', root: schema.getMutationType()! })),
  ];

  test.each(fields)('$kind $field answers a good call with each of its arguments, and refuses a bad one in Korean', async (specified) => {
    const { field: name, args, access, kind, root } = specified;
    const { type, args: known } = root.getFields()[name]!;
    const ask = ({ variables = {}, by = callerOf(access) }: FieldInput) => {
      const given = Object.keys(variables);
      const typeOf = (one: string) => String(known.find((arg) => arg.name === one)?.type ?? 'Int');
      const wrapped = (text: string) => (text ? `(${text})` : '');
      const declared = wrapped(given.map((one) => `$${one}: ${typeOf(one)}`).join(', '));
      const passed = wrapped(given.map((one) => `${one}: $${one}`).join(', '));
      return gql(server(), by?.token, `${kind} Call${declared} { ${name}${passed}${selectionOf(type)} }`, variables);
    };
    const { good, gives, bad } = await cases[name]!(world);
    const given = arrayOf(good).flatMap(({ variables }) => Object.keys(variables ?? {}));
    expect(args.map((one) => one.replace('?', '')).filter((one) => !given.includes(one))).toEqual([]);
    const refused = await ask(bad);
    expect(refused.errors.map(({ extensions }) => extensions.code)).toEqual([bad.code]);
    // The three of signing in and of permission are told by their codes.
    expect(refused.errors[0]!.message).toMatch(['FORBIDDEN', 'UNAUTHENTICATED'].includes(bad.code) ? /^[A-Z_]+$/ : HANGUL);
    for (const [index, input] of arrayOf(good).entries()) {
      const { data, errors } = await ask(input);
      expect(errors).toEqual([]);
      if (index === 0) expect({ data: data[name] }).toMatchObject({ data: gives });
    }
  });

  test('has a case, as each of the 49 has, and no other has', () => {
    expect(Object.keys(cases).sort()).toEqual(fields.map(({ field }) => field).sort());
    expect(fields).toHaveLength(49);
  });
});

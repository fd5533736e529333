import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../platform/paths.ts';
import { aCaller } from '../testing/a-caller.ts';
import { anApplicant } from '../testing/an-applicant.ts';
import { multipart, rest, type RestAnswer } from '../testing/calls.ts';
import { aCompany } from '../testing/people.ts';
import { restCalls, type RestCall } from '../testing/surface/surface.ts';
import { withApp } from '../testing/with-app.ts';

const server = withApp();

/** Columns of ours, names that a library may make something of, and what nobody has heard of. */
const extras = [
  ...['id', 'businessId', 'business_id', 'ownerUserId', 'owner_user_id', 'userId', 'user_id', 'buyerId', 'productId', 'orderIdx'],
  ...['approval', 'status', 'state', 'kind', 'accountType', 'awaitsApproval', 'isPremium', 'isPublic', 'isAdmin', 'role'],
  ...['price', 'point', 'amount', 'totalPrice', 'stock', 'createdAt', 'updatedAt', 'deletedAt', 'passwordHash', 'licenceKey'],
  ...['valueOf', 'prototype', 'toString', 'hasOwnProperty', 'length', 'then', '$where', 'a b', '가', 'a'],
];

/** The calls by which a provider of logins or payments brings a person back, with whatever it says. */
const OF_PROVIDERS = ['POST /api/client/user/identity/danal', 'POST /api/payments/kcp/return', 'POST /api/payments/kcp/window'];

const namesIn = ({ body }: RestAnswer<unknown>) => (body.errors ?? []).map(({ property }) => property);

async function send({ method, path, contentType, body }: RestCall, token: string | undefined, extra: Record<string, string>) {
  if (method === 'GET') {
    const separator = path.includes('?') ? '&' : '?';
    return rest(server(), token, method, `${path}${separator}${new URLSearchParams(extra).toString()}`);
  }
  if (contentType === 'multipart/form-data') {
    const whole = Object.entries({ ...body, ...extra }).map(([name, value]): [string, string | Buffer] => [
      name,
      Buffer.isBuffer(value) ? value : String(value),
    ]);
    const form = await multipart(Object.fromEntries(whole));
    return rest(server(), token, method, path, form.payload, form.headers);
  }
  return rest(server(), token, method, path, { ...body, ...extra });
}

const calls = restCalls().filter(({ call }) => !OF_PROVIDERS.includes(call));

test('there are forty names', () => expect(new Set(extras).size).toBe(40));

test.each(calls)('$call refuses forty names that it does not know, each by its name', async (row) => {
  const person = await aCaller(server(), row.access);
  // The reader of forms refuses what every object has, before anybody looks at the names.
  const isForm = row.contentType === 'multipart/form-data';
  for (const name of extras.filter((one) => !row.names.includes(one) && !(isForm && one in Object.prototype))) {
    const answer = await send(row, person?.token, { [name]: '1' });
    expect([name, answer.status, namesIn(answer)]).toEqual([name, 400, expect.arrayContaining([name])]);
  }
});

test.each(calls.filter(({ method }) => method !== 'GET'))('$call refuses a name in its address that it does not know', async (row) => {
  const person = await aCaller(server(), row.access);
  const answer = await send({ ...row, path: `${row.path}${row.path.includes('?') ? '&' : '?'}businessId=1` }, person?.token, {});
  expect([answer.status, answer.body.error?.code]).toEqual([400, 'VALIDATION_FAILED']);
});

type Part = { type?: string; additionalProperties?: unknown; properties?: Record<string, Part>; items?: Part; anyOf?: Part[] };
type OpenApiDocument = { paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Part }> } }>> };

/** The objects in a schema that take more than they name, each by its place. */
function openIn(part: Part, place: string): string[] {
  const own = part.properties && part.additionalProperties !== false ? [place] : [];
  const named = Object.entries(part.properties ?? {}).flatMap(([name, within]) => openIn(within, `${place}.${name}`));
  return [
    ...own,
    ...named,
    ...[...(part.items ? [part.items] : []), ...(part.anyOf ?? [])].flatMap((within) => openIn(within, `${place}[]`)),
  ];
}

test('no object inside a body takes more than it names, but what providers send', () => {
  const { paths: described } = JSON.parse(readFileSync(join(paths.repository, 'server/openapi.json'), 'utf8')) as OpenApiDocument;
  const open = Object.entries(described).flatMap(([path, verbs]) =>
    Object.entries(verbs).flatMap(([verb, { requestBody }]) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => openIn(schema, `${verb.toUpperCase()} ${path}`)),
    ),
  );
  expect(open.sort()).toEqual(OF_PROVIDERS);
});

test('a company changes the times of no other business, however it names it', async () => {
  const app = server();
  const { services, db } = app;
  const others = await services.listings.addListing({
    kind: 'hospital',
    ownerUserId: null,
    name: '남의 병원',
    address: '서울특별시 구로구 디지털로 300',
  });
  const company = await aCompany(app);
  const change = { businessId: others.ok ? others.value : 0, timeType: 1, timeStart: '03:00', timeEnd: '04:00' };
  const answer = await rest(app, company.token, 'PATCH', '/reservation/company-time', change);
  expect([answer.status, namesIn(answer)]).toEqual([400, ['businessId']]);
  expect(await db`select 1 from reservation_times`).toHaveLength(0);
});

test('a company that waits for its approval changes no times', async () => {
  const { token } = await anApplicant(server(), 'company');
  const answer = await rest(server(), token, 'PATCH', '/reservation/company-time', { timeType: 1 });
  expect([answer.status, answer.body.message]).toEqual([403, '가입 신청이 승인되면 이용할 수 있어요.']);
});

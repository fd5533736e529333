import { gql, multipart, rest } from '../../testing/calls.ts';
import { hostileTexts, hostileValues } from '../../testing/surface/hostile-values.ts';
import type { Person } from '../../testing/people.ts';
import { fieldCalls, type FieldCall } from '../../testing/surface/surface.ts';
import { withApp } from '../../testing/with-app.ts';
import { aShop, someTreatments } from './testing/a-shop.ts';

const server = withApp();
let owners: Record<'hospital' | 'company', Person>;
/** A product of the company with one option, and what it is registered with. */
let product: { id: string; options: { id: string }[] };
const draft = { productType: 'product', name: '빗', price: 9_000, options: [{ name: '큰 것', price: 1_000 }] };

beforeAll(async () => {
  await someTreatments(server());
  owners = { hospital: (await aShop(server(), 'hospital')).owner, company: (await aShop(server(), 'company')).owner };
  product = (await rest<typeof product>(server(), owners.company.token, 'POST', '/product/register-company', draft)).body.data;
});

/** Hundreds of calls, on a machine that does other things too. */
const LONG = 120_000;

const inKorean = expect.stringMatching(/[가-힣].*[.?!]$/s);

async function bears(what: unknown[], call: Promise<{ status: number; body: object }>): Promise<void> {
  const { status, body } = await call;
  expect([...what, status < 500]).toEqual([...what, true]);
  if (status >= 400)
    expect([...what, body]).toEqual([
      ...what,
      expect.objectContaining({
        success: false,
        message: inKorean,
        error: { code: expect.stringMatching(/^[A-Z_]+$/), message: inKorean },
      }),
    ]);
}

test(
  'every REST call of products bears whatever stands in its body',
  async () => {
    const { token } = owners.company;
    const calls = [
      ['POST', 'register-company', draft],
      ['POST', `${product.id}/register-company-option`, { name: '작은 것', price: 0 }],
      ['PATCH', product.id, { optionId: product.options[0]!.id, optionName: '큰 것', price: 2_000 }],
      ['PATCH', product.id, { name: '빗', price: 2_000 }],
    ] as const;
    for (const [method, path, right] of calls) {
      for (const field of Object.keys(right)) {
        for (const value of hostileValues)
          await bears([path, field, value], rest(server(), token, method, `/product/${path}`, { ...right, [field]: value }));
      }
      for (const payload of ['[]', '', '{"name":', '"x"', 'null', `${'['.repeat(20_000)}${']'.repeat(20_000)}`])
        await bears(
          [path, payload.slice(0, 9)],
          rest(server(), token, method, `/product/${path}`, payload, { 'content-type': 'application/json' }),
        );
    }
  },
  LONG,
);

test(
  'so do the fields of the detail, and the addresses',
  async () => {
    const { token } = owners.company;
    for (const field of ['content', 'productImage', 'description1', 'description3']) {
      for (const text of [...hostileTexts, '<p>'.repeat(30_000), '<img src="https://evil.test/x.png">']) {
        const { payload, headers } = await multipart({ [field]: text });
        await bears([field, text], rest(server(), token, 'PATCH', `/product/${product.id}/detail`, payload, headers));
      }
    }
    await bears(['json'], rest(server(), token, 'PATCH', `/product/${product.id}/detail`, { productImage: { bytes: 'x' } }));
    for (const id of [
      '0',
      '-1',
      '1e9',
      '9'.repeat(30),
      '%00',
      '%ED%A0%80',
      '..%2f..',
      'x'.repeat(5_000),
      encodeURIComponent("'; drop table products; --"),
    ]) {
      for (const [method, path] of [
        ['GET', id],
        ['DELETE', id],
        ['DELETE', `${product.id}/option/${id}`],
        ['GET', `company?type=${id}`],
      ] as const) {
        await bears([method, path], rest(server(), token, method, `/product/${path}`));
      }
    }
    expect((await rest(server(), undefined, 'GET', `/product/${product.id}`)).status).toBe(200);
  },
  LONG,
);

const own = /^(get|create|update|delete)(My)?(Hospital|Company)(Medical)?Product|^(get|save|copy|show|order|delete)MyProduct/;

test(
  'so does every GraphQL field of products',
  async () => {
    const fields = fieldCalls(server().http.graphql.schema).filter(({ field }) => own.test(field));
    expect(fields.length).toBe(31);
    for (const field of fields) await bearField(field);
  },
  LONG,
);

async function bearField({ field, query, variables, access }: FieldCall): Promise<void> {
  const { token } = access === 'public' ? { token: undefined } : owners.hospital;
  for (const name of Object.keys(variables)) {
    const given = variables[name];
    const keys = typeof given === 'object' && given !== null ? Object.keys(given) : [null];
    for (const key of keys) {
      for (const value of hostileValues) {
        const changed = key === null ? value : { ...(given as object), [key]: value };
        const { status, errors } = await gql(server(), token, query, { ...variables, [name]: changed });
        const what = [field, name, key, value];
        expect([...what, status < 500, errors.map(({ extensions }) => extensions.code)]).toEqual([
          ...what,
          true,
          expect.not.arrayContaining(['INTERNAL']),
        ]);
        if (errors[0]) expect([...what, errors[0].message]).toEqual([...what, inKorean]);
      }
    }
  }
}

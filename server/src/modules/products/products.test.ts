import sharp from 'sharp';
import { gql, multipart, rest } from '../../testing/calls.ts';
import { aCompany, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { aShop } from './testing/a-shop.ts';
import { MOST_OPTIONS, MOST_PRODUCTS } from './products.policy.ts';

const server = withApp();
type Option = { id: string; name: string; price: number };
type Product = {
  id: string;
  productType: string;
  name: string;
  price: number;
  content: string | null;
  productImage: string | null;
  options: Option[];
} & Record<string, unknown>;
type List = { items: Product[]; total: number };

const draft = { productType: 'service', name: '부분 미용', price: 30_000 };
const register = (owner: Person | undefined, body: object = draft) =>
  rest<Product>(server(), owner?.token, 'POST', '/product/register-company', body);
const read = (id: string, owner?: Person) => rest<Product>(server(), owner?.token, 'GET', `/product/${id}`);
const change = (owner: Person, id: string, body: object) => rest<Product>(server(), owner.token, 'PATCH', `/product/${id}`, body);
const addOption = (owner: Person, id: string, body: object) =>
  rest<Product>(server(), owner.token, 'POST', `/product/${id}/register-company-option`, body);
async function detail(owner: Person, id: string, parts: Parameters<typeof multipart>[0]) {
  const { payload, headers } = await multipart(parts);
  return rest<Product>(server(), owner.token, 'PATCH', `/product/${id}/detail`, payload, headers);
}
const picture = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

test('a company registers, changes and deletes products that everybody reads', async () => {
  const { id: company, owner } = await aShop(server(), 'company');
  const made = await register(owner, { ...draft, name: '  부분\n미용 ', options: [{ name: '5kg 이상', price: 10_000 }] });
  expect(made.status).toBe(201);
  const { id, options } = made.body.data;
  expect(made.body.data).toMatchObject({
    ...draft,
    company: String(company),
    hospital: null,
    medical: null,
    options: [{ name: '5kg 이상', price: 10_000 }],
  });

  expect((await addOption(owner, id, { name: '목욕', price: 0 })).body.data.options.map(({ name, price }) => [name, price])).toEqual([
    ['5kg 이상', 10_000],
    ['목욕', 0],
  ]);
  expect((await change(owner, id, { price: 35_000 })).body.data).toMatchObject({ name: '부분 미용', price: 35_000 });
  const renamed = await change(owner, id, { optionId: options[0]!.id, optionName: '7kg 이상', price: 12_000 });
  expect(renamed.body.data).toMatchObject({ price: 35_000, options: [{ name: '7kg 이상', price: 12_000 }, { name: '목욕' }] });
  expect((await rest(server(), owner.token, 'DELETE', `/product/${id}/option/${options[0]!.id}`)).body.data).toBe(true);
  expect((await read(id)).body.data.options).toMatchObject([{ name: '목욕' }]);

  const other = (await register(owner, { productType: 'product', name: '빗', price: 9_000 })).body.data;
  const listed = await rest<List>(server(), undefined, 'GET', `/product?company=${company}`);
  expect(listed.body.data).toMatchObject({ items: [{ id }, { id: other.id }], total: 2, page: 1, count: 10 });
  const own = await rest<List>(server(), owner.token, 'GET', '/product/company?type=product');
  expect(own.body.data).toMatchObject({ items: [{ name: '빗' }], total: 1 });
  const graph = await gql(
    server(),
    undefined,
    'query ($id: ID!) { getCompanyProductsByPage(companyId: $id, type: service) { name options { name additionalPrice } } getCompanyProductCount(companyId: $id) }',
    { id: String(company) },
  );
  expect(graph.data).toEqual({
    getCompanyProductsByPage: [{ name: '부분 미용', options: [{ name: '목욕', additionalPrice: 0 }] }],
    getCompanyProductCount: 2,
  });

  expect((await rest(server(), owner.token, 'DELETE', `/product/${id}`)).body.data).toBe(true);
  expect([
    (await read(id)).status,
    (await rest(server(), owner.token, 'DELETE', `/product/${id}`)).status,
    (await addOption(owner, id, { name: '목욕', price: 0 })).status,
  ]).toEqual([404, 404, 404]);
});

test('the detail’s text and picture change and are removed', async () => {
  const { owner } = await aShop(server(), 'company');
  const { id } = (await register(owner)).body.data;
  const told = await detail(owner, id, {
    content: '<p onclick="x()">천연 샴푸<script>x()</script></p>',
    description1: ' 털 빠짐이 줄어요 ',
    productImage: await picture(),
  });
  expect(told.body.data).toMatchObject({ content: '<p>천연 샴푸</p>', description1: '털 빠짐이 줄어요', description2: null });
  const image = told.body.data.productImage;
  expect((await server().http.inject(image!)).statusCode).toBe(200);
  expect((await detail(owner, id, { description2: '예약제' })).body.data).toMatchObject({
    content: '<p>천연 샴푸</p>',
    description2: '예약제',
    productImage: image,
  });
  expect((await detail(owner, id, { productImage: Buffer.from('<svg onload="x()">'), description1: '바뀌면 안 돼요' })).status).toBe(415);
  expect((await read(id)).body.data).toMatchObject({ description1: '털 빠짐이 줄어요', productImage: image });
  expect((await detail(owner, id, { productImage: '', content: '<p> </p>', description1: '' })).body.data).toMatchObject({
    content: null,
    description1: null,
    productImage: null,
  });
});

test.each<[string, object, string]>([
  ['no name', { name: ' \u200b' }, 'name'],
  ['too long a name', { name: '가'.repeat(61) }, 'name'],
  ['a price below nothing', { price: -1 }, 'price'],
  ['a price above a hundred million', { price: 100_000_001 }, 'price'],
  ['half a won', { price: 0.5 }, 'price'],
  ['a treatment, which companies have none of', { productType: 'medical' }, 'productType'],
  ['too many options', { options: Array.from({ length: MOST_OPTIONS + 1 }, () => ({ name: 'x', price: 0 })) }, 'options'],
  ['an option with too high a price', { options: [{ name: 'x', price: 2_000_000_000 }] }, 'options.additionalPrice'],
])('the site refuses %s and registers nothing', async (_what, wrong, property) => {
  const { id, owner } = await aShop(server(), 'company');
  const { status, body } = await register(owner, { ...draft, ...wrong });
  expect([status, body.errors?.map((error) => error.property)]).toEqual([400, [property]]);
  expect(body.message).toMatch(/[가-힣]/);
  expect((await rest<List>(server(), undefined, 'GET', `/product?company=${id}`)).body.data.total).toBe(0);
});

test('an option is changed by its id', async () => {
  const { owner } = await aShop(server(), 'company');
  const { id, options } = (await register(owner, { ...draft, options: [{ name: '목욕', price: 5_000 }] })).body.data;
  const other = (await register(owner, { ...draft, options: [{ name: '딴 것', price: 1 }] })).body.data;
  expect((await change(owner, id, { optionName: '샴푸' })).body.errors).toMatchObject([{ property: 'optionId' }]);
  expect((await change(owner, id, { optionId: options[0]!.id, optionName: '', price: -1 })).body.errors).toMatchObject([
    { property: 'optionName' },
    { property: 'price' },
  ]);
  expect((await change(owner, id, { optionId: other.options[0]!.id, price: 0 })).status).toBe(404);
  expect((await read(id)).body.data.options).toMatchObject([{ name: '목욕', price: 5_000 }]);
});

test("changes of another's products are refused, and unpublished ones shown to their owner only", async () => {
  const [shop, stranger] = [await aShop(server(), 'company'), await aShop(server(), 'company')];
  const { id, options } = (await register(shop.owner, { ...draft, options: [{ name: '목욕', price: 5_000 }] })).body.data;
  const statuses = [
    (await change(stranger.owner, id, { price: 1 })).status,
    (await addOption(stranger.owner, id, { name: 'x', price: 1 })).status,
    (await detail(stranger.owner, id, { productImage: await picture() })).status,
    (await rest(server(), stranger.owner.token, 'DELETE', `/product/${id}/option/${options[0]!.id}`)).status,
    (await rest(server(), stranger.owner.token, 'DELETE', `/product/${id}`)).status,
  ];
  expect(statuses).toEqual([404, 404, 404, 404, 404]);
  expect((await register(await aCompany(server()))).status).toBe(404);

  await server().db`update businesses set closed_at = now() where id = ${shop.id}`;
  const total = async (owner?: Person) => (await rest<List>(server(), owner?.token, 'GET', `/product?company=${shop.id}`)).body.data.total;
  expect([(await read(id)).status, (await read(id, stranger.owner)).status, (await read(id, shop.owner)).status]).toEqual([404, 404, 200]);
  expect([await total(), await total(stranger.owner), await total(shop.owner)]).toEqual([0, 0, 1]);
});

test('a list of two businesses at a time is refused', async () => {
  for (const query of ['', '?hospital=1&company=2', '?company=1&page=0', '?company=1&count=101'])
    expect((await rest(server(), undefined, 'GET', `/product${query}`)).status).toBe(400);
  for (const query of ['?company=x', '?hospital=99999999999999999999', '?company=%00'])
    expect((await rest<List>(server(), undefined, 'GET', `/product${query}`)).body.data).toMatchObject({ items: [], total: 0 });
});

test('concurrent writers exceed no limit, lose no change and add nothing to a deleted product', async () => {
  const { owner } = await aShop(server(), 'company');
  const { id } = (
    await register(owner, {
      ...draft,
      options: Array.from({ length: MOST_OPTIONS - 2 }, (_, index) => ({ name: `옵션 ${index}`, price: 0 })),
    })
  ).body.data;
  const adding = await Promise.all(Array.from({ length: 6 }, (_, index) => addOption(owner, id, { name: `늦은 옵션 ${index}`, price: 1 })));
  expect(adding.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400, 400, 400]);
  const [first] = (await read(id)).body.data.options;
  await Promise.all([
    change(owner, id, { optionId: first!.id, optionName: '새 이름' }),
    change(owner, id, { optionId: first!.id, price: 777 }),
    change(owner, id, { price: 1 }),
    change(owner, id, { name: '새 상품' }),
  ]);
  expect((await read(id)).body.data).toMatchObject({
    name: '새 상품',
    price: 1,
    options: expect.arrayContaining([{ id: first!.id, name: '새 이름', price: 777 }]),
  });

  const racing = await Promise.all([
    rest(server(), owner.token, 'DELETE', `/product/${id}`),
    ...Array.from({ length: 4 }, () => change(owner, id, { optionId: first!.id, price: 5 })),
    rest(server(), owner.token, 'DELETE', `/product/${id}`),
  ]);
  expect(racing.every(({ status }) => status === 200 || status === 404)).toBe(true);
  expect([racing.at(0)!.status, racing.at(-1)!.status].sort()).toEqual([200, 404]);
  expect(await server().db`select 1 from product_options where product_id = ${id}`).toHaveLength(0);
});

test('a business is limited to a hundred products, also when concurrent', async () => {
  const { id, owner } = await aShop(server(), 'company');
  for (let made = 0; made < MOST_PRODUCTS - 1; made += 1) await register(owner);
  const last = await Promise.all([register(owner), register(owner), register(owner)]);
  expect(last.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  const { items, total } = (await rest<List>(server(), undefined, 'GET', `/product?company=${id}&count=100`)).body.data;
  expect([items.length, total]).toEqual([MOST_PRODUCTS, MOST_PRODUCTS]);
});

test('products are deleted when their owner withdraws, also of a listing that stays', async () => {
  const { id, owner } = await aShop(server(), 'company');
  await server().db`update businesses set licence_number = 'L-900' where id = ${id}`;
  const product = (await register(owner)).body.data;
  expect((await rest(server(), owner.token, 'POST', '/user/withdraw', { password: 'petcare-1234' })).status).toBe(200);
  expect((await rest(server(), undefined, 'GET', `/company/${id}`)).status).toBe(200);
  expect((await read(product.id)).status).toBe(404);
});

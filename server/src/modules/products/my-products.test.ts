import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { aPicture } from '../../testing/a-picture.ts';
import { gql, rest } from '../../testing/calls.ts';
import type { Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { aShop, someTreatments, type Shop } from './testing/a-shop.ts';

const server = withApp();
const FIELDS = 'id kind name price description1 content pictures isShown options { id name additionalPrice } timestamp { updatedAt }';
type MyProduct = {
  id: string;
  name: string;
  isShown: boolean;
  content: string;
  pictures: string[];
  options: { id: string; name: string; additionalPrice: number }[];
  timestamp: { updatedAt: string };
};
const run = <Data = Record<string, MyProduct>>(owner: Person | undefined, query: string, variables: object = {}) =>
  gql<Data>(server(), owner?.token, query, variables as Record<string, unknown>);
const codes = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors.map(({ extensions }) => extensions.code);

const empty = { kind: 'service', name: '부분 미용', price: 30_000, pictures: [], options: [], isShown: true };
const save = (owner: Person, input: object, id?: string) =>
  run<{ saved: MyProduct }>(
    owner,
    `mutation ($id: ID, $input: MyProductInput!) { saved: saveMyProduct(id: $id, input: $input) { ${FIELDS} } }`,
    { id, input: { ...empty, ...input } },
  );
const listed = async (owner: Person, kind = 'service') =>
  (await run<{ list: MyProduct[] }>(owner, `query ($kind: MyProductKind!) { list: getMyProducts(kind: $kind) { ${FIELDS} } }`, { kind }))
    .data.list;
const names = (products: { name: string }[]) => products.map(({ name }) => name);
/** As guardians see them. */
const shown = async ({ id, owner }: Shop, kind: 'hospital' | 'company') =>
  (await rest<{ items: MyProduct[] }>(server(), owner.token, 'GET', `/product?${kind}=${id}&count=100`)).body.data.items;
const picture = (number: number) => `/uploads/images/00000000-0000-4000-8000-00000000000${number}/800.webp`;

test.each(['hospital', 'company'] as const)('a %s keeps a product whole: pictures and options in order, changed at once', async (kind) => {
  const shop = await aShop(server(), kind);
  const { owner } = shop;
  const options = ['소형', '중형', '대형'].map((name, index) => ({ name, additionalPrice: index * 5_000 }));
  const { data } = await save(owner, { description1: '한 아이씩 받아요', content: '<p>천천히<script>x()</script></p>', options });
  const made = data.saved;
  expect(made).toMatchObject({ ...empty, content: '<p>천천히</p>', options });

  const [small, , large] = made.options;
  const changed = await save(
    owner,
    { name: '전체 미용', price: 0, options: [{ ...large, additionalPrice: 1 }, { name: '초대형', additionalPrice: 2 }, small] },
    made.id,
  );
  expect(changed.data.saved).toMatchObject({ name: '전체 미용', price: 0, description1: null, content: null });
  expect(changed.data.saved.options).toEqual([
    { id: large!.id, name: '대형', additionalPrice: 1 },
    { id: expect.any(String), name: '초대형', additionalPrice: 2 },
    { id: small!.id, name: '소형', additionalPrice: 0 },
  ]);
  expect(names((await shown(shop, kind))[0]!.options)).toEqual(['대형', '초대형', '소형']);
});

test('several pictures are given in their order, the first to who asks for one', async () => {
  const shop = await aShop(server(), 'company');
  const { saved } = (await save(shop.owner, { pictures: [] })).data;
  await server().db`
    update products set pictures = ${[picture(2), picture(1)]}, product_image = ${picture(2)} where id = ${saved.id}`;
  expect((await shown(shop, 'company'))[0]).toMatchObject({ pictures: [picture(2), picture(1)], productImage: picture(2) });
  expect((await save(shop.owner, { pictures: [] }, saved.id)).data.saved.pictures).toEqual([]);
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['eleven pictures', { pictures: Array.from({ length: 11 }, () => picture(1)) }, 'pictures'],
  ["somebody else's picture", { pictures: ['https://evil.test/x.png'] }, 'pictures'],
  ['half a won', { price: 1.5 }, undefined],
  [
    'an option without a name',
    {
      options: [
        { name: '목욕', additionalPrice: 0 },
        { name: '', additionalPrice: 0 },
      ],
    },
    'options.1.name',
  ],
])('the site refuses %s and saves nothing', async (_what, wrong, property) => {
  const { owner } = await aShop(server(), 'hospital');
  const { errors } = await save(owner, wrong);
  expect((errors[0]?.extensions as { errors?: { property: string }[] } | undefined)?.errors?.[0]?.property).toBe(property);
  expect(errors).toHaveLength(1);
  expect(await listed(owner)).toEqual([]);
});

test('a change of what was changed meanwhile in another tab is refused, and that is kept', async () => {
  const { owner } = await aShop(server(), 'hospital');
  const { saved } = (await save(owner, {})).data;
  const readAt = saved.timestamp.updatedAt;
  server().clock.advance({ minutes: 1 });
  expect((await save(owner, { name: '먼저 고친 이름', readAt }, saved.id)).data.saved.name).toBe('먼저 고친 이름');
  expect(codes(await save(owner, { name: '나중 이름', readAt }, saved.id))).toEqual(['PRODUCT_CHANGED']);
  expect(names(await listed(owner))).toEqual(['먼저 고친 이름']);
});

test('the list keeps the order that the owner gives, a copy behind its first, and hidden ones from everybody else', async () => {
  const shop = await aShop(server(), 'company');
  const { owner } = shop;
  const ids: Record<string, string> = {};
  for (const name of ['가', '나', '다'])
    ids[name] = (await save(owner, { name, options: [{ name: '목욕', additionalPrice: 1 }] })).data.saved.id;
  const other = (await save((await aShop(server(), 'company')).owner, {})).data.saved.id;
  const order = (productIds: unknown[]) =>
    run<{ done: boolean }>(owner, 'mutation ($ids: [ID!]!) { done: orderMyProducts(kind: service, productIds: $ids) }', {
      ids: productIds,
    });
  expect((await order([ids['다'], other, ids['다'], ids['가']])).data.done).toBe(true);
  expect(names(await listed(owner))).toEqual(['다', '가', '나']);

  const copy = await run<{ copy: MyProduct }>(owner, `mutation ($id: ID!) { copy: copyMyProduct(productId: $id) { ${FIELDS} } }`, {
    id: ids['가'],
  });
  expect(copy.data.copy).toMatchObject({ name: '가 복사본', isShown: false, options: [{ name: '목욕', additionalPrice: 1 }] });
  expect(names(await listed(owner))).toEqual(['다', '가', '가 복사본', '나']);
  expect(names(await shown(shop, 'company'))).toEqual(['다', '가', '나']);

  const show = (isShown: boolean) =>
    run(owner, 'mutation ($id: ID!, $is: Boolean!) { shown: showMyProduct(productId: $id, isShown: $is) { isShown } }', {
      id: ids['다'],
      is: isShown,
    });
  expect((await show(false)).data).toEqual({ shown: { isShown: false } });
  expect(names(await shown(shop, 'company'))).toEqual(['가', '나']);
  const read = (person?: Person) => rest(server(), person?.token, 'GET', `/product/${ids['다']}`);
  expect([(await read()).status, (await read(owner)).status]).toEqual([404, 200]);
  expect((await rest<MyProduct>(server(), owner.token, 'PATCH', `/product/${ids['다']}`, { isShown: true })).body.data.isShown).toBe(true);
  expect((await read()).status).toBe(200);
});

describe('a copy', () => {
  const copyOf = (owner: Person, id: string) =>
    run<{ copy: MyProduct }>(owner, `mutation ($id: ID!) { copy: copyMyProduct(productId: $id) { ${FIELDS} } }`, { id });
  const remove = (owner: Person, id: string) => run(owner, 'mutation ($id: ID!) { deleteMyProduct(productId: $id) }', { id });
  const sweep = () => server().runJob('sweep-uploads');
  const areThere = async (addresses: string[]) => {
    const paths = addresses.flatMap((address) => ['320.webp', '800.avif', '1600.webp'].map((file) => address.replace('800.webp', file)));
    return (await Promise.all(paths.map(async (path) => (await server().http.inject(path)).statusCode))).every((code) => code === 200);
  };
  const picturesIn = (html: string) => [...html.matchAll(/src="([^"]+)"/g)].map(([, address]) => address!);
  const waitingOf = ({ id }: Person) => server().db`select key from waiting_uploads where user_id = ${id}`;

  /** A shown product with two pictures, one of which stands in its text beside a third one. */
  async function aWholeProduct() {
    const { owner } = await aShop(server(), 'company');
    const [first, second, third] = [await aPicture(server(), owner), await aPicture(server(), owner), await aPicture(server(), owner)];
    const fields = {
      description1: '한 아이씩 받아요',
      content: `<p>앞</p><img src="${third}" alt="욕조" /><p>뒤</p><img src="${second}" alt="" />`,
      pictures: [first, second],
      options: [
        { name: '목욕', additionalPrice: 5_000 },
        { name: '염색', additionalPrice: 9_000 },
      ],
    };
    const { saved } = (await save(owner, fields)).data;
    return { owner, saved, fields, all: [first, second, third] };
  }

  test('has all of the product, with pictures of its own: either goes without the other', async () => {
    const { owner, saved, fields, all } = await aWholeProduct();
    const { copy } = (await copyOf(owner, saved.id)).data;
    const { pictures: _pictures, content: _content, ...rest } = fields;
    expect(copy).toMatchObject({ ...rest, kind: 'service', name: '부분 미용 복사본', price: 30_000, isShown: false });
    const [third, second] = picturesIn(copy.content);
    expect(copy.content).toBe(saved.content.replace(all[2]!, third!).replace(all[1]!, second!));
    expect(copy.pictures).toEqual([expect.not.stringMatching(all[0]!), second]);
    const copied = [...copy.pictures, third!];
    expect(new Set([...all, ...copied]).size).toBe(6);
    expect(await waitingOf(owner)).toEqual([]);

    const again = (await copyOf(owner, copy.id)).data.copy;
    await remove(owner, copy.id);
    server().clock.advance({ days: 2 });
    await sweep();
    expect([await areThere(copied), await areThere(all), await areThere(again.pictures)]).toEqual([false, true, true]);
  });

  test('stays when the first is removed', async () => {
    const { owner, saved, all } = await aWholeProduct();
    const { copy } = (await copyOf(owner, saved.id)).data;
    await remove(owner, saved.id);
    await sweep();
    expect([await areThere(all), await areThere([...copy.pictures, ...picturesIn(copy.content)])]).toEqual([false, true]);
  });

  test('is made whole or not at all: of a picture that is gone, of too many, of one product too many', async () => {
    const { owner, saved, all } = await aWholeProduct();
    const stored = () => readdir(join(server().config.uploadsDir, 'images'));
    const before = (await stored()).length;
    const expectNothing = async (code: string) => {
      expect(codes(await copyOf(owner, saved.id))).toEqual([code]);
      expect(names(await listed(owner))).toEqual(['부분 미용']);
      expect(await waitingOf(owner)).toEqual([]);
    };
    const businessId = server().db`select business_id from products where id = ${saved.id}`;
    await server().db`
      insert into products (business_id, product_type, name, price, created_at, updated_at)
      select (${businessId}), 'product', '샴푸', 1, now(), now() from generate_series(1, 99)`;
    await expectNothing('VALIDATION_FAILED');
    await server().db`delete from products where name = '샴푸' and business_id = (${businessId})`;
    expect((await stored()).length).toBe(before);

    const { content } = saved;
    const many = Array.from({ length: 51 }, (_none, index) => picture(1).replace('0001', String(1_000 + index)));
    await server().db`update products set content = ${many.map((src) => `<img src="${src}" alt="" />`).join('')} where id = ${saved.id}`;
    await expectNothing('VALIDATION_FAILED');
    await server().db`update products set content = ${content} where id = ${saved.id}`;

    await rm(join(server().config.uploadsDir, all[2]!.replace('/uploads/', '')));
    await expectNothing('UNREADABLE_IMAGE');
    expect((await stored()).length).toBe(before);
  });

  test('of a product whose pictures are changed meanwhile is refused, and leaves no file', async () => {
    const { owner, saved, all } = await aWholeProduct();
    const stored = async () => (await readdir(join(server().config.uploadsDir, 'images'))).length;
    const before = await stored();
    const copying = await server().db.begin(async (tx) => {
      await tx`select 1 from products where id = ${saved.id} for update`;
      const answer = copyOf(owner, saved.id);
      // Its files are there, so it has read the product and waits for it.
      while ((await stored()) < before + 3) await setImmediate();
      await tx`update products set pictures = ${[all[1]!, all[0]!]}, product_image = ${all[1]!} where id = ${saved.id}`;
      return { answer };
    });
    expect(codes(await copying.answer)).toEqual(['PRODUCT_CHANGED']);
    expect([await stored(), names(await listed(owner))]).toEqual([before, ['부분 미용']]);
  });
});

test("nobody reads or changes another's products by their ids", async () => {
  const { owner } = await aShop(server(), 'hospital');
  const stranger = (await aShop(server(), 'company')).owner;
  const { id, options } = (await save(owner, { options: [{ name: '목욕', additionalPrice: 0 }] })).data.saved;
  const asked = [
    await run(stranger, 'query ($id: ID!) { getMyProduct(id: $id) { id } }', { id }),
    await save(stranger, {}, id),
    await run(stranger, 'mutation ($id: ID!) { copyMyProduct(productId: $id) { id } }', { id }),
    await run(stranger, 'mutation ($id: ID!) { showMyProduct(productId: $id, isShown: false) { id } }', { id }),
    await run(stranger, 'mutation ($id: ID!) { deleteMyProduct(productId: $id) }', { id }),
  ];
  expect(asked.map(codes)).toEqual(Array.from(asked, () => ['NOT_FOUND']));
  // An option's id of somebody else's product is a new option here.
  const own = (await save(stranger, { options: [{ ...options[0], name: '내 옵션' }] })).data.saved;
  expect(own.options).toEqual([{ id: expect.not.stringMatching(`^${options[0]!.id}$`), name: '내 옵션', additionalPrice: 0 }]);
  expect((await listed(owner))[0]).toMatchObject({ isShown: true, options: [{ name: '목욕' }] });
  expect((await run(owner, 'mutation ($id: ID!) { deleteMyProduct(productId: $id) }', { id })).data).toEqual({ deleteMyProduct: true });
  expect(await listed(owner)).toEqual([]);
});

test('a hospital keeps treatments by the tree; a company has none', async () => {
  const treatments = await someTreatments(server());
  const { owner } = await aShop(server(), 'hospital');
  const fee = { kind: 'medical', name: null, medicalId: treatments.get('초진 진찰료 5kg'), price: 9_000 };
  const { saved } = (await save(owner, fee)).data;
  expect(saved.name).toBe('초진 진찰료 5kg');
  expect(codes(await save(owner, fee))).toEqual(['DUPLICATE_MEDICAL_PRODUCT']);
  expect(codes(await save(owner, {}, saved.id))).toEqual(['VALIDATION_FAILED']);
  expect(codes(await run(owner, 'mutation ($id: ID!) { copyMyProduct(productId: $id) { id } }', { id: saved.id }))).toEqual([
    'VALIDATION_FAILED',
  ]);
  expect((await save(owner, { ...fee, price: 10_000 }, saved.id)).data.saved).toMatchObject({ price: 10_000 });
  expect(codes(await save((await aShop(server(), 'company')).owner, fee))).toEqual(['VALIDATION_FAILED']);
});

import { gql, rest } from '../../testing/calls.ts';
import type { Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { aShop, someTreatments, type Shop } from './testing/a-shop.ts';

const server = withApp();
let treatments: Map<string, string>;
beforeAll(async () => {
  treatments = await someTreatments(server());
});

type Product = {
  id: string;
  price: number;
  description1: string | null;
  options: { id: string; name: string; additionalPrice: number }[];
  medical: { name: string; parents: { name: string }[] };
};
const FIELDS = 'id price description1 content productImage options { id name additionalPrice } medical { name parents { name } }';
const run = <Data = Record<string, Product>>(owner: Person | undefined, query: string, variables: object) =>
  gql<Data>(server(), owner?.token, query, variables as Record<string, unknown>);
const create = (owner: Person, treatment: string, price: number, more: object = {}) =>
  run<{ made: Product }>(
    owner,
    `mutation ($input: CreateMedicalProductInput!) { made: createHospitalMedicalProduct(input: $input) { ${FIELDS} } }`,
    { input: { medicalId: treatments.get(treatment) ?? treatment, price, ...more } },
  );
const codes = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors.map(({ extensions }) => extensions.code);
async function listed({ id }: Shop, owner?: Person) {
  const { data } = await run<{ list: Product[]; total: number }>(
    owner,
    `query ($id: ID!) { list: getHospitalMedicalProductsByPage(hospitalId: $id) { ${FIELDS} } total: getHospitalMedicalProductCount(hospitalId: $id) }`,
    { id: String(id) },
  );
  return data;
}

test('a hospital’s fees are listed in the order of the tree, with options, each treatment once', async () => {
  const shop = await aShop(server(), 'hospital');
  const { owner } = shop;
  await create(owner, '엑스선 촬영비', 45_000);
  const { data } = await create(owner, '초진 진찰료 5kg', 10_000, {
    description1: '예약 우선',
    options: [{ name: '야간', additionalPrice: 20_000 }],
  });
  expect(data.made).toMatchObject({
    price: 10_000,
    description1: '예약 우선',
    options: [{ name: '야간', additionalPrice: 20_000 }],
    medical: { name: '5kg', parents: [{ name: '진찰' }, { name: '초진 진찰료' }] },
  });
  expect(codes(await create(owner, '초진 진찰료 5kg', 12_000))).toEqual(['DUPLICATE_MEDICAL_PRODUCT']);
  expect(codes(await create(owner, '진찰', 1))).toEqual(['VALIDATION_FAILED']);
  expect(codes(await create(owner, '999999', 1))).toEqual(['VALIDATION_FAILED']);
  const { list, total } = await listed(shop);
  expect([total, list.map(({ medical }) => [...medical.parents.map(({ name }) => name), medical.name].join(' '))]).toEqual([
    2,
    ['진찰 초진 진찰료 5kg', '검사 엑스선 촬영비'],
  ]);
});

test('of two concurrent fees of one treatment one is stored', async () => {
  const shop = await aShop(server(), 'hospital');
  const both = await Promise.all([create(shop.owner, '엑스선 촬영비', 1_000), create(shop.owner, '엑스선 촬영비', 2_000)]);
  expect(both.map(codes).flat()).toEqual(['DUPLICATE_MEDICAL_PRODUCT']);
  expect((await listed(shop)).total).toBe(1);
});

test('one option is deleted, then the whole fee', async () => {
  const shop = await aShop(server(), 'hospital');
  const { owner } = shop;
  const { id, options } = (
    await create(owner, '엑스선 촬영비', 45_000, {
      description1: '두 장',
      content: '<p>판독 포함</p>',
      options: [
        { name: '야간', additionalPrice: 1 },
        { name: '응급', additionalPrice: 2 },
      ],
    })
  ).data.made;
  const remove = (variables: object, who = owner) =>
    run<{ gone: boolean }>(
      who,
      'mutation ($productId: ID!, $optionId: ID) { gone: deleteHospitalMedicalProduct(productId: $productId, optionId: $optionId) }',
      variables,
    );
  const clear = (who = owner) =>
    run<{ of: Product }>(
      who,
      `mutation ($productId: ID!) { of: deleteMyHospitalMedicalProductInfo(productId: $productId) { ${FIELDS} } }`,
      { productId: id },
    );

  const { owner: stranger } = await aShop(server(), 'hospital');
  expect([
    codes(await remove({ productId: id }, stranger)),
    codes(await remove({ productId: id, optionId: options[0]!.id }, stranger)),
    codes(await clear(stranger)),
  ]).toEqual([['NOT_FOUND'], ['NOT_FOUND'], ['NOT_FOUND']]);

  expect((await remove({ productId: id, optionId: options[0]!.id })).data.gone).toBe(true);
  expect(codes(await remove({ productId: id, optionId: options[0]!.id }))).toEqual(['NOT_FOUND']);
  expect((await clear()).data.of).toMatchObject({ price: 45_000, description1: null, content: null, options: [{ name: '응급' }] });
  expect((await remove({ productId: id, optionId: null })).data.gone).toBe(true);
  expect((await listed(shop)).total).toBe(0);
});

test('fees and products of a hospital are kept apart', async () => {
  const shop = await aShop(server(), 'hospital');
  const { owner } = shop;
  const goods = await run<{ made: Product }>(
    owner,
    'mutation ($input: CreateProductInput!) { made: createHospitalProduct(input: $input) { id } }',
    { input: { productType: 'product', name: '처방 사료', price: 32_000, options: [{ name: '5kg', additionalPrice: 20_000 }] } },
  );
  const fee = (await create(owner, '엑스선 촬영비', 45_000, { description1: '두 장' })).data.made;
  const updated = await run<{ of: object }>(
    owner,
    `mutation ($id: ID!) { of: updateHospitalMedicalProduct(productId: $id, input: { price: 50000 }) { price description1 } }`,
    { id: fee.id },
  );
  expect(updated.data.of).toEqual({ price: 50_000, description1: '두 장' });
  const option = await run<{ of: Product }>(
    owner,
    `mutation ($id: ID!) { of: createHospitalMedicalProductOption(productId: $id, input: { name: "야간", additionalPrice: 3000 }) { ${FIELDS} } }`,
    { id: fee.id },
  );
  const changed = await run<{ of: Product }>(
    owner,
    `mutation ($id: ID!, $o: ID!) { of: updateHospitalMedicalProductOption(productId: $id, optionId: $o, input: { additionalPrice: 4000 }) { ${FIELDS} } }`,
    { id: fee.id, o: option.data.of.options[0]!.id },
  );
  expect(changed.data.of.options).toMatchObject([{ name: '야간', additionalPrice: 4_000 }]);

  expect(codes(await run(owner, 'mutation ($id: ID!) { deleteHospitalProduct(productId: $id) }', { id: fee.id }))).toEqual(['NOT_FOUND']);
  expect(
    codes(
      await run(owner, 'mutation ($id: ID!) { updateHospitalMedicalProduct(productId: $id, input: { price: 1 }) { id } }', {
        id: goods.data.made.id,
      }),
    ),
  ).toEqual(['NOT_FOUND']);
  const id = String(shop.id);
  const { data } = await run<Record<string, object[]>>(
    undefined,
    'query ($id: ID!) { a: getHospitalProductsByPage(hospitalId: $id) { name price } b: getHospitalMedicalProductsByPage(hospitalId: $id) { price } }',
    { id },
  );
  expect(data).toEqual({ a: [{ name: '처방 사료', price: 32_000 }], b: [{ price: 50_000 }] });
  const all = await rest<{ items: object[] }>(server(), undefined, 'GET', `/product?hospital=${id}`);
  expect(all.body.data.items).toMatchObject([
    { productType: 'medical', name: '엑스선 촬영비', medical: { parents: [{ name: '검사' }] } },
    { productType: 'product', name: '처방 사료' },
  ]);
});

test('the fees of public hospitals count as prices of the area', async () => {
  const areaOf = async (shop: Shop) => {
    const { data } = await run<{ list: { areaPrice: Record<string, unknown> | null }[] }>(
      undefined,
      'query ($id: ID!) { list: getHospitalMedicalProductsByPage(hospitalId: $id) { areaPrice { avg min max location isWider sources } } }',
      { id: String(shop.id) },
    );
    return data.list.map(({ areaPrice }) => areaPrice);
  };
  const jeju = '제주특별자치도 제주시 첨단로 242';
  const [one, two, hidden] = [
    await aShop(server(), 'hospital', jeju),
    await aShop(server(), 'hospital', jeju),
    await aShop(server(), 'hospital', jeju),
  ];
  await create(one.owner, '엑스선 촬영비', 60_000);
  await create(hidden.owner, '엑스선 촬영비', 90_000_000);
  await server().db`update businesses set closed_at = now() where id = ${hidden.id}`;
  const free = await create(two.owner, '엑스선 촬영비', 0);
  await server().db`delete from products where business_id not in (${one.id}, ${two.id}, ${hidden.id})`;
  // The published fee and one hospital: two are no average.
  expect(await areaOf(one)).toEqual([null]);

  await run(two.owner, 'mutation ($id: ID!) { updateHospitalMedicalProduct(productId: $id, input: { price: 80000 }) { id } }', {
    id: free.data.made.id,
  });
  expect(await areaOf(one)).toEqual([
    { avg: 60_000, min: 40_000, max: 80_000, location: '제주특별자치도 제주시', isWider: false, sources: 3 },
  ]);
  const { data } = await run<{ of: object }>(
    undefined,
    'query ($id: ID!) { of: searchMedicalPrice(medicalId: $id, sido: "제주", sigungu: "제주시") { avg sources year } }',
    { id: treatments.get('엑스선 촬영비') },
  );
  expect(data.of).toEqual({ avg: 60_000, sources: 3, year: 2025 });
});

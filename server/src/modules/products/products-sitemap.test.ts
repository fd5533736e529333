import { gql, rest } from '../../testing/calls.ts';
import { withApp } from '../../testing/with-app.ts';
import { aShop, someTreatments } from './testing/a-shop.ts';

const server = withApp();

type Parts = { parts: { part: number; count: number; changedAt: string }[] };
type Items = { items: { id: number }[] };

const partsOf = async (kind: string) => (await rest<Parts>(server(), undefined, 'GET', `/sitemap/${kind}`)).body.data.parts;
const itemsOf = async (path: string) =>
  (await rest<Items>(server(), undefined, 'GET', `/sitemap/${path}`)).body.data.items.map(({ id }) => id);

test('hospitals with fees and companies with products are listed once each, those without any are not', async () => {
  const app = server();
  const treatments = await someTreatments(app);
  const [hospital, company] = [await aShop(app, 'hospital'), await aShop(app, 'company')];
  for (const kind of ['hospital', 'company'] as const) await aShop(app, kind);
  const fee = (name: string) =>
    gql(app, hospital.owner.token, 'mutation($input: CreateMedicalProductInput!) { createHospitalMedicalProduct(input: $input) { id } }', {
      input: { medicalId: treatments.get(name), price: 9_000 },
    });
  const good = (name: string) =>
    rest(app, company.owner.token, 'POST', '/product/register-company', { productType: 'product', name, price: 9_000 });
  for (const made of [await fee('엑스선 촬영비'), await fee('초진 진찰료 5kg')]) expect(made.errors).toEqual([]);
  for (const made of [await good('샴푸'), await good('빗')]) expect(made.status).toBe(201);
  for (const [kind, { id }] of [
    ['fees', hospital],
    ['products', company],
  ] as const) {
    expect(await partsOf(kind)).toEqual([{ part: 1, count: 1, changedAt: '2026-11-23T03:00:00.000Z' }]);
    expect(await itemsOf(`${kind}/1`)).toEqual([id]);
    expect(await itemsOf(`${kind}/1?after=${id}`)).toEqual([]);
  }
});

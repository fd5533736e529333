import { unwrap } from '../../../platform/errors/result.ts';
import { rest } from '../../../testing/calls.ts';
import { aGuardian } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { aBookableCompany, bookAt } from '../testing/a-bookable-company.ts';
import { MONDAY } from '../testing/a-bookable-hospital.ts';

const server = withApp();
const THURSDAY = '2026-12-03';
const SUM = 3 * (70_000 + 15_000) + 20_000;
type MadeReservation = { price: number; items: { productName: string; optionName: string | null; nights: number | null; price: number }[] };

/** A hotel's room with an option, and a service. */
async function aHotel(price = 70_000) {
  const hotel = await aBookableCompany(server(), { isBeautyParlor: false, isHotel: true });
  const viewer = { ...hotel.owner, accountType: 3, socialType: 0, name: '', sessionId: '', awaitsApproval: false } as const;
  const add = async (product: object) => unwrap(await server().services.products.addProduct(viewer, 'company', product as never));
  const options = [{ name: '마당 놀이', additionalPrice: 15_000 }];
  const room = await add({ productType: 'reservation', name: '넓은 방', price, options });
  const ride = await add({ productType: 'service', name: '데려오기', price: 20_000 });
  const products = (known?: number) =>
    JSON.stringify([
      { productId: String(room.id), optionIds: [String(room.options[0]!.id)], price: known },
      { productId: String(ride.id), price: known && 20_000 },
    ]);
  return { hotel, products };
}

test('a room costs its price and its options each night of a stay, a service once', async () => {
  const { hotel, products } = await aHotel();
  const guest = await aGuardian(server());
  const { status, body } = await bookAt(server(), guest, hotel, { date: MONDAY, endDate: THURSDAY, products: products(255_000) });
  expect(status).toBe(201);
  const found = await rest<MadeReservation>(server(), guest.token, 'GET', `/reservation/${body.data.id}`);
  expect(found.body.data.price).toBe(SUM);
  expect(found.body.data.items).toMatchObject([
    { productName: '넓은 방', optionName: null, nights: 3, price: 210_000 },
    { productName: '넓은 방', optionName: '마당 놀이', nights: 3, price: 45_000 },
    { productName: '데려오기', optionName: null, nights: null, price: 20_000 },
  ]);
});

test('on one day, a room costs its price once', async () => {
  const { hotel, products } = await aHotel();
  const { body } = await bookAt(server(), await aGuardian(server()), hotel, { date: MONDAY, products: products(85_000) });
  expect(body.data).toMatchObject({ price: 105_000, items: [{ nights: null }, { nights: null }, { nights: null }] });
});

test('a guest who knows the price of one night of three is told the sum', async () => {
  const { hotel, products } = await aHotel();
  const guest = await aGuardian(server());
  const { status, body } = await bookAt(server(), guest, hotel, { date: MONDAY, endDate: THURSDAY, products: products(85_000) });
  expect([status, body.error.code]).toEqual([409, 'PRICE_CHANGED']);
  expect((body as { details?: object }).details).toMatchObject({ price: SUM, products: [{ price: 255_000 }, { price: 20_000 }] });
});

test('a price of more than a billion won is refused', async () => {
  const { hotel, products } = await aHotel(100_000_000);
  const guest = await aGuardian(server());
  const dear = await bookAt(server(), guest, hotel, { date: MONDAY, endDate: '2026-12-11', products: products() });
  expect([dear.status, dear.body.errors]).toMatchObject([400, [{ property: 'products' }]]);
  expect((await bookAt(server(), guest, hotel, { date: MONDAY, endDate: '2026-12-09', products: products() })).status).toBe(201);
});

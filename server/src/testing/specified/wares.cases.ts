import { aPictureFile } from '../a-picture.ts';
import { rest } from '../calls.ts';
import type { Person } from '../people.ts';
import type { TestApp } from '../with-app.ts';
import type { Cases, RestInput } from './cases.ts';
import { NOBODY, type World } from './world.ts';

const PAGE = { page: 1, count: 10 };
const DAYS = { start_date: '2026-11-01', end_date: '2026-11-30' };
const BACKWARDS = { start_date: '2026-11-30', end_date: '2026-11-01' };

/** A product of the parlor's with an option: their ids. */
async function aBrush({ app, parlor }: World): Promise<{ product: string; option: string }> {
  const body = { productType: 'product', name: '빗', price: 9_000, options: [{ name: '큰 것', price: 1_000 }] };
  const made = await rest<{ id: string; options: { id: string }[] }>(app, parlor.owner.token, 'POST', '/product/register-company', body);
  return { product: made.body.data.id, option: made.body.data.options[0]!.id };
}

export const waresCases: Cases<RestInput> = {
  'GET /product': ({ hospital, parlor }) => ({
    good: [{ query: { company: parlor.id } }, { query: { hospital: hospital.id } }],
    gives: { items: expect.arrayContaining([expect.objectContaining({ id: parlor.bath })]) },
    bad: { query: { company: parlor.id, count: 0 }, code: 'VALIDATION_FAILED' },
  }),
  'POST /product/register-company': () => ({
    good: { body: { productType: 'product', name: '간식', price: 3_000 } },
    gives: { name: '간식' },
    bad: { body: { productType: 'product', name: '간식', price: -1 }, code: 'VALIDATION_FAILED' },
  }),
  'GET /product/company': ({ parlor, guest }) => ({
    good: { query: { type: 'service' } },
    gives: { items: [expect.objectContaining({ id: parlor.bath })], total: 1 },
    bad: { by: guest, code: 'NO_ACCESS_PERMISSION' },
  }),
  'POST /product/{product_id}/register-company-option': async (world) => ({
    good: { at: [(await aBrush(world)).product], body: { name: '작은 것', price: 500 } },
    gives: { options: expect.arrayContaining([expect.objectContaining({ name: '작은 것' })]) },
    bad: { at: [NOBODY], body: { name: '작은 것', price: 500 }, code: 'NOT_FOUND' },
  }),
  'GET /product/{product_id}': ({ parlor }) => ({
    good: { at: [parlor.bath] },
    gives: { id: parlor.bath, name: '목욕' },
    bad: { at: [NOBODY], code: 'NOT_FOUND' },
  }),
  'PATCH /product/{product_id}': async (world) => {
    const { product, option } = await aBrush(world);
    return {
      good: { at: [product], body: { optionId: option, optionName: '아주 큰 것', price: 2_000 } },
      gives: { id: product },
      bad: { at: [product], body: { optionId: NOBODY, price: 2_000 }, code: 'NOT_FOUND' },
    };
  },
  'DELETE /product/{product_id}': async (world) => ({
    good: { at: [(await aBrush(world)).product] },
    gives: {},
    bad: { at: [NOBODY], code: 'NOT_FOUND' },
  }),
  'DELETE /product/{product_id}/option/{option_id}': async (world) => {
    const { product, option } = await aBrush(world);
    return { good: { at: [product, option] }, gives: {}, bad: { at: [world.parlor.bath, option], code: 'NOT_FOUND' } };
  },
  'PATCH /product/{product_id}/detail': async (world) => {
    const { product } = await aBrush(world);
    const form = { content: '<p>빗겨요</p>', description1: '하나', description2: '둘', description3: '셋' };
    return {
      good: { at: [product], form: { ...form, productImage: await aPictureFile() } },
      gives: { id: product },
      bad: { at: [product], form: { productImage: new File(['x'], 'x.png', { type: 'image/png' }) }, code: 'UNSUPPORTED_MEDIA_TYPE' },
    };
  },
  'GET /settlement/co-settlement': () => ({
    good: { query: { ...PAGE, ...DAYS } },
    gives: { items: [], total: 0 },
    bad: { query: BACKWARDS, code: 'VALIDATION_FAILED' },
  }),
  'GET /settlement/co-settlement-info': () => ({
    good: { query: DAYS },
    gives: { count: 0 },
    bad: { query: BACKWARDS, code: 'VALIDATION_FAILED' },
  }),
  'GET /gift/{gift_id}/check': ({ ids }) => ({ good: { at: [ids.gift] }, gives: {}, bad: { at: [NOBODY], code: 'NOT_FOUND' } }),
  'POST /gift/item/{gift_id}/purchase': ({ ids }) => ({
    good: { at: [ids.gift], body: { price: 0, point: 500 } },
    gives: { ordrIdx: expect.any(String) },
    bad: { at: [ids.gift], body: { price: 1, point: 0 }, code: 'VALIDATION_FAILED' },
  }),
  'POST /gift/order/{order_idx}': async ({ app, guest, stranger, ids }) => {
    const order = await anOrder(app, guest, `/gift/item/${ids.gift}/purchase`, { price: 0, point: 500 });
    return {
      good: { at: [order], body: { price: 0 } },
      gives: {},
      bad: { at: [order], body: { price: 0 }, by: stranger, code: 'NOT_FOUND' },
    };
  },
  'GET /pass/receipts': ({ stranger }) => ({
    good: {},
    gives: { items: expect.any(Array) },
    bad: { by: stranger, code: 'NO_ACCESS_PERMISSION' },
  }),
  'GET /pass/receipts/{id}': ({ ids, stranger }) => ({
    good: { at: [ids.receipt] },
    gives: { id: ids.receipt },
    bad: { at: [ids.receipt], by: stranger, code: 'NO_ACCESS_PERMISSION' },
  }),
  'GET /pass/mskreceipts': ({ ids }) => ({
    good: {},
    gives: { items: [expect.objectContaining({ id: ids.receipt })] },
    bad: { query: { page: 0 }, code: 'VALIDATION_FAILED' },
  }),
  'GET /pass/receipt/{id}/check': ({ ids }) => ({
    good: { at: [ids.receipt] },
    gives: { isOpen: true },
    bad: { at: [NOBODY], code: 'NOT_FOUND' },
  }),
  'GET /pass/items': ({ ids }) => ({
    good: {},
    gives: { items: expect.arrayContaining([expect.objectContaining({ id: ids.pass })]) },
    bad: { query: { colour: 'red' }, code: 'VALIDATION_FAILED' },
  }),
  'GET /pass/orders': ({ hospital }) => ({ good: {}, gives: { total: 1 }, bad: { by: hospital.owner, code: 'NO_ACCESS_PERMISSION' } }),
  'GET /pass/info': ({ hospital }) => ({ good: {}, gives: {}, bad: { by: hospital.owner, code: 'NO_ACCESS_PERMISSION' } }),
  'GET /pass/logs': () => ({ good: {}, gives: { items: expect.any(Array) }, bad: { by: null, code: 'NO_ACCESS_TOKEN' } }),
  'GET /pass/logList': () => ({
    good: { query: PAGE },
    gives: { items: expect.any(Array) },
    bad: { query: { page: 0 }, code: 'VALIDATION_FAILED' },
  }),
  'GET /pass/getActivePassPeriod': () => ({ good: {}, gives: {}, bad: { by: null, code: 'NO_ACCESS_TOKEN' } }),
  'POST /pass/receipt/{id}/buy': ({ ids, buyer, stranger }) => ({
    good: { at: [ids.receipt], by: buyer },
    gives: {},
    bad: { at: [ids.receipt], by: stranger, code: 'INSUFFICIENT_POINTS' },
  }),
  'POST /pass/item/{id}/purchase': ({ ids }) => ({
    good: { at: [ids.pass], body: { price: 0, point: Number(ids.passPrice) } },
    gives: { ordrIdx: expect.any(String) },
    bad: { at: [ids.pass], body: { price: 1, point: 0 }, code: 'VALIDATION_FAILED' },
  }),
  'POST /pass/order/{order_idx}': ({ ids, stranger }) => ({
    good: { at: [ids.passOrder] },
    gives: {},
    bad: { at: [ids.passOrder], by: stranger, code: 'NOT_FOUND' },
  }),
};

/** An order that a guardian has opened: its number. */
async function anOrder(app: TestApp, { token }: Person, path: string, body: object): Promise<string> {
  return (await rest<{ ordrIdx: string }>(app, token, 'POST', path, body)).body.data.ordrIdx;
}

import { MONDAY, TUESDAY } from '../../modules/reservations/testing/a-bookable-hospital.ts';
import { bookAt } from '../../modules/reservations/testing/a-bookable-company.ts';
import { aPictureFile } from '../a-picture.ts';
import { gql } from '../calls.ts';
import { aVerifiedGuardian, type Person } from '../people.ts';
import type { TestApp } from '../with-app.ts';
import type { Cases, RestInput } from './cases.ts';
import { NOBODY } from './world.ts';

const DAYS = { start_date: MONDAY, end_date: TUESDAY };
const BACKWARDS = { start_date: TUESDAY, end_date: MONDAY };

export const reservationsCases: Cases<RestInput> = {
  'GET /reservation/search': ({ parlor }) => ({
    good: { query: { search: '포근', sido: '서울특별시', sigungu: '구로구' } },
    gives: { items: [expect.objectContaining({ id: String(parlor.id) })] },
    bad: { query: { count: 1_000_000 }, code: 'VALIDATION_FAILED' },
  }),
  'GET /reservation/find': ({ hospital: { id } }) => ({
    good: { query: { type: 'hospital', id } },
    gives: { id: String(id) },
    bad: { query: { type: 'company', id }, code: 'NOT_FOUND' },
  }),
  'GET /reservation/company-time': ({ guest }) => ({
    good: {},
    gives: { slotMinutes: expect.any(Number) },
    bad: { by: guest, code: 'NO_ACCESS_PERMISSION' },
  }),
  'PATCH /reservation/company-time': () => ({
    good: { body: { slotMinutes: 30 } },
    gives: { slotMinutes: 30 },
    bad: { body: { slotMinutes: 0 }, code: 'VALIDATION_FAILED' },
  }),
  'GET /reservation/abletime': ({ parlor: { id } }) => ({
    good: { query: { company_id: id, date: MONDAY } },
    gives: { items: expect.arrayContaining([expect.objectContaining({ time: '09:00', taken: true })]) },
    bad: { query: { company_id: id, date: '2026-02-30' }, code: 'VALIDATION_FAILED' },
  }),
  'GET /reservation/able': ({ hospital, parlor: { id } }) => ({
    good: [{ query: { company_id: id, ...DAYS } }, { query: { hospital_id: hospital.id, ...DAYS } }],
    gives: { items: expect.arrayContaining([]), total: 2 },
    bad: { query: { company_id: id, ...BACKWARDS }, code: 'VALIDATION_FAILED' },
  }),
  'GET /reservation/reservation-list': ({ bath }) => ({
    good: { query: { page: 1, count: 10, status: 0, ...DAYS } },
    gives: { items: [expect.objectContaining({ id: bath })], total: 1 },
    bad: { query: { status: 99 }, code: 'VALIDATION_FAILED' },
  }),
  'GET /reservation/{reservation_id}': ({ bath, stranger }) => ({
    good: { at: [bath] },
    gives: { id: bath },
    bad: { at: [bath], by: stranger, code: 'NOT_FOUND' },
  }),
  'PATCH /reservation/reservations': async ({ app, parlor }) => {
    const made = await bookAt(app, await aVerifiedGuardian(app), parlor, { time: '11:00' });
    const reservations = [made.body.data.id];
    return {
      good: [{ body: { reservations, status: 1 } }, { body: { reservations, status: 1, date: TUESDAY, time: '10:00' } }],
      gives: {},
      bad: { body: { reservations: [NOBODY], status: 1 }, code: 'NOT_FOUND' },
    };
  },
  'POST /reservation': async ({ app, hospital, parlor }) => {
    const by = await aVerifiedGuardian(app);
    const first = {
      by,
      form: {
        ...{ companyID: String(parlor.id), petId: await aPet(app, by), note: '낯을 가려요', date: TUESDAY, time: '09:00' },
        ...{ images: await aPictureFile(), products: JSON.stringify([{ productId: parlor.bath }]) },
      },
    };
    return {
      good: [first, { by, form: { hospitalID: String(hospital.id), date: TUESDAY, time: '09:00' } }],
      gives: { date: TUESDAY, time: '09:00', status: 0 },
      bad: { by, form: { companyID: String(parlor.id), date: MONDAY, time: '09:00' }, code: 'SLOT_TAKEN' },
    };
  },
};

async function aPet(app: TestApp, { token }: Person): Promise<string> {
  const query = 'mutation { createPet(input: { name: "보리", kindName: "믹스" }) { id } }';
  return (await gql<{ createPet: { id: string } }>(app, token, query)).data.createPet.id;
}

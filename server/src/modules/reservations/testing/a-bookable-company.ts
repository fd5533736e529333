import { unwrap } from '../../../platform/errors/result.ts';
import { multipart, rest } from '../../../testing/calls.ts';
import { aCompany, type Person } from '../../../testing/people.ts';
import type { TestApp } from '../../../testing/with-app.ts';
import type { NewListing } from '../../listings/index.ts';
import { MONDAY, type MadeReservation } from './a-bookable-hospital.ts';

export type BookableCompany = { owner: Person; id: number };

/** A public company with its owner, open 9 to 12 on every weekday: a beauty parlor unless given. */
export async function aBookableCompany(app: TestApp, given: Partial<NewListing> = {}): Promise<BookableCompany> {
  const owner = await aCompany(app);
  const day = { open: '09:00', close: '12:00' };
  const listing = {
    kind: 'company' as const,
    name: '포근미용',
    address: '서울특별시 구로구 구로동로 2',
    ownerUserId: owner.id,
    allowReservation: true,
    isBeautyParlor: true,
    businessHours: [null, day, day, day, day, day, null],
    ...given,
  };
  return { owner, id: unwrap(await app.services.listings.addListing(listing)) };
}

/** POST /reservation at a company: Monday at nine unless given. */
export async function bookAt(app: TestApp, guest: Person, company: BookableCompany, given: Record<string, string | string[]> = {}) {
  const form = await multipart({ companyID: String(company.id), date: MONDAY, time: '09:00', ...given });
  return rest<MadeReservation & Record<string, unknown>>(app, guest.token, 'POST', '/reservation', form.payload, form.headers);
}

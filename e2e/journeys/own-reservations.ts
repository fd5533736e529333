import { addDays, seoulDate } from '@petcare/time';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import postgres from 'postgres';
import { unique } from '../businesses.ts';
import { expect } from '../fixtures.ts';
import type { OwnListing } from '../own-listing.ts';
import type { Guardian } from '../session/guardians.ts';

/** Opens the page of the guest's reservations on which one with this text stands: those of other walks may stand before it. */
export async function openOwnReservation(page: Page, text: string): Promise<Locator> {
  // The next one stands above the list of the others.
  const all = page.getByRole('article').or(page.getByRole('region', { name: '다음 예약' }));
  const mine = all.filter({ hasText: text });
  for (let number = 1; number <= 10; number += 1) {
    await page.goto(`/mypage/reservation?page=${number}`);
    await expect(all.first()).toBeVisible();
    if ((await mine.count()) > 0) break;
  }
  // The next one may be a region with its article in it: the innermost is it.
  await expect(mine.last()).toBeVisible();
  return mine.last();
}

/** The guest cancels the one of their reservations that has this text. */
export async function cancelOwnReservation(page: Page, text: string): Promise<void> {
  const mine = await openOwnReservation(page, text);
  await mine.getByRole('button', { name: '예약 취소' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '예약 취소하기' }).click();
  await expect(page.getByText('예약을 취소했어요.')).toBeVisible();
}

/** A visit of the day before yesterday: no walk can wait for the end of one. */
export async function aVisit(database: string, { id }: OwnListing, { email }: Guardian): Promise<void> {
  const sql = postgres(database, { max: 1 });
  const number = `261120-${unique().slice(-6).toUpperCase()}`;
  await sql`
    insert into reservations (reservation_number, business_id, user_id, pet_id, status, status_changed_at, seat, during, note, created_at, updated_at)
    select ${number}, ${id}, u.id, p.id, 2, now(), 1, tstzrange(now() - interval '48 hours', now() - interval '47 hours'), '', now(), now()
    from users u join pets p on p.user_id = u.id where u.email = ${email}`;
  await sql.end();
}

/** A booking at the demo's salon, further ahead than other walks book; its day. */
export async function bookSalon(request: APIRequestContext, { email, password }: Guardian): Promise<string> {
  const call = async <T>(method: 'get' | 'post', path: string, options: object = {}): Promise<T> => {
    const answer = await request[method](`/api/client${path}`, options);
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  };
  const { token } = await call<{ token: string }>('post', '/user/login', { data: { email, password } });
  const wanted = encodeURIComponent('포근미용실');
  const { items } = await call<{ items: { id: string }[] }>('get', `/reservation/search?type=company&search=${wanted}`);
  const { id } = items[0]!;
  const [from, to] = [addDays(seoulDate(Date.now()), 51), addDays(seoulDate(Date.now()), 58)];
  const days = await call<{ items: { date: string; free: number }[] }>(
    'get',
    `/reservation/able?company_id=${id}&start_date=${from}&end_date=${to}`,
  );
  const { date } = days.items.find(({ free }) => free > 0)!;
  const times = await call<{ items: { time: string; taken: boolean }[] }>('get', `/reservation/abletime?company_id=${id}&date=${date}`);
  const { time } = times.items.find(({ taken }) => !taken)!;
  await call('post', '/reservation', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { companyID: id, date, time, petName: '보리', petKind: '강아지', note: '처음 가요' },
  });
  return date;
}

import type { APIRequestContext } from '@playwright/test';
import { addDays, seoulDate } from '@petcare/time';
import { DEMO_PASSWORD, demoAccounts } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { expectFit } from '../screens/fit.ts';
import { aGuardian, logInAs } from '../session/guardians.ts';
import { openOwnReservation } from './own-reservations.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a guardian at a salon loses the time to somebody who called, takes the next one, and accepts a price that has changed', async ({
  page,
  request,
  faults,
}) => {
  const salon = await theSalon(request);
  const name = `가위컷 ${Date.now()}`;
  const service = { kind: 'service', name, pictures: [], options: [], isShown: true };
  const save = `mutation ($id: ID, $input: MyProductInput!) { saved: saveMyProduct(id: $id, input: $input) { id } }`;
  const { saved } = await salon.graphql<{ saved: { id: string } }>(save, { input: { ...service, price: 40_000 } });
  const { date, time } = await salon.freeSlot();
  const chosenTime = page.getByRole('radiogroup', { name: /예약 시간$/ }).getByRole('radio', { checked: true });

  await test.step('the time that was chosen is gone when it is sent: another one near it is one press away', async () => {
    await logInAs(page, await aGuardian(page));
    await page.goto(`/reservation?company=${salon.id}&product=${saved.id}&date=${date}&time=${time}`);
    await expect(page.getByRole('region', { name: '고른 내용' })).toContainText('40,000원');
    await page.getByRole('button', { name: '예약 내용 확인하기' }).click();
    const dialog = page.getByRole('alertdialog', { name: '이대로 예약할까요?' });
    await expect(dialog).toContainText(name);
    await salon.takeByPhone(date, time);
    await dialog.getByRole('button', { name: '예약 신청하기' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('alert').filter({ hasText: '방금 다른 분이 예약한 시간이에요' })).toBeVisible();
    await expect(chosenTime).toHaveCount(0);
    await expectFit(page);
    await page.getByRole('group', { name: '가까운 다른 시간' }).getByRole('button').first().click();
    await expect(chosenTime).toHaveCount(1);
  });

  await test.step('the price that has changed meanwhile is shown and accepted, and nothing is booked before', async () => {
    await page.getByRole('button', { name: '예약 내용 확인하기' }).click();
    const dialog = page.getByRole('alertdialog', { name: '이대로 예약할까요?' });
    await expect(dialog).toContainText('40,000원');
    await salon.graphql(save, { id: saved.id, input: { ...service, price: 47_000 } });
    await dialog.getByRole('button', { name: '예약 신청하기' }).click();
    const change = dialog.getByRole('alert');
    await expect(change).toContainText('그사이 가격이 바뀌었어요.');
    await expect(change.getByRole('listitem')).toHaveText(`${name} 40,000원 → 47,000원`);
    await expectFit(page);
    await dialog.getByRole('button', { name: '바뀐 가격으로 예약하기' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '예약을 신청했어요' })).toBeVisible();
    await expect(page.getByRole('list', { name: '예약한 상품' })).toContainText('47,000원');
    await expectFit(page);
  });

  await test.step('it is one booking, at the time that was taken instead', async () => {
    const booked = await openOwnReservation(page, name);
    await booked.getByRole('button', { name: '예약 취소' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '예약 취소하기' }).click();
    await expect(booked).toHaveCount(0);
  });
  await salon.graphql('mutation ($id: ID!) { deleteMyProduct(productId: $id) }', { id: saved.id });
  // The browser notes each refusal.
  expect(faults).toEqual([expect.stringContaining('409'), expect.stringContaining('409')]);
});

/** The demo salon, and what it does by calls meanwhile. */
async function theSalon(request: APIRequestContext) {
  const call = async <T>(method: 'get' | 'post', path: string, data?: object, token?: string): Promise<T> => {
    const answer = await request[method](path, { ...(data && { data }), ...(token && { headers: { authorization: `Bearer ${token}` } }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  };
  const base = '/api/client/reservation';
  const login = { email: demoAccounts.company, password: DEMO_PASSWORD };
  const { token } = await call<{ token: string }>('post', '/api/client/user/login', login);
  const { items } = await call<{ items: { id: string }[] }>(
    'get',
    `${base}/search?type=company&search=${encodeURIComponent('포근미용실')}`,
  );
  const { id } = items[0]!;
  return {
    id,
    graphql: <T>(query: string, variables: object) => call<T>('post', '/graphql', { query, variables }, token),
    takeByPhone: (date: string, time: string) =>
      call('post', `${base}/by-phone`, { name: '먼저 건 손님', phone: '010-2222-3333', date, time }, token),
    /** On a day on which no other journey books. */
    async freeSlot() {
      const [from, to] = [addDays(seoulDate(Date.now()), 36), addDays(seoulDate(Date.now()), 50)];
      const days = await call<{ items: { date: string; free: number }[] }>(
        'get',
        `${base}/able?company_id=${id}&start_date=${from}&end_date=${to}`,
      );
      const { date } = days.items.find(({ free }) => free > 2)!;
      const times = await call<{ items: { time: string; taken: boolean }[] }>('get', `${base}/abletime?company_id=${id}&date=${date}`);
      return { date, time: times.items.find(({ taken }) => !taken)!.time };
    },
  };
}

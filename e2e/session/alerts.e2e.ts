import type { Page, Request } from '@playwright/test';
import { deep, expect, test } from '../fixtures.ts';
import { expectFit } from '../screens/fit.ts';
import { aGuardian, logInAs } from './guardians.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^알림/ });
const unread = (page: Page) => page.getByRole('banner').getByRole('button', { name: /안 읽은 알림 \d+개/ });
const isStream = (request: Request) => request.url().endsWith('/api/client/alerts/stream');

/** A booking of the signed-in guest at the salon of the demo data. */
async function book(page: Page): Promise<{ id: string; name: string }> {
  const found = await page.request.get(`/api/client/reservation/search?type=company&search=${encodeURIComponent('포근미용실')}`);
  const { data } = (await found.json()) as { data: { items: { id: string; name: string; takesStays: boolean }[] } };
  const { id: companyID, name } = data.items.find(({ takesStays }) => !takesStays)!;
  const days = Array.from({ length: 30 }, (_none, day) => new Date(Date.now() + (day + 4) * 86_400_000).toISOString().slice(0, 10));
  for (const date of days) {
    const times = await page.request.get(`/api/client/reservation/abletime?company_id=${companyID}&date=${date}`);
    const free = ((await times.json()) as { data: { items: { time: string; taken: boolean }[] } }).data.items.find(({ taken }) => !taken);
    if (!free) continue;
    const token = await page.evaluate(() => localStorage.getItem('petcare.accessToken'));
    const made = await page.request.post('/api/client/reservation', {
      headers: { authorization: `Bearer ${token}` },
      multipart: { companyID, date, time: free.time, note: '알림을 기다려요' },
    });
    if (made.status() === 201) return { id: ((await made.json()) as { data: { id: string } }).data.id, name };
  }
  throw new Error(`${name} has no free time`);
}

/** The business's answer, by a session of its own. */
async function confirm(page: Page, id: string): Promise<void> {
  const login = await page.request.post('/api/client/user/login', {
    data: { email: 'company@petcare.test', password: 'petcare-1234' },
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const answer = await page.request.patch('/api/client/reservation/reservations', {
    headers: { authorization: `Bearer ${data.token}` },
    data: { reservations: [id], status: 1 },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

for (const { device, viewport } of [
  { device: 'phone', viewport: { width: 390, height: 844 } },
  { device: 'desktop', viewport: { width: 1280, height: 800 } },
]) {
  test(
    `a guardian on a ${device} hears in each tab, by one stream, that a booking is confirmed, and reads it in one`,
    deep(device === 'desktop'),
    async ({ page, context, faults }) => {
      await page.setViewportSize(viewport);
      const streams: Request[] = [];
      context.on('request', (request) => isStream(request) && streams.push(request));
      await logInAs(page, await aGuardian(page));
      const { id, name } = await book(page);
      await page.goto('/');
      await expect(bell(page)).toBeVisible();
      const other = await context.newPage();
      await other.setViewportSize(viewport);
      await other.goto('/faq');
      await expect(bell(other)).toBeVisible();
      await expect.poll(() => streams.length).toBe(1);

      await confirm(page, id);
      await expect(unread(page)).toBeVisible();
      await expect(unread(other)).toBeVisible();
      expect(streams).toHaveLength(1);

      await bell(page).click();
      const list = page.getByRole('dialog', { name: '알림' });
      await expect(list.getByRole('link').first()).toContainText(name);
      await expectFit(page);
      await list.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/mypage\/reservation/);
      await expect(unread(page)).toBeHidden();
      await expect(unread(other)).toBeHidden();

      // The tab with the stream goes: another one takes over.
      await page.close();
      await expect.poll(() => streams.length).toBe(2);
      expect(faults).toEqual([]);
    },
  );
}

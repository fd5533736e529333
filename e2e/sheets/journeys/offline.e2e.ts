import type { Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';
import { bookSalon, cancelOwnReservation } from '../../journeys/own-reservations.ts';
import { aGuardian, logInAs } from '../../session/guardians.ts';
import { filed, test } from './journey.ts';

const SALON = '포근미용실';
/** A train in a tunnel: bytes in a second, and milliseconds on the way. */
const WEAK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 20_000 };
const GOOD = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

test.use({ serviceWorkers: 'allow' });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The page and the answers in it are kept for when there is no network. */
async function untilKept(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(title(page)).toBeVisible();
    const [isPage, answers] = await page.evaluate(async () => {
      const [pages, answered] = await Promise.all(['petcare-pages', 'petcare-answers'].map((name) => caches.open(name)));
      return [(await pages!.match(location.href, { ignoreVary: true })) !== undefined, (await answered!.keys()).length] as const;
    });
    expect(isPage && answers > 0).toBe(true);
  }).toPass();
}

test(
  'a guardian goes on with a weak network, and without one reads what was kept and the next booking',
  filed,
  async ({ page, context, walk }) => {
    test.slow();
    const main = page.getByRole('main');
    const guardian = await aGuardian(page);
    await bookSalon(page.request, guardian);
    await logInAs(page, guardian);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', WEAK);
    const salon = main.getByRole('link', { name: SALON, exact: true });

    await walk.step(
      'Opens the list with a weak network: the first that is seen.',
      'Naver: a white page until the list is there.',
      async () => {
        await page.goto(`/company-list?search=${encodeURIComponent(SALON)}`, { waitUntil: 'commit' });
        await expect(title(page)).toBeVisible();
      },
      { isWaiting: true },
    );
    await walk.step('Waits for it.', null, () => expect(salon).toBeVisible());
    await walk.step('Presses the salon: the first that is seen.', '당근 and Toss: grey shapes of what comes.', () => walk.press(salon), {
      isWaiting: true,
    });
    await walk.step('Waits for it.', null, () => expect(page.getByRole('heading', { level: 1, name: SALON })).toBeVisible());
    const salonPage = page.url();
    await network.send('Network.emulateNetworkConditions', GOOD);
    await network.detach();
    await page.goto(salonPage);
    await untilKept(page);

    const row = main.getByText(/예약번호 \S+/).first();
    await walk.step('Looks at the own bookings.', 'Naver: under MY, in the app.', async () => {
      await page.goto('/mypage/reservation');
      await expect(row).toBeVisible();
      await untilKept(page);
      await expect(row).toBeVisible();
    });
    await walk.step(
      'Opens them again without a network.',
      'Naver and 강남언니: a page of error with 다시 시도; tickets of trains are kept.',
      async () => {
        await context.setOffline(true);
        await page.reload();
        await expect(page.getByText(/^오프라인이에요\./)).toBeVisible();
        await expect(row).toBeVisible();
      },
    );
    await walk.step('Opens the page of the salon without a network.', 'Kakao Map: areas that were loaded before can be kept.', async () => {
      await page.goto(salonPage);
      await expect(page.getByRole('heading', { level: 1, name: SALON })).toBeVisible();
    });
    await walk.step('Opens a page that was never seen.', '당근: a drawing and 다시 시도.', async () => {
      await page.goto('/community/mypet');
      await expect(page.getByRole('heading', { name: '인터넷에 연결되어 있지 않아요' })).toBeVisible();
    });
    await walk.step('The network is back: the page comes by itself.', 'Toss: comes by itself, too.', async () => {
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: '자유게시판' })).toBeVisible();
    });

    await cancelOwnReservation(page, SALON);
  },
);

import { devices, type Page } from '@playwright/test';
import postgres from 'postgres';
import { unique, type BusinessKind } from '../businesses.ts';
import { deep, expect, test } from '../fixtures.ts';
import { anOwnListing, type OwnListing } from '../own-listing.ts';

test.describe.configure({ mode: 'serial' });

const kinds: Record<BusinessKind, { list: string; map: string; page: (id: string) => string }> = {
  hospital: { list: '/hostpital-list', map: '/search/map', page: (id) => `/hospital?id=${id}` },
  pharmacy: { list: '/pharmacy-list', map: '/search/map/pharmacy', page: (id) => `/pharmacy?id=${id}` },
  company: { list: '/company-list', map: '/search/company-map', page: (id) => `/company/${id}` },
};
const own = {} as Record<BusinessKind, OwnListing>;

let sql: postgres.Sql;
test.beforeAll(async ({ request, database }) => {
  test.setTimeout(600_000);
  sql = postgres(database, { max: 1 });
  const word = unique();
  for (const kind of Object.keys(kinds) as BusinessKind[]) own[kind] = await anOwnListing(request, database, kind, `흑산${word}${kind}`);
});
test.afterAll(() => sql?.end());

/** Everything that was counted for a listing, by what it is; visitors are counted anew each day, which may begin meanwhile. */
async function countsOf({ id }: OwnListing): Promise<Record<string, number>> {
  const rows = await sql<
    { metric: string; count: number }[]
  >`select metric, (case when metric like 'visitor.%' then max(count) else sum(count) end)::int as count from business_daily_counts where business_id = ${id} group by metric`;
  return Object.fromEntries(rows.map(({ metric, count }) => [metric, count]));
}

/** There is no telephone here: a browser that asks the machine for one may not open the next link any more. */
async function withoutTelephone(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
    }),
  );
}

const untilShown = (page: Page, { name }: OwnListing) => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

for (const kind of Object.keys(kinds) as BusinessKind[]) {
  test(
    `the site counts each visit of a ${kind} page by search, list, map and another site, and each call, share and chat, once`,
    deep(kind !== 'hospital'),
    async ({ page, context, faults }) => {
      const { list, map, page: pathOf } = kinds[kind];
      const listing = own[kind];
      await withoutTelephone(page);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await context.route('https://pf.kakao.com/**', (route) => route.fulfill({ body: '' }));

      await test.step('a text search', async () => {
        await page.goto(`${list}?search=${listing.name}`);
        await page.getByRole('link', { name: listing.name, exact: true }).click();
        await untilShown(page, listing);
        await expect.poll(() => countsOf(listing)).toEqual({ 'visitor.guest': 1, 'inflow.0': 1 });
      });

      await test.step('the list of its region', async () => {
        await page.goto(`${list}?sido=전라남도&sigungu=신안군`);
        await page.getByRole('link', { name: listing.name, exact: true }).click();
        await untilShown(page, listing);
        await expect.poll(() => countsOf(listing)).toEqual({ 'visitor.guest': 1, 'inflow.0': 1, 'inflow.1': 1 });
        await page.reload();
        await untilShown(page, listing);
      });

      await test.step('the map', async () => {
        await page.goto(map);
        const search = page.getByRole('main').getByRole('combobox');
        await search.fill(listing.name);
        await search.press('Enter');
        await page.getByRole('button', { name: new RegExp(`${listing.name}(?! 찜)`) }).click();
        await page.getByRole('region', { name: '선택한 곳' }).getByRole('link', { name: '자세히 보기' }).click();
        await untilShown(page, listing);
        await expect(page).toHaveURL(/[?&]frompage=mappage\b/);
      });

      await test.step('another site', async () => {
        await page.goto(pathOf(listing.id), { referer: 'https://blog.example/' });
        await untilShown(page, listing);
      });
      const arrived = { 'visitor.guest': 1, 'inflow.0': 1, 'inflow.1': 1, 'inflow.2': 1, 'inflow.3': 1 };
      await expect.poll(() => countsOf(listing)).toEqual(arrived);

      await test.step('what can be done there', async () => {
        await expect(page.getByRole('heading', { name: kind === 'hospital' ? '진료 시간' : '영업 시간' })).toBeVisible();
        await page.getByRole('button', { name: '공유하기' }).click();
        await expect(page.getByText('링크를 복사했어요.')).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(pathOf(listing.id), page.url()).href);
        const call = page.getByRole('link', { name: '전화하기' });
        await expect(call).toHaveAttribute('href', 'tel:+826120000199');
        await call.click();
        const channel = page.waitForEvent('popup');
        await page.getByRole('link', { name: '카카오 채널' }).click();
        await expect(await channel).toHaveURL(/^https:\/\/pf\.kakao\.com\/petcare_e2e/);
        await expect.poll(() => countsOf(listing)).toEqual({ ...arrived, 'click.1': 1, 'click.2': 1, 'click.3': 1 });
      });

      await test.step('booking and reviews, as far as its kind has them', async () => {
        await expect(page.getByText('아직 리뷰가 없어요.').first()).toBeVisible();
        const booking = page.getByRole('region', { name: `${listing.name} 예약` });
        if (kind === 'pharmacy') await expect(booking).toHaveCount(0);
        if (kind === 'hospital') await expect(booking).toContainText('온라인 예약을 받지 않는 병원이에요.');
        if (kind === 'company') {
          await booking.getByRole('link', { name: '전화로 문의' }).click();
          await expect.poll(async () => (await countsOf(listing))['click.0']).toBe(1);
        }
      });
      expect(faults).toEqual([]);
    },
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: devices['Pixel 7'].viewport, hasTouch: true, isMobile: true });

  test('a visitor opens each kind of business page from its list and the large map from the page; counts the same visitor once', async ({
    page,
  }) => {
    for (const kind of Object.keys(kinds) as BusinessKind[]) {
      const listing = own[kind];
      const before = await countsOf(listing);
      await page.goto(`${kinds[kind].list}?sido=전라남도&sigungu=신안군`);
      await page.getByRole('link', { name: listing.name, exact: true }).click();
      await untilShown(page, listing);
      await expect.poll(() => countsOf(listing)).toEqual({ 'visitor.guest': 1, ...before, 'inflow.1': (before['inflow.1'] ?? 0) + 1 });
      await expect(page.getByRole('link', { name: '길찾기' })).toHaveAttribute(
        'href',
        new RegExp(`^https://map\\.kakao\\.com/link/to/.+,34\\.6843,125\\.4378$`),
      );
      await page.getByRole('link', { name: '큰 지도에서 보기' }).click();
      await expect(page).toHaveURL(new RegExp(`${kinds[kind].map}#map=15`));
      await expect(page.getByRole('region', { name: '선택한 곳' })).toContainText(listing.name);
    }
  });

  test('a business page works when the server does not answer the counting requests', async ({ page, context, faults }) => {
    await withoutTelephone(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const never = () => new Promise<void>(() => undefined);
    await page.route(/\/api\/client\/company\/\d+\/(visitor|click|inflow)/, never);
    await page.goto(kinds.company.page(own.company.id));
    await untilShown(page, own.company);
    await page.getByRole('link', { name: '전화하기' }).click();
    await page.getByRole('button', { name: '공유하기' }).click();
    await expect(page.getByText('링크를 복사했어요.')).toBeVisible();
    expect(faults).toEqual([]);
  });
});

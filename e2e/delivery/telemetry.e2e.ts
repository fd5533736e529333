import postgres from 'postgres';
import { go } from '../faults/places.ts';
import { expect, test } from '../fixtures.ts';
import { untilTakenOver } from '../rendering/taken-over.ts';

test('a page reports how the load, mount and unmount of each of its releases ended', async ({ page, database }) => {
  const sql = postgres(database, { max: 1 });
  try {
    const count = async () => {
      const rows = await sql<{ outcome: string; count: number }[]>`
        select package || ' ' || stage || ' ' || ok as outcome, sum(count)::int as count from delivery.outcomes group by 1`;
      return Object.fromEntries(rows.map((row) => [row.outcome, row.count]));
    };
    const before = await count();
    await page.goto('/hostpital-list');
    await expect(page.getByRole('heading', { level: 1, name: /동물병원/ })).toBeVisible();
    await untilTakenOver(page);
    await go(page, '/about');
    await page.locator('[data-owner]').waitFor({ state: 'detached' });
    // Leaving the page sends what is left.
    await page.goto('about:blank');
    await expect(async () => {
      const after = await count();
      for (const outcome of ['shell load true', 'mf-search load true', 'mf-search mount true', 'mf-search unmount true']) {
        expect(after[outcome] ?? 0, outcome).toBeGreaterThan(before[outcome] ?? 0);
      }
    }).toPass({ timeout: 60_000 });
  } finally {
    await sql.end();
  }
});

import { expect, test } from '../fixtures.ts';

test('on a guardian’s way to book, every way to log in or join is on the first screen of a phone', async ({ page, faults }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login?for=reserve&next=%2Freservation%3Fhospital%3D1');
  const main = page.getByRole('main');
  const menu = await page.getByRole('navigation', { name: '바로가기' }).boundingBox();
  const ways = [
    main.getByRole('link', { name: '카카오로 시작하기' }),
    main.getByRole('link', { name: '네이버로 시작하기' }),
    main.getByLabel('이메일', { exact: true }),
    main.getByLabel('비밀번호', { exact: true }),
    main.getByRole('button', { name: '로그인', exact: true }),
    main.getByRole('link', { name: '이메일로 가입하기' }),
  ];
  for (const way of ways) {
    const box = await way.boundingBox();
    expect(box && box.y + box.height, String(way)).toBeLessThanOrEqual(menu?.y ?? 0);
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(faults).toEqual([]);
});

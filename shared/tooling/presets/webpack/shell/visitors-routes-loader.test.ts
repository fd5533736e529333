import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const withoutUnread = createRequire(import.meta.url)('./visitors-routes-loader.cjs') as (source: string) => string;

test.each([
  [
    "{ path: '/company/:id', page: 'company', access: 'public', title: '펫 서비스', sitemap: 'company', example: '/company/31' },",
    "{ path: '/company/:id', page: 'company', access: 'public', title: '펫 서비스' },",
  ],
  [
    "{ path: '/mypage', access: 'guardian', title: '내 정보', sitemap: null, area: 'mypage', menu: { label: '내 정보', order: 1 } },",
    "{ path: '/mypage', access: 'guardian', title: '내 정보', area: 'mypage', menu: { label: '내 정보', order: 1 } },",
  ],
  [
    "{ path: '/ask/:id', page: 'question', access: 'public', title: '질문', sitemap: 'ask', otherSitemap: 'pet-doctor?board=pet-doctor', example: '/ask/1' },",
    "{ path: '/ask/:id', page: 'question', access: 'public', title: '질문' },",
  ],
])('the route loader leaves of %s what a page reads', (row, read) => {
  expect(withoutUnread(row)).toBe(read);
});

test('the route loader leaves nothing of them in the table of the shell', async () => {
  const table = await readFile(join(__dirname, '../../../../../shell/src/routes.ts'), 'utf8');
  const rows = (text: string) => text.split('\n').filter((line) => line.startsWith('  { path:'));
  expect(rows(table).join('\n')).toMatch(/example: .*sitemap: |sitemap: .*example: /s);
  const left = rows(withoutUnread(table));
  expect(left).toHaveLength(rows(table).length);
  expect(left.filter((row) => /(example|sitemap|otherSitemap|idParam):/.test(row))).toEqual([]);
});

import { deep, expect } from '../fixtures.ts';
import { test, type House } from '../house.ts';

const PAGE = 'src/reviews/hospital-reviews.page.tsx';
const retitled = (title: string) => [{ file: PAGE, from: '동물병원 리뷰', to: title }];

/** The service hears of a move at once; a busy machine takes its time to show a page. */
const SEEN = { timeout: 60_000 };

// Releases are built, and each is opened in a browser.
test.describe.configure({ timeout: 600_000 });

async function aKey(house: House, name: string): Promise<string> {
  const { output } = await house.run('keys', 'add', name);
  const key = /[0-9a-f]{8}\.[\w-]{43}/.exec(output)?.[0];
  if (!key) throw new Error(output);
  return key;
}

/** A command of a team that has nothing but its key and the site's address. */
async function withKey<T>(key: string, work: () => Promise<T>): Promise<T> {
  process.env['PETCARE_KEY'] = key;
  try {
    return await work();
  } finally {
    delete process.env['PETCARE_KEY'];
  }
}

test('a team releases, promotes and rolls back a canary with its key and the site’s address; another package’s key is refused', async ({
  house,
  browser,
}) => {
  const before = await house.live();
  const to = ['--to', house.url];
  const title = async () => {
    const context = await browser.newContext({ baseURL: house.url });
    const page = await context.newPage();
    await page.goto('/hospital-reviews');
    const text = await page.getByRole('heading', { level: 1 }).innerText();
    await context.close();
    return text;
  };

  const foreign = await aKey(house, 'mf-search');
  await withKey(foreign, async () => {
    const said = await house.release('mf-reviews', retitled('남의 제목'), ...to).then(String, ({ message }: Error) => message);
    expect(said).toContain("is for mf-search: it can't touch mf-reviews.");
    expect((await house.run('rollback', 'mf-reviews', ...to)).code).toBe(1);
  });
  expect(await house.live()).toEqual(before);

  const key = await aKey(house, 'mf-reviews');
  await withKey(key, async () => {
    const canary = await house.release('mf-reviews', retitled('우리 동네 리뷰'), '--canary', '1', '--note', '제목을 바꿔요', ...to);
    expect(await house.live()).toEqual(before);
    expect((await house.run('promote', 'mf-reviews', ...to)).output).toContain(`mf-reviews: ${canary} is live for all`);
    expect(await house.live()).toEqual({ ...before, 'mf-reviews': canary });
    await expect.poll(title, SEEN).toBe('우리 동네 리뷰');
    expect((await house.run('rollback', 'mf-reviews', ...to)).code).toBe(0);
  });
  expect(await house.live()).toEqual(before);
  await expect.poll(title, SEEN).toBe('동물병원 리뷰');

  const { output } = await house.run('audit', 'mf-reviews');
  const by = (id: string) =>
    output
      .split('\n')
      .filter((line) => line.includes(`by key ${id}`))
      .map((line) => line.split(/\s+/)[3]);
  expect(by(foreign.slice(0, 8))).toEqual(['refuse', 'refuse']);
  expect(by(key.slice(0, 8))).toEqual(['canary', 'promote', 'rollback']);
  expect(output).toContain('제목을 바꿔요');
  expect(output).not.toContain(key);
});

test(
  'the build of every live package is taken when it is sent again: what its manifest says is in its files',
  deep(),
  async ({ house }) => {
    const before = await house.live();
    const shell = await aKey(house, 'shell');
    for (const [name, release] of Object.entries(before)) {
      const key = name === 'shell' ? shell : await aKey(house, name);
      const build = await fetch(`${house.url}/releases/shell/build?of=${name}`, { headers: { authorization: `Bearer ${shell}` } });
      expect([name, build.status]).toEqual([name, 200]);
      const answer = await fetch(`${house.url}/releases/${name}?release=${release}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/gzip' },
        body: await build.arrayBuffer(),
      });
      expect([name, answer.status, await answer.json()]).toMatchObject([name, 200, { release }]);
    }
    expect(await house.live()).toEqual(before);
  },
);

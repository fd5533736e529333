import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD, demoAccounts } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { aGuardian, logInAs } from '../session/guardians.ts';
import { inTexts, vectors } from './attack-vectors.ts';

const photo = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: readFileSync(resolve(import.meta.dirname, '../../shared/tooling/presets/webpack/share.png')),
};
const BEGIN = '여기부터';
const rich = `<p>${BEGIN}</p>${vectors.join('\n')}<p>여기까지</p>`;
const LONGEST_COMMENT = 1_000;
const LONGEST_INQUIRY = 2_000;

/** The elements of which a shown text may be made, and those that the page itself puts around it. */
const WRITTEN = 'p, br, h2, h3, strong, b, em, i, u, s, blockquote, ul, ol, li, a, img, hr, picture, source';
const ATTRIBUTES = ['href', 'rel', 'target', 'src', 'alt', 'type', 'srcset', 'sizes', 'decoding', 'loading'];

/** Calls of whoever is signed in on this page. */
async function callerOf(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('petcare.accessToken'));
  const headers = { authorization: `Bearer ${token}` };
  return {
    async mutate(text: string, variables: object): Promise<{ id: string; idx: number; content: string }> {
      const answer = await page.request.post('/graphql', { data: { query: `mutation ${text}`, variables }, headers });
      const { data, errors } = (await answer.json()) as {
        data: Record<string, { id: string; idx: number; content: string }>;
        errors?: unknown;
      };
      expect(errors).toBeUndefined();
      return Object.values(data)[0]!;
    },
    async enter(): Promise<string> {
      const entry = { title: '<script>ran(-1)</script>', content: rich, image1: photo };
      const answer = await page.request.post('/api/client/contest/posts', { multipart: entry, headers });
      expect(answer.status(), await answer.text()).toBe(201);
      return ((await answer.json()) as { data: { id: string } }).data.id;
    },
    async leave(entry: string): Promise<void> {
      expect((await page.request.delete(`/api/client/contest/posts/${entry}`, { headers })).status()).toBe(200);
    },
  };
}

type AttackTrace = { did: string[] };

/** Whatever would run calls `ran`; what the page's policy has stopped is no less of a hole. */
async function watch(page: Page): Promise<AttackTrace> {
  const told: AttackTrace = { did: [] };
  await page.exposeFunction('told', (what: string) => void told.did.push(what));
  await page.addInitScript(() => {
    const tell = (what: string) => (window as unknown as { told: (what: string) => void }).told(what);
    Object.assign(window, { ran: (vector: number) => tell(`ran ${vector}`) });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      tell(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  page.on('dialog', (dialog) => {
    told.did.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => told.did.push(`window ${popup.url()}`));
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(new URL(page.url()).origin) || !/^https?:/.test(request.url());
    if (!isOurs && page.url() !== 'about:blank') told.did.push(`asked ${request.url()}`);
  });
  return told;
}

/** The shown text: nothing but what may be written, and no link that is more than an address. */
async function expectHarmless(text: Locator, at: string): Promise<void> {
  const found = await text.evaluate(
    (shown, { written, attributes }) => {
      const all = [...shown.querySelectorAll('*')];
      const elements = all.filter((one) => !one.matches(written)).map((one) => one.outerHTML.slice(0, 200));
      const strange = all.flatMap((one) =>
        [...one.attributes].filter(({ name }) => !attributes.includes(name)).map(({ name }) => `${one.tagName} ${name}`),
      );
      const schemes = [...shown.querySelectorAll('a[href]')].map((link) => new URL((link as HTMLAnchorElement).href).protocol);
      return { elements, strange, links: schemes.filter((scheme) => !['http:', 'https:', 'mailto:'].includes(scheme)) };
    },
    { written: WRITTEN, attributes: ATTRIBUTES },
  );
  expect(found, at).toEqual({ elements: [], strange: [], links: [] });
}

const main = (page: Page) => page.getByRole('main');
/** The innermost element that holds the whole text. */
const textIn = (page: Page) => main(page).locator('div:has(> p:text-is("여기부터"))').last();

test('of a hundred ways to run a script none runs, wherever people write', async ({ page, browser, baseURL, faults }) => {
  expect(vectors.length).toBeGreaterThan(100);
  const CREATE =
    '($board: String!, $content: String!) { createPost(boardId: $board, title: "<script>ran(-1)</script>", content: $content) { id idx content } }';
  const DELETE = '($id: ID!) { deletePost(postId: $id) }';
  const COMMENT = '($id: ID!, $content: String!) { createPostComment(postId: $id, content: $content) { id } }';

  const writer = await aGuardian(page);
  await logInAs(page, writer);
  const guardian = await callerOf(page);
  const boards = ['mypet', 'petcafe', 'marketplace', 'ask'] as const;
  const posts = await Promise.all(boards.map((board) => guardian.mutate(CREATE, { board, content: rich })));
  const [post, , , question] = posts as [{ id: string; idx: number; content: string }, unknown, unknown, { id: string; idx: number }];
  const entry = await guardian.enter();
  for (const content of inTexts(LONGEST_INQUIRY).slice(0, 2))
    await guardian.mutate(
      '($content: String!) { createInquiry(category: "기타", title: "<script>ran(-1)</script>", content: $content) { id } }',
      { content },
    );

  const hospitals = await browser.newPage({ ...(baseURL && { baseURL }) });
  const told = [await watch(page), await watch(hospitals)];
  await logInAs(hospitals, { email: demoAccounts.hospital, password: DEMO_PASSWORD, name: '', phone: '' });
  const hospital = await callerOf(hospitals);
  const column = await hospital.mutate(CREATE, { board: 'pet-doctor', content: rich });
  for (const content of inTexts(LONGEST_COMMENT)) await hospital.mutate(COMMENT, { id: question.id, content });
  for (const content of inTexts(LONGEST_COMMENT))
    await hospital.mutate('($to: String!, $content: String!) { sendMessage(nickname: $to, content: $content) { id } }', {
      to: writer.email.slice('e2e-'.length, writer.email.indexOf('@')).slice(-12),
      content,
    });
  const product = await hospital.mutate(
    '($content: String!) { saveMyProduct(input: { kind: product, name: "<script>ran(-1)</script>", price: 3000, isShown: true, options: [], pictures: [], content: $content }) { id } }',
    { content: rich },
  );

  await test.step('every board keeps the same of it', () => {
    expect([...posts, column].map(({ content }) => content)).toEqual(Array.from({ length: 5 }, () => post.content));
  });
  for (const [where, at, isRich] of [
    [page, `/community/mypet/${post.idx}`, true],
    [page, `/ask/${question.idx}`, true],
    [page, `/ask/${column.idx}?board=pet-doctor`, true],
    [page, '/ask?tab=column', false],
    [page, `/community/contest/${entry}`, true],
    [page, '/mypage/message/received', false],
    [page, '/mypage/questions', false],
    [page, `/community/mypet/${post.idx}/edit`, false],
    [hospitals, `/bizpage/product-manage/product/${product.id}`, true],
  ] as const)
    await test.step(at, async () => {
      await where.goto(at);
      if (isRich) {
        await expect(textIn(where)).toContainText(BEGIN);
        await expectHarmless(textIn(where), at);
      } else
        await expect(
          main(where)
            .getByText(at.endsWith('/edit') ? BEGIN : /ran\(/)
            .first(),
        ).toBeVisible();
      if (at.includes('mypet'))
        for (const link of await main(where).locator('a:not([href]), b').filter({ hasText: '눌러' }).all())
          await link.click({ noWaitAfter: true });
      expect(new URL(where.url()).pathname + new URL(where.url()).search).toBe(at);
      expect(await main(where).locator('script, iframe, object, embed, form form, [onerror], [onload], [srcdoc]').count()).toBe(0);
    });
  expect(told).toEqual([{ did: [] }, { did: [] }]);
  expect(faults).toEqual([]);
  await hospital.mutate('($id: ID!) { deleteMyProduct(productId: $id) }', { id: product.id });
  await hospital.mutate(DELETE, { id: column.id });
  for (const { id } of posts) await guardian.mutate(DELETE, { id });
  await guardian.leave(entry);
  await hospitals.context().close();
});

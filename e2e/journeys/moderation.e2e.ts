import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { npmRun } from '../npm.ts';
import { untilTakenOver } from '../rendering/taken-over.ts';
import { desktop, expectFit, phone } from '../screens/fit.ts';
import { aGuardian, logInAs, type Guardian } from '../session/guardians.ts';

const nicknameOf = ({ email }: Guardian) => email.slice('e2e-'.length, email.indexOf('@')).slice(-12);

/** Asks the API as somebody else than the page. */
async function ask<T>(page: Page, { email, password }: Guardian, query: string): Promise<T> {
  const login = await page.request.post('/api/client/user/login', { data: { email, password } });
  const { data: session } = (await login.json()) as { data: { token: string } };
  const answer = await page.request.post('/graphql', { data: { query }, headers: { authorization: `Bearer ${session.token}` } });
  const { data, errors } = (await answer.json()) as { data: T; errors?: object[] };
  expect(errors).toBeUndefined();
  return data;
}

test('a post that is reported and hidden is gone for others, says why to its author, and comes back; its writer is blocked', async ({
  page,
  browser,
  database,
  faults,
}) => {
  const operator = (...typed: string[]) => npmRun(['operator', ...typed], { DATABASE_URL: database });
  const title = `싸게 팔아요 ${Date.now()}`;
  await page.setViewportSize(phone);
  const [author, reader] = [await aGuardian(page), await aGuardian(page)];
  const write = `mutation { post: createPost(boardId: "mypet", title: "${title}", content: "<p>연락 주세요</p>") { id idx } }`;
  const { post } = await ask<{ post: { id: string; idx: number } }>(page, author, write);
  const path = `/community/mypet/${post.idx}`;
  const titled = (on: Page) => on.getByRole('heading', { level: 1, name: title });
  const statusOf = async () => (await page.request.get(path)).status();

  await test.step('a reader reports it by phone', async () => {
    await logInAs(page, reader);
    await page.goto(path);
    await untilTakenOver(page);
    await page.getByRole('article').getByRole('button', { name: '신고' }).click();
    const dialog = page.getByRole('alertdialog', { name: '이 글을 신고할까요?' });
    await dialog.getByRole('textbox', { name: /자세한 내용/ }).fill('판매 글이에요');
    await expectFit(page);
    await dialog.getByRole('button', { name: '신고하기' }).click();
    await expect(page.getByRole('article').getByRole('button', { name: '신고함' })).toBeDisabled();
  });

  await test.step('an operator reads it and hides the post, which others no longer find', async () => {
    expect(operator('reports', 'list')).toMatch(new RegExp(`post ${post.id}번 .*advertising: 판매 글이에요`));
    operator('reports', 'settle', 'post', post.id, 'hidden', '--reason', '판매 글은 올릴 수 없어요');
    // Another process wrote it: who keeps pages hears of it within seconds.
    await expect.poll(statusOf, { timeout: 30_000 }).toBe(404);
    await page.goto(path);
    await expect(page.getByText('글을 찾을 수 없어요.')).toBeVisible();
    await page.goto('/community/mypet');
    await expect(page.getByRole('heading', { level: 1, name: '자유게시판' })).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  });

  const own = await browser.newPage({ baseURL: new URL(page.url()).origin, viewport: phone });
  await test.step('its author reads why, also where the page was rendered as gone', async () => {
    await logInAs(own, author);
    await own.goto(path);
    await expect(titled(own)).toBeVisible();
    await expect(own.getByText(/운영 정책에 따라 가려졌어요/)).toContainText('판매 글은 올릴 수 없어요');
    await expectFit(own);
    await own.setViewportSize(desktop);
    await expectFit(own);
    await expect(own.getByRole('link', { name: '운영팀에 문의하기' })).toHaveAttribute('href', '/mypage/questions/input');
  });

  await test.step('restored, it is there again', async () => {
    operator('texts', 'restore', 'post', `mypet/${post.idx}`, '--reason', '나눔 글이었어요');
    await expect.poll(statusOf, { timeout: 30_000 }).toBe(200);
    await own.reload();
    await expect(titled(own)).toBeVisible();
    await expect(own.getByText(/운영 정책에 따라 가려졌어요/)).toHaveCount(0);
  });

  await test.step('a message is reported, and read by the operator after both have deleted it', async () => {
    const text = `그러지 마세요 ${Date.now()}`;
    const send = `mutation { sent: sendMessage(nickname: "${nicknameOf(reader)}", content: "${text}") { id } }`;
    const { sent } = await ask<{ sent: { id: string } }>(page, author, send);
    await page.goto('/mypage/message/received');
    await untilTakenOver(page);
    const received = page.getByRole('listitem').filter({ hasText: text });
    await received.getByText(nicknameOf(author)).click();
    await received.getByRole('button', { name: '신고' }).click();
    const dialog = page.getByRole('alertdialog', { name: '이 쪽지를 신고할까요?' });
    await dialog.getByText('욕설이나 비방이 있어요').click();
    await expectFit(page);
    await dialog.getByRole('button', { name: '신고하기' }).click();
    await expect(received.getByRole('button', { name: '신고함' })).toBeDisabled();
    for (const who of [author, reader]) await ask(page, who, `mutation { deleteMessage(messageId: "${sent.id}") }`);
    expect(operator('reports', 'show', 'message', sent.id)).toContain(text);
  });

  await test.step('the writer is blocked: what was typed stays, with until when and why', async () => {
    operator('users', 'block', author.email, '--until', '2030-12-31', '--reason', '판매 글을 되풀이했어요');
    await own.setViewportSize(phone);
    await own.getByRole('textbox', { name: '댓글 쓰기' }).fill('아직 팔아요');
    await own.getByRole('button', { name: '등록' }).click();
    await expect(own.getByText(/2030년 12월 31일까지 글쓰기가 제한됐어요. 이유: 판매 글을 되풀이했어요/)).toBeVisible();
    await expect(own.getByRole('textbox', { name: '댓글 쓰기' })).toHaveValue('아직 팔아요');
    await expectFit(own);
  });
  await own.context().close();
  // The hidden post's own answer.
  expect(faults.filter((fault) => !(fault.includes('404 (Not Found)') && fault.includes(path)))).toEqual([]);
});

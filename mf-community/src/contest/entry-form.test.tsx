import { answerRest, ok, renderPage, type SentCall } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { anEntry } from '../testing/an-entry.ts';
import { entryDrafts } from './entry-form.tsx';
import { ContestInputPage } from './entry-input.page.tsx';

const picture = '/uploads/images/00000000-0000-4000-8000-000000000000/800.webp';
const waits = { 'GET /upload': ok({ isWaiting: true }) };

function open(answers: Parameters<typeof answerRest>[0]): { sent: SentCall[]; page: ReturnType<typeof renderPage> } {
  const sent = answerRest({ ...waits, ...answers });
  return { sent, page: renderPage(<ContestInputPage />, { at: '/community/contest/input', session: {} }) };
}

test('an entry without a picture, a title and a story is not sent, and says what is missing', async () => {
  const { sent, page } = open({});
  await page.user.click(await screen.findByRole('button', { name: '참가하기' }));
  expect(await screen.findByText('제목을 적어 주세요.')).toBeTruthy();
  expect(screen.getByText('사진에 담긴 이야기를 적어 주세요.')).toBeTruthy();
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('a draft comes back, is sent with its pictures in order, and is gone then', async () => {
  entryDrafts.write({ title: '눈밭의 초코', content: '<p>신났어요.</p>', images: [picture] }, '1');
  const { sent, page } = open({ 'POST /contest/posts': ok(anEntry({ id: '9' })) });
  expect(await screen.findByText('쓰던 응모작을 불러왔어요.')).toBeTruthy();
  await page.user.click(await screen.findByRole('button', { name: '참가하기' }));
  await waitFor(() => expect(page.address()).toBe('/community/contest/9'));
  expect(sent.find(({ call }) => call === 'POST /contest/posts')).toMatchObject({
    body: { title: '눈밭의 초코', content: '<p>신났어요.</p>', image1: picture },
    key: expect.any(String),
  });
  expect(entryDrafts.read('1')).toBeNull();
});

test('a refusal of a picture is said at the pictures, and what was typed stays', async () => {
  entryDrafts.write({ title: '눈밭의 초코', content: '<p>신났어요.</p>', images: [picture] }, '1');
  const errors = [{ property: 'image1', constraints: { maxItems: '사진은 12장까지 올릴 수 있어요.' } }];
  const refusal = {
    status: 400,
    body: { success: false, message: '다시 확인해 주세요.', error: { code: 'VALIDATION_FAILED', message: '' }, errors },
  };
  const { page } = open({ 'POST /contest/posts': refusal });
  await page.user.click(await screen.findByRole('button', { name: '참가하기' }));
  expect((await screen.findAllByText('사진은 12장까지 올릴 수 있어요.')).length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /제목/ }).value).toBe('눈밭의 초코');
});

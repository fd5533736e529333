import { answerRest, ok, refused, renderPage } from '@petcare/testing';
import { screen, within } from '@testing-library/react';
import { anEntry, aRound } from '../testing/an-entry.ts';
import { ContestPage } from './contest.page.tsx';

const list = (...items: ReturnType<typeof anEntry>[]) => ok({ items, total: items.length, page: 1, count: 12 });

test('the round that runs is shown with its prizes, the best and all entries', async () => {
  const sent = answerRest({
    'GET /contest': ok(aRound()),
    'GET /contest/best': ok([anEntry({ title: '사랑받는 초코' })]),
    'GET /contest/posts': list(anEntry()),
  });
  const { user } = renderPage(<ContestPage />, { at: '/community/contest', session: {} });
  expect(await screen.findByRole('heading', { name: '우리 아이 겨울 사진' })).toBeTruthy();
  expect(screen.getByText('사료 1년분')).toBeTruthy();
  expect(screen.getByRole('link', { name: '사진으로 참가하기' }).getAttribute('href')).toBe('/community/contest/input');
  const all = within(await screen.findByRole('list', { name: '응모작' }));
  expect(all.getByRole('link', { name: /눈밭의 초코/ }).getAttribute('href')).toBe('/community/contest/7');
  expect(within(screen.getByRole('list', { name: '지금 사랑받는 응모작' })).getByText('사랑받는 초코')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '좋아요순' }));
  expect(sent.filter(({ call }) => call === 'GET /contest/posts').at(-1)?.query).toMatchObject({ sort: 'popular', round: '1' });
});

test('a round that is over names its winners and takes no entries', async () => {
  const winner = anEntry({ title: '으뜸 초코', place: 1 });
  answerRest({
    'GET /contest': ok(aRound({ state: 'ended', announcedAt: '2026-12-24T00:00:00Z', winners: [winner] })),
    'GET /contest/best': ok([]),
    'GET /contest/posts': list(winner),
  });
  renderPage(<ContestPage />, { at: '/community/contest', session: {} });
  expect(within(await screen.findByRole('list', { name: '수상작' })).getByText('1등')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '사진으로 참가하기' })).toBeNull();
});

test('somebody who is logged in sees their own entries', async () => {
  answerRest({
    'GET /contest': ok(aRound()),
    'GET /contest/best': ok([]),
    'GET /contest/posts': list(),
    'GET /contest/my-posts': list(anEntry({ title: '내 초코', isMine: true })),
  });
  const { user } = renderPage(<ContestPage />, { at: '/community/contest', session: {} });
  await user.click(await screen.findByRole('button', { name: '내 응모작' }));
  expect(await screen.findByText('내 초코')).toBeTruthy();
});

test('a site without a contest says so, and one that can not be had is asked for again', async () => {
  let answer = refused('BUSY', '잠시 뒤에 다시 시도해 주세요.');
  answerRest({ 'GET /contest': () => answer });
  const { user } = renderPage(<ContestPage />, { at: '/community/contest' });
  expect(await screen.findByText('잠시 뒤에 다시 시도해 주세요.')).toBeTruthy();
  answer = ok(null);
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('아직 열린 콘테스트가 없어요.')).toBeTruthy();
});

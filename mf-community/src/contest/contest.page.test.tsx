import { answerRest, ok, refusal, renderPage } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anEntry, aRound } from '../testing/an-entry.ts';
import { ContestPage } from './contest.page.tsx';

/** A site with this round and these entries. */
const site = (round: ReturnType<typeof aRound> | null, entries = [anEntry()], best: ReturnType<typeof anEntry>[] = []) => ({
  ContestPage_Round: { getContest: round, getBestContestEntries: best },
  ContestPage_Entries: { getContestEntries: entries },
});

test('the round that runs is shown with its prizes, the best and all entries', async () => {
  const responses = site(aRound(), [anEntry()], [anEntry({ title: '사랑받는 초코' })]);
  const { user, sent } = renderPage(<ContestPage />, { at: '/community/contest', session: {}, responses });
  expect(await screen.findByRole('heading', { name: '우리 아이 겨울 사진' })).toBeTruthy();
  expect(screen.getByText('사료 1년분')).toBeTruthy();
  expect(screen.getByRole('link', { name: '사진으로 참가하기' }).getAttribute('href')).toBe('/community/contest/input');
  const all = within(await screen.findByRole('list', { name: '응모작' }));
  expect(all.getByRole('link', { name: /눈밭의 초코/ }).getAttribute('href')).toBe('/community/contest/7');
  expect(within(screen.getByRole('list', { name: '지금 사랑받는 응모작' })).getByText('사랑받는 초코')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '좋아요순' }));
  await waitFor(() =>
    expect(sent.filter(({ name }) => name === 'ContestPage_Entries').at(-1)?.variables).toMatchObject({ sort: 'popular', roundId: '1' }),
  );
});

test('a round that is over names its winners and takes no entries', async () => {
  const winner = anEntry({ title: '으뜸 초코', place: 1 });
  const responses = site(aRound({ state: 'ended', announcedAt: '2026-12-24T00:00:00Z', winners: [winner] }), [winner]);
  renderPage(<ContestPage />, { at: '/community/contest', session: {}, responses });
  expect(within(await screen.findByRole('list', { name: '수상작' })).getByText('1등')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '사진으로 참가하기' })).toBeNull();
});

test('somebody who is logged in sees their own entries, and which is hidden', async () => {
  const items = [anEntry({ title: '내 초코', isMine: true }), anEntry({ id: '8', title: '남의 사진', isMine: true, hiddenReason: '도용' })];
  answerRest({ 'GET /contest/my-posts': ok({ items, total: 2, page: 1, count: 12 }) });
  const { user } = renderPage(<ContestPage />, { at: '/community/contest', session: {}, responses: site(aRound(), []) });
  await user.click(await screen.findByRole('button', { name: '내 응모작' }));
  expect(await screen.findByText('내 초코')).toBeTruthy();
  expect(screen.getByRole('link', { name: /남의 사진/ })).toHaveTextContent('가려진 응모작');
  expect(screen.getAllByText('가려진 응모작')).toHaveLength(1);
});

test('a site without a contest says so, and one that can not be had is asked for again', async () => {
  let isAway = true;
  const ContestPage_Round = () => (isAway ? refusal('BUSY', '잠시 뒤에 다시 시도해 주세요.') : site(null).ContestPage_Round);
  const { user } = renderPage(<ContestPage />, { at: '/community/contest', responses: { ContestPage_Round } });
  expect(await screen.findByText('잠시 뒤에 다시 시도해 주세요.')).toBeTruthy();
  isAway = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('아직 열린 콘테스트가 없어요.')).toBeTruthy();
});

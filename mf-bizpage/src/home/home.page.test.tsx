import { answerRest, ok, refusal, refused, renderPage, type Responses } from '@petcare/testing';
import { addDays, seoulDate } from '@petcare/time';
import { act, screen } from '@testing-library/react';
import { aRegistration } from '../testing/a-registration.ts';
import { HomePage } from './home.page.tsx';
import { inWords, mondayOf, sumOf } from './visitors.ts';

const open = (responses: Responses = {}, accountType: 1 | 2 | 3 = 1) =>
  renderPage(<HomePage />, { at: '/bizpage', path: '/bizpage', session: { accountType }, responses });

const days = (...counts: number[]) =>
  counts.map((memberCount, back) => ({ date: addDays(seoulDate(Date.now()), -back), memberCount, nonMemberCount: 1 }));
const approved = (kind: 'hospital' | 'pharmacy' | 'company' = 'hospital') => ({
  MyRegistration: aRegistration({ kind, status: 'approved' }),
});

test('the start page of a business shows an approved hospital its day, reviews, questions and visitors, each in its slot', async () => {
  open({ ...approved(), Visitors_Hospital: { days: days(4) } });
  expect(await screen.findByRole('heading', { level: 1, name: '오늘의 병원' })).toBeInTheDocument();
  for (const slot of ['bizpage.reservations {}', 'bizpage.reviews {"reviewsPath":"/bizpage/hospital-review"}', 'bizpage.questions {}'])
    expect(screen.getByText(slot)).toBeInTheDocument();
  expect(await screen.findByText('5', { selector: 'strong' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '병원 정보 수정' })).toHaveAttribute('href', '/bizpage/hospital');
});

test('a pharmacy is shown no bookings and no questions', async () => {
  open({ ...approved('pharmacy'), Visitors_Pharmacy: { days: [] } }, 2);
  expect(await screen.findByText('bizpage.reviews {"reviewsPath":"/bizpage/pharmacy-review"}')).toBeInTheDocument();
  expect(screen.queryByText(/bizpage\.(reservations|questions)/)).toBeNull();
  expect(await screen.findByText(/아직 방문이 없어요/)).toBeInTheDocument();
});

test('a company registered by hand is shown its day, and when its visitors can’t be had the rest stays', async () => {
  let isDown = true;
  answerRest({
    'GET /user/company-visitor': () => (isDown ? refused('INTERNAL', '오류가 발생했어요.') : ok({ items: days(2) })),
  });
  const { user } = open({ MyRegistration: { getMyRegistration: null } }, 3);
  expect(await screen.findByText('오류가 발생했어요.')).toBeInTheDocument();
  expect(screen.getByText('bizpage.reservations {}')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('3', { selector: 'strong' })).toBeInTheDocument();
});

test.each([
  [0, 0, /아직 방문이 없어요/],
  [5, 5, '지난주 같은 기간과 같아요.'],
  [1205, 5, '지난주 같은 기간보다 1,200명 늘었어요.'],
  [3, 5, '지난주 같은 기간보다 2명 줄었어요.'],
])('%i visitors after %i are put in words', (now, before, sentence) => {
  expect(inWords(now, before)).toMatch(sentence);
});

test('visitors are summed from Monday on, members and others', () => {
  expect(mondayOf('2026-11-26')).toBe('2026-11-23');
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  const week = ['2026-11-22', '2026-11-23', '2026-11-26'].map((date) => ({ date, memberCount: 1, nonMemberCount: 2 }));
  expect(sumOf(week, '2026-11-23', '2026-11-26')).toBe(6);
});

test('the start page of a business redirects nobody who is signed out', () => {
  const page = renderPage(<HomePage />, { at: '/bizpage', path: '/bizpage' });
  expect(page.address()).toBe('/bizpage');
});

test('the start page of a business shows a pending registration and links to the profile', async () => {
  open({ MyRegistration: aRegistration() });
  expect(await screen.findByRole('heading', { name: '든든동물병원' })).toBeInTheDocument();
  for (const text of ['확인 중', '새로 등록했어요', '120-81-47521', '2026년 11월 20일 (금)'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '사업자등록증 보기' })).toHaveAttribute('href', '/uploads/private/1/file.pdf?signature=s');
  expect(screen.getByRole('link', { name: '기다리는 동안 병원 정보 채우기' })).toHaveAttribute('href', '/bizpage/hospital');
  expect(screen.queryByRole('button', { name: '다시 신청하기' })).toBeNull();
});

test('the start page of a business offers no profile while a claim of an existing listing is pending', async () => {
  open({ MyRegistration: aRegistration({ isClaim: true }) });
  expect(await screen.findByText('펫케어에 나와 있는 곳을 신청했어요')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /채우기/ })).toBeNull();
});

test('the start page of a business asks for the registration again when the tab is shown again', async () => {
  let status: 'pending' | 'rejected' = 'pending';
  open({ MyRegistration: () => aRegistration({ status, reason: status === 'rejected' ? '서류가 흐려요.' : null }) });
  await screen.findByText('확인 중');
  status = 'rejected';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('서류가 흐려요.')).toBeInTheDocument();
});

test('the start page of a business shows an error with a retry button when the registration cannot be loaded', async () => {
  let isDown = true;
  const { user } = open({ MyRegistration: () => (isDown ? refusal('INTERNAL', '오류가 발생했어요.') : aRegistration()) });
  expect(await screen.findByText('오류가 발생했어요.')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: /다시/ }));
  expect(await screen.findByText('확인 중')).toBeInTheDocument();
});

import { bus } from '@petcare/event-bus';
import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, within } from '@testing-library/react';
import { aNotice } from '../testing/a-notice.ts';
import { NoticesPage } from './notices.page.tsx';

const at = '/notice';
const responses: Responses = {
  NoticesPage_Notices: ({ page }) => ({
    getNoticesByPage:
      page === 1 ? [aNotice(), aNotice({ id: '6', title: '점검 안내', file: [] })] : [aNotice({ id: '1', title: '첫 공지' })],
    getNoticeCount: 11,
  }),
};

const heard: string[] = [];
const subscription = bus.on('toast.shown').subscribe(({ message }) => heard.push(message));
beforeEach(() => heard.splice(0));
afterAll(() => subscription.unsubscribe());

test('the notices lead to their pages, and say when they are from, what is attached and how often they were read', async () => {
  const { head } = renderPage(<NoticesPage />, { at, responses });
  const link = await screen.findByRole('link', { name: /겨울 산책/ });
  expect(link).toHaveAttribute('href', '/notice/7');
  expect(link).toHaveTextContent(/첨부파일 1개.*2026년 11월 21일 \(토\).*조회 1,204/);
  expect(screen.getByRole('link', { name: /점검 안내/ })).not.toHaveTextContent('첨부파일');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('고객센터');
  expect(head()).toMatchObject({ title: '고객센터 공지사항', canonical: '/notice', structured: [{}, { numberOfItems: 11 }] });
});

test('the screens of the centre are linked, the current one marked', async () => {
  renderPage(<NoticesPage />, { at, responses });
  await screen.findByRole('link', { name: /겨울 산책/ });
  const links = within(screen.getByRole('navigation', { name: '고객센터' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/notice', 'page'],
    ['/faq', null],
    ['/customer-voice', null],
    ['/target', null],
  ]);
});

test('a page of the list is reached by its number, and one behind the last leads back', async () => {
  const { user, address, head } = renderPage(<NoticesPage />, { at, responses });
  await user.click(await screen.findByRole('link', { name: '2페이지' }));
  expect(await screen.findByRole('link', { name: /첫 공지/ })).toBeInTheDocument();
  expect([address(), head()?.canonical]).toEqual(['/notice?page=2', '/notice?page=2']);

  const beyond = { NoticesPage_Notices: { getNoticesByPage: [], getNoticeCount: 11 } };
  const past = renderPage(<NoticesPage />, { at: '/notice?page=9', responses: beyond });
  expect(await screen.findByRole('link', { name: '첫 페이지로 가기' })).toHaveAttribute('href', '/notice');
  expect(past.head()).toMatchObject({ status: 404, noindex: true });
});

test.each([
  ['a guardian', { accountType: 0 as const }, '1:1 문의하기', '/mypage/questions/input', []],
  ['a business', { accountType: 1 as const }, '고객의 소리 남기기', '/customer-voice', []],
  ['a visitor', undefined, '1:1 문의하기', '/login?next=%2Fmypage%2Fquestions%2Finput', ['로그인 후 이용바랍니다.']],
])('%s is led to where they can ask', async (_who, session, name, href, said) => {
  const { user, address } = renderPage(<NoticesPage />, { at, responses, session });
  await screen.findByRole('link', { name: /겨울 산책/ });
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', href);
  await user.click(link);
  expect([address(), heard]).toEqual([href, said]);
});

test('no notices and a refusal are said', async () => {
  const empty = renderPage(<NoticesPage />, { at, responses: { NoticesPage_Notices: { getNoticesByPage: [], getNoticeCount: 0 } } });
  expect(await screen.findByText('아직 올라온 공지가 없어요.')).toBeInTheDocument();
  empty.unmount();
  renderPage(<NoticesPage />, { at, responses: { NoticesPage_Notices: refusal('INTERNAL', '잠시 후 다시 시도해 주세요.') } });
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeInTheDocument();
});

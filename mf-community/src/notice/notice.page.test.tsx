import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, within } from '@testing-library/react';
import { aReadNotice } from '../testing/a-notice.ts';
import { NoticePage } from './notice.page.tsx';

const neighbours = {
  previous: { id: '6', title: '점검 안내', createdAt: '2026-11-10T00:00:00.000Z' },
  next: null,
};
const open = (more: Responses = {}) =>
  renderPage(<NoticePage />, {
    at: '/notice/7',
    path: '/notice/:id',
    responses: {
      NoticePage_Notice: { getNotice: aReadNotice(), getNoticeNeighbours: neighbours },
      NoticePage_CountView: { increaseNoticeViewCount: true },
      ...more,
    },
  });

test('a notice is read with its writer, its day and its files, and this reading is counted', async () => {
  const { head, sent } = open();
  expect(await screen.findByRole('heading', { level: 1, name: '겨울 산책 안전 수칙' })).toBeInTheDocument();
  const article = screen.getByRole('article');
  expect(article).toHaveTextContent(/펫케어 운영팀.*2026년 11월 21일 \(토\)/);
  expect(await within(article).findByText('조회 1,205')).toBeInTheDocument();
  expect(sent.find(({ name }) => name === 'NoticePage_CountView')?.variables).toEqual({ noticeId: '7' });
  const files = within(screen.getByRole('list', { name: '첨부파일' })).getAllByRole('link');
  expect(files.map((file) => [file.getAttribute('href'), file.textContent])).toEqual([
    ['/api/client/notice/7/file/1', '안전 수칙.pdf84KB'],
    ['/api/client/notice/7/file/2', '포스터.webp2.3MB'],
  ]);
  expect(head()).toMatchObject({
    title: '겨울 산책 안전 수칙 - 공지사항',
    description: '산책은 짧게 여러 번 & 따뜻하게',
    canonical: '/notice/7',
  });
});

test('the notice before it is linked, and none that is not there', async () => {
  open();
  const nav = await screen.findByRole('navigation', { name: '앞뒤 공지' });
  const links = within(nav).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/notice/6']);
  expect(links[0]).toHaveTextContent(/이전 글.*점검 안내/);
});

test('a notice that is not there says so, with the way to the others', async () => {
  const { head } = open({ NoticePage_Notice: refusal('NOT_FOUND', '없는 공지예요.') });
  expect(await screen.findByText('공지를 찾을 수 없어요.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '목록으로' })).toHaveAttribute('href', '/notice');
  expect(head()).toMatchObject({ status: 404, noindex: true });
});

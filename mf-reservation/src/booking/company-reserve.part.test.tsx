import { answerRest, ok, renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { CompanyReservePart } from './company-reserve.part.tsx';

const given = {
  companyId: '3',
  companyName: '포근미용실',
  allowReservation: true,
  phone: '+82233334444',
  kakao: 'https://pf.kakao.com/_pogeun',
};

test.each([
  ['by telephone and channel', {}, '전화나 카카오 채널로 예약을 받아요.', ['tel:+82233334444', 'https://pf.kakao.com/_pogeun']],
  ['by telephone', { kakao: null }, '전화로 예약을 받아요.', ['tel:+82233334444']],
  ['by channel', { phone: null }, '카카오 채널로 예약을 받아요.', ['https://pf.kakao.com/_pogeun']],
  ['but nobody knows how', { phone: null, kakao: null }, '아직 연락처가 등록되지 않았어요.', []],
  ['not at all', { allowReservation: false }, '온라인 예약을 받지 않는 곳이에요.', []],
])('a company that takes bookings %s', (_name, change, said, hrefs) => {
  renderPage(<CompanyReservePart {...given} {...change} />);
  expect(screen.getByText(new RegExp(said))).toBeInTheDocument();
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('counts a click on the booking link', async () => {
  const sent = answerRest({ 'POST /company/3/click': () => ok(true) });
  const { user } = renderPage(<CompanyReservePart {...given} />);
  await user.click(screen.getByRole('link', { name: '카카오로 예약하기' }));
  expect(sent).toMatchObject([{ call: 'POST /company/3/click', query: { type: '0' } }]);
});

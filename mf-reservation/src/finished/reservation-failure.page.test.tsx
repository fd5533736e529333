import { renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { ReservationFailurePage } from './reservation-failure.page.tsx';

test.each([
  ['?reason=SLOT_TAKEN&hospital=7', '방금 다른 분이 예약한 시간이에요.', '다른 시간 고르기', '/reservation?hospital=7'],
  ['?reason=PAYMENT_FAILED&company=31', '결제를 마치지 못했어요.', '다시 예약하기', '/reservation?company=31'],
  ['?reason=toString', '예약을 마치지 못했어요.', '예약할 곳 고르기', '/reservation'],
  ['', '예약을 마치지 못했어요.', '예약할 곳 고르기', '/reservation'],
])('"%s" says "%s" and leads on', (search, reason, label, to) => {
  renderPage(<ReservationFailurePage />, { at: `/reservation/failure${search}` });
  expect(screen.getByText(reason)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
  expect(screen.getByRole('link', { name: '내 예약 보기' })).toHaveAttribute('href', '/mypage/reservation');
});

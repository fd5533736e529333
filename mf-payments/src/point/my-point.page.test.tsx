import { renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { MyPointPage } from './my-point.page.tsx';

const card = {
  id: '1',
  name: '카페 상품권',
  price: 10_000,
  ordrIdx: 'a1',
  code: 'ACDE-3467-FGHJ',
  expiresAt: '2027-11-24T00:00:00Z',
  usedAt: null,
  cancelledAt: null,
};
const responses = {
  PointBalance_MyPoint: { getMyPoint: { id: '7', point: 1_800 } },
  PointPage_History: { getMyPointHistoryByPage: [], getMyPointHistoryCount: 0 },
  MyGifts_Gifts: {
    getMyGiftsByPage: [card, { ...card, id: '2', name: '간식 상품권', usedAt: '2026-11-01T00:00:00Z' }],
    getMyGiftCount: 2,
  },
};

test('the page of one’s points shows the code of a gift card after a tap, and none of one that was used', async () => {
  const { user } = renderPage(<MyPointPage />, { responses, session: { accountType: 0 } });
  expect(await screen.findByText('사용함')).toBeInTheDocument();
  expect(screen.queryByText('ACDE-3467-FGHJ')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '카페 상품권 번호 보기' }));
  expect(screen.getByText('ACDE-3467-FGHJ')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /번호 보기/ })).not.toBeInTheDocument();
});

test('the page of one’s points leads to the point shop where no gift card was bought', async () => {
  renderPage(<MyPointPage />, {
    responses: { ...responses, MyGifts_Gifts: { getMyGiftsByPage: [], getMyGiftCount: 0 } },
    session: { accountType: 0 },
  });
  expect(await screen.findByText('아직 산 상품권이 없어요.')).toBeInTheDocument();
});

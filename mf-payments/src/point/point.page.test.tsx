import { bus } from '@petcare/event-bus';
import { renderPage, refusal, type Responses } from '@petcare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { PointPage } from './point.page.tsx';

const gift = { id: '1', name: '카페 상품권', price: 10_000, image: null, stock: 3 };
const entry = { id: '9', message: '회원가입 축하 포인트', earn: 3000, use: 0, timestamp: { createdAt: '2026-11-20T03:00:00.000Z' } };

const responses: Responses = {
  PointPage_Gifts: { getGiftGroups: [gift, { ...gift, id: '2', name: '간식 상품권', stock: 0 }], getTotalGiftCount: 2 },
  PointPage_History: {
    getMyPointHistoryByPage: [entry, { ...entry, id: '8', message: '상품권 구매', earn: 0, use: 1200 }],
    getMyPointHistoryCount: 2,
  },
  PointBalance_MyPoint: { getMyPoint: { id: '1', point: 1800 } },
};

test('the page of points shows a signed-in person the balance, the history and the gift cards', async () => {
  renderPage(<PointPage />, { responses, session: { accountType: 0 } });
  expect(await screen.findByText(/1,800/)).toBeInTheDocument();
  expect(await screen.findByText('+3,000 P')).toBeInTheDocument();
  expect(screen.getByText('-1,200 P')).toBeInTheDocument();
  expect(screen.getByText('카페 상품권')).toBeInTheDocument();
});

test('the page of points shows the history of a period from its first page, and of all times again', async () => {
  const { user, sent } = renderPage(<PointPage />, { at: '/point?history=2', responses, session: { accountType: 0 } });
  const asked = () => sent.findLast(({ name }) => name === 'PointPage_History')?.variables;
  await user.click(await screen.findByRole('button', { name: '올해' }));
  await waitFor(() =>
    expect(asked()).toMatchObject({ from: expect.stringMatching(/-01-01$/), to: expect.stringMatching(/-12-31$/), page: 1 }),
  );
  await user.click(screen.getByRole('button', { name: '전체' }));
  await waitFor(() => expect(asked()).toEqual({ page: 1, count: 5 }));
});

test('the page of points says, to whom a payment has led back without its order, where to look for it', async () => {
  renderPage(<PointPage />, { at: '/point?payment=unknown', responses });
  expect(await screen.findByText(/^어떤 주문을 결제했는지 알 수 없어요/)).toBeInTheDocument();
});

test('the page of points shows a visitor the gift cards and a login link, and asks for no points', async () => {
  const { sent } = renderPage(<PointPage />, { responses });
  expect(await screen.findByText('카페 상품권')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '로그인하기' })).toHaveAttribute('href', '/login?next=%2Fpoint');
  expect(sent.map(({ name }) => name)).toEqual(['PointPage_Gifts']);
});

test('the page of points disables a sold-out gift card and links the others to the purchase', async () => {
  renderPage(<PointPage />, { responses });
  expect(await screen.findByRole('button', { name: '다 팔렸어요' })).toBeDisabled();
  expect(screen.getByRole('link', { name: '구매하기' }).getAttribute('href')).toMatch(/^\/gift-purchase\?id=\d+$/);
});

test('the page of points asks for the points again after points.changed', async () => {
  let point = 1800;
  renderPage(<PointPage />, { responses: { ...responses, PointBalance_MyPoint: () => ({ getMyPoint: { id: '1', point } }) }, session: {} });
  expect(await screen.findByText(/1,800/)).toBeInTheDocument();
  point = 2300;
  act(() => bus.emit('points.changed', {}));
  expect(await screen.findByText(/2,300/)).toBeInTheDocument();
});

test('the page of points shows an error with a retry button', async () => {
  let broken = true;
  const { user } = renderPage(<PointPage />, {
    responses: {
      ...responses,
      PointPage_Gifts: () => (broken ? refusal('INTERNAL', '잠시 후 다시 시도해 주세요.') : (responses['PointPage_Gifts'] as object)),
    },
  });
  const alert = await screen.findByText('잠시 후 다시 시도해 주세요.');
  broken = false;
  await user.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(screen.getByText('카페 상품권')).toBeInTheDocument());
});

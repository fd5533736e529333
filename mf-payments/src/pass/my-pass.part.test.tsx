import { answerRest, ok, refused, renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { MyPassPart } from './my-pass.part.tsx';

const pass = { id: '1', name: '7일 이용권', range: 7, startDate: '2026-11-20T03:00:00.000Z', endDate: '2026-11-27T03:00:00.000Z' };
const info = (isActive: boolean) => ok({ isActive, startDate: pass.startDate, endDate: pass.endDate, pass });

test.each([
  [true, '7일 이용권', '진료비 내역 보기', '/pass'],
  [false, '이용 중인 이용권이 없어요.', '이용권 둘러보기', '/pass-purchase'],
] as const)('a pass that is active: %p is shown as %s with its way', async (isActive, text, label, to) => {
  answerRest({ 'GET /pass/info': info(isActive) });
  renderPage(<MyPassPart />, { session: {} });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
});

test('the part of one’s pass says that the pass can’t be had, and asks again', async () => {
  let isDown = true;
  answerRest({ 'GET /pass/info': () => (isDown ? refused('INTERNAL', '잠시 후에요.') : info(true)) });
  const { user } = renderPage(<MyPassPart />, { session: {} });
  expect(await screen.findByText('잠시 후에요.')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('7일 이용권')).toBeInTheDocument();
});

import { answerRest, ok, refused, renderPage, type SentCall } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openDesk } from '../testing/desk.ts';
import { AreaPage } from './area.page.tsx';

const render = (at = '/operator/registrations') => renderPage(<AreaPage />, { at, path: '/operator/:area', session: { accountType: 0 } });
const APPROVE = 'POST /api/operator/registrations/approve';
const over = { status: 403, body: { success: false, message: '끝났어요.', error: { code: 'SECOND_FACTOR_NEEDED', message: '끝났어요.' } } };
const posts = (sent: SentCall[]) => sent.filter(({ call }) => call === APPROVE).map(({ body }) => body);

test('a row opens its thing with its papers beside what can be done about it', async () => {
  answerRest(openDesk);
  const { user, address } = render();
  await user.click(await screen.findByRole('link', { name: '7' }));
  const panel = await screen.findByRole('region', { name: '가입 신청 7' });
  expect(within(panel).getByRole('link', { name: '새 창에서 열기' })).toHaveAttribute('href', '/uploads/private/papers');
  expect(within(panel).getByRole('button', { name: '돌려보내기' })).toBeInTheDocument();
  expect(address()).toBe('/operator/registrations?open=hospital.7');
  expect(screen.getByRole('link', { name: /가입 신청/ })).toHaveTextContent('1');
});

test('what can’t be undone says what will happen, and is done with a code; a wrong one is said there', async () => {
  const sent = answerRest({
    ...openDesk,
    [APPROVE]: ({ body }) => {
      const { dryRun, secondFactor } = body as { dryRun?: boolean; secondFactor?: string };
      if (dryRun || secondFactor === '123456') return ok({ done: '신청 7번을 승인했어요.' });
      return refused('VALIDATION_FAILED', '', [{ property: 'code', constraints: { matches: '코드가 맞지 않아요.' } }]);
    },
  });
  const { user } = render('/operator/registrations?open=hospital.7');
  await user.click(await screen.findByRole('button', { name: '승인' }));
  await user.click(screen.getByRole('button', { name: '어떻게 되는지 보기' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('신청 7번을 승인했어요.')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText(/인증 앱의 코드/), '000000{Enter}');
  expect(await within(dialog).findByText('코드가 맞지 않아요.')).toBeInTheDocument();
  await user.clear(within(dialog).getByLabelText(/인증 앱의 코드/));
  await user.type(within(dialog).getByLabelText(/인증 앱의 코드/), '123456{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(posts(sent)).toEqual([
    { registration: 7, dryRun: true },
    { registration: 7, secondFactor: '000000' },
    { registration: 7, secondFactor: '123456' },
  ]);
  expect(new Set(sent.filter(({ call }) => call === APPROVE).map(({ key }) => key)).size).toBe(3);
  expect(sent.filter(({ call }) => call.endsWith('/list')).length).toBeGreaterThan(1);
});

test('when the session ends, the code is asked for above what was typed, which stays', async () => {
  const state = { isOver: true };
  answerRest({
    ...openDesk,
    'POST /api/operator/registrations/reject': () => (state.isOver ? over : ok({ done: '신청 7번을 돌려보냈어요.' })),
    'POST /api/operator/session': () => {
      state.isOver = false;
      return ok({ endsAt: '2026-11-26T20:00:00.000Z' });
    },
  });
  const { user } = render('/operator/registrations?open=hospital.7');
  await user.click(await screen.findByRole('button', { name: '돌려보내기' }));
  await user.type(screen.getByLabelText(/돌려보내는 이유/), '서류가 흐려요.');
  await user.click(screen.getByRole('button', { name: '하기' }));
  const again = await screen.findByRole('alertdialog', { name: '다시 확인해 주세요' });
  await user.type(within(again).getByLabelText(/코드/), '123456{Enter}');
  expect(await screen.findByLabelText(/돌려보내는 이유/)).toHaveValue('서류가 흐려요.');
  await user.click(screen.getByRole('button', { name: '하기' }));
  expect(await screen.findByRole('button', { name: '하기' })).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('an area that there is not says so, and a list that can’t be had is asked again', async () => {
  answerRest({ ...openDesk, 'GET /api/operator/registrations/list': { status: 500, body: {} } });
  const { unmount } = render();
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeInTheDocument();
  unmount();
  render('/operator/nothing');
  expect(await screen.findByText('이런 운영 화면은 없어요.')).toBeInTheDocument();
});

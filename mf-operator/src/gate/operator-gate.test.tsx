import { answerRest, ok, refused, renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { OperatorGate } from './operator-gate.tsx';

const session = { accountType: 0 as const };
const shown = () => renderPage(<OperatorGate>운영 화면</OperatorGate>, { at: '/operator', session });
const notThere = {
  status: 404,
  body: { success: false, message: '찾을 수 없어요.', error: { code: 'NOT_FOUND', message: '찾을 수 없어요.' } },
};

test('to whoever is not named the page is not there', async () => {
  answerRest({ 'GET /api/operator/session': notThere });
  const { head } = shown();
  expect(await screen.findByText('페이지를 찾을 수 없어요')).toBeInTheDocument();
  expect(head()).toMatchObject({ status: 404, noindex: true });
  expect(screen.queryByText(/운영/)).not.toBeInTheDocument();
});

test('a code opens the page; a wrong one is said at its field and stays', async () => {
  const sent = answerRest({
    'GET /api/operator/session': ok({ state: 'second-factor', recoveryLeft: 2 }),
    'POST /api/operator/session': ({ body }) =>
      (body as { code: string }).code === '123456'
        ? ok({ endsAt: '2026-11-26T12:00:00.000Z' })
        : refused('VALIDATION_FAILED', '', [{ property: 'code', constraints: { isFresh: '이미 쓴 코드예요.' } }]),
  });
  const { user } = shown();
  expect(await screen.findByText(/남은 복구 코드가 2개예요/)).toBeInTheDocument();
  const field = screen.getByLabelText(/^코드/);
  await user.type(field, '111111{Enter}');
  expect(await screen.findByText('이미 쓴 코드예요.')).toBeInTheDocument();
  expect(field).toHaveValue('111111');
  await user.clear(field);
  await user.type(field, '123456{Enter}');
  expect(await screen.findByText('운영 화면')).toBeInTheDocument();
  expect(sent.filter(({ call }) => call === 'POST /api/operator/session')).toHaveLength(2);
});

test('whoever is named enrols: printed code, key as picture and text, first code, recovery codes', async () => {
  const sent = answerRest({
    'GET /api/operator/session': ok({ state: 'enrolment', recoveryLeft: 0 }),
    'POST /api/operator/enrolment': ok({ secret: 'ABCDEFGH2345', uri: 'otpauth://totp/x?secret=ABCDEFGH2345' }),
    'POST /api/operator/enrolment/confirm': ok({ endsAt: '2026-11-26T12:00:00.000Z', recoveryCodes: ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'] }),
  });
  const { user } = shown();
  await user.type(await screen.findByLabelText(/등록 코드/), 'WXYZ-2345-6789{Enter}');
  expect(await screen.findByRole('img', { name: /QR 코드/ })).toBeInTheDocument();
  expect(screen.getByText('ABCD EFGH 2345')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/앱에 보이는 코드/), '123456{Enter}');
  expect(await screen.findByText('DDDD-EEEE-FFFF')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '적어 두었어요' }));
  expect(await screen.findByText('운영 화면')).toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ body: { enrolmentCode: 'WXYZ-2345-6789', code: '123456' } });
});

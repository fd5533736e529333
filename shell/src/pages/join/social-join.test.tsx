import { currentSession } from '@petcare/auth';
import { answerRest, ok, refused, renderPage } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { JoinPage } from './join.page.tsx';

const responses = {
  EmailField_CheckEmail: { isTaken: false },
  PersonFields_CheckNickname: { isTaken: false },
};
const token = `x.${btoa(JSON.stringify({ userID: '7', accountType: 0, socialType: 2, nickname: 'bori', name: 'Kim' }))}.x`;
const READ = 'POST /user/social/ticket';
const SEND = 'POST /user/register-social';
const said = ok({ provider: 'kakao', email: 'haneul@example.com', name: '김하늘', nickname: '하늘 ♥' });
const expired = refused('SOCIAL_EXPIRED', '가입 시간이 지났어요. 처음부터 다시 시도해 주세요.');

const open = (at = '/join?social=kakao&next=%2Fpoint#ticket=t1') => renderPage(<JoinPage />, { at, path: '/join', responses });
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);

async function finish(user: ReturnType<typeof open>['user']) {
  await user.click(await field(/^닉네임/));
  await user.paste('하늘이');
  await user.click(await field(/^휴대폰 번호/));
  await user.paste('010-1234-5678');
  await user.click(screen.getByLabelText('모두 동의해요'));
  await user.click(screen.getByRole('button', { name: '가입하기' }));
}

beforeEach(() => sessionStorage.clear());

test('the form of joining by a provider removes the ticket from the address, fills in valid values and goes where the answer leads', async () => {
  const sent = answerRest({
    [READ]: said,
    [SEND]: ok({ token, refreshToken: 'r', state: 'IDENTITY_REQUIRED', stateURL: '/auth/danal', next: '/point' }),
  });
  const { user, address } = open();
  expect((await field(/^이메일/)).value).toBe('haneul@example.com');
  expect((await field(/^닉네임/)).value).toBe('');
  expect(address()).toBe('/join?social=kakao&next=%2Fpoint');
  await finish(user);
  await waitFor(() => expect(address()).toBe('/auth/danal?next=%2Fpoint'));
  expect(currentSession()).toMatchObject({ status: 'signed-in' });
  expect(sent.map(({ call }) => call)).toEqual([READ, SEND]);
  expect(sent[1]?.body).toMatchObject({ ticket: 't1', email: 'haneul@example.com', nickname: '하늘이', marketing: true });
  expect(sessionStorage.length).toBe(0);
});

test('the form of joining by a provider reports an expired ticket on submit and keeps the values for the next form', async () => {
  answerRest({ [READ]: said, [SEND]: expired });
  const first = open();
  await finish(first.user);
  expect(await screen.findByText(/가입 시간이 지났어요.*적어 주신 내용은 남겨 두었어요/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '카카오로 시작하기' }).getAttribute('href')).toBe('/api/client/user/social/kakao?next=%2Fpoint');
  first.unmount();
  open('/join?social=kakao#ticket=t2');
  expect((await field(/^휴대폰 번호/)).value).toBe('010-1234-5678');
  expect((await field(/^닉네임/)).value).toBe('하늘이');
});

test('the form of joining by a provider reads the same ticket again on retry when the server did not answer', async () => {
  answerRest({});
  const { user } = open();
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  const sent = answerRest({ [READ]: said });
  await user.click(retry);
  expect((await field(/^이름/)).value).toBe('김하늘');
  expect(sent).toEqual([{ call: READ, body: { ticket: 't1' } }]);
});

test('the form of joining by a provider does not use the ticket of one provider for another', async () => {
  answerRest({ [READ]: said });
  open().unmount();
  open('/join?social=naver');
  expect(await screen.findByText('네이버로 로그인한 다음에 가입할 수 있어요.')).toBeTruthy();
  expect(screen.queryByLabelText(/^이메일/)).toBeNull();
});

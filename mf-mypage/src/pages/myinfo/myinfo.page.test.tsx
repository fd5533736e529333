import { bus } from '@petcare/event-bus';
import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { MyinfoPage } from './myinfo.page.tsx';

const info = {
  id: '1',
  email: 'guardian@petcare.test',
  name: '김보호',
  nickname: '보리아빠',
  phone: '+821012345678',
  userImage: null,
  gender: null,
  age: null,
  married: null,
  address: { postcode: null, address: '서울특별시 구로구 디지털로 1', detailAddress: null },
};
const responses: Responses = {
  MyinfoPage_MyInfo: { getMyInfo: info },
  MyinfoPage_UpdateMyInfo: ({ input }) => ({ updateMyInfo: { id: '1', nickname: (input as { nickname: string }).nickname, userImage: null } }),
};

test('shows what is stored, with the phone in the Korean form, and the points of another team', async () => {
  renderPage(<MyinfoPage />, { responses, session: { accountType: 0 } });
  expect(await screen.findByLabelText(/닉네임/)).toHaveValue('보리아빠');
  expect(screen.getByLabelText(/휴대전화/)).toHaveValue('010-1234-5678');
  expect(screen.getByText(/mypage\.points/)).toBeInTheDocument();
});

test('a change is sent whole and told to the others', async () => {
  const heard: unknown[] = [];
  const subscription = bus.on('profile.updated').subscribe((payload) => heard.push(payload));
  const { user, sent } = renderPage(<MyinfoPage />, { responses, session: { accountType: 0 } });
  const nickname = await screen.findByLabelText(/닉네임/);
  await user.clear(nickname);
  await user.type(nickname, '보리엄마');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(heard).toEqual([{ nickname: '보리엄마', userImage: null }]));
  subscription.unsubscribe();
  expect(sent.at(-1)?.variables).toEqual({
    input: {
      name: '김보호',
      nickname: '보리엄마',
      phone: '010-1234-5678',
      userImage: null,
      gender: null,
      address: { address: '서울특별시 구로구 디지털로 1', detailAddress: null },
    },
  });
});

test('a refused field says why, and what was typed stays', async () => {
  const errors = [{ property: 'nickname', constraints: { length: '닉네임은 2자에서 12자로 정해 주세요.' } }];
  const { user } = renderPage(<MyinfoPage />, {
    responses: { ...responses, MyinfoPage_UpdateMyInfo: refusal('VALIDATION_FAILED', '다시 확인해 주세요.', { errors }) },
    session: { accountType: 0 },
  });
  const nickname = await screen.findByLabelText(/닉네임/);
  await user.clear(nickname);
  await user.type(nickname, '보');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('닉네임은 2자에서 12자로 정해 주세요.')).toBeInTheDocument();
  expect(nickname).toHaveValue('보');
});

import { bus } from '@petcare/event-bus';
import { refusal, renderPage, type Responses, restResponse } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { anInfo, answers } from '../testing/a-person.ts';
import type { MyInfo } from './my-info.ts';
import { MyinfoPage } from './myinfo.page.tsx';

const saved: Responses = {
  ProfileForm_Update: ({ input }) => ({
    updateMyInfo: { nickname: (input as { nickname: string }).nickname, userImage: null, phone: '+821099998888' },
  }),
};

async function open(info: Partial<MyInfo> = {}, more: Responses = saved) {
  const page = renderPage(<MyinfoPage />, { responses: answers(info, [], more), session: { accountType: 0 } });
  await screen.findByLabelText(/닉네임/);
  const fill = async (label: RegExp, text: string) => {
    await page.user.clear(screen.getByLabelText(label));
    if (text) await page.user.type(screen.getByLabelText(label), text);
  };
  const save = () => page.user.click(screen.getByRole('button', { name: '저장하기' }));
  const sentOf = (name: string) => page.sent.filter((one) => one.name === name).map(({ variables }) => variables);
  return { ...page, fill, save, sentOf };
}

test('the form of the profile sends all values, emits profile.updated and formats the phone number', async () => {
  const heard: unknown[] = [];
  const subscription = bus.on('profile.updated').subscribe((payload) => heard.push(payload));
  const { user, fill, save, sentOf } = await open();
  expect(screen.getByLabelText(/휴대폰 번호/)).toHaveValue('010-1234-5678');
  await fill(/닉네임/, '보리엄마');
  await fill(/휴대폰 번호/, '01099998888');
  await fill(/나이/, '34');
  await fill(/상세 주소/, '101동');
  await user.click(screen.getByRole('radio', { name: '기혼' }));
  await save();
  await waitFor(() => expect(heard).toEqual([{ nickname: '보리엄마', userImage: null }]));
  subscription.unsubscribe();
  expect(sentOf('ProfileForm_Update')).toEqual([
    {
      input: {
        name: '김보호',
        nickname: '보리엄마',
        phone: '01099998888',
        gender: null,
        age: 34,
        married: true,
        address: { ...anInfo().address, detailAddress: '101동' },
      },
    },
  ]);
  expect(screen.getByLabelText(/휴대폰 번호/)).toHaveValue('010-9999-8888');
});

test.each<[RegExp, string, string]>([
  [/이름/, '', '이름을 적어 주세요.'],
  [/닉네임/, '보', '닉네임은 글자와 숫자로 2자에서 12자까지 정해 주세요.'],
  [/휴대폰 번호/, '12', '휴대폰 번호를 다시 확인해 주세요.'],
  [/나이/, '151', '나이는 0부터 150까지 숫자로 적어 주세요.'],
  [/우편번호/, '123', '우편번호는 숫자 다섯 자리예요.'],
])('the form of the profile refuses in the field %s the text %p before sending and focuses the field', async (label, text, sentence) => {
  const { fill, save, sentOf } = await open();
  await fill(label, text);
  await save();
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(sentOf('ProfileForm_Update')).toEqual([]);
});

test('the form of the profile checks a new nickname while it is typed, but not the person’s own', async () => {
  const { fill, sentOf } = await open({}, { ...saved, ProfileForm_CheckNickname: ({ value }) => ({ isTaken: value === '하늘이' }) });
  await fill(/닉네임/, '하늘이');
  expect(await screen.findByText('이미 쓰고 있는 닉네임이에요.')).toBeInTheDocument();
  await fill(/닉네임/, '하늘이네');
  expect(await screen.findByText('쓸 수 있는 닉네임이에요.')).toBeInTheDocument();
  await fill(/닉네임/, '보리아빠');
  expect(await screen.findByText('2~12자, 글자와 숫자를 쓸 수 있어요.')).toBeInTheDocument();
  expect(sentOf('ProfileForm_CheckNickname').map(({ value }) => value)).not.toContain('보리아빠');
});

test('the form of the profile shows a nickname taken meanwhile at its field and keeps the form', async () => {
  const { fill, save } = await open({}, { ProfileForm_Update: refusal('DUPLICATE_NICKNAME', '이미 쓰고 있는 닉네임이에요.') });
  await fill(/이름/, '김하늘');
  await save();
  await screen.findByText('이미 쓰고 있는 닉네임이에요.');
  expect(screen.getByLabelText(/닉네임/)).toHaveFocus();
  expect(screen.getByLabelText(/이름/)).toHaveValue('김하늘');
});

test('the form of the profile locks a verified name and number and does not send them', async () => {
  const { save, sentOf } = await open({ identityVerifiedAt: '2026-11-22T01:00:00.000Z' });
  expect(screen.getByLabelText(/이름/)).toBeDisabled();
  expect(screen.getByLabelText(/휴대폰 번호/)).toBeDisabled();
  expect(screen.getAllByText(/본인 확인을 마친 정보/).length).toBeGreaterThanOrEqual(2);
  await save();
  await waitFor(() => expect(sentOf('ProfileForm_Update')).toHaveLength(1));
  expect(Object.keys((sentOf('ProfileForm_Update')[0] as { input: object }).input)).toEqual([
    'nickname',
    'gender',
    'age',
    'married',
    'address',
  ]);
});

const inPicture = (answer: object): Responses => ({ ProfilePicture_Update: answer });

test('the form of the profile changes and removes the picture at once', async () => {
  globalThis.fetch = async () => restResponse(201, { success: true, data: { id: '1', url: '/uploads/new.webp', urls: {} } });
  const stores = ({ userImage }: { userImage?: unknown }) => ({
    updateMyInfo: { nickname: '보리아빠', userImage: userImage as string | null },
  });
  const { user, sentOf } = await open({}, inPicture(stores));
  await user.upload(screen.getByLabelText('프로필 사진'), new File(['x'], 'me.png', { type: 'image/png' }));
  await user.click(await screen.findByRole('button', { name: '사진 삭제' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '사진 올리기' })).toHaveFocus());
  expect(sentOf('ProfilePicture_Update')).toEqual([{ userImage: '/uploads/new.webp' }, { userImage: null }]);
});

test('the form of the profile refuses a file that is not a picture before sending', async () => {
  const { user, sentOf } = await open();
  const input = screen.getByLabelText<HTMLInputElement>('프로필 사진');
  input.removeAttribute('accept');
  await user.upload(input, new File(['x'], 'me.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('JPEG, PNG, WebP, GIF 파일만 올릴 수 있어요.')).toBeInTheDocument();
  expect(sentOf('ProfilePicture_Update')).toEqual([]);
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormError } from './form-error.tsx';
import { TextField } from './text-field.tsx';
import { useCheckedForm, type FormRefusal } from './use-checked-form.ts';

type Values = { name: string; nickname: string };
type Send = (values: Values) => Promise<FormRefusal | undefined>;

function Example({ send }: { send: Send }) {
  const form = useCheckedForm<Values>({
    initial: { name: '', nickname: '' },
    check: ({ name, nickname }) => ({
      ...(name.length < 2 && { name: '이름을 적어 주세요.' }),
      ...(!nickname && { nickname: '닉네임을 적어 주세요.' }),
    }),
    send,
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <TextField {...form.textField('name')} label="이름" />
      <TextField {...form.textField('nickname')} label="닉네임" />
      <FormError>{form.refusal}</FormError>
      <button type="button" onClick={() => form.refuse({ nickname: '이미 쓰고 있는 닉네임이에요.' })}>
        중복 확인
      </button>
      <button>보내기</button>
    </form>
  );
}

function open(send: Send = async () => undefined) {
  const sent: Values[] = [];
  render(<Example send={(values) => (sent.push(values), send(values))} />);
  return { user: userEvent.setup(), sent };
}
const send = () => screen.getByRole('button', { name: '보내기' });

test('the form reports an invalid field when it loses focus, not while it is typed', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('이름'), '김');
  expect(screen.queryByText('이름을 적어 주세요.')).toBeNull();
  await user.tab();
  expect(screen.getByText('이름을 적어 주세요.')).toBeTruthy();
  expect(screen.queryByText('닉네임을 적어 주세요.')).toBeNull();
});

test('the form sends no invalid values and focuses the first invalid field', async () => {
  const { user, sent } = open();
  await user.type(screen.getByLabelText('이름'), '김보호');
  await user.click(send());
  expect(document.activeElement).toBe(screen.getByLabelText('닉네임'));
  expect(sent).toEqual([]);
});

test('the form shows a known problem of a value at once and blocks sending until the value changes', async () => {
  const { user, sent } = open();
  await user.type(screen.getByLabelText('이름'), '김보호');
  await user.type(screen.getByLabelText('닉네임'), '보리');
  await user.click(screen.getByRole('button', { name: '중복 확인' }));
  expect(screen.getByText('이미 쓰고 있는 닉네임이에요.')).toBeTruthy();
  await user.click(send());
  expect(document.activeElement).toBe(screen.getByLabelText('닉네임'));
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('닉네임'), '아');
  expect(screen.queryByText('이미 쓰고 있는 닉네임이에요.')).toBeNull();
  await user.click(send());
  expect(sent).toEqual([{ name: '김보호', nickname: '보리아' }]);
});

test('the form sends once when the form is submitted twice in a row', async () => {
  const { user, sent } = open(() => new Promise(() => undefined));
  await user.type(screen.getByLabelText('이름'), '김보호');
  await user.type(screen.getByLabelText('닉네임'), '보리');
  const form = document.querySelector('form')!;
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
  expect(sent).toHaveLength(1);
});

const refusals: [string, FormRefusal][] = [
  ['a field', { fields: { nickname: '너무 길어요.' }, message: '다시 확인해 주세요.' }],
  ['the whole form', { fields: {}, message: '다시 확인해 주세요.' }],
  ['a field that the form does not have', { fields: { file: '너무 커요.' }, message: '다시 확인해 주세요.' }],
];
test.each(refusals)('the form shows a refusal of %s in its place and keeps the typed values', async (_where, refusal) => {
  const { user, sent } = open(async () => refusal);
  await user.type(screen.getByLabelText('이름'), '김보호');
  await user.type(screen.getByLabelText('닉네임'), '보리');
  await user.click(send());
  const isOfField = 'nickname' in refusal.fields;
  expect(screen.queryByText(refusal.message) === null).toBe(isOfField);
  expect(screen.queryByText('너무 길어요.') !== null).toBe(isOfField);
  expect(screen.getByLabelText<HTMLInputElement>('닉네임').value).toBe('보리');
  await user.click(send());
  expect(sent).toHaveLength(2);
});

function Waiting({ send }: { send: Send }) {
  const [isOnItsWay, setOnItsWay] = useState(true);
  const form = useCheckedForm<Values>({
    initial: { name: '김보호', nickname: '' },
    check: ({ nickname }) => (nickname === '실패' ? { nickname: '사진을 올리지 못했어요.' } : {}),
    send,
    waits: isOnItsWay,
  });
  const arrive = (nickname: string) => {
    form.change({ nickname });
    setOnItsWay(false);
  };
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <TextField {...form.textField('nickname')} label="닉네임" />
      <p role="status">{form.isWaiting ? '기다려요' : form.isPending ? '보내요' : '쉬어요'}</p>
      <button>보내기</button>
      <button type="button" onClick={() => arrive('사진')}>
        도착
      </button>
      <button type="button" onClick={() => arrive('실패')}>
        실패
      </button>
    </form>
  );
}

test('the form waits for what is on its way, however often it is sent, and then sends once with what has come', async () => {
  const sent: Values[] = [];
  render(<Waiting send={(values) => (sent.push(values), new Promise(() => undefined))} />);
  const user = userEvent.setup();
  await user.click(send());
  await user.click(send());
  expect(screen.getByRole('status')).toHaveTextContent('기다려요');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: '도착' }));
  expect(await screen.findByText('보내요')).toBeInTheDocument();
  expect(sent).toEqual([{ name: '김보호', nickname: '사진' }]);
});

test('the form sends nothing when what it waited for did not come, and says so', async () => {
  const sent: Values[] = [];
  render(<Waiting send={async (values) => void sent.push(values)} />);
  const user = userEvent.setup();
  await user.click(send());
  await user.click(screen.getByRole('button', { name: '실패' }));
  expect(await screen.findByText('사진을 올리지 못했어요.')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('쉬어요');
  expect(sent).toEqual([]);
});

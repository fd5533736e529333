import { answerRest, ok, refused } from '@petcare/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { PhotoFieldProps, Unfinished } from './photo-field-props.ts';
import { PhotoField } from './photo-field.tsx';

const picture = (name: string) => new File([name], name, { type: 'image/png' });
const addressOf = (letter: string) => `/uploads/images/${letter.repeat(8)}-0000-4000-8000-000000000000/800.webp`;
const [a, b, c] = ['a', 'b', 'c'].map(addressOf) as [string, string, string];

beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

/** Answers each upload with the next address. */
function stores(...addresses: string[]) {
  return () => {
    const url = addresses.shift() ?? a;
    return ok({ id: url.split('/')[3], url });
  };
}

function open({ given = [], ...props }: Partial<PhotoFieldProps> & { given?: string[] } = {}) {
  let value: readonly string[] = given;
  let unfinished: Unfinished = 'none';
  function Form() {
    const [photos, setPhotos] = useState<string[]>(given);
    value = photos;
    const tell = (now: Unfinished) => void (unfinished = now);
    return (
      <form aria-label="리뷰">
        <PhotoField label="사진" value={photos} onChange={setPhotos} onUnfinished={tell} {...props} />
        <textarea aria-label="글" />
      </form>
    );
  }
  render(<Form />);
  const user = userEvent.setup({ applyAccept: false });
  return {
    user,
    value: () => value,
    unfinished: () => unfinished,
    choose: (...files: File[]) => user.upload(screen.getByLabelText('사진', { selector: 'input:not([capture])' }), files),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    status: () => screen.getByRole('status'),
  };
}

test('the photo field sends what is chosen, one after the other, and gives the addresses in that order', async () => {
  const sent = answerRest({ 'POST /api/upload': stores(a, b) });
  const field = open();
  await field.choose(picture('하나.png'), picture('둘.png'));
  await waitFor(() => expect(field.value()).toEqual([a, b]));
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/upload', 'POST /api/upload']);
  expect(field.status()).toHaveTextContent('둘.png 올리기를 마쳤어요.');
  expect(field.unfinished()).toBe('none');
});

test('the photo field takes what is pasted anywhere in the form, but leaves text alone', async () => {
  answerRest({ 'POST /api/upload': stores(a) });
  const field = open();
  const paste = (text: string) =>
    fireEvent.paste(screen.getByLabelText('글'), { clipboardData: { files: [picture('캡처.png')], getData: () => text } });
  expect(paste('표의 글')).toBe(true);
  expect(paste('')).toBe(false);
  await waitFor(() => expect(field.value()).toEqual([a]));
});

test('the photo field takes what is dropped on it', async () => {
  answerRest({ 'POST /api/upload': stores(a) });
  const field = open();
  const zone = screen.getByRole('button', { name: /사진 고르기/ });
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [picture('끌어온.png')] } });
  await waitFor(() => expect(field.value()).toEqual([a]));
});

test('the photo field shows how far a picture has come and cancels it', async () => {
  const sent = answerRest({ 'POST /api/upload': stores(a) });
  const field = open();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  fireEvent.change(screen.getByLabelText('사진', { selector: 'input:not([capture])' }), { target: { files: [picture('느린.png')] } });
  expect(screen.getByRole('progressbar', { name: '느린.png 올리는 중' })).toHaveAttribute('aria-valuenow', '0');
  expect(field.unfinished()).toBe('sending');
  fireEvent.click(screen.getByRole('button', { name: '느린.png 올리기 취소' }));
  await act(() => jest.runAllTimersAsync());
  jest.useRealTimers();
  expect([sent.length, field.value(), field.unfinished()]).toEqual([1, [], 'none']);
});

test('the photo field says at the picture why it was refused, sends the others, and tries again when asked', async () => {
  let times = 0;
  answerRest({
    'POST /api/upload': () => {
      times += 1;
      return times === 1 ? refused('UNREADABLE_IMAGE', '이미지를 읽을 수 없어요.') : stores([a, b, c][times - 2]!)();
    },
  });
  const field = open();
  await field.choose(picture('깨진.png'), picture('나비.png'));
  await waitFor(() => expect(field.value()).toEqual([a]));
  const card = screen.getByAltText('깨진.png').closest('li')!;
  expect(card).toHaveTextContent('이미지를 읽을 수 없어요.');
  expect(field.unfinished()).toBe('failed');
  await userEvent.click(within(card).getByRole('button', { name: '깨진.png 다시 시도' }));
  await waitFor(() => expect(field.value()).toEqual([a, b]));
});

test('a stopped upload goes on by itself when the connection comes back', async () => {
  let isOnline = false;
  answerRest({ 'POST /api/upload': (call) => (isOnline ? stores(call.query ? a : b)() : 'no network') });
  const field = open();
  await field.choose(picture('나비.png'));
  expect(await screen.findByText(/다시 연결되면 이어서 올릴게요/)).toBeInTheDocument();
  isOnline = true;
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(field.value()).toEqual([b]));
});

test('the photo field moves a picture by its buttons and by arrow keys, and says where it is', async () => {
  answerRest({});
  const field = open({ given: [a, b, c], kept: [a, b, c].map((url) => ({ id: url, url })) });
  await field.press('사진 1 뒤로 이동');
  expect(field.value()).toEqual([b, a, c]);
  expect(field.status()).toHaveTextContent('3장 중 2번째로 이동했어요.');
  act(() => screen.getByRole('button', { name: '사진 3 앞으로 이동' }).focus());
  await field.user.keyboard('{ArrowLeft}');
  expect(field.value()).toEqual([b, c, a]);
  expect(screen.getByRole('button', { name: '사진 2 앞으로 이동' })).toHaveFocus();
});

test('the photo field takes a picture out and gives the keyboard a place', async () => {
  answerRest({});
  const field = open({ given: [a, b], kept: [a, b].map((url) => ({ id: url, url })) });
  await field.press('사진 1 삭제');
  expect(field.value()).toEqual([b]);
  expect(screen.getByRole('button', { name: /사진 고르기 1\/10/ })).toHaveFocus();
});

test('of a kept draft, says which pictures were swept and keeps the rest', async () => {
  const answers = { [a.split('/')[3]!]: ok({ id: 'a', url: a }), [c.split('/')[3]!]: 'no network' as const };
  const sent = answerRest({
    'GET /api/upload': ({ query }) => answers[query!['id']!] ?? refused('NOT_FOUND', '올려 둔 파일이 없어요.'),
  });
  const stored = addressOf('d');
  const field = open({ given: [stored, a, b, c], kept: [{ id: stored, url: stored }] });
  expect(await screen.findByText(/올려 둔 사진 1장은 하루가 지나 삭제됐어요/)).toBeInTheDocument();
  expect(field.value()).toEqual([stored, a, c]);
  expect(sent).toHaveLength(3);
});

test('of a draft from before pictures had a host of their own, a stored one stays and one that waits is asked for by its id', async () => {
  const sent = answerRest({ 'GET /api/upload': ok({ id: 'a', url: a }) });
  const host = 'https://pictures.example';
  const field = open({ given: [a, `${host}${b}`, c], kept: [a, b].map((url) => ({ id: `${host}${url}`, url: `${host}${url}` })) });
  await waitFor(() => expect(sent.map(({ query }) => query)).toEqual([{ id: c.split('/')[3] }]));
  expect(field.value()).toEqual([a, `${host}${b}`, c]);
});

test('the photo field says at a picture that the server refused it', () => {
  answerRest({});
  open({ given: [a, b], kept: [a, b].map((url) => ({ id: url, url })), refused: { [b]: '사진을 다시 올려 주세요.' } });
  expect(screen.getByAltText('사진 2').closest('li')).toHaveTextContent('사진을 다시 올려 주세요.');
  expect(screen.getByAltText('사진 1').closest('li')).not.toHaveTextContent('다시');
});

test('a private file is known by its key and shown by its signed address', async () => {
  const key = 'private/aaaaaaaa-0000-4000-8000-000000000000/1600.webp';
  const sent = answerRest({ 'POST /api/upload': ok({ id: key, url: `/uploads/${key}?signature=x` }) });
  const field = open({ isPrivate: true, takesPdf: true });
  await field.choose(picture('영수증.png'));
  await waitFor(() => expect(field.value()).toEqual([key]));
  expect(sent[0]!.query).toEqual({ private: 'true' });
  expect(screen.getByAltText('사진 1')).toHaveAttribute('src', `/uploads/${key}?signature=x`);
});

test('the photo field takes no more than there is room for, and nothing that would be refused', async () => {
  answerRest({ 'POST /api/upload': stores(a) });
  const field = open({ maxCount: 1 });
  await field.choose(new File(['x'], 'IMG_1.HEIC', { type: '' }));
  expect(screen.getByRole('alert')).toHaveTextContent('HEIC');
  await field.choose(picture('나비.png'));
  await waitFor(() => expect(field.value()).toEqual([a]));
  expect(screen.getByRole('button', { name: /사진 고르기 1\/1/ })).toBeDisabled();
});

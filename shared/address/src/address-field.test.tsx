import { HostContext, useHost } from '@petcare/remote';
import { renderPage } from '@petcare/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { AddressField, type AddressFieldProps } from './address-field.tsx';
import { noAddress, type AddressValue } from './address-value.ts';

const found = {
  zonecode: '06236',
  roadAddress: '서울특별시 강남구 테헤란로 152',
  jibunAddress: '서울특별시 강남구 역삼동 737',
  sido: '서울특별시',
  sigungu: '강남구',
  bname: '역삼동',
  buildingName: '강남파이낸스센터',
  apartment: 'N',
};

/** The field in a form, on a site that has a search or hasn't. */
function aField({
  hasPostcode = true,
  initial = noAddress,
  ...props
}: { hasPostcode?: boolean; initial?: AddressValue } & Partial<AddressFieldProps> = {}) {
  let value = initial;
  function Form() {
    const host = useHost();
    const [current, setCurrent] = useState(initial);
    value = current;
    return (
      <HostContext value={{ ...host, hasPostcode }}>
        <AddressField value={current} onChange={setCurrent} {...props} />
      </HostContext>
    );
  }
  return { ...renderPage(<Form />), value: () => value };
}

afterEach(() => jest.useRealTimers());

const openSearch = async ({ user }: ReturnType<typeof aField>) => {
  await user.click(screen.getByRole('button', { name: '주소 찾기' }));
  return screen.findByRole('dialog', { name: '주소 찾기' });
};

/** Posts a message as the page in the frame does. */
function say(data: unknown, { from = 'frame', origin = location.origin } = {}) {
  const frame = screen.getByTitle<HTMLIFrameElement>('주소 찾기');
  const source = from === 'frame' ? frame.contentWindow : window;
  act(() => void dispatchEvent(new MessageEvent('message', { data, source, origin })));
}

test('the address field accepts an address typed by hand when the site has no postcode search, and stores empty fields as null', async () => {
  const { user, value } = aField({ hasPostcode: false });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('우편번호'), '06236');
  await user.type(screen.getByLabelText('기본 주소'), '테헤란로 152');
  await user.type(screen.getByLabelText('상세 주소'), '3층');
  await user.clear(screen.getByLabelText('우편번호'));
  expect(value()).toEqual({ ...noAddress, address: '테헤란로 152', detailAddress: '3층' });
});

test('the address field fills the fields with the chosen address and focuses the detail field', async () => {
  const field = aField({ initial: { ...noAddress, address: '옛 주소', detailAddress: '옛 층' } });
  await openSearch(field);
  say({ postcode: 'ready' });
  say({ postcode: 'chosen', address: found });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByLabelText('상세 주소')).toHaveFocus());
  expect(field.value()).toEqual({
    postcode: '06236',
    sido: '서울특별시',
    sigungu: '강남구',
    address: '서울특별시 강남구 테헤란로 152 (역삼동)',
    detailAddress: null,
  });
});

test('the address field clears the region when the found address is edited by hand', async () => {
  const { user, value } = aField({
    initial: { postcode: '06236', sido: '서울특별시', sigungu: '강남구', address: '테헤란로 15', detailAddress: null },
  });
  await user.type(screen.getByLabelText('상세 주소'), '3');
  expect(value()).toMatchObject({ sigungu: '강남구' });
  await user.type(screen.getByLabelText('기본 주소'), '2');
  expect(value()).toMatchObject({ sido: null, sigungu: null, address: '테헤란로 152' });
});

test.each([
  ['on Escape', (field: ReturnType<typeof aField>) => field.user.keyboard('{Escape}')],
  ['when the search page asks for it', () => say({ postcode: 'closed' })],
])('the address field closes the search %s, keeps the address and returns the focus to the button', async (_who, close) => {
  const field = aField();
  await openSearch(field);
  say({ postcode: 'ready' });
  await close(field);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: '주소 찾기' })).toHaveFocus());
  expect(field.value()).toEqual(noAddress);
});

test('the address field reports a search that failed to load and offers a retry and typing by hand', async () => {
  const field = aField();
  const dialog = await openSearch(field);
  expect(within(dialog).getByRole('status')).toHaveTextContent('불러오는 중');
  say({ postcode: 'failed' });
  expect(within(dialog).getByRole('alert')).toHaveTextContent('주소 찾기를 불러오지 못했어요.');
  await field.user.click(within(dialog).getByRole('button', { name: '다시 시도' }));
  expect(within(dialog).getByTitle('주소 찾기')).toBeInTheDocument();
  say({ postcode: 'failed' });
  await field.user.click(within(dialog).getByRole('button', { name: '직접 입력' }));
  await waitFor(() => expect(screen.getByLabelText('기본 주소')).toHaveFocus());
});

test('the address field reports a search that sends no message within ten seconds as failed', async () => {
  jest.useFakeTimers();
  aField();
  fireEvent.click(screen.getByRole('button', { name: '주소 찾기' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(10_000));
  expect(within(dialog).getByRole('alert')).toBeInTheDocument();
});

test.each([
  ['from another window', { postcode: 'chosen', address: found }, { from: 'elsewhere' }],
  ['from another origin', { postcode: 'chosen', address: found }, { origin: 'https://elsewhere.test' }],
  ['with an invalid address', { postcode: 'chosen', address: { ...found, zonecode: 6236 } }, {}],
])('the address field ignores a message %s', async (_who, message, from) => {
  const field = aField();
  await openSearch(field);
  say(message, from);
  expect(field.value()).toEqual(noAddress);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('the address field shows an error at the field that it concerns and reports when a field loses focus', async () => {
  const left: string[] = [];
  const { user } = aField({ isRequired: true, errors: { address: '주소를 적어 주세요.' }, onLeave: (part) => left.push(part) });
  const address = screen.getByLabelText(/기본 주소/);
  expect(address).toBeInvalid();
  expect(address).toBeRequired();
  expect(screen.getByLabelText('상세 주소')).toBeValid();
  await user.click(address);
  await user.tab();
  expect(left).toEqual(['address']);
});

import { refusal, renderPage, type Responses } from '@petcare/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aProduct } from '../testing/a-product.ts';
import { ProductDetailPage } from './product-detail.page.tsx';
import { ProductEditPage } from './product-edit.page.tsx';

// ProseMirror measures what it draws; jsdom draws nothing.
const nowhere = Object.assign([], { item: () => null }) as unknown as DOMRectList;
Range.prototype.getClientRects = () => nowhere;
Range.prototype.getBoundingClientRect = () => ({ left: 0, top: 0, width: 0, height: 0 }) as DOMRect;

const BASE = '/bizpage/product-manage/reservation';
const open = (id: string, responses: Responses = {}) =>
  renderPage(<ProductEditPage />, {
    at: `${BASE}/${id}/edit`,
    path: '/bizpage/product-manage/reservation/:id/edit',
    session: { accountType: 1, userID: '5' },
    responses,
  });
const saved = { MyProducts_Save: { saveMyProduct: { id: '31' } } };
const name = () => screen.getByRole('textbox', { name: /^이름/ });
const price = () => screen.getByRole('textbox', { name: /^가격/ });
const send = () => screen.getByRole('button', { name: /등록$|저장하기/ });

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('petcare.product-draft'));

beforeEach(() => localStorage.clear());

test('the form of a product adds a product with options, prices as people type them, and opens it', async () => {
  const { user, sent, address } = open('new', saved);
  await user.type(name(), '건강검진');
  await user.type(price(), '1만 2천원');
  await user.tab();
  expect(price()).toHaveValue('12,000');
  await user.click(screen.getByRole('button', { name: '옵션 추가' }));
  await user.type(screen.getByRole('textbox', { name: '옵션 1 이름' }), '초음파');
  await user.type(screen.getByRole('textbox', { name: '옵션 1 추가 금액' }), '6만');
  await user.click(send());
  await waitFor(() => expect(address()).toBe(`${BASE}/31`));
  expect(sent.find(({ name: operation }) => operation === 'MyProducts_Save')?.variables).toMatchObject({
    id: null,
    input: {
      kind: 'reservation',
      name: '건강검진',
      price: 12_000,
      options: [{ id: null, name: '초음파', additionalPrice: 60_000 }],
      pictures: [],
      isShown: true,
    },
  });
  expect(drafts()).toEqual([]);
});

test('the form of a product says what is wrong before it sends, at the first wrong field, and of each option', async () => {
  const { user, sent } = open('new');
  await user.click(screen.getByRole('button', { name: '옵션 추가' }));
  await user.click(send());
  expect(name()).toHaveFocus();
  expect(screen.getByText('이름을 적어 주세요.')).toBeInTheDocument();
  expect(screen.getByText('옵션 이름을 적어 주세요.')).toBeInTheDocument();
  expect(screen.getAllByText('금액을 적어 주세요. 무료이면 0을 적어 주세요.')).toHaveLength(2);
  expect(sent).toEqual([]);
});

test('the form of a product changes a product: options keep their ids in the new order, a refusal keeps what was typed', async () => {
  const options = [
    { id: '1', name: '소형', additionalPrice: 0 },
    { id: '2', name: '대형', additionalPrice: 5_000 },
  ];
  const { user, sent } = open('8', {
    MyProducts_Product: { getMyProduct: aProduct({ options }) },
    MyProducts_Save: refusal('PRODUCT_CHANGED', '다른 창에서 이 상품을 먼저 수정했어요.'),
  });
  await user.type(await screen.findByRole('textbox', { name: /^이름/ }), ' 특별');
  act(() => screen.getByRole('button', { name: /^대형 순서/ }).focus());
  await user.keyboard('{ArrowUp}');
  await user.click(send());
  expect(await screen.findByText('다른 창에서 이 상품을 먼저 수정했어요.')).toBeInTheDocument();
  expect(name()).toHaveValue('노령견 건강검진 특별');
  expect(sent.find(({ name: operation }) => operation === 'MyProducts_Save')?.variables).toMatchObject({
    id: '8',
    input: { options: [{ id: '2', name: '대형', additionalPrice: 5_000 }, { id: '1' }], readAt: '2026-11-20T03:00:00.000Z' },
  });
});

test('the form of a product restores on this device what was not saved, until the person starts again', async () => {
  const first = open('new');
  await first.user.type(name(), '쓰던 상품');
  first.unmount();
  const { user } = open('new');
  expect(name()).toHaveValue('쓰던 상품');
  await user.click(screen.getByRole('button', { name: '처음부터 다시 쓰기' }));
  expect(name()).toHaveValue('');
  expect(drafts()).toEqual([]);
});

test('the form of a product asks before a pressed link leaves what is not saved', async () => {
  const { user, address } = open('new');
  await user.click(screen.getByRole('link', { name: '상품 관리' }));
  expect(address()).toBe('/bizpage/product-manage');

  const { user: again, address: where } = open('new');
  await again.type(name(), '쓰던 상품');
  fireEvent.click(screen.getByRole('link', { name: '예약 상품' }));
  expect(await screen.findByRole('alertdialog', { name: '저장하지 않고 나갈까요?' })).toBeInTheDocument();
  await again.click(screen.getByRole('button', { name: '계속 쓰기' }));
  expect(where()).toBe(`${BASE}/new/edit`);
  expect(name()).toHaveValue('쓰던 상품');
  fireEvent.click(screen.getByRole('link', { name: '예약 상품' }));
  await again.click(await screen.findByRole('button', { name: '나가기' }));
  await waitFor(() => expect(where()).toBe(BASE));
});

test('the form of a product previews what is being typed', async () => {
  const { user } = open('new');
  await user.type(name(), '건강검진');
  await user.type(price(), '3만');
  await user.click(screen.getByRole('button', { name: '미리 보기' }));
  expect(screen.getByRole('region', { name: '미리 보기' })).toHaveTextContent('건강검진30,000원');
});

test('the form of a product shows a product as guardians see it, and says so while it is hidden', async () => {
  const options = [{ id: '1', name: '초음파', additionalPrice: 60_000 }];
  renderPage(<ProductDetailPage />, {
    at: `${BASE}/8`,
    path: '/bizpage/product-manage/reservation/:id',
    session: { accountType: 1 },
    responses: { MyProducts_Product: { getMyProduct: aProduct({ options, isShown: false, content: '<p>오전에 맡겨 주세요.</p>' }) } },
  });
  expect(await screen.findByRole('list', { name: '옵션과 가격' })).toHaveTextContent('초음파+60,000원240,000원');
  expect(screen.getByText('오전에 맡겨 주세요.')).toBeInTheDocument();
  expect(screen.getByText(/숨겨 두어서 보호자에게는 보이지 않아요/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '수정' })).toHaveAttribute('href', `${BASE}/8/edit`);
});

test.each([
  ['a product that is gone', refusal('NOT_FOUND', '상품을 찾을 수 없어요.')],
  ['one of another kind', { getMyProduct: aProduct({ kind: 'service' }) }],
])('no form of a product is shown for %s', async (_what, answer) => {
  open('8', { MyProducts_Product: answer });
  expect(await screen.findByText('상품을 찾을 수 없어요.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

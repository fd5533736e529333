import { renderPage, refusal, type Responses } from '@petcare/testing';
import { bus } from '@petcare/event-bus';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aProduct } from '../testing/a-product.ts';
import { ProductListPage } from './product-list.page.tsx';
import { ProductOverviewPage } from './overview.page.tsx';

const [one, two, three] = ['건강검진', '예방접종 상담', '첫 방문'].map((name, index) => aProduct({ id: String(index + 1), name }));
const open = (products: object[], more: Responses = {}) =>
  renderPage(<ProductListPage />, {
    at: '/bizpage/product-manage/reservation',
    session: { accountType: 1 },
    responses: { MyProducts_List: { getMyProducts: products }, MyRegistration: { getMyRegistration: null }, ...more },
  });
const names = () =>
  screen.getAllByRole('listitem').flatMap((item) =>
    within(item)
      .queryAllByRole('link')
      .map((link) => link.textContent),
  );

const heard: string[] = [];
const subscription = bus.on('toast.shown').subscribe(({ message }) => heard.push(message));
beforeEach(() => heard.splice(0));
afterAll(() => subscription.unsubscribe());

test('the list of products shows each product with price, options and whether it is hidden', async () => {
  const options = [{ id: '1', name: '초음파', additionalPrice: 60_000 }];
  open([aProduct({ options, isShown: false }), two!]);
  const [row] = (await screen.findAllByText('180,000원부터')).map((price) => price.closest('li')!);
  expect(row).toHaveTextContent('옵션 1개');
  expect(row).toHaveTextContent('숨김');
  expect(screen.getByRole('link', { name: '노령견 건강검진' })).toHaveAttribute('href', '/bizpage/product-manage/reservation/8');
});

test('the list of products puts a product elsewhere by the arrow keys, keeps the focus on it and saves the order', async () => {
  const { user, sent } = open([one!, two!, three!], { MyProducts_Order: { orderMyProducts: true } });
  const handle = await screen.findByRole('button', { name: /^첫 방문 순서/ });
  act(() => handle.focus());
  await user.keyboard('{ArrowUp}');
  expect(names().filter((name) => name !== '상품 관리')).toEqual(['건강검진', '첫 방문', '예방접종 상담']);
  expect(screen.getByText('첫 방문: 3개 가운데 2번째예요.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^첫 방문 순서/ })).toHaveFocus();
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'MyProducts_Order')?.variables).toEqual({ kind: 'reservation', ids: ['1', '3', '2'] }),
  );
});

test('the list of products drags a product to where the pointer is let go', async () => {
  const { sent } = open([one!, two!, three!], { MyProducts_Order: { orderMyProducts: true } });
  const handle = await screen.findByRole('button', { name: /^건강검진 순서/ });
  for (const [index, item] of [...document.querySelectorAll('[data-sorted]')].entries())
    item.getBoundingClientRect = () => ({ left: 0, top: index * 100, width: 100, height: 100 }) as DOMRect;
  // Pointer events of jsdom have no place.
  const pointer = (type: string, place = {}) => new MouseEvent(type, { bubbles: true, button: 0, ...place });
  fireEvent(handle, pointer('pointerdown'));
  fireEvent(window, pointer('pointermove', { clientX: 50, clientY: 260 }));
  fireEvent(window, pointer('pointerup'));
  await waitFor(() => expect(sent.find(({ name }) => name === 'MyProducts_Order')?.variables).toMatchObject({ ids: ['2', '3', '1'] }));
});

test('the list of products hides, copies and, once asked, deletes a product, and asks for the list again', async () => {
  const { user, sent } = open([one!], {
    MyProducts_Show: { showMyProduct: { id: '1', isShown: false } },
    MyProducts_Copy: { copyMyProduct: { id: '9', name: '건강검진 복사본' } },
    MyProducts_Delete: { deleteMyProduct: true },
  });
  await user.click(await screen.findByRole('button', { name: '건강검진 숨기기' }));
  await user.click(screen.getByRole('button', { name: '건강검진 복사' }));
  await user.click(screen.getByRole('button', { name: '건강검진 삭제' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('이미 들어온 예약에는 예약할 때의 이름과 가격이 그대로 남아요.');
  expect(sent.some(({ name }) => name === 'MyProducts_Delete')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(heard).toContain('건강검진: 삭제했어요.'));
  const acts = sent.map(({ name, variables }) => [name, variables]).filter(([name]) => /Show|Copy|Delete/.test(String(name)));
  expect(acts).toEqual([
    ['MyProducts_Show', { id: '1', isShown: false }],
    ['MyProducts_Copy', { id: '1' }],
    ['MyProducts_Delete', { id: '1' }],
  ]);
  await waitFor(() => expect(sent.filter(({ name }) => name === 'MyProducts_List').length).toBeGreaterThan(1));
});

test('the list of products says why a product could not be hidden', async () => {
  const { user } = open([one!], { MyProducts_Show: refusal('NOT_FOUND', '상품을 찾을 수 없어요.') });
  await user.click(await screen.findByRole('button', { name: '건강검진 숨기기' }));
  await waitFor(() => expect(heard).toEqual(['상품을 찾을 수 없어요.']));
});

test('the list of products leads to the form while there is nothing', async () => {
  open([]);
  expect(await screen.findByText('아직 올린 예약 상품이 없어요.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '새로 등록' })).toHaveAttribute('href', '/bizpage/product-manage/reservation/new/edit');
});

test.each([
  [1, true, ['진료 항목', '예약 상품', '서비스', '용품']],
  [3, false, ['예약 상품', '서비스', '용품']],
] as const)('the overview of an account of type %s shows its kinds', async (accountType, isHospital, labels) => {
  const lists = { reservation: [one, two, three, aProduct({ isShown: false })], service: [], product: [] };
  const { sent } = renderPage(<ProductOverviewPage />, {
    session: { accountType },
    responses: {
      ProductOverviewPage_Products: isHospital ? { medical: [], ...lists } : lists,
      MyRegistration: { getMyRegistration: null },
    },
  });
  await screen.findByText('4개 · 숨김 1개');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(labels);
  expect(screen.getByRole('link', { name: '1개 더 보기' })).toBeInTheDocument();
  expect(sent.find(({ name }) => name === 'ProductOverviewPage_Products')?.variables).toEqual({ isHospital });
});

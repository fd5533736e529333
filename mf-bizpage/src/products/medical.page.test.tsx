import { renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { aProduct } from '../testing/a-product.ts';
import { MedicalPage } from './medical.page.tsx';

const BASE = '/bizpage/product-manage/medical';
const xray = { id: '5', name: '엑스선 촬영비', parents: [{ id: '4', name: '검사' }] };
const fee = aProduct({ id: '3', kind: 'medical', name: '엑스선 촬영비', price: 45_000, medical: xray });
const tree = [
  { id: '1', name: '진찰', child: [{ id: '2', name: '초진 진찰료', child: [{ id: '6', name: '5kg' }] }] },
  { id: '4', name: '검사', child: [{ id: '5', name: '엑스선 촬영비', child: [] }] },
];
const open = (at: string, more: Responses = {}) =>
  renderPage(<MedicalPage />, {
    at,
    session: { accountType: 1, userID: '5' },
    responses: {
      MyProducts_List: { getMyProducts: [fee] },
      MyProducts_Product: { getMyProduct: fee },
      TreatmentPicker_Medicals: { getMedicals: tree },
      MyProducts_Save: { saveMyProduct: { id: '9' } },
      MyRegistration: { getMyRegistration: null },
      ...more,
    },
  });

beforeEach(() => localStorage.clear());

test('the list of fees lists treatments in the order of the tree, without a way to copy or move them', async () => {
  open(BASE);
  expect(await screen.findByRole('link', { name: '엑스선 촬영비' })).toHaveAttribute('href', `${BASE}?edit=3`);
  expect(screen.getByText('45,000원')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /복사|순서/ })).not.toBeInTheDocument();
});

test('the list of fees adds a treatment found in the tree, those that are there already left out', async () => {
  const { user, sent, address } = open(`${BASE}?edit=new`);
  expect(await screen.findByRole('radio', { name: /엑스선 촬영비/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(screen.getByText('진료 항목을 골라 주세요.')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: '진료 항목 찾기' }), '초진 5kg');
  await user.click(screen.getByRole('radio', { name: '초진 진찰료 5kg' }));
  await user.type(screen.getByRole('textbox', { name: /^가격/ }), '8천');
  await user.click(screen.getByRole('button', { name: '등록' }));
  await waitFor(() => expect(address()).toBe(BASE));
  const { input } = sent.find(({ name }) => name === 'MyProducts_Save')!.variables as { input: object };
  expect(input).toMatchObject({ kind: 'medical', medicalId: '6', price: 8_000 });
  expect(input).not.toHaveProperty('name');
});

test('the list of fees changes the fee of a treatment', async () => {
  const { user, sent } = open(`${BASE}?edit=3`);
  expect(await screen.findByRole('heading', { level: 1, name: '진료 항목 수정' })).toBeInTheDocument();
  expect(screen.getByText('엑스선 촬영비', { selector: 'p' })).toBeInTheDocument();
  const price = screen.getByRole('textbox', { name: /^가격/ });
  await user.clear(price);
  await user.type(price, '50,000');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'MyProducts_Save')?.variables).toMatchObject({
      id: '3',
      input: { medicalId: '5', price: 50_000 },
    }),
  );
});

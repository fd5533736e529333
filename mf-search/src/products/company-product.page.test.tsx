import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { CompanyProductPage } from './company-product.page.tsx';

const company = { id: '7', name: '포근미용실', state: 'approved', address: { sido: '서울특별시', sigungu: '구로구' } };
const untold = { description1: null, description2: null, description3: null, productImage: null, options: [] };
const trim = {
  ...untold,
  id: '9',
  businessId: '7',
  productType: 'service',
  name: '전체 미용',
  price: 55_000,
  description1: '한 번에 한 아이만 받아요.',
  options: [{ id: '1', name: '5–8kg', additionalPrice: 20_000 }],
};
const comb = { ...untold, id: '10', businessId: '7', productType: 'product', name: '빗', price: 14_000 };
const page = (
  <Routes>
    <Route path="/company/:id/product" element={<CompanyProductPage />} />
  </Routes>
);
const list = (getCompanyProductsByPage: object[]): Responses => ({
  CompanyProductPage_Products: { getCompany: company, getCompanyProductsByPage },
});

test('the page of a company’s products groups products by sort, each a link to its page', async () => {
  const { head } = renderPage(page, { at: '/company/7/product', responses: list([comb, trim]) });
  expect(await screen.findByRole('heading', { level: 1, name: '포근미용실 상품과 가격' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['서비스', '용품']);
  const services = within(screen.getByRole('region', { name: '서비스' }));
  expect(services.getByText('55,000원부터')).toBeInTheDocument();
  expect(services.getByRole('link', { name: '전체 미용' })).toHaveAttribute('href', '/company/7/product?product=9');
  expect(head()).toMatchObject({
    canonical: '/company/7/product',
    structured: [expect.anything(), { '@type': 'ItemList', numberOfItems: 2 }],
  });
});

test('the page of a company’s products shows one product with its options, their prices and its description', async () => {
  const responses: Responses = {
    CompanyProductPage_Product: {
      business: { ...company, allowReservation: true },
      product: { ...trim, content: '<p>먼저 냄새를 익혀요.</p>', pictures: ['/a.webp', '/b.webp'] },
    },
  };
  const { head, user } = renderPage(page, { at: '/company/7/product?product=9', responses });
  expect(await screen.findByRole('heading', { level: 1, name: '전체 미용' })).toBeInTheDocument();
  for (const text of ['한 번에 한 아이만 받아요.', '먼저 냄새를 익혀요.', '+20,000원', '75,000원'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '포근미용실 보기' })).toHaveAttribute('href', '/company/7');
  expect(screen.getByRole('link', { name: '예약하기' })).toHaveAttribute('href', '/reservation?company=7&product=9');
  await user.click(screen.getByRole('button', { name: '사진 2 크게 보기' }));
  const large = await screen.findByRole('dialog', { name: '사진 2장' });
  expect(within(large).getByRole('img', { name: '전체 미용 사진 2' })).toHaveAttribute('src', '/b.webp');
  expect(head()).toMatchObject({ title: '전체 미용 - 포근미용실', canonical: '/company/7/product?product=9' });
});

test('the page of a company’s products says whom to ask when a company has no products', async () => {
  const { head } = renderPage(page, { at: '/company/7/product', responses: list([]) });
  expect(await screen.findByText('아직 올린 상품이 없어요.')).toBeInTheDocument();
  expect(head()).toMatchObject({ noindex: true });
});

test('the page of a company’s products does not show the product of another company', async () => {
  const responses: Responses = { CompanyProductPage_Product: { business: company, product: { ...trim, businessId: '8', content: null } } };
  const { head } = renderPage(page, { at: '/company/7/product?product=9', responses });
  expect(await screen.findByText('상품을 찾을 수 없어요.')).toBeInTheDocument();
  expect(head()).toMatchObject({ status: 404 });
});

test.each(['/company/abc/product', '/company/0/product', '/company/7/product?product=-1', '/company/8/product'])(
  '%s is nothing, and says so',
  async (at) => {
    const { head } = renderPage(page, { at, responses: { CompanyProductPage_Products: refusal('NOT_FOUND', '업체를 찾을 수 없어요.') } });
    expect(await screen.findByText('상품을 찾을 수 없어요.')).toBeInTheDocument();
    expect(head()).toMatchObject({ status: 404, noindex: true });
  },
);

import { renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { ListingProducts } from './listing-products.tsx';

const untold = { description1: null, description2: null, description3: null, productImage: null, options: [] };

test('the first fees of a hospital, and the way to all of them', async () => {
  const fee = { ...untold, id: '1', price: 8_000, content: null, medical: { id: '2', name: '재진 진찰료', parents: [{ id: '1', name: '진찰' }] }, areaPrice: null };
  renderPage(<ListingProducts kind="hospital" id="7" />, { responses: { ListingProducts_Fees: { fees: [fee], total: 7, goods: 2 } } });
  expect(await screen.findByText('재진 진찰료')).toBeInTheDocument();
  expect(screen.getByText('8,000원')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '9개 모두 보기' })).toHaveAttribute('href', '/hospital/medical-product?id=7');
});

test('the first products of a company, each leading to itself', async () => {
  const product = { ...untold, id: '9', businessId: '7', productType: 'service', name: '위생 미용', price: 20_000 };
  renderPage(<ListingProducts kind="company" id="7" />, { responses: { ListingProducts_Products: { products: [product], total: 1 } } });
  expect(await screen.findByRole('link', { name: '위생 미용' })).toHaveAttribute('href', '/company/7/product?product=9');
});

test('nothing while there is nothing', async () => {
  const { sent, container } = renderPage(<ListingProducts kind="company" id="7" />, { responses: { ListingProducts_Products: { products: [], total: 0 } } });
  await screen.findByTestId('never', {}, { timeout: 50 }).catch(() => null);
  expect(sent).toHaveLength(1);
  expect(container.querySelector('section')).toBeNull();
});

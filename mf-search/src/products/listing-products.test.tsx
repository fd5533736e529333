import { renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { CompanyPrices, HospitalPrices } from './listing-products.tsx';

const fee = { id: '1', price: 8_000, options: [], medical: { id: '2', name: '재진 진찰료', parents: [{ id: '1', name: '진찰' }] } };

test('the part of products shows the first fees of a hospital and a link to all of them', () => {
  renderPage(<HospitalPrices id="7" offer={{ fees: [fee], feeCount: 7, productCount: 2 }} />);
  expect(screen.getByRole('region', { name: '진료비' })).toHaveTextContent('재진 진찰료8,000원');
  expect(screen.getByRole('link', { name: '9개 모두 보기' })).toHaveAttribute('href', '/hospital/medical-product?id=7');
});

test('the part of products shows the first products of a company, each a link to its page', () => {
  renderPage(<CompanyPrices id="7" offer={{ products: [{ id: '9', name: '위생 미용', price: 20_000, options: [] }], productCount: 1 }} />);
  expect(screen.getByRole('link', { name: '위생 미용' })).toHaveAttribute('href', '/company/7/product?product=9');
});

test('the part of products shows nothing for a listing without products', () => {
  renderPage(
    <>
      <HospitalPrices id="7" offer={{ fees: [], feeCount: 0, productCount: 0 }} />
      <CompanyPrices id="7" offer={{ products: [], productCount: 0 }} />
    </>,
  );
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, within } from '@testing-library/react';
import { HospitalMedicalProductPage } from './hospital-medical-product.page.tsx';

const untold = { description1: null, description2: null, description3: null, content: null, productImage: null };
const hospital = {
  allowReservation: false,
  id: '7',
  name: '구로동물병원',
  state: 'approved',
  address: { sido: '서울특별시', sigungu: '구로구' },
};
const fees = [
  {
    ...untold,
    id: '1',
    price: 8_000,
    options: [{ id: '5', name: '토요일', additionalPrice: 2_000 }],
    medical: {
      id: '3',
      name: '5kg',
      parents: [
        { id: '1', name: '진찰' },
        { id: '2', name: '초진 진찰료' },
      ],
    },
    areaPrice: { avg: 10_000, min: 5_000, max: 20_000, location: '서울특별시 구로구' },
  },
  {
    ...untold,
    id: '2',
    price: 88_000,
    content: '<p>결과는 30분 안에 나와요.</p>',
    options: [],
    medical: { id: '5', name: '혈액 검사비', parents: [{ id: '4', name: '검사' }] },
    areaPrice: null,
  },
];
const product = {
  pictures: [],
  ...untold,
  id: '9',
  businessId: '7',
  productType: 'reservation',
  name: '건강검진',
  price: 180_000,
  options: [],
};
const answers = (getHospitalMedicalProductsByPage: object[], getHospitalProductsByPage: object[]): Responses => ({
  HospitalMedicalProductPage_Fees: { getHospital: hospital, getHospitalMedicalProductsByPage, getHospitalProductsByPage },
});

test('the page of a hospital’s fees shows fees by kind of treatment beside the averages of the area', async () => {
  const { head } = renderPage(<HospitalMedicalProductPage />, {
    at: '/hospital/medical-product?id=7',
    responses: answers(fees, [product]),
  });
  expect(await screen.findByRole('heading', { level: 1, name: '구로동물병원 진료 항목과 진료비' })).toBeInTheDocument();
  const first = within(screen.getByRole('region', { name: '진찰' }));
  for (const text of ['초진 진찰료 5kg', '8,000원부터', '구로구 평균보다 2,000원 저렴해요', '토요일', '10,000원'])
    expect(first.getAllByText(text)[0]).toBeInTheDocument();
  const second = within(screen.getByRole('region', { name: '검사' }));
  expect(second.getByText('결과는 30분 안에 나와요.')).toBeInTheDocument();
  expect(second.queryByText(/평균/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '건강검진' })).toHaveAttribute('href', '/hospital/medical-product?id=7&product=9');
  expect(head()).toMatchObject({
    canonical: '/hospital/medical-product?id=7',
    title: '구로동물병원 진료 항목과 진료비 - 서울특별시 구로구',
    structured: [expect.anything(), { '@type': 'OfferCatalog', itemListElement: [{ price: 8_000 }, { price: 88_000 }] }],
  });
  expect(head()).not.toHaveProperty('noindex');
});

test('the page of a hospital’s fees links to the averages of the area and is not indexed when there are no fees', async () => {
  const { head } = renderPage(<HospitalMedicalProductPage />, { at: '/hospital/medical-product?id=7', responses: answers([], []) });
  expect(await screen.findByText('아직 올린 진료비가 없어요.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '지역 평균 진료비 보기' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/search\/medical\?sido=/),
  );
  expect(screen.getByRole('link', { name: '병원 정보 보기' })).toHaveAttribute('href', '/hospital?id=7');
  expect(head()).toMatchObject({ noindex: true });
});

test('the page of a hospital’s fees shows one of its other products', async () => {
  const responses: Responses = { HospitalMedicalProductPage_Product: { business: hospital, product } };
  const { head } = renderPage(<HospitalMedicalProductPage />, { at: '/hospital/medical-product?id=7&product=9', responses });
  expect(await screen.findByRole('heading', { level: 1, name: '건강검진' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '다른 상품' })).toHaveAttribute('href', '/hospital/medical-product?id=7');
  expect(head()).toMatchObject({
    canonical: '/hospital/medical-product?id=7&product=9',
    structured: [{ '@type': 'Service', offers: { price: 180_000, priceCurrency: 'KRW' } }, expect.anything()],
  });
});

test.each(['?id=999', '', '?id=abc', '?id=007', '?id=7&product=', '?id=7&product=x', '?id=7&product=99'])(
  '%s is nothing, and says so',
  async (search) => {
    const gone = refusal('NOT_FOUND', '찾을 수 없어요.');
    const { head } = renderPage(<HospitalMedicalProductPage />, {
      at: `/hospital/medical-product${search}`,
      responses: { HospitalMedicalProductPage_Fees: gone, HospitalMedicalProductPage_Product: gone },
    });
    expect(await screen.findByText('진료비를 찾을 수 없어요.')).toBeInTheDocument();
    expect(head()).toMatchObject({ status: 404, noindex: true });
  },
);

test('the page of a hospital’s fees shows an error with a retry button', async () => {
  const { user, sent } = renderPage(<HospitalMedicalProductPage />, {
    at: '/hospital/medical-product?id=7',
    responses: { HospitalMedicalProductPage_Fees: refusal('INTERNAL', '잠시 문제가 생겼어요.') },
  });
  await user.click(await screen.findByRole('button', { name: /다시/ }));
  expect(sent.filter(({ name }) => name === 'HospitalMedicalProductPage_Fees')).toHaveLength(2);
});

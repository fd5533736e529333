import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { regionsAnswer, treatments } from '../testing/treatments.ts';
import { MedicalPricePage } from './medical-price.page.tsx';

const seoul = { location: '서울특별시', avg: 10_000, min: 4_000, max: 50_000, sources: 7 };
const area = (sigungu: string, avg: number) => ({ location: `서울특별시 ${sigungu}`, avg, min: avg - 2_000, max: avg + 8_000, sources: 3 });
const guro = {
  ...area('구로구', 9_000),
  search: '초진 진찰료 5kg',
  year: 2025,
  isWider: false,
  regions: [area('강남구', 11_000), area('구로구', 9_000)],
  larger: seoul,
};
const cheap = { hospitalId: '7', hospital: '싼동물병원', location: '서울특별시 구로구', price: 5_000 };
const offers = ({ most }: Record<string, unknown>) =>
  most === null
    ? { offers: [cheap, { ...cheap, hospitalId: '8', hospital: '비싼동물병원', price: 20_000 }], total: 2, all: 2 }
    : { offers: [cheap], total: 1, all: 2 };
const open = (at: string, answer: object | (() => object) = { searchMedicalPrice: guro }) => {
  const responses: Responses = {
    RegionChoice_Regions: regionsAnswer,
    MedicalPricePage_Medicals: { getMedicals: treatments },
    MedicalPricePage_Price: answer,
    TreatmentOffers_Offers: offers,
  };
  return renderPage(<MedicalPricePage />, { at, responses });
};
const result = '/search/medical/result?medical=3&sido=서울특별시&sigungu=구로구';

test('the page of prices shows average, lowest and highest price, the comparison with the larger region and the source', async () => {
  const { sent, head } = open(result);
  expect(await screen.findByRole('heading', { level: 1, name: '초진 진찰료 5kg' })).toBeInTheDocument();
  const summary = await screen.findByRole('region', { name: '서울특별시 구로구 진료비' });
  for (const text of ['9,000원', '7,000원', '17,000원', '서울특별시 평균보다 1,000원(10%) 저렴해요.', '2025년에 공개된', '적어도 3개'])
    expect(summary).toHaveTextContent(text);
  expect(sent.find(({ name }) => name === 'MedicalPricePage_Price')?.variables).toEqual({
    medical: '3',
    sido: '서울특별시',
    sigungu: '구로구',
  });
  await waitFor(() =>
    expect(head()).toMatchObject({
      title: '서울특별시 구로구 초진 진찰료 5kg 평균 진료비',
      canonical: '/search/medical/result?medical=3',
      noindex: true,
    }),
  );
});

test('the page of prices names hospitals by their price, and those up to the average alone', async () => {
  const { user, sent } = open(result);
  const list = () => within(screen.getByRole('list', { name: '가격을 공개한 병원' }));
  expect(await screen.findByRole('link', { name: '비싼동물병원' })).toHaveAttribute('href', '/hospital?id=8&frompage=search');
  await user.click(await screen.findByRole('button', { name: '평균 9,000원 이하만' }));
  await waitFor(() =>
    expect(
      list()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['싼동물병원']),
  );
  expect(sent.findLast(({ name }) => name === 'TreatmentOffers_Offers')?.variables).toMatchObject({
    medical: '3',
    sigungu: '구로구',
    most: 9_000,
  });
});

test('the page of prices gives screen readers the chart as a table, cheapest first, with the asked region marked and links', async () => {
  const { user, address } = open(result);
  const table = within(await screen.findByRole('table', { name: /서울특별시 지역별 진료비/ }));
  const [, first, second] = table.getAllByRole('row');
  expect(first).toHaveTextContent('구로구최저 7,000원, 최고 17,000원9,000원');
  expect(first).toHaveAttribute('aria-current', 'true');
  expect(second).not.toHaveAttribute('aria-current');
  await user.click(within(second as HTMLElement).getByRole('link', { name: '강남구' }));
  expect(decodeURIComponent(address().replaceAll('+', ' '))).toBe('/search/medical/result?medical=3&sido=서울특별시&sigungu=강남구');
});

test('the page of prices lets search engines index the nationwide price', async () => {
  const { head } = open('/search/medical/result?medical=3', {
    searchMedicalPrice: { ...guro, location: '전국', regions: [], larger: null },
  });
  await waitFor(() =>
    expect(head()).toMatchObject({ title: '초진 진찰료 5kg 평균 진료비', canonical: '/search/medical/result?medical=3' }),
  );
  expect(head()).not.toHaveProperty('noindex');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('the page of prices says when the prices are of a larger area than the one asked for', async () => {
  open(result, { searchMedicalPrice: { ...guro, ...seoul, isWider: true, larger: null } });
  expect(await screen.findByText(/서울특별시 구로구에는 알려진 가격이 부족해서/)).toHaveTextContent(
    '더 넓은 지역인 서울특별시 진료비를 보여드려요.',
  );
});

test('the page of prices links the weights of the treatment to their prices in the same region', async () => {
  open(result);
  const weights = within(await screen.findByRole('list', { name: '초진 진찰료 몸무게별' }));
  expect(weights.getByRole('link', { name: '초진 진찰료 5kg' })).toHaveAttribute('aria-current', 'page');
  expect(decodeURIComponent(weights.getByRole('link', { name: '초진 진찰료 전체' }).getAttribute('href') ?? '')).toBe(
    '/search/medical/result?medical=2&sido=서울특별시&sigungu=구로구',
  );
});

test('the page of prices says that no price is known and links elsewhere', async () => {
  const { head } = open('/search/medical/result?medical=7', { searchMedicalPrice: null });
  expect(await screen.findByText('아직 알려진 진료비가 부족해요.')).toBeInTheDocument();
  expect(head()).toMatchObject({ noindex: true });
});

test('the page of prices offers the choice of a region when the address names an unknown one', async () => {
  open('/search/medical/result?medical=3&sido=화성&sigungu=크레이터구', refusal('VALIDATION_FAILED', '입력을 확인해 주세요.'));
  expect(await screen.findByText('‘화성 크레이터구’ 지역을 찾을 수 없어요.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /시·도/ })).toBeInTheDocument();
});

test.each(['', '?medical=x', '?medical=999', '?medical=1'])(
  'the page of prices shows that the address %j names no treatment',
  async (query) => {
    const { head } = open(
      `/search/medical/result${query}`,
      query === '?medical=999' ? refusal('NOT_FOUND', '진료 항목을 찾을 수 없어요.') : undefined,
    );
    expect(await screen.findByText('진료 항목을 골라 주세요.')).toBeInTheDocument();
    expect(head()).toMatchObject({ status: 404, noindex: true });
  },
);

test('the page of prices shows an error with a retry button', async () => {
  let broken = true;
  const { user } = open(result, () => (broken ? refusal('INTERNAL', '잠시 후 다시 시도해 주세요.') : { searchMedicalPrice: guro }));
  await screen.findByText('잠시 후 다시 시도해 주세요.');
  broken = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

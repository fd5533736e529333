import { refusal, renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { HomeFeePart } from './home-fee.part.tsx';

const price = { search: '초진 진찰료', location: '전국', avg: 11_000, min: 1_000, max: 61_000, sources: 120, year: 2025 };
const regions = [
  { location: '서울특별시', avg: 12_000 },
  { location: '전라남도', avg: 8_000 },
];

test('the fee of the day is that of where one is, beside the average of all, and leads to the areas around', async () => {
  renderPage(<HomeFeePart />, { responses: { HomeFeePart_Fee: { getFeeOfTheDay: { medicalId: '2', price: { ...price, regions } } } } });
  const link = await screen.findByRole('link');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/search/medical/result?medical=2&sido=서울특별시');
  expect(link).toHaveTextContent(
    /초진 진찰료서울특별시 평균 12,000원전국 평균보다 1,000원\(9%\) 비싸요.*최저 1,000원.*최고 61,000원.*2025년/,
  );
});

test('a fee of which too little is known where one is, is that of all', async () => {
  renderPage(<HomeFeePart />, {
    responses: { HomeFeePart_Fee: { getFeeOfTheDay: { medicalId: '2', price: { ...price, regions: regions.slice(1) } } } },
  });
  expect(await screen.findByRole('link')).toHaveTextContent(/초진 진찰료전국 평균 11,000원최저/);
});

test('a fee that could not be asked for is told, and can be asked for again', async () => {
  let answer: unknown = refusal('INTERNAL', '잠시 후 다시 시도해 주세요.');
  const { user } = renderPage(<HomeFeePart />, { responses: { HomeFeePart_Fee: () => answer } });
  expect(await screen.findByText('잠시 후 다시 시도해 주세요.')).toBeInTheDocument();
  answer = { getFeeOfTheDay: { medicalId: '2', price: { ...price, regions: [] } } };
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('link')).toHaveTextContent('초진 진찰료');
});

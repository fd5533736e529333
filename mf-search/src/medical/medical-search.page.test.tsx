import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { regionsAnswer, treatments } from '../testing/treatments.ts';
import { MedicalSearchPage } from './medical-search.page.tsx';

const open = (at: string, more: Responses = {}) =>
  renderPage(<MedicalSearchPage />, {
    at,
    responses: { RegionChoice_Regions: regionsAnswer, MedicalSearchPage_Medicals: { getMedicals: treatments }, ...more },
  });
const link = (name: string) => screen.findByRole('link', { name });

test('the list of treatments links every treatment and weight to its price in the chosen region', async () => {
  const { user, head } = open('/search/medical');
  expect(await link('초진 진찰료')).toHaveAttribute('href', '/search/medical/result?medical=2');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['진찰', '검사']);
  await user.click(screen.getByRole('button', { name: /시·도/ }));
  await user.click(await screen.findByRole('option', { name: '서울특별시' }));
  await waitFor(async () =>
    expect(decodeURIComponent((await link('초진 진찰료 5kg')).getAttribute('href') ?? '')).toBe(
      '/search/medical/result?medical=3&sido=서울특별시',
    ),
  );
  expect(head()).toMatchObject({ canonical: '/search/medical' });
});

test('the list of treatments finds a treatment by name and keeps the region', async () => {
  const { user, address, head } = open('/search/medical?sido=서울특별시');
  await user.type(screen.getByRole('searchbox'), '엑스선{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: '초진 진찰료' })).not.toBeInTheDocument());
  expect(await link('엑스선 촬영비')).toBeInTheDocument();
  expect(decodeURIComponent(address())).toBe('/search/medical?sido=서울특별시&search=엑스선');
  expect(head()).toMatchObject({ canonical: '/search/medical', noindex: true });
});

test.each([
  ['a name that is none', '?search=%5C%25_', { getMedicals: treatments }, '‘\\%_’ 진료 항목을 찾지 못했어요.'],
  ['nothing known at all', '', { getMedicals: [] }, '아직 알려진 진료비가 없어요.'],
  ['a refusal', '', refusal('INTERNAL', '잠시 후 다시 시도해 주세요.'), '잠시 후 다시 시도해 주세요.'],
])('%s', async (_name, query, answer, text) => {
  open(`/search/medical${query}`, { MedicalSearchPage_Medicals: answer });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

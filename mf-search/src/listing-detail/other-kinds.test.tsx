import { bus } from '@petcare/event-bus';
import { refusal, renderPage, type Responses } from '@petcare/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aCompany, aPharmacy } from '../testing/a-listing.ts';
import { CompanyPage } from './company.page.tsx';
import { PharmacyPage } from './pharmacy.page.tsx';

const { kind: _pharmacy, ...pharmacy } = aPharmacy({
  contract: '+82211112222',
  pharmacist: ['박다정'],
  handlingMedicine: '심장사상충 예방약',
  uniqueness: '일요일에도 약사가 있어요.',
  isUnion: true,
});
const { kind: _company, ...company } = aCompany({
  contract: '+82233334444',
  kakaoplus: 'https://pf.kakao.com/_pogeun',
  companyType: 'beauty',
  allowReservation: true,
});
const pharmacyAnswers: Responses = {
  PharmacyPage_Pharmacy: { getPharmacy: pharmacy },
  ListingCounts_PharmacyVisitor: { increasePharmacyVisitorCount: true },
  ListingCounts_PharmacyInflow: { increasePharmacyInflowCount: true },
  ListingCounts_PharmacyClick: { increasePharmacyClickCount: true },
};
const companyAnswers: Responses = { CompanyPage_Company: { getCompany: company, products: [], productCount: 0 } };

let posted: string[];
beforeEach(() => {
  sessionStorage.clear();
  posted = [];
  globalThis.fetch = ((address: string, { method }: RequestInit) => {
    posted.push(`${method} ${address}`);
    return Promise.reject(new TypeError('no network'));
  }) as typeof fetch;
});

test('a pharmacy is shown with its own fields, and its visit is counted as one of a pharmacy', async () => {
  const { head, sent, user } = renderPage(<PharmacyPage />, { at: '/pharmacy?id=7&frompage=mappage', responses: pharmacyAnswers });
  expect(await screen.findByRole('heading', { level: 1, name: '구로다정약국' })).toBeInTheDocument();
  for (const text of ['박다정', '심장사상충 예방약', '일요일에도 약사가 있어요.', '동물약국 연합에 함께하는 약국이에요.', '약국 정보'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText(/reserve/)).not.toBeInTheDocument();
  expect(head()).toMatchObject({ canonical: '/pharmacy?id=7' });
  await user.click(screen.getByRole('button', { name: '공유하기' }));
  await waitFor(() =>
    expect(sent.slice(1).map(({ name, variables }) => [name, variables['type']])).toEqual([
      ['ListingCounts_PharmacyVisitor', undefined],
      ['ListingCounts_PharmacyInflow', 2],
      ['ListingCounts_PharmacyClick', 2],
    ]),
  );
  expect(posted).toEqual([]);
});

test.each(['/company/7?frompage=list', '/company?id=7&frompage=list'])(
  'a company at %s has one address, and nothing that fails in counting shows',
  async (at) => {
    const { head, user } = renderPage(<CompanyPage />, {
      at,
      path: at.startsWith('/company?') ? '/company' : '/company/:id',
      responses: companyAnswers,
    });
    expect(await screen.findByRole('heading', { level: 1, name: '포근미용실' })).toBeInTheDocument();
    expect(screen.getByText('반려동물 미용실')).toBeInTheDocument();
    expect(head()).toMatchObject({ canonical: '/company/7' });
    await user.click(screen.getByRole('link', { name: '카카오 채널' }));
    expect(posted).toEqual([
      'POST /api/client/company/7/visitor',
      'POST /api/client/company/7/inflow?type=1',
      'POST /api/client/company/7/click?type=3',
    ]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test.each([
  ['/pharmacy?id=9', '약국을 찾을 수 없어요.', '/pharmacy-list'],
  ['/pharmacy', '어떤 약국을 찾으세요?', '/pharmacy-list'],
])('%s is no pharmacy, and says so', async (at, said, list) => {
  const { head } = renderPage(<PharmacyPage />, { at, responses: { PharmacyPage_Pharmacy: refusal('NOT_FOUND', '없어요.') } });
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', list);
  expect(head()).toMatchObject({ status: 404, noindex: true });
});

test('the page of a company asks again after a review of the company, not after one of a hospital', async () => {
  const { sent } = renderPage(<CompanyPage />, { at: '/company?id=7', responses: companyAnswers });
  await screen.findByRole('heading', { level: 1 });
  act(() => bus.emit('review.written', { business: { kind: 'hospital', id: '7' }, reviewId: '1' }));
  expect(sent).toHaveLength(1);
  act(() => bus.emit('review.deleted', { business: { kind: 'company', id: '7' }, reviewId: '1' }));
  await waitFor(() => expect(sent).toHaveLength(2));
});

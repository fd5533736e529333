import { refusal, renderPage } from '@petcare/testing';
import { screen, within } from '@testing-library/react';
import { aReview } from '../testing/a-review.ts';
import { CompanyReviewsPart } from './company-reviews.part.tsx';
import { PharmacyReviewsPart } from './pharmacy-reviews.part.tsx';

const means = { kindnessRating: 4.2, priceRating: 4.2, medicineRating: 4.2, hygieneRating: 4.2, facilityRating: 4.2, locationRating: 4.2 };
const rateOf = (count: number) => ({
  count,
  averageRating: 4.2,
  ...means,
  revisitShare: 0.5,
  stars: [5, 4, 3, 2, 1].map((star) => ({ star, count: star === 4 ? count : 0 })),
});
const empty = {
  count: 0,
  averageRating: null,
  revisitShare: null,
  stars: [5, 4, 3, 2, 1].map((star) => ({ star, count: 0 })),
  ...Object.fromEntries(Object.keys(means).map((name) => [name, null])),
};
const review = { ...aReview({ likeCount: 3 }), medicineRating: 5, hygieneRating: 5, locationRating: 2 };

const kinds = [
  {
    name: '구로다정약국',
    part: <PharmacyReviewsPart pharmacyId="25" pharmacyName="구로다정약국" />,
    query: 'PharmacyReviewsPart_Reviews',
    fields: ['getPharmacyReviewRate', 'getPharmacyReviewsByPage'],
    labels: ['친절', '가격', '약품'],
    id: '/pharmacy?id=25',
  },
  {
    name: '포근미용실',
    part: <CompanyReviewsPart companyId="31" companyName="포근미용실" />,
    query: 'CompanyReviewsPart_Reviews',
    fields: ['getCompanyReviewRate', 'getCompanyReviewsByPage'],
    labels: ['친절', '가격', '위생', '시설', '위치'],
    id: '/company/31',
  },
];
const answer = (fields: string[], rate: object, reviews: object[]) => ({ [fields[0]!]: rate, [fields[1]!]: reviews });

describe.each(kinds)('$name', ({ name, part, query, fields, labels, id }) => {
  test('shows the averages of its own rubric and read-only reviews', async () => {
    const { head } = renderPage(part, { responses: { [query]: answer(fields, rateOf(2), [review, { ...review, id: '8' }]) } });
    const means = within(await screen.findByRole('list', { name: '항목별 평균' })).getAllByRole('listitem');
    expect(means.map((item) => item.textContent)).toEqual(labels.map((label) => `${label}4.2`));
    const [card] = screen.getAllByRole('article', { name: `콩이아빠님의 ${name} 리뷰` });
    expect(
      within(card!)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(labels);
    expect(within(card!).getByText('3명에게 도움이 됐어요')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /리뷰 쓰기|도움돼요|고치기/ })).not.toBeInTheDocument();
    expect(head()?.structured).toMatchObject([{ '@type': 'Review', itemReviewed: { '@id': id, name } }, {}]);
  });

  test('asks in another order from the first page', async () => {
    const { user, sent, address } = renderPage(part, { at: '/x?reviews=2', responses: { [query]: answer(fields, rateOf(12), [review]) } });
    await user.click(await screen.findByRole('button', { name: /최신순/ }));
    await user.click(await screen.findByRole('option', { name: '별점 높은순' }));
    expect(sent.map(({ variables }) => [variables['sort'], variables['page']])).toEqual(
      expect.arrayContaining([
        ['recent', 2],
        ['score', 1],
      ]),
    );
    expect(address()).toBe('/x');
  });

  test('shows an empty state without reviews and a retry button without an answer', async () => {
    const { unmount } = renderPage(part, { responses: { [query]: answer(fields, empty, []) } });
    expect(await screen.findByText('아직 리뷰가 없어요.')).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    unmount();
    renderPage(part, { responses: { [query]: refusal('INTERNAL', '잠시 뒤에 다시 해 주세요.') } });
    expect(await screen.findByText('리뷰를 불러오지 못했어요.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /다시/ })).toBeInTheDocument();
  });
});

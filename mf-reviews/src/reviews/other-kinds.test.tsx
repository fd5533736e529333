import { refusal, renderPage } from '@petcare/testing';
import { screen, within } from '@testing-library/react';
import type { Rate, Review } from '../review/review.ts';
import { aRate, aReview } from '../testing/a-review.ts';
import { BusinessReviewsPart } from './business-reviews.part.tsx';

const kinds = [
  {
    name: '구로다정약국',
    part: <BusinessReviewsPart business={{ kind: 'pharmacy', id: '25' }} name="구로다정약국" />,
    kind: 'pharmacy' as const,
    labels: ['친절', '가격', '약품'],
    id: '/pharmacy?id=25',
    businessId: '25',
  },
  {
    name: '포근미용실',
    part: <BusinessReviewsPart business={{ kind: 'company', id: '31' }} name="포근미용실" />,
    kind: 'company' as const,
    labels: ['친절', '가격', '위생', '시설', '위치'],
    id: '/company/31',
    businessId: '31',
  },
];
const answer = (rate: Rate, reviews: Review[]) => ({
  PetChoice_Pets: { living: [], archived: [] },
  NewReview_Days: { getMyReviewedDays: [] },
  BusinessReviews_Reviews: {
    getReviewRate: rate,
    getReviewTotal: { total: rate.count, isAtLeast: false },
    getReviewsByPage: reviews,
  },
});

describe.each(kinds)('$name', ({ name, kind, part, labels, id, businessId }) => {
  const review = aReview({
    kind,
    business: { id: businessId, name, isPublic: true },
    likeCount: 3,
    medicineRating: 5,
    hygieneRating: 5,
    locationRating: 2,
  });

  test('the list of reviews shows the averages and the ratings of its own rubric', async () => {
    const { head, sent } = renderPage(part, { responses: answer(aRate(2), [review, { ...review, id: '8' }]) });
    const means = within(await screen.findByRole('list', { name: '항목별 평균' })).getAllByRole('listitem');
    expect(means.map((item) => item.textContent)).toEqual(labels.map((label) => `${label}4.2`));
    const [card] = screen.getAllByRole('article', { name: `콩이아빠님의 ${name} 리뷰` });
    expect(
      within(card!)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(labels);
    expect(sent[0]?.variables).toMatchObject({ kind, businessId });
    expect(head()?.structured).toMatchObject([{ '@type': 'Review', itemReviewed: { '@id': id, name } }, {}]);
  });

  test('the list of reviews asks for its own ratings in the form of a review', async () => {
    const { user } = renderPage(part, { session: { accountType: 0 }, responses: answer(aRate(0), []) });
    await user.click(await screen.findByRole('button', { name: '리뷰 쓰기' }));
    await user.click(await screen.findByText('등록'));
    for (const label of labels) expect(await screen.findByText(`${label} 별점을 골라 주세요.`)).toBeInTheDocument();
    expect(screen.queryByText('진단 별점을 골라 주세요.')).not.toBeInTheDocument();
  });

  test('the list of reviews asks in another order from the first page', async () => {
    const { user, sent, address } = renderPage(part, { at: '/x?reviews=2', responses: answer(aRate(12), [review]) });
    await user.click(await screen.findByRole('button', { name: /최신순/ }));
    await user.click(await screen.findByRole('option', { name: '별점 높은순' }));
    expect(sent.map(({ variables }) => [variables['sort'], variables['page']])).toEqual(
      expect.arrayContaining([
        ['recent', 2],
        ['score', 1],
      ]),
    );
    expect(address()).toBe('/x?sort=score');
  });

  test('the list of reviews shows an empty state without reviews and a retry button without an answer', async () => {
    const { unmount } = renderPage(part, { responses: answer(aRate(0), []) });
    expect(await screen.findByText('아직 리뷰가 없어요.')).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    unmount();
    renderPage(part, { responses: { BusinessReviews_Reviews: refusal('INTERNAL', '잠시 뒤에 다시 해 주세요.') } });
    expect(await screen.findByText('리뷰를 불러오지 못했어요.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /다시/ })).toBeInTheDocument();
  });
});

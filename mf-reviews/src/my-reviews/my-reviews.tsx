import { businessKinds, type BusinessKind } from '@petcare/contracts';
import { graphql } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { EmptyState, Inline, LinkButton, PageTitle, Pagination, scrollStrip, Skeleton, Stack, tokens, usePageParam } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { kinds } from '../review/kinds.ts';
import { ReviewFields } from '../review/review.ts';
import { ReviewList } from '../reviews/review-list.tsx';
import { POINTS_PROMISED } from '../review/points-promised.ts';

const COUNT = 10;
const ROOT = '/mypage/review';

const MyReviews_Reviews = graphql(
  `
    query MyReviews_Reviews($kind: ListingKind, $page: Int, $count: Int) {
      all: getMyReviewCount
      hospital: getMyReviewCount(kind: hospital)
      pharmacy: getMyReviewCount(kind: pharmacy)
      company: getMyReviewCount(kind: company)
      getMyReviewsByPage(kind: $kind, page: $page, count: $count) {
        ...ReviewFields
      }
    }
  `,
  [ReviewFields],
);

/** The person's own reviews: of one kind of business, or of all. */
export function MyReviews({ kind }: { kind: BusinessKind | null }) {
  const { page, hrefOf } = usePageParam('page');
  const { standIn, data, reload } = answerOf(
    useQuery({ query: MyReviews_Reviews, variables: { kind, page, count: COUNT } }),
    <Skeleton variant="card" count={3} />,
    { title: '리뷰를 불러오지 못했어요.' },
  );
  const total = data?.[kind ?? 'all'];
  const tabs = [
    { kind: null, label: '전체', to: ROOT },
    ...businessKinds.map((name) => ({ kind: name, label: kinds[name].label, to: `${ROOT}/${name}` })),
  ];
  return (
    <>
      <PageTitle description="내가 쓴 리뷰를 모아 보고 수정할 수 있어요.">내 리뷰</PageTitle>
      <Stack gap={5}>
        <Tabs aria-label="업체 종류">
          {tabs.map(({ kind: of, label, to }) => (
            <Tab key={to} to={to} aria-current={of === kind ? 'page' : undefined}>
              {label} {data && <span>{data[of ?? 'all']}</span>}
            </Tab>
          ))}
        </Tabs>
        {standIn}
        {data?.getMyReviewsByPage.length === 0 && (
          <EmptyState
            icon="star"
            title="아직 쓴 리뷰가 없어요."
            description={`다녀온 곳의 이야기를 남겨 보세요. ${POINTS_PROMISED}`}
            action={
              <Inline justify="center">
                {businessKinds
                  .filter((name) => kind === null || name === kind)
                  .map((name) => (
                    <LinkButton key={name} to={kinds[name].listPath} variant="secondary" size="sm">
                      {kinds[name].label} 찾기
                    </LinkButton>
                  ))}
              </Inline>
            }
          />
        )}
        {data && <ReviewList reviews={data.getMyReviewsByPage} showsBusiness onChanged={reload} />}
        {total !== undefined && <Pagination page={page} count={COUNT} total={total} hrefOf={hrefOf} />}
      </Stack>
    </>
  );
}

const Tabs = styled.nav`
  display: flex;
  gap: ${tokens.space[2]};
  ${scrollStrip}
`;

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  flex: none;
  min-height: ${tokens.touchTarget};
  padding: 0 ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.full};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.medium};
  text-decoration: none;
  &[aria-current] {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primaryHover};
  }
  span {
    font-variant-numeric: tabular-nums;
  }
`;

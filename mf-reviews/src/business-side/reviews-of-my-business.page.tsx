import { graphql, messageOfError } from '@petcare/api';
import { useSession } from '@petcare/auth';
import { AccountType } from '@petcare/contracts';
import {
  EmptyState,
  ErrorState,
  formatNumber,
  PageTitle,
  Pagination,
  scrollStrip,
  Skeleton,
  Stack,
  ToggleChip,
  tokens,
  usePageParam,
} from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { kinds, type Kind } from '../review/kinds.ts';
import { RateFields, ReviewFields } from '../review/review.ts';
import { RatingSummary } from '../reviews/rating-summary.tsx';
import { AnsweredReview } from './answered-review.tsx';

const COUNT = 10;

const ReviewsOfMyBusiness_Reviews = graphql(
  `
    query ReviewsOfMyBusiness_Reviews($isAnswered: Boolean, $star: Int, $page: Int, $count: Int) {
      unanswered: getReviewCountOfMyBusiness(isAnswered: false)
      total: getReviewCountOfMyBusiness(isAnswered: $isAnswered, star: $star)
      getReviewRateOfMyBusiness {
        ...RateFields
      }
      getReviewsOfMyBusinessByPage(isAnswered: $isAnswered, star: $star, page: $page, count: $count) {
        ...ReviewFields
      }
    }
  `,
  [RateFields, ReviewFields],
);

const kindOf: Partial<Record<number, Kind>> = {
  [AccountType.HOSPITAL]: 'hospital',
  [AccountType.PHARMARCY]: 'pharmacy',
  [AccountType.COMPANY]: 'company',
};
const stars = [5, 4, 3, 2, 1];

/** What people wrote about the caller's own business, and the way to answer. */
export function ReviewsOfMyBusinessPage() {
  const session = useSession();
  const kind = session.status === 'signed-in' ? kindOf[session.identity.accountType] : undefined;
  const [isOpenOnly, setOpenOnly] = useState(false);
  const [star, setStar] = useState<number | null>(null);
  const { page, hrefOf, goTo } = usePageParam('page');
  const [{ data, error, fetching }, reload] = useQuery({
    query: ReviewsOfMyBusiness_Reviews,
    variables: { isAnswered: isOpenOnly ? false : null, star, page, count: COUNT },
  });
  const chooseStar = (band: number | null) => {
    setStar(band);
    goTo(1);
  };
  const ask = () => reload({ requestPolicy: 'network-only' });
  return (
    <>
      <PageTitle description="보호자가 남긴 리뷰를 읽고 답글을 남길 수 있어요.">리뷰 관리</PageTitle>
      <Stack gap={5}>
        {error && <ErrorState title="리뷰를 불러오지 못했어요." message={messageOfError(error)} onRetry={ask} isRetrying={fetching} />}
        {!error && !data && <Skeleton variant="card" count={3} />}
        {!error && data && (
          <>
            {kind && <RatingSummary rubric={kinds[kind].rubric} rate={data.getReviewRateOfMyBusiness} star={star} onStar={chooseStar} />}
            <Chips role="group" aria-label="조건">
              <ToggleChip
                isSelected={isOpenOnly}
                onChange={(isOn) => {
                  setOpenOnly(isOn);
                  goTo(1);
                }}
              >
                답글을 기다리는 리뷰 {formatNumber(data.unanswered)}
              </ToggleChip>
              {stars.map((band) => (
                <ToggleChip key={band} isSelected={star === band} onChange={(isOn) => chooseStar(isOn ? band : null)}>
                  {band === 5 ? '5점' : `${band}점대`}
                </ToggleChip>
              ))}
            </Chips>
            {data.total === 0 && (
              <EmptyState icon="star" title={isOpenOnly || star !== null ? '이 조건에 맞는 리뷰가 없어요.' : '아직 받은 리뷰가 없어요.'} />
            )}
            {data.getReviewsOfMyBusinessByPage.map((review) => (
              <AnsweredReview key={review.id} review={review} onChanged={ask} />
            ))}
            <Pagination page={page} count={COUNT} total={data.total} hrefOf={hrefOf} />
          </>
        )}
      </Stack>
    </>
  );
}

const Chips = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  ${scrollStrip}
`;

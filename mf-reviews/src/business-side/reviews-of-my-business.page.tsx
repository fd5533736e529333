import { graphql } from '@petcare/api';
import { useSession } from '@petcare/auth';
import { AccountType, businessTypeOf, type BusinessKind } from '@petcare/contracts';
import { answerOf } from '@petcare/remote';
import { EmptyState, formatNumber, PageTitle, Pagination, scrollStrip, Skeleton, Stack, ToggleChip, tokens } from '@petcare/ui';
import { Select } from '@petcare/ui/choice';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { kinds } from '../review/kinds.ts';
import { sorts, type ReviewSort } from '../review/ratings.ts';
import { RateFields, ReviewFields } from '../review/review.ts';
import { filterOf, isWholeList, readChoice, writeChoice, type ListChoice } from '../reviews/list-address.ts';
import { RatingSummary } from '../reviews/rating-summary.tsx';
import { ReviewSearch } from '../reviews/review-search.tsx';
import { useChoose } from '../reviews/use-choose.ts';
import { AnsweredReview } from './answered-review.tsx';

const COUNT = 10;

const ReviewsOfMyBusiness_Reviews = graphql(
  `
    query ReviewsOfMyBusiness_Reviews(
      $isAnswered: Boolean
      $star: Int
      $hasPictures: Boolean
      $isVerified: Boolean
      $search: String
      $sort: ReviewSort
      $page: Int
      $count: Int
    ) {
      unanswered: getReviewCountOfMyBusiness(isAnswered: false)
      total: getReviewCountOfMyBusiness(
        isAnswered: $isAnswered
        star: $star
        hasPictures: $hasPictures
        isVerified: $isVerified
        search: $search
      )
      getReviewRateOfMyBusiness {
        ...RateFields
      }
      getReviewsOfMyBusinessByPage(
        isAnswered: $isAnswered
        star: $star
        hasPictures: $hasPictures
        isVerified: $isVerified
        search: $search
        sort: $sort
        page: $page
        count: $count
      ) {
        ...ReviewFields
      }
    }
  `,
  [RateFields, ReviewFields],
);

const kindOf: Partial<Record<number, BusinessKind>> = {
  [AccountType.HOSPITAL]: 'hospital',
  [AccountType.PHARMARCY]: 'pharmacy',
  [AccountType.COMPANY]: 'company',
};
/** Beside what every list of reviews says in the address. */
const ANSWERED = 'answered';
type OwnChoice = ListChoice & { isOpenOnly: boolean };

export function ReviewsOfMyBusinessPage() {
  const session = useSession();
  const kind = session.status === 'signed-in' ? kindOf[businessTypeOf(session)] : undefined;
  const [params, setParams] = useSearchParams();
  const choice = readChoice(params);
  const isOpenOnly = params.get(ANSWERED) === '0';
  const { star, hasPictures, isVerified, search, sort, page } = choice;
  const asked = filterOf(choice);
  const { standIn, data, reload } = answerOf(
    useQuery({
      query: ReviewsOfMyBusiness_Reviews,
      variables: {
        isAnswered: isOpenOnly ? false : null,
        star,
        hasPictures: asked.hasPictures,
        isVerified: asked.isVerified,
        search: asked.search,
        sort,
        page,
        count: COUNT,
      },
    }),
    <Skeleton variant="card" count={3} />,
    { title: '리뷰를 불러오지 못했어요.' },
  );
  const addressOf = (next: OwnChoice) => ({ ...writeChoice(next), ...(next.isOpenOnly && { [ANSWERED]: '0' }) });
  const choose = useChoose<OwnChoice>({ ...choice, isOpenOnly }, (next) => setParams(addressOf(next)));
  const isWhole = !isOpenOnly && isWholeList(choice);
  return (
    <>
      <PageTitle description="보호자가 남긴 리뷰를 읽고 답글을 남길 수 있어요.">리뷰 관리</PageTitle>
      <Stack gap={5}>
        {standIn}
        {data && (
          <>
            {kind && (
              <RatingSummary
                rubric={kinds[kind].rubric}
                rate={data.getReviewRateOfMyBusiness}
                star={star}
                onStar={(band) => choose({ star: band })}
              />
            )}
            <ReviewSearch search={search} onSearch={(words) => choose({ search: words })} />
            <Chips role="group" aria-label="조건">
              <ToggleChip isSelected={isOpenOnly} onChange={(isOn) => choose({ isOpenOnly: isOn })}>
                답글을 기다리는 리뷰 {formatNumber(data.unanswered)}
              </ToggleChip>
              <ToggleChip icon="image" isSelected={hasPictures} onChange={(isOn) => choose({ hasPictures: isOn })}>
                사진 리뷰
              </ToggleChip>
              <ToggleChip icon="receipt" isSelected={isVerified} onChange={(isOn) => choose({ isVerified: isOn })}>
                영수증 인증
              </ToggleChip>
            </Chips>
            <Row>
              <span role="status">
                {isWhole ? '리뷰' : '찾은 리뷰'} {formatNumber(data.total)}개
              </span>
              <SortChoice label="정렬" isLabelHidden options={sorts} value={sort} onChange={(next) => choose({ sort: next })} />
            </Row>
            {data.total === 0 && <EmptyState icon="star" title={isWhole ? '아직 받은 리뷰가 없어요.' : '이 조건에 맞는 리뷰가 없어요.'} />}
            {data.getReviewsOfMyBusinessByPage.map((review) => (
              <AnsweredReview key={review.id} review={review} onChanged={reload} />
            ))}
            <Pagination
              page={page}
              count={COUNT}
              total={data.total}
              hrefOf={(next) => ({ search: new URLSearchParams(addressOf({ ...choice, isOpenOnly, page: next })).toString() })}
            />
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

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
`;

const SortChoice = styled(Select<ReviewSort>)`
  width: 9.5rem;
`;

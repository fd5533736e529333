import type { BusinessKind } from '@petcare/contracts';
import { graphql } from '@petcare/api';
import { answerOf, lazyPiece, usePageHead } from '@petcare/remote';
import { EmptyState, LinkButton, PageContainer, PageTitle, Pagination, Skeleton, Stack } from '@petcare/ui';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { kinds } from '../review/kinds.ts';
import { ReviewFields } from '../review/review.ts';
import { filterOf, isWholeList, MOST_LISTED, readChoice, wholeList, writeChoice } from './list-address.ts';
import { ListBanner } from './list-banner.tsx';
import { ListTools } from './list-tools.tsx';
import { NothingSo } from './nothing-so.tsx';
import { ReviewList } from './review-list.tsx';
import { reviewsHead } from './reviews-head.ts';
import { useChoose } from './use-choose.ts';

const ChooseBusiness = lazyPiece(() => import('../review-form/choose-business.tsx').then((m) => m.ChooseBusiness));

const COUNT = 10;

const AllReviews_Reviews = graphql(
  `
    query AllReviews_Reviews($filter: ReviewFilter!, $sort: ReviewSort, $page: Int, $count: Int) {
      getReviewTotal(filter: $filter, sort: $sort) {
        total
        isAtLeast
      }
      getReviewsByPage(filter: $filter, sort: $sort, page: $page, count: $count) {
        ...ReviewFields
      }
    }
  `,
  [ReviewFields],
);

/** Everybody's reviews of one kind of business; `?write=choose` asks whom a new one is about. */
export function AllReviews(props: ListProps) {
  const [params] = useSearchParams();
  return params.get('write') === 'choose' ? <ChooseBusiness /> : <Everybody {...props} />;
}

type ListProps = { kind: BusinessKind; children: string };

/** Below their heading; what is asked for stands in the address. */
function Everybody({ kind, children }: ListProps) {
  const [params, setParams] = useSearchParams();
  const choice = readChoice(params);
  const { sort, page } = choice;
  const filter = { kind, ...filterOf(choice) };
  const { standIn, data, isLoading, reload } = answerOf(
    useQuery({ query: AllReviews_Reviews, variables: { filter, sort, page, count: COUNT } }),
    <Skeleton variant="card" count={3} />,
    { title: '리뷰를 불러오지 못했어요.' },
  );
  const choose = useChoose(choice, (next) => setParams(writeChoice(next)));
  const total = data?.getReviewTotal ?? null;
  const { noun, rubric } = kinds[kind];
  usePageHead(reviewsHead(kind, choice, data && !isLoading ? { reviews: data.getReviewsByPage, total: data.getReviewTotal.total } : null));
  return (
    <PageContainer width="narrow">
      <PageTitle
        description="다녀온 보호자가 직접 남긴 이야기예요."
        actions={
          <LinkButton to="?write=choose" variant="secondary" icon="edit">
            리뷰 쓰기
          </LinkButton>
        }
      >
        {children}
      </PageTitle>
      <Stack gap={5}>
        <ListBanner />
        <ListTools choice={choice} rubric={rubric} total={total} onChoose={choose} />
        {standIn}
        {data && !isLoading && data.getReviewsByPage.length === 0 && (
          <Nothing noun={noun} isWhole={isWholeList(choice)} onShowAll={() => choose(wholeList)} />
        )}
        {data && <ReviewList reviews={data.getReviewsByPage} showsBusiness onChanged={reload} />}
        {total !== null && (
          <Pagination
            page={page}
            count={COUNT}
            total={Math.min(total.total, MOST_LISTED)}
            hrefOf={(next) => ({ search: new URLSearchParams(writeChoice({ ...choice, page: next })).toString() })}
          />
        )}
      </Stack>
    </PageContainer>
  );
}

function Nothing({ noun, isWhole, onShowAll }: { noun: string; isWhole: boolean; onShowAll: () => void }) {
  if (isWhole) return <EmptyState icon="edit" title="리뷰가 없어요." description={`다녀온 ${noun}의 첫 리뷰를 남겨 주세요.`} />;
  return <NothingSo onShowAll={onShowAll} />;
}

import { graphql, messageOfError } from '@petcare/api';
import { usePageHead } from '@petcare/remote';
import { Button, EmptyState, ErrorState, LinkButton, PageContainer, PageTitle, Pagination, Skeleton, Stack } from '@petcare/ui';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { ReviewFields } from '../review/review.ts';
import { readChoice, writeChoice, type ListChoice } from './list-address.ts';
import { ReviewList } from './review-list.tsx';
import { ListTools } from './list-tools.tsx';
import { reviewsHead } from './reviews-head.ts';

const COUNT = 10;

const HospitalReviewsPage_Reviews = graphql(
  `
    query HospitalReviewsPage_Reviews($sort: ReviewSort, $star: Int, $page: Int, $count: Int) {
      getAllHospitalReviewCount(star: $star)
      getAllHospitalReviewsByPage(sort: $sort, star: $star, page: $page, count: $count) {
        ...ReviewFields
      }
    }
  `,
  [ReviewFields],
);

export function HospitalReviewsPage() {
  const [params, setParams] = useSearchParams();
  const choice = readChoice(params);
  const { sort, star, page } = choice;
  const [{ data, error, fetching }, reload] = useQuery({
    query: HospitalReviewsPage_Reviews,
    variables: { sort, star, page, count: COUNT },
  });
  const choose = (change: Partial<ListChoice>) => setParams(writeChoice({ ...choice, page: 1, ...change }));
  const total = data?.getAllHospitalReviewCount ?? null;
  usePageHead(
    reviewsHead(choice, data && !fetching ? { reviews: data.getAllHospitalReviewsByPage, total: data.getAllHospitalReviewCount } : null),
  );
  return (
    <PageContainer width="narrow">
      <PageTitle
        description="다녀온 보호자가 직접 남긴 이야기예요."
        actions={
          <LinkButton to="/hostpital-list" variant="secondary" icon="edit">
            병원 찾아 리뷰 쓰기
          </LinkButton>
        }
      >
        동물병원 리뷰
      </PageTitle>
      <Stack gap={5}>
        <ListTools choice={choice} total={total} onChoose={choose} />
        {error && <ErrorState title="리뷰를 불러오지 못했어요." message={messageOfError(error)} onRetry={reload} isRetrying={fetching} />}
        {!error && !data && <Skeleton variant="card" count={3} />}
        {!error && data && !fetching && data.getAllHospitalReviewsByPage.length === 0 && (
          <Nothing star={star} onShowAll={() => choose({ star: null })} />
        )}
        {!error && data && <ReviewList reviews={data.getAllHospitalReviewsByPage} showHospital onChanged={reload} />}
        {total !== null && (
          <Pagination
            page={page}
            count={COUNT}
            total={total}
            hrefOf={(next) => ({ search: new URLSearchParams(writeChoice({ ...choice, page: next })).toString() })}
          />
        )}
      </Stack>
    </PageContainer>
  );
}

function Nothing({ star, onShowAll }: { star: number | null; onShowAll: () => void }) {
  if (star === null) return <EmptyState icon="edit" title="리뷰가 없어요." description="다녀온 병원의 첫 리뷰를 남겨 주세요." />;
  return (
    <EmptyState
      icon="star"
      title="이 별점의 리뷰가 없어요."
      action={
        <Button variant="secondary" onPress={onShowAll}>
          모든 리뷰 보기
        </Button>
      }
    />
  );
}

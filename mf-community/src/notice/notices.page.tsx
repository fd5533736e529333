import { graphql } from '@petcare/api';
import { answerOf, breadcrumbs, itemList, usePageHead } from '@petcare/remote';
import { EmptyState, LinkButton, Pagination, Skeleton, Stack, usePageParam } from '@petcare/ui';
import { useQuery } from 'urql';
import { CentrePage } from './centre-page.tsx';
import { NoticeList } from './notice-list.tsx';
import { noticePath } from './notice-path.ts';

const COUNT = 10;
const DESCRIPTION = '펫케어의 새 소식과 점검, 이벤트 안내를 한곳에 모았어요.';

const NoticesPage_Notices = graphql(`
  query NoticesPage_Notices($page: Int, $count: Int) {
    getNoticesByPage(page: $page, count: $count) {
      id
      title
      viewCount
      file {
        id
      }
      createdAt
    }
    getNoticeCount
  }
`);

/** The front of the customer centre. */
export function NoticesPage() {
  return (
    <CentrePage path="/notice" title="고객센터" description={DESCRIPTION}>
      <Notices />
    </CentrePage>
  );
}

function Notices() {
  const { page, hrefOf } = usePageParam('page');
  const { standIn, data, isLoading } = answerOf(
    useQuery({ query: NoticesPage_Notices, variables: { page, count: COUNT } }),
    <Skeleton variant="list" count={COUNT} />,
  );
  const isBeyond = page > 1 && data?.getNoticesByPage.length === 0 && !isLoading;
  const entries = data?.getNoticesByPage.map(({ id, title }) => ({ name: title, path: noticePath(id) })) ?? [];
  usePageHead({
    title: page === 1 ? '고객센터 공지사항' : `고객센터 공지사항 ${page}페이지`,
    description: DESCRIPTION,
    canonical: page === 1 ? '/notice' : `/notice?page=${page}`,
    ...(isBeyond && { status: 404, noindex: true }),
    structured: [
      breadcrumbs([{ name: '고객센터', path: '/notice' }]),
      ...(entries.length > 0 ? [itemList('공지사항', entries, { from: (page - 1) * COUNT + 1, total: data?.getNoticeCount ?? 0 })] : []),
    ],
  });

  if (standIn) return standIn;
  if (data.getNoticeCount === 0) return <EmptyState icon="bell" title="아직 올라온 공지가 없어요." />;
  if (data.getNoticesByPage.length === 0 && !isLoading)
    return (
      <EmptyState
        icon="bell"
        title="이 페이지에는 공지가 없어요."
        action={
          <LinkButton to="/notice" variant="secondary">
            첫 페이지로 가기
          </LinkButton>
        }
      />
    );
  return (
    <Stack gap={6}>
      <NoticeList notices={data.getNoticesByPage} />
      <Pagination page={page} count={COUNT} total={data.getNoticeCount} hrefOf={hrefOf} />
    </Stack>
  );
}

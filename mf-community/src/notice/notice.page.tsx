import { graphql, isNotFound, type ResultOf } from '@petcare/api';
import { answerOf, breadcrumbs, excerpt, usePageHead } from '@petcare/remote';
import { EmptyState, Icon, LinkButton, PageContainer, Skeleton, Stack, tokens, VisuallyHidden } from '@petcare/ui';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { plainText } from '../writing/plain-text.ts';
import { NoticeArticle } from './notice-article.tsx';
import { NoticeNeighbours } from './notice-neighbours.tsx';
import { noticePath } from './notice-path.ts';
import type { ReadNotice } from './read-notice.ts';

const NoticePage_Notice = graphql(`
  query NoticePage_Notice($noticeId: ID!) {
    getNotice(noticeId: $noticeId) {
      id
      title
      content
      viewCount
      file {
        id
        name
        url
        size
      }
      admin {
        name
      }
      createdAt
      updatedAt
    }
    getNoticeNeighbours(noticeId: $noticeId) {
      previous {
        id
        title
        createdAt
      }
      next {
        id
        title
        createdAt
      }
    }
  }
`);

export function NoticePage() {
  const id = useParams()['id'] ?? '';
  return (
    <PageContainer width="narrow">
      <Back to="/notice">
        <Icon name="chevron-left" size={18} />
        공지사항
      </Back>
      <Read key={id} id={id} />
    </PageContainer>
  );
}

function Read({ id }: { id: string }) {
  const { standIn, data, error } = answerOf(
    useQuery({ query: NoticePage_Notice, variables: { noticeId: id } }),
    <Skeleton variant="card" count={1} />,
  );

  if (isNotFound(error)) return <Missing />;
  if (standIn) return standIn;
  return <FoundNotice notice={data.getNotice} neighbours={data.getNoticeNeighbours} />;
}

type FoundNotice = { notice: ReadNotice; neighbours: ResultOf<typeof NoticePage_Notice>['getNoticeNeighbours'] };

function FoundNotice({ notice, neighbours }: FoundNotice) {
  const path = noticePath(notice.id);
  usePageHead({
    title: `${notice.title} - 공지사항`,
    description: excerpt(plainText(notice.content), 120),
    canonical: path,
    type: 'article',
    structured: [
      breadcrumbs([
        { name: '고객센터', path: '/notice' },
        { name: notice.title, path },
      ]),
    ],
  });
  return (
    <Stack gap={8}>
      <NoticeArticle notice={notice} />
      <NoticeNeighbours {...neighbours} />
      <LinkButton to="/notice" variant="secondary" icon="list">
        목록으로
      </LinkButton>
    </Stack>
  );
}

function Missing() {
  usePageHead({ title: '공지를 찾을 수 없어요', status: 404, noindex: true });
  return (
    <>
      <VisuallyHidden>
        <h1>공지사항</h1>
      </VisuallyHidden>
      <EmptyState
        icon="bell"
        title="공지를 찾을 수 없어요."
        description="삭제됐거나 주소가 잘못됐을 수 있어요."
        action={<LinkButton to="/notice">목록으로</LinkButton>}
      />
    </>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-height: ${tokens.touchTarget};
  margin-bottom: ${tokens.space[2]};
  color: ${tokens.color.primaryHover};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
`;

import { loginPath, useSession } from '@petcare/auth';
import { answerOf } from '@petcare/remote';
import { EmptyState, formatNumber, LinkButton, Notice, Pagination, Section, Skeleton, Stack, tokens, usePageParam } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { entryPath, type Entry } from './contest-api.ts';
import { ContestEntryPage_Comments } from './contest-queries.ts';
import { EntryComment } from './entry-comment.tsx';
import { NewEntryComment } from './new-entry-comment.tsx';

const COUNT = 20;

export function EntryComments({ entry, onChanged }: { entry: Entry; onChanged: () => void }) {
  const isSignedIn = useSession().status === 'signed-in';
  const { page, hrefOf } = usePageParam('comments');
  const variables = { entryId: entry.id, page, count: COUNT };
  const { standIn, data, reload } = answerOf(
    useQuery({ query: ContestEntryPage_Comments, variables }),
    <Skeleton variant="list" count={3} />,
  );
  const comments = data?.getContestComments;

  function changed() {
    reload();
    onChanged();
  }

  return (
    <Section title={`댓글 ${formatNumber(entry.commentCount)}`}>
      <Stack gap={5}>
        {standIn}
        {comments?.length === 0 && <EmptyState icon="message" title="아직 댓글이 없어요." description="첫 댓글을 남겨 보세요." />}
        {comments && comments.length > 0 && (
          <>
            <List>
              {comments.map((comment) => (
                <EntryComment key={comment.id} entryId={entry.id} comment={comment} onChanged={changed} />
              ))}
            </List>
            <Pagination label="댓글 페이지 이동" page={page} count={COUNT} total={data.getContestCommentCount} hrefOf={hrefOf} />
          </>
        )}
        {isSignedIn ? (
          <NewEntryComment entryId={entry.id} parentId={null} onWritten={changed} />
        ) : (
          <Invitation next={entryPath(entry.id)} />
        )}
      </Stack>
    </Section>
  );
}

function Invitation({ next }: { next: string }) {
  return (
    <Notice kind="info">
      <Stack gap={3} align="flex-start">
        로그인하면 댓글을 쓰고 좋아요를 누를 수 있어요.
        <LinkButton to={loginPath(next, 'comment')} size="sm">
          로그인하기
        </LinkButton>
      </Stack>
    </Notice>
  );
}

const List = styled.ol`
  & > li + li {
    border-top: 1px solid ${tokens.color.border};
  }
`;

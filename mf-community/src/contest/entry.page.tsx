import { isNotFound } from '@petcare/api';
import { answerOf, excerpt, usePageHead } from '@petcare/remote';
import { EmptyState, Icon, LinkButton, PageContainer, Skeleton, Stack, tokens, VisuallyHidden } from '@petcare/ui';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { plainText } from '../writing/plain-text.ts';
import { contestPath, entryPath, type Entry } from './contest-api.ts';
import { ContestEntryPage_Entry } from './contest-queries.ts';
import { EntryArticle } from './entry-article.tsx';
import { EntryComments } from './entry-comments.tsx';

/** One entry of a contest with what is said of it. */
export function ContestEntryPage() {
  const id = useParams()['id'] ?? '';
  const { standIn, data, error, reload } = answerOf(
    useQuery({ query: ContestEntryPage_Entry, variables: { entryId: id } }),
    <Loading id={id} />,
  );
  return (
    <PageContainer width="narrow">
      <Back to={contestPath}>
        <Icon name="chevron-left" size={18} />
        콘테스트
      </Back>
      {isNotFound(error) ? <Missing /> : standIn}
      {data && <Shown key={data.getContestEntry.id} entry={data.getContestEntry} onChanged={reload} />}
    </PageContainer>
  );
}

function Shown({ entry, onChanged }: { entry: Entry; onChanged: () => void }) {
  usePageHead({
    title: `${entry.title} - 콘테스트`,
    description: excerpt(`반려동물 사진 콘테스트 응모작 ‘${entry.title}’. ${plainText(entry.content)}`, 150),
    canonical: entryPath(entry.id),
  });
  return (
    <Stack gap={8}>
      <EntryArticle entry={entry} />
      <EntryComments entry={entry} onChanged={onChanged} />
    </Stack>
  );
}

function Loading({ id }: { id: string }) {
  usePageHead({
    title: '콘테스트 응모작',
    description: '반려동물 사진 콘테스트에 올라온 응모작과 댓글을 볼 수 있어요.',
    canonical: entryPath(id),
  });
  return (
    <>
      <VisuallyHidden>
        <h1>콘테스트 응모작</h1>
      </VisuallyHidden>
      <Skeleton variant="card" count={2} />
    </>
  );
}

function Missing() {
  usePageHead({ title: '응모작을 찾을 수 없어요', status: 404, noindex: true });
  return (
    <>
      <VisuallyHidden>
        <h1>콘테스트 응모작</h1>
      </VisuallyHidden>
      <EmptyState
        icon="camera"
        title="응모작을 찾을 수 없어요."
        description="삭제됐거나 주소가 잘못됐을 수 있어요."
        action={<LinkButton to={contestPath}>콘테스트로 가기</LinkButton>}
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

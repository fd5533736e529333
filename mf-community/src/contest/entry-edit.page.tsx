import { rest, useRest } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { answerOf } from '@petcare/remote';
import { EmptyState, LinkButton, PageContainer, PageTitle, Skeleton } from '@petcare/ui';
import { WritingScreen } from '@petcare/ui/form';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { contestPath, entryPath } from './contest-api.ts';
import { isMasked, MASKED } from '../writing/masked.ts';
import { EntryForm, picturesAsFields, type EntryDraft } from './entry-form.tsx';

/** Changing one's own entry. */
export function ContestEditPage() {
  const id = useParams()['id'] ?? '';
  const query = useRest('/api/client/contest/posts/{post_id}', { path: { post_id: id } });
  const { standIn, data } = answerOf(query, <Skeleton variant="card" count={2} />);
  return (
    <PageContainer width="narrow">
      {data?.isMine ? (
        <WritingScreen title="응모작 수정">
          <OwnEntry key={data.id} entry={data} />
        </WritingScreen>
      ) : (
        <PageTitle>응모작 수정</PageTitle>
      )}
      {query.code === 'NOT_FOUND' || data?.isMine === false ? <NotYours /> : standIn}
    </PageContainer>
  );
}

type EditedEntry = { id: string; title: string; content: string; images: string[] };

function OwnEntry({ entry }: { entry: EditedEntry }) {
  const navigate = useNavigate();
  const initial = useMemo(() => ({ title: entry.title, content: entry.content, images: entry.images }), [entry]);

  async function change({ title, content, images }: EntryDraft) {
    const form = { title, content, ...picturesAsFields(images) };
    const answer = await rest.patch('/api/client/contest/posts/{post_id}', { path: { post_id: entry.id }, form });
    if (!answer.success) return answer;
    const hasMasked = isMasked(title, answer.data.title) || isMasked(content, answer.data.content);
    toast('success', `응모작을 수정했어요.${hasMasked ? ` ${MASKED}` : ''}`);
    void navigate(entryPath(entry.id), { replace: true });
    return null;
  }

  return (
    <EntryForm draftName={`edit.${entry.id}`} initial={initial} submitLabel="저장하기" cancelTo={entryPath(entry.id)} onSubmit={change} />
  );
}

function NotYours() {
  return (
    <EmptyState
      icon="edit"
      title="수정할 수 없는 응모작이에요."
      description="삭제됐거나 다른 사람이 올린 응모작이에요."
      action={<LinkButton to={contestPath}>콘테스트로 가기</LinkButton>}
    />
  );
}

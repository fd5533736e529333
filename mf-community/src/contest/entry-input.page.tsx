import { createAttempts, rest } from '@petcare/api';
import { useSession } from '@petcare/auth';
import { toast } from '@petcare/event-bus';
import { PageContainer } from '@petcare/ui';
import { WritingScreen } from '@petcare/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { contestPath, entryPath } from './contest-api.ts';
import { isMasked, MASKED } from '../writing/masked.ts';
import { emptyEntry, EntryForm, picturesAsFields, type EntryDraft } from './entry-form.tsx';

/** Entering the contest that runs. */
export function ContestInputPage() {
  const session = useSession();
  const navigate = useNavigate();
  const [attempts] = useState(createAttempts);
  if (session.status !== 'signed-in') return null;

  async function enter({ title, content, images }: EntryDraft) {
    const form = { title, content, ...picturesAsFields(images) };
    const answer = await rest.post('/api/client/contest/posts', { form, idempotencyKey: attempts.keyFor(JSON.stringify(form)) });
    if (!answer.success) {
      if (answer.error.code !== 'UNREACHABLE') attempts.answered();
      return answer;
    }
    attempts.answered();
    const hasMasked = isMasked(title, answer.data.title) || isMasked(content, answer.data.content);
    toast('success', `콘테스트에 참가했어요.${hasMasked ? ` ${MASKED}` : ''}`);
    void navigate(entryPath(answer.data.id), { replace: true });
    return null;
  }

  return (
    <PageContainer width="narrow">
      <WritingScreen title="콘테스트 참가" description="한 콘테스트에 세 점까지 응모할 수 있어요.">
        <EntryForm
          draftName={session.identity.userID}
          initial={emptyEntry}
          submitLabel="참가하기"
          cancelTo={contestPath}
          onSubmit={enter}
        />
      </WritingScreen>
    </PageContainer>
  );
}

import { createAttempts, rest } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { useState } from 'react';
import { CommentForm } from '../post/comment-form.tsx';
import { isMasked, MASKED } from '../writing/masked.ts';

type Props = { entryId: string; parentId: string | null; onWritten: () => void; onCancel?: () => void };

/** A comment on an entry, or an answer to one. */
export function NewEntryComment({ entryId, parentId, onWritten, onCancel }: Props) {
  const [attempts] = useState(createAttempts);

  async function write(comment: string) {
    const body = { comment, parent_id: parentId };
    const options = { path: { post_id: entryId }, body, idempotencyKey: attempts.keyFor(JSON.stringify(body)) };
    const answer = await rest.post('/api/client/contest/posts/{post_id}/comments', options);
    if (answer.success || answer.error.code !== 'UNREACHABLE') attempts.answered();
    if (!answer.success) return answer;
    if (answer.data.comment !== null && isMasked(comment, answer.data.comment)) toast('info', MASKED);
    onWritten();
    return null;
  }

  return (
    <CommentForm
      label={parentId === null ? '댓글 쓰기' : '답글 쓰기'}
      submitLabel="등록"
      onSubmit={write}
      {...(onCancel && { onCancel })}
    />
  );
}

import { rest, useAttempt } from '@petcare/api';
import { useSession } from '@petcare/auth';
import { HiddenNotice, ReportButton } from '@petcare/moderation';
import { useNow } from '@petcare/remote';
import { Avatar, Button, FormError, formatRelative, Holder, Inline, tokens } from '@petcare/ui';
import { ConfirmDialog } from '@petcare/ui/overlay';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MessageTo } from '../message/message-to.tsx';
import { entryPath, nameOf, type Answer, type Comment } from './contest-api.ts';
import { LikeButton } from './like-button.tsx';
import { NewEntryComment } from './new-entry-comment.tsx';

type Props = { entryId: string; comment: Comment; onChanged: () => void };

/** A comment with the answers to it. */
export function EntryComment({ entryId, comment, onChanged }: Props) {
  const isSignedIn = useSession().status === 'signed-in';
  const [isAnswering, setAnswering] = useState(false);

  function answered() {
    setAnswering(false);
    onChanged();
  }

  return (
    <li>
      <One entryId={entryId} comment={comment} onChanged={onChanged}>
        {isSignedIn && comment.comment !== null && !comment.isHidden && (
          <Button variant="ghost" size="sm" onPress={() => setAnswering(!isAnswering)} aria-expanded={isAnswering}>
            답글
          </Button>
        )}
      </One>
      <Answers>
        {comment.answers.map((answer) => (
          <li key={answer.id}>
            <One entryId={entryId} comment={answer} onChanged={onChanged} />
          </li>
        ))}
        {isAnswering && (
          <li>
            <NewEntryComment entryId={entryId} parentId={comment.id} onWritten={answered} onCancel={() => setAnswering(false)} />
          </li>
        )}
      </Answers>
    </li>
  );
}

type OneProps = { entryId: string; comment: Answer; onChanged: () => void; children?: React.ReactNode };

function One({ entryId, comment, onChanged, children }: OneProps) {
  const { id, comment: text, user, isMine, isReported, isHidden, hiddenReason, createdAt } = comment;
  const isSignedIn = useSession().status === 'signed-in';
  const now = useNow();
  if (isHidden && !isMine) return <Gone>운영 정책에 따라 가려진 댓글이에요.</Gone>;
  if (text === null) return <Gone>삭제된 댓글이에요.</Gone>;
  return (
    <Item>
      <Avatar name={nameOf(user)} src={user?.userImage} size={36} />
      <Body>
        <By>
          <span>{nameOf(user)}</span>
          <time dateTime={createdAt}>{formatRelative(createdAt, now)}</time>
          <MessageTo author={user} isMine={isMine} />
        </By>
        <Text>{text}</Text>
        {hiddenReason !== null && <HiddenNotice of="댓글" reason={hiddenReason} />}
        <Inline gap={1}>
          {!isHidden && <LikeButton of="댓글" path={{ kind: 'comment', id }} liked={comment} isMine={isMine} next={entryPath(entryId)} />}
          <Holder as="span">{children}</Holder>
          {isSignedIn && !isMine && <ReportButton of={{ kind: 'entryComment', id }} isReported={isReported} />}
          {isMine && <DeleteOwn id={id} onDeleted={onChanged} />}
        </Inline>
      </Body>
    </Item>
  );
}

function DeleteOwn({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { attempt, isPending, refusal } = useAttempt();

  async function deleteIt() {
    const answer = await rest.delete('/api/client/contest/comments/{comment_id}', { path: { comment_id: id } });
    if (!answer.success) return answer;
    setAsking(false);
    onDeleted();
    return undefined;
  }

  return (
    <>
      <Button variant="ghost" size="sm" onPress={() => setAsking(true)}>
        삭제
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="댓글을 삭제할까요?"
        confirmLabel="삭제"
        tone="danger"
        isPending={isPending}
        onConfirm={() => void attempt(deleteIt)}
        onCancel={() => setAsking(false)}
      >
        삭제한 댓글은 되돌릴 수 없어요.
        <FormError>{refusal}</FormError>
      </ConfirmDialog>
    </>
  );
}

const Item = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]} 0;
`;

const Body = styled.div`
  display: grid;
  flex: 1;
  gap: ${tokens.space[1]};
  min-width: 0;
`;

const By = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[2]};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
  & time {
    color: ${tokens.color.textMute};
    font-weight: ${tokens.font.weight.regular};
  }
`;

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Gone = styled.p`
  padding: ${tokens.space[4]} 0;
  color: ${tokens.color.textMute};
`;

const Answers = styled.ol`
  padding-inline-start: ${tokens.space[8]};
`;

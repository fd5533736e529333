import { useSession } from '@petcare/auth';
import { HiddenNotice, ReportButton } from '@petcare/moderation';
import { useNow } from '@petcare/remote';
import { Avatar, Badge, Button, formatRelative, Inline, tokens } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AuthorName, nameOf, type Author } from '../board/author-name.tsx';
import type { Board } from '../board/boards.ts';
import { AcceptAnswer } from './accept-answer.tsx';
import { MessageTo } from '../message/message-to.tsx';
import { nounOf } from './comment-words.ts';
import { DeleteComment } from './delete-comment.tsx';
import { EditComment } from './edit-comment.tsx';
import { NewComment } from './new-comment.tsx';
import type { PostDetail } from '../board/post-detail.ts';

type Comment = {
  id: string;
  parentId: string | null;
  comment: string;
  isDeleted: boolean;
  isHidden: boolean;
  hiddenReason: string | null;
  admin: { name: string } | null;
  isMine: boolean;
  isReported: boolean;
  user: (NonNullable<Author> & { userImage: string | null }) | null;
  timestamp: { createdAt: string; updatedAt: string | null };
};
type Props = {
  board: Board;
  post: PostDetail;
  comment: Comment;
  canReply: boolean;
  onChanged: () => void;
  onDeleted: () => void;
  onAccepted: () => void;
};

export function CommentItem({ board, post, comment, canReply, onChanged, onDeleted, onAccepted }: Props) {
  const { id, parentId, comment: text, isDeleted, isHidden, hiddenReason, admin, isMine, isReported, user, timestamp } = comment;
  const [state, setState] = useState<'read' | 'editing' | 'replying'>('read');
  const isSignedIn = useSession().status === 'signed-in';
  const now = useNow();
  const isAnswer = board.id === 'ask' && parentId === null;
  const isAccepted = post.acceptedCommentId === id;
  const noun = parentId === null ? nounOf(board) : '답글';

  function changed() {
    setState('read');
    onChanged();
  }

  if (isDeleted) {
    return (
      <Item>
        <Gone>삭제된 {noun}이에요.</Gone>
      </Item>
    );
  }
  if (isHidden && !isMine) {
    return (
      <Item data-below={parentId !== null || undefined}>
        <Gone>운영 정책에 따라 가려진 {noun}이에요.</Gone>
      </Item>
    );
  }
  return (
    <Item data-below={parentId !== null || undefined} data-accepted={isAccepted || undefined}>
      <Avatar name={admin?.name ?? nameOf(user)} src={user?.userImage} size={36} />
      <Body>
        {isAccepted && (
          <div>
            <Badge tone="success">채택된 답변</Badge>
          </div>
        )}
        <By>
          {admin ? (
            <>
              <span>{admin.name}</span>
              <Badge tone="primary">운영자</Badge>
            </>
          ) : (
            <AuthorName author={user} />
          )}
          <When>
            <time dateTime={timestamp.createdAt}>{formatRelative(timestamp.createdAt, now)}</time>
            {timestamp.updatedAt && <span> · 고침</span>}
          </When>
          {!admin && <MessageTo author={user} isMine={isMine} />}
        </By>
        {state === 'editing' ? (
          <EditComment id={id} noun={noun} text={text} onChanged={changed} onCancel={() => setState('read')} />
        ) : (
          <Text>{text}</Text>
        )}
        {hiddenReason !== null && <HiddenNotice of="댓글" reason={hiddenReason} />}
        {state === 'read' && isSignedIn && (
          <Actions gap={1}>
            {isAnswer && post.isMine && post.acceptedCommentId === null && !isMine && (
              <AcceptAnswer postId={post.id} commentId={id} onAccepted={onAccepted} />
            )}
            {canReply && !isHidden && (
              <Button variant="ghost" size="sm" onPress={() => setState('replying')}>
                답글
              </Button>
            )}
            {isMine ? (
              <>
                <Button variant="ghost" size="sm" onPress={() => setState('editing')}>
                  수정
                </Button>
                <DeleteComment id={id} noun={noun} onDeleted={onDeleted} />
              </>
            ) : (
              <ReportButton of={{ kind: 'comment', id }} isReported={isReported} />
            )}
          </Actions>
        )}
        {state === 'replying' && (
          <NewComment postId={post.id} noun={noun} parentId={id} onWritten={changed} onCancel={() => setState('read')} />
        )}
      </Body>
    </Item>
  );
}

const Item = styled.li`
  display: flex;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]} 0;

  &[data-below] {
    padding-inline-start: ${tokens.space[8]};
  }

  &[data-accepted] {
    padding-inline: ${tokens.space[4]};
    border: 2px solid ${tokens.color.success};
    border-radius: ${tokens.radius.lg};
    background: ${tokens.color.successSoft};
  }
`;

const Gone = styled.p`
  color: ${tokens.color.textMute};
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
`;

const When = styled.span`
  color: ${tokens.color.textMute};
  font-weight: ${tokens.font.weight.regular};
`;

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

// The buttons' words stand in line with the comment.
const Actions = styled(Inline)`
  margin-inline-start: calc(-1 * ${tokens.space[3]});
`;

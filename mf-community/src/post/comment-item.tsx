import { useNow } from '@petcare/remote';
import { Avatar, Button, formatRelative, Inline, tokens } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AuthorName, nameOf, type Author } from '../board/author-name.tsx';
import { DeleteComment } from './delete-comment.tsx';
import { EditComment } from './edit-comment.tsx';

type Comment = {
  id: string;
  comment: string;
  isMine: boolean;
  user: (NonNullable<Author> & { userImage: string | null }) | null;
  timestamp: { createdAt: string; updatedAt: string | null };
};
type Props = { comment: Comment; onChanged: () => void; onDeleted: () => void };

export function CommentItem({ comment, onChanged, onDeleted }: Props) {
  const { id, comment: text, isMine, user, timestamp } = comment;
  const [isEditing, setEditing] = useState(false);
  const now = useNow();

  function changed() {
    setEditing(false);
    onChanged();
  }

  return (
    <Item>
      <Avatar name={nameOf(user)} src={user?.userImage} size={36} />
      <Body>
        <By>
          <AuthorName author={user} />
          <When>
            <time dateTime={timestamp.createdAt}>{formatRelative(timestamp.createdAt, now)}</time>
            {timestamp.updatedAt && <span> · 고침</span>}
          </When>
        </By>
        {isEditing ? <EditComment id={id} text={text} onChanged={changed} onCancel={() => setEditing(false)} /> : <Text>{text}</Text>}
        {isMine && !isEditing && (
          <Actions gap={1}>
            <Button variant="ghost" size="sm" onPress={() => setEditing(true)}>
              고치기
            </Button>
            <DeleteComment id={id} onDeleted={onDeleted} />
          </Actions>
        )}
      </Body>
    </Item>
  );
}

const Item = styled.li`
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

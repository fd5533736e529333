import { useRest } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { Avatar, Skeleton, tokens } from '@petcare/ui';
import { Dialog } from '@petcare/ui/overlay';
import { styled } from 'styled-components';
import type { LikeTarget } from './contest-api.ts';

const MOST_SHOWN = 100;

/** Those who like an entry or a comment, the latest first. */
export function Likers({ path: { kind, id }, onClose }: { path: LikeTarget; onClose: () => void }) {
  const query = { count: MOST_SHOWN };
  const ofEntry = useRest('/api/client/contest/posts/{post_id}/likes', { path: { post_id: id }, query, pause: kind !== 'entry' });
  const ofComment = useRest('/api/client/contest/comments/{comment_id}/likes', {
    path: { comment_id: id },
    query,
    pause: kind !== 'comment',
  });
  const { standIn, data } = answerOf(kind === 'entry' ? ofEntry : ofComment, <Skeleton variant="list" count={3} />, { isSmall: true });
  return (
    <Dialog isOpen title="좋아요를 누른 사람" onClose={onClose}>
      {standIn}
      {data && (
        <List>
          {data.items.map(({ id: userId, nickname, userImage }) => (
            <li key={userId}>
              <Avatar name={nickname} src={userImage} size={36} />
              {nickname}
            </li>
          ))}
        </List>
      )}
      {data && data.total > data.items.length && <p>{`그 밖에 ${data.total - data.items.length}명이 더 있어요.`}</p>}
    </Dialog>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  & > li {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
  }
`;

import { graphql, messageOfError } from '@petcare/api';
import { loginPath, useSession } from '@petcare/auth';
import { toast } from '@petcare/event-bus';
import { Badge, formatNumber, ToggleChip } from '@petcare/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMutation } from 'urql';
import { postPath, type Board } from '../board/boards.ts';
import type { PostDetail } from '../board/post-detail.ts';

const PostPage_ToggleLike = graphql(`
  mutation PostPage_ToggleLike($postId: ID!) {
    togglePostLike(postId: $postId) {
      like
      likeCount
    }
  }
`);

type Props = {
  board: Board;
  post: PostDetail;
  /** Nobody likes their own: it tells only how many others do. */
  isMine: boolean;
};

export function PostLike({ board, post, isMine }: Props) {
  const isSignedIn = useSession().status === 'signed-in';
  const navigate = useNavigate();
  const [{ like, likeCount }, setLike] = useState(post);
  const [{ fetching }, toggle] = useMutation(PostPage_ToggleLike);

  async function tap() {
    if (!isSignedIn) {
      toast('info', '로그인 후 이용바랍니다.');
      void navigate(loginPath(postPath(board, post.idx), 'recommend'));
      return;
    }
    if (fetching) return;
    const { data, error } = await toggle({ postId: post.id });
    if (data) setLike({ ...post, ...data.togglePostLike });
    if (error) toast('error', messageOfError(error));
  }

  if (isMine) return <Badge tone="neutral">추천 {formatNumber(likeCount)}</Badge>;
  return (
    <ToggleChip icon="thumb-up" isSelected={like} onChange={() => void tap()}>
      추천 {formatNumber(likeCount)}
    </ToggleChip>
  );
}

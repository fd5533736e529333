import { graphql, messageOfError } from '@petcare/api';
import { loginPath, useSession } from '@petcare/auth';
import { toast } from '@petcare/event-bus';
import { ToggleChip } from '@petcare/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMutation } from 'urql';
import { postPath, type Board } from '../board/boards.ts';
import type { PostDetail } from '../board/post-detail.ts';

const PostPage_ToggleBookmark = graphql(`
  mutation PostPage_ToggleBookmark($postId: ID!) {
    togglePostBookmark(postId: $postId) {
      isBookmarked
    }
  }
`);

/** Keeps a post for later: it stands in one's own page then. */
export function PostBookmark({ board, post }: { board: Board; post: PostDetail }) {
  const isSignedIn = useSession().status === 'signed-in';
  const navigate = useNavigate();
  const [isKept, setKept] = useState(post.isBookmarked);
  const [{ fetching }, toggle] = useMutation(PostPage_ToggleBookmark);

  async function tap() {
    if (!isSignedIn) {
      toast('info', '로그인 후 이용바랍니다.');
      void navigate(loginPath(postPath(board, post.idx), 'bookmark'));
      return;
    }
    if (fetching) return;
    const { data, error } = await toggle({ postId: post.id });
    if (error) toast('error', messageOfError(error));
    if (!data) return;
    setKept(data.togglePostBookmark.isBookmarked);
    toast('success', data.togglePostBookmark.isBookmarked ? '글을 스크랩했어요.' : '스크랩을 취소했어요.');
  }

  return (
    <ToggleChip icon={isKept ? 'heart-filled' : 'heart'} isSelected={isKept} onChange={() => void tap()}>
      스크랩
    </ToggleChip>
  );
}

import { graphql, messageOfError } from '@petcare/api';
import { useSession } from '@petcare/auth';
import { toast } from '@petcare/event-bus';
import { Badge, formatNumber, ToggleChip } from '@petcare/ui';
import { useState } from 'react';
import { useMutation } from 'urql';

const LikeButton_Toggle = graphql(`
  mutation LikeButton_Toggle($reviewId: ID!) {
    toggleReviewLike(reviewId: $reviewId) {
      id
      isLiked
      likeCount
    }
  }
`);

type Likes = { isLiked: boolean; likeCount: number };

type Props = Likes & {
  reviewId: string;
  /** Nobody likes their own: it tells only how many others do. */
  isMine: boolean;
};

/** 도움돼요, with how many say so. */
export function LikeButton({ reviewId, isMine, ...given }: Props) {
  const session = useSession();
  const [answered, setAnswered] = useState<Likes | null>(null);
  const [{ fetching }, toggle] = useMutation(LikeButton_Toggle);
  const { isLiked, likeCount } = answered ?? given;

  async function press() {
    if (fetching) return;
    if (session.status !== 'signed-in') {
      toast('info', '로그인 후 이용바랍니다.');
      return;
    }
    const { data, error } = await toggle({ reviewId });
    if (data) setAnswered(data.toggleReviewLike);
    else toast('error', messageOfError(error));
  }

  if (isMine) return likeCount > 0 ? <Badge tone="neutral">도움돼요 {formatNumber(likeCount)}</Badge> : null;
  return (
    <ToggleChip icon="thumb-up" isSelected={isLiked} onChange={() => void press()}>
      {likeCount > 0 ? `도움돼요 ${formatNumber(likeCount)}` : '도움돼요'}
    </ToggleChip>
  );
}

import { HiddenNotice } from '@petcare/moderation';
import { useNow } from '@petcare/remote';
import { Avatar, Badge, Card, formatDate, formatRelative, Holder, Icon, Inline, RatingStars, tokens } from '@petcare/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { kinds } from './kinds.ts';
import type { Review } from './review.ts';
import { PictureStrip } from '@petcare/photos';
import { ReviewReply } from './review-reply.tsx';
import { ReviewText } from './review-text.tsx';

type Props = {
  review: Review;
  /** Above it: whom it is of, where that is not plain. */
  about?: ReactNode;
  /** Beside its writer. */
  beside?: ReactNode;
  /** Below its text: what its writer alone sees. */
  notes?: ReactNode;
  /** The acts on the review. */
  acts?: ReactNode;
  /** Below it: the form of a reply. */
  below?: ReactNode;
  /** It was just written: brought into view, and the keyboard goes on from here. */
  isNew?: boolean;
};

/** One review of a business of any kind. */
export function ReviewCard({ review, about, beside, notes, acts, below, isNew = false }: Props) {
  const {
    kind,
    business,
    reviewer,
    visitDate,
    averageRating,
    wouldRevisit,
    files,
    pet,
    reply,
    isMine,
    hiddenReason,
    isVerified,
    timestamp,
  } = review;
  const written = formatRelative(timestamp.createdAt, useNow());
  // A second date beside the day of the visit says little.
  const isRecent = written !== formatDate(timestamp.createdAt);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) card.current?.focus();
  }, [isNew]);
  return (
    <Frame ref={card} tabIndex={isNew ? -1 : undefined} as="article" aria-label={`${reviewer.nickname}님의 ${business.name} 리뷰`}>
      {about}
      <Head>
        <Avatar name={reviewer.nickname} src={reviewer.userImage} />
        <Who>
          <Inline gap={2}>
            <b>{reviewer.nickname}</b>
            {isMine && <Badge tone="primary">내 리뷰</Badge>}
            {hiddenReason !== null && <Badge tone="warn">가려진 리뷰</Badge>}
            {isVerified && <Badge tone="success">영수증 인증</Badge>}
            <Holder>{beside}</Holder>
          </Inline>
          <Meta>
            <span>{formatDate(visitDate)} 방문</span>
            {pet && <span>{[pet.division, pet.kindName].filter((part, index, all) => part && all.indexOf(part) === index).join(' ')}</span>}
            {isRecent && <time dateTime={timestamp.createdAt}>{written}</time>}
          </Meta>
        </Who>
        <RatingStars value={averageRating} showValue />
      </Head>
      <Scores>
        {kinds[kind].rubric.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{review[name]}</dd>
          </div>
        ))}
      </Scores>
      {hiddenReason !== null && <HiddenNotice of="리뷰" reason={hiddenReason} />}
      <ReviewText text={review.review} />
      {files.length > 0 && <PictureStrip of="리뷰" pictures={files.map(({ filepath }) => filepath)} />}
      <Holder as="div">{notes}</Holder>
      <Foot>
        <Revisit $yes={wouldRevisit}>
          <Icon name={wouldRevisit ? 'heart-filled' : 'minus'} size={16} />
          {wouldRevisit ? '다시 갈래요' : '다시 가지 않을래요'}
        </Revisit>
        <Acts>{acts}</Acts>
      </Foot>
      {reply && !below && <ReviewReply kind={kind} reply={reply} />}
      <Holder as="div">{below}</Holder>
    </Frame>
  );
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  scroll-margin-block: calc(var(--pc-header-height, 4rem) + ${tokens.space[4]});
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};
`;

const Who = styled.div`
  flex: 1;
  min-width: min(12rem, 100%);
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  & > *:not(:last-child)::after {
    content: '·';
    margin: 0 ${tokens.space[1]};
  }
`;

const Scores = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  margin: 0;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.canvas};
  font-size: ${tokens.font.size.sm};
  & > div {
    display: flex;
    gap: ${tokens.space[1]};
  }
  dt {
    color: ${tokens.color.textMute};
  }
  dd {
    margin: 0;
    font-weight: ${tokens.font.weight.bold};
    font-variant-numeric: tabular-nums;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  margin-top: auto;
`;

const Acts = styled.div`
  display: flex;
  align-items: center;
  margin-left: auto;
`;

const Revisit = styled.span<{ $yes: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${({ $yes }) => ($yes ? tokens.color.accent : tokens.color.textMute)};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
`;

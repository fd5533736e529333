import { useNow } from '@petcare/remote';
import { Avatar, Badge, Card, formatDate, formatRelative, Icon, IconButton, Inline, RatingStars, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ratings } from '../lib/ratings.ts';
import type { Review } from '../lib/review.ts';
import { LikeButton } from './like-button.tsx';
import { ReviewPictures } from './review-pictures.tsx';
import { ReviewText } from './review-text.tsx';

type Props = {
  review: Review;
  /** Names the hospital, with the way there: for lists of many hospitals. */
  showHospital?: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

export function ReviewCard({ review, showHospital = false, onEdit, onDelete }: Props) {
  const { id, reviewer, hospital, visitDate, averageRating, wouldRevisit, isMine, isLiked, likeCount, files, timestamp } = review;
  const written = formatRelative(timestamp.createdAt, useNow());
  // A second date beside the day of the visit says little.
  const isRecent = written !== formatDate(timestamp.createdAt);
  return (
    <Frame as="article" aria-label={`${reviewer.nickname}님의 ${hospital.name} 리뷰`}>
      {showHospital && <HospitalName hospital={hospital} />}
      <Head>
        <Avatar name={reviewer.nickname} src={reviewer.userImage} />
        <Who>
          <Inline gap={2}>
            <b>{reviewer.nickname}</b>
            {isMine && <Badge tone="primary">내 리뷰</Badge>}
          </Inline>
          <Meta>
            <span>{formatDate(visitDate)} 방문</span>
            {isRecent && <time dateTime={timestamp.createdAt}>{written}</time>}
          </Meta>
        </Who>
        <RatingStars value={averageRating} showValue />
      </Head>
      <Scores>
        {ratings.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{review[name]}</dd>
          </div>
        ))}
      </Scores>
      <ReviewText text={review.review} />
      {files.length > 0 && <ReviewPictures pictures={files} />}
      <Foot>
        <Revisit $yes={wouldRevisit}>
          <Icon name={wouldRevisit ? 'heart-filled' : 'minus'} size={16} />
          {wouldRevisit ? '다시 갈래요' : '다시 가지 않을래요'}
        </Revisit>
        <Acts>
          {isMine && (
            <>
              <IconButton icon="edit" label="고치기" onPress={onEdit} />
              <IconButton icon="trash" label="지우기" onPress={onDelete} />
            </>
          )}
          <LikeButton reviewId={id} isLiked={isLiked} likeCount={likeCount} />
        </Acts>
      </Foot>
    </Frame>
  );
}

function HospitalName({ hospital: { id, name, state } }: Pick<Review, 'hospital'>) {
  if (state !== 'approved')
    return (
      <Hospital>
        <Icon name="hospital" size={18} />
        {name} <Badge>영업 종료</Badge>
      </Hospital>
    );
  return (
    <Hospital as={Link} to={`/hospital?id=${id}`}>
      <Icon name="hospital" size={18} />
      {name}
      <Icon name="chevron-right" size={16} />
    </Hospital>
  );
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
`;

const Hospital = styled.span<{ to?: string }>`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${tokens.space[1]};
  padding-block: ${tokens.space[1]};
  color: ${tokens.color.primaryHover};
  font-weight: ${tokens.font.weight.semibold};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};
`;

const Who = styled.div`
  flex: 1;
  min-width: 9rem;
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  & > * + *::before {
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

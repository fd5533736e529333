import { Badge, focusRing, formatNumber, Icon, media, Picture, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { entryPath, nameOf, type ListedEntry } from './contest-api.ts';

/** Entries as a wall of their first pictures. */
export function EntryWall({ entries, label }: { entries: readonly ListedEntry[]; label: string }) {
  return (
    <Wall aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryCard entry={entry} />
        </li>
      ))}
    </Wall>
  );
}

function EntryCard({ entry: { id, title, images, user, likeCount, commentCount, place, hiddenReason } }: { entry: ListedEntry }) {
  return (
    <Card to={entryPath(id)}>
      <Frame>
        <Picture src={images[0] ?? ''} alt="" sizes="(min-width: 64rem) 16rem, 50vw" ratio={1} />
        {hiddenReason != null && (
          <Corner>
            <Badge tone="warn">가려진 응모작</Badge>
          </Corner>
        )}
        {place !== null && hiddenReason == null && (
          <Corner>
            <Badge tone="accent">{place}등</Badge>
          </Corner>
        )}
      </Frame>
      <Title>{title}</Title>
      <Facts>
        <Name>{nameOf(user)}</Name>
        <span>
          <Icon name="heart" size={14} label="좋아요" /> {formatNumber(likeCount)}
        </span>
        <span>
          <Icon name="message" size={14} label="댓글" /> {formatNumber(commentCount)}
        </span>
      </Facts>
    </Card>
  );
}

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[4]} ${tokens.space[3]};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${tokens.space[6]} ${tokens.space[4]};
  }
`;

const Card = styled(Link)`
  display: block;
  border-radius: ${tokens.radius.lg};
  &:focus-visible {
    ${focusRing}
  }
`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.sunken};
`;

const Corner = styled.div`
  position: absolute;
  top: ${tokens.space[2]};
  left: ${tokens.space[2]};
`;

const Title = styled.p`
  margin-top: ${tokens.space[2]};
  overflow: hidden;
  font-weight: ${tokens.font.weight.semibold};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Facts = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[1]};
    font-variant-numeric: tabular-nums;
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

import { useOnline } from '@petcare/api';
import { openStateInWords } from '@petcare/opening-hours';
import { PictureOrStandIn } from '@petcare/photos';
import { useNow } from '@petcare/remote';
import { addDays, formatTime, seoulDate } from '@petcare/time';
import { Badge, focusRing, formatDate, formatNumber, Icon, tokens, VisuallyHidden } from '@petcare/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { kinds } from './kinds.ts';
import type { FavouriteListing } from './listing.ts';

/** A listing, whose page the whole row opens; `action` stands above it. */
export function ListingRow({ listing, action }: { listing: FavouriteListing; action: ReactNode }) {
  const { id, kind, name, picture, address, reviewScore, reviewCount } = listing;
  return (
    <Row>
      <Thumb $isMark={!picture}>
        <PictureOrStandIn id={id} icon={kinds[kind].icon} src={picture ?? undefined} sizes="4.5rem" ratio={1} />
      </Thumb>
      <Facts>
        <Name>
          <Link to={kinds[kind].pagePath(id)}>{name}</Link>
        </Name>
        <Quiet>
          {kinds[kind].label}
          {reviewScore !== null && reviewCount > 0 && (
            <Rating>
              <Icon name="star-filled" size={14} />
              <VisuallyHidden>5점 만점에</VisuallyHidden>
              {reviewScore.toFixed(1)} ({formatNumber(reviewCount)})
            </Rating>
          )}
        </Quiet>
        <Times listing={listing} />
        <Address>{address}</Address>
      </Facts>
      {action}
    </Row>
  );
}

function Times({ listing: { openState, isBookable, nextFree } }: { listing: FavouriteListing }) {
  const today = seoulDate(useNow());
  // What was kept says nothing about now.
  const isOnline = useOnline();
  if (!isOnline || (!openState && !isBookable)) return null;
  const words = openState && openStateInWords(openState);
  return (
    <Line>
      {words && <Badge tone={words.tone}>{words.text}</Badge>}
      {isBookable && (
        <Free>
          {nextFree
            ? `다음 예약 ${dayInWords(nextFree.date, today)} ${nextFree.time === null ? '' : formatTime(nextFree.time)}`.trim()
            : '2주 안에 빈 시간이 없어요'}
        </Free>
      )}
    </Line>
  );
}

function dayInWords(date: string, today: string): string {
  if (date === today) return '오늘';
  // The year of a day within two weeks says itself.
  return date === addDays(today, 1) ? '내일' : formatDate(date).replace(/^\d+년 /, '');
}

const Row = styled.article`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]} 0;
`;

const Thumb = styled.div<{ $isMark: boolean }>`
  flex: none;
  width: ${({ $isMark }) => ($isMark ? '2.75rem' : '4.5rem')};
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${tokens.radius.md};
`;

const Facts = styled.div`
  display: grid;
  flex: 1;
  gap: ${tokens.space[1]};
  min-width: 0;
`;

const Name = styled.h3`
  font-size: ${tokens.font.size.md};
  font-weight: ${tokens.font.weight.bold};
  line-height: ${tokens.font.leading.tight};
  word-break: keep-all;
  overflow-wrap: anywhere;
  a {
    color: inherit;
    text-decoration: none;
    &::after {
      position: absolute;
      inset: 0;
      border-radius: ${tokens.radius.md};
      content: '';
    }
    &:focus-visible {
      outline: none;
    }
    &:focus-visible::after {
      ${focusRing}
    }
  }
`;

const Quiet = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

const Rating = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.1875rem;
  font-variant-numeric: tabular-nums;
  svg {
    color: ${tokens.color.star};
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
`;

const Free = styled.span`
  color: ${tokens.color.accent};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.medium};
  font-variant-numeric: tabular-nums;
`;

const Address = styled(Quiet)`
  overflow-wrap: anywhere;
`;

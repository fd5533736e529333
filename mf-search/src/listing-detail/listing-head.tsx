import { Badge, formatPhone, media, RatingStars, Tag, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { featuresOf } from '../listing/features.ts';
import { OpenBadge } from '../listing/open-badge.tsx';
import { StationNear } from '../listing/station-near.tsx';
import { kindWords } from '../listing-facts/kind-words.ts';
import { ListingActions } from '../visits/listing-actions.tsx';
import type { Listing } from '../listing-facts/listing.ts';

const notPublic = {
  pending: '아직 공개되지 않았어요',
  rejected: '공개되지 않았어요',
  hidden: '펫케어에서 가린 곳이에요',
  closed: '문을 닫은 곳이에요',
};

export function ListingHead({ listing }: { listing: Listing }) {
  const { kind, name, isPremium, openState, state, reviewScore, reviewKeyword, reviewCount, contract, address, station } = listing;
  const had = featuresOf(listing);
  return (
    <Head>
      <Badges>
        <OpenBadge openState={openState} />
        {isPremium && <Badge>광고</Badge>}
        {state !== 'approved' && <Badge tone="warn">{notPublic[state]}</Badge>}
      </Badges>
      <Name>{name}</Name>
      <Rating href="#reviews">
        {reviewScore === null ? (
          <span>{kindWords[kind].noReviews}</span>
        ) : (
          <RatingStars value={reviewScore} size={20} showValue count={reviewCount} />
        )}
        {reviewKeyword && <Badge tone="accent">#{reviewKeyword}</Badge>}
      </Rating>
      <Where>
        {address.address} <StationNear station={station} />
        {contract && <Phone>{formatPhone(contract)}</Phone>}
      </Where>
      {had.length > 0 && (
        <Tags aria-label="시설과 서비스">
          {had.map(({ name, label, icon }) => (
            <li key={name}>
              <Tag icon={icon} tone={name === 'allowReservation' ? 'accent' : 'neutral'}>
                {label}
              </Tag>
            </li>
          ))}
        </Tags>
      )}
      <ListingActions listing={listing} />
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space[3]};
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  &:empty {
    display: none;
  }
`;

const Name = styled.h1`
  font-size: ${tokens.font.size['2xl']};
  font-weight: ${tokens.font.weight.bold};
  line-height: ${tokens.font.leading.tight};
  word-break: keep-all;
  overflow-wrap: anywhere;

  ${media.tablet} {
    font-size: ${tokens.font.size['3xl']};
  }
`;

const Rating = styled.a`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const Where = styled.p`
  color: ${tokens.color.textSoft};
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

const Phone = styled.span`
  display: block;
  font-variant-numeric: tabular-nums;
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

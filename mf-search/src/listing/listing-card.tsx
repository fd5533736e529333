import type { BusinessKind } from '@petcare/contracts';
import { Badge, Card, formatDistance, formatPhone, focusRing, Icon, media, Tag, tokens } from '@petcare/ui';
import { css, styled } from 'styled-components';
import { Heart } from '../heart/heart.tsx';
import { CardName, CardNameLink } from './card-name.ts';
import { featuresOf, iconOf } from './features.ts';
import { listingKinds, type FromPage } from './listing-kinds.ts';
import { ListingPicture } from './listing-picture.tsx';
import { ListingRating } from './listing-rating.tsx';
import type { ListingSummary } from './listing-summary.ts';
import { OpenBadge } from './open-badge.tsx';
import { StationNear } from './station-near.tsx';

/** `row`: the picture beside the facts, right below the page's title; `tile`: above them, below a section's; `brief`: beside the most important ones, below a section's. */
type Props = {
  kind: BusinessKind;
  listing: ListingSummary;
  frompage: FromPage;
  shape?: 'row' | 'tile' | 'brief';
  /** It stands there because it is paid for, and says so. */
  isAd?: boolean;
};

/** One listing of a list: the whole card opens it, its telephone number calls it. */
export function ListingCard({ kind, listing, frompage, shape = 'row', isAd = false }: Props) {
  const { id, name, contract, openState, station, reviewScore, reviewCount, distance, facilityPicture, address } = listing;
  const had = featuresOf(listing);
  const isBare = facilityPicture.length === 0;
  return (
    <Frame as="article" padding="none" interactive $shape={shape} $isBare={isBare}>
      <Picture $isBare={isBare}>
        <ListingPicture
          kind={kind}
          icon={iconOf(kind, listing)}
          id={id}
          src={facilityPicture[0]?.filepath}
          sizes={sizes[shape]}
          ratio={1}
        />
      </Picture>
      <Facts>
        <Head $isBesideHeart={shape !== 'tile'}>
          <CardName as={shape === 'row' ? 'h2' : 'h3'}>
            <CardNameLink to={listingKinds[kind].pagePath(id, frompage)}>{name}</CardNameLink>
          </CardName>
          {isAd && <Badge>광고</Badge>}
          <OpenBadge openState={openState} />
        </Head>
        <ListingRating score={reviewScore} count={reviewCount} />
        <Line>
          <Icon name="map-pin" size={16} />
          <Address>{address.address}</Address>
          {distance !== null && <Distance>{formatDistance(distance * 1000)}</Distance>}
        </Line>
        <StationNear station={station} />
        {contract && shape !== 'brief' && (
          <Line>
            <Icon name="phone" size={16} />
            <Phone href={`tel:${contract}`} aria-label={`${name}에 전화하기 ${formatPhone(contract)}`}>
              {formatPhone(contract)}
            </Phone>
          </Line>
        )}
        {had.length > 0 && shape !== 'brief' && (
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
      </Facts>
      <Heart id={id} name={name} />
    </Frame>
  );
}

const sizes = { row: '(min-width: 1280px) 9rem, 6.5rem', tile: '(min-width: 768px) 21rem, min(18rem, 78vw)', brief: '6.5rem' };

/** Letters twice as large leave the words of a phone's card their room. */
const BESIDE = 'min(6.5rem, 29vw)';

const shapes = {
  row: css`
    grid-template-columns: ${BESIDE} minmax(0, 1fr);

    ${media.desktop} {
      grid-template-columns: 9rem minmax(0, 1fr);
    }
  `,
  brief: css`
    grid-template-columns: ${BESIDE} minmax(0, 1fr);
  `,
  tile: css`
    grid-template: 7.5rem minmax(0, 1fr) / minmax(0, 1fr);
  `,
};

/** Without a picture there is only a mark of the kind; on a phone the facts have its room. */
const bare = css`
  grid-template-columns: auto minmax(0, 1fr);

  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Frame = styled(Card)<{ $shape: keyof typeof shapes; $isBare: boolean }>`
  position: relative;
  display: grid;
  height: 100%;
  ${({ $shape, $isBare }) => ($isBare ? bare : shapes[$shape])}
`;

const mark = css`
  width: 2.75rem;
  height: 2.75rem;
  margin: ${tokens.space[4]} 0 0 ${tokens.space[4]};
  overflow: hidden;
  border-radius: ${tokens.radius.md};

  ${media.belowTablet} {
    display: none;
  }
`;

const Picture = styled.div<{ $isBare: boolean }>`
  ${({ $isBare }) => ($isBare ? mark : 'min-height: 100%;')}
`;

const Facts = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space[2]};
  min-width: 0;
  padding: ${tokens.space[4]};
`;

const Head = styled.div<{ $isBesideHeart: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  padding-right: ${({ $isBesideHeart }) => ($isBesideHeart ? tokens.space[8] : 0)};
`;

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[1]};
  max-width: 100%;
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  line-height: 1.45;
  > svg {
    margin-top: 0.15em;
    color: ${tokens.color.textMute};
  }
`;

/** Some registers write the whole floor plan into it; the page of the listing has all of it. */
const Address = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  min-width: 0;
  overflow: hidden;
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

const Distance = styled.strong`
  flex: none;
  margin-left: ${tokens.space[1]};
  color: ${tokens.color.primaryHover};
  font-variant-numeric: tabular-nums;
`;

const Phone = styled.a`
  position: relative;
  z-index: 1;
  color: inherit;
  text-decoration: none;
  font-variant-numeric: tabular-nums;
  &:hover {
    color: ${tokens.color.primaryHover};
    text-decoration: underline;
  }
  &:focus-visible {
    ${focusRing}
  }
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]};
  margin: auto 0 0;
  padding: ${tokens.space[1]} 0 0;
  list-style: none;
`;

import type { BusinessKind } from '@petcare/contracts';
import type { MapPosition } from '@petcare/maps';
import { answerOf } from '@petcare/remote';
import {
  buttonStyles,
  formatPhone,
  Icon,
  IconButton,
  LinkButton,
  Skeleton,
  tokens,
  useFocusKept,
  type ButtonStyleProps,
} from '@petcare/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { Heart } from '../heart/heart.tsx';
import { listingKinds } from '../listing/listing-kinds.ts';
import { ListingRating } from '../listing/listing-rating.tsx';
import { OpenBadge } from '../listing/open-badge.tsx';
import { StationNear } from '../listing/station-near.tsx';
import { featuresOf } from '../listing/features.ts';
import { distanceAway } from '../map-search/distance-away.ts';
import { positionOf } from '../map-search/use-map-search.ts';
import { Distance, FeatureTags } from './list-parts.tsx';
import { selectedQueries } from './selected-queries.ts';

type Props = { kind: BusinessKind; id: string; from: MapPosition | null; onClose: () => void };

/** The chosen place as its row tells it, with the ways to call it, to book and to its page. */
export function SelectedListing({ kind, id, from, onClose }: Props) {
  const { standIn, data } = answerOf(useQuery({ query: selectedQueries[kind], variables: { id } }), <Skeleton variant="text" />);
  const listing = data?.selected;
  const distance = listing ? distanceAway(from, positionOf(listing)) : null;
  const card = useRef<HTMLElement>(null);
  useFocusKept(card);
  // Chosen in the list below, it is where the keyboard goes on; whoever is in the search box or on the map stays there.
  useEffect(() => {
    if (card.current?.parentElement?.contains(document.activeElement)) card.current.focus({ preventScroll: true });
  }, []);
  // Back to the row that it was chosen by, if that is still listed; whoever closes it by hand goes on with what is in sight.
  const close = () => {
    const row = card.current?.parentElement?.querySelector<HTMLElement>('[data-chosen]');
    row?.focus({ preventScroll: !document.activeElement?.matches(':focus-visible') });
    onClose();
  };
  return (
    <Place ref={card} tabIndex={-1} aria-live="polite" onKeyDown={({ key }) => key === 'Escape' && close()}>
      <Close icon="close" label="선택 해제" onPress={close} />
      {standIn}
      {listing && (
        <>
          <Head>
            <Name>{listing.name}</Name>
            <OpenBadge openState={listing.openState} />
            <ListingRating score={listing.reviewScore} count={listing.reviewCount} />
          </Head>
          <BesideClose id={id} name={listing.name} />
          <Where>
            {listing.address.address} {distance && <Distance>{distance}</Distance>}
          </Where>
          <StationNear station={listing.station} />
          <FeatureTags features={featuresOf(listing)} />
          <Acts>
            {listing.contract && (
              <Call href={`tel:${listing.contract}`} $variant="secondary">
                <Icon name="phone" size={16} />
                {formatPhone(listing.contract)}
              </Call>
            )}
            {listing.allowReservation && kind !== 'pharmacy' && (
              <LinkButton to={`/reservation?${kind}=${id}`} variant="secondary" icon="calendar">
                예약하기
              </LinkButton>
            )}
            <LinkButton to={listingKinds[kind].pagePath(id, 'mappage')}>자세히 보기</LinkButton>
          </Acts>
        </>
      )}
    </Place>
  );
}

const Place = styled.section.attrs({ 'aria-label': '선택한 곳' })`
  position: relative;
  display: grid;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[2]} ${tokens.space[4]} ${tokens.space[4]};
  border-bottom: 1px solid ${tokens.color.border};
  background: ${tokens.color.primarySoft};
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Close = styled(IconButton)`
  position: absolute;
  top: ${tokens.space[1]};
  right: ${tokens.space[1]};
`;

const BesideClose = styled(Heart)`
  right: ${tokens.space[12]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  padding-right: 5.5rem;
`;

const Name = styled.h2`
  font-size: ${tokens.font.size.lg};
  font-weight: ${tokens.font.weight.bold};
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

const Where = styled.p`
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  word-break: keep-all;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  > * {
    flex: 1 0 auto;
  }
`;

const Call = styled.a<ButtonStyleProps>`
  ${buttonStyles}
  font-variant-numeric: tabular-nums;
`;

import type { Feature } from '@petcare/features';
import type { BusinessKind } from '@petcare/contracts';
import { useHydrated } from '@petcare/remote';
import { tokens, useFocusKept } from '@petcare/ui';
import { useRef, type ComponentProps, type KeyboardEvent, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Heart } from '../heart/heart.tsx';
import { listingKinds } from '../listing/listing-kinds.ts';
import { ListingRating } from '../listing/listing-rating.tsx';
import { OpenBadge } from '../listing/open-badge.tsx';
import { StationNear } from '../listing/station-near.tsx';
import { Distance, FeatureTags } from './list-parts.tsx';
import { rowStyles } from './row-styles.ts';

/** The facts of a listing in its row. */
export type RowFacts = {
  id: string;
  name: string;
  address: string;
  tags: readonly Feature[];
  openState: ComponentProps<typeof OpenBadge>['openState'];
  station: ComponentProps<typeof StationNear>['station'];
  reviewScore: number | null;
  reviewCount: number;
};
type Props = { kind: BusinessKind; facts: RowFacts; distance: string | null; isChosen: boolean; onChoose: () => void };

/** A place in the list; choosing it shows it on the map. Where no script runs, and in another tab, it leads to its page. */
export function ListingRow({ kind, facts, distance, isChosen, onChoose }: Props) {
  const { id, name, address, tags, openState, station, reviewScore, reviewCount } = facts;
  const row = useRef<HTMLAnchorElement>(null);
  useFocusKept(row);
  const asButton = useHydrated() && { role: 'button', 'aria-pressed': isChosen };
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onChoose();
  };
  return (
    <>
      <Row
        ref={row}
        to={listingKinds[kind].pagePath(id, 'mappage')}
        {...asButton}
        data-chosen={isChosen || undefined}
        onClick={press}
        onKeyDown={pressKey}
      >
        <Head>
          <strong>{name}</strong>
          {distance && <Distance>{distance}</Distance>}
        </Head>
        <State>
          <OpenBadge openState={openState} />
          <ListingRating score={reviewScore} count={reviewCount} />
          <StationNear station={station} />
        </State>
        <Address>{address}</Address>
        <FeatureTags features={tags} />
      </Row>
      <Heart id={id} name={name} />
    </>
  );
}

const Row = styled(Link)`
  ${rowStyles}
  display: grid;
  gap: ${tokens.space[1]};
  padding-right: ${tokens.space[12]};
  &[data-chosen] {
    background: ${tokens.color.primarySoft};
  }
`;

const Head = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  strong {
    font-weight: ${tokens.font.weight.semibold};
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
`;

const State = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  &:empty {
    display: none;
  }
`;

const Address = styled.span`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

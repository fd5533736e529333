import type { MapPosition } from '@petcare/maps';
import type { ListingKind } from '../listing/listing-kinds.ts';
import { distanceAway } from './distance-away.ts';
import { Rows } from './list-parts.tsx';
import type { FoundListing } from './listing-queries.ts';
import { ListingRow } from './listing-row.tsx';
import { positionOf } from './use-map-search.ts';

export type FoundRowsProps = {
  kind: ListingKind;
  listings: readonly FoundListing[];
  selectedId: string | null;
  from: MapPosition | null;
  onListing: (id: string, position: MapPosition) => void;
};

/** Listings in their order, wherever they are: not only those in view. */
export function FoundRows({ kind, listings, selectedId, from, onListing }: FoundRowsProps) {
  return (
    <Rows>
      {listings.map((listing) => {
        const position = positionOf(listing);
        return (
          <li key={listing.id}>
            <ListingRow
              kind={kind}
              id={listing.id}
              name={listing.name}
              address={listing.address.address}
              distance={distanceAway(from, position)}
              score={listing.reviewScore}
              reviews={listing.reviewCount}
              isChosen={listing.id === selectedId}
              onChoose={() => position && onListing(listing.id, position)}
            />
          </li>
        );
      })}
    </Rows>
  );
}

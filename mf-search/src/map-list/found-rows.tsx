import type { BusinessKind } from '@petcare/contracts';
import type { MapPosition } from '@petcare/maps';
import { featuresOf } from '../listing/features.ts';
import { distanceAway } from '../map-search/distance-away.ts';
import { Rows } from './list-parts.tsx';
import type { FoundListing } from '../map-search/listing-queries.ts';
import { ListingRow } from './listing-row.tsx';
import { positionOf } from '../map-search/use-map-search.ts';

export type FoundRowsProps = {
  kind: BusinessKind;
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
              facts={{ ...listing, address: listing.address.address, tags: featuresOf(listing) }}
              distance={distanceAway(from, position)}
              isChosen={listing.id === selectedId}
              onChoose={() => position && onListing(listing.id, position)}
            />
          </li>
        );
      })}
    </Rows>
  );
}

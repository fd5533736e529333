import type { MapPosition } from '@petcare/maps';
import { listingKinds, type ListingKind } from '../listing/listing-kinds.ts';
import { distanceAway } from './distance-away.ts';
import { Head, Rows } from './list-parts.tsx';
import type { FoundListing } from './listing-queries.ts';
import { ListingRow } from './listing-row.tsx';
import { positionOf } from './use-map-search.ts';

type Props = {
  kind: ListingKind;
  listings: readonly FoundListing[];
  selectedId: string | null;
  from: MapPosition | null;
  onListing: (id: string, position: MapPosition) => void;
};

/** The nearest to where the person is, while the map shows areas alone: they are too far away to be seen as places. */
export function NearestListings({ kind, listings, selectedId, from, onListing }: Props) {
  if (listings.length === 0) return null;
  return (
    <>
      <Head>가장 가까운 {listingKinds[kind].name}</Head>
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
    </>
  );
}

import type { MapLevel, MapPosition } from '@petcare/maps';
import type { ListingKind } from '../../lib/listing-kinds.ts';
import { FoundListings } from './found-listings.tsx';
import { ListingsInView } from './listings-in-view.tsx';
import { SelectedListing } from './selected-listing.tsx';
import type { MapPlaces } from './use-map-places.ts';
import type { MapSearch } from './use-map-search.ts';

type Props = {
  kind: ListingKind;
  level: MapLevel;
  places: MapPlaces;
  found: MapSearch;
  selectedId: string | null;
  center: MapPosition;
  /** Where the person is; distances are told only from there. */
  from: MapPosition | null;
  onArea: (position: MapPosition) => void;
  onListing: (id: string, position: MapPosition) => void;
  onClose: () => void;
  onLocate: () => void;
};

/** Everything that the map shows, as text: what was searched, else areas or places in view. */
export function MapList({ found, onClose, ...rest }: Props) {
  const { kind, selectedId } = rest;
  return (
    <>
      {selectedId && <SelectedListing key={selectedId} kind={kind} id={selectedId} onClose={onClose} />}
      {found.search ? <FoundListings found={found} {...rest} /> : <ListingsInView {...rest} />}
    </>
  );
}

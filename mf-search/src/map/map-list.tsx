import type { MapLevel, MapPosition } from '@petcare/maps';
import { knownOrigin, type DeviceLocation } from '../location/device-location.ts';
import type { ListingKind } from '../listing/listing-kinds.ts';
import { FoundListings } from './found-listings.tsx';
import type { FoundListing } from './listing-queries.ts';
import { ListingsInView } from './listings-in-view.tsx';
import { NearestListings } from './nearest-listings.tsx';
import { OriginLine } from './origin-line.tsx';
import { SelectedListing } from './selected-listing.tsx';
import type { MapPlaces } from './use-map-places.ts';
import type { MapSearch } from './use-map-search.ts';

type Props = {
  kind: ListingKind;
  level: MapLevel;
  places: MapPlaces;
  /** To where the person is. */
  nearest: readonly FoundListing[];
  found: MapSearch;
  selectedId: string | null;
  center: MapPosition;
  /** Where the person is, or an address that was searched; distances are told only from there. */
  location: DeviceLocation;
  onArea: (position: MapPosition) => void;
  onListing: (id: string, position: MapPosition) => void;
  onClose: () => void;
  onLocate: () => void;
};

/** Everything that the map shows, as text: what was searched, else areas or places in view. */
export function MapList({ found, nearest, location, onClose, ...lists }: Props) {
  const rest = { ...lists, from: knownOrigin(location) };
  const { kind, selectedId } = rest;
  return (
    <>
      {selectedId && <SelectedListing key={selectedId} kind={kind} id={selectedId} onClose={onClose} />}
      <OriginLine location={location} />
      {found.asked.search ? (
        <FoundListings found={found} {...rest} />
      ) : (
        <>
          {location.isCurrentLocation && rest.level !== 'pins' && <NearestListings listings={nearest} {...rest} />}
          <ListingsInView {...rest} />
        </>
      )}
    </>
  );
}

import type { BusinessKind } from '@petcare/contracts';
import type { MapLevel, MapPosition } from '@petcare/maps';
import { lazyPiece } from '@petcare/remote';
import { knownOrigin, type DeviceLocation } from '../location/device-location.ts';
import { FoundListings } from './found-listings.tsx';
import type { FoundListing } from '../map-search/listing-queries.ts';
import { ListingsInView } from './listings-in-view.tsx';
import { NearestListings } from './nearest-listings.tsx';
import { OriginLine } from './origin-line.tsx';
import type { MapPlaces } from '../map-search/use-map-places.ts';
import type { MapSearch } from '../map-search/use-map-search.ts';

/** Chosen in the browser alone: what stands behind the # no server knows. */
const SelectedListing = lazyPiece(() =>
  import(/* webpackChunkName: "map-later" */ './selected-listing.tsx').then((m) => m.SelectedListing),
);

type Props = {
  kind: BusinessKind;
  level: MapLevel;
  places: MapPlaces;
  /** To where the person is. */
  nearest: readonly FoundListing[];
  found: MapSearch;
  selectedId: string | null;
  center: MapPosition;
  /** The place of the person, or of an address that was searched; distances are told only from there. */
  location: DeviceLocation;
  isAtDefault: boolean;
  onArea: (position: MapPosition) => void;
  onListing: (id: string, position: MapPosition) => void;
  onClose: () => void;
  onLocate: () => void;
};

/** Everything that the map shows, as text: what was searched, else areas or places in view. */
export function MapList({ found, nearest, location, isAtDefault, onClose, ...lists }: Props) {
  const rest = { ...lists, from: knownOrigin(location) };
  const { kind, selectedId, onLocate } = rest;
  const areAreas = rest.places.clusters.length > 0;
  return (
    <>
      {selectedId && <SelectedListing key={selectedId} kind={kind} id={selectedId} from={rest.from} onClose={onClose} />}
      <OriginLine location={location} isAtDefault={isAtDefault} onLocate={onLocate} />
      {found.asked.search ? (
        <FoundListings found={found} {...rest} />
      ) : (
        <>
          {location.isCurrentLocation && areAreas && <NearestListings listings={nearest} {...rest} />}
          <ListingsInView {...rest} />
        </>
      )}
    </>
  );
}

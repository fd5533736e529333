import { levelOfZoom, viewAround, type MapPosition } from '@petcare/maps';
import { useNavigate } from 'react-router-dom';
import { listingKinds, type ListingKind } from '../listing/listing-kinds.ts';
import { writeMapAddress, ZOOM } from './map-address.ts';
import type { SearchSuggestion } from '../suggestions/use-suggestions.ts';
import type { useMapView } from './use-map-view.ts';

/** The first comfortable zoom with pins. */
const PINS_ZOOM = 13.2;

type Deps = {
  kind: ListingKind;
  view: ReturnType<typeof useMapView>['view'];
  /** The zoom of a single place. */
  placeZoom: number;
  onArea: (name: string, center: MapPosition, zoom: number) => void;
  onListing: (id: string, position: MapPosition) => void;
};

/**
 * Where a suggestion leads on a map: to all of an area, or to a listing's pin, on the map of its kind. A listing without
 * a position has its page only.
 */
export function useChosenSuggestion({ kind, view, placeZoom, onArea, onListing }: Deps): (chosen: SearchSuggestion) => void {
  const navigate = useNavigate();
  return (chosen) => {
    if (chosen.kind === 'region') {
      if (!chosen.bounds) return;
      const { center, zoom } = viewAround(chosen.bounds, view);
      // A district that nearly fits is shown with its places rather than as one count.
      const wished = chosen.sigungu !== null && zoom > PINS_ZOOM - 1.5 && levelOfZoom(zoom) !== 'pins' ? PINS_ZOOM : zoom;
      return onArea(chosen.text, center, Math.min(Math.max(wished, ZOOM.least), placeZoom));
    }
    const { latitude, longitude, listingId } = chosen;
    const { mapPath, pagePath } = listingKinds[chosen.kind];
    if (latitude === null || longitude === null) return void navigate(pagePath(listingId, 'mappage'));
    const position = { latitude, longitude };
    if (chosen.kind === kind) return onListing(listingId, position);
    void navigate(mapPath + writeMapAddress({ center: position, zoom: placeZoom, selectedId: listingId }));
  };
}

import type { BusinessKind } from '@petcare/contracts';
import type { MapPosition } from '@petcare/maps';
import { useNavigate } from 'react-router-dom';
import { listingKinds } from '../listing/listing-kinds.ts';
import { PLACE_ZOOM, viewOfArea } from '../map-view/area-view.ts';
import { writeMapAddress } from '../map-view/map-address.ts';
import type { SearchSuggestion } from '../suggestions/use-suggestions.ts';
import type { useMapView } from '../map-view/use-map-view.ts';

type Deps = {
  kind: BusinessKind;
  view: ReturnType<typeof useMapView>['view'];
  onArea: (name: string, center: MapPosition, zoom: number) => void;
  onListing: (id: string, position: MapPosition) => void;
};

/**
 * Follows a suggestion on a map: to all of an area, to a station, or to a listing's pin, on the map of its kind. A listing without a position, and a
 * symptom, disease or treatment, has its page only.
 */
export function useChosenSuggestion({ kind, view, onArea, onListing }: Deps): (chosen: SearchSuggestion) => void {
  const navigate = useNavigate();
  return (chosen) => {
    if (chosen.kind === 'region') {
      if (!chosen.bounds) return;
      const { center, zoom } = viewOfArea(chosen.bounds, chosen.sigungu !== null, view);
      return onArea(chosen.text, center, zoom);
    }
    if (chosen.kind === 'knowledge') return void navigate(chosen.to);
    const { latitude, longitude } = chosen;
    if (chosen.kind === 'station') {
      if (latitude !== null && longitude !== null) onArea(chosen.text, { latitude, longitude }, PLACE_ZOOM);
      return;
    }
    const { listingId } = chosen;
    const { mapPath, pagePath } = listingKinds[chosen.kind];
    if (latitude === null || longitude === null) return void navigate(pagePath(listingId, 'mappage'));
    const position = { latitude, longitude };
    if (chosen.kind === kind) return onListing(listingId, position);
    void navigate(mapPath + writeMapAddress({ center: position, zoom: PLACE_ZOOM, selectedId: listingId }));
  };
}

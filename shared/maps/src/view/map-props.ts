import type { MapCluster, MapCover, MapPin, MapPosition, MapView } from '../places/places.ts';

/** Props of {@link PlacesMap}. All positions are WGS84 degrees. */
export interface PlacesMapProps {
  /** Accessible name of the map, for example `동물병원 지도`. */
  label: string;
  /** The centre of the map. A new value flies there; the one that `onMove` just reported may be fed back safely. */
  center: MapPosition;
  /** 5.5 to 18 with the house's style; fractions allowed. A new value zooms there. */
  zoom: number;
  /** Counts by area, shown as bubbles. Usually either these or `pins`. Default none. */
  clusters?: readonly MapCluster[];
  /** Single places. Default none; several hundred are drawn at full frame rate. */
  pins?: readonly MapPin[];
  /** The pin shown large with its name; it need not be in view. */
  selectedId?: string | null;
  /** A pin was chosen on the map, or, with `null`, the empty map was clicked while one was selected. */
  onSelect?: (id: string | null) => void;
  /** The view came to rest: once when the map is there, then 150 ms after each movement. */
  onMove?: (view: MapView) => void;
  /** A bubble was chosen. The map zooms into it by itself. */
  onClusterSelect?: (cluster: MapCluster) => void;
  /** The visitor's own position, shown as a dot. */
  myLocation?: MapPosition | null;
  /** The part of the map that lies under something of the page: `center` is the middle of the rest. Default nothing. */
  cover?: MapCover;
  /** Shows a 내 위치 button among the map's buttons and is called when it is pressed. */
  onLocate?: () => void;
  /** For styled-components: `styled(PlacesMap)`. The map fills its box; give that box a height. */
  className?: string;
}

/** A point in WGS84 degrees. */
export interface MapPosition {
  latitude: number;
  longitude: number;
}

/** A box in WGS84 degrees; `south <= north` and `west <= east`. */
export interface MapBounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The present view of the map: its box, its zoom (0 to 19, fractions allowed) and the centre of what nothing lies over. */
export interface MapView {
  bounds: MapBounds;
  /** The part of `bounds` that nothing lies over, where something does. */
  free?: MapBounds;
  zoom: number;
  center: MapPosition;
}

/** The CSS pixels of the map that lie under something, at its head and at its foot. */
export interface MapCover {
  top: number;
  bottom: number;
}

/** The three pin drawings, one of which a place gets. */
export type MapPinKind = 'hospital' | 'pharmacy' | 'company';

/** An area with its counts, shown as one bubble at the given position. `name` is shown as it is, the counts in their order. */
export interface MapCluster extends MapPosition {
  id: string;
  name: string;
  counts: readonly { kind: MapPinKind; count: number }[];
}

/**
 * One place. `id` is unique among all pins shown together.
 * `metres`, the distance from the visitor, is shown below the pin where it is known, then `tags` in the order of {@link pinTags}; other words
 * are ignored. Where labels meet, that of the nearer place stays.
 */
export interface MapPin extends MapPosition {
  id: string;
  kind: MapPinKind;
  name: string;
  metres?: number;
  tags: readonly string[];
}

/** The labels a pin can carry, in the order they are shown. */
export const pinTags = ['24시', '미용', '호텔', '유치원', '용품', '주차'] as const;

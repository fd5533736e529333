import type { MapPin, MapPosition, MapView } from './places.ts';

/**
 * The look of a marker: the point of it that lies on its position, and whether it stands above all others and out of the way of the
 * pointer.
 */
export interface MarkerLook {
  anchor: 'center' | 'bottom';
  isRaised: boolean;
}

/** An element on a position of the map, `offset` px to the right and down of it. */
export interface PlacedMarker {
  moveTo(position: MapPosition, offset: readonly [x: number, y: number]): void;
  remove(): void;
}

/** A living map, whoever draws it: all that `PlacesMap` asks of MapLibre and of Kakao Maps alike. */
export interface DrawnMap {
  /** The parent of React's markers. */
  readonly markers: HTMLElement;
  /** The strip at the foot of the map, with the names of its makers where the library tells them there. */
  readonly foot: HTMLElement;
  /** It takes a marker's element away from `markers`: React then keeps to an element inside. */
  readonly takesMarkers: boolean;
  view(): MapView;
  /** Moves there, in sight of the visitor. */
  goTo(center: MapPosition, zoom: number): void;
  zoomBy(steps: 1 | -1): void;
  /** After each movement and each change of its size. Returns how to stop hearing, as the others do. */
  onRest(listener: () => void): () => void;
  /** A pin was pressed, or, without an id, the map beside them. */
  onPress(listener: (id: string | undefined) => void): () => void;
  showPins(pins: readonly MapPin[]): void;
  /** Leaves one pin out, where a larger one stands in for it. */
  hidePin(id: string): () => void;
  place(element: HTMLElement, look: MarkerLook): PlacedMarker;
  /** Gives the text that a screen reader says of the map that has the focus. */
  describe(text: string): void;
  remove(): void;
}

/** The state in which a map begins. */
export interface MapStart {
  container: HTMLElement;
  center: MapPosition;
  zoom: number;
}

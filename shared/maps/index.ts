export { PlacesMap } from './src/places-map.tsx';
export { MapPlace } from './src/map-place.tsx';
export type { PlacesMapProps } from './src/map-props.ts';
export { boundsAround, distanceKm, levelOfZoom, viewAround, zoomInto } from './src/geometry.ts';
export type { MapLevel } from './src/geometry.ts';
export { kindWords } from './src/kinds.ts';
export { pinTags } from './src/places.ts';
export type { MapBounds, MapCluster, MapCover, MapPin, MapPinKind, MapPosition, MapView } from './src/places.ts';

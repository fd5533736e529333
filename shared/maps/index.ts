export { PlacesMap } from './src/places-map.tsx';
export { MapPlace } from './src/frame/map-place.tsx';
export type { PlacesMapProps } from './src/view/map-props.ts';
export { boundsAround, distanceKm, levelOfZoom, viewAround, zoomInto } from './src/places/geometry.ts';
export type { MapLevel } from './src/places/geometry.ts';
export { kindWords } from './src/places/kinds.ts';
export { pinTags } from './src/places/places.ts';
export type { MapBounds, MapCluster, MapCover, MapPin, MapPinKind, MapPosition, MapView } from './src/places/places.ts';

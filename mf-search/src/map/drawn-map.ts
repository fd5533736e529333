export { PlacesMap } from '@petcare/maps';

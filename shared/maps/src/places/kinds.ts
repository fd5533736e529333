import { mapColors } from './map-colors.ts';
import type { MapPinKind } from './places.ts';

/** The names of the places of a kind where there is little room. */
export const kindWords: Record<MapPinKind, string> = { hospital: '병원', pharmacy: '약국', company: '업체' };

/** Of a count on a white bubble: 4.5:1. */
export const kindColors: Record<MapPinKind, string> = {
  hospital: mapColors.hospitalDark,
  pharmacy: mapColors.pharmacy,
  company: mapColors.company,
};

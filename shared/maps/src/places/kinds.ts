import { tokens } from '@petcare/ui';
import { pinColors, schemed } from './map-colors.ts';
import type { MapPinKind } from './places.ts';

/** The names of the places of a kind where there is little room. */
export const kindWords: Record<MapPinKind, string> = { hospital: '병원', pharmacy: '약국', company: '업체' };

/** The declaration of a count's colour, or of its mark's: 4.5:1 on a bubble. */
export const kindColor = (kind: MapPinKind, property: 'color' | 'background'): string =>
  ({
    hospital: `${property}: ${tokens.color.primary};`,
    pharmacy: `${property}: ${tokens.color.accent};`,
    company: schemed(property, pinColors.company, pinColors.companyLight),
  })[kind];

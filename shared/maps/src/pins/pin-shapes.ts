import { pinColors } from '../places/map-colors.ts';
import type { MapPinKind } from '../places/places.ts';

/** A pin's drawing, in its own pixels; its tip is the middle of the lower edge. */
export interface PinShape {
  width: number;
  height: number;
  /** Painted in this order, each on the one before. */
  paths: { d: string; fill: string; stroke?: string; strokeWidth?: number }[];
}

const smallDrop =
  'M16 39C15.2 39 14.5 38.6 14 37.9C9.4 31.2 1.5 24.1 1.5 15.5A14.5 14.5 0 0 1 30.5 15.5C30.5 24.1 22.6 31.2 18 37.9C17.5 38.6 16.8 39 16 39Z';
const largeDrop =
  'M23 56.8C21.9 56.8 20.9 56.2 20.2 55.2C13.5 45.4 2 35 2 22.5A21 21 0 0 1 44 22.5C44 35 32.5 45.4 25.8 55.2C25.1 56.2 24.1 56.8 23 56.8Z';

/** The pins of the three kinds: hospital and company 32 × 40, pharmacy 46 × 58. */
export const pinShapes: Record<MapPinKind, PinShape> = {
  hospital: {
    width: 32,
    height: 40,
    paths: [
      { d: smallDrop, fill: pinColors.hospital, stroke: pinColors.white, strokeWidth: 1.6 },
      { d: 'M13.4 8.2H18.6V12.9H23.3V18.1H18.6V22.8H13.4V18.1H8.7V12.9H13.4Z', fill: pinColors.white },
    ],
  },
  pharmacy: {
    width: 46,
    height: 58,
    paths: [
      { d: largeDrop, fill: pinColors.pharmacy, stroke: pinColors.white, strokeWidth: 2 },
      {
        d: 'M14.5 31A6.9 6.9 0 0 1 14.5 21.2L21.7 14A6.9 6.9 0 0 1 31.5 14A6.9 6.9 0 0 1 31.5 23.8L24.3 31A6.9 6.9 0 0 1 14.5 31Z',
        fill: pinColors.white,
      },
      {
        d: 'M16.1 29.4A4.65 4.65 0 0 1 16.1 22.8L19.2 19.7L25.8 26.3L22.7 29.4A4.65 4.65 0 0 1 16.1 29.4Z',
        fill: pinColors.pharmacySoft,
      },
    ],
  },
  company: {
    width: 32,
    height: 40,
    paths: [
      { d: smallDrop, fill: pinColors.company, stroke: pinColors.white, strokeWidth: 1.6 },
      {
        d: 'M16 14.6C19 14.6 22 17.7 22 20.3C22 22 20.8 22.9 19.4 22.9C18.2 22.9 17.2 22.3 16 22.3C14.8 22.3 13.8 22.9 12.6 22.9C11.2 22.9 10 22 10 20.3C10 17.7 13 14.6 16 14.6Z',
        fill: pinColors.white,
      },
      {
        d: 'M13.4 7.2A1.9 2.5 0 1 1 13.4 12.2A1.9 2.5 0 1 1 13.4 7.2ZM18.6 7.2A1.9 2.5 0 1 1 18.6 12.2A1.9 2.5 0 1 1 18.6 7.2ZM9.2 11.2A1.7 2.2 0 1 1 9.2 15.6A1.7 2.2 0 1 1 9.2 11.2ZM22.8 11.2A1.7 2.2 0 1 1 22.8 15.6A1.7 2.2 0 1 1 22.8 11.2Z',
        fill: pinColors.white,
      },
    ],
  },
};

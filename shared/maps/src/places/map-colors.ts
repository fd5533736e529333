import type { Scheme } from '@petcare/ui/scheme';

const light = {
  sea: '#d5e6ea',
  neighbours: '#eeeae4',
  land: '#fffaf4',
  coast: '#b3cbd0',
  shore: '#ffffff',
  street: '#ffffff',
  sido: '#cdb9a8',
  sigungu: '#e6d8ca',
  neighbourhood: '#7d6757',
  station: '#2f5f8f',
  ink: '#2a211c',
  green: '#e3efd9',
  building: '#f1e8de',
  highway: '#ffd9a8',
};

/** The colours of a map that is drawn by a library, which reads no custom properties. */
export type MapColors = typeof light;

/** The map's own colours: the kit's warm paper with a calm sea, and the same by night. */
export const mapColors: Record<Scheme, MapColors> = {
  light,
  dark: {
    sea: '#14242b',
    neighbours: '#1a1714',
    land: '#241d18',
    coast: '#3d565e',
    shore: '#2f444b',
    street: '#3d332b',
    sido: '#6b5848',
    sigungu: '#3c312a',
    neighbourhood: '#b39d8c',
    station: '#9cc4ee',
    ink: '#f5ede6',
    green: '#222e1f',
    building: '#2c241e',
    highway: '#6b4b26',
  },
};

/** The colours of pins and of what hangs on them, the same in both schemes: a pin is known by its colour. */
export const pinColors = {
  white: '#ffffff',
  ink: '#2a211c',
  line: '#cdb9a8',
  distance: '#1f4f85',
  hospital: '#e8622f',
  hospitalDark: '#be4117',
  pharmacy: '#1f6f63',
  pharmacySoft: '#8fc9bd',
  company: '#6a4fc0',
  companyLight: '#b9a5f7',
} as const;

/** The colours of a word below a pin: the hours that matter at night filled, a distance in that of the own place. */
export function wordColors(word: string): { fill: string; line: string; text: string } {
  const { white, ink, line, hospitalDark, distance } = pinColors;
  if (word === '24시') return { fill: hospitalDark, line: hospitalDark, text: white };
  return { fill: white, line, text: isDistance(word) ? distance : ink };
}

/** Of the words below a pin only distances are measured. */
const isDistance = (word: string) => /^[\d.]+k?m$/.test(word);

/** A declaration whose value hangs on the scheme; the light one for browsers that know no other. */
export const schemed = (property: string, inLight: string, inDark: string): string =>
  `${property}: ${inLight}; ${property}: light-dark(${inLight}, ${inDark});`;

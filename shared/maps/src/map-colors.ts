/** The map's own colours: the kit's warm paper with a calm sea. GL paints cannot read custom properties. */
export const mapColors = {
  sea: '#d5e6ea',
  neighbours: '#eeeae4',
  land: '#fffaf4',
  coast: '#b3cbd0',
  sido: '#cdb9a8',
  sigungu: '#e6d8ca',
  neighbourhood: '#7d6757',
  ink: '#2a211c',
  white: '#ffffff',
  green: '#e3efd9',
  building: '#f1e8de',
  highway: '#ffd9a8',
  hospital: '#e8622f',
  hospitalDark: '#be4117',
  pharmacy: '#1f6f63',
  company: '#6a4fc0',
} as const;

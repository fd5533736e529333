import { css } from 'styled-components';

/** A row that scrolls to its side where it is too long, with room for the focus rings of what stands in it. */
export const scrollStrip = css`
  margin: -5px;
  padding: 5px;
  overflow-x: auto;
  scrollbar-width: none;
`;

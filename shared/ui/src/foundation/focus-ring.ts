import { css } from 'styled-components';
import { tokens } from './tokens.ts';

/**
 * The house's focus ring, to be put inside the selector of a focused element.
 * Use it as `&:focus-visible { ${focusRing} }` on plain elements.
 */
export const focusRing = css`
  outline: 3px solid ${tokens.color.primaryVivid};
  outline-offset: 2px;
`;

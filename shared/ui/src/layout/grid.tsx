import { styled } from 'styled-components';
import { tokens, type Space } from '../foundation/tokens.ts';

/** Props of `Grid`. */
export interface GridProps {
  /** The least width of a column, as a CSS length; as many columns as fit. Default 16rem. */
  min?: string;
  /** Space between cells. Default 4 (16 px). */
  gap?: Space;
}

/** As many equal columns as fit. */
export const Grid = styled.div.withConfig({ shouldForwardProp: (prop) => !['gap', 'min'].includes(prop) })<GridProps>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ min = '16rem' }) => min}), 1fr));
  gap: ${({ gap = 4 }) => tokens.space[gap]};
`;

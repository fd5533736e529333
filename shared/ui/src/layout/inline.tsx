import { styled } from 'styled-components';
import { tokens, type Space } from '../foundation/tokens.ts';

/** Props of `Inline`. */
export interface InlineProps {
  /** Space between children. Default 2 (8 px). */
  gap?: Space;
  align?: 'flex-start' | 'center' | 'flex-end' | 'baseline' | 'stretch';
  justify?: 'flex-start' | 'center' | 'flex-end' | 'space-between';
  /** Keeps everything on one line. */
  noWrap?: boolean;
}

/** Children beside each other, wrapping. */
export const Inline = styled.div.withConfig({
  shouldForwardProp: (prop) => !['gap', 'align', 'justify', 'noWrap'].includes(prop),
})<InlineProps>`
  display: flex;
  flex-wrap: ${({ noWrap }) => (noWrap ? 'nowrap' : 'wrap')};
  align-items: ${({ align = 'center' }) => align};
  justify-content: ${({ justify = 'flex-start' }) => justify};
  gap: ${({ gap = 2 }) => tokens.space[gap]};
  min-width: 0;
`;

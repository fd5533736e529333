import { styled } from 'styled-components';
import { media } from '../foundation/media.ts';
import { tokens } from '../foundation/tokens.ts';

/** Props of `PageContainer`. */
export interface PageContainerProps {
  /** `narrow` (44rem) for forms and reading. Default the page width of 1080 px, 1280 on wide screens. */
  width?: 'narrow' | 'page';
}

/** The middle column of a page, with gutters that grow with the screen. Not a landmark: the shell owns `main`. */
export const PageContainer = styled.div.withConfig({ shouldForwardProp: (prop) => prop !== 'width' })<PageContainerProps>`
  width: 100%;
  max-width: ${({ width }) => (width === 'narrow' ? '44rem' : tokens.pageWidth)};
  margin-inline: auto;
  padding: ${tokens.space[6]} ${tokens.space[4]} ${tokens.space[12]};
  ${media.tablet} {
    padding: ${tokens.space[10]} ${tokens.space[6]} ${tokens.space[16]};
  }
`;

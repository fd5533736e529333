import { media, tokens } from '@petcare/ui';
import { css } from 'styled-components';

/** Form and points under each other on a phone, beside each other where there is room. */
export const pageColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 18rem;
    align-items: start;
  }
`;

import { media, tokens } from '@petcare/ui';
import { css } from 'styled-components';

/** Menu, form and points under each other on a phone, beside each other where there is room. */
export const pageColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};

  ${media.tablet} {
    grid-template-columns: 12rem minmax(0, 1fr);
    align-items: start;

    > :nth-child(3) {
      grid-column: 2;
    }
  }

  ${media.desktop} {
    grid-template-columns: 12rem minmax(0, 1fr) 18rem;

    > :nth-child(3) {
      grid-column: 3;
    }
  }
`;
